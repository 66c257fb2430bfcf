//! Copies of a whole store, taken while the server runs, and put back while it
//! does not.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::{file, schema};
use crate::store::{Error, Found};

/// Copies the database of a data folder to a new file. The server may run:
/// the copy is one moment of it.
pub fn backup(dir: &Path, to: &Path) -> Result<(), Error> {
    if to.exists() {
        return Err(Error::Failed(format!("{} is already there", to.display())));
    }
    let from = schema::open_reader(&file(dir))?;
    let mut copy = Connection::open(to)?;
    Backup::new(&from, &mut copy)?.run_to_completion(4096, Duration::from_millis(1), None)?;
    check(&copy)
}

/// Puts a copy into a data folder that has no database. No server may run on it.
pub fn restore(from: &Path, dir: &Path) -> Result<(), Error> {
    let to = file(dir);
    if to.exists() {
        return Err(Error::Failed(format!("{} is already there; move it away first", to.display())));
    }
    if !from.exists() {
        return Err(Error::Failed(format!("{}: no such file", from.display())));
    }
    let copy = schema::open_reader(from)?;
    check(&copy)?;
    std::fs::create_dir_all(dir).map_err(|error| Error::Failed(format!("{}: {error}", dir.display())))?;
    let mut db = Connection::open(&to)?;
    Backup::new(&copy, &mut db)?.run_to_completion(4096, Duration::ZERO, None)?;
    check(&db)
}

/// Looks at a database, if there is one: is it sound, which layout has it?
pub(super) fn examine(path: &Path) -> Result<Option<Found>, Error> {
    if !path.exists() {
        return Ok(None);
    }
    let db = schema::open_reader(path)?;
    let layout = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    check(&db)?;
    let tables = db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(Some(Found { layout, known: super::LAYOUT, tables }))
}

fn check(db: &Connection) -> Result<(), Error> {
    let said: String = db.query_row("PRAGMA quick_check", [], |row| row.get(0))?;
    if said == "ok" { Ok(()) } else { Err(Error::Failed(said)) }
}
