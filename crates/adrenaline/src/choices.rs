//! How the answers of a game are listed: its words, then kinds of things with
//! how many there can be. The order of the list is the numbering of the answers.
//! And the answers that both games have: what they share knows no others.

use crate::abilities::Use;
use crate::aim::Pick;
use crate::arena::{Heading, Square};
use crate::ids::{Card, Colour, Effect, Figure, Room, Tile, Weapon};

/// An answer that both games of the box have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Also what a game alone knows: nothing to what both share.
    Pass,
    Grab,
    Shoot,
    Effect(Effect),
    Weapon(Weapon),
    Figure(Figure),
    Square(Square),
    Room(Room),
    Heading(Heading),
    Cube(Colour),
    Card(Card),
    Tile(Tile),
    Use(Use),
}

impl Answer {
    /// What a card's program picks with this answer.
    pub(crate) fn picked(self) -> Pick {
        match self {
            Answer::Figure(who) => Pick::Figure(who),
            Answer::Square(square) => Pick::Square(square),
            Answer::Room(room) => Pick::Room(room),
            Answer::Heading(heading) => Pick::Heading(heading),
            _ => Pick::Nothing,
        }
    }
}

impl From<Pick> for Answer {
    fn from(pick: Pick) -> Answer {
        match pick {
            Pick::Nothing => Answer::Pass,
            Pick::Figure(who) => Answer::Figure(who),
            Pick::Square(square) => Answer::Square(square),
            Pick::Room(room) => Answer::Room(room),
            Pick::Heading(heading) => Answer::Heading(heading),
        }
    }
}

/// From the answers of a game to those of both, and back.
macro_rules! convert {
    ($from:ident => $to:ident $(, else $other:ident)?) => {
        impl From<$from> for $to {
            #[inline]
            fn from(answer: $from) -> $to {
                match answer {
                    $from::Pass => $to::Pass,
                    $from::Grab => $to::Grab,
                    $from::Shoot => $to::Shoot,
                    $from::Effect(n) => $to::Effect(n),
                    $from::Weapon(n) => $to::Weapon(n),
                    $from::Figure(n) => $to::Figure(n),
                    $from::Square(n) => $to::Square(n),
                    $from::Room(n) => $to::Room(n),
                    $from::Heading(n) => $to::Heading(n),
                    $from::Cube(n) => $to::Cube(n),
                    $from::Card(n) => $to::Card(n),
                    $from::Tile(n) => $to::Tile(n),
                    $from::Use(n) => $to::Use(n),
                    $(_ => $to::$other,)?
                }
            }
        }
    };
}
pub(crate) use convert;

macro_rules! choices {
    (
        $(#[$doc:meta])*
        words { $($(#[$word_doc:meta])* $word:ident,)+ }
        things { $($(#[$kind_doc:meta])* $kind:ident($id:ident) of $most:expr,)+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice {
            $($(#[$word_doc])* $word,)+
            $($(#[$kind_doc])* $kind($id),)+
        }

        const WORDS: &[Choice] = &[$(Choice::$word),+];
        const MOST: &[usize] = &[$($most),+];

        /// The words and the kinds of things, by number.
        enum Word { $($word),+ }
        enum Kind { $($kind),+ }

        /// The number of the first thing of a kind.
        const fn start(kind: usize) -> usize {
            if kind == 0 { WORDS.len() } else { start(kind - 1) + MOST[kind - 1] }
        }

        impl Choice {
            pub(crate) const COUNT: usize = start(MOST.len());
        }

        impl table::Choice for Choice {
            #[inline]
            fn index(self) -> usize {
                match self {
                    $(Choice::$word => Word::$word as usize,)+
                    $(Choice::$kind(thing) => thing.ix() + const { start(Kind::$kind as usize) },)+
                }
            }

            fn from_index(index: usize) -> Option<Choice> {
                if let Some(&word) = WORDS.get(index) {
                    return Some(word);
                }
                $(if index < const { start(Kind::$kind as usize + 1) } {
                    return Some(Choice::$kind($id::nth(index - const { start(Kind::$kind as usize) })));
                })+
                None
            }
        }

        crate::choices::convert!(Answer => Choice);
        crate::choices::convert!(Choice => Answer, else Pass);

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
    };
}

pub(crate) use choices;
