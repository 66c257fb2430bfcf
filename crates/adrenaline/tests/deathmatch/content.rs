//! Content files: every mistake is refused with file, line and reason, and
//! changed content plays by the same laws.

use adrenaline::{Adrenaline, Rules, Setup, content};
use table::laws::{Care, obey};
use table::{Game, Spoken};

/// What is said when `old` in a file is replaced by `new`.
#[track_caller]
fn refused(file: &str, old: &str, new: &str) -> String {
    let mut files = content();
    let before = files.get(file).to_owned();
    assert!(before.contains(old), "{file} has no {old}");
    files.replace(file, before.replacen(old, new, 1)).unwrap();
    match Rules::compile(&files) {
        Ok(_) => panic!("{new} was accepted in {file}"),
        Err(error) => error.to_string(),
    }
}

/// The rules with `old` replaced by `new` in a file.
fn changed(changes: &[(&str, &str, &str)]) -> &'static Rules {
    let mut files = content();
    for (file, old, new) in changes {
        let text = files.get(file).to_owned();
        assert!(text.contains(old), "{file} has no {old}");
        files.replace(file, text.replacen(old, new, 1)).unwrap();
    }
    Box::leak(Box::new(Rules::compile(&files).unwrap_or_else(|error| panic!("{error}"))))
}

/// Random matches under these rules keep every law.
fn obeys(rules: &'static Rules, setup: &Setup, matches: u64) {
    let game = Adrenaline::new(rules, setup).unwrap();
    for seed in 0..matches {
        if let Err(broken) = obey(&game, seed, Care::default()) {
            panic!("{broken}");
        }
    }
}

// Whatever cannot be parsed

#[test]
fn a_file_that_does_not_parse_is_reported_with_its_line() {
    assert!(refused("weapons.ron", "Hurt(2, The(A))", "Smash(2, The(A))").starts_with("weapons.ron:16: "));
    assert!(refused("limits.ron", "players: (3, 5)", "playres: (3, 5)").starts_with("limits.ron:3: "));
    assert!(refused("tiles.ron", "count: 3", "count: three").starts_with("tiles.ron:3: "));
}

#[test]
fn a_file_nobody_knows_is_refused() {
    let error = content().replace("weapon.ron", String::new()).unwrap_err().to_string();
    assert!(error.starts_with("weapon.ron: no such content file; there are arenas.ron"), "{error}");
}

// Weapons

#[test]
fn a_slot_nobody_knows_is_refused() {
    let error = refused("weapons.ron", "Pick(A, Figure, [Seen(Me)]), Hurt(2", "Pick(Q, Figure, [Seen(Me)]), Hurt(2");
    assert!(error.starts_with("weapons.ron:16: ") && error.contains('Q'), "{error}");
}

#[test]
fn a_slot_read_before_it_is_picked_is_refused() {
    assert_eq!(
        refused("weapons.ron", "Hurt(2, The(A)), Mark(1, The(A))", "Hurt(2, The(B)), Mark(1, The(A))"),
        "weapons.ron:15: weapon lock-rifle: effect basic: slot B is read before it is picked"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Seen(Me), Far(Me, 2)])", "Pick(A, Figure, [Seen(B), Far(Me, 2)])"),
        "weapons.ron:42: weapon whisper: effect basic: slot B is read before it is picked"
    );
}

#[test]
fn a_slot_holds_one_kind_of_thing() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Room, [Seen(Me), Outside(Me)])", "Pick(A, Square, [Seen(Me)])"),
        "weapons.ron:68: weapon furnace: effect basic: slot A holds a Square, not a Room"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(C, Figure, [Seen(B), Not(A), Not(B)])", "Pick(A, Square, [])"),
        "weapons.ron:30: weapon thor: effect high-voltage: slot A holds two kinds of things"
    );
    assert_eq!(
        refused("weapons.ron", "Move(Me, At(B))", "Move(B, At(Me))"),
        "weapons.ron:37: weapon plasma-gun: effect phase-glide: slot B holds a Square, not a Figure"
    );
}

#[test]
fn the_shooter_is_no_slot_no_heading_and_no_target() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)])", "Pick(Me, Figure, [Unseen(Me)])"),
        "weapons.ron:74: weapon heatseeker: effect basic: Me is no slot"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)]), Hurt(3, The(A))", "Hurt(3, The(Me))"),
        "weapons.ron:74: weapon heatseeker: effect basic: nobody can hit himself"
    );
    assert_eq!(
        refused("weapons.ron", "May(B, Figure, [Ahead(A, 1)])", "May(B, Figure, [Ahead(Me, 1)])"),
        "weapons.ron:85: weapon flamethrower: effect basic: Me is no Heading"
    );
}

#[test]
fn only_figures_can_be_told_apart() {
    assert_eq!(
        refused("weapons.ron", "Pick(B, Square, [Near(Me, 1, 2)])", "Pick(B, Square, [Not(A)])"),
        "weapons.ron:37: weapon plasma-gun: effect phase-glide: only figures can be told apart so"
    );
}

#[test]
fn an_effect_that_hits_nobody_is_refused() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)]), Hurt(3, The(A))", "Pick(A, Figure, [])"),
        "weapons.ron:74: weapon heatseeker: effect basic hits nobody"
    );
    assert_eq!(
        refused("weapons.ron", "Hurt(3, The(A)), Mark(1, The(A))", "Hurt(0, The(A))"),
        "weapons.ron:42: weapon whisper: effect basic: 0 is no damage and no mark"
    );
}

#[test]
fn an_offer_names_extras_of_the_weapon() {
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A)), Offer([2])"),
        "weapons.ron:15: weapon lock-rifle: effect basic: offer of 2, which is no extra of this weapon"
    );
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A)), Offer([0])"),
        "weapons.ron:15: weapon lock-rifle: effect basic: an offer names extras by number, from 1"
    );
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A))"),
        "weapons.ron:15: weapon lock-rifle: extra second-lock is never offered"
    );
    // A mode is no extra.
    assert_eq!(
        refused(
            "weapons.ron",
            "steps: [Hurt(1, Each([Near(Me, 0, 0)]))]",
            "steps: [Hurt(1, Each([Near(Me, 0, 0)])), Offer([1])]"
        ),
        "weapons.ron:45: weapon electroscythe: effect basic: offer of 1, which is no extra of this weapon"
    );
}

#[test]
fn offers_are_not_nested_too_deep() {
    assert_eq!(
        refused("weapons.ron", "Hurt(2, The(C))]),\n    ]),", "Hurt(2, The(C)), Offer([1])]),\n    ]),"),
        "weapons.ron:30: weapon thor: effect chain-reaction: offers are nested too deep"
    );
}

#[test]
fn more_than_four_conditions_are_too_many() {
    let five = "Pick(A, Figure, [Unseen(Me), Unseen(Me), Unseen(Me), Unseen(Me), Unseen(Me)])";
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)])", five),
        "weapons.ron:74: weapon heatseeker: effect basic: more than 4 conditions"
    );
}

#[test]
fn the_first_effect_is_the_basic_one_and_free() {
    assert_eq!(
        refused(
            "weapons.ron",
            "(id: \"basic\", steps: [Pick(A, Figure, [Unseen(Me)])",
            "(id: \"hot\", steps: [Pick(A, Figure, [Unseen(Me)])"
        ),
        "weapons.ron:74: weapon heatseeker: effect \"hot\": the first is called basic, the others otherwise"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"second-lock\"", "id: \"basic\""),
        "weapons.ron:15: weapon lock-rifle: effect \"basic\": the first is called basic, the others otherwise"
    );
    assert_eq!(
        refused(
            "weapons.ron",
            "(id: \"basic\", steps: [Pick(A, Figure, [Unseen(Me)])",
            "(id: \"basic\", cost: \"R\", steps: [Pick(A, Figure, [Unseen(Me)])"
        ),
        "weapons.ron:74: weapon heatseeker: the first effect is the basic one: no mode, no cost"
    );
}

#[test]
fn prices_are_made_of_r_y_and_b_and_can_be_paid() {
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"RRG\""),
        "weapons.ron:74: weapon heatseeker: reload \"RRG\": only R, Y and B"
    );
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"\""),
        "weapons.ron:74: weapon heatseeker: reload: at least one cube"
    );
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"RRRR\""),
        "weapons.ron:74: weapon heatseeker: nobody can hold the cubes to reload it"
    );
    assert_eq!(
        refused("weapons.ron", "cost: \"YY\"", "cost: \"XX\""),
        "weapons.ron:85: weapon flamethrower: effect barbecue: cost \"XX\""
    );
}

#[test]
fn ids_stand_once_and_are_words_of_their_own() {
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"whisper\""),
        "weapons.ron:123: id \"whisper\" stands twice"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"pass\""),
        "weapons.ron:123: id \"pass\" is a word of the game itself"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"ZX 2\""),
        "weapons.ron:123: id \"ZX 2\" must be lower-case letters, digits and dashes"
    );
    assert_eq!(refused("figures.ron", "id: \"dozer\"", "id: \"violet\""), "figures.ron:6: id \"violet\" stands twice");
    assert_eq!(
        refused("powerups.ron", "id: \"newton\"", "id: \"teleporter\""),
        "powerups.ron:9: id \"teleporter\" stands twice"
    );
}

#[test]
fn a_word_names_one_thing_only() {
    let weapon = |id: &str| refused("weapons.ron", "id: \"zx-2\"", &format!("id: \"{id}\""));
    for id in ["north", "red", "shoot", "r1c2", "room-red", "tile-yrr", "luck"] {
        let said = weapon(id);
        assert!(said.ends_with(&format!(": id {id:?} is a word of the game itself")), "{said}");
    }
    // Figures and cards are answers too.
    for id in ["violet", "newton-red"] {
        let said = weapon(id);
        assert!(said.ends_with(&format!(": id {id:?} stands twice")), "{said}");
    }
    assert!(refused("figures.ron", "id: \"dozer\"", "id: \"teleporter-blue\"").ends_with("stands twice"));
    assert_eq!(
        refused("weapons.ron", "id: \"turret-tripod\"", "id: \"focus-shot\""),
        "weapons.ron:19: weapon machine-gun: effect \"focus-shot\" stands twice"
    );
    assert_eq!(refused("arenas.ron", "'g': \"green\"", "'g': \"red\""), "arenas.ron:8: room \"red\" stands twice");
    assert_eq!(
        refused("arenas.ron", "'g': \"green\"", "'g': \"dark green\""),
        "arenas.ron:8: room \"dark green\" must be lower-case letters, digits and dashes"
    );
    assert_eq!(
        refused("arenas.ron", "id: \"L2R2\"", "id: \"the pit\""),
        "arenas.ron:11: arena the pit: its id must be letters, digits and dashes"
    );
    assert_eq!(refused("tiles.ron", "\"YBB\"", "\"\""), "tiles.ron:3: tile \"\": there is nothing on it");
}

#[test]
fn weapons_must_fill_the_spawnpoints() {
    let mut files = content();
    files.replace("weapons.ron", "[]").unwrap();
    let error = Rules::compile(&files).unwrap_err().to_string();
    assert_eq!(error, "weapons.ron:1: 9 to 52 weapons are needed");
}

// Arenas

#[test]
fn a_door_to_nowhere_is_refused() {
    assert_eq!(refused("arenas.ron", "b.b.B  ", "b.b.BD "), "arenas.ron:11: arena L2R2: a way to nowhere east of r0c2");
}

#[test]
fn doors_lead_between_rooms_and_open_borders_do_not() {
    assert_eq!(
        refused("arenas.ron", "b.b.B  ", "bDb.B  "),
        "arenas.ron:11: arena L2R2: a door inside a room east of r0c0"
    );
    assert_eq!(
        refused("arenas.ron", "D # D  ", ". # D  "),
        "arenas.ron:11: arena L2R2: open border between two rooms south of r0c0"
    );
}

#[test]
fn every_border_is_drawn() {
    assert_eq!(refused("arenas.ron", "b.b.B  ", "b b.B  "), "arenas.ron:11: arena L2R2: nothing drawn east of r0c0");
    assert_eq!(
        refused("arenas.ron", "b.b.B  ", "b?b.B  "),
        "arenas.ron:11: arena L2R2: '?' is no border (east of r0c0)"
    );
}

#[test]
fn every_arena_has_one_spawnpoint_of_each_colour() {
    assert_eq!(refused("arenas.ron", "b.b.B  ", "b.b.b  "), "arenas.ron:11: arena L2R2: no spawnpoint B");
    assert_eq!(refused("arenas.ron", "b.b.B  ", "B.b.B  "), "arenas.ron:11: arena L2R2: two spawnpoints B");
    assert_eq!(
        refused("arenas.ron", "                  w.wDY", "                  W.wDY"),
        "arenas.ron:11: arena L2R2: 'W' is no spawnpoint: only R, Y and B are"
    );
}

#[test]
fn rooms_have_names_and_squares_can_be_reached() {
    assert_eq!(refused("arenas.ron", "b.b.B  ", "q.b.B  "), "arenas.ron:11: arena L2R2: no room has the letter 'q'");
    assert_eq!(
        refused(
            "arenas.ron",
            "                b.b.B  \n                D # D  ",
            "                b#b.B  \n                # # D  "
        ),
        "arenas.ron:11: arena L2R2: r0c0 cannot be reached"
    );
}

#[test]
fn an_arena_stands_once() {
    assert_eq!(refused("arenas.ron", "id: \"L2R1\"", "id: \"L2R2\""), "arenas.ron:22: arena L2R2: stands twice");
}

// Decks and limits

#[test]
fn a_deck_that_does_not_add_up_is_refused() {
    assert_eq!(
        refused("tiles.ron", "(cubes: \"YBB\", count: 3)", "(cubes: \"YBB\", count: 0)"),
        "tiles.ron:3: tile \"YBB\": there must be 1 to 15 of a kind"
    );
    assert_eq!(
        refused("tiles.ron", "(cubes: \"YBB\", count: 3)", "(cubes: \"YBG\", count: 3)"),
        "tiles.ron:3: tile \"YBG\": only R, Y, B, and P in front"
    );
    assert_eq!(
        refused("tiles.ron", "(cubes: \"YRR\", count: 3)", "(cubes: \"YBB\", count: 3)"),
        "tiles.ron:4: tile \"YBB\": stands twice"
    );
    let mut files = content();
    files.replace("tiles.ron", "[]").unwrap();
    assert_eq!(Rules::compile(&files).unwrap_err().to_string(), "tiles.ron:1: there are no tiles");
    assert_eq!(refused("powerups.ron", "copies: 2", "copies: 0"), "powerups.ron:4: copies: 1 to 15");
    assert_eq!(
        refused("powerups.ron", "id: \"newton\"", "id: \"magnet\""),
        "powerups.ron:7: the rules know no powerup \"magnet\""
    );
}

#[test]
fn more_than_16_kinds_of_tiles_are_too_many() {
    let more = "(cubes: \"RRR\", count: 1), (cubes: \"YYY\", count: 1), (cubes: \"BBB\", count: 1), \
         (cubes: \"RYB\", count: 1), (cubes: \"PRYB\", count: 1),\n    (cubes: \"YBB\"";
    assert_eq!(refused("tiles.ron", "(cubes: \"YBB\"", more), "tiles.ron:15: tile \"PRB\": more than 16 kinds");
}

#[test]
fn limits_have_limits() {
    for (old, new, said) in [
        ("players: (3, 5)", "players: (1, 5)", "limits.ron:3: players: 2 to 6"),
        ("players: (3, 5)", "players: (3, 7)", "limits.ron:3: players: 2 to 6"),
        ("players: (3, 5)", "players: (5, 3)", "limits.ron:3: players: the least, 5, is above the most, 3"),
        ("skulls: (5, 8)", "skulls: (0, 8)", "limits.ron:4: skulls: 1 to 8"),
        ("skulls: (5, 8)", "skulls: (8, 5)", "limits.ron:4: skulls: the least, 8, is above the most, 5"),
        ("skulls: (5, 8)", "skulls: (5, 9)", "limits.ron:4: skulls: 1 to 8"),
        ("damage_spaces: 12", "damage_spaces: 13", "limits.ron:5: damage_spaces: 2 to 12"),
        ("killshot_at: 11", "killshot_at: 13", "limits.ron:6: killshot_at: not above damage_spaces"),
        ("board_points: [8, 6, 4, 2, 1, 1]", "board_points: []", "limits.ron:9: board_points: at least one value"),
        (
            "board_points_frenzy: [2, 1, 1, 1]",
            "board_points_frenzy: []",
            "limits.ron:10: board_points_frenzy: at least one value",
        ),
        ("track_points: [8, 6, 4, 2, 1, 1]", "track_points: []", "limits.ron:11: track_points: at least one value"),
        ("marks_from_one: 3", "marks_from_one: 0", "limits.ron:15: marks_from_one: 1 to 15"),
        ("cubes_at_start: 1", "cubes_at_start: 4", "limits.ron:16: cubes_at_start: not above cubes_of_a_colour"),
        ("cubes_of_a_colour: 3", "cubes_of_a_colour: 0", "limits.ron:17: cubes_of_a_colour: 1 to 9"),
        ("weapons_in_hand: 3", "weapons_in_hand: 0", "limits.ron:18: weapons_in_hand: 1 to 8"),
        ("powerups_in_hand: 3", "powerups_in_hand: 9", "limits.ron:19: powerups_in_hand: 1 to 8"),
        ("weapons_at_spawnpoint: 3", "weapons_at_spawnpoint: 4", "limits.ron:20: weapons_at_spawnpoint: 1 to 3"),
    ] {
        assert_eq!(refused("limits.ron", old, new), said);
    }
}

#[test]
fn there_are_figures_for_everybody() {
    let mut files = content();
    let five =
        content().get("figures.ron").lines().filter(|line| !line.contains("echo")).collect::<Vec<_>>().join("\n");
    files.replace("figures.ron", five).unwrap();
    files.replace("limits.ron", content().get("limits.ron").replace("players: (3, 5)", "players: (3, 6)")).unwrap();
    assert_eq!(Rules::compile(&files).unwrap_err().to_string(), "figures.ron:2: 6 to 8 figures are needed");
}

#[test]
fn figures_differ_in_letter_and_have_a_colour_that_can_be_drawn() {
    assert_eq!(refused("figures.ron", "'V'", "'Z'"), "figures.ron:6: violet: letter 'Z' is that of dozer too");
    assert_eq!(refused("figures.ron", "'V'", "' '"), "figures.ron:6: violet: letter ' ': a letter or a digit");
    assert_eq!(
        refused("figures.ron", "\"purple\"", "\"#12\""),
        "figures.ron:6: violet: colour \"#12\": one of red, yellow, blue, green, purple, grey, white"
    );
}

#[test]
fn damage_and_marks_that_can_never_count_are_refused() {
    let said = |old: &str, new: &str| refused("weapons.ron", old, new);
    assert_eq!(
        said("Hurt(2, The(A))", "Hurt(200, The(A))"),
        "weapons.ron:15: weapon lock-rifle: effect basic: more than 12 damage can never count"
    );
    assert_eq!(
        said("Mark(1, The(A))", "Mark(16, The(A))"),
        "weapons.ron:15: weapon lock-rifle: effect basic: more than 15 marks can never count"
    );
    assert!(said("Hurt(2, The(A))", "Hurt(300, The(A))").ends_with("a whole number from 0 to 255"));
    assert!(said("Hurt(2, The(A))", "Hurt(-3, The(A))").ends_with("a whole number from 0 to 255"));
}

#[test]
fn mistakes_are_told_in_words_of_the_file() {
    let said = |old: &str, new: &str| refused("weapons.ron", old, new);
    assert!(
        said("Hurt(2, The(A))", "Hrut(2, The(A))")
            .starts_with("weapons.ron:16: no verb is called `Hrut`; there are `Pick`")
    );
    assert!(said("Seen(Me)", "Sene(Me)").contains("no condition is called `Sene`"));
    assert!(said("The(A)", "The(Q)").contains("no slot is called `Q`"));
    assert!(said("reload: \"", "relaod: \"").contains("the weapon has no field `relaod`"));
    assert!(said("Hurt(2, The(A))", "Hurt(2)").ends_with("expected Hurt with 2 elements, found 1"));
    // Whatever is hurt in a file: no name of a type of ours.
    for file in content().names() {
        let text = content().get(file).to_owned();
        for (n, (at, _)) in text.match_indices([':', ',', '(', '[']).enumerate().step_by(5) {
            let put = ["", "x", "(", "Zorg(", "300,", "\"s\","][n % 6];
            let mut files = content();
            files.replace(file, format!("{}{put}{}", &text[..at], &text[at + 1..])).unwrap();
            let Err(bad) = Rules::compile(&files) else { continue };
            let ours = ["Raw", "enum ", "struct ", "::", "Fighter", "Limits", "Numbers", "Status"];
            assert!(!ours.iter().any(|name| bad.reason.contains(name)), "{bad}");
        }
    }
}

#[test]
fn adrenaline_alone_needs_no_characters() {
    let mut files = adrenaline::deathmatch_content();
    files.replace("figures.ron", files.get("figures.ron").replace("violet", "viola")).unwrap();
    let rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    obeys(rules, &Setup::default(), 2);
    let said = refused("figures.ron", "\"violet\"", "\"viola\"");
    assert!(said.starts_with("characters.ron:") && said.ends_with("violet: no such figure in figures.ron"), "{said}");
}

#[test]
fn the_fingerprint_changes_with_any_value_and_with_nothing_else() {
    let embedded = Rules::embedded().fingerprint;
    assert_eq!(Rules::compile(&content()).unwrap().fingerprint, embedded);
    for (file, old, new) in [
        ("arenas.ron", "rDb.BDg", "r#b.BDg"),
        ("characters.ron", "flush_at: (6, Fact)", "flush_at: (7, Fact)"),
        ("figures.ron", "name: \"Dozer\"", "name: \"Bulldozer\""),
        ("limits.ron", "first_blood: 1", "first_blood: 2"),
        ("powerups.ron", "copies: 2", "copies: 3"),
        ("tiles.ron", "count: 3", "count: 4"),
        ("weapons.ron", "Hurt(2, The(A))", "Hurt(3, The(A))"),
    ] {
        assert_ne!(changed(&[(file, old, new)]).fingerprint, embedded, "{file}: {new}");
    }
    for file in content().names() {
        let text = content().get(file).to_owned();
        let commented = format!("{text}\n// A comment.\n");
        let indented = text.replace("\n    ", "\n        ");
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        for same in [commented, indented, windows] {
            let mut files = content();
            files.replace(file, same).unwrap();
            assert_eq!(Rules::compile(&files).unwrap().fingerprint, embedded, "{file}");
        }
    }
}

#[test]
fn tables_have_a_size() {
    let with = |file: &str, text: String| {
        let mut files = content();
        files.replace(file, text).unwrap();
        Rules::compile(&files).unwrap_err().to_string()
    };
    let no_arena = "(\n    rooms: { 'r': \"red\" },\n    arenas: [],\n)";
    assert_eq!(
        with("arenas.ron", no_arena.to_owned()),
        "arenas.ron:2: there must be an arena, and no more than 16 rooms"
    );
    let letters: String = ('c'..'t').map(|letter| format!("'{letter}': \"room {letter}\", ")).collect();
    assert_eq!(
        refused("arenas.ron", "'r': \"red\"", &format!("{letters}'z': \"red\"")),
        "arenas.ron:8: there must be an arena, and no more than 16 rooms"
    );
    let long = format!("R.{}rDb.B  ", "r.".repeat(32));
    assert_eq!(refused("arenas.ron", "b.b.B  ", &long), "arenas.ron:11: arena L2R2: more than 32 squares");
    assert_eq!(
        with("powerups.ron", "(\n    copies: 2,\n    kinds: [],\n)".to_owned()),
        "powerups.ron:3: there are no powerups"
    );
    let effects = |n: usize| {
        let extra = |i: usize| format!("(id: \"e{i}\", mode: true, steps: [Hurt(1, Each([]))]), ");
        let extras: String = (0..n).map(extra).collect();
        format!(
            "(id: \"crowded\", name: \"Crowded\", reload: \"R\", effects: [{}])",
            if n == 0 { String::new() } else { format!("(id: \"basic\", steps: [Hurt(1, Each([]))]), {extras}") }
        )
    };
    // It is added in place of the closing bracket.
    let last = content().get("weapons.ron").lines().count();
    for n in [0, 8] {
        assert_eq!(
            refused("weapons.ron", "\n]", &format!("\n{},\n]", effects(n))),
            format!("weapons.ron:{last}: weapon crowded: a weapon has 1 to 8 effects")
        );
    }
    let weapon = |i: usize| {
        format!("(id: \"w{i}\", name: \"W\", reload: \"R\", effects: [(id: \"basic\", steps: [Hurt(1, Each([]))])]),\n")
    };
    assert_eq!(
        with("weapons.ron", format!("[\n{}]", (0..65).map(weapon).collect::<String>())),
        "weapons.ron:1: 9 to 52 weapons are needed"
    );
}

// Changed content plays

/// A weapon that throws everybody in sight about, with all four kinds of picks.
const ADDED: &str = r#"
    (id: "boomerang", name: "Boomerang", reload: "YRB", effects: [
        (id: "basic", steps: [
            Pick(A, Heading, []), May(B, Figure, [Ahead(A, 1)]), Hurt(1, The(B)), May(C, Figure, [Line(A), Not(B)]),
            Mark(2, The(C)), Offer([1]),
        ]),
        (id: "return", cost: "B", steps: [
            Pick(D, Square, [Seen(Me), Apart(Me)]), Hurt(1, Each([Near(D, 0, 0)])), Move(Me, At(D)),
        ]),
        (id: "spotlight", cost: "Y", mode: true, steps: [
            Pick(A, Room, [Seen(Me)]), Pick(B, Figure, [Inside(A)]), Hurt(2, The(B)), Move(B, At(Me)),
        ]),
    ]),
]"#;

#[test]
fn an_added_weapon_plays_by_the_laws() {
    let rules = changed(&[("weapons.ron", "\n]", ADDED)]);
    assert_eq!(rules.weapon_cards().len(), 22);
    obeys(rules, &Setup::default(), 25);
    let scene = "violet at r0c2 holds boomerang | dozer at r1c2 | sprog at r2c2";
    let mut game = Adrenaline::from_scene(rules, scene).unwrap();
    for word in ["shoot", "boomerang", "basic", "south", "@dozer", "@sprog", "+return", "r2c2"] {
        let choice = game.hear(word).unwrap();
        let actor = game.waiting().first().unwrap();
        game.play(actor, choice).unwrap_or_else(|error| panic!("{word}: {error:?}"));
    }
    let seen = game.public();
    assert_eq!(seen.figures[0].at.as_deref(), Some("r2c2"));
    assert_eq!((seen.figures[1].damage.len(), seen.figures[2].damage.len()), (1, 1));
    assert_eq!(seen.figures[2].marks, [("violet".into(), 2)]);
}

#[test]
fn two_weapons_at_a_spawnpoint_play_by_the_laws() {
    let rules = changed(&[("limits.ron", "weapons_at_spawnpoint: 3", "weapons_at_spawnpoint: 2")]);
    obeys(rules, &Setup { players: 4, ..Setup::default() }, 15);
    let mut game = Adrenaline::new(rules, &Setup::default()).unwrap();
    let mut options = Vec::new();
    table::play_out(&mut game, &mut table::rng(1), &mut options, 60);
    let weapons = game.public().squares.iter().map(|s| s.weapons.len()).sum::<usize>();
    assert_eq!(weapons, 6);
}

#[test]
fn other_limits_play_by_the_laws() {
    let short = changed(&[
        ("limits.ron", "players: (3, 5)", "players: (2, 5)"),
        ("limits.ron", "skulls: (5, 8)", "skulls: (1, 8)"),
        ("limits.ron", "damage_spaces: 12", "damage_spaces: 6"),
        ("limits.ron", "killshot_at: 11", "killshot_at: 6"),
        ("limits.ron", "weapons_in_hand: 3", "weapons_in_hand: 1"),
        ("limits.ron", "powerups_in_hand: 3", "powerups_in_hand: 1"),
        ("limits.ron", "marks_from_one: 3", "marks_from_one: 1"),
    ]);
    obeys(short, &Setup { players: 2, skulls: 1, ..Setup::default() }, 15);
    let rich = changed(&[
        ("limits.ron", "weapons_in_hand: 3", "weapons_in_hand: 8"),
        ("limits.ron", "powerups_in_hand: 3", "powerups_in_hand: 8"),
        ("limits.ron", "cubes_of_a_colour: 3", "cubes_of_a_colour: 9"),
        ("limits.ron", "cubes_at_start: 1", "cubes_at_start: 9"),
        ("limits.ron", "marks_from_one: 3", "marks_from_one: 15"),
        ("powerups.ron", "copies: 2", "copies: 5"),
    ]);
    obeys(rich, &Setup { skulls: 5, ..Setup::default() }, 5);
}

#[test]
fn two_to_six_players_play_by_the_laws() {
    let rules = changed(&[("limits.ron", "players: (3, 5)", "players: (2, 6)")]);
    for players in [2, 6] {
        obeys(rules, &Setup { players, skulls: 5, ..Setup::default() }, 10);
    }
}

/// Plays a match in which everybody passes whenever that may be said.
fn passed<G: Spoken>(mut game: G) -> (G, Vec<G::Event>) {
    let (mut options, mut rng, mut events) = (Vec::new(), table::rng(3), Vec::new());
    while let Some(actor) = game.waiting().first() {
        game.choices(actor, &mut options);
        let choice = match game.hear("pass") {
            Some(pass) if options.contains(&pass) => pass,
            _ if actor.is_luck() => table::draw(&game, &options, &mut rng),
            _ => table::at_random(&game, actor, &options, &mut rng),
        };
        game.apply(actor, choice, &mut events);
    }
    (game, events)
}

#[test]
fn f7_a_match_ends_when_nobody_is_hurt_for_a_hundred_rounds() {
    use adrenaline::Event;
    let (game, events) = passed(Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Turn { .. })).count(), 100 * 5);
    assert!(matches!(events[events.len() - 2..], [Event::Stalemate, Event::Over]));
    assert!(game.standing().rows.iter().all(|row| row.points == 0 && row.place == 1));
}

#[test]
fn t13_so_does_a_match_of_team_play() {
    use adrenaline::team::Event;
    let setup = <adrenaline::TeamPlay as Game>::Setup::default();
    let (_, events) = passed(adrenaline::TeamPlay::new(Rules::embedded(), &setup).unwrap());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Turn { .. })).count(), 100 * 2);
    assert!(events.iter().any(|event| matches!(event, Event::Stalemate)));
}

#[test]
fn a_small_powerup_deck_plays_by_the_laws() {
    // One copy of each card: five full hands hold more than there are.
    let rules = changed(&[("powerups.ron", "copies: 2", "copies: 1")]);
    obeys(rules, &Setup::default(), 15);
}

/// A corridor above a corridor, with one door between them at the end.
const CORRIDOR: &str = r#"
        (
            id: "corridor",
            good_for: [3],
            map: r"
                R.rDb.B.bDy.Y
                # # # # # # D
                g.g.g.g.gDw.w
            ",
        ),
"#;

#[test]
fn an_arena_of_a_designer_plays_by_the_laws() {
    let arenas = format!("    arenas: [{CORRIDOR}");
    let rules = changed(&[("arenas.ron", "    arenas: [\n", &arenas)]);
    obeys(rules, &Setup { arena: "corridor".to_owned(), players: 3, skulls: 5, ..Setup::default() }, 10);
}

/// Words of the card language and of the tables, to be put anywhere.
const PARTS: &[&str] = &[
    "A", "B", "C", "D", "E", "F", "Me", "0", "1", "2", "3", "9", "255", "Figure", "Square", "Room", "Heading", "Pick",
    "May", "Hurt", "Mark", "Move", "Offer", "Seen", "Unseen", "Near", "Far", "Ahead", "Line", "Lines", "Straight",
    "Inside", "Outside", "Apart", "Not", "Either", "The", "Each", "At", "true", "false", "RRR", "B", "R", "D", "#",
];

/// Damaged content is refused, or it plays: a designer's slip never brings the match down.
#[test]
fn damaged_content_is_refused_or_plays() {
    use rand::RngExt;
    let mut rng = table::rng(21);
    let (mut accepted, mut options) = (0, Vec::new());
    for round in 0..1500 {
        let mut files = content();
        let file = ["weapons.ron", "weapons.ron", "weapons.ron", "limits.ron", "tiles.ron", "arenas.ron"][round % 6];
        let text = files.get(file).to_owned();
        // Comments are left alone.
        let body = text.find(['[', '(']).unwrap_or(0);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '#';
        let mut parts: Vec<(usize, usize)> = Vec::new();
        let mut from = body;
        while let Some(start) = text[from..].find(is_part).map(|i| from + i) {
            let end = text[start..].find(|c| !is_part(c)).map_or(text.len(), |i| start + i);
            parts.push((start, end));
            from = end;
        }
        let (start, end) = parts[rng.random_range(0..parts.len())];
        let part = PARTS[rng.random_range(0..PARTS.len())];
        files.replace(file, format!("{}{part}{}", &text[..start], &text[end..])).unwrap();
        let Ok(rules) = Rules::compile(&files) else { continue };
        accepted += 1;
        let rules = Box::leak(Box::new(rules));
        let Ok(mut game) = Adrenaline::new(rules, &Setup::default()) else { continue };
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            table::play_out(&mut game, &mut table::rng(round as u64), &mut options, 4000);
            game.audit()
        }));
        let near = &text[text[..end].rfind('\n').unwrap_or(0)..end];
        assert!(matches!(played, Ok(Ok(()))), "{file}: {part} in place of the last word of {near}: {played:?}");
    }
    assert!(accepted > 50, "{accepted}");
}

#[test]
fn the_actions_of_a_turn_and_their_moves_are_content() {
    let printed = Rules::embedded();
    let turn = "actions: 2, run: 3, grab: 1, shoot: 0,";
    let far = changed(&[("limits.ron", turn, "actions: 3, run: 1, grab: 0, shoot: 2,")]);
    assert_ne!(far.fingerprint, printed.fingerprint);
    let scene =
        "arena L1R1 | skulls 5 | turn violet\nviolet at r1c2 holds machine-gun\ndozer at r0c0 | sprog at r0c0\n";
    let squares = |rules: &'static Rules, action: &str| {
        let mut game = Adrenaline::from_scene(rules, scene).unwrap();
        let violet = game.actor_named("violet").unwrap();
        let choice = game.hear(action).unwrap();
        game.play(violet, choice).ok()?;
        let mut options = Vec::new();
        game.choices(violet, &mut options);
        Some(options.len())
    };
    assert_eq!((squares(printed, "run"), squares(far, "run")), (Some(10), Some(3)));
    assert_eq!(
        (squares(printed, "shoot"), squares(far, "shoot").is_some()),
        (None, true),
        "two moves bring her into sight"
    );
    let left = |rules| Adrenaline::from_scene(rules, scene).unwrap().public().actions_left;
    assert_eq!((left(printed), left(far)), (2, 3));
    for (old, new) in [("actions: 2, run: 3", "actions: 0, run: 3"), ("run: 3,", "run: 9,")] {
        assert!(refused("limits.ron", old, new).contains("turn: "), "{new}");
    }
    obeys(far, &Setup { players: 3, skulls: 5, ..Setup::default() }, 3);
    // Written out or left out, the printed numbers are the printed numbers.
    let mut files = content();
    let text = files.get("limits.ron").to_owned();
    let (head, _) = text.split_once("    // What a turn").unwrap();
    files.replace("limits.ron", format!("{head})")).unwrap();
    assert_eq!(Rules::compile(&files).unwrap().fingerprint, printed.fingerprint);
}
