//! What the tests of all games share. A [`Table`] takes answers as words; files of a folder hold
//! counted positions or recorded matches. Where a change is meant, `UPDATE_EXPECT=1` writes what
//! is expected anew.
//!
//! It reads files and JSON, which [`table`] does not know; so it is a crate of its own, and only
//! tests depend on it.

mod frugal;
mod perft;
mod record;
mod said;
mod table;

pub use crate::frugal::{allocates, allocates_nothing};
pub use crate::perft::count_folder;
pub use crate::record::replay_folder;
pub use crate::said::said;
pub use crate::table::Table;

use std::path::{Path, PathBuf};

/// The files of a folder with this ending, in the order of their names.
#[track_caller]
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(Path::new(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == ending));
    files.sort();
    assert!(!files.is_empty(), "{folder} has no files .{ending}");
    files
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compares with what the file holds, or writes it anew.
#[track_caller]
fn expect(path: &Path, found: &str) {
    expect_test::expect_file![path].assert_eq(found);
}
