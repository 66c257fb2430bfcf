//! The players: tables with a page on every seat and one that watches, each at
//! whichever server the balancer gives it. They answer at random, come back as
//! the page in the browser does, and keep everything they were told.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use load::client::{Answer, Client, Socket};
use load::page::Page;
use rand::RngExt;
use rand::seq::SliceRandom;
use serde::Serialize;
use serde_json::{Value, json};
use server::wire::{Clocks, Frame, Told};
use table::{Rng, rng};
use tokio::time::{sleep, sleep_until, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Error as WsError;

use crate::lock;

/// How long a page waits before it dials again, try by try: `web/src/lib/socket.ts`.
const PATIENCE: [u64; 4] = [300, 700, 1500, 3000];

/// Nobody waits longer for a request.
const LONG: Duration = Duration::from_secs(8);

/// A server that says nothing for this long does not live: `web/src/lib/socket.ts`.
const SILENCE: Duration = Duration::from_secs(2);

/// How often the balancer looks whether a server lives, and how long it waits for an answer.
const LOOKS: Duration = Duration::from_millis(250);
const LOOK: Duration = Duration::from_millis(500);

/// A player thinks this long, in milliseconds.
const THINKS: std::ops::Range<u64> = 20..80;

/// Something as JSON, to be compared with what it should have been.
pub(crate) fn mark(value: &impl Serialize) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(value).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// What a page was told at one moment.
#[derive(Debug)]
pub(crate) struct Note {
    pub(crate) seq: u64,
    pub(crate) view: u64,
    pub(crate) asks: Vec<Asked>,
    pub(crate) how: How,
    /// What each seat had left, and when that was heard.
    pub(crate) left: Vec<Option<u64>>,
    pub(crate) at: Instant,
}

/// A question as a page has it: who is asked, and the words and the question if they are the reader's own.
pub(crate) type Asked = (String, Option<(u64, u64)>);

#[derive(Debug)]
pub(crate) enum How {
    /// Everything, with the last part of the log: its first line's number, and the lines.
    All { log: (u32, Vec<u64>) },
    /// The next step. Who moved, what happened, whether it was taken back, and what this page had sent.
    Told { after: u64, moves: Vec<String>, events: u64, undone: bool, sent: Option<(String, Vec<String>)> },
}

/// What the pages of one match were told, by the seat they looked from.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) table: String,
    pub(crate) pages: Vec<(Option<usize>, Vec<Note>)>,
}

/// One table after another, at the same place of the hall.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    table: String,
    seq: u64,
    /// When somebody saw the match go on.
    moments: Vec<Instant>,
    /// What each page is doing.
    pages: BTreeMap<usize, String>,
}

impl Slot {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        lock(&self.seen)
    }

    pub(crate) fn table(&self) -> String {
        self.seen().table.clone()
    }

    fn begin(&self, table: &str) {
        let mut seen = self.seen();
        (seen.table, seen.seq) = (table.to_owned(), 0);
    }

    fn saw(&self, seq: u64) {
        let mut seen = self.seen();
        if seq > seen.seq {
            seen.seq = seq;
            seen.moments.push(Instant::now());
        }
    }

    /// The table, and what its pages are doing.
    pub(crate) fn state(&self) -> String {
        let seen = self.seen();
        let pages: Vec<&str> = seen.pages.values().map(String::as_str).collect();
        format!("{} ({})", seen.table, pages.join("; "))
    }

    pub(crate) fn went_on_since(&self, since: Instant) -> bool {
        self.seen().moments.last().is_some_and(|last| *last > since)
    }

    /// The longest pause that ended after this moment.
    pub(crate) fn pause_since(&self, since: Instant) -> Duration {
        let seen = self.seen();
        let pauses = seen.moments.windows(2).filter(|pair| pair[1] > since);
        pauses.map(|pair| pair[1] - pair[0]).max().unwrap_or_default()
    }
}

/// What all players share.
#[derive(Debug)]
pub(crate) struct Hall {
    /// Where the balancer sends pages: servers that run.
    pub(crate) nodes: Mutex<Vec<Option<SocketAddr>>>,
    /// And of these, those that do not answer when it looks at them.
    silent: Mutex<BTreeSet<SocketAddr>>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) kept: Mutex<Vec<Kept>>,
    pub(crate) closing: AtomicBool,
    /// Codes of refusals and last words, as they were heard.
    pub(crate) heard: Mutex<BTreeMap<String, u64>>,
}

impl Hall {
    pub(crate) fn new(tables: usize) -> Hall {
        let slots = (0..tables).map(|_| Slot::default()).collect();
        Hall {
            nodes: Mutex::default(),
            silent: Mutex::default(),
            slots,
            kept: Mutex::default(),
            closing: AtomicBool::new(false),
            heard: Mutex::default(),
        }
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Relaxed)
    }

    fn heard(&self, what: String) {
        *lock(&self.heard).entry(what).or_default() += 1;
    }

    /// In the order in which they are to be asked.
    async fn nodes_up(&self, rng: &mut Rng) -> Vec<SocketAddr> {
        loop {
            let mut up: Vec<SocketAddr> = lock(&self.nodes).iter().flatten().copied().collect();
            up.retain(|node| !lock(&self.silent).contains(node));
            if !up.is_empty() {
                up.shuffle(rng);
                return up;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// What the balancer does besides: it sends nobody to a server that does not answer it.
    pub(crate) async fn look_at(self: Arc<Hall>, node: usize) {
        while !self.is_closing() {
            let at = lock(&self.nodes)[node];
            if let Some(addr) = at {
                let mut visitor = Client { addr, cookie: None, origin: None, forwarded: None };
                let lives = matches!(timeout(LOOK, visitor.get("/health")).await, Ok(Ok(_)));
                let mut silent = lock(&self.silent);
                let _ = if lives { silent.remove(&addr) } else { silent.insert(addr) };
            }
            sleep(LOOKS).await;
        }
    }

    /// One request to any server; none, if it takes too long.
    async fn call(&self, person: &mut Client, rng: &mut Rng, path: &str, body: Option<Value>) -> Option<Answer> {
        person.addr = self.nodes_up(rng).await[0];
        let body = body.map(|body| body.to_string());
        let method = if body.is_some() { "POST" } else { "GET" };
        let said = timeout(LONG, person.call(method, path, body.as_deref())).await;
        match &said {
            Ok(Ok(answer)) if answer.status >= 500 => self.heard(format!("{} {}", answer.status, answer.code())),
            Ok(Ok(_)) => {}
            // A balancer asks the next server where nobody listens.
            Ok(Err(error)) if error.kind() == std::io::ErrorKind::ConnectionRefused => {}
            Ok(Err(_)) => self.heard("no answer".to_owned()),
            Err(_) => self.heard("late".to_owned()),
        }
        said.ok()?.ok()
    }

    /// The socket of a table at any server; longer is waited for it try by try, as the page does. A balancer goes to the
    /// next server where nobody listens and where one says that another should be asked.
    async fn socket(&self, person: &mut Client, rng: &mut Rng, table: &str, tries: usize) -> Option<Socket> {
        let until = tokio::time::Instant::now() + SILENCE * tries.max(1) as u32;
        for node in self.nodes_up(rng).await {
            person.addr = node;
            let why = match timeout_at(until, person.socket(table)).await {
                Ok(Ok(socket)) => return Some(socket),
                Ok(Err(WsError::Io(error))) if error.kind() == std::io::ErrorKind::ConnectionRefused => continue,
                Ok(Err(WsError::Http(said))) => format!("socket {}", said.status().as_u16()),
                Ok(Err(_)) => "no socket".to_owned(),
                Err(_) => "late".to_owned(),
            };
            let is_elsewhere = why == "socket 503";
            self.heard(why);
            if !is_elsewhere {
                return None;
            }
        }
        None
    }

    /// Plays match after match until the hall closes.
    pub(crate) async fn play(self: Arc<Hall>, slot: usize, seed: u64) {
        let mut rng = rng(seed);
        // Every fourth table is somebody alone with bots, who takes back now and then.
        let alone = slot % 4 == 3;
        let people = if alone { 1 } else { 3 };
        let mut visitors = Vec::new();
        for _ in 0..=people {
            let mut visitor = Client { addr: ([127, 0, 0, 1], 1).into(), cookie: None, origin: None, forwarded: None };
            while visitor.cookie.is_none() && !self.is_closing() {
                self.call(&mut visitor, &mut rng, "/api/me", None).await;
            }
            visitors.push(visitor);
        }
        while !self.is_closing() {
            let Some(table) = self.open(&mut visitors[..people], &mut rng).await else { continue };
            self.slots[slot].begin(&table);
            let mut pages = tokio::task::JoinSet::new();
            for (n, visitor) in visitors.iter().enumerate() {
                let player = Player {
                    hall: self.clone(),
                    slot,
                    n,
                    table: table.clone(),
                    who: visitor.clone(),
                    alone: alone && n == 0,
                    page: Page::default(),
                    seat: None,
                    sent: None,
                    notes: Vec::new(),
                };
                let seed = rng.random();
                pages.spawn(player.sit(seed));
            }
            let mut pages = pages.join_all().await;
            pages.sort_by_key(|(seat, _)| *seat);
            lock(&self.kept).push(Kept { table, pages });
        }
    }

    /// A table with everybody at it, and the match begun; however often it must be tried.
    async fn open(&self, people: &mut [Client], rng: &mut Rng) -> Option<String> {
        let open = if people.len() > 1 { json!("open") } else { json!({"bot": "easy"}) };
        let wish = json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5}, "private": true,
                          "clock": {"bank": {"seconds": 3600, "increment": 0}}, "seats": ["me", open, open], "start": people.len() == 1});
        let made = self.call(&mut people[0], rng, "/api/tables", Some(wish)).await?;
        let made: Value = made.json().ok()?;
        let (id, code) = (made["table"]["id"].as_str()?.to_owned(), &made["table"]["code"]);
        let path = |verb: &str| format!("/api/tables/{id}{verb}");
        while !self.is_closing() {
            let there =
                self.call(&mut people[0], rng, &path(""), None).await.and_then(|said| said.json::<Value>().ok());
            if there.is_some_and(|there| there["table"]["state"] == "playing") {
                return Some(id);
            }
            if let Some((host, others)) = people.split_first_mut() {
                for person in others {
                    self.call(person, rng, &path("/join"), Some(json!({"code": code}))).await;
                    self.call(person, rng, &path("/ready"), Some(json!({"ready": true}))).await;
                }
                self.call(host, rng, &path("/start"), Some(json!({}))).await;
            }
        }
        None
    }
}

/// One page of one match.
struct Player {
    hall: Arc<Hall>,
    slot: usize,
    n: usize,
    table: String,
    who: Client,
    /// It may take back without asking anybody.
    alone: bool,
    page: Page,
    /// Where it sits, as the server says.
    seat: Option<usize>,
    /// What may be on its way: the moment it was meant for, the actor, and the words. They are more than one where a
    /// connection broke: the first that arrives counts.
    sent: Option<(u64, String, Vec<String>)>,
    notes: Vec<Note>,
}

impl Player {
    /// Until the match is over or the hall closes; everything it was told, and where it sat.
    async fn sit(mut self, seed: u64) -> (Option<usize>, Vec<Note>) {
        let mut rng = rng(seed);
        let mut tries = 0;
        while !self.page.over && !self.hall.is_closing() {
            let mut pause = None;
            self.does(format!("dials {tries}"));
            if let Some(socket) = self.hall.clone().socket(&mut self.who, &mut rng, &self.table, tries).await {
                let before = self.notes.len();
                pause = self.visit(socket, &mut rng).await;
                if self.notes.len() > before {
                    tries = 0;
                }
            }
            if !self.page.over {
                self.does(format!("waits {tries} {pause:?}"));
                sleep(Duration::from_millis(pause.unwrap_or(PATIENCE[tries.min(3)]))).await;
            }
            tries += 1;
        }
        (self.seat, self.notes)
    }

    fn does(&self, what: String) {
        self.hall.slots[self.slot].seen().pages.insert(self.n, what);
    }

    /// One connection, to its end; when to come back, if that was said.
    async fn visit(&mut self, mut socket: Socket, rng: &mut Rng) -> Option<u64> {
        let mut act_at = None;
        while !self.page.over && !self.hall.is_closing() {
            self.does(format!(
                "at {}, asked {}, sent {:?}, acts {}",
                self.page.seq,
                self.page.mine().is_some(),
                self.sent,
                act_at.is_some()
            ));
            let acts = async {
                match act_at {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let frame = tokio::select! {
                frame = timeout(SILENCE, socket.frame()) => frame,
                () = acts => {
                    act_at = None;
                    self.act(&mut socket, rng).await?;
                    continue;
                }
            };
            let soon = |rng: &mut Rng, plus| {
                Some(tokio::time::Instant::now() + Duration::from_millis(rng.random_range(THINKS) + plus))
            };
            match frame {
                Err(_) => {
                    self.hall.heard("silence".to_owned());
                    return None;
                }
                Ok(None) => return None,
                Ok(Some(Frame::All(all))) => {
                    self.page.take_all(&all);
                    self.seat = all.you.seat.map(usize::from);
                    let log = (all.log.from, all.log.lines.iter().map(mark).collect());
                    self.note(How::All { log }, all.clocks.as_ref());
                    act_at = soon(rng, 0);
                }
                Ok(Some(Frame::Told(told))) => {
                    if told.seq <= self.page.seq {
                        continue;
                    }
                    let how = self.how(&told);
                    if self.page.follow(&told) {
                        self.note(how, told.clocks.as_ref());
                        act_at = soon(rng, 0);
                    } else {
                        self.hall.heard("gap".to_owned());
                        socket.send(&json!({"again": true})).await.ok()?;
                    }
                }
                Ok(Some(Frame::Refused(refused))) => {
                    self.hall.heard(format!("refused {}", refused.code));
                    act_at = soon(rng, 200);
                }
                Ok(Some(Frame::Bye(bye))) => {
                    self.hall.heard(format!("bye {:?}", bye.why).to_lowercase());
                    return bye.after_ms;
                }
                Ok(Some(_)) => {}
            }
        }
        None
    }

    /// Answers if it is asked, or takes back. `None` if nobody hears it.
    async fn act(&mut self, socket: &mut Socket, rng: &mut Rng) -> Option<()> {
        let Some((actor, words)) = self.page.mine() else { return Some(()) };
        if self.alone && rng.random_range(0..40) == 0 {
            return socket.send(&json!({"undo": self.page.seq})).await.ok();
        }
        let word = &words[rng.random_range(0..words.len())];
        let sent = self.sent.take().filter(|(seq, who, _)| *seq == self.page.seq && *who == actor);
        let mut said = sent.map_or_else(Vec::new, |(.., said)| said);
        said.push(word.clone());
        self.sent = Some((self.page.seq, actor.clone(), said));
        socket.send(&json!({"choose": word, "as": actor, "seq": self.page.seq})).await.ok()
    }

    fn how(&mut self, told: &Told) -> How {
        let sent = self.sent.take().filter(|(seq, ..)| *seq == told.after).map(|(_, actor, words)| (actor, words));
        let moves = told.moves.iter().map(|one| one.r#as.clone()).collect();
        How::Told { after: told.after, moves, events: mark(&told.events), undone: told.undone.is_some(), sent }
    }

    fn note(&mut self, how: How, clocks: Option<&Clocks>) {
        let Page { seq, view, asks, .. } = &self.page;
        if view.is_null() {
            return;
        }
        let asked = asks.iter().map(|ask| {
            let words: Option<Vec<&str>> = ask.offers.as_ref().map(|all| all.iter().map(|one| one.text()).collect());
            (ask.r#as.clone(), words.map(|words| (mark(&words), mark(&ask.question))))
        });
        let left = clocks.map(|clocks| clocks.left.clone()).unwrap_or_default();
        self.notes.push(Note { seq: *seq, view: mark(view), asks: asked.collect(), how, left, at: Instant::now() });
        self.hall.slots[self.slot].saw(*seq);
    }
}
