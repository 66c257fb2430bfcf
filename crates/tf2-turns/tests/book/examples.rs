//! The worked examples, in order. Their coordinates are (column, row).

use tf2_turns::Side;

use crate::t;

#[test]
fn example_1_a_bent_line() {
    let mut t = t("red1 scout r4c6 | green1 engineer r6c8");
    t.play("red1 fire green1 4 2 6");
    assert_eq!(t.health("green1"), 60);
}

#[test]
fn example_2_a_blocked_row() {
    let mut t = t("red1 scout r5c6 | green1 sniper r5c8");
    t.play("red1");
    assert!(!t.offered("fire"));
}

const ROCKET: &str = "red1 soldier r8c6 | green1 scout r8c10 | green2 medic r9c10 | green3 pyro r9c11";

#[test]
fn example_3_an_aimed_rocket() {
    let mut hit = t(ROCKET);
    hit.play("red1 fire green1 5");
    assert_eq!((hit.health("green1"), hit.health("green2"), hit.health("green3")), (10, 65, 85));
    assert_eq!(["green1", "green2", "green3"].map(|u| hit.at(u)), ["r8c11", "r9c10", "r9c12"]);
    let mut miss = t(ROCKET);
    miss.play("red1 fire green1 3");
    assert_eq!((miss.health("green1"), miss.health("green2"), miss.health("green3")), (80, 100, 120));
    assert_eq!(["green1", "green2", "green3"].map(|u| miss.at(u)), ["r8c10", "r9c10", "r9c11"]);
}

#[test]
fn example_4_a_ground_shot() {
    let mut t = t(ROCKET);
    t.play("red1 ground r8c10");
    assert_eq!((t.health("green1"), t.health("green2"), t.health("green3")), (45, 83, 103));
    assert_eq!(["green1", "green2", "green3"].map(|u| t.at(u)), ["r8c11", "r9c10", "r9c12"]);
}

#[test]
fn example_5_flames() {
    let mut t = t("red1 pyro r8c6 | red2 scout r9c7 | green1 heavy r8c7");
    t.play("red1 flame e 4 6 done");
    assert_eq!((t.health("green1"), t.unit("green1").burn), (150, 3));
    assert_eq!((t.health("red2"), t.unit("red2").burn), (55, 3));
    for n in 1..=3 {
        t.pass_round();
        assert_eq!((t.health("green1"), t.health("red2")), (150 - 10 * n, 55 - 10 * n));
    }
    t.pass_round();
    assert_eq!((t.health("green1"), t.health("red2")), (120, 25));
}

#[test]
fn example_6_healing() {
    let mut t = t("round 3 | red1 medic r8c5 | red2 heavy r8c7 health 100");
    t.play("red1 heal red2 done end");
    assert_eq!((t.health("red2"), t.unit("red1").charge), (120, 20));
    t.play("end");
    assert_eq!((t.health("red2"), t.unit("red1").charge, t.game.round()), (140, 40, 4));
    let mut full = crate::t("round 3 | red1 medic r8c5 | red2 heavy r8c7 health 190");
    full.play("red1 heal red2 done end");
    assert_eq!((full.health("red2"), full.unit("red1").charge), (200, 10));
}

#[test]
fn example_7_a_job() {
    let scene = "round 3 | red1 engineer r8c8 | green1 heavy r8c11";
    let mut killed = t(scene);
    killed.play("red1 build turret end green1 fire red1");
    assert_eq!(killed.at("red1"), "out", "no die was needed");
    let mut done = t(scene);
    done.play("red1 build turret").pass_round();
    assert_eq!((done.game.round(), done.unit("red1").work), (4, 1));
    done.play("end end r8c7");
    assert_eq!((done.game.round(), done.health("turret-red1")), (5, 60));
    assert!(done.offered("red1"));
}

#[test]
fn example_8_the_clock() {
    let mut t = t("mode cp | red1 scout r9c2 | green1 scout r5c20");
    for round in 1..=16 {
        assert_eq!((t.game.round(), t.tracks().1), (round, (round - 1) / 4 + 1));
        t.pass_round();
    }
    assert_eq!((t.tracks().1, t.game.winner()), (5, Some(Side::Green)));
    let mut last = crate::t("mode cp | round 16 | captured 1 | meter 3 | red1 pyro r5c9 | green1 scout r5c20");
    last.pass_round();
    assert_eq!(last.game.winner(), Some(Side::Red));
}

#[test]
fn example_9_a_capture() {
    let mut t = t("mode cp | round 3 | red1 pyro r5c5 | red2 engineer r5c4 | green1 scout r5c7");
    for meter in 1..=3 {
        assert_eq!(t.pass_round().meter(), (0, meter));
    }
    t.play("red2 r4c5 done end end");
    assert_eq!(t.meter(), (1, 0));
    let rounds = |scene: &str| {
        let mut t = crate::t(scene);
        (1..=5).find(|_| t.pass_round().meter().0 == 1)
    };
    assert_eq!(rounds("mode cp | red1 scout r5c5 | red2 pyro r5c6"), Some(2));
    assert_eq!(rounds("mode cp | red1 scout r5c5 | red2 scout r5c6"), Some(1));
    let mut contested = crate::t("mode cp | round 5 | meter 2 | turn green | red1 pyro r5c5 | green1 scout r5c7");
    contested.play("green1 r5c6 done");
    assert_eq!(contested.meter(), (0, 0));
}

#[test]
fn example_10_stairs() {
    let mut yard = t("red1 heavy r5c2");
    yard.play("red1");
    assert!(yard.offered("r5c3") && yard.offered("r5c4"));
    let mut up = t("mode cp | red1 heavy r1c10");
    up.play("red1");
    assert!(up.offered("r2c10") && up.offered("r3c10"));
    let mut side = t("mode cp | red1 heavy r2c9");
    side.play("red1 r1c9 r1c10");
    assert!(side.offered("r2c10"), "from the end");
    let mut flank = t("mode cp | red1 heavy r2c9 | green1 scout r1c9 | green2 scout r1c10 | green3 heavy r1c11");
    flank.play("red1");
    assert!(!flank.offered("r2c10"), "not from the side");
    let mut hill = t("mode cp | red1 heavy r3c9");
    hill.play("red1");
    assert!(!hill.offered("r4c8"), "a wall");
    hill.play("r3c8");
    assert_eq!(hill.unit("red1").points, Some(2));
    assert!(!hill.offered("r3c9"), "the way back up is closed");
}
