//! A board of spaces in rows and columns, four characters to a space: the
//! ground shows at both ends, what stands there in the middle. Rows and columns
//! are named as in the answers, `r3c12`.

use anstyle::Style;

use super::canvas::{Canvas, Line};
use super::paint;

/// One space.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// The ground to the left and to the right of whatever stands on it, or a sign that goes with that.
    ends: [(char, Style); 2],
    ground: Style,
    /// Up to two characters in the middle.
    middle: String,
    ink: Style,
    room: String,
}

impl Cell {
    pub(super) fn wall() -> Cell {
        let style = paint::rock();
        Cell { ends: [('▒', style); 2], ground: style, middle: "▒▒".to_owned(), ink: style, room: String::new() }
    }

    /// Bare ground with a sign in the middle.
    pub(super) fn floor(ends: [char; 2], room: &str, middle: &str) -> Cell {
        let ground = paint::faint(room);
        Cell {
            ends: ends.map(|end| (end, ground)),
            ground,
            middle: middle.to_owned(),
            ink: ground,
            room: room.to_owned(),
        }
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
        self.ends[0] = (sign, paint::on_floor(colour, &self.room));
    }

    /// A sign after what stands there.
    pub(super) fn after(&mut self, sign: char, colour: &str) {
        self.ends[1] = (sign, paint::on_floor(colour, &self.room));
    }
}

const NAME: usize = 4;
const WIDE: usize = 4;

pub(super) fn draw(rows: &[Vec<Cell>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut names = Line::default();
    for column in 0..columns {
        let name = format!("c{column}");
        names.to(NAME + column * WIDE + usize::from(name.len() < 3)).dim(&name);
    }
    let mut canvas = Canvas::new(NAME + columns * WIDE, rows.len());
    for (y, row) in rows.iter().enumerate() {
        canvas.put(0, y, &format!("{:>3}", format!("r{y}")), paint::ink("grey"));
        for (x, cell) in row.iter().enumerate() {
            let left = NAME + x * WIDE;
            canvas.put(left + 1, y, "  ", cell.ground);
            canvas.put(left + 1, y, &cell.middle, cell.ink);
            for ((sign, style), x) in cell.ends.into_iter().zip([left, left + 3]) {
                canvas.put(x, y, sign.encode_utf8(&mut [0; 4]), style);
            }
        }
    }
    let mut lines = vec![names.draw()];
    lines.extend(canvas.lines());
    lines
}

/// Two blocks of lines beside each other, the right one from a column on.
pub(super) fn beside(left: Vec<Line>, right: &[Line], column: usize) -> Vec<String> {
    let height = left.len().max(right.len());
    let mut left = left.into_iter();
    let row = |y: usize| {
        let mut line = left.next().unwrap_or_default();
        if let Some(right) = right.get(y) {
            line.to(column).and(right);
        }
        line.draw()
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
