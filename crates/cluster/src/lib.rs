//! What several servers share. The server itself knows one file of SQLite and
//! nothing of this; the program `fireteam` has it with the feature `cluster`.

mod postgres;

use std::sync::Arc;

use server::store::{Backend, Error};

pub use self::postgres::Postgres;

/// The store at an address such as `postgres://fireteam@db.example/fireteam`; `None` if it is none of ours.
pub fn open(address: &str) -> Option<Result<Arc<dyn Backend>, Error>> {
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
    known.then(|| Ok(Arc::new(Postgres::new(address)?) as Arc<dyn Backend>))
}
