//! A match without its type: answers as words, views as JSON. A caller that has an
//! actor's name asks [`AnyMatch::named`] once, at its door.
//! What a viewer is told goes through [`table::Game::seen`] first, always.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

use bots::line::Fault;
use bots::{BadSkill, Bot, Skill, World};
use delta::{Changes, Offer, Shown};
use serde_json::Value;
use table::{Actor, Actors, Descriptor, Illegal, Leg, Match, Message, Name, NoUndo, Pointer, Quiet, Roster, Spoken};

use crate::numbers::Numbered;
use crate::record::{Place, Record, places};
use crate::registry::Complete;
use crate::story::Story;
use crate::ways::{self, Way};

/// What an answer would lead to at once, as far as the one who asks can know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub events: Vec<Message>,
    /// What the next answer could point at, if the same chair gives it.
    pub next: Vec<Pointer>,
}

/// An answer that was not taken. The match is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// Nobody at this table is called so.
    NoActor {
        word: String,
        known: Vec<String>,
    },
    /// The word names no answer, legal or not.
    NoWord {
        word: String,
    },
    /// The answer was meant for another moment.
    Stale {
        now: usize,
    },
    Over,
    /// Somebody else must answer.
    NotAwaited {
        actor: String,
        asked: Vec<String>,
    },
    /// An answer of this game, but not one that may be given now.
    NotOffered {
        word: String,
        why: Option<Message>,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NoActor { word, known } => {
                write!(f, "no actor is called `{word}`; there are {}", known.join(", "))
            }
            Refused::NoWord { word } => write!(f, "`{word}` names no answer"),
            Refused::Stale { now } => write!(f, "the match has moved on to answer {now}"),
            Refused::Over => f.write_str("the match is over"),
            Refused::NotAwaited { actor, asked } => write!(f, "{actor} is not asked, {} must answer", asked.join(", ")),
            Refused::NotOffered { word, .. } => write!(f, "`{word}` is not among the offers"),
        }
    }
}

impl std::error::Error for Refused {}

/// What each of the viewers is told, in their order. Viewers share what they
/// all may know.
pub type Told = Vec<Vec<Arc<Message>>>;

/// An answer that a bot would give.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub text: String,
    /// The share of the victory to expect, and the part of the thinking that
    /// went into it, where the bot can tell.
    pub share: Option<f32>,
    pub sure: Option<f32>,
}

/// Answers that [`AnyMatch::would`] thinks ahead.
const FORESIGHT: usize = 4;

/// A bot's thinking about one question, to be run wherever there is time.
pub type Thought = Box<dyn FnOnce() -> Vec<Advice> + Send>;

/// A bot that keeps its seat for a whole match.
pub trait Sitter {
    /// The word it answers for an actor of its seat; none if that actor is not asked, or this is another game.
    fn answer(&mut self, playing: &dyn AnyMatch, actor: Actor) -> Option<String>;

    /// Why it has lost by default, if it has: only a program can. Its answers are a stand-in's then.
    fn fault(&self) -> Option<&Fault>;
}

struct Sitting<G: Complete> {
    bot: Bot<G>,
    sees: Actors,
}

impl<G: Complete> Sitter for Sitting<G> {
    fn answer(&mut self, playing: &dyn AnyMatch, actor: Actor) -> Option<String> {
        let game = (playing as &dyn Any).downcast_ref::<Playing<G>>()?.here();
        let choice = self.bot.answer(&World::new(game, self.sees, actor)?);
        Some(game.say(choice))
    }

    fn fault(&self) -> Option<&Fault> {
        self.bot.fault()
    }
}

/// A match in progress, whatever the game.
pub trait AnyMatch: Numbered + Any + Debug + Send + Sync {
    /// What the game says about itself.
    fn about(&self) -> &'static Descriptor;

    fn game(&self) -> &'static str {
        self.about().name
    }

    /// The number of answers so far; an answer must name it to be taken.
    fn seq(&self) -> usize;

    /// Everybody who may be asked, luck excepted.
    fn actors(&self) -> Actors;

    /// Which of them belong on one chair.
    fn roster(&self) -> Roster;

    fn name(&self, actor: Actor) -> Name;

    fn named(&self, word: &str) -> Result<Actor, Refused>;

    /// Whose answers are awaited, luck's included; nobody's when the match is over.
    fn waiting(&self) -> Actors;

    /// What this game is worth in a fair match; `None` while it runs.
    fn leg(&self) -> Option<Leg>;

    fn is_over(&self) -> bool {
        self.waiting().is_empty()
    }

    /// Is luck asked?
    fn is_lucks(&self) -> bool {
        self.waiting().has(Actor::LUCK)
    }

    fn question(&self, actor: Actor) -> Result<Message, Refused>;

    fn offers(&self, actor: Actor) -> Result<Vec<Offer>, Refused>;

    /// What would follow this answer before luck or another chair speaks.
    fn would(&self, actor: Actor, text: &str, sees: Actors) -> Result<Outcome, Refused>;

    /// Answers of this actor that lead to one that points at a thing: what a click on it can mean.
    fn toward(&self, actor: Actor, to: &Pointer, sees: Actors) -> Result<Vec<Way>, Refused>;

    /// The words that may be answered now, without their labels.
    fn answers(&self, actor: Actor) -> Result<Vec<String>, Refused>;

    /// A word as people read it, in the context of the actor's question.
    fn label(&self, actor: Actor, text: &str) -> Result<Message, Refused>;

    /// Takes one answer, then lets luck speak until somebody else is asked.
    fn answer(&mut self, actor: Actor, seq: usize, text: &str, viewers: &[Actors]) -> Result<Told, Refused>;

    /// Takes one answer of anybody, luck included, and lets nobody speak after it.
    fn dictate(&mut self, actor: Actor, text: &str, viewers: &[Actors]) -> Result<Told, Refused>;

    /// Takes the next line of a log: an actor by name and the word answered.
    fn follow(&mut self, name: &str, text: &str, viewers: &[Actors]) -> Result<Told, Refused> {
        self.dictate(self.named(name)?, text, viewers)
    }

    /// Lets luck speak as long as it is asked.
    fn run_luck(&mut self, viewers: &[Actors]) -> Told;

    /// What these actors may see together; nobody is a spectator.
    fn view(&self, sees: Actors) -> Value;

    /// The same as JSON text, ready to be sent.
    fn write_view(&self, sees: Actors, out: &mut Vec<u8>);

    /// Finds what is new for each viewer since they were last shown the table,
    /// and takes it as shown.
    fn changes(&self, viewers: &mut [(Actors, &mut Shown)], changes: &mut Changes);

    /// Does what this actor may answer depend on something that others cannot see?
    fn is_veiled(&self, actor: Actor) -> bool;

    /// The answers given since this was last asked, luck's included: what
    /// the keeper of the log must write next.
    fn fresh(&mut self) -> Vec<(String, String)>;

    /// Points and places, in the order of the seats.
    fn standing(&self) -> Vec<Place>;

    /// Takes back the last decision of these actors, if nobody has spoken since.
    fn undo(&mut self, who: Actors) -> Result<(), NoUndo>;

    /// How many answers stay if the last decision of these actors is taken back,
    /// whatever others and luck have said since.
    fn last_decision(&self, who: Actors) -> Option<usize>;

    /// Why the answer may not be given now; `None` if it may.
    fn why_not(&self, actor: Actor, text: &str) -> Result<Option<Message>, Refused>;

    /// Can this skill play here? Only a network may be missing, or not fit.
    fn ready(&self, skill: Skill) -> Result<(), BadSkill>;

    /// A bot of this skill for the seat of these actors.
    fn sit(&self, sees: Actors, skill: Skill, seed: u64) -> Box<dyn Sitter>;

    /// What a bot of this skill, who sees what these actors see, answers for one of them.
    fn thought(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Thought;

    /// The three best answers, in the eyes of a bot of this skill.
    fn hint(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Thought;

    /// The position as text, between actions. It shows everything, hidden cards too.
    fn scene(&self) -> Option<String>;

    /// Who answered what, from answer `from` on. It names hidden cards: not for viewers.
    fn log(&self, from: usize) -> Vec<(String, String)>;

    fn record(&self) -> Record;

    /// The same match as it stood after `n` answers; all of it if there were fewer.
    /// Luck goes on from `seed`.
    fn back_at(&self, n: usize, seed: u64) -> Box<dyn AnyMatch>;

    /// Turns, moments and charts. It tells everything: not before the end.
    fn story(&self) -> Story;
}

/// What a match began with.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    Setup(Value),
    Scene(String),
}

#[derive(Debug)]
pub(crate) struct Playing<G: Spoken> {
    pub(crate) playing: Match<G>,
    pub(crate) origin: Origin,
    pub(crate) fingerprint: String,
    /// The position up to which [`AnyMatch::fresh`] has told the log, and its length there.
    pub(crate) known: (G, usize),
}

impl<G: Complete> Playing<G> {
    fn here(&self) -> &G {
        self.playing.game()
    }

    /// Events as each viewer may know them, told from where the match stands now.
    fn tell(&self, events: &[G::Event], viewers: &[Actors]) -> Told {
        let game = self.here();
        let mut told: Told = vec![Vec::with_capacity(events.len()); viewers.len()];
        for event in events {
            let mut whole = None;
            for (told, &sees) in told.iter_mut().zip(viewers) {
                let Some(seen) = game.seen(event, sees) else { continue };
                told.push(match seen == *event {
                    true => Arc::clone(whole.get_or_insert_with(|| Arc::new(game.tell(event)))),
                    false => Arc::new(game.tell(&seen)),
                });
            }
        }
        told
    }

    fn awaited(&self, actor: Actor) -> Result<(), Refused> {
        match self.here().waiting() {
            waiting if waiting.is_empty() => Err(Refused::Over),
            waiting if waiting.has(actor) => Ok(()),
            _ => Err(self.not_awaited(actor)),
        }
    }

    fn heard(&self, text: &str) -> Result<G::Choice, Refused> {
        self.here().hear(text).ok_or_else(|| Refused::NoWord { word: text.to_owned() })
    }

    fn choices(&self, actor: Actor) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.here().choices(actor, &mut choices);
        choices
    }

    /// The answer, if the actor is asked and may give it.
    fn offered(&self, actor: Actor, text: &str) -> Result<G::Choice, Refused> {
        self.awaited(actor)?;
        let choice = self.heard(text)?;
        match self.choices(actor).contains(&choice) {
            true => Ok(choice),
            false => Err(self.not_offered(actor, text, choice)),
        }
    }

    /// Hands an answer to the match, which alone decides whether it is taken, and finds words for a refusal.
    fn take(
        &mut self,
        actor: Actor,
        text: &str,
        viewers: &[Actors],
        give: impl FnOnce(&mut Match<G>, G::Choice, &mut Vec<G::Event>) -> Result<(), table::Refused>,
    ) -> Result<Told, Refused> {
        let Some(choice) = self.here().hear(text) else {
            self.awaited(actor)?;
            return Err(Refused::NoWord { word: text.to_owned() });
        };
        let mut events = Vec::new();
        match give(&mut self.playing, choice, &mut events) {
            Ok(()) => Ok(self.tell(&events, viewers)),
            Err(table::Refused::Stale { now }) => Err(Refused::Stale { now }),
            Err(table::Refused::Illegal(Illegal::NotOffered)) => Err(self.not_offered(actor, text, choice)),
            Err(table::Refused::Illegal(Illegal::Over)) => Err(Refused::Over),
            Err(table::Refused::Illegal(Illegal::NotAwaited)) => Err(self.not_awaited(actor)),
        }
    }

    fn not_awaited(&self, actor: Actor) -> Refused {
        let name = |actor| self.name(actor).into_owned();
        Refused::NotAwaited { actor: name(actor), asked: self.waiting().map(name).collect() }
    }

    fn not_offered(&self, actor: Actor, text: &str, choice: G::Choice) -> Refused {
        Refused::NotOffered { word: text.to_owned(), why: self.here().why_not(actor, choice) }
    }
}

impl<G: Complete> AnyMatch for Playing<G> {
    fn leg(&self) -> Option<Leg> {
        Leg::of(self.here())
    }

    fn about(&self) -> &'static Descriptor {
        G::DESCRIPTOR
    }

    fn seq(&self) -> usize {
        self.playing.seq()
    }

    fn actors(&self) -> Actors {
        self.here().actors()
    }

    fn roster(&self) -> Roster {
        self.here().roster()
    }

    fn name(&self, actor: Actor) -> Name {
        self.here().actor_name(actor)
    }

    fn named(&self, word: &str) -> Result<Actor, Refused> {
        let known = || self.actors().map(|actor| self.name(actor).into_owned()).collect();
        self.here().actor_named(word).ok_or_else(|| Refused::NoActor { word: word.to_owned(), known: known() })
    }

    fn waiting(&self) -> Actors {
        self.here().waiting()
    }

    fn question(&self, actor: Actor) -> Result<Message, Refused> {
        self.awaited(actor)?;
        Ok(self.here().question(actor))
    }

    fn offers(&self, actor: Actor) -> Result<Vec<Offer>, Refused> {
        self.awaited(actor)?;
        let game = self.here();
        let offer =
            |choice| Offer { text: game.say(choice), label: game.label(actor, choice), at: game.pointer(choice) };
        Ok(self.choices(actor).into_iter().map(offer).collect())
    }

    fn would(&self, mut actor: Actor, text: &str, sees: Actors) -> Result<Outcome, Refused> {
        // What luck would bring is nobody's to ask.
        if actor.is_luck() {
            return Err(self.not_awaited(actor));
        }
        let mut choice = self.offered(actor, text)?;
        // Nothing that is hidden shines through a world that was dealt anew.
        let mut world = self.here().deal_again(sees, &mut table::rng(0));
        let mut outcome = Outcome::default();
        let (mut events, mut options) = (Vec::new(), Vec::new());
        world.choices(actor, &mut options);
        // Questions with a single answer answer themselves, but not for ever.
        for _ in 0..FORESIGHT {
            if !options.contains(&choice) {
                break;
            }
            world.apply(actor, choice, &mut events);
            let next = world.waiting().and(sees).first();
            options.clear();
            let Some(next) = next else { break };
            actor = next;
            world.choices(actor, &mut options);
            match options[..] {
                [only] => choice = only,
                _ => break,
            }
        }
        outcome.events = events.iter().filter_map(|e| world.seen(e, sees)).map(|e| world.tell(&e)).collect();
        outcome.next = options.into_iter().filter_map(|choice| world.pointer(choice)).collect();
        Ok(outcome)
    }

    fn toward(&self, actor: Actor, to: &Pointer, sees: Actors) -> Result<Vec<Way>, Refused> {
        // What luck would bring is nobody's to ask.
        if actor.is_luck() {
            return Err(self.not_awaited(actor));
        }
        self.awaited(actor)?;
        Ok(ways::toward(self.here(), actor, to, sees))
    }

    fn answers(&self, actor: Actor) -> Result<Vec<String>, Refused> {
        self.awaited(actor)?;
        Ok(self.choices(actor).into_iter().map(|choice| self.here().say(choice)).collect())
    }

    fn label(&self, actor: Actor, text: &str) -> Result<Message, Refused> {
        self.awaited(actor)?;
        Ok(self.here().label(actor, self.heard(text)?))
    }

    fn answer(&mut self, actor: Actor, seq: usize, text: &str, viewers: &[Actors]) -> Result<Told, Refused> {
        // A word of another moment need not mean anything now.
        if seq != self.seq() {
            return Err(Refused::Stale { now: self.seq() });
        }
        self.take(actor, text, viewers, |playing, choice, events| playing.answer(actor, seq, choice, events))
    }

    fn dictate(&mut self, actor: Actor, text: &str, viewers: &[Actors]) -> Result<Told, Refused> {
        self.take(actor, text, viewers, |playing, choice, events| playing.dictate(actor, choice, events))
    }

    fn run_luck(&mut self, viewers: &[Actors]) -> Told {
        let mut events = Vec::new();
        self.playing.run_luck(&mut events);
        self.tell(&events, viewers)
    }

    fn view(&self, sees: Actors) -> Value {
        serde_json::to_value(self.here().view(sees)).expect("a view is plain data")
    }

    fn write_view(&self, sees: Actors, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &self.here().view(sees)).expect("a view is plain data");
    }

    fn changes(&self, viewers: &mut [(Actors, &mut Shown)], changes: &mut Changes) {
        let game = self.here();
        changes.find(game.public(), viewers.iter_mut().map(|(sees, shown)| (game.own(*sees), &mut **shown)));
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        self.here().is_veiled(actor)
    }

    fn fresh(&mut self) -> Vec<(String, String)> {
        // Words belong to positions, so the new answers are walked through once more.
        let (game, from) = &mut self.known;
        let mut fresh = Vec::new();
        let log = &self.playing.log()[*from..];
        for (n, entry) in log.iter().enumerate() {
            fresh.push((game.actor_name(entry.actor).into_owned(), game.say(entry.choice)));
            // Where the last one led is known.
            if n + 1 < log.len() {
                game.apply(entry.actor, entry.choice, &mut Quiet);
            }
        }
        game.clone_from(self.playing.game());
        *from = self.playing.seq();
        fresh
    }

    fn standing(&self) -> Vec<Place> {
        places(self.here())
    }

    fn undo(&mut self, who: Actors) -> Result<(), NoUndo> {
        self.playing.undo(who)?;
        if self.playing.seq() < self.known.1 {
            self.known = (self.here().clone(), self.playing.seq());
        }
        Ok(())
    }

    fn last_decision(&self, who: Actors) -> Option<usize> {
        self.playing.log().iter().rposition(|entry| who.has(entry.actor) && !entry.single)
    }

    fn why_not(&self, actor: Actor, text: &str) -> Result<Option<Message>, Refused> {
        Ok(self.here().why_not(actor, self.heard(text)?))
    }

    fn ready(&self, skill: Skill) -> Result<(), BadSkill> {
        skill.ready(self.here())
    }

    fn sit(&self, sees: Actors, skill: Skill, seed: u64) -> Box<dyn Sitter> {
        Box::new(Sitting::<G> { bot: Bot::new(skill, seed), sees })
    }

    fn thought(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Thought {
        let game = self.here().clone();
        Box::new(move || {
            let Some(world) = World::new(&game, sees, actor) else { return Vec::new() };
            let choice = Bot::new(skill, seed).answer(&world);
            vec![Advice { text: game.say(choice), share: None, sure: None }]
        })
    }

    fn hint(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Thought {
        let game = self.here().clone();
        Box::new(move || {
            let Some(world) = World::new(&game, sees, actor) else { return Vec::new() };
            let best = bots::hint(&mut Bot::new(skill, seed), &world);
            let advice = |hint: &bots::Hint<G::Choice>| Advice {
                text: game.say(hint.choice),
                share: Some(hint.share),
                sure: Some(hint.sure),
            };
            best.iter().map(advice).collect()
        })
    }

    fn scene(&self) -> Option<String> {
        self.here().to_scene()
    }

    fn log(&self, from: usize) -> Vec<(String, String)> {
        // A word means something at its position only, so the positions pass by again.
        let mut game = self.playing.first().clone();
        let mut log = Vec::new();
        for (n, entry) in self.playing.log().iter().enumerate() {
            if n >= from {
                log.push((game.actor_name(entry.actor).into_owned(), game.say(entry.choice)));
            }
            game.apply(entry.actor, entry.choice, &mut Quiet);
        }
        log
    }

    fn record(&self) -> Record {
        Record::of(self.here(), &self.origin, &self.fingerprint, self.log(0))
    }

    fn back_at(&self, n: usize, seed: u64) -> Box<dyn AnyMatch> {
        Box::new(Playing {
            playing: self.playing.back_at(n, seed),
            origin: self.origin.clone(),
            fingerprint: self.fingerprint.clone(),
            known: (self.playing.first().clone(), 0),
        })
    }

    fn story(&self) -> Story {
        self.told()
    }
}
