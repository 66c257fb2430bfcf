//! The store of one process: one SQLite file in a folder. WAL lets others read
//! while it is written.

mod backup;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod write;

use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OptionalExtension};
use tracing::debug;

pub use backup::{backup, restore};
pub use schema::LAYOUT;

use super::{Backend, Error, Found, Job, Loaded, Page, RecordRow, Session, TableRow, Writer, failed};

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Conflict,
            Some(ErrorCode::DiskFull) => Error::Full,
            _ => Error::Failed(error.to_string()),
        }
    }
}

/// The database in a data folder.
fn file(dir: &Path) -> PathBuf {
    dir.join("fireteam.db")
}

/// The database of a folder, made when somebody first writes.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: PathBuf,
    max_pages: Option<u32>,
}

impl Sqlite {
    /// It may not grow beyond this many pages of 4 KiB.
    pub fn new(dir: &Path, max_pages: Option<u32>) -> Sqlite {
        Sqlite { path: file(dir), max_pages }
    }

    /// The database in this file.
    pub fn at(path: &Path) -> Sqlite {
        Sqlite { path: path.to_owned(), max_pages: None }
    }

    fn folder(&self) -> &Path {
        self.path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."))
    }

    /// The folder outlives the machine like what is in it: SQLite syncs the folder's entries, and nobody else the folder's own.
    fn make_folder(&self) -> Result<(), Error> {
        let dir = self.folder();
        let error = |error| failed(format!("{}: {error}", dir.display()));
        let new = dir.ancestors().take_while(|dir| !dir.exists()).count();
        std::fs::create_dir_all(dir).map_err(error)?;
        dir.canonicalize().map_err(error)?.ancestors().skip(1).take(new.max(1)).for_each(sync);
        Ok(())
    }

    fn import_as(&self, path: &Path, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
        write::bulk(schema::open_writer(path, self.max_pages)?, jobs)?;
        std::fs::rename(path, &self.path).map_err(|error| failed(error.to_string()))?;
        sync(self.folder());
        Ok(())
    }
}

/// The names in a folder are on the disk, as far as we may ask for that.
fn sync(folder: &Path) {
    if let Err(error) = std::fs::File::open(folder).and_then(|folder| folder.sync_all()) {
        debug!(folder = %folder.display(), %error, "a folder cannot be synced");
    }
}

impl Backend for Sqlite {
    fn writer(&self) -> Result<Box<dyn Writer>, Error> {
        self.make_folder()?;
        Ok(Box::new(write::Writer::new(schema::open_writer(&self.path, self.max_pages)?)))
    }

    fn session(&self) -> Result<Box<dyn Session>, Error> {
        Ok(Box::new(Reader(schema::open_reader(&self.path)?)))
    }

    fn secret(&self, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        let db = Connection::open(&self.path)?;
        let find = || db.query_row("SELECT value FROM keys WHERE name = 'cookies'", [], |row| row.get(0)).optional();
        if let Some(key) = find()? {
            return Ok(key);
        }
        db.execute("INSERT OR IGNORE INTO keys (name, value) VALUES ('cookies', ?1)", [fresh])?;
        find()?.ok_or_else(|| failed("no key"))
    }

    fn examine(&self) -> Result<Option<Found>, Error> {
        backup::examine(&self.path)
    }

    fn export(&self, give: &mut dyn FnMut(Job) -> Result<(), Error>) -> Result<(), Error> {
        let path = &self.path;
        if !path.exists() {
            return Err(failed(format!("{}: no such file", path.display())));
        }
        // Whatever its layout is, it is brought up to date first.
        drop(schema::open_writer(path, None)?);
        read::export(&mut schema::open_reader(path)?, give)
    }

    fn import(&self, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
        self.make_folder()?;
        let path = &self.path;
        if path.exists() {
            return Err(failed(format!("{} is already there; move it away first", path.display())));
        }
        let part = path.with_extension("part");
        let done = self.import_as(&part, jobs);
        if done.is_err() {
            for end in ["part", "part-wal", "part-shm"] {
                let _ = std::fs::remove_file(path.with_extension(end));
            }
        }
        done
    }
}

struct Reader(Connection);

impl Session for Reader {
    fn load(&mut self, id: &str) -> Result<Option<Loaded>, Error> {
        Ok(read::load(&self.0, id)?)
    }

    fn invited(&mut self, code: &str) -> Result<Option<String>, Error> {
        Ok(read::invited(&self.0, code)?)
    }

    fn list(&mut self, page: &Page) -> Result<Vec<TableRow>, Error> {
        Ok(read::list(&self.0, page)?)
    }

    fn waiting(&mut self, ids: &[String]) -> Result<Vec<String>, Error> {
        Ok(read::waiting(&self.0, ids)?)
    }

    fn mine(&mut self, person: &str) -> Result<Vec<(TableRow, u32)>, Error> {
        Ok(read::mine(&self.0, person)?)
    }

    fn due(&mut self, now: u64) -> Result<Vec<String>, Error> {
        Ok(read::due(&self.0, now)?)
    }

    fn record(&mut self, id: &str) -> Result<Option<RecordRow>, Error> {
        Ok(read::record(&self.0, id)?)
    }

    fn records(&mut self, page: &Page) -> Result<Vec<(i64, String)>, Error> {
        Ok(read::records(&self.0, page)?)
    }

    fn my_records(&mut self, person: &str, page: &Page) -> Result<Vec<(i64, String, String)>, Error> {
        Ok(read::my_records(&self.0, person, page)?)
    }

    fn newest(&mut self) -> Result<i64, Error> {
        Ok(read::newest(&self.0)?)
    }
}
