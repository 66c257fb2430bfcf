//! All of the store, out and in.

use ::postgres::fallible_iterator::FallibleIterator;
use ::postgres::{IsolationLevel, Transaction};
use server::store::{Error, Job, Order, TableRow};

use super::{Link, failed, read, schema, write, wrong};

/// Jobs that are written together.
const MANY: usize = 5_000;

type Give<'a> = &'a mut dyn FnMut(Job) -> Result<(), Error>;

/// Everything as of one moment.
pub(super) fn export(link: &mut Link, give: Give<'_>) -> Result<(), Error> {
    schema::bring_up_to_date(link)?;
    let moment = link.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let mut all = moment.start().map_err(wrong)?;
    // The reader may take its time.
    all.batch_execute("SET LOCAL idle_in_transaction_session_timeout TO 0").map_err(wrong)?;
    let keys = "SELECT name, value FROM keys WHERE name NOT LIKE 'probe %'";
    every(&mut all, keys, |row| give(Job::Key { name: row.get(0), value: row.get(1) }))?;
    let tables = "SELECT *, ARRAY(SELECT person FROM sitting WHERE n = tables.n ORDER BY person) AS people \
                  FROM tables ORDER BY n";
    every(&mut all, tables, |row| give(Job::Create(TableRow { people: row.get("people"), ..read::table(row) })))?;
    every(&mut all, "SELECT * FROM answers ORDER BY match, seq", |row| {
        give(Job::Append { table: row.get("match"), row: read::answer(row) })
    })?;
    every(&mut all, "SELECT n, line, text FROM chat ORDER BY n, line", |row| {
        give(Job::Chat { table: row.get(0), line: row.get::<_, i64>(1) as u32, text: row.get(2) })
    })?;
    every(&mut all, "SELECT * FROM records ORDER BY n", |row| give(Job::Upload(read::record(row))))
}

/// Row by row, however many there are.
fn every(
    all: &mut Transaction<'_>,
    sql: &str,
    mut each: impl FnMut(&::postgres::Row) -> Result<(), Error>,
) -> Result<(), Error> {
    let none: [&(dyn ::postgres::types::ToSql + Sync); 0] = [];
    let mut rows = all.query_raw(sql, none).map_err(wrong)?;
    while let Some(row) = rows.next().map_err(wrong)? {
        each(&row)?;
    }
    Ok(())
}

/// In one commit, into a database in which nothing is yet.
pub(super) fn import(link: &mut Link, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
    schema::bring_up_to_date(link)?;
    link.say("SET idle_in_transaction_session_timeout TO 0; BEGIN; LOCK TABLE tables, records IN EXCLUSIVE MODE")?;
    let there = "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM records)";
    if link.rows(there, &[])?[0].get(0) {
        return Err(failed("something is in this database already; only an empty one is filled"));
    }
    loop {
        let orders = Iterator::take(&mut *jobs, MANY).map(|job| job.map(Order::from)).collect::<Result<Vec<_>, _>>()?;
        if orders.is_empty() {
            return link.say("COMMIT; ANALYZE");
        }
        let written = write::write_all(link, &orders.iter().collect::<Vec<_>>())?;
        written.into_iter().collect::<Result<(), Error>>()?;
    }
}
