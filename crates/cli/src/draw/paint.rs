//! The colours of the table. Whether they reach the screen is decided where
//! the lines are printed; every drawing must be readable without them.

use anstyle::{Ansi256Color, Color, Style};

/// A colour by its name in the rules, in three strengths: a letter, a floor, a token.
fn shades(name: &str) -> (u8, u8, u8) {
    match name {
        "red" => (203, 52, 203),
        "yellow" => (221, 58, 221),
        "blue" => (75, 17, 75),
        "green" => (114, 22, 114),
        "purple" => (177, 53, 177),
        "white" => (255, 238, 255),
        "grey" => (250, 240, 250),
        _ => (252, 235, 252),
    }
}

fn ansi(code: u8) -> Option<Color> {
    Some(Color::Ansi256(Ansi256Color(code)))
}

/// Letters in a colour.
pub(super) fn ink(name: &str) -> Style {
    Style::new().fg_color(ansi(shades(name).0))
}

/// The floor of a room, with light letters on it.
pub(super) fn floor(room: &str) -> Style {
    Style::new().fg_color(ansi(252)).bg_color(ansi(shades(room).1))
}

/// Letters in one colour on the floor of a room.
pub(super) fn on_floor(name: &str, room: &str) -> Style {
    ink(name).bg_color(ansi(shades(room).1)).bold()
}

/// A token or a figure: dark on its colour.
pub(super) fn token(name: &str) -> Style {
    Style::new().fg_color(ansi(16)).bg_color(ansi(shades(name).2)).bold()
}

/// Faint letters on the floor of a room.
pub(super) fn faint(room: &str) -> Style {
    Style::new().fg_color(ansi(245)).bg_color(ansi(shades(room).1))
}

pub(super) fn wall() -> Style {
    Style::new().fg_color(ansi(250))
}

pub(crate) fn dim(text: &str) -> String {
    let style = Style::new().fg_color(ansi(245));
    format!("{style}{text}{style:#}")
}

pub(crate) fn bold(text: &str) -> String {
    let style = Style::new().bold();
    format!("{style}{text}{style:#}")
}
