//! Tests that can fail, measured: cargo-mutants changes `table` and the crates of games in one place
//! at a time, and each change is tried against the tests of its own crate. Changes that alter
//! nothing are named in `.cargo/mutants.toml` and set aside.
//!
//! A sample of 300 takes hours, so it can be tried in parts. What became of each change is kept and
//! summed over all parts; what tests have noticed once is not tried again.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

const TOOL: &str = "target/tools/bin/cargo-mutants";
const OUT: &str = "target/mutants";
/// Lines of an outcome and a change.
const RESULTS: &str = "target/mutants/results.txt";

/// Left out at first, since they take ten times as long as all the others; what survives meets them, too.
const SLOW: [&str; 4] = ["--skip", "lattice::", "--skip", "laws::every_law"];

/// The tests left out, the seconds they may take, and what a change is called whose tests take longer.
/// A busy machine makes tests slow, so only what the second pass does not end either counts as noticed.
const PASSES: [(&[&str], &str, &str); 2] = [(&SLOW, "300", "slow"), (&[], "1500", "endless")];

/// What can become of a change, as the results call it and as a reader would.
const ENDS: [(&str, &str); 4] = [
    ("killed", "noticed"),
    ("endless", "noticed by no end"),
    ("survived", "not noticed"),
    ("unviable", "do not compile"),
];

/// How many changes are tried, and which part of them now.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wish {
    sample: usize,
    /// Number I of P, from 1.
    part: (usize, usize),
}

impl Wish {
    fn read(args: &[String]) -> Option<Wish> {
        let mut wish = Wish { sample: 300, part: (1, 1) };
        for pair in args.chunks(2) {
            match pair {
                [flag, n] if flag == "--sample" => wish.sample = n.parse().ok().filter(|&n| n > 0)?,
                [flag, part] if flag == "--part" => {
                    let (i, parts) = part.split_once('/')?;
                    wish.part = (i.parse().ok()?, parts.parse().ok()?);
                    (1..=wish.part.1).contains(&wish.part.0).then_some(())?;
                }
                _ => return None,
            }
        }
        Some(wish)
    }

    /// About `sample` of all changes, spread evenly; and those of the part, spread as evenly.
    fn choose(self, all: &[String]) -> (Vec<&String>, Vec<&String>) {
        let sample: Vec<&String> = all.iter().step_by((all.len() / self.sample).max(1)).collect();
        let part = sample.iter().skip(self.part.0 - 1).step_by(self.part.1).copied().collect();
        (sample, part)
    }
}

/// Tries what of a part has not been noticed yet.
pub(crate) fn run(args: &[String]) -> bool {
    let Some(wish) = Wish::read(args) else {
        eprintln!("usage: cargo xtask mutants [--sample N] [--part I/P]");
        return false;
    };
    let crates = crates();
    if !is_installed() {
        return false;
    }
    let tool = || tool(&crates);
    let list = tool().arg("--list").output().map(|out| out.stdout).unwrap_or_default();
    let all: Vec<String> = String::from_utf8_lossy(&list).lines().map(str::to_owned).collect();
    let (sample, part) = wish.choose(&all);
    println!("--- {} of {} changes, {} of them in this part", sample.len(), all.len(), part.len());
    let mut results = kept();
    for (skipped, seconds, late) in PASSES {
        let is_open = |name: &String| results.get(name).is_none_or(|became| became == "survived" || became == "slow");
        let open: Vec<String> = part.iter().filter(|name| is_open(name)).map(|name| escaped(name)).collect();
        if open.is_empty() {
            break;
        }
        let these = format!("^({})$", open.join("|"));
        let once = ["--baseline", "skip", "--timeout", seconds, "--output", OUT, "--re", &these, "--", "--tests", "--"];
        let _ = tool().args(once).args(skipped).status();
        results.extend(written(late));
        let lines: String = results.iter().map(|(name, became)| format!("{became} {name}\n")).collect();
        let _ = fs::write(RESULTS, lines);
    }
    print!("{}", table(&crates, &sample, &results));
    println!("--- {RESULTS} names them");
    let [killed, endless, survived, _] = counts(&sample, &results);
    (killed + endless) * 100 >= (killed + endless + survived) * 95
}

/// How many of these became what, in the order of [`ENDS`].
fn counts(names: &[&String], results: &BTreeMap<String, String>) -> [usize; 4] {
    ENDS.map(|(end, _)| names.iter().filter(|name| results.get(**name).is_some_and(|became| became == end)).count())
}

/// A row for each crate, as CONTRIBUTING.md keeps them.
fn table(crates: &[String], sample: &[&String], results: &BTreeMap<String, String>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let ends = ENDS.map(|(_, called)| called.to_owned());
    let mut out = row(&[&["crate".to_owned(), "changes".to_owned()][..], &ends].concat());
    out += &row(&["---"; 6].map(str::to_owned));
    for one in crates {
        let there: Vec<&String> =
            sample.iter().filter(|name| name.starts_with(&format!("crates/{one}/"))).copied().collect();
        let counts = counts(&there, results).map(|count| count.to_string());
        out += &row(&[&[format!("`{one}`"), there.len().to_string()][..], &counts].concat());
    }
    out
}

/// The contract and the games; a game is a crate with a guide.
fn crates() -> Vec<String> {
    let folders = fs::read_dir("crates").into_iter().flatten().flatten();
    let games = folders.filter(|folder| folder.path().join("guide").is_dir());
    let mut crates: Vec<String> = games.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    crates.sort();
    crates.insert(0, "table".to_owned());
    crates
}

/// What became of changes, from earlier runs too.
fn kept() -> BTreeMap<String, String> {
    let text = fs::read_to_string(RESULTS).unwrap_or_default();
    text.lines().filter_map(|line| line.split_once(' ')).map(|(became, name)| (name.into(), became.into())).collect()
}

/// What cargo-mutants has written down just now; `late` is what ran out of time.
fn written(late: &str) -> impl Iterator<Item = (String, String)> {
    let outcomes = [("caught", "killed"), ("timeout", late), ("missed", "survived"), ("unviable", "unviable")];
    outcomes.into_iter().flat_map(|(file, became)| {
        let names = fs::read_to_string(format!("{OUT}/mutants.out/{file}.txt")).unwrap_or_default();
        names.lines().map(|name| (name.to_owned(), became.to_owned())).collect::<Vec<_>>()
    })
}

/// A name as a regular expression that means just this name.
fn escaped(name: &str) -> String {
    name.chars().flat_map(|c| r"\.+*?()|[]{}^$#&-~".contains(c).then_some('\\').into_iter().chain([c])).collect()
}

/// cargo-mutants over our crates. Line tables would only make it slower.
fn tool(crates: &[String]) -> Command {
    let mut command = Command::new(TOOL);
    command.arg("mutants");
    for name in crates {
        command.args(["--package", &format!("fireteam-{name}")]);
    }
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    command
}

fn is_installed() -> bool {
    let install = ["install", "cargo-mutants", "--version", "27.1.0", "--locked", "--root", "target/tools"];
    let done =
        Path::new(TOOL).exists() || Command::new("cargo").args(install).status().is_ok_and(|done| done.success());
    done && fs::create_dir_all(OUT).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(words: &str) -> Option<Wish> {
        Wish::read(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn parts_are_named_from_1_and_anything_else_is_refused() {
        assert_eq!(wish(""), Some(Wish { sample: 300, part: (1, 1) }));
        assert_eq!(wish("--part 2/6 --sample 50"), Some(Wish { sample: 50, part: (2, 6) }));
        for bad in ["--part 0/6", "--part 7/6", "--part 2", "--sample 0", "--sample", "300"] {
            assert_eq!(wish(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_parts_of_a_sample_are_the_sample_and_nothing_twice() {
        let all: Vec<String> = (0..1000).map(|n| n.to_string()).collect();
        let sample = wish("--sample 30").unwrap().choose(&all).0;
        let mut parts: Vec<&String> =
            (1..=4).flat_map(|i| wish(&format!("--sample 30 --part {i}/4")).unwrap().choose(&all).1).collect();
        parts.sort_by_key(|name| name.parse::<usize>().unwrap());
        assert_eq!(parts, sample);
        assert_eq!((sample.len(), sample[1].as_str()), (31, "33"));
    }

    #[test]
    fn what_ran_out_of_time_in_the_first_pass_alone_counts_as_nothing() {
        let names = ["table", "table", "duel", "duel"].map(|name| format!("crates/{name}/src/x.rs:1: y"));
        let names: Vec<String> = names.iter().enumerate().map(|(n, name)| format!("{name}{n}")).collect();
        let results = names.iter().cloned().zip(["killed", "endless", "slow", "survived"].map(str::to_owned)).collect();
        let text = table(&["table".to_owned(), "duel".to_owned()], &names.iter().collect::<Vec<_>>(), &results);
        assert!(text.ends_with("| `table` | 2 | 1 | 1 | 0 | 0 |\n| `duel` | 2 | 0 | 0 | 1 | 0 |\n"), "{text}");
    }

    #[test]
    fn a_name_stands_for_itself() {
        assert_eq!(
            escaped("a.rs:1: replace + with - in <A>::b -> (u8)"),
            r"a\.rs:1: replace \+ with \- in <A>::b \-> \(u8\)"
        );
    }
}
