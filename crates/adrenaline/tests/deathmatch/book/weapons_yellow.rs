//! Weapons Manual, the yellow cards.

use expect_test::expect;

use crate::table_talk::{check, offers, why};

// Railgun

/// West of r1c2 are walls: r1c1, then r1c0. North r0c2, south r2c2.
const RAIL: &str =
    "violet at r1c2 holds railgun | dozer at r1c0 | sprog at r1c1 | banshee at r0c2 | d-struct-0r at r1c2";

#[test]
fn railgun_deals_3_damage_to_1_target_in_a_cardinal_direction_ignoring_walls() {
    assert_eq!(offers(RAIL, "shoot railgun basic"), "violet: @dozer @sprog @banshee @d-struct-0r");
    check(RAIL, "shoot railgun basic @dozer", expect!["dozer hurt 3 by violet"]);
}

#[test]
fn railgun_the_target_may_be_on_your_own_square() {
    check(RAIL, "shoot railgun basic @d-struct-0r", expect!["d-struct-0r hurt 3 by violet"]);
}

#[test]
fn railgun_there_are_only_4_cardinal_directions() {
    let scene = "violet at r1c2 holds railgun | dozer at r0c1 | sprog at r2c3 | banshee at r2c2";
    assert_eq!(offers(scene, "shoot railgun basic"), "violet: @banshee");
    assert_eq!(why(scene, "shoot railgun basic", "@dozer"), "not-straight");
}

#[test]
fn piercing_mode_deals_2_damage_to_1_or_2_targets_in_one_direction() {
    // West: Dozer, Sprog, and all on the shooter's square.
    assert_eq!(offers(RAIL, "shoot railgun +piercing"), "violet: north east south west");
    assert_eq!(offers(RAIL, "shoot railgun +piercing west"), "violet: @dozer @sprog @d-struct-0r");
    assert_eq!(offers(RAIL, "shoot railgun +piercing north"), "violet: @banshee @d-struct-0r");
    // East there is nobody but on the shooter's square, which lies in every direction.
    assert_eq!(offers(RAIL, "shoot railgun +piercing east"), "violet: @d-struct-0r");
    check(
        RAIL,
        "shoot railgun +piercing west @sprog @dozer",
        expect![[r"
        sprog hurt 2 by violet
        dozer hurt 2 by violet"]],
    );
    check(RAIL, "shoot railgun +piercing west @sprog pass", expect!["sprog hurt 2 by violet"]);
}

#[test]
fn piercing_the_2_targets_can_be_on_the_same_square_or_on_different_squares() {
    let scene = "violet at r1c2 holds railgun ammo - | dozer at r1c0 | sprog at r1c0 | banshee at r1c1";
    check(
        scene,
        "shoot railgun +piercing west @dozer @sprog",
        expect![[r"
        dozer hurt 2 by violet
        sprog hurt 2 by violet"]],
    );
    assert_eq!(offers(scene, "shoot railgun +piercing west @dozer"), "violet: @sprog @banshee pass");
}

// Cyberblade

const BLADE: &str =
    "violet at r0c1 holds cyberblade | dozer at r0c1 | sprog at r0c1 | banshee at r0c2 | d-struct-0r at r0c3";

#[test]
fn cyberblade_deals_2_damage_to_1_target_on_your_square() {
    assert_eq!(offers(BLADE, "shoot cyberblade pass"), "violet: @dozer @sprog");
    check(BLADE, "shoot cyberblade pass @dozer pass", expect!["dozer hurt 2 by violet"]);
    assert_eq!(why(BLADE, "shoot cyberblade pass", "@banshee"), "too-far distance=1 most=0");
}

#[test]
fn shadowstep_moves_1_square_before_or_after_the_basic_effect_and_is_free() {
    let poor = BLADE.replace("cyberblade |", "cyberblade ammo - |");
    check(
        &poor,
        "shoot cyberblade +shadowstep r0c2 @banshee",
        expect![[r"
        violet moves to r0c2
        banshee hurt 2 by violet"]],
    );
    check(
        &poor,
        "shoot cyberblade pass @dozer +shadowstep r1c1",
        expect![[r"
        dozer hurt 2 by violet
        violet moves to r1c1"]],
    );
    // Before the shot, only where somebody stands; afterwards anywhere.
    assert_eq!(offers(&poor, "shoot cyberblade +shadowstep"), "violet: r0c2");
    assert_eq!(offers(&poor, "shoot cyberblade pass @dozer +shadowstep"), "violet: r0c0 r0c2 r1c1");
}

#[test]
fn slice_and_dice_deals_2_damage_to_a_different_target_on_your_square() {
    assert_eq!(offers(BLADE, "shoot cyberblade pass @dozer +slice-and-dice"), "violet: @sprog");
    check(
        BLADE,
        "shoot cyberblade pass @dozer +slice-and-dice @sprog pass",
        expect![[r"
        dozer hurt 2 by violet
        violet pays yellow
        sprog hurt 2 by violet"]],
    );
    let alone = "violet at r0c1 holds cyberblade | dozer at r0c1 | banshee at r1c2";
    assert_eq!(offers(alone, "shoot cyberblade @dozer"), "violet: +shadowstep pass");
    assert_eq!(why(alone, "shoot cyberblade @dozer", "+slice-and-dice"), "no-target");
}

#[test]
fn cyberblade_you_can_move_onto_a_square_and_whack_2_people() {
    let scene = "violet at r0c2 holds cyberblade | dozer at r0c1 | sprog at r0c1";
    check(
        scene,
        "shoot cyberblade +shadowstep r0c1 @dozer +slice-and-dice @sprog",
        expect![[r"
        violet moves to r0c1
        dozer hurt 2 by violet
        violet pays yellow
        sprog hurt 2 by violet"]],
    );
}

#[test]
fn cyberblade_you_can_whack_somebody_move_and_whack_somebody_else() {
    check(
        BLADE,
        "shoot cyberblade pass @dozer +shadowstep r0c2 +slice-and-dice @banshee",
        expect![[r"
        dozer hurt 2 by violet
        violet moves to r0c2
        violet pays yellow
        banshee hurt 2 by violet"]],
    );
}

#[test]
fn cyberblade_you_can_whack_2_people_and_then_move() {
    check(
        BLADE,
        "shoot cyberblade pass @dozer +slice-and-dice @sprog +shadowstep r0c0",
        expect![[r"
        dozer hurt 2 by violet
        violet pays yellow
        sprog hurt 2 by violet
        violet moves to r0c0"]],
    );
}

// ZX-2

const ZX2: &str =
    "violet at r0c2 holds zx-2 ammo - | dozer at r0c1 | sprog at r1c2 | banshee at r0c3 | d-struct-0r at r1c0";

#[test]
fn zx_2_deals_1_damage_and_2_marks_to_1_target_you_can_see() {
    assert_eq!(offers(ZX2, "shoot zx-2 basic"), "violet: @dozer @sprog @banshee");
    check(
        ZX2,
        "shoot zx-2 basic @sprog",
        expect![[r"
        sprog hurt 1 by violet
        sprog marked 2 by violet"]],
    );
}

#[test]
fn scanner_mode_deals_1_mark_to_each_of_up_to_3_targets_you_can_see() {
    check(ZX2, "shoot zx-2 +scanner @sprog pass pass", expect!["sprog marked 1 by violet"]);
    check(
        ZX2,
        "shoot zx-2 +scanner @sprog @dozer pass",
        expect![[r"
        dozer marked 1 by violet
        sprog marked 1 by violet"]],
    );
}

#[test]
fn scanner_the_3_targets_can_be_in_3_different_rooms() {
    // Blue, yellow and green.
    check(
        ZX2,
        "shoot zx-2 +scanner @sprog @dozer @banshee",
        expect![[r"
        dozer marked 1 by violet
        sprog marked 1 by violet
        banshee marked 1 by violet"]],
    );
    assert_eq!(offers(ZX2, "shoot zx-2 +scanner @sprog @dozer"), "violet: @banshee pass");
}

// Shotgun

const SHOTGUN: &str = "violet at r0c2 holds shotgun ammo - | dozer at r0c2 | sprog at r1c2 | banshee at r2c2";

#[test]
fn shotgun_deals_3_damage_to_1_target_on_your_square_then_you_may_move_it_1_square() {
    check(
        SHOTGUN,
        "shoot shotgun basic @dozer r0c3",
        expect![[r"
        dozer hurt 3 by violet
        dozer moved to r0c3 by violet"]],
    );
    check(SHOTGUN, "shoot shotgun basic @dozer pass", expect!["dozer hurt 3 by violet"]);
    assert_eq!(offers(SHOTGUN, "shoot shotgun basic @dozer"), "violet: r0c1 r0c3 r1c2 pass");
    assert_eq!(offers(SHOTGUN, "shoot shotgun basic"), "violet: @dozer");
}

#[test]
fn long_barrel_deals_2_damage_to_1_target_exactly_one_move_away() {
    assert_eq!(offers(SHOTGUN, "shoot shotgun +long-barrel"), "violet: @sprog");
    check(SHOTGUN, "shoot shotgun +long-barrel @sprog", expect!["sprog hurt 2 by violet"]);
}

// Power Glove

#[test]
fn power_glove_moves_onto_a_target_exactly_1_move_away_and_gives_it_1_damage_and_2_marks() {
    let scene = "violet at r0c2 holds power-glove | dozer at r1c2 | sprog at r0c2 | banshee at r2c2";
    assert_eq!(offers(scene, "shoot power-glove basic"), "violet: @dozer");
    check(
        scene,
        "shoot power-glove basic @dozer",
        expect![[r"
        violet moves to r1c2
        dozer hurt 1 by violet
        dozer marked 2 by violet"]],
    );
}

const FIST: &str = "violet at r0c2 holds power-glove | dozer at r1c2 | sprog at r1c2 | banshee at r2c2";

#[test]
fn rocket_fist_flies_2_squares_in_a_straight_line_punching_1_person_per_square() {
    check(
        FIST,
        "shoot power-glove +rocket-fist south @sprog r2c2 @banshee",
        expect![[r"
        violet pays blue
        violet moves to r1c2
        sprog hurt 2 by violet
        violet moves to r2c2
        banshee hurt 2 by violet"]],
    );
    assert_eq!(offers(FIST, "shoot power-glove +rocket-fist south"), "violet: @dozer @sprog pass");
}

#[test]
fn rocket_fist_you_may_punch_on_either_square_only_and_need_not_fly_on() {
    check(
        FIST,
        "shoot power-glove +rocket-fist south @sprog pass",
        expect![[r"
        violet pays blue
        violet moves to r1c2
        sprog hurt 2 by violet"]],
    );
    check(
        FIST,
        "shoot power-glove +rocket-fist south pass r2c2 @banshee",
        expect![[r"
        violet pays blue
        violet moves to r1c2
        violet moves to r2c2
        banshee hurt 2 by violet"]],
    );
    check(
        FIST,
        "shoot power-glove +rocket-fist south @dozer r2c2 pass",
        expect![[r"
        violet pays blue
        violet moves to r1c2
        dozer hurt 2 by violet
        violet moves to r2c2"]],
    );
}

#[test]
fn rocket_fist_flies_on_in_the_same_direction_only_if_it_is_a_legal_move() {
    assert_eq!(offers(FIST, "shoot power-glove +rocket-fist south @sprog"), "violet: r2c2 pass");
    // From r0c2 of L1R2 south leads to r1c2; behind it is a wall.
    let scene = "arena L1R2 | violet at r0c2 holds power-glove | dozer at r1c2 | sprog at r2c2";
    assert_eq!(offers(scene, "shoot power-glove +rocket-fist south @dozer"), "violet: run grab pass");
}

#[test]
fn rocket_fist_needs_a_first_square_to_fly_to() {
    // East of r1c0 is a wall: a figure that stands beside the shooter cannot be punched by flying into it.
    let scene = "violet at r1c0 holds power-glove | dozer at r1c0 | sprog at r1c1";
    assert_eq!(why(scene, "", "shoot"), "no-target");
    let scene = "violet at r1c0 holds power-glove | dozer at r1c0 | sprog at r2c0";
    assert_eq!(offers(scene, "shoot power-glove +rocket-fist"), "violet: south");
}

// Shockwave

const SHOCK: &str =
    "violet at r1c2 holds shockwave | dozer at r0c2 | sprog at r1c3 | banshee at r1c3 | d-struct-0r at r2c2";

#[test]
fn shockwave_deals_1_damage_to_up_to_3_targets_on_different_squares_each_exactly_1_move_away() {
    check(
        SHOCK,
        "shoot shockwave basic @sprog @dozer @d-struct-0r",
        expect![[r"
        sprog hurt 1 by violet
        dozer hurt 1 by violet
        d-struct-0r hurt 1 by violet"]],
    );
    // Banshee shares the square of Sprog.
    assert_eq!(offers(SHOCK, "shoot shockwave basic @sprog"), "violet: @dozer @d-struct-0r pass");
    assert_eq!(offers(SHOCK, "shoot shockwave basic @sprog @dozer"), "violet: @d-struct-0r pass");
    assert_eq!(why(SHOCK, "shoot shockwave basic @sprog", "@banshee"), "same-square");
    check(SHOCK, "shoot shockwave basic @banshee pass pass", expect!["banshee hurt 1 by violet"]);
}

#[test]
fn tsunami_deals_1_damage_to_all_targets_that_are_exactly_1_move_away() {
    check(
        SHOCK,
        "shoot shockwave +tsunami",
        expect![[r"
        violet pays yellow
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        banshee hurt 1 by violet
        d-struct-0r hurt 1 by violet"]],
    );
    check(
        "violet at r1c1 holds shockwave | dozer at r1c1 | sprog at r1c2 | banshee at r2c1 | d-struct-0r at r2c0",
        "shoot shockwave +tsunami",
        expect![[r"
        violet pays yellow
        banshee hurt 1 by violet"]],
    );
}

// Sledgehammer

const SLEDGE: &str = "violet at r0c1 holds sledgehammer | dozer at r0c1 | sprog at r0c2";

#[test]
fn sledgehammer_deals_2_damage_to_1_target_on_your_square() {
    assert_eq!(offers(SLEDGE, "shoot sledgehammer basic"), "violet: @dozer");
    check(SLEDGE, "shoot sledgehammer basic @dozer", expect!["dozer hurt 2 by violet"]);
}

#[test]
fn pulverize_deals_3_damage_then_moves_the_target_0_1_or_2_squares_in_one_direction() {
    // From r0c1: west r0c0, east r0c2 r0c3, south r1c1 r2c1.
    assert_eq!(offers(SLEDGE, "shoot sledgehammer +pulverize @dozer"), "violet: r0c0 r0c2 r0c3 r1c1 r2c1 pass");
    check(
        SLEDGE,
        "shoot sledgehammer +pulverize @dozer r2c1",
        expect![[r"
        violet pays red
        dozer hurt 3 by violet
        dozer moved to r2c1 by violet"]],
    );
    check(
        SLEDGE,
        "shoot sledgehammer +pulverize @dozer pass",
        expect![[r"
        violet pays red
        dozer hurt 3 by violet"]],
    );
}

#[test]
fn pulverize_moves_go_through_doors_but_not_walls() {
    // r1c1 has walls east and west.
    assert_eq!(
        offers("violet at r1c1 holds sledgehammer | dozer at r1c1", "shoot sledgehammer +pulverize @dozer"),
        "violet: r0c1 r2c1 pass"
    );
    // No corners: r2c2 is two moves from r1c3, but not in one direction.
    assert_eq!(
        why("violet at r1c3 holds sledgehammer | dozer at r1c3", "shoot sledgehammer +pulverize @dozer", "r2c2"),
        "not-straight"
    );
}
