//! One action deep: tries every answer, finishes the action as well as a
//! limited look allows, and takes what is worth most by the evaluation. Luck is
//! averaged where it has few faces and sampled where it has many; what the seat
//! cannot know is averaged over a few dealt worlds.

use rand::RngExt;
use table::{Actor, Options, Quiet, Rng, draw, rng};

use crate::eval::{Evaluate, Sides};
use crate::{Stop, World};

/// How closely the greedy bot looks, and how it errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greed {
    /// Worlds dealt per question.
    pub deals: u32,
    /// Ends of the action looked at per answer and world.
    pub ends: u32,
    /// How far a worse answer may pass for the best: 0 never errs. In
    /// standard deviations of the answers at hand.
    pub noise: f32,
    /// How often an answer is not noticed at all.
    pub blind: f32,
}

impl Greed {
    pub const CLEAN: Greed = Greed { deals: 3, ends: 120, noise: 0.0, blind: 0.0 };
}

/// More answers than this in one action and it is judged as it stands.
const LONGEST: u32 = 40;

/// The value of each answer for the actor's side, in the order of the options.
pub(crate) fn values<G: Evaluate>(world: &World<'_, G>, greed: &Greed, seed: u64, stop: &Stop) -> Vec<f32> {
    let options = world.choices();
    let mut sums = vec![0.0; options.len()];
    let mut dealer = rng(seed);
    for _ in 0..greed.deals.max(1) {
        let dealt = world.deal(&mut dealer);
        let sides = Sides::of_game(&dealt);
        let luck: u64 = dealer.random();
        for (sum, &choice) in sums.iter_mut().zip(&options) {
            if stop.is_set() {
                return sums;
            }
            // The same luck for every answer: what differs is the answer.
            let mut look = Look { me: world.actor(), side: sides.of(world.actor()), rng: rng(luck) };
            let mut next = dealt.clone();
            next.apply(world.actor(), choice, &mut Quiet);
            *sum += look.best(next, greed.ends, LONGEST) / greed.deals.max(1) as f32;
        }
    }
    sums
}

/// The answer of the greedy bot.
pub(crate) fn answer<G: Evaluate>(world: &World<'_, G>, greed: &Greed, seed: u64, stop: &Stop) -> G::Choice {
    let options = world.choices();
    if let [only] = options[..] {
        return only;
    }
    let mut values = values(world, greed, seed, stop);
    if greed.noise > 0.0 || greed.blind > 0.0 {
        blur(&mut values, greed, &mut rng(seed ^ 0x006e_6f69_7365));
    }
    let best = (0..options.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]).then(b.cmp(&a)));
    options[best.unwrap_or(0)]
}

/// Misjudges values as people do: all of them a little, some not noticed at all.
fn blur(values: &mut [f32], greed: &Greed, rng: &mut Rng) {
    let n = values.len() as f32;
    let mean = values.iter().sum::<f32>() / n;
    let deviation = (values.iter().map(|v| (v - mean).powi(2)).sum::<f32>() / n).sqrt();
    for value in values.iter_mut() {
        // Three dice make a bell that is good enough, from -1.5 to 1.5.
        let bell = rng.random::<f32>() + rng.random::<f32>() + rng.random::<f32>() - 1.5;
        *value += 2.0 * bell * greed.noise * deviation;
        if rng.random::<f32>() < greed.blind {
            *value -= 2.0 * deviation;
        }
    }
}

struct Look {
    me: Actor,
    side: usize,
    rng: Rng,
}

impl Look {
    /// The best value this action can be brought to, looking at about `ends` of its ends.
    fn best<G: Evaluate>(&mut self, mut game: G, ends: u32, longest: u32) -> f32 {
        let mut options: Options<G> = Vec::new();
        let mut left = longest;
        loop {
            let Some(asked) = game.waiting().first() else { return game.shares()[self.side] };
            if left == 0 || !asked.is_luck() && game.is_settled() {
                return game.shares()[self.side];
            }
            left -= 1;
            let actor = if game.waiting().has(self.me) { self.me } else { asked };
            game.choices(actor, &mut options);
            let n = options.len() as u32;
            if n == 1 {
                game.apply(actor, options[0], &mut Quiet);
                continue;
            }
            if actor.is_luck() {
                if ends > 1 {
                    return self.average(&game, &options, ends, left);
                }
                let choice = draw(&game, &options, &mut self.rng);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            if actor != self.me || ends <= 1 {
                let choice = lean(&game, actor, &options, &mut self.rng);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            // Too many ways to look at them all: a random few.
            while options.len() as u32 > ends {
                let gone = self.rng.random_range(0..options.len() as u32) as usize;
                options.swap_remove(gone);
            }
            let share = ends / options.len() as u32;
            let mut best = f32::MIN;
            for &choice in &options {
                let mut next = game.clone();
                next.apply(actor, choice, &mut Quiet);
                best = best.max(self.best(next, share, left));
            }
            return best;
        }
    }

    /// The mean over luck's answers, or over a few of them spread evenly over
    /// the odds. One alone would let the bot choose as if it knew the dice.
    fn average<G: Evaluate>(&mut self, game: &G, options: &Options<G>, ends: u32, left: u32) -> f32 {
        let total: u32 = options.iter().map(|&c| game.weight(c)).sum();
        let n = options.len() as u32;
        let samples = n.min((ends / 3).max(3));
        let (mut sum, mut weights) = (0.0, 0.0);
        let (mut upto, mut taken) = (0.0, 0);
        let shift = if samples == n { 0.5 } else { self.rng.random::<f32>() };
        for &choice in options {
            let odds = game.weight(choice) as f32 / total as f32;
            let mut weight = odds;
            if samples < n {
                // As many of the evenly spread marks as fall on this answer.
                upto += odds;
                let marks = (upto * samples as f32 - shift).ceil().max(0.0) as u32;
                weight = marks.saturating_sub(taken) as f32 / samples as f32;
                taken = taken.max(marks);
            }
            if weight > 0.0 {
                let mut next = game.clone();
                next.apply(Actor::LUCK, choice, &mut Quiet);
                sum += weight * self.best(next, (ends / samples).max(1), left);
                weights += weight;
            }
        }
        sum / weights
    }
}

/// A hurried player's answer: drawn by urge.
#[inline]
pub(crate) fn lean<G: Evaluate>(game: &G, actor: Actor, options: &Options<G>, rng: &mut Rng) -> G::Choice {
    let total: f32 = options.iter().map(|&c| game.urge(actor, c)).sum();
    let mut left = rng.random::<f32>() * total;
    for &choice in options {
        left -= game.urge(actor, choice);
        if left < 0.0 {
            return choice;
        }
    }
    options[options.len() - 1]
}
