//! Plays the games of a plan on all cores. Games come in shards: a shard is
//! played by one thread, written as one file of each table, and receipted with
//! its sums. Whatever has a receipt is done; a stopped run goes on with the rest.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ledger::{MatchRunner, Seating, Sheet};
use shelf::AnyGame;

use crate::parts::PART;
use crate::sums::Sums;
use crate::tables::{Tables, Words, whole};
use crate::{Fault, Part, Plan, Summary};

/// Looks on while games are played, from many threads at once.
pub trait Progress: Sync {
    fn played(&self, _games: u64) {}
}

impl Progress for () {}

/// How a run ended.
#[derive(Debug)]
pub enum Outcome {
    /// All games are there, and so is the summary.
    Done(Box<Summary>),
    /// All games of a part are there; the summary comes with the others.
    Part { games: u64 },
    /// It was stopped; this many games are safe.
    Stopped { safe: u64 },
}

pub(crate) const PLAN: &str = "plan.json";
pub(crate) const SUMMARY: &str = "summary.json";
pub(crate) const RECEIPTS: &str = "receipts";

/// Plays what is missing of a plan and writes it into `dir`. `threads` 0 is one
/// to each processor. `stop` ends it after the games at hand.
pub fn run(
    game: &dyn AnyGame,
    plan: &Plan,
    dir: &Path,
    threads: usize,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Outcome, Fault> {
    let runners = runners(game, plan)?;
    let seatings = plan.seatings(&runners)?;
    open(game, dir, plan)?;
    let (mut missing, mut safe) = (Vec::new(), 0);
    for shard in plan.shards() {
        match played(dir, plan, shard) {
            Some(games) => safe += games,
            None => missing.push(shard),
        }
    }
    progress.played(safe);

    let work = Work { plan, runners: &runners, seatings: &seatings, dir, stop, progress };
    let safe = AtomicU64::new(safe);
    let (next, fault) = (AtomicU64::new(0), Mutex::new(None));
    let one = || {
        let mut tables = Tables::new(runners[0].index(), plan.events);
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed) as usize;
            let Some(&shard) = missing.get(n) else { return };
            match work.shard(shard, &mut tables) {
                Ok(Some(games)) => _ = safe.fetch_add(games, Ordering::Relaxed),
                Ok(None) => return,
                Err(error) => {
                    fault.lock().expect("no thread panicked").get_or_insert(error);
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..shelf::threads(threads, missing.len() as u64) {
            scope.spawn(one);
        }
        one();
    });
    if let Some(error) = fault.into_inner().expect("no thread panicked") {
        return Err(error);
    }
    let safe = safe.into_inner();
    if safe < plan.games_here() {
        return Ok(Outcome::Stopped { safe });
    }
    if plan.part.is_some() {
        return Ok(Outcome::Part { games: safe });
    }
    Ok(Outcome::Done(Box::new(summarise(dir, plan, &runners)?)))
}

/// Adds all receipts up and writes the summary.
pub(crate) fn summarise(dir: &Path, plan: &Plan, runners: &[Box<dyn MatchRunner>]) -> Result<Summary, Fault> {
    let sums = add_up(dir, plan, runners)?;
    let summary = Summary::new(plan, &runners.iter().map(|runner| runner.index()).collect::<Vec<_>>(), &sums);
    write_json(&dir.join(SUMMARY), &summary)?;
    Ok(summary)
}

pub(crate) fn write_json(path: &Path, value: &impl serde::Serialize) -> Result<(), Fault> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Fault::Bad(error.to_string()))?;
    whole(path, |out| std::io::Write::write_all(out, text.as_bytes()))
}

/// A runner for every setup. Their tables must have the same shape to be added up.
pub(crate) fn runners(game: &dyn AnyGame, plan: &Plan) -> Result<Vec<Box<dyn MatchRunner>>, Fault> {
    let skills = plan.seating()?.skills;
    plan.setups.iter().try_for_each(|setup| game.ready(setup, &skills))?;
    let runners = plan.setups.iter().map(|setup| game.runner(setup)).collect::<Result<Vec<_>, _>>()?;
    let first = runners[0].index();
    for runner in &runners[1..] {
        let index = runner.index();
        if index.sides != first.sides || index.traits != first.traits {
            return Err(Fault::Bad("setups with different sides cannot be added up; run them apart".to_owned()));
        }
    }
    Ok(runners)
}

/// Makes the folder, or finds the same plan in it.
pub(crate) fn open(game: &dyn AnyGame, dir: &Path, plan: &Plan) -> Result<(), Fault> {
    let path = dir.join(PLAN);
    fs::create_dir_all(dir).map_err(|error| Fault::file("make the folder", dir, &error))?;
    match fs::read_to_string(&path) {
        Ok(text) => {
            let mut there: Plan =
                serde_json::from_str(&text).map_err(|error| Fault::Bad(format!("{}: {error}", path.display())))?;
            if game.has_content(&there.content) {
                there.content.clone_from(&plan.content);
            }
            if let Some((what, there, wanted)) = there.differs(plan) {
                return Err(Fault::OtherRun { path: dir.to_owned(), what, there, wanted });
            }
            there.part = Part::read(dir)?;
            if there.part != plan.part {
                return Err(Fault::other_part(dir, there.part, plan.part));
            }
            if there.games > plan.games {
                let path = dir.display();
                return Err(Fault::Bad(format!("{path} has {} games already and cannot be made shorter", there.games)));
            }
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let mut entries = fs::read_dir(dir).map_err(|error| Fault::file("read", dir, &error))?;
            if entries.next().is_some() {
                return Err(Fault::NotOurs { path: dir.to_owned() });
            }
        }
        Err(error) => return Err(Fault::file("read", &path, &error)),
    }
    for name in Tables::NAMES.iter().filter(|name| plan.events || **name != "events").chain(&[RECEIPTS]) {
        let folder = dir.join(name);
        fs::create_dir_all(&folder).map_err(|error| Fault::file("make the folder", &folder, &error))?;
    }
    if let Some(part) = &plan.part {
        write_json(&dir.join(PART), part)?;
    }
    write_json(&path, plan)
}

pub(crate) fn receipt_path(dir: &Path, shard: u64) -> PathBuf {
    dir.join(RECEIPTS).join(format!("part-{shard:06}.json"))
}

/// The sums of a finished shard, one for each setup; none where there is no such file.
fn receipt(dir: &Path, shard: u64) -> Result<Option<Vec<Sums>>, ()> {
    let Ok(text) = fs::read_to_string(receipt_path(dir, shard)) else { return Ok(None) };
    // A receipt that cannot be read is none: the shard is played again.
    serde_json::from_str(&text).map(Some).map_err(|_| ())
}

/// The games of a shard, if all of them are there.
pub(crate) fn played(dir: &Path, plan: &Plan, shard: u64) -> Option<u64> {
    let games: u64 = receipt(dir, shard).ok()??.iter().map(|sums| sums.games).sum();
    let range = plan.range(shard);
    (games == range.end - range.start).then_some(games)
}

fn add_up(dir: &Path, plan: &Plan, runners: &[Box<dyn MatchRunner>]) -> Result<Vec<Sums>, Fault> {
    let mut all: Vec<Sums> = runners.iter().map(|runner| Sums::new(runner.index())).collect();
    for shard in 0..plan.games.div_ceil(plan.shard) {
        let gone = || Fault::Bad(format!("{} has gone; run again to replace it", receipt_path(dir, shard).display()));
        let sums = receipt(dir, shard).ok().flatten().ok_or_else(gone)?;
        all.iter_mut().zip(&sums).for_each(|(all, sums)| all.merge(sums));
    }
    Ok(all)
}

/// What every thread needs.
struct Work<'a> {
    plan: &'a Plan,
    runners: &'a [Box<dyn MatchRunner>],
    seatings: &'a [Seating],
    dir: &'a Path,
    stop: &'a AtomicBool,
    progress: &'a dyn Progress,
}

impl Work<'_> {
    /// Plays and writes one shard; says how many games it has, or nothing if it was stopped.
    fn shard(&self, shard: u64, tables: &mut Tables) -> Result<Option<u64>, Fault> {
        let label = |n: usize| self.plan.labels.get(n).map_or("", String::as_str);
        let words: Vec<Words> =
            (0..self.runners.len()).map(|n| Words::new(self.runners[n].index(), label(n), &self.plan.bots)).collect();
        let mut players: Vec<_> = self.runners.iter().map(|runner| runner.worker()).collect();
        let mut sums: Vec<Sums> = self.runners.iter().map(|runner| Sums::new(runner.index())).collect();
        let mut sheets: Vec<Sheet> = self.runners.iter().map(|runner| Sheet::new(runner.index())).collect();
        let mut told = Vec::new();
        let games = self.plan.range(shard);
        let mut unsaid = 0;
        for n in games.clone() {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let (seed, variant) = self.plan.game(n);
            told.clear();
            let keep = self.plan.events.then_some(&mut told);
            let seating = &self.seatings[variant];
            players[variant].play(seating, seed, &mut sheets[variant], keep).map_err(|_| Fault::Endless(n))?;
            let sheet = &sheets[variant];
            sums[variant].add(sheet);
            // The game under the same seed with everything allowed was played just before.
            if let (Some(plain), Some(without)) = (self.plan.unrestricted(variant), &seating.without) {
                sums[variant].pair(&sheets[plain], sheet, without);
            }
            tables.add(n, seed, &words[variant], sheet, &told);
            unsaid += 1;
            if self.plan.shard <= 50 || unsaid == 50 {
                self.progress.played(unsaid);
                unsaid = 0;
            }
        }
        tables.write(self.dir, shard)?;
        let text = serde_json::to_string(&sums).map_err(|error| Fault::Bad(error.to_string()))?;
        whole(&receipt_path(self.dir, shard), |out| std::io::Write::write_all(out, text.as_bytes()))?;
        self.progress.played(unsaid);
        Ok(Some(games.end - games.start))
    }
}
