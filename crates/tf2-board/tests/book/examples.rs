//! The worked examples.

use crate::common::{cp, ctf};

#[test]
fn example_1_kill_number() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6");
    assert_eq!(table.odds("rocket-launcher"), (3, 5));
    let table = table.play("rocket-launcher @red-scout");
    assert_eq!(table.need(), 6);
    assert!(table.after("6").is_dead("red scout"));
    assert!(!table.after("7").is_dead("red scout"));
}

#[test]
fn example_2_obstruction() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | red heavy at r7c7 | active blu soldier roll 6");
    let table = table.play("rocket-launcher");
    assert_eq!(table.offers(), ["@red-heavy"]);
    assert_eq!(table.odds("@red-heavy"), (3, 10));
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | blu medic at r7c7 | active blu soldier roll 6");
    assert!(table.play("rocket-launcher").offered("@red-scout"));
}

#[test]
fn example_3_gate() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 5");
    assert_eq!(table.why("rocket-launcher"), "roll-too-low");
    assert_eq!(table.why("shotgun"), "out-of-range");
    assert!(table.offered("rocket-jump"));
    assert_eq!(table.view().using.unwrap().left, 4);
    let table = table.play("r7c6");
    assert_eq!(table.odds("shotgun"), (2, 5));
}

#[test]
fn example_4_flames() {
    let table =
        ctf("blu pyro at r9c5 | red engineer at r9c4 | red spy at r9c3 | red heavy at r1c14 | active blu pyro roll 5");
    let table = table.play("flamethrower west");
    assert_eq!((table.need(), &*table.target()), (6, "engineer"));
    let table = table.play("9");
    assert_eq!(table.need(), 6);
    let table = table.play("2");
    assert!(table.wears("red engineer", "burning") && table.is_dead("red spy"));
    let table = table.play("end").pass_rotation();
    let roll = table.view().roll.unwrap();
    assert_eq!((roll.need, &*roll.target.class.unwrap()), (3, "engineer"));
    assert!(table.after("3").is_dead("red engineer"));
    let lives = table.after("4");
    assert!(!lives.is_dead("red engineer") && !lives.wears("red engineer", "burning"));
}

#[test]
fn example_5_leap() {
    let table = ctf("lead red | red soldier at r6c7 | blu spy at r1c4 | active red soldier roll 7").play("rocket-jump");
    assert_eq!(table.why("r6c6"), "landing");
    assert_eq!(table.why("r5c4"), "landing");
    let table = table.play("r6c5");
    assert_eq!((table.at("red soldier").as_str(), table.figure("red soldier").defense), ("r6c5", 3));
    assert_eq!(table.view().using.unwrap().left, 4);
}

#[test]
fn example_6_dropped_intel() {
    let table = ctf(
        "rotation 4 | turn 9 | blu soldier at r11c4 | red scout at r11c5 | red pyro at r11c9 | blu intel by red scout | active blu soldier roll 2",
    );
    let table = table.play("shovel @red-scout 1");
    assert_eq!((table.view().intel[0].at.unwrap().to_string(), table.view().intel[0].tokens), ("r11c5".to_owned(), 2));
    let table = table.play("end pass");
    assert_eq!((table.view().rotation, table.view().intel[0].tokens), (5, 1));
    let home = table.after("").pass_rotation();
    assert_eq!((home.view().rotation, home.view().intel[0].at.unwrap().to_string()), (6, "r10c2".to_owned()));
    let taken = table.after("pass @red-pyro 2 r11c5 end");
    assert_eq!((taken.figure("red pyro").intel, taken.view().intel[0].tokens), (true, 0));
    let table = ctf(
        "rotation 5 | blu heavy at r11c4 | red pyro at r11c9 | blu intel at r11c5 tokens 1 | active blu heavy roll 2",
    );
    assert!(table.offered("r11c6") && !table.offered("r11c5"));
}

#[test]
fn example_7_winning_walk() {
    for intel in ["", " | blu intel by red spy"] {
        let table = ctf(&format!(
            "blu scout at r11c5 | red spy at r1c14 | red intel by blu scout{intel} | active blu scout roll 2"
        ));
        let table = table.play("r10c2");
        assert_eq!(table.winner(), "blu");
        assert!(table.told.iter().any(|e| matches!(e, tf2_board::Event::Walked { spent: 4, .. })));
    }
}

#[test]
fn example_8_respawn() {
    let scene = "rotation 3 | turn 10 | blu medic at r5c5 burning | blu scout at r1c4 | blu heavy at r1c5 | blu spy at r1c6 | blu sniper at r1c7 | red spy at r1c14";
    let mut table = ctf(scene).play("pass 1");
    for (rotation, tokens) in [(4, 2), (5, 1)] {
        assert_eq!((table.view().rotation, table.figure("blu medic").tokens), (rotation, tokens));
        table = table.pass_rotation();
    }
    assert_eq!((table.view().rotation, table.phase().as_str()), (5, "return-class"));
    assert_eq!(table.offers(), ["soldier", "pyro", "demoman", "engineer", "medic", "hold"]);
    let table = table.play("engineer r1c1");
    assert_eq!(table.view().rotation, 6);
    assert!(!table.figure("blu engineer").used);
}

#[test]
fn example_9_ticks() {
    let table =
        cp("turn 10 | red scout at r4c10 | red heavy at r4c11 | blu soldier at r5c12 | red spy at r5c7 | lead blu")
            .play("pass");
    assert_eq!(table.spins(), [3, -2, -3]);
    let table = table.play("@blu-soldier 2 r5c13 end @red-heavy 2 r3c11 end").pass_rotation();
    assert_eq!((table.spins(), table.owners().as_str()), (vec![3, -3, -3], "brr"));
    let active: Vec<bool> = table.view().points.iter().map(|point| point.active).collect();
    assert_eq!(active, [true, true, false], "Red works on 1, Blu on 2");
}

#[test]
fn example_10_stickies() {
    let table = ctf(
        "blu demoman at r1c4 | blu scout at r6c8 | red sniper at r5c8 | blu stickies r5c7 r5c8 | active blu demoman roll 4",
    );
    assert_eq!(table.odds("detonate"), (3, 4));
    let table = table.play("detonate");
    assert_eq!(table.need(), 5);
    assert!(table.after("5").is_dead("red sniper"));
    let table = table.play("6");
    assert_eq!(table.need(), 5);
    assert_eq!(table.play("6").at("blu scout"), "r6c8");
}

#[test]
fn the_ways_of_the_maps_are_as_long_as_they_were_measured_with() {
    use tf2_board::{Rules, Spot, Squares};
    let rules = Rules::embedded();
    let [ctf, long, cp, ..] = rules.maps() else { panic!("three maps") };
    let set =
        |map: &tf2_board::Map, rows: std::ops::RangeInclusive<u8>, cols: std::ops::RangeInclusive<u8>| -> Squares {
            rows.flat_map(|row| cols.clone().map(move |col| Spot { row, col }))
                .filter_map(|spot| map.square(spot))
                .collect()
        };
    let (blu, red) = (set(ctf, 10..=10, 2..=2), set(ctf, 10..=10, 16..=16));
    let (spawn, other) = (set(ctf, 1..=3, 1..=2), set(ctf, 1..=3, 16..=17));
    assert_eq!(ctf.cost(blu, red, Squares::NONE), Some(16));
    assert_eq!((ctf.cost(spawn, red, other), ctf.cost(spawn, blu, other)), (Some(21), Some(9)));
    let (spawn, other) = (set(cp, 4..=6, 1..=2), set(cp, 4..=6, 20..=21));
    let points = [set(cp, 4..=6, 7..=8), set(cp, 4..=6, 10..=12), set(cp, 4..=6, 14..=15)];
    assert_eq!(points.map(|point| cp.cost(spawn, point, other)), [Some(12), Some(14), Some(18)]);
    // The house's longer map.
    let (spawn, other) = (set(long, 3..=5, 1..=2), set(long, 3..=5, 24..=25));
    let points = [set(long, 3..=5, 10..=10), set(long, 3..=5, 11..=15), set(long, 3..=5, 16..=16)];
    assert_eq!(points.map(|point| long.cost(spawn, point, other)), [Some(12), Some(13), Some(18)]);
}

/// Class, attack, distance, and the chance in percent against DEFENSE 2, 3, 4, 5 and 7.
const CHANCES: &str = "scout bat 1 30 20 10 0 0
scout pistol 4 30 20 10 0 0
scout scattergun 2 60 50 40 30 10
soldier shovel 1 40 30 20 10 0
soldier shotgun 3 40 30 20 10 0
soldier rocket-launcher 5 60 50 40 30 10
pyro fire-axe 1 40 30 20 10 0
pyro shotgun 3 40 30 20 10 0
pyro flamethrower 2 60 50 40 30 10
demoman bottle 1 30 20 10 0 0
demoman grenade-launcher 4 60 50 40 30 10
heavy fists 1 40 30 20 10 0
heavy minigun-burst 3 50 40 30 20 0
heavy minigun-barrage 3 75 64 51 36 0
engineer wrench 1 30 20 10 0 0
engineer shotgun 3 50 40 30 20 0
medic bonesaw 1 40 30 20 10 0
medic syringe-gun 3 30 20 10 0 0
sniper kukri 1 30 20 10 0 0
sniper smg 3 30 20 10 0 0
sniper sniper-rifle 8 60 50 40 30 10
sniper headshot 10 100 90 80 70 50
spy knife 1 30 20 10 0 0
spy revolver 4 40 30 20 10 0
spy backstab 1 100 90 80 70 50";

#[test]
fn kill_chances_are_those_of_the_table_and_end_with_the_range() {
    let targets = ["scout", "medic", "soldier", "heavy", "heavy healed 1"];
    for line in CHANCES.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let (class, attack, distance) = (words[0], words[1], words[2].parse::<u8>().unwrap());
        for (percent, target) in words[3..].iter().map(|word| word.parse::<u64>().unwrap()).zip(targets) {
            let disguise = if attack == "backstab" { " disguised" } else { "" };
            let (name, marker) = target.split_once(' ').unwrap_or((target, ""));
            let medic = if marker.is_empty() { "" } else { " | red medic at r1c14" };
            let scene = |at: u8| {
                ctf(&format!(
                    "blu {class} at r11c5{disguise} | red {name} at r11c{at} {marker}{medic} | active blu {class} roll 12"
                ))
            };
            let table = scene(5 + distance);
            if percent == 0 {
                assert_eq!(table.why(attack), "hopeless", "{line}, {target}");
            } else {
                let (hits, of) = table.odds(attack);
                assert_eq!(100 * hits, percent * of, "{line}, {target}");
            }
            assert!(!scene(6 + distance).offered(attack), "{line}: one space farther");
        }
    }
    // The sapper, against the three levels.
    for (level, odds) in [(1, (1, 1)), (2, (9, 10)), (3, (4, 5))] {
        let table = ctf(&format!(
            "blu spy at r11c5 | red engineer at r1c14 | red sentry at r11c6 level {level} | active blu spy roll 4"
        ));
        assert_eq!(table.odds("sapper"), odds);
    }
    // The sentry, against the same targets.
    for (level, range, percents) in
        [(1, 4, [50, 40, 30, 20, 0]), (2, 5, [60, 50, 40, 30, 10]), (3, 6, [60, 50, 40, 30, 10])]
    {
        for (percent, target) in percents.into_iter().zip(targets) {
            let (name, marker) = target.split_once(' ').unwrap_or((target, ""));
            let medic = if marker.is_empty() { "" } else { " | red medic at r1c13" };
            let scene = |at: u8| {
                ctf(&format!(
                    "turn 10 | blu engineer at r1c4 | blu sentry at r11c5 level {level} | red {name} at r11c{at} {marker} | red spy at r1c14{medic}"
                ))
            };
            let table = scene(5 + range).play("pass");
            let need = table.view().roll.map_or(0, |roll| roll.need);
            assert_eq!(10 * need, percent, "level {level}, {target}");
            assert!(scene(6 + range).play("pass").view().roll.is_none());
        }
    }
}
