//! The rules of Adrenaline: three to five fighters in an arena of rooms and
//! doors, twenty-one weapons, and points for whoever hurt the dead the most.
//!
//! The files are the chapters of the rule book. [`Adrenaline`] is a position;
//! it asks one small question at a time and keeps unfinished business on a
//! short stack of frames. [`TeamPlay`] is the second game of the crate: two
//! teams of three, with their own chapters in [`team`].
//!
//! ```
//! use adrenaline::{Adrenaline, Rules, Setup};
//! use table::Game;
//!
//! let mut game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
//! let mut rng = table::rng(7);
//! let tally = table::play_out(&mut game, &mut rng, &mut Vec::new(), u64::MAX);
//! assert!(game.waiting().is_empty() && tally.decisions > 100);
//! assert!(game.standing().winners().count() >= 1);
//! ```

#![deny(clippy::float_arithmetic)]

mod aim;
mod arena;
mod args;
mod bag;
mod cards;
mod content;
mod deathmatch;
mod effect;
mod fire;
mod pay;
mod recall;
pub mod team;

pub use arena::{Arena, Border, Heading, Room, Square, Squares};
pub use cards::{ArenaCard, BoardCard, Components, EffectCard, PowerupCard, SquareCard, WeaponCard};
pub use content::{COLOURS, Fighter, Limits, Rules, content, deathmatch_content};
pub use deathmatch::choice::Choice;
pub use deathmatch::event::{Coin, Event, Why};
pub use deathmatch::insight::{Insight, Loot};
pub use deathmatch::setup::{Ending, Mode, Setup};
pub use deathmatch::state::Adrenaline;
pub use deathmatch::view::{FigureOwn, FigureView, Public, SquareView, TrackView, WeaponView};
pub use team::TeamPlay;
