//! The rules of the sheet, one test each.

use crate::common::{cp, ctf};
use table::{Game, Spoken};
use tf2_board::{Choice, Event, Mode, Rules, Setup, Team, TfBoard};

fn new(setup: &Setup) -> crate::common::Table {
    crate::common::Table::of(TfBoard::new(Rules::embedded(), setup).unwrap())
}

const FIVE: [&str; 5] = ["scout", "soldier", "pyro", "demoman", "heavy"];

/// Both teams placed, Blu first.
fn placed(mode: Mode) -> crate::common::Table {
    let mut table = new(&Setup { mode, first: Some(Team::Blu), ..Setup::default() });
    for class in FIVE {
        for _ in 0..2 {
            table = table.play(class);
            let space = table.offers()[0].clone();
            table = table.play(&space);
        }
    }
    table
}

#[test]
fn r1_two_players_command_a_team_each() {
    let table = new(&Setup::default());
    let names: Vec<_> = table.game.actors().map(|actor| table.game.actor_name(actor)).collect();
    assert_eq!(names, ["blu", "red"]);
}

#[test]
fn r2_a_team_has_one_copy_of_a_class_and_one_sentry() {
    let table = new(&Setup { first: Some(Team::Blu), ..Setup::default() }).play("scout r1c1");
    assert!(table.offered("scout"), "the other team has its own Scout");
    let table = table.play("scout r1c16");
    assert!(!table.offered("scout"));
    assert_eq!(table.why("scout"), "class-taken");
    // A second sentry takes the place of the first.
    let table =
        ctf("blu engineer at r5c8 | red spy at r1c14 | blu sentry at r7c5 level 3 | active blu engineer roll 7");
    let table = table.play("build-sentry r5c9");
    let sentries = table.view().sentries;
    assert_eq!((sentries.len(), sentries[0].at.to_string(), sentries[0].level), (1, "r5c9".to_owned(), 1));
}

#[test]
fn r3_a_team_has_three_stickies() {
    let table = ctf("blu demoman at r7c7 | red spy at r1c14 | blu stickies r5c5 r5c6 | active blu demoman roll 7");
    let table = table.play("lay-stickies r7c8");
    assert_ne!(table.phase(), "second-sticky", "the supply is empty");
    let full = ctf("blu demoman at r7c7 | red spy at r1c14 | blu stickies r5c5 r5c6 r5c7 | active blu demoman roll 7");
    assert_eq!(full.why("lay-stickies"), "stickies-out");
}

#[test]
fn r4_the_mode_decides_map_and_goal() {
    let ctf = new(&Setup { mode: Mode::Ctf, ..Setup::default() }).view();
    let cp = new(&Setup { mode: Mode::Cp, ..Setup::default() }).view();
    assert_eq!((ctf.map.as_str(), ctf.intel.len(), ctf.points.len()), ("twin-forts", 2, 0));
    assert_eq!((cp.map.as_str(), cp.intel.len(), cp.points.len()), ("long-yards", 0, 3));
    let wrong = Setup { mode: Mode::Cp, map: Some("twin-forts".to_owned()), ..Setup::default() };
    assert_eq!(TfBoard::new(Rules::embedded(), &wrong).unwrap_err().0.id, "tf2-board-bad-map");
}

#[test]
fn r5_each_intel_begins_on_its_spawn_point() {
    let spots: Vec<String> = new(&Setup::default()).view().intel.iter().map(|i| i.at.unwrap().to_string()).collect();
    assert_eq!(spots, ["r10c2", "r10c16"]);
}

#[test]
fn r6_a_character_takes_the_opposing_intel_by_occupying_its_space() {
    let table = ctf("blu scout at r11c14 | red spy at r1c14 | active blu scout roll 2").play("r10c16");
    assert!(table.figure("blu scout").intel);
    assert!(table.told.iter().any(|e| matches!(e, Event::IntelTaken { of: Team::Red, .. })));
}

#[test]
fn r7_bringing_the_opposing_intel_home_wins_at_once() {
    let table = ctf("blu scout at r11c5 | red spy at r1c14 | red intel by blu scout | active blu scout roll 2");
    let table = table.play("r10c2");
    assert_eq!((table.winner(), table.asked().as_str()), ("blu", "nobody"));
    // Without the Intel the same space is closed.
    let table = ctf("blu scout at r11c5 | red spy at r1c14 | active blu scout roll 2");
    assert_eq!(table.why("r10c2"), "own-intel");
}

#[test]
fn r8_a_dead_carrier_leaves_the_intel_with_two_tokens() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | blu intel by red scout | active blu soldier roll 6");
    let intel = &table.play("rocket-launcher @red-scout 1").view().intel[0];
    assert_eq!((intel.at.unwrap().to_string(), intel.tokens), ("r7c9".to_owned(), 2));
}

#[test]
fn r9_every_rotation_takes_a_token_from_a_dropped_intel_until_it_goes_home() {
    let table = ctf("rotation 4 | turn 10 | blu spy at r1c4 | red spy at r1c14 | blu intel at r11c5 tokens 2");
    let table = table.play("pass");
    assert_eq!(table.view().intel[0].tokens, 1);
    let table = table.pass_rotation();
    let intel = &table.view().intel[0];
    assert_eq!((intel.at.unwrap().to_string(), intel.tokens), ("r10c2".to_owned(), 0));
}

#[test]
fn r10_owning_every_point_wins() {
    let table =
        cp("turn 10 | blu scout at r5c14 | red spy at r1c14 | point 2 blu spinner 3 blu | point 3 red spinner 1 blu");
    assert_eq!(table.play("pass").winner(), "blu");
}

#[test]
fn r11_at_the_end_of_a_rotation_each_character_on_a_point_is_a_tick() {
    let table = cp("turn 10 | blu soldier at r5c10 | blu pyro at r4c11 | red spy at r1c14");
    assert_eq!(table.spins(), [3, 0, -3]);
    assert_eq!(table.play("pass").spins(), [3, 2, -3]);
}

#[test]
fn r12_a_scout_counts_as_two() {
    let table = cp("turn 10 | blu scout at r5c10 | red spy at r1c14");
    assert_eq!(table.play("pass").spins()[1], 2);
}

#[test]
fn r13_three_on_a_side_captures() {
    let table = cp("turn 10 | blu scout at r5c10 | red spy at r1c14 | point 2 none spinner 1 blu").play("pass");
    assert_eq!((table.owners().as_str(), table.spins()[1]), ("bbr", 3));
    assert!(table.told.contains(&Event::PointCaptured { point: 2, team: Team::Blu }));
    let table = cp("turn 10 | blu soldier at r5c10 | red spy at r1c14 | point 2 none spinner 1 blu").play("pass");
    assert_eq!(table.owners(), "bnr", "two is not three");
}

#[test]
fn r14_blu_takes_1_2_3_and_red_3_2_1() {
    let table = cp("turn 10 | blu scout at r5c14 | blu pyro at r5c15 | red spy at r1c14").play("pass");
    assert_eq!(table.spins(), [3, 0, -3], "point 3 is not Blu's next");
    let table = cp("turn 10 | blu scout at r5c14 | red spy at r1c14 | point 2 blu spinner 3 blu").play("pass");
    assert_eq!(table.spins(), [3, 3, -1], "now it is");
}

#[test]
fn r15_red_with_point_3_alone_cannot_work_on_1() {
    let table = cp("turn 10 | blu spy at r1c4 | red scout at r5c7 | red heavy at r5c8").play("pass");
    assert_eq!(table.spins(), [3, 0, -3]);
}

#[test]
fn r16_chance_decides_who_goes_first() {
    let table = new(&Setup::default());
    assert_eq!((table.asked().as_str(), table.offers()), ("luck", vec!["blu".to_owned(), "red".to_owned()]));
    assert_eq!(table.game.weight(Choice::First(Team::Blu)), table.game.weight(Choice::First(Team::Red)));
    for word in ["blu", "red"] {
        assert_eq!(table.after(word).asked(), word);
    }
}

#[test]
fn r17_the_players_place_five_characters_alternately_on_their_spawn() {
    let mut table = new(&Setup { first: Some(Team::Red), ..Setup::default() });
    for (n, class) in FIVE.into_iter().flat_map(|class| [class; 2]).enumerate() {
        assert_eq!(table.asked(), ["red", "blu"][n % 2]);
        table = table.play(class);
        assert!(table.spaces().iter().all(|space| match table.asked().as_str() {
            "red" => space.ends_with("c16") || space.ends_with("c17"),
            _ => space.ends_with("c1") || space.ends_with("c2"),
        }));
        assert_eq!(table.offers().len(), 6 - n / 2, "only empty spaces");
        let space = table.offers()[0].clone();
        table = table.play(&space);
    }
    assert_eq!((table.phase().as_str(), table.asked().as_str(), table.view().rotation), ("select", "red", 1));
}

#[test]
fn r18_a_rotation_is_five_turns_for_each_player() {
    let mut table = placed(Mode::Ctf);
    let mut turns = [0, 0];
    while table.view().rotation == 1 {
        turns[usize::from(table.asked() == "red")] += 1;
        table = table.play("pass");
    }
    assert_eq!((turns, table.view().rotation), ([5, 5], 2));
}

#[test]
fn r19_a_unit_is_used_once_in_a_rotation() {
    let table = placed(Mode::Ctf).play("@blu-scout 7 end");
    assert_eq!(table.asked(), "red");
    let table = table.play("pass");
    assert!(!table.offered("@blu-scout") && table.offered("@blu-soldier"));
    assert_eq!(table.why("@blu-scout"), "used");
    let table = table.pass_rotation();
    assert!(table.offered("@blu-scout"), "unused again in the next rotation");
}

#[test]
fn r20_the_unit_is_chosen_then_two_dice_are_rolled() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9").play("@blu-soldier");
    assert_eq!(table.asked(), "luck");
    let weights: Vec<u32> = (2..=12).map(|n| table.game.weight(Choice::Roll(n))).collect();
    assert_eq!(table.offers().len(), 11);
    assert_eq!(weights, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    assert!(!table.after("5").offered("rocket-launcher"));
    assert!(table.after("6").offered("rocket-launcher"));
    assert_eq!(table.after("5").why("rocket-launcher"), "roll-too-low");
}

#[test]
fn r21_a_unit_moves_up_to_its_speed() {
    let table = ctf("blu heavy at r11c5 | red spy at r1c14 | active blu heavy roll 2");
    assert!(table.offered("r11c8") && !table.offered("r11c9"));
    assert_eq!(table.why("r11c9"), "too-far");
    // Points are spent over several walks.
    let table = table.play("r11c7");
    assert!(table.offered("r11c8") && !table.offered("r11c9"));
}

#[test]
fn r22_movement_goes_before_and_after_the_action() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 7");
    let table = table.play("r7c6 shotgun @red-scout 10 r7c5 r7c6 end");
    assert_eq!(table.at("blu soldier"), "r7c6");
    assert_ne!(table.phase(), "act");
}

#[test]
fn r23_one_attack_or_special_action_a_turn() {
    let table =
        ctf("blu soldier at r7c6 | red scout at r7c7 | active blu soldier roll 12").play("shovel @red-scout 10");
    assert_eq!(
        table.offers().iter().filter(|word| table.game.hear(word).is_some_and(|c| matches!(c, Choice::Act(_)))).count(),
        0
    );
    assert_eq!(table.why("rocket-launcher"), "acted");
    assert_eq!(table.why("rocket-jump"), "acted");
}

#[test]
fn r24_an_attack_is_on_the_card_and_allowed_by_the_roll() {
    let table = ctf("blu scout at r7c6 | red spy at r7c7 | active blu scout roll 4");
    assert!(table.offered("bat") && table.offered("pistol") && !table.offered("scattergun"));
    assert_eq!(table.why("scattergun"), "roll-too-low");
    assert_eq!(table.why("headshot"), "not-on-card");
}

#[test]
fn r25_the_target_is_in_range_and_in_line_with_nothing_between() {
    let why = |scene: &str| {
        let table = ctf(&format!("blu scout at r7c5 | {scene} | active blu scout roll 4"));
        if table.offered("pistol") { "offered".to_owned() } else { table.why("pistol") }
    };
    assert_eq!(why("red spy at r7c9"), "offered");
    assert_eq!(why("red spy at r7c10"), "out-of-range");
    assert_eq!(why("red heavy at r7c7 | red spy at r1c14"), "hopeless", "need is 0");
    assert_eq!(why("red spy at r6c7"), "no-target", "not in line");
    let table = ctf("blu scout at r6c5 | red spy at r6c7 | active blu scout roll 4");
    assert_eq!(table.why("pistol"), "blocked-wall");
}

#[test]
fn r26_a_success_roll_kills_or_does_nothing() {
    let table =
        ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6").play("rocket-launcher @red-scout");
    assert_eq!((table.asked().as_str(), table.offers().len()), ("luck", 10));
    assert!((1..=10).all(|n| table.game.weight(Choice::Roll(n)) == 1));
    assert!(table.after("6").is_dead("red scout"));
    let missed = table.after("7");
    assert_eq!((missed.at("red scout").as_str(), missed.figure("red scout").markers.len()), ("r7c9", 0));
}

#[test]
fn r27_then_the_opponent_takes_a_turn() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6").play("end");
    assert_eq!((table.phase().as_str(), table.asked().as_str()), ("select", "red"));
}

#[test]
fn r28_the_dead_leave_the_board_with_three_tokens() {
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6");
    let scout = table.play("rocket-launcher @red-scout 1").figure("red scout");
    assert_eq!((scout.at, scout.tokens), (None, 3));
}

#[test]
fn r29_the_end_of_a_rotation_takes_a_token_from_every_card() {
    let table = ctf("turn 10 | blu spy at r1c4 | blu medic away 3 | red spy at r1c14 | red scout away 2").play("pass");
    assert_eq!((table.figure("blu medic").tokens, table.figure("red scout").tokens), (2, 1));
}

#[test]
fn r30_without_tokens_a_character_or_another_class_returns_to_an_empty_spawn_space() {
    let table = ctf("turn 10 | blu spy at r1c1 | blu medic away 1 | red spy at r1c14").play("pass");
    assert_eq!((table.asked().as_str(), table.phase().as_str()), ("blu", "return-class"));
    assert!(table.offered("medic") && table.offered("pyro") && !table.offered("spy"));
    let table = table.play("pyro");
    assert_eq!(table.offers(), ["r1c2", "r2c1", "r2c2", "r3c1", "r3c2"]);
    let table = table.play("r2c2");
    assert_eq!((table.at("blu pyro").as_str(), table.view().rotation), ("r2c2", 2));
    assert!(table.view().figures.iter().all(|f| f.class != "medic"));
}
