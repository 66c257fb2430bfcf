//! One small answer.

use crate::arena::SQUARES;
use crate::bag::KINDS;

/// What anybody can be asked for, luck included. The context says what it is
/// for: the same card is played, paid with, or thrown away to spawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Pass,
    Run,
    Grab,
    Shoot,
    /// An effect of the weapon in play; 0 is the basic one.
    Effect(u8),
    Weapon(u8),
    Figure(u8),
    Square(u8),
    Room(u8),
    Heading(u8),
    /// A cube of this colour.
    Cube(u8),
    /// A powerup card.
    Card(u8),
    Tile(u8),
    /// One of the characters, when luck deals them out.
    Fighter(u8),
}

const RANGES: [usize; 10] = [4, 8, 64, 8, SQUARES, 16, 4, 3, KINDS, KINDS];

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
    pub(crate) const COUNT: usize = start(10) + 8;
}

impl table::Choice for Choice {
    #[inline]
    fn index(self) -> usize {
        match self {
            Choice::Pass => 0,
            Choice::Run => 1,
            Choice::Grab => 2,
            Choice::Shoot => 3,
            Choice::Effect(n) => n as usize + const { start(1) },
            Choice::Weapon(n) => n as usize + const { start(2) },
            Choice::Figure(n) => n as usize + const { start(3) },
            Choice::Square(n) => n as usize + const { start(4) },
            Choice::Room(n) => n as usize + const { start(5) },
            Choice::Heading(n) => n as usize + const { start(6) },
            Choice::Cube(n) => n as usize + const { start(7) },
            Choice::Card(n) => n as usize + const { start(8) },
            Choice::Tile(n) => n as usize + const { start(9) },
            Choice::Fighter(n) => n as usize + const { start(10) },
        }
    }

    fn from_index(index: usize) -> Option<Choice> {
        if index >= Choice::COUNT {
            return None;
        }
        let range = (1..=10).rev().find(|&range| index >= start(range)).unwrap_or(0);
        let n = (index - start(range)) as u8;
        Some(match range {
            0 => [Choice::Pass, Choice::Run, Choice::Grab, Choice::Shoot][index],
            1 => Choice::Effect(n),
            2 => Choice::Weapon(n),
            3 => Choice::Figure(n),
            4 => Choice::Square(n),
            5 => Choice::Room(n),
            6 => Choice::Heading(n),
            7 => Choice::Cube(n),
            8 => Choice::Card(n),
            9 => Choice::Tile(n),
            _ => Choice::Fighter(n),
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
