//! The contract between a game and everything that plays it.
//!
//! A game is a value. It talks in one loop: *who must answer*, *what may they
//! answer*, *take one answer*, *tell what happened*. Luck is one of those who
//! answer. This crate knows no game; it owns the loop, the log, the seats, the
//! words that travel to people, and the laws every game is tested against.
//!
//! ```text
//! while let Some(actor) = game.waiting().first() {
//!     game.choices(actor, &mut options);
//!     let choice = pick(&options);          // a person, a bot, or luck
//!     game.apply(actor, choice, &mut events);
//! }
//! ```

mod actor;
pub mod content;
mod descriptor;
pub mod encode;
mod fair;
mod fields;
mod game;
mod given;
pub mod laws;
mod list;
mod luck;
mod matches;
mod message;
mod note;
mod perft;
mod reading;
mod roster;
pub mod scene;
mod shared;
mod spoken;
mod standing;
mod view;

pub use actor::{Actor, Actors};
pub use content::{BadContent, Files};
pub use descriptor::{Chapter, Described, Descriptor, SideNames};
pub use encode::{Encode, Features, Layout};
pub use fair::{Fair, Leg, fair};
pub use fields::{Differences, Fields, Section};
pub use game::{Choice, Game, Illegal, Options, Quiet, Sink};
pub use given::{CardLine, CardText, Given, OwnWords};
pub use list::List;
pub use luck::{ENDLESS, Rng, Seer, Tally, Witness, at_random, draw, play_out, play_out_with, rng, seed_of};
pub use matches::{Entry, Match, NoUndo, Refused};
pub use message::{Arg, BadSetup, Message, Name};
pub use note::{Count, CountKind, Moment, Note};
pub use perft::{divide, perft};
pub use reading::Reading;
pub use roster::{Roster, Seat};
pub use scene::BadScene;
pub use shared::Shared;
pub use spoken::{Pointer, Spoken};
pub use standing::{Row, Standing};
pub use view::View;
