//! The rulings on the sheet, one test each.

use crate::common::{cp, ctf};
use table::{Game, Spoken};
use tf2_board::{Event, Stand, Team};

#[test]
fn a1_the_players_alternate_within_a_rotation() {
    let mut table = ctf(
        "blu scout at r1c4 | blu pyro at r1c5 | blu medic at r1c6 | red scout at r1c14 | red pyro at r1c13 | red medic at r1c12",
    );
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(table.asked());
        table = table.play("pass");
    }
    assert_eq!(order, ["blu", "red", "blu", "red", "blu", "red"]);
}

#[test]
fn a2_a_sentry_takes_no_turn_and_no_point_and_blocks_no_capture() {
    let table = cp("blu engineer at r1c4 | blu sentry at r5c9 level 1 | red spy at r1c18");
    assert!(!table.offered("@blu-sentry"));
    assert_eq!(table.why("@blu-sentry"), "sentry-alone");
    let table = cp(
        "turn 10 | blu engineer at r1c4 | blu sentry at r5c13 level 1 | red spy at r5c12 disguised | red pyro at r1c18",
    );
    assert_eq!(table.play("pass").spins(), [3, 0, -3]);
}

#[test]
fn a3_a_turn_may_be_passed_and_a_player_without_units_passes_unasked() {
    let table = ctf("blu scout at r1c4 | red scout at r1c14 | red pyro at r1c13").play("pass");
    assert_eq!((table.asked().as_str(), table.view().turn), ("red", 1));
    // Blu has used its only character: Red plays on alone.
    let table = ctf("turn 2 | blu scout at r1c4 used | red scout at r1c14 | red pyro at r1c13").play("pass");
    assert_eq!((table.asked().as_str(), table.view().turn), ("red", 3));
    assert_eq!(table.told.iter().filter(|e| **e == Event::Passed { team: Team::Blu }).count(), 1);
    // A character killed before the use loses it.
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6");
    let table = table.play("rocket-launcher @red-scout 1 end");
    assert_eq!(table.view().rotation, 2, "Red had nobody left, and nobody else was asked");
}

#[test]
fn a4_the_roll_gates_actions_but_never_movement() {
    let table = ctf("blu soldier at r7c5 | blu pyro at r1c5 | red scout at r7c9").play("@blu-soldier 2");
    assert_eq!(table.why("@blu-pyro"), "asked-act", "the choice stands");
    assert!(table.offered("r5c5"));
    assert_eq!(table.why("shotgun"), "roll-too-low");
}

#[test]
fn a5_one_attack_may_make_more_than_one_success_roll() {
    let table = ctf("blu heavy at r7c5 | red scout at r7c6 | active blu heavy roll 7");
    let table = table.play("minigun-barrage @red-scout 10");
    assert_eq!(table.phase(), "second-target");
    assert_ne!(table.after("@red-scout 10").phase(), "second-target", "two rolls, not three");
    let table = table.play("@red-scout 5");
    assert!(table.is_dead("red scout"));
}

#[test]
fn a6_movement_is_orthogonal_through_friends_but_not_through_foes() {
    // The bridge on row 6 between the walls: one friend in the way.
    let table = ctf("blu heavy at r11c5 | blu medic at r11c6 | red spy at r1c14 | active blu heavy roll 2");
    assert!(table.offered("r11c7") && !table.offered("r11c6"), "through a friend, not onto it");
    assert_eq!(table.why("r11c6"), "occupied");
    let table = ctf("blu heavy at r11c5 | red medic at r11c6 | active blu heavy roll 2");
    assert!(!table.offered("r11c7"));
    assert_eq!(table.why("r11c7"), "too-far");
    // A sentry stops even its own team.
    let table = ctf(
        "blu heavy at r11c5 | blu engineer at r1c4 | blu sentry at r11c6 level 1 | red spy at r1c14 | active blu heavy roll 2",
    );
    assert!(!table.offered("r11c7"));
    assert_eq!(table.why("r11c6"), "occupied");
    // Walls and the opposing spawn are closed, diagonals are two steps.
    let table = ctf("blu scout at r2c14 | red spy at r1c4 | active blu scout roll 2");
    assert_eq!(table.why("r2c13"), "wall");
    assert_eq!(table.why("r2c16"), "enemy-spawn");
    let table = ctf("blu heavy at r7c8 | red spy at r1c14 | active blu heavy roll 2");
    assert!(table.offered("r6c10") && !table.offered("r5c10"), "two and one is three, two and two is four");
}

#[test]
fn a7_range_is_counted_along_a_row_or_a_column() {
    let table = ctf("blu sniper at r5c7 | red scout at r7c7 | red spy at r6c8 | active blu sniper roll 6");
    let table = table.play("sniper-rifle");
    assert_eq!(table.offers(), ["@red-scout"]);
    assert_eq!(table.why("@red-spy"), "not-in-line");
    let table = ctf("blu sniper at r5c7 | red scout at r6c7 | active blu sniper roll 6");
    assert_eq!(table.why("sniper-rifle"), "out-of-range", "adjacent is 1, the rifle begins at 2");
}

#[test]
fn a8_walls_sentries_and_opposing_characters_obstruct_friends_do_not() {
    let scene = |between: &str| {
        ctf(&format!("blu soldier at r7c5 | red scout at r7c9 | {between} | active blu soldier roll 12"))
    };
    assert_eq!(scene("red heavy at r7c7").play("rocket-launcher").why("@red-scout"), "blocked");
    assert!(scene("blu medic at r7c7").play("rocket-launcher").offered("@red-scout"));
    assert_eq!(scene("blu engineer at r1c4 | blu sentry at r7c7 level 1").why("rocket-launcher"), "blocked");
    assert!(!scene("red sentry at r7c7 level 1 | red engineer at r1c14").play("rocket-launcher").offered("@red-scout"));
    assert!(
        scene("blu demoman at r1c4 | red demoman at r1c14 | blu stickies r7c6 | red stickies r7c7")
            .play("rocket-launcher")
            .offered("@red-scout")
    );
    // Across the moat.
    let table = ctf("blu sniper at r9c7 | red scout at r9c11 | active blu sniper roll 6");
    assert!(table.offered("sniper-rifle"), "water does not obstruct");
    // Intel on the floor does not either.
    let table = ctf("blu soldier at r7c5 | red scout at r7c9 | red intel at r7c7 tokens 1 | active blu soldier roll 6");
    assert!(table.offered("rocket-launcher"));
}

#[test]
fn a9_need_is_power_minus_defense_and_0_never_10_always_succeeds() {
    // Pistol 5 on a Heavy 5: need 0, no other effect, so it cannot be declared.
    let table = ctf("blu scout at r7c5 | red heavy at r7c7 | active blu scout roll 4");
    assert_eq!(table.why("pistol"), "hopeless");
    // Flames 8 on a healed Heavy with 7 still need 1; an uber one cannot be burnt at all.
    let table = ctf("blu pyro at r7c5 | red heavy at r7c6 uber 2 | red medic at r1c14 uber 2 | active blu pyro roll 5");
    assert_eq!(table.why("flamethrower"), "no-target");
    // A rocket on a hopeless target may be fired for its splash.
    let table = ctf(
        "blu soldier at r7c5 | red heavy at r7c7 uber 2 | red medic at r1c14 uber 2 | red spy at r7c8 | active blu soldier roll 6",
    );
    assert_eq!(table.after("rocket-launcher").offers(), ["@red-heavy"]);
    let table = table.play("rocket-launcher @red-heavy 3");
    assert!(table.is_dead("red spy") && !table.is_dead("red heavy"));
    // Headshot 12 on a Spy 2: need 10, no die is thrown.
    let table = ctf("blu sniper at r7c5 | red spy at r7c9 | active blu sniper roll 9");
    assert_eq!(table.play("headshot @red-spy").figure("red spy").tokens, 2, "dead, and the rotation has ended since");
}

#[test]
fn a10_there_is_no_friendly_fire() {
    let table = ctf("blu soldier at r7c5 | blu scout at r7c6 | red spy at r7c8 | active blu soldier roll 6")
        .play("rocket-launcher");
    assert_eq!(table.offers(), ["@red-spy"]);
    assert_eq!(table.why("@blu-scout"), "friendly-fire");
    // Splash and stickies spare friends too.
    let table = ctf("blu soldier at r7c5 | blu scout at r6c8 | red spy at r7c8 | active blu soldier roll 6");
    let table = table.play("rocket-launcher @red-spy 10");
    assert_eq!(table.phase(), "act", "no roll for the friend beside the target");
}

#[test]
fn a11_taking_intel_is_free_and_does_not_end_the_movement() {
    let table = ctf("blu scout at r10c15 | red spy at r1c14 | active blu scout roll 5").play("r10c16");
    assert_eq!((table.figure("blu scout").intel, table.view().using.unwrap().left), (true, 6));
    let table = table.play("r11c15");
    assert!(table.figure("blu scout").intel && !table.offered("pass"));
    // A carrier still fights.
    let table = ctf("blu scout at r7c5 | red spy at r7c6 | red intel by blu scout | active blu scout roll 5");
    assert!(table.offered("scattergun"));
}

#[test]
fn a12_nobody_stops_on_their_own_intel_or_its_home() {
    let table = ctf("blu scout at r11c4 | red spy at r1c14 | blu intel at r11c5 tokens 1 | active blu scout roll 2");
    assert!(!table.offered("r11c5") && table.offered("r11c6"), "it may walk across");
    assert_eq!(table.why("r11c5"), "own-intel");
    assert_eq!(table.why("r10c2"), "own-intel", "also when its Intel is away");
    assert!(table.offered("r10c1"), "the home may be crossed");
    let table = table.play("r11c6");
    assert_eq!(table.view().intel[0].tokens, 1, "touching does nothing");
}

#[test]
fn a13_scoring_does_not_need_ones_own_intel_at_home_and_a_leap_scores_too() {
    let scene = "blu scout at r10c1 | red spy at r1c14 | red intel by blu scout | blu intel by red spy | active blu scout roll 7";
    assert_eq!(ctf(scene).play("r10c2").winner(), "blu");
    let scene = "blu soldier at r10c3 | red spy at r1c14 | red intel by blu soldier | active blu soldier roll 7";
    let table = ctf(&scene.replace("r10c3", "r8c2"));
    assert_eq!(table.play("rocket-jump r10c2").winner(), "blu");
    // In the middle of a move: the walk ends there, nothing lies beyond it.
    let table = ctf(scene);
    assert!(table.offered("r10c2"));
}

#[test]
fn a14_dropped_intel_goes_home_after_two_ends_and_a_pick_up_starts_again() {
    // Dropped in rotation 4, home at the end of 5.
    let table = ctf(
        "rotation 4 | turn 9 | blu soldier at r7c5 | red scout at r7c9 | red pyro at r1c14 | blu intel by red scout | active blu soldier roll 6",
    );
    let table = table.play("rocket-launcher @red-scout 1 end pass");
    assert_eq!((table.view().rotation, table.view().intel[0].tokens), (5, 1));
    let again = table.pass_rotation();
    assert_eq!((again.view().rotation, again.view().intel[0].tokens), (6, 0));
    // Picking it up removes the tokens, a new drop has two.
    let table = ctf("red pyro at r11c6 | blu soldier at r11c8 | blu intel at r11c5 tokens 1 | lead red")
        .play("@red-pyro 2 r11c5 end");
    assert_eq!(table.view().intel[0].tokens, 0);
    let table = table.play("@blu-soldier 6 rocket-launcher @red-pyro 1");
    assert_eq!(table.view().intel[0].tokens, 2);
    // A carrier dying on that Intel's home leaves it home.
    let table = ctf("blu soldier at r10c1 | red pyro at r10c2 | blu intel by red pyro | active blu soldier roll 6");
    let table = table.play("rocket-launcher @red-pyro 1");
    let intel = &table.view().intel[0];
    assert_eq!((intel.at.unwrap().to_string(), intel.tokens), ("r10c2".to_owned(), 0));
    // Coming home under an opposing character, it is taken at once.
    let table = ctf("turn 10 | blu spy at r1c4 | red pyro at r10c2 | blu intel at r11c9 tokens 1").play("pass");
    assert!(table.figure("red pyro").intel);
    // An opponent on your home has to be removed before scoring.
    let table = ctf(
        "blu scout at r10c1 | red pyro at r10c2 | red intel by blu scout | blu intel by red pyro | active blu scout roll 2",
    );
    assert_eq!(table.why("r10c2"), "occupied");
}

#[test]
fn a15_ticks_of_both_teams_are_netted_and_clamped() {
    let table = cp("turn 10 | blu scout at r5c10 | red heavy at r5c11 | red spy at r1c14").play("pass");
    assert_eq!(table.spins()[1], 1);
    let table = cp("turn 10 | blu spy at r1c4 | red scout at r5c10 | red heavy at r5c11 | point 2 none spinner 2 red")
        .play("pass");
    assert_eq!(table.spins()[1], -3, "clamped");
}

#[test]
fn a16_a_team_counts_on_its_next_point_or_defending_its_own() {
    // Blu owns 2 and defends it against Red, who works on it.
    let table = cp("turn 10 | blu pyro at r5c10 | red scout at r5c11 | red spy at r1c14 | point 2 blu spinner 3 blu")
        .play("pass");
    assert_eq!(table.spins()[1], 2);
    // Blu on point 3 while 2 is its next: counts nothing, not even against Red.
    let table = cp("turn 10 | blu scout at r5c14 | red heavy at r5c15 | red spy at r1c14").play("pass");
    assert_eq!(table.spins()[2], -3);
}

#[test]
fn a17_retaking_an_owned_point_takes_six_ticks() {
    let mut table = cp("turn 10 | blu spy at r1c4 | red scout at r5c11 | point 2 blu spinner 3 blu");
    for (spin, owners) in [(1, "bbr"), (-1, "bbr"), (-3, "brr")] {
        table = table.pass_rotation();
        assert_eq!((table.spins()[1], table.owners().as_str()), (spin, owners));
    }
}

#[test]
fn a18_at_most_two_points_are_active_and_the_others_show_no_progress() {
    // Blu works on 3 (at -1) while Red retakes 2: then 3 is not active and full again.
    let table =
        cp("turn 10 | blu spy at r1c4 | red scout at r5c11 | point 2 blu spinner 1 red | point 3 red spinner 1 red");
    let active: Vec<bool> = table.view().points.iter().map(|point| point.active).collect();
    assert_eq!(active, [false, true, true]);
    let table = table.play("pass");
    assert_eq!((table.owners().as_str(), table.spins()), ("brr", vec![3, -3, -3]));
}

#[test]
fn a19_points_settle_2_1_3_and_a_capture_of_2_cancels_the_others() {
    // Blu would take 3 and win, Red takes 2 in the same sweep: 2 is settled first.
    let table =
        cp("turn 10 | blu scout at r5c14 | red scout at r5c11 | point 2 blu spinner 1 red | point 3 red spinner 1 blu")
            .play("pass");
    assert_eq!((table.winner(), table.owners().as_str(), table.spins()), ("nobody", "brr", vec![3, -3, -3]));
    // The mirror case: Red would take 1 and win, Blu takes 2 first.
    let table =
        cp("turn 10 | blu scout at r5c11 | red scout at r5c7 | point 1 blu spinner 1 red | point 2 red spinner 1 blu")
            .play("pass");
    assert_eq!((table.winner(), table.owners().as_str(), table.spins()), ("nobody", "bbr", vec![3, 3, -3]));
    // Nobody takes two in one sweep: Red stands on 1 as well, which only now becomes its next.
    let table = cp("turn 10 | blu spy at r1c4 | red scout at r5c11 | red pyro at r5c7 | point 2 none spinner 1 red")
        .play("pass");
    assert_eq!((table.owners().as_str(), table.spins()), ("brr", vec![3, -3, -3]));
}

#[test]
fn a20_killed_in_r_a_character_returns_at_the_end_of_r_plus_2() {
    let table = ctf(
        "rotation 3 | turn 9 | blu soldier at r7c5 | red scout at r7c9 | red pyro at r1c14 | active blu soldier roll 6",
    );
    let table = table.play("rocket-launcher @red-scout 1 end pass");
    assert_eq!((table.view().rotation, table.figure("red scout").tokens), (4, 2));
    let table = table.pass_rotation();
    assert_eq!((table.view().rotation, table.figure("red scout").tokens), (5, 1));
    let table = table.pass_rotation();
    assert_eq!((table.phase().as_str(), table.asked().as_str()), ("return-class", "red"));
    let table = table.play("scout r1c16");
    assert_eq!(table.view().rotation, 6);
    let table = if table.asked() == "blu" { table.play("pass") } else { table };
    assert!(table.offered("@red-scout"));
}

#[test]
fn a21_a_returning_character_may_be_held_back() {
    let table = ctf("turn 10 | blu spy at r1c4 | blu medic away 1 | red spy at r1c14").play("pass hold");
    assert_eq!((table.view().rotation, table.at("blu medic").as_str()), (2, "away"));
    let table = table.pass_rotation();
    assert_eq!((table.phase().as_str(), table.asked().as_str()), ("return-class", "blu"), "asked again");
}

#[test]
fn a22_a_slot_returns_as_any_class_no_other_slot_has_in_slot_order() {
    let table = ctf("turn 10 | blu medic away 1 | blu scout away 1 | blu spy away 3 | red spy at r1c14").play("pass");
    assert_eq!(table.view().phase, "return-class");
    assert!(table.offered("medic") && !table.offered("scout"), "the Scout of a waiting slot is taken");
    assert!(!table.offered("spy"));
    let table = table.play("heavy r1c1");
    assert!(table.offered("scout") && table.offered("medic") && !table.offered("heavy"), "the second slot, later");
}

#[test]
fn a23_a_coin_decides_the_first_player_and_classes_are_chosen_openly() {
    use tf2_board::{Rules, Setup, TfBoard};
    let game = TfBoard::new(Rules::embedded(), &Setup { first: Some(Team::Red), ..Setup::default() }).unwrap();
    let table = crate::common::Table::of(game).play("spy r1c16");
    let seen = table.game.public();
    assert_eq!(seen.figures[0].class, "spy");
    let spy = Rules::embedded().class_named("spy");
    assert_eq!(
        table.told,
        [Event::Placed { stand: Stand { team: Team::Red, class: spy }, at: seen.figures[0].at.unwrap() }]
    );
}

#[test]
fn a24_the_number_of_counters_is_not_a_limit() {
    // Nine dead with three tokens each and a full Medic: more than thirty counters.
    let table = ctf(
        "blu medic at r7c5 counters 3 | blu scout away 3 | blu pyro away 3 | blu spy away 3 | blu heavy away 3 \
         | red medic at r7c9 counters 3 | red scout away 3 | red pyro away 3 | red spy away 3 | red heavy away 3 | red intel at r5c5 tokens 2",
    );
    assert!(table.game.audit().is_ok());
    assert_eq!(table.game.to_scene().unwrap().matches("away 3").count(), 8);
}

#[test]
fn a25_where_both_do_something_in_one_step_the_lead_player_goes_first() {
    for (lead, first) in [("blu", "blu"), ("red", "red")] {
        let table = ctf(&format!(
            "lead {lead} | turn 10 | blu spy at r1c4 | blu medic away 1 | red spy at r1c14 | red medic away 1"
        ));
        let table = table.play("pass");
        assert_eq!((table.phase().as_str(), table.asked().as_str()), ("return-class", first));
    }
}
