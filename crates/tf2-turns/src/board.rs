//! The boards: two grids of characters, checked and compiled to bit sets, so
//! that steps, sight, flames and blasts are look-ups during play.

use serde::{Deserialize, Serialize};
use table::{BadContent, Given, Reading};

use crate::content::{BOARDS, Mode, Pattern, Rules};
use crate::sight;
use crate::square::{Heading, MOST, Square, Squares};
use crate::unit::{Kind, Piece, Side, TEAM};

/// What a space is made of (A25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    Wall,
    Lower,
    Upper,
    /// Points uphill.
    Stairs(Heading),
}

/// Whose sight: a type's primary weapon, the turret, or the ubercharge beam.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eye {
    Kind(Kind),
    Turret,
    Uber,
}

impl Eye {
    fn ix(self) -> usize {
        match self {
            Eye::Turret => 0,
            Eye::Uber => 1,
            Eye::Kind(kind) => 2 + kind.ix(),
        }
    }
}

/// What a flamethrower covers from one space in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flame {
    /// The tile in front; without it the attack cannot be made (A35).
    pub(crate) front: Option<Square>,
    /// The tiles beside and behind it.
    pub(crate) rest: Squares,
}

/// One board with everything that can be known before play.
pub(crate) struct Board {
    pub(crate) name: String,
    /// How it is called, where the file says so.
    pub(crate) title: Given,
    pub(crate) mode: Mode,
    /// Is it meant where a record or a scene names no board?
    pub(crate) implied: bool,
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// As drawn, for those who draw it again.
    pub(crate) terrain: Vec<String>,
    pub(crate) features: Vec<String>,
    pub(crate) ground: Vec<Ground>,
    /// Everything but walls.
    pub(crate) floor: Squares,
    pub(crate) stairs: Squares,
    pub(crate) upper: Squares,
    /// Upper spaces beside a lower one (A26).
    pub(crate) edge: Squares,
    /// Spaces that a step in this direction may leave.
    pub(crate) open: [Squares; 4],
    pub(crate) spawn: [Squares; 2],
    /// Spaces that no attack enters or leaves (H1).
    pub(crate) sanctuary: Squares,
    pub(crate) start: [Option<Square>; 2],
    pub(crate) holder: [Option<Square>; 2],
    /// The control points, first to last.
    pub(crate) points: Vec<Squares>,
    sight: Vec<Box<[Squares; MOST]>>,
    /// Neighbours that melee reaches.
    pub(crate) melee: Box<[Squares; MOST]>,
    pub(crate) flames: Box<[[Flame; 4]; MOST]>,
    /// What a blast on this space covers, the space included (A33).
    pub(crate) area: Box<[Squares; MOST]>,
    /// Where an Engineer standing here could put a piece, were it empty (H6).
    pub(crate) sites: Box<[Squares; MOST]>,
    xy: Box<[(u8, u8); MOST]>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawing {
    name: String,
    #[serde(default, skip_serializing)]
    title: Given,
    mode: Mode,
    /// Meant where a record or a scene names no board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    implied: bool,
    terrain: Vec<String>,
    features: Vec<String>,
}

pub(crate) fn compile(files: &Reading<'_>, rules: &Rules, sanctuary: bool) -> Result<Vec<Board>, BadContent> {
    let drawings: Vec<Drawing> = files.read(BOARDS)?;
    let mut boards: Vec<Board> = Vec::new();
    for drawing in &drawings {
        if boards.iter().any(|b| b.name == drawing.name) {
            return Err(files.bad_again(BOARDS, &drawing.name, "two boards have this name"));
        }
        if drawing.implied && boards.iter().any(|b| b.implied && b.mode == drawing.mode) {
            return Err(files.bad(BOARDS, &drawing.name, "two boards of this mode are implied"));
        }
        boards.push(read(files, rules, sanctuary, drawing)?);
    }
    for mode in [Mode::Ctf, Mode::Cp] {
        if !boards.iter().any(|b| b.mode == mode) {
            return Err(files.bad(BOARDS, "[", format!("no board for {}", mode.word())));
        }
    }
    Ok(boards)
}

/// The line of a row: counted from the grid's heading below the board's name.
fn line_of(files: &Reading<'_>, drawing: &Drawing, grid: &str, row: usize) -> usize {
    let text = files.get(BOARDS);
    let name = format!("\"{}\"", drawing.name);
    let lines: Vec<&str> = text.lines().collect();
    let from = lines.iter().position(|l| l.contains(&name)).unwrap_or(0);
    let heading = lines[from..].iter().position(|l| l.contains(grid)).map_or(from, |i| from + i);
    heading + row + 2
}

fn read(files: &Reading<'_>, rules: &Rules, sanctuary: bool, drawing: &Drawing) -> Result<Board, BadContent> {
    let at = |line: usize, reason: String| BadContent {
        file: BOARDS.to_owned(),
        line,
        reason: format!("{}: {reason}", drawing.name),
    };
    let row = |grid: &str, (row, reason): Flaw| at(line_of(files, drawing, grid, row), reason);
    let whole = |reason: String| files.bad(BOARDS, &format!("\"{}\"", drawing.name), at(0, reason).reason);
    let mut board = Board::blank(drawing).map_err(whole)?;
    board.read_terrain().map_err(|flaw| row("terrain", flaw))?;
    board.read_features().map_err(|flaw| row("features", flaw))?;
    board.measure();
    board.check_stairs().map_err(|flaw| row("terrain", flaw))?;
    board.check_features().map_err(whole)?;
    board.look(rules, sanctuary);
    Ok(board)
}

/// What is wrong, and in which row of the grid.
type Flaw = (usize, String);

impl Board {
    /// A board of the drawing's size with nothing on it.
    fn blank(drawing: &Drawing) -> Result<Board, String> {
        let name_ok = !drawing.name.is_empty() && drawing.name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        if !name_ok {
            return Err("a name is letters, digits and dashes".to_owned());
        }
        let height = drawing.terrain.len();
        let width = drawing.terrain.first().map_or(0, String::len);
        if width == 0 || width > 32 || height > 32 || width * height > MOST {
            return Err(format!("a board has at most 32 by 32 and {MOST} spaces"));
        }
        if drawing.features.len() != height {
            return Err("the two grids have different heights".to_owned());
        }
        let mut xy = Box::new([(0, 0); MOST]);
        for (i, at) in xy.iter_mut().enumerate() {
            *at = ((i % width) as u8, (i / width) as u8);
        }
        Ok(Board {
            name: drawing.name.clone(),
            title: drawing.title.clone(),
            mode: drawing.mode,
            implied: drawing.implied,
            width: width as u8,
            height: height as u8,
            terrain: drawing.terrain.clone(),
            features: drawing.features.clone(),
            ground: vec![Ground::Wall; MOST],
            floor: Squares::NONE,
            stairs: Squares::NONE,
            upper: Squares::NONE,
            edge: Squares::NONE,
            open: [Squares::NONE; 4],
            spawn: [Squares::NONE; 2],
            sanctuary: Squares::NONE,
            start: [None; 2],
            holder: [None; 2],
            points: Vec::new(),
            sight: Vec::new(),
            melee: Box::new([Squares::NONE; MOST]),
            flames: Box::new([[Flame::default(); 4]; MOST]),
            area: Box::new([Squares::NONE; MOST]),
            sites: Box::new([Squares::NONE; MOST]),
            xy,
        })
    }

    /// The characters of a grid with their spaces; every row must be as long as the first.
    fn characters(&self, grid: &[String]) -> Result<Vec<(Square, char)>, Flaw> {
        let width = self.width as usize;
        let mut all = Vec::new();
        for (y, row) in grid.iter().enumerate() {
            if row.len() != width {
                return Err((y, format!("this row has {} spaces, the first has {width}", row.len())));
            }
            all.extend(row.chars().enumerate().map(|(x, c)| (Square((y * width + x) as u8), c)));
        }
        Ok(all)
    }

    fn read_terrain(&mut self) -> Result<(), Flaw> {
        for (at, c) in self.characters(&self.terrain)? {
            let ground = match c {
                '#' => Ground::Wall,
                '.' => Ground::Lower,
                '=' => Ground::Upper,
                '^' => Ground::Stairs(Heading::North),
                '>' => Ground::Stairs(Heading::East),
                'v' => Ground::Stairs(Heading::South),
                '<' => Ground::Stairs(Heading::West),
                _ => return Err((self.row(at), format!("`{c}` is no terrain"))),
            };
            self.ground[at.ix()] = ground;
            if ground != Ground::Wall {
                self.floor.insert(at);
            }
            match ground {
                Ground::Upper => self.upper.insert(at),
                Ground::Stairs(_) => self.stairs.insert(at),
                Ground::Wall | Ground::Lower => {}
            }
        }
        Ok(())
    }

    fn read_features(&mut self) -> Result<(), Flaw> {
        let mut points = [Squares::NONE; 9];
        for (at, c) in self.characters(&self.features)?.into_iter().filter(|(_, c)| *c != '_') {
            let flaw = |what: &str| Err((self.row(at), format!("`{c}` {what}")));
            if !self.floor.has(at) {
                return flaw("lies on a wall");
            }
            let once = match c {
                'r' | 'g' => {
                    self.spawn[usize::from(c == 'g')].insert(at);
                    continue;
                }
                '1'..='9' => {
                    points[c as usize - '1' as usize].insert(at);
                    continue;
                }
                'p' | 'q' => &mut self.start[usize::from(c == 'q')],
                'R' | 'G' => &mut self.holder[usize::from(c == 'G')],
                _ => return flaw("is no feature"),
            };
            if once.replace(at).is_some() {
                return Err((self.row(at), format!("`{c}` lies here a second time")));
            }
        }
        let count = points.iter().take_while(|p| !p.is_empty()).count();
        if points[count..].iter().any(|p| !p.is_empty()) {
            return Err((0, "control points are numbered without gaps".to_owned()));
        }
        self.points = points[..count].to_vec();
        Ok(())
    }

    fn row(&self, at: Square) -> usize {
        self.xy[at.ix()].1.into()
    }

    pub(crate) fn size(&self) -> usize {
        self.width as usize * self.height as usize
    }

    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.size()).map(|i| Square(i as u8))
    }

    #[inline]
    pub(crate) fn xy(&self, at: Square) -> (i32, i32) {
        let (x, y) = self.xy[at.ix()];
        (x.into(), y.into())
    }

    pub(crate) fn at(&self, x: i32, y: i32) -> Option<Square> {
        let inside = (0..i32::from(self.width)).contains(&x) && (0..i32::from(self.height)).contains(&y);
        inside.then(|| Square((y * i32::from(self.width) + x) as u8))
    }

    pub(crate) fn next(&self, at: Square, dir: Heading) -> Option<Square> {
        let ((x, y), (dx, dy)) = (self.xy(at), dir.step());
        self.at(x + dx, y + dy)
    }

    /// Columns plus rows (A27).
    #[inline]
    pub(crate) fn distance(&self, a: Square, b: Square) -> u8 {
        let ((ax, ay), (bx, by)) = (self.xy[a.ix()], self.xy[b.ix()]);
        ax.abs_diff(bx) + ay.abs_diff(by)
    }

    /// Both on one level; stairs count as both, walls as none (A31).
    pub(crate) fn level_with(&self, a: Square, b: Square) -> bool {
        match (self.ground[a.ix()], self.ground[b.ix()]) {
            (Ground::Wall, _) | (_, Ground::Wall) => false,
            (Ground::Stairs(_), _) | (_, Ground::Stairs(_)) => true,
            (a, b) => a == b,
        }
    }

    /// What `eye` standing on `at` may aim at.
    #[inline]
    pub(crate) fn sees(&self, eye: Eye, at: Square) -> Squares {
        self.sight[eye.ix()][at.ix()]
    }

    /// Does `to` lie in the quarter ahead of `from` (A13)?
    #[inline]
    pub(crate) fn ahead(&self, from: Square, dir: Heading, to: Square) -> bool {
        let ((ax, ay), (bx, by)) = (self.xy(from), self.xy(to));
        dir.leads(bx - ax, by - ay)
    }

    /// Every space one step away from a member of `from`.
    #[inline]
    pub(crate) fn spread(&self, from: Squares) -> Squares {
        let row = u32::from(self.width);
        (from & self.open[0]).down(row)
            | (from & self.open[1]).up(1)
            | (from & self.open[2]).up(row)
            | (from & self.open[3]).down(1)
    }

    /// Steps, edges, and everything that depends on neighbours alone.
    fn measure(&mut self) {
        for from in self.squares() {
            for dir in Heading::ALL {
                let Some(to) = self.next(from, dir) else { continue };
                if self.may_step(from, dir, to) {
                    self.open[dir.ix()].insert(from);
                }
                if self.ground[from.ix()] == Ground::Upper && self.ground[to.ix()] == Ground::Lower {
                    self.edge.insert(from);
                }
            }
        }
    }

    /// A25: stairs are entered and left at their two ends; stepping down is allowed, up is not.
    fn may_step(&self, from: Square, dir: Heading, to: Square) -> bool {
        use Ground::{Lower, Stairs, Upper, Wall};
        match (self.ground[from.ix()], self.ground[to.ix()]) {
            (Wall, _) | (_, Wall) | (Lower, Upper) => false,
            (Stairs(a), Stairs(b)) => a == b && (dir == a || dir == a.back()),
            (Stairs(up), Upper) | (Lower, Stairs(up)) => dir == up,
            (Stairs(up), Lower) | (Upper, Stairs(up)) => dir == up.back(),
            _ => true,
        }
    }

    /// Stairs lead from the lower to the upper level.
    fn check_stairs(&self) -> Result<(), Flaw> {
        for at in self.stairs.iter() {
            let Ground::Stairs(up) = self.ground[at.ix()] else { continue };
            for (dir, level, end) in [(up, Ground::Upper, "uphill"), (up.back(), Ground::Lower, "downhill")] {
                let ground = self.next(at, dir).map_or(Ground::Wall, |s| self.ground[s.ix()]);
                if ground != level && ground != Ground::Stairs(up) {
                    return Err((self.row(at), format!("the stairs in column {} lead nowhere {end}", self.xy(at).0)));
                }
            }
        }
        Ok(())
    }

    fn check_features(&self) -> Result<(), String> {
        for side in Side::BOTH {
            let (spawn, name) = (self.spawn[side.ix()], side.word());
            if spawn.len() < TEAM {
                return Err(format!("{name} needs at least {TEAM} spawn spaces"));
            }
            let reach = self.walk_everywhere(spawn, self.spawn[side.other().ix()]);
            if self.mode == Mode::Ctf {
                let (Some(start), Some(holder)) = (self.start[side.ix()], self.holder[side.ix()]) else {
                    return Err(format!("{name} needs a flag and a holder"));
                };
                if !reach.has(start) || !self.walk_everywhere(Squares::one(start), Squares::NONE).has(holder) {
                    return Err(format!("{name} cannot walk to its flag and on to its holder"));
                }
            } else if self.points.is_empty() {
                return Err("there is no control point".to_owned());
            }
            if self.points.iter().any(|p| !p.meets(reach)) {
                return Err(format!("{name} cannot walk to every control point"));
            }
        }
        if self.mode == Mode::Cp && (self.start != [None; 2] || self.holder != [None; 2]) {
            return Err("flags and holders belong to ctf".to_owned());
        }
        if self.mode == Mode::Ctf && !self.points.is_empty() {
            return Err("control points belong to cp".to_owned());
        }
        Ok(())
    }

    /// Are spawn spaces closed to enemies and attacks (H1)?
    pub(crate) fn has_sanctuary(&self) -> bool {
        !self.sanctuary.is_empty()
    }

    fn walk_everywhere(&self, from: Squares, closed: Squares) -> Squares {
        let (mut seen, mut edge) = (from, from);
        while !edge.is_empty() {
            edge = self.spread(edge) & !seen & !closed;
            seen |= edge;
        }
        seen
    }

    /// Everything weapons need to know about the ground.
    fn look(&mut self, rules: &Rules, sanctuary: bool) {
        if sanctuary {
            self.sanctuary = self.spawn[0] | self.spawn[1];
        }
        let mut special = self.spawn[0] | self.spawn[1] | self.stairs;
        special |= self.start.into_iter().chain(self.holder).flatten().collect();
        for point in &self.points {
            special |= *point;
        }
        for at in self.floor.iter() {
            let beside: Squares =
                Heading::ALL.into_iter().filter_map(|d| self.next(at, d)).filter(|&s| self.level_with(at, s)).collect();
            self.sites[at.ix()] = beside & !special;
            if self.sanctuary.has(at) {
                continue;
            }
            self.melee[at.ix()] = beside & !self.sanctuary;
            for dir in Heading::ALL {
                self.flames[at.ix()][dir.ix()] = self.flame(at, dir);
            }
            self.area[at.ix()] = self.blast(at);
        }
        let heal = |range| sight::Reach { range, straight: false, far: None };
        let harm = |range, pattern| sight::Reach {
            range,
            straight: pattern == Pattern::StraightArea,
            far: Some((rules.numbers.upper_range, rules.numbers.upper_wall_ignore)),
        };
        let turret = rules.pieces[Piece::Turret.ix()].weapon;
        self.sight.push(sight::table(self, harm(turret.range, turret.pattern), self.sanctuary));
        self.sight.push(sight::table(self, heal(rules.numbers.uber_range), Squares::NONE));
        for weapon in rules.kinds.iter().map(|stats| stats.weapon) {
            let table = match weapon.pattern {
                Pattern::Heal => sight::table(self, heal(rules.numbers.heal_range), Squares::NONE),
                Pattern::Flame => Box::new([Squares::NONE; MOST]),
                pattern => sight::table(self, harm(weapon.range, pattern), self.sanctuary),
            };
            self.sight.push(table);
        }
    }

    fn flame(&self, at: Square, dir: Heading) -> Flame {
        let reached = |from: Square, to: &Square| {
            self.level_with(from, *to) && self.level_with(at, *to) && !self.sanctuary.has(*to)
        };
        let Some(front) = self.next(at, dir).filter(|s| reached(at, s)) else { return Flame::default() };
        let rest =
            Heading::ALL.into_iter().filter_map(|d| self.next(front, d)).filter(|s| *s != at && reached(front, s));
        Flame { front: Some(front), rest: rest.collect() }
    }

    fn blast(&self, at: Square) -> Squares {
        let (x, y) = self.xy(at);
        let wall = |x, y| self.at(x, y).is_none_or(|s| !self.floor.has(s));
        let mut area = Squares::one(at);
        for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
            let Some(to) = self.at(x + dx, y + dy) else { continue };
            let shielded = dx != 0 && dy != 0 && wall(x + dx, y) && wall(x, y + dy);
            if self.level_with(at, to) && !shielded && !self.sanctuary.has(to) {
                area.insert(to);
            }
        }
        area
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board({})", self.name)
    }
}
