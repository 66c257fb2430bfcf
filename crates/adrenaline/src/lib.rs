//! The rules of Adrenaline: three to five fighters in an arena of rooms and
//! doors, twenty-one weapons, and points for whoever hurt the dead the most.
//!
//! The files are the chapters of the rule book. [`Adrenaline`] is a position of
//! deathmatch; it asks one small question at a time and keeps unfinished
//! business on a short stack of frames. [`TeamPlay`] is the second game of the
//! box: two teams of three. Each has a folder, with the same chapters under the
//! same names; what both share lies beside the folders.
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
mod choices;
mod compile;
mod content;
mod deathmatch;
mod descriptor;
mod effect;
mod encode;
mod ids;
mod own_words;
mod pay;
mod prose;
mod range;
mod recall;
mod refusal;
mod scenes;
mod supply;
pub mod team;
mod wallet;
mod words;

pub use arena::{Arena, Border, Heading, RoomPlan, Square, Squares};
pub use cards::{ArenaCard, BoardCard, Components, EffectCard, PowerupCard, SquareCard, WeaponCard};
pub use content::{Fighter, FrenzyNumbers, Limits, Rules, TurnNumbers, content, deathmatch_content};
pub use deathmatch::choice::{Choice, Spare};
pub use deathmatch::event::{Event, Tag, Why};
pub use deathmatch::insight::{Insight, Loot, SpawnpointTracks};
pub use deathmatch::setup::{Ending, Mode, Setup};
pub use deathmatch::state::Adrenaline;
pub use deathmatch::view::{
    BotView, DominationView, FigureOwn, FigureView, Public, SpawnpointView, SquareView, TrackView, TurretView,
    TurretsView, WeaponView,
};
pub use ids::{
    COLOURS, Card, Colour, Colours, Effect, Effects, Figure, Figures, Id, Per, Player, Players, Reward, Role, Room,
    Team, Tile, Weapon, Weapons,
};
pub use pay::Coin;
pub use supply::Stock;
pub use team::TeamPlay;
pub use wallet::Cubes;
