//! Runs: the same bytes on any number of threads, stopping and going on, tables that can be read back.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::{Fault, Outcome, Plan, Progress, Summary, Vary, merge, run};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::json;
use shelf::{Shelf, Skill};

fn plan(shelf: &Shelf, game: &str, games: u64) -> Plan {
    let mut plan = Plan::new(shelf.game(game).unwrap(), &json!({}), &[], &[Skill::Random], (7, games)).unwrap();
    plan.shard = 10;
    plan
}

fn play(shelf: &Shelf, plan: &Plan, dir: &Path, threads: usize) -> Summary {
    let game = shelf.game(&plan.game).unwrap();
    match run(game, plan, dir, threads, &AtomicBool::new(false), &()).unwrap() {
        Outcome::Done(summary) => *summary,
        other => panic!("{other:?}"),
    }
}

/// Every file of a folder, by its path.
fn bytes(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            all.extend(bytes(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else {
            all.insert(name, fs::read(&path).unwrap());
        }
    }
    all
}

#[test]
fn threads_change_nothing_in_any_game() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let (one, many) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut plan = plan(&shelf, game.name(), 35);
        plan.events = game.name() == "tf2-turns";
        let summary = play(&shelf, &plan, one.path(), 1);
        play(&shelf, &plan, many.path(), 3);
        let (one, many) = (bytes(one.path()), bytes(many.path()));
        assert!(one.len() > 20 && one == many, "{}", game.name());
        assert_eq!(summary.all.games, 35);
        let read: Summary = serde_json::from_slice(&one["summary.json"]).unwrap();
        assert_eq!((read.plan, read.all.sides.len()), (summary.plan, summary.all.sides.len()));
    }
}

/// Stops after this many games.
struct Stopper<'a>(AtomicU64, &'a AtomicBool);

impl Progress for Stopper<'_> {
    fn played(&self, games: u64) {
        if self.0.fetch_add(games, Ordering::Relaxed) + games >= 24 {
            self.1.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_stopped_run_goes_on_and_a_longer_one_keeps_what_is_there() {
    let shelf = Shelf::embedded();
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let plan = plan(&shelf, "tf2-turns", 45);
    play(&shelf, &plan, whole.path(), 2);
    let shorter = Plan { games: 33, ..plan.clone() };
    let stop = AtomicBool::new(false);
    let stopper = Stopper(AtomicU64::new(0), &stop);
    let game = shelf.game("tf2-turns").unwrap();
    let Outcome::Stopped { safe } = run(game, &shorter, parts.path(), 1, &stop, &stopper).unwrap() else {
        panic!("it was not stopped")
    };
    assert_eq!(safe, 20, "two shards of ten were finished");
    assert!(!parts.path().join("summary.json").exists());
    // Now to its end, then on to more games: finished shards are not played again.
    let touched = fs::metadata(parts.path().join("games/part-000001.parquet")).unwrap().modified().unwrap();
    play(&shelf, &shorter, parts.path(), 2);
    play(&shelf, &plan, parts.path(), 2);
    assert_eq!(fs::metadata(parts.path().join("games/part-000001.parquet")).unwrap().modified().unwrap(), touched);
    assert_eq!(bytes(whole.path()), bytes(parts.path()));
    let error = run(game, &shorter, parts.path(), 1, &AtomicBool::new(false), &()).map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("has 45 games"), "{error}");
}

type Rows = Vec<BTreeMap<String, Field>>;

/// All rows of a table, the shards one after the other.
fn table(dir: &Path, name: &str) -> Rows {
    let mut files: Vec<_> = fs::read_dir(dir.join(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path| SerializedFileReader::new(fs::File::open(path).unwrap()).unwrap();
    files
        .into_iter()
        .flat_map(|path| {
            let rows: Rows = read(path)
                .get_row_iter(None)
                .unwrap()
                .map(|row| row.unwrap().into_columns().into_iter().collect())
                .collect();
            rows
        })
        .collect()
}

fn number(field: &Field) -> f64 {
    match field {
        Field::UInt(n) => f64::from(*n),
        Field::Int(n) => f64::from(*n),
        Field::ULong(n) => *n as f64,
        Field::Double(x) => *x,
        other => panic!("{other:?}"),
    }
}

#[test]
fn tables_read_back_and_agree_with_the_summary() {
    let shelf = Shelf::embedded();
    let dir = tempfile::tempdir().unwrap();
    let mut plan = plan(&shelf, "adrenaline", 25);
    plan.events = true;
    let summary = play(&shelf, &plan, dir.path(), 2);
    let games = table(dir.path(), "games");
    assert_eq!(games.len(), 25);
    let order: Vec<f64> = games.iter().map(|row| number(&row["game"])).collect();
    assert!(order.is_sorted() && order[24] == 24.0);
    let decisions: f64 = games.iter().map(|row| number(&row["decisions"])).sum();
    assert_eq!(decisions, summary.all.decisions as f64);
    let by_kind: f64 = table(dir.path(), "decisions").iter().map(|row| number(&row["decisions"])).sum();
    assert_eq!(by_kind, decisions);

    let sides = table(dir.path(), "sides");
    let wins = |seat: usize| -> f64 {
        let of = sides.iter().filter(|row| number(&row["side"]) == seat as f64);
        of.map(|row| number(&row["win"])).sum::<f64>() / 25.0
    };
    for (n, side) in summary.all.sides.iter().enumerate() {
        assert!((wins(n + 1) - side.win.value).abs() < 1e-9);
    }
    let points: f64 = sides.iter().map(|row| number(&row["points"])).sum();
    let by_source: f64 = table(dir.path(), "points").iter().map(|row| number(&row["points"])).sum();
    assert_eq!(points, by_source, "every point has a source");

    let weapons = &summary.all.tools[0];
    let tools = table(dir.path(), "tools");
    for row in &weapons.rows {
        let of = tools.iter().filter(|tool| tool["name"] == Field::Str(row.name.id.clone()));
        assert_eq!(of.map(|tool| number(&tool["damage"])).sum::<f64>(), row.damage as f64);
    }
    // Damage per cube as docs/lab.md asks for it: the sides that used the weapon, and they alone.
    assert!(include_str!("../../../docs/lab.md").contains("where topic = 'weapon' and uses > 0 group by name"));
    let per_cube = |weapon: &str, least: f64| {
        let of = |what: &str| -> f64 {
            let named = tools.iter().filter(|tool| tool["name"] == Field::Str(weapon.to_owned()));
            named.filter(|tool| number(&tool["uses"]) >= least).map(|tool| number(&tool[what])).sum()
        };
        of("damage") / of("ammo")
    };
    let rows: Vec<(&str, f64)> = weapons
        .rows
        .iter()
        .filter_map(|row| Some((row.name.id.as_str(), row.damage_per_ammo.as_ref()?.value)))
        .collect();
    assert!(rows.len() > 15 && rows.iter().all(|(weapon, value)| (per_cube(weapon, 1.0) - value).abs() < 1e-9));
    assert!(rows.iter().any(|(weapon, value)| per_cube(weapon, 0.0) < value - 1e-9), "some pay and never fire");
    assert_eq!(table(dir.path(), "traits").len(), 25 * 5 * 3);
    let events = table(dir.path(), "events");
    let over = events.iter().filter(|row| row["event"] == Field::Str("adrenaline-told-over".to_owned()));
    assert_eq!(over.count(), 25);
}

#[test]
fn setups_take_turns_under_the_same_seeds() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let vary = [Vary::read("arena", game).unwrap()];
    let mut plan = Plan::new(game, &json!({ "players": 3 }), &vary, &[Skill::Random], (7, 40)).unwrap();
    plan.shard = 10;
    let dir = tempfile::tempdir().unwrap();
    let summary = play(&shelf, &plan, dir.path(), 2);
    assert_eq!(summary.variants.iter().map(|v| v.section.games).collect::<Vec<_>>(), [10; 4]);
    assert_eq!(summary.boards.len(), 4);
    let games = table(dir.path(), "games");
    assert!(games[..4].iter().all(|row| row["seed"] == games[0]["seed"]) && games[4]["seed"] != games[0]["seed"]);
    assert_eq!(games[2]["variant"], games[2]["board"]);
    let error = |text: &str| Vary::read(text, game).unwrap_err().to_string();
    assert!(error("arenas").contains("there are mode, players"));
    assert!(error("players=many").contains("not a number"));
}

#[test]
fn a_folder_that_cannot_be_used_is_refused_and_left_alone() {
    let shelf = Shelf::embedded();
    let game = shelf.game("tf2-turns").unwrap();
    let plan = plan(&shelf, "tf2-turns", 10);
    let stop = AtomicBool::new(false);
    let dir = tempfile::tempdir().unwrap();
    let attempt = |plan: &Plan, dir: &Path| run(game, plan, dir, 1, &stop, &()).map(|_| ()).unwrap_err();

    let file = dir.path().join("file");
    fs::write(&file, "mine").unwrap();
    assert!(matches!(attempt(&plan, &file), Fault::File { .. }));
    assert!(matches!(attempt(&plan, dir.path()), Fault::NotOurs { .. }));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");

    let out = dir.path().join("out");
    play(&shelf, &plan, &out, 1);
    let other = Plan { seed: 8, ..plan.clone() };
    let error = attempt(&other, &out).to_string();
    assert!(error.contains("its seed is 7, not 8"), "{error}");
    assert!(matches!(Summary::read(dir.path()).unwrap_err(), Fault::NoRun { .. }));

    // The disk refuses a file: the run ends with its name, and the finished shards stay.
    let longer = Plan { games: 30, ..plan };
    fs::create_dir(out.join("sides/part-000001.unfinished")).unwrap();
    let error = attempt(&longer, &out).to_string();
    assert!(error.contains("part-000001.parquet"), "{error}");
    fs::remove_dir(out.join("sides/part-000001.unfinished")).unwrap();
    stop.store(false, Ordering::Relaxed);
    let whole = tempfile::tempdir().unwrap();
    play(&shelf, &longer, &out, 1);
    play(&shelf, &longer, whole.path(), 1);
    assert_eq!(bytes(&out), bytes(whole.path()));
}

#[test]
fn the_wrong_number_of_bots_is_refused() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let error = Plan::new(game, &json!({}), &[], &[Skill::Random; 2], (0, 1)).unwrap_err();
    assert_eq!(error.to_string(), "2 bots for 5 sides; name one, or one for each");
}

#[test]
fn parts_put_together_are_the_bytes_of_one_run() {
    let shelf = Shelf::embedded();
    let game = shelf.game("tf2-turns").unwrap();
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    let plan = plan(&shelf, "tf2-turns", 45);
    play(&shelf, &plan, &at("whole"), 2);
    let part = |n: u64, of: u64, name: &str, games: u64| {
        let plan = Plan { part: Some(format!("{n}/{of}").parse().unwrap()), games, ..plan.clone() };
        run(game, &plan, &at(name), 2, &AtomicBool::new(false), &()).map(|outcome| match outcome {
            Outcome::Part { games } => games,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(
        [part(1, 3, "a", 45).unwrap(), part(2, 3, "b", 45).unwrap(), part(3, 3, "c", 45).unwrap()],
        [20, 15, 10]
    );
    assert!(!at("a").join("summary.json").exists());
    let merged =
        |out: &str, parts: &[&str]| merge(game, &at(out), &parts.iter().map(|part| at(part)).collect::<Vec<_>>());
    merged("merged", &["c", "a", "b"]).unwrap();
    assert_eq!(bytes(&at("merged")), bytes(&at("whole")));

    // What does not make one run is refused, before anything is written.
    part(2, 3, "b-again", 45).unwrap();
    part(2, 3, "longer", 55).unwrap();
    part(2, 4, "of-four", 45).unwrap();
    let unfinished = at("unfinished");
    part(3, 3, "unfinished", 45).unwrap();
    fs::remove_file(unfinished.join("receipts/part-000002.json")).unwrap();
    let error = |parts: &[&str]| merged("refused", parts).unwrap_err().to_string();
    assert!(error(&["a", "c"]).contains("these are missing: 2"), "{}", error(&["a", "c"]));
    assert!(error(&["a", "b", "b-again", "c"]).contains("part 2 is there twice"));
    assert!(error(&["a", "longer", "c"]).contains("its number of games is 55, not 45"));
    assert!(error(&["a", "of-four", "c"]).contains("its number of parts is 4, not 3"));
    assert!(error(&["a", "b", "unfinished"]).contains("it has 0 of 10 games"));
    assert!(error(&["a", "b", "whole"]).contains("played without --part"));
    assert!(!at("refused").exists());
    assert!(merged("a", &["a", "b", "c"]).unwrap_err().to_string().contains("holds part 1/3 of a run, not 1/1"));
    assert!(part(2, 3, "a", 45).unwrap_err().to_string().contains("holds part 1/3 of a run, not 2/3"));
    for bad in ["0/3", "4/3", "3", "a/b", "1/0"] {
        assert!(bad.parse::<lab::Part>().is_err(), "{bad}");
    }
}
