//! Reading: a few connections beside the writer. WAL lets them read while it writes.

use rusqlite::{Connection, OptionalExtension, params};

use super::{RecordRow, Row, TableRow};

/// A table with its whole story.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: TableRow,
    pub(crate) rows: Vec<Row>,
    pub(crate) chat: Vec<String>,
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
        .collect::<Result<_, _>>()?;
    let chat = db
        .prepare_cached(
            "SELECT text FROM (SELECT line, text FROM chat WHERE n = ?1 ORDER BY line DESC LIMIT 100) ORDER BY line",
        )?
        .query_map([table.n], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(Some(Loaded { table, rows, chat }))
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

pub(crate) fn list(db: &Connection, page: &Page) -> rusqlite::Result<Vec<TableRow>> {
    let sql = format!(
        "SELECT {TABLE} FROM tables WHERE private = 0 AND state = ?1 AND n < ?2 AND (?3 IS NULL OR game = ?3) \
         ORDER BY n DESC LIMIT ?4"
    );
    let state = page.state.as_deref().unwrap_or("lobby");
    db.prepare_cached(&sql)?
        .query_map(params![state, page.before.unwrap_or(i64::MAX), page.game, page.limit], table)?
        .collect()
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
    db.prepare_cached(&sql)?
        .query_map([person], |row| Ok((table(row)?, row.get::<_, Option<u32>>(8)?.unwrap_or(0))))?
        .collect()
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

/// Cards of records with their numbers, newest first.
pub(crate) fn records(db: &Connection, page: &Page) -> rusqlite::Result<Vec<(i64, String)>> {
    let sql = "SELECT n, card FROM records WHERE listed = 1 AND n < ?1 AND (?2 IS NULL OR game = ?2) ORDER BY n DESC LIMIT ?3";
    db.prepare_cached(sql)?
        .query_map(params![page.before.unwrap_or(i64::MAX), page.game, page.limit], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?
        .collect()
}
