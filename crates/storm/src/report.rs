//! What a storm has come to.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::StormArgs;
use crate::check::Findings;
use crate::faults::FaultKind;

/// Wrong things that are named; the rest is counted.
const NAMED: usize = 40;

#[derive(Debug)]
pub struct Report {
    pub(crate) args: StormArgs,
    pub(crate) lasted: Duration,
    pub(crate) rounds: u64,
    pub(crate) faults: BTreeMap<FaultKind, u64>,
    /// Pauses of the tables that a fault concerned, where it came alone.
    pub(crate) away: BTreeMap<FaultKind, Vec<Duration>>,
    pub(crate) heard: BTreeMap<String, u64>,
    pub(crate) findings: Findings,
}

impl Report {
    /// Everything that is not as it should be.
    pub fn wrong(&self) -> &[String] {
        &self.findings.wrong
    }

    pub fn faults(&self) -> u64 {
        self.faults.values().sum()
    }

    /// What pages heard besides the match: refusals, last words, requests that failed; how often.
    pub fn heard(&self) -> &BTreeMap<String, u64> {
        &self.heard
    }

    pub fn answers(&self) -> u64 {
        self.findings.answers
    }
}

/// The part of them that took no longer, in seconds.
fn part(all: &[Duration], part: f64) -> f64 {
    let n = ((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1));
    all.get(n).map_or(0.0, Duration::as_secs_f64)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StormArgs { nodes, tables, seed, .. } = &self.args;
        let Findings { stories, answers, epochs, told, own, wrong } = &self.findings;
        let (faults, seconds) = (self.faults(), self.lasted.as_secs());
        writeln!(
            f,
            "{nodes} servers, {tables} tables, seed {seed}: {faults} faults in {} rounds, {seconds} s",
            self.rounds
        )?;
        writeln!(f, "{answers} answers in {stories} stories and {epochs} epochs")?;
        writeln!(f, "{told} times somebody was told, {own} of them of their own answer")?;
        writeln!(f, "{:<32}{:>7}{:>10}{:>8}{:>8}{:>8}", "", "faults", "tables", "p50 s", "p99 s", "most s")?;
        for (kind, count) in &self.faults {
            let mut away = self.away.get(kind).cloned().unwrap_or_default();
            away.sort();
            write!(f, "{:<32}{count:>7}{:>10}", kind.name(), away.len())?;
            writeln!(f, "{:>8.2}{:>8.2}{:>8.2}", part(&away, 0.5), part(&away, 0.99), part(&away, 1.0))?;
        }
        let heard: Vec<String> = self.heard.iter().map(|(what, n)| format!("{what} {n}")).collect();
        writeln!(f, "pages heard: {}", heard.join(", "))?;
        writeln!(f, "wrong: {}", wrong.len())?;
        wrong.iter().take(NAMED).try_for_each(|what| writeln!(f, "  {what}"))
    }
}
