//! Where the book is silent or spread out: one test for each ruling, by its
//! number, and the examples of the rule book.
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
fn ruling_3_standing_still_is_no_run() {
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
fn ruling_30_the_railgun_line_is_the_own_square_and_all_squares_of_the_direction() {
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

#[test]
fn ruling_32_boards_are_scored_clockwise_from_the_active_players_left_then_respawn_in_the_same_order() {
    let scene = "seats violet dozer sprog banshee | turn sprog | violet at r1c2 damage sprog*10 \
         | dozer at r1c2 damage sprog*10 | sprog at r1c2 holds electroscythe | banshee at r1c2 damage sprog*10";
    let after = Table::set(scene).play(
        "shoot electroscythe basic pass pass newton-red newton-red newton-blue \
         newton-blue newton-yellow newton-yellow",
    );
    assert_eq!(
        after.told_of("skull,"),
        "banshee gets a skull, 7 left\nviolet gets a skull, 6 left\ndozer gets a skull, 5 left"
    );
    assert_eq!(after.told_of("spawns"), "banshee spawns at r1c0\nviolet spawns at r0c2\ndozer spawns at r2c3");
}

#[test]
fn ruling_33_respawn_comes_before_the_refill() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*9";
    // Nothing is laid on the board before Dozer has chosen.
    let after = Table::set(scene).play("shoot thor @dozer pass pass newton-red newton-red");
    assert!(
        !after.events.iter().any(|event| matches!(event, adrenaline::Event::Stock(adrenaline::Stock::TileLaid { .. })))
    );
    assert!(after.offers().starts_with("luck: tile-"));
}

#[test]
fn ruling_34_more_kills_than_skulls_left_are_all_scored_and_tracked() {
    let scene = "skulls 1 | violet at r1c2 holds electroscythe | dozer at r1c2 damage violet*10 \
         | sprog at r1c2 damage violet*10";
    let after = Table::set(scene).play("shoot electroscythe basic pass pass");
    assert_eq!(after.track(), "violet violet");
    assert_eq!(after.told_of("skull,"), "dozer gets a skull, 0 left");
    assert_eq!(after.points(), "violet 19, dozer 0, sprog 0");
}

#[test]
fn ruling_35_no_adrenaline_in_frenzy_for_a_board_that_is_not_flipped() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r2c3 damage dozer*9 holds sledgehammer \
         | dozer at r1c2 | sprog at r0c3";
    // One move before the shot, as the tile says, not two.
    assert_eq!(why(scene, "", "shoot"), "no-target");
    assert_eq!(offers(scene, "grab"), "violet: r0c3 r1c2 r1c3 r2c1 r2c2 r2c3");
}

#[test]
fn ruling_36_no_reload_at_the_end_of_a_frenzy_turn() {
    let scene = "frenzy one 2 | first violet | turn violet | violet at r2c3 unloaded sledgehammer | dozer at r0c0";
    assert!(offers(scene, "pass").starts_with("luck"));
}

#[test]
fn ruling_37_in_frenzy_a_weapon_may_be_grabbed_and_shot() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c0 | dozer at r0c1 | sprog at r2c2 \
         | spawn blue sledgehammer";
    check(
        scene,
        "grab r0c2 sledgehammer shoot r0c1 sledgehammer basic @dozer",
        expect![[r"
        violet runs to r0c2
        violet takes sledgehammer
        violet runs to r0c1
        dozer hurt 2 by violet"]],
    );
}

#[test]
fn ruling_38_a_board_killed_in_frenzy_is_scored_by_the_side_shown_when_killed() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c2 holds thor | dozer at r0c1 damage sprog*9 \
         | sprog at r2c2";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass");
    assert_eq!(after.points(), "violet 6, dozer 0, sprog 9");
    assert!(after.view_of("dozer").flipped);
}

#[test]
fn ruling_39_three_kills_are_still_1_extra_point() {
    let scene = "violet at r1c2 holds electroscythe | dozer at r1c2 damage violet*10 | sprog at r1c2 damage violet*10 \
         | banshee at r1c2 damage violet*10";
    let after = Table::set(scene).play("shoot electroscythe basic pass pass");
    assert_eq!(after.told_of("double"), "violet scores 1 for a double kill");
    assert_eq!(after.points(), "violet 28, dozer 0, sprog 0, banshee 0");
}

#[test]
fn ruling_40_beyond_the_printed_row_everybody_who_dealt_damage_gets_1() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*3 banshee*3 d-struct-0r*3 skulls 7 \
         | sprog at r2c2 | banshee at r2c2 | d-struct-0r at r2c2";
    let after = Table::set(scene).play("shoot thor @dozer pass pass");
    // And one for first blood.
    assert_eq!(after.points(), "violet 1, dozer 0, sprog 2, banshee 1, d-struct-0r 1");
}

#[test]
fn ruling_41_on_the_same_space_the_killshot_comes_before_the_overkill() {
    let mut table =
        Table::set("frenzy one 1 | turn violet | violet at r0c0 | dozer at r0c1 | sprog at r0c2 | track sprog+dozer");
    while let Some((actor, options)) = table.asked() {
        table.game.apply(actor, *options.last().unwrap(), &mut table.events);
    }
    assert_eq!(table.told_of("track"), "sprog scores 8 for the track\ndozer scores 6 for the track");
}

#[test]
fn ruling_42_with_deck_and_discard_empty_no_card_is_drawn() {
    // With one copy of each there are twelve powerups, all in hands.
    let mut files = adrenaline::content();
    let text = files.get("powerups.ron").replace("copies: 2", "copies: 1");
    files.replace("powerups.ron", text).unwrap();
    let rules = Box::leak(Box::new(adrenaline::Rules::compile(&files).unwrap()));
    let hand = |kind: &str| ["red", "yellow", "blue"].map(|colour| format!("{kind}-{colour}")).join(" ");
    let scene = format!(
        "violet at r0c0 | tile r0c0 PRB | dozer at r0c1 powerups {} | sprog at r0c1 powerups {} | banshee at r0c1 \
         powerups {} | d-struct-0r at r0c1 powerups {}",
        hand("newton"),
        hand("teleporter"),
        hand("tagback-grenade"),
        hand("targeting-scope")
    );
    let after = Table::with(rules, &scene).play("grab r0c0");
    assert_eq!(after.told(), "violet takes tile-PRB, gains RB");
    assert_eq!(after.offers(), "violet: run grab pass");
}

#[test]
fn ruling_43_damage_tokens_do_not_run_out() {
    // The box has twenty tokens of each player; violet has thirty on boards and deals two more.
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*8 | sprog at r2c2 damage violet*10 \
         | banshee at r2c2 damage violet*10";
    assert_eq!(state(scene, "shoot thor @dozer pass", "dozer"), "r0c1 damage violet*10 ammo RYB");
}

#[test]
fn ruling_46_the_frenzy_side_is_worth_2_1_1_1() {
    let scene = "frenzy two 5 | first dozer | turn violet | violet at r0c2 holds thor \
         | dozer at r0c1 damage sprog*3 banshee*3 d-struct-0r*3 flipped | sprog at r2c2 | banshee at r2c2 \
         | d-struct-0r at r2c2";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass");
    assert_eq!(after.points(), "violet 1, dozer 0, sprog 2, banshee 1, d-struct-0r 1");
    assert_eq!(after.view_of("dozer").values[..], [2, 1, 1, 1]);
}

// Examples of the rule book

#[test]
fn vector_1_scoring() {
    // V V B B D D D V B B, and Dozer deals the eleventh.
    let scene = "seats violet banshee dozer sprog | turn dozer | violet at r2c0 | banshee at r2c0 \
         | dozer at r0c2 holds zx-2 \
         | sprog at r0c1 damage violet*2 banshee*2 dozer*3 violet banshee*2";
    let after = Table::set(scene).play("shoot zx-2 basic @sprog pass pass");
    expect![[r"
        sprog hurt 1 by dozer
        sprog killed by dozer
        sprog marked 2 by dozer
        violet scores 1 for first blood on sprog
        banshee scores 8 for the board of sprog
        dozer scores 6 for the board of sprog
        violet scores 4 for the board of sprog
        sprog gets a skull, 7 left"]]
    .assert_eq(&after.told());
    assert_eq!(after.points(), "violet 5, banshee 8, dozer 6, sprog 0");
    assert_eq!(after.track(), "dozer");
}

#[test]
fn vector_2_marks() {
    let scene = "violet at r0c2 holds zx-2 machine-gun | dozer at r1c3 holds lock-rifle | sprog at r1c2";
    let after = Table::set(scene).play("shoot zx-2 basic @sprog pass pass");
    assert_eq!(after.state("sprog"), "r1c2 damage violet marks violet*2 ammo RYB");
    let after = after.play("shoot lock-rifle @sprog pass pass");
    assert_eq!(after.state("sprog"), "r1c2 damage violet dozer*2 marks violet*2 dozer ammo RYB");
    let after = after.play("pass shoot machine-gun @sprog pass pass");
    assert_eq!(after.state("sprog"), "r1c2 damage violet dozer*2 violet*3 marks dozer ammo RYB");
    // Six damage: both adrenaline actions.
    let sprog = "violet at r0c2 | dozer at r1c3 | sprog at r1c2 holds zx-2 damage violet dozer*2 violet*3 | turn sprog";
    assert_eq!(offers(sprog, "shoot"), "sprog: r0c2 r1c2 r1c3 r2c2");
    assert_eq!(offers(sprog, "grab"), "sprog: r0c1 r0c2 r0c3 r1c2 r1c3 r2c1 r2c2 r2c3");
}

#[test]
fn vector_3_overkill_with_marks() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r2c0 | sprog at r0c1 damage dozer*10 marks dozer violet*2";
    let shot = Table::set(scene).play("shoot zx-2 basic @sprog");
    assert_eq!(shot.state("sprog"), "r0c1 damage dozer*10 violet*2 marks violet*2 dozer ammo RYB");
    let after = shot.play("pass pass newton-red newton-red");
    assert_eq!(after.state("sprog"), "r1c0 marks violet*2 dozer ammo RYB skulls 1");
    assert_eq!(after.view_of("violet").marks, [("sprog".into(), 1)]);
    assert_eq!(after.track(), "violet+violet");
}

#[test]
fn vector_4_ammo_cap() {
    let scene = "violet at r0c0 ammo YYYRRB | dozer at r2c3 | tile r0c0 YRR";
    assert_eq!(state(scene, "grab r0c0", "violet"), "r0c0 ammo RRRYYYB");
}

#[test]
fn vector_5_grab_and_reload_costs() {
    let scene = "violet at r0c2 ammo YBRRY | dozer at r2c3 | spawn blue grenade-launcher railgun";
    let price = |answers: &str| Table::set(scene).play(answers).told_of("pays");
    assert_eq!(price("grab r0c2 grenade-launcher"), "");
    assert_eq!(price("grab r0c2 railgun"), "violet pays yellow\nviolet pays blue");
    let scene = "violet at r0c2 ammo YBRRY unloaded heatseeker | dozer at r2c3";
    assert_eq!(
        Table::set(scene).play("pass heatseeker").told_of("pays"),
        "violet pays red\nviolet pays red\nviolet pays yellow"
    );
}
