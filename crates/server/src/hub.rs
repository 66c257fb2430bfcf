//! Everything the server shares, and the way to a table: the first who asks for one
//! gets its mailbox, and a sleeping table wakes on the way.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, sleep};
use tracing::{error, info};

use crate::bots::Pool;
use crate::config::Config;
use crate::contents::Contents;
use crate::identity::{Person, Signer};
use crate::ids;
use crate::limits::{Gate, Places};
use crate::meta::Meta;
use crate::metrics::Metrics;
use crate::outlet::Beat;
use crate::problem::Problem;
use crate::relay::Desk;
use crate::replay::Opened;
use crate::room::{Mail, Room};
use crate::source::Source;
use crate::store::{Job, Store};
use crate::waiting::Waiting;
use crate::wire::{Clock, NewTable};

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) shelf: Contents,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) signer: Signer,
    pub(crate) gates: Gates,
    pub(crate) beat: Arc<Beat>,
    /// Finished matches that somebody looks at.
    pub(crate) opened: Opened,
    /// Our end of the post, if there are others.
    pub(crate) desk: Option<Arc<Desk>>,
    rooms: Mutex<HashMap<String, Entry>>,
    pub(crate) waiting: Waiting,
    stopping: AtomicBool,
    seeds: AtomicU64,
}

/// The mailbox of a table.
#[derive(Debug)]
struct Entry {
    mailbox: mpsc::Sender<Mail>,
    /// The table is ours and awake; otherwise it wakes, or letters go to another server.
    own: bool,
}

/// Who has asked for how much.
#[derive(Debug)]
pub(crate) struct Gates {
    pub(crate) requests: Gate,
    pub(crate) guests: Gate,
    pub(crate) changes: Gate,
    pub(crate) tables: Gate,
    pub(crate) invites: Gate,
    pub(crate) opens: Gate,
    pub(crate) hints: Gate,
    pub(crate) chat: Gate,
    pub(crate) undos: Gate,
    pub(crate) sockets: Arc<Places>,
}

/// How often a table is asked that is just leaving memory; more often where it may be going to another server.
const TRIES: (u32, u32) = (5, 10);

/// How long the first wait for such a table is; each further one is twice as long.
const WAIT: Duration = Duration::from_millis(5);

/// Letters a table's mailbox holds; more, and the writer waits.
const MAILBOX: usize = 256;

impl Hub {
    pub(crate) fn open(config: Config) -> Result<Hub, crate::Error> {
        let metrics = Arc::new(Metrics::default());
        let shelf = Contents::open(config.content.as_deref())?;
        let store = Store::open(config.backend(), metrics.clone(), config.world.clone())?;
        let signer = Signer::new(store.secret());
        let limits = config.limits;
        let by_network = |rate| Gate::by_network(rate).shared(config.post.is_some());
        let by_person = |rate| Gate::by_person(rate, limits.crowd).shared(config.post.is_some());
        let gates = Gates {
            requests: by_network(limits.requests),
            guests: by_network(limits.guests),
            changes: by_person(limits.changes),
            tables: by_network(limits.tables),
            invites: by_network(limits.invites),
            opens: by_network(limits.opens),
            hints: by_person(limits.hints),
            chat: by_person(limits.chat),
            undos: by_person(limits.undos),
            sockets: Places::new(limits.sockets, u32::MAX),
        };
        if config.post.is_some() {
            gates.sockets.share();
        }
        let desk = config.post.as_ref().map(|post| Arc::new(Desk::new(post.clone(), store.node())));
        let pool = Pool::new(config.bot_threads, metrics.clone(), config.world.clone());
        Ok(Hub {
            beat: Beat::new(config.hold),
            config,
            shelf,
            store,
            pool,
            metrics,
            signer,
            gates,
            opened: Opened::default(),
            waiting: Waiting::new(limits.waiting, desk.is_some()),
            desk,
            rooms: Mutex::default(),
            stopping: AtomicBool::new(false),
            seeds: AtomicU64::new(0),
        })
    }

    /// What the luck of a game or a bot begins with.
    pub(crate) fn seed(&self) -> u64 {
        match self.config.seed {
            Some(first) => first.wrapping_add(self.seeds.fetch_add(1, Ordering::Relaxed)),
            None => ids::random_u64(),
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Entry>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of a table; a task that loads it begins if there is none.
    pub(crate) fn mailbox(self: &Arc<Hub>, id: &str) -> Result<mpsc::Sender<Mail>, Problem> {
        let mut rooms = self.rooms();
        if self.is_stopping() {
            return Err(Problem::Stopping);
        }
        // Another server can say whose the table is now.
        if self.store.term().is_none() {
            return Err(Problem::Elsewhere);
        }
        if let Some(entry) = rooms.get(id) {
            return Ok(entry.mailbox.clone());
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), Entry { mailbox: mailbox.clone(), own: false });
        tokio::spawn(watch_over(self.clone(), id.to_owned(), mailbox.clone(), letters));
        Ok(mailbox)
    }

    /// This table is ours and awake.
    pub(crate) fn is_own(&self, id: &str, mailbox: &mpsc::Sender<Mail>) {
        if let Some(entry) = self.rooms().get_mut(id).filter(|entry| entry.mailbox.same_channel(mailbox)) {
            entry.own = true;
        }
    }

    /// The mailbox of a table that is ours and awake.
    pub(crate) fn own_mailbox(&self, id: &str) -> Option<mpsc::Sender<Mail>> {
        self.store.term()?;
        self.rooms().get(id).filter(|entry| entry.own).map(|entry| entry.mailbox.clone())
    }

    /// Puts a question to a table and waits. A table that is just leaving
    /// memory is asked again once it is back.
    pub(crate) async fn ask<T>(self: &Arc<Hub>, id: &str, letter: impl Fn(Reply<T>) -> Mail) -> Result<T, Problem> {
        if !plausible(id) {
            return Err(Problem::NoTable);
        }
        let tries = if self.desk.is_some() { TRIES.1 } else { TRIES.0 };
        for tried in 0..tries {
            let (reply, answer) = oneshot::channel();
            if self.mailbox(id)?.send(letter(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            sleep(WAIT * 2_u32.pow(tried)).await;
        }
        Err(Problem::Fault)
    }

    /// Forgets a table that wants to leave memory, unless letters wait for it. Should it have been
    /// put away and be back with another mailbox, that one stays.
    pub(crate) fn forget(&self, id: &str, mailbox: &mpsc::Sender<Mail>, letters: &mut mpsc::Receiver<Mail>) -> bool {
        let mut rooms = self.rooms();
        if !letters.is_empty() {
            return false;
        }
        remove(&mut rooms, id, mailbox);
        letters.close();
        true
    }

    pub(crate) async fn create(&self, wish: &NewTable, host: &Person, from: Source) -> Result<String, Problem> {
        let mut meta = Meta::new(&self.shelf, wish, host, self.store.now())?;
        meta.come_from(&self.signer.mark(&host.from), &host.id);
        if wish.start && !meta.may_start() {
            return Err(Problem::NotReady);
        }
        let id = ids::table_id();
        if wish.private || wish.start {
            self.put_as(&id, &meta, &wish.game, wish.private).await?;
            return Ok(id);
        }
        if !self.waiting.add(&self.store, from, &id).await? {
            return Err(Problem::TooManyTables);
        }
        let stored = self.put_as(&id, &meta, &wish.game, wish.private).await;
        self.waiting.settle(from, &id, stored.is_ok());
        stored.map(|()| id)
    }

    /// Stores a new table and says its id.
    pub(crate) async fn put(&self, meta: &Meta, game: &str, private: bool) -> Result<String, Problem> {
        let id = ids::table_id();
        self.put_as(&id, meta, game, private).await?;
        Ok(id)
    }

    async fn put_as(&self, id: &str, meta: &Meta, game: &str, private: bool) -> Result<(), Problem> {
        let due = self.store.now() + self.config.waits(private, meta.clock).as_millis() as u64;
        let row = meta.row(self.store.number(), id, &ids::invite_code(), game, private, Some(due));
        Ok(self.store.write(Job::Create(row)).await?)
    }

    /// Sleeping tables whose clock has run out are woken.
    pub(crate) async fn sweep(self: Arc<Hub>) {
        let mut every = tokio::time::interval(self.config.sweep);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // Lobbies of builds that let them wait for ever.
        let due = self.store.now() + self.config.waits(true, Clock::None).as_millis() as u64;
        let _ = self.store.write(Job::Lobbies { due }).await;
        while !self.is_stopping() {
            every.tick().await;
            let due = self.store.due(self.store.now()).await;
            for id in due.unwrap_or_default() {
                if let Ok(mailbox) = self.mailbox(&id) {
                    let _ = mailbox.try_send(Mail::Wake);
                }
            }
        }
    }

    /// Every table in memory must be claimed anew: pages come back, and the server that has it then goes on with it.
    pub(crate) async fn put_away(&self) {
        let rooms = in_order(self.rooms().drain());
        for (_, Entry { mailbox, .. }) in rooms {
            let _ = mailbox.send(Mail::Lapsed).await;
        }
    }

    /// Tells every table to say goodbye, waits for them, closes the store.
    pub(crate) async fn stop(&self) {
        let rooms = {
            let mut rooms = self.rooms();
            self.stopping.store(true, Ordering::Release);
            in_order(rooms.drain())
        };
        let mut waiting = Vec::new();
        for (_, Entry { mailbox, .. }) in rooms {
            let (done, is_done) = oneshot::channel();
            if mailbox.send(Mail::Stop(done)).await.is_ok() {
                waiting.push(is_done);
            }
        }
        let tables = waiting.len();
        for one in waiting {
            let _ = tokio::time::timeout(Duration::from_secs(5), one).await;
        }
        self.store.close();
        info!(tables, "stopped");
    }
}

/// The same order every time, for a simulation.
fn in_order(rooms: impl Iterator<Item = (String, Entry)>) -> Vec<(String, Entry)> {
    let mut rooms: Vec<_> = rooms.collect();
    rooms.sort_unstable_by(|(one, _), (two, _)| one.cmp(two));
    rooms
}

/// Removes the table of this name, if it is the one with this mailbox.
fn remove(rooms: &mut HashMap<String, Entry>, id: &str, mailbox: &mpsc::Sender<Mail>) {
    if rooms.get(id).is_some_and(|there| there.mailbox.same_channel(mailbox)) {
        rooms.remove(id);
    }
}

/// Runs one table. Whatever happens inside stays inside: a panic ends this
/// table's task, its sockets are told to come back, and the next visitor
/// rebuilds it from the store.
async fn watch_over(hub: Arc<Hub>, id: String, mailbox: mpsc::Sender<Mail>, letters: mpsc::Receiver<Mail>) {
    hub.metrics.rooms.fetch_add(1, Ordering::Relaxed);
    let room = tokio::spawn(Room::run(hub.clone(), id.clone(), mailbox.clone(), letters));
    if let Err(error) = room.await
        && error.is_panic()
    {
        hub.metrics.faults.fetch_add(1, Ordering::Relaxed);
        error!(table = %id, "a match met a fault and was put away");
        remove(&mut hub.rooms(), &id, &mailbox);
    }
    hub.metrics.rooms.fetch_sub(1, Ordering::Relaxed);
}

/// Could this be the id of a table? Anything else never reaches the store.
fn plausible(id: &str) -> bool {
    id.len() == 14 && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
