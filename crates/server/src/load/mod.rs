//! Many players at once: a harness that measures the server by its own door.

pub mod client;
