//! Names, and that a better level is better. Seeds are fixed, so nothing here
//! depends on luck; the margins leave room for honest changes.

use std::sync::Mutex;

use adrenaline::{Adrenaline, Mode, Rules, Setup};
use bots::net::Weights;
use bots::{BadSkill, Bot, Evaluate, Plan, Skill, World, ladder};
use table::{Actors, Game, Quiet, play_out_with, rng};

#[test]
fn every_bot_is_chosen_by_its_name() {
    for name in ["random", "greedy", "easy", "normal", "hard", "expert", "search:2000"] {
        assert_eq!(name.parse::<Skill>().unwrap().to_string(), name);
    }
    assert_eq!("Expert ".parse(), Ok(Skill::Expert));
    assert_eq!("search:10_000".parse(), Ok(Skill::Search(10_000)));
    let unknown = "impossible".parse::<Skill>().unwrap_err();
    assert!(unknown.to_string().contains("there are random, greedy"), "{unknown}");
    assert_eq!("search:".parse::<Skill>(), Err(BadSkill::Iterations(String::new())));
    assert_eq!("search:0".parse::<Skill>(), Err(BadSkill::Iterations("0".to_owned())));
}

fn ahead(a: Skill, b: Skill, games: u32) -> f64 {
    let setup = Setup { players: 3, ..Setup::default() };
    let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let report = ladder(&start, &Plan { skills: vec![a, b], games, seed: 11, threads: 1 }, &[], |_| {});
    assert_eq!(report.pairs[0].games, games);
    report.pairs[0].strength.unwrap().ahead.rate
}

#[test]
fn easy_plays_better_than_at_random() {
    assert!(ahead(Skill::Easy, Skill::Random, 12) > 0.7);
}

#[test]
fn normal_is_ahead_of_easy() {
    assert!(ahead(Skill::Normal, Skill::Easy, 12) > 0.6);
}

#[test]
fn a_search_is_ahead_of_normal() {
    assert!(ahead(Skill::Search(60), Skill::Normal, 12) > 0.55);
}

#[test]
fn classic_hard_goes_by_what_it_learned_of_the_board_game() {
    let start = tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &Default::default()).unwrap();
    let plan = Plan { skills: vec![Skill::ClassicHard, Skill::Greedy], games: 6, seed: 11, threads: 1 };
    let report = ladder(&start, &plan, &[], |_| {});
    assert!(report.pairs[0].strength.unwrap().ahead.rate > 0.5);
}

/// The answers of two skills to the questions of a match by chance: how many, and how many differ.
fn compare<G: Evaluate>(start: &G, [a, b]: [Skill; 2], questions: usize) -> (usize, usize) {
    let (mut bots, mut seen) = ([a, b].map(|skill| Bot::<G>::new(skill, 5)), (0, 0));
    let decide = |game: &G, actor, options: &Vec<G::Choice>, rng: &mut table::Rng| {
        let world = World::new(game, Actors::one(actor), actor).unwrap();
        if seen.0 < questions && world.choices().len() > 1 {
            let [a, b] = bots.each_mut().map(|bot| bot.answer(&world));
            seen = (seen.0 + 1, seen.1 + usize::from(a != b));
        }
        table::at_random(game, actor, options, rng)
    };
    play_out_with(&mut start.clone(), &mut rng(4), &mut Vec::new(), 400, decide, &mut Quiet);
    seen
}

#[test]
fn strong_levels_play_by_the_network_where_it_is_as_strong_and_fits() {
    let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
    let three = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let think = Skill::Think(64, Weights::BuiltIn);
    assert_eq!(compare(&three, [Skill::Hard, Skill::Net(Weights::BuiltIn)], 40), (40, 0));
    assert_eq!(compare(&three, [Skill::Expert, think], 4), (4, 0));
    assert!(compare(&three, [Skill::Hard, Skill::ClassicHard], 12).1 > 0);

    // Another mode, and content with a weapon that the network does not know: quietly without it.
    let domination = Adrenaline::new(Rules::embedded(), &Setup { mode: Mode::Domination, ..setup.clone() }).unwrap();
    assert_eq!(compare(&domination, [Skill::Hard, Skill::ClassicHard], 12), (12, 0));
    let mut files = adrenaline::content();
    let example = include_str!("../../../docs/examples/content/adrenaline/weapons.ron");
    files.replace("weapons.ron", example).unwrap();
    let rules: &Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let more = Adrenaline::new(rules, &setup).unwrap();
    assert!(Skill::Net(Weights::BuiltIn).ready(&more).is_err(), "named, it is refused");
    assert_eq!(Skill::Hard.ready(&more), Ok(()));
    assert_eq!(compare(&more, [Skill::Hard, Skill::ClassicHard], 12), (12, 0));
}

#[test]
fn a_ladder_can_be_resumed_and_threads_change_no_number() {
    let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
    let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let plan = Plan { skills: vec![Skill::Easy, Skill::Random], games: 8, seed: 3, threads: 1 };
    let played = Mutex::new(Vec::new());
    let report = ladder(&start, &plan, &[], |bout| played.lock().unwrap().push(bout.clone()));
    let bouts = played.into_inner().unwrap();
    assert_eq!(bouts.len(), 8);
    let more = Mutex::new(0);
    let again = ladder(&start, &Plan { threads: 2, ..plan }, &bouts[..5], |_| *more.lock().unwrap() += 1);
    assert_eq!((&again, *more.lock().unwrap()), (&report, 3));
    let text = serde_json::to_string(&report).unwrap();
    assert!(text.contains("\"times_fair\"") && !text.contains("ratings"), "{text}");
}

#[test]
fn a_skill_against_itself_measures_the_game() {
    let start = Adrenaline::new(Rules::embedded(), &Setup { players: 3, skulls: 5, ..Setup::default() }).unwrap();
    let seen = Mutex::new(Vec::new());
    let plan = Plan { skills: vec![Skill::Random, Skill::Random], games: 12, seed: 3, threads: 1 };
    let report = ladder(&start, &plan, &[], |bout| seen.lock().unwrap().push((bout.decisions, bout.rounds)));
    let pair = &report.pairs[0];
    assert!(pair.strength.is_none() && pair.median_rounds > 3.0 && pair.median_decisions > 100.0);
    assert!((pair.sides.iter().map(|side| side.rate).sum::<f64>() - 1.0).abs() < 1e-9);
    let mut games = seen.into_inner().unwrap();
    games.sort_unstable();
    games.dedup();
    assert_eq!(games.len(), 12, "no game is played twice");
    let three = Plan { skills: vec![Skill::Easy, Skill::Random, Skill::Random], games: 6, ..plan };
    let report = ladder(&start, &three, &[], |_| {});
    assert_eq!((three.total(), report.pairs.len()), (12, 2), "easy meets random, and random itself");
}
