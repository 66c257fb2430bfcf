//! Luck as an actor: one seeded generator, held by the driver and never by a game.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Actor, Choice, Game, Options, Quiet};

/// The generator of this project. The same seed gives the same match on every machine.
pub type Rng = Pcg64Mcg;

pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// The seed of number `n` of many that come from one: of a match among
/// matches, a bot at a table, a question among questions. Neighbours have
/// nothing in common.
pub fn seed_of(seed: u64, n: u64) -> u64 {
    // SplitMix64, two rounds: one for the seed, one for the number.
    let mix = |x: u64| {
        let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    };
    mix(mix(seed) ^ n)
}

/// A match with more answers than this is said not to end.
pub const ENDLESS: u64 = 200_000;

/// Luck's answer among `options`, by weight.
#[inline]
pub fn draw<G: Game>(game: &G, options: &Options<G>, rng: &mut Rng) -> G::Choice {
    debug_assert!(!options.is_empty());
    let total: u32 = options.iter().map(|&c| game.weight(c)).sum();
    let mut left = rng.random_range(0..total);
    for &choice in options {
        let weight = game.weight(choice);
        if left < weight {
            return choice;
        }
        left -= weight;
    }
    unreachable!("weights add up to the total")
}

/// How many answers a match took, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// A person's choice among at least two options.
    pub decisions: u64,
    /// A person's only option.
    pub singles: u64,
    /// Dice and cards.
    pub luck: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.decisions += other.decisions;
        self.singles += other.singles;
        self.luck += other.luck;
    }

    pub fn answers(&self) -> u64 {
        self.decisions + self.singles + self.luck
    }
}

/// Somebody who follows a match from inside: sees every answer, and what came of it.
pub trait Witness<G: Game> {
    /// Does it want to hear what happens? To tell those who do not listen costs time.
    const LISTENS: bool = false;

    /// This answer is about to be taken.
    fn before(&mut self, _game: &G, _actor: Actor, _options: &Options<G>, _choice: G::Choice) {}

    /// An answer was taken, and this happened; nothing for those who do not listen.
    fn after(&mut self, _game: &G, _events: &[G::Event]) {}
}

impl<G: Game> Witness<G> for Quiet {}

/// Plays to the end with random answers, or until `limit` answers were given.
/// `options` is scratch room that is reused; nothing is allocated once it has grown.
pub fn play_out<G: Game>(game: &mut G, rng: &mut Rng, options: &mut Options<G>, limit: u64) -> Tally {
    play_out_with(game, rng, options, limit, at_random, &mut Quiet)
}

/// A witness who is shown every answer before it is taken.
#[derive(Clone, Copy, Debug)]
pub struct Seer<F>(pub F);

impl<G: Game, F: FnMut(&G, Actor, G::Choice)> Witness<G> for Seer<F> {
    #[inline]
    fn before(&mut self, game: &G, actor: Actor, _options: &Options<G>, choice: G::Choice) {
        self.0(game, actor, choice);
    }
}

/// A decision that is none: any of the options.
#[inline]
pub fn at_random<G: Game>(_game: &G, _actor: Actor, options: &Options<G>, rng: &mut Rng) -> G::Choice {
    options[rng.random_range(0..options.len() as u32) as usize]
}

/// Plays to the end, or until `limit` answers were given. `decide` is asked
/// where there are at least two options; luck and single answers need nobody.
pub fn play_out_with<G: Game, W: Witness<G>>(
    game: &mut G,
    rng: &mut Rng,
    options: &mut Options<G>,
    limit: u64,
    mut decide: impl FnMut(&G, Actor, &Options<G>, &mut Rng) -> G::Choice,
    witness: &mut W,
) -> Tally {
    let mut tally = Tally::default();
    let mut events = Vec::new();
    while let Some(actor) = game.waiting().first() {
        if tally.answers() == limit {
            break;
        }
        game.choices(actor, options);
        let choice = if actor == Actor::LUCK {
            tally.luck += 1;
            draw(game, options, rng)
        } else if options.len() == 1 {
            tally.singles += 1;
            options[0]
        } else {
            tally.decisions += 1;
            decide(game, actor, options, rng)
        };
        debug_assert!(choice.index() < G::CHOICES);
        witness.before(game, actor, options, choice);
        // Every kind of sink is another copy of all rules in the program: there are these two.
        if W::LISTENS {
            game.apply(actor, choice, &mut events);
        } else {
            game.apply(actor, choice, &mut Quiet);
        }
        witness.after(game, &events);
        events.clear();
    }
    tally
}
