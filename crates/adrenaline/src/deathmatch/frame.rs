//! The unfinished pieces of a match, as they lie on its stack, and the track.

use crate::abilities::Stage;
use crate::arena::Square;
use crate::ids::{Figure, Tile, Weapon};
use crate::supply::Berth;

/// An unfinished piece of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Frame {
    /// Luck deals a character to this seat.
    #[default]
    Deal,
    /// Luck says who begins.
    First,
    /// Luck fills empty squares and slots.
    Refill,
    /// The turn of the active figure is about to begin.
    Begin,
    /// Between actions.
    Turn,
    /// A powerup is drawn for this figure.
    Draw(Figure),
    /// This figure throws a powerup away and appears.
    Spawn(Figure),
    Run,
    /// Moves, then grabs.
    GrabMove,
    Grab,
    /// Another weapon than the new one goes into the slot just emptied.
    Drop {
        slot: Berth,
        new: Weapon,
    },
    ShootMove,
    /// Frenzy: weapons are reloaded before the shot.
    ShootReload,
    ShootPick,
    /// Basic effect or another mode.
    ShootMode,
    Fire,
    Scope,
    ScopeTarget,
    /// Who was hurt may answer; the number counts seats to the left of the shooter.
    Tagback(u8),
    Pay,
    Newton,
    NewtonMove(Figure),
    Teleport,
    Reload,
    /// Powers: luck shows own weapons; an ability is used; which cube of a price is spared.
    Reveal,
    Ability(Stage),
    Tune(Weapon),
    Score,
    EndTurn,
    /// Domination: this figure puts the token of an overkill on a track.
    Overkill(Figure),
    /// The bot walks up to a square, then it shoots.
    BotMove,
    BotShot,
    /// Turret mode: part of the tile just taken may be given up for the turret.
    Commandeer(Tile),
    /// Turret mode: this figure is on its way there, with this many moves left.
    Way {
        who: Figure,
        to: Square,
        moves: u8,
    },
}

/// Whether the last turns have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frenzy {
    No,
    /// Before the starting player: two actions each.
    Two,
    /// The starting player and everybody after: one action.
    One,
}

/// A space of the killshot track: whose killshot, and whose overkill if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kill {
    pub(crate) by: Figure,
    pub(crate) over: Option<Figure>,
}
