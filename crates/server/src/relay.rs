//! Tables that another server owns.
//!
//! ```text
//! page ─ socket ─ mailbox ─ relay ══ post ══ desk ─ mailbox ─ room
//!      ─ outlet ◄═════════════════ post ══════════ outlet ◄────┘
//! ```
//!
//! Here, a relay has the mailbox of such a table and hands on what is in it. There,
//! the letters are put into the table's own mailbox, as if they came from a socket
//! of that server. The page is told nothing of all this. Frames travel as they are
//! and go straight into the connection.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval};
use tracing::debug;

use crate::hub::{self, Hub};
use crate::identity::Person;
use crate::ids;
use crate::outlet::Outlet;
use crate::post::{BYE, FRAME, Parcel, Post, for_line, of_line};
use crate::problem::Problem;
use crate::room::{Action, Done, Line, Mail, SocketId};
use crate::shared::{self, Used};
use crate::source::Source;
use crate::wire::{Bye, Entered, Saying, Why};

/// How often a relay asks whether the owner is still there.
const PULSE: Duration = Duration::from_millis(500);

/// A node that has not been heard of for this long is gone, and its pages with it.
const GONE: Duration = Duration::from_secs(4);

/// A relay without pages ends after this.
const QUIET: Duration = Duration::from_secs(10);

#[derive(Debug, Serialize, Deserialize)]
enum Letter {
    /// Is it you who owns this table? We ask for these pages of it here. `wakes`: the store says so, and if it
    /// sleeps at your place you wake it, since nobody else can.
    Here {
        table: String,
        node: String,
        lines: Vec<u64>,
        wakes: bool,
    },
    Look {
        table: String,
        person: Person,
    },
    Act {
        table: String,
        person: Person,
        action: Action,
    },
    /// A page comes, to which frames go by this line.
    Connect {
        table: String,
        person: Person,
        from: Source,
        node: String,
        line: u64,
    },
    Said {
        line: u64,
        saying: Saying,
    },
    Closed {
        line: u64,
    },
    /// What networks have used up here.
    Used(Used),
}

#[derive(Debug, Serialize, Deserialize)]
enum Answer {
    Yes,
    /// Yes, and this many letters have gone to each of the pages that were named; `None` if we know no such page.
    Here(Vec<Option<u64>>),
    /// The table, or the page, is not here.
    No,
    Entered(Result<Box<Entered>, Problem>),
    Done(Result<Done, Problem>),
    Connected(Result<(), Problem>),
}

/// A page of ours at a table of another server.
#[derive(Debug)]
struct Abroad {
    out: Arc<Outlet>,
    bye: oneshot::Sender<Bye>,
    /// Letters with frames that have come for it.
    come: u64,
}

/// A page of another server at a table of ours.
#[derive(Debug)]
struct Guest {
    node: String,
    socket: SocketId,
    /// The room's own: should it be rebuilt, this page is not part of it.
    room: mpsc::Sender<Mail>,
    out: Arc<Outlet>,
}

/// Our end of the post.
#[derive(Debug)]
pub(crate) struct Desk {
    post: Arc<dyn Post>,
    node: String,
    abroad: Mutex<BTreeMap<u64, Abroad>>,
    guests: Mutex<BTreeMap<u64, Guest>>,
    /// When a node was last heard of.
    heard: Mutex<HashMap<String, Instant>>,
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    pub(crate) fn new(post: Arc<dyn Post>, node: &str) -> Desk {
        let node = node.to_owned();
        Desk { post, node, abroad: Mutex::default(), guests: Mutex::default(), heard: Mutex::default() }
    }

    pub(crate) fn is_up(&self) -> bool {
        self.post.is_up()
    }

    /// Everything that is for this server from now on.
    pub(crate) async fn listen(&self) -> Result<mpsc::Receiver<Parcel>, String> {
        self.post.listen(&self.node).await
    }

    /// Does this node say that it owns the table?
    pub(crate) async fn is_at(&self, node: &str, table: &str) -> bool {
        self.letters_of(node, table, &[], true).await.is_some()
    }

    /// How many letters this node has sent to each of these pages of ours at a table that it says it owns.
    async fn letters_of(&self, node: &str, table: &str, lines: &[u64], wakes: bool) -> Option<Vec<Option<u64>>> {
        let letter = Letter::Here { table: table.to_owned(), node: self.node.clone(), lines: lines.to_vec(), wakes };
        match self.ask(node, &letter).await? {
            Answer::Here(letters) => Some(letters),
            _ => None,
        }
    }

    async fn ask(&self, node: &str, letter: &Letter) -> Option<Answer> {
        let letter = serde_json::to_vec(letter).expect("letters are plain data");
        serde_json::from_slice(&self.post.ask(node, letter).await?).ok()
    }

    fn send(&self, node: &str, letter: &Letter) {
        self.post.send(node, serde_json::to_vec(letter).expect("letters are plain data"));
    }

    pub(crate) fn tell_all(&self, used: Used) {
        self.post.send_all(serde_json::to_vec(&Letter::Used(used)).expect("letters are plain data"));
    }

    /// A frame for a page of ours, as it travels.
    fn pass_on(&self, line: u64, bytes: &[u8]) {
        let out = lock(&self.abroad).get_mut(&line).map(|page| {
            page.come += 1;
            page.out.clone()
        });
        if out.is_some_and(|out| out.pass_on(bytes).is_err()) {
            self.hang_up(line, Bye { why: Why::Slow, after_ms: Some(1_000) });
        }
    }

    fn hang_up(&self, line: u64, bye: Bye) {
        if let Some(page) = lock(&self.abroad).remove(&line) {
            let _ = page.bye.send(bye);
        }
    }

    /// Pages of nodes that have fallen silent are gone.
    fn forget_the_silent(&self) {
        let mut heard = lock(&self.heard);
        heard.retain(|_, at| at.elapsed() < GONE);
        lock(&self.guests).retain(|_, guest| {
            let lives = heard.contains_key(&guest.node);
            if !lives {
                let _ = guest.room.try_send(Mail::Closed(guest.socket));
            }
            lives
        });
    }
}

/// Opens what the post brings, one after the other.
pub(crate) async fn deliver(hub: Arc<Hub>, mut letters: mpsc::Receiver<Parcel>) {
    let Some(desk) = hub.desk.clone() else { return };
    let mut tidy = interval(GONE / 4);
    loop {
        let parcel = tokio::select! {
            biased;
            _ = tidy.tick() => {
                desk.forget_the_silent();
                continue;
            }
            parcel = letters.recv() => parcel,
        };
        let Some(Parcel { letter, reply }) = parcel else { return };
        match of_line(&letter) {
            Some((FRAME, line, bytes)) => desk.pass_on(line, bytes),
            Some((_, line, bytes)) => {
                if let Ok(bye) = serde_json::from_slice(bytes) {
                    desk.hang_up(line, bye);
                }
            }
            None => {
                if let Ok(letter) = serde_json::from_slice(&letter) {
                    open(&hub, &desk, letter, Reply(reply));
                }
            }
        }
    }
}

/// The way to say something to the one who asked.
struct Reply(Option<Box<dyn FnOnce(Vec<u8>) + Send>>);

impl Reply {
    fn say(self, answer: &Answer) {
        if let Some(reply) = self.0 {
            reply(serde_json::to_vec(answer).expect("answers are plain data"));
        }
    }
}

fn open(hub: &Arc<Hub>, desk: &Arc<Desk>, letter: Letter, reply: Reply) {
    match letter {
        Letter::Here { table, node, lines, wakes } => {
            lock(&desk.heard).insert(node, Instant::now());
            if hub.own_mailbox(&table).is_none() {
                if wakes {
                    let _ = hub.mailbox(&table);
                }
                return reply.say(&Answer::No);
            }
            let guests = lock(&desk.guests);
            let letters = lines.iter().map(|line| guests.get(line).map(|guest| guest.out.posted())).collect();
            reply.say(&Answer::Here(letters));
        }
        Letter::Look { table, person } => {
            put(hub, &table, |to| Mail::Look(person, to), reply, |entered| Answer::Entered(entered.map(Box::new)));
        }
        Letter::Act { table, person, action } => {
            put(hub, &table, |to| Mail::Act(person, action, to), reply, Answer::Done);
        }
        Letter::Connect { table, person, from, node, line } => {
            lock(&desk.heard).insert(node.clone(), Instant::now());
            let (bye, last_word) = oneshot::channel();
            let out = Outlet::by_post(desk.post.clone(), &node, line, hub.beat.clone());
            let line_out = out.clone();
            let Some(come) = ask(hub, &table, |to| Mail::Connect(person, Line { out: line_out, bye, from }, to)) else {
                return reply.say(&Answer::No);
            };
            let desk = desk.clone();
            tokio::spawn(async move {
                let (socket, room) = match come.await {
                    Ok(Ok(come)) => come,
                    Ok(Err(problem)) => return reply.say(&Answer::Connected(Err(problem))),
                    Err(_) => return reply.say(&Answer::No),
                };
                lock(&desk.guests).insert(line, Guest { node: node.clone(), socket, room, out });
                reply.say(&Answer::Connected(Ok(())));
                let bye = last_word.await;
                // Without a last word the table has failed, unless it was we who forgot a node that was silent.
                let forgotten = lock(&desk.guests).remove(&line).is_none();
                let why = if forgotten { Why::Restart } else { Why::Broken };
                let bye = bye.unwrap_or(Bye { why, after_ms: Some(500) });
                let bye = serde_json::to_vec(&bye).expect("a last word is plain data");
                desk.post.send(&node, for_line(BYE, line, &bye));
            });
        }
        Letter::Said { line, saying } => {
            let guest = lock(&desk.guests).get(&line).map(|guest| (guest.socket, guest.room.clone()));
            let heard = guest.is_some_and(|(socket, room)| room.try_send(Mail::Said(socket, saying)).is_ok());
            reply.say(if heard { &Answer::Yes } else { &Answer::No });
        }
        Letter::Used(used) => shared::hear(hub, used),
        Letter::Closed { line } => {
            if let Some(guest) = lock(&desk.guests).remove(&line) {
                tokio::spawn(async move { guest.room.send(Mail::Closed(guest.socket)).await });
            }
        }
    }
}

/// Puts a question to a table of ours, and says what came of it.
fn put<T: Send + 'static>(
    hub: &Arc<Hub>,
    table: &str,
    letter: impl FnOnce(hub::Reply<T>) -> Mail,
    reply: Reply,
    wrap: fn(Result<T, Problem>) -> Answer,
) {
    match ask(hub, table, letter) {
        Some(answer) => drop(tokio::spawn(async move { reply.say(&answer.await.map_or(Answer::No, wrap)) })),
        None => reply.say(&Answer::No),
    }
}

/// In the order in which letters come: nobody waits for a mailbox that is full.
fn ask<T>(
    hub: &Arc<Hub>,
    table: &str,
    letter: impl FnOnce(hub::Reply<T>) -> Mail,
) -> Option<oneshot::Receiver<Result<T, Problem>>> {
    let (to, answer) = oneshot::channel();
    hub.own_mailbox(table)?.try_send(letter(to)).ok()?;
    Some(answer)
}

/// The mailbox of a table that another node owns.
pub(crate) struct Relay {
    hub: Arc<Hub>,
    desk: Arc<Desk>,
    table: String,
    owner: String,
    mailbox: mpsc::Sender<Mail>,
    pages: Vec<u64>,
    /// Letters that the owner had sent to a page when it was last asked: by now they have come, or are lost.
    due: HashMap<u64, u64>,
}

/// Why a relay ends.
enum End {
    /// The owner does not answer, or is the owner no more.
    Lost,
    Stopped(oneshot::Sender<()>),
    Quiet,
}

impl Relay {
    pub(crate) async fn run(
        hub: Arc<Hub>,
        table: String,
        owner: String,
        mailbox: mpsc::Sender<Mail>,
        mut letters: mpsc::Receiver<Mail>,
    ) {
        let Some(desk) = hub.desk.clone() else { return };
        debug!(%table, %owner, "is at another server");
        let mut relay = Relay {
            hub: hub.clone(),
            desk: desk.clone(),
            table,
            owner,
            mailbox,
            pages: Vec::new(),
            due: HashMap::new(),
        };
        let end = relay.attend(&mut letters).await;
        for line in &relay.pages {
            desk.send(&relay.owner, &Letter::Closed { line: *line });
            desk.hang_up(*line, Bye { why: Why::Restart, after_ms: Some(200) });
        }
        match end {
            End::Quiet => return,
            End::Stopped(done) => drop(done.send(())),
            End::Lost => {}
        }
        // A call that still waits is not answered, and comes again.
        loop {
            while let Ok(letter) = letters.try_recv() {
                if let Mail::Stop(done) = letter {
                    let _ = done.send(());
                }
            }
            if hub.forget(&relay.table, &relay.mailbox, &mut letters) {
                return;
            }
        }
    }

    async fn attend(&mut self, letters: &mut mpsc::Receiver<Mail>) -> End {
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        loop {
            tokio::select! {
                biased;
                _ = pulse.tick() => {
                    self.pages.retain(|line| lock(&self.desk.abroad).contains_key(line));
                    let quiet = self.pages.is_empty() && heard_at.elapsed() > QUIET;
                    if quiet && self.hub.forget(&self.table, &self.mailbox, letters) {
                        return End::Quiet;
                    }
                    if !self.is_there().await && !self.is_there().await {
                        return End::Lost;
                    }
                }
                letter = letters.recv() => {
                    let Some(letter) = letter else { return End::Lost };
                    heard_at = Instant::now();
                    if let Err(end) = self.hand_on(letter).await {
                        return end;
                    }
                }
            }
        }
    }

    /// Is the owner still there? A page that has missed a letter, or that the owner does not know, comes back.
    async fn is_there(&mut self) -> bool {
        let Some(letters) = self.desk.letters_of(&self.owner, &self.table, &self.pages, false).await else {
            return false;
        };
        let due = std::mem::take(&mut self.due);
        for (line, sent) in self.pages.clone().into_iter().zip(letters) {
            let come = lock(&self.desk.abroad).get(&line).map_or(u64::MAX, |page| page.come);
            match sent {
                Some(sent) if due.get(&line).is_none_or(|due| come >= *due) => drop(self.due.insert(line, sent)),
                _ => {
                    debug!(table = %self.table, line, come, ?sent, "a page has missed something");
                    self.desk.send(&self.owner, &Letter::Closed { line });
                    self.desk.hang_up(line, Bye { why: Why::Restart, after_ms: Some(0) });
                }
            }
        }
        true
    }

    async fn hand_on(&mut self, letter: Mail) -> Result<(), End> {
        let table = self.table.clone();
        match letter {
            Mail::Look(person, reply) => {
                self.forward(Letter::Look { table, person }, reply, |answer| match answer {
                    Answer::Entered(entered) => Some(entered.map(|entered| *entered)),
                    _ => None,
                });
            }
            Mail::Act(person, action, reply) => {
                self.forward(Letter::Act { table, person, action }, reply, |answer| match answer {
                    Answer::Done(done) => Some(done),
                    _ => None,
                });
            }
            Mail::Connect(person, line, reply) => return self.connect(person, line, reply).await,
            Mail::Said(line, saying) => match self.desk.ask(&self.owner, &Letter::Said { line, saying }).await {
                Some(Answer::Yes) => {}
                Some(_) => self.desk.hang_up(line, Bye { why: Why::Gone, after_ms: Some(200) }),
                None => return Err(End::Lost),
            },
            Mail::Closed(line) => {
                lock(&self.desk.abroad).remove(&line);
                self.pages.retain(|page| *page != line);
                self.desk.send(&self.owner, &Letter::Closed { line });
            }
            Mail::Lapsed => return Err(End::Lost),
            Mail::Stop(done) => return Err(End::Stopped(done)),
            Mail::Wake | Mail::Thought { .. } | Mail::Hinted { .. } => {}
        }
        Ok(())
    }

    /// A question of somebody who waits; others need not wait for it.
    fn forward<T: Send + 'static>(
        &self,
        letter: Letter,
        reply: hub::Reply<T>,
        unwrap: fn(Answer) -> Option<Result<T, Problem>>,
    ) {
        let (desk, owner, mailbox) = (self.desk.clone(), self.owner.clone(), self.mailbox.clone());
        tokio::spawn(async move {
            match desk.ask(&owner, &letter).await.and_then(unwrap) {
                Some(answer) => drop(reply.send(answer)),
                // The one who asked asks again, and then it is not this relay.
                None => drop(mailbox.send(Mail::Lapsed).await),
            }
        });
    }

    async fn connect(
        &mut self,
        person: Person,
        Line { out, bye, from }: Line,
        reply: hub::Reply<(SocketId, mpsc::Sender<Mail>)>,
    ) -> Result<(), End> {
        let line = ids::random_u64();
        // Before the owner knows of it: its first frame may be quicker than its answer.
        lock(&self.desk.abroad).insert(line, Abroad { out, bye, come: 0 });
        let (table, node) = (self.table.clone(), self.desk.node.clone());
        let answer = self.desk.ask(&self.owner, &Letter::Connect { table, person, from, node, line }).await;
        match answer {
            Some(Answer::Connected(Ok(()))) => {
                self.pages.push(line);
                self.hub.metrics.relayed.fetch_add(1, Relaxed);
                let _ = reply.send(Ok((line, self.mailbox.clone())));
                return Ok(());
            }
            Some(Answer::Connected(Err(problem))) => {
                let _ = reply.send(Err(problem));
            }
            _ => {
                lock(&self.desk.abroad).remove(&line);
                return Err(End::Lost);
            }
        }
        lock(&self.desk.abroad).remove(&line);
        Ok(())
    }
}
