//! Monte Carlo tree search over re-dealt worlds. Every iteration deals what the
//! seat cannot know, walks down a tree of small answers, makes a rollout to
//! the horizon, and asks the evaluator. Each player goes for the share of their
//! side. Luck is drawn by its weights and makes no nodes.

use std::time::{Duration, Instant};

use table::{Actor, Actors, Choice, Game, Quiet, View, draw, rng};

use crate::eval::Evaluate;
use crate::greedy::{Greed, rollout_choice, ways};
use crate::tree::{Tree, key};
use crate::walk::Walk;
use crate::{Stop, World};

/// Where a rollout ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// When this many steps were made since the question, see [`Evaluate::step`].
    Steps(u32),
    /// When it went about once round the table, see [`Evaluate::round`].
    Round,
    /// With the match.
    End,
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// Iterations per question and thread. With no clock besides, the same
    /// seed gives the same answer on every machine.
    pub iterations: u32,
    /// The most time for one question.
    pub question: Option<Duration>,
    /// The most time for all questions of one turn.
    pub turn: Option<Duration>,
    pub horizon: Horizon,
    /// The most nodes of one tree, 32 bytes each.
    pub nodes: usize,
    /// Trees grown side by side and counted together.
    pub threads: u32,
    /// How much an untried answer draws, in standard deviations of the results.
    pub explore: f32,
    /// In a rollout everybody tries this many ways through an action and takes
    /// the best; with 1 they take the first.
    pub rollout_tries: u32,
    /// The first pass over the action: only its best ways are examined, see [`Evaluate::CANDIDATES`].
    pub first_pass: Greed,
    /// How often a node is visited before it gets children beyond the first pass.
    pub expand_after: u32,
}

impl Search {
    /// The defaults for a game.
    pub fn of<G: Evaluate>() -> Search {
        let default = Search::default();
        Search {
            first_pass: Greed { outcomes: G::FIRST_PASS_OUTCOMES, learned: G::LEARNED, ..default.first_pass },
            ..default
        }
    }
}

impl Default for Search {
    fn default() -> Search {
        Search {
            iterations: 1_000,
            question: None,
            turn: None,
            horizon: Horizon::Round,
            nodes: 1 << 18,
            threads: 1,
            explore: 5.0,
            rollout_tries: 6,
            first_pass: Greed { deals: 1, outcomes: 60, noise: 0.0, blind: 0.0, learned: false },
            expand_after: 8,
        }
    }
}

/// What a search found out about one answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<C> {
    pub choice: C,
    pub visits: u32,
    /// The mean share of the victory.
    pub share: f32,
}

/// The trees kept from one question to the next, and the question they fit.
#[derive(Debug)]
pub(crate) struct Memory<G: Game> {
    trees: Vec<Tree>,
    view: Option<View<G>>,
    clock: Clock,
}

/// Time spent in the turn with this number.
#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    turn: u32,
    spent: Duration,
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Self {
        Memory { trees: Vec::new(), view: None, clock: Clock::default() }
    }
}

/// The shortest look at a question when the time of the turn is used up.
const LAST_CALL: Duration = Duration::from_millis(20);

/// A way gone for so often needs no second thought.
const ENOUGH: u32 = 12;

/// Searches and returns what was found about each answer, in the order of the
/// options. The memory is left at the question asked.
pub(crate) fn search<G: Evaluate>(
    world: &World<'_, G>,
    how: &Search,
    seed: u64,
    memory: &mut Memory<G>,
    stop: &Stop,
) -> Vec<Finding<G::Choice>> {
    let began = Instant::now();
    let deadline = memory.deadline(world, how, seed);
    if memory.view.as_ref() != Some(&world.view()) || memory.trees.len() != how.threads.max(1) as usize {
        memory.trees = (0..how.threads.max(1)).map(|_| Tree::new(how.nodes)).collect();
    }
    memory.view = None;
    let options = world.choices();
    let ways = ways(world, &how.first_pass, G::CANDIDATES, seed, stop);
    for tree in &mut memory.trees {
        tree.forget();
        for (rank, way) in ways.iter().enumerate() {
            let keys = way.answers.iter().map(|choice| key(world.actor(), choice.index()));
            tree.plant(keys, 1.0 / (rank + 2) as f32, way.value);
        }
    }
    let grow = |thread: usize, tree: &mut Tree| {
        let mut walk = Walk::new(world, how, rng(seed ^ (thread as u64) << 48));
        walk.grow(tree, deadline, stop);
    };
    match &mut memory.trees[..] {
        [only] => grow(0, only),
        trees => std::thread::scope(|scope| {
            for (thread, tree) in trees.iter_mut().enumerate() {
                scope.spawn(move || grow(thread, tree));
            }
        }),
    }
    memory.spend(began.elapsed());
    let count = |&choice: &G::Choice| {
        let wanted = key(world.actor(), choice.index());
        let found = memory.trees.iter().filter_map(|tree| Some(tree.node(tree.child(0, wanted)?)));
        let (visits, sum) = found.fold((0, 0.0), |(n, sum), node| (n + node.visits, sum + node.sum));
        Finding { choice, visits, share: (sum / f64::from(visits.max(1))) as f32 }
    };
    options.iter().map(count).collect()
}

/// The answer most often gone for.
pub(crate) fn best<C: Copy>(findings: &[Finding<C>]) -> C {
    let mut best = findings[0];
    for &finding in &findings[1..] {
        if (finding.visits, finding.share) > (best.visits, best.share) {
            best = finding;
        }
    }
    best.choice
}

impl<G: Evaluate> Memory<G> {
    /// When the thinking about this question, which begins now, must be over.
    pub(crate) fn deadline(&mut self, world: &World<'_, G>, how: &Search, seed: u64) -> Option<Instant> {
        let turn = world.deal(&mut rng(seed)).turn();
        if self.clock.turn != turn {
            self.clock = Clock { turn, spent: Duration::ZERO };
        }
        let left = how.turn.map(|all| (all.saturating_sub(self.clock.spent) / 4).max(LAST_CALL));
        [how.question, left].into_iter().flatten().min().map(|time| Instant::now() + time)
    }

    pub(crate) fn spend(&mut self, time: Duration) {
        self.clock.spent += time;
    }

    pub(crate) fn nodes(&self) -> usize {
        self.trees.iter().map(Tree::len).sum()
    }

    /// The answers to go on with after this one: most often gone for, and often enough.
    pub(crate) fn rest(&self, actor: Actor, choice: G::Choice) -> Vec<G::Choice> {
        let mut rest = Vec::new();
        let [tree, ..] = &self.trees[..] else { return rest };
        let mut at = tree.child(0, key(actor, choice.index()));
        while let Some(here) = at {
            let planted = tree.children(here).filter(|(_, node)| node.prior > 0.0 && node.visits >= ENOUGH);
            let next = planted.max_by_key(|(_, node)| node.visits);
            rest.extend(next.and_then(|(_, node)| G::Choice::from_index(node.key as usize & 0xff_ffff)));
            at = next.map(|(id, _)| id);
        }
        rest
    }

    /// Goes down the trees by the answer given, for as long as the same actor
    /// answers and luck is silent: then the next question is known for sure,
    /// and its view says whether it is the one asked.
    pub(crate) fn follow(&mut self, world: &World<'_, G>, choice: G::Choice) {
        let mut dealt = world.deal(&mut rng(0));
        let mut options = Vec::new();
        dealt.apply(world.actor(), choice, &mut Quiet);
        if is_over_for(world.sees(), dealt.clone(), self.clock.turn) {
            self.clock.spent = Duration::ZERO;
        }
        if !dealt.waiting().has(world.actor()) {
            return self.trees.clear();
        }
        dealt.thinkable(world.actor(), &mut options);
        // A single answer makes no node, and most drivers do not ask for it.
        while let [only] = options[..] {
            dealt.apply(world.actor(), only, &mut Quiet);
            if !dealt.waiting().has(world.actor()) {
                return self.trees.clear();
            }
            dealt.thinkable(world.actor(), &mut options);
        }
        let wanted = key(world.actor(), choice.index());
        for tree in &mut self.trees {
            match tree.child(0, wanted) {
                Some(child) => *tree = tree.below(child),
                None => return self.trees.clear(),
            }
        }
        self.view = Some(dealt.view(world.sees()));
    }
}

/// Is the turn over before any of these is asked again, as far as one can tell?
fn is_over_for<G: Evaluate>(who: Actors, mut game: G, turn: u32) -> bool {
    let (mut rng, mut options) = (rng(0), Vec::new());
    while let Some(actor) = game.waiting().first() {
        if game.turn() != turn {
            return true;
        }
        if !game.waiting().and(who).is_empty() {
            return false;
        }
        game.thinkable(actor, &mut options);
        let choice = match actor.is_luck() {
            true => draw(&game, &options, &mut rng),
            false => rollout_choice(&game, actor, &options, &mut rng),
        };
        game.apply(actor, choice, &mut Quiet);
    }
    true
}
