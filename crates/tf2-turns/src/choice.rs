//! One small answer, and its number.

use crate::square::{Heading, MOST, Square};
use crate::unit::{Id, Kind, Mark, Piece, UNITS};

/// What a unit does, or how a question is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// The primary weapon at a target; in run and gun, in the named direction.
    Fire,
    /// A rocket at the ground.
    Ground,
    Flame,
    RunAndGun,
    Melee,
    Heal,
    Uber,
    Build,
    /// No attack in this beat of run and gun.
    Hold,
    /// The activation is over.
    Done,
    /// The player turn is over.
    End,
    /// The secret teams are turned over.
    Reveal,
    Concede,
}

impl Verb {
    pub const ALL: [Verb; 13] = [
        Verb::Fire,
        Verb::Ground,
        Verb::Flame,
        Verb::RunAndGun,
        Verb::Melee,
        Verb::Heal,
        Verb::Uber,
        Verb::Build,
        Verb::Hold,
        Verb::Done,
        Verb::End,
        Verb::Reveal,
        Verb::Concede,
    ];

    pub fn word(self) -> &'static str {
        const WORDS: [&str; 13] = [
            "fire",
            "ground",
            "flame",
            "run-and-gun",
            "melee",
            "heal",
            "uber",
            "build",
            "hold",
            "done",
            "end",
            "reveal",
            "concede",
        ];
        WORDS[self as usize]
    }
}

/// One answer of a side or of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Where to walk, to shoot, to place.
    Square(Square),
    /// Whom to activate, to attack, to heal.
    Mark(Mark),
    /// As which type to enter the board.
    Kind(Kind),
    Verb(Verb),
    Heading(Heading),
    /// What to build.
    Piece(Piece),
    /// What a die shows.
    Face(u8),
}

const MARKS: usize = MOST;
const KINDS: usize = MARKS + UNITS * 4;
const VERBS: usize = KINDS + Kind::PRINTED;
const DIRS: usize = VERBS + Verb::ALL.len();
const PIECES: usize = DIRS + 4;
const FACES: usize = PIECES + 3;

const MORE_KINDS: usize = FACES + 10;

impl Choice {
    /// As many answers as the printed content needs; behind them those of further types.
    pub(crate) const PRINTED: usize = MORE_KINDS;
    /// One more than the highest index.
    pub const COUNT: usize = MORE_KINDS + Kind::LIMIT - Kind::PRINTED;
}

impl table::Choice for Choice {
    fn index(self) -> usize {
        match self {
            Choice::Square(square) => square.ix(),
            Choice::Mark(Mark::Unit(id)) => MARKS + id.ix(),
            Choice::Mark(Mark::Building(id, piece)) => MARKS + UNITS * (1 + piece.ix()) + id.ix(),
            Choice::Kind(kind) => match kind.ix().checked_sub(Kind::PRINTED) {
                None => KINDS + kind.ix(),
                Some(more) => MORE_KINDS + more,
            },
            Choice::Verb(verb) => VERBS + verb as usize,
            Choice::Heading(dir) => DIRS + dir.ix(),
            Choice::Piece(piece) => PIECES + piece.ix(),
            Choice::Face(face) => FACES + face as usize - 1,
        }
    }

    fn from_index(index: usize) -> Option<Choice> {
        Some(match index {
            0..MARKS => Choice::Square(Square(index as u8)),
            MARKS..KINDS => {
                let id = Id(((index - MARKS) % UNITS) as u8);
                Choice::Mark(match (index - MARKS) / UNITS {
                    0 => Mark::Unit(id),
                    piece => Mark::Building(id, Piece::ALL[piece - 1]),
                })
            }
            KINDS..VERBS => Choice::Kind(Kind((index - KINDS) as u8)),
            VERBS..DIRS => Choice::Verb(Verb::ALL[index - VERBS]),
            DIRS..PIECES => Choice::Heading(Heading::ALL[index - DIRS]),
            PIECES..FACES => Choice::Piece(Piece::ALL[index - PIECES]),
            FACES..MORE_KINDS => Choice::Face((index - FACES) as u8 + 1),
            MORE_KINDS..Choice::COUNT => Choice::Kind(Kind((index - MORE_KINDS + Kind::PRINTED) as u8)),
            _ => return None,
        })
    }
}

/// Reads an answer's word apart from spaces and types, whose names depend on board and content.
/// A job is named as its piece: `turret`.
pub(crate) fn hear(word: &str) -> Option<Choice> {
    if let Some(verb) = Verb::ALL.into_iter().find(|v| v.word() == word) {
        return Some(Choice::Verb(verb));
    }
    if let Some(dir) = Heading::ALL.into_iter().find(|d| d.word() == word) {
        return Some(Choice::Heading(dir));
    }
    if let Some(piece) = Piece::named(word) {
        return Some(Choice::Piece(piece));
    }
    if let Some(mark) = Mark::named(word) {
        return Some(Choice::Mark(mark));
    }
    let face: u8 = word.parse().ok().filter(|_| !word.starts_with(['0', '+']))?;
    (1..=10).contains(&face).then_some(Choice::Face(face))
}

#[cfg(test)]
mod tests {
    use table::Choice as _;

    use super::*;

    #[test]
    fn every_index_is_one_answer() {
        for index in 0..Choice::COUNT {
            assert_eq!(Choice::from_index(index).map(table::Choice::index), Some(index));
        }
        assert_eq!(Choice::from_index(Choice::COUNT), None);
    }
}
