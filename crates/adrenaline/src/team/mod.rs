//! Team play: two teams of three characters, one to three players each. Damage
//! gathers in a buffer and reaches the boards all at once; every character has
//! an ability and a weapon of its own.
//!
//! The game shares arena, cards and the card language with the base game, and
//! has a state and a turn of its own. Whom the rules ask are *players*, who
//! hold ammo, powerups and loaded weapons, and for a team of several also the
//! team's *command*, for what the team decides together.
//!
//! ```
//! use adrenaline::team::Setup;
//! use adrenaline::{Rules, TeamPlay};
//! use table::Game;
//!
//! let mut game = TeamPlay::new(Rules::embedded(), &Setup::seated(2, 3)).unwrap();
//! table::play_out(&mut game, &mut table::rng(7), &mut Vec::new(), u64::MAX);
//! assert_eq!(game.standing().rows.len(), 2);
//! assert_eq!(game.roster().seats().count(), 5);
//! ```

mod abilities;
mod audit;
mod buffer;
mod choice;
pub(crate) mod content;
mod encode;
mod event;
mod fire;
mod frame;
mod insight;
mod powerups;
mod refuse;
mod reload;
mod scene;
mod score;
mod setup;
mod start;
mod state;
mod tell;
mod text;
mod turn;
mod view;

pub use crate::uses::{Token, Use};
pub use choice::Choice;
pub use content::{
    Ability, AbilityStatus, Character, Components, Discharge, Numbers, RewardTile, Row, Status, TeamRules, WeaponStatus,
};
pub use event::{Event, Why};
pub use insight::Outlook;
pub use setup::Setup;
pub use state::TeamPlay;
pub use view::{
    AbilityState, AbilityView, CharacterView, OwnWeaponView, PlayerOwn, PlayerView, Public, RewardView, TeamView,
};
