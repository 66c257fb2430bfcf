//! Sheets of paper: cards nine to a page with marks where to cut, and maps, a page each.
//!
//! A page is drawn once, as a list of strokes and texts ([`page`]), and written twice: as SVG
//! and as PDF. Both have the same letters, a part of the typeface Inter with all of Latin
//! that European languages need. This crate knows no game: it is handed titles, texts and drawings.

mod card;
mod font;
mod map;
mod page;
mod pdf;
mod picture;
mod svg;

pub use card::{Card, Part, cards};
pub use map::{Border, Cell, Map, maps};
pub use page::{Page, Paper, Rgb};
pub use pdf::pdf;
pub use picture::Picture;
