//! Programs of others at our tables: what they are told in words, and what
//! people are told when one of them has lost by default.

use serde_json::Value;
use shelf::Shelf;
use shelf::line::{self, Fault, Teller};
use table::{Arg, Message};
use words::{Catalogue, Lang};

use crate::draw::Artist;
use crate::talk::msg;

/// Boards for programs are drawn as wide as this.
const WIDTH: usize = 120;

/// Draws boards and says sentences for programs that want words.
struct Voice(Vec<(&'static str, Artist)>);

/// Lends our voice to programs, if any was named.
pub(crate) fn greet(shelf: &Shelf) {
    if line::programs() {
        line::teller(Box::new(Voice(shelf.games().map(|game| (game.name(), Artist::new(game))).collect())));
    }
}

impl Teller for Voice {
    fn speaks(&self, lang: &str) -> bool {
        lang.parse::<Lang>().is_ok()
    }

    fn say(&self, lang: &str, message: &Message) -> String {
        Catalogue::new(lang.parse().unwrap_or(Lang::En)).say(message)
    }

    fn position(&self, lang: &str, game: &str, view: &Value) -> String {
        let Some((_, artist)) = self.0.iter().find(|(name, _)| *name == game) else { return view.to_string() };
        let lines = artist.draw(view, &Catalogue::new(lang.parse().unwrap_or(Lang::En)), WIDTH);
        anstream::adapter::strip_str(&lines.join("\n")).to_string()
    }
}

/// Says on standard error which programs have lost games by default, and why.
pub(crate) fn report(words: &Catalogue) {
    for trouble in line::troubles() {
        let message = msg("agent-trouble")
            .with("name", trouble.name.as_str())
            .with("games", trouble.matches as usize)
            .with("reason", reason(&trouble.first));
        anstream::eprintln!("{}", words.say(&message));
    }
}

/// Why a program has lost.
pub(crate) fn reason(fault: &Fault) -> Arg {
    let message = match fault {
        Fault::Start(what) => msg("agent-start").with("what", what.as_str()),
        Fault::Ended(what) => msg("agent-ended").with("what", what.as_str()),
        Fault::Late(limit) => msg("agent-late").with("seconds", (*limit as f64 / 1000.0).to_string()),
        Fault::Nonsense(what) => msg("agent-nonsense").with("what", what.as_str()),
        Fault::Illegal(what) => msg("agent-illegal").with("what", what.as_str()),
    };
    Arg::Message(Box::new(message))
}
