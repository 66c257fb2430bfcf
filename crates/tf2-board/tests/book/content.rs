//! The content files are checked on loading: file, line, reason.

use table::BadContent;
use tf2_board::{Deed, Flag, Rules, content};

/// The error after replacing `old` by `new` in a file.
fn broken(file: &str, old: &str, new: &str) -> BadContent {
    let mut files = content();
    let text = files.get(file).to_owned();
    assert!(text.contains(old), "{file} has no {old}");
    files.replace(file, text.replacen(old, new, 1)).unwrap();
    Rules::compile(&files).expect_err("must be refused")
}

#[track_caller]
fn refuses(file: &str, old: &str, new: &str, line: usize, reason: &str) {
    let bad = broken(file, old, new);
    assert_eq!((bad.file.as_str(), bad.line), (file, line), "{bad}");
    assert!(bad.reason.contains(reason), "{bad}");
}

#[test]
fn the_embedded_content_is_sound_and_its_fingerprint_follows_it() {
    let rules = Rules::compile(&content()).unwrap();
    assert_eq!(rules.fingerprint(), Rules::embedded().fingerprint());
    let mut files = content();
    files.replace("classes.ron", files.get("classes.ron").replace("speed: 7", "speed: 6")).unwrap();
    let slower = Rules::compile(&files).unwrap();
    let mut files = content();
    files
        .replace("maps.ron", format!("\u{feff}// A comment.\r\n{}", files.get("maps.ron").replace('\n', "\r\n")))
        .unwrap();
    assert_eq!(Rules::compile(&files).unwrap().fingerprint(), rules.fingerprint());
    assert_eq!(slower.stats(slower.class_named("scout").unwrap()), (6, 2, 2));
    assert_ne!(slower.fingerprint(), rules.fingerprint());
}

#[test]
fn every_card_prints_what_the_tables_say() {
    let rules = Rules::embedded();
    let mut attacks = 0;
    let mut specials = 0;
    for class in rules.classes() {
        for id in rules.card(class) {
            let action = rules.action(id).unwrap();
            assert_eq!(action.class, class);
            if action.is_attack() { attacks += 1 } else { specials += 1 }
        }
    }
    assert_eq!((attacks, specials), (26, 12));
    let id = rules
        .card(rules.class_named("sniper").unwrap())
        .find(|id| rules.action(*id).unwrap().name == "headshot")
        .unwrap();
    let shot = rules.action(id).unwrap();
    assert_eq!((shot.min, shot.max, shot.perf), (2, 10, 9));
    let Deed::Attack { power, flags } = shot.deed else { panic!("an attack") };
    assert!(power == 12 && flags.has(Flag::Still));
    let stats: Vec<_> = rules.classes().map(|class| rules.stats(class)).collect();
    assert_eq!(
        stats,
        [(7, 2, 2), (4, 4, 1), (5, 3, 1), (4, 3, 1), (3, 5, 1), (5, 2, 1), (5, 3, 1), (5, 2, 1), (5, 2, 1)]
    );
}

#[test]
fn a_map_is_refused_with_its_row() {
    let line = |needle: &str| content().get("maps.ron").lines().position(|l| l.contains(needle)).unwrap() + 1;
    let top = line("map: \"twin-forts\"");
    refuses("maps.ron", "#bb#...........#rr#", "#bb#...........#rr.", top + 6, "rim");
    refuses("maps.ron", "#bb#...........#rr#", "#bb#...........#rr", top + 6, "a row of 18 spaces");
    refuses("maps.ron", "#bb#...........#rr#", "#bb#....?......#rr#", top + 6, "unknown sign");
    refuses("maps.ron", "#bb#...........#rr#", "#bb#.#.........#rr#", top + 6, "symmetric");
    refuses("maps.ron", "#.B.###.~~~.###.R.#", "#...###.~~~.###...#", top, "both Intel Spawn Points");
    refuses("maps.ron", "#.B.###.~~~.###.R.#", "#1B.###.~~~.###.R3#", top, "other mode");
    refuses("maps.ron", "#.B.###.~~~.###.R.#", "#BB.###.~~~.###.RR#", top + 15, "second Intel Spawn Point");
    // Closing the exits of the spawn on both sides.
    let mut files = content();
    let text = files
        .get("maps.ron")
        .replace("#bb..##.~~~.##..rr#", "#bb#.##.~~~.##.#rr#")
        .replace("##....#.~~~.#....##", "###...#.~~~.#...###");
    files.replace("maps.ron", text).unwrap();
    let bad = Rules::compile(&files).unwrap_err();
    assert!(bad.reason.contains("cannot be reached") && bad.line == top + 6, "{bad}");
    // A map that does not say it is symmetric may be lopsided.
    let mut files = content();
    let text = files.get("maps.ron").replacen("symmetric: true", "symmetric: false", 1).replacen(
        "#bb#...........#rr#",
        "#bb#.#.........#rr#",
        1,
    );
    files.replace("maps.ron", text).unwrap();
    assert!(Rules::compile(&files).is_ok());
}

#[test]
fn points_lie_in_order() {
    let mut files = content();
    let text = files.get("maps.ron").replace("11.222.33", "33.222.11").replacen(
        "symmetric: true,\n        rows: [\n            \"#######################",
        "symmetric: false,\n        rows: [\n            \"#######################",
        1,
    );
    files.replace("maps.ron", text).unwrap();
    let bad = Rules::compile(&files).unwrap_err();
    assert!(bad.reason.contains("not in order"), "{bad}");
}

#[test]
fn values_out_of_bounds_are_refused_with_their_line() {
    refuses("settings.ron", "respawn_tokens: 3", "respawn_tokens: 0", 3, "must be 1 to 9");
    refuses("settings.ron", "spinner_limit: 3", "spinner_limit: 2", 9, "does not fit its owner");
    refuses("settings.ron", "cp_owner: (blu, None, red)", "cp_owner: (None, blu, red)", 9, "does not fit");
    refuses("settings.ron", "units_obstruct: enemy_and_sentry", "units_obstruct: some", 11, "some");
    refuses("classes.ron", "speed: 3", "speed: 9", 7, "speed");
    refuses("classes.ron", "class: spy", "class: sniper", 11, "twice");
    refuses("attacks.ron", "\"bat\"", "\"Bat\"", 4, "lower-case");
    refuses("attacks.ron", "\"pistol\"", "\"bat\"", 5, "twice");
    refuses("attacks.ron", "\"bat\"", "\"pass\"", 4, "another answer");
    refuses("attacks.ron", "flags: []", "flags: [sticky]", 4, "sticky");
    refuses("attacks.ron", "range: (1, 4)", "range: (4, 1)", 5, "range");
    refuses("attacks.ron", "perf: 9", "perf: 13", 25, "two dice");
    refuses("specials.ron", "effect: leap)", "effect: fly)", 4, "fly");
    refuses("specials.ron", "range: (2, 2)", "range: (0, 2)", 4, "at least one space");
    refuses(
        "specials.ron",
        "class: spy, special",
        "class: spie, special",
        15,
        "no class is called `spie`; there are `scout`",
    );
    refuses("specials.ron", "range: (1, 1)", "range: (1, 2)", 10, "adjacent");
    refuses("attacks.ron", "[still, rolls2]", "[splash, rolls2]", 17, "exclude each other");
    refuses("attacks.ron", "[pierce, ignite]", "[pierce, sentry_only]", 12, "pierce goes with neither");
    refuses("sentry.ron", "shots: 2", "shots: 0", 5, "shots");
    assert!(broken("sentry.ron", "(power: 7, range: 4, defense: 3, shots: 1),", "").reason.contains("three levels"));
    assert!(broken("settings.ron", "afterburn_power: 5,", "").reason.contains("afterburn_power"));
}

#[test]
fn the_cards_say_what_the_content_says() {
    let rules = Rules::embedded();
    let cards = rules.class_cards();
    assert_eq!(cards.len(), 9);
    let soldier = cards.iter().find(|card| card.id == "soldier").unwrap();
    assert_eq!((soldier.speed, soldier.defense, soldier.weight), (4, 4, 1));
    let rocket = soldier.actions.iter().find(|action| action.id == "rocket-launcher").unwrap();
    assert_eq!((rocket.perf, rocket.range, rocket.power), (6, [1, 5], Some(8)));
    assert_eq!(rocket.flags, ["splash"]);
    let jump = soldier.actions.iter().find(|action| action.id == "rocket-jump").unwrap();
    assert_eq!((jump.power, jump.effect.clone()), (None, Some("leap-exposed".to_owned())));
    assert_eq!(rules.sentry_cards().iter().map(|card| card.level).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn the_numbers_of_the_board_and_its_straight_runs_are_printed_too() {
    let mut files = tf2_board::content();
    let settings = files.get("settings.ron").replace("spinner_limit: 3", "spinner_limit: 4");
    let settings = settings.replace("cp_spin: (3, 0, -3)", "cp_spin: (4, 0, -4)");
    files.replace("settings.ron", settings).unwrap();
    let printed = Rules::compile(&files).unwrap().components();
    assert_eq!((printed.team, printed.turns, printed.spinner), (5, 10, 4));
    for map in &printed.maps {
        let width = map.rows[0].len();
        assert_eq!(map.runs.len(), width * map.rows.len());
        for (n, runs) in map.runs.iter().enumerate() {
            let sign = |row: usize, column: usize| map.rows[row].as_bytes()[column];
            let (row, column) = (n / width, n % width);
            if sign(row, column) == b'#' {
                assert_eq!(*runs, [0; 4]);
                continue;
            }
            let [north, east, south, west] = runs.map(usize::from);
            let ends = [
                (row - north - 1, column),
                (row, column + east + 1),
                (row + south + 1, column),
                (row, column - west - 1),
            ];
            assert!(ends.iter().all(|&(row, column)| sign(row, column) == b'#'), "{} r{row}c{column}", map.id);
            assert!((row - north..=row + south).all(|row| sign(row, column) != b'#'));
            assert!((column - west..=column + east).all(|column| sign(row, column) != b'#'));
        }
    }
}
