//! One small answer.

use crate::abilities::Use;
use crate::aim::Pick;
use crate::arena::{Heading, SQUARES, Square};
use crate::bag::KINDS;
use crate::choices::choices;
use crate::ids::{Card, Colour, Effect, Figure, Id, Role, Room, Tile, Weapon, named};

choices! {
    /// What anybody can be asked for, luck included. The context says what it is
    /// for: the same card is played, paid with, or thrown away to spawn.
    words {
        Pass,
        Run,
        Grab,
        Shoot,
    }
    things {
        /// An effect of the weapon in play.
        Effect(Effect) of 8,
        Weapon(Weapon) of 64,
        Figure(Figure) of 8,
        Square(Square) of SQUARES,
        Room(Room) of 16,
        Heading(Heading) of 4,
        /// A cube of this colour.
        Cube(Colour) of 3,
        /// A powerup card.
        Card(Card) of KINDS,
        Tile(Tile) of KINDS,
        /// One of the characters, when luck deals them out.
        Fighter(Role) of 8,
        /// Something of a tile other than a cube.
        Spare(Spare) of 1,
        // What characters with powers do stands behind all else, so that the rest keeps its numbers.
        Use(Use) of Use::ALL.len(),
        /// An adrenaline action bought by a rush.
        Rush(Rush) of 2,
    }
}

/// What a tile can hold besides cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spare {
    Powerup,
}

impl Spare {
    const ALL: [Spare; 1] = [Spare::Powerup];
}

named!(Spare by ALL);

/// Which action an adrenaline rush improves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rush {
    Grab,
    Shoot,
}

impl Rush {
    pub(crate) const ALL: [Rush; 2] = [Rush::Grab, Rush::Shoot];

    /// The word of the log.
    pub fn word(self) -> &'static str {
        ["rush-grab", "rush-shoot"][self as usize]
    }
}

named!(Rush by ALL);

impl Choice {
    /// What a card's program picks with this answer.
    pub(crate) fn picked(self) -> Pick {
        match self {
            Choice::Figure(who) => Pick::Figure(who),
            Choice::Square(square) => Pick::Square(square),
            Choice::Room(room) => Pick::Room(room),
            Choice::Heading(heading) => Pick::Heading(heading),
            _ => Pick::Nothing,
        }
    }
}

impl From<Pick> for Choice {
    fn from(pick: Pick) -> Choice {
        match pick {
            Pick::Nothing => Choice::Pass,
            Pick::Figure(who) => Choice::Figure(who),
            Pick::Square(square) => Choice::Square(square),
            Pick::Room(room) => Choice::Room(room),
            Pick::Heading(heading) => Choice::Heading(heading),
        }
    }
}
