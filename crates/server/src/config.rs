//! Everything that can be set, by flag or environment, with its default.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::limits::Rate;
use crate::post::Post;
use crate::store::{Backend, Sqlite};
use crate::wire::Clock;
use crate::world::World;

/// How a server runs. `ServeArgs` makes it from the command line.
#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 takes a free one.
    pub addr: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// Where everything is kept, if not in a database of that folder.
    pub store: Option<Arc<dyn Backend>>,
    /// The way to other servers that share the store.
    pub post: Option<Arc<dyn Post>>,
    /// Where connections come from and long work is done, if not by this machine.
    #[doc(hidden)]
    pub world: Option<Arc<dyn World>>,
    /// Content files that replace the embedded ones.
    pub content: Option<PathBuf>,
    /// Load the folder again when a file in it changes.
    pub watch_content: bool,
    /// Where watchdogs find `/ready` and `/metrics`; without it, on `addr`.
    pub ops: Option<SocketAddr>,
    /// The origins whose pages may talk to us; without any, those that name our host.
    pub origins: Vec<String>,
    /// Cookies for https only.
    pub secure: bool,
    /// Believe `X-Forwarded-For`: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// The database may not grow beyond this.
    pub max_store_mib: Option<u32>,
    /// A table nobody looks at leaves memory after this.
    pub idle: Duration,
    /// A public table that waits for people ends when nobody has looked at it for this long.
    pub lobby: Duration,
    /// The same for tables that wait for somebody invited, or are played by correspondence.
    pub lobby_private: Duration,
    pub bot_threads: usize,
    /// A bot's answers come at multiples of this, whatever they took.
    pub bot_pace: Duration,
    /// Answers that depend on hidden cards come at multiples of this where several persons play,
    /// whatever they took.
    pub veil: Duration,
    /// In a rush, frames for players who are not asked are held back so long, to leave together.
    pub hold: Duration,
    /// How long the others may think about an undo.
    pub consent: Duration,
    /// Where no clock runs: after so long without somebody, the others may let a bot play for them.
    pub absence: Duration,
    /// Time-outs in a row until a bot takes the seat.
    pub misses: u8,
    /// Between two pings; three without an answer and the socket is closed.
    pub ping: Duration,
    /// A connection that has not sent the whole head of a request in this time is closed.
    pub head: Duration,
    /// A body must have come in this time.
    pub body: Duration,
    /// A connection that takes nothing of an answer for this long is closed.
    pub stall: Duration,
    /// How often sleeping tables are looked through for clocks that ran out.
    pub sweep: Duration,
    pub limits: Limits,
    /// Where the luck of games and bots begins: for tests that must not depend on it. Otherwise
    /// luck is the system's, and nobody can foresee it.
    #[doc(hidden)]
    pub seed: Option<u64>,
}

/// How much anybody may ask for. A network is an IPv4 address or 64 bits of an IPv6 one.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// What is limited by person is limited by network too: it may do what this many persons may.
    pub crowd: u32,
    /// HTTP requests, by network.
    pub requests: Rate,
    /// New guests, by network.
    pub guests: Rate,
    /// HTTP requests that change something, by person.
    pub changes: Rate,
    /// New tables and uploads, by network.
    pub tables: Rate,
    /// Public tables that wait for people, by the network that opened them.
    pub waiting: usize,
    /// Invitations looked up, by network: codes cannot be tried out.
    pub invites: Rate,
    /// Sockets opened, by network.
    pub opens: Rate,
    /// Frames of a socket.
    pub frames: Rate,
    /// Refused frames in a row of a socket that is still too fast, before it is closed.
    pub patience: u32,
    /// Lines, hints and requests to take back that need consent, by person.
    pub chat: Rate,
    pub hints: Rate,
    pub undos: Rate,
    /// Open connections, by network; not behind a proxy, which has them all.
    pub connections: u32,
    /// Open connections in all; without it, what the system's limit on open files leaves.
    pub connections_in_all: Option<u32>,
    /// Open sockets, by network.
    pub sockets: u32,
    /// Frames not yet taken by a slow page.
    pub backlog: usize,
    /// Bytes of a frame.
    pub frame: usize,
    /// Bytes of a body, uploads excepted.
    pub body: usize,
    pub upload: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            crowd: 8,
            requests: Rate::new(50.0, 200.0),
            guests: Rate::new(1.0, 100.0),
            changes: Rate::new(5.0, 40.0),
            tables: Rate::new(0.2, 20.0),
            waiting: 5,
            invites: Rate::new(0.2, 10.0),
            opens: Rate::new(5.0, 60.0),
            frames: Rate::new(20.0, 60.0),
            patience: 100,
            chat: Rate::new(0.5, 5.0),
            hints: Rate::new(0.5, 3.0),
            undos: Rate::new(0.1, 3.0),
            connections: 256,
            connections_in_all: None,
            sockets: 200,
            backlog: 128,
            frame: 16 * 1024,
            body: 64 * 1024,
            upload: 2 * 1024 * 1024,
        }
    }
}

impl Limits {
    /// No rates: for load tests on one's own machine. Sizes stay.
    pub fn none() -> Limits {
        let none = Rate::NONE;
        Limits {
            requests: none,
            guests: none,
            changes: none,
            tables: none,
            waiting: usize::MAX,
            invites: none,
            opens: none,
            frames: none,
            chat: none,
            hints: none,
            undos: none,
            connections: u32::MAX,
            connections_in_all: Some(u32::MAX),
            sockets: u32::MAX,
            backlog: 1024,
            ..Limits::default()
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: PathBuf::from("fireteam-data"),
            store: None,
            post: None,
            world: None,
            content: None,
            watch_content: false,
            ops: None,
            origins: Vec::new(),
            secure: false,
            trust_proxy: false,
            max_store_mib: None,
            idle: Duration::from_secs(60),
            lobby: Duration::from_secs(3600),
            lobby_private: Duration::from_secs(7 * 86_400),
            bot_threads: spare_processors(),
            bot_pace: Duration::from_millis(600),
            veil: Duration::from_millis(1500),
            hold: Duration::from_millis(100),
            consent: Duration::from_secs(30),
            absence: Duration::from_secs(180),
            misses: 3,
            ping: Duration::from_secs(20),
            head: Duration::from_secs(20),
            body: Duration::from_secs(30),
            stall: Duration::from_secs(30),
            sweep: Duration::from_secs(2),
            limits: Limits::default(),
            seed: None,
        }
    }
}

impl Config {
    /// Where everything is kept.
    pub(crate) fn backend(&self) -> Arc<dyn Backend> {
        let pages = self.max_store_mib.map(|mib| mib.saturating_mul(256));
        self.store.clone().unwrap_or_else(|| Arc::new(Sqlite::new(&self.data, pages)))
    }

    /// How long a table may wait for people although nobody looks at it.
    pub(crate) fn waits(&self, private: bool, clock: Clock) -> Duration {
        if private || matches!(clock, Clock::Days { .. }) { self.lobby_private } else { self.lobby }
    }
}

/// All processors but one, and at least one.
pub(crate) fn spare_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1))
}
