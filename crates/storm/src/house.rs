//! A PostgreSQL and a nats-server of our own: in a temporary folder, on free
//! ports of this machine, as an ordinary user where PostgreSQL insists, gone
//! when the process that started them is. Both can be restarted.

use std::io::{self, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use postgres::{Client, NoTls};

use crate::other;

/// Runs a program until nobody holds the other end of its input, then clears up. A line there ends it by
/// a signal and starts it anew after this many seconds.
const KEEPER: &str = r#"dir=$1; shift; "$@" & server=$!
while read -r signal pause; do kill -$signal $server; wait $server; sleep $pause; "$@" & server=$!; done
kill -QUIT $server; wait $server; rm -rf "$dir""#;

/// How long either may take to start.
const START: Duration = Duration::from_secs(30);

/// A program that ends with us.
#[derive(Debug)]
struct Kept {
    keeper: Child,
    input: Mutex<Option<ChildStdin>>,
}

impl Kept {
    fn start(dir: &Path, words: &[String]) -> io::Result<Kept> {
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(dir)
            .args(words)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let input = Mutex::new(keeper.stdin.take());
        Ok(Kept { keeper, input })
    }

    fn restart(&self, signal: &str, pause: Duration) -> io::Result<()> {
        let mut input = self.input.lock().unwrap_or_else(PoisonError::into_inner);
        let input = input.as_mut().ok_or_else(|| other("it has ended"))?;
        writeln!(input, "{signal} {:.2}", pause.as_secs_f64())?;
        input.flush()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        drop(self.input.get_mut().unwrap_or_else(PoisonError::into_inner).take());
        let _ = self.keeper.wait();
    }
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn until(what: &str, mut is_there: impl FnMut() -> bool) -> io::Result<()> {
    let began = Instant::now();
    while !is_there() {
        if began.elapsed() > START {
            return Err(other(format!("{what} does not start")));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// A database.
#[derive(Debug)]
pub struct House {
    dir: PathBuf,
    port: u16,
    kept: Kept,
}

impl House {
    /// `None` if PostgreSQL is not installed.
    pub fn open() -> io::Result<Option<House>> {
        let Some(bin) = bin() else { return Ok(None) };
        let dir = tempfile::Builder::new().prefix("fireteam-pg").tempdir()?.keep();
        let user = own(&dir)?;
        let run = |program: &str| {
            let mut words = user.clone();
            words.push(bin.join(program).display().to_string());
            words
        };
        let data = dir.join("data").display().to_string();
        let made = run("initdb");
        let args = ["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        let out = Command::new(&made[0]).args(&made[1..]).args(args).current_dir(&dir).output()?;
        if !out.status.success() {
            return Err(other(format!("initdb: {}", String::from_utf8_lossy(&out.stderr))));
        }
        let (socket, port) = (dir.display().to_string(), free_port()?);
        let mut words = run("postgres");
        words.extend(["-D", &data, "-k", &socket, "-p", &port.to_string()].map(str::to_owned));
        for setting in ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=200"] {
            words.extend(["-c".to_owned(), setting.to_owned()]);
        }
        let house = House { kept: Kept::start(&dir, &words)?, dir, port };
        house.until_there()?;
        Ok(Some(house))
    }

    /// The way through a socket in its folder.
    pub fn address(&self) -> String {
        let dir = self.dir.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{dir}:{}/postgres", self.port)
    }

    /// Where it listens on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn until_there(&self) -> io::Result<()> {
        until("PostgreSQL", || Client::connect(&self.address(), NoTls).is_ok())
    }

    /// Without waiting for anybody; it is back after the pause and a moment.
    pub fn restart(&self, pause: Duration) -> io::Result<()> {
        self.kept.restart("QUIT", pause)
    }
}

/// A store in which nothing is yet, on a PostgreSQL that all tests of a process share; `None`, and a word
/// why, where none is installed. One that is installed and does not work fails the test.
pub fn fresh() -> Option<String> {
    static HOUSE: OnceLock<io::Result<Option<House>>> = OnceLock::new();
    static SCHEMAS: AtomicU32 = AtomicU32::new(0);
    let house = there(HOUSE.get_or_init(|| beside(House::open)), Missing::Postgres)?;
    let name = format!("t{}", SCHEMAS.fetch_add(1, Ordering::Relaxed));
    let (address, sql) = (house.address(), format!("CREATE SCHEMA {name}"));
    let made =
        beside(move || Client::connect(&address, NoTls).and_then(|mut db| db.batch_execute(&sql)).map_err(other));
    there(&made.map(Some), Missing::Postgres)?;
    Some(format!("{}?options=-csearch_path%3D{name}", house.address()))
}

/// On a thread of its own: no task may wait for this client.
fn beside<T: Send + 'static>(what: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    std::thread::spawn(what).join().unwrap_or_else(|_| Err(other("it panicked")))
}

/// What a test needs. Without it the test is skipped; with one that fails, the test fails.
fn there<T>(opened: &io::Result<Option<T>>, what: Missing) -> Option<&T> {
    match opened {
        Ok(Some(there)) => Some(there),
        Ok(None) => {
            let _ = writeln!(io::stderr(), "skipped: {what}");
            None
        }
        Err(error) => panic!("what is installed does not work: {error}"),
    }
}

/// What there must be, and is not.
#[derive(Clone, Copy, Debug)]
pub enum Missing {
    Postgres,
    Nats,
    Faketime,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Missing::Postgres => "PostgreSQL is not installed (Debian: apt-get install postgresql)",
            Missing::Nats => "nats-server is not installed (Debian: apt-get install nats-server)",
            Missing::Faketime => "clocks cannot be set apart without libfaketime (Debian: apt-get install libfaketime)",
        })
    }
}

/// The newest that is installed, or the one named in `PG_BIN`.
fn bin() -> Option<PathBuf> {
    if let Ok(bin) = std::env::var("PG_BIN") {
        return Some(bin.into());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut all: Vec<PathBuf> = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
    all.retain(|bin| bin.join("initdb").exists());
    all.sort();
    all.pop()
}

/// Gives the folder to the user who may run PostgreSQL, and says how to become them.
fn own(dir: &Path) -> io::Result<Vec<String>> {
    let id = |args: &[&str]| {
        let out = Command::new("id").args(args).output().ok()?;
        String::from_utf8(out.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return Ok(Vec::new());
    }
    let (user, group) = (id(&["-u", "postgres"]).unwrap_or(65534), id(&["-g", "postgres"]).unwrap_or(65534));
    chown(dir, Some(user), Some(group))?;
    Ok(["setpriv", &format!("--reuid={user}"), &format!("--regid={group}"), "--clear-groups"].map(str::to_owned).into())
}

/// A nats-server; it ends when this is dropped.
#[derive(Debug)]
pub struct Bus {
    pub port: u16,
    kept: Kept,
}

impl Bus {
    /// `None` if no nats-server is installed.
    pub fn open() -> io::Result<Option<Bus>> {
        Bus::open_at(free_port()?)
    }

    pub fn open_at(port: u16) -> io::Result<Option<Bus>> {
        let named = std::env::var("NATS_SERVER").ok();
        let usual = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];
        let usual = || usual.iter().find(|path| Path::new(path).exists()).map(|path| (*path).to_owned());
        let Some(program) = named.or_else(usual) else { return Ok(None) };
        if !Path::new(&program).exists() {
            return Err(other(format!("NATS_SERVER: there is no {program}")));
        }
        let words = [&program, "-a", "127.0.0.1", "-p", &port.to_string()].map(str::to_owned);
        // The folder that the keeper clears away is one that nobody made.
        let bus = Bus { port, kept: Kept::start(Path::new("/nonexistent/fireteam-bus"), &words)? };
        bus.until_there()?;
        Ok(Some(bus))
    }

    pub fn until_there(&self) -> io::Result<()> {
        until("nats-server", || TcpStream::connect(("127.0.0.1", self.port)).is_ok())
    }

    pub fn restart(&self, pause: Duration) -> io::Result<()> {
        self.kept.restart("KILL", pause)
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

/// The bus that tests of a process share, as [`fresh`] has a store.
pub fn bus() -> Option<String> {
    static BUS: OnceLock<io::Result<Option<Bus>>> = OnceLock::new();
    there(BUS.get_or_init(Bus::open), Missing::Nats).map(Bus::address)
}
