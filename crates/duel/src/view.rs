//! What is seen: everything.

use serde::{Deserialize, Serialize};

use crate::moves::Side;
use crate::state::Duel;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuellistView {
    pub at: u8,
    pub health: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub length: u8,
    /// Left, then right.
    pub duellists: Vec<DuellistView>,
    pub mover: Side,
    pub turns_left: u8,
    /// A shot waits for the die.
    pub shot: bool,
}

table::fields!(DuellistView { at, health });
table::fields!(Public { length, duellists: each, mover, turns_left, shot });

impl Public {
    pub(crate) fn of(game: &Duel) -> Public {
        Public {
            length: game.rules.strip.length,
            duellists: game.duellists.iter().map(|one| DuellistView { at: one.at, health: one.health }).collect(),
            mover: game.mover,
            turns_left: game.turns_left,
            shot: game.shot,
        }
    }
}
