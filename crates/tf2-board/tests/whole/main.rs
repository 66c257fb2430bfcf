//! Whole matches: the laws of random play, counted positions, recorded games.

mod golden;
mod laws;
mod reasons;
mod wire;
