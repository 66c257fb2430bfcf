//! The way out to one page. A table writes its frames here itself: straight
//! into the connection while that has room, so that no other task must wake
//! for it. Only what does not fit waits, and the socket's own task sends it on.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;

/// A frame of text as it travels: the head of the protocol, then JSON.
#[derive(Clone, Debug)]
pub(crate) struct Packet(Bytes);

/// The longest head of a frame.
pub(crate) const HEAD: usize = 10;

impl Packet {
    pub(crate) fn of(text: &str) -> Packet {
        let mut bytes = vec![0; HEAD];
        bytes.extend_from_slice(text.as_bytes());
        Packet::within(&mut bytes)
    }

    /// The text stands behind [`HEAD`] free bytes.
    pub(crate) fn within(bytes: &mut [u8]) -> Packet {
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
        Packet(Bytes::copy_from_slice(&bytes[from..]))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// Why a frame was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The page does not keep up.
    Full,
    Closed,
}

#[derive(Debug)]
pub(crate) struct Outlet {
    inside: Mutex<Inside>,
    /// Something waits that was not there before.
    waits: Notify,
    limit: usize,
}

#[derive(Debug, Default)]
struct Inside {
    /// Before the handshake is over, there is none.
    way: Option<Arc<OwnedWriteHalf>>,
    waiting: Vec<u8>,
    closed: bool,
}

impl Outlet {
    /// At most so many bytes may wait.
    pub(crate) fn new(limit: usize) -> Arc<Outlet> {
        Arc::new(Outlet { inside: Mutex::default(), waits: Notify::new(), limit })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn send(&self, packet: &Packet) -> Result<(), Lost> {
        self.push(&packet.0, self.limit)
    }

    /// Behind everything that waits, however much that is.
    pub(super) fn send_last(&self, packet: &Packet) {
        let _ = self.push(&packet.0, usize::MAX);
    }

    fn push(&self, bytes: &[u8], limit: usize) -> Result<(), Lost> {
        let mut inside = self.inside();
        if inside.closed {
            return Err(Lost::Closed);
        }
        let mut sent = 0;
        if inside.waiting.is_empty()
            && let Some(way) = &inside.way
        {
            match way.try_write(bytes) {
                Ok(n) if n == bytes.len() => return Ok(()),
                Ok(n) => sent = n,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                // Its own task will notice.
                Err(_) => {
                    inside.closed = true;
                    return Err(Lost::Closed);
                }
            }
        }
        if !inside.waiting.is_empty() && inside.waiting.len() + bytes.len() > limit {
            return Err(Lost::Full);
        }
        inside.waiting.extend_from_slice(&bytes[sent..]);
        drop(inside);
        self.waits.notify_one();
        Ok(())
    }

    /// The handshake is over: from now on frames leave.
    fn attach(&self, way: OwnedWriteHalf) {
        self.inside().way = Some(Arc::new(way));
        self.waits.notify_one();
    }

    /// Returns when something waits.
    pub(super) async fn is_waiting(&self) {
        self.waits.notified().await;
    }

    /// Sends what waits; returns when nothing does.
    pub(super) async fn drain(&self) -> io::Result<()> {
        loop {
            let way = {
                let inside = self.inside();
                match &inside.way {
                    _ if inside.waiting.is_empty() => return Ok(()),
                    Some(way) if !inside.closed => way.clone(),
                    _ => return Err(io::ErrorKind::NotConnected.into()),
                }
            };
            way.writable().await?;
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
    pub(super) fn close(&self) {
        let mut inside = self.inside();
        inside.closed = true;
        inside.way = None;
        inside.waiting = Vec::new();
    }
}

/// The connection as the protocol sees it: it reads by itself and writes
/// through the outlet, so that its frames and the table's never mix.
#[derive(Debug)]
pub(super) struct Pipe {
    read: OwnedReadHalf,
    outlet: Arc<Outlet>,
}

impl Pipe {
    pub(super) fn new(stream: tokio::net::TcpStream, outlet: Arc<Outlet>) -> Pipe {
        let (read, write) = stream.into_split();
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
            let Packet(bytes) = Packet::of(&"x".repeat(len));
            assert_eq!((&bytes[..head.len()], bytes.len()), (head, head.len() + len));
        }
    }

    #[test]
    fn what_waits_is_bounded_and_nothing_is_taken_after_the_end() {
        let outlet = Outlet::new(20);
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
        let outlet = Outlet::new(64 << 20);
        let mut sent = Vec::new();
        let mut send = |n: u32| {
            let packet = Packet::of(&format!("{n} {}", "x".repeat(20_000)));
            sent.extend_from_slice(&packet.0);
            outlet.send(&packet).unwrap();
        };
        send(0);
        let _pipe = Pipe::new(near, outlet.clone());
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
}
