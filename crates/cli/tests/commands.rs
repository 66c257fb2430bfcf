//! The other commands: what they print, and how they refuse nonsense.

mod run;

use std::fs;

use run::{SCENE, fine, folder, refused, run, run_with};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn games_lists_options_with_defaults_and_values() {
    let out = fine(&["games"], "");
    assert!(out.contains("adrenaline") && out.contains("  players   5            2 3 4 5 6\n"), "{out}");
    let listed = json(&fine(&["games", "adrenaline", "--json"], ""));
    let options = listed[0]["options"].as_array().unwrap();
    let arena = options.iter().find(|option| option["name"] == "arena").unwrap();
    assert_eq!(arena["allowed"].as_array().unwrap().len(), 4);
    assert!(refused(&["games", "chess"], "").contains("`chess`"));
}

#[test]
fn sim_reports_the_same_whatever_the_threads() {
    let sim = |threads: &str| {
        let mut report =
            json(&fine(&["sim", "--players", "4", "--games", "60", "--seed", "3", "--threads", threads, "--json"], ""));
        for key in ["seconds", "decisions_per_second"] {
            assert!(report.as_object_mut().unwrap().remove(key).unwrap().as_f64().unwrap() > 0.0);
        }
        report
    };
    let report = sim("1");
    assert_eq!(report, sim("2"));
    assert_eq!(report, sim("5"));
    for key in ["game", "setup", "seed", "games", "decisions", "singles", "luck", "mean_length", "seats"] {
        assert!(!report[key].is_null(), "{key} in {report}");
    }
    let seats = report["seats"].as_array().unwrap();
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!(seats.len() == 4 && (wins - 60.0).abs() < 1e-9, "{report}");
    assert!(seats.iter().all(|seat| seat["mean_points"].is_f64() && seat["seat"].is_u64()));
}

#[test]
fn a_million_threads_are_as_few_as_there_are_games() {
    let many = ["--threads", "999999"];
    fine(&[&["sim", "--players", "3", "--games", "1"], &many[..]].concat(), "");
    fine(&[&["ladder", "--players", "3", "--bots", "random", "--games", "1"], &many[..]].concat(), "");
    for command in ["sim", "ladder"] {
        let args = [command, "--bots", "random", "--threads", "18446744073709551615", "--games", "1"];
        fine(&args, "");
    }
}

#[test]
fn every_option_of_a_game_stands_in_its_column() {
    for game in ["adrenaline", "adrenaline-team", "tf2-board", "tf2-turns"] {
        let out = fine(&["games", game], "");
        let mut lines = out.lines().skip(2);
        let head = lines.next().unwrap();
        let columns = ["default", "values"].map(|name| head.find(name).unwrap());
        for line in lines {
            let begins =
                |at: usize| line.get(at - 1..).is_none_or(|rest| rest.starts_with(' ') && !rest.starts_with("  "));
            assert!(columns.iter().all(|&at| begins(at) || line.len() < at), "{out}");
        }
    }
}

#[test]
fn a_flag_that_is_down_is_shown_alike_in_all_games() {
    for game in ["tf2-board", "tf2-turns"] {
        let listed = json(&fine(&["games", game, "--json"], ""));
        let options = listed[0]["options"].as_array().unwrap();
        let concede = options.iter().find(|option| option["name"] == "concede").unwrap();
        assert_eq!(concede["default"], false, "{game}");
    }
}

#[test]
fn sim_prints_a_report_for_people_and_no_bar_into_a_pipe() {
    let out = fine(&["sim", "--games", "20", "--set", "ending=sudden-death"], "");
    assert!(out.starts_with("20 games in ") && out.contains("seat 5: wins "), "{out}");
    assert!(refused(&["sim", "--games", "0"], "").contains("--games"));
    assert!(refused(&["sim", "--set", "colour=red"], "").contains("no option `colour`"));
}

#[test]
fn sim_seats_the_bots_asked_for() {
    let args = ["sim", "--players", "3", "--games", "2", "--seed", "1", "--bots", "easy,random", "--json"];
    let report = json(&fine(&args, ""));
    assert_eq!(report["bots"], serde_json::json!(["easy", "random", "easy"]));
    assert!(refused(&["sim", "--bots", "easy,genius"], "").contains("no bot is called `genius`"));
}

#[test]
fn a_network_that_does_not_fit_is_refused_wherever_bots_are_named() {
    let network = format!("net:{}/../bots/tests/net/golden.net", env!("CARGO_MANIFEST_DIR"));
    let reason = "made for the game golden, and this is adrenaline";
    let dir = folder("no-network");
    let out = dir.to_str().unwrap();
    for args in [
        &["sim", "--games", "1", "--bots", &network][..],
        &["ladder", "--games", "1", "--bots", &network],
        &["play", "--bots", &network],
        &["lab", "run", "--games", "1", "--bots", &network, "--out", out],
        &["lab", "compare", "greedy", &network],
        &["lab", "compare", "base", "base", "--bots", &network],
    ] {
        let complaint = refused(args, "");
        assert!(complaint.contains(reason), "{args:?}: {complaint}");
        assert!(complaint.contains("the network cannot be used"), "{complaint}");
    }
    let polish = run(&["sim", "--games", "1", "--bots", &network, "--lang", "pl"]);
    assert!(polish.err.contains("tej sieci nie można użyć"), "{}", polish.err);
    for name in ["net:no-such.net", "think:9:no-such.net"] {
        assert!(refused(&["sim", "--bots", name], "").contains("no such file"));
        assert!(refused(&["lab", "compare", "greedy", name], "").contains("no such file"));
    }
}

#[test]
fn a_ladder_is_noted_game_by_game_and_resumed() {
    let dir = folder("ladder");
    let notes = dir.join("notes.jsonl");
    let file = notes.to_str().unwrap();
    let ladder = |games: &str, seed: &str| {
        let args = ["ladder", "--players", "3", "--bots", "random,easy", "--games", games, "--seed", seed];
        [&args[..], &["--threads", "1", "--out", file]].concat().iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>()
    };
    let run = |args: &[String]| fine(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
    let out = run(&ladder("4", "1"));
    assert!(out.starts_with("random against easy, 4 games\n  random is ahead in 0.0% [0.0, 49.0], Elo -1200"), "{out}");
    assert!(out.contains("times the fair share") && out.contains("side 3"), "{out}");
    let text = fs::read_to_string(&notes).unwrap();
    assert_eq!(text.lines().count(), 5);
    // Stopped while writing: half a line is left, and the game is played again.
    let (_, last) = text.trim_end().rsplit_once('\n').unwrap();
    let fourth = text.len() - 1 - last.len();
    fs::write(&notes, &text[..fourth + 20]).unwrap();
    assert_eq!(run(&ladder("4", "1")), out);
    assert_eq!(fs::read_to_string(&notes).unwrap(), text);
    run(&ladder("5", "1"));
    assert!(fs::read_to_string(&notes).unwrap().starts_with(&text), "what was there is kept");
    let others = ladder("4", "2");
    let args: Vec<&str> = others.iter().map(String::as_str).collect();
    assert!(refused(&args, "").contains("the games there are others"));
    fs::write(&notes, "something else\n").unwrap();
    assert!(refused(&args, "").contains("not the notes of a ladder"));
    assert!(refused(&["ladder"], "").contains("--bots"));
}

#[test]
fn every_game_of_a_simulation_can_be_recorded_and_replayed() {
    let dir = folder("sim-records");
    fine(&["sim", "--players", "3", "--games", "5", "--record", dir.to_str().unwrap()], "");
    let mut files: Vec<_> = fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 5);
    for file in files {
        let record = json(&fs::read_to_string(&file).unwrap());
        let first = record["result"].as_array().unwrap().iter().map(|place| place["points"].as_i64().unwrap()).max();
        let out = fine(&["replay", file.to_str().unwrap()], "");
        let winner = out.lines().find(|line| line.starts_with("1. ")).unwrap().to_owned();
        assert!(winner.contains(&format!(", {} point", first.unwrap())), "{winner} {first:?}");
    }
}

#[test]
fn perft_counts_and_divides() {
    let count = |args: &[&str]| fine(&[&["perft", "--scene", "-"], args].concat(), SCENE);
    let plain = count(&["--depth", "3"]);
    let lines: Vec<&str> = plain.lines().collect();
    assert_eq!(lines.len(), 3, "{plain}");
    let total = lines[2].split_whitespace().last().unwrap();
    let divided = count(&["--depth", "3", "--divide"]);
    assert!(divided.ends_with(&format!("depth 3: {total}\n")), "{divided}");
    assert!(divided.lines().any(|line| line.starts_with("shoot ")), "{divided}");
    assert!(refused(&["perft", "--scene", "-", "--depth", "2"], "arena L9R9").contains("`L9R9`: no such arena"));
    assert!(refused(&["perft", "--scene", "/no/such/file", "--depth", "2"], "").contains("cannot read /no/such/file"));
}

/// A recorded game of three with its path.
fn recorded(name: &str) -> (Value, String) {
    let dir = folder(name);
    fine(&["sim", "--players", "3", "--games", "1", "--seed", "8", "--record", dir.to_str().unwrap()], "");
    let path = dir.join("000000.json");
    (json(&fs::read_to_string(&path).unwrap()), path.to_str().unwrap().to_owned())
}

#[test]
fn replay_shows_a_seat_what_it_may_see_and_nothing_else() {
    let (record, path) = recorded("replay-as");
    let log = record["log"].as_array().unwrap();
    // The first card that luck deals into a hand, and the turn it happens in.
    let drawn = log.iter().position(|answer| {
        answer[0] == "luck"
            && ["newton", "teleporter", "targeting", "tagback"]
                .iter()
                .any(|kind| answer[1].as_str().unwrap().starts_with(kind))
    });
    let at = (drawn.unwrap() + 1).to_string();
    let all = fine(&["replay", &path, "--at", &at], "");
    let line = all.lines().find(|line| line.contains(" draws ")).unwrap().trim().to_owned();
    let owner = line.split_whitespace().next().unwrap().to_lowercase();
    let owner = if owner == ":d-struct-0r" { "d-struct-0r".to_owned() } else { owner };
    let card = line.split(" draws ").nth(1).unwrap().split(" (").next().unwrap().to_owned();
    assert!(!line.contains("a powerup") && all.contains(&format!("powerups {card}")), "{all}");
    let own = fine(&["replay", &path, "--at", &at, "--as", &owner], "");
    assert!(own.contains(&line), "{own}");
    let mut others = 0;
    for seat in ["1", "2", "3"] {
        let seen = fine(&["replay", &path, "--at", &at, "--as", seat], "");
        if seen != own {
            others += 1;
            let word = log[drawn.unwrap()][1].as_str().unwrap();
            assert!(!seen.contains(&card) && !seen.contains(word), "{card} in {seen}");
            assert!(seen.contains("draws a powerup"), "{seen}");
        }
    }
    assert_eq!(others, 2);
}

#[test]
fn replay_refuses_records_that_do_not_fit() {
    let (record, path) = recorded("replay-bad");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        let file = format!("{path}.changed");
        fs::write(&file, record.to_string()).unwrap();
        refused(&["replay", &file], "")
    };
    assert!(changed(&|r| r["rules"] = 999.into()).contains("made under rules version 999"));
    assert!(changed(&|r| r["content"] = "00".into()).contains("made with other content"));
    assert!(changed(&|r| r["game"] = "chess".into()).contains("no such game: `chess`"));
    assert!(changed(&|r| r["log"][0][1] = "fly".into()).contains("answer 1 (luck fly): `fly` names no answer"));
    assert!(changed(&|r| r["speed"] = 1.into()).contains("unknown field `speed`"));
    let text = fs::read_to_string(&path).unwrap();
    let cut = format!("{path}.cut");
    fs::write(&cut, &text[..text.len() / 3]).unwrap();
    assert!(refused(&["replay", &cut], "").contains("at line"));
    assert!(refused(&["replay", &path, "--at", "99999"], "").contains("--at 99999: the record has"));
    assert!(refused(&["replay", &path, "--as", "zeus"], "").contains("Nobody here has the name “zeus”"));
    assert!(refused(&["replay", "/no/such/file"], "").contains("cannot read /no/such/file"));
}

#[test]
fn the_content_of_the_examples_can_be_played() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/team-first-draft");
    let sim = ["sim", "--game", "adrenaline-team", "--games", "1", "--seed", "1"];
    let length = |args: &[&str]| -> String { fine(args, "").lines().filter(|line| line.contains(" takes ")).collect() };
    let (first, now) = (length(&[&["--content", folder], &sim[..]].concat()), length(&sim));
    assert!(first != now && first.len() > 10, "other cards, other games: {first}, {now}");
}

#[test]
fn a_content_folder_replaces_files_and_is_checked_to_the_line() {
    let dir = folder("content");
    let game = dir.join("adrenaline");
    fs::create_dir_all(&game).unwrap();
    let content = ["--content", dir.to_str().unwrap()];
    let with = |args: &[&'static str]| [&content[..], args].concat();
    let limits = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../adrenaline/content/limits.ron")).unwrap();
    let file = game.join("limits.ron");

    fs::write(&file, limits.replace("skulls: (5, 8)", "skulls: (5, 6)")).unwrap();
    let out = fine(&with(&["games"]), "");
    assert!(out.contains(" 5 6\n"), "{out}");

    fs::write(&file, limits.replace("killshot_at: 11", "killshot_at: eleven")).unwrap();
    let at = 1 + limits.lines().position(|line| line.contains("killshot_at")).unwrap();
    let err = refused(&with(&["games"]), "");
    assert!(err.contains(&format!("{}:{at}: ", file.display())), "{err}");

    fs::remove_file(&file).unwrap();
    fs::write(game.join("limit.ron"), &limits).unwrap();
    let err = refused(&with(&["games"]), "");
    assert!(err.contains("limit.ron: no such content file; there are arenas.ron"), "{err}");

    fs::remove_file(game.join("limit.ron")).unwrap();
    fs::create_dir_all(dir.join("adrenalin")).unwrap();
    assert!(refused(&with(&["games"]), "").contains("adrenalin: not a folder of a game"));
    assert!(refused(&["--content", "/no/such/folder", "games"], "").contains("/no/such/folder: no such file"));
}

#[test]
fn replay_tells_programs_all_or_what_a_seat_may_see() {
    let (record, path) = recorded("replay-json");
    let all = json(&fine(&["replay", &path, "--at", "60", "--json"], ""));
    let steps = all["steps"].as_array().unwrap();
    assert_eq!((all["at"].as_u64(), steps.len()), (Some(60), 60));
    assert_eq!(all["answers"], record["log"].as_array().unwrap().len());
    for (step, answer) in steps.iter().zip(record["log"].as_array().unwrap()) {
        assert_eq!([&step["actor"], &step["answer"]], [&answer[0], &answer[1]]);
    }
    assert!(steps.iter().any(|step| step["events"][0]["text"].is_string()) && all["view"]["squares"].is_array());
    assert_eq!((&all["game"], &all["content"], &all["over"]), (&record["game"], &record["content"], &false.into()));
    let seen = fine(&["replay", &path, "--at", "60", "--as", "1", "--json"], "");
    let hidden = steps.iter().find(|step| step["events"].to_string().contains("told-drew"));
    assert!(hidden.is_some() && seen.contains("told-drew-hidden"), "{seen}");
    assert!(json(&seen)["steps"].as_array().unwrap().iter().all(|step| step.get("answer").is_none()));
    assert!(json(&seen)["standing"].is_null(), "points of others are hidden until the end");
    let over = json(&fine(&["replay", &path, "--json"], ""));
    assert_eq!((&over["over"], &over["standing"]), (&true.into(), &record["result"]));
}

#[test]
fn perft_counts_for_programs() {
    let count =
        |args: &[&str]| json(&fine(&[&["perft", "--scene", "-", "--depth", "3", "--json"], args].concat(), SCENE));
    let plain = count(&[]);
    let counts = plain["counts"].as_array().unwrap();
    assert_eq!((counts.len(), &counts[2]), (3, &plain["count"]));
    let divided = count(&["--divide"]);
    let answers = divided["answers"].as_array().unwrap();
    assert_eq!(answers.iter().map(|answer| answer["count"].as_u64().unwrap()).sum::<u64>(), divided["count"]);
    assert_eq!((&divided["count"], answers.len() as u64), (&plain["count"], counts[0].as_u64().unwrap()));
}

#[test]
fn errors_are_json_where_json_was_asked_for() {
    let cases: [(&[&str], &str); 6] = [
        (&["sim", "--players", "9"], "3 to 5 can play, not 9."),
        (&["sim", "--game", "chess"], "no such game: `chess`; there are adrenaline"),
        (&["sim", "--games", "0"], "--games: `0`: a whole number, at least 1"),
        (&["games", "--colour"], "`--colour`: no such option here"),
        (&["replay", "/no/such/file"], "cannot read /no/such/file: no such file or folder"),
        (&["load", "--rate", "fast"], "invalid value 'fast' for '--rate <RATE>'"),
    ];
    for (args, complaint) in cases {
        let run = run(&[args, &["--json"]].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        let error = &json(&run.err)["error"];
        assert_eq!(error["code"], 2);
        assert!(error["message"].as_str().unwrap().contains(complaint), "{args:?}: {error}");
    }
}

#[test]
fn no_sentence_is_in_two_languages() {
    let cases: [(&[&str], &str); 15] = [
        (&["play", "--players", "9"], "Grać może od 3 do 5 osób, nie 9."),
        (&["play", "--players", "wielu"], "opcja players: `wielu`: to nie jest liczba"),
        (&["play", "--game", "szachy"], "nie ma takiej gry: `szachy`; są adrenaline, "),
        (&["play", "--ending", "boom"], "opcja ending: `boom`: jedno z: frenzy, sudden-death"),
        (&["play", "--set", "kolor=red"], "adrenaline nie ma opcji `kolor`; są mode, players"),
        (&["play", "--seats", "2v2"], "--seats: w grze adrenaline nie ma zespołów graczy"),
        (&["play", "--seat", "6"], "nie ma miejsca 6; liczba miejsc: 5"),
        (&["play", "--bots", "geniusz"], "--bots: `geniusz`: żaden bot nie nazywa się `geniusz`"),
        (&["play", "--watch", "--seat", "2"], "--watch nie łączy się z --seat"),
        (&["sim", "--games", "0"], "--games: `0`: liczba całkowita, co najmniej 1"),
        (&["sim", "--seed", "x"], "--seed: `x`: to nie jest liczba całkowita"),
        (&["sim", "--thread", "2"], "`--thread`: nie ma tu takiej opcji; jest `--threads`"),
        (&["tańcz"], "`tańcz`: nie ma takiego polecenia"),
        (&["perft", "--depth", "3"], "brakuje: --scene <FILE>"),
        (&["referee", "--scene", "-", "fly"], "`fly` nie jest żadną odpowiedzią; odpowiada violet"),
    ];
    for (args, complaint) in cases {
        let run = run_with(&[&["--lang", "pl"], args].concat(), SCENE);
        assert_eq!(run.code, Some(2), "{args:?}");
        assert!(run.err.starts_with(&format!("błąd: {complaint}")), "{args:?}: {}", run.err);
    }
    // What the rules below say of a file in English alone stays English.
    let err = run_with(&["--lang", "pl", "referee", "--scene", "-"], "arena L9R9").err;
    assert!(err.contains("`L9R9`: no such arena"), "{err}");
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let decimals = |out: &str, point: char| {
        let letters: Vec<char> = out.chars().collect();
        letters.windows(3).filter(|w| w[0].is_ascii_digit() && w[1] == point && w[2].is_ascii_digit()).count()
    };
    for args in [
        &["sim", "--games", "12", "--players", "3"][..],
        &["ladder", "--players", "3", "--bots", "random,greedy", "--games", "6"],
        &["lab", "compare", "random", "greedy", "--players", "3", "--pairs", "4", "--margin", "40"],
    ] {
        let said = |lang: &str| fine(&[&["--lang", lang], args].concat(), "");
        let (english, polish) = (said("en"), said("pl"));
        assert!(decimals(&english, '.') > 2 && decimals(&english, ',') == 0, "{english}");
        assert!(decimals(&polish, ',') > 2 && decimals(&polish, '.') == 0, "{polish}");
    }
}

#[test]
fn every_command_speaks_polish() {
    let (_, path) = recorded("polish");
    let polish = |args: &[&str]| fine(&[&["--lang", "pl"], args].concat(), SCENE);
    assert!(polish(&["games"]).contains("zasady "));
    assert!(polish(&["sim", "--games", "22"]).starts_with("22 partie w "));
    assert!(polish(&["sim", "--games", "5"]).starts_with("5 partii w "));
    assert!(polish(&["ladder", "--bots", "random", "--games", "3"]).starts_with("random przeciw random, 3 partie\n"));
    assert!(polish(&["perft", "--scene", "-", "--depth", "2", "--divide"]).contains("głębokość 2: "));
    assert!(polish(&["replay", &path, "--at", "30"]).contains("Po odpowiedzi 30 z "));
    assert!(polish(&["referee", "--scene", "-", "grab", "r1c2"]).contains("Odpowiada los:"));
    assert!(polish(&["referee", "--scene", "-", "--why", "run"]).contains("„run” jest teraz dozwolone."));
}

#[test]
fn help_and_version_are_there_and_an_unknown_command_is_not() {
    let help = run(&["--help"]).out;
    assert!(help.contains("referee") && help.contains("Exit codes: 0 done"), "{help}");
    assert!(run(&["--lang", "pl", "sim", "--help"]).out.contains("Ile partii [domyślnie: 1000]"));
    assert!(run(&["help", "lab", "sweep"]).out.contains("Vary one value"));
    assert!(run(&["--version"]).out.starts_with("fireteam "));
    assert!(refused(&["dance"], "").contains("dance"));
}

/// What a server without a command says, and what it logs to a file.
fn served(name: &str, colours: &[(&str, &str)]) -> (String, String) {
    let dir = folder(name);
    let log = dir.join("log");
    let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_fireteam"))
        .env("FIRETEAM_LISTEN", "127.0.0.1:0")
        .env("FIRETEAM_DATA", dir.join("data"))
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .envs(colours.iter().copied())
        .stdout(std::process::Stdio::piped())
        .stderr(fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = std::io::BufReader::new(server.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut out, &mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(dir.join("data/fireteam.db").exists());
    (line, fs::read_to_string(log).unwrap())
}

#[test]
fn no_command_at_all_serves_tables() {
    let (line, _) = served("serves", &[]);
    assert!(line.contains(" is at http://127.0.0.1:"), "{line}");
}

#[test]
fn a_log_in_a_file_has_colours_only_where_they_are_forced() {
    for (name, colours, coloured) in [
        ("log", &[][..], false),
        ("log-forced", &[("CLICOLOR_FORCE", "1")], true),
        ("log-never", &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], false),
    ] {
        let (_, log) = served(name, colours);
        assert!(!log.is_empty() && log.contains('\x1b') == coloured, "{name}: {log}");
    }
}

#[test]
fn a_store_that_this_program_does_not_have_is_refused_without_its_password() {
    for command in [
        &["serve", "--store", "nosql://me:secret@db/x"][..],
        &["move", "--from", ".", "--to", "nosql://me:secret@db/x"],
    ] {
        let said = run(command);
        assert_eq!(said.code, Some(2));
        assert!(said.err.contains("nosql://… is not a store that this program knows"), "{}", said.err);
        assert!(!said.err.contains("secret"), "{}", said.err);
    }
    let said = run(&["--lang", "pl", "backup", "--store", "nosql://db/x", "copy.db"]);
    assert!(said.err.contains("nosql://… to baza, której ten program nie zna"), "{}", said.err);
    let said = run(&["move", "--from", "no-such-folder", "--to", "nowhere"]);
    assert!(said.err.contains("no-such-folder/fireteam.db: no such file"), "{}", said.err);
}

#[test]
fn a_bus_needs_a_build_that_has_it_and_a_store_that_can_be_shared() {
    let said = run(&["serve", "--bus", "amqp://me:secret@bus"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("amqp://… is not a bus that this program knows"), "{}", said.err);
    assert!(!said.err.contains("secret"), "{}", said.err);
    let said = run(&["--lang", "pl", "serve", "--bus", "amqp://bus"]);
    assert!(said.err.contains("amqp://… to szyna, której ten program nie zna"), "{}", said.err);
    let said = run(&["serve", "--bus", "nats://bus", "--listen", "127.0.0.1:0"]);
    assert_eq!(said.code, Some(2));
    let expected = if cfg!(feature = "cluster") { "joins servers that share a store" } else { "--features cluster" };
    assert!(said.err.contains(expected), "{}", said.err);
}
