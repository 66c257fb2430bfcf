//! Squares and sets of squares. A set is 256 bits, so one step of a flood is a
//! handful of shifts. What lies on a square is the business of the map and the state.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A space of the board, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(pub u8);

impl Square {
    /// Not on the board. No map is large enough to have it.
    pub const OFF: Square = Square(255);

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn is_on_board(self) -> bool {
        self != Square::OFF
    }
}

/// A space by row and column, as people and records name it: `r3c12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct Spot {
    pub row: u8,
    pub col: u8,
}

impl Spot {
    pub fn named(word: &str) -> Option<Spot> {
        let (row, col) = word.strip_prefix('r')?.split_once('c')?;
        let number = |text: &str| {
            // One way to write a number: no sign, no leading zero.
            let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
            plain.then(|| text.parse().ok()).flatten()
        };
        Some(Spot { row: number(row)?, col: number(col)? })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.col)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let word = String::deserialize(deserializer)?;
        Spot::named(&word).ok_or_else(|| serde::de::Error::custom(format!("not a space: {word}")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    pub fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Squares([u64; 4]);

impl Squares {
    pub const NONE: Squares = Squares([0; 4]);

    /// The set as bits, lowest square first.
    #[inline]
    pub(crate) fn words(&self) -> &[u64; 4] {
        &self.0
    }

    #[inline]
    pub fn one(square: Square) -> Squares {
        let mut set = Squares::NONE;
        set.insert(square);
        set
    }

    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.0[square.ix() >> 6] >> (square.0 & 63) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[square.ix() >> 6] |= 1 << (square.0 & 63);
    }

    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[square.ix() >> 6] &= !(1 << (square.0 & 63));
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|limb| limb.count_ones() as usize).sum()
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: Squares) -> Squares {
        self & !other
    }

    /// The squares orthogonally adjacent to any of these, on a board `width`
    /// wide with walls all round: nothing wraps past a wall into the open.
    #[inline]
    #[must_use]
    pub fn spread(&self, width: u32) -> Squares {
        let b = &self.0;
        let mut out = [0; 4];
        for i in 0..4 {
            let (below, above) = (if i > 0 { b[i - 1] } else { 0 }, if i < 3 { b[i + 1] } else { 0 });
            out[i] = b[i] << 1
                | below >> 63
                | b[i] >> 1
                | above << 63
                | b[i] << width
                | below >> (64 - width)
                | b[i] >> width
                | above << (64 - width);
        }
        Squares(out)
    }

    /// The first in reading order.
    #[inline]
    pub fn first(&self) -> Option<Square> {
        let i = self.0.iter().position(|limb| *limb != 0)?;
        Some(Square((i as u8) << 6 | self.0[i].trailing_zeros() as u8))
    }

    /// In reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let set = self.0;
        (0..4).flat_map(move |i| Bits(set[i]).map(move |bit| Square((i as u8) << 6 | bit)))
    }

    /// Calls `f` for every square, in reading order: the fast way.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Square)) {
        for (i, &limb) in self.0.iter().enumerate() {
            for bit in Bits(limb) {
                f(Square((i as u8) << 6 | bit));
            }
        }
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(self, o: Squares) -> Squares {
        Squares([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2], self.0[3] & o.0[3]])
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(self, o: Squares) -> Squares {
        Squares([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2], self.0[3] | o.0[3]])
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares([!self.0[0], !self.0[1], !self.0[2], !self.0[3]])
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// The places of the set bits of a limb, lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_has_one_name() {
        assert_eq!(Spot::named("r3c12"), Some(Spot { row: 3, col: 12 }));
        for word in ["r03c1", "r+3c1", "r3", "c3r1", "r3c", "r3c300", "R3c1"] {
            assert_eq!(Spot::named(word), None, "{word}");
        }
    }

    #[test]
    fn spreading_reaches_the_four_neighbours_across_limbs() {
        for width in [19, 23] {
            let set = Squares::one(Square(64));
            let near: Vec<u8> = set.spread(width).iter().map(|s| s.0).collect();
            let w = width as u8;
            assert_eq!(near, [64 - w, 63, 65, 64 + w]);
        }
    }
}
