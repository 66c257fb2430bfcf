//! Paying, one coin at a time: a cube, or a powerup of its colour in its place.

use table::{Actor, Options, Sink};

use crate::content::Card;
use crate::deathmatch::choice::Choice;
use crate::deathmatch::event::{Coin, Event};
use crate::deathmatch::state::{Adrenaline, Flow, Frame};

/// What is still to be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Bill {
    pub(crate) who: u8,
    /// Red, yellow, blue.
    pub(crate) due: [u8; 3],
    /// Coins of any colour.
    pub(crate) any: u8,
}

impl Bill {
    pub(crate) fn of(who: u8, due: [u8; 3]) -> Bill {
        Bill { who, due, any: 0 }
    }

    pub(crate) fn is_paid(&self) -> bool {
        self.due == [0; 3] && self.any == 0
    }

    /// The colour of the next coin; `None` when any will do.
    pub(crate) fn next(&self) -> Option<u8> {
        self.due.iter().position(|&n| n > 0).map(|c| c as u8)
    }
}

#[inline]
pub(crate) fn can_pay(cost: [u8; 3], purse: [u8; 3]) -> bool {
    cost[0] <= purse[0] && cost[1] <= purse[1] && cost[2] <= purse[2]
}

#[inline]
pub(crate) fn minus(purse: [u8; 3], cost: [u8; 3]) -> [u8; 3] {
    std::array::from_fn(|c| purse[c] - cost[c])
}

impl Adrenaline {
    pub(crate) fn charge(&mut self, bill: Bill) {
        if !bill.is_paid() {
            self.bill = bill;
            self.stack.push(Frame::Pay);
        }
    }

    pub(crate) fn run_pay<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        let who = self.bill.who as usize;
        if self.figures[who].powerups.is_empty() {
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
        let figure = &self.figures[self.bill.who as usize];
        let colour = self.bill.next();
        let fits = |c: u8| colour.is_none_or(|colour| c == colour);
        out.extend((0..3).filter(|&c| fits(c) && figure.cubes[c as usize] > 0).map(Choice::Cube));
        out.extend(figure.powerups.kinds().filter(|&card| fits(Card(card).colour())).map(Choice::Card));
    }

    pub(crate) fn pay_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Cube(colour) => self.pay_cube(colour, events),
            Choice::Card(card) => {
                self.figures[self.bill.who as usize].powerups.take(card);
                self.powerup_discard.add(card);
                self.recall.showed(self.bill.who, card);
                self.settle_coin(Card(card).colour());
                events.push(Event::Paid { who: Actor(self.bill.who), coin: Coin::Card(card) });
            }
            // Broken off: see `choices`.
            _ => self.bill = Bill::default(),
        }
    }

    fn pay_cube<S: Sink<Event>>(&mut self, colour: u8, events: &mut S) {
        self.figures[self.bill.who as usize].cubes[colour as usize] -= 1;
        self.settle_coin(colour);
        events.push(Event::Paid { who: Actor(self.bill.who), coin: Coin::Cube(colour) });
    }

    fn settle_coin(&mut self, colour: u8) {
        match self.bill.next() {
            Some(_) => self.bill.due[colour as usize] -= 1,
            None => self.bill.any -= 1,
        }
    }
}
