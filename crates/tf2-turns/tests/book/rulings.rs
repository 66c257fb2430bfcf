//! A1 to A44, the exact chances, and the rulings added here (B).

use table::{Game, Spoken};
use tf2_turns::{Blow, Event, Ratio, Side};

use crate::{GREEN, RED, house, t};

#[test]
fn a1_a_round_is_reds_player_turn_and_then_greens() {
    let mut t = t("red1 scout r8c8 | green1 scout r2c8");
    t.play("end end end");
    assert_eq!((t.state.round(), t.asked()), (2, GREEN));
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
fn a3_a_dead_unit_misses_as_many_own_turns_as_the_timer_shows() {
    // Killed in Green's half of round 1: misses Red's turn of round 2, is back in round 3.
    let mut red = t("turn green | red1 scout r8c8 health 20 | green1 heavy r8c9");
    red.play("green1 melee red1 done end");
    assert_eq!((red.state.round(), red.unit("red1").wait), (2, 1));
    red.play("end end");
    assert_eq!((red.state.round(), red.asks().as_str()), (3, "return"));
    // Killed in Red's half of round 1: misses Green's turn of round 1, is back in round 2.
    let mut green = t("green1 scout r8c8 health 20 | red1 heavy r8c9");
    green.play("red1 melee green1 done end end");
    assert_eq!((green.state.round(), green.asks().as_str()), (2, "return"));
}

#[test]
fn a3_a_turn_in_which_the_unit_fell_does_not_count() {
    let mut t = t("red1 soldier r8c5 health 35 | red2 scout r2c2 | green1 scout r8c6");
    t.play("red1 ground r8c6");
    assert_eq!(t.at("red1"), "out");
    t.play("end end");
    assert_eq!((t.state.round(), t.asks().as_str()), (2, "turn-ctf"));
    t.play("end end");
    assert_eq!((t.state.round(), t.asks().as_str()), (3, "return"));
}

#[test]
fn a3_the_wait_may_be_counted_in_rounds_instead() {
    let change = [("respawn_count: own_turns_missed", "respawn_count: rounds")];
    let scene = "turn green | red1 scout r8c8 health 20 | green1 heavy r8c9";
    let mut t = house("numbers.ron", &change, scene);
    t.play("green1 melee red1 done end");
    assert_eq!((t.state.round(), t.asks().as_str()), (2, "return"));
}

#[test]
fn a4_the_timer_is_checked_when_it_rises_so_a_capture_in_the_round_before_counts() {
    let mut t = t("mode cp | round 16 | captured 1 | meter 3 | red1 pyro r5c9");
    t.pass_round();
    assert_eq!(t.state.winner(), Some(Side::Red));
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
    assert_eq!((own.health("turret-red2"), own.health("red1")), (25, 95));
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

#[test]
fn a14_a_link_heals_20_at_the_beginning_of_every_player_turn() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 heavy r8c7 health 100");
    t.pass_round();
    assert_eq!(t.health("red2"), 140);
}

#[test]
fn a15_linked_units_act_as_one_group_also_in_a_chain() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 medic r8c6 heals red3 | red3 heavy r8c7 | red4 scout r2c2");
    t.play("red3");
    assert_eq!(["red1", "red2", "red3", "red4"].map(|u| t.unit(u).activated), [true, true, true, false]);
    assert_eq!(t.refusal("red4"), "group");
}

#[test]
fn a15_a_unit_that_can_do_nothing_does_not_hold_up_its_partner() {
    let mut t = t(
        "red1 scout r1c1 | flag red carried red1 | red2 medic r3c1 heals red1 | green1 heavy r1c2 | green2 heavy r2c1",
    );
    t.play("red1");
    assert_eq!(t.offers(), ["red2", "done"]);
}

#[test]
fn a15_if_one_was_activated_before_the_link_was_made_the_other_acts_alone() {
    let mut t = t("red1 medic r8c5 | red2 heavy r8c7");
    t.play("red1 heal red2 done");
    assert!(t.offered("red2"));
    t.play("red2 r8c8");
    assert!(!t.offered("red1"));
}

#[test]
fn a15_a_helpless_engineer_in_a_link_does_nothing() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 engineer r8c7 builds exit 2");
    t.play("red1 r8c6");
    assert!(!t.unit("red2").activated);
    assert!(!t.offered("red2"));
}

#[test]
fn a15_an_engineer_who_starts_a_job_leaves_the_rest_to_his_partner() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 engineer r8c7");
    t.play("red2 build exit r8c4");
    assert_eq!(t.at("red1"), "r8c4", "the Medic goes on by himself");
    assert!(!t.offered("red2"));
    assert_eq!(t.refusal("red2"), "nothing-to-do");
}

#[test]
fn a16_a_link_is_the_medics_one_attack_at_a_friend_in_sight_within_4() {
    let mut t = t("red1 medic r8c5 | red2 heavy r8c9 | red3 heavy r8c10 | red4 engineer r6c4 | green1 scout r8c6");
    t.play("red1 heal");
    assert_eq!(t.offers(), ["red2"]);
    assert_eq!(["red3", "red4", "green1", "red1"].map(|u| t.refusal(u)), ["range", "sight", "enemy", "self"]);
    t.play("red2");
    assert!(!t.offered("melee"));
}

#[test]
fn a16_a_beam_may_bend() {
    let mut t = t("red1 medic r4c6 charge 100 | red2 engineer r6c8 | red3 scout r6c10");
    t.play("red1 heal");
    assert_eq!(t.offers(), ["red2"]);
    let mut uber = crate::t("red1 medic r4c6 charge 100 | red2 engineer r6c8 | red3 scout r6c10");
    uber.play("red1 uber");
    assert_eq!(uber.offers(), ["red2", "red3"]);
}

#[test]
fn a16_another_link_or_melee_ends_the_old_one() {
    let scene = "red1 medic r8c5 heals red2 | red2 heavy r8c7 | red3 scout r9c5 | green1 scout r8c6";
    let mut other = t(scene);
    other.play("red1 heal");
    assert_eq!(other.offers(), ["red3"], "the own patient needs no new link");
    other.play("red3");
    assert!(other.happened(|e| matches!(e, Event::Unlinked { patient, .. } if patient.word() == "red2")));
    assert_eq!(other.unit("red1").patient.map(|p| p.word()).as_deref(), Some("red3"));
    let mut melee = t(scene);
    melee.play("red1 melee green1");
    assert_eq!(melee.unit("red1").patient, None);
}

#[test]
fn a16_each_patient_has_one_medic_and_a_medic_may_be_a_patient() {
    let mut t = t("red1 medic r8c5 heals red3 | red2 medic r8c6 | red3 heavy r8c7");
    t.play("red2 heal");
    assert_eq!(t.offers(), ["red1"]);
    assert_eq!(t.refusal("red3"), "has-medic");
}

#[test]
fn a17_a_link_ends_after_an_activation_that_leaves_it_too_long_walls_or_not() {
    let mut long = t("red1 medic r8c5 heals red2 | red2 heavy r8c7");
    long.play("red2 r8c10 done");
    assert_eq!(long.unit("red1").patient, None);
    let mut wall = t("red1 medic r8c4 heals red2 | red2 heavy r6c5");
    wall.play("red1 done");
    assert!(wall.unit("red1").patient.is_some(), "distance 3, though a wall is between");
}

#[test]
fn a17_displacement_and_death_end_a_link() {
    let mut pushed = t("turn green | red1 medic r8c5 heals red2 | red2 heavy r8c9 | green1 soldier r9c8");
    pushed.play("green1 ground r8c8");
    assert_eq!((pushed.at("red2").as_str(), pushed.unit("red1").patient), ("r8c10", None));
    let mut dead = t("turn green | red1 medic r8c5 heals red2 | red2 heavy r8c7 health 20 | green1 heavy r8c8");
    dead.play("green1 melee red2 done");
    assert_eq!(dead.unit("red1").patient, None);
}

#[test]
fn a18_only_health_really_restored_charges_and_an_ubercharged_medic_gains_none() {
    let mut full = t("red1 medic r8c5 heals red2 | red2 heavy r8c7");
    full.play("end");
    assert_eq!(full.unit("red1").charge, 0);
    let mut uber = t("red1 medic r8c5 ubers red2 3 | red2 heavy r8c7 health 50");
    uber.play("end");
    assert_eq!((uber.health("red2"), uber.unit("red1").charge), (70, 0));
}

#[test]
fn a18_dying_empties_the_meter() {
    let mut t = t("turn green | red1 medic r8c5 health 20 charge 70 | green1 heavy r8c6");
    t.play("green1 melee red1 done");
    assert_eq!(t.unit("red1").charge, 0);
}

#[test]
fn a19_each_single_amount_is_halved_and_rounded_down_area_first() {
    // 70 to 35 for the area, 35 to 17 for the ubercharge.
    let mut t = t("turn green | red1 medic r8c5 ubers red2 3 | red2 heavy r8c7 burn 1 | green1 soldier r8c10");
    t.play("green1 ground r8c8 done end");
    assert_eq!(t.health("red2"), 200 - 17 - 5 + 20, "and five by fire; then he is healed");
}

#[test]
fn a19_an_ubercharge_lasts_three_own_player_turns_and_leaves_a_heal_link() {
    let mut t = t("red1 medic r8c5 charge 100 | red2 heavy r8c7");
    t.play("red1 uber red2 done");
    let mut turns = Vec::new();
    for _ in 0..3 {
        t.pass_round();
        turns.push((t.unit("red1").uber, t.unit("red2").ubered));
    }
    assert_eq!(turns, [(2, true), (1, true), (0, false)]);
    assert!(t.unit("red1").patient.is_some());
}

#[test]
fn a19_the_patient_is_healed_only_within_4_and_the_link_holds_to_6() {
    let mut t = t("red1 medic r8c4 ubers red2 3 | red2 heavy r8c10 health 100");
    t.play("end");
    assert_eq!((t.health("red2"), t.unit("red2").ubered), (100, true));
}

#[test]
fn a20_whoever_is_hit_by_flames_burns_friend_or_foe_but_no_building() {
    let mut t = t("red1 pyro r8c6 | red2 pyro r9c7 | green1 engineer r8c8 | turret-green1 r8c7");
    t.play("red1 flame e 6 6 6");
    assert_eq!(["red2", "green1"].map(|u| t.unit(u).burn), [3, 3]);
    assert_eq!(t.health("turret-green1"), 10);
}

#[test]
fn a20_healing_does_not_put_a_fire_out() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 heavy r8c7 health 100 burn 3");
    t.play("end");
    assert_eq!(t.unit("red2").burn, 3);
}

#[test]
fn a22_without_a_legal_space_the_job_is_lost() {
    let mut t = t("red1 engineer r1c8 builds exit 1 | red2 scout r1c7 | red3 scout r1c9 | red4 heavy r2c8");
    t.play("end end");
    assert_eq!((t.asks().as_str(), t.unit("red1").job), ("turn-ctf", None));
    assert!(t.happened(|e| matches!(e, Event::JobLost { .. })));
    assert!(t.offered("red1"));
}

#[test]
fn a22_death_or_displacement_ends_a_job() {
    let mut t = t("turn green | red1 engineer r8c7 builds exit 1 | green1 soldier r8c10");
    t.play("green1 ground r8c8");
    assert_eq!((t.at("red1").as_str(), t.unit("red1").job), ("r8c6", None));
    let mut held = crate::t("turn green | red1 engineer r8c4 builds exit 1 | green1 soldier r8c10");
    held.play("green1 ground r8c5");
    assert!(held.unit("red1").job.is_some(), "a push that is stopped displaces nobody");
}

#[test]
fn a22_the_engineer_may_have_moved_before_and_does_nothing_afterwards() {
    let mut t = t("red1 engineer r8c7 | red2 scout r2c8");
    t.play("red1 r8c8 build exit");
    assert_eq!(t.offers(), ["red2", "end"]);
}

#[test]
fn a23_a_turret_left_over_fires_at_the_end_of_the_turn_and_only_once() {
    let mut left = t("red1 engineer r9c8 | turret-red1 r8c8 | green1 scout r8c10");
    left.play("end 4 4 4 4");
    assert_eq!((left.health("green1"), left.asked()), (40, GREEN));
    let mut fired = t("red1 engineer r9c8 | turret-red1 r8c8 | green1 scout r8c10");
    fired.play("turret-red1 4 4 4 4");
    assert_eq!(fired.refusal("turret-red1"), "activated");
    fired.play("end");
    assert_eq!((fired.health("green1"), fired.asked()), (40, GREEN));
}

#[test]
fn a23_a_turret_fired_by_choice_does_not_end_the_turn() {
    let mut t = t("red1 scout r8c10 | green1 engineer r9c8 | turret-green1 r8c8");
    t.play("end turret-green1 1 1 1 1");
    assert_eq!((t.asked(), t.offers()), (GREEN, vec!["green1".to_owned(), "end".to_owned()]));
}

#[test]
fn a23_a_turret_ignores_buildings() {
    let mut t = t("red1 engineer r9c8 | turret-red1 r8c8 | green1 engineer r2c2 | turret-green1 r8c9");
    assert!(!t.offered("turret-red1"));
    assert_eq!(t.refusal("turret-red1"), "turret-blind");
    t.play("end");
    assert_eq!(t.health("turret-green1"), 60);
}

#[test]
fn a24_a_teleporter_needs_both_parts_a_free_exit_and_no_flag() {
    let scene = "red1 engineer r9c8 | red2 scout r8c6 | entrance-red1 r8c5";
    let mut half = t(scene);
    half.play("red2");
    assert!(!half.offered("r8c5") && half.offered("r8c4"), "walked over, not stopped on");
    assert_eq!(half.refusal("r8c5"), "own-building");
    let mut taken = t(&format!("{scene} | exit-red1 r2c8 | red3 scout r2c8"));
    taken.play("red2");
    assert!(!taken.offered("r8c5"));
    let mut flag = t(&format!("{scene} | exit-red1 r2c8 | flag red carried red2"));
    flag.play("red2");
    assert!(!flag.offered("r8c5") && flag.offered("r8c4"));
}

#[test]
fn a24_units_stop_on_their_own_exit_and_enemies_enter_no_building() {
    let mut own = t("red1 engineer r9c8 | exit-red1 r8c5 | red2 scout r8c6");
    own.play("red2");
    assert!(own.offered("r8c5"));
    let mut enemy = t("turn green | red1 engineer r9c8 | exit-red1 r8c5 | green1 scout r8c6");
    enemy.play("green1");
    assert!(!enemy.offered("r8c5"));
}

#[test]
fn a25_stepping_down_costs_1_and_stairs_are_used_at_their_ends() {
    let mut t = t("red1 heavy r4c5");
    t.play("red1 r4c6");
    assert_eq!(t.unit("red1").points, Some(2));
    assert!(!t.offered("r4c5"));
}

#[test]
fn a26_an_upper_space_is_at_the_edge_beside_a_lower_one() {
    let mut t = t("red1 scout r4c8 | green1 heavy r4c5 | green2 heavy r4c4");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1"]);
}

#[test]
fn a27_distance_is_columns_plus_rows_also_between_levels() {
    let mut t = t("red1 scout r6c8 | green1 heavy r4c5");
    t.play("red1");
    assert!(!t.offered("fire"), "distance 5");
}

#[test]
fn a28_paths_may_bend_but_not_detour_and_units_never_block() {
    let mut bent = t("red1 scout r4c6 | green1 engineer r6c8 | red2 scout r4c7 | red3 heavy r5c6");
    bent.play("red1");
    assert!(bent.offered("fire"));
    let mut detour = t("red1 scout r5c6 | green1 sniper r5c8");
    detour.play("red1");
    assert!(!detour.offered("fire"));
}

#[test]
fn a28_upper_spaces_block_between_lower_ones() {
    let mut t = t("mode cp | red1 scout r2c5 | green1 heavy r2c7 | green2 heavy r3c5");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1", "green2"]);
    let mut over = crate::t("mode cp | red1 sniper r3c8 | green1 heavy r3c12");
    over.play("red1");
    assert!(!over.offered("fire"), "the hill is between");
}

#[test]
fn a28_between_stairs_either_level_will_do() {
    let mut t = t("mode cp | red1 scout r5c8 | green1 heavy r5c12");
    t.play("red1");
    assert!(t.offered("fire"));
}

#[test]
fn a29_rockets_fly_along_a_row_or_column() {
    let mut t = t("red1 soldier r8c6 | green1 heavy r9c8");
    t.play("red1");
    assert!(!t.offered("fire"));
    t.play("ground");
    assert!(t.offered("r8c12") && !t.offered("r9c7"));
}

#[test]
fn a30_one_and_a_half_ranges_are_rounded_down_and_not_for_the_medi_gun() {
    let turret = t("red1 engineer r4c4 | turret-red1 r4c5 | green1 scout r4c9");
    assert!(turret.offered("turret-red1"), "3 becomes 4");
    let far = t("red1 engineer r4c4 | turret-red1 r4c5 | green1 scout r4c10");
    assert!(!far.offered("turret-red1"));
    let mut medic = t("red1 medic r4c5 | red2 scout r4c10 | red3 heavy r4c9");
    medic.play("red1 heal");
    assert_eq!(medic.offers(), ["red3"]);
}

#[test]
fn a31_melee_and_flames_stay_on_one_level_and_stairs_count_as_both() {
    let mut down = t("red1 pyro r4c5 | green1 heavy r4c6");
    down.play("red1");
    assert!(!down.offered("melee"));
    down.play("flame");
    assert!(!down.offered("e"));
    let mut stairs = t("red1 pyro r5c3 | green1 heavy r5c4 | green2 heavy r5c2");
    stairs.play("red1 melee");
    assert_eq!(stairs.offers(), ["green1", "green2"]);
}

#[test]
fn a32_a_miss_does_nothing_and_the_target_alone_takes_full_damage() {
    let scene = "red1 soldier r8c6 | green1 heavy r8c10 | green2 heavy r8c11";
    let mut hit = t(scene);
    hit.play("red1 fire green1 4");
    assert_eq!((hit.health("green1"), hit.health("green2")), (130, 165));
    let mut miss = t(scene);
    miss.play("red1 fire green1 3");
    assert_eq!((miss.health("green1"), miss.health("green2")), (200, 200));
}

#[test]
fn a33_the_area_stays_on_its_level_and_two_walls_shield_a_diagonal() {
    let mut level = t("red1 soldier r4c10 | green1 heavy r4c5 | green2 heavy r4c7");
    level.play("red1 ground r4c6");
    assert_eq!((level.health("green1"), level.health("green2")), (200, 165));
    // (7,4) and (8,5) touch at a corner: one wall beside it does not shield, two do.
    let scene = "red1 soldier r1c7 | green1 heavy r5c8";
    let mut open = t(scene);
    open.play("red1 ground r4c7");
    assert_eq!(open.health("green1"), 165);
    let mut shut = house("boards.ron", &[("##.#==.....==#.##", "##.#==..#..==#.##")], scene);
    shut.play("red1 ground r4c7");
    assert_eq!(shut.health("green1"), 200);
}

#[test]
fn a34_pushes_go_along_the_shot_first_then_across_and_may_be_stopped() {
    let mut east = t("red1 soldier r8c4 | green1 heavy r9c8 | green2 heavy r9c6");
    east.play("red1 ground r8c7");
    assert_eq!(east.at("green1"), "r9c9", "east along the shot; south is a wall");
    assert_eq!(east.at("green2"), "r9c5");
    // The shot goes north, the offset is south-east; somebody stands in the south.
    let mut north = t("red1 soldier r9c6 | green1 heavy r8c7 | green2 scout r9c7");
    north.play("red1 ground r7c6");
    assert_eq!(north.at("green1"), "r8c8");
    // South first, then east: after the first push the east is taken, before it was not.
    let mut order = t("red1 soldier r9c6 | green1 heavy r8c7 | green2 scout r9c8");
    order.play("red1 ground r7c6");
    assert_eq!(order.at("green1"), "r9c7");
}

#[test]
fn a34_a_push_is_stopped_by_units_buildings_spawns_flags_and_holders() {
    let mut unit = t("red1 soldier r8c5 | green1 heavy r8c9 | green2 heavy r8c10");
    unit.play("red1 ground r8c8");
    assert_eq!(unit.at("green1"), "r8c9");
    let mut spawn = t("red1 soldier r8c6 | green1 heavy r8c12");
    spawn.play("red1 ground r8c11");
    assert_eq!(spawn.at("green1"), "r8c12");
    let mut flag = t("red1 soldier r2c6 | green1 heavy r2c10");
    flag.play("red1 ground r2c9");
    assert_eq!(flag.at("green1"), "r2c10", "the Red flag starts on (11,2)");
    let mut holder = t("red1 soldier r2c9 | green1 heavy r2c13");
    holder.play("red1 ground r2c12");
    assert_eq!(holder.at("green1"), "r2c13");
}

#[test]
fn a34_a_push_may_lead_down_from_the_upper_level_but_not_up() {
    let mut down = t("red1 soldier r5c3 | green1 heavy r5c5");
    down.play("red1 ground r5c4");
    assert_eq!(down.at("green1"), "r5c6");
    let mut up = t("red1 soldier r4c10 | green1 heavy r4c6");
    up.play("red1 ground r4c7");
    assert_eq!(up.at("green1"), "r4c6");
}

#[test]
fn a34_units_on_spawn_spaces_are_hurt_but_not_moved_where_there_is_no_sanctuary() {
    let change = [("spawn_sanctuary: true", "spawn_sanctuary: false")];
    let mut t = house("numbers.ron", &change, "turn green | red1 heavy r8c3 | green1 soldier r8c8");
    t.play("green1 ground r8c4");
    assert_eq!((t.health("red1"), t.at("red1").as_str()), (165, "r8c3"));
}

#[test]
fn a34_displacement_picks_up_no_flag() {
    let mut t = t("turn green | red1 heavy r8c9 | flag red dropped r8c10 | green1 soldier r8c5");
    t.play("green1 ground r8c8");
    assert_eq!((t.at("red1").as_str(), t.unit("red1").carries_flag), ("r8c9", false));
}

#[test]
fn a35_without_a_front_tile_there_is_no_flame() {
    let mut t = t("red1 pyro r1c1");
    t.play("red1 flame");
    assert_eq!(t.offers(), ["e", "s"]);
    assert_eq!(t.refusal("n"), "flame-blocked");
}

#[test]
fn a36_only_the_own_colour_picks_a_flag_up_and_no_enemy_stops_on_it_or_its_start() {
    let mut own = t("red1 scout r2c10 | green1 scout r1c1");
    own.play("red1 r2c11");
    assert!(own.unit("red1").carries_flag);
    let mut enemy = t("turn green | green1 scout r2c10 | red1 scout r8c8");
    enemy.play("green1");
    assert!(!enemy.offered("r2c11") && enemy.offered("r2c12"));
    assert_eq!(enemy.refusal("r2c11"), "enemy-flag");
    let mut start = t("turn green | green1 scout r2c10 | red1 scout r8c8 | flag red carried red1");
    start.play("green1");
    assert!(!start.offered("r2c11"));
    let mut guarded = t("red1 scout r2c4 | flag red carried red1 | green1 heavy r2c2");
    guarded.play("red1");
    assert!(!guarded.offered("r2c2"), "the enemy on the holder has to be removed first");
}

#[test]
fn a37_the_carriers_movement_drops_at_once_and_points_spent_count() {
    let mut t = t("red1 scout r2c9");
    t.play("red1 r2c11");
    assert_eq!(t.unit("red1").points, Some(2), "4 less the 2 spent");
    assert!(!t.offered("fire") && !t.offered("melee"));
}

#[test]
fn a37_a_walk_over_the_flag_is_two_legs() {
    let mut t = t("red1 scout r1c11 | green1 heavy r1c10 | green2 heavy r1c12 | green3 scout r2c9");
    t.play("red1");
    assert!(t.offered("r2c11") && !t.offered("r2c10"), "the leg ends on the flag");
    t.play("r2c11");
    assert!(t.offered("r2c10"));
}

#[test]
fn a38_the_flags_team_has_one_whole_own_turn_to_pick_it_up() {
    // Dropped in Red's own turn: that turn does not count.
    let mut t = t("red1 scout r2c9 health 35 | red2 soldier r2c6 | flag red carried red1");
    t.play("red2 ground r2c8");
    assert_eq!((t.at("red1").as_str(), t.flag(0).due), ("out", false));
    t.play("done end end");
    assert!(t.flag(0).dropped && t.flag(0).due);
    t.play("end");
    assert!(!t.flag(0).dropped);
}

#[test]
fn a38_a_unit_on_the_start_space_has_the_flag_when_it_goes_back() {
    let mut t = t("red1 scout r2c11 | flag red dropped r8c8 due");
    t.play("end");
    assert!(t.unit("red1").carries_flag);
}

#[test]
fn a39_a_round_without_a_hold_sets_the_meter_back() {
    let mut left = t("mode cp | meter 3 | red1 pyro r5c4 | green1 scout r5c20");
    assert_eq!(left.pass_round().meter(), (0, 0));
    let mut scout = t("mode cp | meter 1 | red1 scout r5c5 | red2 pyro r5c6");
    assert_eq!(scout.pass_round().meter(), (1, 0), "n = 3 needs two rounds");
}

#[test]
fn a40_walking_across_does_not_contest_and_buildings_do_not_either() {
    let mut t = t("mode cp | turn green | meter 2 | red1 pyro r5c5 | green1 scout r3c7");
    t.play("green1 r4c6 r3c7 done");
    assert_eq!(t.meter(), (0, 2));
}

#[test]
fn a41_captured_points_stay_captured_and_later_ones_do_not_count() {
    let mut t = t("mode cp | captured 1 | meter 2 | red1 pyro r5c9 | green1 scout r5c5");
    assert_eq!(t.pass_round().meter(), (1, 3));
}

#[test]
fn a42_red_is_player_one_the_attacker() {
    let mut t = t("mode cp | captured 1 | meter 3 | green1 pyro r5c9");
    t.pass_round();
    assert_eq!((t.meter(), t.asked()), ((1, 0), RED), "Green captures nothing");
}

#[test]
fn a43_free_turns_know_movement_links_and_jobs_but_no_attacks() {
    let mut t = t("mode cp | free 2 | turn green | green1 pyro r5c15 | green2 medic r5c16 | red1 heavy r5c14");
    t.play("green1");
    assert!(t.offered("r5c13") || t.offered("r4c15"));
    assert!(["flame", "melee", "run-and-gun"].iter().all(|verb| !t.offered(verb)));
    assert_eq!(t.refusal("melee"), "free-turn");
    t.play("done green2 heal green1");
    assert!(t.unit("green2").patient.is_some());
}

#[test]
fn a43_a_turret_begun_in_the_first_free_turn_is_placed_at_the_end_of_the_second() {
    let mut t = t("mode cp | free 2 | turn green | green1 engineer r5c15");
    t.play("green1 build turret end");
    assert_eq!(t.unit("green1").work, 1);
    t.play("end");
    assert_eq!((t.asks().as_str(), t.asked()), ("build-at", GREEN));
    t.play("r5c14");
    assert_eq!((t.state.round(), t.tracks(), t.asked()), (1, (1, 1), RED));
}

#[test]
fn a44_maximum_two_of_a_type_counts_the_units_on_the_board() {
    let mut t = t("red1 heavy r8c8 | red2 heavy r8c7 | red3 heavy out 0 | red4 heavy out 0");
    t.play("end end");
    assert!(!t.offered("heavy") && t.offered("medic"));
}

fn odds(scene: &str, way: &str, target: &str) -> (Ratio, Ratio, Ratio) {
    let mut t = t(scene);
    t.play(way);
    let chance = t.state.chance(t.state.hear(target).unwrap()).expect("an attack");
    (chance.hit, chance.kill, chance.damage)
}

fn r(num: u64, den: u64) -> Ratio {
    Ratio::new(num, den)
}

#[test]
fn the_exact_chances_are_shown_with_every_attack() {
    let at = |by: &str, who: &str| odds(&format!("red1 {by} r8c6 | green1 {who} r8c9"), "red1 fire", "green1");
    assert_eq!(at("heavy", "scout"), (r(31, 32), r(6, 32), r(50, 1)));
    assert_eq!(at("heavy", "medic"), (r(31, 32), r(1, 32), r(50, 1)));
    assert_eq!(at("sniper", "pyro"), (r(1, 2), r(1, 10), r(25, 1)));
    assert_eq!(at("sniper", "soldier"), (r(1, 2), r(0, 1), r(25, 1)));
    assert_eq!(at("scout", "scout"), (r(7, 8), r(0, 1), r(30, 1)));
    assert_eq!(at("soldier", "scout"), (r(1, 2), r(0, 1), r(35, 1)));
    let carrier = "turn green | red1 scout r2c9 | flag red carried red1 | green1 heavy r2c7";
    assert_eq!(odds(carrier, "green1 fire", "red1"), (r(242, 243), r(112, 243), r(200, 3)));
    let helpless = "turn green | red1 engineer r8c6 builds exit 2 | green1 heavy r8c9";
    assert_eq!(odds(helpless, "green1 fire", "red1"), (r(1, 1), r(1, 1), r(100, 1)));
    let turret = "red1 engineer r9c8 | turret-red1 r8c8 | green1 scout r8c10 | green2 scout r8c6";
    assert_eq!(odds(turret, "turret-red1", "green1"), (r(15, 16), r(0, 1), r(20, 1)));
    let flames = "red1 pyro r8c6 | green1 scout r8c7 health 50 | green2 scout r8c8";
    assert_eq!(odds(flames, "red1 flame", "e"), (r(3, 4), r(1, 2), r(75, 2)));
    let ground = "red1 soldier r8c4 | green1 scout r8c8 health 35 | green2 scout r8c9";
    assert_eq!(odds(ground, "red1 ground", "r8c8"), (r(1, 1), r(1, 1), r(70, 1)));
    let melee = "red1 scout r8c7 | green1 scout r8c8 health 10";
    assert_eq!(odds(melee, "red1 melee", "green1"), (r(1, 1), r(1, 1), r(10, 1)));
}

#[test]
fn the_chance_stands_in_the_label_of_an_attack() {
    let mut t = t("red1 heavy r8c6 | green1 scout r8c9");
    t.play("red1 fire");
    let label = t.state.label(RED, t.state.hear("green1").unwrap());
    let number = |name: &str| label.args.iter().find(|(n, _)| n == name).map(|(_, arg)| arg.clone());
    assert_eq!(number("chance"), Some(97u8.into()));
    assert_eq!(number("kill"), Some(19u8.into()));
    assert_eq!(number("damage"), Some(50u8.into()));
}

#[test]
fn b1_a_side_never_has_more_pieces_of_a_kind_than_the_box_holds() {
    let mut t = t("red1 engineer r8c8 | red2 engineer out 3 | red3 engineer r2c8 builds turret 2 | turret-red2 r9c6");
    t.play("red1 build");
    assert_eq!(t.offers(), ["entrance", "exit"]);
    assert_eq!(t.refusal("turret"), "pieces");
}

#[test]
fn b2_a_job_is_offered_only_where_a_piece_could_ever_stand() {
    let mut t = t("red1 engineer r9c1");
    t.play("red1");
    assert!(!t.offered("build"));
    assert_eq!(t.refusal("build"), "site-near");
}

#[test]
fn b3_a_carrier_that_walks_into_a_friend_on_the_holder_has_won() {
    let mut t = t("red1 scout r2c4 | flag red carried red1 | red2 heavy r2c2");
    t.play("red1 r2c2");
    assert_eq!(t.state.winner(), Some(Side::Red));
}

#[test]
fn b4_in_run_and_gun_friends_are_passed_without_an_attack_in_between() {
    let mut t = t("red1 pyro r8c6 | red2 scout r8c7 | green1 heavy r8c9");
    t.play("red1 run-and-gun e");
    assert!(t.offered("r8c8"));
    t.play("r8c8");
    assert_eq!((t.asks().as_str(), t.unit("red1").points), ("aim", Some(1)));
}

#[test]
fn b5_a_medic_at_the_upper_edge_has_no_longer_beam_and_ignores_no_wall() {
    let mut t = t("red1 medic r5c5 | red2 heavy r5c8 | red3 heavy r5c6");
    t.play("red1 heal");
    assert_eq!(t.offers(), ["red3"]);
}

#[test]
fn b6_flames_do_not_climb_past_the_front_tile() {
    // From the stairs (3,5) east: the front (4,5) is upper, and so are its neighbours.
    let mut up = t("red1 pyro r5c3 | green1 heavy r5c5 | green2 heavy r4c4");
    up.play("red1 flame e 6 6");
    assert_eq!((up.health("green1"), up.health("green2")), (175, 175));
    // From (2,5) east the front is the stairs; what lies above them is out of reach.
    let mut low = t("red1 pyro r5c2 | green1 heavy r5c4 | green2 heavy r5c3");
    low.play("red1 flame e 6");
    assert_eq!((low.health("green1"), low.health("green2")), (200, 150));
}

#[test]
fn b7_a_flag_that_falls_on_its_start_is_at_home() {
    let mut t = t("turn green | red1 scout r2c11 health 20 | flag red carried red1 | green1 heavy r2c12");
    t.play("green1 melee red1");
    assert!(!t.flag(0).dropped);
}

#[test]
fn b8_a_unit_that_arrives_on_its_flag_by_teleporter_or_placement_has_it() {
    let scene = "red1 engineer r9c8 | entrance-red1 r8c5 | exit-red1 r2c8 | red2 scout r8c6 | flag red dropped r2c8";
    let mut teleport = t(scene);
    teleport.play("red2 r8c5");
    assert!(teleport.unit("red2").carries_flag);
    let mut place = t("turn green | red1 scout out 0 | flag red dropped r7c1");
    place.play("end scout r7c1");
    assert!(place.unit("red1").carries_flag);
}

#[test]
fn b9_links_stay_as_they_are_within_a_blast_so_both_of_a_charged_pair_take_half() {
    let mut t = t("turn green | red1 medic r8c7 health 10 ubers red2 3 | red2 heavy r8c8 | green1 soldier r8c11");
    t.play("green1 ground r8c8");
    assert_eq!((t.at("red1").as_str(), t.health("red2")), ("out", 183));
    assert!(!t.unit("red2").ubered, "the link ends with the displacement");
}

#[test]
fn b10_a_unit_and_the_exit_it_stands_on_are_hit_each_for_itself() {
    let mut t = t("turn green | red1 engineer r2c2 | exit-red1 r8c7 | red2 heavy r8c7 | green1 pyro r8c8");
    t.play("green1 flame w 4 4");
    assert_eq!((t.health("red2"), t.health("exit-red1")), (150, 0));
}

#[test]
fn b10_a_part_that_fell_with_the_other_is_not_rolled_for() {
    let mut t = t("red1 pyro r8c8 | green1 engineer r2c2 | entrance-green1 r8c9 | exit-green1 r8c10");
    t.play("red1 flame e 4");
    assert_eq!((t.asks().as_str(), t.health("exit-green1")), ("act-moved", 0));
}

#[test]
fn b11_turrets_left_over_fire_in_the_order_of_their_builders() {
    let mut t =
        t("red1 engineer r9c8 | turret-red1 r8c8 | red2 engineer r9c11 | turret-red2 r8c11 | green1 scout r8c10");
    t.play("end");
    assert!(t.happened(|e| matches!(e, Event::Fired { by, .. } if by.word() == "turret-red1")));
    assert!(!t.happened(|e| matches!(e, Event::Fired { by, .. } if by.word() == "turret-red2")));
    t.play("1 1 1 1 1 1 1 1");
    assert_eq!(t.asked(), GREEN);
}

#[test]
fn b12_a_walk_is_named_by_its_end_and_costs_the_shortest_way() {
    let mut t = t("red1 scout r3c2 | green1 scout r4c2");
    t.play("red1 r1c1");
    assert_eq!(t.unit("red1").points, Some(2));
}

#[test]
fn b13_in_run_and_gun_standing_is_offered_only_to_fire() {
    let mut t = t("red1 heavy r8c6");
    t.play("red1 run-and-gun e");
    assert!(!t.offered("fire") && !t.offered("hold") && t.offered("done"));
}

#[test]
fn b14_nobody_is_pushed_onto_a_flags_start_even_an_empty_one() {
    let mut t = t("red1 soldier r2c6 | red2 scout r8c8 | flag red carried red2 | green1 heavy r2c10");
    t.play("red1 ground r2c9");
    assert_eq!(t.at("green1"), "r2c10");
}

#[test]
fn b15_an_engineer_on_stairs_builds_on_either_level() {
    let mut t = t("red1 engineer r5c3 builds turret 1");
    t.play("end end");
    assert_eq!(t.offers(), ["r5c2", "r5c4"]);
}

#[test]
fn b16_run_and_gun_may_begin_on_a_spawn_space_but_not_fire_there() {
    let mut t = t("red1 pyro r8c3 | green1 heavy r8c5");
    t.play("red1 run-and-gun e");
    assert!(!t.offered("fire"));
    t.play("r8c4 fire 4");
    assert_eq!(t.health("green1"), 150);
}

#[test]
fn b17_teams_not_yet_turned_over_stay_secret_when_somebody_concedes() {
    let mut t = crate::start(&tf2_turns::Setup { concede: true, ..tf2_turns::Setup::cp() });
    t.play("heavy concede");
    let seen = |by| t.state.view(table::Actors::one(by)).units[0].kind;
    assert_eq!((seen(RED).is_some(), seen(GREEN)), (true, None));
}

#[test]
fn b18_an_activation_ends_by_itself_when_nobody_in_it_has_points_or_an_action() {
    let mut t = t("red1 heavy r8c6 | green1 heavy r8c7 | red2 scout r2c2");
    t.play("red1 melee green1 r8c3");
    assert_eq!(t.asks(), "turn-ctf");
}

#[test]
fn b18_the_unit_named_acts_before_another_is_named() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 heavy r8c7");
    t.play("red1");
    assert!(!t.offered("red2"));
    assert_eq!(t.refusal("red2"), "switched");
    t.play("r8c6 red2");
    assert!(!t.offered("red1"));
}

#[test]
fn b19_free_turns_heal_nobody_and_use_up_no_ubercharge() {
    let mut t = t("mode cp | free 2 | turn green | green1 medic r5c15 ubers green2 2 | green2 heavy r5c16 health 100");
    t.play("end");
    assert_eq!((t.health("green2"), t.unit("green1").uber), (100, 2));
}
