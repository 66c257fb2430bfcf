//! Deathmatch: the rule book as tests, and what holds for whole matches.

mod book;
mod content;
mod endure;
mod frugal;
mod games;
mod lattice;
mod laws;
mod perft;
mod reasons;
mod table_talk;
