//! One server of the storm: a process of its own behind two cables, with a clock
//! that can be set apart. It can be killed, frozen and stopped in order.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use load::client::Client;

use crate::link::Link;
use crate::other;

/// Makes the command that starts a server on a store and a bus. It prints a line that ends with its address.
pub type Start = fn(store: &str, bus: &str) -> io::Result<Command>;

/// The shared library that tells a process another time: where Debian has it, or where `LIBFAKETIME` says.
fn faketime() -> Option<PathBuf> {
    let usual = || format!("/usr/lib/{}-linux-gnu/faketime/libfaketimeMT.so.1", std::env::consts::ARCH).into();
    let path = std::env::var_os("LIBFAKETIME").map_or_else(usual, PathBuf::from);
    path.exists().then_some(path)
}

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) store: Link,
    pub(crate) bus: Link,
    start: Start,
    clock: PathBuf,
    child: Option<Child>,
    /// Where pages find it while it runs.
    pub(crate) addr: Option<SocketAddr>,
    /// Its name in the store, another one after every start.
    pub(crate) name: String,
}

pub(crate) fn can_set_clocks() -> bool {
    faketime().is_some()
}

impl Node {
    pub(crate) async fn new(n: usize, dir: &Path, ports: [u16; 2], start: Start) -> io::Result<Node> {
        let [store, bus] = [Link::to(ports[0]).await?, Link::to(ports[1]).await?];
        let clock = dir.join(format!("clock-{n}"));
        std::fs::write(&clock, "+0")?;
        let mut node = Node { store, bus, start, clock, child: None, addr: None, name: String::new() };
        node.start().await?;
        Ok(node)
    }

    /// A server that cannot start tries again, as under systemd; but not for ever.
    pub(crate) async fn start(&mut self) -> io::Result<()> {
        let began = Instant::now();
        loop {
            match self.try_start().await {
                Err(_) if began.elapsed() < Duration::from_secs(60) => {
                    self.end("-KILL").await?;
                    tokio::time::sleep(Duration::from_millis(300)).await;
                }
                done => return done,
            }
        }
    }

    async fn try_start(&mut self) -> io::Result<()> {
        let store = format!("postgres://postgres@127.0.0.1:{}/postgres", self.store.port);
        let mut command = (self.start)(&store, &format!("nats://127.0.0.1:{}", self.bus.port))?;
        if let Some(faketime) = faketime() {
            command
                .env("LD_PRELOAD", faketime)
                .env("FAKETIME_TIMESTAMP_FILE", &self.clock)
                .env("FAKETIME_CACHE_DURATION", "1")
                .env("DONT_FAKE_MONOTONIC", "1")
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let child = self.child.insert(command.stdout(Stdio::piped()).spawn()?);
        let lines = BufReader::new(child.stdout.take().ok_or_else(|| other("no output"))?).lines();
        // It says where it is; what else it says is read so that it never waits for us.
        let (tell, heard) = tokio::sync::oneshot::channel();
        std::thread::spawn(move || {
            let mut tell = Some(tell);
            for line in lines.map_while(Result::ok) {
                if let Some(addr) = line.rsplit(['/', ' ']).next().and_then(|addr| addr.parse().ok())
                    && let Some(tell) = tell.take()
                {
                    let _ = tell.send(addr);
                }
            }
        });
        let heard = tokio::time::timeout(Duration::from_secs(20), heard).await;
        let addr = heard.map_err(io::Error::other)?.map_err(|_| other("the server ended"))?;
        let mut client = Client { addr, cookie: None, origin: None, forwarded: None };
        let metrics = client.get("/metrics").await?.text();
        let name = metrics.split_once("fireteam_node{name=\"").and_then(|(_, rest)| rest.split_once('"'));
        self.name = name.ok_or_else(|| other("the server has no name"))?.0.to_owned();
        self.addr = Some(addr);
        Ok(())
    }

    pub(crate) fn signal(&self, signal: &str) -> io::Result<()> {
        let Some(child) = &self.child else { return Ok(()) };
        Command::new("kill").args([signal, &child.id().to_string()]).status().map(drop)
    }

    /// Ends it and waits until it is gone; one that does not go is killed.
    pub(crate) async fn end(&mut self, signal: &str) -> io::Result<()> {
        self.addr = None;
        self.signal(signal)?;
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let began = Instant::now();
        while child.try_wait()?.is_none() {
            if began.elapsed() > Duration::from_secs(20) {
                child.kill()?;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Sets its clock this many seconds apart from the true one, within a second.
    pub(crate) fn set_clock(&self, apart: i64) -> io::Result<()> {
        std::fs::write(&self.clock, format!("{apart:+}"))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
