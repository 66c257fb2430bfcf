//! Everything that can be set, by flag or environment, with its default.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Rate;

/// How a server runs. `ServeArgs` makes it from the command line.
#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 takes a free one.
    pub addr: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// Content files that replace the embedded ones.
    pub content: Option<PathBuf>,
    /// Further origins whose pages may talk to us; our own always may.
    pub origins: Vec<String>,
    /// Cookies for https only.
    pub secure: bool,
    /// Believe `X-Forwarded-For`: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// The database may not grow beyond this.
    pub max_store_mib: Option<u32>,
    /// A table nobody looks at leaves memory after this.
    pub idle: Duration,
    pub bot_threads: usize,
    /// A bot's answers come at multiples of this, whatever they took.
    pub bot_pace: Duration,
    /// In a rush, frames for whoever is not asked are held back so long, to leave together.
    pub hold: Duration,
    /// How long the others may think about an undo.
    pub consent: Duration,
    /// Time-outs in a row until a bot takes the seat.
    pub misses: u8,
    /// Between two pings; three without an answer and the socket is closed.
    pub ping: Duration,
    /// How often sleeping tables are looked through for clocks that ran out.
    pub sweep: Duration,
    pub limits: Limits,
    /// An answer that makes a match panic: for tests of exactly that.
    #[doc(hidden)]
    pub panic_on: Option<String>,
    /// Where the luck of games and bots begins: for tests that must not depend on it. Otherwise
    /// luck is the system's, and nobody can foresee it.
    #[doc(hidden)]
    pub seed: Option<u64>,
}

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// HTTP requests, by address.
    pub requests: Rate,
    /// HTTP requests that change something, by person.
    pub changes: Rate,
    /// New tables and uploads, by person and by address.
    pub tables: Rate,
    /// Invitations looked up, by address: codes cannot be tried out.
    pub invites: Rate,
    /// Frames of a socket.
    pub frames: Rate,
    /// Refused frames in a row of a socket that is still too fast, before it is closed.
    pub patience: u32,
    pub chat: Rate,
    pub hints: Rate,
    /// Open sockets, by address.
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
            requests: Rate::new(50.0, 200.0),
            changes: Rate::new(5.0, 40.0),
            tables: Rate::new(0.2, 20.0),
            invites: Rate::new(0.2, 10.0),
            frames: Rate::new(20.0, 60.0),
            patience: 100,
            chat: Rate::new(0.5, 5.0),
            hints: Rate::new(0.5, 3.0),
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
            changes: none,
            tables: none,
            invites: none,
            frames: none,
            chat: none,
            hints: none,
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
            content: None,
            origins: Vec::new(),
            secure: false,
            trust_proxy: false,
            max_store_mib: None,
            idle: Duration::from_secs(60),
            bot_threads: spare_processors(),
            bot_pace: Duration::from_millis(600),
            hold: Duration::from_millis(100),
            consent: Duration::from_secs(30),
            misses: 3,
            ping: Duration::from_secs(20),
            sweep: Duration::from_secs(2),
            limits: Limits::default(),
            panic_on: None,
            seed: None,
        }
    }
}

/// All processors but one, and at least one.
pub(crate) fn spare_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1))
}
