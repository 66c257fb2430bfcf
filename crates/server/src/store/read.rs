//! Reading: a few connections beside the writer. WAL lets them read while it writes.

use rusqlite::{Connection, OptionalExtension, params};

use super::{RecordRow, Row, TableRow};

/// A table with its whole story.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: TableRow,
    /// Or why they cannot be read.
    pub(crate) rows: Result<Vec<Row>, String>,
    pub(crate) chat: Vec<String>,
    /// Is the record of the match written?
    pub(crate) recorded: bool,
}

/// Which tables to list; newest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    pub(crate) state: Option<String>,
    pub(crate) game: Option<String>,
    pub(crate) before: Option<i64>,
    pub(crate) limit: u32,
}

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

pub(crate) fn load(db: &Connection, id: &str) -> rusqlite::Result<Option<Loaded>> {
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
pub(crate) fn invited(db: &Connection, code: &str) -> rusqlite::Result<Option<String>> {
    db.prepare_cached("SELECT id FROM tables WHERE code = ?1")?.query_row([code], |row| row.get(0)).optional()
}

/// A page of a list: of all games, or of one.
pub(super) fn list_sql(game: bool) -> String {
    let of_game = if game { "AND game = ?4 " } else { "" };
    format!("SELECT {TABLE} FROM tables WHERE private = 0 AND state = ?1 {of_game}AND n < ?2 ORDER BY n DESC LIMIT ?3")
}

pub(crate) fn list(db: &Connection, page: &Page) -> rusqlite::Result<Vec<TableRow>> {
    let state = page.state.as_deref().unwrap_or("lobby");
    let before = page.before.unwrap_or(i64::MAX);
    let mut found = db.prepare_cached(&list_sql(page.game.is_some()))?;
    match &page.game {
        Some(game) => readable(found.query_map(params![state, before, page.limit, game], table)?),
        None => readable(found.query_map(params![state, before, page.limit], table)?),
    }
}

/// Those of these tables that still wait for people.
pub(crate) fn waiting(db: &Connection, ids: &[String]) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND state = 'lobby'";
    db.prepare_cached(sql)?.query_map([serde_json::json!(ids).to_string()], |row| row.get(0))?.collect()
}

/// The tables a person sits at that are not over, and which seats are asked there.
pub(crate) fn mine(db: &Connection, person: &str) -> rusqlite::Result<Vec<(TableRow, u32)>> {
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
pub(crate) fn due(db: &Connection, now: u64) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ?1 ORDER BY due LIMIT 200")?
        .query_map([now as i64], |row| row.get(0))?
        .collect()
}

pub(crate) fn record(db: &Connection, id: &str) -> rusqlite::Result<Option<RecordRow>> {
    db.prepare_cached("SELECT n, id, game, listed, card, record FROM records WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(RecordRow {
                n: row.get(0)?,
                id: row.get(1)?,
                game: row.get(2)?,
                listed: row.get(3)?,
                card: row.get(4)?,
                record: row.get(5)?,
            })
        })
        .optional()
}

/// A page of records: of all games, or of one.
pub(super) fn records_sql(game: bool) -> String {
    let of_game = if game { "AND game = ?3 " } else { "" };
    format!("SELECT n, card FROM records WHERE listed = 1 {of_game}AND n < ?1 ORDER BY n DESC LIMIT ?2")
}

/// Cards of records with their numbers, newest first.
pub(crate) fn records(db: &Connection, page: &Page) -> rusqlite::Result<Vec<(i64, String)>> {
    let before = page.before.unwrap_or(i64::MAX);
    let card = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let mut found = db.prepare_cached(&records_sql(page.game.is_some()))?;
    match &page.game {
        Some(game) => readable(found.query_map(params![before, page.limit, game], card)?),
        None => readable(found.query_map(params![before, page.limit], card)?),
    }
}

/// Cards of the records of tables where a person sat, private ones too, newest first.
pub(crate) fn my_records(db: &Connection, person: &str, page: &Page) -> rusqlite::Result<Vec<(i64, String)>> {
    let sql = "SELECT records.n, card FROM records JOIN tables ON tables.id = records.id \
               WHERE tables.n IN (SELECT n FROM sitting WHERE person = ?1) AND records.n < ?2 \
               ORDER BY records.n DESC LIMIT ?3";
    let before = page.before.unwrap_or(i64::MAX);
    let mut found = db.prepare_cached(sql)?;
    readable(found.query_map(params![person, before, page.limit], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// The greatest number of a row.
pub(crate) fn newest(db: &Connection) -> rusqlite::Result<i64> {
    let sql = "SELECT max(coalesce((SELECT max(n) FROM tables), 0), coalesce((SELECT max(n) FROM records), 0))";
    db.query_row(sql, [], |row| row.get(0))
}
