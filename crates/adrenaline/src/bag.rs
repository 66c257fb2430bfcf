//! A bag of cards: how many of each kind, in no order. Face-down decks are
//! bags too: which card is on top is decided by drawing it.

use std::fmt;
use std::marker::PhantomData;

use crate::ids::Id;

/// Up to 16 kinds, up to 15 of each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Bag<K>(u64, PhantomData<K>);

pub(crate) const KINDS: usize = 16;
pub(crate) const COPIES: u8 = 15;

impl<K: Id + Default> Bag<K> {
    #[inline]
    pub(crate) fn count(self, kind: K) -> u8 {
        (self.0 >> (kind.ix() * 4) & 0xf) as u8
    }

    /// How many there are of each kind.
    #[inline]
    pub(crate) fn counts(self) -> [u8; KINDS] {
        std::array::from_fn(|kind| (self.0 >> (kind * 4) & 0xf) as u8)
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: K) {
        debug_assert!(self.count(kind) < COPIES);
        self.0 += 1 << (kind.ix() * 4);
    }

    #[inline]
    pub(crate) fn take(&mut self, kind: K) {
        debug_assert!(self.count(kind) > 0);
        self.0 -= 1 << (kind.ix() * 4);
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds under a mask of nibbles.
    #[inline]
    pub(crate) fn only(self, mask: u64) -> Bag<K> {
        Bag(self.0 & mask, PhantomData)
    }

    /// How many cards there are in all.
    #[inline]
    pub(crate) fn total(self) -> u32 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let bytes = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// The kinds that are there, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = K> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / 4;
            left &= !(0xf << (kind * 4));
            Some(K::nth(kind as usize))
        })
    }

    /// Every card, one by one.
    pub(crate) fn cards(self) -> impl Iterator<Item = K> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// Both together; the sum of a kind must fit.
    #[inline]
    pub(crate) fn and(self, other: Bag<K>) -> Bag<K> {
        Bag(self.0 + other.0, PhantomData)
    }

    pub(crate) fn of(cards: impl IntoIterator<Item = K>) -> Bag<K> {
        let mut bag = Bag::default();
        for card in cards {
            bag.add(card);
        }
        bag
    }

    /// What is left when `other` is taken out, if it all was there.
    pub(crate) fn minus(self, other: Bag<K>) -> Option<Bag<K>> {
        (0..KINDS)
            .map(K::nth)
            .all(|kind| other.count(kind) <= self.count(kind))
            .then(|| Bag(self.0 - other.0, PhantomData))
    }
}

impl<K: Id + Default + fmt::Debug> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Tile;

    #[test]
    fn a_bag_counts_what_went_in() {
        let mut bag = Bag::of([0, 3, 3, 15, 15, 15].map(Tile));
        assert_eq!((bag.count(Tile(3)), bag.count(Tile(15)), bag.total()), (2, 3, 6));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [0, 3, 15].map(Tile));
        bag.take(Tile(3));
        assert_eq!(bag.cards().collect::<Vec<_>>(), [0, 3, 15, 15, 15].map(Tile));
        let full = Bag::of((0..16).flat_map(|kind| [Tile(kind); 15]));
        assert_eq!(full.total(), 240);
        assert_eq!(full.minus(bag).unwrap().and(bag), full);
        assert_eq!(bag.minus(full), None);
    }
}
