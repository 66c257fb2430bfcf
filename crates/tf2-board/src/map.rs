//! One board: what each space is, and where the goals lie. Built from its
//! ASCII rows, which are checked here; a mistake names the row.

use table::Given;

use crate::classes::Team;
use crate::grid::{Heading, Spot, Square, Squares};
use crate::setup::Mode;

/// A board compiled to sets.
#[derive(Debug)]
pub struct Map {
    pub(crate) name: String,
    pub(crate) title: Given,
    pub(crate) mode: Mode,
    pub(crate) rows: Vec<String>,
    pub(crate) width: u32,
    pub(crate) walls: Squares,
    pub(crate) water: Squares,
    /// Everything that is neither wall nor water.
    pub(crate) floor: Squares,
    pub(crate) spawn: [Squares; 2],
    pub(crate) spawns: Squares,
    /// Intel Spawn Points; off the board where the mode has none.
    pub(crate) home: [Square; 2],
    pub(crate) homes: Squares,
    pub(crate) points: [Squares; 3],
    pub(crate) point_spaces: Squares,
    spots: [Spot; 256],
}

/// What is wrong with a map, and in which row (from 0); none for the whole.
pub(crate) type BadMap = (Option<usize>, String);

impl Map {
    pub(crate) fn compile(
        name: &str,
        title: Given,
        mode: Mode,
        symmetric: bool,
        rows: &[String],
    ) -> Result<Map, BadMap> {
        let width = rows.first().map_or(0, |row| row.len());
        let height = rows.len();
        if width < 5 || height < 5 || width * height > 255 || width > 63 {
            return Err((None, format!("a map of {width} x {height}: at least 5 x 5 and at most 255 spaces")));
        }
        let mut map = Map {
            name: name.to_owned(),
            title,
            mode,
            rows: rows.to_vec(),
            width: width as u32,
            walls: Squares::NONE,
            water: Squares::NONE,
            floor: Squares::NONE,
            spawn: [Squares::NONE; 2],
            spawns: Squares::NONE,
            home: [Square::OFF; 2],
            homes: Squares::NONE,
            points: [Squares::NONE; 3],
            point_spaces: Squares::NONE,
            spots: [Spot { row: 255, col: 255 }; 256],
        };
        for (y, row) in rows.iter().enumerate() {
            if row.len() != width {
                return Err((Some(y), format!("a row of {} spaces among rows of {width}", row.len())));
            }
            for (x, char) in row.bytes().enumerate() {
                let rim = y == 0 || x == 0 || y + 1 == height || x + 1 == width;
                if rim && char != b'#' {
                    return Err((Some(y), format!("r{y}c{x} is on the rim and must be a wall")));
                }
                map.lay(Square((y * width + x) as u8), char).map_err(|reason| (Some(y), reason))?;
                map.spots[y * width + x] = Spot { row: y as u8, col: x as u8 };
            }
        }
        map.walls = !(map.floor | map.water);
        if symmetric {
            map.check_mirror()?;
        }
        map.check_goals()?;
        Ok(map)
    }

    /// The word in setups and scenes.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn mode(&self) -> Mode {
        self.mode
    }

    #[inline]
    pub fn spot(&self, square: Square) -> Spot {
        self.spots[square.ix()]
    }

    /// The space of that row and column, if the board is large enough.
    pub fn square(&self, spot: Spot) -> Option<Square> {
        let inside = u32::from(spot.col) < self.width && usize::from(spot.row) < self.rows.len();
        inside.then(|| Square((u32::from(spot.row) * self.width + u32::from(spot.col)) as u8))
    }

    /// The next space in a direction. Only for spaces off the rim.
    #[inline]
    pub(crate) fn ahead(&self, square: Square, heading: Heading) -> Square {
        let width = self.width as u8;
        Square(match heading {
            Heading::North => square.0 - width,
            Heading::East => square.0 + 1,
            Heading::South => square.0 + width,
            Heading::West => square.0 - 1,
        })
    }

    /// The space so far away in a direction, if the board goes that far.
    pub(crate) fn beyond(&self, square: Square, heading: Heading, distance: u8) -> Option<Square> {
        let Spot { row, col } = self.spot(square);
        let spot = match heading {
            Heading::North => Spot { row: row.checked_sub(distance)?, col },
            Heading::East => Spot { row, col: col + distance },
            Heading::South => Spot { row: row + distance, col },
            Heading::West => Spot { row, col: col.checked_sub(distance)? },
        };
        self.square(spot)
    }

    /// The direction and distance from `a` to `b` if they share a row or a column.
    #[inline]
    pub(crate) fn line(&self, a: Square, b: Square) -> Option<(Heading, u8)> {
        let (from, to) = (self.spot(a), self.spot(b));
        if from.row == to.row && from.col != to.col {
            let heading = if to.col > from.col { Heading::East } else { Heading::West };
            return Some((heading, from.col.abs_diff(to.col)));
        }
        if from.col == to.col && from.row != to.row {
            let heading = if to.row > from.row { Heading::South } else { Heading::North };
            return Some((heading, from.row.abs_diff(to.row)));
        }
        None
    }

    /// All spaces, row after row.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> {
        (0..self.width as usize * self.rows.len()).map(|n| Square(n as u8))
    }

    /// How many spaces lie before the next wall in a direction; 0 for a wall.
    pub(crate) fn run(&self, square: Square, heading: Heading) -> u8 {
        let mut at = square;
        let mut run = 0;
        while !self.walls.has(at) {
            at = self.ahead(at, heading);
            run += u8::from(!self.walls.has(at));
        }
        run
    }

    /// Is any space strictly between the two ends of a line in `set`?
    #[inline]
    pub(crate) fn crosses(&self, from: Square, heading: Heading, distance: u8, set: &Squares) -> bool {
        let mut at = from;
        for _ in 1..distance {
            at = self.ahead(at, heading);
            if set.has(at) {
                return true;
            }
        }
        false
    }

    /// The cheapest movement cost from any of `from` to any of `to` on an empty
    /// board, for a team that may not enter `barred`.
    pub fn cost(&self, from: Squares, to: Squares, barred: Squares) -> Option<u8> {
        let mut layers = [from, Squares::NONE];
        let mut seen = from;
        for cost in 0..=255_u8 {
            let [now, before] = layers;
            if !(now & to).is_empty() {
                return Some(cost);
            }
            if now.is_empty() && before.is_empty() {
                return None;
            }
            let next = (now.spread(self.width) & self.floor | before.spread(self.width) & self.water)
                .without(seen)
                .without(barred);
            seen |= next;
            layers = [next, now];
        }
        None
    }

    fn lay(&mut self, square: Square, char: u8) -> Result<(), String> {
        match char {
            b'#' => return Ok(()),
            b'~' => {
                self.water.insert(square);
                return Ok(());
            }
            b'.' => {}
            b'b' | b'r' => {
                self.spawn[usize::from(char == b'r')].insert(square);
                self.spawns.insert(square);
            }
            b'B' | b'R' => {
                let home = &mut self.home[usize::from(char == b'R')];
                if home.is_on_board() {
                    return Err(format!("a second Intel Spawn Point `{}`", char as char));
                }
                *home = square;
                self.homes.insert(square);
            }
            b'1'..=b'3' => {
                self.points[usize::from(char - b'1')].insert(square);
                self.point_spaces.insert(square);
            }
            _ => return Err(format!("unknown sign `{}`", char as char)),
        }
        self.floor.insert(square);
        Ok(())
    }

    fn check_mirror(&self) -> Result<(), BadMap> {
        let turned = |char: u8| match char {
            b'b' => b'r',
            b'r' => b'b',
            b'B' => b'R',
            b'R' => b'B',
            b'1' => b'3',
            b'3' => b'1',
            other => other,
        };
        for (y, row) in self.rows.iter().enumerate() {
            let row = row.as_bytes();
            for x in 0..row.len() {
                let other = row.len() - 1 - x;
                if row[other] != turned(row[x]) {
                    return Err((Some(y), format!("said to be symmetric, but r{y}c{x} and r{y}c{other} differ")));
                }
            }
        }
        Ok(())
    }

    fn check_goals(&self) -> Result<(), BadMap> {
        let whole = |reason: String| Err((None, reason));
        for team in Team::BOTH {
            let (own, barred) = (self.spawn[team.ix()], self.spawn[team.other().ix()]);
            let name = team.word();
            if own.len() < crate::classes::TEAM {
                return whole(format!("{name} needs at least five spawn spaces, has {}", own.len()));
            }
            let goals: Vec<(String, Squares)> = match self.mode {
                Mode::Ctf => {
                    if !self.home[0].is_on_board() || !self.home[1].is_on_board() {
                        return whole("capture the flag needs both Intel Spawn Points, B and R".to_owned());
                    }
                    let homes = Team::BOTH.map(|t| Squares::one(self.home[t.ix()]));
                    vec![("the Intel of blu".to_owned(), homes[0]), ("the Intel of red".to_owned(), homes[1])]
                }
                Mode::Cp => (0..3).map(|k| (format!("control point {}", k + 1), self.points[k])).collect(),
            };
            let mut costs = Vec::new();
            for (goal, spaces) in goals {
                if spaces.is_empty() {
                    return whole(format!("{goal} is not on the map"));
                }
                for space in own.iter() {
                    if self.cost(Squares::one(space), spaces, barred).is_none() {
                        let Spot { row, .. } = self.spot(space);
                        let reason =
                            format!("from the {name} spawn space {} {goal} cannot be reached", self.spot(space));
                        return Err((Some(row.into()), reason));
                    }
                }
                costs.push(self.cost(own, spaces, barred).unwrap_or(0));
            }
            // The points lie in order: each farther from its team's spawn than the one before.
            let in_order = match team {
                Team::Blu => costs.is_sorted_by(|a, b| a < b),
                Team::Red => costs.is_sorted_by(|a, b| a > b),
            };
            if self.mode == Mode::Cp && !in_order {
                return whole(format!("points are not in order for {name}: 1, 2, 3 cost {costs:?} from its spawn"));
            }
        }
        let extra = match self.mode {
            Mode::Ctf => !self.point_spaces.is_empty(),
            Mode::Cp => !self.homes.is_empty(),
        };
        if extra {
            return whole("the map has a goal that belongs to the other mode".to_owned());
        }
        Ok(())
    }
}
