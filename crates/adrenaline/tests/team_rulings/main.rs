//! The rulings, by number: what the rule book leaves open and how we decide it.

#[path = "../team_common/mod.rs"]
mod team_common;

mod added;
mod damage;
mod end;
mod kills;
mod setup_and_turn;
