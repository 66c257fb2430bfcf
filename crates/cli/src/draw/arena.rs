//! The arena from above: rooms in their colours, walls, doors, and what lies
//! and stands on the squares.

use adrenaline::{ArenaCard, Border, SquareCard, SquareView};
use serde_json::Value;

use super::canvas::{Canvas, Line, fit};
use super::paint;

/// The inside of a square where there is room, and the least that can be read; a wall takes one more.
const WIDE: usize = 23;
const NARROW: usize = 15;
const HIGH: usize = 5;

/// What the arena needs to know of the cards.
pub(super) struct Names<'a> {
    /// The short name of a room.
    pub(super) room: &'a dyn Fn(&str) -> String,
    /// The name of a colour, in capitals.
    pub(super) colour: &'a dyn Fn(&str) -> String,
    /// The name and the price to grab of a weapon, by its id.
    pub(super) weapon: &'a dyn Fn(&str) -> (String, String),
    /// The letter and the colour of a figure, by its id.
    pub(super) figure: &'a dyn Fn(&str) -> (char, String),
}

/// The arena of this name, as it is printed.
pub(super) fn printed(components: &Value, arena: &str) -> Option<ArenaCard> {
    serde_json::from_value(components["arenas"][arena].clone()).ok()
}

/// The squares as wide as `width` allows, or the width that is needed.
pub(super) fn draw(
    printed: &ArenaCard,
    squares: &[SquareView],
    names: &Names<'_>,
    width: usize,
) -> Result<Vec<Line>, usize> {
    let cards = &printed.squares;
    let most = |of: fn(&SquareCard) -> u8| cards.iter().map(of).max().unwrap_or(0) as usize + 1;
    let (columns, rows) = (most(|s| s.column), most(|s| s.row));
    let wide = WIDE.min((width.saturating_sub(1) / columns).saturating_sub(1));
    if wide < NARROW {
        return Err(columns * (NARROW + 1) + 1);
    }
    let mut plan = Plan { canvas: Canvas::new(columns * (wide + 1) + 1, rows * (HIGH + 1) + 1), wide };
    for (card, square) in cards.iter().zip(squares) {
        plan.put_square(card, square, names);
    }
    for card in cards {
        plan.put_borders(card);
    }
    plan.put_corners(cards, columns, rows);
    Ok(plan.canvas.lines())
}

/// The drawing under way.
struct Plan {
    canvas: Canvas,
    /// The inside of a square.
    wide: usize,
}

impl Plan {
    /// The upper left corner of the inside of a square.
    fn origin(&self, square: &SquareCard) -> (usize, usize) {
        (square.column as usize * (self.wide + 1) + 1, square.row as usize * (HIGH + 1) + 1)
    }

    fn put_square(&mut self, card: &SquareCard, square: &SquareView, names: &Names<'_>) {
        let (x, y) = self.origin(card);
        let Plan { canvas, wide } = self;
        let wide = *wide;
        let room = card.room.as_str();
        canvas.fill(x, y, wide, HIGH, paint::floor(room));
        canvas.put(x + 1, y, &square.id, paint::faint(room));
        let right = |text: &str| x + (wide - 1).saturating_sub(text.chars().count());
        // Beside the name of the square.
        let label_room = wide - 7;
        match &card.spawnpoint {
            Some(colour) => {
                let label = format!("◆ {}", fit(&(names.colour)(colour), (label_room - 2).min(12)));
                canvas.put(right(&label), y, &label, paint::on_floor(colour, room));
            }
            None => {
                let label = fit(&(names.room)(room), label_room.min(14));
                canvas.put(right(&label), y, &label, paint::faint(room));
            }
        }
        for (i, weapon) in square.weapons.iter().enumerate() {
            let Some(id) = weapon else {
                canvas.put(x + 1, y + 1 + i, "·", paint::faint(room));
                continue;
            };
            let (name, price) = (names.weapon)(id);
            // A weapon without a price is free.
            let price = if price.is_empty() { "—".to_owned() } else { fit(&price, 9) };
            let width = price.chars().count();
            canvas.put(x + 1, y + 1 + i, &fit(&name, wide - 3 - width), paint::floor(room));
            put_cubes(canvas, x + wide - 1 - width, y + 1 + i, &price, room);
        }
        if let Some(tile) = &square.tile {
            let left = x + wide.saturating_sub(tile.len() + 2) / 2;
            canvas.put(left, y + 2, "[", paint::floor(room));
            put_cubes(canvas, left + 1, y + 2, tile, room);
            canvas.put(left + 1 + tile.len(), y + 2, "]", paint::floor(room));
        }
        // A crowd stands closer together.
        let step = ((wide - 1) / square.figures.len().max(1)).clamp(1, 4);
        for (i, who) in square.figures.iter().enumerate() {
            let (letter, colour) = (names.figure)(who);
            let text = if step < 3 { letter.to_string() } else { format!("({letter})") };
            canvas.put(x + 1 + step * i, y + HIGH - 1, &text, paint::token(&colour));
        }
    }
    /// The four sides of a square: a wall is a line, a door a gap in it, an open
    /// border a trace of dots on the floor of the room that goes on behind it.
    fn put_borders(&mut self, square: &SquareCard) {
        let (x, y) = self.origin(square);
        let Plan { canvas, wide } = self;
        let wide = *wide;
        let post = "━".repeat((wide - 9) / 2);
        let gap = wide - 2 - 2 * post.chars().count();
        let [north, east, south, west] = square.borders;
        let floor = paint::faint(&square.room);
        for (border, top) in [(north, y - 1), (south, y + HIGH)] {
            let (text, style) = match border {
                Border::Wall | Border::Edge => ("━".repeat(wide), paint::wall()),
                Border::Door => (format!("{post}╸{:gap$}╺{post}", ""), paint::wall()),
                Border::Open => (format!("{:<wide$}", "  ·".repeat(wide / 3)), floor),
            };
            canvas.put(x, top, &text, style);
        }
        for (border, left) in [(west, x - 1), (east, x + wide)] {
            let (texts, style) = match border {
                Border::Wall | Border::Edge => (["┃"; HIGH], paint::wall()),
                Border::Door => (["╹", " ", " ", " ", "╻"], paint::wall()),
                Border::Open => ([" ", "·", " ", "·", " "], floor),
            };
            for (row, text) in texts.iter().enumerate() {
                canvas.put(left, y + row, text, style);
            }
        }
    }

    /// Where lines meet. Walls and doors count as lines, open borders do not.
    fn put_corners(&mut self, all: &[SquareCard], columns: usize, rows: usize) {
        const JOINTS: [&str; 16] = [" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"];
        let at = |row: usize, column: usize| {
            all.iter().find(|s| s.row as usize + 1 == row && s.column as usize + 1 == column)
        };
        // A line on this side of the square, looking from the joint.
        let lined = |square: Option<&SquareCard>, side: usize| square.is_some_and(|s| s.borders[side] != Border::Open);
        for row in 0..=rows {
            for column in 0..=columns {
                // The squares around the joint; rows and columns are counted from 1 here.
                let (nw, ne) = (at(row, column), at(row, column + 1));
                let (sw, se) = (at(row + 1, column), at(row + 1, column + 1));
                let up = lined(nw, 1) || lined(ne, 3);
                let right = lined(ne, 2) || lined(se, 0);
                let down = lined(sw, 1) || lined(se, 3);
                let left = lined(nw, 2) || lined(sw, 0);
                let joint = usize::from(up) | usize::from(right) << 1 | usize::from(down) << 2 | usize::from(left) << 3;
                let style = match nw {
                    Some(square) if joint == 0 => paint::faint(&square.room),
                    None if joint == 0 => continue,
                    _ => paint::wall(),
                };
                self.canvas.put(column * (self.wide + 1), row * (HIGH + 1), JOINTS[joint], style);
            }
        }
    }
}

/// Letters of cubes in their colours; P is a powerup.
fn put_cubes(canvas: &mut Canvas, x: usize, y: usize, letters: &str, room: &str) {
    for (i, letter) in letters.chars().enumerate() {
        let colour = cube_colour(letter);
        canvas.put(x + i, y, letter.encode_utf8(&mut [0; 4]), paint::on_floor(colour, room));
    }
}

pub(super) fn cube_colour(letter: char) -> &'static str {
    match letter {
        'R' => "red",
        'Y' => "yellow",
        'B' => "blue",
        _ => "white",
    }
}
