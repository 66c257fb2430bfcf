//! `fireteam lab tune`: searches for numbers that bring a game where it is wanted.

use std::path::Path;

use ::lab::{Aim, Interval, Plan, Search, Tuned};
use shelf::{AnyGame, Shelf};
use table::{Arg, Files};

use crate::args::LabTuneArgs;
use crate::lab::{Bar, on_interrupt};
use crate::output;
use crate::talk::{Talk, msg, write};

pub(crate) fn run(args: &LabTuneArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let name = args.fields.iter().find_map(|range| range.field.game.as_deref()).unwrap_or(&args.play.table.setup.game);
    let game = shelf.game(name)?;
    let setup = args.play.table.setup.setup(game)?;
    output::folder(&args.out, args.force)?;
    let mut plan = Plan::new(game, &setup, &[], &args.play.table.bots, (args.play.table.seed, args.games))?;
    plan.opening = args.play.table.opening;
    let search = Search { tries: args.tries, confirm: args.confirm };
    let stop = on_interrupt();
    let bar = Bar::new(args.games * args.tries as u64 + 2 * args.confirm, &talk.words);
    let tuned = ::lab::tune(game, &args.fields, &args.target, &plan, &search, (args.play.threads, &stop, &bar));
    bar.0.finish_and_clear();
    let tuned = tuned?;
    let folder = |file: &str| folder_of(game, shelf, file);
    let diff = ::lab::patch(game.files(), &tuned.files, folder);
    write(&args.out.join("tuned.json"), &serde_json::to_string_pretty(&tuned)?)?;
    write(&args.out.join("report.html"), &::lab::report::tune_page(&tuned, &diff, talk.words.lang()))?;
    if !diff.is_empty() {
        write(&args.out.join("changes.diff"), &diff)?;
        write_content(&args.out.join("content"), game, &tuned.files, folder)?;
    }
    if args.json {
        return Ok(talk.line(serde_json::to_string_pretty(&tuned)?)?);
    }
    tell(&tuned, talk)?;
    Ok(talk.say(&msg("lab-tune-out").with("folder", args.out.display().to_string()))?)
}

/// The folder of a content that a file belongs into: games can share files.
fn folder_of(game: &dyn AnyGame, shelf: &Shelf, file: &str) -> String {
    let shares = |name: &&&str| shelf.game(name).is_ok_and(|other| other.files().has(file));
    game.about().folders.iter().find(shares).map_or(game.name(), |name| *name).to_owned()
}

/// Every file that is not the built-in one, so that `--content` takes the folder as it is.
fn write_content(dir: &Path, game: &dyn AnyGame, files: &Files, folder: impl Fn(&str) -> String) -> anyhow::Result<()> {
    let built_in = Shelf::embedded();
    let built_in = built_in.game(game.name())?.files();
    for name in files.names().filter(|name| files.get(name) != built_in.get(name)) {
        let path = dir.join(folder(name)).join(name);
        output::parent(&path)?;
        write(&path, files.get(name))?;
    }
    Ok(())
}

fn tell(tuned: &Tuned, talk: &mut Talk) -> anyhow::Result<()> {
    let word = |value: serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let tries = tuned.tried.len();
    let ended = word(serde_json::to_value(tuned.ended)?);
    talk.say(&table::Message::new(format!("lab-tune-ended-{ended}")).with("tries", tries.to_string()))?;
    for (field, (standing, found)) in tuned.fields.iter().zip(tuned.standing.iter().zip(&tuned.found)) {
        let line = msg("lab-tune-value").with("field", field.as_str()).with("standing", standing.to_string());
        talk.say(&line.with("found", found.to_string()))?;
    }
    let Some(confirmed) = &tuned.confirmed else {
        return Ok(talk.say(&table::Message::new("lab-tune-found-standing"))?);
    };
    for (aim, (before, after)) in tuned.aims.iter().zip(confirmed.standing.iter().zip(&confirmed.found)) {
        let line = msg("lab-tune-aim").with("aim", aim.metric.as_str());
        let line = line.with("before", value(aim, before, talk)).with("after", value(aim, after, talk));
        talk.say(&line)?;
    }
    let verdict = word(serde_json::to_value(confirmed.verdict)?);
    Ok(talk.say(&table::Message::new(format!("lab-tune-found-{verdict}")))?)
}

/// An aim as it came out, with its interval.
fn value(aim: &Aim, at: &Interval, talk: &Talk) -> Arg {
    let (unit, sign) = if aim.is_rate() { (100.0, " %") } else { (1.0, "") };
    let say = |x: f64| talk.decimal(unit * x, 1);
    Arg::Text(format!("{}{sign} ({}–{})", say(at.value), say(at.low), say(at.high)))
}
