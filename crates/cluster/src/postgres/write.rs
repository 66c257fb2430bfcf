//! The one connection that writes. Answers that come together are one statement,
//! and alone with nothing else they are one round trip; everything of a group is
//! one commit.

use std::collections::HashSet;

use server::store::{Error, Job, Order, RecordRow, Row, TableRow, Writer};

use super::{Link, Postgres};

/// Compares the epoch in the statement that writes. A server that claims a match waits
/// for answers that are being written (`FOR SHARE`), and answers that come to
/// wait for a claim see the new epoch. A beginning at which luck said nothing has
/// a row without lines; the first answer takes its place.
const APPEND: &str = "
WITH given AS (
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
    AS given (match, epoch, seq, at, lines, keep, asked, banks)
), held AS MATERIALIZED (
  SELECT owners.match FROM owners JOIN given ON given.match = owners.match AND given.epoch = owners.epoch FOR SHARE OF owners
)
INSERT INTO answers AS old (match, epoch, seq, at, lines, keep, asked, banks)
SELECT match, epoch, seq, at, lines, keep, asked, banks FROM given
WHERE (epoch IS NULL OR match IN (SELECT match FROM held))
  AND NOT EXISTS (
    SELECT FROM answers AS later WHERE later.match = given.match AND later.seq >= given.seq
      AND NOT (later.seq = 0 AND later.lines = '' AND later.keep IS NULL AND given.lines <> ''))
ON CONFLICT (match, seq) DO UPDATE
  SET (epoch, at, lines, asked, banks) = (excluded.epoch, excluded.at, excluded.lines, excluded.asked, excluded.banks)
  WHERE old.seq = 0 AND old.lines = '' AND old.keep IS NULL AND excluded.lines <> ''
RETURNING match, seq";

const FENCE: &str = "SELECT FROM owners WHERE match = $1 AND epoch = $2 FOR SHARE";

#[derive(Debug)]
pub(super) struct Clerk {
    postgres: Postgres,
    /// `None` while the database is away.
    link: Option<Link>,
}

impl Clerk {
    pub(super) fn new(postgres: Postgres, link: Link) -> Clerk {
        Clerk { postgres, link: Some(link) }
    }

    /// All of it or nothing. What was on its way when the connection broke may be
    /// stored all the same; nobody is told so, and a server that asks finds it.
    fn together(&mut self, orders: &[&Order]) -> Result<Vec<Result<(), Error>>, Error> {
        let mut link = match self.link.take() {
            Some(link) if !link.is_closed() => link,
            _ => self.postgres.connect()?,
        };
        let done = commit(&mut link, orders);
        self.link = (!link.is_closed()).then_some(link);
        done
    }
}

impl Writer for Clerk {
    /// Should all together fail, each is written on its own: one bad job must not harm the others.
    fn commit(&mut self, orders: &[&Order]) -> Vec<Result<(), Error>> {
        match self.together(orders) {
            Ok(results) => results,
            Err(error) if orders.len() == 1 || self.link.is_none() => vec![Err(error); orders.len()],
            Err(_) => orders.iter().map(|order| self.together(&[order])?.pop().unwrap_or(Ok(()))).collect(),
        }
    }

    /// Others may claim at once what was ours.
    fn close(self: Box<Self>) -> Result<(), Error> {
        let mut link = self.link.map_or_else(|| self.postgres.connect(), Ok)?;
        link.run("DELETE FROM nodes WHERE name = $1", &[&self.postgres.node]).map(drop)
    }
}

fn commit(link: &mut Link, orders: &[&Order]) -> Result<Vec<Result<(), Error>>, Error> {
    if let Some(answers) = orders.iter().map(|order| answer(order)).collect::<Option<Vec<_>>>() {
        return append(link, &answers);
    }
    link.say("BEGIN")?;
    let done = write_all(link, orders).and_then(|results| link.say("COMMIT").map(|()| results));
    if done.is_err() && !link.is_closed() {
        link.say("ROLLBACK")?;
    }
    done
}

type Answer<'a> = (i64, Option<i64>, &'a Row);

fn answer(order: &Order) -> Option<Answer<'_>> {
    match &order.job {
        Job::Append { table, row } => Some((*table, order.epoch, row)),
        _ => None,
    }
}

/// Writes in order; answers that follow each other go together.
pub(super) fn write_all(link: &mut Link, orders: &[&Order]) -> Result<Vec<Result<(), Error>>, Error> {
    let mut results = Vec::with_capacity(orders.len());
    for run in orders.chunk_by(|one, next| answer(one).is_some() && answer(next).is_some()) {
        match run.iter().map(|order| answer(order)).collect::<Option<Vec<_>>>() {
            Some(answers) => results.extend(append(link, &answers)?),
            None => {
                for order in run {
                    match write(link, order) {
                        // A conflict concerns its own job alone; any other error concerns all.
                        Err(error @ (Error::Full | Error::Failed(_))) => return Err(error),
                        written => results.push(written),
                    }
                }
            }
        }
    }
    Ok(results)
}

fn append(link: &mut Link, answers: &[Answer<'_>]) -> Result<Vec<Result<(), Error>>, Error> {
    fn column<'a, T>(answers: &[Answer<'a>], of: impl Fn(&Answer<'a>) -> T) -> Vec<T> {
        answers.iter().map(of).collect()
    }
    let values: super::Values<'_> = &[
        &column(answers, |(table, _, _)| *table),
        &column(answers, |(_, epoch, _)| *epoch),
        &column(answers, |(_, _, row)| row.seq as i64),
        &column(answers, |(_, _, row)| row.at as i64),
        &column(answers, |(_, _, row)| row.lines.as_str()),
        &column(answers, |(_, _, row)| row.keep.map(|keep| keep as i64)),
        &column(answers, |(_, _, row)| i64::from(row.asked)),
        &column(answers, |(_, _, row)| row.banks.as_deref()),
    ];
    let written = link.rows(APPEND, values)?;
    if written.len() == answers.len() {
        return Ok(vec![Ok(()); answers.len()]);
    }
    let written: HashSet<(i64, i64)> = written.iter().map(|row| (row.get(0), row.get(1))).collect();
    let mut result = |(table, epoch, row): &Answer<'_>| {
        if written.contains(&(*table, row.seq as i64)) {
            return Ok(Ok(()));
        }
        let held = match epoch {
            Some(epoch) => !link.rows(FENCE, &[table, epoch])?.is_empty(),
            None => true,
        };
        Ok(Err(if held { Error::Conflict } else { Error::Fenced }))
    };
    answers.iter().map(&mut result).collect()
}

fn write(link: &mut Link, Order { job, epoch }: &Order) -> Result<(), Error> {
    if let (Some(table), Some(epoch)) = (job.table(), epoch)
        && link.rows(FENCE, &[&table, epoch])?.is_empty()
    {
        return Err(Error::Fenced);
    }
    match job {
        Job::Probe => {
            let sql = "INSERT INTO keys (name, value) VALUES ('probe ' || gen_random_uuid(), '') RETURNING name";
            let name: String = link.rows(sql, &[])?[0].get(0);
            link.run("DELETE FROM keys WHERE name = $1", &[&name])?;
        }
        Job::Append { table, row } => append(link, &[(*table, *epoch, row)])?.pop().unwrap_or(Ok(()))?,
        Job::Create(table) => {
            let sql = "INSERT INTO tables (n, id, code, game, state, private, due, meta) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
            let TableRow { n, id, code, game, state, private, meta, .. } = table;
            let due = table.due.map(|due| due as i64);
            let made = link.run(sql, &[n, id, code, game, state, private, &due, meta])?;
            if made == 0 {
                return Err(Error::Conflict);
            }
            sit(link, table)?;
        }
        Job::Save(table) => save(link, table)?,
        Job::Start { table, row } => {
            // First what may be refused: nothing else is written then.
            append(link, &[(table.n, *epoch, row)])?.pop().unwrap_or(Ok(()))?;
            save(link, table)?;
        }
        Job::Due { table, due } => {
            let due = due.map(|due| due as i64);
            link.run("UPDATE tables SET due = $2 WHERE n = $1", &[table, &due])?;
        }
        Job::Chat { table, line, text } => {
            let sql = "INSERT INTO chat (n, line, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            if link.run(sql, &[table, &i64::from(*line), text])? == 0 {
                return Err(Error::Conflict);
            }
        }
        Job::End { table, record } => {
            keep(link, record)?;
            save(link, table)?;
        }
        Job::Upload(record) => keep(link, record)?,
        Job::Remove { table } => {
            for sql in [
                "DELETE FROM tables WHERE n = $1",
                "DELETE FROM sitting WHERE n = $1",
                "DELETE FROM chat WHERE n = $1",
                "DELETE FROM owners WHERE match = $1",
            ] {
                link.run(sql, &[table])?;
            }
        }
        Job::Lobbies { due } => {
            link.run("UPDATE tables SET due = $1 WHERE state = 'lobby' AND due IS NULL", &[&(*due as i64)])?;
        }
        Job::Key { name, value } => {
            let sql = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
            link.run(sql, &[name, value])?;
        }
        Job::Release { table } => {
            link.run("UPDATE owners SET node = NULL WHERE match = $1", &[table])?;
        }
    }
    Ok(())
}

fn save(link: &mut Link, table: &TableRow) -> Result<(), Error> {
    let due = table.due.map(|due| due as i64);
    let sql = "UPDATE tables SET state = $2, due = $3, meta = $4 WHERE n = $1";
    link.run(sql, &[&table.n, &table.state, &due, &table.meta])?;
    sit(link, table)
}

/// Who sits at the table, for the list of one's own tables.
fn sit(link: &mut Link, TableRow { n, people, .. }: &TableRow) -> Result<(), Error> {
    link.run("DELETE FROM sitting WHERE n = $1 AND person <> ALL ($2)", &[n, people])?;
    let sql = "INSERT INTO sitting (person, n) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING";
    link.run(sql, &[n, people]).map(drop)
}

/// A record once written stays as it is.
fn keep(link: &mut Link, record: &RecordRow) -> Result<(), Error> {
    let RecordRow { n, id, game, listed, card, record } = record;
    let sql = "INSERT INTO records (n, id, game, listed, card, record) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT DO NOTHING";
    link.run(sql, &[n, id, game, listed, card, record]).map(drop)
}
