//! Content files: what is refused and how it is told, and that changed content plays.

mod plays;
mod tables;
mod weapons;

use adrenaline::{Adrenaline, Rules, Setup, content};
use table::Game;
use table::laws::{Care, obey};

/// What is said when `old` in a file is replaced by `new`.
#[track_caller]
pub(crate) fn refused(file: &str, old: &str, new: &str) -> String {
    let mut files = content();
    let before = files.get(file).to_owned();
    assert!(before.contains(old), "{file} has no {old}");
    files.replace(file, before.replacen(old, new, 1)).unwrap();
    match Rules::compile(&files) {
        Ok(_) => panic!("{new} was accepted in {file}"),
        Err(error) => error.to_string(),
    }
}

/// The rules with `old` replaced by `new` in a file.
pub(crate) fn changed(changes: &[(&str, &str, &str)]) -> &'static Rules {
    let mut files = content();
    for (file, old, new) in changes {
        let text = files.get(file).to_owned();
        assert!(text.contains(old), "{file} has no {old}");
        files.replace(file, text.replacen(old, new, 1)).unwrap();
    }
    Box::leak(Box::new(Rules::compile(&files).unwrap_or_else(|error| panic!("{error}"))))
}

/// Random matches under these rules keep every law.
pub(crate) fn obeys(rules: &'static Rules, setup: &Setup, matches: u64) {
    let game = Adrenaline::new(rules, setup).unwrap();
    for seed in 0..matches {
        if let Err(broken) = obey(&game, seed, Care::default()) {
            panic!("{broken}");
        }
    }
}
