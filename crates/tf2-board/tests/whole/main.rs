//! Whole matches: the laws of random play, counted positions, recorded games.

mod games;
mod laws;
mod perft;
mod reasons;
mod wire;
