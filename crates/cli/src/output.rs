//! Where results go: checked before anything is played, so that no game is lost
//! to a folder that is not there, and nothing that exists is written over.

use std::fs::{self, OpenOptions};
use std::path::Path;

use crate::complain::{self, Complaint, wrong};

/// Makes sure that this file can be written: its folder is made, and a file that
/// is there already stays unless `force` says otherwise.
pub(crate) fn file(path: &Path, force: bool) -> anyhow::Result<()> {
    let there = path.is_file();
    if there && !force {
        return Err(refused("exists", path));
    }
    parent(path)?;
    // A device is not a file to be kept, and opening it for appending changes nothing.
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map_err(|error| complain::file("write", path, &error))?;
    if !there && path.is_file() {
        fs::remove_file(path).map_err(|error| complain::file("write", path, &error))?;
    }
    Ok(())
}

/// Makes sure that files can be written into this folder: it is made, and one
/// that holds something already is refused unless `force` says otherwise.
pub(crate) fn folder(path: &Path, force: bool) -> anyhow::Result<()> {
    make(path)?;
    let mut entries = fs::read_dir(path).map_err(|error| complain::file("read", path, &error))?;
    if entries.next().is_some() && !force {
        return Err(refused("not-empty", path));
    }
    file(&path.join(".fireteam"), true)
}

/// Makes the folder of a file.
pub(crate) fn parent(path: &Path) -> anyhow::Result<()> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), make)
}

fn make(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).map_err(|error| complain::file("folder", folder, &error))
}

fn refused(id: &str, path: &Path) -> anyhow::Error {
    Complaint(wrong(id).with("path", path.display().to_string())).into()
}
