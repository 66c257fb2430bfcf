//! A match without its type, for those who count instead of reading: positions
//! as numbers, answers as actions, copies and dealt worlds.

use std::ops::Range;

use bots::{Bot, Skill, World};
use table::{Actor, Actors, Layout, Match, Message, Quiet, encode};

use crate::erased::{AnyMatch, Playing};
use crate::registry::Complete;

/// One answer of luck, and how often it comes.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// A number below [`Numbered::chances_at_most`].
    pub index: usize,
    pub text: String,
    pub odds: f64,
}

/// What a policy needs of a match.
pub trait Numbered {
    /// Raised when features or actions change.
    fn encoding(&self) -> u16;

    /// One more than the highest action.
    fn actions(&self) -> usize;

    /// One more than the highest index of an answer of luck.
    fn chances_at_most(&self) -> usize;

    /// Every feature's name, place and range.
    fn layout(&self) -> Layout;

    /// Writes what `sees` may know; `out` is as wide as the layout.
    fn encode(&self, sees: Actors, out: &mut [i8]);

    /// Writes the actions an actor may take now, in the order of the offers;
    /// nothing if the actor is not asked.
    fn legal(&self, actor: Actor, sees: Actors, out: &mut Vec<u16>);

    /// Takes one action if it is legal, and says whether it was. Nobody speaks after it.
    fn act(&mut self, actor: Actor, sees: Actors, action: usize) -> bool;

    /// The word of a legal action.
    fn word(&self, actor: Actor, sees: Actors, action: usize) -> Option<String>;

    /// What luck may say now; nothing if it is not asked.
    fn chances(&self) -> Vec<Chance>;

    /// Luck says what has this index, if it may.
    fn happen(&mut self, index: usize) -> bool;

    /// Lets luck speak with this seed, and with `singles` answers every question
    /// that has one answer only.
    fn run_on(&mut self, seed: u64, singles: bool);

    /// What `sees` was told of these answers, by their numbers.
    fn told(&self, answers: Range<usize>, sees: Actors) -> Vec<Message>;

    /// The action a bot of this skill takes for an actor who is asked.
    fn advised(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Option<usize>;

    fn copy(&self) -> Box<dyn AnyMatch>;

    /// The same match as it stood after `n` answers.
    fn copy_at(&self, n: usize) -> Box<dyn AnyMatch>;

    /// Another world that looks the same to `sees`, as the beginning of a match.
    fn dealt(&self, sees: Actors, seed: u64) -> Box<dyn AnyMatch>;
}

impl<G: Complete> Playing<G> {
    fn option(&self, actor: Actor, sees: Actors, action: usize) -> Option<G::Choice> {
        let game = self.playing.game();
        if !game.waiting().has(actor) {
            return None;
        }
        let mut options = Vec::new();
        game.choices(actor, &mut options);
        options.into_iter().find(|&choice| game.action(sees, choice) == action)
    }

    fn with(&self, playing: Match<G>) -> Box<dyn AnyMatch> {
        let known = (playing.first().clone(), 0);
        Box::new(Playing { playing, origin: self.origin.clone(), fingerprint: self.fingerprint.clone(), known })
    }
}

impl<G: Complete> Numbered for Playing<G> {
    fn encoding(&self) -> u16 {
        G::ENCODING
    }

    fn actions(&self) -> usize {
        self.playing.game().actions()
    }

    fn chances_at_most(&self) -> usize {
        G::CHOICES
    }

    fn layout(&self) -> Layout {
        Layout::of(self.playing.game())
    }

    fn encode(&self, sees: Actors, out: &mut [i8]) {
        encode::encode(self.playing.game(), sees, out);
    }

    fn legal(&self, actor: Actor, sees: Actors, out: &mut Vec<u16>) {
        let game = self.playing.game();
        out.clear();
        if game.waiting().has(actor) {
            let mut options = Vec::new();
            game.choices(actor, &mut options);
            out.extend(options.into_iter().map(|choice| game.action(sees, choice) as u16));
        }
    }

    fn act(&mut self, actor: Actor, sees: Actors, action: usize) -> bool {
        match self.option(actor, sees, action) {
            Some(choice) if !actor.is_luck() => self.playing.dictate(actor, choice, &mut Quiet).is_ok(),
            _ => false,
        }
    }

    fn word(&self, actor: Actor, sees: Actors, action: usize) -> Option<String> {
        self.option(actor, sees, action).map(|choice| self.playing.game().say(choice))
    }

    fn chances(&self) -> Vec<Chance> {
        let game = self.playing.game();
        let odds = bots::odds(game);
        let chance = |(choice, odds): (G::Choice, f32)| Chance {
            index: table::Choice::index(choice),
            text: game.say(choice),
            odds: odds.into(),
        };
        odds.into_iter().map(chance).collect()
    }

    fn happen(&mut self, index: usize) -> bool {
        let Some(choice) = <G::Choice as table::Choice>::from_index(index) else { return false };
        self.playing.dictate(Actor::LUCK, choice, &mut Quiet).is_ok()
    }

    fn run_on(&mut self, seed: u64, singles: bool) {
        self.playing.reseed(seed);
        match singles {
            true => self.playing.run_singles(&mut Quiet),
            false => self.playing.run_luck(&mut Quiet),
        }
    }

    fn told(&self, answers: Range<usize>, sees: Actors) -> Vec<Message> {
        let mut game = self.playing.first().clone();
        let (mut events, mut told) = (Vec::new(), Vec::new());
        for (n, entry) in self.playing.log().iter().enumerate().take(answers.end) {
            game.apply(entry.actor, entry.choice, &mut events);
            if answers.contains(&n) {
                told.extend(events.iter().filter_map(|event| game.seen(event, sees)).map(|seen| game.tell(&seen)));
            }
            events.clear();
        }
        told
    }

    fn advised(&self, actor: Actor, sees: Actors, skill: Skill, seed: u64) -> Option<usize> {
        let game = self.playing.game();
        let choice = Bot::new(skill, seed).answer(&World::new(game, sees, actor)?);
        Some(game.action(sees, choice))
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        self.with(self.playing.clone())
    }

    fn copy_at(&self, n: usize) -> Box<dyn AnyMatch> {
        self.with(self.playing.back_at(n, 0))
    }

    fn dealt(&self, sees: Actors, seed: u64) -> Box<dyn AnyMatch> {
        let world = self.playing.game().deal_again(sees, &mut table::rng(seed));
        self.with(Match::begin(world))
    }
}
