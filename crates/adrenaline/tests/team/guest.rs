//! A seventh character, made of what the card language has.

use adrenaline::team::Setup;
use adrenaline::{Rules, TeamPlay, team_content};
use table::laws::{Care, obey};
use table::{Described, Encode, Files, Game, Layout, Spoken, encode, rng};

/// Nova hacks, as Echo does, and brings two weapons of her own.
fn seven() -> Files {
    let mut files = team_content();
    let nova = "(id: \"nova\", name: (en: \"Nova\", pl: \"Nowa\"), letter: 'N', colour: \"white\"),\n]";
    let figures = files.get("figures.ron").trim_end().trim_end_matches(']').to_owned();
    files.replace("figures.ron", format!("{figures}{nova}")).unwrap();
    let card = r#"(figure: "nova", ability: Hack(marks: 1), status: (owner: House, effect: House), weapons: [
        (status: (name: House, effect: House), card: (id: "flare", reload: "R", effects: [
            (id: "basic", steps: [Pick(A, Figure, [Seen(Me)]), Hurt(1, The(A)), Mark(1, The(A))]),
        ])),
        (status: (name: House, effect: House), card: (id: "star-lance", reload: "YR", effects: [
            (id: "basic", steps: [Pick(A, Figure, [Seen(Me), Far(Me, 2)]), Hurt(2, The(A))]),
        ])),
    ]),
    ],
    // What flushing pays"#;
    let (head, tail) = files.get("characters.ron").split_once("],\n    // What flushing pays").unwrap();
    let text = format!("{head}{card}{tail}");
    files.replace("characters.ron", text).unwrap();
    files
}

fn compiled(files: &Files) -> &'static Rules {
    Box::leak(Box::new(Rules::compile(files).unwrap_or_else(|bad| panic!("{bad}"))))
}

fn with_nova() -> Setup {
    Setup { guest: Some("nova".to_owned()), ..Setup::seated(2, 1) }
}

#[test]
fn a_seventh_character_plays_in_the_place_of_the_one_with_her_ability() {
    let rules = compiled(&seven());
    let ids = |setup: &Setup| -> Vec<String> {
        let view = TeamPlay::new(rules, setup).unwrap().public();
        view.characters.iter().map(|one| one.id.to_string()).collect()
    };
    let (printed, guest) = (ids(&Setup::seated(2, 1)), ids(&with_nova()));
    assert_eq!(printed.last().map(String::as_str), Some("echo"), "nobody plays as a guest unasked");
    assert_eq!((&guest[..5], guest[5].as_str()), (&printed[..5], "nova"));
    let refused = |guest: &str, rules: &'static Rules| {
        let setup = Setup { guest: Some(guest.to_owned()), ..Setup::default() };
        TeamPlay::new(rules, &setup).unwrap_err().0.id
    };
    assert_eq!(refused("echo", rules), "adrenaline-team-setup-guest");
    assert_eq!(refused("nova", Rules::embedded()), "adrenaline-team-setup-no-guest");
}

#[test]
fn the_laws_hold_with_a_guest_and_a_position_has_the_shape_it_had() {
    let rules = compiled(&seven());
    let start = TeamPlay::new(rules, &with_nova()).unwrap();
    for seed in 0..6 {
        obey(&start, seed, Care::default()).unwrap_or_else(|law| panic!("{law}"));
        encode::obey(&start, &mut rng(seed), 5, encode::look).unwrap_or_else(|fault| panic!("{fault}"));
    }
    let printed = TeamPlay::new(Rules::embedded(), &Setup::seated(2, 1)).unwrap();
    assert_eq!(Layout::of(&start).width, Layout::of(&printed).width);
    assert_eq!(start.actions(), printed.actions());
}

#[test]
fn scenes_know_a_guest_by_name() {
    let rules = compiled(&seven());
    let scene = "black nova sprog violet | turn black | nova at r1c0 weapon star-lance | sprog at r1c1 | violet at r1c2
        d-struct-0r at r0c0 | banshee at r0c1 | dozer at r0c2";
    let game = TeamPlay::from_scene(rules, scene).unwrap_or_else(|bad| panic!("{bad}"));
    let text = game.to_scene().unwrap();
    assert!(text.contains("nova") && !text.contains("echo"), "{text}");
    assert_eq!(TeamPlay::from_scene(rules, &text), Ok(game));
    assert!(TeamPlay::from_scene(rules, &scene.replace("sprog", "echo")).is_err(), "they have the same ability");
    let draft = TeamPlay::from_scene(rules, "draft | guest nova").unwrap_or_else(|bad| panic!("{bad}"));
    assert!(draft.public().characters.iter().any(|one| one.id == "nova"));
}

#[test]
fn a_guest_is_among_the_cards_and_has_names_and_texts() {
    let rules = compiled(&seven());
    let components = TeamPlay::components(rules);
    assert_eq!((components.characters.len(), components.own_weapons.len()), (7, 14));
    assert_eq!(components.own_weapons[13].id, "star-lance");
    let words = TeamPlay::own_words(rules);
    for id in ["adrenaline-figure-nova", "web-adrenaline-team-guest-nova", "adrenaline-weapon-flare"] {
        assert!(words.contains_key(id), "{id}");
    }
    assert!(words.contains_key("adrenaline-help-weapon-star-lance-basic"), "made from its program");
    assert!(TeamPlay::cards(rules).iter().any(|card| card.id == "flare"));
}

#[test]
fn who_shares_an_ability_has_it_with_the_same_numbers_and_every_ability_has_somebody() {
    let refuse = |from: &str, to: &str| {
        let mut files = seven();
        let text = files.get("characters.ron").to_owned();
        let at = text.rfind(from).unwrap();
        files.replace("characters.ron", format!("{}{to}{}", &text[..at], &text[at + from.len()..])).unwrap();
        Rules::compile(&files).unwrap_err().to_string()
    };
    assert!(refuse("Hack(marks: 1)", "Hack(marks: 2)").contains("with different numbers"));
    assert!(refuse("ability: Upgrade", "ability: Hack(marks: 1)").contains("needs a character"));
}
