//! Tests that can fail, measured: cargo-mutants changes the rules crates and `table` in one place
//! at a time, and each change is tried against the tests of its own crate. Changes that alter
//! nothing are named in `.cargo/mutants.toml` and set aside.

use std::path::Path;
use std::process::Command;

const CRATES: [&str; 5] =
    ["fireteam-table", "fireteam-adrenaline", "fireteam-tf2-board", "fireteam-tf2-turns", "fireteam-duel"];

const TOOL: &str = "target/tools/bin/cargo-mutants";
const OUT: &str = "target/mutants";

/// Left out at first, since they take ten times as long as all the others; what survives meets them, too.
const SLOW: [&str; 4] = ["--skip", "lattice::", "--skip", "laws::every_law"];

/// Tries about `sample` changes, spread evenly over all there are.
pub(crate) fn run(args: &[String]) -> bool {
    let sample = match args {
        [] => Some(300),
        [flag, n] if flag == "--sample" => n.parse().ok().filter(|&n| n > 0),
        _ => None,
    };
    let Some(sample) = sample else {
        eprintln!("usage: cargo xtask mutants [--sample N]");
        return false;
    };
    if !is_installed() {
        return false;
    }
    let all = tool(&["--list"]).output().map_or(0, |out| out.stdout.iter().filter(|&&byte| byte == b'\n').count());
    let shard = format!("0/{}", (all / sample).max(1));
    println!("--- about {} of {all} mutants", all / (all / sample).max(1));
    let spread =
        ["--shard", &shard, "--sharding", "round-robin", "--shuffle", "--baseline", "skip", "--timeout", "300"];
    let quick = [&["--", "--tests", "--"], &SLOW[..]].concat();
    let _ = tool(&spread).args(quick).status();
    let (mut killed, mut missed) = (count("caught") + count("timeout"), count("missed"));
    if missed > 0 {
        println!("--- {missed} survive the quick tests");
        let _ = tool(&spread).args(["--iterate", "--", "--tests"]).status();
        (killed, missed) = (killed + count("caught") + count("timeout"), count("missed"));
    }
    println!("--- {killed} of {} killed; {OUT}/mutants.out/missed.txt names the others", killed + missed);
    killed * 100 >= (killed + missed) * 95
}

/// cargo-mutants over our crates. Line tables would only make it slower.
fn tool(args: &[&str]) -> Command {
    let mut command = Command::new(TOOL);
    command.arg("mutants").args(CRATES.iter().flat_map(|name| ["--package", name]));
    command.args(["--output", OUT]).args(args).env("CARGO_PROFILE_DEV_DEBUG", "0");
    command
}

/// How many mutants the last run calls so.
fn count(what: &str) -> usize {
    let names = std::fs::read_to_string(format!("{OUT}/mutants.out/{what}.txt"));
    names.map_or(0, |names| names.lines().count())
}

fn is_installed() -> bool {
    let install = ["install", "cargo-mutants", "--version", "27.1.0", "--locked", "--root", "target/tools"];
    let done =
        Path::new(TOOL).exists() || Command::new("cargo").args(install).status().is_ok_and(|done| done.success());
    done && std::fs::create_dir_all(OUT).is_ok()
}
