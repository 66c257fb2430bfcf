//! One socket: the handshake, then frames in, taken apart and put into the
//! table's mailbox. Frames out go by the outlet. Nothing is decided here.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::io::AsyncReadExt;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as WsError, Message as Ws};

use super::body::Asked;
use super::guard::{From, too_fast};
use crate::door::{Patient, Peer};
use crate::hub::Hub;
use crate::identity::Person;
use crate::limits::{Bucket, Place};
use crate::outlet::{Outlet, Packet, Pipe};
use crate::problem::Problem;
use crate::room::{Line, Mail, SocketId};
use crate::source::Source;
use crate::wire::{Bye, Frame, Message, Refused, Saying, WIRE, Why, number};
use crate::world::Connection;

#[derive(Debug, Deserialize)]
pub(super) struct Speaks {
    wire: Option<u16>,
}

/// Opens the socket of a table.
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Extension(From(from)): Extension<From>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Asked(speaks): Asked<Speaks>,
    request: Request,
) -> Result<Response, Problem> {
    let (accept, upgrade) = handshake(request)?;
    if speaks.wire.is_some_and(|wire| wire != WIRE) {
        return Err(Problem::Version);
    }
    let slot = Slot::take(&hub, from, peer.place)?;
    // Before the handshake, so that a missing table is an ordinary 404.
    let limits = hub.config.limits;
    let outlet = Outlet::new(limits.backlog * FRAME, hub.beat.clone());
    // A table that is just leaving memory is asked twice: a fresh line each time.
    let ends = std::sync::Mutex::new(None);
    let letter = |reply| {
        let (bye, last_word) = oneshot::channel();
        *ends.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(last_word);
        Mail::Connect(person.clone(), Line { out: outlet.clone(), bye, from }, reply)
    };
    // The room's own mailbox: should it be rebuilt, this socket is not part of it.
    let (socket, mailbox) = hub.ask(&id, letter).await?;
    let ends = ends.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let last_word = ends.ok_or(Problem::Fault)?;
    let talk = Talk { hub: hub.clone(), socket, mailbox, outlet, last_word, slot };
    tokio::spawn(async move {
        match upgrade.await.map(|upgraded| upgraded.downcast::<TokioIo<Patient>>()) {
            Ok(Ok(parts)) => talk.run(parts.io.into_inner().into_inner(), parts.read_buf.into()).await,
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

/// An open socket, as it is counted.
struct Slot {
    hub: Arc<Hub>,
    _places: (Place, Arc<Place>),
}

impl Slot {
    fn take(hub: &Arc<Hub>, from: Source, connection: Arc<Place>) -> Result<Slot, Problem> {
        hub.gates.opens.pass_network(from).map_err(too_fast)?;
        let place = hub.gates.sockets.take(from).ok_or_else(|| too_fast(Duration::from_secs(10)))?;
        hub.metrics.sockets.fetch_add(1, Relaxed);
        Ok(Slot { hub: hub.clone(), _places: (place, connection) })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.hub.metrics.sockets.fetch_sub(1, Relaxed);
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

/// Why a conversation ends.
enum Over {
    /// With a last word.
    Bye(Bye),
    /// As the protocol wants it: the page has closed, or was not understood.
    Closed(Option<u16>),
    /// Nobody listens.
    Gone,
}

/// How often one of several servers says that it lives. A page that misses two beats goes to another: a machine
/// without power hangs up on nobody.
const BEAT: Duration = Duration::from_secs(1);

/// A page is given this long to read the end and to hang up itself.
const FAREWELL: Duration = Duration::from_secs(2);

impl Talk {
    async fn run(mut self, stream: Box<dyn Connection>, read: Vec<u8>) {
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
        let code = match over {
            Over::Bye(bye) => {
                // What was on its way comes first.
                let code = bye.why.close_code();
                self.outlet.send_last(&packet(&Frame::Bye(bye)));
                Some(Some(code))
            }
            Over::Closed(code) => Some(code),
            Over::Gone => None,
        };
        if let Some(code) = code {
            self.outlet.send_last(&Packet::close(code));
            let _ = timeout(FAREWELL, self.hang_up(ws.get_mut())).await;
        }
        self.outlet.close();
        drop(self.slot);
    }

    /// Sends what is left, then listens to the end: hanging up on unread bytes would take back what was sent.
    async fn hang_up(&self, pipe: &mut Pipe) -> std::io::Result<()> {
        self.outlet.drain().await?;
        self.outlet.close();
        let mut unread = [0; 4096];
        while pipe.read(&mut unread).await? > 0 {}
        Ok(())
    }

    /// The handshake failed: the table need not wait for this page.
    async fn give_up(self) {
        self.outlet.close();
        let _ = self.mailbox.send(Mail::Closed(self.socket)).await;
    }

    async fn converse(&mut self, ws: &mut WebSocketStream<Pipe>) -> Over {
        let patience = self.hub.config.ping * 3;
        let mut ping = interval(self.hub.config.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let lives = packet(&Frame::Beat(BEAT.as_millis() as u32));
        let mut heard_at = Instant::now();
        let mut pace =
            Pace { bucket: Bucket::full(self.hub.config.limits.frames, heard_at), strikes: 0, pinged: false };
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
                    let Some(frame) = frame else { return Over::Gone };
                    if let Err(over) = self.hear(frame, &mut pace, heard_at).await {
                        return over;
                    }
                }
                _ = ping.tick() => {
                    if heard_at.elapsed() > patience || ws.send(Ws::Ping(Bytes::new())).await.is_err() {
                        return Over::Gone;
                    }
                    pace.pinged = true;
                }
                _ = beat.tick(), if self.hub.desk.is_some() => {
                    if self.outlet.send(&lives).is_err() {
                        return Over::Gone;
                    }
                }
            }
        }
    }

    /// One frame of the page: into the table's mailbox, if it is one and not one too many.
    async fn hear(&self, frame: Result<Ws, WsError>, pace: &mut Pace, now: Instant) -> Result<(), Over> {
        let text = match frame.map_err(|error| not_understood(&error))? {
            Ws::Text(text) => Some(text),
            Ws::Binary(_) => Some(Utf8Bytes::from_static("")),
            Ws::Pong(_) if mem::take(&mut pace.pinged) => return Ok(()),
            Ws::Ping(_) | Ws::Pong(_) | Ws::Frame(_) => None,
            Ws::Close(close) => return Err(Over::Closed(close.map(|close| answer_to(close.code)))),
        };
        let limits = self.hub.config.limits;
        if pace.bucket.take(limits.frames, now).is_err() {
            self.hub.metrics.limited.fetch_add(1, Relaxed);
            pace.strikes += 1;
            if pace.strikes > limits.patience {
                return Err(Over::Bye(Bye { why: Why::Flood, after_ms: Some(10_000) }));
            }
            let number = text.as_ref().and_then(|text| number(text));
            return match number.is_some() || pace.strikes == 1 {
                true => self.refuse("too-fast", number),
                false => Ok(()),
            };
        }
        pace.strikes = 0;
        let Some(text) = text else { return Ok(()) };
        match serde_json::from_str::<Saying>(&text) {
            Ok(saying) => {
                let sent = self.mailbox.send(Mail::Said(self.socket, saying)).await;
                sent.map_err(|_| Over::Bye(Bye { why: Why::Gone, after_ms: Some(500) }))
            }
            Err(_) => self.refuse("malformed", number(&text)),
        }
    }

    /// A refusal that the table need not hear of.
    fn refuse(&self, code: &str, id: Option<u32>) -> Result<(), Over> {
        self.hub.metrics.refused.fetch_add(1, Relaxed);
        let message = Message::new(format!("server-refused-{code}"));
        let refused = Refused { to: "?".to_owned(), id, code: code.to_owned(), seq: None, message };
        self.outlet.send(&packet(&Frame::Refused(refused))).map_err(|_| Over::Gone)
    }
}

/// How fast a page speaks; pings count too, the pong to the server's ping does not.
struct Pace {
    bucket: Bucket,
    /// Frames in a row that were one too many.
    strikes: u32,
    /// The server's ping waits for its pong.
    pinged: bool,
}

fn packet(frame: &Frame) -> Packet {
    Packet::of(&serde_json::to_string(frame).expect("frames are plain data"))
}

/// A page that closes is answered with its own code, if that is one.
fn answer_to(code: CloseCode) -> u16 {
    if code.is_allowed() { code.into() } else { CloseCode::Protocol.into() }
}

/// What a page is told whose frame cannot be read.
fn not_understood(error: &WsError) -> Over {
    match error {
        WsError::Capacity(_) => Over::Bye(Bye { why: Why::TooBig, after_ms: None }),
        WsError::Utf8(_) => Over::Closed(Some(CloseCode::Invalid.into())),
        // The connection ended without a word.
        WsError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Over::Gone,
        WsError::Protocol(_) => Over::Closed(Some(CloseCode::Protocol.into())),
        _ => Over::Gone,
    }
}
