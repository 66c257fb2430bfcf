//! A card's program and where it stands, and a shot in thought: the same steps
//! tried out ahead, on positions alone, so that nothing is offered that cannot
//! be finished. Pure: nothing here changes a game.

use crate::arena::{Arena, Heading, Square, Squares};
use crate::content::FIGURES;
use crate::effect::{Conditions, Effect, Gift, Place, Ref, SLOTS, Step, To, Weapon, What, Where};
use crate::pay::{can_pay, minus};

/// A slot that was left out.
pub(crate) const EMPTY: u8 = u8::MAX;
/// Marks a slot that holds a square rather than a figure.
pub(crate) const SQUARE: u8 = 0x40;

/// An effect being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Call {
    effect: u8,
    pub(crate) step: u8,
    /// Hits before it began.
    pub(crate) hits: u8,
}

/// Where a card's program stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thread {
    pub(crate) weapon: u8,
    slots: [u8; SLOTS],
    /// Extras already bought, as bits.
    pub(crate) used: u8,
    pub(crate) hits: u8,
    pub(crate) depth: u8,
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
    pub(crate) fn call(&self) -> Call {
        self.calls[self.depth as usize]
    }

    #[inline]
    pub(crate) fn next(&mut self) {
        self.calls[self.depth as usize].step += 1;
    }

    #[inline]
    pub(crate) fn enter(&mut self, extra: u8) {
        self.used |= 1 << extra;
        self.depth += 1;
        self.calls[self.depth as usize] = Call { effect: extra, step: 0, hits: self.hits };
    }

    #[inline]
    pub(crate) fn fill(&mut self, slot: u8, value: u8) {
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
    pub(crate) weapons: &'static [Weapon],
    pub(crate) arena: &'static Arena,
    pub(crate) thread: Thread,
    pub(crate) at: [Square; FIGURES],
    pub(crate) me: u8,
    pub(crate) purse: [u8; 3],
    /// Who can be hit, as bits.
    pub(crate) foes: u8,
    pub(crate) own: Own,
}

/// What only the weapons of single characters look at. Sets are bits.
#[derive(Clone, Copy, Default)]
pub(crate) struct Own {
    /// Teammates who can be healed.
    pub(crate) mates: u8,
    /// Who has a token.
    pub(crate) venom: u8,
    pub(crate) control: u8,
    /// Who was hurt by this shot.
    pub(crate) hurt: u8,
    /// Where the shooter began.
    pub(crate) from: u8,
    /// Slides left on the shooter's rush tile.
    pub(crate) rush: u8,
    /// Coins of any colour promised so far.
    pub(crate) owed: u8,
}

impl Aim {
    #[inline]
    pub(crate) fn effect(&self) -> &'static Effect {
        &self.weapons[self.thread.weapon as usize].effects[self.thread.call().effect as usize]
    }

    #[inline]
    fn here(&self) -> Square {
        self.at[self.me as usize]
    }

    /// The square a slot stands for; [`Square::OFF`] if it was left out.
    #[inline]
    pub(crate) fn place(&self, of: Ref) -> Square {
        let Some(slot) = of.slot() else {
            return if of == Ref::From { Square(self.own.from) } else { self.here() };
        };
        match self.thread.slots[slot] {
            EMPTY => Square::OFF,
            value if value & SQUARE != 0 => Square(value & !SQUARE),
            figure => self.at[figure as usize],
        }
    }

    /// The figure in a slot, or the shooter.
    #[inline]
    pub(crate) fn figure(&self, of: Ref) -> Option<u8> {
        let Some(slot) = of.slot() else { return Some(self.me) };
        Some(self.thread.slots[slot]).filter(|&value| value != EMPTY)
    }

    fn heading(&self, of: Ref) -> Option<Heading> {
        let value = self.thread.slots[of.slot()?];
        Heading::ALL.get(value as usize).copied()
    }

    /// The squares a condition on places allows.
    #[inline]
    pub(crate) fn squares(&self, condition: Where) -> Squares {
        let arena = self.arena;
        let around = |of: Ref, table: &dyn Fn(Square) -> Squares| {
            let square = self.place(of);
            if square.is_on() { table(square) } else { Squares::NONE }
        };
        match condition {
            Where::Anywhere | Where::Not(_) | Where::Either(..) | Where::Venomous | Where::Struck => arena.all,
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
            Where::Within(_, _, waived) if self.thread.used >> waived & 1 == 1 => arena.all,
            Where::Within(of, moves, _) => around(of, &|s| arena.within(s, moves)),
            Where::Trick(moves, bought) => {
                let seen = arena.seen_from(self.here());
                let filled = self.thread.slots.iter().filter(|&&who| (who as usize) < FIGURES);
                let spent = filled.into_iter().any(|&who| !seen.has(self.at[who as usize]));
                let open = self.thread.used >> bought & 1 == 1 && !spent;
                if open { seen.or(arena.within(self.here(), moves)) } else { seen }
            }
        }
    }

    #[inline]
    fn all_squares(&self, only: &Conditions) -> Squares {
        only.iter().fold(self.arena.all, |squares, &condition| squares.and(self.squares(condition)))
    }

    /// Those of a set of figures that meet the conditions, as bits.
    #[inline]
    fn figures(&self, among: u8, only: &Conditions) -> u32 {
        let squares = self.all_squares(only);
        let mut figures = 0;
        for (who, &at) in self.at.iter().enumerate() {
            figures |= u32::from(squares.has(at)) << who;
        }
        figures &= u32::from(among);
        for condition in only.iter() {
            let bit = |of: Ref| self.figure(of).map_or(0, |who| 1 << who);
            match *condition {
                Where::Not(of) => figures &= !bit(of),
                Where::Either(a, b) => figures &= bit(a) | bit(b),
                Where::Venomous => figures &= u32::from(self.own.venom),
                Where::Struck => figures &= u32::from(self.own.hurt),
                _ => {}
            }
        }
        figures
    }

    /// What may be picked, as bits, before asking whether it leads anywhere.
    #[inline]
    pub(crate) fn candidates(&self, what: What, only: &Conditions) -> u32 {
        match what {
            What::Figure => self.figures(self.foes, only),
            What::Mate => self.figures(self.own.mates, only),
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
    pub(crate) fn struck(&self, to: &To) -> u32 {
        match to {
            To::The(of) => self.figure(*of).map_or(0, |who| 1 << who),
            To::Each(only) => self.figures(self.foes, only),
        }
    }

    /// Who gets something new, as bits: a second token of a kind is none.
    pub(crate) fn gifted(&self, gift: Gift, to: &To) -> u32 {
        let held = match gift {
            Gift::Venom => self.own.venom,
            Gift::Control => self.own.control,
            Gift::Overload | Gift::Heal | Gift::Track => 0,
        };
        self.struck(to) & !u32::from(held)
    }

    pub(crate) fn destination(&self, place: Place) -> Square {
        match place {
            Place::At(of) => self.place(of),
            Place::Ahead(of, moves) => {
                self.heading(of).map_or(Square::OFF, |h| self.arena.ahead(self.here(), h, moves))
            }
        }
    }

    /// With something picked into a slot.
    #[inline]
    pub(crate) fn with(mut self, slot: u8, value: u8) -> Aim {
        self.thread.fill(slot, value);
        self
    }

    /// Inside an extra that was bought, if it can be.
    #[inline]
    pub(crate) fn entering(mut self, extra: u8) -> Option<Aim> {
        let effect = &self.weapons[self.thread.weapon as usize].effects[extra as usize];
        let used = self.thread.used;
        if used >> extra & 1 == 1 || !can_pay(effect.cost, self.purse) || !effect.is_open(used) {
            return None;
        }
        self.purse = minus(self.purse, effect.cost);
        if effect.any > 0 || effect.rush > 0 {
            self.own.rush = self.own.rush.checked_sub(effect.rush)?;
            self.own.owed = self.own.owed.saturating_add(effect.any);
            if self.purse.iter().sum::<u8>() < self.own.owed {
                return None;
            }
        }
        self.thread.enter(extra);
        // What only changes other effects is of no use without one of them.
        let helps = |e| self.entering(e).is_some_and(Aim::can_finish);
        if effect.steps.is_empty() && effect.before != 0 && !offered(effect.before).any(helps) {
            return None;
        }
        Some(self)
    }

    /// Would this weapon, loaded, hit somebody from this square?
    pub(crate) fn can_fire(self, weapon: u8, from: Square) -> bool {
        self.weapons[weapon as usize].modes().any(|mode| self.can_fire_mode(weapon, mode, from))
    }

    pub(crate) fn can_fire_mode(mut self, weapon: u8, mode: u8, from: Square) -> bool {
        let cost = self.weapons[weapon as usize].effects[mode as usize].cost;
        if !can_pay(cost, self.purse) {
            return false;
        }
        self.purse = minus(self.purse, cost);
        self.thread = Thread { weapon, ..Thread::default() };
        self.thread.start(mode);
        self.at[self.me as usize] = from;
        self.own.from = from.0;
        self.own.hurt = 0;
        self.can_finish()
    }

    /// Past the step that waits.
    #[inline]
    pub(crate) fn passing(mut self) -> Aim {
        self.thread.next();
        self
    }

    /// Can the shot be finished from here, with every effect that strikes hitting somebody?
    pub(crate) fn can_finish(mut self) -> bool {
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
                Step::Hurt(_, to) => {
                    let struck = self.struck(to);
                    self.own.hurt |= struck as u8;
                    self.thread.hits += (struck != 0) as u8;
                    self.thread.next();
                }
                Step::Mark(_, to) => {
                    self.thread.hits += (self.struck(to) != 0) as u8;
                    self.thread.next();
                }
                Step::Give(gift, to) => {
                    let gifted = self.gifted(*gift, to);
                    match gift {
                        Gift::Venom => self.own.venom |= gifted as u8,
                        Gift::Control => self.own.control |= gifted as u8,
                        Gift::Overload | Gift::Heal | Gift::Track => {}
                    }
                    self.thread.hits += (gift.strikes() && gifted != 0) as u8;
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
pub(crate) fn each(mut candidates: u32, what: What) -> impl Iterator<Item = u8> {
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
pub(crate) fn offered(extras: u8) -> impl Iterator<Item = u8> {
    (1..8).filter(move |e| extras >> e & 1 == 1)
}
