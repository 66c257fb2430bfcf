//! What somebody pays with: cubes, and powerups in their place.

use std::ops::{Index, IndexMut};

use crate::bag::Bag;
use crate::ids::{Card, Colour, Id};

/// Cubes by colour: red, yellow, blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cubes(pub [u8; 3]);

impl Cubes {
    pub const NONE: Cubes = Cubes([0; 3]);

    /// This many of each colour.
    pub const fn each(n: u8) -> Cubes {
        Cubes([n; 3])
    }

    /// Are there enough of each colour for this price?
    #[inline]
    pub fn cover(self, cost: Cubes) -> bool {
        cost.0[0] <= self.0[0] && cost.0[1] <= self.0[1] && cost.0[2] <= self.0[2]
    }

    #[inline]
    #[must_use]
    pub fn minus(self, cost: Cubes) -> Cubes {
        Cubes(std::array::from_fn(|c| self.0[c] - cost.0[c]))
    }

    /// What is left of a price when these have been paid.
    pub(crate) fn less(self, paid: Cubes) -> Cubes {
        Cubes(std::array::from_fn(|c| self.0[c].saturating_sub(paid.0[c])))
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The cubes as letters: `RRB`.
    pub(crate) fn letters(self) -> String {
        Colour::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c.letter(), self[c].into())).collect()
    }
}

impl Index<Colour> for Cubes {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour.ix()]
    }
}

impl IndexMut<Colour> for Cubes {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour.ix()]
    }
}

/// The ammo box and the hand of powerups.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Wallet {
    pub(crate) cubes: Cubes,
    pub(crate) powerups: Bag<Card>,
}

/// Every nibble of a bag whose card has the colour.
const COLOUR: [u64; 3] = [0xf00f_00f0_0f00_f00f, 0x00f0_0f00_f00f_00f0, 0x0f00_f00f_00f0_0f00];

impl Wallet {
    pub(crate) fn of(cubes: Cubes) -> Wallet {
        Wallet { cubes, powerups: Bag::default() }
    }

    /// Everything that could be paid, by colour: cubes, and powerups in their place.
    #[inline]
    pub(crate) fn purse(&self) -> Cubes {
        if self.powerups.is_empty() {
            return self.cubes;
        }
        Cubes(std::array::from_fn(|c| self.cubes.0[c] + self.powerups.only(COLOUR[c]).total() as u8))
    }

    /// Cubes and cards together.
    pub(crate) fn coins(&self) -> u32 {
        u32::from(self.cubes.total()) + self.powerups.total()
    }

    /// Takes as many of the cubes as there is room for; the rest is lost.
    #[inline]
    pub(crate) fn gain(&mut self, cubes: Cubes, most: u8) -> Cubes {
        let gained = Cubes(std::array::from_fn(|c| cubes.0[c].min(most - self.cubes.0[c])));
        self.cubes = Cubes(std::array::from_fn(|c| self.cubes.0[c] + gained.0[c]));
        gained
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_purse_counts_cubes_and_powerups_of_each_colour() {
        let mut wallet = Wallet::of(Cubes([1, 0, 3]));
        assert_eq!(wallet.purse(), Cubes([1, 0, 3]));
        wallet.powerups = Bag::of([0, 3, 4, 9, 11].map(Card));
        assert_eq!(wallet.purse(), Cubes([4, 1, 4]));
    }
}
