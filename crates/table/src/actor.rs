//! Those whom the rules can ask, and small sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A figure, a team's command, or luck: somebody the rules wait for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Actor(pub u8);

impl Actor {
    /// Dice and decks answer too.
    pub const LUCK: Actor = Actor(31);

    pub fn is_luck(self) -> bool {
        self == Actor::LUCK
    }

    /// Position in an array of figures.
    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_luck() { f.write_str("luck") } else { write!(f, "#{}", self.0) }
    }
}

/// A set of actors, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Actors(pub u32);

impl Actors {
    pub const NONE: Actors = Actors(0);
    pub const LUCK: Actors = Actors(1 << 31);

    #[inline]
    pub fn one(actor: Actor) -> Actors {
        Actors(1 << actor.0)
    }

    /// The actors `0..n`.
    #[inline]
    pub fn first_n(n: usize) -> Actors {
        Actors(((1u64 << n) - 1) as u32)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn has(self, actor: Actor) -> bool {
        self.0 >> actor.0 & 1 == 1
    }

    #[inline]
    pub fn first(self) -> Option<Actor> {
        (self.0 != 0).then(|| Actor(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub fn insert(&mut self, actor: Actor) {
        self.0 |= 1 << actor.0;
    }

    #[inline]
    pub fn remove(&mut self, actor: Actor) {
        self.0 &= !(1 << actor.0);
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: Actors) -> Actors {
        Actors(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub fn with(self, other: Actors) -> Actors {
        Actors(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: Actors) -> Actors {
        Actors(self.0 & other.0)
    }
}

impl Iterator for Actors {
    type Item = Actor;

    #[inline]
    fn next(&mut self) -> Option<Actor> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Actor> for Actors {
    fn from_iter<I: IntoIterator<Item = Actor>>(actors: I) -> Actors {
        let mut set = Actors::NONE;
        for actor in actors {
            set.insert(actor);
        }
        set
    }
}

impl fmt::Debug for Actors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
