//! A page: it comes back by itself, follows every frame, asks for everything when
//! one is missing, and answers as somebody would who thinks for a while. What it
//! was told is kept for the checks.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use load::client::{Client, Socket, socket_path};
use serde_json::{Value, json};
use server::wire::{All, Ask, Bye, Clocks, Frame, Told, Why};
use tokio::time::{Instant, sleep, timeout};

use crate::nature::{below, note, once_in, span};
use crate::network::{End, Network};
use crate::run::address;

/// A page that hears nothing for so long comes anew.
const SILENCE: Duration = Duration::from_secs(65);
/// A page says something so often.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// What was said at a moment. Where a connection broke that may be more than one thing, and the first that arrives counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) seq: u64,
    pub(crate) lines: Vec<String>,
}

/// How people play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The longest they think, in milliseconds.
    pub(crate) most: u64,
    /// After this many steps they have had enough, if the match is not over by then.
    pub(crate) steps: u64,
}

pub(crate) struct Page {
    pub(crate) name: String,
    pub(crate) client: Client,
    pub(crate) table: String,
    /// `None` watches.
    pub(crate) seat: Option<usize>,
    net: Arc<Network>,
    nodes: u64,
    pace: Pace,
    pub(crate) seq: u64,
    view: Value,
    asks: Vec<Ask>,
    pub(crate) over: bool,
    act_at: Option<Instant>,
    said: Answer,
    /// Answers of this page that it was told of.
    pub(crate) told: Vec<Answer>,
    /// What the table looked like at each step it was told of.
    pub(crate) views: BTreeMap<u64, u64>,
    /// The clocks that stood still, as rows were told.
    pub(crate) clocks: Vec<(u64, Vec<Option<u64>>)>,
    /// Gaps that were noticed, and times it came anew.
    pub(crate) gaps: u64,
    pub(crate) visits: u64,
}

/// A number for what a page shows.
pub(crate) fn looks(view: &Value) -> u64 {
    view.to_string()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

impl Page {
    pub(crate) fn new(
        name: String,
        client: Client,
        table: &str,
        seat: Option<usize>,
        net: &Arc<Network>,
        nodes: u64,
        pace: Pace,
    ) -> Page {
        Page {
            name,
            client,
            table: table.to_owned(),
            seat,
            net: net.clone(),
            nodes,
            pace,
            seq: 0,
            view: Value::Null,
            asks: Vec::new(),
            over: false,
            act_at: None,
            said: Answer::default(),
            told: Vec::new(),
            views: BTreeMap::new(),
            clocks: Vec::new(),
            gaps: 0,
            visits: 0,
        }
    }

    /// The match is over, or long enough.
    pub(crate) fn is_done(&self) -> bool {
        self.over || self.seq >= self.pace.steps
    }

    /// Until the match is over, and a little longer, or until it is enough.
    pub(crate) async fn play(mut self, enough: Arc<AtomicBool>) -> Result<Page, String> {
        let mut farewell = None;
        while !enough.load(Relaxed) && farewell.is_none_or(|at| Instant::now() < at) {
            let node = address(below(self.nodes));
            let pause = self.visit(node, &enough, &mut farewell).await?;
            sleep(pause).await;
        }
        Ok(self)
    }

    /// From coming to going; how long to wait before the next time.
    async fn visit(
        &mut self,
        node: SocketAddr,
        enough: &AtomicBool,
        farewell: &mut Option<Instant>,
    ) -> Result<Duration, String> {
        let usual = Duration::from_millis(300 + below(2_000));
        let Ok(stream) = self.net.connect(node) else { return Ok(usual) };
        self.client.addr = node;
        let path = socket_path(&self.table);
        let Ok(Ok(mut socket)) = timeout(SILENCE, self.client.socket_on(stream, &path)).await else { return Ok(usual) };
        self.visits += 1;
        note!("{} is at {node}", self.name);
        let (mut heard, mut beat) = (Instant::now(), Instant::now() + HEARTBEAT);
        loop {
            let wake = [Some(heard + SILENCE), self.act_at, *farewell];
            let wake = wake.into_iter().flatten().fold(beat, Instant::min);
            match tokio::time::timeout_at(wake, socket.text()).await {
                Ok(Some(text)) => {
                    let frame = serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
                    // The server lives; that the table does, its own frames say.
                    if matches!(frame, Frame::Beat(_)) {
                        continue;
                    }
                    heard = Instant::now();
                    if let Some(pause) = self.hear(frame, &mut socket).await? {
                        return Ok(pause);
                    }
                    if self.is_done() && farewell.is_none() {
                        *farewell = Some(Instant::now() + Duration::from_secs(120));
                    }
                }
                Ok(None) => return Ok(usual),
                Err(_) => {
                    let now = Instant::now();
                    if enough.load(Relaxed) || now >= heard + SILENCE || farewell.is_some_and(|at| now >= at) {
                        return Ok(usual);
                    }
                    if now >= beat {
                        beat = now + HEARTBEAT;
                        let _ = socket.send(&json!({"ping": 1})).await;
                    }
                    if self.act_at.is_some_and(|at| now >= at) {
                        self.act_at = None;
                        self.answer(&mut socket).await;
                    }
                }
            }
        }
    }

    async fn hear(&mut self, frame: Frame, socket: &mut Socket<End>) -> Result<Option<Duration>, String> {
        match frame {
            Frame::All(all) => self.take_all(*all)?,
            Frame::Told(told) if told.after < self.seq => {}
            Frame::Told(told) if told.after > self.seq => {
                self.gaps += 1;
                note!("{} misses what is between {} and {}", self.name, self.seq, told.after);
                let _ = socket.send(&json!({"again": true})).await;
            }
            Frame::Told(told) => self.follow(&told),
            Frame::Refused(refused) => {
                note!("{} is refused: {}", self.name, refused.code);
                self.think();
            }
            Frame::Undo(undo) if undo.closed.is_none() => {
                let needed = self.seat.is_some_and(|seat| undo.needs.contains(&(seat as u8)));
                if needed && !self.seat.is_some_and(|seat| undo.agreed.contains(&(seat as u8))) {
                    let _ = socket.send(&json!({"consent": !once_in(4), "undo": undo.n})).await;
                }
            }
            // No match fails here, whatever happens to servers.
            Frame::Bye(Bye { why: Why::Broken, .. }) => {
                return Err(format!("{} is told that its match failed", self.name));
            }
            Frame::Bye(bye) => {
                note!("{} is sent away: {:?}", self.name, bye.why);
                return Ok(Some(Duration::from_millis(bye.after_ms.unwrap_or(1_000) + below(200))));
            }
            _ => {}
        }
        Ok(None)
    }

    fn take_all(&mut self, all: All) -> Result<(), String> {
        if all.seq < self.seq {
            return Err(format!("{} was told {} steps and finds {}", self.name, self.seq, all.seq));
        }
        if all.you.seat.map(usize::from) != self.seat {
            return Err(format!("{} sat at {:?} and finds {:?}", self.name, self.seat, all.you.seat));
        }
        self.view = all.view.unwrap_or(Value::Null);
        self.moved_to(all.seq, all.asks, all.table.result.is_some());
        Ok(())
    }

    fn follow(&mut self, told: &Told) {
        if self.view.is_null() {
            self.view = json!({});
        }
        for (name, value) in &told.view {
            self.view[name] = value.clone();
        }
        for (name, items) in &told.parts {
            for (n, fields) in items {
                for (field, value) in fields {
                    self.view[name][n.parse::<usize>().unwrap_or(0)][field] = value.clone();
                }
            }
        }
        let mine = told.moves.iter().any(|one| Some(usize::from(one.seat)) == self.seat && one.by.is_none());
        if mine && self.said.seq == told.after && !self.said.lines.is_empty() {
            note!("{} was told {}", self.name, self.said.lines.join(" or "));
            self.told.push(self.said.clone());
        }
        // A clock that runs shows time that no row has charged yet, and a crash may give that back.
        let stands =
            |clocks: &Clocks, seat: usize| clocks.left[seat].filter(|_| !clocks.running.contains(&(seat as u8)));
        let all = |clocks: &Clocks| (0..clocks.left.len()).map(|seat| stands(clocks, seat)).collect();
        self.clocks.extend(told.clocks.as_ref().map(|clocks| (told.seq, all(clocks))));
        self.moved_to(told.seq, told.asks.clone(), told.result.is_some());
    }

    fn moved_to(&mut self, seq: u64, asks: Vec<Ask>, over: bool) {
        (self.seq, self.asks, self.over) = (seq, asks, over);
        if !self.view.is_null() {
            self.views.insert(seq, looks(&self.view));
        }
        self.think();
    }

    /// Somebody who is asked answers after a while.
    fn think(&mut self) {
        let asked = self.asks.iter().any(|ask| ask.offers.is_some()) && !self.is_done();
        self.act_at = asked.then(|| Instant::now() + span(50, self.pace.most));
    }

    async fn answer(&mut self, socket: &mut Socket<End>) {
        if once_in(60) {
            note!("{} asks to take back at {}", self.name, self.seq);
            let _ = socket.send(&json!({"undo": self.seq})).await;
            // Should nobody agree, the question is still there.
            self.act_at = Some(Instant::now() + Duration::from_secs(45));
            return;
        }
        let Some(ask) = self.asks.iter().find(|ask| ask.offers.is_some()) else { return };
        let words: Vec<&str> = ask.offers.iter().flatten().map(|offer| offer.text()).collect();
        let word = words[below(words.len() as u64) as usize].to_owned();
        if self.said.seq != self.seq {
            self.said = Answer { seq: self.seq, lines: Vec::new() };
        }
        self.said.lines.push(format!("{} {word}", ask.r#as));
        let said = json!({"choose": word, "as": ask.r#as, "seq": self.seq});
        if socket.send(&said).await.is_err() {
            note!("{} could not say {word}", self.name);
        }
    }
}
