//! What has already happened, said once by the function that made it happen.

use table::Actor;

use crate::abilities::Deed;
use crate::arena::Square;
use crate::ids::{Card, Colour, Effect, Role, Tile, Weapon};
use crate::pay::Coin;
use crate::supply::Stock;
use crate::wallet::Cubes;

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    FirstBlood {
        board: Actor,
    },
    Board {
        board: Actor,
    },
    DoubleKill,
    Track,
    /// The track of a spawnpoint in domination.
    Spawnpoint {
        post: Colour,
    },
    /// Turrets owned at the end.
    Turrets,
    /// Powers: what the character begins with.
    HeadStart,
}

/// How a spawnpoint was tagged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    Damage,
    Presence,
    Overkill,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Became { who: Actor, fighter: Role },
    Begins { who: Actor },
    Stock(Stock),
    Turn { who: Actor },
    // The card is known to the one who drew it.
    Drew { who: Actor, card: Option<Card> },
    Discarded { who: Actor, card: Card },
    Spawned { who: Actor, at: Square },
    Ran { who: Actor, from: Square, to: Square },
    // Moved by an effect; `by` may be the same figure.
    Moved { who: Actor, from: Square, to: Square, by: Actor },
    TookTile { who: Actor, tile: Tile, cubes: Cubes },
    TookWeapon { who: Actor, weapon: Weapon },
    Dropped { who: Actor, weapon: Weapon },
    Paid { who: Actor, coin: Coin },
    Reloaded { who: Actor, weapon: Weapon },
    Fired { who: Actor, weapon: Weapon },
    Used { who: Actor, weapon: Weapon, effect: Effect },
    // `marks` of the damage were marks before.
    Hurt { by: Actor, to: Actor, damage: u8, marks: u8 },
    Marked { by: Actor, to: Actor, marks: u8 },
    Killed { by: Actor, to: Actor },
    Overkilled { by: Actor, to: Actor },
    Played { who: Actor, card: Card },
    Scored { who: Actor, points: u8, why: Why },
    Skull { who: Actor, left: u8 },
    Tagged { who: Actor, post: Colour, how: Tag },
    // Taken over, from somebody who had it.
    Commandeered { who: Actor, at: Square, from: Option<Actor> },
    // A turret fires: what it does is told next.
    Turret { owner: Actor, at: Square },
    // Powers: the figure's own weapon lies open; its price was paid, or not.
    Armed { who: Actor, weapon: Weapon, loaded: bool },
    Deed(Deed),
    Flipped { who: Actor },
    Frenzy,
    // Nobody has been hurt for so long that the match ends.
    Stalemate,
    Over,
}

impl From<Deed> for Event {
    fn from(deed: Deed) -> Event {
        Event::Deed(deed)
    }
}

impl From<Stock> for Event {
    fn from(stock: Stock) -> Event {
        Event::Stock(stock)
    }
}
