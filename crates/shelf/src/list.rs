//! The games there are. Everything else about a game, it says itself
//! ([`table::Described`]).

use std::path::Path;

use adrenaline::{Adrenaline, TeamPlay};
use duel::Duel;
use tf2_board::TfBoard;
use tf2_turns::TfTurns;

use crate::Wrong;
use crate::folder::Home;
use crate::registry::{AnyGame, put};

/// A game that could be loaded, or the name of one that could not, and why.
pub(crate) type Loaded = Result<Box<dyn AnyGame>, (&'static str, Wrong)>;

macro_rules! games {
    ($($game:ty,)*) => {
        /// The folders of content, each with the files that it may hold.
        pub(crate) fn homes() -> Vec<Home> {
            vec![$(Home::of::<$game>(),)*]
        }

        pub(crate) fn all(dir: Option<&Path>) -> Vec<Loaded> {
            let homes = &homes();
            vec![$(put::<$game>(dir, homes),)*]
        }
    };
}

// A new game is one line here.
games! {
    Adrenaline,
    TeamPlay,
    TfBoard,
    TfTurns,
    Duel,
}
