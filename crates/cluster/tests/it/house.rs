//! A PostgreSQL of the tests' own: in a temporary folder, behind a socket in it,
//! as an ordinary user where PostgreSQL insists, gone when the tests are. A
//! nats-server as well, on a free port.

use std::io::Write;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use cluster::Postgres;

/// Runs a program until nobody holds the other end of its input, then clears up.
const KEEPER: &str =
    r#"dir=$1; shift; "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$dir""#;

struct House {
    dir: PathBuf,
    _keeper: Mutex<(Child, Option<ChildStdin>)>,
}

impl House {
    fn address(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.dir.display().to_string().replace('/', "%2F"))
    }
}

/// A store in which nothing is yet, on the PostgreSQL that all tests share. Where none
/// is installed, the test says so and is skipped.
pub(crate) fn fresh() -> Option<String> {
    static HOUSE: OnceLock<Option<House>> = OnceLock::new();
    static SCHEMAS: AtomicU32 = AtomicU32::new(0);
    let build = || std::thread::spawn(build).join().unwrap();
    let Some(house) = HOUSE.get_or_init(build) else {
        let _ =
            writeln!(std::io::stderr(), "skipped: PostgreSQL is not installed (Debian: apt-get install postgresql)");
        return None;
    };
    let name = format!("t{}", SCHEMAS.fetch_add(1, Ordering::Relaxed));
    let address = house.address();
    let all = address.clone();
    let sql = format!("CREATE SCHEMA {name}");
    // This client may not be used by a task.
    let make = move || postgres::Client::connect(&all, postgres::NoTls).unwrap().batch_execute(&sql).unwrap();
    std::thread::spawn(make).join().unwrap();
    Some(format!("{address}?options=-csearch_path%3D{name}"))
}

/// The same, opened by one node.
pub(crate) fn node(address: &str) -> Postgres {
    Postgres::new(address).unwrap().with_lease(Duration::from_secs(3600))
}

fn build() -> Option<House> {
    let bin = bin()?;
    let dir = tempfile::Builder::new().prefix("fireteam-pg").tempdir().unwrap().keep();
    let user = own(&dir);
    let run = |program: &str| {
        let mut words = user.clone();
        words.push(bin.join(program).display().to_string());
        words
    };
    let data = dir.join("data").display().to_string();
    let made = run("initdb");
    let args = ["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
    let out = Command::new(&made[0]).args(&made[1..]).args(args).current_dir(&dir).output().unwrap();
    assert!(out.status.success(), "initdb: {}", String::from_utf8_lossy(&out.stderr));
    let socket = dir.display().to_string();
    let mut keeper = Command::new("sh")
        .args(["-c", KEEPER, "keeper", &socket])
        .args(run("postgres"))
        .args(["-D", &data, "-k", &socket, "-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200"])
        .current_dir(&dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let input = keeper.stdin.take();
    let began = Instant::now();
    while !dir.join(".s.PGSQL.5432").exists() {
        assert!(began.elapsed() < Duration::from_secs(30), "PostgreSQL does not start");
        std::thread::sleep(Duration::from_millis(20));
    }
    let house = House { dir, _keeper: Mutex::new((keeper, input)) };
    while postgres::Client::connect(&house.address(), postgres::NoTls).is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "PostgreSQL does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(house)
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

/// Gives the folder to whoever may run PostgreSQL, and says how to become them.
fn own(dir: &Path) -> Vec<String> {
    let id = |args: &[&str]| {
        let out = Command::new("id").args(args).output().ok()?;
        String::from_utf8(out.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return Vec::new();
    }
    let (user, group) = (id(&["-u", "postgres"]).unwrap_or(65534), id(&["-g", "postgres"]).unwrap_or(65534));
    chown(dir, Some(user), Some(group)).unwrap();
    ["setpriv", &format!("--reuid={user}"), &format!("--regid={group}"), "--clear-groups"].map(str::to_owned).into()
}

/// A nats-server of the tests' own; it ends when this is dropped.
pub(crate) struct Bus {
    pub(crate) port: u16,
    keeper: Child,
}

impl Bus {
    /// Where no nats-server is installed, whoever asks says so and goes without.
    pub(crate) fn open() -> Option<Bus> {
        let port = std::net::TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?.port();
        let bus = Bus::open_at(port);
        if bus.is_none() {
            let _ = writeln!(
                std::io::stderr(),
                "skipped: nats-server is not installed (Debian: apt-get install nats-server)"
            );
        }
        bus
    }

    pub(crate) fn open_at(port: u16) -> Option<Bus> {
        let named = std::env::var("NATS_SERVER").ok();
        let usual = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];
        let program = named.or(usual.iter().find(|path| Path::new(path).exists()).map(|path| (*path).to_owned()))?;
        // The folder that the keeper clears away is one that nobody made.
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper", "/nonexistent/fireteam-bus", &program])
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let began = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(began.elapsed() < Duration::from_secs(10), "nats-server does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(Bus { port, keeper })
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The bus that tests share, if there is a nats-server.
pub(crate) fn bus() -> Option<String> {
    static BUS: OnceLock<Option<Bus>> = OnceLock::new();
    BUS.get_or_init(Bus::open).as_ref().map(Bus::address)
}
