//! One small answer.

use crate::abilities::Use;
use crate::arena::{Heading, SQUARES, Square};
use crate::bag::KINDS;
use crate::choices::{Answer, choices};
use crate::ids::{Card, Colour, Effect, FIGURES, Figure, Id, Player, Reward, Room, Team, Tile, Weapon};

choices! {
    /// What anybody can be asked for, luck included. The context says what it is
    /// for: a figure is drafted, sent to act, shot at or healed.
    words {
        Pass,
        Grab,
        Shoot,
        /// The same after an adrenaline rush.
        RushGrab,
        RushShoot,
    }
    things {
        Use(Use) of Use::ALL.len(),
        /// An effect of the weapon in play.
        Effect(Effect) of 8,
        Weapon(Weapon) of 64,
        /// One of the six characters.
        Figure(Figure) of FIGURES,
        Square(Square) of SQUARES,
        Room(Room) of 16,
        Heading(Heading) of 4,
        /// A cube of this colour.
        Cube(Colour) of 3,
        /// A powerup card.
        Card(Card) of KINDS,
        Tile(Tile) of KINDS,
        Player(Player) of FIGURES,
        Team(Team) of 2,
        Reward(Reward) of 8,
    }
}
