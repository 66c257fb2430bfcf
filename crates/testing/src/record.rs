//! Recorded matches: `NAME.json` as the program writes it, and beside it `NAME.seen`: the
//! position now and then, what each viewer had been told and saw by then as a number, what was
//! noted for replays and charts, and the final places. A change of rules, of words or of visibility shows as a difference.

use std::collections::BTreeMap;
use std::fmt::Write;

use ::table::{Actors, Game, Spoken};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::{Table, expect, files, read};

/// At least this many answers lie between two positions that are written down.
const APART: usize = 150;

/// What is needed of a record; the program itself checks the rest.
#[derive(Deserialize)]
struct Record<S> {
    setup: S,
    log: Vec<(String, String)>,
}

/// Replays every record of the folder to its end. Returns how many there are.
#[track_caller]
pub fn replay_folder<G: Spoken<Setup: DeserializeOwned>>(rules: &'static G::Rules, folder: &str) -> usize {
    let records = files(folder, "json");
    for path in &records {
        let record: Record<G::Setup> =
            serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game = G::new(rules, &record.setup).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        expect(&path.with_extension("seen"), &replay(game, &record.log));
    }
    records.len()
}

/// What is seen while a log is played again.
#[track_caller]
fn replay<G: Spoken>(game: G, log: &[(String, String)]) -> String {
    let viewers: Vec<Actors> = [Actors::NONE].into_iter().chain(game.actors().map(Actors::one)).collect();
    let mut told = vec![0; viewers.len()];
    let mut table = Table::new(game);
    let mut noted = BTreeMap::new();
    let mut out = String::new();
    let mut due = 0;
    for (n, (name, word)) in log.iter().enumerate() {
        if let Some(scene) = table.game.to_scene().filter(|_| n >= due) {
            let _ = write!(out, "answer {n}\n{scene}seen {}\n\n", seen(&table.game, &viewers, &told));
            due = n + APART;
        }
        let actor = table.game.actor_named(name).unwrap_or_else(|| panic!("answer {n}: nobody is called {name}"));
        table.answer(actor, word);
        for (sees, told) in viewers.iter().zip(&mut told) {
            for event in table.told.iter().filter_map(|event| table.game.seen(event, *sees)) {
                *told = digest(&format!("{told:x} {:?}", table.game.tell(&event)));
            }
        }
        for event in std::mem::take(&mut table.told) {
            note(&table.game, &event, &mut noted);
        }
    }
    assert!(table.game.waiting().is_empty(), "the match is over at the end of its record");
    let _ = writeln!(out, "end\nseen {}", seen(&table.game, &viewers, &told));
    for (what, (times, sum)) in noted {
        let _ = writeln!(out, "noted {what} {times} ({sum})");
    }
    for row in table.game.standing().rows.iter() {
        let side: Vec<_> = row.side.map(|actor| table.game.actor_name(actor)).collect();
        let _ = writeln!(out, "place {} {} {} ({})", row.place, side.join(" "), row.points, row.tiebreak);
    }
    out
}

/// Adds what a chronicler writes down about an event: how often, and how much in all.
fn note<G: Spoken>(game: &G, event: &G::Event, noted: &mut BTreeMap<String, (u32, i32)>) {
    let note = game.note(event);
    let moment = note.moment.map(|moment| (format!("{moment:?}"), note.weight.into()));
    let counts = note.counts.iter().map(|count| (format!("{} {}", game.actor_name(count.side), count.what), count.n));
    for (what, n) in moment.into_iter().chain(counts) {
        let (times, sum) = noted.entry(what).or_default();
        *times += 1;
        *sum += n;
    }
}

/// What every viewer has been told and sees, as numbers.
fn seen<G: Game>(game: &G, viewers: &[Actors], told: &[u64]) -> String {
    let sum =
        |(sees, told): (&Actors, &u64)| format!("{:08x}", digest(&format!("{told:x} {:?}", game.view(*sees))) as u32);
    viewers.iter().zip(told).map(sum).collect::<Vec<_>>().join(" ")
}

fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
