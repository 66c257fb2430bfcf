//! All a bot ever gets of a match.

use std::fmt;

use table::{Actor, Actors, Encode, Game, Layout, Message, Name, Options, Rng, Spoken, View, encode, rng};

use crate::Evaluate;

/// Answers that somebody has to do without, to find out what they are worth.
pub trait Ban<G: Game>: Sync {
    /// Is this answer forbidden? Asked of dealt worlds, too.
    fn forbids(&self, game: &G, actor: Actor, choice: G::Choice) -> bool;

    /// Takes the forbidden answers away, unless nothing else is left.
    fn abstain(&self, game: &G, actor: Actor, options: &mut Options<G>) {
        let allowed: Options<G> = options.iter().copied().filter(|&c| !self.forbids(game, actor, c)).collect();
        if !allowed.is_empty() {
            *options = allowed;
        }
    }
}

/// A match as one seat knows it: what it sees, what it may answer, and a
/// dealer of worlds that look the same from there.
///
/// The true position is behind a private field and nothing hands it out: a
/// dealt world is made by [`Game::deal_again`] and knows no more than the seat.
pub struct World<'a, G: Game> {
    truth: &'a G,
    sees: Actors,
    actor: Actor,
    ban: Option<&'a dyn Ban<G>>,
}

impl<'a, G: Game> World<'a, G> {
    /// What a seat that holds `sees` knows when `actor`, one of them, is asked.
    /// `None` if that actor is not awaited or not theirs.
    pub fn new(game: &'a G, sees: Actors, actor: Actor) -> Option<World<'a, G>> {
        let asked = game.waiting().has(actor) && sees.has(actor) && !actor.is_luck();
        asked.then_some(World { truth: game, sees, actor, ban: None })
    }

    /// The same, where some answers are forbidden.
    #[must_use]
    pub fn without(self, ban: Option<&'a dyn Ban<G>>) -> World<'a, G> {
        World { ban, ..self }
    }

    pub(crate) fn ban(&self) -> Option<&'a dyn Ban<G>> {
        self.ban
    }

    /// Who must answer.
    pub fn actor(&self) -> Actor {
        self.actor
    }

    /// Whose cards are known.
    pub fn sees(&self) -> Actors {
        self.sees
    }

    pub fn view(&self) -> View<G> {
        self.truth.view(self.sees)
    }

    /// The legal answers, but for giving up, in their fixed order.
    pub fn offers(&self) -> Options<G> {
        let mut legal = Vec::new();
        self.write_offers(&mut legal);
        legal
    }

    /// The same, where there is room already.
    fn write_offers(&self, out: &mut Options<G>) {
        self.truth.choices(self.actor, out);
        out.retain(|&choice| !G::gives_up(choice));
        if let Some(ban) = self.ban {
            ban.abstain(&self.deal(&mut rng(0)), self.actor, out);
        }
    }

    /// The legal answers a bot thinks about, in their fixed order; never empty.
    pub fn choices(&self) -> Options<G>
    where
        G: Evaluate,
    {
        let (mut legal, mut thinkable) = (Vec::new(), Vec::new());
        self.write_choices(&self.deal(&mut rng(0)), &mut legal, &mut thinkable);
        legal
    }

    /// The same, where there is room already. Which these are the evaluation says of a
    /// dealt world: it never gets the true one.
    pub(crate) fn write_choices(&self, dealt: &G, out: &mut Options<G>, thinkable: &mut Options<G>)
    where
        G: Evaluate,
    {
        self.write_offers(out);
        dealt.thinkable(self.actor, thinkable);
        if thinkable.iter().any(|choice| out.contains(choice)) {
            out.retain(|choice| thinkable.contains(choice));
        }
    }

    /// A world that may be the true one, as likely as it is by all that the seat was
    /// told. Its luck has the true odds.
    #[inline]
    pub fn deal(&self, rng: &mut Rng) -> G {
        self.truth.deal_again(self.sees, rng)
    }
}

/// The same in words, for players of other programs.
impl<G: Spoken> World<'_, G> {
    pub(crate) fn name(&self, actor: Actor) -> Name {
        self.truth.actor_name(actor)
    }

    pub(crate) fn question(&self) -> Message {
        self.truth.question(self.actor)
    }

    pub(crate) fn say(&self, choice: G::Choice) -> String {
        self.truth.say(choice)
    }

    pub(crate) fn hear(&self, word: &str) -> Option<G::Choice> {
        self.truth.hear(word)
    }

    pub(crate) fn label(&self, choice: G::Choice) -> Message {
        self.truth.label(self.actor, choice)
    }

    /// Why an answer may not be given now; `None` if it may.
    pub(crate) fn why_not(&self, choice: G::Choice) -> Option<Message> {
        self.truth.why_not(self.actor, choice)
    }

    /// The view as JSON.
    pub(crate) fn shown(&self) -> serde_json::Value {
        serde_json::to_value(self.view()).expect("a view is plain data")
    }
}

/// The same in numbers.
impl<G: Encode> World<'_, G> {
    pub(crate) fn action(&self, choice: G::Choice) -> usize {
        self.truth.action(self.sees, choice)
    }

    pub(crate) fn numbers(&self) -> Vec<i8> {
        let mut out = vec![0; Layout::of(self.truth).width];
        encode::encode(self.truth, self.sees, &mut out);
        out
    }
}

/// Says who is asked, and nothing about the position.
impl<G: Game> fmt::Debug for World<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").field("actor", &self.actor).field("sees", &self.sees).finish_non_exhaustive()
    }
}

/// What luck may say in a dealt world, and how likely each answer is.
pub fn odds<G: Game>(dealt: &G) -> Vec<(G::Choice, f32)> {
    let mut options = Vec::new();
    if !dealt.waiting().has(Actor::LUCK) {
        return Vec::new();
    }
    dealt.choices(Actor::LUCK, &mut options);
    let total: u32 = options.iter().map(|&c| dealt.weight(c)).sum();
    options.into_iter().map(|c| (c, dealt.weight(c) as f32 / total as f32)).collect()
}
