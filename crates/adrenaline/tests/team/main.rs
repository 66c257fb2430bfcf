//! Team play: the rule book as tests, and what holds for whole matches.

mod book;
mod golden;
mod guest;
mod laws;
mod reasons;
mod table_talk;
