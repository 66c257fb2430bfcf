//! The rules of Team Fortress 2: Taking Turns.
#![deny(clippy::float_arithmetic)]

mod act;
mod audit;
mod board;
mod build;
mod chance;
mod choice;
mod content;
mod course;
mod event;
mod fire;
mod goals;
mod harm;
mod heal;
mod setup;
mod sight;
mod square;
mod state;
mod unit;
mod view;
mod walk;

pub use chance::{Chance, Ratio};
pub use choice::{Choice, Verb};
pub use content::{Mode, Rules, content};
pub use event::Event;
pub use goals::{Fair, fair_match};
pub use setup::Setup;
pub use square::{Dir, Spot, Square, Squares};
pub use state::State;
pub use unit::{Id, Kind, Mark, Piece, Side};
pub use view::{BoardView, BuildingView, FlagView, PointView, UnitView, View, VolleyView};
