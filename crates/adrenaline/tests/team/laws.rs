//! What every game owes, on random play over every seating, reward tile,
//! arena and way of holding hands.

use adrenaline::team::{self, Setup};
use adrenaline::{Player, Rules, Team, TeamPlay};
use table::laws::{Care, endure, obey};
use table::{Encode, Game, Tally, encode};

/// Every seating and reward tile, with open and hidden hands, the arenas in turn.
fn setups() -> Vec<Setup> {
    let rules = Rules::embedded();
    let mut all = Vec::new();
    for black in 1..=3 {
        for white in 1..=3 {
            for reward in rules.team.rewards.iter() {
                for hidden_hands in [false, true] {
                    let arena = rules.arenas[all.len() % rules.arenas.len()].id.clone();
                    let skulls = 5 + (all.len() % 4) as u8;
                    let reward = Some(reward.id.clone());
                    all.push(Setup { black, white, arena, skulls, hidden_hands, reward, ..Setup::default() });
                }
            }
        }
    }
    all
}

/// Plays every setup whose number leaves `part` when divided by `parts`.
fn play(part: usize, parts: usize, rounds: u64, care: Care) -> Tally {
    let mut tally = Tally::default();
    for (n, setup) in setups().iter().enumerate().filter(|(n, _)| n % parts == part) {
        let game = TeamPlay::new(Rules::embedded(), setup).unwrap();
        for round in 0..rounds {
            match obey(&game, n as u64 * 1000 + round, care) {
                Ok(one) => tally.add(one),
                Err(broken) => panic!("{setup:?}\n{broken}"),
            }
        }
    }
    tally
}

#[test]
fn every_law_holds_over_every_seating_and_reward_first_half() {
    let tally = play(0, 2, 7, Care::default());
    assert!(tally.decisions > 100_000, "{tally:?}");
}

#[test]
fn every_law_holds_over_every_seating_and_reward_second_half() {
    let tally = play(1, 2, 7, Care::default());
    assert!(tally.decisions > 100_000, "{tally:?}");
}

#[test]
fn a_position_as_numbers_tells_a_seat_all_it_may_know_and_no_more() {
    // Every fifth setup has each seating, reward tile and way of holding hands.
    for (n, setup) in setups().iter().enumerate().step_by(5) {
        let game = TeamPlay::new(Rules::embedded(), setup).unwrap();
        let law = encode::obey(&game, &mut table::rng(n as u64), 1, encode::look);
        law.unwrap_or_else(|fault| panic!("{setup:?}\n{fault}"));
    }
}

#[test]
fn every_seat_counts_players_from_its_own_and_teams_too() {
    let game = TeamPlay::new(Rules::embedded(), &Setup::seated(2, 3)).unwrap();
    let sees: Vec<_> = game.roster().seats().map(|(_, actors)| actors).collect();
    let action = |seat: usize, player: u8| game.action(sees[seat], team::Choice::Player(Player(player)));
    assert_eq!(action(0, 0), action(3, 3));
    assert_eq!(action(0, 1), action(1, 0));
    assert_eq!(action(3, 4), action(2, 3));
    assert_eq!(action(0, 2), action(1, 2));
    assert_eq!(
        game.action(sees[0], team::Choice::Team(Team::White)),
        game.action(sees[4], team::Choice::Team(Team::Black))
    );
}

#[test]
fn any_text_is_understood_or_refused() {
    let game = TeamPlay::new(Rules::embedded(), &Setup::seated(2, 3)).unwrap();
    for text in [
        "",
        "basic",
        "+",
        "@",
        "@nobody",
        "black-4",
        "reward-",
        "seats 4v4",
        "arena L1R1 | seats 2v2 | violet at r0c0",
        "black violet | white violet",
        "skulls 0 | turn black",
        "violet of white-1",
        "pool black putrifier",
    ] {
        endure(&game, text);
    }
}
