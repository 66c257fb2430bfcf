//! What every game owes, on random play over all option combinations.

use adrenaline::{Adrenaline, Ending, Rules, Setup};
use table::laws::{Care, obey};
use table::{Game, Tally};

/// Every number of players, arena, number of skulls and ending.
fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for players in 3..=5 {
        for arena in &Rules::embedded().arenas {
            for skulls in 5..=8 {
                for ending in [Ending::Frenzy, Ending::SuddenDeath] {
                    all.push(Setup { players, arena: arena.id.clone(), skulls, ending, ..Setup::default() });
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
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
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
fn every_law_holds_over_all_setups_first_half() {
    let tally = play(0, 2, 15, Care::default());
    assert!(tally.decisions > 500_000, "{tally:?}");
}

#[test]
fn every_law_holds_over_all_setups_second_half() {
    let tally = play(1, 2, 15, Care::default());
    assert!(tally.decisions > 500_000, "{tally:?}");
}
