//! Content from a folder on disk: the one place that reads files for the rules.

use std::fs;
use std::path::{Path, PathBuf};

use table::{BadContent, Files};

use crate::Wrong;

/// The files of a game with those of `dir/<game>` in their place, and the names replaced.
pub(crate) fn read(dir: Option<&Path>, game: &str, mut files: Files) -> Result<(Files, Vec<String>), Wrong> {
    let mut replaced = Vec::new();
    let Some(folder) = dir.map(|dir| dir.join(game)).filter(|folder| folder.is_dir()) else {
        return Ok((files, replaced));
    };
    for path in entries(&folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| unusable(&path, &error))?;
        files.replace(&name, text).map_err(|bad| at_home(Some(&folder), std::slice::from_ref(&name), bad))?;
        replaced.push(name);
    }
    Ok((files, replaced))
}

/// Gives an error in a replaced file the path people can open.
pub(crate) fn at_home(folder: Option<&Path>, replaced: &[String], bad: BadContent) -> Wrong {
    let path = folder.filter(|_| replaced.contains(&bad.file)).map(|folder| folder.join(&bad.file));
    Wrong::Content { path, bad }
}

/// A content folder holds one folder for each game and nothing else.
pub(crate) fn only_games(dir: &Path, games: &[&str]) -> Result<(), Wrong> {
    for path in entries(dir)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !path.is_dir() || !games.contains(&&*name) {
            let reason = format!("not a folder of a game; there are {}", games.join(", "));
            return Err(Wrong::File { path, reason });
        }
    }
    Ok(())
}

/// What lies in a folder, in the order of the names.
fn entries(dir: &Path) -> Result<Vec<PathBuf>, Wrong> {
    let listed = fs::read_dir(dir).and_then(|all| all.map(|entry| entry.map(|e| e.path())).collect());
    let mut paths: Vec<PathBuf> = listed.map_err(|error| unusable(dir, &error))?;
    paths.sort();
    Ok(paths)
}

fn unusable(path: &Path, error: &std::io::Error) -> Wrong {
    Wrong::File { path: path.to_owned(), reason: error.to_string().to_lowercase() }
}
