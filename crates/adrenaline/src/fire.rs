//! Runs one card's program and stops to ask. The same steps are also tried out
//! ahead, on positions alone, so that nothing is offered that cannot be finished.

use table::{Actor, Options, Sink};

use crate::arena::{Arena, Heading, Square, Squares};
use crate::choice::Choice;
use crate::content::{FIGURES, Rules};
use crate::effect::{Conditions, Effect, Place, Ref, SLOTS, Step, To, What, Where};
use crate::event::Event;
use crate::pay::{can_pay, minus};
use crate::state::{Adrenaline, Flow, Frame};

/// A slot that was left out.
const EMPTY: u8 = u8::MAX;
/// Marks a slot that holds a square rather than a figure.
const SQUARE: u8 = 0x40;

/// An effect being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Call {
    effect: u8,
    step: u8,
    /// Hits before it began.
    hits: u8,
}

/// Where a card's program stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thread {
    pub(crate) weapon: u8,
    slots: [u8; SLOTS],
    /// Extras already bought, as bits.
    used: u8,
    hits: u8,
    depth: u8,
    calls: [Call; 3],
}

impl Default for Thread {
    fn default() -> Thread {
        Thread { weapon: 0, slots: [EMPTY; SLOTS], used: 0, hits: 0, depth: 0, calls: [Call::default(); 3] }
    }
}

impl Thread {
    /// Begins with the basic effect or a mode in its place.
    pub(crate) fn start(&mut self, effect: u8) {
        self.calls[0] = Call { effect, step: 0, hits: 0 };
    }

    #[inline]
    fn call(&self) -> Call {
        self.calls[self.depth as usize]
    }

    #[inline]
    fn next(&mut self) {
        self.calls[self.depth as usize].step += 1;
    }

    #[inline]
    fn enter(&mut self, extra: u8) {
        self.used |= 1 << extra;
        self.depth += 1;
        self.calls[self.depth as usize] = Call { effect: extra, step: 0, hits: self.hits };
    }

    #[inline]
    fn fill(&mut self, slot: u8, value: u8) {
        self.slots[slot as usize] = value;
        self.next();
    }
}

/// One shot: the program, and what it has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Shot {
    pub(crate) thread: Thread,
    /// Who received damage, as bits.
    pub(crate) hurt: u8,
    /// Who of them saw the shooter at that moment.
    pub(crate) saw: u8,
    /// Marks to be put down after all damage.
    pub(crate) marks: [u8; FIGURES],
}

impl Shot {
    pub(crate) fn of(weapon: u8) -> Shot {
        Shot { thread: Thread { weapon, ..Thread::default() }, ..Shot::default() }
    }
}

/// A shot in thought: the program and the positions it depends on, nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    rules: &'static Rules,
    arena: &'static Arena,
    thread: Thread,
    at: [Square; FIGURES],
    me: u8,
    purse: [u8; 3],
}

impl Aim {
    #[inline]
    fn effect(&self) -> &'static Effect {
        &self.rules.weapons[self.thread.weapon as usize].effects[self.thread.call().effect as usize]
    }

    #[inline]
    fn here(&self) -> Square {
        self.at[self.me as usize]
    }

    /// The square a slot stands for; [`Square::OFF`] if it was left out.
    #[inline]
    fn place(&self, of: Ref) -> Square {
        let Some(slot) = of.slot() else { return self.here() };
        match self.thread.slots[slot] {
            EMPTY => Square::OFF,
            value if value & SQUARE != 0 => Square(value & !SQUARE),
            figure => self.at[figure as usize],
        }
    }

    /// The figure in a slot, or the shooter.
    #[inline]
    fn figure(&self, of: Ref) -> Option<u8> {
        let Some(slot) = of.slot() else { return Some(self.me) };
        Some(self.thread.slots[slot]).filter(|&value| value != EMPTY)
    }

    fn heading(&self, of: Ref) -> Option<Heading> {
        let value = self.thread.slots[of.slot()?];
        Heading::ALL.get(value as usize).copied()
    }

    /// The squares a condition on places allows.
    #[inline]
    fn squares(&self, condition: Where) -> Squares {
        let arena = self.arena;
        let around = |of: Ref, table: &dyn Fn(Square) -> Squares| {
            let square = self.place(of);
            if square.is_on() { table(square) } else { Squares::NONE }
        };
        match condition {
            Where::Anywhere | Where::Not(_) | Where::Either(..) => arena.all,
            Where::Seen(of) => around(of, &|s| arena.seen_from(s)),
            Where::Unseen(of) => around(of, &|s| arena.all.and(arena.seen_from(s).outside())),
            Where::Near(of, least, most) => around(of, &|s| arena.near(s, least, most)),
            Where::Far(of, least) => around(of, &|s| arena.far(s, least)),
            Where::Straight(of, moves) => around(of, &|s| arena.straight(s, moves)),
            Where::Ahead(of, moves) => {
                self.heading(of).map_or(Squares::NONE, |h| Squares::one(arena.ahead(self.here(), h, moves)))
            }
            Where::Line(of) => self.heading(of).map_or(Squares::NONE, |h| arena.ray(self.here(), h)),
            Where::Lines(of) => {
                around(of, &|s| Heading::ALL.iter().fold(Squares::NONE, |all, &h| all.or(arena.ray(s, h))))
            }
            Where::Inside(of) => match of.slot().map(|slot| self.thread.slots[slot]) {
                Some(room) if room != EMPTY => arena.rooms[room as usize].squares,
                _ => Squares::NONE,
            },
            Where::Outside(of) => around(of, &|s| arena.all.and(arena.rooms[arena.room(s) as usize].squares.outside())),
            Where::After(of) => around(of, &|_| arena.all),
            Where::Apart(of) => Squares::one(self.place(of)).outside().and(arena.all),
        }
    }

    #[inline]
    fn all_squares(&self, only: &Conditions) -> Squares {
        only.iter().fold(self.arena.all, |squares, &condition| squares.and(self.squares(condition)))
    }

    /// The figures other than the shooter that meet the conditions, as bits.
    #[inline]
    fn figures(&self, only: &Conditions) -> u32 {
        let squares = self.all_squares(only);
        let mut figures = 0;
        for (who, &at) in self.at.iter().enumerate() {
            figures |= u32::from(squares.has(at)) << who;
        }
        figures &= !(1 << self.me);
        for condition in only.iter() {
            let bit = |of: Ref| self.figure(of).map_or(0, |who| 1 << who);
            match *condition {
                Where::Not(of) => figures &= !bit(of),
                Where::Either(a, b) => figures &= bit(a) | bit(b),
                _ => {}
            }
        }
        figures
    }

    /// What may be picked, as bits, before asking whether it leads anywhere.
    #[inline]
    fn candidates(&self, what: What, only: &Conditions) -> u32 {
        match what {
            What::Figure => self.figures(only),
            What::Square => self.all_squares(only).0,
            What::Heading => 0b1111,
            What::Room => {
                let squares = self.all_squares(only);
                let meets =
                    |(i, room): (usize, &crate::arena::Room)| u32::from(!room.squares.and(squares).is_empty()) << i;
                self.arena.rooms.iter().enumerate().map(meets).fold(0, |all, bit| all | bit)
            }
        }
    }

    /// Who is struck, as bits.
    #[inline]
    fn struck(&self, to: &To) -> u32 {
        match to {
            To::The(of) => self.figure(*of).map_or(0, |who| 1 << who),
            To::Each(only) => self.figures(only),
        }
    }

    fn destination(&self, place: Place) -> Square {
        match place {
            Place::At(of) => self.place(of),
            Place::Ahead(of, moves) => {
                self.heading(of).map_or(Square::OFF, |h| self.arena.ahead(self.here(), h, moves))
            }
        }
    }

    /// With something picked into a slot.
    #[inline]
    fn with(mut self, slot: u8, value: u8) -> Aim {
        self.thread.fill(slot, value);
        self
    }

    /// Inside an extra that was bought, if it can be.
    #[inline]
    fn entering(mut self, extra: u8) -> Option<Aim> {
        let cost = self.rules.weapons[self.thread.weapon as usize].effects[extra as usize].cost;
        if self.thread.used >> extra & 1 == 1 || !can_pay(cost, self.purse) {
            return None;
        }
        self.purse = minus(self.purse, cost);
        self.thread.enter(extra);
        Some(self)
    }

    /// Past the step that waits.
    #[inline]
    fn passing(mut self) -> Aim {
        self.thread.next();
        self
    }

    /// Can the shot be finished from here, with every effect that strikes hitting somebody?
    fn can_finish(mut self) -> bool {
        loop {
            let call = self.thread.call();
            let effect = self.effect();
            let satisfied = !effect.strikes || self.thread.hits > call.hits;
            if satisfied && call.step >= effect.settled_from && self.thread.depth == 0 {
                return true;
            }
            let Some(step) = effect.steps.get(call.step as usize) else {
                if !satisfied {
                    return false;
                }
                // The basic effect ended above: an extra ends here.
                self.thread.depth -= 1;
                continue;
            };
            match step {
                Step::Pick { slot, what, may, only } => {
                    if *may && self.with(*slot, EMPTY).can_finish() {
                        return true;
                    }
                    let aim = self;
                    return each(aim.candidates(*what, only), *what).any(|value| aim.with(*slot, value).can_finish());
                }
                Step::Offer(extras) => {
                    if self.passing().can_finish() {
                        return true;
                    }
                    let aim = self;
                    return offered(*extras).any(|extra| aim.entering(extra).is_some_and(Aim::can_finish));
                }
                Step::Hurt(_, to) | Step::Mark(_, to) => {
                    self.thread.hits += (self.struck(to) != 0) as u8;
                    self.thread.next();
                }
                Step::Move(who, place) => {
                    let to = self.destination(*place);
                    match (self.figure(*who), place) {
                        (Some(who), _) if to.is_on() => self.at[who as usize] = to,
                        // A wall ahead: nobody flies into it, so this heading was the wrong one.
                        (Some(_), Place::Ahead(..)) => return false,
                        _ => {}
                    }
                    self.thread.next();
                }
            }
        }
    }
}

/// The values for a slot behind a set of candidates.
#[inline]
fn each(mut candidates: u32, what: What) -> impl Iterator<Item = u8> {
    let flag = if what == What::Square { SQUARE } else { 0 };
    std::iter::from_fn(move || {
        if candidates == 0 {
            return None;
        }
        let value = candidates.trailing_zeros() as u8 | flag;
        candidates &= candidates - 1;
        Some(value)
    })
}

#[inline]
fn offered(extras: u8) -> impl Iterator<Item = u8> {
    (1..8).filter(move |e| extras >> e & 1 == 1)
}

impl Adrenaline {
    #[inline]
    fn aim(&self) -> Aim {
        Aim {
            rules: self.rules.0,
            arena: self.arena.0,
            thread: self.shot.thread,
            at: self.at,
            me: self.turn,
            purse: self.me().purse(),
        }
    }

    /// Would this weapon, loaded, hit somebody from this square?
    pub(crate) fn can_fire(&self, weapon: u8, from: Square, purse: [u8; 3]) -> bool {
        self.rules.weapons[weapon as usize].modes().any(|mode| self.can_fire_mode(weapon, mode, from, purse))
    }

    pub(crate) fn can_fire_mode(&self, weapon: u8, mode: u8, from: Square, purse: [u8; 3]) -> bool {
        let cost = self.rules.weapons[weapon as usize].effects[mode as usize].cost;
        if !can_pay(cost, purse) {
            return false;
        }
        let mut thread = Thread { weapon, ..Thread::default() };
        thread.start(mode);
        let mut at = self.at;
        at[self.turn as usize] = from;
        let purse = minus(purse, cost);
        Aim { rules: self.rules.0, arena: self.arena.0, thread, at, me: self.turn, purse }.can_finish()
    }

    /// The step that waits for an answer.
    fn step(&self) -> Option<&'static Step> {
        let aim = self.aim();
        aim.effect().steps.get(aim.thread.call().step as usize)
    }

    pub(crate) fn run_fire<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        loop {
            let Some(step) = self.step() else {
                match self.shot.thread.depth {
                    0 => {
                        self.replace(Frame::Scope);
                        return Flow::Go;
                    }
                    _ => self.shot.thread.depth -= 1,
                }
                continue;
            };
            match step {
                Step::Pick { slot, what, may, only } => {
                    // Where nobody is to be found, nobody is asked.
                    if !*may || self.aim().candidates(*what, only) != 0 {
                        return Flow::Ask(self.active());
                    }
                    self.shot.thread.fill(*slot, EMPTY);
                }
                Step::Offer(extras) => {
                    let aim = self.aim();
                    if offered(*extras).any(|extra| aim.entering(extra).is_some_and(Aim::can_finish)) {
                        return Flow::Ask(self.active());
                    }
                    self.shot.thread.next();
                }
                Step::Hurt(damage, to) => {
                    self.strike(self.aim().struck(to), |game, victim| game.hurt(victim, *damage, events));
                }
                Step::Mark(marks, to) => {
                    self.strike(self.aim().struck(to), |game, victim| {
                        let given = &mut game.shot.marks[victim as usize];
                        *given = given.saturating_add(*marks);
                    });
                }
                Step::Move(who, place) => {
                    let aim = self.aim();
                    let to = aim.destination(*place);
                    if let (Some(who), true) = (aim.figure(*who), to.is_on()) {
                        self.put(who, to, events);
                    }
                    self.shot.thread.next();
                }
            }
        }
    }

    fn strike(&mut self, victims: u32, mut blow: impl FnMut(&mut Adrenaline, u8)) {
        for victim in each(victims, What::Figure) {
            blow(self, victim);
        }
        self.shot.thread.hits += (victims != 0) as u8;
        self.shot.thread.next();
    }

    /// Moves a figure by an effect of the active one.
    pub(crate) fn put<S: Sink<Event>>(&mut self, who: u8, to: Square, events: &mut S) {
        if self.at[who as usize] != to {
            self.at[who as usize] = to;
            events.push(Event::Moved { who: Actor(who), to, by: self.active() });
        }
    }

    pub(crate) fn fire_choices(&self, out: &mut Options<Self>) {
        let aim = self.aim();
        match self.step() {
            Some(Step::Pick { slot, what, may, only }) => {
                for value in each(aim.candidates(*what, only), *what) {
                    if aim.with(*slot, value).can_finish() {
                        out.push(match what {
                            What::Figure => Choice::Figure(value),
                            What::Square => Choice::Square(value & !SQUARE),
                            What::Room => Choice::Room(value),
                            What::Heading => Choice::Heading(value),
                        });
                    }
                }
                if *may && aim.with(*slot, EMPTY).can_finish() {
                    out.push(Choice::Pass);
                }
            }
            Some(Step::Offer(extras)) => {
                let open = |extra: &u8| aim.entering(*extra).is_some_and(Aim::can_finish);
                out.extend(offered(*extras).filter(open).map(Choice::Effect));
                if aim.passing().can_finish() {
                    out.push(Choice::Pass);
                }
            }
            step => unreachable!("{step:?} asks nobody"),
        }
    }

    pub(crate) fn fire_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match (self.step(), choice) {
            (Some(Step::Pick { slot, .. }), Choice::Figure(n) | Choice::Room(n) | Choice::Heading(n)) => {
                self.shot.thread.fill(*slot, n);
            }
            (Some(Step::Pick { slot, .. }), Choice::Square(n)) => self.shot.thread.fill(*slot, n | SQUARE),
            (Some(Step::Pick { slot, may: true, .. }), Choice::Pass) => self.shot.thread.fill(*slot, EMPTY),
            // Broken off: see `choices`.
            (Some(Step::Pick { .. }), Choice::Pass) => self.replace(Frame::Scope),
            (Some(Step::Offer(_)), Choice::Effect(extra)) => {
                self.shot.thread.enter(extra);
                self.announce(extra, events);
            }
            (Some(Step::Offer(_)), Choice::Pass) => self.shot.thread.next(),
            (step, choice) => unreachable!("{choice:?} is no answer to {step:?}"),
        }
    }

    /// What the shot waits for, for those who explain: the kind, the
    /// conditions, and which of them a candidate fails first.
    pub(crate) fn pick_wanted(&self) -> Option<(What, &'static Conditions)> {
        match self.step() {
            Some(Step::Pick { what, only, .. }) => Some((*what, only)),
            _ => None,
        }
    }

    pub(crate) fn offer_open(&self) -> Option<(u8, u8)> {
        match self.step() {
            Some(Step::Offer(extras)) => Some((*extras, self.shot.thread.used)),
            _ => None,
        }
    }

    /// The first condition that this square, or the figure on it, does not meet.
    pub(crate) fn fails(&self, only: &Conditions, square: Square, figure: Option<u8>) -> Option<Where> {
        let aim = self.aim();
        only.iter().copied().find(|&condition| match condition {
            Where::Not(of) => figure.is_some() && aim.figure(of) == figure,
            Where::Either(a, b) => figure.is_some() && aim.figure(a) != figure && aim.figure(b) != figure,
            _ => !aim.squares(condition).has(square),
        })
    }

    /// The square that a slot of the shot stands for.
    pub(crate) fn place_of(&self, of: Ref) -> Square {
        self.aim().place(of)
    }
}
