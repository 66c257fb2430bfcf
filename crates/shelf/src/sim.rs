//! Many matches at once with bots. Every game has a seed of its own
//! and all sums are whole numbers, so the result does not depend on how many
//! threads share the work.

use std::time::Instant;

use bots::{Evaluate, Played, Skill, play};
use ledger::WIN;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use table::{Game, Options, Quiet, Seer, Spoken, Standing, Tally, seed_of};

use crate::Wrong;
use crate::erased::Origin;
use crate::record::Record;
use crate::registry::{Complete, Shelved, all_ready};

/// What to play.
#[derive(Clone, Debug)]
pub struct Sim {
    /// Who plays, in the order of the sides, over and over.
    pub skills: Vec<Skill>,
    pub games: u64,
    pub seed: u64,
    /// 0 for one to each processor.
    pub threads: usize,
    /// Hand the record of every game to the watcher.
    pub record: bool,
}

/// Looks on while matches are played, from many threads at once.
pub trait Watch: Sync {
    /// This many more games are over.
    fn played(&self, _games: u64) {}

    /// Game `n`, from 0, in full; only where records were asked for.
    fn record(&self, _n: u64, _record: &Record) -> Result<(), Wrong> {
        Ok(())
    }
}

/// The watcher who looks away.
impl Watch for () {}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub setup: Value,
    /// Who played, in the order of the sides.
    pub bots: Vec<String>,
    pub seed: u64,
    pub games: u64,
    /// Answers among at least two options.
    pub decisions: u64,
    /// Answers without an alternative.
    pub singles: u64,
    /// Dice and cards.
    pub luck: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    /// Decisions in a game.
    pub mean_length: f64,
    pub seats: Vec<SeatReport>,
}

/// How one side did, by its place in the order of the seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    pub seat: usize,
    /// A shared win counts as a part of one.
    pub wins: f64,
    pub mean_points: f64,
}

/// Games of random answers between two looks of the watcher.
const BATCH: u64 = 16;

/// Sums over games; adding them up in any order gives the same.
#[derive(Clone, Copy, Default)]
struct Sums {
    tally: Tally,
    sides: usize,
    wins: [u64; 8],
    points: [i64; 8],
}

impl Sums {
    fn and(mut self, other: Sums) -> Sums {
        self.tally.add(other.tally);
        self.sides = self.sides.max(other.sides);
        for side in 0..8 {
            self.wins[side] += other.wins[side];
            self.points[side] += other.points[side];
        }
        self
    }

    fn count(&mut self, standing: &Standing, tally: Tally) {
        self.tally.add(tally);
        let winners = standing.winners().count() as u64;
        self.sides = standing.rows.len();
        for (side, row) in standing.rows.iter().enumerate() {
            self.points[side] += i64::from(row.points);
            if row.place == 1 {
                self.wins[side] += u64::from(WIN) / winners;
            }
        }
    }
}

type Log = Vec<(String, String)>;

/// One match; its log in words where a record is wanted.
fn play_one<G: Spoken + Evaluate>(start: &G, sim: &Sim, seed: u64, options: &mut Options<G>) -> (Played<G>, Log) {
    let mut log = Vec::new();
    let played = match sim.record {
        false => play(start, &sim.skills, seed, options, &mut Quiet),
        true => {
            let mut scribe =
                Seer(|game: &G, actor, choice| log.push((game.actor_name(actor).into_owned(), game.say(choice))));
            play(start, &sim.skills, seed, options, &mut scribe)
        }
    };
    (played, log)
}

impl Sim {
    fn is_random(&self) -> bool {
        self.skills.iter().all(|skill| *skill == Skill::Random)
    }
}

pub(crate) fn simulate<G: Complete>(
    shelved: &Shelved<G>,
    setup: &Value,
    sim: &Sim,
    watch: &dyn Watch,
) -> Result<Report, Wrong> {
    let (setup, start) = shelved.first(setup)?;
    all_ready(&start, &sim.skills)?;
    let origin = Origin::Setup(setup.clone());
    let began = Instant::now();
    // Bots take their time over a game; the watcher hears of each.
    let size = if sim.is_random() { BATCH } else { 1 };
    let batch = |batch: u64| -> Result<Sums, Wrong> {
        let mut sums = Sums::default();
        let mut options: Options<G> = Vec::new();
        let games = batch * size..((batch + 1) * size).min(sim.games);
        for n in games.clone() {
            let (Played { game, standing, tally, .. }, log) = play_one(&start, sim, seed_of(sim.seed, n), &mut options);
            if sim.record {
                watch.record(n, &Record::of(&game, &origin, &shelved.fingerprint, log))?;
            }
            if !game.waiting().is_empty() {
                return Err(Wrong::Endless { game: n });
            }
            sums.count(&standing, tally);
        }
        watch.played(games.end - games.start);
        Ok(sums)
    };
    let all =
        || (0..sim.games.div_ceil(size)).into_par_iter().map(batch).try_reduce(Sums::default, |a, b| Ok(a.and(b)));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(crate::threads(sim.threads, sim.games)).build();
    let sums = pool.map_err(|error| Wrong::Option { reason: error.to_string() })?.install(all)?;
    Ok(report::<G>(setup, sim, sums, began.elapsed().as_secs_f64()))
}

fn report<G: Game>(setup: Value, sim: &Sim, sums: Sums, seconds: f64) -> Report {
    let games = sim.games.max(1) as f64;
    let seat = |side: usize| SeatReport {
        seat: side + 1,
        wins: sums.wins[side] as f64 / f64::from(WIN),
        mean_points: sums.points[side] as f64 / games,
    };
    Report {
        game: G::NAME,
        setup,
        bots: sim.skills.iter().cycle().take(sums.sides).map(Skill::to_string).collect(),
        seed: sim.seed,
        games: sim.games,
        decisions: sums.tally.decisions,
        singles: sums.tally.singles,
        luck: sums.tally.luck,
        seconds,
        decisions_per_second: if seconds > 0.0 { sums.tally.decisions as f64 / seconds } else { 0.0 },
        mean_length: sums.tally.decisions as f64 / games,
        seats: (0..sums.sides).map(seat).collect(),
    }
}
