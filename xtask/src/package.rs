//! What people install who have no Rust: `cargo xtask package` puts a tarball, a
//! Debian package, an image, the Python wheel and a list of everything inside
//! into `target/packages`. One static program, built once, is in all of them.
//!
//! The same commit should give the same program in any folder: paths are rewritten,
//! times are left out. `cargo xtask reproduce` builds it in a second one and compares.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{has, python, said, succeeds};

/// Where packages are put.
pub(crate) const PACKAGES: &str = "target/packages";
/// Where programs are installed that are needed for making them.
const TOOLS: &str = "target/tools";
const PROFILE: &str = "dist";
/// Who the Debian package is from; `crates/cli/Cargo.toml` says it, too.
const MAINTAINER: &str = "Fireteam <fireteam@localhost>";

/// A kind of package: its name, and what makes it.
type Kind = (&'static str, fn(&Path) -> Option<()>);

const KINDS: [Kind; 5] =
    [("tarball", tarball), ("deb", deb), ("image", image), ("wheel", |_| wheel()), ("sbom", |_| sbom())];

/// Makes the packages of these kinds, or all.
pub(crate) fn make(wanted: &[String]) -> bool {
    if let Some(wrong) = wanted.iter().find(|wanted| KINDS.iter().all(|(name, _)| name != wanted)) {
        eprintln!("no package is called {wrong}: {}", KINDS.map(|(name, _)| name).join(", "));
        return false;
    }
    let kinds = KINDS.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name));
    let _ = fs::create_dir_all(PACKAGES);
    let Some(program) = build(Path::new(".")) else { return false };
    for (name, made) in kinds {
        println!("--- package: {name}");
        if made(&program).is_none() {
            eprintln!("--- package: {name} failed");
            return false;
        }
    }
    list()
}

/// Builds the program here and in a clone in another folder: are they the same?
pub(crate) fn reproduce() -> bool {
    if said(&["git", "status", "--porcelain"]).is_none_or(|changes| !changes.is_empty()) {
        eprintln!("commit first: a clone has what is committed");
        return false;
    }
    let Some([here, there]) = built_twice() else { return false };
    println!("{here}\n{there}");
    println!("--- the programs are {}", if here == there { "the same" } else { "different" });
    here == there
}

/// The digests of both programs.
fn built_twice() -> Option<[String; 2]> {
    let elsewhere = Path::new("target/reproduce/somewhere/else");
    let _ = fs::remove_dir_all(elsewhere);
    let path = elsewhere.display().to_string();
    succeeds(&["git", "clone", "--quiet", "--no-hardlinks", ".", &path]).then_some(())?;
    Some([digest(&build(Path::new("."))?)?, digest(&build(elsewhere)?)?])
}

/// The triple of this machine: packages are made for it alone.
fn host() -> Option<String> {
    let about = said(&["rustc", "-vV"])?;
    about.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

/// The static program of a checkout.
fn build(root: &Path) -> Option<PathBuf> {
    let host = host()?;
    let here = root.canonicalize().ok()?;
    let home = std::env::var("CARGO_HOME").ok().or_else(|| Some(format!("{}/.cargo", std::env::var("HOME").ok()?)))?;
    let flags = format!(
        "-C target-feature=+crt-static -C link-arg=-Wl,-z,pack-relative-relocs \
         --remap-path-prefix={}=/fireteam --remap-path-prefix={home}=/cargo",
        here.display()
    );
    // Where C asks for the time of compiling, it is told that of the commit.
    let day = said(&["git", "-C", &here.display().to_string(), "log", "-1", "--format=%ct"])?;
    println!("--- package: the program, static, in {}", here.display());
    let done = Command::new("cargo")
        .args([
            "build",
            "--locked",
            "--bin",
            "fireteam",
            "--features",
            "cluster",
            "--profile",
            PROFILE,
            "--target",
            &host,
        ])
        .env("RUSTFLAGS", flags)
        .env("CFLAGS", format!("-ffile-prefix-map={}=/fireteam -ffile-prefix-map={home}=/cargo", here.display()))
        .env("SOURCE_DATE_EPOCH", day)
        .env("CARGO_TARGET_DIR", here.join("target"))
        .current_dir(&here)
        .status();
    let program = here.join("target").join(host).join(PROFILE).join("fireteam");
    (done.is_ok_and(|status| status.success()) && program.exists()).then_some(program)
}

/// `fireteam-0.1.0-x86_64-linux`: what packages are called.
fn name() -> Option<String> {
    let host = host()?;
    let system = host.split('-').find(|part| ["linux", "darwin"].contains(part)).unwrap_or("unknown");
    Some(format!("fireteam-{}-{}-{system}", env!("CARGO_PKG_VERSION"), host.split('-').next()?))
}

/// The program, its manual, completions, licences and the service, in one folder.
fn tarball(program: &Path) -> Option<()> {
    let name = name()?;
    let folder = Path::new(PACKAGES).join(&name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).ok()?;
    fs::copy(program, folder.join("fireteam")).ok()?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "packaging/fireteam.service"] {
        fs::copy(file, folder.join(Path::new(file).file_name()?)).ok()?;
    }
    extras(program, &folder)?;
    // Sorted, and without the times and owners of this machine.
    let day = format!("--mtime=@{}", day()?);
    let archive = format!("{PACKAGES}/{name}.tar.gz");
    let tar = ["tar", "-C", PACKAGES, "--sort=name", "--owner=0", "--group=0", "--numeric-owner", &day];
    succeeds(&[&tar[..], &["-I", "gzip -n9", "-cf", &archive, &name]].concat()).then_some(())?;
    fs::remove_dir_all(folder).ok()
}

/// Manual pages into `man/`, what shells complete into `completions/`.
fn extras(program: &Path, folder: &Path) -> Option<()> {
    let program = program.display().to_string();
    let man = folder.join("man").display().to_string();
    succeeds(&[&program, "--lang", "en", "man", "--force", &man]).then_some(())?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions).ok()?;
    for (shell, file) in [("bash", "fireteam"), ("zsh", "_fireteam"), ("fish", "fireteam.fish")] {
        let text = said(&[&program, "--lang", "en", "completions", shell])?;
        fs::write(completions.join(file), text + "\n").ok()?;
    }
    Some(())
}

/// A Debian package by cargo-deb, which reads `crates/cli/Cargo.toml`.
fn deb(program: &Path) -> Option<()> {
    let tool = tool("cargo-deb")?;
    // It takes files from here; manual pages are compressed as the policy wants them.
    let folder = Path::new("target/deb-files");
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).ok()?;
    fs::copy(program, folder.join("fireteam")).ok()?;
    extras(program, folder)?;
    let day = said(&["git", "log", "-1", "--format=%cD"])?;
    let version = env!("CARGO_PKG_VERSION");
    let changelog = format!(
        "fireteam ({version}-1) unstable; urgency=medium\n\n  * CHANGELOG.md says what is new.\n\n -- {MAINTAINER}  {day}\n"
    );
    fs::write(folder.join("changelog"), changelog).ok()?;
    let mit = fs::read_to_string("LICENSE-MIT").ok()?;
    let apache = "Or, at your choice, the Apache License 2.0: /usr/share/common-licenses/Apache-2.0 on Debian.";
    fs::write(folder.join("licences"), format!("{mit}\n{apache}\n")).ok()?;
    let done = [&tool, "deb", "--package", "cli", "--no-build", "--no-strip", "--output", PACKAGES];
    succeeds(&done).then_some(())
}

/// An image with nothing but the program, by buildah.
fn image(program: &Path) -> Option<()> {
    if !has("buildah") {
        println!("--- no image: buildah is missing (Debian: apt-get install buildah)");
        return Some(());
    }
    let context = Path::new("target/image");
    let _ = fs::remove_dir_all(context);
    fs::create_dir_all(context.join("data")).ok()?;
    fs::copy(program, context.join("fireteam")).ok()?;
    let tag = format!("fireteam:{}", env!("CARGO_PKG_VERSION"));
    let archive = format!("{PACKAGES}/{}.image.tar", name()?);
    let _ = fs::remove_file(&archive);
    let day = day()?;
    let context = context.display().to_string();
    // Docker's format knows health checks. Nothing is run inside, so no isolation is needed.
    let build = ["buildah", "build", "--format", "docker", "--isolation", "chroot", "--storage-driver", "vfs"];
    let what = ["--timestamp", &day, "--tag", &tag, "--file", "packaging/Containerfile", &context];
    let push = ["buildah", "push", "--storage-driver", "vfs", &tag];
    let to = format!("docker-archive:{archive}:{tag}");
    let steps = [[&build[..], &what].concat(), [&push[..], &[&to]].concat(), vec!["gzip", "-n9f", &archive]];
    steps.iter().all(|step| succeeds(step)).then_some(())
}

fn wheel() -> Option<()> {
    let wheel = python::wheel().then(python::built).flatten()?;
    fs::copy(&wheel, Path::new(PACKAGES).join(Path::new(&wheel).file_name()?)).ok().map(drop)
}

/// Everything the program is built from, as CycloneDX.
fn sbom() -> Option<()> {
    let tool = tool("cargo-cyclonedx")?;
    let file = format!("{}.cdx", name()?);
    let day = format!("SOURCE_DATE_EPOCH={}", day()?);
    let what = ["--manifest-path", "crates/cli/Cargo.toml", "--features", "cluster"];
    let made = [&["env", &day, &tool, "cyclonedx"], &what[..], &["--format", "json", "--override-filename", &file]];
    succeeds(&made.concat()).then_some(())?;
    // It writes a file into every member of the workspace; the program's names all the others.
    let written = said(&["git", "ls-files", "--others", "--exclude-standard", &format!("*{file}.json")])?;
    let list = fs::read_to_string(format!("crates/cli/{file}.json")).ok()?;
    let here = std::env::current_dir().ok()?.display().to_string();
    fs::write(format!("{PACKAGES}/{file}.json"), list.replace(&here, "/fireteam")).ok()?;
    written.lines().try_for_each(fs::remove_file).ok()
}

/// When the commit was made, in seconds: the time of everything that needs one.
fn day() -> Option<String> {
    said(&["git", "log", "-1", "--format=%ct"])
}

/// A program from the crates' registry, installed where nobody else sees it.
fn tool(name: &str) -> Option<String> {
    let path = format!("{TOOLS}/bin/{name}");
    if !Path::new(&path).exists() {
        println!("--- package: installing {name}");
        succeeds(&["cargo", "install", "--quiet", "--locked", "--root", TOOLS, name]).then_some(())?;
    }
    Some(path)
}

/// What there is now, with sizes and digests.
fn list() -> bool {
    let Ok(entries) = fs::read_dir(PACKAGES) else { return false };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    for file in &files {
        let size = file.metadata().map_or(0, |meta| meta.len());
        println!("{:>6.1} MB  {}  {}", size as f64 / 1e6, digest(file).unwrap_or_default(), file.display());
    }
    !files.is_empty()
}

fn digest(file: &Path) -> Option<String> {
    said(&["sha256sum", &file.display().to_string()])?.split_whitespace().next().map(str::to_owned)
}
