//! Plays random matches in both modes and counts decisions: run it bare for
//! decisions per second of one core, or under valgrind for instructions per
//! decision. Arguments: the number of matches (200) and the first seed (1).

use table::{Game, Tally, play_out, rng};
use tf2_board::{Mode, Rules, Setup, TfBoard};

#[allow(clippy::disallowed_types, reason = "a measurement needs a clock; the rules do not")]
type Clock = std::time::Instant;

/// Nanoseconds this process has run on a core, where the system tells; a busy machine does not blur them.
fn core_time() -> Option<u128> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let matches: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    let seed: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let mut options = Vec::new();
    for mode in [Mode::Ctf, Mode::Cp] {
        let start = TfBoard::new(Rules::embedded(), &Setup { mode, ..Setup::default() }).expect("a sound setup");
        let (clock, core) = (Clock::now(), core_time());
        let mut tally = Tally::default();
        let mut draws = 0;
        let mut wins = [0; 2];
        for i in 0..matches {
            let mut game = start;
            tally.add(play_out(&mut game, &mut rng(seed + i), &mut options, u64::MAX));
            match game.winner().flatten() {
                Some(team) => wins[team as usize] += 1,
                None => draws += 1,
            }
        }
        let wall = clock.elapsed().as_nanos();
        let nanos = core.zip(core_time()).map_or(wall, |(before, after)| after - before).max(1);
        let rate = u128::from(tally.decisions) * 1_000_000_000 / nanos;
        println!(
            "{}: {matches} matches, {} decisions, {} singles, {} of luck, {rate} decisions per second of a core; blu {} red {} draws {draws}",
            mode.word(),
            tally.decisions,
            tally.singles,
            tally.luck,
            wins[0],
            wins[1],
        );
    }
    println!("a state is {} bytes", std::mem::size_of::<TfBoard>());
}
