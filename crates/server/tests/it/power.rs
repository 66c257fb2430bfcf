//! The power is cut, again and again, while people play: a server in a process of
//! its own, on a disk that forgets what was not synced (`forgetful.rs`). Whatever
//! anybody was told is there when it is back.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Command};
use std::sync::Arc;
use std::time::Duration;

use load::client::Client;
use rand::RngExt;
use serde_json::{Value, json};
use server::store::{Backend, Job, Row, Sqlite};
use server::wire::{Frame, TableState};
use table::{Rng, rng};
use tokio::task::JoinHandle;

use crate::faults::{address, server_in};
use crate::forgetful::Disk;

/// After this many cuts the disk is a new one: the first hours of a store are the most delicate.
const DISK: u64 = 25;

/// Nobody waits longer than this for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer, and the moment it was meant for.
#[derive(Clone, Debug, PartialEq)]
struct Answer {
    seq: u64,
    line: String,
}

/// Somebody who plays, and everything they were told.
struct Page {
    client: Client,
    table: String,
    seat: usize,
    seq: u64,
    over: bool,
    told: Vec<Answer>,
    rng: Rng,
}

/// What a run has seen.
#[derive(Debug, Default)]
struct Seen {
    cuts: u64,
    told: u64,
    tables: u64,
    writes: u64,
    syncs: u64,
    lost: u64,
    torn: u64,
    names_lost: u64,
}

/// A match, and those who play it.
#[derive(Default)]
struct Party {
    people: Vec<Client>,
    pages: Vec<Page>,
}

impl Page {
    /// Plays until the socket ends: comes back, is told everything, answers whatever it is asked.
    async fn play(mut self) -> Result<Page, String> {
        let Ok(mut socket) = self.client.socket(&self.table).await else { return Ok(self) };
        let mut asked: Option<Answer> = None;
        loop {
            let Ok(frame) = tokio::time::timeout(PATIENCE, socket.frame()).await else {
                return Err(format!("{}: nothing happens", self.table));
            };
            let asks = match frame {
                None => return Ok(self),
                Some(Frame::All(all)) => {
                    if all.table.state == TableState::Broken || all.you.seat != Some(self.seat as u8) {
                        return Err(format!("{}: {:?}, seat {:?}", self.table, all.table.state, all.you.seat));
                    }
                    if all.seq < self.seq {
                        return Err(format!("{}: told {} steps, there are {}", self.table, self.seq, all.seq));
                    }
                    (self.seq, self.over) = (all.seq, all.table.result.is_some());
                    all.asks
                }
                Some(Frame::Told(told)) => {
                    // What somebody else told for us has no word of ours in it.
                    let mine = told.moves.iter().any(|one| usize::from(one.seat) == self.seat && one.by.is_none());
                    self.told.extend(asked.take().filter(|asked| mine && asked.seq == told.after));
                    (self.seq, self.over) = (told.seq, told.result.is_some());
                    told.asks
                }
                Some(_) => continue,
            };
            if self.over {
                return Ok(self);
            }
            if let Some(ask) = asks.iter().find(|ask| ask.offers.is_some()) {
                let words: Vec<&str> = ask.offers.iter().flatten().map(|offer| offer.text()).collect();
                let word = words[self.rng.random_range(0..words.len())];
                asked = Some(Answer { seq: self.seq, line: format!("{} {word}", ask.r#as) });
                let said = json!({"choose": word, "as": ask.r#as, "seq": self.seq});
                if socket.send(&said).await.is_err() {
                    return Ok(self);
                }
            }
        }
    }
}

impl Party {
    /// Sits down at a new table. What is refused was not told.
    async fn gather(&mut self, addr: SocketAddr, rng: &mut Rng, tables: &mut Vec<String>) -> Result<(), String> {
        while self.people.len() < 3 {
            self.people.push(Client::new(addr).await.map_err(|error| error.to_string())?);
        }
        let wish = json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5}, "seats": ["me", "open", "open"]});
        let made: Value = post(&mut self.people[0], "/api/tables", &wish).await?;
        let id = made["table"]["id"].as_str().ok_or("no table")?.to_owned();
        tables.push(id.clone());
        for person in &mut self.people[1..] {
            post(person, &format!("/api/tables/{id}/join"), &json!({})).await?;
            post(person, &format!("/api/tables/{id}/ready"), &json!({"ready": true})).await?;
        }
        post(&mut self.people[0], &format!("/api/tables/{id}/start"), &json!({})).await?;
        let page = |(seat, client): (usize, &Client)| Page {
            client: client.clone(),
            table: id.clone(),
            seat,
            seq: 0,
            over: false,
            told: Vec::new(),
            rng: table::rng(rng.random()),
        };
        self.pages = self.people.iter().enumerate().map(page).collect();
        Ok(())
    }
}

async fn post(client: &mut Client, path: &str, body: &Value) -> Result<Value, String> {
    let done = client.post(path, body).await.map_err(|error| error.to_string())?;
    if done.status < 300 { done.json().map_err(|error| error.to_string()) } else { Err(done.text()) }
}

/// The disk, the server on it, and everybody who was told something.
struct House {
    disk: Arc<Disk>,
    at: PathBuf,
    parties: Vec<Party>,
    /// Pages of matches that are over.
    done: Vec<Page>,
    tables: Vec<String>,
}

impl House {
    fn new(at: &Path, lies: bool) -> House {
        let parties = (0..2).map(|_| Party::default()).collect();
        House { disk: Disk::new(lies), at: at.to_owned(), parties, done: Vec::new(), tables: Vec::new() }
    }

    /// From one start of the server to the next cut.
    async fn live(&mut self, rng: &mut Rng) -> Result<(), String> {
        let mounted = self.disk.mount(&self.at)?;
        // Sometimes while it starts or people sit down, mostly while they play.
        let (early, changes) = (rng.random_bool(0.3), rng.random_range(1..400));
        if early {
            self.disk.cut_after(changes / 3 + 1);
        }
        let mut process = server_in(&mut Command::new(std::env::current_exe().unwrap()), &self.at.join("data"));
        let said = process.stdout.take().unwrap();
        let (mut pages, disk) = (Vec::new(), self.disk.clone());
        let lived = tokio::select! {
            lived = self.open(said, (!early).then_some(changes), rng, &mut pages) => lived,
            () = darkness(&disk) => Ok(()),
        };
        self.disk.cut();
        process.kill().unwrap();
        self.disk.let_go();
        process.wait().unwrap();
        for (n, page) in pages {
            let page = page.await.map_err(|error| error.to_string())??;
            if page.over { &mut self.done } else { &mut self.parties[n].pages }.push(page);
        }
        // Those who have not seen the end see it when they come back.
        mounted.umount_and_join().map_err(|error| error.to_string())?;
        self.disk.restore(rng);
        lived
    }

    /// The server is there: whatever anybody was told is, too, and everybody plays.
    async fn open(
        &mut self,
        said: ChildStdout,
        changes: Option<u64>,
        rng: &mut Rng,
        pages: &mut Vec<(usize, JoinHandle<Result<Page, String>>)>,
    ) -> Result<(), String> {
        let addr = tokio::task::spawn_blocking(move || address(said)).await.unwrap();
        let addr = addr.ok_or("the server does not start")?;
        let mut watchdog = Client { addr, cookie: None, origin: None, forwarded: None };
        for table in &self.tables {
            let found = watchdog.get(&format!("/api/tables/{table}")).await.map_err(|error| error.to_string())?;
            if found.status != 200 {
                return Err(format!("{table}: {} {}", found.status, found.text()));
            }
        }
        for party in &mut self.parties {
            for client in party.people.iter_mut().chain(party.pages.iter_mut().map(|page| &mut page.client)) {
                client.addr = addr;
            }
            if party.pages.is_empty() {
                party.gather(addr, rng, &mut self.tables).await?;
            }
        }
        if let Some(changes) = changes {
            self.disk.cut_after(changes);
        }
        for (n, party) in self.parties.iter_mut().enumerate() {
            pages.extend(party.pages.drain(..).map(|page| (n, tokio::spawn(page.play()))));
        }
        let disk = self.disk.clone();
        while pages.iter().any(|(_, page)| !page.is_finished()) && !disk.is_cut() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }

    /// The stories as they are stored: sound, without gaps, and with every answer that anybody was told.
    fn check(&self) -> Result<u64, String> {
        let mounted = self.disk.mount(&self.at)?;
        let data = self.at.join("data");
        let store = Sqlite::new(&data, None);
        store.examine().map_err(|error| error.to_string())?;
        let mut stories: BTreeMap<i64, Vec<Row>> = BTreeMap::new();
        let mut tables = BTreeMap::new();
        let read = store.export(&mut |job| {
            match job {
                Job::Create(table) => drop(tables.insert(table.id, table.n)),
                Job::Append { table, row } => stories.entry(table).or_default().push(row),
                _ => {}
            }
            Ok(())
        });
        read.map_err(|error| error.to_string())?;
        mounted.umount_and_join().map_err(|error| error.to_string())?;
        for (table, rows) in &stories {
            let mut due = 0;
            for row in rows {
                if row.seq != due {
                    return Err(format!("{table}: row {} where {due} was due", row.seq));
                }
                due += row.lines.lines().count() as u64 + u64::from(row.keep.is_some());
            }
        }
        let mut told = 0;
        for page in self.done.iter().chain(self.parties.iter().flat_map(|party| &party.pages)) {
            let rows = tables.get(&page.table).and_then(|n| stories.get(n)).map_or(&[][..], |rows| rows);
            for answer in &page.told {
                told += 1;
                let stored: Vec<_> = rows.iter().filter(|row| row.seq == answer.seq).collect();
                if !matches!(stored[..], [row] if row.lines.lines().next() == Some(&answer.line)) {
                    return Err(format!("{}: told {answer:?}, stored {stored:?}", page.table));
                }
            }
        }
        Ok(told)
    }
}

async fn darkness(disk: &Disk) {
    while !disk.is_cut() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Cuts the power this many times; the first thing that is not as it was told.
async fn storm(cuts: u64, seed: u64, lies: bool) -> Result<Seen, String> {
    let dir = tempfile::tempdir().unwrap();
    let mut rng = rng(seed);
    let mut seen = Seen::default();
    while seen.cuts < cuts {
        let mut house = House::new(dir.path(), lies);
        let until = (seen.cuts + DISK).min(cuts);
        while seen.cuts < until {
            seen.cuts += 1;
            house.live(&mut rng).await.map_err(|error| format!("cut {}: {error}", seen.cuts))?;
            if seen.cuts % 5 == 0 || seen.cuts == until {
                house.check().map_err(|error| format!("cut {}: {error}", seen.cuts))?;
            }
        }
        let tally = house.disk.tally();
        seen.told += house.check()?;
        seen.tables += house.tables.len() as u64;
        for (all, more) in [
            (&mut seen.writes, tally.writes),
            (&mut seen.syncs, tally.syncs),
            (&mut seen.lost, tally.lost),
            (&mut seen.torn, tally.torn),
            (&mut seen.names_lost, tally.names_lost),
        ] {
            *all += more;
        }
    }
    Ok(seen)
}

/// Can a file system of ours be mounted here?
fn can_mount() -> bool {
    let dir = tempfile::tempdir().unwrap();
    match Disk::new(false).mount(dir.path()) {
        Ok(mounted) => mounted.umount_and_join().is_ok(),
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "skipped: no file system can be mounted by FUSE here ({error})");
            false
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_told_is_lost_when_the_power_is_cut() {
    if can_mount() {
        let seen = storm(12, 1, false).await.unwrap();
        assert!(seen.told > 50 && seen.lost > 0, "{seen:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_only_says_it_has_synced_is_found_out() {
    if can_mount() {
        storm(12, 1, true).await.expect_err("answers must have been lost");
    }
}

/// `cargo xtask nightly power` cuts the power `CUTS` times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn nothing_that_was_told_is_lost_when_the_power_is_cut_many_times() {
    assert!(can_mount(), "as root, with /dev/fuse");
    let number = |name: &str, usual| std::env::var(name).map_or(usual, |n| n.parse().unwrap());
    let seen = storm(number("CUTS", 500), number("SEED", 1), false).await.unwrap();
    let _ = writeln!(std::io::stderr(), "{seen:#?}");
}
