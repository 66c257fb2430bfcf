//! `fireteam doctor`: is everything there that a server needs? It looks and
//! changes nothing: what it finds is good, worth a thought, or in the way.

use std::cmp::Ordering;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::commands::{self, Failure};
use server::post::Post;
use server::store::{Backend, Found, Sqlite};
use shelf::Shelf;
use table::Message;

use crate::REACH;
use crate::args::DoctorArgs;
use crate::complain::{Complaint, message, wrong};
use crate::draw::bold;
use crate::talk::{Talk, msg};
use crate::version;

/// Less room than this on the disk is worth a thought: a long evening at a busy table server.
const LITTLE: u64 = 1 << 30;
/// Fewer open files than this hold few players.
const FEW_FILES: u64 = 1024;
/// How long somebody at our address has to say who they are.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mark {
    Good,
    Doubtful,
    Bad,
}

/// One look: what at, how it is, and a sentence.
struct Look(&'static str, Mark, Message);

pub(crate) fn run(args: &DoctorArgs, content: Option<&Path>, talk: &mut Talk) -> anyhow::Result<()> {
    let mut looks = vec![program()];
    if !args.running {
        looks.extend([page(), games(content), clock()]);
    }
    looks.extend(addresses(args.listen, args.ops, args.running));
    // A server that runs knows itself how its store and its bus are; a check of its health is made often and reads neither.
    if !args.running {
        looks.extend(stores(args));
        looks.extend(open_files());
    }
    show(&looks, args.json, talk)?;
    match looks.iter().filter(|look| look.1 == Mark::Bad).count() {
        0 => Ok(()),
        count => Err(Complaint(wrong("doctor").with("count", count)).into()),
    }
}

fn show(looks: &[Look], json: bool, talk: &mut Talk) -> anyhow::Result<()> {
    let word = |mark: Mark| match mark {
        Mark::Good => "good",
        Mark::Doubtful => "doubtful",
        Mark::Bad => "bad",
    };
    if json {
        let row = |Look(what, mark, message): &Look| json!({ "what": what, "state": word(*mark), "text": talk.words.say(message) });
        let rows: Vec<Value> = looks.iter().map(row).collect();
        return Ok(talk.line(serde_json::to_string_pretty(&rows)?)?);
    }
    for Look(_, mark, message) in looks {
        let sign = talk.words.say(&msg(&format!("doctor-{}", word(*mark))));
        let text = talk.words.say(message);
        talk.line(format!("{} {text}", bold(&sign)))?;
    }
    Ok(())
}

fn told(id: &str) -> Message {
    msg(&format!("doctor-{id}"))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn program() -> Look {
    Look("program", Mark::Good, told("program").with("version", version::SHORT))
}

fn page() -> Look {
    match server::has_page() {
        true => Look("page", Mark::Good, told("page")),
        false => Look("page", Mark::Doubtful, told("no-page")),
    }
}

fn games(content: Option<&Path>) -> Look {
    match Shelf::open(content).and_then(Shelf::whole) {
        Ok(shelf) => Look("content", Mark::Good, told("content").with("count", shelf.games().count())),
        Err(wrong) => Look("content", Mark::Bad, told("bad-content").with("reason", wrong.to_string())),
    }
}

/// Are the addresses free, and if not, is it a server of ours that has them? Where one
/// should be `running`, it must also say that it is ready.
fn addresses(listen: SocketAddr, ops: Option<SocketAddr>, running: bool) -> Vec<Look> {
    let address = |id: &str| told(id).with("address", listen.to_string());
    let ours = ask(listen, "/health").is_ok_and(|said| said.to_ascii_lowercase().contains("\r\nx-fireteam-version: "));
    let ready = || ask(ops.unwrap_or(listen), "/ready").is_ok_and(|said| said.starts_with("HTTP/1.1 200"));
    match (ours, running) {
        (true, true) if !ready() => vec![Look("address", Mark::Bad, address("address-not-ready"))],
        (true, _) => vec![Look("address", Mark::Good, address("address-ours"))],
        (false, true) => vec![Look("address", Mark::Bad, address("address-nobody"))],
        (false, false) => [Some(("address", "listen", listen)), ops.map(|ops| ("ops", "ops", ops))]
            .into_iter()
            .flatten()
            .map(free)
            .collect(),
    }
}

/// Can a server have this address? `flag` chooses another one.
fn free((what, flag, at): (&'static str, &str, SocketAddr)) -> Look {
    let address = |id: &str| told(id).with("address", at.to_string());
    match TcpListener::bind(at) {
        Ok(_) => Look(what, Mark::Good, address("address")),
        Err(error) => {
            let taken = address("address-taken").with("reason", error.to_string()).with("flag", format!("--{flag}"));
            Look(what, Mark::Bad, taken)
        }
    }
}

/// Whoever listens everywhere is asked here.
fn near(at: SocketAddr) -> SocketAddr {
    match at {
        SocketAddr::V4(any) if any.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, any.port()).into(),
        SocketAddr::V6(any) if any.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, any.port()).into(),
        one => one,
    }
}

/// What comes back from an address, head and all.
fn ask(at: SocketAddr, path: &str) -> std::io::Result<String> {
    let at = near(at);
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n")?;
    let mut said = String::new();
    stream.take(1 << 16).read_to_string(&mut said)?;
    Ok(said)
}

/// A clock that is behind the program's own commit has not been set.
fn clock() -> Look {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let made = version::day().and_then(day);
    match made.is_some_and(|made| now < made) {
        true => Look("clock", Mark::Bad, told("clock-behind")),
        false => Look("clock", Mark::Good, told("clock")),
    }
}

/// The seconds until a day like `2026-11-16` began, by the civil calendar.
fn day(text: &str) -> Option<u64> {
    let mut parts = text.split('-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    // March is the first month, so that the day that leap years add is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    u64::try_from((days - 719_468) * 86_400).ok()
}

/// The folder of the database, or the one it will be made in.
fn folder(data: &Path) -> Vec<Look> {
    let there: PathBuf = data.ancestors().find(|dir| dir.exists()).map_or_else(PathBuf::new, Path::to_owned);
    let there = if there.as_os_str().is_empty() { PathBuf::from(".") } else { there };
    let path = |id: &str| told(id).with("path", shown(data));
    let mut looks = vec![match tempfile_in(&there) {
        Ok(()) => Look("data", Mark::Good, path("data")),
        Err(error) => Look("data", Mark::Bad, path("data-closed").with("reason", error.to_string())),
    }];
    looks.extend(room(&there).map(|free| {
        let message = |id: &str| path(id).with("free", (free >> 20).to_string());
        match free < LITTLE {
            true => Look("disk", Mark::Doubtful, message("disk-little")),
            false => Look("disk", Mark::Good, message("disk")),
        }
    }));
    looks
}

/// Can something be written here? What was written is taken away again.
fn tempfile_in(dir: &Path) -> std::io::Result<()> {
    let path = dir.join(format!(".fireteam-doctor-{}", std::process::id()));
    std::fs::write(&path, b"?")?;
    std::fs::remove_file(&path)
}

#[cfg(target_os = "linux")]
fn room(dir: &Path) -> Option<u64> {
    let found = nix::sys::statvfs::statvfs(dir).ok()?;
    Some(found.blocks_available() * found.fragment_size())
}

#[cfg(not(target_os = "linux"))]
fn room(_: &Path) -> Option<u64> {
    None
}

/// Where a server would keep everything, and the bus to the others that keep theirs there.
fn stores(args: &DoctorArgs) -> Vec<Look> {
    let mut looks = if args.store.is_none() { folder(&args.data) } else { Vec::new() };
    let opened: Result<Arc<dyn Backend>, Failure> = match &args.store {
        Some(address) => commands::open(address, REACH),
        None => Ok(Arc::new(Sqlite::new(&args.data, None))),
    };
    // An address may hold a password.
    let place =
        args.store.as_deref().map_or_else(|| shown(&args.data), |address| format!("{}…", commands::kind(address)));
    let (store, look) = match opened {
        Ok(store) => (Some(store.clone()), database(&*store, &place)),
        Err(failure) => (None, Look("database", Mark::Bad, said(failure, told("database-bad").with("path", place)))),
    };
    looks.push(look);
    looks.extend(args.bus.as_deref().map(|address| bus(address, store.as_deref())));
    looks
}

/// What the catalogue has for a failure; else `otherwise`, with its reason.
fn said(failure: Failure, otherwise: Message) -> Message {
    let reason = failure.to_string();
    message(&failure.into()).unwrap_or_else(|| otherwise.with("reason", reason))
}

fn database(store: &dyn Backend, place: &str) -> Look {
    let path = |id: &str| told(id).with("path", place);
    match store.examine() {
        Ok(None) => Look("database", Mark::Good, path("database-none")),
        Ok(Some(Found { layout, known, tables })) => {
            let (mark, id) = match layout.cmp(&known) {
                Ordering::Less => (Mark::Good, "database-older"),
                Ordering::Equal => (Mark::Good, "database"),
                Ordering::Greater => (Mark::Bad, "database-newer"),
            };
            let numbers = [("layout", layout), ("now", known), ("tables", tables)];
            let message = numbers.into_iter().fold(path(id), |message, (name, n)| message.with(name, n.to_string()));
            Look("database", mark, message)
        }
        Err(error) => Look("database", Mark::Bad, path("database-bad").with("reason", error.to_string())),
    }
}

/// Does the bus answer? Nothing is sent over it.
fn bus(address: &str, store: Option<&dyn Backend>) -> Look {
    let away = |reason: String| Look("bus", Mark::Bad, told("bus-away").with("reason", reason));
    match commands::bus(Some(address), store, REACH) {
        Ok(post) => match post.map_or(Ok(()), |post| listen(&*post)) {
            Ok(()) => Look("bus", Mark::Good, told("bus")),
            Err(reason) => away(reason),
        },
        Err(failure) => Look("bus", Mark::Bad, said(failure, told("bus-away"))),
    }
}

fn listen(post: &dyn Post) -> Result<(), String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    let heard = post.listen(&format!("doctor-{}", std::process::id()));
    let heard = runtime.block_on(async { tokio::time::timeout(PATIENCE, heard).await });
    heard.map_err(|late| late.to_string())?.map(drop)
}

fn open_files() -> Option<Look> {
    let files = server::open_files()?;
    let message = |id: &str| told(id).with("files", files.to_string());
    Some(match files < FEW_FILES {
        true => Look("files", Mark::Doubtful, message("files-few")),
        false => Look("files", Mark::Good, message("files")),
    })
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};

    use super::*;

    #[test]
    fn days_are_counted_by_the_civil_calendar() {
        assert_eq!(day("1970-01-01"), Some(0));
        assert_eq!(day("2000-02-29"), Some(951_782_400));
        assert_eq!(day("2026-11-16"), Some(1_794_787_200));
        assert_eq!(day("yesterday"), None);
    }

    fn marks(listen: SocketAddr, ops: Option<SocketAddr>, running: bool) -> Vec<(&'static str, Mark)> {
        addresses(listen, ops, running).into_iter().map(|Look(what, mark, _)| (what, mark)).collect()
    }

    /// Answers `text` to everybody, on all addresses of this machine.
    fn answers(text: &'static str) -> u16 {
        let listener = TcpListener::bind("0.0.0.0:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let mut asked = BufReader::new(&stream).lines().map_while(Result::ok);
                let _ = asked.find(String::is_empty);
                let _ = stream.write_all(text.as_bytes());
            }
        });
        port
    }

    #[test]
    fn a_server_is_asked_whether_it_is_ready_where_it_says_so() {
        let everywhere = |port: u16| SocketAddr::from(([0, 0, 0, 0], port));
        let serving = everywhere(answers("HTTP/1.1 404 Not Found\r\nX-Fireteam-Version: 1\r\n\r\n"));
        let watched = everywhere(answers("HTTP/1.1 200 OK\r\n\r\n"));
        assert_eq!(marks(serving, Some(watched), true), [("address", Mark::Good)]);
        assert_eq!(marks(serving, None, true), [("address", Mark::Bad)]);
        assert_eq!(marks(watched, None, true), [("address", Mark::Bad)]);
    }

    #[test]
    fn an_address_that_somebody_else_has_is_in_the_way() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = other.local_addr().unwrap();
        std::thread::spawn(move || other.incoming().for_each(drop));
        let free = SocketAddr::from(([127, 0, 0, 1], 0));
        assert_eq!(marks(at, None, false), [("address", Mark::Bad)]);
        assert_eq!(marks(free, None, false), [("address", Mark::Good)]);
        assert_eq!(marks(free, Some(at), false), [("address", Mark::Good), ("ops", Mark::Bad)]);
        assert_eq!(marks(free, None, true), [("address", Mark::Bad)]);
    }
}
