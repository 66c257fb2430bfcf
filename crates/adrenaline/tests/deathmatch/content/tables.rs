//! Files that do not parse, arenas, decks, limits and figures that cannot be.

use adrenaline::{Adrenaline, Rules, Setup, content};
use table::{Described, Game};

use super::{changed, obeys, refused};

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

// Arenas

#[test]
fn a_way_is_told_step_by_step_and_no_other_is_shorter() {
    for arena in &Rules::embedded().arenas {
        for (from, to) in arena.all.flat_map(|from| arena.all.map(move |to| (from, to))) {
            let way: Vec<_> = arena.way(from, to).collect();
            assert_eq!((way[0], way[way.len() - 1]), (from, to));
            assert_eq!(way.len() - 1, usize::from(arena.distance(from, to)), "{}: {way:?}", arena.id);
            assert!(way.windows(2).all(|pair| arena.distance(pair[0], pair[1]) == 1), "{}: {way:?}", arena.id);
        }
    }
}

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
    let mut files = content();
    files.replace("figures.ron", files.get("figures.ron").replace("violet", "viola")).unwrap();
    let rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    obeys(rules, &Setup::default(), 2);
    let powers = Setup { powers: true, ..Setup::default() };
    assert_eq!(Adrenaline::new(rules, &powers).unwrap_err().0.id, "adrenaline-setup-no-powers");
    let mut files = adrenaline::team_content();
    files.replace("figures.ron", files.get("figures.ron").replace("violet", "viola")).unwrap();
    let said = Rules::compile(&files).unwrap_err().to_string();
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
fn contents_that_played_alike_are_known_as_todays() {
    let today = format!("{:016x}", Rules::embedded().fingerprint);
    assert!(Adrenaline::DESCRIPTOR.earlier.iter().all(|(_, now)| *now == today), "{today}");
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

#[test]
fn broken_powers_are_refused_with_a_reason() {
    let refuse = |from: &str, to: &str| refused("powers.ron", from, to);
    assert!(refuse("figure: \"echo\"", "figure: \"ghost\"").ends_with("ghost: no such character in characters.ron"));
    assert!(refuse("Some(Overload(", "Some(Hack(marks: 1)), gone: Some(Overload(").contains("powers.ron:"));
    assert!(refuse("id: \"putrifier\"", "id: \"siren-call\"").ends_with("siren-call is no weapon of this character"));
    assert!(refuse("start: 1", "start: 9").contains("at most 4 tokens"));
    assert!(refuse("Give(Venom, The(A))", "Mark(0, The(A))").contains("no mark"));
}

#[test]
fn damaged_powers_are_refused_or_play() {
    for file in ["powers.ron", "characters.ron"] {
        let text = content().get(file).to_owned();
        let body = text.find("\n(").unwrap();
        let places: Vec<usize> =
            text[body..].match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| body + at).collect();
        let mut accepted = 0;
        for (n, &at) in places.iter().enumerate().filter(|(n, _)| n % 3 == 0) {
            let digit = [b'0', b'1', b'2', b'3', b'7', b'9'][n % 6] as char;
            let mut files = content();
            files.replace(file, format!("{}{digit}{}", &text[..at], &text[at + 1..])).unwrap();
            let Ok(rules) = Rules::compile(&files) else { continue };
            accepted += 1;
            let rules = Box::leak(Box::new(rules));
            obeys(rules, &Setup { players: 3 + n as u8 % 4, powers: true, skulls: 5, ..Setup::default() }, 1);
        }
        assert!(accepted > 15, "{file}: {accepted}");
    }
}
