//! What it costs to find out whether a game is fair to its sides. Some games are
//! played and timed; then an imbalance of known size is planted into their results
//! and looked for, many times over, as somebody does who stops when the answer is clear.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, Ordering as Memory};
use std::time::{Duration, Instant};

use ledger::{Sheet, WIN};
use rand::RngExt;
use serde::Serialize;
use shelf::AnyGame;
use table::{Rng, rng, seed_of};

use crate::sequential::Question;
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
    /// Games until it was found, in the median and in 19 of 20 runs, however long that takes;
    /// nothing where even a hundred times the time was not enough.
    pub median: Option<u64>,
    pub most: Option<u64>,
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
    let (mut worker, mut sheet) = (runner.worker(), Sheet::new(runner.index()));
    let (started, mut shares) = (Instant::now(), Vec::new());
    let before = busy(started);
    for n in 0..plan.games {
        if stop.load(Memory::Relaxed) {
            return Ok(None);
        }
        worker.play(&seating, seed_of(plan.seed, n), &mut sheet, None).map_err(|_| Fault::Endless(n))?;
        shares.push(f64::from(sheet.ends[0].share) / f64::from(WIN));
        progress.played(1);
    }
    let seconds_a_game = (busy(started) - before).as_secs_f64() / plan.games.max(1) as f64;
    let affordable = (hunt.seconds / seconds_a_game.max(1e-9)) as u64;
    let fair = 1.0 / sheet.ends.len() as f64;
    let effect = |&effect: &f64| look(&shares, fair, effect, hunt.runs, affordable, plan.seed);
    Ok(Some(Power {
        game: game.name().to_owned(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        games: plan.games,
        seconds_a_game,
        affordable,
        effects: hunt.effects.iter().map(effect).collect(),
    }))
}

/// The results of a game that is fair but for what is planted, drawn from those that were played.
fn draw(shares: &[f64], mean: f64, wanted: f64, rng: &mut Rng) -> f64 {
    let share = shares[rng.random_range(0..shares.len() as u32) as usize];
    // So many of the games that were not won are won, or the other way round, that the mean is the wanted one.
    match wanted >= mean {
        true if rng.random::<f64>() < (wanted - mean) / (1.0 - mean).max(1e-9) => 1.0,
        false if rng.random::<f64>() < (mean - wanted) / mean.max(1e-9) => 0.0,
        _ => share,
    }
}

/// Looks for one imbalance, again and again with other luck.
fn look(shares: &[f64], fair: f64, effect: f64, runs: u64, affordable: u64, seed: u64) -> Effect {
    let mean = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    // What is not there is not looked for beyond the time.
    let most = if effect == 0.0 { affordable } else { affordable.saturating_mul(100).min(200_000) };
    let (mut took, mut wrong) = (Vec::new(), 0);
    for run in 0..runs {
        let mut rng = rng(seed_of(seed ^ effect.to_bits(), run));
        let mut question = Question::new(0.05, fair);
        for n in 1..=most {
            match question.add(draw(shares, mean, fair + effect, &mut rng)) {
                Some(Ordering::Greater) => took.push(n),
                Some(_) => wrong += 1,
                None if n < most => continue,
                None => {}
            }
            break;
        }
    }
    took.sort_unstable();
    let found = took.iter().filter(|&&n| n <= affordable).count() as u64;
    let of = |part: f64| took.get(((runs as f64 * part).ceil() as usize).saturating_sub(1)).copied();
    let (median, nearly_all) = if effect == 0.0 { (None, None) } else { (of(0.5), of(0.95)) };
    Effect { effect, runs, found, wrong, median, most: nearly_all }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_planted_is_found_and_what_is_not_is_not() {
        // A game that is not fair itself: what is planted replaces what there is.
        let shares: Vec<f64> = (0..100).map(|n| f64::from(u8::from(n < 58))).collect();
        let large = look(&shares, 0.5, 0.1, 40, 2000, 1);
        assert!(large.found >= 38 && large.wrong == 0 && large.most.is_some_and(|n| n < 2000), "{large:?}");
        let small = look(&shares, 0.5, 0.05, 40, 2000, 1);
        assert!(small.median > large.median, "{small:?}");
        let none = look(&shares, 0.5, 0.0, 100, 1000, 1);
        assert!(none.found + none.wrong <= 5, "{none:?}");
    }
}
