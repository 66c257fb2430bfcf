//! A36 to A44: flags, points and the set-up.

use crate::{GREEN, RED, t};

#[test]
fn a36_only_its_own_colour_picks_a_flag_up_and_no_enemy_stops_on_it_or_its_start() {
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
fn a38_the_flags_team_has_one_whole_turn_of_its_own_to_pick_it_up() {
    // Dropped in Red's own turn: that turn does not count.
    let mut t = t("red1 scout r2c9 health 17 | red2 soldier r2c6 | flag red carried red1");
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
    assert_eq!((t.game.round(), t.tracks(), t.asked()), (1, (1, 1), RED));
}

#[test]
fn a44_maximum_two_of_a_type_counts_the_units_on_the_board() {
    let mut t = t("red1 heavy r8c8 | red2 heavy r8c7 | red3 heavy out 0 | red4 heavy out 0");
    t.play("end end");
    assert!(!t.offered("heavy") && t.offered("medic"));
}
