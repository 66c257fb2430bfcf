//! A store in PostgreSQL, for one server or many. Answers go straight into the
//! stories: the database's own journal makes the order of writes cheap, and its
//! commit is the sync. All calls block; the server makes them where that is fine.

mod copy;
mod owner;
mod read;
mod schema;
mod write;

use std::collections::HashMap;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use ::postgres::config::Host;
use ::postgres::error::SqlState;
use ::postgres::{Client, Config, NoTls, Statement};
use server::store::{Backend, Error, Found, Job, Session, Writer};

/// Claims hold this long by the database's clock unless they are renewed.
const LEASE: Duration = Duration::from_secs(2);

/// A database that does not answer for this long is called away.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Postgres {
    config: Config,
    /// The name of this process among those that share the store; another one after every start.
    node: String,
    lease: Duration,
}

impl Postgres {
    pub fn new(address: &str) -> Result<Postgres, Error> {
        let mut config: Config =
            address.parse().map_err(|error| failed(format!("the address of the store: {error}")))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("fireteam");
        }
        // A cut cable is noticed, no matter who was to speak next.
        config.tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE).keepalives_interval(Duration::from_secs(1));
        config.keepalives_retries(3);
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(|error| failed(error.to_string()))?;
        let node = name.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Postgres { config, node, lease: LEASE })
    }

    /// With another lease than two seconds.
    pub fn with_lease(self, lease: Duration) -> Postgres {
        Postgres { lease, ..self }
    }

    fn connect(&self) -> Result<Link, Error> {
        let mut client = self.config.connect(NoTls).map_err(wrong)?;
        // A server that stops in the middle of a commit must not hold up the others.
        client
            .batch_execute("SET idle_in_transaction_session_timeout TO 1500; SET lock_timeout TO 5000;")
            .map_err(wrong)?;
        Ok(Link { client: Some(client), known: HashMap::new() })
    }
}

/// Where it is, without the password.
impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts = self.config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            Host::Unix(path) => path.display().to_string(),
        });
        let hosts = hosts.collect::<Vec<_>>().join(",");
        write!(f, "PostgreSQL {hosts}/{} as node {}", self.config.get_dbname().unwrap_or_default(), self.node)
    }
}

impl Backend for Postgres {
    fn writer(&self) -> Result<Box<dyn Writer>, Error> {
        let mut link = self.connect()?;
        schema::bring_up_to_date(&mut link)?;
        Ok(Box::new(write::Clerk::new(self.clone(), link)))
    }

    fn session(&self) -> Result<Box<dyn Session>, Error> {
        Ok(Box::new(read::Reader::new(self.clone(), self.connect()?)))
    }

    fn secret(&self, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        let mut link = self.connect()?;
        let sql = "INSERT INTO keys (name, value) VALUES ('cookies', $1) ON CONFLICT DO NOTHING";
        link.execute(sql, &[&fresh]).map_err(wrong)?;
        let row = link.query_one("SELECT value FROM keys WHERE name = 'cookies'", &[]).map_err(wrong)?;
        Ok(row.get(0))
    }

    fn node(&self) -> &str {
        &self.node
    }

    fn lease(&self) -> Option<Duration> {
        Some(self.lease)
    }

    fn user(&self) -> Result<Option<String>, Error> {
        let mut link = self.connect()?;
        schema::bring_up_to_date(&mut link)?;
        let live = link.rows("SELECT name FROM nodes WHERE until > clock_timestamp() LIMIT 1", &[])?;
        Ok(live.first().map(|row| format!("node {}", row.get::<_, &str>(0))))
    }

    fn examine(&self) -> Result<Option<Found>, Error> {
        schema::examine(&mut self.connect()?)
    }

    fn export(&self, give: &mut dyn FnMut(Job) -> Result<(), Error>) -> Result<(), Error> {
        copy::export(&mut self.connect()?, give)
    }

    fn import(&self, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
        copy::import(&mut self.connect()?, jobs)
    }
}

/// A connection with the statements it has prepared.
struct Link {
    client: Option<Client>,
    known: HashMap<&'static str, Statement>,
}

impl Link {
    fn statement(&mut self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.known.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.prepare(sql).map_err(wrong)?;
        self.known.insert(sql, statement.clone());
        Ok(statement)
    }

    /// Runs a statement and says how many rows it touched.
    fn run(&mut self, sql: &'static str, values: Values<'_>) -> Result<u64, Error> {
        let statement = self.statement(sql)?;
        self.execute(&statement, values).map_err(wrong)
    }

    fn rows(&mut self, sql: &'static str, values: Values<'_>) -> Result<Vec<::postgres::Row>, Error> {
        let statement = self.statement(sql)?;
        self.query(&statement, values).map_err(wrong)
    }

    fn say(&mut self, sql: &str) -> Result<(), Error> {
        self.batch_execute(sql).map_err(wrong)
    }
}

type Values<'a> = &'a [&'a (dyn ::postgres::types::ToSql + Sync)];

impl Deref for Link {
    type Target = Client;

    fn deref(&self) -> &Client {
        self.client.as_ref().expect("there until it is dropped")
    }
}

impl DerefMut for Link {
    fn deref_mut(&mut self) -> &mut Client {
        self.client.as_mut().expect("there until it is dropped")
    }
}

/// Hanging up waits a moment, which a task may not: it is done beside it.
impl Drop for Link {
    fn drop(&mut self) {
        let client = self.client.take();
        std::thread::spawn(move || drop(client));
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Link")
    }
}

fn failed(text: impl Into<String>) -> Error {
    Error::Failed(text.into())
}

#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
fn wrong(error: ::postgres::Error) -> Error {
    match error.code() {
        Some(code) if *code == SqlState::DISK_FULL => Error::Full,
        _ => {
            // The outer error alone often says no more than that there is one.
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            let text = error.to_string();
            failed(match cause {
                Some(cause) if !text.contains(&cause) => format!("PostgreSQL: {text}: {cause}"),
                _ => format!("PostgreSQL: {text}"),
            })
        }
    }
}
