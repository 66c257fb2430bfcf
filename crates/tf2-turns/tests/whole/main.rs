//! Whole matches: laws, counts, records, words, content.

mod content;
mod designed;
mod geometry;
mod golden;
mod laws;
mod reasons;
mod words;

use table::Game;
use tf2_turns::{Rules, Setup, TfTurns};

pub fn new(setup: &Setup) -> TfTurns {
    TfTurns::new(Rules::embedded(), setup).expect("a sound setup")
}
