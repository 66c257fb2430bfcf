//! What every game owes, on random play in both modes.

use rand::RngExt;
use table::laws::{Care, endure, obey, remember};
use table::{Encode, Game, Options, Quiet, Spoken, Tally, at_random, encode, play_out, rng};
use tf2_board::{Lead, Mode, Rules, Setup, Team, TfBoard};

fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for mode in [Mode::Ctf, Mode::Cp] {
        for first in [None, Some(Team::Blu), Some(Team::Red)] {
            all.push(Setup { mode, first, ..Setup::default() });
        }
    }
    all
}

/// Every map, and with it what a setup may say besides.
fn variants() -> Vec<Setup> {
    let on_map = |n: usize| {
        let map = &Rules::embedded().maps()[n];
        Setup { mode: map.mode(), map: Some(map.name().to_owned()), ..Setup::default() }
    };
    let leads = [Lead::Follows, Lead::Fixed, Lead::Changes].into_iter().cycle();
    let maps = (0..Rules::embedded().maps().len()).map(on_map).zip(leads);
    maps.flat_map(|(setup, lead)| {
        let neutral = setup.mode == Mode::Cp;
        let other = Setup { lead: Some(lead), sanctuary: Some(false), neutral, concede: true, ..setup.clone() };
        [setup, other]
    })
    .collect()
}

fn start(setup: &Setup) -> TfBoard {
    TfBoard::new(Rules::embedded(), setup).unwrap()
}

#[test]
fn the_laws_hold_in_both_modes() {
    let mut tally = Tally::default();
    for (i, setup) in setups().iter().enumerate() {
        for seed in 0..6 {
            let seed = 100 * i as u64 + seed;
            tally.add(
                obey(&start(setup), seed, Care { every: 24, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}")),
            );
        }
    }
    assert!(tally.decisions > 10_000, "{tally:?}");
}

#[test]
fn the_laws_hold_on_every_map_and_with_every_option() {
    let mut tally = Tally::default();
    for (seed, setup) in variants().iter().enumerate() {
        let care = Care { every: 24, limit: 20_000 };
        tally.add(obey(&start(setup), seed as u64, care).unwrap_or_else(|law| panic!("{setup:?}: {law}")));
    }
    assert!(tally.decisions > 2_000, "{tally:?}");
}

#[test]
fn all_lies_open_so_the_true_world_is_the_only_one() {
    for (i, setup) in setups().iter().enumerate() {
        let played = remember(&start(setup), i as u64, Care { every: 8, limit: 20_000 }, |_, _| ());
        assert_eq!(played.map(|(_, differed)| differed), Ok(0));
    }
}

#[test]
fn the_laws_hold_at_close_quarters() {
    for (i, scene) in [CTF, CP, RUN].iter().enumerate() {
        let start = TfBoard::from_scene(Rules::embedded(), scene).unwrap_or_else(|bad| panic!("{bad}"));
        for seed in 0..12 {
            let care = Care { every: 8, limit: 20_000 };
            obey(&start, 100 * i as u64 + seed, care).unwrap_or_else(|law| panic!("{law}"));
        }
    }
}

#[test]
fn a_position_as_numbers_tells_everything_that_lies_open() {
    let mut starts: Vec<TfBoard> = setups().iter().map(start).collect();
    starts.extend([CTF, CP, RUN].map(|scene| TfBoard::from_scene(Rules::embedded(), scene).unwrap()));
    starts.push(start(&Setup { concede: true, ..Setup::default() }));
    for (seed, start) in starts.iter().enumerate() {
        encode::obey(start, &mut rng(seed as u64), 1, encode::look).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn both_teams_count_characters_from_their_own() {
    let game = TfBoard::from_scene(Rules::embedded(), CTF).unwrap();
    let [blu, red] = Team::BOTH.map(|team| table::Actors::one(team.actor()));
    let action = |sees, word: &str| game.action(sees, game.hear(word).unwrap());
    assert_eq!(action(blu, "@blu-scout"), action(red, "@red-scout"));
    assert_eq!(action(blu, "@red-sentry"), action(red, "@blu-sentry"));
    assert_eq!(action(blu, "r7c5"), action(red, "r7c5"));
    assert_ne!(action(blu, "@blu-spy"), action(blu, "@red-spy"));
}

#[test]
fn nobody_has_two_turns_in_a_row_while_the_other_can_act() {
    let (mut options, mut rotations) = (Vec::new(), 0);
    for (i, setup) in setups().iter().enumerate() {
        for seed in 0..10 {
            let (mut game, mut luck, mut before) = (start(setup), rng(100 * i as u64 + seed), None);
            while let Some(actor) = game.waiting().first() {
                let view = game.public();
                if view.phase == "select" {
                    let (asked, now) = (view.asked.unwrap(), (view.rotation, view.turn));
                    if let Some((team, _)) = before.filter(|&(team, then)| team == asked && then != now) {
                        let can_act = |f: &tf2_board::FigureView| f.team != team && f.at.is_some() && !f.used;
                        assert!(
                            !view.figures.iter().any(can_act),
                            "{setup:?}, seed {seed}: {asked:?} again in {now:?}"
                        );
                    }
                    rotations += usize::from(before.is_some_and(|(_, (rotation, _))| rotation != view.rotation));
                    before = Some((asked, now));
                }
                game.choices(actor, &mut options);
                let choice = at_random(&game, actor, &options, &mut luck);
                game.apply(actor, choice, &mut Quiet);
            }
        }
    }
    assert!(rotations > 500, "{rotations}");
}

const CTF: &str = "map twin-forts | rotation 16 | blu scout at r7c5 | blu pyro at r7c6 | blu heavy at r6c5 burning \
    | blu medic at r5c5 counters 3 | blu spy at r5c6 disguised | red soldier at r7c8 | red demoman at r5c8 \
    | red engineer at r6c8 | red sniper at r5c10 aim | red spy at r7c9 disguised | red stickies r7c7 r5c7 \
    | red sentry at r6c9 level 2";
const CP: &str = "map three-yards | rotation 16 | blu soldier at r5c9 | blu pyro at r4c10 | blu heavy at r5c10 \
    | blu engineer at r6c9 | blu demoman at r6c10 | blu sentry at r4c9 level 3 | blu stickies r5c11 r5c12 r5c13 \
    | red scout at r5c12 | red heavy at r5c11 | red medic at r4c12 counters 3 uber 1 | red sniper at r5c13 \
    | red spy at r6c12 | point 2 none spinner 2 blu";
const RUN: &str = "map twin-forts | rotation 16 | blu scout at r10c15 | blu medic at r11c15 counters 3 uber 2 \
    | blu spy at r9c16 disguised | blu heavy at r10c16 uber 2 | blu pyro at r9c15 | red soldier at r10c17 \
    | red heavy at r11c14 | red spy at r10c3 | blu intel by red spy | red medic away 1";

#[test]
fn the_laws_hold_where_conceding_is_offered() {
    for mode in [Mode::Ctf, Mode::Cp] {
        let setup = Setup { mode, concede: true, ..Setup::default() };
        for seed in 0..40 {
            obey(&start(&setup), seed, Care { every: 4, limit: 20_000 }).unwrap_or_else(|law| panic!("{law}"));
        }
    }
}

#[test]
fn any_text_is_understood_or_refused() {
    let mut game = start(&Setup::default());
    let mut options: Options<TfBoard> = Vec::new();
    let mut luck = rng(5);
    let words = [
        "",
        "@",
        "@blu",
        "@blu-",
        "@blu-scout",
        "@red-sentry",
        "r0c0",
        "r255c255",
        "r7c5",
        "shotgun",
        "13",
        "0",
        "007",
        "north",
        "hold",
        "concede",
        "map",
        "map twin-forts",
        "map twin-forts | blu scout at r0c0",
        "map twin-forts | blu scout at r1c1 healed 9",
        "map three-yards | point 4 none spinner 0",
        "map three-yards | blu intel at r5c5 tokens 1",
        "map twin-forts | active blu scout roll 7",
        "map twin-forts | coin | blu scout at r1c1",
        "map twin-forts | rotation 0",
        "map twin-forts | turn 11",
        "map twin-forts | blu stickies r5c7 r5c8 r5c9 r5c10",
        "map twin-forts | blu sentry at r5c7 level 4",
        "map twin-forts | blu intel by blu scout",
        "pass pass end r5c5 @red-spy 7 scout medic",
    ];
    for _ in 0..60 {
        for word in words {
            endure(&game, word);
        }
        play_out(&mut game, &mut luck, &mut options, 37);
    }
}

/// Scenes with words swapped, lost or doubled are read or refused; what is read can be played.
#[test]
fn a_scene_with_a_wrong_word_is_refused_or_sound() {
    let rules = Rules::embedded();
    let mut luck = rng(11);
    let mut options: Options<TfBoard> = Vec::new();
    let mut pick = |n: usize| luck.random_range(0..n);
    let (mut read, mut refused) = (0, 0);
    for scene in [CTF, CP, RUN] {
        let start = TfBoard::from_scene(rules, scene).unwrap();
        for _ in 0..400 {
            let text = start.to_scene().unwrap();
            let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
            for _ in 0..1 + pick(3) {
                // Not the map: every other line would be wrong.
                let line = 1 + pick(lines.len() - 1);
                let word = pick(lines[line].len());
                match pick(8) {
                    0 => drop(lines.remove(line)),
                    1 => lines.insert(line, lines[1 + pick(lines.len() - 1)].clone()),
                    2 => drop(lines[line].remove(word)),
                    3 => lines[line].push(MARKERS[pick(MARKERS.len())]),
                    _ => {
                        // A word of the same kind, if there is one.
                        let old = lines[line][word];
                        let kinds = [&SPACES[..], &NUMBERS, &CLASSES, &TEAMS, &MARKERS];
                        let kind = kinds
                            .into_iter()
                            .find(|kind| kind.contains(&old) || old.starts_with('r') && kind[0] == "r1c1");
                        lines[line][word] = kind.map_or("what", |kind| kind[pick(kind.len())]);
                    }
                }
                lines.retain(|line| !line.is_empty());
            }
            let words: Vec<String> = lines.iter().map(|line| line.join(" ")).collect();
            match TfBoard::from_scene(rules, &words.join("\n")) {
                Err(_) => refused += 1,
                Ok(mut game) => {
                    read += 1;
                    for _ in 0..20 {
                        play_out(&mut game, &mut table::rng(read), &mut options, 5);
                        game.audit().unwrap_or_else(|fault| panic!("{fault}\n{}", words.join("\n")));
                    }
                }
            }
        }
    }
    assert!(read > 50 && refused > 50, "{read} read, {refused} refused");
}

const SPACES: [&str; 8] = ["r1c1", "r10c2", "r10c16", "r7c5", "r5c9", "r5c10", "r1c17", "r9c9"];
const NUMBERS: [&str; 6] = ["0", "1", "2", "3", "7", "20"];
const CLASSES: [&str; 9] = ["scout", "soldier", "pyro", "demoman", "heavy", "engineer", "medic", "sniper", "spy"];
const TEAMS: [&str; 2] = ["red", "blu"];
const MARKERS: [&str; 6] = ["used", "burning", "disguised", "aim", "fed", "exposed"];
