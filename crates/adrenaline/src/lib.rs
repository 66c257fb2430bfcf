#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod abilities;
mod aim;
mod arena;
mod args;
mod armoury;
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
mod stack;
mod supply;
pub mod team;
mod uses;
mod wallet;
mod words;

pub use arena::{Arena, Border, Heading, RoomPlan, Square, Squares};
pub use cards::{ArenaCard, BoardCard, Components, EffectCard, PowerCard, PowerupCard, SquareCard, WeaponCard};
pub use content::{Fighter, FrenzyNumbers, Limits, Rules, TurnNumbers, content, team_content};
pub use deathmatch::choice::{Choice, Rush, Spare};
pub use deathmatch::event::{Event, Tag, Why};
pub use deathmatch::insight::{Insight, Loot, SpawnpointTracks};
pub use deathmatch::setup::{Ending, Mode, Setup};
pub use deathmatch::state::Adrenaline;
pub use deathmatch::view::{
    BotView, DominationView, FigureOwn, FigureView, PowerView, Public, SpawnpointView, TrackView, TurretView,
    TurretsView, WeaponView,
};
pub use ids::{
    COLOURS, Card, Colour, Colours, Effect, Effects, Figure, Figures, Id, Per, Player, Players, Reward, Role, Room,
    Team, Tile, Weapon, Weapons,
};
pub use pay::Coin;
pub use supply::{SquareView, Stock};
pub use team::TeamPlay;
pub use uses::{Deed, Token, Use};
pub use wallet::Cubes;
