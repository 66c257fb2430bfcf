//! A14 to A19: links and ubercharges.

use tf2_turns::Event;

use crate::t;

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
    assert_eq!(other.offers(), ["red3"], "a Medic's patient needs no new link");
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
    // 70 to 17 around a shot at the ground, 17 to 8 for the ubercharge.
    let mut t = t("turn green | red1 medic r8c5 ubers red2 3 | red2 heavy r8c7 burn 1 | green1 soldier r8c10");
    t.play("green1 ground r8c8 done end");
    assert_eq!(t.health("red2"), 200 - 8 - 5 + 13, "and five by fire; then he is healed, to the full");
}

#[test]
fn a19_an_ubercharge_lasts_three_turns_of_its_player_and_leaves_a_heal_link() {
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
fn b9_a_link_ends_with_the_attack_that_kills_the_medic_and_not_only_with_the_activation() {
    let scene = "turn green | red1 medic r8c8 health 20 ubers red2 3 | red2 heavy r8c7 | green1 heavy r8c10";
    let mut gun = t(scene);
    gun.play("green1 run-and-gun w fire red1 6 6 6 6 6");
    assert_eq!((gun.unit("red1").patient, gun.unit("red2").ubered), (None, false));
    gun.play("fire red2 6 6 6 6 6");
    assert_eq!(gun.health("red2"), 200 - 5 * 20);
    let mut melee = t(&scene.replace("r8c10", "r8c9").replace("health 20", "health 10"));
    melee.play("green1 melee red1");
    assert!(!melee.unit("red2").ubered, "the activation goes on with steps");
    assert!(melee.offered("done"));
}
