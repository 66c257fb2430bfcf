//! What survives: setups, answers, lobbies, chat and records. Writing returns
//! after the sync, one commit after the other (`desk.rs`); reading happens beside
//! it. Nobody is told anything that is not stored. Where it is kept is behind
//! `backend.rs`: one SQLite file unless something else is asked for.

mod backend;
mod desk;
mod sqlite;
mod transfer;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

pub use backend::{
    Backend, Claim, Found, Job, Loaded, Order, Page, RecordRow, Renewed, Row, Session, TableRow, Writer,
};
use desk::Desk;
pub use sqlite::{LAYOUT, Sqlite, backup, restore};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout, timeout_at};
pub use transfer::{Transferred, relocate, transfer};

use crate::ids;
use crate::metrics::Metrics;
use crate::world::World;

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Error {
    /// Somebody else wrote this moment first.
    #[error("already written")]
    Conflict,
    /// Another process has claimed this table since.
    #[error("another process writes this table now")]
    Fenced,
    #[error("the disk is full")]
    Full,
    #[error("store: {0}")]
    Failed(String),
}

/// Connections for reading that are kept, at most.
const SESSIONS: usize = 4;

type Sessions = Mutex<Vec<Box<dyn Session>>>;

pub(crate) struct Store {
    backend: Arc<dyn Backend>,
    desk: Arc<Desk>,
    writer: Mutex<Option<JoinHandle<()>>>,
    sessions: Arc<Sessions>,
    secret: Vec<u8>,
    /// The greatest number of a row.
    newest: AtomicI64,
    /// When something was last written to see whether that is possible, and what came of it.
    probed: tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>>,
    world: Option<Arc<dyn World>>,
    term: Mutex<Term>,
}

/// The time for which the lease holds, by a clock of ours: counted from before we asked for it, it ends no later than by
/// the store's.
#[derive(Debug)]
struct Term {
    /// Grows when the lease had run out: what was claimed before may be others'.
    number: u64,
    until: Instant,
    /// What the store's clock showed at a moment of ours, in milliseconds since 1970.
    clock: Option<(Instant, u64)>,
}

impl Term {
    /// What the store's clock shows then, as far as we know.
    fn shown_at(&self, moment: Instant) -> Option<u64> {
        self.clock.map(|(at, shown)| shown + moment.saturating_duration_since(at).as_millis() as u64)
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Store({:?})", self.backend)
    }
}

/// Whether the store writes is tried no more often than this.
const PROBES: Duration = Duration::from_secs(1);

/// A store that takes longer to write is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

impl Store {
    /// Opens the store, or makes it.
    pub(crate) fn open(
        backend: Arc<dyn Backend>,
        metrics: Arc<Metrics>,
        world: Option<Arc<dyn World>>,
    ) -> Result<Store, Error> {
        let fresh = ids::random_bytes(32);
        // On a thread of its own: what is called may not be waited for by a task.
        let opened = std::thread::scope(|scope| scope.spawn(|| open(&*backend, &fresh)).join());
        let (writer, newest, secret) = opened.unwrap_or_else(|_| Err(failed("it could not be opened")))?;
        let desk = Desk::new(writer, metrics, world.clone());
        let clerk = desk.clone();
        let run = || std::thread::Builder::new().name("store".to_owned()).spawn(move || clerk.run());
        let writer = world.is_none().then(run).transpose().map_err(|error| failed(error.to_string()))?;
        let (writer, newest, sessions) = (Mutex::new(writer), AtomicI64::new(newest), Arc::default());
        let term = Mutex::new(Term { number: 0, until: Instant::now(), clock: None });
        Ok(Store { backend, desk, writer, sessions, secret, newest, probed: Default::default(), world, term })
    }

    /// The number of a new row: greater than that of any older one, even if the clock has gone back.
    pub(crate) fn number(&self) -> i64 {
        let (wished, step) = (ids::row_number(self.now()), 1 + (ids::random_u64() & 0xf_ffff) as i64);
        let next = |newest: i64| wished.max(newest + step);
        let before = self.newest.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |newest| Some(next(newest)));
        next(before.unwrap_or_else(|newest| newest))
    }

    /// The key that signs cookies.
    pub(crate) fn secret(&self) -> Vec<u8> {
        self.secret.clone()
    }

    /// Writes it and returns when it is on the disk.
    pub(crate) async fn write(&self, order: impl Into<Order>) -> Result<(), Error> {
        self.desk.write(order.into()).await
    }

    /// Can a record be written now, or could it a moment ago?
    pub(crate) async fn is_ready(&self) -> Result<(), Error> {
        let mut probed = self.probed.lock().await;
        match &*probed {
            Some((at, result)) if at.elapsed() < PROBES => result.clone(),
            _ => {
                let written = timeout(PATIENCE, self.write(Job::Probe)).await;
                let result = written.unwrap_or_else(|_| Err(failed("it does not answer")));
                *probed = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    /// Reads on a thread that may wait. A connection that broke is replaced once.
    async fn read<T: Send + 'static>(
        &self,
        look: impl Fn(&mut dyn Session) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (sessions, backend) = (self.sessions.clone(), self.backend.clone());
        let look = move || {
            let kept = sessions.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let was_kept = kept.is_some();
            let mut session = kept.map_or_else(|| backend.session(), Ok)?;
            let mut seen = look(&mut *session);
            if session.is_broken() && was_kept {
                session = backend.session()?;
                seen = look(&mut *session);
            }
            let mut sessions = sessions.lock().unwrap_or_else(PoisonError::into_inner);
            if !session.is_broken() && sessions.len() < SESSIONS {
                sessions.push(session);
            }
            seen
        };
        let Some(world) = &self.world else {
            return tokio::task::spawn_blocking(look).await.map_err(|error| failed(error.to_string()))?;
        };
        let (tell, told) = oneshot::channel();
        world.take(Box::new(move || drop(tell.send(look()))));
        told.await.map_err(|error| failed(error.to_string()))?
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Loaded>, Error> {
        let id = id.to_owned();
        self.read(move |db| db.load(&id)).await
    }

    pub(crate) async fn invited(&self, code: &str) -> Result<Option<String>, Error> {
        let code = code.to_owned();
        self.read(move |db| db.invited(&code)).await
    }

    pub(crate) async fn list(&self, page: Page) -> Result<Vec<TableRow>, Error> {
        self.read(move |db| db.list(&page)).await
    }

    /// Those of these tables that still wait for people.
    pub(crate) async fn waiting(&self, ids: Vec<String>) -> Result<Vec<String>, Error> {
        self.read(move |db| db.waiting(&ids)).await
    }

    pub(crate) async fn mine(&self, person: &str) -> Result<Vec<(TableRow, u32)>, Error> {
        let person = person.to_owned();
        self.read(move |db| db.mine(&person)).await
    }

    pub(crate) async fn my_records(&self, person: &str, page: Page) -> Result<Vec<(i64, String, String)>, Error> {
        let person = person.to_owned();
        self.read(move |db| db.my_records(&person, &page)).await
    }

    pub(crate) async fn due(&self, now: u64) -> Result<Vec<String>, Error> {
        self.read(move |db| db.due(now)).await
    }

    pub(crate) async fn record(&self, id: &str) -> Result<Option<RecordRow>, Error> {
        let id = id.to_owned();
        self.read(move |db| db.record(&id)).await
    }

    pub(crate) async fn records(&self, page: Page) -> Result<Vec<(i64, String)>, Error> {
        self.read(move |db| db.records(&page)).await
    }

    /// Who writes the story of this table from now on; `None` if there is no such table.
    pub(crate) async fn claim(&self, id: &str) -> Result<Option<Claim>, Error> {
        if self.lease().is_none() {
            return Ok(Some(Claim::Mine(0)));
        }
        let id = id.to_owned();
        self.read(move |db| db.claim(&id)).await
    }

    /// The name of this process among those that share the store.
    pub(crate) fn node(&self) -> &str {
        self.backend.node()
    }

    pub(crate) fn lease(&self) -> Option<Duration> {
        self.backend.lease()
    }

    /// Renews what we have claimed. No, if others may have claimed it meanwhile.
    pub(crate) async fn renew(&self) -> Result<bool, Error> {
        let asked = Instant::now();
        let Renewed { held, now } = self.read(|db| db.renew()).await?;
        let took = asked.elapsed().as_millis() as u64;
        let mut term = self.term_at();
        term.until = asked + self.lease().unwrap_or_default();
        term.number += u64::from(!held);
        // It showed this after we asked and before we heard: what we know of it already may be truer.
        let known = term.shown_at(asked).unwrap_or(now);
        term.clock = Some((asked, known.clamp(now.saturating_sub(took), now)));
        Ok(held)
    }

    /// Milliseconds since 1970, by the clock of the store where several share it: their own may be apart.
    pub(crate) fn now(&self) -> u64 {
        self.term_at().shown_at(Instant::now()).filter(|_| self.lease().is_some()).unwrap_or_else(ids::now)
    }

    fn term_at(&self) -> MutexGuard<'_, Term> {
        self.term.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the lease that holds now. `None` once it has run out: others may write what is ours.
    pub(crate) fn term(&self) -> Option<u64> {
        if self.lease().is_none() {
            return Some(0);
        }
        let term = self.term_at();
        (Instant::now() < term.until).then_some(term.number)
    }

    /// When the lease runs out unless it is renewed.
    pub(crate) fn holds_until(&self) -> Instant {
        self.term_at().until
    }

    /// What comes of it, unless the lease runs out before: a store that does not answer holds nobody up who may go on elsewhere.
    pub(crate) async fn in_term<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        if self.lease().is_none() {
            return Some(work.await);
        }
        tokio::pin!(work);
        loop {
            match timeout_at(self.holds_until(), &mut work).await {
                Ok(done) => return Some(done),
                Err(_) if self.term().is_none() => return None,
                Err(_) => {}
            }
        }
    }

    /// Waits for what is being written and closes the store.
    pub(crate) fn close(&self) {
        self.desk.close();
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner).clear();
        if self.world.is_some() {
            self.desk.run();
        }
        if let Some(writer) = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = writer.join();
        }
    }
}

/// The writer, the greatest number of a row, and the key that signs cookies.
type Opened = (Box<dyn Writer>, i64, Vec<u8>);

fn open(backend: &dyn Backend, fresh: &[u8]) -> Result<Opened, Error> {
    let writer = backend.writer()?;
    let newest = backend.session()?.newest()?;
    Ok((writer, newest, backend.secret(fresh)?))
}

fn failed(text: impl Into<String>) -> Error {
    Error::Failed(text.into())
}

impl Drop for Store {
    fn drop(&mut self) {
        self.desk.close();
    }
}
