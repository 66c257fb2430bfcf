//! The contract itself.

use std::fmt::Debug;

use crate::{Actor, Actors, BadSetup, Fields, Rng, Roster, Section, Standing, View};

/// One small answer. It has a dense index, so that masks and policies are arrays.
pub trait Choice: Copy + Eq + Debug + Send + Sync + 'static {
    /// A number below [`Game::CHOICES`], different for every answer.
    fn index(self) -> usize;
    /// The answer with this index, if there is one.
    fn from_index(index: usize) -> Option<Self>;
}

/// Where the answers of one question are written; reused from question to question.
pub type Options<G> = Vec<<G as Game>::Choice>;

/// A match in progress, as a value: clone it, compare it, play on.
///
/// No method reads a clock, a file or a generator of its own.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name in records, addresses and on the command line.
    const NAME: &'static str;
    /// Raised when old logs no longer replay.
    const RULES: u16;
    /// Upper bound of [`Choice::index`].
    const CHOICES: usize;

    /// The content files compiled to tables: immutable, shared, never stored with a match.
    type Rules: Debug + Send + Sync + 'static;
    /// Everything decided before the first answer.
    type Setup: Clone + Debug + PartialEq + Send + Sync + 'static;
    type Choice: Choice;
    type Event: Clone + Debug + PartialEq + Send + 'static;
    /// What everybody sees of a position.
    type Public: Fields;
    /// What some actors see of it besides: nothing, or a list whose elements
    /// stand in the order of one in [`Game::Public`].
    type Own: Section + Default;

    fn new(rules: &'static Self::Rules, setup: &Self::Setup) -> Result<Self, BadSetup>;

    fn rules(&self) -> &'static Self::Rules;

    /// Everybody who may ever be asked in this match, luck excepted.
    fn actors(&self) -> Actors;

    /// Which actors belong on one chair: each on its own, unless the game says otherwise.
    fn roster(&self) -> Roster {
        Roster::one_each(self.actors())
    }

    /// Whose answer is awaited; empty when the match is over.
    fn waiting(&self) -> Actors;

    /// Writes every legal answer of an awaited actor, in a fixed order. Never
    /// leaves `out` empty. `out` is cleared first.
    fn choices(&self, actor: Actor, out: &mut Options<Self>);

    /// Whether this answer concedes. Where concessions are allowed one is offered with every
    /// question, and it never counts as a real option.
    fn gives_up(_choice: Self::Choice) -> bool {
        false
    }

    /// Does what this awaited actor may answer depend on something that others cannot see? Then
    /// how quickly the answer comes must tell them nothing.
    fn is_veiled(&self, _actor: Actor) -> bool {
        false
    }

    /// Relative odds of an answer of luck; at least 1.
    fn weight(&self, _choice: Self::Choice) -> u32 {
        1
    }

    /// Takes one legal answer and runs on to the next question. Trusts the caller.
    fn apply(&mut self, actor: Actor, choice: Self::Choice, events: &mut impl Sink<Self::Event>);

    /// Points and places, at any time.
    fn standing(&self) -> Standing;

    /// How long the victory took, where the quicker of two victories from the same side is worth
    /// more: in a fair match, whose two games are played with sides swapped.
    fn pace(&self) -> Option<u32> {
        None
    }

    /// What everybody sees. It is not told who looks, so nothing hidden can be in it.
    fn public(&self) -> Self::Public;

    /// What a set of actors sees besides; `Actors::NONE` is a spectator.
    fn own(&self, sees: Actors) -> Self::Own;

    /// Everything that a set of actors sees.
    fn view(&self, sees: Actors) -> View<Self> {
        View { public: self.public(), own: self.own(sees) }
    }

    /// The part of an event that `sees` may know, if any.
    fn seen(&self, event: &Self::Event, sees: Actors) -> Option<Self::Event>;

    /// Another world that looks the same to `sees`: what they cannot know is dealt anew.
    #[must_use]
    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self;

    /// Are all components there, each once? For tests, and for scenes written by hand.
    fn audit(&self) -> Result<(), String>;

    /// Takes one answer if it is legal: the checked twin of [`Game::apply`].
    fn play(&mut self, actor: Actor, choice: Self::Choice) -> Result<Vec<Self::Event>, Illegal> {
        let waiting = self.waiting();
        if waiting.is_empty() {
            return Err(Illegal::Over);
        }
        if !waiting.has(actor) {
            return Err(Illegal::NotAwaited);
        }
        let mut options = Vec::new();
        self.choices(actor, &mut options);
        if !options.contains(&choice) {
            return Err(Illegal::NotOffered);
        }
        let mut events = Vec::new();
        self.apply(actor, choice, &mut events);
        Ok(events)
    }
}

/// Why an answer was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The match has ended.
    Over,
    /// Somebody else must answer.
    NotAwaited,
    /// The answer is not among the offers.
    NotOffered,
}

/// Takes what happened. Simulation passes [`Quiet`], which costs nothing.
pub trait Sink<E> {
    fn push(&mut self, event: E);

    /// The same for what is work to say: it is made only if somebody listens.
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The sink that forgets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline(always)]
    fn push(&mut self, _event: E) {}

    #[inline(always)]
    fn push_with(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
