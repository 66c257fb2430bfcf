//! The rulings added here (B).

use table::Game;
use tf2_turns::{Event, Side};

use crate::{GREEN, RED, t};

#[test]
fn b1_a_side_never_has_more_pieces_of_a_kind_than_the_box_holds() {
    let mut t =
        t("red1 engineer r8c8 | timer 3 | red2 engineer out 3 | red3 engineer r2c8 builds turret 2 | turret-red2 r9c6");
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
    assert_eq!(t.game.winner(), Some(Side::Red));
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
    let mut t = t("turn green | red1 medic r8c7 health 8 ubers red2 3 | red2 heavy r8c8 | green1 soldier r8c11");
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
    let seen = |by| t.game.own(table::Actors::one(by))[0].kind.clone();
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
