//! Whatever is typed is understood or refused: nothing panics. Whatever is
//! accepted plays on, and a position that can be written reads back the same.

use adrenaline::{Adrenaline, Rules, Setup};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use table::{Game, Spoken, laws, play_out, rng};

fn new_game(players: u8, arena: usize) -> Adrenaline {
    let arenas = &Rules::embedded().arenas;
    let setup = Setup { players, arena: arenas[arena % arenas.len()].id.clone(), ..Setup::default() };
    Adrenaline::new(Rules::embedded(), &setup).unwrap()
}

/// A position after this many random answers.
fn somewhere(seed: u64, answers: u64) -> Adrenaline {
    let mut game = new_game(3 + (seed % 3) as u8, seed as usize / 3);
    play_out(&mut game, &mut rng(seed), &mut Vec::new(), answers);
    game
}

/// The last position between actions on the way there, if any.
fn between_actions(seed: u64, answers: u64) -> Option<String> {
    let mut game = somewhere(seed, answers);
    let mut rng = rng(seed ^ 1);
    let mut options = Vec::new();
    for _ in 0..400 {
        if let Some(scene) = game.to_scene() {
            return Some(scene);
        }
        play_out(&mut game, &mut rng, &mut options, 1);
    }
    None
}

/// Words of scenes and answers, sensible and not.
const WORDS: &[&str] = &[
    "mode",
    "bot",
    "done",
    "turret",
    "open",
    "grabbed",
    "YBB",
    "powerup",
    "domination",
    "tagged",
    "damaged",
    "first-turn",
    "@red",
    "arena",
    "L1R1",
    "l2r2",
    "L9R9",
    "seats",
    "violet",
    "dozer",
    "sprog",
    "banshee",
    "d-struct-0r",
    "first",
    "turn",
    "skulls",
    "of",
    "0",
    "1",
    "2",
    "5",
    "8",
    "9",
    "12",
    "99999999999",
    "-1",
    "frenzy",
    "two",
    "one",
    "ending",
    "sudden-death",
    "track",
    "violet+dozer",
    "dozer+dozer",
    "violet+",
    "+",
    "spawn",
    "red",
    "yellow",
    "blue",
    "tile",
    "r0c0",
    "r1c0",
    "r0c2",
    "r2c3",
    "r9c9",
    "YBB",
    "PRB",
    "tiles-discarded",
    "discarded",
    "newton-red",
    "teleporter-blue",
    "targeting-scope-yellow",
    "tagback-grenade-red",
    "at",
    "damage",
    "violet*2",
    "dozer*12",
    "dozer*0",
    "sprog*",
    "marks",
    "violet*3",
    "ammo",
    "RYB",
    "RRRYYYBBB",
    "RRRR",
    "-",
    "holds",
    "zx-2",
    "thor",
    "rocket-launcher",
    "unloaded",
    "whisper",
    "powerups",
    "points",
    "999",
    "flipped",
    "|",
    "\n",
    "#",
    ",",
    ":",
    "pass",
    "run",
    "grab",
    "shoot",
    "basic",
    "+scanner",
    "+?",
    "@dozer",
    "@luck",
    "@p1",
    "room-red",
    "room-",
    "tile-PRB",
    "north",
    "luck",
    "p1",
    "?",
    "é",
    "\u{0}",
];

fn heap() -> impl Strategy<Value = String> {
    prop::collection::vec(select(WORDS), 0..60).prop_map(|words| words.join(" "))
}

/// A scene with any number of figures in any state the boards allow.
fn scenes() -> impl Strategy<Value = String> {
    const NAMES: [&str; 5] = ["violet", "dozer", "sprog", "banshee", "d-struct-0r"];
    let figure = (
        prop::option::weighted(0.9, any::<Index>()),
        prop::collection::vec(0..5usize, 0..13),
        prop::collection::vec(0..4u8, 5),
        prop::collection::vec(0..4usize, 3),
        prop::collection::vec((any::<Index>(), any::<bool>()), 0..4),
        prop::collection::vec(any::<Index>(), 0..4),
        (0..2u8, 0..60u16),
    );
    let table = (
        0..4usize,
        2..=5usize,
        any::<Index>(),
        any::<Index>(),
        0..3u8,
        any::<bool>(),
        0..=3u8,
        prop::option::weighted(0.3, any::<bool>()),
    );
    (table, prop::collection::vec(figure, 5)).prop_map(
        |((arena, players, first, turn, left, sudden, skulls, frenzy), figures)| {
            let rules = Rules::embedded();
            let arena = &rules.arenas[arena];
            let names = &NAMES[..players];
            let mut weapons: Vec<String> = rules.weapon_cards().into_iter().map(|card| card.id).collect();
            let mut cards: Vec<String> = Vec::new();
            for (kind, _) in rules.powerup_kinds() {
                for colour in adrenaline::COLOURS {
                    cards.extend([format!("{kind}-{colour}"), format!("{kind}-{colour}")]);
                }
            }
            let mut text = format!("arena {}\nseats {}\nfirst {}\n", arena.id, names.join(" "), first.get(names));
            text += &format!("skulls {skulls}\nturn {} {left}\n", turn.get(names));
            if let Some(two) = frenzy {
                // The last turns have come: no skull is left, and some have one action only.
                text = text.replace(&format!("skulls {skulls}\n"), "").replace(&format!(" {left}\n"), "\n");
                text += &format!("frenzy {} {players}\n", if two { "two" } else { "one" });
            }
            if sudden {
                text += "ending sudden-death\n";
            }
            for (who, (at, damage, marks, cubes, held, hand, (fallen, points))) in
                figures.into_iter().take(players).enumerate()
            {
                text += names[who];
                if let Some(at) = at {
                    let squares: Vec<_> = arena.all.collect();
                    text += &format!(" at {}", arena.name(*at.get(&squares)));
                }
                // The player who has the turn is alive.
                let most = if names[who] == *turn.get(names) { 10 } else { 12 };
                let others = damage.iter().filter(|&&by| by < players && by != who);
                let by: Vec<&str> = others.take(most).map(|&by| names[by]).collect();
                if !by.is_empty() {
                    text += &format!(" damage {}", by.join(" "));
                }
                let marks: Vec<String> = (0..players)
                    .filter(|&by| by != who && marks[by] > 0)
                    .map(|by| format!("{}*{}", names[by], marks[by]))
                    .collect();
                if !marks.is_empty() {
                    text += &format!(" marks {}", marks.join(" "));
                }
                let ammo: String = ["R", "Y", "B"].iter().zip(cubes).map(|(colour, n)| colour.repeat(n)).collect();
                text += &format!(" ammo {}", if ammo.is_empty() { "-" } else { &ammo });
                for (weapon, loaded) in held {
                    let weapon = weapons.remove(weapon.index(weapons.len()));
                    text += &format!(" {} {weapon}", if loaded { "holds" } else { "unloaded" });
                }
                // Room for the card that spawning leaves in the hand.
                for card in hand.into_iter().skip(at.is_none() as usize) {
                    let card = cards.remove(card.index(cards.len()));
                    text += &format!(" powerups {card}");
                }
                text += &format!(" skulls {fallen} points {points}\n");
            }
            text
        },
    )
}

/// The same cases every time, so that a failure is everybody's.
/// `PROPTEST_CASES` and `PROPTEST_RNG_SEED` look further.
fn config() -> ProptestConfig {
    let set = |name: &str| std::env::var_os(name).is_some();
    let usual = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    ProptestConfig {
        cases: if set("PROPTEST_CASES") { usual.cases } else { 1500 },
        rng_seed: if set("PROPTEST_RNG_SEED") { usual.rng_seed } else { RngSeed::Fixed(46) },
        ..usual
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_text_panics(text in ".{0,200}", seed in 0..40u64, answers in 0..400u64) {
        laws::endure(&somewhere(seed, answers), &text);
    }

    #[test]
    fn no_heap_of_words_panics(text in heap(), seed in 0..40u64, answers in 0..400u64) {
        laws::endure(&somewhere(seed, answers), &text);
    }

    /// A sound scene with some words struck out, doubled or exchanged.
    #[test]
    fn no_damaged_scene_panics(
        seed in 0..40u64,
        answers in 0..600u64,
        wounds in prop::collection::vec((any::<Index>(), 0..3u8, select(WORDS)), 1..6),
    ) {
        let Some(scene) = between_actions(seed, answers) else { return Ok(()) };
        let mut words: Vec<&str> = scene.split_inclusive([' ', '\n']).collect();
        for (at, how, other) in &wounds {
            let at = at.index(words.len());
            match how {
                0 => { words.remove(at); }
                1 => words.insert(at, words[at]),
                _ => words[at] = other,
            }
        }
        let text = words.concat();
        if let Ok(mut game) = Adrenaline::from_scene(Rules::embedded(), &text) {
            play_out(&mut game, &mut rng(seed), &mut Vec::new(), 3000);
            prop_assert!(game.audit().is_ok(), "{:?}\n{text}", game.audit());
        }
    }

    #[test]
    fn scenes_of_random_play_round_trip(seed in 0..1000u64, answers in 0..1200u64) {
        let Some(scene) = between_actions(seed, answers) else { return Ok(()) };
        let back = Adrenaline::from_scene(Rules::embedded(), &scene).unwrap();
        prop_assert_eq!(back.to_scene(), Some(scene));
    }

    /// Any state the boards allow: it is written as it was read, and it plays to the end.
    #[test]
    fn arbitrary_scenes_round_trip_and_play_to_the_end(scene in scenes(), seed in any::<u64>()) {
        let mut game = match Adrenaline::from_scene(Rules::embedded(), &scene) {
            Ok(game) => game,
            Err(error) => return Err(TestCaseError::fail(format!("{error}\n{scene}"))),
        };
        if let Some(text) = game.to_scene() {
            let back = Adrenaline::from_scene(Rules::embedded(), &text).unwrap();
            prop_assert_eq!(back.to_scene().unwrap(), text);
            prop_assert_eq!(back.view(back.actors()), game.view(game.actors()));
        }
        play_out(&mut game, &mut rng(seed), &mut Vec::new(), 50_000);
        prop_assert!(game.waiting().is_empty(), "no end in sight\n{}", scene);
        prop_assert!(game.audit().is_ok(), "{:?}\n{scene}", game.audit());
    }
}
