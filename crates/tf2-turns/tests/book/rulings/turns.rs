//! A1 to A13: turns, dice, attacks.

use tf2_turns::{Blow, Event, Side};

use crate::{GREEN, house, t};

#[test]
fn a1_a_round_is_reds_player_turn_and_then_greens() {
    let mut t = t("red1 scout r8c8 | green1 scout r2c8");
    t.play("end end end");
    assert_eq!((t.game.round(), t.asked()), (2, GREEN));
}

#[test]
fn a2_each_unit_is_activated_at_most_once_in_any_order_and_none_needs_to_be() {
    let mut t = t("red1 scout r8c8 | red2 scout r2c8");
    t.play("red2 done");
    assert_eq!(t.offers(), ["red1", "end"]);
    assert_eq!(t.refusal("red2"), "activated");
    t.play("red1 r8c7");
    assert!(!t.offered("red2"), "one is finished before the next");
}

#[test]
fn a3_a_dead_unit_misses_as_many_turns_of_its_player_as_the_timer_shows() {
    // Killed in Green's half of round 1: misses Red's turn of round 2, is back in round 3.
    let mut red = t("turn green | red1 scout r8c8 health 20 | green1 heavy r8c9");
    red.play("green1 melee red1 done end");
    assert_eq!((red.game.round(), red.unit("red1").wait), (2, 1));
    red.play("end end");
    assert_eq!((red.game.round(), red.asks().as_str()), (3, "return"));
    // Killed in Red's half of round 1: misses Green's turn of round 1, is back in round 2.
    let mut green = t("green1 scout r8c8 health 20 | red1 heavy r8c9");
    green.play("red1 melee green1 done end end");
    assert_eq!((green.game.round(), green.asks().as_str()), (2, "return"));
}

#[test]
fn a3_a_turn_in_which_the_unit_fell_does_not_count() {
    let mut t = t("red1 soldier r8c5 health 17 | red2 scout r2c2 | green1 scout r8c6");
    t.play("red1 ground r8c6");
    assert_eq!(t.at("red1"), "out");
    t.play("end end");
    assert_eq!((t.game.round(), t.asks().as_str()), (2, "turn-ctf"));
    t.play("end end");
    assert_eq!((t.game.round(), t.asks().as_str()), (3, "return"));
}

#[test]
fn a3_the_wait_may_be_counted_in_rounds_instead() {
    let change = [("respawn_count: own_turns_missed", "respawn_count: rounds")];
    let scene = "turn green | red1 scout r8c8 health 20 | green1 heavy r8c9";
    let mut t = house("numbers.ron", &change, scene);
    t.play("green1 melee red1 done end");
    assert_eq!((t.game.round(), t.asks().as_str()), (2, "return"));
}

#[test]
fn a4_the_timer_is_checked_when_it_rises_so_a_capture_in_the_round_before_counts() {
    let mut t = t("mode cp | round 16 | captured 1 | meter 3 | red1 pyro r5c9");
    t.pass_round();
    assert_eq!(t.game.winner(), Some(Side::Red));
}

#[test]
fn a7_a_unit_or_building_dies_at_0_or_less() {
    let mut t = t("red1 heavy r8c8 | green1 engineer r9c9 | turret-green1 r8c9 health 10");
    t.play("red1 melee turret-green1");
    assert_eq!(t.health("turret-green1"), 0);
    assert!(t.happened(|e| matches!(e, Event::Destroyed { .. })));
}

#[test]
fn a8_all_dice_are_rolled_at_one_target_and_surplus_is_lost() {
    let mut t = t("red1 heavy r8c8 | green1 scout r8c10 health 20");
    t.play("red1 fire green1 6 6 6 6");
    assert_eq!(t.asks(), "roll", "the fifth die falls although the first would do");
    t.play("6");
    assert_eq!(t.at("green1"), "out");
    assert!(t.happened(|e| matches!(e, Event::Died { of: Blow::Weapon(by), .. } if by.word() == "red1")));
}

#[test]
fn a9_the_flamethrower_rolls_one_die_for_each_unit_in_its_pattern() {
    let mut t = t("red1 pyro r8c8 | green1 heavy r8c9 | green2 heavy r8c10");
    t.play("red1 flame e 3 4");
    assert_eq!((t.health("green1"), t.health("green2")), (200, 175));
}

#[test]
fn a10_the_only_modifier_is_plus_1_against_a_carrier() {
    let scene = "turn green | red1 scout r2c9 | flag red carried red1 | green1 heavy r2c7";
    let mut hit = t(scene);
    hit.play("green1 fire red1 3 2 1 1 1");
    assert_eq!(hit.health("red1"), 60, "3 hits, 2 does not, and the damage is not changed");
}

#[test]
fn a11_a_helpless_engineer_is_hit_by_every_die_within_normal_range_only() {
    // From the edge (5,5) down to (10,4): distance 6, beyond the normal range of 4.
    let far = "turn green | red1 engineer r4c10 builds exit 2 | green1 scout r5c5";
    let mut rolls = t(far);
    rolls.play("green1 fire red1");
    assert_eq!(rolls.asks(), "roll");
    let mut aimed = t("turn green | red1 engineer r8c6 builds exit 2 | green1 sniper r8c9");
    aimed.play("green1 fire red1");
    assert_eq!(aimed.asks(), "aimed", "the aimed shot still rolls its d10");
    let mut friend = t("red1 engineer r8c7 builds exit 2 | red2 pyro r8c6");
    friend.play("red2 flame e");
    assert_eq!(friend.health("red1"), 50, "it holds against friendly fire");
}

#[test]
fn a12_targets_are_enemy_units_and_buildings() {
    let mut t = t("red1 scout r8c6 | red2 scout r8c7 | green1 engineer r8c8 | turret-green1 r8c9 | exit-green1 r9c6");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1", "turret-green1", "exit-green1"]);
    assert_eq!(t.refusal("red2"), "friend");
}

#[test]
fn a12_rockets_and_flames_hurt_friendly_buildings_and_the_soldier_himself() {
    let mut own = t("red1 soldier r8c6 | red2 engineer r9c5 | turret-red2 r8c8");
    own.play("red1 ground r8c7");
    assert_eq!((own.health("turret-red2"), own.health("red1")), (43, 113));
    assert_eq!(own.at("red1"), "r8c5", "and he is pushed back");
    let mut flames = t("red1 pyro r8c6 | red2 engineer r9c5 | turret-red2 r8c7");
    flames.play("red1 flame e 4");
    assert_eq!(flames.health("turret-red2"), 10);
}

#[test]
fn a12_an_aimed_rocket_needs_an_enemy_but_ground_shots_and_flames_do_not() {
    let mut soldier = t("red1 soldier r8c6 | red2 scout r8c9");
    soldier.play("red1");
    assert!(!soldier.offered("fire") && soldier.offered("ground"));
    let mut pyro = t("red1 pyro r8c8");
    pyro.play("red1 flame");
    assert_eq!(pyro.offers(), ["e", "s", "w"], "north is a wall");
}

#[test]
fn a13_run_and_gun_needs_two_points_and_no_attack_before() {
    let mut spent = t("red1 heavy r8c6");
    spent.play("red1 r8c7");
    assert!(spent.offered("run-and-gun"));
    spent.play("r8c8");
    assert!(!spent.offered("run-and-gun"));
    assert_eq!(spent.refusal("run-and-gun"), "gun-points");
    let mut shot = t("red1 heavy r8c6 | green1 heavy r8c9");
    shot.play("red1 fire green1 1 1 1 1 1");
    assert!(!shot.offered("run-and-gun"));
}

#[test]
fn a13_a_beat_is_a_step_or_standing_and_then_perhaps_an_attack() {
    let mut t = t("red1 pyro r8c6 | green1 heavy r8c9");
    t.play("red1 run-and-gun e");
    assert_eq!(t.unit("red1").points, Some(3));
    assert!(t.offered("fire") && t.offered("r8c7") && !t.offered("r8c8"), "one step at a time");
    t.play("r8c7 hold r8c8 fire 4 fire 4");
    assert_eq!(t.health("green1"), 100);
    assert_eq!(t.asks(), "turn-ctf", "three beats");
}

#[test]
fn a13_no_other_attack_is_made_in_that_turn() {
    let mut t = t("red1 heavy r8c6 | green1 heavy r8c7");
    t.play("red1 run-and-gun w");
    assert!(!t.offered("melee") && !t.offered("fire"));
    assert_eq!(t.refusal("melee"), "gunning");
}

#[test]
fn a13_the_quarter_ahead_is_as_wide_as_it_is_deep() {
    let mut t = t("red1 heavy r8c6 | green1 scout r9c7 | green2 scout r9c6 | green3 heavy r6c7 | green4 heavy r8c8");
    t.play("red1 run-and-gun e fire");
    assert_eq!(t.offers(), ["green1", "green4"]);
    assert_eq!(t.refusal("green2"), "ahead");
}

#[test]
fn a13_a_point_may_be_set_to_buy_a_step_or_an_attack() {
    let change = [("run_and_gun_point: step_and_attack", "run_and_gun_point: step_or_attack")];
    let mut t = house("numbers.ron", &change, "red1 heavy r8c6 | green1 heavy r8c9");
    t.play("red1 run-and-gun e r8c7");
    assert_eq!(t.asks(), "gun");
    t.play("fire green1 6 6 6 6 6");
    assert_eq!(t.asks(), "turn-ctf");
}
