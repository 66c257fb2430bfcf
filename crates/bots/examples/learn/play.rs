//! Matches to learn from. Kept as answers, two bytes each after how many they
//! are, so that facts can be thought of anew without playing anew.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Greed, Sides, Skill, World};
use rand::RngExt;
use table::{Actors, Choice as _, Game, Match, Quiet, rng, seed_of};
use tf2_board::{Choice, Mode, Rules, Setup, TfBoard};

use crate::Outcome;

pub(crate) struct Plan<'a> {
    pub(crate) mode: Mode,
    /// How the two greedy players look; they change seats from match to match.
    pub(crate) looks: [Greed; 2],
    /// How often an answer is a random one, so that more positions are seen.
    pub(crate) slips: f32,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u32,
    pub(crate) matches: &'a str,
}

pub(crate) fn mode(word: &str) -> Result<Mode, String> {
    let known = [Mode::Ctf, Mode::Cp].into_iter().find(|mode| mode.word() == word);
    known.ok_or_else(|| format!("no mode is called `{word}`"))
}

/// `thumb:60`: by the rule of thumb, 60 outcomes to an answer. `judge:60`: by the evaluator compiled in.
fn look(word: &str) -> Result<Greed, String> {
    let bad = || format!("`{word}` is neither thumb:N nor judge:N");
    let (eye, outcomes) = word.split_once(':').ok_or_else(bad)?;
    let learned = match eye {
        "thumb" => false,
        "judge" => true,
        _ => return Err(bad()),
    };
    Ok(Greed { deals: 1, outcomes: outcomes.parse().map_err(|_| bad())?, learned, ..Greed::CLEAN })
}

/// Both looks of `judge:160,thumb:60`, or one for both.
pub(crate) fn looks(words: &str) -> Result<[Greed; 2], String> {
    let (one, other) = words.split_once(',').unwrap_or((words, words));
    Ok([look(one)?, look(other)?])
}

/// The first position of a mode, on its default map.
pub(crate) fn start(mode: Mode) -> Result<TfBoard, String> {
    let setup = Setup { mode, ..Default::default() };
    TfBoard::new(Rules::embedded(), &setup).map_err(|bad| format!("{bad:?}"))
}

pub(crate) fn play(plan: &Plan<'_>) -> Outcome {
    let first = start(plan.mode)?;
    let out = Mutex::new(BufWriter::new(File::create(plan.matches)?));
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.games {
                return;
            }
            let answers = one(&first, plan, plan.seed + n);
            let numbers = std::iter::once(answers.len() as u16).chain(answers);
            let bytes: Vec<u8> = numbers.flat_map(u16::to_le_bytes).collect();
            out.lock().expect("no match panicked").write_all(&bytes).expect("room for the matches");
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

/// One match: all answers, those of luck too.
fn one(first: &TfBoard, plan: &Plan<'_>, game: u64) -> Vec<u16> {
    let sides = Sides::of_game(first);
    let mut slip = rng(seed_of(game, 2));
    let seat = |side: usize| {
        let bot = Bot::new(Skill::Greedy, seed_of(game, side as u64));
        (sides.members(side, first.actors()), bot.looking(plan.looks[(side + game as usize) % 2]))
    };
    let mut seats: [(Actors, Bot<TfBoard>); 2] = [seat(0), seat(1)];
    let mut playing = Match::start(*first, game, &mut Quiet);
    loop {
        playing.run_singles(&mut Quiet);
        let now = playing.game();
        let Some(actor) = now.waiting().first() else { break };
        let (sees, bot) = &mut seats[sides.of(actor)];
        let world = World::new(now, *sees, actor).expect("the awaited actor is of this side");
        let mut choice = bot.answer(&world);
        // More slips while the teams form: which classes are good is to be learned too.
        let slips = match choice {
            _ if now.rotations().0 == 0 => 0.5,
            Choice::Class(_) => 0.2,
            _ => plan.slips,
        };
        if slip.random::<f32>() < slips {
            let options = world.choices();
            choice = options[slip.random_range(0..options.len() as u32) as usize];
        }
        playing.answer(actor, playing.seq(), choice, &mut Quiet).expect("a legal answer");
    }
    playing.log().iter().map(|entry| entry.choice.index() as u16).collect()
}
