//! The one writer: everything that is written, and how. All jobs of a commit
//! share a sync and the pages of the journal, into which all answers go first;
//! from time to time it is sorted into the stories of the matches.

use std::collections::HashMap;

use rusqlite::{Connection, params};
use tracing::warn;

use crate::store::{self, Error, Job, Order, RecordRow, Row, TableRow};

/// A journal of this many rows is sorted into the stories.
const JOURNAL: usize = 1024;

/// Bytes that a store must have room for to be called ready: about a record.
const PROBE: i64 = 64 * 1024;

/// Compiled statements that are kept.
const STATEMENTS: usize = 32;

/// How many matches' last rows are kept in memory.
const KNOWN: usize = 100_000;

/// What the writer remembers, so as not to read it again.
#[derive(Debug, Default)]
struct Book {
    /// The last moment written of each match, as far as known.
    last: HashMap<i64, u64>,
    /// Rows in the journal.
    rows: usize,
    /// The journal is sorted in when it has this many rows; later, if that has failed.
    due: usize,
    /// Another number means that somebody else has written.
    version: Option<i64>,
}

/// The one connection that writes, and what it remembers.
#[derive(Debug)]
pub(super) struct Writer {
    db: Connection,
    book: Book,
}

impl Writer {
    pub(super) fn new(db: Connection) -> Writer {
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        let mut writer = Writer { db, book: Book::default() };
        writer.sort_in();
        writer
    }

    /// A conflict concerns its own job alone; any other error concerns the disk, and nothing is written.
    fn together(&mut self, orders: &[&Order]) -> Result<Vec<Result<(), Error>>, Error> {
        let done = try_together(&self.db, &mut self.book, orders);
        if done.is_err() {
            if !self.db.is_autocommit() {
                let _ = self.db.execute_batch("ROLLBACK");
            }
            // What was noted has not been written.
            self.book.last.clear();
            self.book.version = None;
        }
        done
    }

    /// Sorts the journal into the stories. Should it fail, the journal stands and
    /// is read with them; the next time sorts it too.
    fn sort_in(&mut self) {
        let book = &mut self.book;
        // Tables that have gone to sleep need not be remembered for ever.
        if book.last.len() > KNOWN {
            book.last.clear();
        }
        match try_sort_in(&mut self.db) {
            Ok(()) => book.rows = 0,
            Err(error) => warn!(%error, "the journal could not be sorted in"),
        }
        book.due = book.rows + JOURNAL;
    }
}

/// There is one process, or several that take care by the key of a row: the
/// epoch of an order is never older than another.
impl store::Writer for Writer {
    /// Should all together fail, each is written on its own: one bad job must not harm the others.
    fn commit(&mut self, orders: &[&Order]) -> Vec<Result<(), Error>> {
        match self.together(orders) {
            Ok(results) => results,
            Err(error) if orders.len() == 1 => vec![Err(error)],
            Err(_) => orders.iter().map(|order| self.together(&[order])?.pop().unwrap_or(Ok(()))).collect(),
        }
    }

    fn is_near(&self) -> bool {
        true
    }

    fn has_chores(&self) -> bool {
        self.book.rows >= self.book.due
    }

    fn do_chores(&mut self) {
        self.sort_in();
    }

    fn close(mut self: Box<Self>) -> Result<(), Error> {
        self.sort_in();
        Ok(self.db.pragma_query(None, "wal_checkpoint", |_| Ok(()))?)
    }
}

/// Writes many jobs, several thousand to a commit, on a database that nobody has open.
pub(super) fn bulk(mut db: Connection, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
    let mut jobs = jobs.peekable();
    while jobs.peek().is_some() {
        let transaction = db.transaction()?;
        for job in jobs.by_ref().take(20_000) {
            match job? {
                Job::Append { table, row } => tell_story(&transaction, table, &row)?,
                job => write(&transaction, &mut Book::default(), &job)?,
            }
        }
        transaction.commit()?;
    }
    Ok(())
}

fn try_together(db: &Connection, book: &mut Book, orders: &[&Order]) -> Result<Vec<Result<(), Error>>, Error> {
    // Not `Connection::transaction`: it has its statements compiled anew for every answer.
    db.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    book.look(db)?;
    let mut results = Vec::with_capacity(orders.len());
    for order in orders {
        match write(db, book, &order.job) {
            Err(error @ (Error::Full | Error::Failed(_))) => return Err(error),
            result => results.push(result),
        }
    }
    db.prepare_cached("COMMIT")?.execute([])?;
    Ok(results)
}

impl Book {
    /// Forgets everything if another process has written.
    fn look(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let version = Some(db.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?);
        if version != self.version {
            self.last.clear();
            self.rows = db.query_row("SELECT count(*) FROM journal", [], |row| row.get(0))?;
            self.version = version;
        }
        Ok(())
    }

    /// The last moment of a match that is written.
    fn last(&self, db: &Connection, table: i64) -> rusqlite::Result<Option<u64>> {
        if let Some(last) = self.last.get(&table) {
            return Ok(Some(*last));
        }
        let sql = "SELECT max(seq) FROM (SELECT max(seq) AS seq FROM answers WHERE match = ?1 \
                   UNION ALL SELECT max(seq) FROM journal WHERE match = ?1)";
        let last: Option<i64> = db.prepare_cached(sql)?.query_row([table], |row| row.get(0))?;
        Ok(last.map(|last| last as u64))
    }
}

fn write(db: &Connection, book: &mut Book, job: &Job) -> Result<(), Error> {
    match job {
        Job::Probe => {
            // A store that is full can still change what is there: only something new shows it.
            let sql = "INSERT OR REPLACE INTO keys (name, value) VALUES ('probe', zeroblob(?1))";
            db.prepare_cached(sql)?.execute([PROBE])?;
            db.prepare_cached("DELETE FROM keys WHERE name = 'probe'")?.execute([])?;
        }
        Job::Append { table, row } => append(db, book, *table, row)?,
        Job::Create(table) => {
            let sql =
                "INSERT INTO tables (n, id, code, game, state, private, due, meta) VALUES (?1,?2,?3,?4,?5,?6,?7,?8)";
            db.prepare_cached(sql)?.execute(params![
                table.n,
                table.id,
                table.code,
                table.game,
                table.state,
                table.private,
                table.due.map(|due| due as i64),
                table.meta
            ])?;
            sit(db, table)?;
        }
        Job::Save(table) => save(db, table)?,
        Job::Start { table, row } => {
            // First what may be refused: nothing else is written then.
            append(db, book, table.n, row)?;
            save(db, table)?;
        }
        Job::Due { table, due } => {
            let sql = "UPDATE tables SET due = ?2 WHERE n = ?1";
            db.prepare_cached(sql)?.execute(params![table, due.map(|due| due as i64)])?;
        }
        Job::Chat { table, line, text } => {
            let sql = "INSERT INTO chat (n, line, text) VALUES (?1, ?2, ?3)";
            db.prepare_cached(sql)?.execute(params![table, line, text])?;
        }
        Job::End { table, record } => {
            keep(db, record)?;
            save(db, table)?;
            book.last.remove(&table.n);
        }
        Job::Upload(record) => keep(db, record)?,
        Job::Remove { table } => {
            for sql in
                ["DELETE FROM tables WHERE n = ?1", "DELETE FROM sitting WHERE n = ?1", "DELETE FROM chat WHERE n = ?1"]
            {
                db.prepare_cached(sql)?.execute([table])?;
            }
        }
        Job::Key { name, value } => {
            db.execute("INSERT OR REPLACE INTO keys (name, value) VALUES (?1, ?2)", params![name, value])?;
        }
        Job::Release { .. } => {}
        Job::Lobbies { due } => {
            db.execute("UPDATE tables SET due = ?1 WHERE state = 'lobby' AND due IS NULL", [*due as i64])?;
        }
    }
    Ok(())
}

/// Into the journal, unless this moment or a later one is written already.
fn append(db: &Connection, book: &mut Book, table: i64, row: &Row) -> Result<(), Error> {
    // The beginning has an order of its own.
    if row.seq == 0 {
        return Ok(tell_story(db, table, row)?);
    }
    if book.last(db, table)? >= Some(row.seq) {
        return Err(Error::Conflict);
    }
    let sql = "INSERT INTO journal (match, seq, at, lines, keep, asked, banks) VALUES (?1,?2,?3,?4,?5,?6,?7)";
    insert(db, sql, table, row)?;
    book.last.insert(table, row.seq);
    book.rows += 1;
    Ok(())
}

/// Straight into the match's story, where the key refuses what is there.
fn tell_story(db: &Connection, table: i64, row: &Row) -> rusqlite::Result<()> {
    // A beginning at which luck said nothing has a row without lines; the first answer takes its place.
    if row.seq == 0 && !row.lines.is_empty() {
        let sql = "DELETE FROM answers WHERE match = ?1 AND seq = 0 AND lines = '' AND keep IS NULL";
        db.prepare_cached(sql)?.execute([table])?;
    }
    let sql = "INSERT INTO answers (match, seq, at, lines, keep, asked, banks) VALUES (?1,?2,?3,?4,?5,?6,?7)";
    insert(db, sql, table, row)
}

fn insert(db: &Connection, sql: &str, table: i64, row: &Row) -> rusqlite::Result<()> {
    let keep = row.keep.map(|keep| keep as i64);
    db.prepare_cached(sql)?
        .execute(params![table, row.seq as i64, row.at as i64, row.lines, keep, row.asked, row.banks])
        .map(drop)
}

fn try_sort_in(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "INSERT OR IGNORE INTO answers (match, seq, at, lines, keep, asked, banks) \
         SELECT match, seq, at, lines, keep, asked, banks FROM journal ORDER BY match, seq; \
         DELETE FROM journal;",
    )?;
    transaction.commit()
}

fn save(db: &Connection, table: &TableRow) -> rusqlite::Result<()> {
    let sql = "UPDATE tables SET state = ?2, due = ?3, meta = ?4 WHERE n = ?1";
    let due = table.due.map(|due| due as i64);
    db.prepare_cached(sql)?.execute(params![table.n, table.state, due, table.meta])?;
    sit(db, table)
}

/// Those who sat at a table and do not any more.
pub(super) const GONE: &str = "DELETE FROM sitting WHERE n = ?1 AND person NOT IN (SELECT value FROM json_each(?2))";

/// Who sits at the table, for the list of one's own tables.
fn sit(db: &Connection, table: &TableRow) -> rusqlite::Result<()> {
    db.prepare_cached(GONE)?.execute(params![table.n, serde_json::json!(table.people).to_string()])?;
    for person in &table.people {
        db.prepare_cached("INSERT OR IGNORE INTO sitting (person, n) VALUES (?1, ?2)")?
            .execute(params![person, table.n])?;
    }
    Ok(())
}

/// A record once written stays as it is.
fn keep(db: &Connection, record: &RecordRow) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO records (n, id, game, listed, card, record) VALUES (?1,?2,?3,?4,?5,?6)";
    db.prepare_cached(sql)?
        .execute(params![record.n, record.id, record.game, record.listed, record.card, record.record])
        .map(drop)
}
