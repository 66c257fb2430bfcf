//! Who writes which story. Each node has one lease for all it has claimed, by the
//! clock of the database, which is the only one that counts. An epoch begins with
//! every claim; `write.rs` compares it.

use std::time::Duration;

use ::postgres::SimpleQueryMessage;
use server::store::{Claim, Error, Renewed};

use super::{Link, failed, wrong};

/// How often a claim is tried whose owner let go in between.
const TRIES: usize = 5;

const CLAIM: &str = "
INSERT INTO owners AS now (match, node, epoch) SELECT n, $2, 1 FROM tables WHERE id = $1
ON CONFLICT (match) DO UPDATE SET node = $2, epoch = now.epoch + 1
  WHERE now.node IS NULL OR now.node = $2
    OR NOT EXISTS (SELECT FROM nodes WHERE name = now.node AND until > clock_timestamp())
RETURNING epoch";

pub(super) fn claim(link: &mut Link, node: &str, id: &str) -> Result<Option<Claim>, Error> {
    for _ in 0..TRIES {
        if let Some(row) = link.rows(CLAIM, &[&id, &node])?.first() {
            return Ok(Some(Claim::Mine(row.get(0))));
        }
        let sql = "SELECT node FROM tables LEFT JOIN owners ON owners.match = tables.n WHERE id = $1";
        match link.rows(sql, &[&id])?.first() {
            None => return Ok(None),
            Some(row) => {
                if let Some(node) = row.get::<_, Option<String>>(0) {
                    return Ok(Some(Claim::Of(node)));
                }
            }
        }
    }
    Err(failed("a table that everybody claims and nobody keeps"))
}

/// A lease need not outlive the machine: nobody waits for the disk. Names are hexadecimal digits.
pub(super) fn renew(link: &mut Link, node: &str, lease: Duration) -> Result<Renewed, Error> {
    let until = format!("clock_timestamp() + interval '{} ms'", lease.as_millis());
    let quick = "BEGIN; SET LOCAL synchronous_commit TO off;";
    let now = "RETURNING floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let renew = format!(
        "{quick} UPDATE nodes SET until = {until} WHERE name = '{node}' AND until > clock_timestamp() {now}; COMMIT"
    );
    if let Some(now) = number(link, &renew)? {
        return Ok(Renewed { held: true, now });
    }
    let begin = format!(
        "{quick} DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'; \
         INSERT INTO nodes (name, until) VALUES ('{node}', {until}) \
           ON CONFLICT (name) DO UPDATE SET until = excluded.until {now}; COMMIT"
    );
    let now = number(link, &begin)?.ok_or_else(|| failed("a lease that nobody has"))?;
    Ok(Renewed { held: false, now })
}

/// What statements return, if that is a number.
fn number(link: &mut Link, sql: &str) -> Result<Option<u64>, Error> {
    let number = |said: &SimpleQueryMessage| match said {
        SimpleQueryMessage::Row(row) => row.get(0)?.parse().ok(),
        _ => None,
    };
    Ok(link.simple_query(sql).map_err(wrong)?.iter().find_map(number))
}
