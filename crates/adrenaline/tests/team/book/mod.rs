//! The rule book of team play as tests: its sentences, its characters and
//! scenes, and the rulings by number on what it leaves open.

mod added;
mod characters;
mod damage;
mod end;
mod kills;
mod rules;
mod scenes;
mod setup_and_turn;
