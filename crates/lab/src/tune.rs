//! Numbers of the content, searched for those that bring the game where it is
//! wanted: a small Bayesian search. Every try is played under the same seeds; a
//! Gaussian process for each aim says what untried values promise, and the next
//! try is the one that promises most. What is found is played once more, beside
//! what stands in the content, under seeds that the search has never seen.

use std::sync::atomic::{AtomicBool, Ordering};

use ledger::{MatchRunner, Sheet};
use rand::RngExt;
use serde::Serialize;
use serde_json::Value;
use shelf::AnyGame;
use stats::Interval;
use table::{Files, Message};

use crate::aim::{Aim, Aims, Seen};
use crate::path::Range;
use crate::process::Process;
use crate::{Fault, Plan, Progress, crew};

/// How long to search.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Different values tried, at most; the plan says how many games each is played.
    pub tries: usize,
    /// Games of the confirming run, with what stands and with what was found.
    pub confirm: u64,
}

/// What came of a search.
#[derive(Clone, Debug, Serialize)]
pub struct Tuned {
    pub game: String,
    pub setup: Value,
    pub bots: Vec<String>,
    pub seed: u64,
    pub games: u64,
    /// The numbers, where they stand, and what they are there.
    pub fields: Vec<String>,
    pub standing: Vec<i64>,
    pub aims: Vec<Aim>,
    /// In the order in which they were tried.
    pub tried: Vec<Try>,
    pub ended: Ended,
    /// What was found: the best of what was tried.
    pub found: Vec<i64>,
    /// How it does under fresh seeds; nothing where what stands is the best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Confirmed>,
    /// The content files with what was found.
    #[serde(skip)]
    pub files: Files,
}

/// Values that were tried.
#[derive(Clone, Debug, Serialize)]
pub struct Try {
    pub values: Vec<i64>,
    /// Each aim, as it came out; nothing where the rules refuse the values.
    pub seen: Vec<Interval>,
    /// How far from the aims, 0 at best: squares of the distances, in slacks.
    pub distance: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All aims are reached, as surely as the games can tell.
    Reached,
    /// No untried values promise to come nearer.
    NothingBetter,
    /// All that may be tried has been.
    OutOfTries,
    Stopped,
}

/// What stands and what was found, under seeds of their own.
#[derive(Clone, Debug, Serialize)]
pub struct Confirmed {
    pub seed: u64,
    pub games: u64,
    /// Each aim.
    pub standing: Vec<Interval>,
    pub found: Vec<Interval>,
    /// How much nearer the aims are: the distance of what stands less that of what was found.
    pub gain: Interval,
    pub verdict: Found,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// Every aim lies within its slack.
    Reached,
    /// Nearer, though not there.
    Nearer,
    /// Not clearly nearer than what stands.
    Unclear,
}

/// Games of one piece of work, and pieces that a confirming run is cut into.
const PIECE: u64 = 10;
const BATCHES: u64 = 20;
/// More combinations than this are sampled.
const GRID: usize = 4096;
/// How sure the promise of an untried value is taken to be.
const SURE: f64 = 1.96;

/// Searches, then confirms. All that is in `ranges` is tried together.
pub fn tune(
    game: &dyn AnyGame,
    ranges: &[Range],
    aims: &[Aim],
    plan: &Plan,
    search: &Search,
    (threads, stop, progress): (usize, &AtomicBool, &dyn Progress),
) -> Result<Tuned, Fault> {
    let standing = ranges.iter().map(|range| range.field.value(game.files())).collect::<Result<Vec<i64>, _>>()?;
    let tries = Tries::new(game, ranges, aims, plan, (threads, stop, progress))?;
    let candidates = candidates(ranges, &standing, plan.seed);
    let mut tried: Vec<(Try, Option<Seen>)> = Vec::new();
    let mut ended = Ended::OutOfTries;
    let first = 2 * ranges.len() + 1;
    while tried.len() < search.tries.min(candidates.len()) {
        let next = if tried.len() < first {
            farthest(ranges, &candidates, &tried)
        } else {
            if tries.is_reached(&tried) {
                ended = Ended::Reached;
                break;
            }
            tries.promising(&candidates, &tried)
        };
        let Some(next) = next else {
            ended = Ended::NothingBetter;
            break;
        };
        let Some(made) = tries.attempt(next)? else {
            ended = Ended::Stopped;
            break;
        };
        tried.push(made);
    }
    let best = tried.iter().filter(|(made, _)| made.refused.is_none());
    // Of those that are equally near, the one that changes least.
    let change = |made: &Try| apart(&place(ranges, &made.values), &place(ranges, &standing));
    let nearer = |a: &Try, b: &Try| a.distance.total_cmp(&b.distance).then(change(a).total_cmp(&change(b)));
    let best = best.min_by(|(a, _), (b, _)| nearer(a, b)).map(|(made, _)| made.values.clone());
    let found = best.ok_or_else(|| Fault::Said(Message::new("lab-wrong-tune-nothing")))?;
    let confirmed = match found == standing || stop.load(Ordering::Relaxed) {
        true => None,
        false => tries.confirm(&standing, &found, search.confirm)?,
    };
    Ok(Tuned {
        game: game.name().to_owned(),
        setup: plan.setups[0].clone(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        games: plan.games,
        fields: ranges.iter().map(|range| range.field.path()).collect(),
        aims: aims.to_vec(),
        tried: tried.into_iter().map(|(made, _)| made).collect(),
        ended,
        files: tries.files(&found)?,
        standing,
        found,
        confirmed,
    })
}

/// All combinations of values, what stands first; a sample where there are too many.
fn candidates(ranges: &[Range], standing: &[i64], seed: u64) -> Vec<Vec<i64>> {
    let mut all = vec![standing.to_vec()];
    let many = ranges.iter().map(|range| range.values.len()).try_fold(1usize, usize::checked_mul);
    if many.is_some_and(|many| many <= GRID) {
        let mut grid: Vec<Vec<i64>> = vec![Vec::new()];
        for range in ranges {
            let with = |so_far: &Vec<i64>| {
                let so_far = so_far.clone();
                range.values.iter().map(move |&value| [so_far.clone(), vec![value]].concat()).collect::<Vec<_>>()
            };
            grid = grid.iter().flat_map(with).collect();
        }
        all.extend(grid.into_iter().filter(|values| values != standing));
        return all;
    }
    let mut rng = table::rng(seed);
    while all.len() < GRID {
        let pick = |range: &Range| range.values[rng.random_range(0..range.values.len() as u32) as usize];
        let values: Vec<i64> = ranges.iter().map(pick).collect();
        if !all.contains(&values) {
            all.push(values);
        }
    }
    all
}

/// Values as places between 0 and 1.
fn place(ranges: &[Range], values: &[i64]) -> Vec<f64> {
    let at = |(range, &value): (&Range, &i64)| {
        let (low, high) = (range.values[0] as f64, range.values[range.values.len() - 1] as f64);
        (value as f64 - low) / (high - low).max(1.0)
    };
    ranges.iter().zip(values).map(at).collect()
}

fn apart(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum()
}

type Made = (Try, Option<Seen>);

/// What stands, and then whatever is farthest from all that was tried.
fn farthest<'c>(ranges: &[Range], candidates: &'c [Vec<i64>], tried: &[Made]) -> Option<&'c [i64]> {
    let places: Vec<Vec<f64>> = tried.iter().map(|(made, _)| place(ranges, &made.values)).collect();
    let gap = |values: &Vec<i64>| {
        let at = place(ranges, values);
        places.iter().map(|there| apart(&at, there)).fold(f64::INFINITY, f64::min)
    };
    let mut best: Option<(&Vec<i64>, f64)> = None;
    for values in candidates {
        let gap = gap(values);
        if gap > 0.0 && best.is_none_or(|(_, most)| gap > most) {
            best = Some((values, gap));
        }
    }
    best.map(|(values, _)| values.as_slice())
}

/// Everything that a try needs.
struct Tries<'a> {
    game: &'a dyn AnyGame,
    ranges: &'a [Range],
    plan: &'a Plan,
    aims: Aims,
    threads: usize,
    stop: &'a AtomicBool,
    progress: &'a dyn Progress,
}

impl<'a> Tries<'a> {
    fn new(
        game: &'a dyn AnyGame,
        ranges: &'a [Range],
        aims: &[Aim],
        plan: &'a Plan,
        (threads, stop, progress): (usize, &'a AtomicBool, &'a dyn Progress),
    ) -> Result<Tries<'a>, Fault> {
        game.ready(&plan.setups[0], &plan.seating()?.skills)?;
        let aims = Aims::new(aims, game.runner(&plan.setups[0])?.index())?;
        Ok(Tries { game, ranges, plan, aims, threads, stop, progress })
    }

    /// The content with these values.
    fn files(&self, values: &[i64]) -> Result<Files, Fault> {
        let set = |files: Files, (range, &value): (&Range, &i64)| range.field.set(&files, value);
        self.ranges.iter().zip(values).try_fold(self.game.files().clone(), set)
    }

    fn runner(&self, values: &[i64]) -> Result<Box<dyn MatchRunner>, Fault> {
        Ok(self.game.with_files(self.files(values)?)?.runner(&self.plan.setups[0])?)
    }

    /// Plays games of a seed in pieces; nothing if it was stopped.
    fn play(&self, runner: &dyn MatchRunner, seed: u64, games: u64, piece: u64) -> Result<Option<Vec<Seen>>, Fault> {
        let seating = self.plan.seating()?;
        let played = crew::all(self.threads, games.div_ceil(piece) as usize, |n| {
            let (mut worker, mut sheet) = (runner.worker(), Sheet::new(runner.index()));
            let mut seen = self.aims.nothing();
            for n in n as u64 * piece..((n as u64 + 1) * piece).min(games) {
                if self.stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                worker.play(&seating, table::seed_of(seed, n), &mut sheet, None).map_err(|_| Fault::Endless(n))?;
                self.aims.add(&sheet, &mut seen);
                self.progress.played(1);
            }
            Ok::<_, Fault>(Some(seen))
        })?;
        Ok(played.into_iter().collect())
    }

    /// Plays the games of the plan with these values; nothing if it was stopped.
    fn attempt(&self, values: &[i64]) -> Result<Option<Made>, Fault> {
        let values = values.to_vec();
        let runner = match self.runner(&values) {
            Ok(runner) => runner,
            // Values that go together badly are tried no more.
            Err(refused) => {
                self.progress.played(self.plan.games);
                let refused = Some(refused.to_string());
                return Ok(Some((Try { values, seen: Vec::new(), distance: f64::INFINITY, refused }, None)));
            }
        };
        let Some(pieces) = self.play(&*runner, self.plan.seed, self.plan.games, PIECE)? else { return Ok(None) };
        let seen = Seen::together(&pieces);
        let intervals = self.aims.intervals(&seen);
        let made = Try { values, distance: self.aims.distance(&intervals), seen: intervals, refused: None };
        Ok(Some((made, Some(seen))))
    }

    /// Is there a try whose aims are all within their slack, as surely as its games can tell?
    fn is_reached(&self, tried: &[Made]) -> bool {
        tried.iter().any(|(made, seen)| seen.is_some() && self.aims.are_reached(&made.seen))
    }

    /// The untried values that promise to come nearest; none if none promises to come
    /// nearer than what was tried.
    fn promising<'c>(&self, candidates: &'c [Vec<i64>], tried: &[Made]) -> Option<&'c [i64]> {
        let known: Vec<&Try> = tried.iter().map(|(made, _)| made).filter(|made| made.refused.is_none()).collect();
        let places: Vec<Vec<f64>> = known.iter().map(|made| place(self.ranges, &made.values)).collect();
        let process = |aim: usize| {
            let seen: Vec<Interval> = known.iter().map(|made| made.seen[aim]).collect();
            Process::new(&places, &seen, self.aims.slack(aim))
        };
        let processes: Vec<Process> = (0..self.aims.len()).map(process).collect();
        let promise = |values: &Vec<i64>| {
            let at = place(self.ranges, values);
            let (mut hoped, mut expected) = (0.0, 0.0);
            for (aim, process) in processes.iter().enumerate() {
                let (mean, deviation) = process.at(&at);
                let off = self.aims.off(aim, mean);
                hoped += (off - SURE * deviation / self.aims.slack(aim)).max(0.0).powi(2);
                expected += off.powi(2) + (deviation / self.aims.slack(aim)).powi(2);
            }
            (hoped, expected)
        };
        let nearest = known.iter().map(|made| made.distance).fold(f64::INFINITY, f64::min);
        let untried = candidates.iter().filter(|values| tried.iter().all(|(made, _)| made.values != **values));
        let best = untried.map(|values| (promise(values), values)).min_by(|(a, _), (b, _)| {
            // Of those that may reach the aims, the one that is expected to be nearest.
            a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        best.filter(|((hoped, _), _)| *hoped < nearest).map(|(_, values)| values.as_slice())
    }

    /// What stands and what was found, under fresh seeds; nothing if it was stopped.
    fn confirm(&self, standing: &[i64], found: &[i64], games: u64) -> Result<Option<Confirmed>, Fault> {
        let seed = table::seed_of(self.plan.seed, u64::MAX);
        let piece = games.div_ceil(BATCHES).max(1);
        let play = |values: &[i64]| self.play(&*self.runner(values)?, seed, games, piece);
        let (Some(before), Some(after)) = (play(standing)?, play(found)?) else { return Ok(None) };
        let distance = |batches: &[Seen]| self.aims.distance(&self.aims.intervals(&Seen::together(batches)));
        // Leaving out one batch after the other tells how sure the gain is.
        let gain = jackknife(before.len(), |left_out| {
            let without = |batches: &[Seen]| {
                let kept = batches.iter().enumerate().filter(|(n, _)| Some(*n) != left_out);
                kept.map(|(_, seen)| seen.clone()).collect::<Vec<Seen>>()
            };
            distance(&without(&before)) - distance(&without(&after))
        });
        let [standing, found] = [before, after].map(|batches| self.aims.intervals(&Seen::together(&batches)));
        let verdict = match () {
            () if self.aims.are_reached(&found) => Found::Reached,
            () if gain.low > 0.0 => Found::Nearer,
            () => Found::Unclear,
        };
        Ok(Some(Confirmed { seed, games, standing, found, gain: Interval { n: games, ..gain }, verdict }))
    }
}

/// A number made of batches, with its interval, from leaving out one at a time.
fn jackknife(batches: usize, of: impl Fn(Option<usize>) -> f64) -> Interval {
    let (whole, n) = (of(None), batches as f64);
    let pseudo: Vec<f64> = (0..batches).map(|out| n * whole - (n - 1.0) * of(Some(out))).collect();
    let mean = pseudo.iter().sum::<f64>() / n;
    let variance = pseudo.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0) / n;
    // Student's t with 19 degrees of freedom.
    let half = if batches < 2 { f64::INFINITY } else { 2.093 * variance.sqrt() };
    Interval { value: whole, low: mean - half, high: mean + half, n: batches as u64 }
}
