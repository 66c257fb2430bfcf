//! The one writer: a thread that takes whatever has gathered, writes all of it
//! in one transaction and answers everybody after the commit. Many tables
//! share one sync, and the pages of the journal, into which all answers go
//! first; from time to time it is sorted into the stories of the matches.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use tokio::sync::oneshot;
use tracing::{error, warn};

use super::{Error, RecordRow, Row, TableRow};
use crate::metrics::Metrics;

/// One thing to write.
#[derive(Clone, Debug)]
pub(crate) enum Job {
    /// A new table, with its first answers if it starts at once.
    Create(TableRow),
    /// The lobby changed.
    Save(TableRow),
    Append {
        table: i64,
        row: Row,
    },
    /// The match begins: the lobby's last state and luck's first words, together.
    Start {
        table: TableRow,
        row: Row,
    },
    /// When the clock of a sleeping table runs out.
    Due {
        table: i64,
        due: Option<u64>,
    },
    Chat {
        table: i64,
        line: u32,
        text: String,
    },
    /// The match is over: its record, and the table's last state.
    End {
        table: TableRow,
        record: RecordRow,
    },
    Upload(RecordRow),
    /// Nobody came: the table and what was said there.
    Remove {
        table: i64,
    },
    /// When lobbies end that have no end yet.
    Lobbies {
        due: u64,
    },
    /// Nothing that stays: is there room for a record?
    Probe,
}

type Reply = oneshot::Sender<Result<(), Error>>;
pub(crate) type Order = (Job, Reply);

/// At most so many jobs share a commit.
const GROUP: usize = 512;

/// After a commit shared by so many, the next one waits a moment for others.
const BUSY: usize = 4;
const GATHER: Duration = Duration::from_millis(2);

/// A journal of so many rows is sorted into the stories.
const JOURNAL: usize = 1024;

/// Bytes that a store must have room for to be called ready: about a record.
const PROBE: i64 = 64 * 1024;

/// So many matches may be known by heart.
const KNOWN: usize = 100_000;

/// What the writer knows by heart.
#[derive(Debug, Default)]
struct Book {
    /// The last moment written of each match, as far as known.
    last: HashMap<i64, u64>,
    /// Rows in the journal.
    rows: usize,
    /// The journal is sorted in when it has so many rows; later, if that has failed.
    due: usize,
    /// Another number means that somebody else has written.
    version: Option<i64>,
}

/// Runs until the last sender is gone.
pub(super) fn run(mut db: Connection, orders: &mpsc::Receiver<Order>, metrics: &Arc<Metrics>) {
    let mut group: Vec<Order> = Vec::new();
    let mut book = Book::default();
    sort_in(&mut db, &mut book);
    let mut busy = false;
    while let Ok(first) = orders.recv() {
        group.push(first);
        if busy {
            std::thread::sleep(GATHER);
        }
        while group.len() < GROUP
            && let Ok(next) = orders.try_recv()
        {
            group.push(next);
        }
        busy = group.len() >= BUSY;
        let began = Instant::now();
        let mut done = together(&mut db, &mut book, &group);
        if done.is_err() && group.len() > 1 {
            // One bad job must not harm the others: each on its own then.
            done = Ok(group.iter().map(|order| alone(&mut db, &mut book, order)).collect());
        }
        metrics.commits.fetch_add(1, Relaxed);
        metrics.commit_jobs.fetch_add(group.len() as u64, Relaxed);
        metrics.commit_time.note(began.elapsed());
        match done {
            Ok(results) => {
                for ((_, reply), result) in group.drain(..).zip(results) {
                    note(&result, metrics);
                    let _ = reply.send(result);
                }
            }
            Err(error) => {
                for (_, reply) in group.drain(..) {
                    note(&Err(error.clone()), metrics);
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
        if book.rows >= book.due {
            sort_in(&mut db, &mut book);
        }
    }
    sort_in(&mut db, &mut book);
    if let Err(error) = db.pragma_query(None, "wal_checkpoint", |_| Ok(())) {
        warn!(%error, "the last checkpoint failed; the next start makes up for it");
    }
}

/// Writes many jobs, several thousand to a commit, on a store that nobody has open.
pub(crate) fn bulk(dir: &std::path::Path, jobs: impl Iterator<Item = Job>) -> Result<(), Error> {
    std::fs::create_dir_all(dir).map_err(|error| Error::Failed(format!("{}: {error}", dir.display())))?;
    let mut db = super::schema::open_writer(&super::file(dir), None)?;
    let mut jobs = jobs.peekable();
    while jobs.peek().is_some() {
        let transaction = db.transaction()?;
        for job in jobs.by_ref().take(20_000) {
            match &job {
                Job::Append { table, row } => tell_story(&transaction, *table, row)?,
                job => write(&transaction, &mut Book::default(), job)?,
            }
        }
        transaction.commit()?;
    }
    Ok(())
}

fn note(result: &Result<(), Error>, metrics: &Metrics) {
    if let Err(error) = result {
        metrics.commit_failures.fetch_add(1, Relaxed);
        if !matches!(error, Error::Conflict) {
            error!(%error, "the store could not write");
        }
    }
}

fn alone(db: &mut Connection, book: &mut Book, order: &Order) -> Result<(), Error> {
    together(db, book, std::slice::from_ref(order)).and_then(|mut results| results.pop().unwrap_or(Ok(())))
}

/// All jobs in one transaction. A conflict concerns its own job alone; any
/// other error concerns the disk, and nothing is written.
fn together(db: &mut Connection, book: &mut Book, group: &[Order]) -> Result<Vec<Result<(), Error>>, Error> {
    let done = try_together(db, book, group);
    if done.is_err() {
        // What was noted has not been written.
        book.last.clear();
        book.version = None;
    }
    done
}

fn try_together(db: &mut Connection, book: &mut Book, group: &[Order]) -> Result<Vec<Result<(), Error>>, Error> {
    let transaction = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    book.look(&transaction)?;
    let mut results = Vec::with_capacity(group.len());
    for (job, _) in group {
        match write(&transaction, book, job) {
            Err(error @ (Error::Full | Error::Failed(_))) => return Err(error),
            result => results.push(result),
        }
    }
    transaction.commit()?;
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

/// Sorts the journal into the stories. Should it fail, the journal stands and
/// is read with them; the next time sorts it too.
fn sort_in(db: &mut Connection, book: &mut Book) {
    // Tables that have gone to sleep need not be known by heart for ever.
    if book.last.len() > KNOWN {
        book.last.clear();
    }
    match try_sort_in(db) {
        Ok(()) => book.rows = 0,
        Err(error) => warn!(%error, "the journal could not be sorted in"),
    }
    book.due = book.rows + JOURNAL;
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

/// Whoever sat at a table and does not any more.
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
