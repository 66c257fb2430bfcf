//! Weapons Manual, the blue cards.

use expect_test::expect;

use crate::table_talk::{Table, check, offers, state, why};

/// Violet sees Dozer, Sprog and Banshee; nobody stands where violet stands.
const SEEN: &str = "violet at r0c2 holds {} | dozer at r0c1 | sprog at r1c2 | banshee at r2c3 | d-struct-0r at r1c0";

fn seen(weapon: &str) -> String {
    SEEN.replace("{}", weapon)
}

// Lock Rifle

#[test]
fn lock_rifle_deals_2_damage_and_1_mark_to_1_target_you_can_see() {
    assert_eq!(offers(&seen("lock-rifle"), "shoot lock-rifle"), "violet: @dozer @sprog @banshee");
    check(
        &seen("lock-rifle"),
        "shoot lock-rifle @dozer pass",
        expect![[r"
        dozer hurt 2 by violet
        dozer marked 1 by violet"]],
    );
}

#[test]
fn second_lock_deals_1_mark_to_a_different_target_you_can_see() {
    let scene = seen("lock-rifle");
    assert_eq!(offers(&scene, "shoot lock-rifle @dozer +second-lock"), "violet: @sprog @banshee");
    check(
        &scene,
        "shoot lock-rifle @dozer +second-lock @banshee",
        expect![[r"
        dozer hurt 2 by violet
        violet pays red
        dozer marked 1 by violet
        banshee marked 1 by violet"]],
    );
    assert_eq!(why(&scene, "shoot lock-rifle @dozer +second-lock", "@d-struct-0r"), "cannot-see");
}

// Machine Gun

#[test]
fn machine_gun_chooses_1_or_2_targets_you_can_see_and_deals_1_damage_to_each() {
    let scene = seen("machine-gun");
    check(&scene, "shoot machine-gun @dozer pass pass", expect!["dozer hurt 1 by violet"]);
    check(
        &scene,
        "shoot machine-gun @dozer @banshee pass",
        expect![[r"
        dozer hurt 1 by violet
        banshee hurt 1 by violet"]],
    );
    assert_eq!(offers(&scene, "shoot machine-gun @dozer"), "violet: @sprog @banshee pass");
}

#[test]
fn focus_shot_deals_1_additional_damage_to_one_of_those_targets() {
    let scene = seen("machine-gun");
    assert_eq!(offers(&scene, "shoot machine-gun @dozer @banshee +focus-shot"), "violet: @dozer @banshee");
    check(
        &scene,
        "shoot machine-gun @dozer @banshee +focus-shot @banshee pass",
        expect![[r"
        dozer hurt 1 by violet
        banshee hurt 1 by violet
        violet pays yellow
        banshee hurt 1 by violet"]],
    );
}

#[test]
fn turret_tripod_deals_1_to_the_other_and_or_1_to_a_different_target() {
    let scene = seen("machine-gun");
    check(
        &scene,
        "shoot machine-gun @dozer @banshee +focus-shot @banshee +turret-tripod @dozer @sprog",
        expect![[r"
        dozer hurt 1 by violet
        banshee hurt 1 by violet
        violet pays yellow
        banshee hurt 1 by violet
        violet pays blue
        dozer hurt 1 by violet
        sprog hurt 1 by violet"]],
    );
    check(
        &scene,
        "shoot machine-gun @dozer @banshee +turret-tripod pass @sprog pass",
        expect![[r"
        dozer hurt 1 by violet
        banshee hurt 1 by violet
        violet pays blue
        sprog hurt 1 by violet"]],
    );
    // It must do something, if it is paid for.
    assert_eq!(offers(&scene, "shoot machine-gun @dozer @banshee +turret-tripod pass"), "violet: @sprog");
}

#[test]
fn machine_gun_both_additional_points_go_to_2_different_targets() {
    let scene = seen("machine-gun");
    // After focus on Banshee the tripod's additional damage is for Dozer alone.
    assert_eq!(
        offers(&scene, "shoot machine-gun @dozer @banshee +focus-shot @banshee +turret-tripod"),
        "violet: @dozer pass"
    );
    // The other way round too.
    assert_eq!(
        offers(&scene, "shoot machine-gun @dozer @banshee +turret-tripod @dozer pass +focus-shot"),
        "violet: @banshee"
    );
}

#[test]
fn machine_gun_with_only_2_targets_in_sight_deals_2_to_each_with_both_effects() {
    let scene = "violet at r0c2 holds machine-gun | dozer at r0c1 | sprog at r1c2 | banshee at r2c0";
    let after = Table::set(scene).play("shoot machine-gun @dozer @sprog +focus-shot @dozer +turret-tripod @sprog");
    assert_eq!(after.view_of("dozer").damage.len(), 2);
    assert_eq!(after.view_of("sprog").damage.len(), 2);
    assert_eq!(after.view_of("banshee").damage.len(), 0);
}

#[test]
fn machine_gun_with_1_target_may_still_use_the_tripod_on_it() {
    let scene = "violet at r0c2 holds machine-gun | dozer at r0c1 | sprog at r2c0";
    assert_eq!(offers(scene, "shoot machine-gun @dozer"), "violet: +focus-shot +turret-tripod pass");
    check(
        scene,
        "shoot machine-gun @dozer +turret-tripod @dozer",
        expect![[r"
        dozer hurt 1 by violet
        violet pays blue
        dozer hurt 1 by violet"]],
    );
    // Focus would be a second additional point for the same target.
    assert_eq!(offers(scene, "shoot machine-gun @dozer +turret-tripod @dozer"), "violet: run grab pass");
}

// T.H.O.R.

/// A chain: Violet sees Dozer, Dozer sees Sprog, Sprog sees Banshee; Violet sees only Dozer.
const CHAIN: &str = "violet at r0c0 holds thor ammo BBB | dozer at r0c1 | sprog at r1c1 | banshee at r2c0";

#[test]
fn thor_deals_2_damage_to_1_target_you_can_see() {
    assert_eq!(offers(CHAIN, "shoot thor"), "violet: @dozer");
    check(CHAIN, "shoot thor @dozer pass", expect!["dozer hurt 2 by violet"]);
}

#[test]
fn chain_reaction_deals_1_damage_to_a_second_target_that_your_first_target_can_see() {
    assert_eq!(offers(CHAIN, "shoot thor @dozer +chain-reaction"), "violet: @sprog");
    check(
        CHAIN,
        "shoot thor @dozer +chain-reaction @sprog pass",
        expect![[r"
        dozer hurt 2 by violet
        violet pays blue
        sprog hurt 1 by violet"]],
    );
}

#[test]
fn high_voltage_deals_2_damage_to_a_third_target_that_your_second_target_can_see() {
    check(
        CHAIN,
        "shoot thor @dozer +chain-reaction @sprog +high-voltage @banshee",
        expect![[r"
        dozer hurt 2 by violet
        violet pays blue
        sprog hurt 1 by violet
        violet pays blue
        banshee hurt 2 by violet"]],
    );
}

#[test]
fn high_voltage_cannot_be_used_unless_you_first_use_the_chain_reaction() {
    assert_eq!(offers(CHAIN, "shoot thor @dozer"), "violet: +chain-reaction pass");
    assert_eq!(why(CHAIN, "shoot thor @dozer", "+high-voltage"), "later");
}

#[test]
fn thor_each_target_must_be_a_different_player() {
    // All in one room: everybody sees everybody, the shooter included.
    let scene = "violet at r1c2 holds thor ammo BBB | dozer at r1c3 | sprog at r2c2 | banshee at r2c3";
    assert_eq!(offers(scene, "shoot thor @dozer +chain-reaction"), "violet: @sprog @banshee");
    assert_eq!(offers(scene, "shoot thor @dozer +chain-reaction @sprog +high-voltage"), "violet: @banshee");
}

// Plasma Gun

#[test]
fn plasma_gun_deals_2_damage_to_1_target_you_can_see() {
    assert_eq!(offers(&seen("plasma-gun"), "shoot plasma-gun pass"), "violet: @dozer @sprog @banshee");
    check(&seen("plasma-gun"), "shoot plasma-gun pass @sprog pass", expect!["sprog hurt 2 by violet"]);
}

#[test]
fn phase_glide_moves_1_or_2_squares_before_or_after_and_has_no_ammo_cost() {
    let scene = seen("plasma-gun").replace("plasma-gun |", "plasma-gun ammo - |");
    check(
        &scene,
        "shoot plasma-gun +phase-glide r1c3 @sprog",
        expect![[r"
        violet moves to r1c3
        sprog hurt 2 by violet"]],
    );
    check(
        &scene,
        "shoot plasma-gun pass @sprog +phase-glide r0c0",
        expect![[r"
        sprog hurt 2 by violet
        violet moves to r0c0"]],
    );
    assert_eq!(
        offers(&scene, "shoot plasma-gun pass @sprog +phase-glide"),
        "violet: r0c0 r0c1 r0c3 r1c1 r1c2 r1c3 r2c2"
    );
}

#[test]
fn plasma_gun_you_need_not_see_your_target_when_you_play_the_card() {
    let scene = "violet at r0c0 holds plasma-gun | dozer at r2c1";
    assert_eq!(offers(scene, "shoot plasma-gun"), "violet: +phase-glide");
    // Only squares from which somebody can be seen.
    assert_eq!(offers(scene, "shoot plasma-gun +phase-glide"), "violet: r1c0 r1c1 r2c0");
    check(
        scene,
        "shoot plasma-gun +phase-glide r1c1 @dozer",
        expect![[r"
        violet moves to r1c1
        dozer hurt 2 by violet"]],
    );
}

#[test]
fn plasma_gun_cannot_use_1_move_before_shooting_and_1_move_after() {
    assert_eq!(offers(&seen("plasma-gun"), "shoot plasma-gun +phase-glide r0c1 @dozer"), "violet: +charged-shot pass");
    assert_eq!(why(&seen("plasma-gun"), "shoot plasma-gun +phase-glide r0c1 @dozer", "+phase-glide"), "used");
}

#[test]
fn charged_shot_deals_1_additional_damage_to_your_target() {
    check(
        &seen("plasma-gun"),
        "shoot plasma-gun pass @sprog +charged-shot +phase-glide r0c1",
        expect![[r"
        sprog hurt 2 by violet
        violet pays blue
        sprog hurt 1 by violet
        violet moves to r0c1"]],
    );
    assert_eq!(why(&seen("plasma-gun"), "shoot plasma-gun", "+charged-shot"), "later");
}

// Whisper

#[test]
fn whisper_deals_3_damage_and_1_mark_to_1_target_you_can_see() {
    check(
        &seen("whisper"),
        "shoot whisper @banshee",
        expect![[r"
        banshee hurt 3 by violet
        banshee marked 1 by violet"]],
    );
    assert_eq!(
        why("violet at r0c2 holds whisper | dozer at r1c0 | sprog at r2c3", "shoot whisper", "@dozer"),
        "cannot-see"
    );
}

#[test]
fn whisper_in_the_2_by_2_room_cannot_shoot_an_adjacent_square_but_the_diagonal() {
    let scene = "violet at r1c2 holds whisper | dozer at r1c3 | sprog at r2c2 | banshee at r2c3 | d-struct-0r at r1c2";
    assert_eq!(offers(scene, "shoot whisper"), "violet: @banshee");
    assert_eq!(why(scene, "shoot whisper", "@dozer"), "too-near distance=1 least=2");
    assert_eq!(why(scene, "shoot whisper", "@d-struct-0r"), "too-near distance=0 least=2");
}

#[test]
fn whisper_beside_a_door_cannot_shoot_the_other_side_but_a_different_square_of_that_room() {
    let scene = "violet at r2c1 holds whisper | dozer at r2c2 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot whisper"), "violet: @sprog");
}

#[test]
fn whisper_counts_moves_not_squares_as_the_crow_flies() {
    // r1c1 and r1c2 of L1R2 share a room; r2c1 and r2c2 lie behind walls and doors.
    let scene = "arena L2R1 | violet at r0c1 holds whisper | dozer at r0c0 | sprog at r0c2";
    assert_eq!(why(scene, "", "shoot"), "no-target");
}

// Electroscythe

const CROWD: &str = "violet at r1c3 holds {} | dozer at r1c3 | sprog at r1c3 | banshee at r1c2 | d-struct-0r at r2c0";

fn crowd(weapon: &str) -> String {
    CROWD.replace("{}", weapon)
}

#[test]
fn electroscythe_deals_1_damage_to_every_other_player_on_your_square() {
    check(
        &crowd("electroscythe"),
        "shoot electroscythe basic",
        expect![[r"
        dozer hurt 1 by violet
        sprog hurt 1 by violet"]],
    );
}

#[test]
fn reaper_mode_deals_2_damage_to_every_other_player_on_your_square() {
    check(
        &crowd("electroscythe"),
        "shoot electroscythe +reaper",
        expect![[r"
        violet pays red
        violet pays blue
        dozer hurt 2 by violet
        sprog hurt 2 by violet"]],
    );
}

#[test]
fn an_alternate_fire_mode_is_played_instead_of_the_basic_mode() {
    assert_eq!(offers(&crowd("electroscythe"), "shoot electroscythe"), "violet: basic +reaper");
    let poor = crowd("electroscythe ammo B");
    assert_eq!(offers(&poor, "shoot electroscythe"), "violet: basic");
    assert_eq!(why(&poor, "shoot electroscythe", "+reaper"), "cannot-pay cost=1-red+1-blue");
}

// Tractor Beam

#[test]
fn tractor_beam_moves_a_target_0_1_or_2_squares_to_a_square_you_can_see_and_gives_it_1_damage() {
    // Seen from r0c0: r0c0 r0c1 r0c2 r1c0.
    let scene = "violet at r0c0 holds tractor-beam | dozer at r0c1 | sprog at r2c2";
    assert_eq!(offers(scene, "shoot tractor-beam basic @dozer"), "violet: r0c0 r0c1 r0c2 r1c0");
    check(
        scene,
        "shoot tractor-beam basic @dozer r1c0",
        expect![[r"
        dozer moved to r1c0 by violet
        dozer hurt 1 by violet"]],
    );
    check(scene, "shoot tractor-beam basic @dozer r0c1", expect!["dozer hurt 1 by violet"]);
}

#[test]
fn tractor_beam_can_move_a_target_you_cannot_see() {
    let scene = "violet at r0c0 holds tractor-beam | dozer at r1c1 | sprog at r2c2";
    assert_eq!(offers(scene, "shoot tractor-beam basic"), "violet: @dozer @sprog");
    // Sprog can be pulled as far as r0c2, which is seen; the way bends around the wall.
    assert_eq!(offers(scene, "shoot tractor-beam basic @sprog"), "violet: r0c2");
    let far = "violet at r0c0 holds tractor-beam | dozer at r1c1 | sprog at r2c3";
    assert_eq!(offers(far, "shoot tractor-beam basic"), "violet: @dozer");
    assert_eq!(why(far, "shoot tractor-beam basic", "@sprog"), "leads-nowhere");
}

#[test]
fn tractor_beam_the_moves_do_not_have_to_be_in_the_same_direction() {
    // From r1c1 to r0c0: north, then west.
    check(
        "violet at r0c0 holds tractor-beam | dozer at r1c1",
        "shoot tractor-beam basic @dozer r0c0",
        expect![[r"
        dozer moved to r0c0 by violet
        dozer hurt 1 by violet"]],
    );
}

#[test]
fn punisher_mode_moves_a_target_0_1_or_2_moves_away_to_your_square_and_deals_3_damage() {
    let scene =
        "violet at r0c0 holds tractor-beam | dozer at r0c0 | sprog at r1c1 | banshee at r1c2 | d-struct-0r at r0c1";
    assert_eq!(offers(scene, "shoot tractor-beam +punisher"), "violet: @dozer @sprog @d-struct-0r");
    check(
        scene,
        "shoot tractor-beam +punisher @sprog",
        expect![[r"
        violet pays red
        violet pays yellow
        sprog moved to r0c0 by violet
        sprog hurt 3 by violet"]],
    );
    check(
        scene,
        "shoot tractor-beam +punisher @dozer",
        expect![[r"
        violet pays red
        violet pays yellow
        dozer hurt 3 by violet"]],
    );
    assert_eq!(why(scene, "shoot tractor-beam +punisher", "@banshee"), "too-far distance=3 most=2");
}

#[test]
fn a_weapon_that_was_fired_is_unloaded() {
    assert_eq!(
        state(&seen("lock-rifle whisper"), "shoot lock-rifle @dozer pass", "violet"),
        "r0c2 ammo RYB holds whisper unloaded lock-rifle"
    );
}
