//! `fireteam ladder`: which bots are better, and how fair a game is to its sides.

use std::sync::Mutex;

use anyhow::Context;
use serde_json::{Value, json};
use shelf::{AnyGame, Bout, Ladder, Pair, Plan, Rate, Shelf, Strength};
use table::{Descriptor, Message};

use crate::args::LadderArgs;
use crate::notes::Notes;
use crate::output;
use crate::sim::progress;
use crate::talk::{Talk, msg};

pub(crate) fn run(args: &LadderArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.setup.game)?;
    talk.speak_of(game);
    let setup = args.setup.setup(game)?;
    let mut plan = Plan { skills: args.bots.clone(), games: args.games, seed: args.seed, threads: 1 };
    plan.threads = shelf::threads(args.threads, plan.total()) as u32;
    let notes = match &args.out {
        Some(path) => {
            output::parent(path)?;
            let head = head(game, &setup, &plan)?;
            let same = |content: &Value| content.as_str().is_some_and(|content| game.has_content(content));
            Some(Notes::open(path, &head, &same)?)
        }
        None => None,
    };
    let known: &[Bout] = notes.as_ref().map_or(&[], |notes| &notes.known);
    let bar = progress(plan.total());
    bar.set_position(known.len() as u64);
    // The first game that could not be noted; the others are played all the same.
    let unwritten = Mutex::new(None);
    let played = |bout: &Bout| {
        if let Some(Err(error)) = notes.as_ref().map(|notes| notes.add(bout)) {
            unwritten.lock().expect("nobody panics while noting").get_or_insert(error);
        }
        bar.inc(1);
    };
    let ladder = game.ladder(&setup, &plan, known, &played);
    bar.finish_and_clear();
    let ladder = ladder?;
    match args.json {
        true => talk.line(serde_json::to_string_pretty(&ladder)?)?,
        false => print(&ladder, game.about(), talk)?,
    }
    match unwritten.into_inner().expect("nobody panics while noting") {
        Some(error) => Err(error).context("some games could not be noted"),
        None => Ok(()),
    }
}

/// Everything that makes a game of a ladder what it is, its bots and number apart.
fn head(game: &dyn AnyGame, setup: &Value, plan: &Plan) -> anyhow::Result<Value> {
    let complete = game.start(setup, plan.seed)?.record().setup;
    Ok(json!({
        "ladder": env!("CARGO_PKG_VERSION"),
        "game": game.name(),
        "rules": game.rules_version(),
        "content": game.fingerprint(),
        "setup": complete,
        "seed": plan.seed,
    }))
}

fn print(ladder: &Ladder, about: &Descriptor, talk: &mut Talk) -> anyhow::Result<()> {
    for pair in &ladder.report.pairs {
        let names = |message: Message| message.with("a", pair.a.as_str()).with("b", pair.b.as_str());
        talk.say(&names(msg("ladder-pair")).with("games", pair.games as usize))?;
        if let Some(strength) = &pair.strength {
            talk.say(&names(rate("ladder-ahead", strength.ahead, talk)).with("elo", elo(strength)))?;
            if ladder.sides.len() > 2 {
                let times = talk.decimal(strength.times_fair, 2);
                talk.say(&names(rate("ladder-first", strength.first, talk)).with("times", times))?;
            }
        }
        table(ladder, pair, about, talk)?;
    }
    for (name, elo) in &ladder.report.ratings {
        talk.say(&msg("ladder-rating").with("name", name.as_str()).with("elo", format!("{elo:+.0}")))?;
    }
    Ok(())
}

/// What a pair tells about the game itself.
fn table(ladder: &Ladder, pair: &Pair, about: &Descriptor, talk: &mut Talk) -> anyhow::Result<()> {
    for (n, (side, &won)) in ladder.sides.iter().zip(&pair.sides).enumerate() {
        let names = about.side(side);
        talk.say(&rate("ladder-side", won, talk).with("n", n + 1).with("side", names))?;
    }
    let message = msg("ladder-length")
        .with("draws", talk.decimal(100.0 * pair.draws.rate, 1))
        .with("rounds", talk.number(pair.median_rounds))
        .with("decisions", talk.number(pair.median_decisions));
    Ok(talk.say(&message)?)
}

fn rate(id: &str, rate: Rate, talk: &Talk) -> Message {
    let percent = |rate: f64| talk.decimal(100.0 * rate, 1);
    msg(id).with("rate", percent(rate.rate)).with("low", percent(rate.low)).with("high", percent(rate.high))
}

fn elo(strength: &Strength) -> String {
    let [mean, low, high] = strength.elo;
    format!("{mean:+.0} [{low:+.0}, {high:+.0}]")
}
