//! The Python package: its wheel, and its tests in virtual environments of
//! their own under `target/python`. Other projects pin what they need against
//! each other, so each gets an environment.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::succeeds;

/// Where wheels are put.
const WHEELS: &str = "target/wheels";

/// An environment, what it holds besides our wheel, and the tests run in it.
struct Room {
    name: &'static str,
    packages: &'static [&'static str],
    tests: &'static [&'static str],
    when: When,
}

/// When the tests of an environment are run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    /// Always, but a machine that cannot install its packages says so and goes on.
    IfThere,
    /// Only by `cargo xtask python --nightly`: gigabytes, or minutes.
    Nightly,
}

const ROOMS: &[Room] = &[
    Room {
        name: "gym",
        packages: &["gymnasium>=1.1,<2", "pettingzoo>=1.25,<2"],
        tests: &[
            "test_match.py",
            "test_batch.py",
            "test_gymnasium.py",
            "test_pettingzoo.py",
            "test_stubs.py",
            "test_examples.py",
            "test_reference.py",
        ],
        when: When::Always,
    },
    Room { name: "spiel", packages: &["open_spiel>=1.6"], tests: &["test_openspiel.py"], when: When::Always },
    Room { name: "ray", packages: &["ray>=2.50,<3"], tests: &["test_ray.py"], when: When::IfThere },
    Room {
        name: "torch",
        packages: &["ray[rllib]>=2.50,<3", "torch"],
        tests: &["test_train.py", "test_rllib.py"],
        when: When::Nightly,
    },
];

/// Builds the wheel; it runs on every Python from 3.11 on.
pub(crate) fn wheel() -> bool {
    let Some(maturin) = maturin() else { return false };
    println!("--- wheel: maturin build");
    let _ = std::fs::remove_dir_all(WHEELS);
    succeeds(&[&maturin, "build", "--release", "--locked", "--manifest-path", "python/Cargo.toml", "--out", WHEELS])
}

/// As part of the whole check: a machine without Python, or one that gets no
/// packages for it, has checked the rest all the same.
pub(crate) fn check() -> bool {
    match environments(false) {
        Ok(rooms) => run(&rooms),
        Err(missing) => {
            println!("--- the Python package is not checked: {missing}");
            true
        }
    }
}

/// Builds the wheel and runs all tests of the package; `--nightly` those too that are large. `--bench`
/// measures instead, and writes the table of `docs/python.md`.
pub(crate) fn test(flag: Option<&str>) -> bool {
    match flag {
        None | Some("--nightly") => {}
        Some("--bench") => return bench(),
        Some(_) => {
            eprintln!("usage: cargo xtask python [--nightly | --bench]");
            return false;
        }
    }
    match environments(flag.is_some()) {
        Ok(rooms) => run(&rooms),
        Err(missing) => {
            eprintln!("--- python: {missing}");
            false
        }
    }
}

/// Each environment with its interpreter, all of them made.
fn environments(nightly: bool) -> Result<Vec<(&'static Room, String)>, &'static str> {
    if !has_python() {
        return Err("Python 3.11 or newer with venv is missing");
    }
    let made = |room: &Room| {
        let mut packages = vec!["pytest", "numpy>=1.26"];
        packages.extend(room.packages);
        tool(room.name, &packages, "python")
    };
    maturin().ok_or("its packages could not be installed")?;
    let mut rooms = Vec::new();
    for room in ROOMS.iter().filter(|room| nightly || room.when != When::Nightly) {
        match made(room) {
            Some(python) => rooms.push((room, python)),
            None if room.when == When::IfThere => {
                println!("--- {} is not checked: its packages could not be installed", room.tests.join(", "));
            }
            None => return Err("its packages could not be installed"),
        }
    }
    Ok(rooms)
}

fn run(rooms: &[(&Room, String)]) -> bool {
    let Some(wheel) = wheel().then(built).flatten() else { return false };
    // Ray plays the lab by the program, which the games in Chromium have built already.
    if !succeeds(&["cargo", "build", "--release", "--locked", "--bin", "fireteam"]) {
        return false;
    }
    rooms.iter().all(|(room, python)| {
        let tests: Vec<String> = room.tests.iter().map(|test| format!("python/tests/{test}")).collect();
        println!("--- python: {} in {}", room.tests.join(" "), room.name);
        let mut pytest = vec!["env", "FIRETEAM=target/release/fireteam", python.as_str()];
        pytest.extend(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
        pytest.extend(tests.iter().map(String::as_str));
        succeeds(&install(python, &wheel)) && succeeds(&pytest)
    })
}

fn bench() -> bool {
    let packages = ["numpy>=1.26", "open_spiel>=1.6", "pettingzoo>=1.25,<2", "gymnasium>=1.1,<2", "pygame>=2,<3"];
    let python = has_python().then(|| tool("bench", &packages, "python")).flatten();
    let (Some(python), Some(wheel)) = (python, wheel().then(built).flatten()) else { return false };
    succeeds(&install(&python, &wheel)) && succeeds(&[&python, "python/bench.py", "--write"])
}

/// What puts our wheel into an environment.
fn install<'a>(python: &'a str, wheel: &'a str) -> [&'a str; 8] {
    [python, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", wheel]
}

fn maturin() -> Option<String> {
    tool("build", &["maturin>=1.9,<2"], "maturin")
}

fn has_python() -> bool {
    let check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    Command::new("python3").args(["-c", check]).output().is_ok_and(|out| out.status.success())
}

/// A program of an environment, which is made first if it is not there.
fn tool(room: &str, packages: &[&str], program: &str) -> Option<String> {
    let home: PathBuf = Path::new("target/python").join(room);
    let path = |name: &str| home.join("bin").join(name).display().to_string();
    let done = home.join("packages.txt");
    let wanted = packages.join("\n");
    if std::fs::read_to_string(&done).is_ok_and(|there| there == wanted) {
        return Some(path(program));
    }
    println!("--- python: an environment with {}", packages.join(", "));
    let python = path("python");
    let mut install = vec![python.as_str(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    install.extend(packages);
    let made = succeeds(&["python3", "-m", "venv", &home.display().to_string()]) && succeeds(&install);
    made.then(|| std::fs::write(&done, wanted).ok())?.map(|()| path(program))
}

/// The wheel that was built.
pub(crate) fn built() -> Option<String> {
    let wheels = std::fs::read_dir(WHEELS).ok()?;
    let wheel = wheels.flatten().map(|entry| entry.path()).find(|path| path.extension().is_some_and(|e| e == "whl"));
    wheel.map(|path| path.display().to_string())
}
