//! A card's program and where it stands, and a shot in thought: the same steps
//! tried out ahead, on positions alone, so that nothing is offered that cannot
//! be finished. Pure: nothing here changes a game.

use crate::arena::{Arena, Heading, Square, Squares};
use crate::effect::{Arsenal, Conditions, Gift, Place, Post, Program, Ref, SLOTS, Step, To, What, Where};
use crate::ids::{ByFigure, ByTarget, Effect, Effects, FIGURES, Figure, Figures, Per, Room, TARGETS, Weapon};
use crate::wallet::Cubes;

/// What was picked into a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Pick {
    /// It was left out, or it is not its turn yet.
    #[default]
    Nothing,
    Figure(Figure),
    Square(Square),
    Room(Room),
    Heading(Heading),
}

/// An effect being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Call {
    pub(crate) effect: Effect,
    pub(crate) step: u8,
    /// Hits before it began.
    pub(crate) hits: u8,
}

/// Where a card's program stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Thread {
    pub(crate) weapon: Weapon,
    pub(crate) slots: [Pick; SLOTS],
    /// Extras already bought.
    pub(crate) used: Effects,
    pub(crate) hits: u8,
    pub(crate) depth: u8,
    calls: [Call; 3],
}

impl Thread {
    /// Begins with the basic effect or a mode in its place.
    pub(crate) fn start(&mut self, effect: Effect) {
        self.calls[0] = Call { effect, step: 0, hits: 0 };
    }

    /// The basic effect or the mode with which the shot began.
    pub(crate) fn mode(&self) -> Effect {
        self.calls[0].effect
    }

    #[inline]
    pub(crate) fn call(&self) -> Call {
        self.calls[self.depth as usize]
    }

    /// The effect being carried out, as its card prints it.
    #[inline]
    pub(crate) fn program(&self, weapons: &'static Arsenal) -> &'static Program {
        &weapons[self.weapon].effects[self.call().effect]
    }

    #[inline]
    pub(crate) fn next(&mut self) {
        self.calls[self.depth as usize].step += 1;
    }

    #[inline]
    pub(crate) fn enter(&mut self, extra: Effect) {
        self.used.insert(extra);
        self.depth += 1;
        self.calls[self.depth as usize] = Call { effect: extra, step: 0, hits: self.hits };
    }

    #[inline]
    pub(crate) fn fill(&mut self, slot: usize, pick: Pick) {
        self.slots[slot] = pick;
        self.next();
    }
}

/// One shot: the program, and what it has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Shot {
    pub(crate) thread: Thread,
    /// Who received damage.
    pub(crate) hurt: Figures,
    /// Who of them saw the shooter at that moment.
    pub(crate) saw: Figures,
    /// Marks to be put down after all damage.
    pub(crate) marks: ByFigure<u8>,
}

impl Shot {
    pub(crate) fn of(weapon: Weapon) -> Shot {
        Shot { thread: Thread { weapon, ..Thread::default() }, ..Shot::default() }
    }
}

/// A shot in thought: the program and the positions it depends on, nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) weapons: &'static Arsenal,
    pub(crate) arena: &'static Arena,
    pub(crate) thread: Thread,
    pub(crate) at: ByTarget<Square>,
    pub(crate) me: Figure,
    pub(crate) purse: Cubes,
    /// Who can be hit.
    pub(crate) foes: Figures,
    /// Which targets are spawnpoints; those that can still be hit are also among the foes.
    pub(crate) posts: Figures,
    pub(crate) own: Own,
}

/// What only the weapons of single characters look at.
#[derive(Clone, Copy, Default)]
pub(crate) struct Own {
    /// Teammates who can be healed.
    pub(crate) mates: Figures,
    /// Who has a token.
    pub(crate) venom: Figures,
    pub(crate) control: Figures,
    /// Who was hurt by this shot.
    pub(crate) hurt: Figures,
    /// Where the shooter began.
    pub(crate) from: Square,
    /// Slides left on the shooter's rush tile.
    pub(crate) rush: u8,
    /// Coins of any colour promised so far.
    pub(crate) owed: u8,
}

/// Where the figures stand, with nothing else to be hit.
#[inline]
pub(crate) fn places(at: ByFigure<Square>) -> ByTarget<Square> {
    let mut all = [Square::OFF; TARGETS];
    all[..at.len()].copy_from_slice(&*at);
    Per::new(all)
}

impl Aim {
    #[inline]
    pub(crate) fn effect(&self) -> &'static Program {
        self.thread.program(self.weapons)
    }

    #[inline]
    fn here(&self) -> Square {
        self.at[self.me]
    }

    /// The square a slot stands for; [`Square::OFF`] if it was left out.
    #[inline]
    pub(crate) fn place(&self, of: Ref) -> Square {
        let Some(slot) = of.slot() else {
            return if of == Ref::From { self.own.from } else { self.here() };
        };
        match self.thread.slots[slot] {
            Pick::Square(square) => square,
            Pick::Figure(who) => self.at[who],
            _ => Square::OFF,
        }
    }

    /// The figure in a slot, or the shooter.
    #[inline]
    pub(crate) fn figure(&self, of: Ref) -> Option<Figure> {
        let Some(slot) = of.slot() else { return Some(self.me) };
        if let Pick::Figure(who) = self.thread.slots[slot] { Some(who) } else { None }
    }

    pub(crate) fn heading(&self, of: Ref) -> Option<Heading> {
        if let Pick::Heading(heading) = self.thread.slots[of.slot()?] { Some(heading) } else { None }
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
            // A spawnpoint sees nobody.
            Where::Seen(of) if self.holds_post(of) => Squares::NONE,
            Where::Seen(of) => around(of, &|s| arena.seen_from(s)),
            Where::Unseen(of) => around(of, &|s| arena.all.without(arena.seen_from(s))),
            Where::Near(of, least, most) => around(of, &|s| arena.near(s, least, most)),
            Where::Far(of, least) => around(of, &|s| arena.far(s, least)),
            Where::Straight(of, moves) => around(of, &|s| arena.straight(s, moves)),
            Where::Ahead(of, moves) => {
                self.heading(of).map_or(Squares::NONE, |h| Squares::one(arena.ahead(self.here(), h, moves)))
            }
            Where::Line(of) => self.heading(of).map_or(Squares::NONE, |h| arena.ray(self.here(), h)),
            Where::Lines(of) => {
                around(of, &|s| Heading::ALL.iter().fold(Squares::NONE, |all, &h| all.with(arena.ray(s, h))))
            }
            Where::Inside(of) => match of.slot().map(|slot| self.thread.slots[slot]) {
                Some(Pick::Room(room)) => arena.rooms[room].squares,
                _ => Squares::NONE,
            },
            Where::Outside(of) => around(of, &|s| arena.all.without(arena.room(s).squares)),
            Where::After(of) => around(of, &|_| arena.all),
            Where::Apart(of) => arena.all.without(Squares::one(self.place(of))),
            Where::Within(_, _, waived) if self.thread.used.has(waived) => arena.all,
            Where::Within(of, moves, _) => around(of, &|s| arena.within(s, moves)),
            Where::Trick(moves, bought) => {
                let seen = arena.seen_from(self.here());
                let unseen = |pick: &Pick| matches!(*pick, Pick::Figure(who) if !seen.has(self.at[who]));
                let spent = self.thread.slots.iter().any(unseen);
                let open = self.thread.used.has(bought) && !spent;
                if open { seen.with(arena.within(self.here(), moves)) } else { seen }
            }
        }
    }

    #[inline]
    fn all_squares(&self, only: &Conditions) -> Squares {
        only.iter().fold(self.arena.all, |squares, &condition| squares.and(self.squares(condition)))
    }

    /// Those of a set of figures that meet the conditions.
    #[inline]
    fn figures(&self, among: Figures, only: &Conditions) -> Figures {
        let squares = self.all_squares(only);
        let mut figures = 0;
        for (who, &at) in self.at.iter().take(FIGURES).enumerate() {
            figures |= u32::from(squares.has(at)) << who;
        }
        if !self.posts.is_empty() {
            for post in self.posts {
                figures |= u32::from(squares.has(self.at[post])) << post.0;
            }
        }
        let mut figures = among.and(Figures(figures as u8));
        for condition in only.iter() {
            match *condition {
                Where::Not(of) => figures = figures.without(self.only(of)),
                Where::Either(a, b) => figures = figures.and(self.only(a).with(self.only(b))),
                Where::Venomous => figures = figures.and(self.own.venom),
                Where::Struck => figures = figures.and(self.own.hurt),
                _ => {}
            }
        }
        figures
    }

    /// The figure in a slot, if there is one.
    #[inline]
    fn only(&self, of: Ref) -> Figures {
        self.figure(of).map_or(Figures::NONE, Figures::one)
    }

    /// Is there a spawnpoint in the slot?
    #[inline]
    fn holds_post(&self, of: Ref) -> bool {
        !self.posts.is_empty() && of.slot().is_some_and(|slot| self.is_post(slot))
    }

    #[inline]
    fn is_post(&self, slot: usize) -> bool {
        matches!(self.thread.slots[slot], Pick::Figure(who) if self.posts.has(who))
    }

    /// Is the square only asked for to move a spawnpoint, which stays where it is?
    #[inline]
    pub(crate) fn stays(&self, post: Post) -> bool {
        !self.posts.is_empty() && matches!(post, Post::Goal(slot) if self.is_post(slot.into()))
    }

    /// The spawnpoints that cannot be picked here.
    fn barred(&self, post: Post) -> Figures {
        match post {
            Post::Target => Figures::NONE,
            Post::Seen => {
                let seen = self.arena.seen_from(self.here());
                self.posts.filter(|&post| !seen.has(self.at[post])).collect()
            }
            Post::Never | Post::Goal(_) => self.posts,
        }
    }

    /// What may be picked, as bits, before asking whether it leads anywhere.
    #[inline]
    pub(crate) fn candidates(&self, what: What, only: &Conditions, post: Post) -> u32 {
        match what {
            What::Figure => {
                let figures = self.figures(self.foes, only);
                let figures = if self.posts.is_empty() { figures } else { figures.without(self.barred(post)) };
                figures.0.into()
            }
            What::Mate => self.figures(self.own.mates, only).0.into(),
            What::Square => self.all_squares(only).0,
            What::Heading => 0b1111,
            What::Room => {
                let squares = self.all_squares(only);
                let meets =
                    |(i, room): (usize, &crate::arena::RoomPlan)| u32::from(!room.squares.and(squares).is_empty()) << i;
                self.arena.rooms.iter().enumerate().map(meets).fold(0, |all, bit| all | bit)
            }
        }
    }

    /// Who is struck.
    #[inline]
    pub(crate) fn struck(&self, to: &To) -> Figures {
        match to {
            To::The(of) => self.only(*of).without(self.posts.without(self.foes)),
            To::Each(only) => self.figures(self.foes, only),
        }
    }

    /// Who is marked: never a spawnpoint.
    #[inline]
    pub(crate) fn marked(&self, to: &To) -> Figures {
        self.struck(to).without(self.posts)
    }

    /// Who gets something new: a second token of a kind is none.
    pub(crate) fn gifted(&self, gift: Gift, to: &To) -> Figures {
        let held = match gift {
            Gift::Venom => self.own.venom,
            Gift::Control => self.own.control,
            Gift::Overload | Gift::Heal | Gift::Track => Figures::NONE,
        };
        self.marked(to).without(held)
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
    pub(crate) fn with(mut self, slot: usize, pick: Pick) -> Aim {
        self.thread.fill(slot, pick);
        self
    }

    /// Inside an extra that was bought, if it can be.
    #[inline]
    pub(crate) fn entering(mut self, extra: Effect) -> Option<Aim> {
        let effect = &self.weapons[self.thread.weapon].effects[extra];
        let used = self.thread.used;
        if used.has(extra) || !self.purse.cover(effect.cost) || !effect.is_open(used) {
            return None;
        }
        self.purse = self.purse.minus(effect.cost);
        if effect.any > 0 || effect.rush > 0 {
            self.own.rush = self.own.rush.checked_sub(effect.rush)?;
            self.own.owed = self.own.owed.saturating_add(effect.any);
            if self.purse.total() < self.own.owed {
                return None;
            }
        }
        self.thread.enter(extra);
        // What only changes other effects is of no use without one of them.
        let helps = |e| self.entering(e).is_some_and(Aim::can_finish);
        if effect.steps.is_empty() && !effect.before.is_empty() && !effect.before.any(helps) {
            return None;
        }
        Some(self)
    }

    /// With less to pay with.
    #[inline]
    pub(crate) fn paying(mut self, cost: Cubes) -> Aim {
        self.purse = self.purse.minus(cost);
        self
    }

    /// Would this weapon, loaded, hit somebody from this square?
    #[inline]
    pub(crate) fn can_fire(self, weapon: Weapon, from: Square) -> bool {
        self.weapons[weapon].modes.any(|mode| self.can_fire_mode(weapon, mode, from))
    }

    pub(crate) fn can_fire_mode(mut self, weapon: Weapon, mode: Effect, from: Square) -> bool {
        let cost = self.weapons[weapon].effects[mode].cost;
        if !self.purse.cover(cost) {
            return false;
        }
        self.purse = self.purse.minus(cost);
        self.thread = Thread { weapon, ..Thread::default() };
        self.thread.start(mode);
        self.at[self.me] = from;
        self.own.from = from;
        self.own.hurt = Figures::NONE;
        self.can_finish()
    }

    /// Past the step that waits.
    #[inline]
    pub(crate) fn passing(mut self) -> Aim {
        self.thread.next();
        self
    }

    /// Will the shot be finished whatever is picked now?
    #[inline]
    pub(crate) fn is_sure(&self) -> bool {
        let effect = self.effect();
        effect.sure && self.thread.depth == 0 && self.thread.call().step + 1 == effect.settled_from
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
                Step::Pick { slot, what, may, only, post } => {
                    if self.stays(*post) {
                        self.thread.fill(*slot, Pick::Nothing);
                        continue;
                    }
                    if *may && self.with(*slot, Pick::Nothing).can_finish() {
                        return true;
                    }
                    let aim = self;
                    let mut picks = each(aim.candidates(*what, only, *post), *what);
                    if aim.is_sure() {
                        return picks.next().is_some();
                    }
                    return picks.any(|pick| aim.with(*slot, pick).can_finish());
                }
                Step::Offer(extras) => {
                    if self.passing().can_finish() {
                        return true;
                    }
                    let aim = self;
                    return extras.any(|extra| aim.entering(extra).is_some_and(Aim::can_finish));
                }
                Step::Hurt(_, to) => {
                    let struck = self.struck(to);
                    self.own.hurt = self.own.hurt.with(struck.without(self.posts));
                    self.foes = self.foes.without(struck.and(self.posts));
                    self.thread.hits += u8::from(!struck.is_empty());
                    self.thread.next();
                }
                Step::Mark(_, to) => {
                    self.thread.hits += u8::from(!self.marked(to).is_empty());
                    self.thread.next();
                }
                Step::Give(gift, to) => {
                    let gifted = self.gifted(*gift, to);
                    match gift {
                        Gift::Venom => self.own.venom = self.own.venom.with(gifted),
                        Gift::Control => self.own.control = self.own.control.with(gifted),
                        Gift::Overload | Gift::Heal | Gift::Track => {}
                    }
                    self.thread.hits += u8::from(gift.strikes() && !gifted.is_empty());
                    self.thread.next();
                }
                Step::Move(who, place) => {
                    let to = self.destination(*place);
                    match (self.figure(*who), place) {
                        (Some(who), _) if self.posts.has(who) => {}
                        (Some(who), _) if to.is_on() => self.at[who] = to,
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

/// What the bits of a set of candidates stand for.
#[inline]
pub(crate) fn each(candidates: u32, what: What) -> impl Iterator<Item = Pick> {
    Squares(candidates).map(move |Square(n)| match what {
        What::Figure | What::Mate => Pick::Figure(Figure(n)),
        What::Square => Pick::Square(Square(n)),
        What::Room => Pick::Room(Room(n)),
        What::Heading => Pick::Heading(Heading::ALL[n as usize]),
    })
}
