//! Line of sight (R33, A28): a shortest orthogonal path on which nothing in
//! between blocks. Computed once for every pair of spaces.

use crate::board::{Board, Ground};
use crate::square::{MOST, Square, Squares};

/// How far and how a weapon looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) range: u8,
    /// Rows and columns only (A29).
    pub(crate) straight: bool,
    /// From the upper edge down: the range times this fraction, and how near walls
    /// are ignored (R37). `None` for the medi-gun (A30).
    pub(crate) far: Option<((u8, u8), u8)>,
}

/// For every space, what can be aimed at from there. Nothing enters or leaves `closed`.
pub(crate) fn table(board: &Board, reach: Reach, closed: Squares) -> Box<[Squares; MOST]> {
    let mut table = Box::new([Squares::NONE; MOST]);
    let (num, den) = reach.far.map_or((1, 1), |(fraction, _)| fraction);
    let farthest = u32::from(reach.range) * u32::from(num) / u32::from(den);
    let open = board.floor & !closed;
    for from in open.iter() {
        let near = |to: &Square| u32::from(board.distance(from, *to)) <= farthest;
        table[from.ix()] = open.iter().filter(near).filter(|to| sees(board, reach, from, *to)).collect();
    }
    table
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Lower,
    Upper,
}

/// May `to` be aimed at from `from`? Both are floor.
fn sees(board: &Board, reach: Reach, from: Square, to: Square) -> bool {
    use Level::{Lower, Upper};
    let level = |at: Square| match board.ground[at.ix()] {
        Ground::Lower | Ground::Wall => Some(Lower),
        Ground::Upper => Some(Upper),
        Ground::Stairs(_) => None,
    };
    let joined = |level, far| joined(board, reach, from, to, level, far);
    match (level(from), level(to)) {
        (Some(Upper), Some(Lower)) => board.edge.has(from) && joined(Upper, reach.far),
        (Some(Lower), Some(Upper)) => board.edge.has(to) && joined(Lower, None),
        // Stairs take the level of the other space; between stairs either level will do.
        (Some(level), _) | (None, Some(level)) => joined(level, None),
        (None, None) => joined(Lower, None) || joined(Upper, None),
    }
}

/// Walks all shortest paths at once, seen from `level`.
fn joined(board: &Board, reach: Reach, from: Square, to: Square, level: Level, far: Option<((u8, u8), u8)>) -> bool {
    let (limit, ignore) = match far {
        Some(((num, den), ignore)) => (u32::from(reach.range) * u32::from(num) / u32::from(den), ignore),
        None => (u32::from(reach.range), 0),
    };
    let distance = board.distance(from, to);
    let ((ax, ay), (tx, ty)) = (board.xy(from), board.xy(to));
    if distance == 0 || u32::from(distance) > limit || reach.straight && ax != tx && ay != ty {
        return false;
    }
    let open = |at: Square| match board.ground[at.ix()] {
        Ground::Wall => board.distance(from, at) <= ignore,
        Ground::Upper => level == Level::Upper,
        Ground::Lower | Ground::Stairs(_) => true,
    };
    // Row by row through the rectangle between the two: a space is joined if it is
    // open and a neighbour nearer to the start is joined.
    let (dx, dy) = ((tx - ax).signum(), (ty - ay).signum());
    let mut row = [false; 33];
    for j in 0..=(ty - ay).abs() {
        let mut before = false;
        for i in 0..=(tx - ax).abs() {
            let at = board.at(ax + i * dx, ay + j * dy);
            let start = i == 0 && j == 0;
            let joined = start || (before || row[i as usize]) && at.is_some_and(|at| at == to || open(at));
            row[i as usize] = joined;
            before = joined;
        }
    }
    row[(tx - ax).unsigned_abs() as usize]
}
