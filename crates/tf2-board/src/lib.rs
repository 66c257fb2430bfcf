#![doc = include_str!("../README.md")]
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
pub use content::{Dice, Lead, Rules, content};
pub use event::{Cause, Event, How, Marker, Way};
pub use grid::{Heading, Spot, Square, Squares};
pub use insight::{Insight, Outlook};
pub use map::Map;
pub use odds::Odds;
pub use setup::{Mode, Setup};
pub use state::TfBoard;
pub use view::{
    FigureView, IntelView, OverView, PointView, Public, RollView, SentryView, StandView, StickyView, UsingView,
};
