//! Squares, rooms, doors: who sees what, and how far it is. Everything is a
//! table of bit sets made once; asking costs a look-up.

use std::fmt;

use table::Given;

use crate::ids::{Colour, Id, Per, Room, named, set};

/// A square of the arena, numbered row by row; squares that do not exist have no number.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square(pub u8);

impl Square {
    /// Where a figure is that does not stand on the board.
    pub const OFF: Square = Square(63);

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn is_on(self) -> bool {
        self != Square::OFF
    }
}

impl Id for Square {
    #[inline]
    fn nth(n: usize) -> Square {
        Square(n as u8)
    }

    #[inline]
    fn ix(self) -> usize {
        self.0 as usize
    }
}

named!(Heading by ALL);

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_on() { write!(f, "s{}", self.0) } else { f.write_str("off") }
    }
}

/// The most squares an arena may have.
pub(crate) const SQUARES: usize = 32;

set! {
    /// Squares of the arena. [`Square::OFF`] is in no set.
    Squares of Square in u32
}

/// One of the four directions of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    pub fn name(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    pub(crate) fn named(word: &str) -> Option<Heading> {
        Heading::ALL.into_iter().find(|heading| heading.name() == word)
    }

    fn step(self) -> (isize, isize) {
        [(-1, 0), (0, 1), (1, 0), (0, -1)][self as usize]
    }
}

/// What lies between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Border {
    Open,
    Door,
    Wall,
    /// The rim of the arena.
    Edge,
}

/// A room as it is drawn: one colour, one or more squares.
#[derive(Clone, Debug)]
pub struct RoomPlan {
    pub name: String,
    pub squares: Squares,
}

/// Distances beyond this are all "far".
const REACH: usize = 8;

/// A compiled arena.
#[derive(Clone, Debug)]
pub struct Arena {
    pub id: String,
    /// How it is called, where the file says so.
    pub(crate) title: Given,
    pub good_for: Vec<u8>,
    pub rooms: Per<Room, Vec<RoomPlan>>,
    /// The squares that exist.
    pub all: Squares,
    /// The squares with an ammo tile.
    pub ammo: Squares,
    /// The spawnpoint of each colour.
    pub spawn: Per<Colour, [Square; 3]>,
    place: Vec<(u8, u8)>,
    /// The squares as words: `r1c2`.
    names: Vec<String>,
    room: Vec<Room>,
    border: Vec<[Border; 4]>,
    sees: [Squares; SQUARES],
    within: [[Squares; REACH + 1]; SQUARES],
    step: [[Square; 4]; SQUARES],
    ray: [[Squares; 4]; SQUARES],
}

impl Arena {
    pub fn len(&self) -> usize {
        self.place.len()
    }

    pub fn is_empty(&self) -> bool {
        self.place.is_empty()
    }

    /// Row and column of a square, from the top left.
    pub fn place(&self, square: Square) -> (u8, u8) {
        self.place[square.ix()]
    }

    pub fn at(&self, row: u8, column: u8) -> Option<Square> {
        self.place.iter().position(|&p| p == (row, column)).map(|i| Square(i as u8))
    }

    /// The square as a word: `r1c2`.
    pub fn name(&self, square: Square) -> &str {
        &self.names[square.ix()]
    }

    pub fn named(&self, word: &str) -> Option<Square> {
        self.names.iter().position(|name| name == word).map(|n| Square(n as u8))
    }

    #[inline]
    pub fn room(&self, square: Square) -> &RoomPlan {
        &self.rooms[self.room[square.ix()]]
    }

    /// The colour of a spawnpoint, if the square is one.
    #[inline]
    pub fn spawnpoint(&self, square: Square) -> Option<Colour> {
        self.spawn.find(|&spawn| spawn == square)
    }

    pub fn border(&self, square: Square, heading: Heading) -> Border {
        self.border[square.ix()][heading as usize]
    }

    /// All squares seen from here: this room, and the room behind each door of this square.
    #[inline]
    pub fn seen_from(&self, square: Square) -> Squares {
        self.sees[square.ix()]
    }

    #[inline]
    pub fn sees(&self, from: Square, to: Square) -> bool {
        from.is_on() && self.sees[from.ix()].has(to)
    }

    /// Squares at most `moves` away, this one included.
    #[inline]
    pub fn within(&self, square: Square, moves: u8) -> Squares {
        self.within[square.ix()][(moves as usize).min(REACH)]
    }

    /// Squares `least` to `most` moves away.
    #[inline]
    pub fn near(&self, square: Square, least: u8, most: u8) -> Squares {
        let outer = self.within(square, most);
        if least == 0 { outer } else { outer.without(self.within(square, least - 1)) }
    }

    /// Squares at least `least` moves away.
    #[inline]
    pub fn far(&self, square: Square, least: u8) -> Squares {
        if least == 0 { self.all } else { self.all.without(self.within(square, least - 1)) }
    }

    /// Length of the shortest walk.
    pub fn distance(&self, from: Square, to: Square) -> u8 {
        (0..=REACH as u8).find(|&moves| self.within(from, moves).has(to)).unwrap_or(u8::MAX)
    }

    /// A shortest walk, both ends included; from afar straight to the end.
    pub fn way(&self, from: Square, to: Square) -> impl Iterator<Item = Square> + '_ {
        let start = if from.is_on() { from } else { to };
        std::iter::successors(Some(start), move |&at| {
            let mut next = Heading::ALL.into_iter().map(|heading| self.step(at, heading)).filter(|next| next.is_on());
            let nearer = |next: &Square| self.distance(*next, to) < self.distance(at, to);
            (at != to).then(|| next.find(nearer).unwrap_or(to))
        })
    }

    /// The square one legal move in this direction, or [`Square::OFF`].
    #[inline]
    pub fn step(&self, square: Square, heading: Heading) -> Square {
        if square.is_on() { self.step[square.ix()][heading as usize] } else { Square::OFF }
    }

    /// The square exactly `moves` legal moves straight ahead, or [`Square::OFF`].
    #[inline]
    pub fn ahead(&self, mut square: Square, heading: Heading, moves: u8) -> Square {
        for _ in 0..moves {
            square = self.step(square, heading);
        }
        square
    }

    /// Squares 1 to `moves` legal moves away in one direction, whichever it is.
    pub fn straight(&self, square: Square, moves: u8) -> Squares {
        let mut all = Squares::NONE;
        for heading in Heading::ALL {
            let mut at = square;
            for _ in 0..moves {
                at = self.step(at, heading);
                all = all.with(Squares::one(at));
            }
        }
        all
    }

    /// The square itself and everything in this direction to the rim, walls or not.
    #[inline]
    pub fn ray(&self, square: Square, heading: Heading) -> Squares {
        self.ray[square.ix()][heading as usize]
    }

    /// Compiles a drawing. The error is a reason, without file and line.
    pub(crate) fn draw(
        id: &str,
        good_for: &[u8],
        map: &str,
        room_names: &dyn Fn(char) -> Option<String>,
    ) -> Result<Arena, String> {
        let grid = trim(map);
        let cell = |row: isize, column: isize| -> char {
            if row < 0 || column < 0 {
                return ' ';
            }
            grid.get(row as usize).and_then(|line| line.get(column as usize)).copied().unwrap_or(' ')
        };
        let (rows, columns) = (grid.len().div_ceil(2), grid.iter().map(Vec::len).max().unwrap_or(0).div_ceil(2));
        let mut arena = Arena::blank(id, good_for);
        let mut room_letters: Vec<char> = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let letter = cell(row as isize * 2, column as isize * 2);
                if letter == ' ' {
                    continue;
                }
                let square = Square(arena.place.len() as u8);
                if arena.place.len() == SQUARES {
                    return Err(format!("more than {SQUARES} squares"));
                }
                let room_letter = letter.to_ascii_lowercase();
                let room = match room_letters.iter().position(|&l| l == room_letter) {
                    Some(room) => Room::nth(room),
                    None => {
                        let name =
                            room_names(room_letter).ok_or_else(|| format!("no room has the letter {letter:?}"))?;
                        room_letters.push(room_letter);
                        arena.rooms.push(RoomPlan { name, squares: Squares::NONE });
                        Room::nth(arena.rooms.len() - 1)
                    }
                };
                arena.rooms[room].squares = arena.rooms[room].squares.with(Squares::one(square));
                arena.place.push((row as u8, column as u8));
                arena.names.push(format!("r{row}c{column}"));
                arena.room.push(room);
                match Colour::lettered(letter) {
                    Some(colour) if arena.spawn[colour].is_on() => return Err(format!("two spawnpoints {letter}")),
                    Some(colour) => arena.spawn[colour] = square,
                    None if letter.is_uppercase() => {
                        return Err(format!("{letter:?} is no spawnpoint: only R, Y and B are"));
                    }
                    None => arena.ammo = arena.ammo.with(Squares::one(square)),
                }
            }
        }
        arena.all = Squares::first_n(arena.len());
        if let Some(colour) = Colour::ALL.into_iter().find(|&colour| !arena.spawn[colour].is_on()) {
            return Err(format!("no spawnpoint {}", colour.letter()));
        }
        arena.draw_borders(&cell)?;
        arena.fill_tables();
        arena.check()?;
        Ok(arena)
    }

    fn blank(id: &str, good_for: &[u8]) -> Arena {
        Arena {
            id: id.to_owned(),
            title: Given::default(),
            good_for: good_for.to_vec(),
            rooms: Per::default(),
            all: Squares::NONE,
            ammo: Squares::NONE,
            spawn: Per::new([Square::OFF; 3]),
            place: Vec::new(),
            names: Vec::new(),
            room: Vec::new(),
            border: Vec::new(),
            sees: [Squares::NONE; SQUARES],
            within: [[Squares::NONE; REACH + 1]; SQUARES],
            step: [[Square::OFF; 4]; SQUARES],
            ray: [[Squares::NONE; 4]; SQUARES],
        }
    }

    fn draw_borders(&mut self, cell: &dyn Fn(isize, isize) -> char) -> Result<(), String> {
        for i in 0..self.len() {
            let (row, column) = self.place[i];
            let mut borders = [Border::Edge; 4];
            for heading in Heading::ALL {
                let (down, right) = heading.step();
                let (r, c) = (row as isize, column as isize);
                let mark = cell(2 * r + down, 2 * c + right);
                let beyond =
                    if r + down < 0 || c + right < 0 { None } else { self.at((r + down) as u8, (c + right) as u8) };
                let name = self.name(Square(i as u8));
                borders[heading as usize] = match (mark, beyond) {
                    ('.', Some(other)) if self.room[other.ix()] == self.room[i] => Border::Open,
                    ('.', Some(_)) => {
                        return Err(format!("open border between two rooms {} of {name}", heading.name()));
                    }
                    ('D', Some(other)) if self.room[other.ix()] != self.room[i] => Border::Door,
                    ('D', Some(_)) => return Err(format!("a door inside a room {} of {name}", heading.name())),
                    ('D' | '.', None) => return Err(format!("a way to nowhere {} of {name}", heading.name())),
                    ('#', Some(_)) => Border::Wall,
                    (' ', Some(_)) => return Err(format!("nothing drawn {} of {name}", heading.name())),
                    (' ' | '#', None) => Border::Edge,
                    (other, _) => return Err(format!("{other:?} is no border ({} of {name})", heading.name())),
                };
            }
            self.border.push(borders);
        }
        Ok(())
    }

    fn fill_tables(&mut self) {
        for i in 0..self.len() {
            let square = Square(i as u8);
            let (row, column) = self.place[i];
            let mut sees = self.rooms[self.room[i]].squares;
            for heading in Heading::ALL {
                let (down, right) = heading.step();
                let border = self.border[i][heading as usize];
                if matches!(border, Border::Open | Border::Door) {
                    let next = self.at((row as isize + down) as u8, (column as isize + right) as u8);
                    self.step[i][heading as usize] = next.unwrap_or(Square::OFF);
                }
                if border == Border::Door {
                    let beyond = self.step[i][heading as usize];
                    sees = sees.with(self.room(beyond).squares);
                }
                let on_ray = |&other: &Square| {
                    let (r, c) = self.place[other.ix()];
                    let (dr, dc) = (r as isize - row as isize, c as isize - column as isize);
                    dr * right == dc * down && dr * down + dc * right >= 0
                };
                self.ray[i][heading as usize] = self.all.filter(on_ray).collect();
            }
            self.sees[i] = sees;
            self.within[i][0] = Squares::one(square);
        }
        for moves in 1..=REACH {
            for i in 0..self.len() {
                let before = self.within[i][moves - 1];
                let next = before.flat_map(|s| self.step[s.ix()]).filter(|s| s.is_on()).collect::<Squares>();
                self.within[i][moves] = before.with(next);
            }
        }
    }

    fn check(&self) -> Result<(), String> {
        let mut reached = Squares::one(self.spawn[Colour::Red]);
        loop {
            let next = reached.with(reached.flat_map(|s| self.step[s.ix()]).filter(|s| s.is_on()).collect());
            if next == reached {
                break;
            }
            reached = next;
        }
        match self.all.into_iter().find(|&square| !reached.has(square)) {
            Some(cut_off) => Err(format!("{} cannot be reached", self.name(cut_off))),
            None => Ok(()),
        }
    }
}

/// The drawing as lines of characters, without the blank lines around it and
/// without the indentation all lines share.
pub(crate) fn trim(map: &str) -> Vec<Vec<char>> {
    let lines: Vec<&str> = map.lines().filter(|line| !line.trim().is_empty()).collect();
    let indent = |line: &&str| line.chars().take_while(|c| c.is_whitespace()).count();
    let shared = lines.iter().map(indent).min().unwrap_or(0);
    lines.iter().map(|line| line.trim_end().chars().skip(shared).collect()).collect()
}
