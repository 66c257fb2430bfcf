//! Stores that several servers share, and the servers on them.

mod battery;
#[path = "../../../server/tests/it/common.rs"]
mod common;
mod house;
mod limits;
mod model;
mod moving;
mod nodes;
mod owners;
mod servers;
mod storms;
mod watched;
