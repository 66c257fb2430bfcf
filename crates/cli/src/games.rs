//! `fireteam games`: what there is to play.

use serde_json::{Value, json};
use shelf::{AnyGame, Opt, Shelf, Wrong};
use table::{Arg, Message};

use crate::args::GamesArgs;
use crate::draw::{bold, dim};
use crate::talk::{Talk, msg};

pub(crate) fn run(args: &GamesArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let (games, broken): (Vec<&dyn AnyGame>, _) = match &args.game {
        Some(name) => (vec![shelf.game(name)?], &[][..]),
        None => (shelf.games().collect(), shelf.broken()),
    };
    match args.json {
        true => {
            let wrong = |(game, wrong): &(&str, Wrong)| json!({ "game": game, "error": wrong.to_string() });
            let all: Vec<Value> = games.into_iter().map(describe).chain(broken.iter().map(wrong)).collect();
            talk.line(serde_json::to_string_pretty(&all)?)?;
        }
        false => list(&games, talk)?,
    }
    if broken.is_empty() { Ok(()) } else { Err(Wrong::Broken(broken.to_vec()).into()) }
}

fn list(games: &[&dyn AnyGame], talk: &mut Talk) -> anyhow::Result<()> {
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            talk.line("")?;
        }
        let title = Arg::term(format!("cli-game-{}", game.name()), game.name());
        let title = talk.words.say(&Message::new("cli-name").with("name", title));
        talk.line(format!("{}  {title}", bold(game.name())))?;
        talk.say(&msg("games-rules").with("version", game.rules_version()).with("content", game.fingerprint()))?;
        let [name, default, values] =
            ["name", "default", "values"].map(|id| talk.words.say(&msg(&format!("games-{id}"))));
        talk.line(dim(&row(&name, &default, &values)))?;
        for option in game.options() {
            let line = option_line(&option, talk);
            talk.line(line)?;
        }
    }
    Ok(())
}

fn describe(game: &dyn AnyGame) -> Value {
    json!({
        "game": game.name(),
        "rules": game.rules_version(),
        "content": game.fingerprint(),
        "options": game.options(),
    })
}

fn option_line(option: &Opt, talk: &Talk) -> String {
    let default = match &option.default {
        Value::Null => talk.words.say(&msg("games-open")),
        value => plain(value),
    };
    let allowed: Vec<String> = option.allowed.iter().map(plain).collect();
    row(option.name, &default, &allowed.join(" "))
}

fn row(name: &str, default: &str, values: &str) -> String {
    format!("  {name:<9} {default:<12} {values}").trim_end().to_owned()
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
