//! What is written where: checked before anything is played, and nothing that
//! exists is written over unless that is asked for.

mod run;

use std::fs;
use std::path::Path;

use run::{fine, folder, refused, run_with};

/// More games than anybody would wait for: a refusal comes before them.
const MANY: &str = "1000000000";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_place_that_cannot_be_written_is_noticed_before_the_first_game() {
    let dir = folder("unwritable");
    let wall = dir.join("file");
    fs::write(&wall, "").unwrap();
    let below = wall.join("out");
    let (below, sweep) = (text(&below), ["lab", "sweep", "limits.first_blood=1..2", "--games", MANY]);
    let said = format!("cannot make the folder {}", wall.display());
    assert!(refused(&[&sweep[..], &["--out", below]].concat(), "").contains(&said));
    assert!(refused(&["sim", "--games", MANY, "--record", below], "").contains(&format!("{said}/out")));
    assert!(refused(&["ladder", "--bots", "random", "--games", "1000000", "--out", below], "").contains(&said));
    assert!(refused(&["lab", "run", "--games", "4000000", "--out", below], "").contains("make the folder"));
    let played = run_with(&["play", "--record", below], "q\n");
    assert!(played.err.contains(&said) && played.out.is_empty(), "{played:?}");
    assert!(refused(&["lab", "sweep", "limits.first_blood=1..2", "--out", text(&dir)], "").contains("cannot write"));
}

#[test]
fn missing_folders_are_made() {
    let dir = folder("made");
    let file = dir.join("a/b/match.json");
    fine(&["play", "--watch", "--bots", "random", "--seed", "1", "--record", text(&file)], "");
    assert!(fs::read_to_string(&file).unwrap().contains("\"result\""));
    let notes = dir.join("c/notes.jsonl");
    fine(&["ladder", "--players", "3", "--bots", "random", "--games", "2", "--out", text(&notes)], "");
    assert_eq!(fs::read_to_string(&notes).unwrap().lines().count(), 3);
}

#[test]
fn nothing_is_written_over_unless_asked_for() {
    let dir = folder("kept");
    let file = dir.join("kept.txt");
    let kept = |args: &[&str]| {
        fs::write(&file, "mine").unwrap();
        let err = refused(args, "q\n");
        assert!(err.contains("kept.txt exists already; choose another name, or --force"), "{err}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
        fine(&[args, &["--force"]].concat(), "q\n");
        assert_ne!(fs::read_to_string(&file).unwrap(), "mine");
    };
    kept(&["play", "--seed", "1", "--record", text(&file)]);
    kept(&["lab", "sweep", "limits.first_blood=1..2", "--bots", "random", "--games", "2", "--out", text(&file)]);
    let lab = dir.join("run");
    fine(&["lab", "run", "--bots", "random", "--games", "2", "--out", text(&lab)], "");
    kept(&["lab", "report", text(&lab), "--out", text(&file)]);
    // The page in the folder belongs to the run.
    fine(&["lab", "report", text(&lab)], "");
    fine(&["lab", "report", text(&lab)], "");

    let records = dir.join("records");
    let sim = ["sim", "--players", "3", "--games", "2", "--record", text(&records)];
    fine(&sim, "");
    assert_eq!(fs::read_dir(&records).unwrap().count(), 2);
    assert!(refused(&sim, "").contains("records is not empty; choose another folder, or --force"));
    fine(&[&sim[..], &["--force"]].concat(), "");
}

#[test]
fn notes_and_runs_of_the_first_program_are_gone_on_with() {
    let dir = folder("earlier");
    let lab = dir.join("run");
    let run = ["lab", "run", "--players", "3", "--bots", "random", "--games", "3", "--out", text(&lab)];
    let out = fine(&run, "");
    let notes = dir.join("notes.jsonl");
    let ladder = ["ladder", "--players", "3", "--bots", "random", "--games", "2", "--out", text(&notes)];
    let said = fine(&ladder, "");
    let games = fine(&["games", "adrenaline", "--json"], "");
    let now: serde_json::Value = serde_json::from_str(&games).unwrap();
    let now = now[0]["content"].as_str().unwrap();
    for path in [&lab.join("plan.json"), &notes] {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(now), "{text}");
        fs::write(path, text.replace(now, "21e2f767d95aae35")).unwrap();
    }
    assert_eq!(fine(&run, ""), out);
    assert_eq!(fine(&ladder, ""), said);
}

#[test]
fn a_broken_game_is_named_and_the_others_are_there() {
    let dir = folder("broken-game");
    fs::create_dir_all(dir.join("tf2-turns")).unwrap();
    fs::write(dir.join("tf2-turns/units.ron"), "?").unwrap();
    let content = ["--content", text(&dir)];
    let with = |args: &[&'static str]| [&content[..], args].concat();
    fine(&with(&["games", "tf2-board"]), "");
    fine(&with(&["sim", "--games", "1"]), "");
    assert!(refused(&with(&["games", "tf2-turns"]), "").contains("units.ron:1: "));
    assert!(refused(&with(&["sim", "--game", "tf2-turns"]), "").contains("units.ron:1: "));
    let all = run_with(&with(&["games"]), "");
    assert_eq!(all.code, Some(2));
    assert!(all.out.contains("tf2-board") && all.err.starts_with("error: tf2-turns cannot be loaded: "), "{all:?}");
    let listed: serde_json::Value = serde_json::from_str(&run_with(&with(&["games", "--json"]), "").out).unwrap();
    assert_eq!(listed.as_array().unwrap().len(), 4);
    assert!(listed[3]["error"].as_str().unwrap().contains("units.ron:1: "), "{listed}");
    let serve = refused(&with(&["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/no"]), "");
    assert!(serve.contains("tf2-turns cannot be loaded: "), "{serve}");
}
