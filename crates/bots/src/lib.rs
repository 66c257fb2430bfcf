//! Bots that play well and cannot peek.
//!
//! A bot gets a [`World`]: what its seat sees, what it may answer, and a dealer
//! of worlds that look the same from there. [`Bot`] answers by one of a few
//! skills; [`Evaluate`] is what each game tells about its positions; [`hint`]
//! helps people; [`ladder`] measures who beats whom.
//!
//! ```
//! use adrenaline::{Adrenaline, Rules, Setup};
//! use bots::{Bot, Skill, World};
//! use table::{Actors, Game, Match, Quiet};
//!
//! let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
//! let mut game = Match::start(game, 7, &mut Quiet);
//! let mut bot = Bot::new("easy".parse::<Skill>().unwrap(), 1);
//! for _ in 0..10 {
//!     let actor = game.game().waiting().first().unwrap();
//!     let world = World::new(game.game(), Actors::one(actor), actor).unwrap();
//!     let choice = bot.answer(&world);
//!     game.answer(actor, game.seq(), choice, &mut Quiet).unwrap();
//! }
//! ```

mod bot;
mod eval;
mod greedy;
mod hint;
mod ladder;
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
