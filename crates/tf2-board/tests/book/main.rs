//! The rule book, sentence by sentence.

mod common;
mod content;
mod examples;
mod house;
mod oracle;
mod ours;
mod rulings;
mod seed;
mod words;
