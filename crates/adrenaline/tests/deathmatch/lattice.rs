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

/// Every mode, seating and ending, the arenas in turn.
fn in_some_arena() -> Vec<Setup> {
    let arenas = Rules::embedded().arenas.len();
    let mut all: Vec<Vec<Setup>> = Vec::new();
    for cell in cells() {
        let same = |other: &Setup| *other == Setup { arena: other.arena.clone(), ..cell.clone() };
        match all.iter_mut().find(|cells| same(&cells[0])) {
            Some(cells) => cells.push(cell),
            None => all.push(vec![cell]),
        }
    }
    // One further after each round, so that an arena does not go with an ending.
    all.iter().enumerate().map(|(n, cells)| cells[(n + n / arenas) % arenas].clone()).collect()
}

/// Plays a match in every setup whose number leaves `part` when divided by two.
fn numbers(part: usize) {
    for (n, setup) in in_some_arena().iter().enumerate().filter(|(n, _)| n % 2 == part) {
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        let law = encode::obey(&game, &mut table::rng(n as u64), 1, encode::look);
        law.unwrap_or_else(|fault| panic!("{setup:?}\n{fault}"));
    }
}

#[test]
fn a_position_of_every_mode_as_numbers_tells_a_seat_all_it_may_know_and_no_more_first_half() {
    numbers(0);
}

#[test]
fn a_position_of_every_mode_as_numbers_tells_a_seat_all_it_may_know_and_no_more_second_half() {
    numbers(1);
}
