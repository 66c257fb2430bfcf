//! Is a game fair to its sides? Played until the answer is clear, with luck taken out of the results.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, Ordering as Memory};

use ledger::Name;
use serde::Serialize;
use shelf::AnyGame;
use stats::Interval;
use table::seed_of;

use crate::compare::{ALPHA, BATCH, played};
use crate::sequential::{Remedy, height, within};
use crate::{Fault, Plan, Progress, crew};

/// How a side does.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideFairness {
    pub name: Name,
    /// Its wins as they were played, and with luck taken out: that interval holds for all sides together, at
    /// all times up to the last game.
    pub won: f64,
    pub win: Interval,
    /// It wins more than its part, or less.
    pub favoured: bool,
    pub behind: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fairness {
    pub game: String,
    pub bots: Vec<String>,
    pub seed: u64,
    pub games: u64,
    /// The part of a side in a fair game.
    pub part: f64,
    pub sides: Vec<SideFairness>,
    /// Every side wins its part, give or take the margin.
    pub fair: bool,
}

/// The results of one side.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    part: f64,
    height: f64,
    last: u64,
    lucky: bool,
    remedy: Remedy,
    n: u64,
    won: f64,
    sum: f64,
    squares: f64,
}

impl Watch {
    /// For one side of a game, up to a number of games that is known beforehand; `lucky` leaves luck in.
    pub(crate) fn new(sides: usize, last: u64, lucky: bool) -> Watch {
        // Of two sides one wins what the other loses: a single question.
        let questions = if sides > 2 { sides as f64 } else { 1.0 };
        let (part, height) = (1.0 / sides as f64, height(ALPHA / questions));
        Watch { part, height, last, lucky, remedy: Remedy::default(), n: 0, won: 0.0, sum: 0.0, squares: 0.0 }
    }

    pub(crate) fn add(&mut self, share: f64, luck: f64) {
        let luck = if self.lucky { 0.0 } else { luck };
        let x = share + self.remedy.part_for(share, luck) * luck;
        self.n += 1;
        self.won += share;
        self.sum += x;
        self.squares += x * x;
    }

    /// With one more result as far from its part as can be: that all were alike so far proves nothing.
    fn interval(&self) -> Interval {
        within(self.n, self.sum, self.squares + 1.0, self.last, self.height)
    }

    pub(crate) fn variance(&self) -> f64 {
        let n = self.n.max(2) as f64;
        (self.squares - self.sum * self.sum / n) / (n - 1.0)
    }

    /// Whether the side is known to win more than its part, or less.
    pub(crate) fn verdict(&self) -> Option<Ordering> {
        match self.interval() {
            Interval { low, .. } if low > self.part => Some(Ordering::Greater),
            Interval { high, .. } if high < self.part => Some(Ordering::Less),
            _ => None,
        }
    }

    fn is_fair(&self, margin: f64) -> bool {
        let Interval { low, high, .. } = self.interval();
        self.part - low <= margin && high - self.part <= margin
    }
}

/// Plays the games of the plan until a side is known to win more or less than its part, or all of them
/// are known to win it but for the margin.
pub fn fair(
    game: &dyn AnyGame,
    plan: &Plan,
    margin: f64,
    threads: usize,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Fairness, Fault> {
    let seating = plan.seating()?;
    game.ready(&plan.setups[0], &seating.skills)?;
    let runner = game.runner(&plan.setups[0])?;
    let names = &runner.index().sides;
    let mut watches = vec![Watch::new(names.len(), plan.games, false); names.len()];
    let (mut games, mut clear) = (0, false);
    while games < plan.games && !clear && !stop.load(Memory::Relaxed) {
        let sheets = crew::all(threads, BATCH.min(plan.games - games) as usize, |n| {
            let sheet = played(&*runner, &seating, seed_of(plan.seed, games + n as u64), true);
            progress.played(1);
            sheet
        })?;
        for sheet in sheets {
            games += 1;
            for (side, watch) in watches.iter_mut().enumerate() {
                watch.add(sheet.share(side), sheet.luck[side]);
            }
            clear = watches.iter().any(|watch| watch.verdict().is_some())
                || watches.iter().all(|watch| watch.is_fair(margin));
            if clear {
                break;
            }
        }
    }
    let side = |(name, watch): (&Name, &Watch)| SideFairness {
        name: name.clone(),
        won: watch.won / games.max(1) as f64,
        win: watch.interval(),
        favoured: watch.verdict() == Some(Ordering::Greater),
        behind: watch.verdict() == Some(Ordering::Less),
    };
    Ok(Fairness {
        game: game.name().to_owned(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        games,
        part: 1.0 / names.len() as f64,
        fair: watches.iter().all(|watch| watch.is_fair(margin)),
        sides: names.iter().zip(&watches).map(side).collect(),
    })
}
