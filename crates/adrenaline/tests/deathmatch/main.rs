//! Deathmatch: the rule book as tests, and what holds for whole matches.

mod book;
mod content;
mod endure;
mod golden;
mod lattice;
mod laws;
mod reasons;
mod table_talk;
