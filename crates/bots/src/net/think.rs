//! A search by a network. The asked seat tries its likeliest answers in dealt
//! worlds, fewer and fewer of them (sequential halving); in a dealt world
//! everybody else answers by the policy, from what their own seat may know; and
//! the value judges where a line leaves what is known. Positions that look the
//! same to the asked seat are one node, whatever world they were met in.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::time::Instant;

use rand::RngExt;
use table::{Actor, Game, Options, Quiet, Rng, draw, rng, seed_of};

use super::share::decay;
use super::{BadNetwork, Mind, Weights};
use crate::eval::{Evaluate, Sides};
use crate::search::Finding;
use crate::{Stop, World};

/// The most answers to a question that are tried.
const TRIED: usize = 16;
/// How far tries outweigh the policy: a share of the victory counts as many
/// nats as [`TRUST`] and the visits of the most visited answer, times [`WEIGHT`] / 256.
const TRUST: u64 = 50;
const WEIGHT: u64 = 64;
/// More answers than this in one line, and it is judged by where it began.
const LONGEST: u32 = 1_000;
/// Nodes that are kept from question to question, and the most there are while one is thought about.
const KEPT: usize = 50_000;
const MOST: usize = 500_000;

/// What looks the same to the one who is asked there.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Its answers among the edges, in the order of the offers.
    first: u32,
    count: u32,
    /// The share of the asked side, as the network judges it.
    share: u32,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug)]
struct Edge {
    logit: i32,
    visits: u32,
    /// Shares it led to, from 0 to 65,536 each.
    sum: u64,
}

/// Marks are spread already.
#[derive(Debug, Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, mark: u64) {
        self.0 = mark;
    }
}

/// A network that thinks ahead for one seat.
#[derive(Debug)]
pub(crate) struct Thinker<G: Game> {
    mind: Mind,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    known: HashMap<u64, u32, BuildHasherDefault<Spread>>,
    /// Edges on the way of the line at hand.
    path: Vec<u32>,
    options: Options<G>,
    /// Room for those that are worth a thought.
    thinkable: Options<G>,
    weights: Vec<u64>,
}

/// What ends the thinking before all lines are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End<'a> {
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: Option<Instant>,
}

impl End<'_> {
    fn has_come(&self) -> bool {
        self.stop.is_set() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// An answer to the question, and its number.
type Offer<G> = (<G as Game>::Choice, usize);

/// What lines are played for.
struct Quest<'w, 'g, G: Game> {
    world: &'w World<'g, G>,
    sides: Sides,
    side: usize,
    root: Node,
    offers: Vec<Offer<G>>,
}

impl<G: Evaluate> Thinker<G> {
    pub(crate) fn new(weights: Weights, game: &G) -> Result<Thinker<G>, BadNetwork> {
        Ok(Thinker {
            mind: Mind::new(weights, game)?,
            nodes: Vec::new(),
            edges: Vec::new(),
            known: HashMap::default(),
            path: Vec::new(),
            options: Vec::new(),
            thinkable: Vec::new(),
            weights: Vec::new(),
        })
    }

    /// The best answer: by the policy alone, or by a search of that number of lines. Teams are drawn.
    pub(crate) fn answer(
        &mut self,
        world: &World<'_, G>,
        lines: Option<u32>,
        seed: u64,
        end: &End<'_>,
    ) -> Option<G::Choice> {
        let (actor, dealt) = (world.actor(), self.ask(world, 0));
        if let [only] = self.options[..] {
            return Some(only);
        }
        if let Some(drawn) = dealt.drawn(actor, &self.options, &mut rng(seed)) {
            return Some(drawn);
        }
        if let Some(lines) = lines {
            return self.think(world, lines, seed, end).first().map(|finding| finding.choice);
        }
        self.mind.read(&dealt, actor);
        self.mind.think();
        self.mind.best(&dealt, actor, &self.options)
    }

    /// Puts down the answers worth a thought. The network never gets the true
    /// position, so that it need not be trusted, but this dealt one.
    fn ask(&mut self, world: &World<'_, G>, seed: u64) -> G {
        let dealt = world.deal(&mut rng(seed));
        world.write_choices(&dealt, &mut self.options, &mut self.thinkable);
        dealt
    }

    /// Tries answers in dealt worlds. What it found of each, the best first.
    pub(crate) fn think(
        &mut self,
        world: &World<'_, G>,
        iterations: u32,
        seed: u64,
        end: &End<'_>,
    ) -> Vec<Finding<G::Choice>> {
        if self.nodes.len() > KEPT {
            self.nodes.clear();
            self.edges.clear();
            self.known.clear();
        }
        let (actor, dealt) = (world.actor(), self.ask(world, seed));
        self.mind.read(&dealt, actor);
        let root = self.met(actor).unwrap_or_else(|| self.add(&dealt, actor));
        let offers: Vec<Offer<G>> =
            self.options.iter().map(|&choice| (choice, dealt.action(self.mind.seat(actor), choice))).collect();
        let sides = Sides::of_game(&dealt);
        let quest = Quest { world, side: sides.of(actor), sides, root, offers };
        let order = self.halve(&quest, iterations, seed, end);
        order.into_iter().map(|n| self.finding(root, n, quest.offers[n].0)).collect()
    }

    /// Sequential halving: tries all, drops the worse half, tries the others
    /// more often, until one is left. The answers tried, the best first.
    fn halve(&mut self, quest: &Quest<'_, '_, G>, iterations: u32, seed: u64, end: &End<'_>) -> Vec<usize> {
        let root = quest.root;
        let mut alive: Vec<usize> = (0..quest.offers.len()).collect();
        alive.sort_by_key(|&n| (Reverse(self.edge(root, n).logit), quest.offers[n].1));
        alive.truncate(TRIED.min(iterations as usize / 2).max(1));
        let phases = alive.len().next_power_of_two().ilog2().max(1);
        let (mut order, mut line) = (alive.clone(), 0);
        let done = |thinker: &Thinker<G>| end.has_come() || thinker.nodes.len() > MOST;
        while alive.len() > 1 && !done(self) {
            let each = (iterations / (phases * alive.len() as u32)).max(1);
            for _ in 0..each {
                line += 1;
                // The same worlds and the same luck to every answer: what differs is the answer.
                let luck = seed_of(seed, line);
                alive.iter().for_each(|&n| self.play(quest, n, luck));
                if done(self) {
                    break;
                }
            }
            let pull = self.pull(root);
            alive.sort_by_key(|&n| (Reverse(self.score(root, n, pull)), quest.offers[n].1));
            order.splice(..alive.len(), alive.iter().copied());
            alive.truncate(alive.len().div_ceil(2));
        }
        order
    }

    fn finding(&self, node: Node, n: usize, choice: G::Choice) -> Finding<G::Choice> {
        let edge = self.edge(node, n);
        let share = edge.sum.checked_div(edge.visits.into()).unwrap_or(node.share.into());
        Finding { choice, visits: edge.visits, share: share as f32 / 65_536.0 }
    }

    /// Plays one line from an answer to the question, and remembers what it led to.
    fn play(&mut self, quest: &Quest<'_, '_, G>, answer: usize, luck: u64) {
        let mut luck = rng(luck);
        let mut game = quest.world.deal(&mut luck);
        self.path.clear();
        self.path.push(quest.root.first + answer as u32);
        game.apply(quest.world.actor(), quest.offers[answer].0, &mut Quiet);
        let share = self.follow(quest, &mut game, &mut luck);
        for &edge in &self.path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += u64::from(share);
        }
    }

    /// Plays on to where something new is met: the share of the asked side there.
    fn follow(&mut self, quest: &Quest<'_, '_, G>, game: &mut G, luck: &mut Rng) -> u32 {
        for _ in 0..LONGEST {
            let Some(actor) = game.waiting().first() else { return won(game, quest.side) };
            game.thinkable(actor, &mut self.options);
            let choice = match self.options[..] {
                [only] => only,
                _ if actor.is_luck() => draw(game, &self.options, luck),
                _ => {
                    self.mind.read_on(game, actor);
                    let (node, new) = match self.met(actor) {
                        Some(node) => (node, false),
                        None => (self.add(game, actor), true),
                    };
                    if new && let Some(share) = self.judge(quest, actor) {
                        return share;
                    }
                    let mine = self.mind.seat(actor).has(quest.world.actor());
                    let n = if mine { self.select(node) } else { self.sample(node, luck) };
                    if mine {
                        self.path.push(node.first + n as u32);
                    }
                    self.options[n]
                }
            };
            game.apply(actor, choice, &mut Quiet);
        }
        quest.root.share
    }

    /// The share of the side that asks, by what was thought for `actor` just now.
    fn judge(&self, quest: &Quest<'_, '_, G>, actor: Actor) -> Option<u32> {
        let count = quest.sides.count;
        let after = (quest.side + count - quest.sides.of(actor)) % count;
        self.mind.share(after, count)
    }

    /// The node of what was read, if it was met before.
    fn met(&self, actor: Actor) -> Option<Node> {
        let node = self.nodes[*self.known.get(&self.mind.mark(actor))? as usize];
        (node.count as usize == self.options.len()).then_some(node)
    }

    /// Thinks about what was read and remembers it.
    fn add(&mut self, dealt: &G, actor: Actor) -> Node {
        self.mind.think();
        let share = self.mind.share(0, 1).unwrap_or(1 << 15);
        let node = Node { first: self.edges.len() as u32, count: self.options.len() as u32, share };
        let edge = |&choice: &G::Choice| Edge { logit: self.mind.logit(dealt, actor, choice), visits: 0, sum: 0 };
        self.edges.extend(self.options.iter().map(edge));
        self.known.insert(self.mind.mark(actor), self.nodes.len() as u32);
        self.nodes.push(node);
        node
    }

    fn edge(&self, node: Node, n: usize) -> &Edge {
        &self.edges[node.first as usize + n]
    }

    fn edges(&self, node: Node) -> &[Edge] {
        &self.edges[node.first as usize..][..node.count as usize]
    }

    /// How many units of a logit a share of 65,536 is worth.
    fn pull(&self, node: Node) -> u64 {
        let most = self.edges(node).iter().map(|edge| edge.visits).max().unwrap_or(0);
        (TRUST + u64::from(most)) * WEIGHT
    }

    /// The logit of an answer, moved by what it led to; what was not tried is
    /// believed to lead where the network says.
    fn score(&self, node: Node, n: usize, pull: u64) -> i64 {
        let edge = self.edge(node, n);
        let share = edge.sum.checked_div(edge.visits.into()).unwrap_or(node.share.into());
        i64::from(edge.logit) + ((share * pull) >> 16) as i64
    }

    /// The answer to try next at a question of one's own seat: the one that was
    /// tried least, measured by the policy that the tries so far have improved.
    fn select(&mut self, node: Node) -> usize {
        let pull = self.pull(node);
        let mut weights = std::mem::take(&mut self.weights);
        weights.clear();
        let count = node.count as usize;
        let best = (0..count).map(|n| self.score(node, n, pull)).max().unwrap_or(0);
        weights.extend((0..count).map(|n| drawn(best - self.score(node, n, pull))));
        let all: u64 = weights.iter().sum();
        let tried: u64 = self.edges(node).iter().map(|edge| u64::from(edge.visits)).sum();
        let owed = |n: usize| (weights[n] * (1 + tried)) as i64 - (u64::from(self.edge(node, n).visits) * all) as i64;
        let choice = (0..count).max_by_key(|&n| (owed(n), Reverse(n))).unwrap_or(0);
        self.weights = weights;
        choice
    }

    /// An answer drawn by the policy.
    fn sample(&mut self, node: Node, luck: &mut Rng) -> usize {
        let edges = self.edges(node);
        let best = edges.iter().map(|edge| i64::from(edge.logit)).max().unwrap_or(0);
        let weight = |edge: &Edge| drawn(best - i64::from(edge.logit));
        let mut left = luck.random_range(0..edges.iter().map(weight).sum::<u64>());
        let falls = edges.iter().position(|edge| {
            let weight = weight(edge);
            left.checked_sub(weight).map(|rest| left = rest).is_none()
        });
        falls.unwrap_or(0)
    }
}

/// How much something draws that lies so far below the best.
fn drawn(below: i64) -> u64 {
    u64::from(decay(below.try_into().unwrap_or(u32::MAX)).max(1))
}

/// The share of a finished match.
fn won<G: Game>(game: &G, side: usize) -> u32 {
    let standing = game.standing();
    let winners = standing.winners().count().max(1) as u32;
    if standing.rows[side].place == 1 { (1 << 16) / winners } else { 0 }
}
