//! Reading: a few connections beside the writer. WAL lets them read while it writes.

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::{Error, Job, Loaded, Page, RecordRow, Row, TableRow};

const TABLE: &str = "n, id, code, game, state, private, due, meta";

fn table(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        n: row.get(0)?,
        id: row.get(1)?,
        code: row.get(2)?,
        game: row.get(3)?,
        state: row.get(4)?,
        private: row.get(5)?,
        due: row.get::<_, Option<i64>>(6)?.map(|due| due as u64),
        meta: row.get(7)?,
        people: Vec::new(),
    })
}

pub(super) fn load(db: &Connection, id: &str) -> rusqlite::Result<Option<Loaded>> {
    let found = db.prepare_cached(&format!("SELECT {TABLE} FROM tables WHERE id = ?1"))?.query_row([id], table);
    let Some(table) = found.optional()? else { return Ok(None) };
    let rows = db
        .prepare_cached(
            "SELECT seq, at, lines, keep, asked, banks FROM answers WHERE match = ?1 \
             UNION ALL SELECT seq, at, lines, keep, asked, banks FROM journal WHERE match = ?1 ORDER BY seq",
        )?
        .query_map([table.n], answer)?
        .collect::<rusqlite::Result<_>>();
    let rows = match rows {
        Err(error) if is_of_the_row(&error) => Err(error.to_string()),
        rows => Ok(rows?),
    };
    let mut lines = db.prepare_cached(
        "SELECT text FROM (SELECT line, text FROM chat WHERE n = ?1 ORDER BY line DESC LIMIT 100) ORDER BY line",
    )?;
    let chat = readable(lines.query_map([table.n], |row| row.get(0))?)?;
    let recorded = db.prepare_cached("SELECT 1 FROM records WHERE id = ?1")?.exists([id])?;
    Ok(Some(Loaded { table, rows, chat, recorded }))
}

/// Is it this row that cannot be read, and not the store?
fn is_of_the_row(error: &rusqlite::Error) -> bool {
    use rusqlite::Error as E;
    matches!(
        error,
        E::InvalidColumnType(..) | E::FromSqlConversionFailure(..) | E::IntegralValueOutOfRange(..) | E::Utf8Error(..)
    )
}

/// The rows that can be read; one that cannot must not hide the others.
fn readable<T>(rows: impl Iterator<Item = rusqlite::Result<T>>) -> rusqlite::Result<Vec<T>> {
    rows.filter(|row| !row.as_ref().is_err_and(is_of_the_row)).collect()
}

fn answer(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        seq: row.get::<_, i64>(0)? as u64,
        at: row.get::<_, i64>(1)? as u64,
        lines: row.get(2)?,
        keep: row.get::<_, Option<i64>>(3)?.map(|keep| keep as u64),
        asked: row.get(4)?,
        banks: row.get(5)?,
    })
}

/// The table an invitation leads to.
pub(super) fn invited(db: &Connection, code: &str) -> rusqlite::Result<Option<String>> {
    db.prepare_cached("SELECT id FROM tables WHERE code = ?1")?.query_row([code], |row| row.get(0)).optional()
}

/// A page of a list: of all games, or of one.
pub(super) fn list_sql(game: bool) -> String {
    let of_game = if game { "AND game = ?4 " } else { "" };
    format!("SELECT {TABLE} FROM tables WHERE private = 0 AND state = ?1 {of_game}AND n < ?2 ORDER BY n DESC LIMIT ?3")
}

pub(super) fn list(db: &Connection, page: &Page) -> rusqlite::Result<Vec<TableRow>> {
    let state = page.state.as_deref().unwrap_or("lobby");
    let before = page.before.unwrap_or(i64::MAX);
    let mut found = db.prepare_cached(&list_sql(page.game.is_some()))?;
    match &page.game {
        Some(game) => readable(found.query_map(params![state, before, page.limit, game], table)?),
        None => readable(found.query_map(params![state, before, page.limit], table)?),
    }
}

/// Those of these tables that still wait for people.
pub(super) fn waiting(db: &Connection, ids: &[String]) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND state = 'lobby'";
    db.prepare_cached(sql)?.query_map([serde_json::json!(ids).to_string()], |row| row.get(0))?.collect()
}

/// The tables a person sits at that are not over, and which seats are asked there.
pub(super) fn mine(db: &Connection, person: &str) -> rusqlite::Result<Vec<(TableRow, u32)>> {
    let sql = format!(
        "SELECT {TABLE}, coalesce(\
           (SELECT asked FROM journal WHERE match = tables.n ORDER BY seq DESC LIMIT 1), \
           (SELECT asked FROM answers WHERE match = tables.n ORDER BY seq DESC LIMIT 1)) \
         FROM tables WHERE n IN (SELECT n FROM sitting WHERE person = ?1) AND state IN ('lobby', 'playing') \
         ORDER BY n DESC LIMIT 100"
    );
    let mut found = db.prepare_cached(&sql)?;
    readable(found.query_map([person], |row| Ok((table(row)?, row.get::<_, Option<u32>>(8)?.unwrap_or(0))))?)
}

/// The tables whose clock has run out while they slept.
pub(super) fn due(db: &Connection, now: u64) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ?1 ORDER BY due LIMIT 200")?
        .query_map([now as i64], |row| row.get(0))?
        .collect()
}

pub(super) fn record(db: &Connection, id: &str) -> rusqlite::Result<Option<RecordRow>> {
    db.prepare_cached(&format!("SELECT {RECORD} FROM records WHERE id = ?1"))?.query_row([id], whole).optional()
}

const RECORD: &str = "n, id, game, listed, card, record";

fn whole(row: &rusqlite::Row<'_>) -> rusqlite::Result<RecordRow> {
    Ok(RecordRow {
        n: row.get(0)?,
        id: row.get(1)?,
        game: row.get(2)?,
        listed: row.get(3)?,
        card: row.get(4)?,
        record: row.get(5)?,
    })
}

/// A page of records: of all games, or of one.
pub(super) fn records_sql(game: bool) -> String {
    let of_game = if game { "AND game = ?3 " } else { "" };
    format!("SELECT n, card FROM records WHERE listed = 1 {of_game}AND n < ?1 ORDER BY n DESC LIMIT ?2")
}

/// Cards of records with their numbers, newest first.
pub(super) fn records(db: &Connection, page: &Page) -> rusqlite::Result<Vec<(i64, String)>> {
    let before = page.before.unwrap_or(i64::MAX);
    let card = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let mut found = db.prepare_cached(&records_sql(page.game.is_some()))?;
    match &page.game {
        Some(game) => readable(found.query_map(params![before, page.limit, game], card)?),
        None => readable(found.query_map(params![before, page.limit], card)?),
    }
}

/// Cards of the records of tables where a person sat, private ones too, newest first, and what each table knows.
pub(super) fn my_records(db: &Connection, person: &str, page: &Page) -> rusqlite::Result<Vec<(i64, String, String)>> {
    let sql = "SELECT records.n, card, meta FROM records JOIN tables ON tables.id = records.id \
               WHERE tables.n IN (SELECT n FROM sitting WHERE person = ?1) AND records.n < ?2 \
               ORDER BY records.n DESC LIMIT ?3";
    let before = page.before.unwrap_or(i64::MAX);
    let mut found = db.prepare_cached(sql)?;
    readable(found.query_map(params![person, before, page.limit], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?)
}

/// The greatest number of a row.
pub(super) fn newest(db: &Connection) -> rusqlite::Result<i64> {
    let sql = "SELECT max(coalesce((SELECT max(n) FROM tables), 0), coalesce((SELECT max(n) FROM records), 0))";
    db.query_row(sql, [], |row| row.get(0))
}

/// Everything in the database, as of one moment.
pub(super) fn export(db: &mut Connection, give: &mut dyn FnMut(Job) -> Result<(), Error>) -> Result<(), Error> {
    let db = db.transaction()?;
    let mut keys = db.prepare("SELECT name, value FROM keys")?;
    let key = |row: &rusqlite::Row<'_>| Ok(Job::Key { name: row.get(0)?, value: row.get(1)? });
    keys.query_map([], key)?.try_for_each(|job| give(job?))?;
    let mut people = db.prepare("SELECT person FROM sitting WHERE n = ?1 ORDER BY person")?;
    let mut tables = db.prepare(&format!("SELECT {TABLE} FROM tables ORDER BY n"))?;
    for row in tables.query_map([], table)? {
        let row = row?;
        let people = people.query_map([row.n], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        give(Job::Create(TableRow { people, ..row }))?;
    }
    let mut answers = db.prepare(
        "SELECT seq, at, lines, keep, asked, banks, match FROM answers \
         UNION ALL SELECT seq, at, lines, keep, asked, banks, match FROM journal ORDER BY match, seq",
    )?;
    let append = |row: &rusqlite::Row<'_>| Ok(Job::Append { table: row.get(6)?, row: answer(row)? });
    answers.query_map([], append)?.try_for_each(|job| give(job?))?;
    let mut chat = db.prepare("SELECT n, line, text FROM chat ORDER BY n, line")?;
    let line = |row: &rusqlite::Row<'_>| Ok(Job::Chat { table: row.get(0)?, line: row.get(1)?, text: row.get(2)? });
    chat.query_map([], line)?.try_for_each(|job| give(job?))?;
    let mut records = db.prepare(&format!("SELECT {RECORD} FROM records ORDER BY n"))?;
    records.query_map([], whole)?.try_for_each(|row| give(Job::Upload(row?)))
}
