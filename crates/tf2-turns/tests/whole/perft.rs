//! Counts of the ways to go on from a scene: `tests/perft/*.perft`. A file is a
//! scene, a line of dashes, and lines of depth and count.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use table::{Spoken, perft};
use tf2_turns::{Rules, TfTurns};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_scene_counts_as_recorded() {
    assert!(files().len() >= 6);
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        let (scene, counts) = text.split_once("---\n").unwrap();
        let state = TfTurns::from_scene(Rules::embedded(), scene).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let mut found = format!("{scene}---\n");
        for line in counts.lines() {
            let depth = line.split_whitespace().next().unwrap().parse().unwrap();
            let _ = writeln!(found, "{depth} {}", perft(&state, depth));
        }
        expect_test::expect_file![file].assert_eq(&found);
    }
}
