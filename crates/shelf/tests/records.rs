//! Records: written, read back, and refused when they do not fit.

use serde_json::json;
use shelf::{AnyMatch, Bout, Plan, Record, Shelf, Sim, Skill, Watch, Wrong};
use std::path::Path;
use std::sync::Mutex;

/// A whole match, always with the first answer offered, then the last.
fn play() -> Box<dyn AnyMatch> {
    let shelf = Shelf::embedded();
    let setup = json!({ "players": 3, "skulls": 5 });
    let mut playing = shelf.game("adrenaline").unwrap().start(&setup, 5).unwrap();
    playing.run_luck(&[]);
    let mut rng = 88172645463325252u64;
    while let Some(actor) = playing.waiting().first() {
        let answers = playing.answers(actor).unwrap();
        rng ^= rng << 13;
        rng ^= rng >> 7;
        rng ^= rng << 17;
        let word = &answers[rng as usize % answers.len()];
        playing.answer(actor, playing.seq(), word, &[]).unwrap();
    }
    playing
}

#[test]
fn a_record_written_and_read_back_is_the_same_match() {
    let playing = play();
    let record = playing.record();
    let read = Record::from_json(&record.to_json()).unwrap();
    assert_eq!(read, record);
    let again = Shelf::embedded().load(&read, 99).unwrap();
    assert!(again.is_over());
    assert_eq!(again.view(again.actors()), playing.view(playing.actors()));
    assert_eq!(again.standing(), playing.standing());
    assert_eq!(record.result, Some(playing.standing()));
}

#[test]
fn a_record_that_does_not_fit_says_why() {
    let shelf = Shelf::embedded();
    let record = play().record();
    let load = |record: &Record| shelf.load(record, 1).map(|_| ()).unwrap_err().to_string();
    let other = |change: fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        load(&changed)
    };
    assert!(other(|r| r.game = "chess".to_owned()).contains("no such game: `chess`"));
    assert!(other(|r| r.rules = 999).contains("made under rules version 999"));
    assert!(other(|r| r.content = "0".to_owned()).contains("made with other content"));
    assert!(other(|r| r.log[2].1 = "fly".to_owned()).contains("answer 3 (luck fly): `fly` names no answer"));
    assert!(other(|r| r.log[2].0 = "zeus".to_owned()).contains("no actor is called `zeus`"));
    assert!(other(|r| r.scene = Some(String::new())).contains("either a setup or a scene"));
    assert!(other(|r| drop(r.log.pop())).contains("but the match goes on"));
    assert!(other(|r| r.result.as_mut().unwrap()[0].points += 1).contains("ends otherwise"));
}

#[test]
fn a_broken_record_names_the_field_or_the_line() {
    let text = play().record().to_json();
    let truncated = Record::from_json(&text[..text.len() / 2]).unwrap_err().to_string();
    assert!(truncated.contains("at line"), "{truncated}");
    let extra = text.replacen("\"rules\"", "\"seed\": 7, \"rules\"", 1);
    assert!(Record::from_json(&extra).unwrap_err().to_string().contains("unknown field `seed`"));
}

#[derive(Default)]
struct Keep(Mutex<Vec<(u64, Record)>>);

impl Watch for Keep {
    fn record(&self, n: u64, record: &Record) -> Result<(), Wrong> {
        self.0.lock().unwrap().push((n, record.clone()));
        Ok(())
    }
}

#[test]
fn simulation_does_not_depend_on_threads_or_on_recording() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let setup = json!({ "players": 4 });
    let run = |threads, record, watch: &dyn Watch| {
        let sim = Sim { skills: vec![Skill::Random], games: 40, seed: 3, threads, record };
        let mut report = game.simulate(&setup, &sim, watch).unwrap();
        (report.seconds, report.decisions_per_second) = (0.0, 0.0);
        report
    };
    let one = run(1, false, &());
    let keep = Keep::default();
    assert_eq!(one, run(3, false, &()));
    assert_eq!(one, run(2, true, &keep));
    assert_eq!(one.seats.len(), 4);
    let wins: f64 = one.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 40.0).abs() < 1e-9, "{wins}");
    let mut records = keep.0.into_inner().unwrap();
    records.sort_by_key(|(n, _)| *n);
    assert_eq!(records.len(), 40);
    for (_, record) in &records {
        assert!(shelf.load(record, 0).unwrap().is_over());
    }
}

#[test]
fn every_game_on_the_shelf_is_played_recorded_and_replayed() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let keep = Keep::default();
        // The second side answers at random, the first knows what it wants.
        let sim = Sim { skills: vec![Skill::Easy, Skill::Random], games: 2, seed: 1, threads: 1, record: true };
        let report = game.simulate(&json!({}), &sim, &keep).unwrap();
        assert!(report.decisions > 0 && report.seats.len() >= 2, "{report:?}");
        assert_eq!(report.bots[..2], ["easy", "random"]);
        for (_, record) in keep.0.into_inner().unwrap() {
            let read = Record::from_json(&record.to_json()).unwrap();
            let again = shelf.load(&read, 0).unwrap();
            assert_eq!(Some(again.standing()), record.result, "{}", game.name());
        }
    }
}

#[test]
fn every_game_on_the_shelf_has_a_ladder() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let plan = Plan { skills: vec![Skill::Random], games: 4, seed: 1, threads: 1 };
        let bouts: Mutex<Vec<Bout>> = Mutex::default();
        let keep = |bout: &Bout| bouts.lock().unwrap().push(bout.clone());
        let ladder = game.ladder(&json!({}), &plan, &[], &keep).unwrap();
        let bouts = bouts.into_inner().unwrap();
        assert_eq!((bouts.len(), ladder.sides.len()), (4, bouts[0].places.len()), "{}", game.name());
        let again = game.ladder(&json!({}), &plan, &bouts, &|_| panic!("it is known")).unwrap();
        assert_eq!(again, ladder);
        assert!(ladder.report.pairs[0].median_rounds >= 1.0, "{}", game.name());
    }
}

/// Where the rules' own tests keep matches.
const FOLDERS: [&str; 4] = [
    "../adrenaline/tests/deathmatch/games",
    "../adrenaline/tests/team/games",
    "../tf2-board/tests/games",
    "../tf2-turns/tests/games",
];

#[test]
fn matches_recorded_for_the_rules_are_records_that_the_program_reads_and_writes() {
    let shelf = Shelf::embedded();
    for folder in FOLDERS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        for path in paths.filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
            let record = Record::from_json(&std::fs::read_to_string(&path).unwrap()).unwrap();
            // They outlive changes of content that change nothing for them.
            let content = shelf.game(&record.game).unwrap().fingerprint();
            let made_with = record.content.clone();
            let replayed = shelf.load(&Record { content, ..record }, 1);
            let again = replayed.unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display())).record();
            expect_test::expect_file![path].assert_eq(&Record { content: made_with, ..again }.to_json());
        }
    }
}

#[test]
fn a_record_that_names_no_board_is_played_where_it_was_and_a_new_match_names_its_own() {
    let shelf = Shelf::embedded();
    let turns = shelf.game("tf2-turns").unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tf2-turns/tests/games/ctf-1.json");
    let old = Record::from_json(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(old.setup, Some(json!({ "mode": "ctf" })));
    let again = shelf.load(&Record { content: turns.fingerprint(), ..old.clone() }, 1).unwrap();
    assert_eq!(again.view(again.actors())["board"]["name"], "split-yard");
    assert_eq!((again.record().setup, again.record().result), (old.setup, old.result));
    // Whoever begins a match, and however.
    let ctf = json!({ "mode": "ctf", "board": "short-yard" });
    let new = turns.start(&json!({}), 1).unwrap();
    assert_eq!(new.record().setup, Some(ctf.clone()));
    assert_eq!(new.view(new.actors())["board"]["name"], "short-yard");
    assert_eq!(turns.complete(&json!({ "mode": "ctf" })).unwrap(), ctf);
    let plan = Plan { skills: vec![Skill::Random], games: 2, seed: 1, threads: 1 };
    assert_eq!(turns.ladder(&json!({}), &plan, &[], &|_| ()).unwrap().setup, ctf);
    let boards = turns.options().into_iter().find(|option| option.name == "board").unwrap().allowed;
    assert_eq!(boards[0], "short-yard");
}
