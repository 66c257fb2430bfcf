//! The exact chances, as they are shown.

use table::Spoken;
use tf2_turns::Ratio;

use crate::{RED, t};

fn odds(scene: &str, way: &str, target: &str) -> (Ratio, Ratio, Ratio) {
    let mut t = t(scene);
    t.play(way);
    let chance = t.game.chance(t.game.hear(target).unwrap()).expect("an attack");
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
    assert_eq!(odds(ground, "red1 ground", "r8c8"), (r(1, 1), r(1, 1), r(52, 1)));
    let melee = "red1 scout r8c7 | green1 scout r8c8 health 10";
    assert_eq!(odds(melee, "red1 melee", "green1"), (r(1, 1), r(1, 1), r(10, 1)));
}

#[test]
fn the_chance_stands_in_the_label_of_an_attack() {
    let mut t = t("red1 heavy r8c6 | green1 scout r8c9");
    t.play("red1 fire");
    let label = t.game.label(RED, t.game.hear("green1").unwrap());
    let number = |name: &str| label.args.iter().find(|(n, _)| n == name).map(|(_, arg)| arg.clone());
    assert_eq!(number("chance"), Some(97u8.into()));
    assert_eq!(number("kill"), Some(19u8.into()));
    assert_eq!(number("damage"), Some(50u8.into()));
}
