//! One table: a task with a mailbox. Everything that happens at a table
//! happens here, one letter after the other, so nothing needs a lock.

mod clock;
mod ending;
mod frames;
mod held;
mod late;
mod later;
mod lobby;
mod log;
mod play;
mod refusal;
mod sockets;
mod talk;
mod tenure;
mod timer;
mod told;
mod undo;
mod wake;

use std::sync::Arc;
use std::time::Duration;

use shelf::{AnyMatch, Changes, Shown};
use table::{Actor, Actors};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tracing::debug;

use crate::hub::{Hub, Reply};
use crate::identity::Person;
use crate::meta::Meta;
use crate::outlet::Outlet;
use crate::problem::Problem;
use crate::relay::Relay;
use crate::source::Source;
use crate::store::RecordRow;
use crate::wire::{Advice, Bye, ChangeSeat, Chat, Entered, Join, Saying, TableState, Undo, Why};

use clock::Ticks;
use frames::Written;
use held::Held;
use late::Late;
use log::Notes;
pub(crate) use play::joined;
use tenure::{Claimed, Tenure};
use timer::Timer;

/// A letter to a table.
#[derive(Debug)]
pub(crate) enum Mail {
    Look(Person, Reply<Entered>),
    Act(Person, Action, Reply<Done>),
    Connect(Person, Line, Reply<(SocketId, mpsc::Sender<Mail>)>),
    Said(SocketId, Saying),
    Closed(SocketId),
    /// A bot has made up its mind.
    Thought {
        seq: u64,
        actor: Actor,
        advice: Option<Vec<Advice>>,
    },
    /// The adviser has.
    Hinted {
        socket: SocketId,
        frame: Option<u32>,
        seq: u64,
        actor: Actor,
        advice: Option<Vec<Advice>>,
    },
    /// Look at the clock.
    Wake,
    /// The lease has run out: somebody else may have claimed this table.
    Lapsed,
    Stop(oneshot::Sender<()>),
}

/// What a person does around the match.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Action {
    Join(Join),
    Leave,
    Return,
    Ready(bool),
    Seat(ChangeSeat),
    /// The host opens or closes the chat.
    Chat(bool),
    /// The host lets a person sit down again.
    LetBack(String),
    Start,
    /// A bot plays for somebody who has been away long enough.
    StandIn(u8),
    /// Ends the match as won: all others have been away long enough.
    Claim,
    Rematch,
}

#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Done {
    Here(Box<Entered>),
    /// It goes on at another table.
    There(String),
}

pub(crate) type SocketId = u64;

/// The way to one page: frames, and the last word.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) out: Arc<Outlet>,
    pub(crate) bye: oneshot::Sender<Bye>,
    pub(crate) from: Source,
}

#[derive(Debug)]
struct Socket {
    id: SocketId,
    person: Person,
    seat: Option<usize>,
    line: Line,
    hinting: bool,
}

/// The part of the story one kind of viewer knows: a seat, or all watchers.
type Viewer = Option<usize>;

pub(crate) struct Room {
    hub: Arc<Hub>,
    mailbox: mpsc::Sender<Mail>,
    n: i64,
    /// In whose epoch this room writes.
    tenure: Tenure,
    id: String,
    code: String,
    game_name: String,
    private: bool,
    meta: Meta,
    game: Option<Box<dyn AnyMatch>>,
    /// Steps of the match so far, undos counted; it only grows.
    seq: u64,
    /// What the table has said itself in the log.
    notes: Notes,
    ticks: Ticks,
    /// When a table that waits for people ends, unless somebody looks at it.
    ends_at: u64,
    timer: Timer,
    /// Actors whose time is up: a bot answers for them.
    overdue: Actors,
    /// Actors whose person lets a bot give this one answer.
    entrusted: Actors,
    /// Since when each seat's person has had no page open, if none is.
    gone: Vec<u64>,
    /// An answer that waits for its time to be told.
    held: Option<Held>,
    /// Actors a bot is thinking about at this very step.
    thinking: Actors,
    told_at: Instant,
    sockets: Vec<Socket>,
    next_socket: SocketId,
    shown: Vec<(Viewer, Shown)>,
    changes: Changes,
    /// What watchers see who are to see it late.
    late: Option<Late>,
    /// Buffers to put frames together in.
    scratch: Vec<Vec<u8>>,
    written: Written,
    chat: Vec<Chat>,
    next_line: u32,
    /// When pages were last told about the table, and when they are to be told again.
    told_table_at: Option<Instant>,
    tell_table_at: Option<Instant>,
    /// The record of the match, until there is room for it, and when to try again.
    unrecorded: Option<Box<RecordRow>>,
    record_at: Option<Instant>,
    undo: Option<(Undo, Instant)>,
    undos: u32,
    /// Seats whose last wish to take back was not granted, as bits: they answer before they ask again.
    turned_down: u32,
    /// Seats that a bot has taken over, which the log does not say yet.
    handed_over: u32,
    names: Vec<Vec<String>>,
}

/// When to look around although nothing is due.
const FAR: Duration = Duration::from_secs(3600);

/// Why a room stops.
#[derive(Debug)]
enum End {
    Idle,
    Stopped(oneshot::Sender<()>),
    /// The store cannot tell how the match stands.
    Lost,
    /// Nobody came.
    Removed,
    /// Another process looks after this table, or may.
    Fenced,
}

impl Room {
    /// Loads the table and answers its mail until nobody needs it.
    pub(crate) async fn run(hub: Arc<Hub>, id: String, mailbox: mpsc::Sender<Mail>, mut letters: mpsc::Receiver<Mail>) {
        let tenure = match tenure::claim(&hub, &id).await {
            Ok(Claimed::Ours(tenure)) => tenure,
            Ok(Claimed::At(owner)) => return Relay::run(hub, id, owner, mailbox, letters).await,
            Err(problem) => return turn_away(&hub, &id, &mailbox, letters, &problem).await,
        };
        let waking = hub.store.in_term(Room::wake(hub.clone(), id.clone(), mailbox.clone(), tenure)).await;
        let mut room = match waking.unwrap_or(Err(Problem::Elsewhere)) {
            Ok(room) => room,
            Err(problem) => return turn_away(&hub, &id, &mailbox, letters, &problem).await,
        };
        hub.is_own(&id, &mailbox);
        room.set_to_work();
        let end = room.attend(&mut letters).await;
        debug!(table = %id, "leaves memory");
        match end {
            Err(End::Stopped(done)) => {
                room.keep_due().await;
                // Where there are others, one of them goes on with it at once.
                room.say_goodbye(Why::Restart, Some(if hub.desk.is_some() { 200 } else { 1_500 }));
                let _ = done.send(());
            }
            Err(End::Lost) => {
                room.say_goodbye(Why::Gone, Some(2_000));
                turn_away(&hub, &id, &mailbox, letters, &Problem::Store).await;
            }
            Err(End::Fenced) => {
                room.say_goodbye(Why::Restart, Some(500));
                turn_away(&hub, &id, &mailbox, letters, &Problem::Elsewhere).await;
            }
            Err(End::Removed) => turn_away(&hub, &id, &mailbox, letters, &Problem::NoTable).await,
            Err(End::Idle) => room.release().await,
            Ok(()) => {}
        }
    }

    async fn attend(&mut self, letters: &mut mpsc::Receiver<Mail>) -> Result<(), End> {
        let mut quiet_since = Instant::now();
        // A timer that is set anew only when it must: most letters change no deadline.
        let timer = sleep_until(quiet_since + FAR);
        tokio::pin!(timer);
        loop {
            let bored =
                (self.sockets.is_empty() && self.thinking.is_empty()).then(|| quiet_since + self.hub.config.idle);
            let wake_up = [bored, self.deadline(), self.later()].into_iter().flatten().min();
            let wake_up = wake_up.unwrap_or_else(|| timer.deadline().max(Instant::now() + FAR / 2));
            if wake_up != timer.deadline() {
                timer.as_mut().reset(wake_up);
            }
            tokio::select! {
                // Letters first: what somebody said in time counts, and no mailbox is full for ever.
                biased;
                letter = letters.recv() => match letter {
                    Some(letter) => {
                        // A wake-up from the sweeper does not count as a visit.
                        if !matches!(letter, Mail::Wake) {
                            quiet_since = Instant::now();
                            self.waits_anew();
                        }
                        self.open(letter).await?;
                    }
                    None => return Ok(()),
                },
                () = &mut timer => {
                    self.catch_up().await;
                    self.look_at_the_clock().await?;
                    self.check_tenure()?;
                    let idle = bored.is_some_and(|bored| bored <= Instant::now()) && self.thinking.is_empty();
                    if idle && !self.is_due_within(self.hub.config.idle) {
                        self.keep_due().await;
                        if self.hub.forget(&self.id, &self.mailbox, letters) {
                            return Err(End::Idle);
                        }
                        // Somebody came just then: it does not sleep after all.
                        self.save_quietly().await;
                    }
                    if idle {
                        quiet_since = Instant::now();
                    }
                }
            }
        }
    }

    async fn open(&mut self, letter: Mail) -> Result<(), End> {
        // Somebody who waits for an answer asks again.
        self.check_tenure()?;
        match letter {
            Mail::Look(person, reply) => drop(reply.send(Ok(self.entered(&person)))),
            Mail::Act(person, action, reply) => {
                let done = self.act(&person, action).await;
                let _ = reply.send(done);
            }
            Mail::Connect(person, line, reply) => {
                let id = self.connect(person, line).await;
                let _ = reply.send(Ok((id, self.mailbox.clone())));
            }
            Mail::Closed(socket) => self.disconnect(socket),
            Mail::Said(socket, said) => self.hear(socket, said).await?,
            Mail::Thought { seq, actor, advice } => self.bot_answers(seq, actor, advice).await?,
            Mail::Hinted { socket, frame, seq, actor, advice } => self.hinted(socket, frame, seq, actor, advice),
            Mail::Wake => self.look_at_the_clock().await?,
            Mail::Lapsed => return Err(End::Fenced),
            Mail::Stop(done) => return Err(End::Stopped(done)),
        }
        self.check_tenure()
    }

    fn is_playing(&self) -> bool {
        self.meta.state == TableState::Playing
    }

    /// What a viewer may see: their own actors, and everything once it is over.
    fn sees(&self, viewer: Viewer) -> Actors {
        match (&self.game, viewer) {
            (Some(game), _) if self.meta.state == TableState::Over || game.is_over() => game.actors(),
            (_, Some(seat)) => self.meta.seats[seat].actors,
            (_, None) => Actors::NONE,
        }
    }

    /// Whose answers are awaited.
    fn awaited(&self) -> Actors {
        match &self.game {
            Some(game) if self.is_playing() => game.waiting(),
            _ => Actors::NONE,
        }
    }

    /// The seats that hold an actor, as bits.
    fn asked_seats(&self) -> u32 {
        let awaited = self.awaited();
        let asked = |(n, chair): (usize, &crate::meta::Chair)| {
            if chair.actors.and(awaited).is_empty() { 0 } else { 1 << n }
        };
        self.meta.seats.iter().enumerate().map(asked).fold(0, |all, one| all | one)
    }
}

/// Answers everybody who wrote to a table that cannot be opened.
async fn turn_away(
    hub: &Hub,
    id: &str,
    mailbox: &mpsc::Sender<Mail>,
    mut letters: mpsc::Receiver<Mail>,
    problem: &Problem,
) {
    loop {
        while let Ok(letter) = letters.try_recv() {
            match letter {
                Mail::Look(_, reply) => drop(reply.send(Err(problem.clone()))),
                Mail::Act(_, _, reply) => drop(reply.send(Err(problem.clone()))),
                Mail::Connect(_, _, reply) => drop(reply.send(Err(problem.clone()))),
                Mail::Stop(done) => drop(done.send(())),
                _ => {}
            }
        }
        if hub.forget(id, mailbox, &mut letters) {
            return;
        }
    }
}
