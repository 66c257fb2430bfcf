//! The examples of the rule book.

use expect_test::expect;

use crate::table_talk::{Table, offers, state};

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
