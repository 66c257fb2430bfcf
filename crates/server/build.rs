//! The web client is embedded: this builds it where it is missing or older
//! than its sources. Without Node the program is built all the same and says
//! on its page what to do; `FIRETEAM_WEB=skip` leaves the page alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the page is made from, seen from `web/`; and the folders of all languages.
const SOURCES: [&str; 7] =
    ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "icons.json"];
const WORDS: &str = "../crates/words";

fn main() {
    let web = Path::new("../../web");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=FIRETEAM_WEB");
    let skip = std::env::var("FIRETEAM_WEB").is_ok_and(|wish| wish == "skip");
    if !skip && web.join("package.json").exists() {
        let sources = || SOURCES.into_iter().map(|source| web.join(source)).chain(languages(&web.join(WORDS)));
        sources().for_each(|source| watch(&source));
        let newest = sources().filter_map(|source| newest(&source)).max();
        if changed(&web.join("dist/index.html")) < newest {
            build(web);
            // What was written just now is newer than this run; to watch it would make the next build start over.
            return;
        }
    }
    watch(&web.join("dist"));
}

/// The folders of the catalogues: those that are called as a language, `en` or `pl`.
fn languages(words: &Path) -> Vec<PathBuf> {
    let folders = words.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
    folders.filter(|path| path.is_dir() && path.file_name().is_some_and(|name| name.len() == 2)).collect()
}

/// A path that is missing would make every build start over.
fn watch(path: &Path) {
    if path.exists() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn build(web: &Path) {
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    let install: &[&str] = &["ci", "--no-audit", "--no-fund"];
    let steps = match installed < changed(&web.join("package-lock.json")) {
        true => vec![install, &["run", "build"]],
        false => vec![&["run", "build"][..]],
    };
    for step in steps {
        if let Err(reason) = npm(web, step) {
            println!("cargo::warning=the web client was not built: {reason}");
            println!("cargo::warning=install Node.js 20 or newer, then `npm ci && npm run build` in web/");
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
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it says nothing");
    Err(format!("`npm {}` failed: {last}", step.join(" ")))
}

/// When a file was last written; never, if it is not there.
fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|meta| meta.modified()).ok()
}

/// The latest change of a file or of anything inside a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = path.read_dir() else { return changed(path) };
    entries.flatten().filter_map(|entry| newest(&entry.path())).max()
}
