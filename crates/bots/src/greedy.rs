//! One action deep: tries every answer, finishes the action as well as a
//! limited look allows, and takes what is worth most by the evaluation. Luck is
//! averaged where it has few faces and sampled where it has many; what the seat
//! cannot know is averaged over a few dealt worlds.

use rand::RngExt;
use rand::seq::SliceRandom;
use table::{Actor, Game, Options, Quiet, Rng, draw, rng};

use crate::eval::{Evaluate, Sides};
use crate::{Ban, Stop, World};

/// How closely the greedy bot looks, and how it errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greed {
    /// Worlds dealt per question.
    pub deals: u32,
    /// Outcomes of the action examined per answer and world.
    pub outcomes: u32,
    /// How far a worse answer may pass for the best: 0 never errs. In
    /// standard deviations of the answers at hand.
    pub noise: f32,
    /// How often an answer is not noticed at all.
    pub blind: f32,
    /// Goes by [`Evaluate::value`] instead of [`Evaluate::shares`].
    pub learned: bool,
}

impl Greed {
    pub const CLEAN: Greed = Greed { deals: 3, outcomes: 120, noise: 0.0, blind: 0.0, learned: false };
}

/// What a small answer must gain to be worth the trouble, in shares of the
/// victory: so little that it only breaks ties, see [`Evaluate::effort`].
pub(crate) const TROUBLE: f32 = 0.000_001;

/// More answers than this in one action and it is judged as it stands.
const LONGEST: u32 = 40;

/// What luck becomes where it breaks ties: answers come in reading order, and a bot that takes the first of
/// equals walks back on one side of a map and forward on the other.
const TIES: u64 = 0x7469_6573;

/// A world dealt for a look, and the luck of everything tried in it.
struct Dealt<'a, G: Game> {
    game: G,
    luck: u64,
    /// How many of the deals came out like this.
    times: f32,
    ban: Option<&'a dyn Ban<G>>,
}

/// Deals the worlds of one look. Where nothing is hidden all deals are alike,
/// and looking at one of them is enough.
fn deal<'a, G: Evaluate>(world: &World<'a, G>, greed: &Greed, seed: u64) -> Vec<Dealt<'a, G>> {
    let mut dealer = rng(seed);
    let mut dealt: Vec<Dealt<'a, G>> = Vec::new();
    for _ in 0..greed.deals.max(1) {
        let game = world.deal(&mut dealer);
        let luck = dealer.random();
        match dealt.iter_mut().find(|before| before.game == game) {
            Some(before) => before.times += 1.0,
            None => dealt.push(Dealt { game, luck, times: 1.0, ban: world.ban() }),
        }
    }
    dealt
}

impl<'a, G: Evaluate> Dealt<'a, G> {
    /// What an answer can be brought to in this world. Every answer gets the
    /// same luck: what differs is the answer.
    fn try_out(&self, actor: Actor, choice: G::Choice, greed: &Greed, most: usize) -> (f32, Look<'a, G>) {
        let side = Sides::of_game(&self.game).of(actor);
        let (path, ways) = (vec![choice], Vec::new());
        let effort = self.game.effort(actor, choice);
        let (luck, ties) = (rng(self.luck), rng(self.luck ^ TIES));
        let (learned, ban) = (greed.learned, self.ban);
        let mut look = Look { me: actor, side, rng: luck, ties, learned, ban, most, path, effort, clear: true, ways };
        let mut next = self.game.clone();
        next.apply(actor, choice, &mut Quiet);
        let worth = look.best(next, greed.outcomes, LONGEST);
        (worth.value, look)
    }
}

/// What something leads to: the share of the victory, luck averaged, and that
/// less the trouble. The share is kept apart, so that what is equal stays equal to the last digit.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    share: f32,
    value: f32,
}

/// A way through an action to where luck or somebody else speaks.
#[derive(Clone, Debug)]
pub(crate) struct Way<C> {
    /// The share of the victory it leads to, luck averaged; and that less the trouble.
    pub(crate) share: f32,
    pub(crate) value: f32,
    /// The bot's own answers, the first one first.
    pub(crate) answers: Vec<C>,
}

/// The `most` best ways through the action at hand, best first; of every answer
/// a few, so that they are not all the same way.
pub(crate) fn ways<G: Evaluate>(
    world: &World<'_, G>,
    greed: &Greed,
    most: usize,
    seed: u64,
    stop: &Stop,
) -> Vec<Way<G::Choice>> {
    let dealt = &deal(world, &Greed { deals: 1, ..*greed }, seed)[0];
    let mut ways: Vec<Way<G::Choice>> = Vec::new();
    for choice in world.choices() {
        if stop.is_set() && !ways.is_empty() {
            break;
        }
        let (_, look) = dealt.try_out(world.actor(), choice, greed, most.div_ceil(3));
        ways.extend(look.ways);
    }
    ways.sort_by(|a, b| b.value.total_cmp(&a.value));
    ways.truncate(most);
    ways
}

/// The best way through the action at hand for the one who is asked, in a dealt world.
pub(crate) fn best_way<G: Evaluate>(game: &G, actor: Actor, greed: &Greed, rng: &mut Rng) -> Option<Way<G::Choice>> {
    let dealt = Dealt { game: game.clone(), luck: rng.random(), times: 1.0, ban: None };
    let mut options = Vec::new();
    game.thinkable(actor, &mut options);
    options.shuffle(rng);
    let ways = options.into_iter().filter_map(|choice| dealt.try_out(actor, choice, greed, 1).1.ways.pop());
    ways.max_by(|a, b| a.value.total_cmp(&b.value))
}

fn worth<G: Evaluate>(world: &World<'_, G>, greed: &Greed, deals: &[Dealt<'_, G>], stop: &Stop) -> Vec<f32> {
    let options = world.choices();
    let mut sums = vec![0.0; options.len()];
    for dealt in deals {
        for (sum, &choice) in sums.iter_mut().zip(&options) {
            if stop.is_set() {
                return sums;
            }
            let (value, _) = dealt.try_out(world.actor(), choice, greed, 0);
            *sum += value * dealt.times / greed.deals.max(1) as f32;
        }
    }
    sums
}

/// The rest of an action thought through to where luck or somebody else speaks:
/// the answers to come, and the position they are meant for.
#[derive(Debug)]
pub(crate) struct Intent<G: Game> {
    /// The next one last.
    answers: Vec<G::Choice>,
    /// As it looks if all goes as expected; dealt, never the true one.
    expected: Option<G>,
}

impl<G: Game> Default for Intent<G> {
    fn default() -> Self {
        Intent { answers: Vec::new(), expected: None }
    }
}

impl<G: Evaluate> Intent<G> {
    /// The answer meant for this question, if it is the one expected.
    pub(crate) fn next(&mut self, world: &World<'_, G>) -> Option<G::Choice> {
        let expected = self.expected.take()?;
        let choice = self.answers.pop()?;
        let fits = expected.waiting().has(world.actor()) && expected.view(world.sees()) == world.view();
        if !fits || !world.choices().contains(&choice) {
            return None;
        }
        self.expect(expected, world.actor(), choice);
        Some(choice)
    }

    /// After this answer in a dealt world, go on with those.
    pub(crate) fn set(&mut self, dealt: G, actor: Actor, choice: G::Choice, mut rest: Vec<G::Choice>) {
        rest.reverse();
        *self = Intent { answers: rest, expected: None };
        self.expect(dealt, actor, choice);
    }

    /// Notes what comes after an answer. Questions with a single answer pass by.
    fn expect(&mut self, mut game: G, actor: Actor, choice: G::Choice) {
        let mut options = Vec::new();
        game.apply(actor, choice, &mut Quiet);
        while game.waiting().has(actor) {
            game.thinkable(actor, &mut options);
            let [only] = options[..] else {
                self.expected = Some(game);
                return;
            };
            game.apply(actor, only, &mut Quiet);
        }
    }
}

/// The answer of the greedy bot. What it has thought through it does not think about again.
pub(crate) fn answer<G: Evaluate>(
    world: &World<'_, G>,
    greed: &Greed,
    seed: u64,
    intent: &mut Intent<G>,
    stop: &Stop,
) -> G::Choice {
    if let Some(choice) = intent.next(world) {
        return choice;
    }
    let options = world.choices();
    let deals = deal(world, greed, seed);
    let mut values = worth(world, greed, &deals, stop);
    if greed.noise > 0.0 || greed.blind > 0.0 {
        blur(&mut values, greed, &mut rng(seed ^ 0x006e_6f69_7365));
    }
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.shuffle(&mut rng(seed ^ TIES));
    let best = order.into_iter().max_by(|&a, &b| values[a].total_cmp(&values[b]));
    let choice = options[best.unwrap_or(0)];
    if !stop.is_set() {
        let (_, mut look) = deals[0].try_out(world.actor(), choice, greed, 1);
        let rest = look.ways.pop().map_or(Vec::new(), |way| way.answers[1..].to_vec());
        intent.set(deals[0].game.clone(), world.actor(), choice, rest);
    }
    choice
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

impl Worth {
    fn add(&mut self, other: Worth, odds: f32) {
        self.share += odds * other.share;
        self.value += odds * other.value;
    }

    fn over(self, total: f32) -> Worth {
        Worth { share: self.share / total, value: self.value / total }
    }
}

struct Look<'a, G: Game> {
    me: Actor,
    side: usize,
    rng: Rng,
    ties: Rng,
    learned: bool,
    ban: Option<&'a dyn Ban<G>>,
    /// How many ways are wanted.
    most: usize,
    /// The bot's own answers up to here, as far as they were chosen with open eyes.
    path: Vec<G::Choice>,
    /// The trouble of all its own answers up to here.
    effort: f32,
    /// Do they go all the way?
    clear: bool,
    /// The best so far, best first.
    ways: Vec<Way<G::Choice>>,
}

impl<G: Evaluate> Look<'_, G> {
    /// Notes where the path leads, if that is among the best.
    fn note(&mut self, Worth { share, value }: Worth) {
        if self.most == 0 {
            return;
        }
        // Equal to the last digit: the same position by another path, or none the better for it.
        if let Some(at) = self.ways.iter().position(|way| way.share == share) {
            if self.ways[at].value >= value {
                return;
            }
            self.ways.remove(at);
        }
        // The same path, and then blindly another way.
        if let Some(at) = self.ways.iter().position(|way| way.answers == self.path) {
            if self.ways[at].value > value {
                return;
            }
            self.ways.remove(at);
        }
        let at = self.ways.iter().position(|way| way.value < value).unwrap_or(self.ways.len());
        if at < self.most {
            self.ways.truncate(self.most - 1);
            self.ways.insert(at, Way { share, value, answers: self.path.clone() });
        }
    }

    /// The best value this action can be brought to, examining about this many of its outcomes.
    fn best(&mut self, game: G, outcomes: u32, longest: u32) -> Worth {
        let effort = self.effort;
        let worth = self.go_on(game, outcomes, longest);
        self.effort = effort;
        worth
    }

    fn go_on(&mut self, mut game: G, outcomes: u32, longest: u32) -> Worth {
        let mut options: Options<G> = Vec::new();
        let mut left = longest;
        loop {
            let asked = game.waiting().first();
            if left == 0 || asked.is_none_or(|asked| !asked.is_luck() && game.is_settled()) {
                let shares = if self.learned { game.value() } else { game.shares() };
                let share = shares[self.side];
                let worth = Worth { share, value: share - TROUBLE * self.effort };
                self.note(worth);
                return worth;
            }
            left -= 1;
            let actor = if game.waiting().has(self.me) { self.me } else { asked.unwrap_or(self.me) };
            game.thinkable(actor, &mut options);
            if let Some(ban) = self.ban.filter(|_| actor == self.me && options.len() > 1) {
                ban.abstain(&game, actor, &mut options);
            }
            let n = options.len() as u32;
            if n == 1 {
                game.apply(actor, options[0], &mut Quiet);
                continue;
            }
            if actor.is_luck() {
                if outcomes > 1 {
                    let most = std::mem::take(&mut self.most);
                    let worth = self.average(&game, &options, outcomes, left);
                    self.most = most;
                    self.note(worth);
                    return worth;
                }
                let choice = draw(&game, &options, &mut self.rng);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            if actor != self.me || outcomes <= 1 {
                let choice = rollout_choice(&game, actor, &options, &mut self.rng);
                self.effort += if actor == self.me { game.effort(actor, choice) } else { 0.0 };
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            // Too many ways to look at them all: a random few.
            while options.len() as u32 > outcomes {
                let gone = self.rng.random_range(0..options.len() as u32) as usize;
                options.swap_remove(gone);
            }
            let share = outcomes / options.len() as u32;
            options.shuffle(&mut self.ties);
            let mut best = Worth { share: f32::MIN, value: f32::MIN };
            for &choice in &options {
                let mut next = game.clone();
                next.apply(actor, choice, &mut Quiet);
                // What was picked blindly is looked at again when it comes to it.
                let (here, clear, effort) = (self.path.len(), self.clear, self.effort);
                self.effort += game.effort(actor, choice);
                self.clear &= n <= outcomes;
                if self.clear {
                    self.path.push(choice);
                }
                let worth = self.best(next, share, left);
                best = if worth.value > best.value { worth } else { best };
                (self.clear, self.effort) = (clear, effort);
                self.path.truncate(here);
            }
            return best;
        }
    }

    /// What luck can lead to, and how often. A throw that opens the same answers
    /// in a position of the same worth is no other throw.
    fn kinds(&self, game: &G, options: &Options<G>) -> Vec<(G, f32)> {
        let mut kinds: Vec<(G, f32, f32, Options<G>)> = Vec::new();
        for &choice in options {
            let mut next = game.clone();
            next.apply(Actor::LUCK, choice, &mut Quiet);
            let (odds, worth, mut open) = (game.weight(choice) as f32, next.shares()[self.side], Vec::new());
            if let Some(asked) = next.waiting().first() {
                next.choices(asked, &mut open);
            }
            match kinds.iter_mut().find(|kind| kind.2 == worth && kind.3 == open) {
                Some(kind) => kind.1 += odds,
                None => kinds.push((next, odds, worth, open)),
            }
        }
        kinds.into_iter().map(|(next, odds, ..)| (next, odds)).collect()
    }

    /// The mean over luck's answers, or over a few of them spread evenly over
    /// the odds. One alone would let the bot choose as if it knew the dice.
    fn average(&mut self, game: &G, options: &Options<G>, outcomes: u32, left: u32) -> Worth {
        let total: u32 = options.iter().map(|&c| game.weight(c)).sum();
        if self.learned {
            let kinds = self.kinds(game, options);
            let each = (outcomes / kinds.len() as u32).max(1);
            let mut mean = Worth::default();
            for (next, odds) in kinds {
                mean.add(self.best(next, each, left), odds);
            }
            return mean.over(total as f32);
        }
        let n = options.len() as u32;
        let samples = n.min((outcomes / 3).max(3));
        let (mut sum, mut weights) = (Worth::default(), 0.0);
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
                sum.add(self.best(next, (outcomes / samples).max(1), left), weight);
                weights += weight;
            }
        }
        sum.over(weights)
    }
}

/// A hurried player's answer: drawn by urge.
#[inline]
pub(crate) fn rollout_choice<G: Evaluate>(game: &G, actor: Actor, options: &Options<G>, rng: &mut Rng) -> G::Choice {
    let total: f32 = options.iter().map(|&c| game.rollout_weight(actor, c)).sum();
    let mut left = rng.random::<f32>() * total;
    for &choice in options {
        left -= game.rollout_weight(actor, choice);
        if left < 0.0 {
            return choice;
        }
    }
    options[options.len() - 1]
}
