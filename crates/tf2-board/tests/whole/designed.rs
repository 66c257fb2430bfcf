//! Classes of a designer: added ones, made of the attacks and effects there are, and fewer of the printed.

use table::laws::{Care, obey};
use table::{BadContent, Choice as _, Encode, Files, Game, Layout, Spoken, encode, rng};
use tf2_board::{Choice, Dice, Mode, Rules, Setup, TfBoard, content};

/// Two more classes: one that heals, lays stickies and builds as others do, and one that hides and aims.
fn designed() -> Files {
    let mut files = content();
    let more = |files: &mut Files, file: &str, lines: &str| {
        let text = files.get(file).trim_end().trim_end_matches(']').to_owned();
        files.replace(file, format!("{text}{lines}]")).unwrap();
    };
    more(
        &mut files,
        "classes.ron",
        r#"(class: field_hand, title: (en: "Field Hand", pl: "Złota rączka"), text: (en: "Does it all.", pl: "Robi wszystko."),
            picture: "wrench", speed: 6, defense: 3, capture_weight: 2),
        (class: ghost, speed: 6, defense: 1, capture_weight: 1),"#,
    );
    more(
        &mut files,
        "attacks.ron",
        r#"(class: field_hand, attack: "wrench", power: 6, range: (1, 1), perf: 2, flags: []),
        (class: field_hand, attack: "nail-gun", title: (en: "Nail Gun", pl: "Gwoździarka"), power: 7, range: (1, 3), perf: 5, flags: [splash]),
        (class: ghost, attack: "long-shot", power: 9, range: (2, 9), perf: 6, flags: [still, keep_disguise]),"#,
    );
    more(
        &mut files,
        "specials.ron",
        r#"(class: field_hand, special: "heal", perf: 4, range: (1, 2), effect: healed_plus_counter),
        (class: field_hand, special: "lay-stickies", perf: 4, range: (1, 3), effect: place_up_to_2),
        (class: field_hand, special: "detonate", perf: 4, range: (0, 0), effect: blast_all_own),
        (class: field_hand, special: "build-sentry", perf: 4, range: (1, 1), effect: sentry_level1),
        (class: ghost, special: "disguise", perf: 3, range: (0, 0), effect: disguised),
        (class: ghost, special: "take-aim", perf: 2, range: (0, 0), effect: aim),"#,
    );
    files
}

fn compiled(files: &Files) -> &'static Rules {
    Box::leak(Box::new(Rules::compile(files).unwrap_or_else(|bad| panic!("{bad}"))))
}

#[test]
fn the_laws_hold_with_classes_that_were_added() {
    let rules = compiled(&designed());
    let mut met = [false; 2];
    for (seed, mode) in (0..16).map(|seed| (seed, [Mode::Ctf, Mode::Cp][seed as usize % 2])) {
        let start = TfBoard::new(rules, &Setup { mode, ..Setup::default() }).unwrap();
        obey(&start, seed, Care { every: 16, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        encode::obey(&start, &mut rng(seed), 5, encode::look).unwrap_or_else(|fault| panic!("{fault}"));
        let mut end = start;
        table::play_out(&mut end, &mut rng(seed), &mut Vec::new(), 20_000);
        for (n, word) in ["field_hand", "ghost"].into_iter().enumerate() {
            met[n] |= end.public().figures.iter().any(|figure| figure.class == word);
        }
    }
    assert_eq!(met, [true, true]);
}

#[test]
fn a_team_keeps_what_it_shares_until_the_last_who_can_use_it_falls() {
    let rules = compiled(&designed());
    let scene = "map twin-forts | rotation 2 | lead blu | turn 1
        blu demoman at r7c5 burning | blu field_hand at r5c5 | red soldier at r7c7 | blu stickies r7c3";
    let game = TfBoard::from_scene(rules, scene).unwrap_or_else(|bad| panic!("{bad}"));
    assert_eq!(TfBoard::from_scene(rules, &game.to_scene().unwrap()), Ok(game));
    let alone =
        scene.replace("blu field_hand at r5c5 | ", "").replace("blu demoman at r7c5 burning", "blu heavy at r7c5");
    assert!(TfBoard::from_scene(rules, &alone).unwrap_err().to_string().contains("stickies lie there"));
    for (text, kept) in [(scene.to_owned(), 1), (scene.replace("blu field_hand at r5c5", "blu ghost at r5c5"), 0)] {
        let mut table = testing::Table::new(TfBoard::from_scene(rules, &text).unwrap());
        // The Demoman falls to the rocket, which a die of 1 brings home.
        table.play("pass @red-soldier 12 rocket-launcher @blu-demoman 1");
        assert_eq!(table.game.public().stickies.len(), kept, "{text}");
    }
}

#[test]
fn with_printed_classes_alone_positions_and_answers_have_the_places_they_had() {
    let [printed, more, fewer] = [content(), designed(), without_the_spy()].map(|files| {
        let game = TfBoard::new(compiled(&files), &Setup::default()).unwrap();
        (Layout::of(&game).width, game.actions())
    });
    assert_eq!(printed, (7_407, 371));
    assert_eq!(fewer, printed, "a class that is left out leaves its places empty");
    assert_eq!(more, (printed.0 + 2 * 11, TfBoard::CHOICES));
    for index in 0..TfBoard::CHOICES {
        assert_eq!(Choice::from_index(index).map(Choice::index), Some(index));
    }
}

fn without_the_spy() -> Files {
    let mut files = content();
    for file in ["classes.ron", "attacks.ron", "specials.ron"] {
        let kept: Vec<&str> = files.get(file).lines().filter(|line| !line.contains("class: spy")).collect();
        let kept = kept.join("\n");
        files.replace(file, kept).unwrap();
    }
    files
}

#[test]
fn the_laws_hold_with_a_class_less() {
    let rules = compiled(&without_the_spy());
    assert_eq!(rules.classes().count(), 8);
    for seed in 0..4 {
        let start = TfBoard::new(rules, &Setup::default()).unwrap();
        obey(&start, seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        assert_eq!(start.hear("spy"), None);
    }
}

#[test]
fn an_added_class_says_what_it_is() {
    let own = compiled(&designed()).own_words();
    let said = |id: &str| own.get(id).map(|message| format!("{message:?}")).unwrap_or_default();
    assert!(said("tf2-board-class-field_hand").contains("Złota rączka"));
    assert!(said("web-tf2-board-class-field_hand").contains("Does it all."));
    assert!(said("tf2-board-class-ghost").contains("Ghost"));
    assert!(said("tf2-board-action-nail-gun").contains("Gwoździarka"));
    assert!(said("picture-class-field_hand").contains("wrench") && said("picture-class-ghost").contains("class-any"));
    assert!(said("picture-nail-gun").contains("pistol"));
    assert!(!own.contains_key("picture-class-scout") && !own.contains_key("picture-wrench"));
    let cards = compiled(&designed()).components().classes;
    assert_eq!(cards.iter().map(|card| card.actions.len()).sum::<usize>(), 38 + 9);
}

#[test]
fn classes_that_cannot_be_are_refused_with_their_line() {
    let refused = |old: &str, new: &str| {
        let mut files = content();
        files.replace("classes.ron", files.get("classes.ron").replacen(old, new, 1)).unwrap();
        Rules::compile(&files).unwrap_err().to_string()
    };
    assert_eq!(
        refused("class: spy,", "class: sentry,"),
        "classes.ron:11: sentry: this word already means another answer"
    );
    assert_eq!(refused("class: spy,", "class: r1c1,"), "classes.ron:11: r1c1: this word already means another answer");
    assert_eq!(
        refused("class: spy,", "class: Spy,"),
        "classes.ron:11: Spy: a class is called in small letters, digits and underscores"
    );
    assert_eq!(refused("class: spy,", "class: scout,"), "classes.ron:11: scout stands here twice");
    assert!(refused("title: \"Spy\",", "picture: \"<svg>\",").contains("picture: the name of an icon"));
    let few = "[(class: scout, speed: 7, defense: 2, capture_weight: 2)]";
    let mut files = content();
    files.replace("classes.ron", few).unwrap();
    assert!(
        Rules::compile(&files).unwrap_err().to_string().contains("1 classes; a team needs 5, and there is room for 16")
    );
}

/// The printed content with more in its settings.
fn with_settings(more: &str) -> Result<Rules, BadContent> {
    let mut files = content();
    let settings =
        files.get("settings.ron").replace("uber_counters_needed: 3,", &format!("uber_counters_needed: 3, {more}"));
    files.replace("settings.ron", settings).unwrap();
    Rules::compile(&files)
}

#[test]
fn what_effects_and_markers_do_is_content() {
    let with = |effects: &str| with_settings(&format!("effects: {effects},"));
    let printed = with("(aim: 3, slow: 2, push: 2, healed: 2, fed: 1, exposed: 1)").unwrap();
    assert_eq!(printed.fingerprint(), Rules::embedded().fingerprint(), "what is printed may be said, too");
    assert!(printed.own_words().is_empty());
    assert!(with("(push: 0)").unwrap_err().to_string().contains("push is 0, must be 1 to 15"));
    let rules: &'static Rules = Box::leak(Box::new(with("(aim: 5, slow: 4, push: 3, healed: 4)").unwrap()));
    assert_ne!(rules.fingerprint(), Rules::embedded().fingerprint());
    let words = rules.own_words();
    assert_eq!(words.len(), 6, "{words:?}");
    let blast = "map twin-forts | rotation 2 | lead blu | turn 1 | blu pyro at r7c5 | red soldier at r7c6";
    for (rules, at) in [(Rules::embedded(), "r7c8"), (rules, "r7c9")] {
        let mut table = testing::Table::new(TfBoard::from_scene(rules, blast).unwrap_or_else(|bad| panic!("{bad}")));
        table.play("@blu-pyro 12 airblast @red-soldier");
        let soldier = table.game.public().figures.iter().find(|figure| figure.class == "soldier").unwrap().clone();
        assert_eq!(soldier.at.map(|at| at.to_string()).as_deref(), Some(at));
    }
    for seed in 0..4 {
        let start = TfBoard::new(rules, &Setup::default()).unwrap();
        obey(&start, seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
    }
}

#[test]
fn how_many_faces_dice_have_is_content() {
    let with = |dice: &str| with_settings(&format!("dice: {dice},"));
    let printed = with("(performance: 6, success: 10)").unwrap();
    assert_eq!(printed.fingerprint(), Rules::embedded().fingerprint(), "what is printed may be said, too");
    assert!(with("(success: 13)").unwrap_err().to_string().contains("success is 13, must be 2 to 12"));
    assert!(with("(performance: 4)").unwrap_err().to_string().contains("perf is 9, two dice give 2 to 8"));
    let rules: &'static Rules = Box::leak(Box::new(with("(performance: 5, success: 12)").unwrap()));
    assert_ne!(rules.fingerprint(), Rules::embedded().fingerprint());
    assert_eq!(rules.dice(), Dice { performance: 5, success: 12 });
    // The Heavy's fists have power 6, a Soldier has defense 4: 2 or less, of 10 or of 12.
    let fists = "map twin-forts | rotation 2 | lead blu | turn 1 | blu heavy at r7c5 | red soldier at r7c6";
    for (rules, sums, faces, percent) in [(Rules::embedded(), 11, 10, 20), (rules, 9, 12, 17)] {
        let mut table = testing::Table::new(TfBoard::from_scene(rules, fists).unwrap_or_else(|bad| panic!("{bad}")));
        let offered = |game: &TfBoard| {
            let mut options = Vec::new();
            game.choices(game.waiting().first().unwrap(), &mut options);
            options
        };
        table.play("@blu-heavy");
        let rolls = offered(&table.game);
        assert_eq!(rolls.len(), sums);
        let ways: u32 = rolls.iter().map(|&roll| table.game.weight(roll)).sum();
        assert_eq!(ways, u32::from(rules.dice().performance).pow(2));
        table.play("7");
        let act =
            offered(&table.game).into_iter().filter_map(|choice| table.game.odds(choice)).map(|odds| odds.percent());
        assert!(act.clone().any(|odds| odds == percent), "{:?}", act.collect::<Vec<_>>());
        table.play("fists @red-soldier");
        assert_eq!(offered(&table.game).len(), faces);
    }
    for seed in 0..4 {
        let start = TfBoard::new(rules, &Setup::default()).unwrap();
        obey(&start, seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
    }
}
