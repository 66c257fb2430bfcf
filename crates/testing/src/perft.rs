//! Counted positions: the cheapest way to notice that a rule changed. A file is a scene, perhaps
//! a line `answers` that leads on from it, a line `perft`, and lines of depth and count.

use std::fmt::Write;

use ::table::{Spoken, perft};

use crate::{Table, expect, files, read};

/// Counts again in every file of the folder. Returns the greatest depth of each.
#[track_caller]
pub fn count_folder<G: Spoken>(rules: &'static G::Rules, folder: &str) -> Vec<u32> {
    files(folder, "perft")
        .iter()
        .map(|path| {
            let text = read(path);
            let (found, deepest) = count::<G>(rules, &text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            expect(path, &found);
            deepest
        })
        .collect()
}

/// The file as it should be.
fn count<G: Spoken>(rules: &'static G::Rules, text: &str) -> Result<(String, u32), String> {
    let (position, counts) = text.split_once("\nperft\n").ok_or("there is no line `perft`")?;
    let (scene, answers) = position.split_once("\nanswers ").unwrap_or((position, ""));
    let mut table = Table::<G>::set(rules, scene);
    table.play(answers);
    let mut found = format!("{position}\nperft\n");
    let mut deepest = 0;
    for line in counts.lines() {
        let depth =
            line.split(' ').next().and_then(|depth| depth.parse().ok()).ok_or(format!("`{line}` has no depth"))?;
        let _ = writeln!(found, "{depth} {}", perft(&table.game, depth));
        deepest = deepest.max(depth);
    }
    Ok((found, deepest))
}
