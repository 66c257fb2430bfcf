//! Connections in memory: bytes arrive in order and late, are held up, or the
//! connection breaks. An address is a node; pages come from nowhere.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Debug};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use server::world::{Connection, Incoming, Listener, Outgoing};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::nature::{below, span};

/// Bytes on their way; more, and the writer waits.
const ROOM: usize = 64 * 1024;

#[derive(Default)]
struct Way {
    bytes: VecDeque<(Instant, Vec<u8>)>,
    size: usize,
    last: Option<Instant>,
    held: bool,
    /// The writer has hung up.
    closed: bool,
    /// Nothing more arrives, and nobody reads.
    broken: bool,
    wakers: Vec<Waker>,
}

impl Way {
    fn wake(&mut self) {
        self.wakers.drain(..).for_each(Waker::wake);
    }
}

/// A connection: the way to the server, and the way back.
pub(crate) struct Link {
    ways: [Mutex<Way>; 2],
    node: SocketAddr,
    /// Milliseconds on the way.
    delay: u64,
    /// A planted bug: see [`Network::forgetful`].
    forgets: Mutex<Option<bool>>,
}

impl Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({})", self.node)
    }
}

impl Link {
    fn way(&self, n: usize) -> MutexGuard<'_, Way> {
        self.ways[n].lock().unwrap()
    }

    pub(crate) fn cut(&self) {
        for n in 0..2 {
            let mut way = self.way(n);
            way.broken = true;
            way.wake();
        }
    }

    pub(crate) fn hold(&self, held: bool) {
        for n in 0..2 {
            let mut way = self.way(n);
            way.held = held;
            way.wake();
        }
    }

    fn is_cut(&self) -> bool {
        self.way(0).broken || self.way(1).broken
    }

    fn write(&self, n: usize, bytes: &[u8]) -> io::Result<usize> {
        let mut way = self.way(n);
        if way.broken {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let fits = bytes.len().min(ROOM.saturating_sub(way.size));
        if fits == 0 {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let at = Instant::now() + Duration::from_millis(self.delay + below(1 + self.delay / 2));
        let at = way.last.map_or(at, |last| last.max(at));
        way.last = Some(at);
        way.size += fits;
        way.bytes.push_back((at, bytes[..fits].to_vec()));
        way.wake();
        Ok(fits)
    }

    /// After everything was told, the next frame is swallowed.
    fn swallows(&self, bytes: &[u8]) -> bool {
        let mut forgets = self.forgets.lock().unwrap();
        let Some(armed) = forgets.as_mut() else { return false };
        let has = |word: &[u8]| bytes.windows(word.len()).any(|part| part == word);
        if has(b"{\"all\":") {
            *armed = true;
            return false;
        }
        has(b"{\"told\":") && std::mem::take(armed)
    }
}

/// One end that reads.
#[derive(Debug)]
pub(crate) struct Reader {
    link: Arc<Link>,
    n: usize,
    waits: Option<Pin<Box<Sleep>>>,
}

/// One end that writes.
#[derive(Debug)]
pub(crate) struct Sender {
    link: Arc<Link>,
    n: usize,
}

/// Both, as a page or a server has them.
#[derive(Debug)]
pub(crate) struct End {
    reader: Reader,
    sender: Sender,
}

impl End {
    fn of(link: &Arc<Link>, reads: usize) -> End {
        let reader = Reader { link: link.clone(), n: reads, waits: None };
        End { reader, sender: Sender { link: link.clone(), n: 1 - reads } }
    }
}

impl AsyncRead for Reader {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let link = self.link.clone();
        let mut way = link.way(self.n);
        if way.broken {
            return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into()));
        }
        let at = match way.bytes.front() {
            Some((at, _)) if !way.held => *at,
            None if way.closed => return Poll::Ready(Ok(())),
            _ => {
                way.wakers.push(cx.waker().clone());
                return Poll::Pending;
            }
        };
        if at > Instant::now() {
            way.wakers.push(cx.waker().clone());
            drop(way);
            let waits = self.waits.insert(Box::pin(sleep_until(at)));
            return match waits.as_mut().poll(cx) {
                Poll::Ready(()) => {
                    cx.waker().wake_by_ref();
                    Poll::Pending
                }
                Poll::Pending => Poll::Pending,
            };
        }
        if let Some((_, bytes)) = way.bytes.front_mut() {
            let n = bytes.len().min(buf.remaining());
            buf.put_slice(&bytes[..n]);
            bytes.drain(..n);
            let empty = bytes.is_empty();
            way.size -= n;
            if empty {
                way.bytes.pop_front();
            }
            way.wake();
        }
        Poll::Ready(Ok(()))
    }
}

impl Sender {
    fn poll_room(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut way = self.link.way(self.n);
        if way.broken || way.size < ROOM {
            return Poll::Ready(Ok(()));
        }
        way.wakers.push(cx.waker().clone());
        Poll::Pending
    }
}

impl Outgoing for Sender {
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        if self.link.swallows(bytes) {
            return Ok(bytes.len());
        }
        self.link.write(self.n, bytes)
    }

    fn poll_writable(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_room(cx)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let mut way = self.link.way(self.n);
        way.broken = true;
        way.wake();
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        let mut way = self.link.way(self.n);
        way.closed = true;
        way.wake();
    }
}

impl AsyncRead for End {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reader).poll_read(cx, buf)
    }
}

impl AsyncWrite for End {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.sender.poll_room(cx) {
            Poll::Ready(_) => Poll::Ready(self.sender.link.write(self.sender.n, bytes)),
            Poll::Pending => Poll::Pending,
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut way = self.sender.link.way(self.sender.n);
        way.closed = true;
        way.wake();
        Poll::Ready(Ok(()))
    }
}

impl Connection for End {
    fn split(self: Box<Self>) -> (Box<dyn Incoming>, Arc<dyn Outgoing>) {
        (Box::new(self.reader), Arc::new(self.sender))
    }
}

type Arriving = Arc<Mutex<(VecDeque<End>, Option<Waker>)>>;

/// All connections, and who listens where.
#[derive(Default)]
pub(crate) struct Network {
    doors: Mutex<BTreeMap<SocketAddr, Arriving>>,
    links: Mutex<Vec<Arc<Link>>>,
    /// A planted bug: a server loses the first frame after it has told a page everything.
    pub(crate) forgetful: bool,
}

struct Door {
    addr: SocketAddr,
    arriving: Arriving,
}

impl Listener for Door {
    fn addr(&self) -> io::Result<SocketAddr> {
        Ok(self.addr)
    }

    fn poll_accept(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<(Box<dyn Connection>, SocketAddr)>> {
        let mut arriving = self.arriving.lock().unwrap();
        match arriving.0.pop_front() {
            Some(end) => Poll::Ready(Ok((Box::new(end), SocketAddr::from(([192, 0, 2, 1], 1))))),
            None => {
                arriving.1 = Some(cx.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl Network {
    pub(crate) fn listen(&self, addr: SocketAddr) -> Box<dyn Listener> {
        let arriving = Arriving::default();
        self.doors.lock().unwrap().insert(addr, arriving.clone());
        Box::new(Door { addr, arriving })
    }

    pub(crate) fn connect(&self, node: SocketAddr) -> io::Result<End> {
        let doors = self.doors.lock().unwrap();
        let arriving = doors.get(&node).ok_or(io::ErrorKind::ConnectionRefused)?;
        let delay = span(0, 80).as_millis() as u64;
        let forgets = Mutex::new(self.forgetful.then_some(false));
        let link = Arc::new(Link { ways: Default::default(), node, delay, forgets });
        let mut links = self.links.lock().unwrap();
        links.retain(|link| !link.is_cut());
        links.push(link.clone());
        let mut arriving = arriving.lock().unwrap();
        arriving.0.push_back(End::of(&link, 0));
        if let Some(waker) = arriving.1.take() {
            waker.wake();
        }
        Ok(End::of(&link, 1))
    }

    /// A connection that is open, by chance.
    pub(crate) fn any(&self) -> Option<Arc<Link>> {
        let mut links = self.links.lock().unwrap();
        links.retain(|link| !link.is_cut());
        (!links.is_empty()).then(|| links[below(links.len() as u64) as usize].clone())
    }

    pub(crate) fn of(&self, node: SocketAddr) -> Vec<Arc<Link>> {
        self.links.lock().unwrap().iter().filter(|link| link.node == node).cloned().collect()
    }

    /// Nobody listens there any more.
    pub(crate) fn close(&self, node: SocketAddr) {
        self.doors.lock().unwrap().remove(&node);
    }
}
