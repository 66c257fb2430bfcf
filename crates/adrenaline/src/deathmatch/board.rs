//! One fighter: damage, marks, ammo, cards.

use table::{Actor, List};

use crate::content::Limits;
use crate::ids::{ByFigure, Figure, Role, Weapons};
use crate::wallet::Wallet;

impl Figure {
    /// Who speaks for it: in deathmatch every figure has a player.
    pub(crate) fn actor(self) -> Actor {
        Actor(self.0)
    }

    pub(crate) fn of(actor: Actor) -> Figure {
        Figure(actor.0)
    }
}

/// A player board and what lies beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Board {
    /// Whose tokens lie on the damage track, in order.
    pub(crate) damage: List<Figure, 12>,
    /// Marks by who gave them.
    pub(crate) marks: ByFigure<u8>,
    pub(crate) wallet: Wallet,
    /// Weapons in hand; `loaded` is a part of it.
    pub(crate) weapons: Weapons,
    pub(crate) loaded: Weapons,
    /// Skulls that cover the board's values.
    pub(crate) skulls: u8,
    /// The board shows its frenzy side.
    pub(crate) flipped: bool,
    /// Which character it is, once luck has dealt it.
    pub(crate) role: Option<Role>,
    pub(crate) points: u16,
    /// The part of the points that came from the killshot track at the end.
    pub(crate) track_points: u8,
}

impl Board {
    #[inline]
    pub(crate) fn is_dead(&self, limits: &Limits) -> bool {
        self.damage.len() >= limits.killshot_at as usize
    }

    pub(crate) fn unloaded(&self) -> Weapons {
        self.weapons.without(self.loaded)
    }
}
