//! The tables of the database, and the settings of every connection.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

/// The version of the layout below.
pub const LAYOUT: i64 = 4;

const TABLES: &str = "
CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

-- Newer tables have greater numbers. `meta` is the lobby as JSON; the other
-- columns repeat what lists and timers look for.
CREATE TABLE tables (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  state TEXT NOT NULL,
  private INTEGER NOT NULL,
  due INTEGER,
  meta TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (state, n) WHERE private = 0;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE sitting (
  person TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (person, n)
) WITHOUT ROWID;

-- One row for each answer with the luck that followed it. `seq` is the number
-- of lines before it: the writer of the same moment who comes second is refused.
-- A row with `keep` takes back: that many lines of the log stay.
CREATE TABLE answers (
  match INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  lines TEXT NOT NULL,
  keep INTEGER,
  asked INTEGER NOT NULL,
  banks TEXT,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;

CREATE TABLE chat (
  n INTEGER NOT NULL,
  line INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (n, line)
) WITHOUT ROWID;

CREATE TABLE records (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  listed INTEGER NOT NULL,
  card TEXT NOT NULL,
  record TEXT NOT NULL
);
CREATE INDEX records_listed ON records (n) WHERE listed = 1;
";

/// Since layout 2: answers that are not yet in `answers`. All tables append
/// here, so that a commit writes one page and not one for each table.
const JOURNAL: &str = "
CREATE TABLE journal (
  n INTEGER PRIMARY KEY,
  match INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  lines TEXT NOT NULL,
  keep INTEGER,
  asked INTEGER NOT NULL,
  banks TEXT
);
";

/// Since layout 3: who sits at a table is found without looking through all tables.
const SITTING: &str = "CREATE INDEX sitting_at ON sitting (n);";

/// Since layout 4: a page of one game's tables is found without looking through those of the others.
const GAMES: &str = "
CREATE INDEX tables_of_game ON tables (state, game, n) WHERE private = 0;
CREATE INDEX records_of_game ON records (game, n) WHERE listed = 1;
";

/// The one connection that writes. Makes the tables of a new database.
pub(crate) fn open_writer(path: &Path, max_pages: Option<u32>) -> rusqlite::Result<Connection> {
    let db = Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(5))?;
    // Every commit is on the disk before it returns.
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "cache_size", -16_000)?;
    if let Some(pages) = max_pages {
        db.pragma_update(None, "max_page_count", pages)?;
    }
    let layout: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let missing = match layout {
        0 => [TABLES, JOURNAL, SITTING, GAMES].concat(),
        1 => [JOURNAL, SITTING, GAMES].concat(),
        2 => [SITTING, GAMES].concat(),
        3 => GAMES.to_owned(),
        LAYOUT => return Ok(db),
        _ => {
            let text = format!("the database has layout {layout}, this program reads layout {LAYOUT}");
            return Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(1), Some(text)));
        }
    };
    db.execute_batch(&format!("BEGIN; {missing} PRAGMA user_version = {LAYOUT}; COMMIT;"))?;
    Ok(db)
}

pub(crate) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.pragma_update(None, "cache_size", -4_000)?;
    Ok(db)
}
