#![doc = include_str!("../README.md")]

mod bot;
mod eval;
mod greedy;
mod hint;
mod ladder;
mod levels;
pub mod line;
pub mod net;
mod play;
mod search;
mod tree;
mod walk;
mod world;

pub use bot::{BadSkill, Bot, Skill, Stop};
pub use eval::{Evaluate, FACTS, Shares, Sides, facts};
pub use greedy::Greed;
pub use hint::{Hint, hint};
pub use ladder::{Bout, Pair, Plan, Rate, Report, Strength, ladder};
pub use play::{Played, Player, Players, play, record};
pub use search::{Finding, Horizon, Search};
pub use world::{Ban, World, odds};
