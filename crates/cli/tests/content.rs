//! Content of one's own, as somebody at a terminal meets it: changed cards say what they do,
//! new ones have names, and the commands about content.

mod run;

use std::fs;
use std::path::PathBuf;

use run::{fine, folder, refused};

const WEAPONS: &str = include_str!("../../adrenaline/content/weapons.ron");

/// A folder of content with these files of Adrenaline.
fn content(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = folder(name);
    fs::create_dir_all(dir.join("adrenaline")).unwrap();
    for (file, text) in files {
        fs::write(dir.join("adrenaline").join(file), text).unwrap();
    }
    dir
}

/// Whisper deals 4 from 1 move on, and there is a weapon more.
fn changed() -> String {
    let changed = WEAPONS.replace("Far(Me, 2)]), Hurt(3, The(A))", "Far(Me, 1)]), Hurt(4, The(A))");
    assert_ne!(changed, WEAPONS);
    let howler = r#"(id: "howler", name: (en: "Howler", pl: "Wyjec"), reload: "R", effects: [
        (id: "basic", steps: [Hurt(1, Each([Near(Me, 1, 1)])), Offer([1])]),
        (id: "long-howl", cost: "R", steps: [Hurt(1, Each([Near(Me, 2, 2)]))]),
    ]),
    (id: "barbed-line", reload: "R", effects: [(id: "basic", steps: [Hurt(1, Each([Near(Me, 1, 1)]))])]),
    // Yellow"#;
    changed.replace("// Yellow", howler)
}

const SCENE: &str = "arena L1R1 | skulls 5 | turn violet\n\
    violet at r1c2 ammo RYB holds howler barbed-line\n\
    dozer at r1c3 ammo RYB | sprog at r0c0 ammo RYB\n";

#[test]
fn a_new_weapon_is_called_by_its_name_in_every_language() {
    let dir = content("content-names", &[("weapons.ron", &changed())]);
    let dir = dir.to_str().unwrap();
    let ask = |lang: &str| fine(&["--content", dir, "--lang", lang, "referee", "--scene", "-", "shoot"], SCENE);
    let (english, polish) = (ask("en"), ask("pl"));
    assert!(english.contains("howler       Howler\n") && english.contains("Barbed Line"), "{english}");
    assert!(polish.contains("Wyjec") && !polish.contains("Howler"), "{polish}");
}

#[test]
fn a_name_in_no_language_and_a_picture_that_is_none_are_refused() {
    for (old, new, why) in [
        ("name: \"Whisper\"", "name: (de: \"Fluester\")", "no language `de`; there are en, pl"),
        ("name: \"Whisper\"", "picture: \"http://x/y.svg\"", "picture: the name of an icon, or a drawing"),
    ] {
        let dir = content("content-wrong", &[("weapons.ron", &WEAPONS.replace(old, new))]);
        let error = refused(&["--content", dir.to_str().unwrap(), "games", "adrenaline"], "");
        assert!(error.contains("weapons.ron:") && error.contains(why), "{error}");
    }
}

#[test]
fn what_is_exported_is_the_built_in_content_and_is_sound() {
    let dir = folder("content-export");
    let dir = dir.to_str().unwrap();
    let said = fine(&["content", "export", dir], "");
    assert_eq!(said, format!("17 files written to {dir}.\n"));
    assert_eq!(fs::read_to_string(format!("{dir}/adrenaline/weapons.ron")).unwrap(), WEAPONS);
    assert!(PathBuf::from(dir).join("adrenaline/characters.ron").is_file());
    assert!(!PathBuf::from(dir).join("adrenaline-team").is_dir(), "shared files stand in one place");
    assert_eq!(fine(&["content", "diff", "base", dir], ""), "Both contents are the same.\n");
    let checked = fine(&["content", "check", dir], "");
    assert_eq!(checked.lines().filter(|line| line.contains("the built-in content")).count(), 4, "{checked}");
    let twice = refused(&["content", "export", dir, "tf2-turns"], "");
    assert!(twice.contains("exists already"), "{twice}");
    fine(&["content", "export", dir, "tf2-turns", "--force"], "");
    let one = folder("content-export-one");
    let said = fine(&["content", "export", one.to_str().unwrap(), "adrenaline-team"], "");
    assert!(said.starts_with("8 files"), "with those it shares: {said}");
}

#[test]
fn a_check_names_what_is_changed_and_what_is_broken() {
    let dir = content("content-check", &[("weapons.ron", &changed())]);
    let dir = dir.to_str().unwrap();
    let said = fine(&["content", "check", dir], "");
    assert!(said.contains("adrenaline: sound, ") && said.contains("; changed: weapons.ron."), "{said}");
    fs::create_dir_all(format!("{dir}/tf2-turns")).unwrap();
    fs::write(format!("{dir}/tf2-turns/units.ron"), "(units: [])").unwrap();
    let error = refused(&["content", "check", dir], "");
    assert!(error.contains("tf2-turns/units.ron:1: "), "{error}");
    let nowhere = refused(&["content", "check", "/no/such/folder"], "");
    assert_eq!(nowhere, "error: /no/such/folder is not a folder of content\n");
}

#[test]
fn a_difference_is_said_in_words() {
    let limits = include_str!("../../adrenaline/content/limits.ron").replace("killshot_at: 11", "killshot_at: 9");
    let weapons = changed().replace("Hurt(1, The(B)), Offer([2]),", "Hurt(2, The(B)), Offer([2]),");
    let weapons = weapons.replace("reload: \"BBY\"", "reload: \"BY\"");
    let dir = content("content-diff", &[("weapons.ron", &weapons), ("limits.ron", &limits)]);
    fs::create_dir_all(dir.join("tf2-turns")).unwrap();
    let units = include_str!("../../tf2-turns/content/units.ron").replace("health: 200", "health: 180");
    fs::write(dir.join("tf2-turns/units.ron"), units).unwrap();
    let dir = dir.to_str().unwrap();
    let english = fine(&["content", "diff", "base", dir], "");
    for line in [
        "Adrenaline",
        "limits.ron: killshot_at 9 instead of 11.",
        "T.H.O.R., Chain Reaction: 2 damage instead of 1.",
        "Whisper: 4 damage and a mark to a figure in sight on another square. Before: 3 damage and a mark to a figure in \
         sight at least 2 moves from you.",
        "Whisper: reload \"BY\" instead of \"BBY\".",
        "Howler is new.",
        "Barbed Line is new.",
        "Team Fortress 2: Taking Turns",
        "Heavy: health 180 instead of 200.",
    ] {
        assert!(english.lines().any(|said| said == line), "{line}\n{english}");
    }
    assert_eq!(english.lines().count(), 10, "{english}");
    let back = fine(&["--lang", "pl", "content", "diff", dir, "base"], "");
    assert!(back.contains("T.H.O.R., Reakcja łańcuchowa: 1 obrażenie zamiast 2."), "{back}");
    assert!(back.contains("Wyjec: już tego nie ma."), "{back}");
}

#[test]
fn a_card_says_at_the_table_what_it_does() {
    let dir = content("content-card", &[("weapons.ron", &changed())]);
    let dir = dir.to_str().unwrap();
    let said =
        fine(&["--content", dir, "play", "--seed", "7"], "card whisper\ncard howl\ncard shotgun\ncard x\nquit\n");
    assert!(said.contains("4 damage and a mark to a figure in sight on another square."), "{said}");
    assert!(said.contains("Long Howl: 1 damage to everyone exactly 2 moves from you."), "{said}");
    assert!(said.contains("Basic effect: Point blank: 3 damage"), "{said}");
    assert!(said.contains("Which card? There are ") && said.contains("teleporter."), "{said}");
    let scout = fine(&["play", "--game", "tf2-board", "--seed", "7"], "card scout\nquit\n");
    assert!(scout.contains("Scattergun"), "{scout}");
    let heavy = fine(&["play", "--game", "tf2-turns", "--seed", "7"], "card heavy\nquit\n");
    assert!(heavy.contains("Heavy") && heavy.contains("200"), "{heavy}");
}

#[test]
fn classes_and_units_of_a_designer_say_what_they_are_in_both_languages() {
    let dir = folder("content-designed");
    let more = |game: &str, files: table::Files, file: &str, at: &str, line: &str| {
        let text = files.get(file).to_owned();
        let end = text.rfind(at).unwrap();
        std::fs::create_dir_all(dir.join(game)).unwrap();
        std::fs::write(dir.join(game).join(file), format!("{}{line}\n{}", &text[..end], &text[end..])).unwrap();
    };
    let board = tf2_board::content;
    let class = r#"(class: welder, title: (en: "Welder", pl: "Spawacz"), text: (en: "Mends.", pl: "Naprawia."), speed: 5, defense: 3, capture_weight: 1),"#;
    more("tf2-board", board(), "classes.ron", "]", class);
    let gun = r#"(class: welder, attack: "torch", title: (en: "Torch", pl: "Palnik"), power: 7, range: (1, 2), perf: 5, flags: [ignite]),"#;
    more("tf2-board", board(), "attacks.ron", "]", gun);
    let unit = r#"(unit: runner, name: (en: "Runner", pl: "Biegacz"), text: (en: "Runs.", pl: "Biega."), move: 6, health: 70,
        dice: 1, damage: 40, range: 3, pattern: sight, melee: 10, tags: [double_capture]),"#;
    more("tf2-turns", tf2_turns::content(), "units.ron", "    ],\n    buildings", unit);
    let dir = dir.to_str().unwrap();
    for (lang, game, card, words) in [
        ("en", "tf2-board", "welder", ["Welder  Speed 5", "Mends.", "Torch  5+"]),
        ("pl", "tf2-board", "welder", ["Spawacz  Szybkość 5", "Naprawia.", "Palnik  5+"]),
        ("en", "tf2-turns", "runner", ["Runner  movement 6", "Runs.", "shotgun  40"]),
        ("pl", "tf2-turns", "runner", ["Biegacz  ruch 6", "Biega.", "strzelba  40"]),
    ] {
        let asked = format!("card {card}\nquit\n");
        let said = fine(&["--lang", lang, "--content", dir, "play", "--game", game, "--seed", "7"], &asked);
        assert!(words.iter().all(|word| said.contains(word)), "{lang} {game}: {said}");
    }
    let new = fine(&["--lang", "pl", "content", "diff", "base", dir], "");
    assert!(new.contains("Spawacz") && new.contains("Biegacz"), "{new}");
}

#[test]
fn numbers_go_into_a_spreadsheet_and_come_back_as_content() {
    let (tables, out) = (folder("content-csv"), folder("content-csv-in"));
    let (dir, to) = (tables.to_str().unwrap(), out.to_str().unwrap());
    fine(&["content", "csv", "export", dir], "");
    assert_eq!(
        fine(&["content", "csv", "import", dir, to], ""),
        "The tables say what the content says: nothing to write.\n"
    );
    let path = tables.join("tf2-board/classes.csv");
    let classes = fs::read_to_string(&path).unwrap();
    assert!(classes.starts_with("thing,speed,defense,capture_weight\nscout,7,2,2\n"), "{classes}");
    fs::write(&path, classes.replace("scout,7", "scout,6")).unwrap();
    assert_eq!(fine(&["content", "csv", "import", dir, to], ""), format!("1 file written to {to}.\n"));
    assert!(fine(&["content", "diff", "base", to], "").contains("Scout: speed 6 instead of 7."));
    fs::write(&path, classes.replace("scout,7", "scout,seven")).unwrap();
    let error = refused(&["content", "csv", "import", dir, to, "--force"], "");
    assert!(error.contains("classes.csv: row 2, column B: `seven` is no whole number"), "{error}");
    fs::write(&path, classes.replace("scout,7", "scout,99")).unwrap();
    let error = refused(&["content", "csv", "import", dir, to, "--force"], "");
    assert!(error.contains("classes.ron:"), "what the rules refuse is not written: {error}");
    let error = refused(&["content", "csv", "import", to, to], "");
    assert!(error.contains("no tables"), "{error}");
}

#[test]
fn sheets_have_the_cards_and_maps_of_the_content_in_the_language_of_the_reader() {
    let dir = content("content-print", &[("weapons.ron", &changed())]);
    let out = folder("content-print-out");
    let to = out.to_str().unwrap();
    let print = |more: &[&str]| {
        let args = ["--content", dir.to_str().unwrap(), "content", "print", to, "adrenaline", "--force"];
        fine(&[&args[..], more].concat(), "");
        let all = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path());
        let svg = all.filter(|path| path.extension().is_some_and(|end| end == "svg"));
        svg.map(|path| fs::read_to_string(path).unwrap()).collect::<String>()
    };
    let english = print(&[]);
    assert!(english.contains(">Howler</text>") && english.contains(">Large (12 squares)</text>"));
    assert!(english.contains("0 0 595.28 841.89") && !english.contains("adrenaline-"), "no entry is missing");
    assert!(fs::read(out.join("adrenaline.pdf")).unwrap().starts_with(b"%PDF-"));
    let polish = print(&["--lang", "pl", "--paper", "letter"]);
    assert!(polish.contains(">Wyjec</text>") && polish.contains("0 0 612 792"));
    assert!(refused(&["content", "print", to, "--paper", "a3"], "").contains("there are a4 and letter"));
}

#[test]
fn what_a_file_leaves_to_the_printed_values_does_not_count_as_a_difference() {
    let limits = include_str!("../../adrenaline/content/limits.ron");
    let old = limits[..limits.find("    // What a turn of deathmatch").unwrap()].to_owned() + ")";
    let dir = content("content-left-out", &[("limits.ron", &old)]);
    assert_eq!(fine(&["content", "diff", "base", dir.to_str().unwrap()], ""), "Both contents are the same.\n");
    let partly = old.replace("players: (3, 5)", "players: (3, 5), turn: (run: 4)");
    let dir = content("content-left-out-partly", &[("limits.ron", &partly)]);
    let said = fine(&["content", "diff", "base", dir.to_str().unwrap()], "");
    assert_eq!(said, "Adrenaline\nlimits.ron: run 4 instead of 3.\n");
}
