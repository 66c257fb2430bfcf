//! What has already happened, said once by the function that made it happen.

use table::Actor;

use crate::abilities::{Deed, Token};
use crate::arena::Square;
use crate::ids::{Card, Colour, Effect, Figure, Reward, Team, Tile, Weapon};
use crate::pay::Coin;
use crate::supply::Stock;
use crate::wallet::Cubes;

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    // The buffer was flushed with this many colours in it.
    Flush { colours: u8 },
    Board { who: Figure },
    Overkill { who: Figure },
    Doublekill,
    Triplekill,
    Leftover,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    RewardTile { reward: Reward },
    Begins { team: Team },
    Revealed { who: Figure, weapon: Weapon },
    Stock(Stock),
    Drafted { team: Team, who: Figure },
    Assigned { player: Actor, who: Figure },
    // Nobody's own: two players share it.
    Shared { team: Team, who: Figure },
    // The character's own weapon starts loaded; who paid for it, or took it up, may fire it.
    Armed { who: Figure, weapon: Weapon, by: Actor },
    Unarmed { who: Figure, weapon: Weapon },
    // The card is known to those who may see this hand.
    Drew { player: Actor, card: Option<Card> },
    Discarded { player: Actor, card: Card },
    Spawned { who: Figure, at: Square },
    Turn { team: Team },
    Controls { player: Actor, who: Figure },
    Acts { who: Figure },
    Passed { who: Figure },
    // The rush tile moved one space to the left.
    Slid { who: Figure, slides: u8 },
    Healed { who: Figure, slides: u8 },
    Ran { who: Figure, from: Square, to: Square },
    // Moved by an effect of `by`, who may be the same.
    Moved { who: Figure, from: Square, to: Square, by: Figure },
    // Moved by a powerup.
    Pushed { who: Figure, from: Square, to: Square, by: Actor },
    TookTile { player: Actor, tile: Tile, cubes: Cubes },
    TookWeapon { player: Actor, weapon: Weapon },
    Dropped { player: Actor, weapon: Weapon },
    Paid { player: Actor, coin: Coin },
    Reloaded { player: Actor, weapon: Weapon },
    Unloaded { player: Actor, weapon: Weapon },
    Fired { who: Figure, weapon: Weapon },
    Used { who: Figure, weapon: Weapon, effect: Effect },
    // Into the buffer; `marks` of the damage were marks before.
    Hurt { by: Figure, to: Figure, damage: u8, marks: u8 },
    // Into the buffer of the marked one's team.
    Marked { to: Figure, marks: u8 },
    Poisoned { who: Figure },
    Controlled { who: Figure },
    // Overload tokens on the card now.
    Overloaded { who: Figure, tokens: u8 },
    Tracked { who: Figure },
    // Venom, straight to the board.
    Venom { who: Figure, damage: u8 },
    Ability { who: Figure },
    Removed { who: Figure, token: Token },
    Discharged { who: Figure, tokens: u8 },
    Scavenged { player: Actor, colour: Colour },
    Tuned { player: Actor },
    Siphoned { player: Actor, from: Actor, colour: Colour },
    Played { player: Actor, card: Card },
    // The buffer of this team empties onto its boards.
    Flushed { team: Team, colours: u8 },
    // Damage reached a board; what did not fit is lost.
    Landed { who: Figure, damage: u8, lost: u8 },
    GotCube { player: Actor, colour: Colour },
    Killed { who: Figure },
    Overkilled { who: Figure },
    Scored { team: Team, points: u8, why: Why },
    Skull { who: Figure, left: u8 },
    LastTurn { team: Team },
    // Nobody has been hurt for so long that the match ends.
    Stalemate,
    Over,
}

impl From<Deed> for Event {
    fn from(deed: Deed) -> Event {
        match deed {
            Deed::Ability { who } => Event::Ability { who },
            Deed::Poisoned { who } => Event::Poisoned { who },
            Deed::Controlled { who } => Event::Controlled { who },
            Deed::Tracked { who } => Event::Tracked { who },
            Deed::Removed { who, token } => Event::Removed { who, token },
            Deed::Overloaded { who, tokens } => Event::Overloaded { who, tokens },
            Deed::Discharged { who, tokens } => Event::Discharged { who, tokens },
            Deed::Slid { who, slides } => Event::Slid { who, slides },
            Deed::Healed { who, slides } => Event::Healed { who, slides },
            Deed::Scavenged { by, colour } => Event::Scavenged { player: by, colour },
            Deed::Tuned { by } => Event::Tuned { player: by },
            Deed::Siphoned { by, from, colour } => Event::Siphoned { player: by, from, colour },
        }
    }
}

impl From<Stock> for Event {
    fn from(stock: Stock) -> Event {
        Event::Stock(stock)
    }
}
