//! One socket: frames in, taken apart and put into the table's mailbox; frames
//! out, several in one write where several wait. Nothing is decided here.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message as Ws, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, MissedTickBehavior, interval, timeout};

use super::body::Asked;
use super::guard::{From, too_fast};
use crate::hub::Hub;
use crate::identity::Person;
use crate::limits::Bucket;
use crate::problem::Problem;
use crate::room::{Line, Mail, SocketId};
use crate::wire::{Bye, Frame, Message, Refused, Said, WIRE, Why};

#[derive(Debug, Deserialize)]
pub(super) struct Speaks {
    wire: Option<u16>,
}

/// Opens the socket of a table.
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Extension(From(address)): Extension<From>,
    Path(id): Path<String>,
    Asked(speaks): Asked<Speaks>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejection| Problem::Malformed(rejection.body_text()))?;
    if speaks.wire.is_some_and(|wire| wire != WIRE) {
        return Err(Problem::Version);
    }
    let slot = Slot::take(&hub, address)?;
    // Before the handshake, so that a missing table is an ordinary 404.
    let frame = hub.config.limits.frame;
    // A table that is just leaving memory is asked twice: a fresh line each time.
    let ends = std::sync::Mutex::new(None);
    let letter = |reply| {
        let (frames, outbox) = mpsc::channel(hub.config.limits.backlog);
        let (bye, last_word) = oneshot::channel();
        *ends.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some((outbox, last_word));
        Mail::Connect(person.clone(), Line { frames, bye }, reply)
    };
    // The room's own mailbox: should it be rebuilt, this socket is not part of it.
    let (socket, mailbox) = hub.ask(&id, letter).await?;
    let ends = ends.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let (outbox, last_word) = ends.ok_or(Problem::Fault)?;
    let talk = Talk { hub: hub.clone(), socket, mailbox, outbox, last_word, slot };
    Ok(upgrade
        .max_message_size(frame)
        .max_frame_size(frame)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |ws| talk.run(ws)))
}

/// One of the sockets an address may have open.
struct Slot {
    hub: Arc<Hub>,
    address: IpAddr,
}

impl Slot {
    fn take(hub: &Arc<Hub>, address: IpAddr) -> Result<Slot, Problem> {
        let mut open = hub.gates.sockets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        if *count >= hub.config.limits.sockets {
            return Err(too_fast(Duration::from_secs(10)));
        }
        *count += 1;
        hub.metrics.sockets.fetch_add(1, Relaxed);
        Ok(Slot { hub: hub.clone(), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.hub.metrics.sockets.fetch_sub(1, Relaxed);
        let mut open = self.hub.gates.sockets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

struct Talk {
    hub: Arc<Hub>,
    socket: SocketId,
    mailbox: mpsc::Sender<Mail>,
    outbox: mpsc::Receiver<Utf8Bytes>,
    last_word: oneshot::Receiver<Bye>,
    slot: Slot,
}

/// Why a conversation ends: with a last word, or because nobody listens.
enum Over {
    Bye(Bye),
    Gone,
}

impl Talk {
    async fn run(mut self, mut ws: WebSocket) {
        let over = self.converse(&mut ws).await;
        let _ = self.mailbox.send(Mail::Closed(self.socket)).await;
        if let Over::Bye(bye) = over {
            let code = bye.why.close_code();
            let farewell = async {
                // What was on its way comes first.
                while let Ok(text) = self.outbox.try_recv() {
                    ws.feed(Ws::Text(text)).await?;
                }
                ws.feed(Ws::Text(text_of(&Frame::Bye(bye)))).await?;
                ws.send(Ws::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }))).await
            };
            let _ = timeout(Duration::from_secs(2), farewell).await;
        }
        drop(self.slot);
    }

    async fn converse(&mut self, ws: &mut WebSocket) -> Over {
        let limits = self.hub.config.limits;
        let patience = self.hub.config.ping * 3;
        let mut ping = interval(self.hub.config.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        let mut bucket = Bucket::full(limits.frames, heard_at);
        let mut strikes = 0;
        loop {
            tokio::select! {
                biased;
                bye = &mut self.last_word => {
                    return Over::Bye(bye.unwrap_or(Bye { why: Why::Broken, after_ms: Some(500) }));
                }
                text = self.outbox.recv() => {
                    let Some(text) = text else {
                        let bye = (&mut self.last_word).await;
                        return Over::Bye(bye.unwrap_or(Bye { why: Why::Broken, after_ms: Some(500) }));
                    };
                    match timeout(patience, self.write(ws, text)).await {
                        Ok(Ok(())) => {}
                        _ => return Over::Gone,
                    }
                }
                frame = ws.recv() => {
                    heard_at = Instant::now();
                    let text = match frame {
                        Some(Ok(Ws::Text(text))) => text,
                        Some(Ok(Ws::Ping(_) | Ws::Pong(_))) => continue,
                        Some(Ok(Ws::Binary(_))) => Utf8Bytes::from_static(""),
                        Some(Ok(Ws::Close(_))) | None => return Over::Gone,
                        Some(Err(error)) => return too_big(&error),
                    };
                    if bucket.take(limits.frames, heard_at).is_err() {
                        self.hub.metrics.limited.fetch_add(1, Relaxed);
                        strikes += 1;
                        if strikes > limits.patience {
                            return Over::Bye(Bye { why: Why::Flood, after_ms: Some(10_000) });
                        }
                        if strikes == 1 && self.refuse(ws, "too-fast").await.is_err() {
                            return Over::Gone;
                        }
                        continue;
                    }
                    strikes = 0;
                    match serde_json::from_str::<Said>(&text) {
                        Ok(said) => if self.mailbox.send(Mail::Said(self.socket, said)).await.is_err() {
                            return Over::Bye(Bye { why: Why::Gone, after_ms: Some(500) });
                        },
                        Err(_) => if self.refuse(ws, "malformed").await.is_err() {
                            return Over::Gone;
                        },
                    }
                }
                _ = ping.tick() => {
                    if heard_at.elapsed() > patience {
                        return Over::Gone;
                    }
                    match timeout(patience, ws.send(Ws::Ping(axum::body::Bytes::new()))).await {
                        Ok(Ok(())) => {}
                        _ => return Over::Gone,
                    }
                }
            }
        }
    }

    /// Writes a frame and all others that wait already.
    async fn write(&mut self, ws: &mut WebSocket, first: Utf8Bytes) -> Result<(), axum::Error> {
        ws.feed(Ws::Text(first)).await?;
        while let Ok(next) = self.outbox.try_recv() {
            ws.feed(Ws::Text(next)).await?;
        }
        ws.flush().await
    }

    /// A refusal that the table need not hear of.
    async fn refuse(&self, ws: &mut WebSocket, code: &str) -> Result<(), axum::Error> {
        self.hub.metrics.refused.fetch_add(1, Relaxed);
        let message = Message::new(format!("server-refused-{code}"));
        let refused = Refused { to: "?".to_owned(), code: code.to_owned(), seq: None, message };
        ws.send(Ws::Text(text_of(&Frame::Refused(refused)))).await
    }
}

fn text_of(frame: &Frame) -> Utf8Bytes {
    serde_json::to_string(frame).expect("frames are plain data").into()
}

/// The only error worth a word is a frame over the limit.
fn too_big(error: &axum::Error) -> Over {
    match error.to_string().contains("too long") || error.to_string().contains("too big") {
        true => Over::Bye(Bye { why: Why::TooBig, after_ms: None }),
        false => Over::Gone,
    }
}
