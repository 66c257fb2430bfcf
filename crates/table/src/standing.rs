//! Points and places.

use serde::Serialize;

use crate::{Actors, List};

/// One side's place: a lone figure or a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    pub side: Actors,
    pub points: i32,
    /// Decides between equal points; 0 where the game has no such thing.
    pub tiebreak: i32,
    /// 1 is first; equal sides share a place.
    pub place: u8,
}

/// All sides, in the order of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub rows: List<Row, 8>,
}

impl Standing {
    /// Ranks by points, then by the tie-break; what is still equal shares a place.
    pub fn ranked(rows: impl IntoIterator<Item = (Actors, i32, i32)>) -> Standing {
        let mut standing = Standing::default();
        for (side, points, tiebreak) in rows {
            standing.rows.push(Row { side, points, tiebreak, place: 0 });
        }
        // Points above, the tie-break below: one number to compare, since this is asked at every step of a batch.
        let key = |row: &Row| i64::from(row.points) << 32 | i64::from(row.tiebreak.cast_unsigned() ^ 1 << 31);
        let keys: List<i64, 8> = standing.rows.iter().map(key).collect();
        for (row, mine) in standing.rows.iter_mut().zip(keys.iter()) {
            row.place = 1 + keys.iter().filter(|&other| other > mine).count() as u8;
        }
        standing
    }

    /// The sides in first place.
    pub fn winners(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.place == 1)
    }
}
