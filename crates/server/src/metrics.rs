//! What is going on, in numbers, as Prometheus reads them.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters of a running server. Everything is a relaxed atomic: cheap, and
/// good enough for graphs.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) rooms: AtomicI64,
    pub(crate) sockets: AtomicI64,
    /// Answers stored and told, luck's not counted.
    pub(crate) answers: AtomicU64,
    pub(crate) bot_answers: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) frames_out: AtomicU64,
    pub(crate) bytes_out: AtomicU64,
    pub(crate) wakes: AtomicU64,
    /// Tables claimed from others who share the store, and leases that had run out when they were to be renewed.
    pub(crate) claims: AtomicU64,
    pub(crate) lapses: AtomicU64,
    /// Writes refused because somebody else had claimed the table.
    pub(crate) fenced: AtomicU64,
    /// Pages here of tables that another server owns.
    pub(crate) relayed: AtomicU64,
    pub(crate) faults: AtomicU64,
    pub(crate) limited: AtomicU64,
    pub(crate) bot_queue: AtomicI64,
    /// Commits of the store and what went into them.
    pub(crate) commits: AtomicU64,
    pub(crate) commit_jobs: AtomicU64,
    pub(crate) commit_failures: AtomicU64,
    pub(crate) commit_time: Timing,
    pub(crate) bot_time: Timing,
    pub(crate) wake_time: Timing,
}

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 10] = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Timing {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Timing {
    pub(crate) fn note(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        if let Some(bucket) = BOUNDS.iter().position(|&bound| micros <= bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP fireteam_{name} {help}\n# TYPE fireteam_{name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(out, "fireteam_{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e6);
        }
        let count = self.count.load(Relaxed);
        let _ = writeln!(out, "fireteam_{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "fireteam_{name}_sum {}", self.micros.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "fireteam_{name}_count {count}");
    }
}

impl Metrics {
    /// The name is that of this server among those that share a store; alone it has none.
    pub(crate) fn text(&self, node: &str) -> String {
        let mut out = String::new();
        if !node.is_empty() {
            let _ = writeln!(out, "# HELP fireteam_node name of this server in the store\n# TYPE fireteam_node gauge");
            let _ = writeln!(out, "fireteam_node{{name=\"{node}\"}} 1");
        }
        let mut one = |kind: &str, name: &str, help: &str, value: i64| {
            let _ =
                writeln!(out, "# HELP fireteam_{name} {help}\n# TYPE fireteam_{name} {kind}\nfireteam_{name} {value}");
        };
        let gauge = |n: &AtomicI64| n.load(Relaxed);
        let count = |n: &AtomicU64| n.load(Relaxed) as i64;
        one("gauge", "tables", "tables in memory", gauge(&self.rooms));
        one("gauge", "sockets", "open sockets", gauge(&self.sockets));
        one("gauge", "bot_queue", "bots waiting for a thread", gauge(&self.bot_queue));
        one("counter", "answers_total", "answers stored and told", count(&self.answers));
        one("counter", "bot_answers_total", "answers given by bots", count(&self.bot_answers));
        one("counter", "refused_total", "frames refused", count(&self.refused));
        one("counter", "frames_out_total", "frames sent", count(&self.frames_out));
        one("counter", "bytes_out_total", "bytes of frames sent", count(&self.bytes_out));
        one("counter", "wakes_total", "tables loaded from the store", count(&self.wakes));
        one("counter", "claims_total", "tables claimed in a shared store", count(&self.claims));
        one("counter", "lapses_total", "times the lease had run out", count(&self.lapses));
        one(
            "counter",
            "fenced_total",
            "writes refused because another server had claimed the table",
            count(&self.fenced),
        );
        one("counter", "relayed_total", "pages taken for tables that another server owns", count(&self.relayed));
        one("counter", "faults_total", "matches that met a fault", count(&self.faults));
        one("counter", "limited_total", "requests and frames over a limit", count(&self.limited));
        one("counter", "store_commits_total", "commits of the store", count(&self.commits));
        one("counter", "store_jobs_total", "writes that shared those commits", count(&self.commit_jobs));
        one("counter", "store_failures_total", "commits that failed", count(&self.commit_failures));
        self.commit_time.write(&mut out, "store_commit_seconds", "time of a commit, sync included");
        self.bot_time.write(&mut out, "bot_seconds", "time a bot thought");
        self.wake_time.write(&mut out, "wake_seconds", "time to load a table");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.answers.fetch_add(3, Relaxed);
        metrics.commit_time.note(Duration::from_micros(250));
        metrics.commit_time.note(Duration::from_secs(9));
        assert!(!metrics.text("").contains("fireteam_node"), "alone");
        let text = metrics.text("abc");
        assert!(text.contains("\nfireteam_node{name=\"abc\"} 1\n"));
        assert!(text.contains("\nfireteam_answers_total 3\n"));
        assert!(text.contains("fireteam_store_commit_seconds_bucket{le=\"0.0003\"} 1\n"));
        assert!(text.contains("fireteam_store_commit_seconds_bucket{le=\"+Inf\"} 2\n"));
    }
}
