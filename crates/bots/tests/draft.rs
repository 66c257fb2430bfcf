//! Teams that bots form: no class is left out, and none is in every team.

use std::collections::BTreeMap;

use bots::{Bot, Evaluate, Skill, World};
use table::{Actors, Game, Quiet, rng};

/// In how many of 100 teams each class is, by its word; the teams are formed by this skill.
fn fielded<G: Evaluate>(start: &G, skill: Skill, word: impl Fn(G::Choice) -> Option<String>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for seed in 0..50 {
        let (mut game, mut luck, mut options) = (start.clone(), rng(seed), Vec::new());
        let mut bots = [0, 1].map(|side| Bot::<G>::new(skill, 2 * seed + side));
        let mut teams = [Vec::new(), Vec::new()];
        while let Some(actor) = game.waiting().first() {
            game.choices(actor, &mut options);
            if actor.is_luck() {
                let choice = table::draw(&game, &options, &mut luck);
                game.apply(actor, choice, &mut Quiet);
                continue;
            }
            let drafting = options.iter().any(|&choice| game.draft(actor, choice).is_some());
            if !drafting && teams.iter().all(|team: &Vec<String>| team.len() >= 5) {
                break;
            }
            let world = World::new(&game, Actors::one(actor), actor).unwrap();
            let choice = if drafting { bots[actor.ix()].answer(&world) } else { options[0] };
            teams[actor.ix()].extend(word(choice));
            game.apply(actor, choice, &mut Quiet);
        }
        for mut team in teams {
            team.sort();
            team.dedup();
            team.into_iter().for_each(|class| *counts.entry(class).or_default() += 1);
        }
    }
    counts
}

#[track_caller]
fn assert_varied(counts: &BTreeMap<String, u32>, classes: usize) {
    assert_eq!(counts.len(), classes, "{counts:?}");
    assert!(counts.values().all(|n| (10..=90).contains(n)), "{counts:?}");
}

#[test]
fn greedy_and_strong_bots_field_every_type_of_taking_turns() {
    use tf2_turns::{Choice, Rules, Setup, TfTurns};
    let word =
        |choice| if let Choice::Kind(kind) = choice { Some(Rules::embedded().word(kind).to_owned()) } else { None };
    for (skill, setup) in [
        (Skill::Greedy, Setup::ctf()),
        (Skill::Hard, Setup::ctf()),
        (Skill::Hard, Setup::cp()),
        (Skill::Expert, Setup::cp()),
    ] {
        assert_varied(&fielded(&TfTurns::new(Rules::embedded(), &setup).unwrap(), skill, word), 7);
    }
}

#[test]
fn greedy_and_strong_bots_field_every_class_of_the_board_game() {
    use tf2_board::{Choice, Rules, Setup, TfBoard};
    let start = TfBoard::new(Rules::embedded(), &Setup::default()).unwrap();
    let word =
        |choice| if let Choice::Class(class) = choice { Some(Rules::embedded().word(class).to_owned()) } else { None };
    for skill in [Skill::Greedy, Skill::Hard, Skill::Expert] {
        assert_varied(&fielded(&start, skill, word), 9);
    }
}
