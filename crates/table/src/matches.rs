//! What a driver holds: the game, the log of answers, and the generator that
//! speaks for luck. The log is the only thing worth storing; everything else
//! follows from it.

use std::fmt;

use crate::{Actor, Actors, Game, Illegal, Options, Quiet, Rng, Sink, draw, rng};

/// One answer in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<C> {
    pub actor: Actor,
    pub choice: C,
    /// It was the only option, so nobody decided anything.
    pub single: bool,
}

/// An answer that was not taken. The match is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The answer was meant for another moment.
    Stale {
        now: usize,
    },
    Illegal(Illegal),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Stale { now } => write!(f, "the match has moved on to answer {now}"),
            Refused::Illegal(Illegal::Over) => f.write_str("the match is over"),
            Refused::Illegal(Illegal::NotAwaited) => f.write_str("somebody else must answer"),
            Refused::Illegal(Illegal::NotOffered) => f.write_str("that is not among the offers"),
        }
    }
}

impl std::error::Error for Refused {}

/// Why the last answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// They have not decided anything yet.
    Nothing,
    /// Dice or cards have spoken since.
    Luck,
    /// Somebody else has answered since.
    Other(Actor),
}

/// Game, log and luck.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G,
    game: G,
    log: Vec<Entry<G::Choice>>,
    rng: Rng,
    options: Options<G>,
}

impl<G: Game> Match<G> {
    /// A match from its first position. Luck speaks at once if it is asked first.
    pub fn start(game: G, seed: u64, events: &mut impl Sink<G::Event>) -> Match<G> {
        let mut new = Match { start: game.clone(), game, log: Vec::new(), rng: rng(seed), options: Vec::new() };
        new.run_luck(events);
        new
    }

    /// A match from its first position, in which nobody has spoken.
    pub fn begin(game: G) -> Match<G> {
        Match { start: game.clone(), game, log: Vec::new(), rng: rng(0), options: Vec::new() }
    }

    /// Luck goes on from this seed.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = rng(seed);
    }

    /// Rebuilds a match from its log. The generator goes on from `seed`: what
    /// luck said before stands in the log. On a refusal, says at which answer.
    pub fn replay(
        start: G,
        log: impl IntoIterator<Item = (Actor, G::Choice)>,
        seed: u64,
        events: &mut impl Sink<G::Event>,
    ) -> Result<Match<G>, (usize, Refused)> {
        let mut new = Match { start: start.clone(), game: start, log: Vec::new(), rng: rng(seed), options: Vec::new() };
        for (n, (actor, choice)) in log.into_iter().enumerate() {
            new.take(actor, choice, events).map_err(|illegal| (n, Refused::Illegal(illegal)))?;
        }
        Ok(new)
    }

    /// The same match as it stood after `n` answers; all of it if there were
    /// fewer. Nothing is checked again. Luck goes on from `seed`.
    #[must_use]
    pub fn back_at(&self, n: usize, seed: u64) -> Match<G> {
        let log = self.log[..n.min(self.log.len())].to_vec();
        let mut game = self.start.clone();
        for entry in &log {
            game.apply(entry.actor, entry.choice, &mut Quiet);
        }
        Match { start: self.start.clone(), game, log, rng: rng(seed), options: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position before the first answer.
    pub fn first(&self) -> &G {
        &self.start
    }

    pub fn log(&self) -> &[Entry<G::Choice>] {
        &self.log
    }

    /// The number of answers so far; an answer must name it to be taken.
    pub fn seq(&self) -> usize {
        self.log.len()
    }

    /// Takes one answer, then lets luck speak until a person is asked.
    pub fn answer(
        &mut self,
        actor: Actor,
        seq: usize,
        choice: G::Choice,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), Refused> {
        if seq != self.seq() {
            return Err(Refused::Stale { now: self.seq() });
        }
        if actor.is_luck() {
            return Err(Refused::Illegal(Illegal::NotAwaited));
        }
        self.take(actor, choice, events).map_err(Refused::Illegal)?;
        self.run_luck(events);
        Ok(())
    }

    /// Takes one answer from anybody and lets nobody speak after it: luck's
    /// answers may be dictated, for tests and for the referee.
    pub fn dictate(
        &mut self,
        actor: Actor,
        choice: G::Choice,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), Refused> {
        self.take(actor, choice, events).map_err(Refused::Illegal)
    }

    /// Lets luck answer as long as it is asked.
    pub fn run_luck(&mut self, events: &mut impl Sink<G::Event>) {
        while self.game.waiting().has(Actor::LUCK) {
            self.game.choices(Actor::LUCK, &mut self.options);
            let choice = draw(&self.game, &self.options, &mut self.rng);
            let single = self.options.len() == 1;
            self.game.apply(Actor::LUCK, choice, events);
            self.log.push(Entry { actor: Actor::LUCK, choice, single });
        }
    }

    /// Answers every question that has a single answer, until somebody has to think.
    pub fn run_singles(&mut self, events: &mut impl Sink<G::Event>) {
        self.run_luck(events);
        while let Some(actor) = self.game.waiting().first() {
            self.game.choices(actor, &mut self.options);
            let [choice] = self.options[..] else { return };
            self.game.apply(actor, choice, events);
            self.log.push(Entry { actor, choice, single: true });
            self.run_luck(events);
        }
    }

    /// How far `who` may take back: the log shrinks to the returned length.
    pub fn undo_to(&self, who: Actors) -> Result<usize, NoUndo> {
        for (n, entry) in self.log.iter().enumerate().rev() {
            if entry.actor.is_luck() {
                return Err(if n == 0 { NoUndo::Nothing } else { NoUndo::Luck });
            }
            if !who.has(entry.actor) {
                return Err(NoUndo::Other(entry.actor));
            }
            if !entry.single {
                return Ok(n);
            }
        }
        Err(NoUndo::Nothing)
    }

    /// Takes back the last decision of `who`, and everything answered for them since.
    pub fn undo(&mut self, who: Actors) -> Result<(), NoUndo> {
        let keep = self.undo_to(who)?;
        self.log.truncate(keep);
        self.game = self.start.clone();
        for entry in &self.log {
            self.game.apply(entry.actor, entry.choice, &mut Quiet);
        }
        Ok(())
    }

    fn take(&mut self, actor: Actor, choice: G::Choice, events: &mut impl Sink<G::Event>) -> Result<(), Illegal> {
        let waiting = self.game.waiting();
        if waiting.is_empty() {
            return Err(Illegal::Over);
        }
        if !waiting.has(actor) {
            return Err(Illegal::NotAwaited);
        }
        self.game.choices(actor, &mut self.options);
        if !self.options.contains(&choice) {
            return Err(Illegal::NotOffered);
        }
        let single = self.options.iter().filter(|&&choice| !G::gives_up(choice)).count() == 1;
        self.game.apply(actor, choice, events);
        self.log.push(Entry { actor, choice, single });
        Ok(())
    }
}
