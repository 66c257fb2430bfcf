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
    /// A number for the ground that was read last.
    ground: u64,
    scratch: Scratch,
}

/// A number for some features.
fn mixed(features: &[i8], seed: u64) -> u64 {
    let (words, rest) = features.as_chunks::<8>();
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bytes = |word: &[i8; 8]| u64::from_le_bytes(word.map(|feature| feature as u8));
    let hash = words.iter().fold(seed, |hash, word| mix(hash, bytes(word)));
    let hash = rest.iter().fold(hash, |hash, &feature| mix(hash, feature as u64));
    hash ^ hash >> 29
}

impl Mind {
    pub(crate) fn new<G: Encode>(weights: Weights, game: &G) -> Result<Mind, BadNetwork> {
        let (network, layout) = weights.of(game)?;
        let mut seats = [Actors::NONE; 32];
        let roster: Vec<Actors> = game.roster().seats().map(|(_, actors)| actors).collect();
        for &actors in roster.iter().rev() {
            actors.for_each(|actor| seats[actor.ix()] = actors);
        }
        Ok(Mind { network, layout, seats, features: vec![0; layout.width], ground: 0, scratch: Scratch::default() })
    }

    /// What the seat of an actor sees.
    pub(crate) fn seat(&self, actor: Actor) -> Actors {
        self.seats[actor.ix()]
    }

    /// Reads a dealt world as the seat of `actor` may know it.
    pub(crate) fn read<G: Encode>(&mut self, dealt: &G, actor: Actor) {
        encode(dealt, self.seat(actor), &mut self.features);
        self.ground = mixed(&self.features[self.layout.changing..], 0);
    }

    /// The same for another position of the match that was read last.
    pub(crate) fn read_on<G: Encode>(&mut self, dealt: &G, actor: Actor) {
        encode_again(dealt, self.seat(actor), &mut self.features, self.layout);
    }

    /// A number for what was read: the same for all that looks the same to the seat.
    pub(crate) fn mark(&self, actor: Actor) -> u64 {
        mixed(&self.features[..self.layout.changing], self.ground.wrapping_add(actor.0.into()))
    }

    /// Thinks about what was read.
    pub(crate) fn think(&mut self) {
        self.network.look(&self.features, self.layout.changing, &mut self.scratch);
    }

    /// How much the seat of `actor` is drawn to an answer, by what was thought last.
    pub(crate) fn logit<G: Encode>(&self, dealt: &G, actor: Actor, choice: G::Choice) -> i32 {
        self.network.logit(dealt.action(self.seat(actor), choice), &self.scratch)
    }

    /// The best of some answers; of equals, the one with the lowest number.
    pub(crate) fn best<G: Encode>(&self, dealt: &G, actor: Actor, options: &[G::Choice]) -> Option<G::Choice> {
        let rank = |&choice: &G::Choice| {
            let action = dealt.action(self.seat(actor), choice);
            (self.network.logit(action, &self.scratch), std::cmp::Reverse(action))
        };
        options.iter().copied().max_by_key(rank)
    }

    /// The share of the victory that the side `n` places after that of the seat
    /// thought for last can expect, from 0 to 65,536; none if the network does not say.
    pub(crate) fn share(&self, n: usize, sides: usize) -> Option<u32> {
        let said = |n: usize| share(self.network.value(n, &self.scratch));
        match n {
            n if n < self.network.header().values => Some(said(n)),
            1 if sides == 2 => Some((1 << 16) - said(0)),
            _ => None,
        }
    }
}
