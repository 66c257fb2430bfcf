//! `fireteam sim`: many games at once, and what came of them.

use std::fs;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Record, Report, Shelf, Sim, Watch, Wrong};

use crate::args::SimArgs;
use crate::output;
use crate::talk::{Talk, msg};

pub(crate) fn run(args: &SimArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.setup.game)?;
    talk.speak_of(game);
    let setup = args.setup.setup(game)?;
    if let Some(dir) = &args.record {
        output::folder(dir, args.force)?;
    }
    let watcher = Watcher { bar: progress(args.games), dir: args.record.as_deref() };
    let sim = Sim {
        skills: args.bots.clone(),
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        record: args.record.is_some(),
    };
    let report = game.simulate(&setup, &sim, &watcher);
    watcher.bar.finish_and_clear();
    let report = report?;
    if args.json {
        talk.line(serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&report, talk)?;
    }
    Ok(())
}

/// A bar on standard error; it draws nothing where that is not a terminal.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    let bar = ProgressBar::new(games);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

struct Watcher<'a> {
    bar: ProgressBar,
    dir: Option<&'a Path>,
}

impl Watch for Watcher<'_> {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn record(&self, n: u64, record: &Record) -> Result<(), Wrong> {
        let Some(dir) = self.dir else { return Ok(()) };
        let path = dir.join(format!("{n:06}.json"));
        fs::write(&path, record.to_json()).map_err(|error| Wrong::File { path, reason: error.to_string() })
    }
}

fn print(report: &Report, talk: &mut Talk) -> anyhow::Result<()> {
    let speed = format!("{:.0}", report.decisions_per_second);
    talk.say(&msg("sim-games").with("games", report.games as usize).with("seconds", talk.decimal(report.seconds, 2)))?;
    talk.say(&msg("sim-decisions").with("decisions", grouped(report.decisions)).with("speed", grouped_text(&speed)))?;
    talk.say(&msg("sim-others").with("singles", grouped(report.singles)).with("luck", grouped(report.luck)))?;
    talk.say(&msg("sim-length").with("length", talk.decimal(report.mean_length, 1)))?;
    for seat in &report.seats {
        let share = 100.0 * seat.wins / report.games as f64;
        let message = msg("sim-seat")
            .with("seat", seat.seat)
            .with("wins", talk.decimal(seat.wins, 1))
            .with("share", talk.decimal(share, 1))
            .with("points", talk.decimal(seat.mean_points, 2));
        talk.say(&message)?;
    }
    Ok(())
}

fn grouped(n: u64) -> String {
    grouped_text(&n.to_string())
}

/// Digits in groups of three, with a blank that does not break.
fn grouped_text(digits: &str) -> String {
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!([1, 999, 1000, 1_234_567].map(grouped), ["1", "999", "1\u{a0}000", "1\u{a0}234\u{a0}567"]);
    }
}
