//! Where results go: checked before anything is played, so that no game is lost
//! to a folder that is not there, and nothing that exists is written over.

use std::fs::{self, OpenOptions};
use std::path::Path;

use anyhow::{Context, bail};

/// Makes sure that this file can be written: its folder is made, and a file that
/// is there already stays unless `force` says otherwise.
pub(crate) fn file(path: &Path, force: bool) -> anyhow::Result<()> {
    let there = path.is_file();
    if there && !force {
        bail!("{} exists already; choose another name, or --force to replace it", path.display());
    }
    parent(path)?;
    // A device is no file to be kept, and opening it for appending changes nothing.
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.with_context(|| format!("cannot write {}", path.display()))?;
    if !there && path.is_file() {
        fs::remove_file(path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Makes sure that files can be written into this folder: it is made, and one
/// that holds something already is refused unless `force` says otherwise.
pub(crate) fn folder(path: &Path, force: bool) -> anyhow::Result<()> {
    fs::create_dir_all(path).with_context(|| format!("cannot make the folder {}", path.display()))?;
    let mut entries = fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    if entries.next().is_some() && !force {
        bail!("{} is not empty; choose another folder, or --force to replace files in it", path.display());
    }
    file(&path.join(".fireteam"), true)
}

/// Makes the folder of a file.
pub(crate) fn parent(path: &Path) -> anyhow::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => {
            fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
        }
        None => Ok(()),
    }
}
