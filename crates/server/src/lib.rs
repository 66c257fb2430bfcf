//! The table server: people, tables, matches, a store, sockets, and the page.
//!
//! ```text
//! page ── socket ── room ── shelf (the rules)
//!                    │
//!                  store     an answer is on the disk before anybody is told
//! ```
//!
//! A click goes through `http/socket.rs`, `room/talk.rs`, `room/play.rs` and
//! `store/write.rs` and comes back through `room/frames.rs`. `docs/wire.md`
//! says what travels.

mod bots;
pub mod commands;
mod config;
mod door;
mod examples;
mod fair;
mod http;
mod hub;
mod identity;
mod ids;
mod limits;
pub mod load;
mod meta;
mod metrics;
mod names;
mod problem;
mod replay;
mod room;
mod serve;
mod source;
pub mod store;
mod waiting;
pub mod wire;

pub use bots::LEVELS;
pub use config::{Config, Limits};
pub use limits::Rate;
pub use serve::{Error, Server};

/// The version of the program, in the handshake and on every answer.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
