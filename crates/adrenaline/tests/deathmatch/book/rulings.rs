//! Where the book is silent or spread out: one test for each ruling, by its
//! number. Those from 32 on, on scoring and the end, have a file of their own.
//!
//! Not of this game: 45 (domination). Shown elsewhere as well: 42 and 43 need
//! more cards or tokens than one table ever uses.

use expect_test::expect;
use table::Game;

use crate::table_talk::{Table, check, offers, state, why};

#[test]
fn ruling_1_red_and_purple_of_l2r2_are_one_room_of_3_squares() {
    let scene = "arena L2R2 | violet at r1c0 holds lock-rifle | dozer at r1c2 | sprog at r1c1";
    assert_eq!(offers(scene, "shoot lock-rifle"), "violet: @dozer @sprog");
}

#[test]
fn ruling_2_a_player_may_skip_actions_and_end_early() {
    let scene = "violet at r0c0 | dozer at r2c3";
    assert!(offers(scene, "pass").starts_with("luck"));
    assert!(offers(scene, "run r0c1 pass").starts_with("luck"));
}

#[test]
fn ruling_3_standing_still_does_not_count_as_a_run() {
    let scene = "violet at r0c0 | dozer at r2c3";
    assert_eq!(why(scene, "run", "r0c0"), "stand-still");
}

#[test]
fn ruling_4_grab_where_nothing_can_be_taken_is_only_the_move() {
    let scene = "violet at r0c1 ammo - | dozer at r2c3 | spawn blue lock-rifle";
    check(scene, "grab r0c0", expect!["violet runs to r0c0"]);
    // Empty spawnpoint, and one that is too dear.
    check(scene, "grab r0c2 pass", expect!["violet runs to r0c2"]);
    assert_eq!(offers(scene, "grab r0c2"), "violet: pass");
    assert_eq!(offers("violet at r0c1 | dozer at r2c3", "grab r0c2"), "violet: run grab pass");
}

#[test]
fn ruling_5_a_tile_may_be_taken_with_full_hands_the_surplus_is_lost() {
    let scene = "violet at r0c0 ammo RRRYYYBBB powerups newton-red newton-blue newton-yellow | dozer at r2c3 \
         | tile r0c0 PRB";
    check(scene, "grab r0c0", expect!["violet takes tile-PRB, gains nothing"]);
    let after = Table::set(scene).play("grab r0c0");
    assert_eq!(after.view_of("violet").powerups, 3);
    assert!(after.game.public().squares[0].tile.is_none());
}

#[test]
fn ruling_6_the_weapon_dropped_is_one_of_the_three_held_before_after_paying() {
    let scene = "violet at r0c2 holds whisper zx-2 shotgun | dozer at r2c3 | spawn blue hellion";
    check(
        scene,
        "grab r0c2 hellion zx-2",
        expect![[r"
        violet takes hellion
        violet pays yellow
        violet drops zx-2"]],
    );
    assert_eq!(why(scene, "grab r0c2 hellion", "hellion"), "just-taken");
}

#[test]
fn ruling_7_a_dropped_weapon_may_be_grabbed_again_in_the_same_turn_at_the_usual_price() {
    let scene = "violet at r0c2 holds whisper shotgun unloaded zx-2 | dozer at r2c3 | spawn blue hellion";
    check(
        scene,
        "grab r0c2 hellion zx-2 grab r0c2 zx-2 hellion",
        expect![[r"
        violet takes hellion
        violet pays yellow
        violet drops zx-2
        violet takes zx-2
        violet pays red
        violet drops hellion"]],
    );
    assert_eq!(
        state(scene, "grab r0c2 hellion zx-2 grab r0c2 zx-2 hellion", "violet"),
        "r0c2 ammo B holds whisper zx-2 shotgun"
    );
}

#[test]
fn ruling_8_a_shot_without_any_hit_is_not_legal() {
    // Nobody on the square, in the room, next door, or in a line.
    for weapon in ["electroscythe", "shockwave", "furnace", "flamethrower", "power-glove", "sledgehammer"] {
        let scene = format!("violet at r0c0 ammo RRRYYYBBB holds {weapon} | dozer at r2c3");
        assert_eq!(why(&scene, "", "shoot"), "no-target", "{weapon}");
    }
    // A hit on the second square alone is fine.
    let second = "violet at r0c1 ammo RRRYYYBBB holds flamethrower power-glove | dozer at r2c1";
    check(second, "shoot flamethrower basic south @dozer", expect!["dozer hurt 1 by violet"]);
    check(
        second,
        "shoot flamethrower +barbecue south",
        expect![[r"
        violet pays yellow
        violet pays yellow
        dozer hurt 1 by violet"]],
    );
    let fist = Table::set(second).play("shoot power-glove +rocket-fist south r2c1 @dozer");
    assert_eq!(fist.told_of("hurt"), "dozer hurt 2 by violet");
    assert_eq!(offers(second, "shoot power-glove +rocket-fist south"), "violet: r2c1");
}

#[test]
fn ruling_9_moves_after_which_no_weapon_has_a_target_are_not_offered() {
    let scene = "violet at r0c2 holds sledgehammer damage dozer*6 | dozer at r0c1";
    assert_eq!(offers(scene, "shoot"), "violet: r0c1");
    assert_eq!(why(scene, "shoot", "r0c3"), "no-target-there");
    assert_eq!(why("violet at r0c2 holds sledgehammer damage dozer*6 | dozer at r0c0", "", "shoot"), "no-target");
}

#[test]
fn ruling_10_marks_convert_once_per_action_and_victim_scope_does_not_touch_them() {
    let scene = "violet at r0c2 holds lock-rifle zx-2 powerups targeting-scope-red | dozer at r0c1 marks violet";
    check(
        scene,
        "shoot lock-rifle @dozer targeting-scope-red red @dozer",
        expect![[r"
        dozer hurt 3 by violet, 1 from marks
        violet plays targeting-scope-red
        violet pays red
        dozer hurt 1 by violet
        dozer marked 1 by violet"]],
    );
    // The mark of the first action counts in the second.
    let both = "shoot lock-rifle @dozer pass shoot zx-2 basic @dozer";
    assert_eq!(Table::set(scene).play(both).state("dozer"), "r0c1 damage violet*5 ammo RYB");
}

#[test]
fn ruling_11_a_victim_at_12_receives_nothing_old_marks_are_handed_back_new_ones_added() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 damage sprog*12 marks violet*2 sprog | sprog at r2c0";
    assert_eq!(state(scene, "shoot zx-2 basic @dozer", "dozer"), "r0c1 damage sprog*12 marks violet*2 sprog ammo RYB");
    check(
        scene,
        "shoot zx-2 basic @dozer",
        expect![[r"
        dozer hurt 0 by violet
        dozer marked 2 by violet"]],
    );
}

#[test]
fn ruling_12_newton_teleporter_tagback_and_revenge_do_not_trigger_marks() {
    let scene = "violet at r0c2 marks dozer*2 powerups newton-red teleporter-red | dozer at r0c1 marks violet*2";
    let after = Table::set(scene).play("newton-red @dozer r0c0 teleporter-red r0c0");
    assert_eq!(after.told_of("hurt"), "");
    // A tagback mark beside two others of the same victim: three marks, no damage.
    let scene = "violet at r0c2 holds thor marks dozer*2 | dozer at r0c1 powerups tagback-grenade-red";
    let after = Table::set(scene).play("shoot thor @dozer tagback-grenade-red");
    assert_eq!(after.state("violet"), "r0c2 marks dozer*3 ammo RYB unloaded thor");
    // Revenge on top of a mark: two marks, no damage.
    let scene = "violet at r0c2 holds thor marks dozer | dozer at r0c1 damage violet*10";
    let after = Table::set(scene).play("shoot thor @dozer pass pass");
    assert_eq!(after.view_of("violet").marks, [("dozer".into(), 2)]);
    assert!(after.view_of("violet").damage.is_empty());
}

#[test]
fn ruling_13_the_scope_is_paid_with_a_cube_of_any_colour_or_another_powerup() {
    let scene = "violet at r0c2 holds zx-2 ammo - powerups targeting-scope-red newton-blue | dozer at r0c1";
    assert_eq!(offers(scene, "shoot zx-2 basic @dozer targeting-scope-red"), "violet: newton-blue");
    let two = "violet at r0c2 holds zx-2 ammo - powerups targeting-scope-red targeting-scope-blue | dozer at r0c1";
    assert_eq!(offers(two, "shoot zx-2 basic @dozer"), "violet: targeting-scope-red targeting-scope-blue pass");
    assert_eq!(offers(two, "shoot zx-2 basic @dozer targeting-scope-red"), "violet: targeting-scope-blue");
    // Not the Scope itself.
    let one = "violet at r0c2 holds zx-2 ammo - powerups targeting-scope-red | dozer at r0c1";
    assert_eq!(offers(one, "shoot zx-2 basic @dozer"), "violet: pass");
}

#[test]
fn ruling_14_one_scope_window_before_marks_and_tagback_any_number_each_paid() {
    let scene = "violet at r0c2 holds machine-gun powerups targeting-scope-red targeting-scope-blue \
         | dozer at r0c1 powerups tagback-grenade-red | sprog at r1c2 | banshee at r2c2";
    // Same or different targets, each of whom received damage.
    check(
        scene,
        "shoot machine-gun @dozer @sprog pass targeting-scope-red red @dozer targeting-scope-blue blue @sprog \
         tagback-grenade-red",
        expect![[r"
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        violet plays targeting-scope-red
        violet pays red
        dozer hurt 1 by violet
        violet plays targeting-scope-blue
        violet pays blue
        sprog hurt 1 by violet
        dozer plays tagback-grenade-red
        violet marked 1 by dozer"]],
    );
    assert_eq!(offers(scene, "shoot machine-gun @dozer @sprog pass targeting-scope-red red"), "violet: @dozer @sprog");
}

#[test]
fn ruling_15_tagback_windows_go_clockwise_from_the_shooters_left() {
    let scene = "seats dozer violet sprog banshee | turn violet | violet at r1c2 holds shockwave \
         | dozer at r0c2 powerups tagback-grenade-red | sprog at r1c3 powerups tagback-grenade-blue \
         | banshee at r2c2 powerups tagback-grenade-yellow";
    check(
        scene,
        "shoot shockwave +tsunami tagback-grenade-blue tagback-grenade-yellow tagback-grenade-red",
        expect![[r"
        violet pays yellow
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        banshee hurt 1 by violet
        sprog plays tagback-grenade-blue
        violet marked 1 by sprog
        banshee plays tagback-grenade-yellow
        violet marked 1 by banshee
        dozer plays tagback-grenade-red
        violet marked 1 by dozer"]],
    );
}

#[test]
fn ruling_15_sight_is_judged_when_the_damage_is_dealt_after_a_pull() {
    // From r2c3 Dozer does not see r2c1; pulled to r2c2 he does.
    let scene = "violet at r2c1 holds tractor-beam | dozer at r2c3 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot tractor-beam basic @dozer r2c2"), "dozer: tagback-grenade-red pass");
    assert_eq!(offers(scene, "shoot tractor-beam basic @dozer r2c3"), "violet: run grab pass");
}

#[test]
fn ruling_15_sight_is_judged_before_a_later_push_or_step() {
    // Seen when hit, out of sight after the push.
    let scene = "violet at r2c1 holds grenade-launcher ammo - | dozer at r2c2 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot grenade-launcher @dozer r2c3"), "dozer: tagback-grenade-red pass");
    // Unseen when hit, in sight after the push.
    let scene = "violet at r2c1 holds grenade-launcher ammo - | dozer at r2c3 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot grenade-launcher @dozer r2c2"), "violet: run grab pass");
    // The shooter glides away after the shot, and into sight.
    let scene = "violet at r2c1 holds plasma-gun ammo - | dozer at r2c2 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot plasma-gun pass @dozer +phase-glide r2c0"), "dozer: tagback-grenade-red pass");
    let scene = "violet at r2c1 holds plasma-gun ammo - | dozer at r2c3 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot plasma-gun pass @dozer +phase-glide r2c2"), "violet: run grab pass");
}

#[test]
fn ruling_15_several_tagbacks_are_allowed() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 powerups tagback-grenade-red tagback-grenade-blue";
    let after = Table::set(scene).play("shoot thor @dozer tagback-grenade-red tagback-grenade-blue");
    assert_eq!(after.view_of("violet").marks, [("dozer".into(), 2)]);
}

#[test]
fn ruling_16_a_player_just_killed_may_still_throw_a_tagback() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*9 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot thor @dozer"), "dozer: tagback-grenade-red pass");
    // For marks only: no.
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 powerups tagback-grenade-red";
    assert_eq!(offers(scene, "shoot zx-2 +scanner @dozer"), "violet: run grab pass");
}

#[test]
fn ruling_14_and_16_a_full_board_receives_nothing_so_no_scope_and_no_tagback() {
    let scene = "violet at r0c2 holds thor powerups targeting-scope-red \
         | dozer at r0c1 damage sprog*12 powerups tagback-grenade-red | sprog at r2c0";
    assert_eq!(offers(scene, "shoot thor @dozer"), "violet: run grab pass");
    // With room for one token there is damage, and both windows open.
    let scene = scene.replace("sprog*12", "sprog*11");
    assert_eq!(offers(&scene, "shoot thor @dozer"), "violet: targeting-scope-red pass");
    assert_eq!(offers(&scene, "shoot thor @dozer pass"), "dozer: tagback-grenade-red pass");
}

#[test]
fn ruling_17_a_killed_figure_may_be_moved_before_the_end_of_the_turn() {
    let scene = "violet at r0c2 holds thor powerups newton-red | dozer at r0c1 damage violet*9";
    let after = Table::set(scene).play("shoot thor @dozer pass newton-red @dozer r0c0");
    assert_eq!(after.view_of("dozer").at.as_deref(), Some("r0c0"));
}

#[test]
fn ruling_18_newton_and_teleporter_only_before_between_or_after_actions() {
    let scene = "violet at r0c2 holds thor powerups newton-red teleporter-red | dozer at r0c1 | sprog at r1c1";
    for middle in ["run", "grab", "shoot", "shoot thor @dozer"] {
        for card in ["newton-red", "teleporter-red"] {
            assert_eq!(why(scene, middle, card), "between-actions", "{middle}");
        }
    }
    assert!(offers(scene, "run r0c1 run r0c2").contains("newton-red teleporter-red"));
}

#[test]
fn ruling_19_newton_goes_straight_1_or_2_legal_moves_not_0() {
    let scene = "violet at r0c2 powerups newton-red | dozer at r1c1";
    // Walls east and west of r1c1.
    assert_eq!(offers(scene, "newton-red @dozer"), "violet: r0c1 r2c1");
    assert_eq!(why(scene, "newton-red @dozer", "r1c1"), "same-square");
    assert_eq!(why(scene, "newton-red @dozer", "r1c0"), "wall-between");
    assert_eq!(why(scene, "newton-red @dozer", "r0c2"), "not-straight");
}

#[test]
fn ruling_20_the_tractor_beam_ends_on_a_seen_square_even_the_shooters_own() {
    let scene = "violet at r0c0 holds tractor-beam | dozer at r1c1";
    // r1c1 itself is not seen from r0c0, so it may not stay there.
    assert_eq!(offers(scene, "shoot tractor-beam basic @dozer"), "violet: r0c0 r0c1 r0c2");
}

#[test]
fn ruling_21_the_vortex_may_be_empty_and_the_black_hole_uses_the_same_one() {
    let scene = "violet at r0c2 holds vortex-cannon | dozer at r2c2 | sprog at r1c3 | banshee at r0c1";
    let after = Table::set(scene).play("shoot vortex-cannon r1c2 @dozer +black-hole @sprog");
    assert_eq!(after.view_of("dozer").at, after.view_of("sprog").at);
    assert_eq!(after.view_of("banshee").damage.len(), 0);
    assert_eq!(after.offers(), "violet: run grab pass");
}

#[test]
fn ruling_22_machine_gun_combinations() {
    let scene = "violet at r0c2 holds machine-gun | dozer at r0c1 | sprog at r1c2 | banshee at r2c2";
    let damage = |answers: &str| {
        let after = Table::set(scene).play(answers);
        ["dozer", "sprog", "banshee"].map(|who| after.view_of(who).damage.len())
    };
    let basic = "shoot machine-gun @dozer @sprog";
    assert_eq!(damage(&format!("{basic} +focus-shot @dozer pass")), [2, 1, 0]);
    assert_eq!(damage(&format!("{basic} +focus-shot @dozer +turret-tripod @sprog pass")), [2, 2, 0]);
    assert_eq!(damage(&format!("{basic} +focus-shot @dozer +turret-tripod @sprog @banshee")), [2, 2, 1]);
    assert_eq!(damage(&format!("{basic} +turret-tripod pass @banshee +focus-shot @sprog")), [1, 2, 1]);
    let one = "shoot machine-gun @dozer pass";
    assert_eq!(damage(&format!("{one} +turret-tripod @dozer pass pass")), [2, 0, 0]);
    assert_eq!(damage(&format!("{one} +turret-tripod @dozer @sprog pass")), [2, 1, 0]);
    assert_eq!(damage(&format!("{one} +focus-shot @dozer +turret-tripod @sprog")), [2, 1, 0]);
}

#[test]
fn ruling_23_thor_the_shooter_is_never_a_victim_and_each_link_uses_what_the_previous_victim_sees() {
    // Dozer on r0c1 sees only violet and r1c1; Sprog stands where violet sees him but Dozer does not.
    let scene = "violet at r0c2 holds thor ammo BB | dozer at r0c1 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot thor @dozer"), "violet: run grab pass");
}

#[test]
fn ruling_24_the_square_of_the_extra_grenade_must_be_seen_then() {
    // Dozer pushed from r2c2 to r2c3: both are seen from r2c1; r0c2 is not.
    let scene = "violet at r2c1 holds grenade-launcher | dozer at r2c2 | sprog at r1c3 | banshee at r2c1";
    assert_eq!(offers(scene, "shoot grenade-launcher @dozer +extra-grenade"), "violet: r1c3 r2c1 r2c2");
    assert_eq!(offers(scene, "shoot grenade-launcher @dozer pass r2c3 +extra-grenade"), "violet: r1c3 r2c1 r2c3");
}

#[test]
fn ruling_25_the_warhead_hits_everyone_on_the_square_before_the_push_and_the_jump_never_falls_between() {
    let scene = "violet at r0c2 holds rocket-launcher | dozer at r1c2 | sprog at r1c2 | banshee at r2c2";
    let after = Table::set(scene).play("shoot rocket-launcher +rocket-jump r1c3 @dozer +fragmenting-warhead r2c2");
    assert_eq!(["dozer", "sprog", "banshee"].map(|who| after.view_of(who).damage.len()), [3, 1, 0]);
    for middle in ["shoot rocket-launcher pass @dozer", "shoot rocket-launcher pass @dozer +fragmenting-warhead"] {
        assert!(!offers(scene, middle).contains("+rocket-jump"), "{middle}");
    }
}

#[test]
fn ruling_26_shadowstep_before_between_or_after_the_two_hits() {
    let scene = "violet at r0c1 holds cyberblade | dozer at r0c2 | sprog at r0c2 | banshee at r0c1";
    for (answers, at) in [
        ("+shadowstep r0c2 @dozer +slice-and-dice @sprog", "r0c2"),
        ("pass @banshee +shadowstep r0c2 +slice-and-dice @sprog", "r0c2"),
    ] {
        let after = Table::set(scene).play(&format!("shoot cyberblade {answers}"));
        assert_eq!(after.view_of("violet").at.as_deref(), Some(at));
        assert_eq!(after.view_of("sprog").damage.len(), 2);
    }
    assert_eq!(offers(scene, "shoot cyberblade +shadowstep r0c2 @dozer +slice-and-dice"), "violet: @sprog");
}

#[test]
fn ruling_27_plasma_and_rocket_moves_are_1_or_2_squares_all_before_or_all_after() {
    let scene = "violet at r0c2 holds plasma-gun rocket-launcher ammo B | dozer at r0c1";
    for (weapon, glide) in [("plasma-gun", "+phase-glide"), ("rocket-launcher", "+rocket-jump")] {
        // r2c3 is three moves away.
        let reach = offers(scene, &format!("shoot {weapon} {glide}"));
        assert!(reach.contains("r0c0") && !reach.contains("r2c3") && !reach.contains("r0c2"), "{reach}");
        let used = format!("shoot {weapon} {glide} r0c0 @dozer pass");
        assert!(!offers(scene, &used).contains(glide), "{weapon}");
    }
}

#[test]
fn ruling_28_minimum_ranges() {
    let scene = "violet at r1c2 holds hellion rocket-launcher whisper ammo - | dozer at r1c2 | sprog at r1c3 \
         | banshee at r2c3";
    assert_eq!(offers(scene, "shoot hellion basic"), "violet: @sprog @banshee");
    assert_eq!(offers(scene, "shoot rocket-launcher"), "violet: @sprog @banshee");
    assert_eq!(offers(scene, "shoot whisper"), "violet: @banshee");
}

#[test]
fn ruling_29_the_furnace_burns_a_room_behind_a_door_of_the_shooters_square() {
    // r1c3 has a door to green only; white is behind a door of r2c2.
    let scene = "violet at r1c3 holds furnace | dozer at r0c3 | sprog at r2c1 | banshee at r0c2";
    assert_eq!(offers(scene, "shoot furnace basic"), "violet: room-green");
}

#[test]
fn ruling_30_the_railgun_line_is_the_shooters_square_and_all_squares_of_the_direction() {
    let scene = "violet at r1c1 holds railgun | dozer at r1c3 | sprog at r1c1 | banshee at r1c0 | d-struct-0r at r2c2";
    assert_eq!(offers(scene, "shoot railgun +piercing east"), "violet: @dozer @sprog");
    assert_eq!(offers(scene, "shoot railgun +piercing west"), "violet: @sprog @banshee");
    assert_eq!(offers(scene, "shoot railgun +piercing east @dozer"), "violet: @sprog pass");
}

#[test]
fn ruling_31_no_optional_effect_without_the_basic_one() {
    let scene = "violet at r0c0 holds lock-rifle machine-gun thor ammo RRRYYYBBB | dozer at r2c3";
    assert_eq!(why(scene, "", "shoot"), "no-target");
    // Shadowstep alone is no shot.
    let scene = "violet at r0c0 holds cyberblade | dozer at r2c3";
    assert_eq!(why(scene, "", "shoot"), "no-target");
}
