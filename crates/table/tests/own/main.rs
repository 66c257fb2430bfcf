//! The contract tested without any real game: a toy that keeps every law, or breaks one of them.

mod content;
mod laws;
mod luck;
mod matches;
mod small;
mod toy;
