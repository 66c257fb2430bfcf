//! Reading: a few connections beside the writer.

use ::postgres::Row as Found;
use server::store::{Claim, Error, Loaded, Page, RecordRow, Renewed, Row, Session, TableRow};

use super::{Link, Postgres, owner};

pub(super) struct Reader {
    postgres: Postgres,
    link: Link,
}

impl Reader {
    pub(super) fn new(postgres: Postgres, link: Link) -> Reader {
        Reader { postgres, link }
    }

    fn one(&mut self, sql: &'static str, key: &str) -> Result<Option<Found>, Error> {
        Ok(self.link.rows(sql, &[&key])?.pop())
    }

    /// The first column.
    fn texts(&mut self, sql: &'static str, values: super::Values<'_>) -> Result<Vec<String>, Error> {
        Ok(self.link.rows(sql, values)?.iter().map(|row| row.get(0)).collect())
    }
}

pub(super) fn table(row: &Found) -> TableRow {
    TableRow {
        n: row.get("n"),
        id: row.get("id"),
        code: row.get("code"),
        game: row.get("game"),
        state: row.get("state"),
        private: row.get("private"),
        due: row.get::<_, Option<i64>>("due").map(|due| due as u64),
        meta: row.get("meta"),
        people: Vec::new(),
    }
}

pub(super) fn answer(row: &Found) -> Row {
    Row {
        seq: row.get::<_, i64>("seq") as u64,
        at: row.get::<_, i64>("at") as u64,
        lines: row.get("lines"),
        keep: row.get::<_, Option<i64>>("keep").map(|keep| keep as u64),
        asked: row.get::<_, i64>("asked") as u32,
        banks: row.get("banks"),
    }
}

pub(super) fn record(row: &Found) -> RecordRow {
    RecordRow {
        n: row.get("n"),
        id: row.get("id"),
        game: row.get("game"),
        listed: row.get("listed"),
        card: row.get("card"),
        record: row.get("record"),
    }
}

impl Session for Reader {
    fn is_broken(&self) -> bool {
        self.link.is_closed()
    }

    fn load(&mut self, id: &str) -> Result<Option<Loaded>, Error> {
        let Some(row) = self.one("SELECT * FROM tables WHERE id = $1", id)? else { return Ok(None) };
        let table = table(&row);
        let rows = self.link.rows("SELECT * FROM answers WHERE match = $1 ORDER BY seq", &[&table.n])?;
        let sql = "SELECT text FROM (SELECT line, text FROM chat WHERE n = $1 ORDER BY line DESC LIMIT 100) AS last \
                   ORDER BY line";
        let chat = self.texts(sql, &[&table.n])?;
        let recorded = self.one("SELECT FROM records WHERE id = $1", id)?.is_some();
        Ok(Some(Loaded { table, rows: Ok(rows.iter().map(answer).collect()), chat, recorded }))
    }

    fn invited(&mut self, code: &str) -> Result<Option<String>, Error> {
        Ok(self.one("SELECT id FROM tables WHERE code = $1", code)?.map(|row| row.get(0)))
    }

    fn list(&mut self, page: &Page) -> Result<Vec<TableRow>, Error> {
        let state = page.state.as_deref().unwrap_or("lobby");
        let (before, limit) = (page.before.unwrap_or(i64::MAX), i64::from(page.limit));
        let found = match &page.game {
            None => self.link.rows(
                "SELECT * FROM tables WHERE NOT private AND state = $1 AND n < $2 ORDER BY n DESC LIMIT $3",
                &[&state, &before, &limit],
            ),
            Some(game) => self.link.rows(
                "SELECT * FROM tables WHERE NOT private AND state = $1 AND game = $4 AND n < $2 ORDER BY n DESC LIMIT $3",
                &[&state, &before, &limit, game],
            ),
        };
        Ok(found?.iter().map(table).collect())
    }

    fn waiting(&mut self, ids: &[String]) -> Result<Vec<String>, Error> {
        self.texts("SELECT id FROM tables WHERE id = ANY ($1) AND state = 'lobby'", &[&ids])
    }

    fn mine(&mut self, person: &str) -> Result<Vec<(TableRow, u32)>, Error> {
        let sql = "SELECT tables.*, \
                     (SELECT asked FROM answers WHERE match = tables.n ORDER BY seq DESC LIMIT 1) AS asked \
                   FROM tables WHERE n IN (SELECT n FROM sitting WHERE person = $1) AND state IN ('lobby', 'playing') \
                   ORDER BY n DESC LIMIT 100";
        let found = self.link.rows(sql, &[&person])?;
        Ok(found.iter().map(|row| (table(row), row.get::<_, Option<i64>>("asked").unwrap_or(0) as u32)).collect())
    }

    fn due(&mut self, now: u64) -> Result<Vec<String>, Error> {
        let sql = "SELECT id FROM tables WHERE due <= $1 AND NOT EXISTS ( \
                     SELECT FROM owners JOIN nodes ON nodes.name = owners.node \
                     WHERE owners.match = tables.n AND nodes.name <> $2 AND nodes.until > clock_timestamp()) \
                   ORDER BY due LIMIT 200";
        let node = self.postgres.node.clone();
        self.texts(sql, &[&(now as i64), &node])
    }

    fn record(&mut self, id: &str) -> Result<Option<RecordRow>, Error> {
        Ok(self.one("SELECT * FROM records WHERE id = $1", id)?.as_ref().map(record))
    }

    fn records(&mut self, page: &Page) -> Result<Vec<(i64, String)>, Error> {
        let (before, limit) = (page.before.unwrap_or(i64::MAX), i64::from(page.limit));
        let found = match &page.game {
            None => self.link.rows(
                "SELECT n, card FROM records WHERE listed AND n < $1 ORDER BY n DESC LIMIT $2",
                &[&before, &limit],
            ),
            Some(game) => self.link.rows(
                "SELECT n, card FROM records WHERE listed AND game = $3 AND n < $1 ORDER BY n DESC LIMIT $2",
                &[&before, &limit, game],
            ),
        };
        Ok(found?.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    fn my_records(&mut self, person: &str, page: &Page) -> Result<Vec<(i64, String, String)>, Error> {
        let (before, limit) = (page.before.unwrap_or(i64::MAX), i64::from(page.limit));
        let sql = "SELECT records.n, card, meta FROM records JOIN tables ON tables.id = records.id \
                   WHERE tables.n IN (SELECT n FROM sitting WHERE person = $1) AND records.n < $2 \
                   ORDER BY records.n DESC LIMIT $3";
        let found = self.link.rows(sql, &[&person, &before, &limit])?;
        Ok(found.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect())
    }

    fn newest(&mut self) -> Result<i64, Error> {
        let sql = "SELECT greatest((SELECT max(n) FROM tables), (SELECT max(n) FROM records), 0)";
        Ok(self.link.rows(sql, &[])?[0].get(0))
    }

    fn claim(&mut self, id: &str) -> Result<Option<Claim>, Error> {
        owner::claim(&mut self.link, &self.postgres.node, id)
    }

    fn renew(&mut self) -> Result<Renewed, Error> {
        owner::renew(&mut self.link, &self.postgres.node, self.postgres.lease)
    }
}
