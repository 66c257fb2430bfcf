//! x
#![allow(dead_code)]
mod identity;
mod ids;
mod limits;
mod metrics;
mod sections;
pub mod store;
pub mod wire;
