//! One fighter: damage, marks, ammo, cards.

use table::{Actor, List};

use crate::content::Limits;
use crate::ids::{ByFigure, Figure, Role, Weapon, Weapons};
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
    /// With powers: the figure's own weapon, which is also in hand, and how far the rush tile lies from its right end.
    pub(crate) own: Option<Weapon>,
    pub(crate) slides: u8,
    pub(crate) points: u16,
    /// The part of the points that came from the killshot track at the end.
    pub(crate) track_points: u8,
}

impl Board {
    #[inline]
    pub(crate) fn is_dead(&self, limits: &Limits) -> bool {
        self.damage.len() >= usize::from(limits.killshot_at - self.slides)
    }

    /// Takes up its own weapon.
    pub(crate) fn arm(&mut self, weapon: Weapon, loaded: bool) {
        self.own = Some(weapon);
        self.weapons.insert(weapon);
        if loaded {
            self.loaded.insert(weapon);
        }
    }

    /// The weapons of the arena in hand: its own one is not counted with them.
    pub(crate) fn found(&self) -> Weapons {
        self.own.map_or(self.weapons, |own| self.weapons.without(Weapons::one(own)))
    }

    pub(crate) fn unloaded(&self) -> Weapons {
        self.weapons.without(self.loaded)
    }
}
