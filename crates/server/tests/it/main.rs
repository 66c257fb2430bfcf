//! The server by its own door: real sockets, a real store, a folder and a port of its own.

mod alone;
mod clocks;
mod common;
mod content;
mod doors;
mod faults;
#[cfg(target_os = "linux")]
mod forgetful;
mod games;
mod log;
mod operation;
mod play;
#[cfg(target_os = "linux")]
mod power;
mod release;
mod replay;
mod tables;
mod walk;
