//! What it costs to find out whether a game is fair to its sides. Some games are
//! played and timed; then an imbalance of known size is planted into their results
//! and looked for, many times over, as somebody does who stops when the answer is clear.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, Ordering as Memory};
use std::time::{Duration, Instant};

use ledger::Sheet;
use rand::RngExt;
use serde::Serialize;
use shelf::AnyGame;
use table::{Rng, rng, seed_of};

use crate::fair::Watch;
use crate::{Fault, Plan, Progress};

/// How often and for how long an imbalance is looked for.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// Imbalances in parts of one: 0.05 is a side that wins 55 % instead of 50 %.
    pub effects: Vec<f64>,
    pub runs: u64,
    /// Processor time of one run, on one core.
    pub seconds: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Power {
    pub game: String,
    pub bots: Vec<String>,
    pub seed: u64,
    /// Games that were played, processor seconds of one, and how many fit into the time.
    pub games: u64,
    pub seconds_a_game: f64,
    pub affordable: u64,
    /// How much the results vary once luck is taken out, as a part of what they vary with it.
    pub variance_left: f64,
    pub effects: Vec<Effect>,
}

/// One planted imbalance.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    pub effect: f64,
    pub runs: u64,
    /// Runs that found it, on the right side, within the time; and on the wrong side.
    pub found: u64,
    pub wrong: u64,
    /// Games until it was found, in the median of those runs.
    pub median: Option<u64>,
    /// The fewest games that must be affordable for 19 of 20 runs to find it, to one in fifty;
    /// nothing where a hundred times the time is not enough.
    pub needed: Option<u64>,
}

/// The same processor time as a clock that does not run while others work.
fn busy(since: Instant) -> Duration {
    let own = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = own.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

/// Plays the games of the plan, on one core, and looks for what is planted into them.
/// Nothing comes back if it was stopped.
pub fn power(
    game: &dyn AnyGame,
    plan: &Plan,
    hunt: &Hunt,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Option<Power>, Fault> {
    let seating = plan.seating()?;
    game.ready(&plan.setups[0], &seating.skills)?;
    let runner = game.runner(&plan.setups[0])?;
    let (mut worker, mut sheet) = (runner.worker(), Sheet::weighing(runner.index()));
    let (started, mut results) = (Instant::now(), Vec::new());
    let before = busy(started);
    for n in 0..plan.games {
        if stop.load(Memory::Relaxed) {
            return Ok(None);
        }
        worker.play(&seating, seed_of(plan.seed, n), &mut sheet, None).map_err(|_| Fault::Endless(n))?;
        results.push((sheet.share(0), sheet.luck[0]));
        progress.played(1);
    }
    let seconds_a_game = (busy(started) - before).as_secs_f64() / plan.games.max(1) as f64;
    let affordable = (hunt.seconds / seconds_a_game.max(1e-9)) as u64;
    let sides = sheet.ends.len();
    let effect = |&effect: &f64| look(&results, sides, effect, hunt.runs, affordable, plan.seed);
    let mut watches = [true, false].map(|lucky| Watch::new(sides, results.len() as u64, lucky));
    for &(share, luck) in &results {
        watches.iter_mut().for_each(|watch| watch.add(share, luck));
    }
    let [with, without] = watches.map(|watch| watch.variance());
    Ok(Some(Power {
        game: game.name().to_owned(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        games: plan.games,
        seconds_a_game,
        affordable,
        variance_left: if with > 0.0 { without / with } else { 1.0 },
        effects: hunt.effects.iter().map(effect).collect(),
    }))
}

/// The results of a game that is fair but for what is planted, drawn from those that were played.
fn draw(results: &[(f64, f64)], mean: f64, wanted: f64, rng: &mut Rng) -> (f64, f64) {
    let (share, luck) = results[rng.random_range(0..results.len() as u32) as usize];
    // As many of the games that were not won are won, or the other way round, as bring the mean to the wanted one.
    let share = match wanted >= mean {
        true if rng.random::<f64>() < (wanted - mean) / (1.0 - mean).max(1e-9) => 1.0,
        false if rng.random::<f64>() < (mean - wanted) / mean.max(1e-9) => 0.0,
        _ => share,
    };
    (share, luck)
}

/// Looks for one imbalance, again and again with other luck.
fn look(results: &[(f64, f64)], sides: usize, effect: f64, runs: u64, affordable: u64, seed: u64) -> Effect {
    let n = results.len().max(1) as f64;
    let (mean, luck) = results.iter().fold((0.0, 0.0), |(x, y), (share, luck)| (x + share / n, y + luck / n));
    // Luck has no mean, so neither do the games that stand for it.
    let results: Vec<(f64, f64)> = results.iter().map(|(share, one)| (*share, one - luck)).collect();
    let wanted = 1.0 / sides as f64 + effect;
    // When, if at all, a run finds something that may last so long.
    let run = |run: u64, last: u64| {
        let mut rng = rng(seed_of(seed ^ effect.to_bits(), run));
        let mut watch = Watch::new(sides, last, false);
        (1..=last).find_map(|n| {
            let (share, luck) = draw(&results, mean, wanted, &mut rng);
            watch.add(share, luck);
            watch.verdict().map(|verdict| (n, verdict))
        })
    };
    let all = |last: u64| (0..runs).filter_map(move |n| run(n, last));
    let right = |found: &(u64, Ordering)| found.1 == Ordering::Greater;
    let mut took: Vec<u64> = all(affordable).filter(right).map(|(n, _)| n).collect();
    let wrong = all(affordable).filter(|found| !right(found)).count() as u64;
    took.sort_unstable();
    // What is not there is not looked for any longer.
    let enough = |last: u64| 20 * all(last).filter(right).count() as u64 >= 19 * runs;
    let most = affordable.saturating_mul(100).min(200_000);
    let (mut few, mut many) = (0, most);
    let needed = (effect > 0.0 && enough(most)).then(|| {
        while many - few > 1 + many / 50 {
            let middle = few.midpoint(many);
            (few, many) = if enough(middle) { (few, middle) } else { (middle, many) };
        }
        many
    });
    let found = took.len() as u64;
    Effect { effect, runs, found, wrong, median: took.get(took.len() / 2).copied(), needed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_planted_is_found_and_what_is_not_is_not() {
        // A game that is not fair itself: what is planted replaces what there is.
        let plain: Vec<(f64, f64)> = (0..100).map(|n| (f64::from(u8::from(n < 58)), 0.0)).collect();
        let large = look(&plain, 2, 0.1, 40, 2000, 1);
        assert!(large.found >= 38 && large.wrong == 0 && large.needed.is_some_and(|n| n < 600), "{large:?}");
        let small = look(&plain, 2, 0.05, 100, 2000, 1);
        assert!(small.needed > large.needed && small.found >= 95, "{small:?}");
        let none = look(&plain, 2, 0.0, 100, 1000, 1);
        assert!(none.found + none.wrong <= 8 && none.needed.is_none(), "{none:?}");
        // Half of every result was luck.
        let lucky: Vec<(f64, f64)> = plain.iter().map(|(x, _)| (*x, 0.25 - x / 2.0)).collect();
        let weighed = look(&lucky, 2, 0.05, 100, 2000, 1);
        assert!(weighed.needed < small.needed.map(|n| n * 6 / 10), "{weighed:?}, {small:?}");
    }
}
