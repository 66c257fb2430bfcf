//! A store in memory that several nodes share, with claims, epochs and leases by
//! its own clock. The model of the stores' own tests does the work; a history of
//! claims and answers is kept for the checks.

use std::fmt::{self, Debug};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use server::store::{Backend, Claim, Error, Job, Loaded, Order, Page, RecordRow, Renewed, Session, TableRow, Writer};

use crate::model::{Model, bare};
use crate::nature::{note, now, shown};

/// What is known of a node from outside.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Nothing it does reaches anybody.
    pub(crate) dead: AtomicBool,
    /// It does nothing for a while.
    pub(crate) frozen: AtomicBool,
    /// The store takes its time to answer it.
    pub(crate) hung: AtomicBool,
    /// It cannot reach the store.
    pub(crate) cut_off: AtomicBool,
    /// What is done just now was left to others by a table's task.
    pub(crate) beside: AtomicBool,
}

/// What was granted and written, in order.
#[derive(Debug)]
pub(crate) enum Event {
    Claimed { table: i64, epoch: i64 },
    Wrote { table: i64, seq: u64, epoch: i64, at: u64 },
}

#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) model: Model,
    /// Names of all nodes there have been, and until when each holds what it has claimed.
    names: Vec<String>,
    leases: Vec<u64>,
    secret: Option<Vec<u8>>,
    pub(crate) history: Vec<Event>,
    /// A planted bug: an order is done in the name of nobody.
    pub(crate) unfenced: bool,
    /// A planted bug: orders are done at the next commit, and called done before.
    pub(crate) hasty: bool,
    /// A planted bug: it is asked for its time, and that of the machine that asks is taken.
    pub(crate) believes_machines: bool,
    /// The next table whose own task commits an answer panics.
    pub(crate) breaks: bool,
}

/// The store as one node has it.
#[derive(Clone)]
pub(crate) struct Store {
    shared: Arc<Mutex<Shared>>,
    state: Arc<State>,
    node: usize,
    name: String,
    lease: Option<Duration>,
    near: bool,
}

impl Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.name)
    }
}

fn away() -> Error {
    Error::Failed("the store is away".to_owned())
}

impl Store {
    pub(crate) fn new(shared: &Arc<Mutex<Shared>>, state: &Arc<State>, lease: Option<Duration>, near: bool) -> Store {
        let mut inside = shared.lock().unwrap();
        let node = inside.names.len();
        let name = format!("node{node}");
        inside.names.push(name.clone());
        inside.leases.push(0);
        inside.model.fenced = lease.is_some();
        Store { shared: shared.clone(), state: state.clone(), node, name, lease, near }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    fn open(&self) -> Result<MutexGuard<'_, Shared>, Error> {
        if self.state.dead.load(Relaxed) || self.state.cut_off.load(Relaxed) {
            return Err(away());
        }
        Ok(self.shared.lock().unwrap())
    }
}

impl Backend for Store {
    fn writer(&self) -> Result<Box<dyn Writer>, Error> {
        Ok(Box::new(Pen { store: self.clone(), promised: Vec::new() }))
    }

    fn session(&self) -> Result<Box<dyn Session>, Error> {
        Ok(Box::new(Eyes(self.clone())))
    }

    fn secret(&self, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(self.shared.lock().unwrap().secret.get_or_insert_with(|| fresh.to_vec()).clone())
    }

    fn node(&self) -> &str {
        &self.name
    }

    fn lease(&self) -> Option<Duration> {
        self.lease
    }

    fn export(&self, _: &mut dyn FnMut(Job) -> Result<(), Error>) -> Result<(), Error> {
        Err(away())
    }

    fn import(&self, _: &mut dyn Iterator<Item = Result<Job, Error>>) -> Result<(), Error> {
        Err(away())
    }
}

#[derive(Debug)]
struct Pen {
    store: Store,
    /// Called done, and not done.
    promised: Vec<Order>,
}

impl Shared {
    /// What belongs to nodes whose lease has run out is nobody's.
    fn free_lapsed(&mut self, now: u64) {
        for story in self.model.stories.values_mut() {
            story.owner = story.owner.filter(|owner| self.leases[*owner] >= now);
        }
    }

    fn write(&mut self, order: &Order, node: &str) -> Result<(), Error> {
        let known = order.job.table().is_none_or(|table| self.model.stories.contains_key(&table));
        if !known {
            return Err(Error::Fenced);
        }
        let written = match self.unfenced {
            true => self.model.write(&Order { epoch: None, ..order.clone() }),
            false => self.model.write(order),
        };
        if let (Job::Append { table, row }, Some(epoch)) = (&order.job, order.epoch) {
            note!("{node} stores {} in epoch {epoch}: {written:?} {:?}", row.seq, row.lines);
            if written.is_ok() {
                self.history.push(Event::Wrote { table: *table, seq: row.seq, epoch, at: now() });
            }
        }
        written
    }
}

impl Writer for Pen {
    fn commit(&mut self, orders: &[&Order]) -> Vec<Result<(), Error>> {
        let (promised, node) = (std::mem::take(&mut self.promised), self.store.name.clone());
        let Ok(mut shared) = self.store.open() else { return orders.iter().map(|_| Err(away())).collect() };
        if shared.breaks && !self.store.state.beside.load(Relaxed) {
            shared.breaks = false;
            drop(shared);
            panic!("as the test wants it");
        }
        for order in promised {
            let _ = shared.write(&order, &node);
        }
        let (now, later): (Vec<&Order>, Vec<&Order>) =
            orders.iter().copied().partition(|order| !(shared.hasty && matches!(order.job, Job::Append { .. })));
        if later.is_empty() {
            return now.into_iter().map(|order| shared.write(order, &node)).collect();
        }
        drop(shared);
        self.promised = orders.iter().map(|order| (*order).clone()).collect();
        orders.iter().map(|_| Ok(())).collect()
    }

    fn is_near(&self) -> bool {
        self.store.near
    }

    fn close(mut self: Box<Self>) -> Result<(), Error> {
        self.commit(&[]);
        // Stopped in order: others may claim at once.
        let node = self.store.node;
        self.store.open()?.leases[node] = 0;
        Ok(())
    }
}

struct Eyes(Store);

impl Eyes {
    fn table(shared: &Shared, id: &str) -> Option<i64> {
        shared.model.stories.values().find(|story| story.table.id == id).map(|story| story.table.n)
    }
}

impl Session for Eyes {
    fn load(&mut self, id: &str) -> Result<Option<Loaded>, Error> {
        let shared = self.0.open()?;
        let Some(n) = Eyes::table(&shared, id) else { return Ok(None) };
        let story = &shared.model.stories[&n];
        let recorded = shared.model.records.values().any(|record| record.id == id);
        let (table, rows) = (bare(&story.table), Ok(story.rows.clone()));
        Ok(Some(Loaded { table, rows, chat: story.chat.values().cloned().collect(), recorded }))
    }

    fn invited(&mut self, code: &str) -> Result<Option<String>, Error> {
        let shared = self.0.open()?;
        let mut tables = shared.model.stories.values().map(|story| &story.table);
        Ok(tables.find(|table| table.code == code).map(|table| table.id.clone()))
    }

    fn list(&mut self, page: &Page) -> Result<Vec<TableRow>, Error> {
        Ok(self.0.open()?.model.list(page))
    }

    fn waiting(&mut self, ids: &[String]) -> Result<Vec<String>, Error> {
        let shared = self.0.open()?;
        let tables = shared.model.stories.values().map(|story| &story.table);
        Ok(tables.filter(|table| table.state == "lobby" && ids.contains(&table.id)).map(|t| t.id.clone()).collect())
    }

    fn mine(&mut self, person: &str) -> Result<Vec<(TableRow, u32)>, Error> {
        Ok(self.0.open()?.model.mine(person))
    }

    fn due(&mut self, now: u64) -> Result<Vec<String>, Error> {
        let mut shared = self.0.open()?;
        shared.free_lapsed(now);
        Ok(shared.model.due(self.0.node, now))
    }

    fn record(&mut self, id: &str) -> Result<Option<RecordRow>, Error> {
        Ok(self.0.open()?.model.records.values().find(|record| record.id == id).cloned())
    }

    fn records(&mut self, _: &Page) -> Result<Vec<(i64, String)>, Error> {
        Ok(Vec::new())
    }

    fn my_records(&mut self, person: &str, page: &Page) -> Result<Vec<(i64, String, String)>, Error> {
        Ok(self.0.open()?.model.my_records(person, page))
    }

    fn newest(&mut self) -> Result<i64, Error> {
        Ok(self.0.open()?.model.stories.keys().next_back().copied().unwrap_or(0))
    }

    fn claim(&mut self, id: &str) -> Result<Option<Claim>, Error> {
        let (now, node) = (now(), self.0.node);
        let mut shared = self.0.open()?;
        let Some(n) = Eyes::table(&shared, id) else { return Ok(None) };
        let shared = &mut *shared;
        shared.free_lapsed(now);
        let claim = shared.model.claimed(node, n, &shared.names);
        if let Claim::Mine(epoch) = claim {
            shared.history.push(Event::Claimed { table: n, epoch });
            note!("{} claims, epoch {epoch}", self.0.name);
        }
        Ok(Some(claim))
    }

    fn renew(&mut self) -> Result<Renewed, Error> {
        let (now, node) = (now(), self.0.node);
        let lease = self.0.lease.unwrap_or_default().as_millis() as u64;
        let mut shared = self.0.open()?;
        let before = std::mem::replace(&mut shared.leases[node], now + lease);
        let shown = if shared.believes_machines { shown() } else { now };
        Ok(Renewed { held: before == 0 || before >= now, now: shown })
    }
}
