//! Chores of the repository. `cargo xtask test` is the one command that checks
//! everything; it installs what it needs and says what it does.

mod licences;
mod measure;
mod mutants;
mod new_game;
mod package;
mod python;
mod trial;

use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
usage: cargo xtask <chore>

  test    licences, format, lints, all tests, then the page and the Python package
  python [--nightly | --bench]   the Python package: its wheel, and its tests with Gymnasium, PettingZoo, OpenSpiel and Ray;
          nightly with RLlib and PyTorch, too; or how fast it is beside them, into docs/python.md
  wheel   the Python package as target/wheels/*.whl
  package [tarball|deb|image|wheel|sbom]   what people install who have no Rust, into target/packages
  package check   installs the Debian package in a bare Debian and starts the image, as root on Debian
  reproduce   builds the program of the packages in a second folder, too, and compares
  new-game NAME   a copy of the smallest game, crates/duel, to begin another with (docs/adding-a-game.md)
  nightly [lattice|power|simulation] [N]   what takes too long for every change: N random games (1,000) in every mode, arena,
          number of players and ending of Adrenaline; N power cuts (500) of a server on a disk that forgets; N hours (2,000)
          of simulated servers, with everything that can go wrong
  mutants [--sample N] [--part I/P]   changes the rules and the contract in 300 places, one at a time, and counts the changes
          that tests notice; by parts, which are summed, for a small machine
  bench   benchmarks of the rules, with counts of instructions where valgrind is installed
  measure [rules|server]   writes the tables of docs/measured.md";

type Step = (&'static str, &'static [&'static str]);

const TEST: &[Step] = &[
    ("format", &["cargo", "fmt", "--all", "--check"]),
    (
        "lints",
        &[
            "cargo",
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            "cli/cluster",
            "--locked",
            "--",
            "--deny",
            "warnings",
        ],
    ),
    ("tests", &["cargo", "test", "--workspace", "--features", "cli/cluster", "--locked"]),
];

/// Licences, copies of a crate, and where crates come from; needs cargo-deny.
const DENY: &[Step] = &[("licences", &["cargo", "deny", "check", "licenses", "bans", "sources"])];

/// What the page owes; needs Node.
const PAGE: &[Step] = &[
    ("page: packages", &["npm", "ci", "--prefix", "web", "--no-audit", "--no-fund"]),
    ("page: types", &["npm", "run", "check", "--prefix", "web"]),
    ("page: tests", &["npm", "test", "--prefix", "web"]),
];

/// Whole games through the page; needs Chromium too.
const GAMES: &[Step] = &[
    ("program", &["cargo", "build", "--release", "--locked", "--bin", "fireteam", "--features", "cluster"]),
    ("page: games in Chromium", &["npm", "run", "e2e", "--prefix", "web"]),
];

const BENCH: &[Step] = &[("benchmarks", &["cargo", "bench", "--workspace", "--benches"])];

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let done = match chore.as_deref() {
        Some("test") => {
            install_postgres();
            install_nats();
            install_faketime();
            install_components() && check_licences() && run(TEST) && check_page() && python::check()
        }
        Some("python") => python::test(std::env::args().nth(2).as_deref()),
        Some("wheel") => python::wheel(),
        Some("package") if std::env::args().skip(2).eq(["check"]) => trial::check(),
        Some("package") => package::make(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("reproduce") => package::reproduce(),
        Some("new-game") => new_game::make(std::env::args().nth(2).as_deref()),
        Some("nightly") => nightly(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("mutants") => mutants::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("bench") => run(BENCH),
        Some("measure") => measure::measure(std::env::args().nth(2).as_deref()),
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A long look: its name, how much of it, and where a test finds that number; the package and its tests, and the one that looks.
struct Look {
    name: &'static str,
    usual: &'static str,
    number: &'static str,
    tests: [&'static str; 2],
    test: &'static str,
}

const LOOKS: [Look; 3] = [
    Look {
        name: "lattice",
        usual: "1000",
        number: "LATTICE",
        tests: ["fireteam-adrenaline", "deathmatch"],
        test: "lattice::the_laws_hold_in_every_cell_a_thousand_times",
    },
    Look {
        name: "power",
        usual: "500",
        number: "CUTS",
        tests: ["server", "it"],
        test: "power::nothing_that_was_told_is_lost_when_the_power_is_cut_many_times",
    },
    Look {
        name: "simulation",
        usual: "2000",
        number: "HOURS",
        tests: ["server", "sim"],
        test: "the_same_for_thousands_of_hours",
    },
];

/// What takes too long for every change: one of the long looks, or all.
fn nightly(words: &[String]) -> bool {
    let name = words.first().filter(|word| word.parse::<u64>().is_err());
    let number = words.get(usize::from(name.is_some()));
    if number.is_some_and(|number| !number.parse::<u64>().is_ok_and(|n| n > 0)) {
        eprintln!("`{}`: expected a number", words.join(" "));
        return false;
    }
    let looks: Vec<&Look> = LOOKS.iter().filter(|look| name.is_none_or(|name| name == look.name)).collect();
    if looks.is_empty() {
        eprintln!("`{}`: expected one of {}", words.join(" "), LOOKS.map(|look| look.name).join(", "));
    }
    let look = |look: &&Look| {
        let number = number.map_or(look.usual, |number| number);
        println!("--- {}: {number}", look.name);
        let mut cargo = Command::new("cargo");
        cargo.args(["test", "--locked", "--package", look.tests[0], "--test", look.tests[1], "--"]);
        cargo.args(["--ignored", "--exact", look.test, "--nocapture"]).env(look.number, number);
        cargo.status().is_ok_and(|status| status.success())
    };
    !looks.is_empty() && looks.iter().all(look)
}

fn run(steps: &[Step]) -> bool {
    let began = Instant::now();
    for (name, command) in steps {
        println!("--- {name}: {}", command.join(" "));
        if !succeeds(command) {
            eprintln!("--- {name} failed");
            return false;
        }
    }
    println!("--- all done in {} s", began.elapsed().as_secs());
    true
}

/// By cargo-deny where it is installed; our own reader of its file needs no tool.
fn check_licences() -> bool {
    if said(&["cargo", "deny", "--version"]).is_some() {
        return run(DENY);
    }
    println!("--- licences: cargo tree --target all");
    licences::are_good()
}

/// Without Node or Chromium the rest has been checked all the same.
fn check_page() -> bool {
    if !has("npm") {
        println!("--- the page is not checked: Node.js is missing");
        return true;
    }
    install_chromium();
    let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".to_owned());
    if !has(&chromium) {
        println!("--- no games in Chromium: install it, or say in CHROMIUM where it is");
        return run(PAGE);
    }
    run(PAGE) && run(GAMES)
}

/// The browser is one package away.
fn install_chromium() {
    if std::env::var("CHROMIUM").is_err() {
        install("Chromium", "/usr/bin/chromium", "chromium");
    }
}

/// Without it, the tests of stores that several servers share are skipped.
fn install_postgres() {
    if std::env::var("PG_BIN").is_err() && !install("PostgreSQL", "/usr/lib/postgresql", "postgresql") {
        println!(
            "--- no PostgreSQL: tests that need one are skipped; install it, or say in PG_BIN where its programs are"
        );
    }
}

/// Without it, servers that share a store are tested with channels between them.
fn install_nats() {
    if std::env::var("NATS_SERVER").is_err() && !install("NATS", "/usr/sbin/nats-server", "nats-server") {
        println!("--- no nats-server: tests that need one are skipped; install it, or say in NATS_SERVER where it is");
    }
}

/// Without it, a storm sets no clocks apart.
fn install_faketime() {
    let path = format!("/usr/lib/{}-linux-gnu/faketime/libfaketimeMT.so.1", std::env::consts::ARCH);
    if std::env::var("LIBFAKETIME").is_err() && !install("libfaketime", &path, "libfaketime") {
        println!("--- no libfaketime: storms set no clocks apart; install it, or say in LIBFAKETIME where it is");
    }
}

/// On a bare Debian machine, as root, what is missing is installed. Is it there now?
fn install(name: &str, path: &str, package: &str) -> bool {
    let is_there = || std::path::Path::new(path).exists();
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout == b"0\n");
    if !is_there() && root && succeeds(&["apt-get", "update", "-qq"]) {
        println!("--- {name}: apt-get install");
        succeeds(&["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]);
    }
    is_there()
}

/// A minimal toolchain comes without the formatter and the linter.
fn install_components() -> bool {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let there = Command::new("cargo").args([tool, "--version"]).output().is_ok_and(|out| out.status.success());
        if !there && !succeeds(&["rustup", "component", "add", component]) {
            eprintln!("`cargo {tool}` is missing; install it, for example with `rustup component add {component}`");
            return false;
        }
    }
    true
}

/// Is this program installed?
fn has(program: &str) -> bool {
    said(&[program, "--version"]).is_some()
}

/// What a command prints, if it succeeds.
fn said(command: &[&str]) -> Option<String> {
    let out = Command::new(command[0]).args(&command[1..]).output().ok().filter(|out| out.status.success())?;
    Some(String::from_utf8_lossy(&out.stdout).trim_end().to_owned())
}

fn succeeds(command: &[&str]) -> bool {
    match Command::new(command[0]).args(&command[1..]).status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cannot run {}: {error}", command[0]);
            false
        }
    }
}
