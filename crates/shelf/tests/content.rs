//! Content from a folder: who reads what, what is passed over, what is refused,
//! and what the fingerprint of a content is.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use shelf::{Record, Shelf, Sim, Skill};

/// A content folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("content").join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    for (file, text) in files {
        let path = dir.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

fn open(name: &str, files: &[(&str, &str)]) -> Shelf {
    Shelf::open(Some(&folder(name, files))).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// A built-in file.
fn built_in(game: &str, file: &str) -> String {
    Shelf::embedded().game(game).unwrap().files().get(file).to_owned()
}

fn print(shelf: &Shelf, game: &str) -> String {
    shelf.game(game).unwrap_or_else(|wrong| panic!("{wrong}")).fingerprint()
}

#[test]
fn records_of_the_first_program_are_read_unless_the_rules_have_changed_since() {
    let shelf = Shelf::embedded();
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records-0.1.0");
    let mut read = Vec::new();
    for game in shelf.games() {
        let text = fs::read_to_string(format!("{dir}/{}.json", game.name())).unwrap();
        let record = Record::from_json(&text).unwrap();
        assert_ne!(record.content, game.fingerprint(), "it is that of the texts");
        match game.load(&record, 1) {
            Ok(again) => {
                assert_eq!(Some(again.standing()), record.result);
                read.push(game.name());
            }
            Err(wrong) => {
                assert!(wrong.to_string().contains("made under rules version 1, this program plays"), "{wrong}");
            }
        }
    }
    assert_eq!(read, ["adrenaline"]);
}

#[test]
fn an_earlier_fingerprint_stands_for_the_content_it_was_made_of_and_no_other() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records-0.1.0/adrenaline.json")).unwrap();
    let record = Record::from_json(&text).unwrap();
    let weapons = built_in("adrenaline", "weapons.ron").replacen("Hurt(2, The(A))", "Hurt(3, The(A))", 1);
    let shelf = open("earlier", &[("adrenaline/weapons.ron", &weapons)]);
    let wrong = shelf.load(&record, 1).map(|_| ()).unwrap_err().to_string();
    assert!(wrong.contains("made with other content"), "{wrong}");
}

#[test]
fn a_text_written_otherwise_is_the_same_content() {
    for (game, file) in [
        ("adrenaline", "weapons.ron"),
        ("adrenaline-team", "characters.ron"),
        ("tf2-board", "maps.ron"),
        ("tf2-turns", "units.ron"),
    ] {
        let text = format!("\u{feff}// A comment.\r\n{}", built_in(game, file).replace('\n', "\r\n"));
        let shelf = open("same", &[(&format!("{game}/{file}"), &text)]);
        assert_eq!(print(&shelf, game), print(&Shelf::embedded(), game), "{game}");
    }
}

#[test]
fn both_games_of_the_box_read_its_files_and_only_team_play_reads_its_own() {
    let (base, weapons) = (Shelf::embedded(), built_in("adrenaline", "weapons.ron"));
    let weapons = weapons.replacen("Hurt(2, The(A))", "Hurt(3, The(A))", 1);
    let both = open("both", &[("adrenaline/weapons.ron", &weapons)]);
    assert_ne!(print(&both, "adrenaline"), print(&base, "adrenaline"));
    assert_ne!(print(&both, "adrenaline-team"), print(&base, "adrenaline-team"));
    assert_eq!(print(&both, "tf2-board"), print(&base, "tf2-board"));

    let characters = built_in("adrenaline-team", "characters.ron").replace("flush_at: (6,", "flush_at: (7,");
    let team = open("team", &[("adrenaline-team/characters.ron", &characters)]);
    assert_eq!(print(&team, "adrenaline"), print(&base, "adrenaline"));
    assert_ne!(print(&team, "adrenaline-team"), print(&base, "adrenaline-team"));

    // What Team Play has of its own goes before what it shares.
    let plain = built_in("adrenaline", "weapons.ron");
    let over = open("over", &[("adrenaline/weapons.ron", &weapons), ("adrenaline-team/weapons.ron", &plain)]);
    assert_eq!(print(&over, "adrenaline"), print(&both, "adrenaline"));
    assert_eq!(print(&over, "adrenaline-team"), print(&base, "adrenaline-team"));
}

#[test]
fn a_file_that_no_game_reads_there_is_refused_with_the_folder_it_belongs_into() {
    let shelf = open("misplaced", &[("adrenaline/maps.ron", ""), ("tf2-board/units.ron", "")]);
    let said = |game: &str| shelf.game(game).map(|_| ()).unwrap_err().to_string();
    for game in ["adrenaline", "adrenaline-team"] {
        assert!(
            said(game).ends_with(
                "adrenaline/maps.ron: adrenaline has no such content file; it belongs into the folder tf2-board"
            ),
            "{}",
            said(game)
        );
    }
    assert!(said("tf2-board").ends_with("it belongs into the folder tf2-turns"), "{}", said("tf2-board"));
    assert!(shelf.game("tf2-turns").is_ok());
}

#[test]
fn what_editors_and_people_leave_beside_the_files_is_passed_over() {
    let names = ["README.md", "notes.txt", ".weapons.ron.swp", "weapons.ron~", "weapons.ron.bak", "#weapons.ron#"];
    let inside: Vec<String> = names.iter().map(|name| format!("adrenaline/{name}")).collect();
    let files: Vec<(&str, &str)> =
        inside.iter().map(String::as_str).chain([".gitignore", "README.md"]).map(|name| (name, "?")).collect();
    let shelf = open("leftovers", &files);
    assert_eq!(print(&shelf, "adrenaline"), print(&Shelf::embedded(), "adrenaline"));
    let shelf = open("unknown", &[("adrenaline/weapon.ron", "")]);
    let said = shelf.game("adrenaline").map(|_| ()).unwrap_err().to_string();
    assert!(said.contains("weapon.ron: no such content file; there are arenas.ron, characters.ron"), "{said}");
}

#[test]
fn a_broken_game_stands_aside_and_the_others_can_be_played() {
    let shelf = open("broken", &[("tf2-turns/units.ron", "?"), ("tf2-board/classes.ron", "?")]);
    assert_eq!(shelf.games().map(|game| game.name()).collect::<Vec<_>>(), ["adrenaline", "adrenaline-team"]);
    let broken: Vec<&str> = shelf.broken().iter().map(|(name, _)| *name).collect();
    assert_eq!(broken, ["tf2-board", "tf2-turns"]);
    let all = shelf.whole().map(|_| ()).unwrap_err().to_string();
    assert!(all.contains("tf2-board cannot be loaded: ") && all.contains("units.ron:1: "), "{all}");
    let shelf = open("box", &[("adrenaline/tiles.ron", "?")]);
    let all = shelf.whole().map(|_| ()).unwrap_err().to_string();
    assert!(all.starts_with("adrenaline and adrenaline-team cannot be loaded: ") && all.lines().count() == 1, "{all}");
}

#[test]
fn two_careful_bots_come_to_an_end() {
    let limits = built_in("adrenaline", "limits.ron").replace("players: (3, 5)", "players: (2, 6)");
    let shelf = open("pair", &[("adrenaline/limits.ron", &limits)]);
    for skill in [Skill::Random, Skill::Easy, "greedy".parse().unwrap()] {
        let sim = Sim { skills: vec![skill], games: 3, seed: 1, threads: 0, record: false };
        let report = shelf.game("adrenaline").unwrap().simulate(&json!({ "players": 2 }), &sim, &());
        assert_eq!(report.map(|report| report.games), Ok(3), "{skill}");
    }
}

#[test]
fn an_error_in_a_file_nobody_wrote_says_that_it_is_built_in_and_what_it_goes_with() {
    let figures = built_in("adrenaline", "figures.ron").replace("\"violet\"", "\"viola\"");
    let shelf = open("viola", &[("adrenaline/figures.ron", &figures)]);
    assert!(shelf.game("adrenaline").is_ok(), "nobody has powers in it");
    let said = shelf.game("adrenaline-team").map(|_| ()).unwrap_err().to_string();
    assert!(said.starts_with("the built-in characters.ron:"), "{said}");
    assert!(said.contains("violet: no such figure in figures.ron; it goes with "), "{said}");
    assert!(said.ends_with("viola/adrenaline/figures.ron"), "{said}");
}
