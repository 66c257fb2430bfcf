//! `cargo xtask package check`: the packages, tried as people meet them. The Debian
//! package is installed in a bare Debian with systemd running, the image is started
//! by buildah, the tarball is unpacked and started. Needs root, and debootstrap,
//! systemd-container, lintian and buildah of Debian, so it is not a part of the test
//! command.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::package::PACKAGES;
use crate::{said, succeeds};

/// Where it happens.
const HOME: &str = "target/trial";

/// What it needs: the program, and the package of Debian that has it.
const NEEDED: [(&str, &str); 4] = [
    ("debootstrap", "debootstrap"),
    ("systemd-nspawn", "systemd-container"),
    ("lintian", "lintian"),
    ("buildah", "buildah"),
];

/// How large an image may be before it is compressed, in bytes.
const LARGEST_IMAGE: u64 = 25_000_000;

/// Tries what lies in the folder of packages.
pub(crate) fn check() -> bool {
    let missing: Vec<&str> =
        NEEDED.into_iter().filter(|(program, _)| !is_there(program)).map(|(_, from)| from).collect();
    if !missing.is_empty() {
        eprintln!("the packages cannot be tried: apt-get install {}", missing.join(" "));
        return false;
    }
    let found = (package(".deb"), package(".image.tar.gz"), package("linux.tar.gz"));
    let (Some(deb), Some(image), Some(tarball)) = found else {
        eprintln!("a Debian package, an image or a tarball is missing: cargo xtask package");
        return false;
    };
    lintian(&deb) && start_tarball(&tarball) && start_image(&image).is_some() && debian(&deb).is_some()
}

fn is_there(program: &str) -> bool {
    said(&["sh", "-c", &format!("command -v {program}")]).is_some()
}

/// The package with this ending.
fn package(ending: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(PACKAGES).ok()?;
    entries.flatten().map(|entry| entry.path()).find(|path| path.to_string_lossy().ends_with(ending))
}

/// What Debian's own reviewer says.
fn lintian(deb: &Path) -> bool {
    println!("--- check: lintian");
    succeeds(&["lintian", "--allow-root", "--fail-on", "error,warning", &deb.display().to_string()])
}

/// Installs the package in a Debian that was started for it: removed, nothing of it stays.
fn debian(deb: &Path) -> Option<()> {
    let system = Path::new(HOME).join("debian");
    if !system.join("etc/debian_version").exists() {
        println!("--- check: a bare Debian in {}", system.display());
        let release = said(&["sh", "-c", ". /etc/os-release && echo $VERSION_CODENAME"])?;
        let with = "--include=systemd-sysv,man-db,bash-completion";
        let made = ["debootstrap", "--variant=minbase", with, &release, &system.display().to_string()];
        succeeds(&made).then_some(())?;
    }
    println!("--- check: {} in it", deb.display());
    let trial = Path::new(HOME).join("here");
    let _ = fs::remove_dir_all(&trial);
    fs::create_dir_all(&trial).ok()?;
    fs::copy(deb, trial.join("fireteam.deb")).ok()?;
    for script in ["debian.sh", "page.sh"] {
        fs::copy(Path::new("packaging/trial").join(script), trial.join(script)).ok()?;
    }
    let unit = Path::new("packaging/trial/trial.service").canonicalize().ok()?;
    // Changes are kept in memory and forgotten; the network is its own, so that its port is free.
    let ended = Command::new("systemd-nspawn")
        .args(["--quiet", "--boot", "--register=no", "--keep-unit", "--private-network", "--volatile=overlay"])
        .arg(format!("--directory={}", system.display()))
        .arg(format!("--bind={}:/trial", trial.canonicalize().ok()?.display()))
        .arg(format!("--bind-ro={}:/etc/systemd/system/trial.service", unit.display()))
        .args(["--console=pipe", "--", "--unit=trial.service"])
        .output();
    ended.ok()?;
    let log = fs::read_to_string(trial.join("log")).ok()?;
    println!("{log}");
    log.ends_with("--- all holds\n").then_some(())
}

/// Unpacks the tarball and starts what is in it.
fn start_tarball(archive: &Path) -> bool {
    println!("--- check: {}", archive.display());
    alone("tarball.sh", &archive.display().to_string())
}

/// Starts the image by buildah, if it is small enough.
fn start_image(archive: &Path) -> Option<()> {
    println!("--- check: {}", archive.display());
    let unpacked = Path::new(HOME).join("image.tar");
    fs::create_dir_all(HOME).ok()?;
    let to = fs::File::create(&unpacked).ok()?;
    let done = Command::new("gzip").arg("-dc").arg(archive).stdout(to).status().ok()?;
    done.success().then_some(())?;
    let size = unpacked.metadata().ok()?.len();
    println!("--- {size} bytes before it was compressed");
    if size > LARGEST_IMAGE {
        eprintln!("more than {LARGEST_IMAGE}");
        return None;
    }
    alone("image.sh", &format!("docker-archive:{}", unpacked.display())).then_some(())
}

/// Runs a script of the trial in a network of its own; with its processes, so that none stays.
fn alone(script: &str, what: &str) -> bool {
    let script = format!("packaging/trial/{script}");
    succeeds(&["unshare", "--net", "--pid", "--fork", "--mount-proc", "bash", &script, what])
}
