#![doc = include_str!("../README.md")]
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
