//! Plays random games and counts, for a profiler or for valgrind:
//! `cargo run --release -p fireteam-adrenaline --example count -- 100 5`.

use adrenaline::{Adrenaline, Rules, Setup};
use table::{Game, Tally};

fn main() {
    let mut args = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = args.next().unwrap_or(100);
    let players = args.next().unwrap_or(5) as u8;
    let start = Adrenaline::new(Rules::embedded(), &Setup { players, ..Setup::default() }).expect("a sound setup");
    let mut options = Vec::with_capacity(256);
    let mut tally = Tally::default();
    for seed in 0..games {
        let mut game = start;
        tally.add(table::play_out(&mut game, &mut table::rng(seed), &mut options, u64::MAX));
    }
    println!("{games} games, {tally:?}, state of {} bytes", size_of::<Adrenaline>());
}
