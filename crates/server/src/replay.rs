//! A finished match as its viewers saw it, answer by answer, in the shape of
//! the socket's frames; and the position of any moment, to play on from there.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use shelf::{AnyMatch, Changes, Record, Shown};
use table::Actors;

use crate::contents::Contents;
use crate::problem::Problem;
use crate::wire;

/// Matches that somebody looks at just now, replayed and checked once. A jump
/// anywhere then costs a walk through plain answers.
#[derive(Debug, Default)]
pub(crate) struct Opened {
    matches: Mutex<Vec<(String, Arc<dyn AnyMatch>)>>,
}

/// This many stay open.
const OPEN: usize = 32;

impl Opened {
    fn find(&self, id: &str) -> Option<Arc<dyn AnyMatch>> {
        let mut matches = self.matches.lock().unwrap_or_else(PoisonError::into_inner);
        let at = matches.iter().position(|(known, _)| known == id)?;
        let entry = matches.remove(at);
        let game = entry.1.clone();
        matches.push(entry);
        Some(game)
    }

    /// The match of a record, whole. A record never changes, so neither does this.
    pub(crate) fn open(&self, shelf: &Contents, id: &str, record: &str) -> Result<Arc<dyn AnyMatch>, Problem> {
        if let Some(game) = self.find(id) {
            return Ok(game);
        }
        let record = Record::from_json(record)?;
        let game: Arc<dyn AnyMatch> = Arc::from(shelf.load(&record, 0)?);
        let mut matches = self.matches.lock().unwrap_or_else(PoisonError::into_inner);
        matches.retain(|(known, _)| known != id);
        if matches.len() == OPEN {
            matches.remove(0);
        }
        matches.push((id.to_owned(), game.clone()));
        Ok(game)
    }
}

/// Whose eyes: `all`, `none`, or the chair of an actor by its name at the end.
pub(crate) fn eyes(game: &dyn AnyMatch, sees: &str) -> Result<Actors, Problem> {
    match sees {
        "all" => Ok(game.actors()),
        "none" => Ok(Actors::NONE),
        name => Ok(chair(game, name)?.1),
    }
}

/// The chair of an actor: its number and everybody it speaks for.
pub(crate) fn chair(game: &dyn AnyMatch, name: &str) -> Result<(usize, Actors), Problem> {
    let nobody = || Problem::Malformed(format!("no actor `{name}`"));
    let is_named = |actor: &table::Actor| !actor.is_luck() && game.name(*actor) == name;
    let actor = game.named(name).ok().filter(is_named).ok_or_else(nobody)?;
    let held = game.roster().seats().map(|(_, held)| held).enumerate().find(|(_, held)| held.has(actor));
    Ok(held.unwrap_or((actor.ix(), Actors::one(actor))))
}

/// Everybody whose answer is awaited, and what they are asked if `sees` holds them.
pub(crate) fn asks(game: &dyn AnyMatch, sees: Actors, offers: bool) -> Vec<wire::Ask> {
    let roster = game.roster();
    let seat = |actor| roster.seats().position(|(_, held)| held.has(actor)).unwrap_or(0);
    let awaited = game.waiting().filter(|actor| !actor.is_luck());
    let ask = |actor: table::Actor| {
        let name = game.name(actor);
        let question = sees.has(actor).then(|| game.question(actor).ok()).flatten();
        let offered = (offers && sees.has(actor)).then(|| game.offers(actor).unwrap_or_default());
        wire::Ask {
            seat: seat(actor) as u8,
            question: question.as_ref().map(wire::Message::from),
            offers: offered.map(|offers| offers.iter().map(wire::Offered::from).collect()),
            r#as: name.into_owned(),
        }
    };
    awaited.map(ask).collect()
}

/// What one answer was, besides the view after it.
#[derive(Serialize)]
struct Head<'a> {
    after: usize,
    seq: usize,
    r#as: &'a str,
    word: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<table::Message>,
    events: Vec<&'a table::Message>,
    asks: Vec<wire::Ask>,
}

/// `count` steps from `from`, as JSON text of [`crate::wire::Steps`].
pub(crate) fn steps(whole: &dyn AnyMatch, sees: &str, from: usize, count: usize) -> Result<String, Problem> {
    let total = whole.seq();
    let from = from.min(total);
    let who = eyes(whole, sees)?;
    let log = whole.log(from);
    let mut game = whole.back_at(from, 0);
    // Once it is over, everybody sees everything.
    let seen = |game: &dyn AnyMatch| if game.is_over() { game.actors() } else { who };
    let (mut shown, mut changes) = (Shown::default(), Changes::default());
    game.changes(&mut [(seen(&*game), &mut shown)], &mut changes);
    let first = json(&asks(&*game, who, false));
    let mut out = format!("{{\"total\":{total},\"first\":{{\"seq\":{from},\"asks\":{first},\"view\":").into_bytes();
    game.write_view(seen(&*game), &mut out);
    out.extend_from_slice(b"},\"steps\":[");
    for (n, (actor, word)) in log.iter().take(count).enumerate() {
        // A word may name a hidden card: it is for the one who held the actor.
        let bad = |no: shelf::Refused| Problem::BadRecord(no.to_string());
        let asked = game.named(actor).map_err(bad)?;
        let open = sees == "all" || who.has(asked);
        let label = (open && !asked.is_luck()).then(|| game.label(asked, word).ok()).flatten();
        let told = game.dictate(asked, word, &[who]).map_err(bad)?;
        let events = told.iter().flatten().map(|message| &**message).collect();
        let word = if open { word.as_str() } else { "" };
        let asks = asks(&*game, who, false);
        let head = json(&Head { after: from + n, seq: from + n + 1, r#as: actor, word, label, events, asks });
        if n > 0 {
            out.push(b',');
        }
        out.extend_from_slice(&head.as_bytes()[..head.len() - 1]);
        game.changes(&mut [(seen(&*game), &mut shown)], &mut changes);
        changes.write(0, &mut out);
        out.push(b'}');
    }
    out.extend_from_slice(b"]}");
    String::from_utf8(out).map_err(|_| Problem::Fault)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("frames are plain data")
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shelf::Shelf;

    use super::*;
    use crate::wire::Steps;

    fn played(game: &str, setup: &serde_json::Value, answers: usize) -> Box<dyn AnyMatch> {
        let mut game = Shelf::embedded().game(game).unwrap().start(setup, 4).unwrap();
        game.run_luck(&[]);
        for n in 0..answers {
            let Some(actor) = game.waiting().first() else { break };
            let words = game.answers(actor).unwrap();
            game.answer(actor, game.seq(), &words[n * 7 % words.len()], &[]).unwrap();
        }
        game
    }

    fn read(game: &dyn AnyMatch, sees: &str, from: usize, count: usize) -> Steps {
        serde_json::from_str(&steps(game, sees, from, count).unwrap()).unwrap()
    }

    #[test]
    fn a_record_is_shown_step_by_step_and_hides_what_a_viewer_did_not_see() {
        let game = played("adrenaline", &json!({"players": 3}), 150);
        let total = game.seq();
        let all = read(&*game, "all", 0, 1000);
        assert_eq!((all.total as usize, all.steps.len()), (total, total));
        assert_eq!(all.steps[3].after, 3);
        let later = read(&*game, "none", 100, 5);
        assert_eq!((later.first.seq, later.steps.len()), (100, 5));
        assert!(later.steps.iter().all(|step| step.word.is_empty() && step.label.is_none()));
        assert!(later.steps.iter().flat_map(|step| &step.asks).all(|ask| ask.question.is_none()));
        let hands = |steps: &Steps| serde_json::to_string(&steps.first.view).unwrap().matches("\"hand\":null").count();
        assert_eq!(hands(&later), 3);
        assert!(steps(&*game, "nobody", 0, 5).is_err());
        assert!(steps(&*game, "luck", 0, 5).is_err());
    }

    #[test]
    fn a_seat_sees_what_it_saw_and_its_own_answers() {
        let game = played("adrenaline", &json!({"players": 3}), 150);
        let me = game.name(table::Actor(1));
        let mine = read(&*game, &me, 20, 200);
        let actor = Actors::one(table::Actor(1));
        let mut view = mine.first.view.clone();
        for step in &mine.steps {
            for (name, value) in &step.view {
                view[name] = value.clone();
            }
            for (name, items) in &step.parts {
                for (n, fields) in items {
                    for (field, value) in fields {
                        view[name][n.parse::<usize>().unwrap()][field] = value.clone();
                    }
                }
            }
            assert_eq!(view, game.back_at(step.seq as usize, 0).view(actor), "at {}", step.seq);
            assert_eq!(step.word.is_empty(), step.r#as != me, "{} {}", step.r#as, step.word);
            assert_eq!(step.label.is_some(), step.r#as == me);
        }
        assert!(mine.steps.iter().any(|step| step.r#as == me));
    }

    #[test]
    fn a_chair_of_a_team_sees_what_its_team_sees() {
        let game = played("adrenaline-team", &json!({}), 60);
        let (_, held) = chair(&*game, &game.name(table::Actor(0))).unwrap();
        let name = game.name(held.last().unwrap());
        assert_eq!(eyes(&*game, &name).unwrap(), held);
        assert_eq!(read(&*game, &name, 50, 1).first.view, game.back_at(50, 0).view(held));
    }

    #[test]
    fn the_number_of_open_matches_is_limited() {
        let shelf = Contents::embedded();
        let opened = Opened::default();
        let record = played("tf2-turns", &json!({}), 3).record().to_json();
        for n in 0..OPEN + 5 {
            opened.open(&shelf, &n.to_string(), &record).unwrap();
        }
        assert!(opened.find("0").is_none());
        assert!(opened.find(&(OPEN + 4).to_string()).is_some());
        assert_eq!(opened.matches.lock().unwrap().len(), OPEN);
    }
}
