//! Units of a designer: added ones, made of the patterns and tags there are, and fewer of the printed.

use table::laws::{Care, obey};
use table::{Choice as _, Encode, Files, Game, Layout, Quiet, Spoken, at_random, draw, encode, rng};
use tf2_turns::{Choice, Rules, Setup, TfTurns, content};

/// Two more types: one that heals and builds, and one that runs with flames.
fn designed() -> Files {
    let mut files = content();
    let units = files.get("units.ron").replace(
        "    ],\n    buildings:",
        r#"        (unit: foreman, name: (en: "Foreman", pl: "Brygadzista"), text: (en: "Heals and builds.", pl: "Leczy i buduje."),
            weapon: (en: "paint roller", pl: "wałek"), picture: "wrench",
            move: 4, health: 110, dice: 0, damage: 0, range: 4, pattern: heal, melee: 30, tags: [healer, builder]),
        (unit: torch, move: 6, health: 70, dice: 1, damage: 40, range: 0, pattern: flame, melee: 10,
            tags: [run_and_gun, burning, double_capture]),
    ],
    buildings:"#,
    );
    files.replace("units.ron", units).unwrap();
    files
}

fn compiled(files: &Files) -> &'static Rules {
    Box::leak(Box::new(Rules::compile(files).unwrap_or_else(|bad| panic!("{bad}"))))
}

#[test]
fn the_laws_hold_with_units_that_were_added() {
    let rules = compiled(&designed());
    let mut met = [false; 2];
    for seed in 0..24 {
        let setup = if seed % 2 == 0 { Setup::ctf() } else { Setup::cp() };
        let start = TfTurns::new(rules, &setup).unwrap();
        obey(&start, seed, Care { every: 16, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        encode::obey(&start, &mut rng(seed), 9, encode::look).unwrap_or_else(|fault| panic!("{fault}"));
        let mut end = start;
        table::play_out(&mut end, &mut rng(seed), &mut Vec::new(), 20_000);
        for (n, word) in ["foreman", "torch"].into_iter().enumerate() {
            met[n] |= end.public().units.iter().any(|unit| unit.kind.as_deref() == Some(word));
        }
    }
    assert_eq!(met, [true, true]);
}

#[test]
fn an_added_unit_stands_in_setups_scenes_and_on_its_card() {
    let rules = compiled(&designed());
    let six = ["foreman", "foreman", "torch", "torch", "heavy", "medic"].map(str::to_owned).to_vec();
    let game = TfTurns::new(rules, &Setup { red: six.clone(), green: six.clone(), ..Setup::ctf() }).unwrap();
    assert_eq!(game.public().units[2].kind.as_deref(), Some("torch"));
    assert!(TfTurns::new(Rules::embedded(), &Setup { red: six.clone(), green: six, ..Setup::ctf() }).is_err());
    let game = TfTurns::from_scene(rules, "red1 foreman r5c5\nred2 heavy r5c6 health 40\ngreen1 torch r5c8").unwrap();
    assert_eq!(TfTurns::from_scene(rules, &game.to_scene().unwrap()), Ok(game));
    let chart = rules.chart();
    let card = chart.units.iter().find(|card| card.kind == "foreman").unwrap();
    assert_eq!(card.verbs, ["melee", "heal", "build"]);
    let like = |word: &str| rules.like(rules.kind_named(word).unwrap());
    assert_eq!((like("foreman"), like("torch"), like("scout")), (3, 0, 6), "the Medic, the Pyro, itself");
}

#[test]
fn an_added_unit_says_what_it_is() {
    let own = compiled(&designed()).own_words();
    let said = |id: &str| own.get(id).map(|message| format!("{message:?}")).unwrap_or_default();
    assert!(said("tf2-turns-unit-foreman").contains("Brygadzista") && said("tf2-turns-unit-torch").contains("Torch"));
    assert!(said("web-tf2-turns-unit-foreman").contains("Leczy i buduje."));
    assert!(said("tf2-turns-weapon-foreman").contains("wałek"));
    assert!(said("tf2-turns-weapon-torch").contains("tf2-turns-weapon-pyro"));
    assert!(said("picture-class-foreman").contains("wrench") && said("picture-class-torch").contains("class-any"));
    assert!(said("picture-tt-weapon-torch").contains("tt-weapon-pyro"));
}

#[test]
fn with_printed_units_alone_positions_and_answers_have_the_places_they_had() {
    let [printed, more, fewer] = [content(), designed(), without_the_sniper()].map(|files| {
        let game = TfTurns::new(compiled(&files), &Setup::default()).unwrap();
        (Layout::of(&game).width, game.actions())
    });
    assert_eq!(printed, (9_374, 341));
    assert_eq!(fewer, printed, "a type that is left out leaves its places empty");
    assert_eq!(more, (printed.0 + 2 * 13, TfTurns::CHOICES));
    for index in 0..TfTurns::CHOICES {
        assert_eq!(Choice::from_index(index).map(Choice::index), Some(index));
    }
}

fn without_the_sniper() -> Files {
    let mut files = content();
    let kept: Vec<&str> = files.get("units.ron").lines().filter(|line| !line.contains("unit: sniper")).collect();
    let kept = kept.join("\n");
    files.replace("units.ron", kept).unwrap();
    files
}

#[test]
fn the_laws_hold_with_a_type_less() {
    let rules = compiled(&without_the_sniper());
    for seed in 0..6 {
        let start = TfTurns::new(rules, &Setup::ctf()).unwrap();
        obey(&start, seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        assert_eq!(start.hear("sniper"), None);
    }
}

#[test]
fn units_that_cannot_be_are_refused_with_their_line() {
    let refused = |old: &str, new: &str| {
        let mut files = content();
        files.replace("units.ron", files.get("units.ron").replacen(old, new, 1)).unwrap();
        Rules::compile(&files).unwrap_err().to_string()
    };
    assert_eq!(refused("unit: scout,", "unit: fire,"), "units.ron:13: this word already means another answer");
    assert_eq!(refused("unit: scout,", "unit: red1,"), "units.ron:13: this word already means another answer");
    assert_eq!(
        refused("unit: scout,", "unit: Scout,"),
        "units.ron:13: a unit is called in small letters, digits and underscores"
    );
    assert_eq!(refused("unit: scout,", "unit: pyro,"), "units.ron:13: this unit stands here twice");
}

#[test]
fn how_many_faces_the_die_has_is_content() {
    let with = |die: &str| {
        let mut files = content();
        let numbers = files.get("numbers.ron").replace("to_hit: 4,", &format!("to_hit: 4, die: {die},"));
        files.replace("numbers.ron", numbers).unwrap();
        files
    };
    let printed = Rules::compile(&with("6")).unwrap();
    assert_eq!(printed.fingerprint(), Rules::embedded().fingerprint(), "what is printed may be said, too");
    assert!(Rules::compile(&with("11")).unwrap_err().to_string().contains("a die has 2 to 10 faces"));
    assert!(Rules::compile(&with("3")).unwrap_err().to_string().contains("a die must be able to miss and to hit"));
    let rules = compiled(&with("8"));
    assert_ne!(rules.fingerprint(), Rules::embedded().fingerprint());
    for seed in 0..4 {
        let start = TfTurns::new(rules, &Setup::ctf()).unwrap();
        obey(&start, seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
    }
    let mut faces = [0; 2];
    for (n, rules) in [Rules::embedded(), rules].into_iter().enumerate() {
        let mut game = TfTurns::new(rules, &Setup::ctf()).unwrap();
        let (mut rng, mut options) = (rng(1), Vec::new());
        while let Some(actor) = game.waiting().first() {
            game.choices(actor, &mut options);
            if actor.is_luck() && options.len() < 10 {
                faces[n] = faces[n].max(options.len());
            }
            let choice = if actor.is_luck() {
                draw(&game, &options, &mut rng)
            } else {
                at_random(&game, actor, &options, &mut rng)
            };
            game.apply(actor, choice, &mut Quiet);
        }
    }
    assert_eq!(faces, [6, 8]);
}
