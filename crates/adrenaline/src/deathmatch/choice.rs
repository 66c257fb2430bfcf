//! One small answer.

use crate::abilities::Use;
use crate::arena::{Heading, SQUARES, Square};
use crate::bag::KINDS;
use crate::choices::{Answer, choices};
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
