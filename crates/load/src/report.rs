//! What a measurement says.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::LoadArgs;
use crate::players::Sums;
use crate::process::Usage;
use crate::sleeping::Woken;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    pub game: String,
    pub tables: usize,
    pub sockets: usize,
    pub sleeping: usize,
    pub offered_per_second: f64,
    pub seconds: f64,
    pub answers: u64,
    pub answers_per_second: f64,
    pub errors: u64,
    /// By the code of the refusal, or what else went wrong.
    pub errors_by_kind: BTreeMap<String, u64>,
    pub matches_finished: u64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    pub server_cpu_seconds: f64,
    pub answers_per_cpu_second: f64,
    pub cpu_micros_per_answer: f64,
    pub commits: f64,
    pub answers_per_commit: f64,
    pub frame_median_bytes: u32,
    pub frame_p99_bytes: u32,
    pub empty_mib: f64,
    pub live_mib: f64,
    pub kib_per_live_table: f64,
    pub kernel_micros_per_answer: f64,
    pub sleeping_laid_seconds: f64,
    pub start_ms: f64,
    pub wake_p50_ms: f64,
    pub wake_p99_ms: f64,
    pub wake_long_p50_ms: f64,
    pub wake_long_p99_ms: f64,
}

/// What sleeping matches cost: laying them down, starting with them, waking.
pub(crate) struct Nights {
    pub(crate) laid: Duration,
    pub(crate) start: Duration,
    pub(crate) woken: Woken,
}

impl Report {
    pub(crate) fn new(
        args: &LoadArgs,
        mut sums: Sums,
        seconds: f64,
        [empty, gathered, after]: [Usage; 3],
        commits: f64,
        nights: &Nights,
    ) -> Report {
        sums.waits.sort_unstable();
        sums.frames.sort_unstable();
        let at = |all: &[u32], part: f64| {
            let n = ((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1));
            all.get(n).copied().unwrap_or(0)
        };
        let part = |all: &[f64], part: f64| {
            let n = ((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1));
            all.get(n).copied().unwrap_or(0.0)
        };
        let cpu = after.cpu_seconds - gathered.cpu_seconds;
        let answers = sums.answers as f64;
        let over = |a: f64, b: f64| if b > 0.0 { a / b } else { 0.0 };
        Report {
            game: args.game.clone(),
            tables: args.tables,
            sockets: args.tables * args.seats,
            sleeping: args.sleeping,
            offered_per_second: args.rate,
            seconds,
            answers: sums.answers,
            answers_per_second: over(answers, seconds),
            errors: sums.errors.values().sum(),
            errors_by_kind: sums.errors,
            matches_finished: sums.matches,
            p50_ms: f64::from(at(&sums.waits, 0.5)) / 1000.0,
            p99_ms: f64::from(at(&sums.waits, 0.99)) / 1000.0,
            max_ms: f64::from(at(&sums.waits, 1.0)) / 1000.0,
            server_cpu_seconds: cpu,
            answers_per_cpu_second: over(answers, cpu),
            cpu_micros_per_answer: over(cpu * 1e6, answers),
            commits,
            answers_per_commit: over(answers, commits),
            frame_median_bytes: at(&sums.frames, 0.5),
            frame_p99_bytes: at(&sums.frames, 0.99),
            empty_mib: empty.kib as f64 / 1024.0,
            live_mib: after.kib as f64 / 1024.0,
            kib_per_live_table: over(after.kib.saturating_sub(empty.kib) as f64, args.tables as f64),
            kernel_micros_per_answer: over((after.kernel_seconds - gathered.kernel_seconds) * 1e6, answers),
            sleeping_laid_seconds: nights.laid.as_secs_f64(),
            start_ms: nights.start.as_secs_f64() * 1e3,
            wake_p50_ms: part(&nights.woken.short, 0.5),
            wake_p99_ms: part(&nights.woken.short, 0.99),
            wake_long_p50_ms: part(&nights.woken.long, 0.5),
            wake_long_p99_ms: part(&nights.woken.long, 0.99),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} tables, {} sockets, {:.1} s", self.game, self.tables, self.sockets, self.seconds)?;
        writeln!(f, "answers           {} ({:.0} a second)", self.answers, self.answers_per_second)?;
        write!(f, "errors            {}", self.errors)?;
        self.errors_by_kind.iter().try_for_each(|(what, n)| write!(f, ", {what} {n}"))?;
        writeln!(f)?;
        writeln!(f, "matches finished  {}", self.matches_finished)?;
        writeln!(
            f,
            "mover waits       p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms",
            self.p50_ms, self.p99_ms, self.max_ms
        )?;
        writeln!(
            f,
            "server CPU        {:.2} s, {:.1} us an answer ({:.1} in the kernel), {:.0} answers a CPU second",
            self.server_cpu_seconds,
            self.cpu_micros_per_answer,
            self.kernel_micros_per_answer,
            self.answers_per_cpu_second
        )?;
        if self.sleeping > 0 {
            writeln!(
                f,
                "{} asleep laid down in {:.1} s, start {:.0} ms, waking p50 {:.2} ms, p99 {:.2} ms, long ones p50 {:.2} ms, p99 {:.2} ms",
                self.sleeping,
                self.sleeping_laid_seconds,
                self.start_ms,
                self.wake_p50_ms,
                self.wake_p99_ms,
                self.wake_long_p50_ms,
                self.wake_long_p99_ms
            )?;
        }
        writeln!(f, "commits           {:.0}, {:.1} answers each", self.commits, self.answers_per_commit)?;
        writeln!(f, "frames            median {} bytes, p99 {} bytes", self.frame_median_bytes, self.frame_p99_bytes)?;
        writeln!(
            f,
            "memory            {:.1} MiB empty, {:.1} MiB live, {:.0} KiB a live table with its sockets",
            self.empty_mib, self.live_mib, self.kib_per_live_table
        )
    }
}
