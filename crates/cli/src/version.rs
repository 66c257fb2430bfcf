//! Which program this is: its version and commit, the wire it speaks, the layout
//! it stores, and of each game the rules and the content.

use std::fmt::Write;

use shelf::Shelf;

/// The version, with the commit in brackets where it is known.
pub(crate) const SHORT: &str = env!("FIRETEAM_VERSION");

/// The day of the commit, where it is known: `2026-11-16`.
pub(crate) fn day() -> Option<&'static str> {
    SHORT.strip_suffix(')')?.rsplit_once(' ').map(|(_, day)| day)
}

/// Everything that decides whether two programs understand each other.
pub(crate) fn long() -> String {
    let mut text = format!("fireteam {SHORT}\n");
    let _ = writeln!(text, "wire {}, database layout {}", server::wire::WIRE, server::store::LAYOUT);
    for game in Shelf::embedded().games() {
        let _ = writeln!(text, "{}: rules {}, content {}", game.name(), game.rules_version(), game.fingerprint());
    }
    text
}
