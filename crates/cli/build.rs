//! Which commit the program is made from, for `--version` and `doctor`. What is
//! built outside a repository, as packages are, can name it in `FIRETEAM_COMMIT`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=FIRETEAM_COMMIT");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let commit = std::env::var("FIRETEAM_COMMIT").ok().or_else(commit).filter(|commit| !commit.is_empty());
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=FIRETEAM_VERSION={version}{commit}");
}

/// `1a2b3c4 2026-11-16`: the commit that is checked out, and its day.
fn commit() -> Option<String> {
    // A package that lies inside somebody else's repository is not of it.
    let root = git(&["rev-parse", "--show-toplevel"])?;
    let here = Path::new("../..").canonicalize().ok()?;
    if Path::new(&root).canonicalize().ok()? != here {
        return None;
    }
    // Both change with every commit and checkout; a missing file would make every build start over.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--format=%h %cs", "--abbrev=9"])
}

fn git(args: &[&str]) -> Option<String> {
    let out = Command::new("git").args(args).output().ok().filter(|out| out.status.success())?;
    Some(String::from_utf8_lossy(&out.stdout).trim().to_owned())
}
