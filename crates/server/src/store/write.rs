//! The one writer: a thread that takes whatever has gathered, writes all of it
//! in one transaction and answers everybody after the commit. Many tables
//! share one sync.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc;
use std::time::Instant;

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
    /// Nothing: is the store alive?
    Nothing,
}

type Reply = oneshot::Sender<Result<(), Error>>;
pub(crate) type Order = (Job, Reply);

/// At most so many jobs share a commit.
const GROUP: usize = 512;

/// Runs until the last sender is gone.
pub(super) fn run(mut db: Connection, orders: &mpsc::Receiver<Order>, metrics: &Arc<Metrics>) {
    let mut group: Vec<Order> = Vec::new();
    while let Ok(first) = orders.recv() {
        group.push(first);
        while group.len() < GROUP
            && let Ok(next) = orders.try_recv()
        {
            group.push(next);
        }
        let began = Instant::now();
        let mut done = together(&mut db, &group);
        if done.is_err() && group.len() > 1 {
            // One bad job must not harm the others: each on its own then.
            done = Ok(group.iter().map(|order| alone(&mut db, order)).collect());
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
    }
    if let Err(error) = db.pragma_query(None, "wal_checkpoint", |_| Ok(())) {
        warn!(%error, "the last checkpoint failed; the next start makes up for it");
    }
}

fn note(result: &Result<(), Error>, metrics: &Metrics) {
    if let Err(error) = result {
        metrics.commit_failures.fetch_add(1, Relaxed);
        if !matches!(error, Error::Conflict) {
            error!(%error, "the store could not write");
        }
    }
}

fn alone(db: &mut Connection, order: &Order) -> Result<(), Error> {
    together(db, std::slice::from_ref(order)).and_then(|mut results| results.pop().unwrap_or(Ok(())))
}

/// All jobs in one transaction. A conflict concerns its own job alone; any
/// other error concerns the disk, and nothing is written.
fn together(db: &mut Connection, group: &[Order]) -> Result<Vec<Result<(), Error>>, Error> {
    let transaction = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(group.len());
    for (job, _) in group {
        match write(&transaction, job).map_err(Error::from) {
            Err(error @ (Error::Full | Error::Failed(_))) => return Err(error),
            result => results.push(result),
        }
    }
    transaction.commit()?;
    Ok(results)
}

fn write(db: &Connection, job: &Job) -> rusqlite::Result<()> {
    match job {
        Job::Nothing => Ok(()),
        Job::Append { table, row } => append(db, *table, row),
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
            sit(db, table)
        }
        Job::Save(table) => save(db, table),
        Job::Start { table, row } => {
            // First what may be refused: nothing else is written then.
            append(db, table.n, row)?;
            save(db, table)
        }
        Job::Due { table, due } => {
            let sql = "UPDATE tables SET due = ?2 WHERE n = ?1";
            db.prepare_cached(sql)?.execute(params![table, due.map(|due| due as i64)]).map(drop)
        }
        Job::Chat { table, line, text } => {
            let sql = "INSERT INTO chat (n, line, text) VALUES (?1, ?2, ?3)";
            db.prepare_cached(sql)?.execute(params![table, line, text]).map(drop)
        }
        Job::End { table, record } => {
            keep(db, record)?;
            save(db, table)
        }
        Job::Upload(record) => keep(db, record),
    }
}

fn append(db: &Connection, table: i64, row: &Row) -> rusqlite::Result<()> {
    // A beginning at which luck said nothing has a row without lines; the first answer takes its place.
    if row.seq == 0 && !row.lines.is_empty() {
        let sql = "DELETE FROM answers WHERE match = ?1 AND seq = 0 AND lines = '' AND keep IS NULL";
        db.prepare_cached(sql)?.execute([table])?;
    }
    let sql = "INSERT INTO answers (match, seq, at, lines, keep, asked, banks) VALUES (?1,?2,?3,?4,?5,?6,?7)";
    let keep = row.keep.map(|keep| keep as i64);
    db.prepare_cached(sql)?
        .execute(params![table, row.seq as i64, row.at as i64, row.lines, keep, row.asked, row.banks])
        .map(drop)
}

fn save(db: &Connection, table: &TableRow) -> rusqlite::Result<()> {
    let sql = "UPDATE tables SET state = ?2, due = ?3, meta = ?4 WHERE n = ?1";
    let due = table.due.map(|due| due as i64);
    db.prepare_cached(sql)?.execute(params![table.n, table.state, due, table.meta])?;
    sit(db, table)
}

/// Who sits at the table, for the list of one's own tables.
fn sit(db: &Connection, table: &TableRow) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM sitting WHERE n = ?1 AND person NOT IN (SELECT value FROM json_each(?2))")?
        .execute(params![table.n, serde_json::json!(table.people).to_string()])?;
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
