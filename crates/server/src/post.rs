//! The post between servers that share a store: words to the owner of a table,
//! frames back to the pages. It may lose anything: an answer counts when it is
//! stored, `seq` shows a page what it has missed, and the one who gets no reply
//! asks again. Letters for a page are made here, all others in `relay.rs`.

use std::collections::HashMap;
use std::fmt::{self, Debug};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use axum::body::Bytes;
use tokio::sync::{mpsc, oneshot};

/// Something that takes a while.
pub type Later<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Carries letters between nodes, which have names.
pub trait Post: Debug + Send + Sync {
    /// Everything that is for this node from now on.
    fn listen(&self, node: &str) -> Later<Result<mpsc::Receiver<Parcel>, String>>;

    /// A question, and the reply; `None` if there is none within a second.
    fn ask(&self, node: &str, letter: Vec<u8>) -> Later<Option<Bytes>>;

    /// Sends it and forgets. What comes from one node to another stays in order.
    fn send(&self, node: &str, letter: Vec<u8>);

    /// Sends it to every node that listens, this one included.
    fn send_all(&self, letter: Vec<u8>);

    /// Is the post there?
    fn is_up(&self) -> bool;
}

/// A letter, and the way to reply if somebody waits.
pub struct Parcel {
    pub letter: Bytes,
    pub reply: Option<Box<dyn FnOnce(Vec<u8>) + Send>>,
}

impl Debug for Parcel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parcel({} bytes)", self.letter.len())
    }
}

/// First byte of a letter with a frame, and of one with a last word; others are JSON.
pub(crate) const FRAME: u8 = b'F';
pub(crate) const BYE: u8 = b'B';

/// A letter with bytes for a page.
pub(crate) fn for_line(kind: u8, line: u64, bytes: &[u8]) -> Vec<u8> {
    let mut letter = Vec::with_capacity(9 + bytes.len());
    letter.push(kind);
    letter.extend_from_slice(&line.to_be_bytes());
    letter.extend_from_slice(bytes);
    letter
}

/// The kind of such a letter, whose it is, and the bytes.
pub(crate) fn of_line(letter: &[u8]) -> Option<(u8, u64, &[u8])> {
    let (kind, rest) = letter.split_first().filter(|(kind, _)| [FRAME, BYE].contains(kind))?;
    let (line, bytes) = rest.split_first_chunk()?;
    Some((*kind, u64::from_be_bytes(*line), bytes))
}

/// Letters that may wait for a node.
pub const LETTERS: usize = 4096;

/// The post among servers in one process: channels.
#[derive(Clone, Debug, Default)]
pub struct Local {
    nodes: Arc<Mutex<HashMap<String, mpsc::Sender<Parcel>>>>,
}

impl Local {
    fn nodes(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Parcel>>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Post for Local {
    fn listen(&self, node: &str) -> Later<Result<mpsc::Receiver<Parcel>, String>> {
        let (to, letters) = mpsc::channel(LETTERS);
        self.nodes().insert(node.to_owned(), to);
        Box::pin(async { Ok(letters) })
    }

    fn ask(&self, node: &str, letter: Vec<u8>) -> Later<Option<Bytes>> {
        let (reply, answer) = oneshot::channel();
        let reply = Box::new(move |said: Vec<u8>| drop(reply.send(said)));
        let parcel = Parcel { letter: letter.into(), reply: Some(reply) };
        let sent = self.nodes().get(node).is_some_and(|to| to.try_send(parcel).is_ok());
        Box::pin(async move { if sent { answer.await.ok().map(Bytes::from) } else { None } })
    }

    fn send(&self, node: &str, letter: Vec<u8>) {
        if let Some(to) = self.nodes().get(node) {
            let _ = to.try_send(Parcel { letter: letter.into(), reply: None });
        }
    }

    fn send_all(&self, letter: Vec<u8>) {
        let letter = Bytes::from(letter);
        for to in self.nodes().values() {
            let _ = to.try_send(Parcel { letter: letter.clone(), reply: None });
        }
    }

    fn is_up(&self) -> bool {
        true
    }
}
