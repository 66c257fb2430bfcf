//! `fireteam replay`: a recorded match, in full or as one seat saw it.

use anyhow::bail;
use serde_json::{Value, json};
use shelf::{AnyMatch, Record, Shelf};
use table::Actors;

use crate::args::ReplayArgs;
use crate::complain::{Complaint, wrong};
use crate::draw::{Artist, dim};
use crate::talk::{Talk, msg, read, seat};

pub(crate) fn run(args: &ReplayArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let record = Record::from_json(&read(&args.file)?)?;
    // The whole record is checked, whatever part of it is shown.
    let end = shelf.load(&record, 0)?;
    let game = shelf.game(&record.game)?;
    talk.speak_of(game);
    let at = args.at.unwrap_or(record.log.len());
    if at > record.log.len() {
        bail!(Complaint(wrong("at").with("at", at).with("answers", record.log.len())));
    }
    // Names are known at the end; at the beginning luck may not have dealt them yet.
    let sees = match &args.seat {
        Some(word) => seat(&*end, word)?,
        None => end.actors(),
    };
    let first = Record { log: Vec::new(), result: None, ..record.clone() };
    let mut playing = game.load(&first, 0)?;
    if args.json {
        let told = as_json(&mut *playing, &record, at, (sees, args.seat.is_some()), talk)?;
        return Ok(talk.line(serde_json::to_string_pretty(&told)?)?);
    }
    talk.say(&msg("replay-head").with("game", record.game.as_str()).with("answers", record.log.len()))?;
    for (n, (actor, word)) in record.log[..at].iter().enumerate() {
        let told = playing.follow(actor, word, &[sees])?;
        // A log line may name a card that only its owner has seen: a single seat gets events alone.
        if args.seat.is_none() {
            talk.line(dim(&format!("{:>5}  {actor} {word}", n + 1)))?;
        }
        for message in &told[0] {
            let text = talk.words.say(message);
            talk.tell(&format!("       {text}"), str::to_owned)?;
        }
    }
    talk.line("")?;
    talk.board(&Artist::new(game), &*playing, sees)?;
    if playing.is_over() {
        talk.line("")?;
        talk.standing(&*playing)?;
    } else {
        talk.say(&msg("replay-at").with("at", at).with("answers", record.log.len()))?;
    }
    Ok(())
}

/// The match up to an answer, with the view of those who look on; a single
/// seat is told what it hears, not what others answered.
fn as_json(
    playing: &mut dyn AnyMatch,
    record: &Record,
    at: usize,
    (sees, alone): (Actors, bool),
    talk: &Talk,
) -> anyhow::Result<Value> {
    let mut steps = Vec::new();
    for (actor, word) in &record.log[..at] {
        let told = playing.follow(actor, word, &[sees])?;
        let events: Vec<Value> = told[0].iter().map(|message| talk.as_json(message)).collect();
        steps.push(match alone {
            true => json!({ "events": events }),
            false => json!({ "actor": actor, "answer": word, "events": events }),
        });
    }
    Ok(json!({
        "game": playing.game(),
        "rules": record.rules,
        "content": record.content,
        "answers": record.log.len(),
        "at": at,
        "steps": steps,
        "over": playing.is_over(),
        // Until then points may be hidden from a seat.
        "standing": playing.is_over().then(|| playing.standing()),
        "view": playing.view(sees),
    }))
}
