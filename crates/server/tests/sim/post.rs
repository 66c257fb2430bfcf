//! The post between simulated nodes: letters arrive in order and late, or not at
//! all while the way between two nodes is cut.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::post::{Bytes, LETTERS, Later, Parcel, Post};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until, timeout};

use crate::nature::span;
use crate::store::State;

/// A reply that takes longer is none.
const PATIENCE: Duration = Duration::from_millis(700);

type Going = (tokio::time::Instant, Parcel);

#[derive(Default)]
struct Inside {
    nodes: BTreeMap<String, (Arc<State>, mpsc::Sender<Parcel>)>,
    /// What is on its way from one to another.
    ways: BTreeMap<(String, String), mpsc::UnboundedSender<Going>>,
    /// Nothing comes or goes.
    away: bool,
}

/// The bus that all share.
#[derive(Clone, Default)]
pub(crate) struct Bus(Arc<Mutex<Inside>>);

impl Bus {
    pub(crate) fn set_away(&self, away: bool) {
        self.0.lock().unwrap().away = away;
    }

    fn deliver(&self, from: &End, to: &str, parcel: Parcel) {
        let mut inside = self.0.lock().unwrap();
        if inside.away || from.state.dead.load(Relaxed) || !inside.nodes.contains_key(to) {
            return;
        }
        let key = (from.name.clone(), to.to_owned());
        let way = inside.ways.entry(key).or_insert_with(|| {
            let (way, going) = mpsc::unbounded_channel();
            tokio::spawn(carry(self.clone(), from.state.clone(), to.to_owned(), going));
            way
        });
        let _ = way.send((tokio::time::Instant::now() + span(0, 20), parcel));
    }
}

/// One letter after the other, as late as each is.
async fn carry(bus: Bus, from: Arc<State>, to: String, mut going: mpsc::UnboundedReceiver<Going>) {
    while let Some((at, parcel)) = going.recv().await {
        sleep_until(at).await;
        let there = bus.0.lock().unwrap().nodes.get(&to).cloned();
        let Some((state, door)) = there else { continue };
        while from.frozen.load(Relaxed) || state.frozen.load(Relaxed) {
            sleep(Duration::from_millis(50)).await;
        }
        let lost = bus.0.lock().unwrap().away || from.dead.load(Relaxed) || state.dead.load(Relaxed);
        if !lost {
            let _ = door.try_send(parcel);
        }
    }
}

/// The bus as one node has it.
#[derive(Clone)]
pub(crate) struct End {
    bus: Bus,
    name: String,
    state: Arc<State>,
}

impl End {
    pub(crate) fn new(bus: &Bus, name: &str, state: &Arc<State>) -> End {
        End { bus: bus.clone(), name: name.to_owned(), state: state.clone() }
    }
}

impl Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "End({})", self.name)
    }
}

impl Post for End {
    fn listen(&self, node: &str) -> Later<Result<mpsc::Receiver<Parcel>, String>> {
        let (to, letters) = mpsc::channel(LETTERS);
        self.bus.0.lock().unwrap().nodes.insert(node.to_owned(), (self.state.clone(), to));
        Box::pin(async { Ok(letters) })
    }

    fn ask(&self, node: &str, letter: Vec<u8>) -> Later<Option<Bytes>> {
        let (reply, answer) = oneshot::channel::<Vec<u8>>();
        let (back, bus) = (span(0, 20), self.bus.clone());
        let reply = Box::new(move |said: Vec<u8>| {
            tokio::spawn(async move {
                sleep(back).await;
                let away = bus.0.lock().unwrap().away;
                if !away {
                    let _ = reply.send(said);
                }
            });
        });
        self.bus.deliver(self, node, Parcel { letter: letter.into(), reply: Some(reply) });
        Box::pin(async move { timeout(PATIENCE, answer).await.ok()?.ok().map(Bytes::from) })
    }

    fn send(&self, node: &str, letter: Vec<u8>) {
        self.bus.deliver(self, node, Parcel { letter: letter.into(), reply: None });
    }

    fn send_all(&self, letter: Vec<u8>) {
        let nodes: Vec<String> = self.bus.0.lock().unwrap().nodes.keys().cloned().collect();
        for node in nodes {
            self.send(&node, letter.clone());
        }
    }

    fn is_up(&self) -> bool {
        !self.bus.0.lock().unwrap().away
    }
}
