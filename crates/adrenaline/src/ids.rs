//! What the things of the box are called by number. Each kind of thing has a
//! type of its own; a set of them is bits; an array or a list with one entry
//! for each is a [`Per`], which no other number can index.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A thing with a number.
pub trait Id: Copy {
    fn nth(n: usize) -> Self;
    fn ix(self) -> usize;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident,)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $id(pub u8);

        impl $id {
            #[inline]
            pub fn ix(self) -> usize {
                self.0 as usize
            }
        }

        impl Id for $id {
            #[inline]
            fn nth(n: usize) -> $id {
                $id(n as u8)
            }

            #[inline]
            fn ix(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

/// An enum whose values are numbered in the order of a list.
macro_rules! named {
    ($id:ident by $all:ident) => {
        impl crate::ids::Id for $id {
            #[inline]
            fn nth(n: usize) -> $id {
                $id::$all[n]
            }

            #[inline]
            fn ix(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use named;

/// A set of things with numbers below 64, as bits.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $id:ident in $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq)]
        pub struct $set(pub $bits);

        impl $set {
            pub const NONE: $set = $set(0);

            #[inline]
            pub fn one(item: $id) -> $set {
                $set((1u64 << item.ix()) as $bits)
            }

            /// The first `n`.
            #[inline]
            pub fn first_n(n: usize) -> $set {
                $set(((1u128 << n) - 1) as $bits)
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
            pub fn has(self, item: $id) -> bool {
                self.0 as u64 >> item.ix() & 1 == 1
            }

            #[inline]
            pub fn first(self) -> Option<$id> {
                (self.0 != 0).then(|| $id::nth(self.0.trailing_zeros() as usize))
            }

            /// Is it true of one of them?
            #[inline]
            pub fn any(mut self, is: impl FnMut($id) -> bool) -> bool {
                Iterator::any(&mut self, is)
            }

            #[inline]
            pub fn insert(&mut self, item: $id) {
                self.0 |= $set::one(item).0;
            }

            #[inline]
            pub fn remove(&mut self, item: $id) {
                self.0 &= !$set::one(item).0;
            }

            #[inline]
            #[must_use]
            pub fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            #[inline]
            #[must_use]
            pub fn with(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[inline]
            #[must_use]
            pub fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl Iterator for $set {
            type Item = $id;

            #[inline]
            fn next(&mut self) -> Option<$id> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$id> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $id>>(items: I) -> $set {
                let mut set = $set::NONE;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}
pub(crate) use set;

ids! {
    /// Somebody who can stand on the board: in deathmatch a seat, in team play
    /// one of the six characters.
    Figure,
    /// Which of the characters a figure of deathmatch is, a number in the content.
    Role,
    /// A player of team play, who holds ammo and cards and plays for a team.
    Player,
    /// A weapon: those of the arena, then in team play two of each character.
    Weapon,
    /// An effect of a weapon; 0 is the basic one.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    Effect,
    /// A kind of ammo tile.
    Tile,
    /// A powerup card: its kind times three and its colour.
    Card,
    /// A room of the arena.
    Room,
    /// A reward tile of team play.
    Reward,
}

set!(Figures of Figure in u8);
set!(Players of Player in u8);
set!(Weapons of Weapon in u64);
set! {
    /// Effects of one weapon.
    Effects of Effect in u8
}
set!(Colours of Colour in u8);

impl Effect {
    pub const BASIC: Effect = Effect(0);
}

impl Card {
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::nth((self.0 % 3).into())
    }

    /// Its kind, a number in the content.
    #[inline]
    pub fn kind(self) -> usize {
        (self.0 / 3).into()
    }
}

/// The colour of a cube, a powerup or a spawnpoint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    #[default]
    Red,
    Yellow,
    Blue,
}

/// The colours as words.
pub const COLOURS: [&str; 3] = ["red", "yellow", "blue"];

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Blue];

    pub fn name(self) -> &'static str {
        COLOURS[self as usize]
    }

    /// The cube as a letter.
    pub fn letter(self) -> char {
        ['R', 'Y', 'B'][self as usize]
    }

    pub(crate) fn named(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == word)
    }

    pub(crate) fn lettered(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

named!(Colour by ALL);

/// One of the two teams of team play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    #[default]
    Black,
    White,
}

impl Team {
    pub const BOTH: [Team; 2] = [Team::Black, Team::White];

    #[inline]
    #[must_use]
    pub fn other(self) -> Team {
        if self == Team::Black { Team::White } else { Team::Black }
    }

    pub fn name(self) -> &'static str {
        ["black", "white"][self as usize]
    }

    pub(crate) fn named(word: &str) -> Option<Team> {
        Team::BOTH.into_iter().find(|team| team.name() == word)
    }
}

named!(Team by BOTH);

/// The most figures at one table.
pub(crate) const FIGURES: usize = 6;

/// The most things that can be hit: the figures, and spawnpoints where a mode
/// makes targets of them.
pub(crate) const TARGETS: usize = 8;

/// An entry for each figure, or for each player.
pub(crate) type ByFigure<T> = Per<Figure, [T; FIGURES]>;
pub(crate) type ByTarget<T> = Per<Figure, [T; TARGETS]>;
pub(crate) type ByPlayer<T> = Per<Player, [T; FIGURES]>;
pub(crate) type ByTeam<T> = Per<Team, [T; 2]>;

/// An array or a list with an entry for each thing of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(transparent, bound(serialize = "C: Serialize"))]
pub struct Per<I, C> {
    all: C,
    of: PhantomData<I>,
}

impl<I, C> Per<I, C> {
    pub const fn new(all: C) -> Per<I, C> {
        Per { all, of: PhantomData }
    }
}

impl<I: Id, C> Per<I, C> {
    #[inline]
    pub fn get<T>(&self, id: I) -> Option<&T>
    where
        C: AsRef<[T]>,
    {
        self.all.as_ref().get(id.ix())
    }

    /// The first thing of which this is true.
    pub fn find<T>(&self, is: impl FnMut(&T) -> bool) -> Option<I>
    where
        C: AsRef<[T]>,
    {
        self.all.as_ref().iter().position(is).map(I::nth)
    }

    /// Every thing, with its entry.
    pub fn each<'a, T: 'a>(&'a self) -> impl Iterator<Item = (I, &'a T)>
    where
        C: AsRef<[T]>,
    {
        self.all.as_ref().iter().enumerate().map(|(n, entry)| (I::nth(n), entry))
    }
}

impl<I, C> Deref for Per<I, C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.all
    }
}

impl<I, C> DerefMut for Per<I, C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut C {
        &mut self.all
    }
}

impl<I: Id, C: Index<usize>> Index<I> for Per<I, C> {
    type Output = C::Output;

    #[inline]
    fn index(&self, id: I) -> &C::Output {
        &self.all[id.ix()]
    }
}

impl<I: Id, C: IndexMut<usize>> IndexMut<I> for Per<I, C> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut C::Output {
        &mut self.all[id.ix()]
    }
}
