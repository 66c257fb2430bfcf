//! Plays matches and fills sheets, whatever the game.

use std::cell::Cell;
use std::fmt;

use bots::{Players, Sides, Skill};
use serde::{Deserialize, Serialize};
use table::{Actor, ENDLESS, Message, Options, OwnWords, Witness, play_out_with, rng};

use crate::fortune::weigh;
use crate::without::Abstinence;
use crate::{Index, Ledger, Sheet, Tallied, Without};

/// A match that went on longer than any match should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endless;

/// An event of a match, for those who want all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct EventLine {
    /// The answer that caused it, counted from 0 as in the log.
    pub answer: u32,
    pub message: Message,
}

/// Who plays, in the order of the sides, and how a match is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Seating {
    pub skills: Vec<Skill>,
    pub opening: Opening,
    /// What somebody does without.
    pub without: Option<Without>,
}

/// Who decides before the first turn: on characters, classes and where to begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// The bots, who may well choose the same every time.
    #[default]
    Bots,
    /// Chance, so that everything meets everything equally often.
    Random,
}

/// Plays matches of one setup.
pub trait MatchRunner: fmt::Debug + Send + Sync {
    fn index(&self) -> &Index;

    /// Plays match after match, for one thread.
    fn worker(&self) -> Box<dyn Worker + '_>;
}

pub trait Worker {
    /// Plays a whole match and books it. Where all are random this is the match
    /// that `table::play_out` plays with the same seed.
    fn play(
        &mut self,
        seating: &Seating,
        seed: u64,
        sheet: &mut Sheet,
        told: Option<&mut Vec<EventLine>>,
    ) -> Result<(), Endless>;
}

/// The runner of one game, from its first position.
#[derive(Debug)]
pub struct Runner<G: Tallied> {
    start: G,
    index: Index,
}

impl<G: Tallied> Runner<G> {
    /// The words are those of the content: what it calls things.
    pub fn new(start: G, words: &OwnWords) -> Runner<G> {
        Runner { index: start.index().called(words), start }
    }
}

impl<G: Tallied> MatchRunner for Runner<G> {
    fn index(&self) -> &Index {
        &self.index
    }

    fn worker(&self) -> Box<dyn Worker + '_> {
        Box::new(Busy {
            start: &self.start,
            sides: Sides::of_game(&self.start),
            ledger: G::Ledger::of(&self.start),
            options: Vec::new(),
        })
    }
}

struct Busy<'d, G: Tallied> {
    start: &'d G,
    sides: Sides,
    ledger: G::Ledger,
    options: Options<G>,
}

impl<G: Tallied> Worker for Busy<'_, G> {
    fn play(
        &mut self,
        seating: &Seating,
        seed: u64,
        sheet: &mut Sheet,
        told: Option<&mut Vec<EventLine>>,
    ) -> Result<(), Endless> {
        sheet.clear();
        self.ledger.open();
        let Busy { start, sides, ledger, options } = self;
        let mut game: G = (*start).clone();
        let opened = Cell::new(seating.opening == Opening::Bots);
        let mut recorder = Recorder { ledger, sheet, sides, opened: &opened, told, answer: 0 };
        let ban = seating.without.as_ref().map(|without| Abstinence::boxed(&game, without));
        let mut players = Players::bots(&game, &seating.skills, seed).without(ban);
        let decide = |game: &G, actor: Actor, options: &Options<G>, rng: &mut table::Rng| match opened.get() {
            true => players.decide(game, actor, options, rng),
            false => players.toss(game, actor, options, rng),
        };
        let tally = play_out_with(&mut game, &mut rng(seed), options, ENDLESS, decide, &mut recorder);
        let standing = players.score(&game);
        if !game.waiting().is_empty() {
            return Err(Endless);
        }
        sheet.tally = tally;
        sheet.end(&standing);
        Ok(())
    }
}

/// Books events and decisions as they come, and writes every event down in words where somebody wants to read them.
struct Recorder<'a, G: Tallied> {
    ledger: &'a mut G::Ledger,
    sheet: &'a mut Sheet,
    sides: &'a Sides,
    /// Set once the first turn has come.
    opened: &'a Cell<bool>,
    told: Option<&'a mut Vec<EventLine>>,
    answer: u32,
}

impl<G: Tallied> Witness<G> for Recorder<'_, G> {
    const LISTENS: bool = true;

    #[inline]
    fn before(&mut self, game: &G, actor: Actor, options: &Options<G>, choice: G::Choice) {
        if options.len() < 2 {
            return;
        }
        if !actor.is_luck() {
            self.sheet.decide(self.sides.of(actor), G::kind(choice), options.len());
        } else if !self.sheet.luck.is_empty() {
            weigh(game, options, choice, &mut self.sheet.luck);
        }
    }

    #[inline]
    fn after(&mut self, game: &G, events: &[G::Event]) {
        events.iter().for_each(|event| self.ledger.note(event, self.sheet));
        if self.sheet.turns > 0 {
            self.opened.set(true);
        }
        let answer = self.answer;
        if let Some(told) = &mut self.told {
            told.extend(events.iter().map(|event| EventLine { answer, message: game.tell(event) }));
        }
        self.answer += 1;
    }
}
