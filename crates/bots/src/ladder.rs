//! Who beats whom. Every pair of skills plays balanced seatings under common
//! random numbers: one seed, all ways to sit, so that neither the seat nor the
//! luck of the draw favours anybody.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::Serialize;
use table::{Actors, Match, Quiet, Standing};

use crate::eval::{Evaluate, Sides};
use crate::stats::{Rate, elo};
use crate::{Bot, Skill, World};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    pub skills: Vec<Skill>,
    /// Games per pair.
    pub games: u32,
    pub seed: u64,
    /// Games played side by side.
    pub threads: u32,
}

/// Everything measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: String,
    /// Sides at the table.
    pub sides: usize,
    pub pairs: Vec<Pair>,
}

/// One skill against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    pub a: String,
    pub b: String,
    /// How often a seat of `a` ends ahead of a seat of `b`; a tie is half. With
    /// two sides this is the share of games won. The interval counts games,
    /// not seats, and so is rather too wide than too narrow.
    pub ahead: Rate,
    /// The Elo difference behind `ahead`, and its interval.
    pub elo: [f64; 3],
    /// First places of a lone `a` at a table of `b`, shared places shared.
    pub first: Rate,
    /// `first` in multiples of the fair share.
    pub times_fair: f64,
    /// Answers per game.
    pub answers: f64,
}

/// Plays all pairs. `progress` hears how many games of all are done.
pub fn ladder<G: Evaluate>(start: &G, plan: &Plan, progress: impl Fn(u32, u32) + Sync) -> Report {
    let sides = Sides::of_game(start).count;
    let mut pairs = Vec::new();
    for (i, &a) in plan.skills.iter().enumerate() {
        pairs.extend(plan.skills[i + 1..].iter().map(|&b| (a, b)));
    }
    let total = plan.games * pairs.len() as u32;
    let done = AtomicU32::new(0);
    let tick = || progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    let pairs = pairs.into_iter().map(|(a, b)| measure(start, plan, a, b, &tick)).collect();
    Report { game: G::NAME.to_owned(), sides, pairs }
}

/// One whole match. `skills` sit in the order of the sides.
pub fn play<G: Evaluate>(start: &G, skills: &[Skill], seed: u64) -> (Standing, usize) {
    let sides = Sides::of_game(start);
    let mut seats: Vec<(Actors, Bot<G>)> = Vec::new();
    for (side, &skill) in skills.iter().enumerate() {
        let bot = Bot::new(skill, seed.wrapping_mul(31).wrapping_add(side as u64));
        seats.push((sides.members(side, start.actors()), bot));
    }
    let mut game = Match::start(start.clone(), seed, &mut Quiet);
    loop {
        game.run_singles(&mut Quiet);
        let Some(actor) = game.game().waiting().first() else { break };
        let (sees, bot) = &mut seats[sides.of(actor)];
        let world = World::new(game.game(), *sees, actor).expect("the awaited actor is of this side");
        let choice = bot.answer(&world);
        let taken = game.answer(actor, game.seq(), choice, &mut Quiet);
        taken.expect("bots give legal answers");
    }
    (game.game().standing(), game.seq())
}

#[derive(Clone, Copy, Debug, Default)]
struct Score {
    ahead: f64,
    first: f64,
    alone: u32,
    answers: usize,
}

fn measure<G: Evaluate>(start: &G, plan: &Plan, a: Skill, b: Skill, tick: &(impl Fn() + Sync)) -> Pair {
    let sides = Sides::of_game(start).count;
    let next = AtomicU32::new(0);
    let scores = Mutex::new(vec![Score::default(); plan.games as usize]);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.games {
                return;
            }
            let score = one(start, plan.seed, n as usize, sides, a, b);
            scores.lock().expect("no game panicked")[n as usize] = score;
            tick();
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    // Summed in the order of the games, so that threads change nothing.
    let scores = scores.into_inner().expect("no game panicked");
    let ahead = Rate::of(scores.iter().map(|s| s.ahead).sum(), plan.games);
    let alone = scores.iter().map(|s| s.alone).sum();
    let first = Rate::of(scores.iter().map(|s| s.first).sum(), alone);
    Pair {
        a: a.to_string(),
        b: b.to_string(),
        ahead,
        elo: [ahead.rate, ahead.low, ahead.high].map(elo),
        first,
        times_fair: first.rate * sides as f64,
        answers: scores.iter().map(|s| s.answers as f64).sum::<f64>() / f64::from(plan.games.max(1)),
    }
}

/// The `n`-th game of a pair. Twice as many games as sides share a seed: a lone
/// `a` in every seat, then a lone `b` in every seat. With two sides that is
/// the same thing, and two games share a seed.
fn one<G: Evaluate>(start: &G, seed: u64, n: usize, sides: usize, a: Skill, b: Skill) -> Score {
    let ways = if sides == 2 { 2 } else { 2 * sides };
    let seed = seed.wrapping_add((n / ways) as u64);
    // Lone `a` and lone `b` by turns, so that few games are balanced too.
    let (seat, a_alone) = if sides == 2 { (n % 2, true) } else { (n % ways / 2, n.is_multiple_of(2)) };
    let is_a = |side: usize| (side == seat) == a_alone;
    let skills: Vec<Skill> = (0..sides).map(|side| if is_a(side) { a } else { b }).collect();
    let (standing, answers) = play(start, &skills, seed);
    let places: Vec<u8> = standing.rows.iter().map(|row| row.place).collect();
    let (mut ahead, mut pairs) = (0.0, 0.0);
    for mine in (0..sides).filter(|&s| is_a(s)) {
        for theirs in (0..sides).filter(|&s| !is_a(s)) {
            pairs += 1.0;
            ahead += match places[mine].cmp(&places[theirs]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    let mut score = Score { ahead: ahead / pairs, answers, ..Score::default() };
    if a_alone {
        score.alone = 1;
        if places[seat] == 1 {
            score.first = 1.0 / standing.winners().count() as f64;
        }
    }
    score
}
