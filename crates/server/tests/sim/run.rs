//! One run: nodes, pages, and everything that goes wrong, all from one seed.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use load::client::{Answer as Reply, Client};
use serde_json::{Value, json};
use server::post::{Later, Post};
use server::store::Backend;
use server::world::{Listener, Work, World};
use server::{Config, Limits, Server};
use tokio::time::{Instant, sleep};

use crate::check;
use crate::model::Story;
use crate::nature::{self, below, note, once_in, span};
use crate::network::Network;
use crate::page::{Pace, Page};
use crate::post::{Bus, End};
use crate::store::{Shared, State, Store};

/// A bug that is planted to see whether it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bug {
    ToldBeforeStored,
    EpochNotChecked,
    FrameLostOnResync,
    OwnClockBelieved,
}

/// What a run was like.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) trace: String,
    pub(crate) simulated: Duration,
    pub(crate) told: u64,
    pub(crate) faults: u64,
    pub(crate) views: u64,
    pub(crate) gaps: u64,
    pub(crate) visits: u64,
    pub(crate) epochs: u64,
}

impl Seen {
    pub(crate) fn add(&mut self, other: &Seen) {
        self.simulated += other.simulated;
        self.told += other.told;
        self.faults += other.faults;
        self.views += other.views;
        self.gaps += other.gaps;
        self.visits += other.visits;
        self.epochs += other.epochs;
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen { told, faults, views, gaps, visits, epochs, .. } = self;
        let hours = self.simulated.as_secs() / 3_600;
        write!(f, "{hours} hours, {faults} faults, {told} answers told, {views} views compared, ")?;
        write!(f, "{gaps} gaps, {visits} visits, {epochs} epochs")
    }
}

pub(crate) fn address(node: u64) -> SocketAddr {
    SocketAddr::from(([10, 0, 0, node as u8 + 1], 80))
}

/// The world of one node.
#[derive(Clone)]
struct Machine {
    net: Arc<Network>,
    state: Arc<State>,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Machine")
    }
}

impl World for Machine {
    fn listen(&self, addr: SocketAddr) -> Later<io::Result<Box<dyn Listener>>> {
        let door = self.net.listen(addr);
        Box::pin(async { Ok(door) })
    }

    fn take(&self, work: Work) {
        let state = self.state.clone();
        tokio::spawn(async move {
            sleep(span(0, 30)).await;
            while state.frozen.load(Relaxed) || state.hung.load(Relaxed) {
                sleep(Duration::from_millis(20)).await;
            }
            if !state.dead.load(Relaxed) {
                state.beside.store(true, Relaxed);
                work();
                state.beside.store(false, Relaxed);
            }
        });
    }
}

/// A node that runs.
struct Node {
    server: Server,
    state: Arc<State>,
}

/// All of it.
struct House {
    net: Arc<Network>,
    bus: Bus,
    shared: Arc<Mutex<Shared>>,
    nodes: Vec<Option<Node>>,
    /// Does a task commit an answer by itself?
    near: bool,
}

/// Turns something on, and off again.
fn for_a_while(span: Duration, turn: impl Fn(bool) + Send + 'static) {
    turn(true);
    tokio::spawn(async move {
        sleep(span).await;
        turn(false);
    });
}

/// By the usual lease of PostgreSQL.
const LEASE: Duration = Duration::from_secs(2);

impl House {
    /// With this many nodes, and maybe a bug; may tasks commit answers by themselves?
    async fn open(count: usize, near: bool, bug: Option<Bug>) -> Result<House, String> {
        let mut shared = Shared::default();
        shared.unfenced = bug == Some(Bug::EpochNotChecked);
        shared.hasty = bug == Some(Bug::ToldBeforeStored);
        shared.believes_machines = bug == Some(Bug::OwnClockBelieved);
        let mut net = Network::default();
        net.forgetful = bug == Some(Bug::FrameLostOnResync);
        let mut house = House {
            net: Arc::new(net),
            bus: Bus::default(),
            shared: Arc::new(Mutex::new(shared)),
            nodes: (0..count).map(|_| None).collect(),
            near,
        };
        if count > 1 {
            nature::set_clocks_apart();
        }
        for n in 0..count {
            house.start(n).await?;
        }
        Ok(house)
    }

    /// How far the match has come.
    fn length(&self) -> Option<u64> {
        self.shared.lock().unwrap().model.stories.values().map(Story::next).max()
    }

    async fn start(&mut self, n: usize) -> Result<(), String> {
        let state = Arc::new(State::default());
        let several = self.nodes.len() > 1;
        let store = Store::new(&self.shared, &state, several.then_some(LEASE), self.near);
        note!("{} starts at {}", store.name(), address(n as u64));
        let post = End::new(&self.bus, store.name(), &state);
        let config = Config {
            addr: address(n as u64),
            store: Some(Arc::new(store) as Arc<dyn Backend>),
            post: several.then(|| Arc::new(post) as Arc<dyn Post>),
            world: Some(Arc::new(Machine { net: self.net.clone(), state: state.clone() })),
            limits: Limits::none(),
            ..Config::default()
        };
        let server = Server::start(config).await.map_err(|error| error.to_string())?;
        self.nodes[n] = Some(Node { server, state });
        Ok(())
    }

    /// As a kill -9 does it.
    fn kill(&mut self, n: usize) {
        if let Some(Node { server, state }) = self.nodes[n].take() {
            state.dead.store(true, Relaxed);
            self.net.close(address(n as u64));
            self.net.of(address(n as u64)).iter().for_each(|link| link.cut());
            server.die();
        }
    }

    /// In order.
    async fn stop(&mut self, n: usize) {
        if let Some(Node { server, state }) = self.nodes[n].take() {
            self.net.close(address(n as u64));
            server.stop().await;
            state.dead.store(true, Relaxed);
            self.net.of(address(n as u64)).iter().for_each(|link| link.cut());
        }
    }

    /// Something goes wrong, and is put right after a while; other things may go wrong meanwhile.
    async fn fault(&mut self) -> Result<(), String> {
        let n = below(self.nodes.len() as u64) as usize;
        let (kind, lasts) = (below(8), span(20, 12_000));
        note!("fault {kind} at {} for {lasts:?}", address(n as u64));
        let state = self.nodes[n].as_ref().map(|node| node.state.clone()).unwrap_or_default();
        match kind {
            0 => {
                self.kill(n);
                sleep(lasts).await;
                self.start(n).await?;
            }
            1 => {
                self.stop(n).await;
                sleep(lasts / 4).await;
                self.start(n).await?;
            }
            2 => drop(self.net.any().map(|link| link.cut())),
            3 => {
                let links: Vec<_> = self.net.any().into_iter().collect();
                for_a_while(lasts * 3, move |on| links.iter().for_each(|link| link.hold(on)));
            }
            4 => {
                let bus = self.bus.clone();
                for_a_while(lasts, move |on| bus.set_away(on));
            }
            5 => for_a_while(lasts, move |on| state.cut_off.store(on, Relaxed)),
            // Whatever it asks of the store is done when others have claimed its tables.
            6 => {
                for_a_while(lasts, move |on| state.hung.store(on, Relaxed));
                // Somebody goes elsewhere.
                let links = self.net.of(address(n as u64));
                links.iter().filter(|_| once_in(2)).for_each(|link| link.cut());
            }
            _ => {
                // It wakes and believes that it still owns.
                let links = self.net.of(address(n as u64));
                for_a_while(lasts, move |on| {
                    state.frozen.store(on, Relaxed);
                    links.iter().for_each(|link| link.hold(on));
                });
            }
        }
        Ok(())
    }

    async fn get(&self, client: &mut Client, path: &str) -> Result<Reply, String> {
        let stream = self.net.connect(client.addr).map_err(|error| error.to_string())?;
        client.call_on(stream, "GET", path, None).await.map_err(|error| error.to_string())
    }

    async fn post(&self, client: &mut Client, path: &str, body: Value) -> Result<Reply, String> {
        let stream = self.net.connect(client.addr).map_err(|error| error.to_string())?;
        let done = client.call_on(stream, "POST", path, Some(&body.to_string())).await;
        let done = done.map_err(|error| error.to_string())?;
        if done.status < 300 { Ok(done) } else { Err(format!("{path}: {} {}", done.status, done.text())) }
    }

    /// Everybody sits down, before anything goes wrong; the table, and a page for each, and one that watches.
    async fn gather(&self, wish: &Value, pace: Pace) -> Result<Vec<Page>, String> {
        let nodes = self.nodes.len() as u64;
        let seats = wish["seats"].as_array().map_or(0, Vec::len);
        let mut people = Vec::new();
        for n in 0..=seats as u64 {
            let mut client = Client { addr: address(n % nodes), cookie: None, origin: None, forwarded: None };
            self.get(&mut client, "/api/me").await?;
            people.push(client);
        }
        let made = self.post(&mut people[0], "/api/tables", wish.clone()).await?;
        let id = made.json::<Value>().map_err(|error| error.to_string())?["table"]["id"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        for person in &mut people[1..seats] {
            self.post(person, &format!("/api/tables/{id}/join"), json!({})).await?;
            self.post(person, &format!("/api/tables/{id}/ready"), json!({"ready": true})).await?;
        }
        self.post(&mut people[0], &format!("/api/tables/{id}/start"), json!({})).await?;
        let page = |(n, client): (usize, Client)| {
            let seat = (n < seats).then_some(n);
            let name = seat.map_or("watcher".to_owned(), |seat| format!("seat {seat}"));
            Page::new(name, client, &id, seat, &self.net, nodes, pace)
        };
        Ok(people.into_iter().enumerate().map(page).collect())
    }
}

/// What is played. Where people stop early, the clock must not go on without them.
fn wish(steps: u64) -> Value {
    let seconds = if steps == u64::MAX { 3_600 } else { 86_400 };
    let clock = match below(4) {
        0 => json!({"bank": {"seconds": seconds, "increment": 0}}),
        _ => json!("none"),
    };
    let open = |n: usize| (0..n).map(|n| if n == 0 { "me" } else { "open" }).collect::<Vec<_>>();
    match below(4) {
        0 => json!({"game": "tf2-turns", "setup": {"mode": "ctf"}, "seats": open(2), "clock": clock}),
        _ => {
            let n = 3 + below(2) as usize;
            json!({"game": "adrenaline", "setup": {"players": n, "skulls": 5}, "seats": open(n), "clock": clock})
        }
    }
}

async fn live(bug: Option<Bug>, steps: u64) -> Result<Seen, String> {
    let count = 1 + below(3) as usize;
    // A store that several share is behind a cable.
    let near = count == 1 && once_in(2);
    let mut house = House::open(count, near, bug).await?;
    let wish = wish(steps);
    note!("{count} nodes play {wish}");
    let pace = Pace { most: [2_000, 20_000, 120_000, 900_000][below(4) as usize], steps };
    let pages = house.gather(&wish, pace).await.expect("everybody sits down");
    let enough = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = pages.into_iter().map(|page| tokio::spawn(page.play(enough.clone()))).collect();
    let mut seen = Seen::default();
    let most = 5 + below(steps.min(600) / 10);
    while seen.faults < most && !playing.iter().all(|page| page.is_finished()) {
        sleep(span(100, pace.most * 4)).await;
        house.fault().await?;
        seen.faults += 1;
    }
    note!("from now on nothing goes wrong");
    // The player asked answers: a match that stands still for long stands still for ever.
    let mut last = None;
    while !playing.iter().all(|page| page.is_finished()) {
        if std::mem::replace(&mut last, house.length()) == last {
            note!("nothing happens any more");
            enough.store(true, Relaxed);
        }
        sleep(Duration::from_secs(900) + Duration::from_millis(pace.most * 2)).await;
    }
    let mut pages = Vec::new();
    for page in playing {
        pages.push(page.await.map_err(|error| error.to_string())??);
    }
    for n in 0..count {
        house.stop(n).await;
    }
    seen.simulated = nature::elapsed();
    seen.gaps = pages.iter().map(|page| page.gaps).sum();
    seen.visits = pages.iter().map(|page| page.visits).sum();
    let shared = house.shared.lock().unwrap();
    check::check(&shared, &pages, &mut seen)?;
    Ok(seen)
}

fn three() -> Value {
    json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5}, "seats": ["me", "open", "open"]})
}

/// What is seen when one of two matches on a server panics: how many pages of each were told so, how the server counts
/// it, and how the match stands for somebody who comes back.
#[derive(Debug, Default)]
pub(crate) struct Broken {
    pub(crate) told: Vec<usize>,
    pub(crate) metrics: String,
    pub(crate) states: Vec<Value>,
}

async fn one_breaks() -> Result<Broken, String> {
    let house = House::open(1, true, None).await?;
    let (mut playing, mut people) = (Vec::new(), Vec::new());
    for _ in 0..2 {
        let pages = house.gather(&three(), Pace { most: 2_000, steps: 60 }).await?;
        people.push((pages[0].client.clone(), format!("/api/tables/{}", pages[0].table)));
        playing.push(pages.into_iter().map(|page| tokio::spawn(page.play(Arc::default()))).collect::<Vec<_>>());
    }
    sleep(span(5_000, 20_000)).await;
    house.shared.lock().unwrap().breaks = true;
    let mut broken = Broken::default();
    for pages in playing {
        let mut told = 0;
        for page in pages {
            match page.await.map_err(|error| error.to_string())? {
                Err(what) if what.contains("its match failed") => told += 1,
                page => drop(page?),
            }
        }
        broken.told.push(told);
    }
    for (mut client, path) in people {
        let table: Value = house.get(&mut client, &path).await?.json().map_err(|error| error.to_string())?;
        broken.states.push(table["table"]["state"].clone());
        broken.metrics = house.get(&mut client, "/metrics").await?.text();
    }
    Ok(broken)
}

/// When another server has a match whose own gets no more answers from the store.
async fn held_up() -> Result<Duration, String> {
    let house = House::open(3, false, None).await?;
    for page in house.gather(&three(), Pace { most: 2_000, steps: u64::MAX }).await? {
        tokio::spawn(page.play(Arc::default()));
    }
    sleep(span(5_000, 10_000)).await;
    let owner = || house.shared.lock().unwrap().model.stories.values().find_map(|story| story.owner);
    let before = owner();
    let node = before.and_then(|owner| house.nodes[owner].as_ref()).ok_or("the table has no owner")?;
    note!("the store does not answer the owner");
    node.state.hung.store(true, Relaxed);
    let began = Instant::now();
    while owner().is_none_or(|owner| Some(owner) == before) && began.elapsed() < Duration::from_secs(60) {
        sleep(Duration::from_millis(10)).await;
    }
    Ok(began.elapsed())
}

/// Runs this seed, at most this many steps of a match; what was seen, or what is wrong and the trace that leads there.
pub(crate) fn run(seed: u64, bug: Option<Bug>, steps: u64) -> Result<Seen, (String, String)> {
    let (lived, trace) = in_a_world(seed, live(bug, steps));
    match lived {
        Ok(seen) => Ok(Seen { trace, ..seen }),
        Err(wrong) => Err((wrong, trace)),
    }
}

/// How long a store that does not answer holds up a match.
pub(crate) fn hold_up(seed: u64) -> (Result<Duration, String>, String) {
    in_a_world(seed, held_up())
}

/// How a match that panics ends.
pub(crate) fn break_one(seed: u64) -> (Result<Broken, String>, String) {
    in_a_world(seed, one_breaks())
}

/// What comes of it where this seed decides everything, and what was noted.
fn in_a_world<T>(seed: u64, life: impl Future<Output = T>) -> (T, String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let lived = runtime.block_on(async {
        nature::begin(seed);
        life.await
    });
    // What still runs may note something.
    drop(runtime);
    (lived, nature::end())
}
