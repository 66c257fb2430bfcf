//! The table server: people, tables, matches, a store, sockets, and the page.
//!
//! ```text
//! http     requests and sockets: frames in
//!   │
//! room     one task for each table ── shelf (the rules)
//!   │
//! store    an answer is on the disk before anybody is told
//! outlet   frames out, straight into the connection
//! ```
//!
//! Each layer knows those below it and none above. "One click" in
//! ARCHITECTURE.md names every function on the way of an answer; `docs/wire.md`
//! says what travels.

mod bots;
pub mod commands;
mod config;
mod contents;
mod door;
mod examples;
mod fair;
mod http;
mod hub;
mod identity;
mod ids;
mod limits;
mod meta;
mod metrics;
mod names;
mod outlet;
mod owner;
pub mod post;
mod problem;
mod relay;
mod replay;
mod room;
mod serve;
mod shared;
mod source;
pub mod store;
mod waiting;
pub mod wire;
pub mod world;

pub use config::{Config, Limits};
pub use door::open_files;
pub use http::{has_page, page_file};
pub use limits::Rate;
pub use meta::{Begun, begun};
pub use serve::{Error, Server};

/// The version of the program, in the handshake and on every answer.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
