//! Content is replaceable, and refused with file, line and reason.

use table::{Described, Game};
use tf2_turns::{Choice, Mode, Rules, Setup, TfTurns, Verb, content};

/// The refusal after one replacement.
fn refused(file: &str, old: &str, new: &str) -> String {
    let mut files = content();
    let text = files.get(file).to_owned();
    assert!(text.contains(old), "{old}");
    files.replace(file, text.replacen(old, new, 1)).unwrap();
    Rules::compile(&files).map(|_| ()).expect_err(new).to_string()
}

#[test]
fn the_embedded_files_hold_boards_for_each_mode() {
    let boards = |mode: Mode| {
        let all = Rules::embedded().boards().filter(|(_, of)| *of == mode);
        all.map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(boards(Mode::Ctf), ["short-yard", "sluice", "low-road", "split-yard"]);
    assert_eq!(boards(Mode::Cp), ["dry-stage", "far-stage", "high-stage"]);
}

#[test]
fn broken_files_are_refused_with_file_line_and_reason() {
    let cases = [
        ("numbers.ron", "to_hit: 4", "to_hit: 7", "numbers.ron:7: to_hit: a die must be able to miss and to hit"),
        ("numbers.ron", "team_size: 6", "team_size: 7", "numbers.ron:4: team_size: a team has 1 to 6 units"),
        ("numbers.ron", "burn_damage", "burn_damge", "numbers.ron:16: this has no field `burn_damge`"),
        (
            "numbers.ron",
            "carrier_move_penalty: 1",
            "carrier_move_penalty: 255",
            "numbers.ron:9: carrier_move_penalty: must be",
        ),
        ("units.ron", "health: 130", "health: 0", "units.ron:8: a unit needs health"),
        ("units.ron", "unit: scout", "unit: heavy", "units.ron:13: this unit stands here twice"),
        ("units.ron", "from: 4, to: 8", "from: 4, to: 9", "units.ron:23: the faces 1 to 10 must each stand here once"),
        ("boards.ron", "#..>==", "#..?==", "boards.ron:19: short-yard: `?` is no terrain"),
        ("boards.ron", "#..>==", "#..<==", "boards.ron:19: short-yard: the stairs in column 3 lead nowhere uphill"),
        ("boards.ron", "___R__q", "___R__Q", "boards.ron:28: short-yard: `Q` is no feature"),
        ("boards.ron", "___R__q", "q__R__q", "boards.ron:28: short-yard: `q` lies on a wall"),
        (
            "boards.ron",
            "___R__q____pG____",
            "______q____pG____",
            "boards.ron:11: short-yard: red needs a flag and a holder",
        ),
        (
            "boards.ron",
            "#...#...#...#...#",
            "#...#...#...#..#",
            "boards.ron:17: short-yard: this row has 16 spaces, the first has 17",
        ),
        (
            "boards.ron",
            "_rr__11__222_____gg___",
            "_rr__11__222__p__gg___",
            "boards.ron:132: dry-stage: flags and holders",
        ),
        (
            "boards.ron",
            "_rr__11__222_____gg___",
            "_rr__11__222__R__gg___",
            "boards.ron:132: dry-stage: flags and holders",
        ),
        (
            "boards.ron",
            "_rr__11__222_____gg___",
            "_rr__11__222__4__gg___",
            "boards.ron:148: dry-stage: control points are",
        ),
        ("boards.ron", "#################", &"#".repeat(33), "boards.ron:11: short-yard: a board has at most 32 by 32"),
        ("boards.ron", "#################", &"#".repeat(24), "boards.ron:11: short-yard: a board has at most 32 by 32"),
        ("boards.ron", "___R__q", "___R1_q", "boards.ron:11: short-yard: control points belong to cp"),
        ("boards.ron", "name: \"dry-stage\"", "name: \"split-yard\"", "boards.ron:132: two boards have this name"),
        (
            "boards.ron",
            "mode: ctf,\n        terrain",
            "mode: ctf, implied: true,\n        terrain",
            "boards.ron:101: two boards of this mode are implied",
        ),
    ];
    for (file, old, new, reason) in cases {
        let error = refused(file, old, new);
        assert!(error.starts_with(reason), "{old} → {new}:\n{error}\n{reason}");
    }
}

#[test]
fn a_board_that_cannot_be_walked_is_refused() {
    let mut files = content();
    let text = files
        .get("boards.ron")
        .replace("##.#==.....==#.##", "#########.#######")
        .replace("#...#...#...#...#", "#################");
    files.replace("boards.ron", text).unwrap();
    let error = Rules::compile(&files).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("cannot walk") || error.contains("lies on a wall"), "{error}");
}

#[test]
fn replaced_values_are_played() {
    let mut files = content();
    let text = files.get("units.ron").replace("(unit: scout, move: 5, health: 80", "(unit: scout, move: 2, health: 99");
    files.replace("units.ron", text).unwrap();
    let rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let scout: TfTurns = table::Spoken::from_scene(rules, "red1 scout r8c8").unwrap();
    assert_eq!(scout.public().units[0].health, 99);
}

#[test]
fn a_setup_that_makes_no_sense_is_refused_with_a_reason() {
    let refused = |setup: Setup| TfTurns::new(Rules::embedded(), &setup).unwrap_err().0.id;
    assert_eq!(refused(Setup { board: Some("moon".to_owned()), ..Setup::ctf() }), "tf2-turns-setup-board");
    assert_eq!(refused(Setup { board: Some("dry-stage".to_owned()), ..Setup::ctf() }), "tf2-turns-setup-board");
    assert_eq!(refused(Setup { red: vec!["heavy".to_owned()], ..Setup::ctf() }), "tf2-turns-setup-six");
    let six = ["heavy", "heavy", "heavy", "scout", "scout", "medic"].map(str::to_owned).to_vec();
    assert_eq!(refused(Setup { red: six.clone(), green: six, ..Setup::ctf() }), "tf2-turns-setup-same");
}

#[test]
fn a_setup_is_written_and_read_back() {
    let six = ["heavy", "heavy", "medic", "scout", "scout", "medic"].map(str::to_owned).to_vec();
    let setup = Setup { red: six.clone(), green: six, board: Some("dry-stage".to_owned()), ..Setup::cp() };
    let text = ron::to_string(&setup).unwrap();
    assert_eq!(ron::from_str::<Setup>(&text).unwrap(), setup);
    assert_eq!(ron::from_str::<Setup>("()").unwrap(), Setup::default());
    assert!(ron::from_str::<Setup>("(mod: ctf)").is_err());
}

#[test]
fn a_setup_that_names_no_board_means_split_yard_and_a_new_match_is_given_a_fair_one() {
    let rules = Rules::embedded();
    let board = |setup: &Setup| TfTurns::new(rules, setup).unwrap().public().board.name;
    for (setup, recorded, new) in [(Setup::ctf(), "split-yard", "short-yard"), (Setup::cp(), "dry-stage", "dry-stage")]
    {
        assert_eq!(board(&setup), recorded);
        let mut settled = setup.clone();
        TfTurns::settle(rules, &mut settled);
        assert_eq!((settled.board.as_deref(), board(&settled).as_str()), (Some(new), new));
        let mut chosen = Setup { board: Some("sluice".to_owned()), ..setup };
        TfTurns::settle(rules, &mut chosen);
        assert_eq!(chosen.board.as_deref(), Some("sluice"));
    }
    let scene: TfTurns = table::Spoken::from_scene(rules, "red1 scout r8c8").unwrap();
    assert_eq!(scene.public().board.name, "split-yard");
    // Content of before, in which no board is implied: the first of the mode.
    let mut files = content();
    let text = files.get("boards.ron").replace("        implied: true,\n", "");
    files.replace("boards.ron", text).unwrap();
    let rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    assert_eq!(TfTurns::new(rules, &Setup::ctf()).unwrap().public().board.name, "short-yard");
}

#[test]
fn the_yard_is_a_mirror_image_so_neither_side_is_better_placed() {
    let view = TfTurns::new(Rules::embedded(), &Setup::ctf()).unwrap().public().board;
    let flip = |c: char| match c {
        '>' => '<',
        '<' => '>',
        'r' => 'g',
        'g' => 'r',
        'p' => 'q',
        'q' => 'p',
        'R' => 'G',
        'G' => 'R',
        c => c,
    };
    for row in view.terrain.iter().chain(&view.features) {
        assert_eq!(row.chars().rev().map(flip).collect::<String>(), *row);
    }
}

#[test]
fn views_are_written_and_read_back() {
    let mut state = TfTurns::new(Rules::embedded(), &Setup::ctf()).unwrap();
    let (mut rng, mut options) = (table::rng(2), Vec::new());
    for _ in 0..600 {
        let Some(actor) = state.waiting().first() else { break };
        state.choices(actor, &mut options);
        let choice = table::draw(&state, &options, &mut rng);
        state.apply(actor, choice, &mut table::Quiet);
    }
    let view = state.public();
    assert_eq!(ron::from_str::<tf2_turns::Public>(&ron::to_string(&view).unwrap()).unwrap(), view);
}

#[test]
fn whatever_a_unit_is_offered_to_do_stands_on_its_card() {
    let chart = Rules::embedded().chart();
    let verbs = |kind: &str| &chart.units.iter().find(|card| card.kind == kind).unwrap().verbs;
    assert_eq!(*verbs("medic"), ["melee", "heal", "uber"]);
    let mut met: Vec<(String, &str)> = Vec::new();
    for seed in 0..8 {
        let mut state = TfTurns::new(Rules::embedded(), &Setup::ctf()).unwrap();
        let (mut rng, mut options) = (table::rng(seed), Vec::new());
        for _ in 0..1500 {
            let Some(actor) = state.waiting().first() else { break };
            state.choices(actor, &mut options);
            let view = state.public();
            let mover = view.mover.map(|id| &view.units[id.ix()]).filter(|unit| unit.run_and_gun.is_none());
            if let Some(kind) = mover.and_then(|unit| unit.kind.as_deref()) {
                for choice in &options {
                    let Choice::Verb(verb) = *choice else { continue };
                    if matches!(verb, Verb::Hold | Verb::Done | Verb::End | Verb::Concede) {
                        continue;
                    }
                    assert!(verbs(kind).contains(&verb.word()), "{kind} {}", verb.word());
                    if !met.contains(&(kind.to_owned(), verb.word())) {
                        met.push((kind.to_owned(), verb.word()));
                    }
                }
            }
            let choice = table::draw(&state, &options, &mut rng);
            state.apply(actor, choice, &mut table::Quiet);
        }
    }
    assert!(met.len() >= 12, "{met:?}");
}

#[test]
fn the_quarter_ahead_is_as_wide_as_it_is_deep() {
    let [north, east, ..] = Rules::embedded().chart().quarters;
    assert!(north.contains(&(0, -1)) && north.contains(&(2, -2)) && !north.contains(&(2, -1)));
    assert!(east.contains(&(3, -3)) && !east.contains(&(0, 0)) && !east.contains(&(-1, 0)));
}
