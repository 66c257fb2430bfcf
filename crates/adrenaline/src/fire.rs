//! Runs one card's program and stops to ask: the same in every game of the box.

use table::{Actor, Game, Options, Sink};

use crate::aim::{Aim, EMPTY, Own, SQUARE, Shot, each, offered};
use crate::arena::Square;
use crate::deathmatch::choice::Choice;
use crate::deathmatch::event::Event;
use crate::deathmatch::state::{Adrenaline, Flow, Frame};
use crate::effect::{Conditions, Gift, Ref, Step, What, Where};

/// What a program asks of the game in which it runs, and how it runs there:
/// the same for every game of the box.
pub(crate) trait Range: Game<Choice: From<Choice>> {
    fn aim(&self) -> Aim;
    fn shot(&self) -> &Shot;
    fn shot_mut(&mut self) -> &mut Shot;
    fn hurt(&mut self, to: u8, damage: u8, events: &mut impl Sink<Self::Event>);
    fn give(&mut self, gift: Gift, to: u8, events: &mut impl Sink<Self::Event>);
    /// Moves a figure by an effect.
    fn put(&mut self, who: u8, to: Square, events: &mut impl Sink<Self::Event>);
    /// Says which effect is used and presents the bill for it.
    fn announce(&mut self, effect: u8, events: &mut impl Sink<Self::Event>);

    /// The step that waits for an answer.
    fn step(&self) -> Option<&'static Step> {
        let aim = self.aim();
        aim.effect().steps.get(aim.thread.call().step as usize)
    }

    /// Runs on to the next question; `false` when the program has ended.
    fn run_program(&mut self, events: &mut impl Sink<Self::Event>) -> bool {
        loop {
            let Some(step) = self.step() else {
                match self.shot().thread.depth {
                    0 => return false,
                    _ => self.shot_mut().thread.depth -= 1,
                }
                continue;
            };
            match step {
                Step::Pick { slot, what, may, only } => {
                    // Where nobody is to be found, nobody is asked.
                    if !*may || self.aim().candidates(*what, only) != 0 {
                        return true;
                    }
                    self.shot_mut().thread.fill(*slot, EMPTY);
                }
                Step::Offer(extras) => {
                    let aim = self.aim();
                    if offered(*extras).any(|extra| aim.entering(extra).is_some_and(Aim::can_finish)) {
                        return true;
                    }
                    self.shot_mut().thread.next();
                }
                Step::Hurt(damage, to) => {
                    let victims = self.aim().struck(to);
                    for victim in each(victims, What::Figure) {
                        self.hurt(victim, *damage, events);
                    }
                    self.struck(victims != 0);
                }
                Step::Mark(marks, to) => {
                    let victims = self.aim().struck(to);
                    for victim in each(victims, What::Figure) {
                        let given = &mut self.shot_mut().marks[victim as usize];
                        *given = given.saturating_add(*marks);
                    }
                    self.struck(victims != 0);
                }
                Step::Give(gift, to) => {
                    let gifted = self.aim().gifted(*gift, to);
                    for who in each(gifted, What::Figure) {
                        self.give(*gift, who, events);
                    }
                    self.struck(gift.strikes() && gifted != 0);
                }
                Step::Move(who, place) => {
                    let aim = self.aim();
                    let to = aim.destination(*place);
                    if let (Some(who), true) = (aim.figure(*who), to.is_on()) {
                        self.put(who, to, events);
                    }
                    self.shot_mut().thread.next();
                }
            }
        }
    }

    fn struck(&mut self, somebody: bool) {
        let thread = &mut self.shot_mut().thread;
        thread.hits += somebody as u8;
        thread.next();
    }

    fn program_choices(&self, out: &mut Options<Self>) {
        let aim = self.aim();
        let mut push = |choice: Choice| out.push(choice.into());
        match self.step() {
            Some(Step::Pick { slot, what, may, only }) => {
                for value in each(aim.candidates(*what, only), *what) {
                    if aim.with(*slot, value).can_finish() {
                        push(match what {
                            What::Figure | What::Mate => Choice::Figure(value),
                            What::Square => Choice::Square(value & !SQUARE),
                            What::Room => Choice::Room(value),
                            What::Heading => Choice::Heading(value),
                        });
                    }
                }
                if *may && aim.with(*slot, EMPTY).can_finish() {
                    push(Choice::Pass);
                }
            }
            Some(Step::Offer(extras)) => {
                let open = |extra: &u8| aim.entering(*extra).is_some_and(Aim::can_finish);
                offered(*extras).filter(open).for_each(|extra| push(Choice::Effect(extra)));
                if aim.passing().can_finish() {
                    push(Choice::Pass);
                }
            }
            step => unreachable!("{step:?} asks nobody"),
        }
    }

    /// Takes an answer; `false` when the program was broken off: see `choices`.
    fn program_apply(&mut self, choice: Choice, events: &mut impl Sink<Self::Event>) -> bool {
        let step = self.step();
        let thread = &mut self.shot_mut().thread;
        match (step, choice) {
            (Some(Step::Pick { slot, .. }), Choice::Figure(n) | Choice::Room(n) | Choice::Heading(n)) => {
                thread.fill(*slot, n);
            }
            (Some(Step::Pick { slot, .. }), Choice::Square(n)) => thread.fill(*slot, n | SQUARE),
            (Some(Step::Pick { slot, may: true, .. }), Choice::Pass) => thread.fill(*slot, EMPTY),
            (Some(Step::Pick { .. }), Choice::Pass) => return false,
            (Some(Step::Offer(_)), Choice::Effect(extra)) => {
                thread.enter(extra);
                self.announce(extra, events);
            }
            (Some(Step::Offer(_)), Choice::Pass) => thread.next(),
            (step, choice) => unreachable!("{choice:?} is no answer to {step:?}"),
        }
        true
    }

    /// What the shot waits for, for those who explain: the kind, the
    /// conditions, and which of them a candidate fails first.
    fn pick_wanted(&self) -> Option<(What, &'static Conditions)> {
        match self.step() {
            Some(Step::Pick { what, only, .. }) => Some((*what, only)),
            _ => None,
        }
    }

    fn offer_open(&self) -> Option<(u8, u8)> {
        match self.step() {
            Some(Step::Offer(extras)) => Some((*extras, self.shot().thread.used)),
            _ => None,
        }
    }

    /// The first condition that this square, or the figure on it, does not meet.
    fn fails(&self, only: &Conditions, square: Square, figure: Option<u8>) -> Option<Where> {
        let aim = self.aim();
        let outside = |set: u8| figure.is_some_and(|who| set >> who & 1 == 0);
        only.iter().copied().find(|&condition| match condition {
            Where::Not(of) => figure.is_some() && aim.figure(of) == figure,
            Where::Either(a, b) => figure.is_some() && aim.figure(a) != figure && aim.figure(b) != figure,
            Where::Venomous => outside(aim.own.venom),
            Where::Struck => outside(aim.own.hurt),
            _ => !aim.squares(condition).has(square),
        })
    }

    /// The square that a slot of the shot stands for.
    fn place_of(&self, of: Ref) -> Square {
        self.aim().place(of)
    }
}

impl Range for Adrenaline {
    #[inline]
    fn aim(&self) -> Aim {
        Aim {
            weapons: &self.rules.0.weapons,
            arena: self.arena.0,
            thread: self.shot.thread,
            at: self.at,
            me: self.turn,
            purse: self.me().purse(),
            foes: !(1 << self.turn),
            own: Own::default(),
        }
    }

    #[inline]
    fn shot(&self) -> &Shot {
        &self.shot
    }

    #[inline]
    fn shot_mut(&mut self) -> &mut Shot {
        &mut self.shot
    }

    fn hurt(&mut self, to: u8, damage: u8, events: &mut impl Sink<Event>) {
        Adrenaline::hurt(self, to, damage, events);
    }

    fn give(&mut self, gift: Gift, _to: u8, _events: &mut impl Sink<Event>) {
        unreachable!("no weapon of the arena gives {gift:?}");
    }

    fn put(&mut self, who: u8, to: Square, events: &mut impl Sink<Event>) {
        if self.at[who as usize] != to {
            self.at[who as usize] = to;
            events.push(Event::Moved { who: Actor(who), to, by: self.active() });
        }
    }

    fn announce(&mut self, effect: u8, events: &mut impl Sink<Event>) {
        Adrenaline::announce(self, effect, events);
    }
}

impl Adrenaline {
    /// Would this weapon, loaded, hit somebody from this square?
    pub(crate) fn can_fire(&self, weapon: u8, from: Square, purse: [u8; 3]) -> bool {
        Aim { purse, ..self.aim() }.can_fire(weapon, from)
    }

    pub(crate) fn can_fire_mode(&self, weapon: u8, mode: u8, from: Square, purse: [u8; 3]) -> bool {
        Aim { purse, ..self.aim() }.can_fire_mode(weapon, mode, from)
    }

    pub(crate) fn run_fire<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.run_program(events) {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::Scope);
        Flow::Go
    }

    pub(crate) fn fire_choices(&self, out: &mut Options<Self>) {
        self.program_choices(out);
    }

    pub(crate) fn fire_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if !self.program_apply(choice, events) {
            self.replace(Frame::Scope);
        }
    }
}
