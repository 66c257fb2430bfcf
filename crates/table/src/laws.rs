//! What every game owes, checked on random play. A rules crate calls
//! [`obey`] over its setups; a broken law is an error that names the law, the
//! position and the way to it.

mod reasons;
mod remember;

use std::fmt::Write;

use rand::RngExt;

use crate::{Actor, Actors, Choice, Options, Quiet, Rng, Spoken, Tally, draw, rng};

pub use reasons::{Stated, reasons};
pub use remember::{Heard, remember};

/// How closely to look.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// One position in this many gets the costly checks.
    pub every: u32,
    /// More answers than this and the game is said not to end.
    pub limit: u64,
}

impl Default for Care {
    fn default() -> Care {
        Care { every: 16, limit: crate::ENDLESS }
    }
}

/// Plays one random match from `start` and checks every law on the way.
pub fn obey<G: Spoken>(start: &G, seed: u64, care: Care) -> Result<Tally, String> {
    let mut rng = rng(seed);
    let mut game = start.clone();
    let mut log: Vec<(Actor, G::Choice)> = Vec::new();
    let mut words: Vec<(String, String)> = Vec::new();
    let mut options = Vec::new();
    // The last position that can be written, and the answers before it.
    let mut written: Option<(String, usize)> = None;
    let mut tally = Tally::default();
    let broken = |law: &str, game: &G, words: &[(String, String)]| {
        let mut way = String::new();
        for (actor, word) in words.iter().rev().take(40).rev() {
            let _ = write!(way, "{actor} {word} · ");
        }
        Err(format!("{}, seed {seed}, answer {}: {law}\nlast answers: {way}\n{game:?}", G::NAME, words.len()))
    };
    while let Some(actor) = game.waiting().first() {
        if tally.answers() >= care.limit {
            return broken("a match ends", &game, &words);
        }
        for awaited in game.waiting() {
            game.choices(awaited, &mut options);
            if let Err(law) = offers(&game, awaited, &options) {
                return broken(&law, &game, &words);
            }
        }
        if let Err(fault) = game.audit() {
            return broken(&format!("components are conserved: {fault}"), &game, &words);
        }
        let looks = rng.random_ratio(1, care.every);
        if let Some(text) = game.to_scene().filter(|_| looks || written.is_some()) {
            written = looks.then_some((text, words.len()));
        } else if let Some((text, since)) = written.take_if(|_| looks) {
            let then: Vec<&str> = words[since..].iter().map(|(_, word)| word.as_str()).collect();
            if let Err(law) = reads_back(&game, &format!("{text}\nthen {}", then.join(" "))) {
                return broken(&law, &game, &words);
            }
        }
        if looks {
            let checked = playable(&game, actor)
                .and_then(|()| hidden(&game, &mut rng))
                .and_then(|()| refusals(&game, actor, &mut rng))
                .and_then(|()| scenes(&game));
            if let Err(law) = checked {
                return broken(&law, &game, &words);
            }
        }
        game.choices(actor, &mut options);
        let choice = if actor.is_luck() {
            tally.luck += 1;
            draw(&game, &options, &mut rng)
        } else {
            if options.len() == 1 {
                tally.singles += 1;
            } else {
                tally.decisions += 1;
            }
            options[rng.random_range(0..options.len())]
        };
        words.push((game.actor_name(actor).into_owned(), game.say(choice)));
        log.push((actor, choice));
        let mut events = Vec::new();
        game.apply(actor, choice, &mut events);
        for event in &events {
            if game.seen(event, game.actors()).as_ref() != Some(event) {
                return broken(&format!("all together see all: {event:?}"), &game, &words);
            }
        }
    }
    if let Err(fault) = game.audit() {
        return broken(&format!("components are conserved: {fault}"), &game, &words);
    }
    if let Err(law) = replays(start, &game, &words) {
        return broken(&law, &game, &words);
    }
    Ok(tally)
}

/// Offers are never empty, never twice the same, and survive index and text.
fn offers<G: Spoken>(game: &G, actor: Actor, options: &Options<G>) -> Result<(), String> {
    if options.is_empty() {
        return Err(format!("somebody awaited has an answer: {actor:?}"));
    }
    let mut met = vec![false; G::CHOICES];
    for &choice in options {
        let index = choice.index();
        if index >= G::CHOICES || G::Choice::from_index(index) != Some(choice) {
            return Err(format!("index round trip: {choice:?} has {index}"));
        }
        if std::mem::replace(&mut met[index], true) {
            return Err(format!("no answer is offered twice: {choice:?}"));
        }
        let word = game.say(choice);
        if word.is_empty() || word.contains(char::is_whitespace) {
            return Err(format!("an answer is one word: {word:?}"));
        }
        if game.hear(&word) != Some(choice) {
            return Err(format!("text round trip: {choice:?} says {word:?}, heard {:?}", game.hear(&word)));
        }
        if actor.is_luck() && game.weight(choice) == 0 {
            return Err(format!("luck never offers the impossible: {word}"));
        }
    }
    Ok(())
}

/// Whatever is offered can be played, and leaves a position that asks somebody or is over.
fn playable<G: Spoken>(game: &G, actor: Actor) -> Result<(), String> {
    let mut options = Vec::new();
    let mut next_options = Vec::new();
    game.choices(actor, &mut options);
    for choice in options {
        let mut next = game.clone();
        next.apply(actor, choice, &mut Quiet);
        next.audit().map_err(|fault| format!("components are conserved after {choice:?}: {fault}"))?;
        for awaited in next.waiting() {
            next.choices(awaited, &mut next_options);
            if next_options.is_empty() {
                return Err(format!("no dead ends: after {} {awaited:?} has no answer", game.say(choice)));
            }
        }
    }
    Ok(())
}

/// The viewers worth asking: a spectator, everybody alone, a pair, all.
fn viewers(actors: Actors, rng: &mut Rng) -> Vec<Actors> {
    let mut all = vec![Actors::NONE, actors];
    all.extend(actors.map(Actors::one));
    all.push(actors.filter(|_| rng.random()).collect());
    all
}

/// Dealing again changes nothing the viewer can tell: not the view, not their
/// choices, not what an answer of theirs visibly does. And the other world is sound.
fn hidden<G: Spoken>(game: &G, rng: &mut Rng) -> Result<(), String> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    let public = game.public();
    for sees in viewers(game.actors(), rng) {
        let own = game.own(sees);
        let dealt = game.deal_again(sees, rng);
        dealt.audit().map_err(|fault| format!("components are conserved by dealing again: {fault}"))?;
        if dealt.waiting() != game.waiting() {
            return Err(format!("dealing again for {sees:?} changes who must answer"));
        }
        if game.waiting().any(|actor| !actor.is_luck() && dealt.is_veiled(actor) != game.is_veiled(actor)) {
            return Err(format!("dealing again for {sees:?} changes whose answers are veiled"));
        }
        if dealt.public() != public {
            let other = dealt.public();
            return Err(format!("dealing again for {sees:?} changes what everybody sees:\n{public:?}\n{other:?}"));
        }
        if dealt.own(sees) != own {
            let other = dealt.own(sees);
            return Err(format!("dealing again for {sees:?} changes what they see:\n{own:?}\n{other:?}"));
        }
        for actor in game.waiting() {
            game.choices(actor, &mut here);
            dealt.choices(actor, &mut there);
            if there.is_empty() {
                return Err(format!("dealing again for {sees:?} leaves {actor:?} without an answer"));
            }
            if !sees.has(actor) {
                continue;
            }
            if here != there {
                return Err(format!("dealing again for {sees:?} changes their own choices"));
            }
            let choice = here[rng.random_range(0..here.len())];
            let (mut a, mut b) = (game.clone(), dealt.clone());
            let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
            a.apply(actor, choice, &mut told_a);
            b.apply(actor, choice, &mut told_b);
            let mask = |g: &G, told: &[G::Event]| told.iter().filter_map(|e| g.seen(e, sees)).collect::<Vec<_>>();
            if mask(&a, &told_a) != mask(&b, &told_b) || a.view(sees) != b.view(sees) {
                return Err(format!("{} tells {sees:?} more than they can know", game.say(choice)));
            }
        }
        if sees == game.actors() && dealt != *game {
            return Err("all together know everything".to_owned());
        }
        // The other world must also play on.
        let mut playing = dealt;
        crate::play_out(&mut playing, rng, &mut here, 12);
        playing.audit().map_err(|fault| format!("components are conserved in a dealt world: {fault}"))?;
    }
    Ok(())
}

/// What is offered needs no excuse, what is not offered has one.
fn refusals<G: Spoken>(game: &G, actor: Actor, rng: &mut Rng) -> Result<(), String> {
    if actor.is_luck() {
        return Ok(());
    }
    let mut options = Vec::new();
    game.choices(actor, &mut options);
    for &choice in &options {
        if let Some(reason) = game.why_not(actor, choice) {
            return Err(format!("an offer needs no excuse: {} {reason:?}", game.say(choice)));
        }
    }
    for _ in 0..8 {
        let Some(choice) = G::Choice::from_index(rng.random_range(0..G::CHOICES)) else { continue };
        if !options.contains(&choice) && game.why_not(actor, choice).is_none() {
            return Err(format!("what is not offered has a reason: {choice:?}"));
        }
    }
    for other in game.actors().without(game.waiting()) {
        if game.why_not(other, options[0]).is_none() {
            return Err(format!("an actor that is not asked is told so: {other:?}"));
        }
    }
    Ok(())
}

/// A position written and read back is the same position.
fn scenes<G: Spoken>(game: &G) -> Result<(), String> {
    let Some(text) = game.to_scene() else { return Ok(()) };
    let back = reads_back(game, &text)?;
    if back.to_scene().as_deref() != Some(&text) {
        return Err(format!("a scene is written as it was read:\n{text}\n{:?}", back.to_scene()));
    }
    Ok(())
}

/// A scene sets up this very position.
fn reads_back<G: Spoken>(game: &G, text: &str) -> Result<G, String> {
    let back = G::from_scene(game.rules(), text).map_err(|error| format!("a scene reads back: {error}\n{text}"))?;
    let (mut here, mut there) = (Vec::new(), Vec::new());
    if back.waiting() != game.waiting() {
        return Err(format!("a scene asks whom the position asks:\n{text}"));
    }
    for actor in game.waiting() {
        game.choices(actor, &mut here);
        back.choices(actor, &mut there);
        if here != there {
            return Err(format!("a scene offers what the position offers:\n{text}\n{here:?}\n{there:?}"));
        }
    }
    if back.view(game.actors()) != game.view(game.actors()) {
        return Err(format!("a scene shows what the position shows:\n{text}"));
    }
    Ok(back)
}

/// The words of the log alone lead to the same position.
fn replays<G: Spoken>(start: &G, end: &G, words: &[(String, String)]) -> Result<(), String> {
    let mut again = start.clone();
    for (n, (actor, word)) in words.iter().enumerate() {
        let actor = again.actor_named(actor).ok_or_else(|| format!("replay: no actor {actor} at {n}"))?;
        let choice = again.hear(word).ok_or_else(|| format!("replay: {word} not understood at {n}"))?;
        if again.play(actor, choice).is_err() {
            return Err(format!("replay: {word} refused at {n}"));
        }
    }
    if &again == end { Ok(()) } else { Err("replay leads to the same position".to_owned()) }
}

/// Any text at all is either understood or refused; nothing panics.
pub fn endure<G: Spoken>(game: &G, text: &str) {
    let _ = game.hear(text);
    let _ = game.actor_named(text);
    let _ = G::from_scene(game.rules(), text);
    for word in text.split_whitespace() {
        if let Some(choice) = game.hear(word) {
            for actor in game.actors() {
                let _ = game.why_not(actor, choice);
                let _ = game.clone().play(actor, choice);
            }
        }
    }
}
