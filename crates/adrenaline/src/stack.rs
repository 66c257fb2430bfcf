//! The loop of both games: what is unfinished lies on a stack, and its topmost piece
//! runs until somebody has to speak.

use table::{Actor, Actors, Game, Sink};

use crate::bag::Bag;
use crate::choices::Answer;
use crate::ids::{Card, FIGURES};
use crate::supply::{Stock, Supply};

/// A match ends after this many rounds in a row without any damage (F7).
pub(crate) const QUIET_ROUNDS: u16 = 100;

/// What an unfinished piece of a match wants next: an answer, or to be looked at again.
pub(crate) enum Flow {
    Ask(Actor),
    Go,
}

/// A match whose unfinished pieces lie on a stack, and what luck lays out in it.
pub(crate) trait Stacked: Game<Choice: From<Answer> + Into<Answer>, Event: From<Stock>> {
    /// Runs the topmost piece; `None` when nothing is left.
    fn run_top(&mut self, events: &mut impl Sink<Self::Event>) -> Option<Flow>;
    /// The topmost piece is done.
    fn pop(&mut self);
    fn ask(&mut self, asked: Actors);
    fn supply(&mut self) -> &mut Supply;
    /// Everybody's powerups.
    fn hands(&self) -> [Bag<Card>; FIGURES];

    /// Runs what needs no answer.
    fn settle(&mut self, events: &mut impl Sink<Self::Event>) {
        while let Some(flow) = self.run_top(events) {
            if let Flow::Ask(actor) = flow {
                return self.ask(Actors::one(actor));
            }
        }
        self.ask(Actors::NONE);
    }

    /// Empty squares and slots are filled. Q43, Q44: an empty stack of tiles is shuffled anew; weapons may run out.
    fn run_refill(&mut self, events: &mut impl Sink<Self::Event>) -> Flow {
        if self.supply().wants(events) {
            return Flow::Ask(Actor::LUCK);
        }
        self.pop();
        Flow::Go
    }

    fn run_draw(&mut self, events: &mut impl Sink<Self::Event>) -> Flow {
        self.restock(events);
        if !self.supply().powerup_deck.is_empty() {
            return Flow::Ask(Actor::LUCK);
        }
        // Ruling 42, Q42: deck and discards both empty, no card is drawn.
        self.pop();
        Flow::Go
    }

    /// An empty deck of powerups is made anew from the discards, at once.
    fn restock(&mut self, events: &mut impl Sink<Self::Event>) {
        let supply = self.supply();
        if supply.powerup_deck.is_empty() && !supply.powerup_discard.is_empty() {
            let hands = self.hands();
            self.supply().shuffle_powerups(hands);
            events.push(Stock::PowerupsShuffled.into());
        }
    }
}
