//! One socket: the handshake, then frames in, taken apart and put into the
//! table's mailbox. Frames out go by the outlet. Nothing is decided here.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as WsError, Message as Ws};

use super::body::Asked;
use super::guard::{From, too_fast};
use super::outlet::{Lost, Outlet, Packet, Pipe};
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
    request: Request,
) -> Result<Response, Problem> {
    let (accept, upgrade) = handshake(request)?;
    if speaks.wire.is_some_and(|wire| wire != WIRE) {
        return Err(Problem::Version);
    }
    let slot = Slot::take(&hub, address)?;
    // Before the handshake, so that a missing table is an ordinary 404.
    let limits = hub.config.limits;
    let outlet = Outlet::new(limits.backlog * FRAME, hub.beat.clone());
    // A table that is just leaving memory is asked twice: a fresh line each time.
    let ends = std::sync::Mutex::new(None);
    let letter = |reply| {
        let (bye, last_word) = oneshot::channel();
        *ends.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(last_word);
        Mail::Connect(person.clone(), Line { out: outlet.clone(), bye }, reply)
    };
    // The room's own mailbox: should it be rebuilt, this socket is not part of it.
    let (socket, mailbox) = hub.ask(&id, letter).await?;
    let ends = ends.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let last_word = ends.ok_or(Problem::Fault)?;
    let talk = Talk { hub: hub.clone(), socket, mailbox, outlet, last_word, slot };
    tokio::spawn(async move {
        match upgrade.await.map(downcast::<TokioIo<TcpStream>>) {
            Ok(Ok(parts)) => talk.run(parts.io.into_inner(), parts.read_buf.into()).await,
            _ => talk.give_up().await,
        }
    });
    let head =
        [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_ACCEPT, &accept)];
    Ok((StatusCode::SWITCHING_PROTOCOLS, head).into_response())
}

/// What a waiting frame may weigh on average.
const FRAME: usize = 8 * 1024;

/// The answer to the page's key, and the connection to be.
fn handshake(mut request: Request) -> Result<(String, OnUpgrade), Problem> {
    let says = |name: header::HeaderName, word: &str| {
        let value = request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        value.split(',').any(|one| one.trim().eq_ignore_ascii_case(word))
    };
    let bad = |reason: &str| Problem::Malformed(reason.to_owned());
    if !says(header::CONNECTION, "upgrade") || !says(header::UPGRADE, "websocket") {
        return Err(bad("this address is for sockets: the request must ask for an upgrade"));
    }
    if !says(header::SEC_WEBSOCKET_VERSION, "13") {
        return Err(bad("only version 13 of the protocol is spoken"));
    }
    let key = request.headers().get(header::SEC_WEBSOCKET_KEY).ok_or_else(|| bad("Sec-WebSocket-Key is missing"))?;
    let accept = derive_accept_key(key.as_bytes());
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    Ok((accept, upgrade.ok_or_else(|| bad("this connection cannot be upgraded"))?))
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
    outlet: Arc<Outlet>,
    last_word: oneshot::Receiver<Bye>,
    slot: Slot,
}

/// Why a conversation ends: with a last word, or because nobody listens.
enum Over {
    Bye(Bye),
    Gone,
}

impl Talk {
    async fn run(mut self, stream: TcpStream, read: Vec<u8>) {
        let frame = self.hub.config.limits.frame;
        let config = WebSocketConfig::default()
            .max_message_size(Some(frame))
            .max_frame_size(Some(frame))
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0);
        let pipe = Pipe::new(stream, self.outlet.clone());
        let mut ws = WebSocketStream::from_partially_read(pipe, read, Role::Server, Some(config)).await;
        let over = self.converse(&mut ws).await;
        let _ = self.mailbox.send(Mail::Closed(self.socket)).await;
        if let Over::Bye(bye) = over {
            let code = CloseCode::from(bye.why.close_code());
            let farewell = async {
                // What was on its way comes first.
                self.outlet.send_last(&packet(&Frame::Bye(bye)));
                let _ = ws.close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") })).await;
                self.outlet.drain().await
            };
            let _ = timeout(Duration::from_secs(2), farewell).await;
        }
        self.outlet.close();
        drop(self.slot);
    }

    /// The handshake failed: the table need not wait for this page.
    async fn give_up(self) {
        self.outlet.close();
        let _ = self.mailbox.send(Mail::Closed(self.socket)).await;
    }

    async fn converse(&mut self, ws: &mut WebSocketStream<Pipe>) -> Over {
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
                () = self.outlet.is_waiting() => {
                    match timeout(patience, self.outlet.drain()).await {
                        Ok(Ok(())) => {}
                        _ => return Over::Gone,
                    }
                }
                frame = ws.next() => {
                    heard_at = Instant::now();
                    let text = match frame {
                        Some(Ok(Ws::Text(text))) => text,
                        Some(Ok(Ws::Ping(_) | Ws::Pong(_) | Ws::Frame(_))) => continue,
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
                        if strikes == 1 && self.refuse("too-fast").is_err() {
                            return Over::Gone;
                        }
                        continue;
                    }
                    strikes = 0;
                    match serde_json::from_str::<Said>(&text) {
                        Ok(said) => if self.mailbox.send(Mail::Said(self.socket, said)).await.is_err() {
                            return Over::Bye(Bye { why: Why::Gone, after_ms: Some(500) });
                        },
                        Err(_) => if self.refuse("malformed").is_err() {
                            return Over::Gone;
                        },
                    }
                }
                _ = ping.tick() => {
                    if heard_at.elapsed() > patience || ws.send(Ws::Ping(Bytes::new())).await.is_err() {
                        return Over::Gone;
                    }
                }
            }
        }
    }

    /// A refusal that the table need not hear of.
    fn refuse(&self, code: &str) -> Result<(), Lost> {
        self.hub.metrics.refused.fetch_add(1, Relaxed);
        let message = Message::new(format!("server-refused-{code}"));
        let refused = Refused { to: "?".to_owned(), code: code.to_owned(), seq: None, message };
        self.outlet.send(&packet(&Frame::Refused(refused)))
    }
}

fn packet(frame: &Frame) -> Packet {
    Packet::of(&serde_json::to_string(frame).expect("frames are plain data"))
}

/// The only error worth a word is a frame over the limit.
fn too_big(error: &WsError) -> Over {
    match error {
        WsError::Capacity(_) => Over::Bye(Bye { why: Why::TooBig, after_ms: None }),
        _ => Over::Gone,
    }
}
