//! Whole matches: the laws of random play, counted positions, recorded games.

mod designed;
mod golden;
mod laws;
mod reasons;
mod wire;
