//! What a server takes from the machine it runs on: connections, and threads for
//! work that would keep a task from others. A simulation brings both itself
//! (`Config::world`), and time and luck besides (`ids.rs`): then one seed gives
//! one run.

use std::fmt::Debug;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::net::{TcpListener, TcpStream};

pub use crate::ids::{Nature, pretend};
use crate::post::Later;

/// Something to do that takes a while.
pub type Work = Box<dyn FnOnce() + Send>;

/// Another world than this machine's.
pub trait World: Debug + Send + Sync {
    fn listen(&self, addr: SocketAddr) -> Later<io::Result<Box<dyn Listener>>>;

    /// Does it a little later, on the thread of the tasks.
    fn take(&self, work: Work);
}

/// Where connections come from.
pub trait Listener: Send {
    fn addr(&self) -> io::Result<SocketAddr>;

    fn poll_accept(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<(Box<dyn Connection>, SocketAddr)>>;
}

/// A connection, which may come apart: then both directions are used at once.
pub trait Connection: AsyncRead + AsyncWrite + Debug + Send + Unpin {
    fn split(self: Box<Self>) -> (Box<dyn Incoming>, Arc<dyn Outgoing>);
}

pub trait Incoming: AsyncRead + Debug + Send + Unpin {}

impl<T: AsyncRead + Debug + Send + Unpin> Incoming for T {}

pub trait Outgoing: Debug + Send + Sync {
    /// As much as fits at once.
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize>;

    /// Is there room? One task at a time may wait for it.
    fn poll_writable(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>>;
}

impl Listener for TcpListener {
    fn addr(&self) -> io::Result<SocketAddr> {
        self.local_addr()
    }

    fn poll_accept(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<(Box<dyn Connection>, SocketAddr)>> {
        TcpListener::poll_accept(self, cx).map_ok(|(stream, addr)| {
            // Frames are small and somebody waits for each of them.
            let _ = stream.set_nodelay(true);
            (Box::new(stream) as Box<dyn Connection>, addr)
        })
    }
}

impl Connection for TcpStream {
    fn split(self: Box<Self>) -> (Box<dyn Incoming>, Arc<dyn Outgoing>) {
        let (read, write) = self.into_split();
        (Box::new(read), Arc::new(write))
    }
}

impl Outgoing for OwnedWriteHalf {
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        OwnedWriteHalf::try_write(self, bytes)
    }

    fn poll_writable(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.as_ref().poll_write_ready(cx)
    }
}
