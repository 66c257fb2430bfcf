//! What has already happened, said once by the function that made it happen.

use table::Actor;

use crate::arena::Square;
use crate::deathmatch::event::Coin;

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The buffer was flushed with so many colours in it.
    Flush {
        colours: u8,
    },
    Board {
        who: u8,
    },
    Overkill {
        who: u8,
    },
    Doublekill,
    Triplekill,
    Leftover,
}

/// A token on a character's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Venom,
    Control,
    /// A mark in the own buffer.
    Mark,
}

/// Numbers are the indices the choices use: characters, weapons, cards, tiles,
/// effects, teams. Players are actors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    RewardTile {
        reward: u8,
    },
    Begins {
        team: u8,
    },
    Revealed {
        who: u8,
        weapon: u8,
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
    Drafted {
        team: u8,
        who: u8,
    },
    Assigned {
        player: Actor,
        who: u8,
    },
    /// Nobody's own: two players share it.
    Shared {
        team: u8,
        who: u8,
    },
    /// The own weapon starts loaded; whoever paid for it, or took it up, may fire it.
    Armed {
        who: u8,
        weapon: u8,
        by: Actor,
    },
    Unarmed {
        who: u8,
        weapon: u8,
    },
    /// The card is known to whoever may see this hand.
    Drew {
        player: Actor,
        card: Option<u8>,
    },
    Discarded {
        player: Actor,
        card: u8,
    },
    Spawned {
        who: u8,
        at: Square,
    },
    Turn {
        team: u8,
    },
    Controls {
        player: Actor,
        who: u8,
    },
    Acts {
        who: u8,
    },
    Passed {
        who: u8,
    },
    /// The rush tile moved one space to the left.
    Slid {
        who: u8,
        slides: u8,
    },
    Healed {
        who: u8,
        slides: u8,
    },
    Ran {
        who: u8,
        to: Square,
    },
    /// Moved by an effect of `by`, who may be the same.
    Moved {
        who: u8,
        to: Square,
        by: u8,
    },
    /// Moved by a powerup.
    Pushed {
        who: u8,
        to: Square,
        by: Actor,
    },
    TookTile {
        player: Actor,
        tile: u8,
        cubes: [u8; 3],
    },
    TookWeapon {
        player: Actor,
        weapon: u8,
    },
    Dropped {
        player: Actor,
        weapon: u8,
    },
    Paid {
        player: Actor,
        coin: Coin,
    },
    Reloaded {
        player: Actor,
        weapon: u8,
    },
    Unloaded {
        player: Actor,
        weapon: u8,
    },
    Fired {
        who: u8,
        weapon: u8,
    },
    Used {
        who: u8,
        weapon: u8,
        effect: u8,
    },
    /// Into the buffer; `marks` of the damage were marks before.
    Hurt {
        by: u8,
        to: u8,
        damage: u8,
        marks: u8,
    },
    /// Into the buffer of the marked one's team.
    Marked {
        to: u8,
        marks: u8,
    },
    Poisoned {
        who: u8,
    },
    Controlled {
        who: u8,
    },
    /// Overload tokens on the card now.
    Overloaded {
        who: u8,
        tokens: u8,
    },
    Tracked {
        who: u8,
    },
    /// Venom, straight to the board.
    Venom {
        who: u8,
        damage: u8,
    },
    Ability {
        who: u8,
    },
    Removed {
        who: u8,
        token: Token,
    },
    Discharged {
        who: u8,
        tokens: u8,
    },
    Scavenged {
        player: Actor,
        colour: u8,
    },
    Tuned {
        player: Actor,
    },
    Siphoned {
        player: Actor,
        from: Actor,
        colour: u8,
    },
    Played {
        player: Actor,
        card: u8,
    },
    /// The buffer of this team empties onto its boards.
    Flushed {
        team: u8,
        colours: u8,
    },
    /// Damage reached a board; what did not fit is lost.
    Landed {
        who: u8,
        damage: u8,
        lost: u8,
    },
    GotCube {
        player: Actor,
        colour: u8,
    },
    Killed {
        who: u8,
    },
    Overkilled {
        who: u8,
    },
    Scored {
        team: u8,
        points: u8,
        why: Why,
    },
    Skull {
        who: u8,
        left: u8,
    },
    LastTurn {
        team: u8,
    },
    /// Nobody has been hurt for so long that the match ends.
    Stalemate,
    Over,
}
