//! Content from a folder on disk: the one place that reads files for the rules.
//! `DIR/<game>/` holds files of that game; what belongs nowhere is refused, and
//! what editors and people leave beside them is passed over.

use std::fs;
use std::path::{Path, PathBuf};

use table::{BadContent, Described, Files};

use crate::Wrong;

/// A folder below `DIR`: its name, which is that of a game, and the files it may hold.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) name: &'static str,
    pub(crate) files: Files,
    /// Whether people are told of it.
    listed: bool,
}

impl Home {
    pub(crate) fn of<G: Described>() -> Home {
        Home { name: G::NAME, files: G::files(), listed: G::DESCRIPTOR.listed }
    }
}

/// The names of the games that people are told of.
pub(crate) fn listed(homes: &[Home]) -> Vec<&'static str> {
    homes.iter().filter(|home| home.listed).map(|home| home.name).collect()
}

/// The files of a game, and where those come from that were replaced.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) files: Files,
    replaced: Vec<(String, PathBuf)>,
}

impl Found {
    /// Puts the files of the game's folders in the place of the built-in ones. `homes`
    /// are all folders there are; of two that hold the same file the later one counts.
    pub(crate) fn read<G: Described>(dir: Option<&Path>, homes: &[Home]) -> Result<Found, Wrong> {
        let mut found = Found { files: G::files(), replaced: Vec::new() };
        let Some(dir) = dir else { return Ok(found) };
        let reads = |home: &&Home| home.name == G::NAME || G::DESCRIPTOR.folders.contains(&home.name);
        for home in homes.iter().filter(reads) {
            let folder = dir.join(home.name);
            if folder.is_dir() {
                found.take(&folder, home, homes)?;
            }
        }
        Ok(found)
    }

    fn take(&mut self, folder: &Path, home: &Home, homes: &[Home]) -> Result<(), Wrong> {
        for path in entries(folder)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if !home.files.has(&name) {
                let reason = misplaced(&name, home, homes);
                return Err(Wrong::File { path, reason });
            }
            let text = fs::read_to_string(&path).map_err(|error| unusable(&path, &error))?;
            self.files.replace(&name, text).map_err(|bad| Wrong::Content { path: Some(path.clone()), bad })?;
            self.replaced.retain(|(other, _)| *other != name);
            self.replaced.push((name, path));
        }
        Ok(())
    }

    /// Gives an error the path people can open; a file they have not written is called built-in.
    pub(crate) fn at_home(&self, mut bad: BadContent) -> Wrong {
        let path = self.replaced.iter().find(|(name, _)| *name == bad.file).map(|(_, path)| path.clone());
        if path.is_none() && !self.replaced.is_empty() {
            let others: Vec<String> = self.replaced.iter().map(|(_, path)| path.display().to_string()).collect();
            bad.file = format!("the built-in {}", bad.file);
            bad.reason = format!("{}; it goes with {}", bad.reason, others.join(", "));
        }
        Wrong::Content { path, bad }
    }
}

/// Why a file does not belong into a folder, and where it does.
fn misplaced(name: &str, home: &Home, homes: &[Home]) -> String {
    match homes.iter().find(|other| other.files.has(name)) {
        Some(other) => format!("{} has no such content file; it belongs into the folder {}", home.name, other.name),
        None => {
            let known: Vec<&str> = home.files.names().collect();
            format!("no such content file; there are {}", known.join(", "))
        }
    }
}

/// A content folder holds one folder for each game and nothing else.
pub(crate) fn only_games(dir: &Path, homes: &[Home]) -> Result<(), Wrong> {
    for path in entries(dir)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !path.is_dir() || homes.iter().all(|home| home.name != name) {
            let reason = format!("not a folder of a game; there are {}", listed(homes).join(", "));
            return Err(Wrong::File { path, reason });
        }
    }
    Ok(())
}

/// What lies in a folder and is meant for us, in the order of the names.
fn entries(dir: &Path) -> Result<Vec<PathBuf>, Wrong> {
    let listed = fs::read_dir(dir).and_then(|all| all.map(|entry| entry.map(|e| e.path())).collect());
    let mut paths: Vec<PathBuf> = listed.map_err(|error| unusable(dir, &error))?;
    paths.retain(|path| !is_beside(&path.file_name().unwrap_or_default().to_string_lossy()));
    paths.sort();
    Ok(paths)
}

/// Is it a note of a person, or what an editor or a system leaves behind?
fn is_beside(name: &str) -> bool {
    let small = name.to_lowercase();
    let hidden = small.starts_with('.') || small == "thumbs.db" || small == "desktop.ini";
    let left = small.ends_with('~') || small.starts_with('#') && small.ends_with('#');
    hidden || left || [".md", ".txt", ".bak", ".orig", ".swp", ".swo", ".tmp"].iter().any(|end| small.ends_with(end))
}

fn unusable(path: &Path, error: &std::io::Error) -> Wrong {
    Wrong::File { path: path.to_owned(), reason: error.to_string().to_lowercase() }
}
