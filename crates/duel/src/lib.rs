//! A duel on a strip, the rules. Two duellists begin at its ends. A turn is one
//! step, or a shot: a die that shows the distance or more hits. Who is hit too
//! often loses; when the turns are used up, the healthier one wins.
//!
//! This is the smallest game that does everything a game must, and the one
//! that `cargo xtask new-game` copies: see `docs/adding-a-game.md`.

#![deny(clippy::float_arithmetic)]

mod content;
mod descriptor;
mod encode;
mod moves;
mod scene;
mod state;
mod text;
mod view;

pub use content::{Rules, Strip, content};
pub use moves::{Choice, Event, Setup, Side};
pub use state::Duel;
pub use view::{DuellistView, Public};
