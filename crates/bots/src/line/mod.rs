//! Players of other programs: lines of JSON on a pipe (`docs/agents.md`).
//!
//! A program is told what its side may see and what it may answer, and nothing
//! else. It has a limit of time. What goes wrong with it is a [`Fault`]: it has
//! lost the match, and a greedy bot ends it in its place.

mod process;
mod program;
mod said;

use serde_json::{Value, json};
use table::{Encode, Spoken, Standing};

pub use program::{Program, Trouble, programs, troubles};
pub use said::{Teller, teller};

use crate::World;
use process::Process;
use said::{Said, Wanted};

/// Why a program has lost its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started, or did not say that it was ready.
    Start(String),
    /// It ended, or closed its output; how, in words of the system.
    Ended(String),
    /// It gave no answer within this many milliseconds.
    Late(u64),
    /// It wrote a line that is not an answer.
    Nonsense(String),
    /// It gave an answer that was not among the offers.
    Illegal(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Start(reason) => write!(f, "it could not be started: {reason}"),
            Fault::Ended(how) => write!(f, "it ended: {how}"),
            Fault::Late(limit) => write!(f, "it gave no answer within {} s", *limit as f64 / 1000.0),
            Fault::Nonsense(line) => write!(f, "it wrote something that is not an answer: {line}"),
            Fault::Illegal(answer) => write!(f, "it answered {answer}, which was not among the offers"),
        }
    }
}

/// One side of one match, played by a program.
#[derive(Debug)]
pub(crate) struct Line {
    program: &'static Program,
    /// The number of the match, for programs that remember things.
    number: u64,
    process: Option<Process>,
    fault: Option<Fault>,
}

impl Line {
    pub(crate) fn new(program: &'static Program) -> Line {
        Line { program, number: program.next_match(), process: None, fault: None }
    }

    /// What has gone wrong, if anything has.
    pub(crate) fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The program's answer; nothing if it has lost the match by default.
    pub(crate) fn answer<G: Spoken + Encode>(&mut self, world: &World<'_, G>) -> Option<G::Choice> {
        if self.fault.is_some() {
            return None;
        }
        let offers = world.offers();
        if let [only] = offers[..] {
            return Some(only);
        }
        let answer = self.ask(world, &offers);
        if let Err(fault) = &answer {
            self.program.note(fault);
            self.fault = Some(fault.clone());
            // It is in an unknown state: the next match gets another process.
            self.process = None;
        }
        answer.ok()
    }

    fn ask<G: Spoken + Encode>(&mut self, world: &World<'_, G>, offers: &[G::Choice]) -> Result<G::Choice, Fault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(self.program.process()?),
        };
        let n = process.next_question();
        let question = question(world, offers, (self.number, n), process.wanted());
        process.send(&question);
        let deadline = process.deadline(self.program.limit());
        loop {
            let said: Said = process.hear(&deadline)?;
            match said {
                // An answer to an earlier question, or one too many.
                Said { n: Some(old), .. } if old < n => {}
                Said { n: Some(now), why: Some(word), .. } if now == n => {
                    process.send(&reason(world, &word, process.wanted()));
                }
                Said { n: Some(now), answer: Some(answer), .. } if now == n => {
                    let meant = |choice: &&G::Choice| match &answer {
                        Value::String(word) => world.say(**choice) == *word,
                        Value::Number(index) => index.as_u64() == Some(world.action(**choice) as u64),
                        _ => false,
                    };
                    let found = offers.iter().find(meant).copied();
                    return found.ok_or_else(|| Fault::Illegal(answer.to_string()));
                }
                other => return Err(Fault::Nonsense(other.line)),
            }
        }
    }

    /// Tells the program how the match ended.
    pub(crate) fn over(&mut self, standing: &Standing, side: usize) {
        let Some(process) = &mut self.process else { return };
        let [places, points] = [|row: &table::Row| i32::from(row.place), |row: &table::Row| row.points]
            .map(|part| standing.rows.iter().map(part).collect::<Vec<i32>>());
        process.send(&json!({
            "type": "over", "match": self.number, "side": side, "places": places, "points": points,
        }));
    }
}

/// A process that has done no wrong goes on with another match.
impl Drop for Line {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.rest(process);
        }
    }
}

/// What a program is told when it is asked: what its side may see, and what it may answer.
fn question<G: Spoken + Encode>(
    world: &World<'_, G>,
    offers: &[G::Choice],
    (number, n): (u64, u64),
    wanted: &Wanted,
) -> Value {
    let names = |actors: table::Actors| actors.map(|actor| world.name(actor)).collect::<Vec<_>>();
    let mut message = json!({
        "type": "question", "match": number, "n": n, "game": G::NAME,
        "actor": world.name(world.actor()), "side": names(world.sees()),
    });
    let offer = |&choice: &G::Choice| {
        let mut offer = json!({ "index": world.action(choice), "word": world.say(choice) });
        if let Some(words) = &wanted.words {
            offer["label"] = words.say(&world.label(choice)).into();
        }
        offer
    };
    let offers: Vec<Value> = offers.iter().map(offer).collect();
    if wanted.view || wanted.words.is_some() {
        let view = world.shown();
        if let Some(words) = &wanted.words {
            message["text"] = words.put::<G>(&view, &world.question(), &offers).into();
        }
        if wanted.view {
            message["view"] = view;
        }
    }
    if wanted.numbers {
        message["observation"] = world.numbers().into();
    }
    message["offers"] = offers.into();
    message
}

/// Why a word is not an answer here.
fn reason<G: Spoken>(world: &World<'_, G>, word: &str, wanted: &Wanted) -> Value {
    let mut message = json!({ "type": "reason", "why": word, "offered": false, "reason": null });
    if let Some(choice) = world.hear(word) {
        match (world.why_not(choice), &wanted.words) {
            (None, _) => message["offered"] = true.into(),
            (Some(why), Some(words)) => message["reason"] = words.say(&why).into(),
            (Some(why), None) => message["reason"] = serde_json::to_value(why).unwrap_or_default(),
        }
    }
    message
}
