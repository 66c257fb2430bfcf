//! The rules of Team Fortress 2: Taking Turns.
//!
//! Two teams of six on a board with two levels. Red uses all its units, then
//! Green, and that is a round. Units walk, shoot with dice, burn, heal, build and
//! are pushed about by rockets; a unit that falls sits out for a while and returns,
//! as another type if wanted. One mode is about carrying your flag home, the
//! other about taking the control points before the clock runs out.
//!
//! The numbers of the rules (R, A, H, B) in the comments are those of
//! `docs/rules-tf2-turns.md`. A whole match with random answers:
//!
//! ```
//! use rand::RngExt;
//! use table::{Game, draw, rng};
//! use tf2_turns::{Rules, Setup, TfTurns};
//!
//! let mut game = TfTurns::new(Rules::embedded(), &Setup::ctf()).unwrap();
//! let (mut rng, mut options, mut events) = (rng(1), Vec::new(), Vec::new());
//! while let Some(actor) = game.waiting().first() {
//!     game.choices(actor, &mut options);
//!     let choice = match actor.is_luck() {
//!         true => draw(&game, &options, &mut rng),
//!         false => options[rng.random_range(0..options.len())],
//!     };
//!     game.apply(actor, choice, &mut events);
//! }
//! assert!(game.round() > 1);
//! println!("{:?} wins after {} events", game.winner(), events.len());
//! ```
#![deny(clippy::float_arithmetic)]

mod act;
mod ask;
mod audit;
mod board;
mod build;
mod chance;
mod chart;
mod choice;
mod content;
mod course;
mod descriptor;
mod encode;
mod event;
mod fire;
mod goals;
mod harm;
mod heal;
mod insight;
mod own_words;
mod refuse;
mod scene;
mod setup;
mod sight;
mod square;
mod state;
mod tell;
mod text;
mod unit;
mod view;
mod walk;

pub use chance::{Chance, Ratio};
pub use chart::{BoardChart, Chart, PieceCard, UnitCard, WeaponCard};
pub use choice::{Choice, Verb};
pub use content::{Mode, Orphans, Pattern, Rules, Tag, content};
pub use event::{Blow, Event};
pub use goals::{How, fair_match};
pub use insight::{FlagAt, Insight};
pub use setup::Setup;
pub use square::{Heading, Spot, Square, Squares};
pub use state::TfTurns;
pub use unit::{Id, Kind, Mark, Piece, Side};
pub use view::{BoardView, BuildingView, FlagView, PointView, Public, UnitOwn, UnitView, VolleyView};
