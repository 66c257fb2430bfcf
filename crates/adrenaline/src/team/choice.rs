//! One small answer.

use crate::arena::SQUARES;
use crate::bag::KINDS;

/// A way to use an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Heal,
    Purge,
    /// What is purged: a venom token, a control token, a mark.
    Venom,
    Control,
    Mark,
    Charge,
    Discharge,
    Scavenge,
    Tune,
    LockOn,
    Siphon,
}

impl Use {
    pub(crate) const ALL: [Use; 11] = [
        Use::Heal,
        Use::Purge,
        Use::Venom,
        Use::Control,
        Use::Mark,
        Use::Charge,
        Use::Discharge,
        Use::Scavenge,
        Use::Tune,
        Use::LockOn,
        Use::Siphon,
    ];

    /// The word of the log.
    pub fn word(self) -> &'static str {
        ["heal", "purge", "venom", "control", "mark", "charge", "discharge", "scavenge", "tune", "lock-on", "siphon"]
            [self as usize]
    }
}

/// What anybody can be asked for, luck included. The context says what it is
/// for: a figure is drafted, sent to act, shot at or healed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Pass,
    Grab,
    Shoot,
    /// The same after an adrenaline rush.
    RushGrab,
    RushShoot,
    Use(Use),
    /// An effect of the weapon in play.
    Effect(u8),
    Weapon(u8),
    /// One of the six characters.
    Figure(u8),
    Square(u8),
    Room(u8),
    Heading(u8),
    /// A cube of this colour.
    Cube(u8),
    /// A powerup card.
    Card(u8),
    Tile(u8),
    Player(u8),
    /// 0 black, 1 white.
    Team(u8),
    Reward(u8),
}

const RANGES: [usize; 14] = [5, 11, 8, 64, 6, SQUARES, 16, 4, 3, KINDS, KINDS, 6, 2, 8];

const fn start(range: usize) -> usize {
    let mut sum = 0;
    let mut i = 0;
    while i < range {
        sum += RANGES[i];
        i += 1;
    }
    sum
}

impl Choice {
    pub(crate) const COUNT: usize = start(14);

    /// The answer as the card language takes it.
    pub(crate) fn of_program(self) -> crate::Choice {
        match self {
            Choice::Effect(n) => crate::Choice::Effect(n),
            Choice::Figure(n) => crate::Choice::Figure(n),
            Choice::Square(n) => crate::Choice::Square(n),
            Choice::Room(n) => crate::Choice::Room(n),
            Choice::Heading(n) => crate::Choice::Heading(n),
            _ => crate::Choice::Pass,
        }
    }
}

impl From<crate::Choice> for Choice {
    fn from(choice: crate::Choice) -> Choice {
        match choice {
            crate::Choice::Pass => Choice::Pass,
            crate::Choice::Effect(n) => Choice::Effect(n),
            crate::Choice::Figure(n) => Choice::Figure(n),
            crate::Choice::Square(n) => Choice::Square(n),
            crate::Choice::Room(n) => Choice::Room(n),
            crate::Choice::Heading(n) => Choice::Heading(n),
            other => unreachable!("no card asks for {other:?}"),
        }
    }
}

impl table::Choice for Choice {
    #[inline]
    fn index(self) -> usize {
        match self {
            Choice::Pass => 0,
            Choice::Grab => 1,
            Choice::Shoot => 2,
            Choice::RushGrab => 3,
            Choice::RushShoot => 4,
            Choice::Use(how) => how as usize + const { start(1) },
            Choice::Effect(n) => n as usize + const { start(2) },
            Choice::Weapon(n) => n as usize + const { start(3) },
            Choice::Figure(n) => n as usize + const { start(4) },
            Choice::Square(n) => n as usize + const { start(5) },
            Choice::Room(n) => n as usize + const { start(6) },
            Choice::Heading(n) => n as usize + const { start(7) },
            Choice::Cube(n) => n as usize + const { start(8) },
            Choice::Card(n) => n as usize + const { start(9) },
            Choice::Tile(n) => n as usize + const { start(10) },
            Choice::Player(n) => n as usize + const { start(11) },
            Choice::Team(n) => n as usize + const { start(12) },
            Choice::Reward(n) => n as usize + const { start(13) },
        }
    }

    fn from_index(index: usize) -> Option<Choice> {
        if index >= Choice::COUNT {
            return None;
        }
        let range = (1..RANGES.len()).rev().find(|&range| index >= start(range)).unwrap_or(0);
        let n = (index - start(range)) as u8;
        Some(match range {
            0 => [Choice::Pass, Choice::Grab, Choice::Shoot, Choice::RushGrab, Choice::RushShoot][index],
            1 => Choice::Use(Use::ALL[n as usize]),
            2 => Choice::Effect(n),
            3 => Choice::Weapon(n),
            4 => Choice::Figure(n),
            5 => Choice::Square(n),
            6 => Choice::Room(n),
            7 => Choice::Heading(n),
            8 => Choice::Cube(n),
            9 => Choice::Card(n),
            10 => Choice::Tile(n),
            11 => Choice::Player(n),
            12 => Choice::Team(n),
            _ => Choice::Reward(n),
        })
    }
}

#[cfg(test)]
mod tests {
    use table::Choice as _;

    use super::Choice;

    #[test]
    fn every_index_is_an_answer_and_back() {
        for index in 0..Choice::COUNT {
            assert_eq!(Choice::from_index(index).unwrap().index(), index);
        }
        assert_eq!(Choice::from_index(Choice::COUNT), None);
    }
}
