//! `fireteam doctor`: is everything there that a server needs? It looks and
//! changes nothing: what it finds is good, worth a thought, or in the way.

use std::cmp::Ordering;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::store::{self, Found};
use shelf::Shelf;
use table::Message;

use crate::args::DoctorArgs;
use crate::complain::{Complaint, wrong};
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
    let mut looks = vec![program(), page(), games(content), address(args.listen, args.running), clock()];
    looks.extend(folder(&args.data));
    looks.push(database(&args.data));
    looks.extend(open_files());
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

/// Is the address free, and if not, is it a server of ours that has it? Where one
/// should be `running`, it must also say that it is ready.
fn address(listen: SocketAddr, running: bool) -> Look {
    let address = |id: &str| told(id).with("address", listen.to_string());
    let answer = ask(listen, "/ready");
    let ours = answer.as_deref().is_ok_and(|said| said.to_ascii_lowercase().contains("\r\nx-fireteam-version: "));
    let ready = ours && answer.as_deref().is_ok_and(|said| said.starts_with("HTTP/1.1 200"));
    match (ours, running) {
        (true, true) if !ready => Look("address", Mark::Bad, address("address-not-ready")),
        (true, _) => Look("address", Mark::Good, address("address-ours")),
        (false, true) => Look("address", Mark::Bad, address("address-nobody")),
        (false, false) => match TcpListener::bind(listen) {
            Ok(_) => Look("address", Mark::Good, address("address")),
            Err(error) => Look("address", Mark::Bad, address("address-taken").with("reason", error.to_string())),
        },
    }
}

/// What comes back from an address, head and all.
fn ask(at: SocketAddr, path: &str) -> std::io::Result<String> {
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

fn database(data: &Path) -> Look {
    let path = |id: &str| told(id).with("path", shown(data)).with("now", store::LAYOUT.to_string());
    match store::examine(data) {
        Ok(None) => Look("database", Mark::Good, path("database-none")),
        Ok(Some(Found { layout, tables })) => {
            let (mark, id) = match layout.cmp(&store::LAYOUT) {
                Ordering::Less => (Mark::Good, "database-older"),
                Ordering::Equal => (Mark::Good, "database"),
                Ordering::Greater => (Mark::Bad, "database-newer"),
            };
            Look("database", mark, path(id).with("layout", layout.to_string()).with("tables", tables.to_string()))
        }
        Err(error) => Look("database", Mark::Bad, path("database-bad").with("reason", error.to_string())),
    }
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
    use super::*;

    #[test]
    fn days_are_counted_by_the_civil_calendar() {
        assert_eq!(day("1970-01-01"), Some(0));
        assert_eq!(day("2000-02-29"), Some(951_782_400));
        assert_eq!(day("2026-11-16"), Some(1_794_787_200));
        assert_eq!(day("yesterday"), None);
    }

    #[test]
    fn an_address_that_somebody_else_has_is_in_the_way() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = other.local_addr().unwrap();
        std::thread::spawn(move || other.incoming().for_each(drop));
        assert_eq!(address(at, false).1, Mark::Bad);
        let free = SocketAddr::from(([127, 0, 0, 1], 0));
        assert_eq!((address(free, false).1, address(free, true).1), (Mark::Good, Mark::Bad));
    }
}
