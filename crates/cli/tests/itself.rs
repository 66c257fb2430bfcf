//! What the program says of itself: version, signature, manual, completions, health.

mod run;

use std::fs;
use std::net::TcpListener;

use run::{fine, folder, refused, run};
use serde_json::Value;

#[test]
fn the_version_names_the_commit_the_wire_the_layout_and_the_rules_of_every_game() {
    let long = fine(&["--version"], "");
    assert!(long.starts_with(&format!("fireteam {}", env!("CARGO_PKG_VERSION"))), "{long}");
    assert!(long.contains("\nwire ") && long.contains(", database layout "), "{long}");
    for game in shelf::Shelf::embedded().games() {
        let line = format!("\n{}: rules {}, content {}\n", game.name(), game.rules_version(), game.fingerprint());
        assert!(long.contains(&line), "{long}");
    }
    assert_eq!(fine(&["-V"], ""), format!("{}\n", long.lines().next().unwrap()));
}

/// The line `Signature: …` of the changelog's first section is today's. A rule that
/// changes what may be answered, or what comes of it, changes the signature:
/// `fireteam signature` prints the new one, and the section "Rules" says why.
#[test]
fn the_changelog_has_the_signature_of_the_rules() {
    let told: Value = serde_json::from_str(&fine(&["signature", "--json"], "")).unwrap();
    let signature = told["signature"].as_str().unwrap();
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../CHANGELOG.md")).unwrap();
    let written = text.lines().find_map(|line| line.strip_prefix("Signature: ")).unwrap();
    assert_eq!(written.trim_matches('`'), signature, "{told:#}");
    for row in ["adrenaline turret", "adrenaline powers", "adrenaline bot", "adrenaline ending", "tf2-board map"] {
        assert!(told["games"][row].is_string(), "{row}: {told:#}");
    }
    assert!(fine(&["signature"], "").ends_with(&format!("  {signature}\n")));
}

#[test]
fn every_command_has_a_manual_page_in_both_languages() {
    for (lang, title) in [("en", "Play at this terminal against bots"), ("pl", "Gra z botami w tym terminalu")] {
        let dir = folder(&format!("man-{lang}"));
        let path = dir.to_str().unwrap();
        fine(&["--lang", lang, "man", path], "");
        let pages: Vec<String> =
            fs::read_dir(&dir).unwrap().map(|file| file.unwrap().path().display().to_string()).collect();
        for command in ["fireteam", "fireteam-play", "fireteam-serve", "fireteam-lab-compare"] {
            assert!(pages.iter().any(|page| page.ends_with(&format!("/{command}.1"))), "{command}: {pages:?}");
        }
        let play = fs::read_to_string(dir.join("fireteam-play.1")).unwrap();
        assert!(play.contains(title), "{play}");
        assert!(refused(&["man", path], "").contains(path), "nothing is replaced unasked");
        fs::remove_dir_all(dir).unwrap();
    }
}

#[test]
fn shells_complete_commands_and_flags() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = fine(&["completions", shell], "");
        assert!(script.contains("referee") && script.contains("skulls"), "{shell}");
    }
    assert!(refused(&["completions", "tcsh"], "").contains("zsh"));
}

#[test]
fn the_doctor_names_what_is_in_the_way() {
    let data = folder("doctor");
    let path = data.to_str().unwrap();
    let free = ["doctor", "--listen", "127.0.0.1:0", "--data", path];
    let out = fine(&free, "");
    assert!(out.contains("There is no database"), "{out}");
    // Somebody else's port; a file that is no database; a database of the future.
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = other.local_addr().unwrap().to_string();
    std::thread::spawn(move || other.incoming().for_each(drop));
    fs::create_dir_all(&data).unwrap();
    fs::write(data.join("fireteam.db"), "no database at all, but long enough to look like one to a hasty reader")
        .unwrap();
    let sick = run(&["doctor", "--listen", &at, "--data", path, "--json"]);
    let looks: Vec<Value> = serde_json::from_str(&sick.out).unwrap();
    let bad: Vec<&str> =
        looks.iter().filter(|look| look["state"] == "bad").map(|look| look["what"].as_str().unwrap()).collect();
    assert_eq!((sick.code, bad), (Some(2), vec!["address", "database"]), "{}", sick.out);
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_check_of_health_asks_the_server_and_reads_nothing_else() {
    let data = folder("health");
    fs::create_dir_all(&data).unwrap();
    fs::write(data.join("fireteam.db"), "no database at all, but long enough to look like one to a hasty reader")
        .unwrap();
    let (path, content) = (data.to_str().unwrap(), data.join("none"));
    let asked = run(&[
        "--content",
        content.to_str().unwrap(),
        "doctor",
        "--listen",
        "127.0.0.1:0",
        "--running",
        "--data",
        path,
    ]);
    let lines: Vec<&str> = asked.out.lines().collect();
    assert!(
        matches!(lines[..], [program, nobody] if program.contains("fireteam ") && nobody.contains("No Fireteam server")),
        "{lines:?}"
    );
    assert_eq!(asked.code, Some(2));
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn the_doctor_asks_the_shared_store_and_the_bus_and_says_no_password() {
    let (store, bus) = ("postgres://ada:lovelace@127.0.0.1:1/games", "nats://ada:lovelace@127.0.0.1:1");
    let asked = run(&["doctor", "--listen", "127.0.0.1:0", "--store", store, "--bus", bus, "--json"]);
    let looks: Vec<Value> = serde_json::from_str(&asked.out).unwrap();
    let told: Vec<(&str, &str)> =
        looks.iter().map(|look| (look["what"].as_str().unwrap(), look["state"].as_str().unwrap())).collect();
    assert!(told.contains(&("database", "bad")) && told.contains(&("bus", "bad")), "{told:?}");
    assert!(!told.iter().any(|(what, _)| ["data", "disk"].contains(what)), "{told:?}");
    assert!(!asked.out.contains("lovelace"), "{}", asked.out);
    let alone = run(&["doctor", "--listen", "127.0.0.1:0", "--data", "nowhere", "--bus", bus, "--json"]);
    assert!(alone.code == Some(2) && alone.out.contains("bus"), "{}", alone.out);
}
