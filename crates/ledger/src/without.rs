//! Restricted play: a side never gives an answer by which it would use a thing,
//! or after which only such answers were left. What it loses is what the thing is worth.
//! Where nothing else can be answered the thing is used all the same, and booked.

use bots::{Ban, Sides};
use table::{Actor, Options};

use crate::Tallied;

/// Something that can be used, taken or answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A place among all tools of the index.
    Tool(usize),
    /// A topic of traits and a place in it.
    Trait(usize, usize),
    /// An answer, as it is written.
    Answer(String),
}

/// What a side, or everybody, does without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Without {
    pub side: Option<usize>,
    pub thing: Thing,
}

/// This many answers ahead it is looked whether there is a way around.
const AHEAD: u32 = 6;

/// [`Without`] in a game.
#[derive(Debug)]
pub(crate) struct Abstinence {
    sides: Sides,
    without: Without,
}

impl Abstinence {
    pub(crate) fn boxed<G: Tallied>(start: &G, without: &Without) -> Box<dyn Ban<G>> {
        Box::new(Abstinence { sides: Sides::of_game(start), without: without.clone() })
    }

    /// Does the answer use the thing, or lead where nothing else can be answered?
    fn uses<G: Tallied>(&self, game: &G, actor: Actor, choice: G::Choice, ahead: u32) -> bool {
        if let Thing::Answer(word) = &self.without.thing
            && game.say(choice) == *word
        {
            return true;
        }
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.apply(actor, choice, &mut events);
        if events.iter().any(|event| game.used(event).as_ref() == Some(&self.without.thing)) {
            return true;
        }
        if ahead == 0 || !next.waiting().has(actor) {
            return false;
        }
        let mut options: Options<G> = Vec::new();
        next.choices(actor, &mut options);
        options.retain(|&choice| !G::gives_up(choice));
        !options.is_empty() && options.iter().all(|&choice| self.uses(&next, actor, choice, ahead - 1))
    }
}

impl<G: Tallied> Ban<G> for Abstinence {
    fn forbids(&self, game: &G, actor: Actor, choice: G::Choice) -> bool {
        let concerned = self.without.side.is_none_or(|side| side == self.sides.of(actor));
        concerned && self.uses(game, actor, choice, AHEAD)
    }
}
