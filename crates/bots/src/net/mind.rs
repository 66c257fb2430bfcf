//! A network at a table: looks at positions as a seat may know them, and says
//! what it would answer. Nothing is allocated from one question to the next.

use table::encode::{encode, encode_again};
use table::{Actor, Actors, Encode, Layout};

use super::infer::{Network, Scratch};
use super::{BadNetwork, Weights, share};

/// A network and room to think in.
#[derive(Debug)]
pub(crate) struct Mind {
    network: &'static Network,
    layout: &'static Layout,
    /// What the seat of each actor sees.
    seats: [Actors; 32],
    features: Vec<i8>,
    scratch: Scratch,
}

impl Mind {
    pub(crate) fn new<G: Encode>(weights: Weights, game: &G) -> Result<Mind, BadNetwork> {
        let (network, layout) = weights.of(game)?;
        let mut seats = [Actors::NONE; 32];
        let roster: Vec<Actors> = game.roster().seats().map(|(_, actors)| actors).collect();
        for &actors in roster.iter().rev() {
            actors.for_each(|actor| seats[actor.ix()] = actors);
        }
        Ok(Mind { network, layout, seats, features: vec![0; layout.width], scratch: Scratch::default() })
    }

    /// Looks at a dealt world as the seat of `actor` may know it.
    pub(crate) fn look<G: Encode>(&mut self, dealt: &G, actor: Actor) {
        encode(dealt, self.seats[actor.ix()], &mut self.features);
        self.network.look(&self.features, self.layout.changing, &mut self.scratch);
    }

    /// The same for another position of a match that was looked at last.
    pub(crate) fn look_again<G: Encode>(&mut self, dealt: &G, actor: Actor) {
        encode_again(dealt, self.seats[actor.ix()], &mut self.features, self.layout);
        self.network.look(&self.features, self.layout.changing, &mut self.scratch);
    }

    /// How much the seat of `actor` is drawn to an answer, where it looked last.
    pub(crate) fn logit<G: Encode>(&self, dealt: &G, actor: Actor, choice: G::Choice) -> i32 {
        self.network.logit(dealt.action(self.seats[actor.ix()], choice), &self.scratch)
    }

    /// The best of some answers; of equals, the one with the lowest number.
    pub(crate) fn best<G: Encode>(&self, dealt: &G, actor: Actor, options: &[G::Choice]) -> Option<G::Choice> {
        let seat = self.seats[actor.ix()];
        let rank = |&choice: &G::Choice| {
            let action = dealt.action(seat, choice);
            (self.network.logit(action, &self.scratch), std::cmp::Reverse(action))
        };
        options.iter().copied().max_by_key(rank)
    }

    /// The share of the victory that the side `n` places after that of the seat
    /// which looked last can expect, from 0 to 65,536; none if the network does not say.
    pub(crate) fn share(&self, n: usize) -> Option<u32> {
        (n < self.network.header().values).then(|| share(self.network.value(n, &self.scratch)))
    }
}
