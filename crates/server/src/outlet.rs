//! The way out to one page: from a frame's bytes to the connection.
//!
//! A room that has something to tell calls [`Outlet::send`], and this is what
//! happens:
//!
//! 1. The frame is a [`Packet`]: a WebSocket head and JSON in one buffer, so
//!    that it leaves in one write. The room writes the JSON behind room for the
//!    longest head, and the head is put in front of it once the length is known.
//! 2. `send` takes the outlet's lock and writes into the socket itself
//!    (`try_write`). It does not wait: the connection of a page that reads has
//!    room for many frames, and then nobody else has to run. With a channel to
//!    the socket's task, as `axum::extract::ws` would have it, every frame would
//!    wake a task, at a table of five five of them for each answer: 104 us of
//!    processor time an answer instead of 45 when it was measured.
//! 3. What the connection does not take waits in `waiting`, in order, and the
//!    socket's task is notified. It alone awaits `writable` and sends the rest
//!    ([`Outlet::drain`]). Whatever comes meanwhile joins the queue, so frames
//!    never overtake each other. If more than `limit` bytes wait, the page does
//!    not keep up: [`Lost::Full`], and the room lets it go.
//! 4. A frame that nobody waits for (`send_soon`: the page is neither asked nor
//!    has it just answered) is held back if another has left within the last
//!    `hold`, because a send is a call to the kernel and the most expensive part of an
//!    answer. All outlets that hold something share one [`Beat`]: the first
//!    starts a timer, and when it is up every one of them sends all it holds in
//!    one write. A frame that is sent at once takes along what was held.
//!
//! The protocol's own frames (pongs, the reply to a close) come from the library
//! that reads the socket. It writes through the same outlet ([`Pipe`]), or its
//! bytes would end up inside a frame of the table.
//!
//! The lock is a `std::sync::Mutex` and not one of Tokio: it is held for a
//! memory copy and a write that does not block, never across an `await`. It is
//! contended only between a room and the task of one of its sockets. Should
//! writing ever have to wait (TLS in the program, say), this would have to
//! become a task with a channel after all.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::post::{FRAME, Post, for_line};
use crate::world::{Connection, Incoming, Outgoing};

/// A frame of text as it travels: the head of the protocol, then JSON.
#[derive(Debug)]
pub(crate) struct Packet {
    bytes: Vec<u8>,
    from: usize,
}

/// The longest head of a frame.
pub(crate) const HEAD: usize = 10;

impl Packet {
    pub(crate) fn of(text: &str) -> Packet {
        let mut bytes = vec![0; HEAD];
        bytes.extend_from_slice(text.as_bytes());
        Packet::within(bytes)
    }

    /// The text stands behind [`HEAD`] free bytes.
    pub(crate) fn within(mut bytes: Vec<u8>) -> Packet {
        const TEXT: u8 = 0x81;
        let len = bytes.len() - HEAD;
        let head = match len {
            0..126 => 2,
            126..0x1_0000 => 4,
            _ => HEAD,
        };
        let from = HEAD - head;
        bytes[from] = TEXT;
        match head {
            2 => bytes[from + 1] = len as u8,
            4 => {
                bytes[from + 1] = 126;
                bytes[from + 2..HEAD].copy_from_slice(&(len as u16).to_be_bytes());
            }
            _ => {
                bytes[from + 1] = 127;
                bytes[from + 2..HEAD].copy_from_slice(&(len as u64).to_be_bytes());
            }
        }
        Packet { bytes, from }
    }

    /// The frame that ends a conversation.
    pub(crate) fn close(code: Option<u16>) -> Packet {
        const CLOSE: u8 = 0x88;
        let code = code.map(u16::to_be_bytes);
        let mut bytes = vec![CLOSE, code.map_or(0, |code| code.len() as u8)];
        bytes.extend(code.into_iter().flatten());
        Packet { bytes, from: 0 }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[self.from..]
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes().len()
    }

    /// To put another one together in.
    pub(crate) fn into_buffer(self) -> Vec<u8> {
        self.bytes
    }
}

/// Why a frame was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The page does not keep up.
    Full,
    Closed,
}

/// Outlets that hold something back, to be emptied together.
#[derive(Debug)]
pub(crate) struct Beat {
    holding: Mutex<Holding>,
    /// How long a frame may be held back, and how short a time ago another must have left.
    hold: Duration,
}

#[derive(Debug, Default)]
struct Holding {
    outlets: Vec<Arc<Outlet>>,
    /// Empty ones, to hold something in.
    buffers: Vec<Vec<u8>>,
}

/// This many buffers are kept, none larger than this.
const BUFFERS: usize = 64;
const BUFFER: usize = 64 * 1024;

impl Beat {
    pub(crate) fn new(hold: Duration) -> Arc<Beat> {
        Arc::new(Beat { holding: Mutex::default(), hold })
    }

    fn inside(&self) -> MutexGuard<'_, Holding> {
        self.holding.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn join(self: &Arc<Beat>, outlet: Arc<Outlet>) {
        let mut holding = self.inside();
        holding.outlets.push(outlet);
        if holding.outlets.len() == 1 {
            let beat = self.clone();
            tokio::spawn(async move {
                tokio::time::sleep(beat.hold).await;
                let outlets = std::mem::take(&mut beat.inside().outlets);
                outlets.iter().for_each(|outlet| outlet.let_go(&mut outlet.inside()));
            });
        }
    }

    fn buffer(&self) -> Vec<u8> {
        self.inside().buffers.pop().unwrap_or_default()
    }

    fn take_back(&self, mut buffer: Vec<u8>) {
        let mut holding = self.inside();
        if holding.buffers.len() < BUFFERS && buffer.capacity() <= BUFFER {
            buffer.clear();
            holding.buffers.push(buffer);
        }
    }
}

#[derive(Debug)]
pub(crate) struct Outlet {
    inside: Mutex<Inside>,
    /// Something waits for the connection that was not there before.
    waits: Notify,
    beat: Arc<Beat>,
    limit: usize,
}

/// Where frames leave.
#[derive(Clone, Debug)]
enum Way {
    Connection(Arc<dyn Outgoing>),
    /// To the server that has the connection.
    Post {
        post: Arc<dyn Post>,
        node: String,
        line: u64,
    },
}

#[derive(Debug, Default)]
struct Inside {
    /// Before the handshake is over, there is none.
    way: Option<Way>,
    waiting: Vec<u8>,
    /// What waits is held back; the connection would take it.
    held: bool,
    left_at: Option<Instant>,
    /// Letters that have left by post.
    posted: u64,
    closed: bool,
}

impl Outlet {
    /// At most this many bytes may wait.
    pub(crate) fn new(limit: usize, beat: Arc<Beat>) -> Arc<Outlet> {
        Arc::new(Outlet { inside: Mutex::default(), waits: Notify::new(), beat, limit })
    }

    /// To a page of another server, which counts what waits.
    pub(crate) fn by_post(post: Arc<dyn Post>, node: &str, line: u64, beat: Arc<Beat>) -> Arc<Outlet> {
        let outlet = Outlet::new(usize::MAX, beat);
        outlet.inside().way = Some(Way::Post { post, node: node.to_owned(), line });
        outlet
    }

    /// Letters that have left by post.
    pub(crate) fn posted(&self) -> u64 {
        self.inside().posted
    }

    /// Sends whole frames as they came.
    pub(crate) fn pass_on(&self, frames: &[u8]) -> Result<(), Lost> {
        self.push(frames, self.limit)
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a frame, and before it what was held back.
    pub(crate) fn send(&self, packet: &Packet) -> Result<(), Lost> {
        self.push(packet.bytes(), self.limit)
    }

    /// Sends a frame that nobody waits for: if one has just left, it waits for others.
    pub(crate) fn send_soon(self: &Arc<Outlet>, packet: &Packet) -> Result<(), Lost> {
        let mut inside = self.inside();
        let fits = inside.waiting.len() + packet.len() <= self.limit;
        let rush = inside.waiting.is_empty() && inside.left_at.is_some_and(|at| at.elapsed() < self.beat.hold);
        if inside.closed || !fits || !(inside.held || rush) {
            drop(inside);
            return self.send(packet);
        }
        if !inside.held {
            inside.waiting = self.beat.buffer();
        }
        inside.waiting.extend_from_slice(packet.bytes());
        if !std::mem::replace(&mut inside.held, true) {
            drop(inside);
            self.beat.join(self.clone());
        }
        Ok(())
    }

    /// Behind everything that waits, however much that is.
    pub(crate) fn send_last(&self, packet: &Packet) {
        let _ = self.push(packet.bytes(), usize::MAX);
    }

    fn push(&self, bytes: &[u8], limit: usize) -> Result<(), Lost> {
        let mut inside = self.inside();
        if inside.closed {
            return Err(Lost::Closed);
        }
        if inside.held {
            inside.waiting.extend_from_slice(bytes);
            self.let_go(&mut inside);
            return if inside.closed { Err(Lost::Closed) } else { Ok(()) };
        }
        let mut sent = 0;
        if inside.waiting.is_empty() {
            match inside.write(bytes) {
                Some(n) if n == bytes.len() => return Ok(()),
                Some(n) => sent = n,
                None => return Err(Lost::Closed),
            }
        } else if inside.waiting.len() + bytes.len() > limit {
            return Err(Lost::Full);
        }
        inside.waiting.extend_from_slice(&bytes[sent..]);
        drop(inside);
        self.waits.notify_one();
        Ok(())
    }

    /// What was held back leaves, as far as the connection takes it.
    fn let_go(&self, inside: &mut Inside) {
        if !std::mem::take(&mut inside.held) {
            return;
        }
        let mut waiting = std::mem::take(&mut inside.waiting);
        match inside.write(&waiting) {
            Some(n) if n < waiting.len() => {
                inside.waiting = waiting.split_off(n);
                self.waits.notify_one();
            }
            _ => self.beat.take_back(waiting),
        }
    }

    /// The handshake is over: from now on frames leave.
    fn attach(&self, way: Arc<dyn Outgoing>) {
        self.inside().way = Some(Way::Connection(way));
        self.waits.notify_one();
    }

    /// Returns when something waits.
    pub(crate) async fn is_waiting(&self) {
        self.waits.notified().await;
    }

    /// Sends what waits; returns when nothing does.
    pub(crate) async fn drain(&self) -> io::Result<()> {
        loop {
            let way = {
                let mut inside = self.inside();
                inside.held = false;
                match &inside.way {
                    _ if inside.waiting.is_empty() => return Ok(()),
                    Some(Way::Connection(way)) if !inside.closed => way.clone(),
                    _ => return Err(io::ErrorKind::NotConnected.into()),
                }
            };
            poll_fn(|cx| way.poll_writable(cx)).await?;
            let mut inside = self.inside();
            match way.try_write(&inside.waiting) {
                Ok(n) => drop(inside.waiting.drain(..n)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
            if inside.waiting.is_empty() {
                inside.waiting = Vec::new();
            }
        }
    }

    /// Nothing more leaves.
    pub(crate) fn close(&self) {
        let mut inside = self.inside();
        inside.closed = true;
        inside.way = None;
        inside.waiting = Vec::new();
    }
}

impl Inside {
    /// How much the connection takes at once; nothing if it is gone.
    fn write(&mut self, bytes: &[u8]) -> Option<usize> {
        let Some(way) = &self.way else { return Some(0) };
        let taken = match way {
            Way::Connection(way) => way.try_write(bytes),
            Way::Post { post, node, line } => {
                post.send(node, for_line(FRAME, *line, bytes));
                self.posted += 1;
                Ok(bytes.len())
            }
        };
        match taken {
            Ok(n) => {
                self.left_at = Some(Instant::now());
                Some(n)
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Some(0),
            // Its own task will notice.
            Err(_) => {
                self.closed = true;
                None
            }
        }
    }
}

/// The connection as the protocol sees it: it reads by itself and writes
/// through the outlet, so that its frames and the table's never mix.
#[derive(Debug)]
pub(crate) struct Pipe {
    read: Box<dyn Incoming>,
    outlet: Arc<Outlet>,
}

impl Pipe {
    pub(crate) fn new(stream: Box<dyn Connection>, outlet: Arc<Outlet>) -> Pipe {
        let (read, write) = stream.split();
        outlet.attach(write);
        Pipe { read, outlet }
    }
}

impl AsyncRead for Pipe {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(cx, buf)
    }
}

impl AsyncWrite for Pipe {
    /// What the protocol writes at once is whole frames, so it is taken whole.
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.outlet.push(bytes, usize::MAX) {
            Ok(()) => Poll::Ready(Ok(bytes.len())),
            Err(_) => Poll::Ready(Err(io::ErrorKind::BrokenPipe.into())),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_say_how_long_the_text_is() {
        for (len, head) in [
            (0, &[0x81, 0][..]),
            (125, &[0x81, 125]),
            (126, &[0x81, 126, 0, 126]),
            (65_535, &[0x81, 126, 255, 255]),
            (65_536, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let packet = Packet::of(&"x".repeat(len));
            let bytes = packet.bytes();
            assert_eq!((&bytes[..head.len()], bytes.len()), (head, head.len() + len));
        }
    }

    #[test]
    fn what_waits_is_bounded_and_nothing_is_taken_after_the_end() {
        let outlet = Outlet::new(20, Beat::new(Duration::from_millis(100)));
        let packet = Packet::of("twelve bytes");
        assert_eq!(outlet.send(&packet), Ok(()), "the first one always fits");
        assert_eq!(outlet.send(&packet), Err(Lost::Full));
        outlet.close();
        assert_eq!(outlet.send(&packet), Err(Lost::Closed));
    }

    #[tokio::test]
    async fn frames_leave_in_order_however_slow_the_other_end_reads() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut far = tokio::net::TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (near, _) = listener.accept().await.unwrap();
        let outlet = Outlet::new(64 << 20, Beat::new(Duration::from_millis(100)));
        let mut sent = Vec::new();
        let mut send = |n: u32| {
            let packet = Packet::of(&format!("{n} {}", "x".repeat(20_000)));
            sent.extend_from_slice(packet.bytes());
            outlet.send(&packet).unwrap();
        };
        send(0);
        let _pipe = Pipe::new(Box::new(near), outlet.clone());
        // More than the connection holds.
        (1..1_000).for_each(&mut send);
        let reading = tokio::spawn(async move {
            let mut got = vec![0; 1_000 * 20_000];
            tokio::io::AsyncReadExt::read_exact(&mut far, &mut got).await.unwrap();
            got
        });
        outlet.drain().await.unwrap();
        let got = reading.await.unwrap();
        assert!(got == sent[..got.len()]);
    }

    #[tokio::test]
    async fn in_a_rush_what_nobody_waits_for_leaves_together_and_never_out_of_order() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut far = tokio::net::TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (near, _) = listener.accept().await.unwrap();
        let outlet = Outlet::new(1 << 20, Beat::new(Duration::from_millis(100)));
        let _pipe = Pipe::new(Box::new(near), outlet.clone());
        let held = || String::from_utf8_lossy(&outlet.inside().waiting).into_owned();
        outlet.send_soon(&Packet::of("1")).unwrap();
        assert_eq!(held(), "", "nothing has left before: no rush");
        // However slow this machine is, it has just left.
        outlet.inside().left_at = Some(Instant::now() + Duration::from_secs(60));
        outlet.send_soon(&Packet::of("2")).unwrap();
        outlet.send_soon(&Packet::of("3")).unwrap();
        assert_eq!(held().matches(['2', '3']).count(), 2);
        outlet.send(&Packet::of("4")).unwrap();
        assert_eq!(held(), "", "what is urgent takes along what was held back");
        outlet.inside().left_at = Some(Instant::now() + Duration::from_secs(60));
        outlet.send_soon(&Packet::of("5")).unwrap();
        let mut got = [0; 15];
        tokio::io::AsyncReadExt::read_exact(&mut far, &mut got).await.unwrap();
        let digits: Vec<char> = got.iter().map(|&byte| byte as char).filter(char::is_ascii_digit).collect();
        assert_eq!(digits, ['1', '2', '3', '4', '5'], "the last one by the beat");
    }
}
