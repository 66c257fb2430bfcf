//! What has already happened, said once by the function that made it happen.

use table::Actor;

use crate::arena::Square;

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    FirstBlood { board: Actor },
    Board { board: Actor },
    DoubleKill,
    Track,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    Cube(u8),
    Card(u8),
}

/// Numbers are the indices the choices use: weapons, cards, tiles, effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Became {
        who: Actor,
        fighter: u8,
    },
    Begins {
        who: Actor,
    },
    TileLaid {
        at: Square,
        tile: u8,
    },
    WeaponLaid {
        colour: u8,
        weapon: u8,
    },
    TilesShuffled,
    PowerupsShuffled,
    Turn {
        who: Actor,
    },
    /// The card is known to whoever drew it.
    Drew {
        who: Actor,
        card: Option<u8>,
    },
    Discarded {
        who: Actor,
        card: u8,
    },
    Spawned {
        who: Actor,
        at: Square,
    },
    Ran {
        who: Actor,
        to: Square,
    },
    /// Moved by an effect; `by` may be the same figure.
    Moved {
        who: Actor,
        to: Square,
        by: Actor,
    },
    TookTile {
        who: Actor,
        tile: u8,
        cubes: [u8; 3],
    },
    TookWeapon {
        who: Actor,
        weapon: u8,
    },
    Dropped {
        who: Actor,
        weapon: u8,
    },
    Paid {
        who: Actor,
        coin: Coin,
    },
    Reloaded {
        who: Actor,
        weapon: u8,
    },
    Fired {
        who: Actor,
        weapon: u8,
    },
    Used {
        who: Actor,
        weapon: u8,
        effect: u8,
    },
    /// `marks` of the damage were marks before.
    Hurt {
        by: Actor,
        to: Actor,
        damage: u8,
        marks: u8,
    },
    Marked {
        by: Actor,
        to: Actor,
        marks: u8,
    },
    Killed {
        by: Actor,
        to: Actor,
    },
    Overkilled {
        by: Actor,
        to: Actor,
    },
    Played {
        who: Actor,
        card: u8,
    },
    Scored {
        who: Actor,
        points: u8,
        why: Why,
    },
    Skull {
        who: Actor,
        left: u8,
    },
    Flipped {
        who: Actor,
    },
    Frenzy,
    /// Nobody has been hurt for so long that the match ends.
    Stalemate,
    Over,
}
