//! One search at work: walks down the tree, grows it by a node, plays on to the
//! horizon, and takes back up what every side got.

use std::time::Instant;

use rand::RngExt;
use table::{Actor, Choice, Game, Options, Quiet, Rng, draw};

use crate::eval::{Evaluate, Shares, Sides};
use crate::greedy::{Greed, TROUBLE, best_way, rollout_choice};
use crate::search::{Horizon, Search};
use crate::tree::{NONE, Tree, key};
use crate::{Stop, World};

/// How often the clock and the stop are looked at, in iterations.
const LOOK_UP: u32 = 16;

pub(crate) struct Walk<'a, 'w, G: Game> {
    world: &'a World<'w, G>,
    how: &'a Search,
    rng: Rng,
    sides: Sides,
    steps: u32,
    options: Options<G>,
    /// The child of the node at hand by choice, valid if the stamp is current.
    child: Vec<(u32, u32)>,
    stamp: u32,
    weights: Vec<f32>,
    path: Vec<(u32, u8)>,
    /// Answers of a way through an action, and of the best one so far.
    way: Vec<(Actor, G::Choice)>,
    best_way: Vec<(Actor, G::Choice)>,
    spread: Spread,
}

impl<'a, 'w, G: Evaluate> Walk<'a, 'w, G> {
    pub(crate) fn new(world: &'a World<'w, G>, how: &'a Search, mut rng: Rng) -> Self {
        let dealt = world.deal(&mut rng);
        let steps = match how.horizon {
            Horizon::Steps(steps) => steps,
            Horizon::Round => dealt.round(),
            Horizon::End => u32::MAX,
        };
        Walk {
            world,
            how,
            rng,
            sides: Sides::of_game(&dealt),
            steps,
            options: Vec::new(),
            child: vec![(0, 0); G::CHOICES],
            stamp: 0,
            weights: Vec::new(),
            path: Vec::new(),
            way: Vec::new(),
            best_way: Vec::new(),
            spread: Spread::default(),
        }
    }

    pub(crate) fn grow(&mut self, tree: &mut Tree, deadline: Option<Instant>, stop: &Stop) {
        for done in 0..self.how.iterations {
            if done % LOOK_UP == 0 {
                let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
                if stop.is_set() || late || self.is_decided(tree, self.how.iterations - done) {
                    return;
                }
            }
            self.iterate(tree);
        }
    }

    /// Nothing can overtake the leader any more.
    fn is_decided(&self, tree: &Tree, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for (_, node) in tree.children(0) {
            if node.visits > first {
                (first, second) = (node.visits, first);
            } else {
                second = second.max(node.visits);
            }
        }
        first > second + left
    }

    fn iterate(&mut self, tree: &mut Tree) {
        let mut game = self.world.deal(&mut self.rng);
        let mut horizon = Passing::new(&game, self.steps);
        self.path.clear();
        let (mut prior_value, mut toil) = (None, 0.0);
        let mut at = 0;
        while let Some(asked) = game.waiting().first() {
            let mine = at == 0 && game.waiting().has(self.world.actor());
            let actor = if mine { self.world.actor() } else { asked };
            game.thinkable(actor, &mut self.options);
            if actor.is_luck() {
                let choice = draw(&game, &self.options, &mut self.rng);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            if let [only] = self.options[..] {
                game.apply(actor, only, &mut Quiet);
                continue;
            }
            if at != 0 && (horizon.is_reached(&game) || !self.is_ripe(tree, at)) {
                break;
            }
            let (choice, known) = self.select(tree, at, actor, &game);
            toil += if actor == self.world.actor() { game.effort(actor, choice) } else { 0.0 };
            let found = if known == NONE { tree.add(at, key(actor, choice.index())) } else { Some(known) };
            game.apply(actor, choice, &mut Quiet);
            let Some(next) = found else { break };
            self.path.push((next, self.sides.of(actor) as u8));
            let node = tree.node(next);
            prior_value = if node.prior > 0.0 { Some(node.prior_value) } else { prior_value };
            at = next;
            if known == NONE {
                break;
            }
        }
        let shares = if G::REPLY_OUTCOMES > 0 && self.how.horizon == Horizon::Round && self.how.rollout_tries > 1 {
            let replied = self.reply(&mut game);
            match prior_value.filter(|_| self.how.first_pass.learned) {
                Some(prior_value) => self.corrected(prior_value, &game, &replied),
                None => replied,
            }
        } else {
            self.play_on(&mut game, &mut horizon);
            game.value()
        };
        self.spread.note(&shares);
        let mine = self.sides.of(self.world.actor());
        for &(node, side) in &self.path {
            let trouble = if side as usize == mine { TROUBLE * toil } else { 0.0 };
            tree.reward(node, shares[side as usize] - trouble);
        }
    }

    /// Does the tree go on here? Young nodes are played on from, unless a first
    /// look knows the way.
    fn is_ripe(&self, tree: &Tree, at: u32) -> bool {
        tree.node(at).visits >= self.how.expand_after || tree.children(at).any(|(_, node)| node.prior > 0.0)
    }

    /// The child for an answer, among those of the node at hand.
    fn child_of(&self, choice: G::Choice) -> u32 {
        let (stamp, id) = self.child[choice.index()];
        if stamp == self.stamp { id } else { NONE }
    }

    /// The most promising answer: what it has brought so far, and more the less
    /// it was tried and the more a hurried player is drawn to it. Where a first
    /// look has been, only what it found is thought about.
    fn select(&mut self, tree: &Tree, at: u32, actor: Actor, game: &G) -> (G::Choice, u32) {
        self.stamp += 1;
        let mut looked = false;
        for (id, node) in tree.children(at) {
            if node.key >> 24 == u32::from(actor.0) {
                self.child[(node.key & 0xff_ffff) as usize] = (self.stamp, id);
                looked |= node.prior > 0.0;
            }
        }
        let (child, stamp) = (&self.child, self.stamp);
        let found = |choice: &G::Choice| {
            let (at, id) = child[choice.index()];
            at == stamp && tree.node(id).prior > 0.0
        };
        // In another dealt world the ways found may not be open.
        looked &= self.options.iter().any(found);
        if looked {
            self.options.retain(found);
        }
        let (mut visits, mut sum, mut promised) = (0, 0.0, 0.0);
        self.weights.clear();
        for &choice in &self.options {
            let id = self.child_of(choice);
            if id != NONE {
                let node = tree.node(id);
                visits += node.visits;
                sum += node.sum;
                promised += f64::from(node.visits) * f64::from(node.prior_value);
            }
            let prior = if looked { tree.node(id).prior } else { game.rollout_weight(actor, choice) };
            self.weights.push(prior);
        }
        let total: f32 = self.weights.iter().sum();
        if visits == 0 {
            let mut left = self.rng.random::<f32>() * total;
            let fits = self.weights.iter().position(|prior| {
                left -= prior;
                left < 0.0
            });
            let choice = self.options[fits.unwrap_or(0)];
            return (choice, self.child_of(choice));
        }
        let mean = (sum / f64::from(visits)) as f32;
        // What a first look promised is worth some iterations, less what it
        // was wrong about in the mean.
        let wrong = (promised / f64::from(visits)) as f32 - mean;
        let trust = if looked { G::PRIOR_VISITS } else { 0.0 };
        let scale = self.spread.of(self.sides.of(actor));
        let pull = self.how.explore * scale * (visits as f32).sqrt();
        let even = 1.0 / self.options.len() as f32;
        let mut best = (f32::MIN, self.options[0], NONE);
        for (&choice, &prior) in self.options.iter().zip(&self.weights) {
            let prior = 0.5 * even + 0.5 * prior / total;
            let id = self.child_of(choice);
            let (tried, sum, prior_value) = match id {
                NONE => (0, 0.0, mean),
                id => (tree.node(id).visits, tree.node(id).sum as f32, tree.node(id).prior_value - wrong),
            };
            let seen = tried as f32 + trust;
            let value = if seen > 0.0 { (sum + trust * prior_value) / seen } else { mean };
            let score = value + pull * prior / (1 + tried) as f32;
            if score > best.0 {
                best = (score, choice, id);
            }
        }
        (best.1, best.2)
    }

    /// Ends the action under way as a greedy player would, and says what the best
    /// action after it leaves to both sides.
    fn reply(&mut self, game: &mut G) -> Shares {
        let greed = Greed { outcomes: G::REPLY_OUTCOMES, ..self.how.first_pass };
        loop {
            self.run_luck(game);
            let Some(actor) = game.waiting().first() else { return game.value() };
            let Some(way) = best_way(game, actor, &greed, &mut self.rng) else { return game.value() };
            if game.is_settled() {
                let side = self.sides.of(actor);
                return (0..2).map(|other| if other == side { way.share } else { 1.0 - way.share }).collect();
            }
            for choice in way.answers {
                if game.waiting().has(actor) {
                    game.apply(actor, choice, &mut Quiet);
                    self.run_singles(game, actor);
                }
            }
        }
    }

    /// What a way promised, luck averaged, and how far the reply changes what
    /// became of it this time: the luck of the way itself cancels out.
    fn corrected(&self, prior_value: f32, game: &G, replied: &Shares) -> Shares {
        let me = self.sides.of(self.world.actor());
        let mine = prior_value + replied[me] - game.value()[me];
        (0..2).map(|side| if side == me { mine } else { 1.0 - mine }).collect()
    }

    /// Passes over questions of the actor that have a single answer.
    fn run_singles(&mut self, game: &mut G, actor: Actor) {
        while game.waiting().has(actor) {
            game.thinkable(actor, &mut self.options);
            let [only] = self.options[..] else { return };
            game.apply(actor, only, &mut Quiet);
        }
    }

    /// Plays on until the horizon, one action after another.
    fn play_on(&mut self, game: &mut G, horizon: &mut Passing) {
        loop {
            self.run_luck(game);
            let Some(actor) = game.waiting().first() else { return };
            if horizon.is_reached(game) {
                return;
            }
            self.play_action(game, actor);
        }
    }

    /// Plays one action to its end. The player who begins it tries several ways in
    /// thought; the dice then fall anew, so that the luckiest way is not mistaken for the best.
    fn play_action(&mut self, game: &mut G, actor: Actor) {
        let side = self.sides.of(actor);
        let (mut best, mut way) = (f32::MIN, std::mem::take(&mut self.best_way));
        way.clear();
        if self.how.rollout_tries > 1 {
            for _ in 0..self.how.rollout_tries {
                let mut trial = game.clone();
                self.way.clear();
                self.hurry(&mut trial, false);
                let value = trial.value()[side];
                if value > best {
                    best = value;
                    std::mem::swap(&mut self.way, &mut way);
                }
            }
        }
        self.way.clear();
        let mut begun = false;
        for &(actor, choice) in &way {
            self.run_luck(game);
            if !game.waiting().has(actor) {
                break;
            }
            game.thinkable(actor, &mut self.options);
            if !self.options.contains(&choice) {
                break;
            }
            game.apply(actor, choice, &mut Quiet);
            begun = true;
        }
        self.best_way = way;
        self.hurry(game, begun);
    }

    /// Answers as a hurried player would until nothing is half done.
    fn hurry(&mut self, game: &mut G, mut begun: bool) {
        while let Some(actor) = game.waiting().first() {
            if !actor.is_luck() && begun && game.is_settled() {
                return;
            }
            game.thinkable(actor, &mut self.options);
            if actor.is_luck() {
                let choice = draw(game, &self.options, &mut self.rng);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            let choice = match self.options[..] {
                [only] => only,
                _ => rollout_choice(game, actor, &self.options, &mut self.rng),
            };
            self.way.push((actor, choice));
            game.apply(actor, choice, &mut Quiet);
            begun = true;
        }
    }

    fn run_luck(&mut self, game: &mut G) {
        while game.waiting().has(Actor::LUCK) {
            game.choices(Actor::LUCK, &mut self.options);
            let choice = draw(game, &self.options, &mut self.rng);
            game.apply(Actor::LUCK, choice, &mut Quiet);
        }
    }
}

/// Counts steps as they are made.
struct Passing {
    step: u32,
    left: u32,
}

impl Passing {
    fn new<G: Evaluate>(game: &G, steps: u32) -> Passing {
        Passing { step: game.step(), left: steps }
    }

    #[inline]
    fn is_reached<G: Evaluate>(&mut self, game: &G) -> bool {
        let step = game.step();
        if step != self.step {
            self.step = step;
            self.left = self.left.saturating_sub(1);
        }
        self.left == 0 && game.is_settled()
    }
}

/// How much the results of each side scatter.
#[derive(Debug, Default)]
struct Spread {
    n: f64,
    sum: [f64; 8],
    squares: [f64; 8],
}

impl Spread {
    #[inline]
    fn note(&mut self, shares: &Shares) {
        self.n += 1.0;
        for (side, &share) in shares.iter().enumerate() {
            self.sum[side] += f64::from(share);
            self.squares[side] += f64::from(share) * f64::from(share);
        }
    }

    #[inline]
    fn of(&self, side: usize) -> f32 {
        let mean = self.sum[side] / self.n.max(1.0);
        let variance = self.squares[side] / self.n.max(1.0) - mean * mean;
        (variance.max(1e-8)).sqrt() as f32
    }
}
