//! One value of the content, varied: the same seeds under every value, so that
//! the values differ and luck does not.

use std::sync::atomic::{AtomicBool, Ordering};

use ledger::{MatchRunner, Sheet};
use serde::Serialize;
use serde_json::Value;
use shelf::AnyGame;

use crate::path::Range;
use crate::summary::Section;
use crate::sums::Sums;
use crate::{Fault, Plan, Progress, crew};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sweep {
    pub game: String,
    pub setup: Value,
    pub bots: Vec<String>,
    pub seed: u64,
    /// Where the value stands in the content, and what it is there.
    pub field: String,
    pub standing: i64,
    pub points: Vec<Point>,
}

/// What came of one value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    pub value: i64,
    pub section: Section,
}

/// Games of one piece of work.
const PIECE: u64 = 10;

/// Plays the games of the plan with every value. All values are checked before
/// the first game; nothing comes back from a sweep that was stopped.
pub fn sweep(
    game: &dyn AnyGame,
    range: &Range,
    plan: &Plan,
    threads: usize,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Option<Sweep>, Fault> {
    let standing = range.field.value(game.files())?;
    let (seating, setup, games) = (plan.seating()?, &plan.setups[0], plan.games);
    let mut runners: Vec<Box<dyn MatchRunner>> = Vec::new();
    for &value in &range.values {
        let changed = game.with_files(range.field.set(game.files(), value)?);
        let changed = changed.map_err(|wrong| Fault::Bad(format!("{} = {value}: {wrong}", range.field.path())))?;
        changed.ready(setup, &seating.skills)?;
        runners.push(changed.runner(setup)?);
    }
    let pieces = games.div_ceil(PIECE);
    let played = crew::all(threads, runners.len() * pieces as usize, |n| {
        let runner = &runners[n / pieces as usize];
        let piece = n as u64 % pieces;
        let (mut worker, mut sheet) = (runner.worker(), Sheet::new(runner.index()));
        let mut sums = Sums::new(runner.index());
        for n in piece * PIECE..((piece + 1) * PIECE).min(games) {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            worker.play(&seating, plan.game(n).0, &mut sheet, None).map_err(|_| Fault::Endless(n))?;
            sums.add(&sheet);
            progress.played(1);
        }
        Ok::<_, Fault>(Some(sums))
    })?;
    let Some(played) = played.into_iter().collect::<Option<Vec<Sums>>>() else { return Ok(None) };
    let point = |((&value, runner), sums): ((&i64, &dyn MatchRunner), &[Sums])| {
        let mut all = Sums::new(runner.index());
        sums.iter().for_each(|sums| all.merge(sums));
        Point { value, section: Section::new(runner.index(), &all) }
    };
    let points = range
        .values
        .iter()
        .zip(runners.iter().map(|runner| &**runner))
        .zip(played.chunks(pieces as usize))
        .map(point)
        .collect();
    Ok(Some(Sweep {
        game: game.name().to_owned(),
        setup: setup.clone(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        field: range.field.path(),
        standing,
        points,
    }))
}
