//! `fireteam signature`: one hash over fixed matches of every game, so that
//! "no rule has changed" is one line. It covers what was offered at each
//! question, what luck said, and how the match ended; sentences do not count.

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use shelf::{AnyGame, OptionKind, Shelf};
use table::seed_of;

use crate::args::SignatureArgs;
use crate::complain::{Complaint, wrong};
use crate::talk::Talk;

/// Matches of each mode as it comes.
const MATCHES: u64 = 16;

/// What one row of the signature is about: its name, the setups, and matches of each.
struct Row {
    name: String,
    setups: Vec<Value>,
    matches: u64,
}

pub(crate) fn run(args: &SignatureArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let mut all = Sha256::new();
    let mut rows: Vec<(String, String)> = Vec::new();
    for game in shelf.games() {
        for row in modes(game).into_iter().chain(options(game)) {
            let digest = play(game, &row)?;
            all.update(&digest);
            rows.push((format!("{}{}", game.name(), row.name), hex(&digest)));
        }
    }
    let whole = hex(&all.finalize());
    if args.json {
        let games: Map<String, Value> = rows.into_iter().map(|(name, hash)| (name, hash.into())).collect();
        return Ok(talk.line(serde_json::to_string_pretty(&json!({ "signature": whole, "games": games }))?)?);
    }
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, hash) in rows {
        talk.line(format!("{name:<width$}  {hash}"))?;
    }
    Ok(talk.line(format!("{:<width$}  {whole}", "signature"))?)
}

/// What begins the setup of each mode; a game that has none is played as it comes.
fn beginnings(game: &dyn AnyGame) -> Vec<Map<String, Value>> {
    let options = game.options();
    let modes = options.into_iter().find(|option| option.name == "mode").map(|option| option.allowed);
    let begun = |mode: Value| Map::from_iter([("mode".to_owned(), mode)]);
    modes.map_or_else(|| vec![Map::new()], |modes| modes.into_iter().map(begun).collect())
}

/// Each mode with the rest at its default.
fn modes(game: &dyn AnyGame) -> Vec<Row> {
    let row = |setup: Map<String, Value>| Row {
        name: setup.get("mode").and_then(Value::as_str).map(|mode| format!(" {mode}")).unwrap_or_default(),
        setups: vec![setup.into()],
        matches: MATCHES,
    };
    beginnings(game).into_iter().map(row).collect()
}

/// Each other option: all its values but the default, in every mode, once. A value that
/// only goes with a flag is played with it.
fn options(game: &dyn AnyGame) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for mode in beginnings(game) {
        let options = game.options_after(&mode);
        let flags: Vec<&str> =
            options.iter().filter(|option| option.kind == OptionKind::Flag).map(|option| option.name).collect();
        for option in options.iter().filter(|option| option.name != "mode") {
            let others = option.allowed.iter().filter(|value| **value != option.default);
            let setups = others.filter_map(|value| {
                let mut setup = mode.clone();
                setup.insert(option.name.to_owned(), value.clone());
                startable(game, &setup, &flags)
            });
            let name = format!(" {}", option.name);
            match rows.iter_mut().find(|row| row.name == name) {
                Some(row) => row.setups.extend(setups),
                None => rows.push(Row { name, setups: setups.collect(), matches: 1 }),
            }
        }
    }
    rows.retain(|row| !row.setups.is_empty());
    rows
}

/// The setup as it is, or with one of the flags up.
fn startable(game: &dyn AnyGame, setup: &Map<String, Value>, flags: &[&str]) -> Option<Value> {
    let up = flags.iter().map(|&flag| Map::from_iter([(flag.to_owned(), true.into())]));
    let setups = std::iter::once(Map::new()).chain(up).map(|up| {
        let mut all: Map<String, Value> = up;
        all.extend(setup.clone());
        Value::from(all)
    });
    setups.into_iter().find(|setup| game.start(setup, 0).is_ok())
}

fn play(game: &dyn AnyGame, row: &Row) -> anyhow::Result<Vec<u8>> {
    let mut hash = Sha256::new();
    let mut note = |word: &str| {
        hash.update(word);
        hash.update([0]);
    };
    for (setup, seed) in row.setups.iter().flat_map(|setup| (0..row.matches).map(move |seed| (setup, seed))) {
        let mut playing = game.start(setup, seed)?;
        playing.run_luck(&[]);
        while let Some(actor) = playing.waiting().first() {
            if playing.seq() as u64 > table::ENDLESS {
                return Err(Complaint(wrong("endless").with("game", game.name())).into());
            }
            let words = playing.answers(actor)?;
            words.iter().for_each(|word| note(word));
            let pick = seed_of(seed, playing.seq() as u64) % words.len() as u64;
            playing.answer(actor, playing.seq(), &words[pick as usize], &[])?;
        }
        for (actor, word) in playing.log(0) {
            note(&actor);
            note(&word);
        }
        for place in playing.standing() {
            note(&format!("{} {} {}", place.side.join(" "), place.points, place.place));
        }
    }
    Ok(hash.finalize().to_vec())
}

/// The first 16 digits: as long as the fingerprints of contents.
fn hex(digest: &[u8]) -> String {
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
