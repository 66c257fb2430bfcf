//! A position, and the contract: who is asked, what may be answered, what comes of it.

use table::{Actor, Actors, BadSetup, Game, Options, Rng, Shared, Sink, Standing};

use crate::content::Rules;
use crate::moves::{Choice, DIE, Event, Setup, Side};
use crate::view::Public;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duellist {
    /// From the left end.
    pub(crate) at: u8,
    pub(crate) health: u8,
}

/// A match in progress: plain memory, copied as easily as a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel {
    pub(crate) rules: Shared<Rules>,
    pub(crate) duellists: [Duellist; 2],
    /// Whose turn it is.
    pub(crate) mover: Side,
    pub(crate) turns_left: u8,
    /// A shot waits for the die.
    pub(crate) shot: bool,
}

impl Duel {
    pub fn health(&self, side: Side) -> u8 {
        self.duellists[side.ix()].health
    }

    pub fn at(&self, side: Side) -> u8 {
        self.duellists[side.ix()].at
    }

    pub fn distance(&self) -> u8 {
        self.at(Side::Right) - self.at(Side::Left)
    }

    pub fn turns_left(&self) -> u8 {
        self.turns_left
    }

    /// A shot waits for the die.
    pub fn is_shot(&self) -> bool {
        self.shot
    }

    pub fn is_over(&self) -> bool {
        self.turns_left == 0 || Side::BOTH.into_iter().any(|side| self.health(side) == 0)
    }

    /// Where a step leads, if it stays on the strip and on this side of the other duellist.
    pub(crate) fn step(&self, choice: Choice) -> Option<u8> {
        let away = choice == Choice::Retreat;
        let to = match (self.mover, away) {
            (Side::Left, false) | (Side::Right, true) => self.at(self.mover) + 1,
            (Side::Left, true) | (Side::Right, false) => self.at(self.mover).checked_sub(1)?,
        };
        (to < self.rules.strip.length && to != self.at(self.mover.other())).then_some(to)
    }

    /// The die can show the distance.
    pub(crate) fn is_in_range(&self) -> bool {
        self.distance() <= DIE
    }

    fn pass(&mut self, events: &mut impl Sink<Event>) {
        self.turns_left -= 1;
        if !self.is_over() {
            self.mover = self.mover.other();
            events.push(Event::Turn { who: self.mover });
            return;
        }
        let winner = Side::BOTH.into_iter().find(|&side| self.health(side) > self.health(side.other()));
        events.push(winner.map_or(Event::Drawn, |who| Event::Won { who }));
    }
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    const RULES: u16 = 1;
    const CHOICES: usize = Choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = ();

    fn new(rules: &'static Rules, setup: &Setup) -> Result<Duel, BadSetup> {
        let strip = &rules.strip;
        let begin = |at| Duellist { at, health: strip.health };
        Ok(Duel {
            rules: Shared(rules),
            duellists: [begin(0), begin(strip.length - 1)],
            mover: setup.first,
            turns_left: strip.turns,
            shot: false,
        })
    }

    fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    fn actors(&self) -> Actors {
        Actors::first_n(2)
    }

    fn waiting(&self) -> Actors {
        match (self.is_over(), self.shot) {
            (true, _) => Actors::NONE,
            (false, true) => Actors::LUCK,
            (false, false) => Actors::one(self.mover.actor()),
        }
    }

    fn choices(&self, _actor: Actor, out: &mut Options<Duel>) {
        out.clear();
        if self.shot {
            out.extend((1..=DIE).map(Choice::Roll));
            return;
        }
        out.extend([Choice::Advance, Choice::Retreat].into_iter().filter(|&choice| self.step(choice).is_some()));
        // Offered only if it can hit.
        out.extend(self.is_in_range().then_some(Choice::Fire));
    }

    fn apply(&mut self, _actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        let who = self.mover;
        match choice {
            Choice::Advance | Choice::Retreat => {
                if let Some(to) = self.step(choice) {
                    self.duellists[who.ix()].at = to;
                    events.push(Event::Moved { who, to });
                }
                self.pass(events);
            }
            Choice::Fire => {
                self.shot = true;
                events.push(Event::Fired { who });
            }
            Choice::Roll(roll) => {
                self.shot = false;
                let target = who.other();
                if roll >= self.distance() {
                    self.duellists[target.ix()].health -= 1;
                    events.push(Event::Hit { who: target, roll });
                } else {
                    events.push(Event::Missed { who: target, roll });
                }
                self.pass(events);
            }
        }
    }

    fn standing(&self) -> Standing {
        Standing::ranked(Side::BOTH.map(|side| (Actors::one(side.actor()), i32::from(self.health(side)), 0)))
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    // Nothing is hidden: everybody sees every event, and there is nothing to deal again.
    fn own(&self, _sees: Actors) {}

    fn seen(&self, event: &Event, _sees: Actors) -> Option<Event> {
        Some(*event)
    }

    fn deal_again(&self, _sees: Actors, _rng: &mut Rng) -> Duel {
        *self
    }

    fn audit(&self) -> Result<(), String> {
        let strip = &self.rules.strip;
        let [left, right] = self.duellists;
        if left.at >= right.at || right.at >= strip.length {
            return Err(format!("the duellists stand on {} and {}", left.at, right.at));
        }
        match self.duellists.iter().any(|one| one.health > strip.health) {
            true => Err("somebody is healthier than at the start".to_owned()),
            false => Ok(()),
        }
    }
}
