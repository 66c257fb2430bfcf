//! `fireteam games`: what there is to play.

use serde_json::{Map, Value, json};
use shelf::{AnyGame, Opt, Shelf, Wrong};

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
        let title = talk.words.say(&msg("name").with("name", game.about().title()));
        talk.line(format!("{}  {title}", bold(game.name())))?;
        talk.say(&msg("games-rules").with("version", game.rules_version()).with("content", game.fingerprint()))?;
        let head = ["name", "default", "values"].map(|id| talk.words.say(&msg(&format!("games-{id}"))));
        let rows: Vec<[String; 3]> = shown(*game).iter().map(|option| row(option, talk)).collect();
        // As wide as most games need, wider where a name is longer.
        let wide = |column: usize, least: usize| {
            let cells = rows.iter().chain([&head]).map(|row| row[column].chars().count());
            cells.max().unwrap_or(0).max(least)
        };
        let (names, defaults) = (wide(0, 9), wide(1, 12));
        let line = |[name, default, values]: &[String; 3]| {
            format!("  {name:<names$} {default:<defaults$} {values}").trim_end().to_owned()
        };
        talk.line(dim(&line(&head)))?;
        rows.iter().try_for_each(|row| talk.line(line(row)))?;
    }
    Ok(())
}

fn describe(game: &dyn AnyGame) -> Value {
    let option = |Shown { option, elsewhere }: Shown| {
        let mut all = json!(option);
        all["elsewhere"] = json!(elsewhere);
        all
    };
    json!({
        "game": game.name(),
        "rules": game.rules_version(),
        "content": game.fingerprint(),
        "options": shown(game).into_iter().map(option).collect::<Vec<_>>(),
    })
}

/// An option, and the values it also takes once another is chosen: the maps of another mode.
struct Shown {
    option: Opt,
    elsewhere: Vec<Value>,
}

fn shown(game: &dyn AnyGame) -> Vec<Shown> {
    let options = game.options();
    let chosen = options.iter().flat_map(|option| option.allowed.iter().map(|value| (option.name, value.clone())));
    let others: Vec<Vec<Opt>> =
        chosen.map(|(name, value)| game.options_after(&Map::from_iter([(name.to_owned(), value)]))).collect();
    let besides = |n: usize, option: Opt| {
        let mut elsewhere: Vec<Value> = Vec::new();
        for value in others.iter().flat_map(|other| &other[n].allowed) {
            if !option.allowed.contains(value) && !elsewhere.contains(value) {
                elsewhere.push(value.clone());
            }
        }
        Shown { option, elsewhere }
    };
    options.into_iter().enumerate().map(|(n, option)| besides(n, option)).collect()
}

/// An option: its name, its default, and the values it takes; in brackets those that need another option.
fn row(Shown { option, elsewhere }: &Shown, talk: &Talk) -> [String; 3] {
    let default = match &option.default {
        Value::Null => talk.words.say(&msg("games-open")),
        value => plain(value),
    };
    let list = |values: &[Value]| values.iter().map(plain).collect::<Vec<_>>().join(" ");
    let also = if elsewhere.is_empty() { String::new() } else { format!(" [{}]", list(elsewhere)) };
    [option.name.to_owned(), default, list(&option.allowed) + &also]
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
