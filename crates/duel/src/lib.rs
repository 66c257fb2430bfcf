#![doc = include_str!("../README.md")]
//! ```
//! use duel::{Duel, Rules, Setup};
//! use table::{Game, play_out, rng};
//!
//! let mut game = Duel::new(Rules::embedded(), &Setup::default()).unwrap();
//! play_out(&mut game, &mut rng(7), &mut Vec::new(), u64::MAX);
//! assert!(game.waiting().is_empty());
//! ```
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
