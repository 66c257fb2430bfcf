//! Time and luck of a run. Time is the paused clock of the run's own runtime and
//! jumps to whatever happens next; luck comes from the seed. Every run has a
//! thread to itself, so both are the thread's.

use std::cell::RefCell;
use std::fmt::Write;
use std::time::Duration;

use rand::{Rng as _, RngExt};
use server::world::{Nature, pretend};
use table::Rng;
use tokio::time::Instant;

struct Run {
    began: Instant,
    /// What the servers are given.
    luck: Rng,
    /// What happens around them.
    chance: Rng,
    /// No machine's clock shows what another's does.
    clocks_apart: bool,
    trace: String,
}

thread_local! {
    static RUN: RefCell<Option<Run>> = const { RefCell::new(None) };
}

/// A day in 2026.
const EPOCH: u64 = 1_790_000_000_000;

fn with<T>(what: impl FnOnce(&mut Run) -> T) -> T {
    RUN.with_borrow_mut(|run| what(run.as_mut().expect("a run has begun on this thread")))
}

/// Everything from here on follows from the seed.
pub(crate) fn begin(seed: u64) {
    pretend(Nature { now: shown, fill: |bytes| with(|run| run.luck.fill_bytes(bytes)) });
    let run = Run {
        began: Instant::now(),
        luck: table::rng(seed),
        chance: table::rng(seed ^ 0x5_eed0_fa11),
        clocks_apart: false,
        trace: String::new(),
    };
    RUN.set(Some(run));
}

/// What has happened, line by line.
pub(crate) fn end() -> String {
    RUN.take().map(|run| run.trace).unwrap_or_default()
}

/// Since the run began.
pub(crate) fn elapsed() -> Duration {
    with(|run| run.began.elapsed())
}

/// The time, and what the store's clock shows.
pub(crate) fn now() -> u64 {
    EPOCH + elapsed().as_millis() as u64
}

/// From now on the clocks of machines show anything.
pub(crate) fn set_clocks_apart() {
    with(|run| run.clocks_apart = true);
}

/// What a machine's clock shows, whichever machine looks: ten minutes more or less, and soon something else.
pub(crate) fn shown() -> u64 {
    const APART: [u64; 3] = [0, 600_000, 1_200_000];
    let now = now();
    match with(|run| run.clocks_apart) {
        true => now - APART[1] + APART[(now / 7_000 * 2_654_435_761 % 3) as usize],
        false => now,
    }
}

/// A number below this one.
pub(crate) fn below(n: u64) -> u64 {
    with(|run| run.chance.random_range(0..n))
}

/// Once in this many times.
pub(crate) fn once_in(n: u64) -> bool {
    below(n) == 0
}

/// Some time between these, in milliseconds; short ones are more likely.
pub(crate) fn span(least: u64, most: u64) -> Duration {
    let wide = (most - least + 1) as f64;
    let share = below(1 << 20) as f64 / (1 << 20) as f64;
    Duration::from_millis(least + (wide.powf(share) - 1.0) as u64)
}

pub(crate) fn write_down(what: std::fmt::Arguments<'_>) {
    with(|run| {
        let at = run.began.elapsed().as_millis();
        let _ = writeln!(run.trace, "{at} {what}");
    });
}

/// A line of the trace.
macro_rules! note {
    ($($what:tt)*) => { crate::nature::write_down(format_args!($($what)*)) };
}
pub(crate) use note;
