//! Measurements, written into `docs/measured.md` with the day and the commit
//! they belong to: one table each, replaced by the next run and never amended
//! by hand. Counts of instructions repeat; times are of the machine they were
//! taken on, so compare only rows of one run.

use std::fmt::Write;
use std::process::Command;

const PAGE: &str = "docs/measured.md";
const PROGRAM: &str = "target/release/fireteam";

/// The settings every game is measured in.
const SETTINGS: [(&str, &[&str]); 7] = [
    ("Adrenaline, 3 players", &["--game", "adrenaline", "--players", "3"]),
    ("Adrenaline, 5 players", &["--game", "adrenaline", "--players", "5"]),
    ("Team Play, 3 against 3", &["--game", "adrenaline-team", "--seats", "3v3"]),
    ("The Board Game, flag", &["--game", "tf2-board", "--mode", "ctf"]),
    ("The Board Game, points", &["--game", "tf2-board", "--mode", "cp"]),
    ("Taking Turns, flag", &["--game", "tf2-turns", "--mode", "ctf"]),
    ("Taking Turns, points", &["--game", "tf2-turns", "--mode", "cp"]),
];

const SERVED: [(&str, &str); 4] =
    [("adrenaline", "5"), ("adrenaline-team", "5"), ("tf2-board", "2"), ("tf2-turns", "2")];

/// A part of the page: its name, and what measures it.
type Section = (&'static str, fn() -> Option<String>);

/// Measures `what` (`rules` or `server`, everything if nothing is named) and
/// replaces its section of the page.
pub(crate) fn measure(what: Option<&str>) -> bool {
    if !super::succeeds(&["cargo", "build", "--release", "--locked", "--bin", "fireteam"]) {
        return false;
    }
    let sections: &[Section] = &[("rules", rules), ("server", server)];
    if let Some(what) = what
        && sections.iter().all(|(name, _)| *name != what)
    {
        eprintln!("nothing is called {what}: rules or server");
        return false;
    }
    for (name, section) in sections.iter().filter(|(name, _)| what.is_none_or(|what| what == *name)) {
        println!("--- measuring: {name}");
        let Some(table) = section() else { return false };
        print!("{table}");
        if let Err(error) = replace(name, &table) {
            eprintln!("{PAGE}: {error}");
            return false;
        }
    }
    true
}

/// Random whole games on one thread: speed, length, and instructions where valgrind is installed.
fn rules() -> Option<String> {
    let mut table = heading("Random whole games, one thread: `fireteam sim --bots random --threads 1`.");
    table.push_str(
        "| setting | decisions a second | decisions a game | instructions a decision |\n| --- | --- | --- | --- |\n",
    );
    for (name, setting) in SETTINGS {
        let out =
            json(&[&["sim"], setting, &["--bots", "random", "--threads", "1", "--games", "4000", "--json"]].concat())?;
        let (speed, length) = (number(&out, "decisions_per_second")?, number(&out, "mean_length")?);
        let instructions = instructions(setting).map_or_else(|| "–".to_owned(), |n| format!("{n:.0}"));
        let _ = writeln!(table, "| {name} | {:.1} M | {length:.0} | {instructions} |", speed / 1e6);
    }
    Some(table)
}

/// Instructions of a decision: a longer run less a shorter one, so that the start does not count.
fn instructions(setting: &[&str]) -> Option<f64> {
    let run = |games: &str| -> Option<(f64, f64)> {
        let out = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", PROGRAM, "sim"])
            .args(setting)
            .args(["--bots", "random", "--threads", "1", "--games", games, "--json"])
            .output()
            .ok()?;
        let count = String::from_utf8_lossy(&out.stderr);
        let count = count.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse().ok()?;
        Some((count, number(&String::from_utf8_lossy(&out.stdout), "decisions")?))
    };
    let ((long, many), (short, few)) = (run("60")?, run("10")?);
    Some((long - short) / (many - few))
}

/// The server by its own door, with every answer durable.
fn server() -> Option<String> {
    let mut table = heading("`fireteam load`, 40 tables, 10 s a row, server and load on the same machine.");
    table.push_str(
        "| game | offered a second | answers a second | us an answer | in the kernel | p50 ms | p99 ms | frame, median | frame, p99 | errors |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (game, seats) in SERVED {
        let rates: &[&str] = if game == "adrenaline" { &["10", "100", "500", ""] } else { &[""] };
        for rate in rates {
            let mut line =
                vec!["load", "--game", game, "--tables", "40", "--seats", seats, "--seconds", "10", "--json"];
            if !rate.is_empty() {
                line.extend(["--rate", rate]);
            }
            let out = json(&line)?;
            let n = |key: &str| number(&out, key);
            let _ = writeln!(
                table,
                "| {game} | {} | {:.0} | {:.0} | {:.0} | {:.1} | {:.1} | {:.0} | {:.0} | {:.0} |",
                if rate.is_empty() { "all it takes" } else { rate },
                n("answers_per_second")?,
                n("cpu_micros_per_answer")?,
                n("kernel_micros_per_answer")?,
                n("p50_ms")?,
                n("p99_ms")?,
                n("frame_median_bytes")?,
                n("frame_p99_bytes")?,
                n("errors")?,
            );
        }
    }
    Some(table)
}

/// When, of which commit, on what machine.
fn heading(how: &str) -> String {
    let say = |program: &str, args: &[&str]| {
        let out = Command::new(program).args(args).output().ok();
        out.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned()).unwrap_or_default()
    };
    let commit = say("git", &["describe", "--always", "--dirty"]);
    let day = say("date", &["+%F"]);
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpuinfo.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("an unknown processor", |(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{how}\n\n{day}, commit {commit}, {cores} cores of {model}.\n\n")
}

fn json(line: &[&str]) -> Option<String> {
    println!("    fireteam {}", line.join(" "));
    let out = Command::new(PROGRAM).args(line).output().ok()?;
    if !out.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&out.stderr));
        return None;
    }
    Some(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// The number that follows the first `"key":` of a JSON text.
fn number(json: &str, key: &str) -> Option<f64> {
    let (_, rest) = json.split_once(&format!("\"{key}\":"))?;
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c)).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// Puts `table` in place of what the page had under the heading of that name.
fn replace(name: &str, table: &str) -> std::io::Result<()> {
    let page = std::fs::read_to_string(PAGE)?;
    std::fs::write(PAGE, replaced(&page, name, table))
}

fn replaced(page: &str, name: &str, table: &str) -> String {
    let heading = format!("<!-- {name} -->\n");
    let Some((before, rest)) = page.split_once(&heading) else {
        return format!("{page}\n{heading}\n{table}");
    };
    let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
    format!("{before}{heading}\n{table}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_their_key() {
        let json = r#"{"a": 1, "decisions": 1200.5, "b": [3], "last": -2e3}"#;
        assert_eq!(number(json, "decisions"), Some(1200.5));
        assert_eq!(number(json, "last"), Some(-2000.0));
        assert_eq!(number(json, "missing"), None);
    }

    #[test]
    fn a_section_is_replaced_and_the_others_stay() {
        let page = "# P\n\n## Rules\n<!-- rules -->\n\nold\n\n## Server\n<!-- server -->\n\nkept\n";
        let new = replaced(page, "rules", "new\n");
        assert_eq!(new, "# P\n\n## Rules\n<!-- rules -->\n\nnew\n\n## Server\n<!-- server -->\n\nkept\n");
    }
}
