//! Paying, one coin at a time: a cube, or a powerup of its colour in its place.
//! In every game of the box everybody pays alone, with one box and one hand.

use table::{Actor, Sink};

use crate::choices::Answer;
use crate::ids::{Card, Colour};
use crate::stack::{Flow, Stacked};
use crate::wallet::{Cubes, Wallet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    Cube(Colour),
    Card(Card),
}

/// What is still to be paid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bill {
    pub(crate) who: Actor,
    pub(crate) due: Cubes,
    /// Coins of any colour.
    pub(crate) any: u8,
}

impl Bill {
    /// Nothing, by nobody.
    pub(crate) const PAID: Bill = Bill { who: Actor(0), due: Cubes::NONE, any: 0 };

    pub(crate) fn of(who: Actor, due: Cubes) -> Bill {
        Bill { who, due, any: 0 }
    }

    pub(crate) fn is_paid(&self) -> bool {
        self.due == Cubes::NONE && self.any == 0
    }

    /// The colour of the next coin; `None` when any will do.
    pub(crate) fn next(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.due[colour] > 0)
    }

    /// The next coins that a wallet has.
    pub(crate) fn coins(self, wallet: &Wallet) -> impl Iterator<Item = Answer> {
        let fits = move |c: Colour| self.next().is_none_or(|due| c == due);
        let cubes = wallet.cubes;
        let cubes = Colour::ALL.into_iter().filter(move |&c| fits(c) && cubes[c] > 0);
        let cards = wallet.powerups.kinds().filter(move |card| fits(card.colour()));
        cubes.map(Answer::Cube).chain(cards.map(Answer::Card))
    }

    fn settle(&mut self, colour: Colour) {
        match self.next() {
            Some(_) => self.due[colour] -= 1,
            None => self.any -= 1,
        }
    }
}

/// What paying asks of the game in which it happens, and how it goes there.
pub(crate) trait Payer: Stacked {
    fn bill(&mut self) -> &mut Bill;
    /// What the one with the bill can pay with.
    fn wallet(&mut self) -> &mut Wallet;
    fn discard(&mut self, card: Card);
    fn paid(who: Actor, coin: Coin) -> Self::Event;
    /// The piece of the match in which a bill is paid begins.
    fn begin_paying(&mut self);

    fn charge(&mut self, bill: Bill) {
        if !bill.is_paid() {
            *self.bill() = bill;
            self.begin_paying();
        }
    }

    fn run_pay(&mut self, events: &mut impl Sink<Self::Event>) -> Flow {
        if self.wallet().powerups.is_empty() {
            // No cards, as all can see: cubes it is.
            while let Some(colour) = self.bill().next() {
                self.pay(Coin::Cube(colour), events);
            }
        }
        if !self.bill().is_paid() {
            return Flow::Ask(self.bill().who);
        }
        self.pop();
        Flow::Go
    }

    fn pay_apply(&mut self, choice: Answer, events: &mut impl Sink<Self::Event>) {
        match choice {
            Answer::Cube(colour) => self.pay(Coin::Cube(colour), events),
            Answer::Card(card) => self.pay(Coin::Card(card), events),
            // Broken off: see `choices`.
            _ => *self.bill() = Bill::PAID,
        }
    }

    fn pay(&mut self, coin: Coin, events: &mut impl Sink<Self::Event>) {
        match coin {
            Coin::Cube(colour) => {
                self.wallet().cubes[colour] -= 1;
                self.bill().settle(colour);
            }
            Coin::Card(card) => {
                self.wallet().powerups.take(card);
                self.discard(card);
                self.bill().settle(card.colour());
            }
        }
        events.push(Self::paid(self.bill().who, coin));
    }
}
