//! Spaces of a board, sets of them as bits, and the four directions.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

/// Spaces a board may have at most; the width of a set.
pub(crate) const MOST: usize = 256;

/// A space: row times width plus column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(pub u8);

impl Square {
    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A space as people and files name it: `r3c12`, counted from the top left and from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
#[serde(into = "String", try_from = "String")]
pub struct Spot {
    pub row: u8,
    pub col: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.col)
    }
}

impl Spot {
    pub fn named(word: &str) -> Option<Spot> {
        let (row, col) = word.strip_prefix('r')?.split_once('c')?;
        let spot = Spot { row: row.parse().ok()?, col: col.parse().ok()? };
        // One space has one name: no leading zeros, no signs.
        (spot.to_string() == word).then_some(spot)
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = String;

    fn try_from(word: String) -> Result<Spot, String> {
        Spot::named(&word).ok_or_else(|| format!("no space {word}"))
    }
}

/// One of the four orthogonal directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    #[inline]
    pub fn ix(self) -> usize {
        self as usize
    }

    /// Columns and rows of one step; rows grow to the south.
    #[inline]
    pub fn step(self) -> (i32, i32) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }

    pub fn back(self) -> Heading {
        Heading::ALL[(self as usize + 2) % 4]
    }

    /// The direction of a step of one along one axis.
    #[inline]
    pub(crate) fn of(dx: i32, dy: i32) -> Heading {
        match (dx.signum(), dy.signum()) {
            (0, -1) => Heading::North,
            (1, _) => Heading::East,
            (0, _) => Heading::South,
            _ => Heading::West,
        }
    }

    pub fn word(self) -> &'static str {
        ["n", "e", "s", "w"][self as usize]
    }

    /// Does a step of these columns and rows lead into the quarter ahead (A13)?
    #[inline]
    pub(crate) fn leads(self, dx: i32, dy: i32) -> bool {
        let (fx, fy) = self.step();
        let (forward, aside) = (dx * fx + dy * fy, dx * fy + dy * fx);
        forward >= 1 && aside.abs() <= forward
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) [u64; 4]);

impl Squares {
    pub const NONE: Squares = Squares([0; 4]);

    #[inline]
    pub fn one(square: Square) -> Squares {
        let mut set = Squares::NONE;
        set.insert(square);
        set
    }

    #[inline]
    pub fn has(self, square: Square) -> bool {
        self.0[square.ix() / 64] >> (square.ix() % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[square.ix() / 64] |= 1 << (square.ix() % 64);
    }

    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[square.ix() / 64] &= !(1 << (square.ix() % 64));
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline]
    pub fn meets(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    pub fn len(self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Every member moved `n` places up; `n` is between 1 and 63.
    #[inline]
    pub(crate) fn up(self, n: u32) -> Squares {
        let [a, b, c, d] = self.0;
        let m = 64 - n;
        Squares([a << n, b << n | a >> m, c << n | b >> m, d << n | c >> m])
    }

    /// Every member moved `n` places down.
    #[inline]
    pub(crate) fn down(self, n: u32) -> Squares {
        let [a, b, c, d] = self.0;
        let m = 64 - n;
        Squares([a >> n | b << m, b >> n | c << m, c >> n | d << m, d >> n])
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut words = self.0;
        let mut i = 0;
        std::iter::from_fn(move || {
            while i < 4 {
                if words[i] != 0 {
                    let bit = words[i].trailing_zeros() as usize;
                    words[i] &= words[i] - 1;
                    return Some(Square((i * 64 + bit) as u8));
                }
                i += 1;
            }
            None
        })
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

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(self.0.map(|w| !w))
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
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
