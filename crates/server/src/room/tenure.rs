//! The claim in whose name a room writes, from waking to sleeping.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use tokio::time::{Duration, Instant, sleep};

use super::{End, Room};
use crate::hub::Hub;
use crate::problem::Problem;
use crate::store::{Claim, Error, Job, Order};

/// How often it is tried to claim a table whose owner may be gone.
const AGAIN: Duration = Duration::from_millis(100);

#[derive(Debug)]
pub(super) struct Tenure {
    epoch: i64,
    /// The lease under which it was claimed.
    term: Option<u64>,
    /// Somebody else has claimed the table since.
    over: AtomicBool,
}

/// Whose a table is.
#[derive(Debug)]
pub(super) enum Claimed {
    Ours(Tenure),
    /// Another server's, which answers.
    At(String),
}

/// Claims a table. If another process has it, it must answer by post, or its lease run out.
pub(super) async fn claim(hub: &Hub, id: &str) -> Result<Claimed, Problem> {
    let patience = Instant::now() + hub.store.lease().unwrap_or_default() * 3 / 2;
    loop {
        let term = hub.store.term();
        let owner = match hub.store.in_term(hub.store.claim(id)).await.ok_or(Problem::Elsewhere)?? {
            None => return Err(Problem::NoTable),
            Some(Claim::Mine(epoch)) => {
                hub.metrics.claims.fetch_add(u64::from(hub.store.lease().is_some()), Relaxed);
                return Ok(Claimed::Ours(Tenure { epoch, term, over: AtomicBool::new(false) }));
            }
            Some(Claim::Of(owner)) => owner,
        };
        if let Some(desk) = &hub.desk
            && desk.is_at(&owner, id).await
        {
            return Ok(Claimed::At(owner));
        }
        if Instant::now() > patience || hub.is_stopping() {
            return Err(Problem::Elsewhere);
        }
        sleep(AGAIN).await;
    }
}

impl Room {
    /// Nobody else can have claimed the table: the lease under which we did still holds.
    pub(super) fn check_tenure(&self) -> Result<(), End> {
        let Tenure { term, over, .. } = &self.tenure;
        let ours = term.is_some() && *term == self.hub.store.term() && !over.load(Relaxed);
        if ours { Ok(()) } else { Err(End::Fenced) }
    }

    /// Writes in this room's name: refused if somebody else has claimed the table since, or may have. Then it may be
    /// written all the same, and who claims the table next reads it.
    pub(super) async fn write(&self, job: Job) -> Result<(), Error> {
        let store = &self.hub.store;
        let writing = store.write(Order { job, epoch: Some(self.tenure.epoch) });
        let written = store.in_term(writing).await.unwrap_or(Err(Error::Fenced));
        if written == Err(Error::Fenced) {
            self.tenure.over.store(true, Relaxed);
        }
        written
    }

    /// The table sleeps: the server that wakes it may have it.
    pub(super) async fn release(&self) {
        if self.hub.store.lease().is_some() {
            let _ = self.write(Job::Release { table: self.n }).await;
        }
    }
}
