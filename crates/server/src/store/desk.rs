//! Who commits. Orders gather in a queue, and there are two ways out of it.
//!
//! *In a rush* the store's thread takes everything that waits into one commit,
//! so that many tables share a sync.
//!
//! *An answer that comes alone* is committed by the task that brought it. To
//! wake the thread and to be woken by it costs more than the commit itself. The
//! task first lets everybody run who is ready; if its order is still the only
//! one, nobody is committing and recent commits were quick, it does it there
//! and then. Nothing else runs on its thread meanwhile, which is why a slow
//! disk sends everything back to the store's thread.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;
use tracing::{error, warn};

use super::{Error, Job, Order, Writer};
use crate::metrics::Metrics;
use crate::world::World;

/// At most this many jobs share a commit.
const GROUP: usize = 512;

/// After a commit shared by this many, the next one waits a moment for others.
const BUSY: usize = 4;
const GATHER: Duration = Duration::from_millis(2);

/// A task may commit by itself while commits take no longer than this, in microseconds.
const QUICK: u64 = 1_000;

type Waiter = (Order, oneshot::Sender<Result<(), Error>>);

#[derive(Debug, Default)]
struct Waiting {
    orders: Vec<Waiter>,
    /// Orders that have left the queue: the first that waits has this number.
    taken: u64,
    /// The thread is to look.
    called: bool,
    closed: bool,
}

#[derive(Debug)]
pub(super) struct Desk {
    waiting: Mutex<Waiting>,
    call: Condvar,
    /// `None` once the store is closed.
    writer: Mutex<Option<Box<dyn Writer>>>,
    /// A task may commit an answer by itself.
    near: bool,
    /// The last commit was shared by many.
    busy: AtomicBool,
    /// What a commit takes, in microseconds, the newest ones counting most.
    pace: AtomicU64,
    metrics: Arc<Metrics>,
    /// Who looks when there is no thread.
    world: Option<Arc<dyn World>>,
    me: Weak<Desk>,
}

impl Desk {
    pub(super) fn new(writer: Box<dyn Writer>, metrics: Arc<Metrics>, world: Option<Arc<dyn World>>) -> Arc<Desk> {
        Arc::new_cyclic(|me| Desk {
            waiting: Mutex::default(),
            call: Condvar::new(),
            near: writer.is_near(),
            writer: Mutex::new(Some(writer)),
            busy: AtomicBool::new(false),
            pace: AtomicU64::new(0),
            metrics,
            world,
            me: me.clone(),
        })
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes it and returns when it is on the disk.
    pub(super) async fn write(&self, order: Order) -> Result<(), Error> {
        let closed = || Error::Failed("the store is closed".to_owned());
        let is_answer = matches!(order.job, Job::Append { .. });
        let (reply, done) = oneshot::channel();
        let number = self.push((order, reply)).ok_or_else(closed)?;
        if self.near && is_answer && !self.busy.load(Relaxed) && self.pace.load(Relaxed) <= QUICK {
            tokio::task::yield_now().await;
            if let Some(result) = self.write_alone(number) {
                return result;
            }
        }
        self.call_for(number);
        done.await.map_err(|_| closed())?
    }

    /// The number of the order, unless the store is closed.
    fn push(&self, order: Waiter) -> Option<u64> {
        let mut waiting = self.waiting();
        if waiting.closed {
            return None;
        }
        waiting.orders.push(order);
        Some(waiting.taken + waiting.orders.len() as u64 - 1)
    }

    /// Commits this order here, if it is the only one and nobody is committing.
    fn write_alone(&self, number: u64) -> Option<Result<(), Error>> {
        let mut writer = self.writer.try_lock().ok()?;
        let writer = writer.as_mut()?;
        let (order, _) = {
            let mut waiting = self.waiting();
            if waiting.taken != number || waiting.orders.len() != 1 {
                return None;
            }
            waiting.taken += 1;
            waiting.orders.pop()?
        };
        let result = self.commit(&mut **writer, &[&order]).pop();
        if writer.has_chores() {
            self.call();
        }
        result
    }

    /// The thread takes this order, unless somebody has.
    fn call_for(&self, number: u64) {
        if number >= self.waiting().taken {
            self.call();
        }
    }

    fn call(&self) {
        self.waiting().called = true;
        self.call.notify_one();
        if let (Some(world), Some(desk)) = (&self.world, self.me.upgrade()) {
            world.take(Box::new(move || {
                let _ = desk.take().and_then(|group| desk.write_group(group));
            }));
        }
    }

    /// The thread: commits what gathers until the store is closed.
    pub(super) fn run(&self) {
        while self.gather().and_then(|group| self.write_group(group)).is_some() {}
        let mut own = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = own.take().and_then(|writer| writer.close().err()) {
            warn!(%error, "the store was not closed in order; the next start makes up for it");
        }
    }

    /// Waits for a call, and in a rush a moment longer; `None` when the store is closed and nothing is left.
    fn gather(&self) -> Option<Vec<Waiter>> {
        let mut waiting = self.waiting();
        while !waiting.called && !waiting.closed {
            waiting = self.call.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        drop(waiting);
        if self.busy.load(Relaxed) {
            std::thread::sleep(GATHER);
        }
        self.take()
    }

    /// One commit for a group; `None` when the store is closed.
    fn write_group(&self, group: Vec<Waiter>) -> Option<()> {
        let mut own = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let writer = own.as_mut()?;
        let (orders, replies): (Vec<Order>, Vec<_>) = group.into_iter().unzip();
        if !orders.is_empty() {
            self.busy.store(orders.len() >= BUSY, Relaxed);
            let results = self.commit(&mut **writer, &orders.iter().collect::<Vec<_>>());
            for (reply, result) in replies.into_iter().zip(results) {
                let _ = reply.send(result);
            }
        }
        if writer.has_chores() {
            writer.do_chores();
        }
        Some(())
    }

    /// What waits; `None` when the store is closed and nothing is left.
    fn take(&self) -> Option<Vec<Waiter>> {
        let mut waiting = self.waiting();
        if waiting.closed && waiting.orders.is_empty() {
            return None;
        }
        let count = waiting.orders.len().min(GROUP);
        let group: Vec<Waiter> = waiting.orders.drain(..count).collect();
        waiting.taken += count as u64;
        waiting.called = !waiting.orders.is_empty();
        Some(group)
    }

    /// All orders in one commit, and what became of each.
    fn commit(&self, writer: &mut dyn Writer, orders: &[&Order]) -> Vec<Result<(), Error>> {
        let began = Instant::now();
        let results = writer.commit(orders);
        let took = began.elapsed();
        self.pace.store((self.pace.load(Relaxed) * 3 + took.as_micros() as u64) / 4, Relaxed);
        self.metrics.commits.fetch_add(1, Relaxed);
        self.metrics.commit_jobs.fetch_add(orders.len() as u64, Relaxed);
        self.metrics.commit_time.note(took);
        for error in results.iter().filter_map(|result| result.as_ref().err()) {
            self.metrics.commit_failures.fetch_add(1, Relaxed);
            match error {
                Error::Fenced => {
                    self.metrics.fenced.fetch_add(1, Relaxed);
                }
                Error::Conflict => {}
                error => error!(%error, "the store could not write"),
            }
        }
        results
    }

    /// Nothing more is taken; what waits is written.
    pub(super) fn close(&self) {
        self.waiting().closed = true;
        self.call.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::task::{Context, Waker};

    use rusqlite::Connection;

    use super::super::{Backend, Row, Sqlite};
    use super::*;

    fn desk(dir: &std::path::Path) -> Arc<Desk> {
        Desk::new(Sqlite::new(dir, None).writer().unwrap(), Arc::default(), None)
    }

    fn answer(table: i64, seq: u64) -> Order {
        let row = Row { seq, at: 5, lines: "p1 run".to_owned(), keep: None, asked: 1, banks: None };
        Job::Append { table, row }.into()
    }

    fn stored(dir: &std::path::Path) -> i64 {
        let db = Connection::open(dir.join("fireteam.db")).unwrap();
        let sql = "SELECT (SELECT count(*) FROM answers) + (SELECT count(*) FROM journal)";
        db.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    #[tokio::test]
    async fn a_lone_answer_is_stored_without_the_thread() {
        let dir = tempfile::tempdir().unwrap();
        let desk = desk(dir.path());
        desk.write(answer(1, 1)).await.unwrap();
        assert_eq!(stored(dir.path()), 1);
        // However slow this disk is.
        desk.pace.store(0, Relaxed);
        assert_eq!(desk.write(answer(1, 1)).await, Err(Error::Conflict), "and refused as ever");
    }

    #[tokio::test]
    async fn answers_that_come_together_and_those_on_a_slow_disk_wait_for_the_thread() {
        let dir = tempfile::tempdir().unwrap();
        let desk = desk(dir.path());
        let mut cx = Context::from_waker(Waker::noop());
        let (mut one, mut two) = (Box::pin(desk.write(answer(1, 1))), Box::pin(desk.write(answer(2, 1))));
        for _ in 0..3 {
            assert!(one.as_mut().poll(&mut cx).is_pending() && two.as_mut().poll(&mut cx).is_pending());
        }
        desk.pace.store(QUICK + 1, Relaxed);
        let mut three = Box::pin(desk.write(answer(3, 1)));
        for _ in 0..3 {
            assert!(three.as_mut().poll(&mut cx).is_pending());
        }
        assert_eq!(stored(dir.path()), 0);
        std::thread::scope(|scope| {
            scope.spawn(|| desk.run());
            desk.close();
        });
        assert_eq!((one.await, two.await, three.await), (Ok(()), Ok(()), Ok(())));
        assert_eq!(stored(dir.path()), 3);
        assert_eq!(desk.metrics.commits.load(Relaxed), 1, "all of them in one commit");
        assert!(desk.write(answer(4, 1)).await.is_err(), "closed");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn every_answer_is_stored_once_no_matter_who_commits_it() {
        let dir = tempfile::tempdir().unwrap();
        let desk = desk(dir.path());
        let clerk = std::thread::spawn({
            let desk = desk.clone();
            move || desk.run()
        });
        let tables = (0..8).map(|table| {
            let desk = desk.clone();
            tokio::spawn(async move {
                for seq in 1..=200 {
                    desk.write(answer(table, seq)).await.unwrap();
                }
            })
        });
        for table in tables.collect::<Vec<_>>() {
            table.await.unwrap();
        }
        desk.close();
        clerk.join().unwrap();
        assert_eq!(stored(dir.path()), 8 * 200);
        assert_eq!(desk.metrics.commit_jobs.load(Relaxed), 8 * 200);
    }
}
