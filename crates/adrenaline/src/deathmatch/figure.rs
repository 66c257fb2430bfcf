//! One fighter: damage, marks, ammo, cards.

use table::List;

use crate::bag::Bag;
use crate::content::{FIGURES, Limits};

/// A player board and what lies beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figure {
    /// Whose tokens lie on the damage track, in order.
    pub(crate) damage: List<u8, 12>,
    /// Marks by who gave them.
    pub(crate) marks: [u8; FIGURES],
    /// Red, yellow, blue.
    pub(crate) cubes: [u8; 3],
    /// Weapons in hand, as bits; `loaded` is a part of it.
    pub(crate) weapons: u64,
    pub(crate) loaded: u64,
    pub(crate) powerups: Bag,
    /// Skulls that cover the board's values.
    pub(crate) skulls: u8,
    /// The board shows its frenzy side.
    pub(crate) flipped: bool,
    /// The character, a number in the content.
    pub(crate) fighter: u8,
    pub(crate) points: u16,
    /// The part of the points that came from the killshot track at the end.
    pub(crate) track_points: u8,
}

/// Every nibble of a bag whose card has the colour.
const COLOUR: [u64; 3] = [0xf00f_00f0_0f00_f00f, 0x00f0_0f00_f00f_00f0, 0x0f00_f00f_00f0_0f00];

impl Figure {
    #[inline]
    pub(crate) fn is_dead(&self, limits: &Limits) -> bool {
        self.damage.len() >= limits.killshot_at as usize
    }

    /// Everything the figure could pay with, by colour: cubes, and powerups in their place.
    #[inline]
    pub(crate) fn purse(&self) -> [u8; 3] {
        purse(self.cubes, self.powerups)
    }

    #[inline]
    pub(crate) fn unloaded(&self) -> u64 {
        self.weapons & !self.loaded
    }
}

/// Cubes, and powerups in their place, by colour.
#[inline]
pub(crate) fn purse(cubes: [u8; 3], powerups: Bag) -> [u8; 3] {
    if powerups.is_empty() {
        return cubes;
    }
    std::array::from_fn(|c| cubes[c] + powerups.only(COLOUR[c]).total() as u8)
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_purse_counts_cubes_and_powerups_of_each_colour() {
        let mut figure = Figure { cubes: [1, 0, 3], ..Figure::default() };
        assert_eq!(figure.purse(), [1, 0, 3]);
        figure.powerups = Bag::of([0, 3, 4, 9, 11]);
        assert_eq!(figure.purse(), [4, 1, 4]);
    }
}
