//! A game at the terminal, with standard input as the player.

mod run;

use proptest::prelude::*;
use run::{fine, folder, refused, run_with};

/// The person begins: a card to discard, then two actions.
const FIRST: [&str; 5] = ["play", "--seed", "7", "--set", "first=0"];

/// A player who takes the first answer, whatever is asked.
fn first_answers() -> String {
    "1\n".repeat(3000)
}

#[test]
fn a_whole_game_is_played_from_a_pipe_and_its_record_ends_in_its_result() {
    let file = folder("whole-game").join("game.json");
    let file = file.to_str().unwrap();
    let args = ["play", "--players", "3", "--skulls", "5", "--seed", "11", "--record", file];
    let out = fine(&args, first_answers());
    let places: Vec<&str> = out.lines().filter(|line| line.starts_with("1. ")).collect();
    assert!(!places.is_empty() && out.contains("The game is over."), "{out}");
    let replayed = fine(&["replay", file], "");
    assert!(places.iter().all(|place| replayed.contains(place)), "{replayed}");
}

#[test]
fn play_alone_is_a_game_of_adrenaline() {
    let out = fine(&["play"], "quit\n");
    assert!(out.starts_with("Adrenaline, seed "), "{out}");
    assert!(out.contains("Killshot track") && out.ends_with("Until next time.\n"), "{out}");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = |seed: &str| fine(&["play", "--seed", seed], "1\n".repeat(40));
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
}

#[test]
fn the_end_of_input_leaves_the_table() {
    let out = fine(&["play", "--seed", "1"], "");
    assert!(out.ends_with("Until next time.\n"), "{out}");
}

#[test]
fn colours_stay_away_from_pipes_unless_forced() {
    assert!(!fine(&["play", "--seed", "1"], "").contains('\x1b'));
}

#[test]
fn a_decision_is_taken_back_and_asked_again() {
    let out = fine(&FIRST, "1\nrun\nundo\nundo\nundo\nquit\n");
    assert_eq!(out.matches("choose an action (2 left)").count(), 2, "{out}");
    assert_eq!(out.matches("discard a powerup.").count(), 2, "{out}");
    assert_eq!(out.matches("Taken back.").count(), 2, "{out}");
    // Before that luck dealt the cards.
    assert!(out.contains("Too late to take it back: luck has spoken since."), "{out}");
}

#[test]
fn a_word_that_is_not_offered_gets_a_reason() {
    let out = fine(&FIRST, "1\nwhy railgun\nrailgun\nfly\nwhy fly\nwhy run\n999\nhelp\n");
    assert_eq!(out.matches("> why railgun\nIt is not yours.").count(), 1, "{out}");
    assert_eq!(out.matches("> railgun\nIt is not yours.").count(), 1, "{out}");
    assert_eq!(out.matches("“fly” means nothing here.").count(), 2, "{out}");
    assert!(out.contains("“run” is allowed now.") && out.contains("> 999\nThere are "), "{out}");
    assert!(out.contains("take back your last decision"), "{out}");
}

#[test]
fn why_alone_says_how_to_ask_and_what_about_in_every_game() {
    for (game, example) in [
        ("adrenaline", "why railgun"),
        ("adrenaline-team", "why railgun"),
        ("tf2-board", "why @red-scout"),
        ("tf2-turns", "why red3"),
    ] {
        let out = fine(&["play", "--game", game, "--seed", "7"], "why\n99\nq\n");
        assert!(out.contains("> why\n“why” and a word tells") && out.contains(example), "{out}");
        // The examples are words of the game: it knows them, and has a reason.
        let out = fine(&["play", "--game", game, "--seed", "7"], format!("{example}\nq\n"));
        assert!(!out.contains("means nothing here"), "{out}");
    }
}

#[test]
fn a_number_too_high_is_told_how_many_answers_there_are() {
    let out = fine(&FIRST, "99\n0\n-3\nq\n");
    assert_eq!(out.matches("There are 2 answers: 1 to 2.").count(), 3, "{out}");
}

#[test]
fn a_player_of_a_team_is_told_both_what_he_is_and_whom_he_speaks_for() {
    let play = |lang: &str, more: &[&str]| {
        fine(
            &[&["--lang", lang, "play", "--game", "adrenaline-team", "--seats", "2v1", "--seed", "2"], more].concat(),
            "q\n",
        )
    };
    assert!(play("en", &[]).contains("You are black-1, and you speak for Black too."));
    let both = play("en", &["--seat", "1", "--seat", "2"]);
    assert!(both.contains("You are black-1 and black-2, and you speak for Black too."), "{both}");
    assert!(play("pl", &[]).contains("Grasz jako black-1; odpowiadasz też za cały czarny zespół."));
}

#[test]
fn seats_of_a_game_without_teams_are_refused_as_such() {
    let err = refused(&["play", "--seats", "2v2"], "");
    assert_eq!(err, "error: --seats: adrenaline has no teams of players; only adrenaline-team has\n");
}

/// Starts the program with its output piped.
fn start(args: &[&str]) -> std::process::Child {
    std::process::Command::new(env!("CARGO_BIN_EXE_fireteam"))
        .args(args)
        .env("FIRETEAM_LANG", "en")
        .env_remove("COLUMNS")
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap()
}

/// Answers in a record.
fn answers_in(file: &std::path::Path) -> usize {
    let text = std::fs::read_to_string(file).unwrap();
    serde_json::from_str::<serde_json::Value>(&text).unwrap()["log"].as_array().unwrap().len()
}

#[test]
fn what_was_played_is_kept_when_nobody_reads_on() {
    let file = folder("cut").join("w.json");
    let args = ["play", "--watch", "--bots", "random", "--seed", "5", "--record", file.to_str().unwrap()];
    let mut child = start(&args);
    let mut out = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    for _ in 0..3 {
        std::io::BufRead::read_line(&mut out, &mut line).unwrap();
    }
    drop(out);
    let end = child.wait_with_output().unwrap();
    let answers = answers_in(&file);
    assert!(end.status.success() && answers > 5, "{answers} {end:?}");
    let err = String::from_utf8(end.stderr).unwrap();
    assert!(err.contains(&format!("Cut short: the {answers} answers that were given are in ")), "{err}");
    fine(&["replay", file.to_str().unwrap()], "");
}

#[test]
fn an_interrupt_keeps_what_was_played_and_ends_with_130() {
    let file = folder("interrupted").join("w.json");
    let args = ["play", "--watch", "--bots", "classic-hard", "--seed", "5", "--record", file.to_str().unwrap()];
    let mut child = start(&args);
    let mut out = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // By the time bots have spoken, the program listens to signals.
    for _ in 0..12 {
        std::io::BufRead::read_line(&mut out, &mut line).unwrap();
    }
    let told = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    std::io::Read::read_to_string(&mut out, &mut line).unwrap();
    let end = child.wait_with_output().unwrap();
    assert_eq!(end.status.code(), Some(130), "{end:?}");
    assert!(answers_in(&file) > 5, "{end:?}");
}

#[test]
fn a_word_may_be_shortened_until_it_is_unclear() {
    let out = fine(&FIRST, "1\nru\nr\nq\n");
    assert!(out.contains("run where?") && out.contains("That could be r"), "{out}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let out = fine(&["play", "--watch", "--seed", "3", "--players", "3", "--skulls", "5"], "");
    assert!(out.contains("All seats are played by bots.") && out.contains("1. "), "{out}");
}

#[test]
fn the_person_may_sit_anywhere_and_sees_only_their_own_cards() {
    let out =
        fine(&["play", "--seed", "9", "--seat", "3", "--set", "figures=violet,dozer,sprog,banshee,d-struct-0r"], "q\n");
    assert!(out.contains("You are Sprog."), "{out}");
    assert!(!out.contains("Violet draws N") && !out.contains("Violet draws T"), "{out}");
}

#[test]
fn the_table_speaks_polish() {
    let out = fine(&["--lang", "pl", "play", "--seed", "7"], "1\ncofnij\npomoc\nkoniec\n");
    assert!(out.starts_with("Adrenalina, ziarno 7.") && out.contains("Tor ofiar"), "{out}");
    assert!(out.ends_with("Do następnego razu.\n"), "{out}");
}

#[test]
fn bad_setups_are_refused_by_name() {
    let cases: [(&[&str], &str); 10] = [
        (&["--game", "chess"], "no such game: `chess`; there are adrenaline"),
        (&["--players", "9"], "3 to 5 can play, not 9"),
        (&["--players", "many"], "option players: `many`: not a number"),
        (&["--arena", "L9R9"], "“L9R9”"),
        (&["--ending", "boom"], "option ending: `boom`: one of frenzy, sudden-death"),
        (&["--set", "colour=red"], "adrenaline has no option `colour`; there are mode, players"),
        (&["--set", "skulls"], "`skulls`: expected OPTION=VALUE"),
        (&["--skulls", "5", "--set", "skulls=6"], "option skulls is given twice"),
        (&["--seat", "6"], "no seat 6; there are 5"),
        (&["--seat", "0"], "no seat 0"),
    ];
    for (args, complaint) in cases {
        let err = refused(&[&["play"], args].concat(), "");
        assert!(err.contains(complaint), "{args:?}: {err}");
    }
    assert!(refused(&["play", "--lang", "de"], "").contains("no such language: de"));
    assert!(refused(&["play", "--record", "/dev/null/x"], "q\n").contains("cannot make the folder /dev/null"));
}

/// Lines of noise and lines that mean something, mixed.
fn lines() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let words = [
        "1",
        "2",
        "run",
        "shoot",
        "grab",
        "pass",
        "why",
        "why @violet",
        "why tile-YBB",
        "u",
        "b",
        "?",
        "@",
        "+",
        "room-red",
        "-1",
        "1e9",
    ];
    let line = prop_oneof![
        proptest::sample::select(words.to_vec()).prop_map(|word| word.as_bytes().to_vec()),
        any::<Vec<u8>>(),
        ".{0,40}".prop_map(String::into_bytes),
    ];
    proptest::collection::vec(line, 0..60)
}

fn games() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec!["adrenaline", "tf2-board", "tf2-turns"])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_line_of_input_makes_it_panic(lines in lines(), seed in 0u32..1000, game in games()) {
        let run = run_with(&["play", "--game", game, "--seed", &seed.to_string()], lines.join(&b'\n'));
        prop_assert_eq!(run.code, Some(0), "{}", run.err);
        prop_assert_eq!(run.err, "");
    }
}

#[test]
fn team_play_shows_both_teams_with_their_buffers_in_both_languages() {
    for (lang, buffer) in [("en", "buffer "), ("pl", "bufor ")] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_fireteam"))
            .args(["--lang", lang, "play", "--game", "adrenaline-team", "--seats", "2v1", "--seed", "2", "--watch"])
            .args(["--bots", "random"])
            .env("NO_COLOR", "1")
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{said}");
        assert!(said.contains("black-2") && said.matches(buffer).count() >= 2, "{said}");
    }
}
