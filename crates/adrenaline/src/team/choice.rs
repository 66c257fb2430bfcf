//! One small answer.

use crate::abilities::Use;
use crate::arena::{Heading, SQUARES, Square};
use crate::bag::KINDS;
use crate::choices::choices;
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

impl Choice {
    /// The answer as the rules take it that both games share.
    pub(crate) fn in_common(self) -> crate::Choice {
        match self {
            Choice::Grab => crate::Choice::Grab,
            Choice::Shoot => crate::Choice::Shoot,
            Choice::Effect(n) => crate::Choice::Effect(n),
            Choice::Figure(n) => crate::Choice::Figure(n),
            Choice::Square(n) => crate::Choice::Square(n),
            Choice::Room(n) => crate::Choice::Room(n),
            Choice::Heading(n) => crate::Choice::Heading(n),
            Choice::Weapon(n) => crate::Choice::Weapon(n),
            Choice::Cube(n) => crate::Choice::Cube(n),
            Choice::Card(n) => crate::Choice::Card(n),
            Choice::Tile(n) => crate::Choice::Tile(n),
            Choice::Use(n) => crate::Choice::Use(n),
            _ => crate::Choice::Pass,
        }
    }
}

impl From<crate::Choice> for Choice {
    fn from(choice: crate::Choice) -> Choice {
        match choice {
            crate::Choice::Pass => Choice::Pass,
            crate::Choice::Grab => Choice::Grab,
            crate::Choice::Shoot => Choice::Shoot,
            crate::Choice::Effect(n) => Choice::Effect(n),
            crate::Choice::Figure(n) => Choice::Figure(n),
            crate::Choice::Square(n) => Choice::Square(n),
            crate::Choice::Room(n) => Choice::Room(n),
            crate::Choice::Heading(n) => Choice::Heading(n),
            crate::Choice::Weapon(n) => Choice::Weapon(n),
            crate::Choice::Cube(n) => Choice::Cube(n),
            crate::Choice::Card(n) => Choice::Card(n),
            crate::Choice::Tile(n) => Choice::Tile(n),
            crate::Choice::Use(n) => Choice::Use(n),
            other => unreachable!("only deathmatch asks for {other:?}"),
        }
    }
}
