//! Weapons Manual, the red cards.

use expect_test::expect;

use crate::table_talk::{Table, check, offers, why};

// Vortex Cannon

const VORTEX: &str = "violet at r0c2 holds vortex-cannon | dozer at r0c1 | sprog at r1c2 | banshee at r2c2 \
     | d-struct-0r at r0c2";

#[test]
fn vortex_cannon_chooses_a_square_you_can_see_but_not_your_square() {
    // From r0c2 one sees r0c1 r0c2 r0c3 r1c2 r1c3 r2c2 r2c3.
    assert_eq!(offers(VORTEX, "shoot vortex-cannon"), "violet: r0c1 r0c3 r1c2 r1c3 r2c2 r2c3");
    assert_eq!(why(VORTEX, "shoot vortex-cannon", "r0c2"), "same-square");
    assert_eq!(why(VORTEX, "shoot vortex-cannon", "r1c1"), "cannot-see");
}

#[test]
fn vortex_cannon_moves_a_target_on_the_vortex_or_1_move_away_onto_it_and_gives_it_2_damage() {
    // The vortex r1c2: on it Sprog, one move away Banshee and D-struct; Dozer is two moves away.
    assert_eq!(offers(VORTEX, "shoot vortex-cannon r1c2"), "violet: @sprog @banshee @d-struct-0r");
    check(
        VORTEX,
        "shoot vortex-cannon r1c2 @banshee pass",
        expect![[r"
        banshee moved to r1c2 by violet
        banshee hurt 2 by violet"]],
    );
    check(VORTEX, "shoot vortex-cannon r1c2 @sprog pass", expect!["sprog hurt 2 by violet"]);
    assert_eq!(why(VORTEX, "shoot vortex-cannon r1c2", "@dozer"), "too-far distance=2 most=1");
}

#[test]
fn black_hole_moves_up_to_2_other_targets_onto_the_vortex_and_gives_them_each_1_damage() {
    assert_eq!(offers(VORTEX, "shoot vortex-cannon r1c2 @banshee +black-hole"), "violet: @sprog @d-struct-0r");
    check(
        VORTEX,
        "shoot vortex-cannon r1c2 @banshee +black-hole @d-struct-0r @sprog",
        expect![[r"
        banshee moved to r1c2 by violet
        banshee hurt 2 by violet
        violet pays red
        d-struct-0r moved to r1c2 by violet
        d-struct-0r hurt 1 by violet
        sprog hurt 1 by violet"]],
    );
    check(
        VORTEX,
        "shoot vortex-cannon r1c2 @banshee +black-hole @d-struct-0r pass",
        expect![[r"
        banshee moved to r1c2 by violet
        banshee hurt 2 by violet
        violet pays red
        d-struct-0r moved to r1c2 by violet
        d-struct-0r hurt 1 by violet"]],
    );
}

#[test]
fn vortex_cannon_the_3_targets_must_be_different_but_some_might_start_on_the_same_square() {
    let scene = "violet at r0c2 holds vortex-cannon | dozer at r2c2 | sprog at r2c2 | banshee at r2c2";
    let after = Table::set(scene).play("shoot vortex-cannon r1c2 @dozer +black-hole @sprog @banshee");
    let damage = |who| after.view_of(who).damage.len();
    assert_eq!([damage("dozer"), damage("sprog"), damage("banshee")], [2, 1, 1]);
    assert_eq!(offers(scene, "shoot vortex-cannon r1c2 @dozer +black-hole @sprog"), "violet: @banshee pass");
}

#[test]
fn vortex_cannon_targets_may_be_on_your_square_or_on_squares_you_cannot_see() {
    // r0c1 is seen from r0c2; r1c1 behind it is not. D-struct stands with violet.
    let scene = "violet at r0c2 holds vortex-cannon | dozer at r1c1 | d-struct-0r at r0c2";
    assert_eq!(offers(scene, "shoot vortex-cannon r0c1"), "violet: @dozer @d-struct-0r");
    check(
        scene,
        "shoot vortex-cannon r0c1 @dozer +black-hole @d-struct-0r",
        expect![[r"
        dozer moved to r0c1 by violet
        dozer hurt 2 by violet
        violet pays red
        d-struct-0r moved to r0c1 by violet
        d-struct-0r hurt 1 by violet"]],
    );
}

// Furnace

#[test]
fn furnace_deals_1_damage_to_everyone_in_a_room_you_can_see_but_not_your_own() {
    let scene = "violet at r0c2 holds furnace | dozer at r1c2 | sprog at r2c3 | banshee at r0c1 | d-struct-0r at r0c3";
    assert_eq!(offers(scene, "shoot furnace basic"), "violet: room-green room-yellow");
    check(
        scene,
        "shoot furnace basic room-yellow",
        expect![[r"
        dozer hurt 1 by violet
        sprog hurt 1 by violet"]],
    );
    assert_eq!(why(scene, "shoot furnace basic", "room-blue"), "own-room");
    assert_eq!(why(scene, "shoot furnace basic", "room-white"), "cannot-see");
}

#[test]
fn cozy_fire_deals_1_damage_and_1_mark_to_everyone_on_a_square_exactly_one_move_away() {
    let scene =
        "violet at r0c2 holds furnace ammo - | dozer at r1c2 | sprog at r1c2 | banshee at r2c2 | d-struct-0r at r0c2";
    assert_eq!(offers(scene, "shoot furnace +cozy-fire"), "violet: r1c2");
    check(
        scene,
        "shoot furnace +cozy-fire r1c2",
        expect![[r"
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        dozer marked 1 by violet
        sprog marked 1 by violet"]],
    );
    assert_eq!(why(scene, "shoot furnace +cozy-fire", "r0c2"), "too-near distance=0 least=1");
    assert_eq!(why(scene, "shoot furnace +cozy-fire", "r2c2"), "too-far distance=2 most=1");
    assert_eq!(why(scene, "shoot furnace +cozy-fire", "r0c1"), "nobody-there");
}

// Heatseeker

#[test]
fn heatseeker_deals_3_damage_to_1_target_you_cannot_see_and_only_to_such() {
    let scene =
        "violet at r0c2 holds heatseeker | dozer at r0c1 | sprog at r1c1 | banshee at r2c3 | d-struct-0r at r2c0";
    assert_eq!(offers(scene, "shoot heatseeker"), "violet: @sprog @d-struct-0r");
    check(scene, "shoot heatseeker @d-struct-0r", expect!["d-struct-0r hurt 3 by violet"]);
    assert_eq!(why(scene, "shoot heatseeker", "@dozer"), "can-see");
}

// Hellion

const HELLION: &str =
    "violet at r0c2 holds hellion | dozer at r1c2 | sprog at r1c2 | banshee at r0c2 | d-struct-0r at r0c1";

#[test]
fn hellion_deals_1_damage_at_least_1_move_away_then_1_mark_to_everyone_on_that_square() {
    assert_eq!(offers(HELLION, "shoot hellion basic"), "violet: @dozer @sprog @d-struct-0r");
    check(
        HELLION,
        "shoot hellion basic @sprog",
        expect![[r"
        sprog hurt 1 by violet
        dozer marked 1 by violet
        sprog marked 1 by violet"]],
    );
    assert_eq!(why(HELLION, "shoot hellion basic", "@banshee"), "too-near distance=0 least=1");
}

#[test]
fn nano_tracer_gives_2_marks() {
    check(
        HELLION,
        "shoot hellion +nano-tracer @d-struct-0r",
        expect![[r"
        violet pays red
        d-struct-0r hurt 1 by violet
        d-struct-0r marked 2 by violet"]],
    );
}

// Flamethrower

/// From r0c1 the flame goes south through two doors, east inside the room, west through a door.
const FLAME: &str = "violet at r0c1 holds flamethrower ammo YY | dozer at r1c1 | sprog at r1c1 | banshee at r2c1 \
     | d-struct-0r at r0c1";

#[test]
fn flamethrower_chooses_a_square_and_possibly_a_second_in_the_same_direction_and_1_target_on_each() {
    assert_eq!(offers(FLAME, "shoot flamethrower basic"), "violet: south");
    assert_eq!(offers(FLAME, "shoot flamethrower basic south"), "violet: @dozer @sprog pass");
    check(
        FLAME,
        "shoot flamethrower basic south @sprog @banshee",
        expect![[r"
        sprog hurt 1 by violet
        banshee hurt 1 by violet"]],
    );
    check(FLAME, "shoot flamethrower basic south @sprog pass", expect!["sprog hurt 1 by violet"]);
    check(FLAME, "shoot flamethrower basic south pass @banshee", expect!["banshee hurt 1 by violet"]);
    // Somebody must be hit in all.
    assert_eq!(offers(FLAME, "shoot flamethrower basic south pass"), "violet: @banshee");
}

#[test]
fn barbecue_deals_2_damage_to_everyone_on_the_first_square_and_1_on_the_second() {
    check(
        FLAME,
        "shoot flamethrower +barbecue south",
        expect![[r"
        violet pays yellow
        violet pays yellow
        dozer hurt 2 by violet
        sprog hurt 2 by violet
        banshee hurt 1 by violet"]],
    );
}

#[test]
fn flamethrower_cannot_damage_anyone_in_your_square_and_may_burn_whom_you_cannot_see() {
    // r2c1 is not seen from r0c1, d-struct stands beside the shooter.
    let told = Table::set(FLAME).play("shoot flamethrower +barbecue south").told();
    assert!(told.contains("banshee hurt") && !told.contains("d-struct"));
}

#[test]
fn flame_goes_through_doors_but_not_through_walls() {
    // East of r1c0 is a wall; east of r2c0 is open, then a door.
    let scene = "violet at r1c0 holds flamethrower | dozer at r1c1 | sprog at r1c2";
    assert_eq!(why(scene, "", "shoot"), "no-target");
    let scene = "violet at r2c0 holds flamethrower ammo YY | dozer at r2c2 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot flamethrower basic"), "violet: east");
    // Two squares, not three.
    check(scene, "shoot flamethrower basic east @dozer", expect!["dozer hurt 1 by violet"]);
    // The flame stops at a wall behind the first square.
    let scene = "arena L1R2 | violet at r0c2 holds flamethrower ammo YY | dozer at r1c2 | sprog at r2c2";
    check(
        scene,
        "shoot flamethrower +barbecue south",
        expect![[r"
        violet pays yellow
        violet pays yellow
        dozer hurt 2 by violet"]],
    );
}

// Grenade Launcher

#[test]
fn grenade_launcher_deals_1_damage_then_you_may_move_the_target_1_square() {
    let scene = "violet at r0c2 holds grenade-launcher ammo - | dozer at r1c2 | sprog at r2c0";
    assert_eq!(offers(scene, "shoot grenade-launcher @dozer"), "violet: r0c2 r1c3 r2c2 pass");
    check(
        scene,
        "shoot grenade-launcher @dozer r1c3",
        expect![[r"
        dozer hurt 1 by violet
        dozer moved to r1c3 by violet"]],
    );
    check(scene, "shoot grenade-launcher @dozer pass", expect!["dozer hurt 1 by violet"]);
}

const GRENADES: &str = "violet at r0c2 holds grenade-launcher | dozer at r1c2 | sprog at r1c3 | banshee at r1c3";

#[test]
fn grenade_you_can_shoot_a_target_move_it_onto_others_then_damage_everyone() {
    check(
        GRENADES,
        "shoot grenade-launcher @dozer pass r1c3 +extra-grenade r1c3",
        expect![[r"
        dozer hurt 1 by violet
        dozer moved to r1c3 by violet
        violet pays red
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        banshee hurt 1 by violet"]],
    );
}

#[test]
fn grenade_you_can_deal_2_to_a_main_target_1_to_everyone_else_there_then_move_it() {
    check(
        GRENADES,
        "shoot grenade-launcher @sprog +extra-grenade r1c3 r2c3",
        expect![[r"
        sprog hurt 1 by violet
        violet pays red
        sprog hurt 1 by violet
        banshee hurt 1 by violet
        sprog moved to r2c3 by violet"]],
    );
}

#[test]
fn grenade_you_can_deal_1_to_an_isolated_target_and_1_to_everyone_on_a_different_square() {
    check(
        GRENADES,
        "shoot grenade-launcher @dozer +extra-grenade r1c3 pass",
        expect![[r"
        dozer hurt 1 by violet
        violet pays red
        sprog hurt 1 by violet
        banshee hurt 1 by violet"]],
    );
    // A square you can see, with somebody on it.
    assert_eq!(offers(GRENADES, "shoot grenade-launcher @dozer +extra-grenade"), "violet: r1c2 r1c3");
    // Once only.
    assert_eq!(offers(GRENADES, "shoot grenade-launcher @dozer +extra-grenade r1c3 pass"), "violet: run grab pass");
}

#[test]
fn grenade_if_you_target_your_own_square_you_will_not_be_moved_or_damaged() {
    check(
        "violet at r0c2 holds grenade-launcher | dozer at r0c2 | sprog at r1c2",
        "shoot grenade-launcher @sprog +extra-grenade r0c2 pass",
        expect![[r"
        sprog hurt 1 by violet
        violet pays red
        dozer hurt 1 by violet"]],
    );
}

// Rocket Launcher

const ROCKET: &str =
    "violet at r0c2 holds rocket-launcher | dozer at r1c2 | sprog at r1c2 | banshee at r0c2 | d-struct-0r at r2c0";

#[test]
fn rocket_launcher_deals_2_damage_to_1_target_you_can_see_that_is_not_on_your_square() {
    assert_eq!(offers(ROCKET, "shoot rocket-launcher pass"), "violet: @dozer @sprog");
    check(ROCKET, "shoot rocket-launcher pass @dozer pass pass pass", expect!["dozer hurt 2 by violet"]);
    assert_eq!(why(ROCKET, "shoot rocket-launcher pass", "@banshee"), "too-near distance=0 least=1");
}

#[test]
fn rocket_launcher_then_may_move_the_target_1_square() {
    assert_eq!(offers(ROCKET, "shoot rocket-launcher pass @dozer pass"), "violet: r0c2 r1c3 r2c2 pass");
    check(
        ROCKET,
        "shoot rocket-launcher pass @dozer pass r2c2 pass",
        expect![[r"
        dozer hurt 2 by violet
        dozer moved to r2c2 by violet"]],
    );
}

#[test]
fn rocket_jump_moves_1_or_2_squares_before_or_after_the_basic_effect() {
    check(
        ROCKET,
        "shoot rocket-launcher +rocket-jump r0c1 @banshee pass pass",
        expect![[r"
        violet pays blue
        violet moves to r0c1
        banshee hurt 2 by violet"]],
    );
    check(
        ROCKET,
        "shoot rocket-launcher pass @dozer pass r2c2 +rocket-jump r0c0",
        expect![[r"
        dozer hurt 2 by violet
        dozer moved to r2c2 by violet
        violet pays blue
        violet moves to r0c0"]],
    );
    // Never between damage and push: there only the warhead is offered.
    assert_eq!(offers(ROCKET, "shoot rocket-launcher pass @dozer"), "violet: +fragmenting-warhead pass");
    assert_eq!(why(ROCKET, "shoot rocket-launcher pass @dozer", "+rocket-jump"), "later");
}

#[test]
fn rocket_jump_before_the_effect_considers_only_your_new_square() {
    // You can even move off a square so you can shoot someone on it: from r0c1 Banshee on r0c2 is a target.
    let scene = "violet at r0c2 holds rocket-launcher | banshee at r0c2";
    assert_eq!(offers(scene, "shoot rocket-launcher"), "violet: +rocket-jump");
    assert_eq!(
        offers(scene, "shoot rocket-launcher +rocket-jump"),
        // Every square one or two moves away from which r0c2 is seen.
        "violet: r0c0 r0c1 r0c3 r1c1 r1c2"
    );
    // From r2c2 Dozer on r1c1 is out of sight although he was seen before.
    let scene = "violet at r1c1 holds rocket-launcher | dozer at r0c2 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot rocket-launcher +rocket-jump r2c2"), "violet: @sprog");
}

#[test]
fn fragmenting_warhead_deals_1_damage_to_every_player_on_the_original_square_the_target_takes_3_in_total() {
    check(
        ROCKET,
        "shoot rocket-launcher pass @dozer +fragmenting-warhead r2c2 pass",
        expect![[r"
        dozer hurt 2 by violet
        violet pays yellow
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        dozer moved to r2c2 by violet"]],
    );
}

#[test]
fn the_warhead_is_used_during_the_basic_effect_before_the_push() {
    // After the push it is too late.
    assert_eq!(offers(ROCKET, "shoot rocket-launcher pass @dozer pass r2c2"), "violet: +rocket-jump pass");
    assert_eq!(why(ROCKET, "shoot rocket-launcher pass @dozer pass r2c2", "+fragmenting-warhead"), "later");
}
