//! Chores of the repository. `cargo xtask test` is the one command that checks
//! everything; it installs what it needs and says what it does.

use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
usage: cargo xtask <chore>

  test    format, lints, then all tests
  bench   benchmarks of the rules, with counts of instructions where valgrind is installed";

type Step = (&'static str, &'static [&'static str]);

const TEST: &[Step] = &[
    ("format", &["cargo", "fmt", "--all", "--check"]),
    ("lints", &["cargo", "clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]),
    ("tests", &["cargo", "test", "--workspace", "--locked"]),
];

const BENCH: &[Step] = &[("benchmarks", &["cargo", "bench", "--workspace", "--benches"])];

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let done = match chore.as_deref() {
        Some("test") => install_components() && run(TEST),
        Some("bench") => run(BENCH),
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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

fn succeeds(command: &[&str]) -> bool {
    match Command::new(command[0]).args(&command[1..]).status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cannot run {}: {error}", command[0]);
            false
        }
    }
}
