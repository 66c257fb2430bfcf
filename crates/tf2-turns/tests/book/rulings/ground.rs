//! A25 to A35: levels, sight, blasts and flames.

use table::Spoken;

use crate::{house, t};

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
fn a32_a_shot_at_the_ground_deals_half_of_what_a_hit_would_without_a_die() {
    let scene = "red1 soldier r8c4 | green1 heavy r8c8 | green2 heavy r8c9 | green3 soldier r7c7";
    let health = |t: &crate::Table| ["green1", "green2", "green3"].map(|unit| t.unit(unit).max_health - t.health(unit));
    let mut aimed = t(scene);
    aimed.play("red1 fire green1 4");
    assert_eq!(health(&aimed), [70, 35, 35]);
    let mut ground = t(scene);
    ground.play("red1 ground r8c8");
    assert_eq!(health(&ground), [35, 17, 17]);
    let mut everywhere = house("numbers.ron", &[("ground_shot: half_of_a_hit", "ground_shot: area")], scene);
    everywhere.play("red1 ground r8c8");
    assert_eq!(health(&everywhere), [35, 35, 35]);
}

#[test]
fn a32_neither_way_to_fire_a_rocket_is_always_the_better_one() {
    let chance = |scene: &str, words: &str, choice: &str| {
        let mut table = t(scene);
        table.play(words);
        table.game.chance(table.game.hear(choice).unwrap()).unwrap()
    };
    // Nearly the same mean; the ground is sure, the die may kill.
    let strong = "red1 soldier r8c4 | green1 scout r8c8 health 70 | green2 heavy r8c9";
    let (aimed, ground) = (chance(strong, "red1 fire", "green1"), chance(strong, "red1 ground", "r8c8"));
    assert_eq!((aimed.kill.percent(), ground.kill.percent()), (50, 0));
    let weak = "red1 soldier r8c4 | green1 scout r8c8 health 30 | green2 heavy r8c9";
    let (aimed, ground) = (chance(weak, "red1 fire", "green1"), chance(weak, "red1 ground", "r8c8"));
    assert_eq!((aimed.kill.percent(), ground.kill.percent()), (50, 100));
}

#[test]
fn a33_the_area_stays_on_its_level_and_two_walls_shield_a_diagonal() {
    let mut level = t("red1 soldier r4c10 | green1 heavy r4c5 | green2 heavy r4c7");
    level.play("red1 ground r4c6");
    assert_eq!((level.health("green1"), level.health("green2")), (200, 183));
    // (7,4) and (8,5) touch at a corner: one wall beside it does not shield, two do.
    let scene = "red1 soldier r1c7 | green1 heavy r5c8";
    let mut open = t(scene);
    open.play("red1 ground r4c7");
    assert_eq!(open.health("green1"), 183);
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
    assert_eq!((t.health("red1"), t.at("red1").as_str()), (183, "r8c3"));
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
