//! `cargo xtask new-game` in a copy of the repository: the game it makes keeps
//! the laws, and the page about it names every file that it edits.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What a workspace needs to be read.
const PARTS: [&str; 6] = ["Cargo.toml", "Cargo.lock", "rustfmt.toml", "crates", "python", "xtask"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap()
}

/// All files below a path, as paths from `root`.
fn files(root: &Path, path: &Path, out: &mut Vec<PathBuf>) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if root.join(path).is_file() {
        out.push(path.to_owned());
    } else if !name.starts_with('.') && !["target", "node_modules", "__pycache__"].contains(&&*name) {
        for entry in fs::read_dir(root.join(path))? {
            files(root, &path.join(entry?.file_name()), out)?;
        }
    }
    Ok(())
}

fn all_files(root: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for part in PARTS.map(Path::new).into_iter().filter(|part| root.join(part).exists()) {
        files(root, part, &mut all).unwrap();
    }
    all
}

/// Writes what differs only: what was built from the rest stays fresh.
fn copy(from: &Path, to: &Path) {
    for file in all_files(from) {
        let bytes = fs::read(from.join(&file)).unwrap();
        if fs::read(to.join(&file)).ok().as_ref() != Some(&bytes) {
            fs::create_dir_all(to.join(&file).parent().unwrap()).unwrap();
            fs::write(to.join(&file), bytes).unwrap();
        }
    }
}

fn cargo(at: &Path, words: &[&str]) {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let done = Command::new(env!("CARGO"))
        .args(words)
        .arg("--offline")
        .current_dir(at)
        .env("CARGO_TARGET_DIR", target)
        .env("FIRETEAM_WEB", "skip")
        .output()
        .unwrap();
    assert!(done.status.success(), "cargo {words:?}: {}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_new_game_compiles_keeps_the_laws_and_edits_the_files_that_the_page_names() {
    let (root, there) = (root(), Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game"));
    fs::create_dir_all(&there).unwrap();
    for made in all_files(&there).iter().filter(|file| file.to_string_lossy().contains("stand")) {
        fs::remove_file(there.join(made)).unwrap();
    }
    let _ = fs::remove_dir_all(there.join("crates/last-stand"));
    copy(&root, &there);
    let made = Command::new(env!("CARGO_BIN_EXE_xtask")).args(["new-game", "last-stand"]).current_dir(&there).output();
    let made = made.unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));

    let page = fs::read_to_string(root.join("docs/adding-a-game.md")).unwrap();
    let differs = |file: &&PathBuf| fs::read(root.join(file)).unwrap() != fs::read(there.join(file)).unwrap();
    let before = all_files(&root);
    let edited: Vec<String> = before.iter().filter(differs).map(|file| file.display().to_string()).collect();
    assert!(!edited.is_empty() && edited.len() <= 10, "{edited:?}");
    for file in edited {
        assert!(page.contains(&format!("`{file}`")), "docs/adding-a-game.md does not name {file}");
    }

    cargo(&there, &["test", "--package", "fireteam-last-stand", "--quiet"]);
    cargo(&there, &["check", "--package", "cli", "--quiet"]);
}
