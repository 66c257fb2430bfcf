//! What an evaluation may read of a position: a small window for those who
//! judge, as opposed to those who play or show. Bots look through it at worlds
//! dealt for them, never at the true state.

use table::Actor;

use crate::arena::{Arena, Square};
use crate::content::{FIGURES, Rules};
use crate::fire::Aim;
use crate::pay::can_pay;
use crate::state::{Adrenaline, CLOSED, Frame, Frenzy, NONE};

/// One figure, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Insight<'a> {
    pub at: Square,
    /// Whose tokens lie on the damage track, in order.
    pub damage: &'a [u8],
    /// Marks by who gave them.
    pub marks: &'a [u8; FIGURES],
    pub cubes: [u8; 3],
    /// Cubes, and powerups in their place.
    pub purse: [u8; 3],
    /// Weapons in hand, as bits.
    pub weapons: u64,
    pub loaded: u64,
    pub powerups: u32,
    pub skulls: u8,
    pub flipped: bool,
    pub points: u16,
}

/// What one action is worth to a figure on a given square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    Nothing,
    /// Cubes on the tile, and whether it brings a powerup.
    Tile([u8; 3], bool),
    /// The weapons lying there; empty slots are above 63.
    Weapons([u8; 3]),
}

impl Adrenaline {
    pub fn insight(&self, who: u8) -> Insight<'_> {
        let figure = &self.figures[who as usize];
        Insight {
            at: self.at[who as usize],
            damage: &figure.damage,
            marks: &figure.marks,
            cubes: figure.cubes,
            purse: figure.purse(),
            weapons: figure.weapons,
            loaded: figure.loaded,
            powerups: figure.powerups.total(),
            skulls: figure.skulls,
            flipped: figure.flipped,
            points: figure.points,
        }
    }

    pub fn players(&self) -> u8 {
        self.players
    }

    pub fn arena(&self) -> &'static Arena {
        self.arena.0
    }

    /// Whose turn it is.
    pub fn turn_of(&self) -> Actor {
        self.active()
    }

    pub fn actions_left(&self) -> u8 {
        self.left
    }

    /// Is the active figure choosing an action, with nothing half done?
    pub fn is_between_actions(&self) -> bool {
        matches!(self.top(), Some(Frame::Turn))
    }

    /// Is somebody paying with one coin after another?
    pub fn is_paying(&self) -> bool {
        matches!(self.top(), Some(Frame::Pay))
    }

    pub fn skulls_left(&self) -> u8 {
        self.skulls
    }

    /// The killshot track: killshot and overkill of each space.
    pub fn killshots(&self) -> impl Iterator<Item = (u8, Option<u8>)> + '_ {
        self.track.iter().map(|kill| (kill.by, kill.over))
    }

    pub fn is_frenzy(&self) -> bool {
        self.frenzy != Frenzy::No
    }

    /// Will this figure have another turn after the one being played, as far as is known?
    pub fn turn_comes_again(&self, who: u8) -> bool {
        if self.frenzy == Frenzy::No {
            return true;
        }
        let seats = (who + self.players - self.turn) % self.players;
        seats != 0 && seats < self.last_turns
    }

    /// How far this figure may walk before it shoots, by the side its turns are on now.
    pub fn steps_before_shot(&self, who: u8) -> u8 {
        let awake = self.figures[who as usize].damage.len() >= self.rules.limits.adrenaline_shoot_at as usize;
        match self.frenzy {
            Frenzy::No => u8::from(awake),
            Frenzy::Two => 1,
            Frenzy::One => 2,
        }
    }

    pub fn loot(&self, at: Square) -> Loot {
        if let Some(colour) = self.arena.spawn.iter().position(|&s| s == at) {
            return Loot::Weapons(self.slots[colour].map(|w| if w < CLOSED { w } else { NONE }));
        }
        match self.tiles[at.ix()] {
            NONE => Loot::Nothing,
            tile => {
                let tile = &self.rules.0.tiles[tile as usize];
                Loot::Tile(tile.cubes, tile.powerup)
            }
        }
    }
}

impl Rules {
    pub fn weapon_count(&self) -> usize {
        self.weapons.len()
    }

    /// Could this purse pay to reload the weapon?
    #[inline]
    pub fn can_reload(&self, weapon: u8, purse: [u8; 3]) -> bool {
        can_pay(self.weapons[weapon as usize].reload, purse)
    }

    /// Could this purse pay to pick the weapon up?
    #[inline]
    pub fn can_take(&self, weapon: u8, purse: [u8; 3]) -> bool {
        can_pay(self.weapons[weapon as usize].grab, purse)
    }

    /// The most damage and marks that one shot from one square does to a lone
    /// figure on another, with this purse; `None` if it cannot be hit.
    pub fn harm(&self, arena: &Arena, weapon: u8, from: Square, to: Square, purse: [u8; 3]) -> Option<(u8, u8)> {
        let mut at = [Square::OFF; FIGURES];
        at[0] = from;
        at[1] = to;
        let modes = self.weapons[weapon as usize].modes();
        modes.filter_map(|mode| Aim::most_harm(self, arena, weapon, mode, at, purse)).max_by_key(weigh)
    }
}

/// Damage counts double against marks.
pub(crate) fn weigh(harm: &(u8, u8)) -> u8 {
    2 * harm.0 + harm.1
}
