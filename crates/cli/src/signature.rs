//! `fireteam signature`: one hash over fixed matches of every game, so that
//! "no rule has changed" is one line. It covers what was offered at each
//! question, what luck said, and how the match ended; sentences do not count.

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use shelf::{AnyGame, Shelf};
use table::seed_of;

use crate::args::SignatureArgs;
use crate::complain::{Complaint, wrong};
use crate::talk::Talk;

/// Matches of each mode.
const MATCHES: u64 = 16;

pub(crate) fn run(args: &SignatureArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let mut all = Sha256::new();
    let mut rows: Vec<(String, String)> = Vec::new();
    for game in shelf.games() {
        for mode in modes(game) {
            let digest = matches(game, mode.as_ref())?;
            all.update(&digest);
            let mode = mode.map(|mode| format!(" {}", mode.as_str().unwrap_or_default())).unwrap_or_default();
            rows.push((format!("{}{mode}", game.name()), hex(&digest)));
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

/// The modes of a game; one that has none is played as it comes.
fn modes(game: &dyn AnyGame) -> Vec<Option<Value>> {
    let options = game.options();
    let modes = options.iter().find(|option| option.name == "mode").map(|option| option.allowed.clone());
    modes.map_or_else(|| vec![None], |modes| modes.into_iter().map(Some).collect())
}

fn matches(game: &dyn AnyGame, mode: Option<&Value>) -> anyhow::Result<Vec<u8>> {
    let setup = mode.map_or_else(|| json!({}), |mode| json!({ "mode": mode }));
    let mut hash = Sha256::new();
    let mut note = |word: &str| {
        hash.update(word);
        hash.update([0]);
    };
    for seed in 0..MATCHES {
        let mut playing = game.start(&setup, seed)?;
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
