//! Recorded matches: `tests/games/*.log`. A record is the setup, every answer,
//! and the position at the beginning of each player turn; a change of rules
//! shows in the difference.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use rand::RngExt;
use table::{Actor, Game, Options, Spoken, draw, rng};
use tf2_turns::{Choice, Setup, Side, Spot, TfTurns, Verb};

use crate::new;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Random answers with a purpose: nobody ends a turn early, attacks come before
/// walks, and walks lead to the flag, home with it, or to the point if Green defends it.
fn eager(state: &TfTurns, options: &Options<TfTurns>, defends: bool, rng: &mut table::Rng) -> Choice {
    let quiet = |c: &Choice| matches!(c, Choice::Verb(Verb::End | Verb::Done | Verb::Hold));
    let acts: Vec<Choice> = options.iter().copied().filter(|c| !quiet(c)).collect();
    let Some(view) = Some(state.public()).filter(|_| !acts.is_empty()) else {
        return options[rng.random_range(0..options.len())];
    };
    let goal = view.mover.and_then(|id| {
        let unit = &view.units[id.ix()];
        let holder = if unit.side == Side::Red { Spot { row: 2, col: 2 } } else { Spot { row: 2, col: 14 } };
        let point = view.points.iter().position(|p| !p.captured).unwrap_or(0);
        match view.flags.get(unit.side as usize) {
            Some(_) if unit.carries_flag => Some(holder),
            Some(flag) => flag.at,
            None if unit.side == Side::Green && !defends => None,
            None => Some([Spot { row: 5, col: 5 }, Spot { row: 5, col: 10 }][point.min(1)]),
        }
    });
    let distance = |c: &Choice| {
        let (Some(to), Some(goal)) = (Spot::named(&state.say(*c)), goal) else { return 0 };
        to.row.abs_diff(goal.row) + to.col.abs_diff(goal.col)
    };
    let deeds: Vec<Choice> = acts.iter().copied().filter(|c| !matches!(c, Choice::Square(_))).collect();
    if !deeds.is_empty() && rng.random_ratio(1, 2) {
        return deeds[rng.random_range(0..deeds.len())];
    }
    match acts.iter().filter(|c| matches!(c, Choice::Square(_))).min_by_key(|c| distance(c)) {
        Some(walk) if rng.random_ratio(2, 3) => *walk,
        _ => acts[rng.random_range(0..acts.len())],
    }
}

struct Record {
    text: String,
    line: String,
    turn: (u8, Option<Actor>),
}

impl Record {
    fn new(setup: &Setup) -> Record {
        Record { text: format!("setup {}\n", ron::to_string(setup).unwrap()), line: String::new(), turn: (0, None) }
    }

    fn answer(&mut self, state: &TfTurns, actor: Actor, word: &str) {
        let now = (state.round(), Some(actor).filter(|a| !a.is_luck()));
        let scene = state.to_scene().filter(|scene| now != self.turn && !scene.contains("asks"));
        if let Some(scene) = scene {
            self.flush();
            self.turn = now;
            for line in scene.lines() {
                let _ = writeln!(self.text, "  {line}");
            }
        }
        let _ = write!(self.line, " {}:{word}", state.actor_name(actor));
        if self.line.len() > 100 {
            self.flush();
        }
    }

    fn flush(&mut self) {
        if !self.line.is_empty() {
            let _ = writeln!(self.text, "{}", self.line.trim_start());
            self.line.clear();
        }
    }

    fn end(mut self, state: &TfTurns) -> String {
        self.flush();
        let winner = state.winner().map_or("draw", |side| side.word());
        let _ = writeln!(self.text, "over {winner} round {}", state.round());
        self.text
    }
}

/// Plays the answers of a record again and writes it anew.
fn replay(text: &str) -> String {
    let mut lines = text.lines();
    let setup: Setup = ron::from_str(lines.next().unwrap().strip_prefix("setup ").unwrap()).unwrap();
    let mut state = new(&setup);
    let mut record = Record::new(&setup);
    for entry in lines.filter(|l| !l.starts_with(' ') && !l.starts_with("over ")).flat_map(str::split_whitespace) {
        let (actor, word) = entry.split_once(':').unwrap();
        let (actor, choice) = (state.actor_named(actor).unwrap(), state.hear(word).unwrap());
        record.answer(&state, actor, word);
        if state.play(actor, choice).is_err() {
            panic!("{entry} was refused in round {}", state.round());
        }
    }
    assert!(state.waiting().is_empty(), "the record ends with the match");
    record.end(&state)
}

#[test]
fn recorded_matches_replay_to_the_letter() {
    for mode in ["ctf", "cp"] {
        for n in 1..=5 {
            let file = folder().join(format!("{mode}-{n}.log"));
            let text = std::fs::read_to_string(&file).unwrap_or_else(|_| play(mode, n));
            expect_test::expect_file![file].assert_eq(&replay(&text));
        }
    }
}

/// A new match for a record that is missing.
fn play(mode: &str, seed: u64) -> String {
    let setup = if mode == "cp" { Setup::cp() } else { Setup::ctf() };
    let (mut state, mut rng, mut options) = (new(&setup), rng(seed), Vec::new());
    let mut record = Record::new(&setup);
    while let Some(actor) = state.waiting().first() {
        state.choices(actor, &mut options);
        let choice = if actor.is_luck() {
            draw(&state, &options, &mut rng)
        } else {
            eager(&state, &options, seed.is_multiple_of(2), &mut rng)
        };
        record.answer(&state, actor, &state.say(choice));
        state.apply(actor, choice, &mut table::Quiet);
    }
    record.end(&state)
}
