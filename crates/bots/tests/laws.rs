//! What every bot owes: it cannot peek, it repeats itself, it stops in time,
//! and it stays within its memory.

mod made_up;

use std::time::Duration;

use adrenaline::{Adrenaline, Mode, Rules, Setup, TeamPlay};
use bots::net::Weights;
use bots::{Bot, Evaluate, Search, Skill, World, hint, record};
use table::{Actor, Actors, Game, Match, Quiet, rng};

fn adrenaline(players: u8) -> Adrenaline {
    let setup = Setup { players, skulls: 5, ..Setup::default() };
    Adrenaline::new(Rules::embedded(), &setup).unwrap()
}

/// A match some random answers after its start, with a real question on the table.
fn somewhere<G: Evaluate>(start: &G, seed: u64, answers: u64) -> Match<G> {
    let mut game = start.clone();
    table::play_out(&mut game, &mut rng(seed), &mut Vec::new(), answers);
    let mut game = Match::start(game, seed, &mut Quiet);
    game.run_singles(&mut Quiet);
    assert!(!game.game().waiting().is_empty());
    game
}

/// Every bot, with budgets a test can afford and no clock; networks of random weights, and
/// those in the program.
fn everybody<G: Evaluate>(start: &G, seed: u64) -> Vec<Bot<G>> {
    let brief = |skill: Skill, iterations| Bot::new(skill, seed).with(Search { iterations, ..Search::default() });
    let plain = [Skill::Random, Skill::Greedy, Skill::Easy, Skill::Normal].map(|skill| Bot::new(skill, seed));
    let searching = [brief(Skill::ClassicHard, 12), brief(Skill::ClassicExpert, 16), brief(Skill::Search(8), 8)];
    let wide = Bot::new(Skill::Search(20), seed).with(Search { iterations: 8, threads: 2, ..Search::default() });
    let weights = made_up::network(start, 32, 1, 1 + seed as usize % 5, "laws");
    let thinking = [weights, Weights::BuiltIn]
        .into_iter()
        .flat_map(|weights| [Skill::Net(weights), Skill::Think(10, weights)])
        .map(|skill| Bot::new(skill, seed));
    plain.into_iter().chain(searching).chain(thinking).chain([wide]).collect()
}

/// Hard and expert, whatever they play by.
fn strong<G: Evaluate>(seed: u64) -> [Bot<G>; 2] {
    let timeless = Search { iterations: 30, ..Search::default() };
    [Skill::Hard, Skill::Expert].map(|skill| Bot::new(skill, seed).with(timeless))
}

/// Plays a match. At every question each bot is asked in the true world, and
/// its twin in a world that looks the same; they must agree, all the way.
/// Returns how often the worlds did differ.
fn cannot_peek<G: Evaluate>(start: &G, seed: u64, from: u64, questions: usize) -> usize {
    let mut game = somewhere(start, seed, from);
    let (mut ones, mut twins) = (everybody(start, seed), everybody(start, seed));
    let (mut strong_ones, mut strong_twins) = (strong(seed), strong(seed));
    let mut differed = 0;
    for n in 0..questions {
        game.run_singles(&mut Quiet);
        let Some(actor) = game.game().waiting().first() else { break };
        let sees = Actors::one(actor);
        let other = game.game().deal_again(sees, &mut rng(seed + n as u64));
        differed += usize::from(&other != game.game());
        let (here, there) = (World::new(game.game(), sees, actor).unwrap(), World::new(&other, sees, actor).unwrap());
        assert!(here.view() == there.view());
        let mut choice = None;
        let dear = if n % 8 == 0 { 2 } else { 0 };
        let asked = ones.iter_mut().chain(&mut strong_ones[..dear]);
        for (one, twin) in asked.zip(twins.iter_mut().chain(&mut strong_twins[..dear])) {
            let answer = one.answer(&here);
            assert_eq!(answer, twin.answer(&there), "{} peeks at question {n}, seed {seed}", one.skill());
            choice = Some(answer);
        }
        if n % 8 == 0 {
            assert_eq!(ones[4].findings(&here), twins[4].findings(&there), "a hint peeks");
        }
        game.answer(actor, game.seq(), choice.unwrap(), &mut Quiet).unwrap();
    }
    differed
}

#[test]
fn no_bot_can_peek_in_adrenaline() {
    let differed: usize = (0..6).map(|seed| cannot_peek(&adrenaline(3 + (seed % 3) as u8), seed, 150, 20)).sum();
    assert!(differed > 50, "only {differed} worlds differed");
}

#[test]
fn no_bot_can_peek_in_any_mode_of_adrenaline() {
    let deathmatch = Setup { players: 3, skulls: 5, ..Setup::default() };
    let setups = [
        Setup { mode: Mode::Domination, ..deathmatch.clone() },
        Setup { mode: Mode::Turret, ..deathmatch.clone() },
        Setup { bot: true, ..deathmatch.clone() },
        Setup { powers: true, ..deathmatch },
    ];
    let look = |(seed, setup)| cannot_peek(&Adrenaline::new(Rules::embedded(), &setup).unwrap(), seed, 150, 16);
    let differed: usize = (6..).zip(setups).map(look).sum();
    assert!(differed > 20, "only {differed} worlds differed");
}

#[test]
fn no_bot_can_peek_in_team_play() {
    let start = TeamPlay::new(Rules::embedded(), &Default::default()).unwrap();
    let differed: usize = (0..6).map(|seed| cannot_peek(&start, seed, 120, 30)).sum();
    assert!(differed > 40, "only {differed} worlds differed");
}

#[test]
fn no_bot_can_peek_at_a_secret_team() {
    let start = tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::ctf()).unwrap();
    let differed: usize = (0..3).map(|seed| cannot_peek(&start, seed, 0, 14)).sum();
    assert!(differed > 10, "only {differed} worlds differed");
}

#[test]
fn every_bot_plays_the_open_games_legally() {
    for mode in [tf2_board::Mode::Ctf, tf2_board::Mode::Cp] {
        let setup = tf2_board::Setup { mode, ..Default::default() };
        let start = tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).unwrap();
        assert_eq!(cannot_peek(&start, 1, 60, 12), 0, "all lies open");
    }
    let start = tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::cp()).unwrap();
    assert_eq!(cannot_peek(&start, 1, 60, 12), 0, "all lies open once the teams are");
}

/// Where it may be answered at all; the random player gives up first.
fn never_gives_up<G: Evaluate>(start: &G) {
    let game = Match::start(start.clone(), 1, &mut Quiet);
    let asked = game.game().waiting().first().unwrap();
    let mut legal = Vec::new();
    game.game().choices(asked, &mut legal);
    assert!(legal.iter().any(|&choice| G::gives_up(choice)), "it is offered");
    let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
    for mut bot in everybody(start, 7).into_iter().chain(strong(7)) {
        assert!((0..20).all(|_| !G::gives_up(bot.answer(&world))), "{}", bot.skill());
    }
}

#[test]
fn no_bot_gives_up() {
    let setup = tf2_board::Setup { concede: true, ..Default::default() };
    never_gives_up(&tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).unwrap());
    let setup = tf2_turns::Setup { concede: true, ..tf2_turns::Setup::ctf() };
    never_gives_up(&tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &setup).unwrap());
}

/// Plays both with the same luck: every bot answers as if giving up were not offered.
fn thinks_alike<G: Evaluate>(plain: &G, offered: &G) {
    let (mut plain, mut offered) = (plain.clone(), offered.clone());
    // Whether one may give up is among the numbers of a network.
    let thoughtful = || everybody(&plain, 3).into_iter().filter(|bot| bot.skill().weights().is_none());
    let mut bots: [Vec<Bot<G>>; 2] = [thoughtful().collect(), thoughtful().collect()];
    let (mut luck, mut options, mut n) = (rng(5), Vec::new(), 0);
    while let Some(asked) = plain.waiting().first().filter(|_| n < 160) {
        plain.choices(asked, &mut options);
        let choice = if asked.is_luck() {
            table::draw(&plain, &options, &mut luck)
        } else {
            let which = n % bots[0].len();
            let mut answer =
                |n: usize, game: &G| bots[n][which].answer(&World::new(game, Actors::one(asked), asked).unwrap());
            let (a, b) = (answer(0, &plain), answer(1, &offered));
            assert_eq!(a, b, "question {n}, {}", bots[0][which].skill());
            a
        };
        plain.apply(asked, choice, &mut Quiet);
        offered.apply(asked, choice, &mut Quiet);
        n += 1;
    }
    assert!(n > 100, "{n}");
}

#[test]
fn that_one_may_give_up_changes_no_thought_and_no_undo() {
    let board = |concede| {
        let setup = tf2_board::Setup { concede, ..Default::default() };
        tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).unwrap()
    };
    thinks_alike(&board(false), &board(true));
    let turns = |concede| {
        let setup = tf2_turns::Setup { concede, ..tf2_turns::Setup::ctf() };
        tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &setup).unwrap()
    };
    thinks_alike(&turns(false), &turns(true));

    // A question with one answer besides giving up is no decision to come back to.
    let mut game = Match::start(board(true), 1, &mut Quiet);
    let mut options = Vec::new();
    for n in 0.. {
        game.run_luck(&mut Quiet);
        let asked = game.game().waiting().first().unwrap();
        game.game().choices(asked, &mut options);
        options.retain(|&choice| !tf2_board::TfBoard::gives_up(choice));
        let choice = options[n % options.len()];
        game.answer(asked, game.seq(), choice, &mut Quiet).unwrap();
        if options.len() == 1 {
            break;
        }
    }
    assert!(game.log().last().unwrap().single);
}

#[test]
fn a_world_belongs_to_the_actor_who_is_asked() {
    let game = somewhere(&adrenaline(3), 1, 40);
    let asked = game.game().waiting().first().unwrap();
    let other = Actor((asked.0 + 1) % 3);
    assert!(World::new(game.game(), Actors::one(asked), asked).is_some());
    assert!(World::new(game.game(), Actors::one(other), asked).is_none(), "not theirs");
    assert!(World::new(game.game(), Actors::one(other), other).is_none(), "not asked");
    let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
    assert!(format!("{world:?}").len() < 60, "a world does not print the position");
}

#[test]
fn the_same_seed_and_iterations_play_the_same_match() {
    let skills = [Skill::Search(8), Skill::Greedy, Skill::Easy];
    let log = |seed| record(&adrenaline(3), &skills, seed).log().to_vec();
    assert_eq!(log(5), log(5));
    assert_ne!(log(5), log(6));
}

#[test]
fn a_clock_ends_the_thinking_too() {
    let brief = Search { iterations: u32::MAX, question: Some(Duration::from_millis(50)), ..Search::default() };
    let game = somewhere(&adrenaline(5), 4, 200);
    let asked = game.game().waiting().first().unwrap();
    let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
    let answer = Bot::new(Skill::ClassicExpert, 1).with(brief).answer(&world);
    assert!(world.choices().contains(&answer), "without the clock it would think for days");
}

#[test]
fn a_search_stays_within_its_memory() {
    let small = Search { iterations: 1_000, nodes: 300, ..Search::default() };
    let mut bot = Bot::new(Skill::ClassicHard, 1).with(small);
    let mut game = somewhere(&adrenaline(4), 5, 100);
    for _ in 0..20 {
        game.run_singles(&mut Quiet);
        let Some(asked) = game.game().waiting().first() else { break };
        let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
        let answer = bot.answer(&world);
        assert!(bot.nodes_kept() <= 300);
        game.answer(asked, game.seq(), answer, &mut Quiet).unwrap();
    }
}

#[test]
fn hints_are_legal_different_and_in_order() {
    for seed in 0..4 {
        let game = somewhere(&adrenaline(4), seed, 120);
        let asked = game.game().waiting().first().unwrap();
        let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
        let mut bot = Bot::new(Skill::Search(300), seed);
        let hints = hint(&mut bot, &world);
        assert_eq!(hints.len(), world.choices().len().min(3));
        for (n, hint) in hints.iter().enumerate() {
            assert!(world.choices().contains(&hint.choice));
            assert!((0.0..=1.0).contains(&hint.share) && (0.0..=1.0).contains(&hint.sure));
            assert!(hints[..n].iter().all(|before| before.choice != hint.choice && before.sure >= hint.sure));
        }
    }
}
