//! Firing in deathmatch: everybody else is a target.

use table::Sink;

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::Adrenaline;
use crate::abilities::Gifted;
use crate::aim::{Aim, Own, Shot, places};
use crate::arena::Square;
use crate::effect::{Arsenal, Gift};
use crate::ids::{Effect, Figure, Figures};
use crate::pay::{Bill, Payer};
use crate::range::{Halt, Range};
use crate::stack::Flow;

impl Range for Adrenaline {
    fn weapons(&self) -> &'static Arsenal {
        self.arms.0
    }

    #[inline]
    fn aim(&self) -> Aim {
        let mut aim = Aim {
            weapons: self.weapons(),
            arena: self.arena.0,
            thread: self.shot.thread,
            at: places(self.at),
            me: self.turn,
            purse: self.me().wallet.purse(),
            foes: Figures(!0).without(Figures::one(self.turn)),
            posts: Figures::NONE,
            own: Own::default(),
        };
        if self.powers {
            aim.own = self.own_sight();
        }
        if self.domination.is_some() {
            aim.posts = self.place_posts(&mut aim.at);
            aim.foes = aim.foes.without(aim.posts).with(self.open_posts(self.turn));
        }
        aim
    }

    fn shot(&self) -> &Shot {
        &self.shot
    }

    fn shot_mut(&mut self) -> &mut Shot {
        &mut self.shot
    }

    fn hurt(&mut self, to: Figure, damage: u8, events: &mut impl Sink<Event>) {
        match self.post(to) {
            Some(post) => self.damage_post(self.turn, post, events),
            None => Adrenaline::hurt(self, self.turn, to, damage, events),
        }
    }

    fn give(&mut self, gift: Gift, to: Figure, events: &mut impl Sink<Event>) {
        self.hand_out(gift, to, events);
    }

    fn put(&mut self, who: Figure, to: Square, moves: u8, events: &mut impl Sink<Event>) -> bool {
        if self.turrets.is_some() {
            self.send(who, to, moves.max(self.arena.distance(self.at[who], to)));
            return false;
        }
        self.set_down(who, to, events);
        true
    }

    fn announce(&mut self, effect: Effect, events: &mut impl Sink<Event>) {
        let weapon = self.shot.thread.weapon;
        let card = &self.weapons()[weapon];
        let price = &card.effects[effect];
        if effect > card.first_effect() {
            events.push(Event::Used { who: self.active(), weapon, effect });
        }
        self.slide(self.turn, price.rush, events);
        self.charge(Bill { any: price.any, ..Bill::of(self.active(), price.cost) });
    }
}

impl Adrenaline {
    /// Puts a figure on another square, where a turret may fire at it.
    pub(crate) fn set_down<S: Sink<Event>>(&mut self, who: Figure, to: Square, events: &mut S) {
        let from = std::mem::replace(&mut self.at[who], to);
        if from != to {
            events.push(Event::Moved { who: who.actor(), from, to, by: self.active() });
            if self.turrets.is_some() {
                self.enter(who, to, events);
            }
        }
    }

    pub(crate) fn run_fire<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        match self.run_program(events) {
            Halt::Asks => return Flow::Ask(self.active()),
            Halt::Waits => {}
            Halt::Ends => self.replace(Frame::Scope),
        }
        Flow::Go
    }

    pub(crate) fn fire_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if !self.program_apply(choice.into(), events) {
            self.replace(Frame::Scope);
        }
    }
}
