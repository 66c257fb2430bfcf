//! What every game owes, on random play in both modes.

use table::laws::{Care, endure, obey};
use table::{Game, Options, Tally, play_out, rng};
use tf2_board::{Mode, Rules, Setup, Team, TfBoard};

fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for mode in [Mode::Ctf, Mode::Cp] {
        for first in [None, Some(Team::Blu), Some(Team::Red)] {
            all.push(Setup { mode, first, ..Setup::default() });
        }
    }
    all
}

fn start(setup: &Setup) -> TfBoard {
    TfBoard::new(Rules::embedded(), setup).unwrap()
}

#[test]
fn the_laws_hold_in_both_modes() {
    let mut tally = Tally::default();
    for (i, setup) in setups().iter().enumerate() {
        for seed in 0..6 {
            let seed = 100 * i as u64 + seed;
            tally.add(obey(&start(setup), seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}")));
        }
    }
    assert!(tally.decisions > 10_000, "{tally:?}");
}

#[test]
fn the_laws_hold_where_conceding_is_offered() {
    for mode in [Mode::Ctf, Mode::Cp] {
        let setup = Setup { mode, concede: true, ..Setup::default() };
        for seed in 0..40 {
            obey(&start(&setup), seed, Care { every: 4, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        }
    }
}

#[test]
fn any_text_is_understood_or_refused() {
    let mut game = start(&Setup::default());
    let mut options: Options<TfBoard> = Vec::new();
    let mut luck = rng(5);
    let words = [
        "", "@", "@blu", "@blu-", "@blu-scout", "@red-sentry", "r0c0", "r255c255", "r7c5", "shotgun", "13", "0", "007",
        "north", "hold", "concede", "map", "map twin-forts", "map twin-forts | blu scout at r0c0",
        "map twin-forts | blu scout at r1c1 healed 9", "map three-yards | point 4 none spinner 0",
        "map three-yards | blu intel at r5c5 tokens 1", "map twin-forts | active blu scout roll 7",
        "map twin-forts | coin | blu scout at r1c1", "map twin-forts | rotation 0", "map twin-forts | turn 11",
        "map twin-forts | blu stickies r5c7 r5c8 r5c9 r5c10", "map twin-forts | blu sentry at r5c7 level 4",
        "map twin-forts | blu intel by blu scout", "pass pass end r5c5 @red-spy 7 scout medic",
    ];
    for _ in 0..60 {
        for word in words {
            endure(&game, word);
        }
        play_out(&mut game, &mut luck, &mut options, 37);
    }
}

#[test]
fn a_state_is_small_plain_memory() {
    fn plain<T: Copy>() -> usize {
        std::mem::size_of::<T>()
    }
    assert!(plain::<TfBoard>() <= 1024, "{}", plain::<TfBoard>());
    println!("{} bytes", plain::<TfBoard>());
}
