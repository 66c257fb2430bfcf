//! The door: connections are let in, counted, and shown out when they only
//! stand there. HTTP/1.1 is spoken, and nothing else.

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep};
use tracing::warn;

use crate::config::Config;
use crate::limits::{Place, Places};
use crate::source::Source;
use crate::world::{Connection, Listener};

/// The other end of the connection a request came by, and its place at the door.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) addr: SocketAddr,
    pub(crate) place: Arc<Place>,
}

/// How long connections may take, and how many there may be.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    places: Arc<Places>,
    head: Duration,
    stall: Duration,
}

/// The head of a request may have this many bytes.
const HEAD: usize = 64 * 1024;

/// When there is no file left for a connection, none is taken for this long.
const PAUSE: Duration = Duration::from_millis(100);
/// It is logged no more often than this.
const WARN: Duration = Duration::from_secs(10);

/// Connections where the system does not say how many files may be open.
const CONNECTIONS: u32 = 4096;
/// Files the store and the program need themselves.
const OWN_FILES: u32 = 64;

impl Door {
    pub(crate) fn new(config: &Config) -> Door {
        let limits = config.limits;
        // A proxy makes all connections; it counts its visitors itself.
        let by_network = if config.trust_proxy { u32::MAX } else { limits.connections };
        let in_all = limits.connections_in_all.unwrap_or_else(room_for_connections);
        Door { places: Places::new(by_network, in_all), head: config.head, stall: config.stall }
    }

    /// Another door, for a few connections of those who watch the server.
    pub(crate) fn beside(&self) -> Door {
        Door { places: Places::new(OWN_FILES / 2, OWN_FILES / 2), ..self.clone() }
    }

    /// Lets visitors in until it is told to stop, then waits for those inside.
    pub(crate) async fn keep(self, mut listener: Box<dyn Listener>, app: Router, mut stopped: watch::Receiver<bool>) {
        let mut inside = JoinSet::new();
        let mut warned: Option<Instant> = None;
        let stopping = stopped.clone();
        loop {
            let accepted = tokio::select! {
                biased;
                () = told_to_stop(&mut stopped) => break,
                Some(_) = inside.join_next() => continue,
                accepted = poll_fn(|cx| listener.poll_accept(cx)) => accepted,
            };
            match accepted {
                Ok((stream, addr)) => {
                    // One too many is hung up on at once, so that nobody waits behind it.
                    if let Some(place) = self.places.take(Source::of(addr.ip())) {
                        let peer = Peer { addr, place: Arc::new(place) };
                        inside.spawn(self.clone().serve(stream, peer, app.clone(), stopping.clone()));
                    }
                }
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    if warned.is_none_or(|at| at.elapsed() >= WARN) {
                        warned = Some(Instant::now());
                        warn!(%error, "no connection can be taken");
                    }
                    sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        while inside.join_next().await.is_some() {}
    }

    async fn serve(self, stream: Box<dyn Connection>, peer: Peer, app: Router, mut stopped: watch::Receiver<bool>) {
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(peer.clone());
            TowerToHyperService::new(app.clone()).call(request)
        });
        let io = TokioIo::new(Patient { stream, stall: self.stall, waits: None });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.head).max_buf_size(HEAD);
        let connection = http.serve_connection(io, service).with_upgrades();
        tokio::pin!(connection);
        tokio::select! {
            biased;
            _ = &mut connection => {}
            () = told_to_stop(&mut stopped) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}

async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stop| *stop).await;
}

/// Did the visitor hang up before we took the call?
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind as K;
    matches!(error.kind(), K::ConnectionRefused | K::ConnectionAborted | K::ConnectionReset)
}

/// As many connections as the system's limit on open files leaves room for.
fn room_for_connections() -> u32 {
    let files = open_files().map(|files| u32::try_from(files).unwrap_or(u32::MAX));
    files.map_or(CONNECTIONS, |files| files.saturating_sub(OWN_FILES).max(OWN_FILES))
}

/// The system's limit on open files, where it says so.
pub fn open_files() -> Option<u64> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    files.split_whitespace().next()?.parse().ok()
}

/// A connection whose other end must take what is written before long.
#[derive(Debug)]
pub(crate) struct Patient {
    stream: Box<dyn Connection>,
    stall: Duration,
    /// Runs while something cannot be written.
    waits: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(crate) fn into_inner(self) -> Box<dyn Connection> {
        self.stream
    }

    fn in_time<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(self.stall)));
        waits.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
