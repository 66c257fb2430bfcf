//! What a store must be able to do, and what can be written into it. The server
//! knows no more of a store than this: `sqlite/` is one, others come from
//! outside (`Config::store`).

use std::fmt::Debug;
use std::time::Duration;

use super::Error;
use crate::ids;

/// A table as its row: the lobby as JSON and what is searched for.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    pub n: i64,
    pub id: String,
    pub code: String,
    pub game: String,
    pub state: String,
    pub private: bool,
    /// When the clock runs out, if somebody must look then.
    pub due: Option<u64>,
    pub meta: String,
    /// Ids of those who sit; written, and read back only by [`Backend::export`].
    pub people: Vec<String>,
}

/// One answer and the luck after it, or one undo.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Steps of the match before this one.
    pub seq: u64,
    pub at: u64,
    /// `actor word` to a line.
    pub lines: String,
    pub keep: Option<u64>,
    /// Seats asked afterwards, as bits.
    pub asked: u32,
    /// Who answered, and what the clocks show, as JSON.
    pub banks: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RecordRow {
    pub n: i64,
    pub id: String,
    pub game: String,
    pub listed: bool,
    pub card: String,
    pub record: String,
}

/// A table with its whole story.
#[derive(Debug)]
pub struct Loaded {
    pub table: TableRow,
    /// Or why they cannot be read.
    pub rows: Result<Vec<Row>, String>,
    pub chat: Vec<String>,
    /// Is the record of the match written?
    pub recorded: bool,
}

/// Which tables to list; newest first.
#[derive(Clone, Debug, Default)]
pub struct Page {
    pub state: Option<String>,
    pub game: Option<String>,
    pub before: Option<i64>,
    pub limit: u32,
}

/// One thing to write.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// A new table.
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
    /// A secret that all processes share, when a whole store is taken over.
    Key {
        name: String,
        value: Vec<u8>,
    },
    /// The table has gone to sleep: anybody may claim it.
    Release {
        table: i64,
    },
    /// Nothing that stays: is there room for a record?
    Probe,
}

impl Job {
    /// The table it is about, if it is about one that is there.
    pub fn table(&self) -> Option<i64> {
        match self {
            Job::Create(_) | Job::Upload(_) | Job::Lobbies { .. } | Job::Key { .. } | Job::Probe => None,
            Job::Save(table) | Job::Start { table, .. } | Job::End { table, .. } => Some(table.n),
            Job::Append { table, .. }
            | Job::Due { table, .. }
            | Job::Chat { table, .. }
            | Job::Remove { table }
            | Job::Release { table } => Some(*table),
        }
    }
}

/// A job, and the epoch in which it is done: the holder of an older claim of the
/// table than the newest is refused. Without one, the job is nobody's in particular.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    pub job: Job,
    pub epoch: Option<i64>,
}

impl From<Job> for Order {
    fn from(job: Job) -> Order {
        Order { job, epoch: None }
    }
}

/// Who may write a table's story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// We, in this epoch.
    Mine(i64),
    /// Another process, which is alive.
    Of(String),
}

/// What came of renewing a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renewed {
    /// It had not run out. If it had, others may have claimed what was ours.
    pub held: bool,
    /// The store's clock: milliseconds since 1970.
    pub now: u64,
}

/// What a store holds: its layout, the newest that this program knows, and how many tables.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub layout: i64,
    pub known: i64,
    pub tables: i64,
}

/// A place where everything is kept. All calls may wait, so no task makes them.
pub trait Backend: Debug + Send + Sync {
    /// The one connection that writes. Makes the tables of a new store, and brings
    /// an older layout up to date.
    fn writer(&self) -> Result<Box<dyn Writer>, Error>;

    /// A connection for everything else.
    fn session(&self) -> Result<Box<dyn Session>, Error>;

    /// The key that signs cookies; the first who asks brings it.
    fn secret(&self, fresh: &[u8]) -> Result<Vec<u8>, Error>;

    /// The name of this process among those that share the store.
    fn node(&self) -> &str {
        ""
    }

    /// How long what we have claimed stays ours unless we renew it. Without a
    /// lease there is nobody else to claim anything.
    fn lease(&self) -> Option<Duration> {
        None
    }

    /// A server that runs on it now, as far as the store can tell.
    fn user(&self) -> Result<Option<String>, Error> {
        Ok(None)
    }

    /// What is there, as far as it can be told without changing anything; `None` where nothing is yet.
    fn examine(&self) -> Result<Option<Found>, Error> {
        Ok(None)
    }

    /// Everything that is stored at one moment, as jobs that would write it.
    fn export(&self, give: &mut dyn FnMut(Job) -> Result<(), Error>) -> Result<(), Error>;

    /// Fills a store in which nothing is yet: with all of it, or with nothing if one of them is an error.
    fn import(&self, jobs: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error>;
}

/// The one connection that writes.
pub trait Writer: Debug + Send {
    /// All jobs in one commit that outlives the machine, and what became of each. A
    /// conflict concerns its own job alone.
    fn commit(&mut self, orders: &[&Order]) -> Vec<Result<(), Error>>;

    /// May a task commit an answer by itself? Only where that takes no longer than
    /// to wake somebody else.
    fn is_near(&self) -> bool {
        false
    }

    /// Is there something to tidy up when there is time?
    fn has_chores(&self) -> bool {
        false
    }

    fn do_chores(&mut self) {}

    fn close(self: Box<Self>) -> Result<(), Error>;
}

/// A connection beside the writer's.
pub trait Session: Send {
    /// Whatever failed, another connection may do better.
    fn is_broken(&self) -> bool {
        false
    }

    fn load(&mut self, id: &str) -> Result<Option<Loaded>, Error>;

    /// The table an invitation leads to.
    fn invited(&mut self, code: &str) -> Result<Option<String>, Error>;

    fn list(&mut self, page: &Page) -> Result<Vec<TableRow>, Error>;

    /// Those of these tables that still wait for people.
    fn waiting(&mut self, ids: &[String]) -> Result<Vec<String>, Error>;

    /// The tables a person sits at that are not over, and which seats are asked there.
    fn mine(&mut self, person: &str) -> Result<Vec<(TableRow, u32)>, Error>;

    /// The tables whose clock has run out and that no other process looks after.
    fn due(&mut self, now: u64) -> Result<Vec<String>, Error>;

    fn record(&mut self, id: &str) -> Result<Option<RecordRow>, Error>;

    /// Cards of records with their numbers, newest first.
    fn records(&mut self, page: &Page) -> Result<Vec<(i64, String)>, Error>;

    /// The same of tables where a person sat, private ones too, each with the `meta` of its table.
    fn my_records(&mut self, person: &str, page: &Page) -> Result<Vec<(i64, String, String)>, Error>;

    /// The greatest number of a row.
    fn newest(&mut self) -> Result<i64, Error>;

    /// Who writes the story of this table from now on; `None` if there is no such
    /// table. A claim of ours begins a new epoch.
    fn claim(&mut self, _id: &str) -> Result<Option<Claim>, Error> {
        Ok(Some(Claim::Mine(0)))
    }

    /// Renews the lease.
    fn renew(&mut self) -> Result<Renewed, Error> {
        Ok(Renewed { held: true, now: ids::now() })
    }
}
