//! The tables of the database, in the order in which they came to be.

use server::store::{Error, Found};

use super::{Link, failed, wrong};

/// What each layout adds to the one before.
const LAYOUTS: &[&str] = &[TABLES, OWNERS];

const TABLES: &str = "
CREATE TABLE keys (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

-- Newer tables have greater numbers. `meta` is the lobby as JSON; the other
-- columns repeat what lists and timers look for.
CREATE TABLE tables (
  n BIGINT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  state TEXT NOT NULL,
  private BOOLEAN NOT NULL,
  due BIGINT,
  meta TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (state, n) WHERE NOT private;
CREATE INDEX tables_of_game ON tables (state, game, n) WHERE NOT private;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE sitting (person TEXT NOT NULL, n BIGINT NOT NULL, PRIMARY KEY (person, n));
CREATE INDEX sitting_at ON sitting (n);

-- One row for each answer with the luck that followed it. `seq` is the number
-- of lines before it: the writer of the same moment who comes second is refused.
-- A row with `keep` takes back: that many lines of the log stay.
CREATE TABLE answers (
  match BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  at BIGINT NOT NULL,
  lines TEXT NOT NULL,
  keep BIGINT,
  asked BIGINT NOT NULL,
  banks TEXT,
  PRIMARY KEY (match, seq)
);

CREATE TABLE chat (n BIGINT NOT NULL, line BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (n, line));

CREATE TABLE records (
  n BIGINT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  listed BOOLEAN NOT NULL,
  card TEXT NOT NULL,
  record TEXT NOT NULL
);
CREATE INDEX records_listed ON records (n) WHERE listed;
CREATE INDEX records_of_game ON records (game, n) WHERE listed;
";

/// Since layout 2: who writes the story of a match, and until when nobody else
/// may claim it. `epoch` counts claims, and an answer says in which it was written.
const OWNERS: &str = "
CREATE TABLE nodes (name TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
CREATE TABLE owners (match BIGINT PRIMARY KEY, node TEXT, epoch BIGINT NOT NULL) WITH (fillfactor = 80);
ALTER TABLE answers ADD COLUMN epoch BIGINT;
";

/// Any number: the server that holds it changes the layout, one after the other.
const LOCK: i64 = 0x6669_7265;

/// What is there, if a server has ever been here.
pub(super) fn examine(link: &mut Link) -> Result<Option<Found>, Error> {
    if link.rows("SELECT 1 WHERE to_regclass('layout') IS NOT NULL", &[])?.is_empty() {
        return Ok(None);
    }
    let row = link
        .query_one("SELECT coalesce(max(version), 0), (SELECT count(*) FROM tables) FROM layout", &[])
        .map_err(wrong)?;
    Ok(Some(Found { layout: row.get(0), known: LAYOUTS.len() as i64, tables: row.get(1) }))
}

/// Makes what is missing. Servers that start together wait for each other.
pub(super) fn bring_up_to_date(link: &mut Link) -> Result<(), Error> {
    let mut all = link.transaction().map_err(wrong)?;
    all.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).map_err(wrong)?;
    all.batch_execute(
        "SET LOCAL client_min_messages TO warning; CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL);",
    )
    .map_err(wrong)?;
    let known = LAYOUTS.len() as i64;
    let layout: i64 = all.query_one("SELECT coalesce(max(version), 0) FROM layout", &[]).map_err(wrong)?.get(0);
    if layout > known {
        return Err(failed(format!("the database has layout {layout}, this program reads layout {known}")));
    }
    for (version, sql) in (1..).zip(LAYOUTS).filter(|(version, _)| *version > layout) {
        all.batch_execute(sql).map_err(wrong)?;
        all.execute("INSERT INTO layout (version) VALUES ($1)", &[&version]).map_err(wrong)?;
    }
    all.commit().map_err(wrong)
}
