//! Team play: the rule book as tests, and what holds for whole matches.

mod book;
mod frugal;
mod games;
mod laws;
mod perft;
mod reasons;
mod table_talk;
