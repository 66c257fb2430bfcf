//! Run around, grab stuff, shoot people, reload; paying.

use expect_test::expect;
use table::Game;

use crate::table_talk::{Table, check, offers, state, why};

// Two actions

#[test]
fn you_take_2_actions_any_mix_the_same_one_twice_is_allowed() {
    let scene = "violet at r0c0 | dozer at r2c3";
    check(
        scene,
        "run r0c1 run r0c0 run r2c2",
        expect![[r"
        violet runs to r0c1
        violet runs to r0c0
        turn of dozer
        dozer runs to r2c2"]],
    );
}

#[test]
fn run_around_makes_1_2_or_3_moves() {
    let scene = "violet at r2c3 | dozer at r0c0";
    assert_eq!(offers(scene, "run"), "violet: r0c2 r0c3 r1c1 r1c2 r1c3 r2c0 r2c1 r2c2");
    assert_eq!(why(scene, "run", "r0c1"), "too-far distance=4 most=3");
    // Damage changes nothing about it.
    let hurt = "violet at r2c3 damage dozer*8 | dozer at r0c0";
    assert_eq!(offers(hurt, "run"), offers(scene, "run"));
}

// Grab Stuff

#[test]
fn grab_makes_1_move_if_you_want() {
    let scene = "violet at r1c2 | dozer at r0c0";
    assert_eq!(offers(scene, "grab"), "violet: r0c2 r1c2 r1c3 r2c2");
    let calm = "violet at r1c2 damage dozer*2 | dozer at r0c0";
    assert_eq!(offers(calm, "grab"), "violet: r0c2 r1c2 r1c3 r2c2");
}

#[test]
fn with_at_least_3_damage_grab_makes_up_to_2_moves() {
    for damage in [3, 5, 6, 10] {
        let scene = format!("violet at r1c2 damage dozer*{damage} | dozer at r0c0");
        assert_eq!(offers(&scene, "grab"), "violet: r0c1 r0c2 r0c3 r1c2 r1c3 r2c1 r2c2 r2c3", "{damage} damage");
    }
}

#[test]
fn marks_do_not_count_for_adrenaline() {
    let scene = "violet at r1c2 damage dozer*2 marks dozer*3 | dozer at r0c0";
    assert_eq!(offers(scene, "grab"), "violet: r0c2 r1c2 r1c3 r2c2");
}

#[test]
fn grabbing_ammo_moves_its_cubes_onto_your_board_and_discards_the_tile() {
    let scene = "violet at r0c0 ammo - | dozer at r2c3 | tile r0c0 RBB";
    check(scene, "grab r0c0", expect!["violet takes tile-RBB, gains RBB"]);
    assert_eq!(state(scene, "grab r0c0", "violet"), "r0c0 ammo RBB");
    let after = Table::set(scene).play("grab r0c0");
    assert!(after.game.public().squares[0].tile.is_none());
    // It stays empty until the end of the turn.
    check(
        scene,
        "grab r0c0 grab r0c0",
        expect![[r"
        violet takes tile-RBB, gains RBB"]],
    );
}

#[test]
fn a_tile_with_a_powerup_draws_a_card_unless_you_already_have_3() {
    let scene = "violet at r0c0 ammo - powerups newton-red newton-blue | dozer at r2c3 | tile r0c0 PRB";
    check(
        scene,
        "grab r0c0 teleporter-yellow",
        expect![[r"
        violet takes tile-PRB, gains RB
        violet draws teleporter-yellow"]],
    );
    let full = "violet at r0c0 ammo - powerups newton-red newton-blue newton-yellow | dozer at r2c3 | tile r0c0 PRB";
    check(full, "grab r0c0", expect!["violet takes tile-PRB, gains RB"]);
    assert_eq!(offers(full, "grab r0c0"), "violet: run grab newton-red newton-yellow newton-blue pass");
}

#[test]
fn nobody_holds_more_than_3_cubes_of_a_colour() {
    let scene = "violet at r0c0 ammo RRRYYB | dozer at r2c3 | tile r0c0 YRR";
    check(scene, "grab r0c0", expect!["violet takes tile-YRR, gains Y"]);
    assert_eq!(state(scene, "grab r0c0", "violet"), "r0c0 ammo RRRYYYB");
}

#[test]
fn grabbing_a_weapon_pays_the_reload_cost_except_the_top_cube_and_it_is_loaded() {
    let scene = "violet at r0c1 ammo YYB | dozer at r2c3 | spawn blue railgun lock-rifle flamethrower";
    check(
        scene,
        "grab r0c2 railgun",
        expect![[r"
        violet runs to r0c2
        violet takes railgun
        violet pays yellow
        violet pays blue"]],
    );
    assert_eq!(state(scene, "grab r0c2 railgun", "violet"), "r0c2 ammo Y holds railgun");
}

#[test]
fn unable_to_pay_means_unable_to_grab() {
    let scene = "violet at r0c2 ammo Y | dozer at r2c3 | spawn blue railgun lock-rifle flamethrower";
    assert_eq!(offers(scene, "grab r0c2"), "violet: flamethrower pass");
    assert_eq!(why(scene, "grab r0c2", "lock-rifle"), "cannot-pay cost=1-blue");
}

#[test]
fn the_slot_of_a_taken_weapon_is_refilled_only_at_the_end_of_the_turn() {
    let scene = "violet at r0c2 | dozer at r2c3 | spawn blue shockwave flamethrower electroscythe";
    assert_eq!(offers(scene, "grab r0c2 shockwave grab r0c2"), "violet: flamethrower electroscythe pass");
}

const FULL: &str =
    "violet at r0c2 holds whisper zx-2 unloaded shotgun | dozer at r2c3 | spawn blue shockwave - hellion";

#[test]
fn with_3_weapons_you_must_discard_one_loaded_or_not_to_the_space_your_new_weapon_came_from() {
    assert_eq!(offers(FULL, "grab r0c2 shockwave"), "violet: whisper zx-2 shotgun");
    check(
        FULL,
        "grab r0c2 shockwave shotgun",
        expect![[r"
        violet takes shockwave
        violet drops shotgun"]],
    );
    let after = Table::set(FULL).play("grab r0c2 shockwave shotgun");
    assert_eq!(after.state("violet"), "r0c2 ammo RYB holds whisper zx-2 shockwave");
    let spawnpoint = after.game.public().squares.into_iter().find(|s| s.id == "r0c2").unwrap();
    assert_eq!(spawnpoint.weapons, [Some("shotgun".into()), None, Some("hellion".into())]);
    let after = Table::set(FULL).play("grab r0c2 shockwave whisper");
    assert_eq!(after.state("violet"), "r0c2 ammo RYB holds zx-2 shockwave unloaded shotgun");
}

// Shoot People

#[test]
fn below_6_damage_you_shoot_from_where_you_stand() {
    let scene = "violet at r0c2 holds zx-2 damage dozer*5 | dozer at r0c1";
    assert_eq!(offers(scene, "shoot"), "violet: zx-2");
}

#[test]
fn with_at_least_6_damage_you_may_make_1_move_before_you_shoot() {
    let scene = "violet at r0c2 holds sledgehammer damage dozer*6 | dozer at r0c1 | sprog at r0c2";
    assert_eq!(offers(scene, "shoot"), "violet: r0c1 r0c2");
    check(
        scene,
        "shoot r0c1 sledgehammer basic @dozer",
        expect![[r"
        violet runs to r0c1
        dozer hurt 2 by violet"]],
    );
    check(scene, "shoot r0c2 sledgehammer basic @sprog", expect!["sprog hurt 2 by violet"]);
}

#[test]
fn adrenaline_depends_on_the_damage_right_now_and_is_lost_on_respawn() {
    // Dozer is killed with 10 damage; after respawning he grabs within one move.
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 damage violet*10 powerups newton-red | spawn red hellion";
    let table = Table::set(scene).play("shoot zx-2 basic @dozer pass pass pass newton-blue newton-red grab");
    assert_eq!(table.offers(), "dozer: r0c0 r1c0 r2c0");
    assert_eq!(table.state("dozer"), "r1c0 marks violet*2 ammo RYB powerups newton-blue skulls 1");
}

#[test]
fn only_a_loaded_weapon_can_be_played() {
    let scene = "violet at r0c2 unloaded zx-2 | dozer at r0c1";
    assert_eq!(offers(scene, ""), "violet: run grab pass");
    assert_eq!(why(scene, "", "shoot"), "all-unloaded");
}

#[test]
fn a_fired_weapon_is_unloaded_and_cannot_be_fired_again_this_turn() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1";
    assert_eq!(offers(scene, "shoot zx-2 basic @dozer"), "violet: run grab pass");
}

#[test]
fn two_weapons_can_be_fired_in_one_turn() {
    let scene = "violet at r0c2 holds zx-2 whisper | dozer at r0c1 | sprog at r2c3";
    check(
        scene,
        "shoot zx-2 basic @dozer shoot whisper @sprog",
        expect![[r"
        dozer hurt 1 by violet
        dozer marked 2 by violet
        sprog hurt 3 by violet
        sprog marked 1 by violet"]],
    );
}

// Paying

#[test]
fn cubes_and_powerups_may_be_mixed_freely_each_card_replacing_one_cube_of_its_own_colour() {
    let scene = "violet at r0c1 ammo YB powerups newton-yellow teleporter-blue newton-red | dozer at r2c3 \
         | spawn blue railgun";
    assert_eq!(offers(scene, "grab r0c2 railgun"), "violet: yellow newton-yellow");
    assert_eq!(offers(scene, "grab r0c2 railgun newton-yellow"), "violet: blue teleporter-blue");
    check(
        scene,
        "grab r0c2 railgun newton-yellow blue",
        expect![[r"
        violet runs to r0c2
        violet takes railgun
        violet pays newton-yellow
        violet pays blue"]],
    );
    assert_eq!(
        state(scene, "grab r0c2 railgun yellow teleporter-blue", "violet"),
        "r0c2 ammo B holds railgun powerups newton-red newton-yellow"
    );
}

#[test]
fn a_card_used_as_a_cube_goes_to_the_discard() {
    let scene = "violet at r0c2 ammo - powerups newton-blue | dozer at r2c3 | spawn blue lock-rifle";
    let after = Table::set(scene).play("grab r0c2 lock-rifle newton-blue");
    assert_eq!(after.game.public().powerups_discarded, ["newton-blue"]);
    assert_eq!(after.state("violet"), "r0c2 ammo - holds lock-rifle");
}

#[test]
fn modes_optional_effects_and_reloads_may_be_paid_with_powerups() {
    let scene = "violet at r0c2 holds sledgehammer ammo - powerups newton-red newton-yellow | dozer at r0c2";
    check(
        scene,
        "shoot sledgehammer +pulverize newton-red @dozer pass pass pass sledgehammer newton-yellow",
        expect![[r"
        violet pays newton-red
        dozer hurt 3 by violet
        violet reloads sledgehammer
        violet pays newton-yellow"]],
    );
}

// Reload

const EMPTY_GUNS: &str = "violet at r0c2 ammo RRRYYYBBB unloaded heatseeker zx-2 thor | dozer at r2c3";

#[test]
fn at_the_end_of_your_turn_you_can_reload_as_many_weapons_as_you_want_at_full_cost() {
    assert_eq!(offers(EMPTY_GUNS, "pass"), "violet: thor heatseeker zx-2 pass");
    let after = Table::set(EMPTY_GUNS).play("pass heatseeker zx-2");
    assert_eq!(
        after.told(),
        "violet reloads heatseeker\nviolet pays red\nviolet pays red\nviolet pays yellow\n\
         violet reloads zx-2\nviolet pays red\nviolet pays yellow"
    );
    // No red left for T.H.O.R.
    assert_eq!(after.offers(), "violet: pass");
    assert_eq!(after.state("violet"), "r0c2 ammo YBBB holds heatseeker zx-2 unloaded thor");
}

#[test]
fn reloading_comes_after_the_actions_not_between_them() {
    assert_eq!(offers(EMPTY_GUNS, ""), "violet: run grab pass");
    assert_eq!(why(EMPTY_GUNS, "", "heatseeker"), "unloaded");
    assert_eq!(offers(EMPTY_GUNS, "run r0c1"), "violet: run grab pass");
    assert_eq!(offers(EMPTY_GUNS, "run r0c1 run r0c2"), "violet: thor heatseeker zx-2 pass");
}

#[test]
fn a_reloaded_weapon_is_ready_in_the_next_turn() {
    let scene = "violet at r0c2 ammo YR unloaded zx-2 | dozer at r0c1";
    assert_eq!(offers(scene, "pass zx-2 pass"), "violet: run grab shoot pass");
}
