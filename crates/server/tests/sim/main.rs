//! The server in a world that one seed decides: time, luck, connections, store and
//! post are simulated, everything else is the server as it is. People play whole
//! matches while connections break and hang, nodes crash, stop, freeze and come
//! back, and the store and the bus are away.

mod check;
#[path = "../../../cluster/tests/it/model.rs"]
mod model;
mod nature;
mod network;
mod page;
mod post;
mod run;
mod store;

use std::io::Write;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use run::{Bug, Seen, run};

/// Whole matches take most of the time, and most goes wrong in short ones, too.
fn steps(seed: u64) -> u64 {
    if seed.is_multiple_of(10) { u64::MAX } else { 100 }
}

/// Runs this seed, and says how to see it again if something is wrong.
fn runs_well(seed: u64) -> Seen {
    run(seed, None, steps(seed)).unwrap_or_else(|(wrong, trace)| {
        let lines: Vec<&str> = trace.lines().collect();
        let end = &lines[lines.len().saturating_sub(60)..];
        panic!(
            "{}\n\n{wrong}\nSIM_SEED={seed} repeats it: cargo test --package server --test sim one_seed",
            end.join("\n")
        )
    })
}

#[test]
fn one_seed() {
    let seed = std::env::var("SIM_SEED").map_or(1, |seed| seed.parse().unwrap());
    let seen = runs_well(seed);
    if std::env::var("SIM_TRACE").is_ok() {
        let _ = writeln!(std::io::stdout(), "{}", seen.trace);
    }
}

#[test]
fn the_same_seed_gives_the_same_run_to_the_letter() {
    for seed in [3, 4] {
        let (one, two) = (runs_well(seed).trace, runs_well(seed).trace);
        let differs = one.lines().zip(two.lines()).position(|(one, two)| one != two);
        assert!(one == two, "they part at line {differs:?}");
        assert!(one.lines().count() > 100);
    }
    assert_ne!(runs_well(3).trace, runs_well(4).trace);
}

/// Runs one seed after the other on this many threads until it is enough, and says what was seen.
fn many(threads: usize, enough: impl Fn(u64, Duration) -> bool + Sync) {
    let began = Instant::now();
    let all = Mutex::new((1, Seen::default()));
    let work = || {
        loop {
            let seed = {
                let mut all = all.lock().unwrap();
                if enough(all.0 - 1, all.1.simulated) {
                    return;
                }
                all.0 += 1;
                all.0 - 1
            };
            let seen = runs_well(seed);
            all.lock().unwrap().1.add(&seen);
        }
    };
    std::thread::scope(|scope| {
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
    let (next, seen) = all.into_inner().unwrap();
    let took = began.elapsed().as_secs_f64();
    let _ = writeln!(std::io::stderr(), "{} runs in {took:.0} s: {seen}", next - 1);
}

#[test]
fn whatever_goes_wrong_what_was_told_is_stored_and_every_page_sees_what_is_true() {
    many(1, |runs, _| runs == 300);
}

/// `cargo xtask nightly simulation` runs `HOURS` of it.
#[test]
#[ignore = "takes minutes"]
fn the_same_for_thousands_of_hours() {
    let hours: u64 = std::env::var("HOURS").map_or(2_000, |hours| hours.parse().unwrap());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    many(threads, |_, simulated| simulated >= Duration::from_secs(hours * 3_600));
}

#[test]
fn a_store_that_does_not_answer_holds_up_a_match_for_its_lease_and_a_moment() {
    for seed in 1..=20 {
        let (pause, trace) = run::hold_up(seed);
        let pause = pause.unwrap();
        assert!(pause < Duration::from_secs(4), "{trace}\nseed {seed}: {pause:?}");
    }
}

#[test]
fn a_panic_inside_one_match_is_that_match_s_affair() {
    for seed in 1..=5 {
        let (broken, trace) = run::break_one(seed);
        let run::Broken { mut told, metrics, states } = broken.unwrap();
        told.sort_unstable();
        assert_eq!(told, [0, 4], "{trace}\nseed {seed}: all pages of one, none of the other");
        assert!(metrics.contains("fireteam_faults_total 1\n"), "seed {seed}");
        assert_eq!(states, ["playing"; 2], "seed {seed}: rebuilt from the store");
    }
}

/// A planted bug is found, and for what it is.
fn is_found(bug: Bug, as_what: &str) {
    let wrong = |seed| run(seed, Some(bug), steps(seed)).err().map(|(wrong, _)| wrong);
    assert!((1..=200).filter_map(wrong).any(|wrong| wrong.contains(as_what)), "{bug:?} is not found");
}

#[test]
fn an_answer_that_is_told_before_it_is_stored_is_found() {
    is_found(Bug::ToldBeforeStored, "was told");
}

#[test]
fn an_epoch_that_is_not_checked_is_found() {
    is_found(Bug::EpochNotChecked, " wrote step ");
}

#[test]
fn a_frame_that_is_lost_on_resync_is_found() {
    is_found(Bug::FrameLostOnResync, "hears no more");
}

#[test]
fn a_machines_clock_that_is_taken_for_the_stores_is_found() {
    is_found(Bug::OwnClockBelieved, "were taken in");
}
