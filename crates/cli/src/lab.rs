//! `fireteam lab`: many games for designers and researchers.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ::lab::{
    Change, Comparison, Effect, Fairness, Hunt, Name, Outcome, Plan, Progress, Rivals, Section, Summary, Until, Vary,
    Verdict, Worth,
};
use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{BadSkill, Shelf, Skill, Wrong};
use table::{Arg, Message};
use words::Catalogue;

use crate::args::{
    LabCommand, LabCompareArgs, LabFairArgs, LabMergeArgs, LabPowerArgs, LabReportArgs, LabRunArgs, LabSweepArgs,
};
use crate::complain::{Complaint, wrong};
use crate::talk::{Talk, list, msg, write};
use crate::{lab_tune, output};

pub(crate) fn run(command: &LabCommand, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    match command {
        LabCommand::Run(args) => play(args, shelf, talk),
        LabCommand::Merge(args) => merge(args, shelf, talk),
        LabCommand::Report(args) => report(args, talk),
        LabCommand::Compare(args) => compare(args, shelf, talk),
        LabCommand::Sweep(args) => sweep(args, shelf, talk),
        LabCommand::Tune(args) => lab_tune::run(args, shelf, talk),
        LabCommand::Fair(args) => fair(args, shelf, talk),
        LabCommand::Power(args) => power(args, shelf, talk),
    }
}

fn play(args: &LabRunArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.play.table.setup.game)?;
    let table = &args.play.table;
    let vary = args.vary.iter().map(|text| Vary::read(text, game)).collect::<Result<Vec<Vary>, _>>()?;
    let plan = Plan::new(game, &table.setup.setup(game)?, &vary, &table.bots, (table.seed, args.games))?;
    let mut plan = plan.without(&args.without);
    plan.events = args.events;
    plan.opening = args.play.table.opening;
    plan.part = args.part;
    let stop = on_interrupt();
    let bar = Bar::new(plan.games_here(), &talk.words);
    let outcome = ::lab::run(game, &plan, &args.out, args.play.threads, &stop, &bar);
    bar.0.finish_and_clear();
    let folder = args.out.display().to_string();
    match outcome? {
        Outcome::Done(summary) => {
            tell(&summary, talk)?;
            talk.say(&msg("lab-done").with("folder", folder))?;
        }
        Outcome::Stopped { safe } => {
            let message = msg("lab-stopped").with("safe", safe as usize).with("games", plan.games_here() as usize);
            talk.say(&message.with("folder", folder))?;
        }
        Outcome::Part { games } => {
            let part = plan.part.map_or(String::new(), |part| format!("{}/{}", part.part, part.of));
            let message = msg("lab-part").with("part", part).with("games", games as usize);
            talk.say(&message.with("folder", folder))?;
        }
    }
    Ok(())
}

fn merge(args: &LabMergeArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let plan = ::lab::plan_of(&args.parts[0])?;
    let summary = ::lab::merge(shelf.game(&plan.game)?, &args.out, &args.parts)?;
    tell(&summary, talk)?;
    Ok(talk.say(&msg("lab-done").with("folder", args.out.display().to_string()))?)
}

/// Who won how often, in a few lines; the rest is in the folder.
fn tell(summary: &Summary, talk: &mut Talk) -> anyhow::Result<()> {
    let all = &summary.all;
    let number = |talk: &Talk, x: f64| talk.decimal(x, 1);
    for side in &all.sides {
        let message = msg("lab-side")
            .with("side", side.name.arg())
            .with("win", number(talk, 100.0 * side.win.value))
            .with("low", number(talk, 100.0 * side.win.low))
            .with("high", number(talk, 100.0 * side.win.high))
            .with("points", talk.decimal(side.points.value, 2));
        talk.say(&message)?;
    }
    let length = msg("lab-length")
        .with("games", all.games as usize)
        .with("turns", number(talk, all.length.turns.value))
        .with("decisions", number(talk, all.length.decisions.value));
    talk.say(&length)?;
    summary
        .variants
        .iter()
        .filter_map(|variant| variant.worth.as_ref())
        .try_for_each(|worth| tell_worth(worth, all, talk))
}

/// What is lost without a thing.
fn tell_worth(worth: &Worth, all: &Section, talk: &mut Talk) -> anyhow::Result<()> {
    let thing = Arg::Text(talk.words.say(&thing(&worth.topic, &worth.thing)));
    for (n, side) in all.sides.iter().enumerate().filter(|(n, _)| worth.side.is_none_or(|side| side == *n)) {
        let lost = worth.win[n];
        let message = msg("lab-worth")
            .with("thing", thing.clone())
            .with("side", side_arg(n, &side.name))
            .with("lost", talk.signed(-100.0 * lost.value, 1))
            .with("low", talk.signed(-100.0 * lost.high, 1))
            .with("high", talk.signed(-100.0 * lost.low, 1))
            .with("pairs", lost.n as usize);
        talk.say(&message)?;
    }
    if worth.topic != "answer" {
        let used = msg("lab-worth-used").with("allowed", worth.allowed as usize).with("forced", worth.forced as usize);
        talk.say(&used)?;
    }
    Ok(())
}

/// Seats are numbered, teams have names.
fn side_arg(n: usize, name: &Name) -> Arg {
    let seat = || Arg::Message(Box::new(Message::new("lab-seat").with("n", n + 1)));
    if name.id.starts_with("seat-") { seat() } else { name.arg() }
}

/// A thing and what it is, as a message.
fn thing(topic: &str, name: &Name) -> Message {
    let topic = Arg::term(format!("lab-topic-{topic}"), topic);
    msg("lab-what").with("topic", topic).with("name", name.arg())
}

fn report(args: &LabReportArgs, talk: &mut Talk) -> anyhow::Result<()> {
    let summary = Summary::read(&args.dir)?;
    if let Some(other) = &args.other {
        return report_two(args, [&summary, &Summary::read(other)?], talk);
    }
    // The page in the folder belongs to the run, as its summary does, and is made anew with it.
    let force = args.force || args.out.is_none();
    let file = args.out.clone().unwrap_or_else(|| args.dir.join("report.html"));
    output::file(&file, force)?;
    write(&file, &::lab::report::page(&summary, talk.words.lang()))?;
    Ok(talk.say(&msg("lab-page").with("file", file.display().to_string()))?)
}

/// Two runs of one game, side by side.
fn report_two(args: &LabReportArgs, runs: [&Summary; 2], talk: &mut Talk) -> anyhow::Result<()> {
    if runs[0].plan.game != runs[1].plan.game {
        let [a, b] = runs.map(|run| run.plan.game.as_str());
        bail!(Complaint(wrong("two-games").with("a", a).with("b", b)));
    }
    let file = args.out.clone().unwrap_or_else(|| "compared.html".into());
    output::file(&file, args.force)?;
    write(&file, &::lab::report::pair_page(runs, talk.words.lang()))?;
    Ok(talk.say(&msg("lab-page").with("file", file.display().to_string()))?)
}

fn compare(args: &LabCompareArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.play.table.setup.game)?;
    let margin = margin(args.margin)?;
    let until = Until {
        seed: args.play.table.seed,
        pairs: args.pairs,
        margin,
        metric: args.metric.clone(),
        without: args.without.clone(),
        opening: args.play.table.opening,
        threads: args.play.threads,
    };
    let stop = on_interrupt();
    let bar = Bar::new(2 * args.pairs, &talk.words);
    let skills = [&args.a, &args.b].map(|word| Skill::introduce(word));
    if let Some(unfit) = skills.iter().find_map(|skill| match skill {
        Err(bad @ (BadSkill::Network { .. } | BadSkill::Program { .. })) => Some(bad.clone()),
        _ => None,
    }) {
        return Err(Wrong::Bot(unfit).into());
    }
    let compared = if let [Ok(a), Ok(b)] = skills {
        let setup = args.play.table.setup.setup(game)?;
        ::lab::compare(&Rivals::Bots { game, a, b }, &setup, &until, &stop, &bar)
    } else {
        let shelves = [content(&args.a)?, content(&args.b)?];
        let [a, b] = [shelves[0].game(game.name())?, shelves[1].game(game.name())?];
        let [setup, setup_b] =
            [args.play.table.setup.setup_with(a, &args.set_a)?, args.play.table.setup.setup_with(b, &args.set_b)?];
        ::lab::compare(
            &Rivals::Content { a, b, bots: args.play.table.bots.clone(), setup_b },
            &setup,
            &until,
            &stop,
            &bar,
        )
    };
    bar.0.finish_and_clear();
    let compared = compared?;
    if args.json {
        return Ok(talk.line(serde_json::to_string_pretty(&compared)?)?);
    }
    tell_comparison(&compared, talk)
}

/// The games with the content of a folder, or as they come.
fn content(word: &str) -> anyhow::Result<Shelf> {
    let folder = (word != "base").then(|| Path::new(word));
    Shelf::open(folder).with_context(|| format!("`{word}` is neither a bot, nor `base`, nor a content folder"))
}

fn tell_comparison(compared: &Comparison, talk: &mut Talk) -> anyhow::Result<()> {
    let Comparison { verdict, pairs, asked, others } = compared;
    let verdict = match verdict {
        Verdict::More => "more",
        Verdict::Less => "less",
        Verdict::Same => "same",
        Verdict::Unclear => "unclear",
    };
    let of_bots = asked.topic == "bots";
    // Rates in per cent, everything else as it is.
    let unit = |change: &Change| if change.is_rate { 100.0 } else { 1.0 };
    let percent = |x: f64| format!("{}%", talk.decimal(100.0 * x, 1));
    let head =
        msg(&format!("lab-{}-{verdict}", if of_bots { "bots" } else { "verdict" })).with("pairs", *pairs as usize);
    let (low, high) = (asked.difference.low, asked.difference.high);
    let message = if of_bots {
        head.with("b", percent(asked.b)).with("low", percent(0.5 + low)).with("high", percent(0.5 + high))
    } else {
        head.with("what", what(asked, talk))
            .with("a", value(asked, talk, asked.a))
            .with("b", value(asked, talk, asked.b))
            .with("low", talk.signed(unit(asked) * low, 2))
            .with("high", talk.signed(unit(asked) * high, 2))
    };
    talk.say(&message)?;
    talk.say(&msg("lab-sure"))?;
    if of_bots {
        return Ok(());
    }
    let clear: Vec<&Change> = others.iter().filter(|change| change.clear).collect();
    let lines: Vec<Message> = clear
        .iter()
        .map(|change| {
            msg("lab-change")
                .with("what", what(change, talk))
                .with("a", value(change, talk, change.a))
                .with("b", value(change, talk, change.b))
                .with("low", talk.signed(unit(change) * change.difference.low, 2))
                .with("high", talk.signed(unit(change) * change.difference.high, 2))
        })
        .collect();
    talk.say(&msg(if clear.is_empty() { "lab-nothing" } else { "lab-changed" }).with("watched", others.len()))?;
    lines.iter().try_for_each(|line| talk.say(line))?;
    let only = |id: &str| {
        list(
            &others
                .iter()
                .filter(|c| c.only == Some(id) && c.count.is_none_or(|n| n == "uses"))
                .map(|c| c.id.as_str())
                .collect::<Vec<_>>(),
        )
    };
    for id in ["a", "b"] {
        let names = only(id);
        if !names.is_empty() {
            talk.say(&msg(&format!("lab-only-{id}")).with("names", names))?;
        }
    }
    Ok(())
}

fn value(change: &Change, talk: &Talk, x: f64) -> String {
    if change.is_rate { format!("{}%", talk.decimal(100.0 * x, 1)) } else { talk.decimal(x, 2) }
}

/// What is measured, in words.
fn what(change: &Change, talk: &Talk) -> Arg {
    let said = talk.words.say(&thing(&change.topic, &change.name));
    let Some(count) = change.count else { return Arg::Text(said) };
    let count = Arg::term(format!("lab-count-{count}"), count);
    Arg::Text(talk.words.say(&msg("lab-what-count").with("thing", said).with("count", count)))
}

fn sweep(args: &LabSweepArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let name = args.field.field.game.as_deref().unwrap_or(&args.play.table.setup.game);
    let game = shelf.game(name)?;
    let setup = args.play.table.setup.setup(game)?;
    output::file(&args.out, args.force)?;
    let mut plan = Plan::new(game, &setup, &[], &args.play.table.bots, (args.play.table.seed, args.games))?;
    plan.opening = args.play.table.opening;
    let stop = on_interrupt();
    let bar = Bar::new(args.games * args.field.values.len() as u64, &talk.words);
    let swept = ::lab::sweep(game, &args.field, &plan, args.play.threads, &stop, &bar);
    bar.0.finish_and_clear();
    let Some(swept) = swept? else {
        return Ok(talk.say(&msg("lab-sweep-stopped"))?);
    };
    write(&args.out, &::lab::report::sweep_page(&swept, talk.words.lang()))?;
    if args.json {
        return Ok(talk.line(serde_json::to_string_pretty(&swept)?)?);
    }
    for point in &swept.points {
        let side = |side: &::lab::SideRow| {
            let name = talk.words.say(&Message::new("lab-name").with("name", side.name.arg()));
            Arg::Text(format!("{name} {}%", talk.decimal(100.0 * side.win.value, 1)))
        };
        let sides = Arg::List(point.section.sides.iter().map(side).collect());
        let turns = talk.decimal(point.section.length.turns.value, 1);
        let line = msg("lab-sweep-value").with("value", point.value.to_string()).with("sides", sides);
        talk.say(&line.with("turns", turns))?;
    }
    Ok(talk.say(&msg("lab-page").with("file", args.out.display().to_string()))?)
}

/// A margin in percentage points, as a part of one.
fn margin(points: f64) -> anyhow::Result<f64> {
    if !(0.0..50.0).contains(&points) {
        bail!(Complaint(wrong("margin").with("margin", points.to_string())));
    }
    Ok(points / 100.0)
}

fn fair(args: &LabFairArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let (table, margin) = (&args.play.table, margin(args.margin)?);
    let game = shelf.game(&table.setup.game)?;
    let mut plan = Plan::new(game, &table.setup.setup(game)?, &[], &table.bots, (table.seed, args.games))?;
    plan.opening = table.opening;
    let stop = on_interrupt();
    let bar = Bar::new(args.games, &talk.words);
    let found = ::lab::fair(game, &plan, margin, args.play.threads, &stop, &bar);
    bar.0.finish_and_clear();
    let found = found?;
    if args.json {
        return Ok(talk.line(serde_json::to_string_pretty(&found)?)?);
    }
    tell_fairness(&found, talk)
}

fn tell_fairness(found: &Fairness, talk: &mut Talk) -> anyhow::Result<()> {
    let percent = |x: f64| format!("{}%", talk.decimal(100.0 * x, 1));
    let verdict = match found.fair {
        _ if found.sides.iter().any(|side| side.favoured || side.behind) => "unfair",
        true => "fair",
        false => "unclear",
    };
    let head =
        msg(&format!("lab-fair-{verdict}")).with("games", found.games as usize).with("part", percent(found.part));
    let lines: Vec<Message> = found
        .sides
        .iter()
        .map(|side| {
            let kind = match (side.favoured, side.behind) {
                (true, _) => "more",
                (_, true) => "less",
                _ => "side",
            };
            msg(&format!("lab-fair-{kind}"))
                .with("side", side.name.arg())
                .with("win", percent(side.win.value))
                .with("low", percent(side.win.low.max(0.0)))
                .with("high", percent(side.win.high.min(1.0)))
                .with("won", percent(side.won))
        })
        .collect();
    talk.say(&head)?;
    lines.iter().try_for_each(|line| talk.say(line))?;
    Ok(talk.say(&msg("lab-fair-sure"))?)
}

fn power(args: &LabPowerArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.table.setup.game)?;
    let setup = args.table.setup.setup(game)?;
    if args.effect.iter().any(|effect| !(0.0..=40.0).contains(effect)) || args.seconds.is_nan() || args.seconds <= 0.0 {
        bail!(Complaint(wrong("power")));
    }
    let mut plan = Plan::new(game, &setup, &[], &args.table.bots, (args.table.seed, args.games))?;
    plan.opening = args.table.opening;
    let effects = args.effect.iter().map(|points| points / 100.0).collect();
    let hunt = Hunt { effects, runs: args.runs, seconds: args.seconds };
    let stop = on_interrupt();
    let bar = Bar::new(args.games, &talk.words);
    let found = ::lab::power(game, &plan, &hunt, &stop, &bar);
    bar.0.finish_and_clear();
    let Some(found) = found? else { return Ok(talk.say(&msg("lab-sweep-stopped"))?) };
    if args.json {
        return Ok(talk.line(serde_json::to_string_pretty(&found)?)?);
    }
    let head = msg("lab-power")
        .with("games", found.games as usize)
        .with("milliseconds", talk.decimal(1000.0 * found.seconds_a_game, 1))
        .with("seconds", talk.number(args.seconds))
        .with("affordable", found.affordable as usize);
    talk.say(&head)?;
    let left = talk.decimal(100.0 * found.variance_left, 0);
    talk.say(&msg("lab-power-luck").with("left", left))?;
    for Effect { effect, runs, found, wrong, median, needed } in found.effects {
        let games = |n: Option<u64>| n.map_or("–".to_owned(), |n| n.to_string());
        let line = msg(if effect == 0.0 { "lab-power-none" } else { "lab-power-effect" })
            .with("effect", talk.number((1000.0 * effect).round() / 10.0))
            .with("runs", runs.to_string())
            .with("found", found.to_string())
            .with("wrong", wrong.to_string())
            .with("median", games(median))
            .with("needed", games(needed));
        talk.say(&line)?;
    }
    Ok(())
}

/// Set when the user asks to stop; asked twice, the program ends at once, as ever.
pub(crate) fn on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    std::thread::spawn(move || {
        let Ok(waiting) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        waiting.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                flag.store(true, Ordering::Relaxed);
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
    stop
}

/// A bar on standard error; it draws nothing where that is not a terminal.
pub(crate) struct Bar(pub(crate) ProgressBar);

impl Bar {
    pub(crate) fn new(games: u64, words: &Catalogue) -> Bar {
        let [left, rate] = ["left", "rate"].map(|id| words.say(&msg(&format!("lab-{id}"))));
        let template = format!("{{wide_bar}} {{pos}}/{{len}}  {{per_sec}} {rate}  {{eta}} {left}");
        let bar = ProgressBar::new(games);
        Bar(ProgressStyle::with_template(&template).map_or(bar.clone(), |style| bar.with_style(style)))
    }
}

impl Progress for Bar {
    fn played(&self, games: u64) {
        self.0.inc(games);
    }
}
