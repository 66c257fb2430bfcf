//! The four powerups, each at its moment.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::state::{Adrenaline, Flow, Frame};
use super::turn::push_squares;
use crate::arena::Square;
use crate::content::{Card, Power};
use crate::fire::Range;
use crate::pay::Bill;

impl Adrenaline {
    fn cards_of(&self, who: u8, power: Power) -> impl Iterator<Item = u8> + '_ {
        self.figures[who as usize].powerups.kinds().filter(move |&card| self.rules.power(Card(card)) == power)
    }

    fn spend_card<S: Sink<Event>>(&mut self, who: u8, card: u8, events: &mut S) {
        self.figures[who as usize].powerups.take(card);
        self.powerup_discard.add(card);
        self.recall.showed(who, card);
        events.push(Event::Played { who: Actor(who), card });
    }

    // Newton and Teleporter, between actions

    pub(crate) fn play_powerup<S: Sink<Event>>(&mut self, card: Card, events: &mut S) {
        self.spend_card(self.turn, card.0, events);
        match self.rules.power(card) {
            Power::Newton => self.stack.push(Frame::Newton),
            Power::Teleporter => self.stack.push(Frame::Teleport),
            power => unreachable!("{power:?} is not played between actions"),
        }
    }

    pub(crate) fn newton_targets(&self) -> impl Iterator<Item = u8> + '_ {
        // Every square of an arena has a neighbour, so whoever stands on one can be pushed.
        (0..self.players).filter(|&who| who != self.turn && self.at[who as usize].is_on())
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

    pub(crate) fn newton_move_choices(&self, who: u8, out: &mut Options<Self>) {
        // Ruling 19: one or two legal moves straight ahead.
        push_squares(self.arena.straight(self.at[who as usize], 2), out);
    }

    pub(crate) fn newton_move_apply<S: Sink<Event>>(&mut self, who: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Square(to) = choice {
            self.put(who, Square(to), events);
        }
    }

    pub(crate) fn teleport_choices(&self, out: &mut Options<Self>) {
        push_squares(self.arena.all, out);
    }

    pub(crate) fn teleport_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Square(to) = choice {
            self.put(self.turn, Square(to), events);
        }
    }

    // Targeting Scope, when the damage of the shot is known

    pub(crate) fn run_scope<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // Ruling 14: one window, before marks and Tagback. Whoever holds
        // cards is asked, so that being asked tells nothing.
        if self.shot.hurt != 0 && !self.me().powerups.is_empty() {
            return Flow::Ask(self.active());
        }
        self.put_down_marks(events);
        self.replace(Frame::Tagback(1));
        Flow::Go
    }

    pub(crate) fn scope_choices(&self, out: &mut Options<Self>) {
        // Ruling 13: paid with a cube of any colour, or with another powerup.
        let me = self.me();
        let coins = me.cubes.iter().map(|&n| u32::from(n)).sum::<u32>() + me.powerups.total();
        if coins > 1 {
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
        self.charge(Bill { who: self.turn, due: [0; 3], any: 1 });
    }

    pub(crate) fn scope_target_choices(&self, out: &mut Options<Self>) {
        out.extend((0..self.players).filter(|who| self.shot.hurt >> who & 1 == 1).map(Choice::Figure));
    }

    pub(crate) fn scope_target_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Figure(who) = choice {
            self.hurt(who, 1, events);
        }
    }

    // Tagback Grenade, after the action

    pub(crate) fn run_tagback(&mut self, seats: u8) -> Flow {
        // Ruling 15: clockwise from the shooter's left. Again whoever holds
        // cards is asked, with or without a grenade among them.
        for seats in seats..self.players {
            let who = self.left_by(seats);
            if self.shot.saw >> who & 1 == 1 && !self.figures[who as usize].powerups.is_empty() {
                self.replace(Frame::Tagback(seats));
                return Flow::Ask(Actor(who));
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
        self.mark(who, self.turn, 1, events);
    }
}
