//! Team Fortress 2: The Board Game, the rules. Two teams of five out of nine
//! classes fight over Intel or control points on a grid. A turn is one
//! character: two dice say what it may do, it walks and acts in any order, one
//! ten-sided die says whether a shot kills. After ten turns the rotation ends:
//! fires, sentries, points, Intel and respawns are settled.
//!
//! ```
//! use table::{Actor, Game, Match, Quiet};
//! use tf2_board::{Rules, Setup, TfBoard};
//!
//! let game = TfBoard::new(Rules::embedded(), &Setup::default()).unwrap();
//! let mut playing = Match::start(game, 7, &mut Quiet);
//! let mut options = Vec::new();
//! while let Some(actor) = playing.game().waiting().first() {
//!     playing.game().choices(actor, &mut options);
//!     let answer = options[playing.seq() % options.len()];
//!     playing.answer(actor, playing.seq(), answer, &mut Quiet).unwrap();
//! }
//! assert!(playing.game().winner().is_some());
//! ```

#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod cards;
mod choice;
mod classes;
mod combat;
mod content;
mod descriptor;
mod encode;
mod event;
mod goals;
mod grid;
mod insight;
mod map;
mod odds;
mod own_words;
mod refuse;
mod rotation;
mod scene;
mod setup;
mod special;
mod state;
mod text;
mod turn;
mod view;
mod walk;

pub use actions::{Action, ActionId, Deed, Effect, Flag, Flags};
pub use cards::{ActionCard, ClassCard, Components, MapCard, SentryCard};
pub use choice::Choice;
pub use classes::{Class, Stand, Team};
pub use content::{Lead, Rules, content};
pub use event::{Cause, Event, How, Marker, Way};
pub use grid::{Heading, Spot, Square, Squares};
pub use insight::{Insight, Outlook};
pub use map::Map;
pub use odds::Odds;
pub use setup::{Mode, Setup};
pub use state::TfBoard;
pub use view::{FigureView, IntelView, OverView, PointView, Public, RollView, SentryView, StickyView, UsingView};
