//! Stores and a bus for the tests: `storm` knows how to start them.

use std::time::Duration;

use cluster::Postgres;

pub(crate) use storm::house::{Bus, House, bus, fresh};
pub(crate) use storm::link::{Link, Weather};

/// A store as one node has it; its lease lasts longer than any test.
pub(crate) fn node(address: &str) -> Postgres {
    Postgres::new(address).unwrap().with_lease(Duration::from_secs(3600))
}
