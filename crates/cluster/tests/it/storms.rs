//! Small storms: servers in processes of their own, with everything around them
//! that can fail. `fireteam storm` makes greater ones.

use std::io::Write;

use storm::{FaultKind, Outcome, Report, StormArgs, storm};

use super::nodes::process;

/// What came of it, unless something must be installed first.
fn stormy(args: &StormArgs) -> Option<Report> {
    match storm(args, process).unwrap() {
        Outcome::Over(report) => {
            let _ = writeln!(std::io::stderr(), "{report}");
            assert_eq!(report.wrong(), [""; 0]);
            assert!(report.answers() > 100, "{}", report.answers());
            Some(*report)
        }
        Outcome::Missing(missing) => {
            let _ = writeln!(std::io::stderr(), "skipped: {missing}");
            None
        }
    }
}

fn args() -> StormArgs {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    StormArgs { faults: 16, nodes: 3, tables: 4, seed, seconds: 25, only: Vec::new(), each: false, open: false }
}

#[test]
fn whatever_fails_what_was_told_is_in_the_story_once_and_every_table_goes_on() {
    if let Some(report) = stormy(&args()) {
        assert!(report.faults() >= 5, "{}", report.faults());
    }
}

#[test]
fn a_rolling_restart_under_load_loses_no_answer_and_shows_no_page_an_error() {
    let args = StormArgs { faults: 9, seconds: 15, only: vec![FaultKind::Restarted], ..args() };
    if let Some(report) = stormy(&args) {
        // On a busy machine a server may be silent for a while: a page leaves it, and shows no error.
        let others: Vec<_> =
            report.heard().keys().filter(|what| !["bye restart", "silence"].contains(&what.as_str())).collect();
        assert!(others.is_empty(), "{:?}", report.heard());
    }
}
