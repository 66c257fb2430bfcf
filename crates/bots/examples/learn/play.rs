//! Matches to learn from. A row of 32-bit floats is written for every position
//! between turns: the number of the match, who won for the team asked (1, 0, or
//! 0.5), and the facts.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Evaluate, Greed, Sides, Skill, World, facts};
use rand::RngExt;
use table::{Actors, Game, Match, Quiet, rng};
use tf2_board::{Mode, Rules, Setup, TfBoard};

use crate::Outcome;

pub(crate) struct Plan<'a> {
    pub(crate) mode: Mode,
    /// How closely the greedy players look, in ends of an action.
    pub(crate) ends: u32,
    /// How often an answer is a random one, so that more positions are seen.
    pub(crate) slips: f32,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u32,
    pub(crate) rows: &'a str,
}

pub(crate) fn mode(word: &str) -> Result<Mode, String> {
    let known = [Mode::Ctf, Mode::Cp].into_iter().find(|mode| mode.word() == word);
    known.ok_or_else(|| format!("no mode is called `{word}`"))
}

pub(crate) fn play(plan: &Plan<'_>) -> Outcome {
    let setup = Setup { mode: plan.mode, ..Default::default() };
    let first = TfBoard::new(Rules::embedded(), &setup).map_err(|bad| format!("{bad:?}"))?;
    let out = Mutex::new(BufWriter::new(File::create(plan.rows)?));
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.games {
                return;
            }
            let (rows, share) = one(&first, plan, plan.seed + n);
            let mut bytes = Vec::new();
            for (side, facts) in rows {
                let won = if side == 0 { share } else { 1.0 - share };
                [n as f32, won].iter().chain(&facts).for_each(|fact| bytes.extend(fact.to_le_bytes()));
            }
            out.lock().expect("no match panicked").write_all(&bytes).expect("room for the rows");
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads {
            scope.spawn(work);
        }
        work();
    });
    Ok(())
}

/// One match: the facts between turns, whose they are, and the share of the first side.
fn one(first: &TfBoard, plan: &Plan<'_>, game: u64) -> (Vec<(usize, Vec<f32>)>, f32) {
    let sides = Sides::of_game(first);
    let mut slip = rng(game ^ 0x511b);
    let seat = |side: usize| {
        let bot = Bot::new(Skill::Greedy, game.wrapping_mul(31) + side as u64);
        (sides.members(side, first.actors()), bot.looking(Greed { ends: plan.ends, deep: true, ..Greed::CLEAN }))
    };
    let mut seats: [(Actors, Bot<TfBoard>); 2] = [seat(0), seat(1)];
    let mut playing = Match::start(*first, game, &mut Quiet);
    let mut rows = Vec::new();
    loop {
        playing.run_singles(&mut Quiet);
        let now = playing.game();
        let Some(actor) = now.waiting().first() else { break };
        if now.is_settled() {
            rows.push((now.team_asked().ix(), facts(now).to_vec()));
        }
        let (sees, bot) = &mut seats[sides.of(actor)];
        let world = World::new(now, *sees, actor).expect("the awaited actor is of this side");
        let mut choice = bot.answer(&world);
        // More slips while the teams form: which classes are good is to be learned too.
        let slips = if now.rotations().0 == 0 { 0.5 } else { plan.slips };
        if slip.random::<f32>() < slips {
            let options = world.choices();
            choice = options[slip.random_range(0..options.len() as u32) as usize];
        }
        playing.answer(actor, playing.seq(), choice, &mut Quiet).expect("a legal answer");
    }
    let places = playing.game().standing().rows;
    let share = match places[0].place.cmp(&places[1].place) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    (rows, share)
}
