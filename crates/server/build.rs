<<<<<<< HEAD
//! Builds the web client where it is missing or older than its sources, so
//! that the program carries it. Without Node the program is built all the
//! same and says on its page what to do; `FIRETEAM_WEB=skip` asks for that.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the page is made from, beside `web/`.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "icons.json",
    "../crates/words",
];

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    println!("cargo::rerun-if-env-changed=FIRETEAM_WEB");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    // Where the page is embedded, a new page is a new program.
    println!("cargo::rerun-if-changed={}", web.join("dist/index.html").display());
    if !web.join("package.json").exists() || std::env::var("FIRETEAM_WEB").is_ok_and(|wish| wish == "skip") {
        return;
    }
    let newest = SOURCES.iter().filter_map(|source| newest(&web.join(source))).max();
    let built = changed(&web.join("dist/index.html"));
    if built.is_some() && built >= newest {
        return;
    }
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    let steps: &[&[&str]] = match installed >= changed(&web.join("package-lock.json")) {
        true => &[&["run", "build"]],
        false => &[&["ci", "--no-audit", "--no-fund"], &["run", "build"]],
    };
    for step in steps {
        if let Err(reason) = npm(&web, step) {
            println!("cargo::warning=the web client was not built: {reason}");
            println!("cargo::warning=install Node.js 20 or newer and build again, or run `npm ci && npm run build` in web/");
            return;
        }
    }
}

fn npm(web: &Path, step: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(program).args(step).current_dir(web).output();
    let done = done.map_err(|error| format!("`npm` does not run: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it says nothing").to_owned();
    Err(format!("`npm {}` failed: {last}", step.join(" ")))
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|meta| meta.modified()).ok()
}

/// The latest change of a file or of anything inside a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = path.read_dir() else { return changed(path) };
    let inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inside.iter().filter_map(|path| newest(path)).chain(changed(path)).max()
}
=======
//! The web client is embedded: look again when it was built anew.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A path that is missing would make every build start over.
    if Path::new("../../web/dist").is_dir() {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
>>>>>>> server
