//! Every mode in every arena, with every number of players, with and without the
//! bot, with and without powers, and both endings:
//! what every game owes holds in each of these cells on random play.

use adrenaline::{Adrenaline, Ending, Mode, Rules, Setup};
use table::laws::{Care, obey};
use table::{Game, encode};

/// One setup for each cell.
fn cells() -> Vec<Setup> {
    let mut all = Vec::new();
    for mode in Mode::ALL {
        for arena in &Rules::embedded().arenas {
            // The bot joins three or four, and makes a game for two. Powers bring a sixth figure,
            // for which domination has no number.
            let most = if mode == Mode::Domination { 5 } else { 6 };
            let without = [(3, false), (4, false), (5, false), (2, true), (3, true), (4, true)].map(|one| (one, false));
            let with = (3..=most).map(|n| (n, false)).chain((2..most).map(|n| (n, true))).map(|one| (one, true));
            for ((players, bot), powers) in without.into_iter().chain(with) {
                for ending in [Ending::Frenzy, Ending::SuddenDeath] {
                    let arena = arena.id.clone();
                    all.push(Setup { mode, players, bot, powers, arena, ending, ..Setup::default() });
                }
            }
        }
    }
    all
}

/// Plays this many random matches in each cell whose number leaves `part` when divided by `parts`.
fn walk(part: usize, parts: usize, rounds: u64) {
    for (n, setup) in cells().iter().enumerate().filter(|(n, _)| n % parts == part) {
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        for round in 0..rounds {
            if let Err(broken) = obey(&game, n as u64 * 10_000 + round, Care::default()) {
                panic!("{setup:?}\n{broken}");
            }
        }
    }
}

#[test]
fn the_laws_hold_in_every_cell_first_half() {
    walk(0, 2, 20);
}

#[test]
fn the_laws_hold_in_every_cell_second_half() {
    walk(1, 2, 20);
}

/// `cargo xtask nightly lattice [GAMES]` runs it, on all processors.
#[test]
#[ignore = "takes long"]
fn the_laws_hold_in_every_cell_a_thousand_times() {
    let games = std::env::var("LATTICE").map_or(1000, |games| games.parse().expect("a number of games"));
    let parts = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|threads| {
        for part in 0..parts {
            threads.spawn(move || walk(part, parts, games));
        }
    });
}

#[test]
fn a_position_of_every_mode_as_numbers_tells_a_seat_all_it_may_know_and_no_more() {
    for (n, setup) in cells()
        .iter()
        .enumerate()
        .filter(|(n, setup)| n % 2 == 0 && (setup.bot || setup.powers || setup.mode != Mode::Deathmatch))
    {
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        let law = encode::obey(&game, &mut table::rng(n as u64), 3, encode::look);
        law.unwrap_or_else(|fault| panic!("{setup:?}\n{fault}"));
    }
}
