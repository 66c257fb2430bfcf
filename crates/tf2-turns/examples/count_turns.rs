//! Random matches in a row, for a stop-watch or an instruction counter:
//!
//! ```text
//! cargo run --release -p fireteam-tf2-turns --example count_turns -- ctf 2000
//! valgrind --tool=cachegrind --cache-sim=no target/release/examples/count_turns cp 20
//! ```
//!
//! Prints the tally; divide the time or the instructions by the decisions.

use table::{Game, Tally, play_out, rng};
use tf2_turns::{Rules, Setup, TfTurns};

fn main() {
    let mut args = std::env::args().skip(1);
    let setup = match args.next().as_deref() {
        Some("cp") => Setup::cp(),
        _ => Setup::ctf(),
    };
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let start = TfTurns::new(Rules::embedded(), &setup).expect("the setup is sound");
    let (mut options, mut rng, mut tally) = (Vec::new(), rng(1), Tally::default());
    for _ in 0..games {
        tally.add(play_out(&mut start.clone(), &mut rng, &mut options, u64::MAX));
    }
    println!("{games} games, {tally:?}, state of {} bytes", size_of::<TfTurns>());
}
