//! Paying, one coin at a time: a cube, or a powerup of its colour in its place.
//! Q46: every player pays alone, with the own box and the own hand.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::content::Card;
use crate::deathmatch::event::Coin;
use crate::deathmatch::state::Flow;
use crate::pay::Bill;

impl TeamPlay {
    pub(crate) fn charge(&mut self, bill: Bill) {
        if !bill.is_paid() {
            self.bill = bill;
            self.stack.push(Frame::Pay);
        }
    }

    pub(crate) fn run_pay<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.players[self.bill.who as usize].powerups.is_empty() {
            // No cards, as all can see: cubes it is.
            while let Some(colour) = self.bill.next() {
                self.pay_cube(colour, events);
            }
        }
        if !self.bill.is_paid() {
            return Flow::Ask(Actor(self.bill.who));
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn pay_choices(&self, out: &mut Options<Self>) {
        let player = &self.players[self.bill.who as usize];
        let colour = self.bill.next();
        let fits = |c: u8| colour.is_none_or(|colour| c == colour);
        out.extend((0..3).filter(|&c| fits(c) && player.cubes[c as usize] > 0).map(Choice::Cube));
        out.extend(player.powerups.kinds().filter(|&card| fits(Card(card).colour())).map(Choice::Card));
    }

    pub(crate) fn pay_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Cube(colour) => self.pay_cube(colour, events),
            Choice::Card(card) => {
                self.players[self.bill.who as usize].powerups.take(card);
                self.powerup_discard.add(card);
                self.recall.showed(self.bill.who, card);
                self.settle_coin(Card(card).colour());
                events.push(Event::Paid { player: Actor(self.bill.who), coin: Coin::Card(card) });
            }
            // Broken off: see `choices`.
            _ => self.bill = Bill::default(),
        }
    }

    fn pay_cube<S: Sink<Event>>(&mut self, colour: u8, events: &mut S) {
        self.players[self.bill.who as usize].cubes[colour as usize] -= 1;
        self.settle_coin(colour);
        events.push(Event::Paid { player: Actor(self.bill.who), coin: Coin::Cube(colour) });
    }

    fn settle_coin(&mut self, colour: u8) {
        match self.bill.next() {
            Some(_) => self.bill.due[colour as usize] -= 1,
            None => self.bill.any -= 1,
        }
    }
}
