//! A board of spaces in rows and columns, four characters to a space: the
//! ground shows at both ends, what stands there in the middle. On a narrow
//! screen a space has three characters, and one end gives way. Rows and columns
//! are named as in the answers, `r3c12`.

use anstyle::Style;

use super::canvas::Line;
use super::{Drawn, paint};

const WALL: char = '▒';

/// One space.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// The ground to the left and to the right of what stands on it.
    ends: [char; 2],
    /// A sign that takes the place of the ground, in its colour.
    signs: [Option<(char, Style)>; 2],
    ground: Style,
    /// Up to two characters in the middle.
    middle: String,
    ink: Style,
    room: String,
}

impl Cell {
    pub(super) fn wall() -> Cell {
        let style = paint::rock();
        Cell {
            ends: [WALL; 2],
            signs: [None; 2],
            ground: style,
            middle: "▒▒".to_owned(),
            ink: style,
            room: String::new(),
        }
    }

    /// Bare ground with a sign in the middle.
    pub(super) fn floor(ends: [char; 2], room: &str, middle: &str) -> Cell {
        let ground = paint::faint(room);
        Cell { ends, signs: [None; 2], ground, middle: middle.to_owned(), ink: ground, room: room.to_owned() }
    }

    /// Puts something on the space.
    pub(super) fn put(&mut self, middle: String, ink: Style) {
        self.middle = middle;
        self.ink = ink;
    }

    /// Something lying there, or a letter: in a colour on the ground.
    pub(super) fn lay(&mut self, sign: char, colour: &str) {
        self.put(sign.to_string(), paint::on_floor(colour, &self.room));
    }

    /// A sign before what stands there.
    pub(super) fn before(&mut self, sign: char, colour: &str) {
        self.signs[0] = Some((sign, paint::on_floor(colour, &self.room)));
    }

    /// A sign after what stands there.
    pub(super) fn after(&mut self, sign: char, colour: &str) {
        self.signs[1] = Some((sign, paint::on_floor(colour, &self.room)));
    }

    /// The space in four characters, in three, or a bit of wall in one.
    fn draw(&self, wide: usize) -> Line {
        if wide == 1 {
            return Line::default().put(WALL.encode_utf8(&mut [0; 4]), self.ground).clone();
        }
        let end = |side: usize| self.signs[side].unwrap_or((self.ends[side], self.ground));
        let [mut left, mut right] = [Some(end(0)), Some(end(1))];
        let mut room = 2;
        if wide < WIDE && self.middle.chars().count() < 2 {
            room = 1;
        } else if wide < WIDE {
            // What is carried matters most, then the mark behind, then a number or bracket of the ground.
            let marked = self.ends[0] != self.ends[1] && self.signs[1].is_none();
            match self.signs[0].is_some() || marked {
                true => right = None,
                false => left = None,
            }
        }
        let mut line = Line::default();
        let put = |line: &mut Line, end: Option<(char, Style)>| {
            end.into_iter().for_each(|(sign, style)| {
                line.put(sign.encode_utf8(&mut [0; 4]), style);
            });
        };
        put(&mut line, left);
        line.put(&self.middle, self.ink);
        line.put(&" ".repeat(room - self.middle.chars().count().min(room)), self.ground);
        put(&mut line, right);
        line
    }
}

/// Room for a space and for the name of a row.
const WIDE: usize = 4;
const NARROW: usize = 3;

/// The board in at most `width` characters, or the width that is needed.
fn draw(rows: &[Vec<Cell>], width: usize) -> Drawn {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    if WIDE + columns * WIDE <= width {
        return Ok(lines(rows, &vec![WIDE; columns], WIDE));
    }
    // A column of nothing but wall is there to be seen, not to be stood on.
    let open = |x: usize| rows.iter().any(|row| row.get(x).is_some_and(|cell| cell.ends[0] != WALL));
    let narrow: Vec<usize> = (0..columns).map(|x| if open(x) { NARROW } else { 1 }).collect();
    let needed = NARROW + narrow.iter().sum::<usize>();
    if needed > width { Err(needed) } else { Ok(lines(rows, &narrow, NARROW)) }
}

/// The names of the columns, then row by row; a column is as wide as it is told.
fn lines(rows: &[Vec<Cell>], widths: &[usize], name: usize) -> Vec<Line> {
    let mut names = Line::default();
    if name == NARROW {
        names.text("  ").dim("c");
    }
    let mut start = name;
    for (column, wide) in widths.iter().enumerate() {
        // Three characters have no room for the letter of every column.
        let text = match *wide {
            WIDE => format!("{:>3}", format!("c{column}")),
            NARROW => format!("{column:>2}"),
            _ => String::new(),
        };
        names.text(&" ".repeat(start.saturating_sub(names.width()))).dim(&text);
        start += wide;
    }
    let row = |(y, row): (usize, &Vec<Cell>)| {
        let mut line = Line::default();
        line.dim(&format!("{:>3}", format!("r{y}"))).text(&" ".repeat(name - 3));
        for (cell, wide) in row.iter().zip(widths) {
            line.and(&cell.draw(*wide));
        }
        line
    };
    std::iter::once(names).chain(rows.iter().enumerate().map(row)).collect()
}

/// A game on a grid, from top to bottom.
pub(super) struct Page {
    pub(super) above: [Line; 2],
    pub(super) map: Vec<Vec<Cell>>,
    pub(super) legend: String,
    /// What is fought over.
    pub(super) goals: Vec<Line>,
    pub(super) teams: [Vec<Line>; 2],
}

impl Page {
    pub(super) fn draw(self, width: usize) -> Drawn {
        let mut lines = Vec::from(self.above);
        lines.extend(draw(&self.map, width)?);
        lines.extend(self.legend.lines().map(|text| Line::default().dim(text).clone()));
        lines.extend(self.goals);
        lines.extend(teams(self.teams, width));
        Ok(lines)
    }
}

/// Where the right one of two teams begins.
const HALF: usize = 54;

/// What a team has for itself: half of a wide screen, all of a narrow one.
pub(super) fn half(width: usize) -> usize {
    if width < 2 * HALF { width } else { HALF }
}

/// Two teams beside each other where there is room, below each other where not.
fn teams([left, right]: [Vec<Line>; 2], width: usize) -> Vec<Line> {
    if width < 2 * HALF {
        return left.into_iter().chain(right).collect();
    }
    beside(left, &right, HALF)
}

/// Two blocks of lines, the right one from a column on.
fn beside(left: Vec<Line>, right: &[Line], column: usize) -> Vec<Line> {
    let height = left.len().max(right.len());
    let mut left = left.into_iter();
    let row = |y: usize| {
        let mut line = left.next().unwrap_or_default();
        if let Some(right) = right.get(y) {
            line.to(column).and(right);
        }
        line
    };
    (0..height).map(row).collect()
}

/// Notes after the column, on as many lines as they need before `width`.
pub(super) fn with_notes(mut first: Line, notes: &[Line], column: usize, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    first.to(column);
    for (i, note) in notes.iter().enumerate() {
        // Room for two commas, and a blank before what stands beside.
        if i > 0 && first.width() + note.width() + 4 > width {
            let mut next = Line::default();
            next.to(column);
            first.text(",");
            lines.push(std::mem::replace(&mut first, next));
        } else if i > 0 {
            first.text(", ");
        }
        first.and(note);
    }
    lines.push(first);
    lines
}
