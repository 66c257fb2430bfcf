//! `fireteam referee`: sets up any position, plays answers into it, and says
//! what happened, who is asked, what is allowed, and why something is not.

use std::sync::Arc;

use anyhow::bail;
use serde_json::{Value, json};
use shelf::{AnyMatch, Refused, Shelf};
use table::{Actor, Arg, Message};

use crate::args::{Luck, RefereeArgs};
use crate::complain::{Complaint, wrong};
use crate::draw::{Artist, bold, dim};
use crate::talk::{Talk, list, msg, read, refusal};

pub(crate) fn run(args: &RefereeArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.scene.game)?;
    talk.speak_of(game);
    let seed = if let Some(Luck::Seed(seed)) = args.luck { seed } else { 0 };
    let mut playing = game.set_up(&read(&args.scene.scene)?, seed)?;
    let mut steps = Vec::new();
    draw_luck(&mut *playing, args.luck, &mut steps)?;
    for word in &args.answers {
        take(&mut *playing, word, args.strict, &mut steps)?;
        draw_luck(&mut *playing, args.luck, &mut steps)?;
    }
    let why = args.why.as_deref().map(|word| why(&*playing, word)).transpose()?;
    if args.json {
        let answer = as_json(&*playing, &steps, why.as_ref(), talk)?;
        talk.line(serde_json::to_string_pretty(&answer)?)?;
        return Ok(());
    }
    print(&*playing, &steps, &Artist::new(game), talk)?;
    if let Some(Why { actor, word, reason }) = &why {
        let verdict = match reason {
            Some(reason) => talk.words.say(reason),
            None => talk.words.say(&msg("may").with("word", word.as_str())),
        };
        talk.line(format!("\n{} {verdict}", bold(&format!("{actor} {word}:"))))?;
    }
    Ok(())
}

/// One answer and what came of it.
struct Step {
    actor: String,
    word: String,
    told: Vec<Arc<Message>>,
    /// Nobody said it: it was the only answer.
    unasked: bool,
}

/// The verdict on one answer.
struct Why {
    actor: String,
    word: String,
    /// None if it is allowed.
    reason: Option<Message>,
}

/// Lets luck speak as long as it is asked, where it answers by itself.
fn draw_luck(playing: &mut dyn AnyMatch, luck: Option<Luck>, steps: &mut Vec<Step>) -> anyhow::Result<()> {
    let all = playing.actors();
    let name = playing.name(Actor::LUCK).into_owned();
    let mut say = |word: String, told| steps.push(Step { actor: name.clone(), word, told, unasked: false });
    match luck {
        None => {}
        Some(Luck::First) => {
            while playing.is_lucks() {
                let Some(first) = playing.answers(Actor::LUCK)?.into_iter().next() else { break };
                let told = playing.dictate(Actor::LUCK, &first, &[all])?.remove(0);
                say(first, told);
            }
        }
        Some(Luck::Seed(_)) => {
            let before = playing.seq();
            let mut told = Some(playing.run_luck(&[all]).remove(0));
            // All of it is told at once: with the first word.
            for (_, word) in playing.record().log.into_iter().skip(before) {
                say(word, told.take().unwrap_or_default());
            }
        }
    }
    Ok(())
}

/// Takes a word as the next answer. Questions with a single answer before it
/// are answered on the way, unless the word answers them, or all is said strictly.
fn take(playing: &mut dyn AnyMatch, given: &str, strict: bool, steps: &mut Vec<Step>) -> anyhow::Result<()> {
    // If the word fits nowhere, what was asked when it was given explains it best.
    let mut first = None;
    loop {
        let (actor, word) = whose(playing, given, strict)?;
        let all = playing.actors();
        let name = playing.name(actor).into_owned();
        let refused = match playing.dictate(actor, &word, &[all]) {
            Ok(mut told) => {
                steps.push(Step { actor: name, word, told: told.remove(0), unasked: false });
                return Ok(());
            }
            Err(refused @ (Refused::NotOffered { .. } | Refused::NoWord { .. })) => refused,
            Err(refused) => bail!(Complaint(wrong("answer").with("word", given).with("reason", said(&refused)))),
        };
        let answers = playing.answers(actor)?;
        let rejected = rejected(&name, &word, &answers, &refused);
        if strict {
            bail!(rejected);
        }
        let [only] = &answers[..] else {
            bail!(first.filter(|_| !playing.is_lucks()).unwrap_or(rejected));
        };
        first.get_or_insert(rejected);
        let told = playing.dictate(actor, only, &[all])?.remove(0);
        steps.push(Step { actor: name, word: only.clone(), told, unasked: true });
    }
}

/// Whose answer it is: `violet:run` says so, else the first who is asked, unless it must be said.
fn whose(playing: &dyn AnyMatch, given: &str, strict: bool) -> anyhow::Result<(Actor, String)> {
    if let Some((name, word)) = given.split_once(':')
        && let Ok(actor) = playing.named(name)
    {
        return Ok((actor, word.to_owned()));
    }
    match playing.waiting().first() {
        Some(asked) if strict => {
            let example = format!("{}:{given}", playing.name(asked));
            bail!(Complaint(wrong("whose").with("word", given).with("example", example)))
        }
        Some(asked) => Ok((asked, given.to_owned())),
        None => bail!(Complaint(wrong("over").with("word", given))),
    }
}

/// A refusal inside a sentence.
fn said(refused: &Refused) -> Arg {
    Arg::Message(Box::new(refusal(refused)))
}

fn rejected(actor: &str, word: &str, answers: &[String], refused: &Refused) -> Complaint {
    let message = match refused {
        _ if actor == "luck" => wrong("luck-first"),
        Refused::NotOffered { why: Some(why), .. } => {
            wrong("not-allowed").with("why", Arg::Message(Box::new(why.clone()))).with("actor", actor)
        }
        Refused::NotOffered { .. } => wrong("not-offered").with("actor", actor),
        _ => wrong("no-answer").with("actor", actor),
    };
    Complaint(message.with("word", word).with("answers", list(answers)))
}

fn why(playing: &dyn AnyMatch, given: &str) -> anyhow::Result<Why> {
    let (actor, word) = whose(playing, given, false)?;
    match playing.why_not(actor, &word) {
        Ok(reason) => Ok(Why { actor: playing.name(actor).into_owned(), word, reason }),
        Err(refused) => bail!(Complaint(wrong("why").with("word", given).with("reason", said(&refused)))),
    }
}

fn print(playing: &dyn AnyMatch, steps: &[Step], artist: &Artist, talk: &mut Talk) -> anyhow::Result<()> {
    for step in steps {
        let unasked = if step.unasked { format!("  ({})", talk.words.say(&msg("only-answer"))) } else { String::new() };
        talk.line(dim(&format!("{} {}{unasked}", step.actor, step.word)))?;
        for message in &step.told {
            let text = talk.words.say(message);
            talk.tell(&format!("  {text}"), str::to_owned)?;
        }
    }
    if !steps.is_empty() {
        talk.line("")?;
    }
    talk.board(artist, playing, playing.actors())?;
    for actor in playing.waiting() {
        let question = match playing.is_lucks() {
            true => talk.words.say(&msg("luck-must-answer")),
            false => talk.words.say(&playing.question(actor)?),
        };
        talk.line("")?;
        talk.tell(&question, bold)?;
        let offers = playing.offers(actor)?;
        let width = offers.iter().map(|offer| offer.text.chars().count()).max().unwrap_or(0);
        for offer in offers {
            let label = talk.words.say(&offer.label);
            talk.line(format!("  {:<width$}  {}", offer.text, dim(&label)))?;
        }
    }
    if playing.is_over() {
        talk.line("")?;
        talk.standing(playing)?;
    }
    Ok(())
}

fn as_json(playing: &dyn AnyMatch, steps: &[Step], why: Option<&Why>, talk: &Talk) -> anyhow::Result<Value> {
    let said = |message: &Message| talk.as_json(message);
    let step = |step: &Step| {
        json!({
            "actor": step.actor,
            "answer": step.word,
            "unasked": step.unasked,
            "events": step.told.iter().map(|message| said(message)).collect::<Vec<_>>(),
        })
    };
    let mut asked = Vec::new();
    for actor in playing.waiting() {
        let offers = playing.offers(actor)?;
        let offers: Vec<Value> = offers
            .iter()
            .map(|offer| json!({ "answer": offer.text, "label": said(&offer.label), "at": offer.at }))
            .collect();
        asked.push(
            json!({ "actor": playing.name(actor), "question": said(&playing.question(actor)?), "offers": offers }),
        );
    }
    let verdict = |why: &Why| {
        json!({
            "actor": why.actor,
            "answer": why.word,
            "allowed": why.reason.is_none(),
            "reason": why.reason.as_ref().map(said),
        })
    };
    Ok(json!({
        "game": playing.game(),
        "steps": steps.iter().map(step).collect::<Vec<_>>(),
        "asked": asked,
        "why": why.map(verdict),
        "over": playing.is_over(),
        "standing": playing.standing(),
        "scene": playing.scene(),
        "view": playing.view(playing.actors()),
    }))
}
