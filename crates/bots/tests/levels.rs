//! Names, and that a better level is better. Seeds are fixed, so nothing here
//! depends on luck; the margins leave room for honest changes.

use adrenaline::{Adrenaline, Rules, Setup};
use bots::{BadSkill, Plan, Skill, ladder};
use table::Game;

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
    let report = ladder(&start, &Plan { skills: vec![a, b], games, seed: 11, threads: 1 }, |_, _| {});
    assert_eq!(report.pairs[0].ahead.games, games);
    report.pairs[0].ahead.rate
}

#[test]
fn easy_is_no_random_player() {
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
fn threads_change_no_number_of_a_ladder() {
    let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
    let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let plan = Plan { skills: vec![Skill::Easy, Skill::Random], games: 8, seed: 3, threads: 1 };
    let report = ladder(&start, &plan, |_, _| {});
    assert_eq!(report, ladder(&start, &Plan { threads: 2, ..plan }, |_, _| {}));
    assert!(serde_json::to_string(&report).unwrap().contains("\"times_fair\""));
}
