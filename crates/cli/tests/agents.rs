//! Programs of others in the seats of every command that takes bots.

mod run;

use std::path::PathBuf;

use run::{fine, folder, refused, run};

fn script(name: &str) -> String {
    format!("cmd:sh {}/../bots/tests/agents/{name}.sh", env!("CARGO_MANIFEST_DIR"))
}

/// What a program was told, as it wrote it down.
fn told(path: &PathBuf) -> Vec<serde_json::Value> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_program_plays_in_the_ladder_the_simulation_the_lab_and_at_the_terminal() {
    let dir = folder("agents");
    let good = script("good");
    let bots = format!("{good},random");
    let ladder = fine(&["ladder", "--game", "duel", "--bots", &bots, "--games", "6"], "");
    assert!(ladder.contains(&format!("{good} is ahead in")), "{ladder}");
    let sim = fine(&["sim", "--game", "duel", "--bots", &bots, "--games", "4", "--json"], "");
    assert!(sim.contains(&good), "{sim}");
    let out = dir.join("lab");
    fine(&["lab", "run", "--game", "duel", "--bots", &bots, "--games", "6", "--out", out.to_str().unwrap()], "");
    let played = fine(&["play", "--game", "duel", "--watch", "--bots", &good, "--seed", "3"], "");
    assert!(played.lines().count() > 10, "{played}");
}

#[test]
fn a_program_that_fails_loses_its_games_and_the_reason_is_told() {
    let bots = format!("{} crash,random", script("bad"));
    let run = run(&["sim", "--game", "duel", "--bots", &bots, "--games", "4", "--json"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let report: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report["seats"][0]["wins"], 0.0, "{}", run.out);
    assert_eq!(report["seats"][1]["wins"], 4.0, "{}", run.out);
    assert!(run.err.contains("lost 4 games by default; in the first, it ended (exit status: 3)."), "{}", run.err);
    let shown = run::run(&["play", "--game", "duel", "--watch", "--bots", &format!("{} illegal", script("bad"))]);
    assert!(shown.out.contains("has lost by default: it answered 99999"), "{}", shown.out);
    let polish = run::run(&["--lang", "pl", "sim", "--game", "duel", "--bots", &bots, "--games", "1"]);
    assert!(polish.err.contains("przegrał jedną grę walkowerem: zakończył się"), "{}", polish.err);
}

#[test]
fn a_program_that_cannot_start_is_refused() {
    let complaint = refused(&["ladder", "--game", "duel", "--bots", "cmd:fireteam-no-such-program,random"], "");
    assert!(complaint.contains("the program cannot play: cmd:fireteam-no-such-program"), "{complaint}");
}

#[test]
fn a_program_that_wants_words_reads_the_table_in_its_language() {
    let dir = folder("agents-words");
    for lang in ["en", "pl"] {
        let paper = dir.join(lang);
        let wants = format!(r#","wants":["words"],"lang":"{lang}""#);
        // A list of bots is cut at its commas; one bot is not.
        let agent = format!("{} {} {wants}", script("good"), paper.display());
        fine(&["play", "--players", "3", "--skulls", "5", "--watch", "--bots", &agent, "--seed", "3"], "");
        let questions: Vec<_> = told(&paper).into_iter().filter(|message| message["type"] == "question").collect();
        assert!(questions.len() > 20, "{}", questions.len());
        let texts: Vec<&str> = questions.iter().map(|message| message["text"].as_str().unwrap()).collect();
        assert!(texts.iter().all(|text| text.contains('┏') && !text.contains('\u{1b}')), "a board without colours");
        for (message, text) in questions.iter().zip(&texts) {
            for offer in message["offers"].as_array().unwrap() {
                let line = format!("- {}: {}", offer["word"].as_str().unwrap(), offer["label"].as_str().unwrap());
                assert!(text.contains(&line), "{line} in {text}");
            }
            assert!(message.get("view").is_none());
        }
    }
    let [english, polish] = ["en", "pl"].map(|lang| told(&dir.join(lang)));
    let text = |told: &[serde_json::Value]| told.iter().find_map(|m| m["text"].as_str().map(str::to_owned)).unwrap();
    assert_ne!(text(&english), text(&polish));
}
