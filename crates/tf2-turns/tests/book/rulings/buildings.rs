//! A20 to A24: fire, jobs, turrets and teleporters.

use tf2_turns::Event;

use crate::{GREEN, t};

#[test]
fn a20_a_unit_hit_by_flames_burns_friend_or_foe_but_no_building_does() {
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
