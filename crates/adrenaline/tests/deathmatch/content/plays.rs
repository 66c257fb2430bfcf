//! Changed content plays by the laws.

use adrenaline::{Adrenaline, Rules, Setup, content};
use table::{Game, Spoken};

use super::{changed, obeys, refused};

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
