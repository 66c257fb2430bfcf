//! What several servers share. The server itself knows one file of SQLite and
//! nothing of this; the program `fireteam` has it with the feature `cluster`.

mod nats;
mod postgres;

use std::sync::Arc;

use server::post::Post;
use server::store::{Backend, Error};

pub use self::nats::Nats;
pub use self::postgres::Postgres;

/// The store at an address such as `postgres://fireteam@db.example/fireteam`; `None` if it is none of ours.
pub fn open(address: &str) -> Option<Result<Arc<dyn Backend>, Error>> {
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
    known.then(|| Ok(Arc::new(Postgres::new(address)?) as Arc<dyn Backend>))
}

/// The post at an address such as `nats://bus.example:4222`; `None` if it is none of ours.
pub fn bus(address: &str) -> Option<Arc<dyn Post>> {
    address.starts_with("nats://").then(|| Arc::new(Nats::new(address)) as Arc<dyn Post>)
}
