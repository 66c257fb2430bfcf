//! What networks use up at all servers that share a store, told over the post a
//! few times a second while there is something to tell. A server counts what
//! passes elsewhere with its own, so the limits are those of one server, late by
//! that moment; while the post is away, each counts alone.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::{MissedTickBehavior, interval};

use crate::hub::{Gates, Hub};
use crate::limits::Gate;
use crate::source::Source;

/// How often.
const OFTEN: Duration = Duration::from_millis(200);

/// Every this many times, all that is held open is told, also what has not changed: a letter may have been lost.
const ALL: u32 = 15;

/// Counts in one letter; there is another after it.
const MANY: usize = 5_000;

/// Since the last letter of this server.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Used {
    /// What the servers of one store have in common: others may use the same post.
    house: String,
    node: String,
    /// Which gate, who, from where, how often.
    passed: Vec<(usize, String, Source, u32)>,
    /// Sockets open, by network; all of them, or those that have changed.
    all: bool,
    sockets: Vec<(Source, u32)>,
    /// Public tables that wait for people.
    waiting: Vec<(Source, String)>,
}

impl Gates {
    /// Those that count together, in an order that all servers share.
    fn together(&self) -> [&Gate; 9] {
        let Gates { requests, guests, changes, tables, invites, opens, hints, chat, undos, .. } = self;
        [requests, guests, changes, tables, invites, opens, hints, chat, undos]
    }
}

/// Tells the others as long as the server runs.
pub(crate) async fn tell(hub: Arc<Hub>) {
    let Some(desk) = &hub.desk else { return };
    let (house, node) = (house(&hub), hub.store.node().to_owned());
    let mut every = interval(OFTEN);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut n = 0;
    while !hub.is_stopping() {
        every.tick().await;
        n = (n + 1) % ALL;
        for used in used(&hub, n == 0) {
            desk.tell_all(Used { house: house.clone(), node: node.clone(), ..used });
        }
    }
}

fn house(hub: &Hub) -> String {
    hub.signer.mark("servers")
}

fn used(hub: &Hub, all: bool) -> Vec<Used> {
    let passed =
        hub.gates.together().into_iter().enumerate().flat_map(|(gate, counts)| {
            counts.passed().into_iter().map(move |((person, from), n)| (gate, person, from, n))
        });
    let passed: Vec<_> = passed.collect();
    let sockets = hub.gates.sockets.counts(all);
    let waiting = hub.waiting.news();
    let mut letters: Vec<Used> =
        passed.chunks(MANY).map(|passed| Used { passed: passed.to_vec(), ..Used::default() }).collect();
    if !sockets.is_empty() || !waiting.is_empty() {
        letters.push(Used { all, sockets, waiting, ..Used::default() });
    }
    letters
}

/// What another server has told.
pub(crate) fn hear(hub: &Hub, used: Used) {
    let Used { house: theirs, node, passed, all, sockets, waiting } = used;
    if theirs != house(hub) || node == hub.store.node() {
        return;
    }
    for (gate, person, from, n) in passed {
        if let Some(gate) = hub.gates.together().get(gate) {
            gate.charge(person, from, n);
        }
    }
    if all || !sockets.is_empty() {
        hub.gates.sockets.hear(&node, all, sockets);
    }
    waiting.into_iter().for_each(|(from, id)| hub.waiting.hear(from, id));
}
