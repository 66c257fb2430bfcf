//! Counting positions from scenes: the cheapest way to notice that a rule
//! changed. A file holds a scene, perhaps a line `answers` that leads on from
//! it, a line `perft`, and lines of depth and count. `UPDATE=1` writes the
//! counts anew; depths stay as they are.

use std::fmt::Write;
use std::path::Path;

use adrenaline::{Adrenaline, Rules};
use table::{Game, Spoken, divide, perft};

fn read(name: &str, text: &str) -> (Adrenaline, Vec<(u32, u64)>) {
    let (scene, counts) = text.split_once("\nperft\n").unwrap_or_else(|| panic!("{name} has no line `perft`"));
    let (scene, answers) = scene.split_once("\nanswers ").unwrap_or((scene, ""));
    let mut game = Adrenaline::from_scene(Rules::embedded(), scene).unwrap_or_else(|error| panic!("{name}: {error}"));
    for word in answers.split_whitespace() {
        let actor = game.waiting().first().expect("somebody is asked");
        let choice = game.hear(word).unwrap_or_else(|| panic!("{name}: {word}"));
        game.play(actor, choice).unwrap_or_else(|error| panic!("{name}: {word}: {error:?}"));
    }
    let numbers = |line: &str| {
        let (depth, count) = line.split_once(' ').unwrap_or_else(|| panic!("{name}: {line}"));
        (depth.parse().expect("a depth"), count.parse().expect("a count"))
    };
    (game, counts.lines().filter(|line| !line.starts_with('#')).map(numbers).collect())
}

#[test]
fn every_scene_has_the_positions_it_had() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/deathmatch/perft");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "perft"));
    files.sort();
    assert!(files.len() >= 9);
    let mut wrong = String::new();
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let (game, counts) = read(&name, &text);
        assert!(counts.iter().any(|(depth, _)| *depth >= 5), "{name} goes to depth 5");
        let mut updated = text.clone();
        for (depth, count) in counts {
            let found = perft(&game, depth);
            if found == count {
                continue;
            }
            updated = updated.replace(&format!("\n{depth} {count}"), &format!("\n{depth} {found}"));
            let _ = writeln!(wrong, "{name}: depth {depth} has {found} positions instead of {count}");
            if depth <= 3 {
                for (choice, behind) in divide(&game, depth) {
                    let _ = writeln!(wrong, "    {} {behind}", game.say(choice));
                }
            }
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, updated).unwrap();
        }
    }
    if std::env::var_os("UPDATE").is_none() {
        assert!(wrong.is_empty(), "{wrong}");
    }
}
