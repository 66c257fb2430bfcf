//! R1 to R45.

use tf2_turns::{Event, How, Mode, Setup};

use crate::{GREEN, RED, house, start, t};

const SIX: [&str; 6] = ["pyro", "soldier", "sniper", "medic", "heavy", "engineer"];

fn named(mode: Mode) -> Setup {
    let six = SIX.map(str::to_owned).to_vec();
    Setup { mode, red: six.clone(), green: six, ..Setup::default() }
}

const PLACE_CTF: &str = "r7c1 r7c2 r7c3 r8c1 r8c2 r8c3 r7c13 r7c14 r7c15 r8c13 r8c14 r8c15";
const PLACE_CP: &str = "r3c1 r3c2 r4c1 r4c2 r5c1 r5c2 r3c17 r3c18 r4c17 r4c18 r6c17 r6c18";

#[test]
fn r1_red_takes_its_moves_first_green_second() {
    let mut t = start(&named(Mode::Ctf));
    t.play(PLACE_CTF);
    assert_eq!((t.asked(), t.asks().as_str()), (RED, "turn-ctf"));
    t.play("end");
    assert_eq!((t.asked(), t.asks().as_str()), (GREEN, "turn-ctf"));
}

#[test]
fn r3_a_team_has_six_units_and_never_more_than_two_of_one_type_each_team_for_itself() {
    let mut t = start(&Setup::ctf());
    t.play("heavy heavy");
    assert!(!t.offered("heavy") && t.offered("scout"));
    assert_eq!(t.refusal("heavy"), "same-type");
    t.play("scout scout medic medic");
    assert_eq!(t.asked(), GREEN);
    assert!(t.offered("heavy"), "Green may have its own two");
    t.play("heavy heavy pyro pyro sniper sniper");
    assert_eq!(t.offers(), ["reveal"]);
}

#[test]
fn r5_a_unit_without_health_leaves_the_board_and_has_to_respawn() {
    let mut t = t("red1 heavy r8c8 | green1 scout r8c9 health 20");
    t.play("red1 melee green1");
    assert_eq!(t.at("green1"), "out");
    assert_eq!(t.unit("green1").wait, 1);
}

#[test]
fn r6_a_unit_moves_up_to_its_move_value_in_orthogonal_steps() {
    let mut t = t("red1 heavy r8c8");
    t.play("red1");
    assert!(t.offered("r8c11") && t.offered("r9c10") && t.offered("r9c9"));
    assert!(!t.offered("r8c12") && !t.offered("r9c11"));
    assert_eq!(t.refusal("r8c12"), "too-far");
    t.play("r9c9");
    assert_eq!(t.unit("red1").points, Some(1), "a diagonal neighbour is two steps away");
}

#[test]
fn r7_a_path_may_cross_friends_but_not_enemies_and_ends_on_an_empty_space() {
    let mut friend = t("red1 heavy r3c2 | red2 scout r4c2");
    friend.play("red1");
    assert!(friend.offered("r5c2") && !friend.offered("r4c2"));
    assert_eq!(friend.refusal("r4c2"), "occupied");
    let mut enemy = t("red1 heavy r3c2 | green2 scout r4c2");
    enemy.play("red1");
    assert!(!enemy.offered("r5c2") && !enemy.offered("r4c2"));
    assert_eq!(enemy.refusal("r4c2"), "enemy-there");
}

#[test]
fn r8_an_upper_level_is_entered_only_by_walking_up_the_stairs() {
    let mut below = t("red1 heavy r4c6");
    below.play("red1");
    assert!(!below.offered("r4c5"));
    let mut stairs = t("red1 heavy r5c2");
    stairs.play("red1");
    assert!(stairs.offered("r5c3") && stairs.offered("r5c4"));
}

#[test]
fn r9_melee_reaches_adjacent_units_only_and_always_hits() {
    let mut t = t("red1 sniper r8c8 | green1 heavy r8c9 | green2 scout r9c9");
    t.play("red1 melee");
    assert_eq!(t.offers(), ["green1"]);
    assert_eq!(t.refusal("green2"), "adjacent");
    t.play("green1");
    assert_eq!(t.health("green1"), 180);
}

#[test]
fn r10_some_abilities_are_announced_others_just_happen() {
    let mut gun = t("red1 heavy r8c8");
    gun.play("red1");
    assert!(gun.offered("run-and-gun"));
    let mut shot = t("red1 sniper r8c8 | green1 heavy r8c10");
    shot.play("red1 fire green1 4");
    assert_eq!(shot.asks(), "aimed");
}

#[test]
fn r11_run_and_gun_fires_several_times_in_one_direction_for_one_space_less() {
    let mut t = t("red1 heavy r8c6 | green1 heavy r8c9 | green2 heavy r8c4");
    t.play("red1 run-and-gun e");
    assert_eq!(t.unit("red1").points, Some(2));
    t.play("fire");
    assert_eq!(t.offers(), ["green1"], "only what lies in the named direction");
    t.play("green1 6 6 6 6 6 fire green1 6 6 6 6 1");
    assert_eq!(t.health("green1"), 20);
    assert_eq!(t.asks(), "turn-ctf", "no points are left");
}

#[test]
fn r12_a_d10_decides_the_damage_of_an_aimed_shot() {
    for (face, damage) in [("1", 20), ("3", 20), ("4", 40), ("8", 40), ("9", 120), ("10", 120)] {
        let mut t = t("red1 sniper r8c8 | green1 heavy r8c10");
        t.play("red1 fire green1 5").play(face);
        assert_eq!(t.health("green1"), 200 - damage, "face {face}");
    }
}

#[test]
fn r13_healing_goes_on_while_the_patient_is_in_range_and_the_two_move_together() {
    let mut t = t("red1 medic r8c5 heals red2 | red2 heavy r8c7 health 100");
    t.play("red2");
    assert!(t.unit("red1").activated && t.unit("red2").activated);
    t.play("r8c8 red1 r8c6 r8c7 red2 r8c9 done");
    t.play("end");
    assert_eq!(t.health("red2"), 120);
    t.play("end");
    assert_eq!(t.health("red2"), 140);
}

#[test]
fn r14_each_point_of_health_restored_gives_one_point_of_charge_up_to_the_maximum() {
    let mut t = t("red1 medic r8c5 health 50 charge 85 heals red2 | red2 heavy r8c7 health 100");
    t.play("end");
    assert_eq!((t.unit("red1").charge, t.health("red1")), (100, 50), "charge does not change health");
}

#[test]
fn r15_with_a_full_meter_a_medic_shares_an_ubercharge_two_spaces_more_and_half_damage() {
    let mut t = t("red1 medic r8c5 charge 100 heals red2 | red2 heavy r8c7 | green1 heavy r8c10");
    t.play("red1 uber red2");
    assert_eq!((t.unit("red1").points, t.unit("red2").points), (Some(6), Some(5)));
    assert_eq!(t.unit("red1").charge, 0);
    assert!(!t.happened(|e| matches!(e, Event::Unlinked { .. })), "the link only changes its kind");
    t.play("done end green1 fire red2 6 6 1 1 1");
    assert_eq!(t.health("red2"), 180);
}

#[test]
fn r15_without_a_full_meter_there_is_no_ubercharge() {
    let mut t = t("red1 medic r8c5 charge 99 heals red2 | red2 heavy r8c7");
    t.play("red1");
    assert!(!t.offered("uber"));
    assert_eq!(t.refusal("uber"), "charge");
}

#[test]
fn r16_a_burning_unit_takes_damage_in_three_rounds_and_fires_do_not_stack() {
    let mut t = t("red1 pyro r8c8 | green1 heavy r8c9 burn 1");
    t.play("red1 flame e 4 done");
    assert_eq!((t.health("green1"), t.unit("green1").burn), (150, 3));
    t.pass_round();
    assert_eq!((t.health("green1"), t.unit("green1").burn), (140, 2));
    t.pass_round().pass_round().pass_round();
    assert_eq!((t.health("green1"), t.unit("green1").burn), (120, 0));
}

#[test]
fn r17_building_takes_two_rounds_and_then_the_engineer_may_move_in_that_turn() {
    let mut t = t("red1 engineer r8c8 | green1 scout r1c1");
    t.play("red1 build turret");
    assert_eq!(t.asks(), "turn-ctf");
    assert_eq!(t.refusal("red1"), "working");
    t.pass_round();
    assert!(!t.offered("red1"));
    t.play("end end");
    assert_eq!(t.asks(), "build-at");
    t.play("r8c9");
    assert_eq!(t.health("turret-red1"), 60);
    t.play("red1 r8c7");
    assert_eq!(t.at("red1"), "r8c7");
}

#[test]
fn r17_whatever_attacks_a_building_engineer_in_range_hits_without_a_roll() {
    let mut t = t("turn green | red1 engineer r8c8 builds turret 2 | green1 scout r8c10");
    t.play("green1 fire red1");
    assert_eq!(t.health("red1"), 40);
}

#[test]
fn r18_an_engineer_has_one_of_each_and_may_build_a_destroyed_one_again() {
    let scene = "red1 engineer r8c8 | turret-red1 r8c9 health 10 | green1 scout r8c10";
    let mut whole = t(scene);
    whole.play("red1 build");
    assert_eq!(whole.offers(), ["entrance", "exit"]);
    assert_eq!(whole.refusal("turret"), "has-piece");
    let mut broken = t(&format!("turn green | {scene}"));
    broken.play("green1 melee turret-red1 done end red1 build");
    assert!(broken.offered("turret"));
}

#[test]
fn r19_structures_outlive_their_engineer_until_his_unit_returns_as_another_type() {
    let scene = "turn green | red1 engineer r8c6 health 10 | turret-red1 r1c8 | green1 scout r8c7";
    let mut stays = t(scene);
    stays.play("green1 melee red1 done end");
    assert_eq!((stays.at("red1").as_str(), stays.health("turret-red1")), ("out", 60));
    stays.play("end end engineer r7c1");
    assert_eq!(stays.health("turret-red1"), 60);
    let mut goes = t(scene);
    goes.play("green1 melee red1 done end end end scout");
    assert_eq!(goes.health("turret-red1"), 60);
    goes.play("r7c1");
    assert_eq!(goes.health("turret-red1"), 0);
    let mut other = house("numbers.ron", &[("death: stay", "death: destroy")], scene);
    other.play("green1 melee red1");
    assert_eq!(other.health("turret-red1"), 0);
}

#[test]
fn r20_a_turret_attacks_the_closest_enemy_and_its_owner_chooses_among_equals() {
    let mut one = t("red1 engineer r9c8 | turret-red1 r8c8 | green1 scout r8c10 | green2 scout r8c11");
    one.play("turret-red1");
    assert_eq!(one.asks(), "roll");
    one.play("4 4 3 3");
    assert_eq!((one.health("green1"), one.health("green2")), (60, 80));
    let mut two = t("red1 engineer r9c8 | turret-red1 r8c8 | green1 scout r8c10 | green2 scout r8c6");
    two.play("turret-red1");
    assert_eq!(two.offers(), ["green1", "green2"]);
    two.play("green2 6 6 6 6");
    assert_eq!(two.health("green2"), 40);
}

#[test]
fn r21_a_teleporter_moves_a_friend_to_its_exit_and_the_turn_goes_on_once_a_round() {
    let scene = "red1 engineer r9c8 | entrance-red1 r8c5 | exit-red1 r2c8 | red2 scout r8c6 | red3 scout r9c5";
    let mut t = t(scene);
    t.play("red2 r8c5");
    assert_eq!((t.at("red2").as_str(), t.unit("red2").points), ("r2c8", Some(4)));
    t.play("r1c8 done red3");
    assert!(!t.offered("r8c5"), "it has been used in this round");
    t.play("done").pass_round().play("red3 r8c5");
    assert_eq!(t.at("red3"), "r2c8");
}

#[test]
fn r21_if_one_part_of_a_teleporter_is_destroyed_so_is_the_other() {
    let mut t =
        t("red1 engineer r9c8 | entrance-red1 r8c5 | exit-red1 r2c8 health 20 | green1 heavy r2c9 | turn green");
    t.play("green1 melee exit-red1");
    assert_eq!((t.health("exit-red1"), t.health("entrance-red1")), (0, 0));
}

#[test]
fn r22_a_carrier_cannot_attack_is_slower_and_easier_to_hit() {
    let mut t = t("red1 scout r2c9 | flag red carried red1 | green1 heavy r2c7");
    t.play("red1");
    assert_eq!(t.unit("red1").points, Some(4));
    assert!(!t.offered("fire") && !t.offered("melee"));
    assert_eq!(t.refusal("fire"), "carrier");
    t.play("done end green1 fire red1 3 3 2 2 2");
    assert_eq!(t.health("red1"), 40);
}

#[test]
fn r22_a_dropped_flag_that_nobody_picks_up_goes_back() {
    let mut t = t("turn green | red1 scout r2c9 health 20 | flag red carried red1 | green1 heavy r2c8");
    t.play("green1 melee red1 done");
    assert_eq!(t.flag(0).at.map(|s| s.to_string()).as_deref(), Some("r2c9"));
    assert!(t.flag(0).dropped);
    t.play("end end");
    assert!(!t.flag(0).dropped);
    assert_eq!(t.flag(0).at.map(|s| s.to_string()).as_deref(), Some("r2c11"));
}

#[test]
fn r23_red_moves_green_moves_and_then_the_round_ends() {
    let mut t = t("red1 scout r8c8 | green1 scout r2c8");
    t.play("end");
    assert_eq!((t.asked(), t.game.round()), (GREEN, 1));
    t.play("end");
    assert_eq!((t.asked(), t.game.round()), (RED, 2));
}

#[test]
fn r24_units_are_placed_anywhere_inside_their_own_spawn_area() {
    let mut t = start(&named(Mode::Ctf));
    assert_eq!(t.offers().len(), 9);
    t.play("r7c1");
    assert_eq!(t.offers().len(), 8);
    assert_eq!(t.refusal("r7c1"), "occupied");
    assert_eq!(t.refusal("r7c13"), "spawn");
}

#[test]
fn r25_a_unit_waits_as_the_timer_says_returns_as_any_type_and_acts_at_once() {
    let mut t = t("red1 scout out 1 missing | green1 scout r2c8");
    t.play("end end");
    assert_eq!(t.asks(), "return");
    assert_eq!(t.offers().len(), 7);
    t.play("soldier r7c3");
    assert_eq!((t.unit("red1").kind, t.health("red1")), (Some("soldier".into()), 130));
    assert!(t.offered("red1"));
}

#[test]
fn r26_without_a_legal_space_a_unit_waits_for_a_round_in_which_there_is_one() {
    // Enemies can only be there where the sanctuary is switched off.
    let mut t = house(
        "numbers.ron",
        &[("spawn_sanctuary: true", "spawn_sanctuary: false")],
        "red1 heavy r7c1 | red2 heavy r7c2 | red3 scout r7c3 | red4 scout r8c1 | red5 medic r8c2 | red6 medic out 0
         green1 heavy r8c3 | green2 heavy r9c1 | green3 scout r9c2 | green4 scout r9c3",
    );
    t.play("end end");
    assert_eq!(t.asks(), "turn-ctf");
    assert!(t.happened(|e| matches!(e, Event::NoRoom { .. })));
    t.play("red5 r6c2 done end end");
    assert_eq!(t.asks(), "return");
    t.play("pyro");
    assert_eq!(t.offers(), ["r8c2"]);
}

#[test]
fn r27_the_respawn_timer_starts_at_1_and_rises_whenever_the_round_tracker_is_reset() {
    let mut t = t("red1 scout r8c8 | green1 scout r2c8");
    let mut timers = Vec::new();
    for _ in 0..10 {
        timers.push(t.tracks());
        t.pass_round();
    }
    assert_eq!(timers, [(1, 1), (2, 1), (3, 1), (4, 1), (1, 2), (2, 2), (3, 2), (4, 2), (1, 3), (2, 3)]);
    let mut last = crate::t("round 20 | timer 5 | red1 scout r8c8");
    last.play("end end");
    assert_eq!(last.tracks().1, 5, "it stops at its maximum");
}

#[test]
fn r28_the_round_tracker_advances_and_goes_back_to_1_from_its_highest_number() {
    let mut t = t("tracker 4 | red1 scout r8c8");
    t.pass_round();
    assert_eq!(t.tracks(), (1, 2));
}

#[test]
fn r29_the_capture_meter_starts_at_its_lowest_value_and_captures_at_its_highest() {
    let mut t = t("mode cp | red1 pyro r5c5 | green1 scout r5c20");
    for meter in 1..=3 {
        assert_eq!(t.pass_round().meter(), (0, meter));
    }
    assert_eq!(t.pass_round().meter(), (1, 0));
}

#[test]
fn r30_all_that_reference_cards_would_recall_is_on_the_table_for_everybody() {
    let t = t("red1 medic r8c5 charge 30 heals red2 | red2 heavy r8c7 health 120 burn 2");
    let view = table::Game::public(&t.game);
    assert_eq!((view.units[0].charge, view.units[1].health, view.units[1].burn), (30, 120, 2));
}

#[test]
fn r31_a_unit_attacks_once_a_turn_before_after_or_during_its_movement() {
    let mut t = t("red1 scout r8c6 | green1 heavy r8c9");
    t.play("red1 r8c7 fire green1 1 1 1");
    assert!(!t.offered("fire") && t.offered("r8c8"));
    assert_eq!(t.refusal("fire"), "attacked");
    t.play("r8c8");
    assert!(!t.offered("melee"));
}

#[test]
fn r32_a_die_must_show_4_or_more() {
    for (face, health) in [("3", 80), ("4", 10)] {
        let mut t = t("red1 soldier r8c5 | green1 scout r8c10");
        t.play("red1 fire green1").play(face);
        assert_eq!(t.health("green1"), health);
    }
}

#[test]
fn r33_line_of_sight_is_an_orthogonal_connection_within_range_without_a_wall() {
    let mut t = t("red1 scout r8c8 | green1 heavy r6c8 | green2 heavy r8c12 | green3 scout r8c13");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green2"], "a wall hides the first, the third stands on spawn");
    assert_eq!(t.refusal("green1"), "sight");
}

#[test]
fn r34_a_rocket_deals_half_around_needs_no_roll_at_the_ground_and_shoves_away() {
    let scene = "red1 soldier r8c5 | green1 heavy r8c9 | green2 heavy r9c9 | green3 scout r7c11";
    let mut hit = t(scene);
    hit.play("red1 fire green1 4");
    assert_eq!((hit.health("green1"), hit.health("green2"), hit.health("green3")), (130, 165, 80));
    let mut t = t(scene);
    t.play("red1 ground r8c8");
    assert!(!t.happened(|e| matches!(e, tf2_turns::Event::Rolled { .. })));
    assert_eq!((t.health("green1"), t.health("green2"), t.health("green3")), (183, 183, 80));
    assert_eq!((t.at("green1").as_str(), t.at("green2").as_str()), ("r8c10", "r9c10"));
}

#[test]
fn r35_the_flamethrower_deals_full_damage_in_front_and_half_around_that_tile() {
    let mut t = t("red1 pyro r8c8 | green1 heavy r8c9 | green2 heavy r7c9 | green3 scout r8c10 | green4 scout r9c9");
    t.play("red1 flame e 4 4 4 4");
    let left = ["green1", "green2", "green3", "green4"].map(|u| t.health(u));
    assert_eq!(left, [150, 175, 55, 55]);
}

#[test]
fn r36_a_unit_on_stairs_attacks_either_level_as_if_it_stood_there() {
    let mut t = t("red1 scout r5c3 | green1 heavy r5c5 | green2 heavy r5c1 | green3 scout r6c4");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1", "green2", "green3"]);
}

#[test]
fn r37_from_the_upper_edge_the_range_is_half_as_much_again_and_near_walls_are_ignored() {
    // (7,5) is a wall two spaces from the edge space (5,5).
    let mut t = t("red1 scout r5c5 | green1 heavy r5c8 | green2 scout r4c10 | green3 heavy r4c11");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1", "green2"], "green3 is upper and too far for range 4");
    let mut back = crate::t("red1 scout r5c4 | green1 heavy r5c8");
    back.play("red1");
    assert!(!back.offered("fire"), "one space behind the edge nothing below is seen");
}

#[test]
fn r38_a_lower_unit_attacks_an_upper_one_only_at_the_edge_and_in_range() {
    let mut t = t("red1 scout r6c8 | green1 heavy r6c5 | green2 heavy r6c4");
    t.play("red1 fire");
    assert_eq!(t.offers(), ["green1"]);
}

#[test]
fn r39_friendly_fire_hurts_units_of_ones_own_team() {
    let mut t = t("red1 soldier r8c5 | red2 heavy r8c9 | green1 scout r8c8");
    t.play("red1 fire green1 5");
    assert_eq!((t.health("green1"), t.health("red2")), (10, 165));
}

#[test]
fn r39_a_weapon_without_friendly_fire_spares_friends() {
    let change = [("tags: [friendly_fire, ground_attack]", "tags: [ground_attack]")];
    let mut t = house("units.ron", &change, "red1 soldier r8c5 | red2 heavy r8c9 | green1 scout r8c8");
    t.play("red1 fire green1 5");
    assert_eq!((t.health("green1"), t.health("red2"), t.at("red2").as_str()), (10, 200, "r8c9"));
}

#[test]
fn r40_the_first_side_to_carry_its_flag_to_its_holder_wins() {
    let mut t = t("red1 scout r2c4 | flag red carried red1");
    t.play("red1 r2c2");
    assert_eq!(t.game.winner(), Some(tf2_turns::Side::Red));
    assert!(table::Game::waiting(&t.game).is_empty());
    assert!(t.happened(|e| matches!(e, Event::Over { winner: Some(tf2_turns::Side::Red), how: How::Flag })));
}

#[test]
fn r41_the_attacker_takes_every_control_point_lowest_number_first() {
    let mut t = t("mode cp | red1 scout r5c9 | red2 scout r5c10 | green1 scout r5c20");
    assert_eq!(t.pass_round().meter(), (0, 0), "the second point does not count before the first");
    let mut both = crate::t("mode cp | captured 1 | red1 scout r5c9 | red2 scout r5c10 | green1 scout r5c20");
    both.play("end end");
    assert_eq!(both.game.winner(), Some(tf2_turns::Side::Red));
    assert!(both.happened(|e| matches!(e, Event::Over { how: How::Points, .. })));
}

#[test]
fn r42_player_two_first_gets_two_free_turns() {
    let mut t = start(&named(Mode::Cp));
    t.play(PLACE_CP);
    assert_eq!((t.asked(), t.asks().as_str()), (GREEN, "free-turn"));
    t.play("green1 r3c15 done end");
    assert_eq!((t.asked(), t.asks().as_str()), (GREEN, "free-turn"));
    t.play("end");
    assert_eq!((t.asked(), t.asks().as_str(), t.game.round()), (RED, "turn-cp", 1));
}

#[test]
fn r43_four_turns_capture_a_point_and_each_further_unit_takes_one_off() {
    let rounds = |scene: &str| {
        let mut t = t(scene);
        (1..=5).find(|_| t.pass_round().meter().0 == 1)
    };
    assert_eq!(rounds("mode cp | red1 pyro r5c5"), Some(4));
    assert_eq!(rounds("mode cp | red1 pyro r5c5 | red2 pyro r5c6"), Some(3));
    assert_eq!(rounds("mode cp | red1 pyro r5c5 | red2 pyro r5c6 | red3 heavy r4c5"), Some(2));
    assert_eq!(rounds("mode cp | red1 pyro r5c5 | red2 pyro r5c6 | red3 heavy r4c5 | red4 heavy r6c5"), Some(1));
    let mut kept = t("mode cp | captured 1 | green1 heavy r5c5");
    kept.pass_round();
    assert_eq!(kept.meter().0, 1, "player two may not retake");
}

#[test]
fn r44_a_contested_point_resets_its_meter() {
    let mut t = t("mode cp | turn green | meter 3 | red1 pyro r5c5 | green1 scout r5c7");
    t.play("green1 r5c6 done");
    assert_eq!(t.meter(), (0, 0));
}

#[test]
fn only_the_point_now_fought_for_is_contested() {
    let contested =
        |scene: &str| table::Game::public(&t(scene).game).points.iter().map(|p| p.contested).collect::<Vec<_>>();
    assert_eq!(contested("mode cp | red1 pyro r5c5 | green1 scout r5c6"), [true, false]);
    assert_eq!(contested("mode cp | red1 pyro r5c9 | green1 scout r5c10"), [false, false]);
    assert_eq!(contested("mode cp | captured 1 | red1 pyro r5c9 | green1 scout r5c10"), [false, true]);
    assert_eq!(contested("mode cp | captured 1 | red1 pyro r5c9 | red2 scout r5c10"), [false, false]);
}

#[test]
fn r45_at_5_on_the_respawn_timer_player_two_wins() {
    let mut t = t("mode cp | round 16 | red1 scout r8c8 | green1 scout r5c20");
    t.play("end end");
    assert_eq!(t.game.winner(), Some(tf2_turns::Side::Green));
    assert!(t.happened(|e| matches!(e, Event::Over { how: How::Timer, .. })));
}
