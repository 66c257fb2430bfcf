//! What is decided before a match and in it, and what comes of it.

use serde::{Deserialize, Serialize};
use table::Actor;

/// A duellist by the end of the strip where they began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    Left,
    Right,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    pub fn ix(self) -> usize {
        self as usize
    }

    pub fn actor(self) -> Actor {
        Actor(self as u8)
    }

    #[must_use]
    pub fn other(self) -> Side {
        Side::BOTH[1 - self.ix()]
    }

    pub fn word(self) -> &'static str {
        ["left", "right"][self.ix()]
    }
}

/// Everything decided before the first answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Who begins.
    pub first: Side,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Advance,
    Retreat,
    Fire,
    /// What the die shows: luck's answer to a shot.
    Roll(u8),
}

/// The sides of the die.
pub(crate) const DIE: u8 = 6;

impl Choice {
    pub(crate) const COUNT: usize = 3 + DIE as usize;
}

impl table::Choice for Choice {
    fn index(self) -> usize {
        match self {
            Choice::Advance => 0,
            Choice::Retreat => 1,
            Choice::Fire => 2,
            Choice::Roll(face) => 2 + usize::from(face),
        }
    }

    fn from_index(index: usize) -> Option<Choice> {
        match index {
            0 => Some(Choice::Advance),
            1 => Some(Choice::Retreat),
            2 => Some(Choice::Fire),
            3..Choice::COUNT => Some(Choice::Roll(index as u8 - 2)),
            _ => None,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Turn { who: Side },
    Moved { who: Side, to: u8 },
    Fired { who: Side },
    Hit { who: Side, roll: u8 },
    Missed { who: Side, roll: u8 },
    Won { who: Side },
    Drawn,
}
