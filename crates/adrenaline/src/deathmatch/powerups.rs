//! The four powerups, each at its moment.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::Adrenaline;
use crate::content::Power;
use crate::ids::{Card, Figure};
use crate::pay::{Bill, Payer};
use crate::range::Range;
use crate::stack::Flow;
use crate::wallet::Cubes;

impl Adrenaline {
    fn cards_of(&self, who: Figure, power: Power) -> impl Iterator<Item = Card> + '_ {
        self.boards[who].wallet.powerups.kinds().filter(move |&card| self.rules.power(card) == power)
    }

    fn spend_card<S: Sink<Event>>(&mut self, who: Figure, card: Card, events: &mut S) {
        self.boards[who].wallet.powerups.take(card);
        self.supply.discard(who.actor(), card);
        events.push(Event::Played { who: who.actor(), card });
    }

    // Newton and Teleporter, between actions

    pub(crate) fn play_powerup<S: Sink<Event>>(&mut self, card: Card, events: &mut S) {
        self.spend_card(self.turn, card, events);
        match self.rules.power(card) {
            Power::Newton => self.stack.push(Frame::Newton),
            Power::Teleporter => self.stack.push(Frame::Teleport),
            power => unreachable!("{power:?} is not played between actions"),
        }
    }

    pub(crate) fn newton_targets(&self) -> impl Iterator<Item = Figure> + '_ {
        // Every square of an arena has a neighbour, so a figure that stands on one can be pushed.
        self.everybody().filter(|&who| who != self.turn && self.at[who].is_on())
    }

    pub(crate) fn newton_choices(&self, out: &mut Options<Self>) {
        out.extend(self.newton_targets().map(Choice::Figure));
    }

    pub(crate) fn newton_apply(&mut self, choice: Choice) {
        match choice {
            Choice::Figure(who) => self.replace(Frame::NewtonMove(who)),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn newton_move_choices(&self, who: Figure, out: &mut Options<Self>) {
        // Ruling 19: one or two legal moves straight ahead.
        out.extend(self.arena.straight(self.at[who], self.rules.power_numbers.newton_moves).map(Choice::Square));
    }

    pub(crate) fn newton_move_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Square(to) = choice {
            // Straight ahead.
            self.put(who, to, 0, events);
        }
    }

    pub(crate) fn teleport_choices(&self, out: &mut Options<Self>) {
        out.extend(self.arena.all.map(Choice::Square));
    }

    pub(crate) fn teleport_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        // Only the square on which it lands is entered.
        if let Choice::Square(to) = choice {
            self.set_down(self.turn, to, events);
        }
    }

    // Targeting Scope, when the damage of the shot is known

    pub(crate) fn run_scope<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // Ruling 14: one window, before marks and Tagback. Everybody who holds
        // cards is asked, so that being asked tells nothing.
        if !self.shot.hurt.is_empty() && !self.me().wallet.powerups.is_empty() {
            return Flow::Ask(self.active());
        }
        self.put_down_marks(events);
        self.replace(Frame::Tagback(1));
        Flow::Go
    }

    pub(crate) fn scope_choices(&self, out: &mut Options<Self>) {
        // Ruling 13: paid with a cube of any colour, or with another powerup.
        if self.me().wallet.coins() > self.rules.power_numbers.scope_price.into() {
            out.extend(self.cards_of(self.turn, Power::Scope).map(Choice::Card));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn scope_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Card(card) = choice else {
            self.put_down_marks(events);
            return self.replace(Frame::Tagback(1));
        };
        self.spend_card(self.turn, card, events);
        self.stack.push(Frame::ScopeTarget);
        self.charge(Bill { any: self.rules.power_numbers.scope_price, ..Bill::of(self.active(), Cubes::NONE) });
    }

    pub(crate) fn scope_target_choices(&self, out: &mut Options<Self>) {
        out.extend(self.shot.hurt.map(Choice::Figure));
    }

    pub(crate) fn scope_target_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Figure(who) = choice {
            self.hurt(self.turn, who, self.rules.power_numbers.scope_damage, events);
        }
    }

    // Tagback Grenade, after the action

    pub(crate) fn run_tagback(&mut self, seats: u8) -> Flow {
        // Ruling 15: clockwise from the shooter's left. Again everybody who holds
        // cards is asked, with or without a grenade among them.
        for seats in seats..self.players {
            let who = self.left_by(seats);
            if self.shot.saw.has(who) && !self.boards[who].wallet.powerups.is_empty() {
                self.replace(Frame::Tagback(seats));
                return Flow::Ask(who.actor());
            }
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn tagback_choices(&self, seats: u8, out: &mut Options<Self>) {
        out.extend(self.cards_of(self.left_by(seats), Power::Tagback).map(Choice::Card));
        out.push(Choice::Pass);
    }

    pub(crate) fn tagback_apply<S: Sink<Event>>(&mut self, seats: u8, choice: Choice, events: &mut S) {
        let Choice::Card(card) = choice else { return self.replace(Frame::Tagback(seats + 1)) };
        let who = self.left_by(seats);
        self.spend_card(who, card, events);
        self.mark(who, self.shooter, self.rules.power_numbers.tagback_marks, events);
    }
}
