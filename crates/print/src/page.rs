//! A page as a list of what is drawn on it, in points from its upper left corner.

use kurbo::{Affine, BezPath, Rect, RoundedRect, Shape};

use crate::font::{Face, width};
use crate::picture::Picture;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    pub const BLACK: Rgb = Rgb(20, 22, 26);
    pub const GREY: Rgb = Rgb(110, 116, 124);
    pub const WHITE: Rgb = Rgb(255, 255, 255);

    /// Reads `#93303f` or `#abc`.
    pub fn hex(text: &str) -> Option<Rgb> {
        let digits = text.strip_prefix('#')?;
        let at = |n: usize, len: usize| u8::from_str_radix(digits.get(n * len..n * len + len)?, 16).ok();
        match digits.len() {
            3 => Some(Rgb(at(0, 1)? * 17, at(1, 1)? * 17, at(2, 1)? * 17)),
            6 => Some(Rgb(at(0, 2)?, at(1, 2)?, at(2, 2)?)),
            _ => None,
        }
    }
}

/// What pages are printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    /// Width and height, upright, in points.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Op {
    Fill(BezPath, Rgb),
    Stroke(BezPath, Rgb, f64),
    /// A line of text that begins here, on its base line.
    Text {
        x: f64,
        y: f64,
        size: f64,
        face: Face,
        ink: Rgb,
        text: String,
    },
    /// A drawing in a square.
    Picture {
        x: f64,
        y: f64,
        side: f64,
        picture: Picture,
    },
}

/// One side of a sheet.
#[derive(Clone, Debug)]
pub struct Page {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) ops: Vec<Op>,
}

impl Page {
    pub(crate) fn new((width, height): (f64, f64)) -> Page {
        Page { width, height, ops: Vec::new() }
    }

    pub(crate) fn fill(&mut self, rect: Rect, radius: f64, ink: Rgb) {
        self.ops.push(Op::Fill(rounded(rect, radius), ink));
    }

    pub(crate) fn frame(&mut self, rect: Rect, radius: f64, ink: Rgb, width: f64) {
        self.ops.push(Op::Stroke(rounded(rect, radius), ink, width));
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: Rgb, width: f64) {
        let mut path = BezPath::new();
        path.move_to(from);
        path.line_to(to);
        self.ops.push(Op::Stroke(path, ink, width));
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), size: f64, face: Face, ink: Rgb, text: &str) {
        self.ops.push(Op::Text { x, y, size, face, ink, text: text.to_owned() });
    }

    /// A text in the middle between two sides, made smaller until it fits.
    pub(crate) fn centred(&mut self, between: (f64, f64), y: f64, size: f64, face: Face, ink: Rgb, text: &str) {
        let room = between.1 - between.0;
        let size = size.min(size * room / width(text, size, face).max(0.1));
        let x = between.0 + (room - width(text, size, face)) / 2.0;
        self.text((x, y), size, face, ink, text);
    }

    pub(crate) fn picture(&mut self, (x, y): (f64, f64), side: f64, picture: &Picture) {
        self.ops.push(Op::Picture { x, y, side, picture: picture.clone() });
    }
}

fn rounded(rect: Rect, radius: f64) -> BezPath {
    RoundedRect::from_rect(rect, radius).to_path(0.05)
}

/// How a drawing of this size comes to lie in a square on the page.
pub(crate) fn placed(x: f64, y: f64, side: f64, size: (f64, f64)) -> Affine {
    let scale = side / size.0.max(size.1);
    let (dx, dy) = ((side - size.0 * scale) / 2.0, (side - size.1 * scale) / 2.0);
    Affine::translate((x + dx, y + dy)) * Affine::scale(scale)
}
