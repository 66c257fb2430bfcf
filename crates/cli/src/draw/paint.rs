//! The colours of the table. Whether they reach the screen is decided where
//! the lines are printed; every drawing must be readable without them.

use anstyle::{Ansi256Color, Color, Style};

/// A colour of the rules in its strengths.
struct Shades {
    /// Letters that must be readable on dark and on light terminals.
    ink: u8,
    /// The floor of a room.
    floor: u8,
    /// Tokens, and letters on a floor.
    token: u8,
}

fn shades(name: &str) -> Shades {
    let (ink, floor, token) = match name {
        "red" => (203, 52, 203),
        "yellow" => (178, 58, 221),
        "blue" => (69, 17, 75),
        "green" => (71, 22, 114),
        "purple" => (134, 53, 177),
        "white" => (245, 238, 255),
        "grey" => (245, 240, 250),
        "water" => (73, 24, 80),
        "upper" => (245, 241, 255),
        "stairs" => (245, 238, 255),
        _ => (245, 235, 252),
    };
    Shades { ink, floor, token }
}

fn ansi(code: u8) -> Option<Color> {
    Some(Color::Ansi256(Ansi256Color(code)))
}

/// Letters in a colour.
pub(super) fn ink(name: &str) -> Style {
    Style::new().fg_color(ansi(shades(name).ink))
}

/// The floor of a room, with light letters on it.
pub(super) fn floor(room: &str) -> Style {
    Style::new().fg_color(ansi(252)).bg_color(ansi(shades(room).floor))
}

/// Letters in one colour on the floor of a room.
pub(super) fn on_floor(name: &str, room: &str) -> Style {
    Style::new().fg_color(ansi(shades(name).token)).bg_color(ansi(shades(room).floor)).bold()
}

/// A token or a figure: dark on its colour.
pub(super) fn token(name: &str) -> Style {
    Style::new().fg_color(ansi(16)).bg_color(ansi(shades(name).token)).bold()
}

/// A figure that has had its turn, or something worn out.
pub(super) fn spent(name: &str) -> Style {
    Style::new().fg_color(ansi(shades(name).token)).bg_color(ansi(238))
}

/// Faint letters on the floor of a room.
pub(super) fn faint(room: &str) -> Style {
    Style::new().fg_color(ansi(249)).bg_color(ansi(shades(room).floor))
}

pub(super) fn wall() -> Style {
    Style::new().fg_color(ansi(246))
}

/// Spaces that are no floor at all.
pub(super) fn rock() -> Style {
    Style::new().fg_color(ansi(243))
}

pub(crate) fn dim(text: &str) -> String {
    let style = Style::new().fg_color(ansi(245));
    format!("{style}{text}{style:#}")
}

pub(crate) fn bold(text: &str) -> String {
    let style = Style::new().bold();
    format!("{style}{text}{style:#}")
}
