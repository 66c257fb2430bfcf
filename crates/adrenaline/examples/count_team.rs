//! Plays random games of team play and counts, for a profiler or for valgrind:
//! `cargo run --release -p fireteam-adrenaline --example count_team -- 100 2 3`.

use adrenaline::team::Setup;
use adrenaline::{Rules, TeamPlay};
use table::{Game, Tally};

fn main() {
    let mut args = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = args.next().unwrap_or(100);
    let (black, white) = (args.next().unwrap_or(1) as u8, args.next().unwrap_or(1) as u8);
    let start = TeamPlay::new(Rules::embedded(), &Setup::seated(black, white)).expect("a sound setup");
    let mut options = Vec::with_capacity(256);
    let mut tally = Tally::default();
    for seed in 0..games {
        let mut game = start;
        tally.add(table::play_out(&mut game, &mut table::rng(seed), &mut options, u64::MAX));
    }
    println!("{games} games, {tally:?}, state of {} bytes", size_of::<TeamPlay>());
}
