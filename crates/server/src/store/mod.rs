//! What survives: setups, answers, lobbies, chat and records, in one SQLite
//! file. Writing returns after the sync, one commit after the other (`desk.rs`);
//! reading happens beside it. Nobody is told anything that is not stored.

mod backup;
mod desk;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod write;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OptionalExtension};

pub use backup::{backup, restore};
use desk::Desk;
pub(crate) use read::{Loaded, Page};
pub(crate) use write::{Job, bulk};

use crate::ids;
use crate::metrics::Metrics;

/// A table as its row: the lobby as JSON and what is searched for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TableRow {
    pub(crate) n: i64,
    pub(crate) id: String,
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) state: String,
    pub(crate) private: bool,
    /// When the clock runs out, if somebody must look then.
    pub(crate) due: Option<u64>,
    pub(crate) meta: String,
    /// Ids of those who sit; written, not read back.
    pub(crate) people: Vec<String>,
}

/// One answer and the luck after it, or one undo.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// Steps of the match before this one.
    pub(crate) seq: u64,
    pub(crate) at: u64,
    /// `actor word` to a line.
    pub(crate) lines: String,
    pub(crate) keep: Option<u64>,
    /// Seats asked afterwards, as bits.
    pub(crate) asked: u32,
    /// Who answered, and what the clocks show, as JSON.
    pub(crate) banks: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RecordRow {
    pub(crate) n: i64,
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) listed: bool,
    pub(crate) card: String,
    pub(crate) record: String,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Error {
    /// Somebody else wrote this moment first.
    #[error("already written")]
    Conflict,
    #[error("the disk is full")]
    Full,
    #[error("store: {0}")]
    Failed(String),
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Conflict,
            Some(ErrorCode::DiskFull) => Error::Full,
            _ => Error::Failed(error.to_string()),
        }
    }
}

/// Connections for reading, at most so many.
const READERS: usize = 4;

#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    desk: Arc<Desk>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Mutex<Vec<Connection>>>,
    /// The greatest number of a row.
    newest: AtomicI64,
    /// When something was last written to see whether that is possible, and what came of it.
    probed: tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>>,
}

/// Whether the store writes is tried no more often than this.
const PROBES: Duration = Duration::from_secs(1);

impl Store {
    /// Opens the database in the folder, or makes it.
    pub(crate) fn open(dir: &Path, max_pages: Option<u32>, metrics: Arc<Metrics>) -> Result<Store, Error> {
        std::fs::create_dir_all(dir).map_err(|error| Error::Failed(format!("{}: {error}", dir.display())))?;
        let path = file(dir);
        let db = schema::open_writer(&path, max_pages)?;
        let newest = AtomicI64::new(read::newest(&db)?);
        let desk = Arc::new(Desk::new(db, metrics));
        let clerk = desk.clone();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || clerk.run())
            .map_err(|error| Error::Failed(error.to_string()))?;
        let writer = Mutex::new(Some(writer));
        Ok(Store { path, desk, writer, readers: Arc::default(), newest, probed: Default::default() })
    }

    /// The number of a new row: greater than that of any older one, even if the clock has gone back.
    pub(crate) fn number(&self) -> i64 {
        let (wished, step) = (ids::row_number(), 1 + (ids::random_u64() & 0xf_ffff) as i64);
        let next = |newest: i64| wished.max(newest + step);
        let before = self.newest.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |newest| Some(next(newest)));
        next(before.unwrap_or_else(|newest| newest))
    }

    /// The key that signs cookies; made once.
    pub(crate) fn secret(&self) -> Result<Vec<u8>, Error> {
        let db = Connection::open(&self.path)?;
        let find = || db.query_row("SELECT value FROM keys WHERE name = 'cookies'", [], |row| row.get(0)).optional();
        if let Some(key) = find()? {
            return Ok(key);
        }
        db.execute("INSERT OR IGNORE INTO keys (name, value) VALUES ('cookies', ?1)", [ids::random_bytes(32)])?;
        find()?.ok_or_else(|| Error::Failed("no key".to_owned()))
    }

    /// Writes it and returns when it is on the disk.
    pub(crate) async fn write(&self, job: Job) -> Result<(), Error> {
        self.desk.write(job).await
    }

    /// Can a record be written now, or could it a moment ago?
    pub(crate) async fn is_ready(&self) -> Result<(), Error> {
        let mut probed = self.probed.lock().await;
        match &*probed {
            Some((at, result)) if at.elapsed() < PROBES => result.clone(),
            _ => {
                let result = self.write(Job::Probe).await;
                *probed = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    /// Reads on a thread that may wait.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let (readers, path) = (self.readers.clone(), self.path.clone());
        let task = tokio::task::spawn_blocking(move || {
            let free = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let db = match free {
                Some(db) => db,
                None => schema::open_reader(&path)?,
            };
            let seen = look(&db);
            let mut readers = readers.lock().unwrap_or_else(PoisonError::into_inner);
            if readers.len() < READERS {
                readers.push(db);
            }
            Ok::<T, Error>(seen?)
        });
        task.await.map_err(|error| Error::Failed(error.to_string()))?
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Loaded>, Error> {
        let id = id.to_owned();
        self.read(move |db| read::load(db, &id)).await
    }

    pub(crate) async fn invited(&self, code: &str) -> Result<Option<String>, Error> {
        let code = code.to_owned();
        self.read(move |db| read::invited(db, &code)).await
    }

    pub(crate) async fn list(&self, page: Page) -> Result<Vec<TableRow>, Error> {
        self.read(move |db| read::list(db, &page)).await
    }

    /// Those of these tables that still wait for people.
    pub(crate) async fn waiting(&self, ids: Vec<String>) -> Result<Vec<String>, Error> {
        self.read(move |db| read::waiting(db, &ids)).await
    }

    pub(crate) async fn mine(&self, person: &str) -> Result<Vec<(TableRow, u32)>, Error> {
        let person = person.to_owned();
        self.read(move |db| read::mine(db, &person)).await
    }

    pub(crate) async fn my_records(&self, person: &str, page: Page) -> Result<Vec<(i64, String)>, Error> {
        let person = person.to_owned();
        self.read(move |db| read::my_records(db, &person, &page)).await
    }

    pub(crate) async fn due(&self, now: u64) -> Result<Vec<String>, Error> {
        self.read(move |db| read::due(db, now)).await
    }

    pub(crate) async fn record(&self, id: &str) -> Result<Option<RecordRow>, Error> {
        let id = id.to_owned();
        self.read(move |db| read::record(db, &id)).await
    }

    pub(crate) async fn records(&self, page: Page) -> Result<Vec<(i64, String)>, Error> {
        self.read(move |db| read::records(db, &page)).await
    }

    /// Waits for what is being written and closes the file.
    pub(crate) fn close(&self) {
        self.desk.close();
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        if let Some(writer) = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = writer.join();
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.desk.close();
    }
}

/// The database in a data folder.
pub(crate) fn file(dir: &Path) -> PathBuf {
    dir.join("fireteam.db")
}
