//! Weapons Manual: parts of a card, some general principles, what can you see.

use adrenaline::Rules;
use expect_test::expect;

use crate::table_talk::{check, offers, why};

/// Every weapon: reload price with the top cube first, price of the extras, modes in brackets.
const CARDS: &str = "
    lock-rifle       BB   second-lock R
    machine-gun      BR   focus-shot Y, turret-tripod B
    thor             BR   chain-reaction B, high-voltage B
    plasma-gun       BY   phase-glide -, charged-shot B
    whisper          BBY
    electroscythe    B    (reaper) RB
    tractor-beam     B    (punisher) RY
    vortex-cannon    RB   black-hole R
    furnace          RB   (cozy-fire) -
    heatseeker       RRY
    hellion          RY   (nano-tracer) R
    flamethrower     R    (barbecue) YY
    grenade-launcher R    extra-grenade R
    rocket-launcher  RR   rocket-jump B, fragmenting-warhead Y
    railgun          YYB  (piercing) -
    cyberblade       YR   shadowstep -, slice-and-dice Y
    zx-2             YR   (scanner) -
    shotgun          YY   (long-barrel) -
    power-glove      YB   (rocket-fist) B
    shockwave        Y    (tsunami) Y
    sledgehammer     Y    (pulverize) R
";

#[test]
fn the_21_weapons_cost_what_is_printed_on_them() {
    let mut printed = String::from("\n");
    let cards = Rules::embedded().weapon_cards();
    assert_eq!(cards.len(), 21);
    for card in cards {
        // The card has the colour of its top cube, which is free when the weapon is grabbed.
        assert!(card.colour.to_uppercase().starts_with(&card.reload[..1]));
        let mut rest: Vec<char> = card.reload[1..].chars().collect();
        let mut grab: Vec<char> = card.grab.chars().collect();
        rest.sort_unstable();
        grab.sort_unstable();
        assert_eq!(rest, grab, "{}", card.id);
        let extras: Vec<String> = card.effects[1..]
            .iter()
            .map(|e| {
                let id = if e.mode { format!("({})", e.id) } else { e.id.clone() };
                format!("{id} {}", if e.cost.is_empty() { "-" } else { &e.cost })
            })
            .collect();
        let line = format!("    {:16} {:4} {}", card.id, card.reload, extras.join(", "));
        printed += line.trim_end();
        printed += "\n";
    }
    assert_eq!(printed, CARDS);
}

#[test]
fn it_is_not_possible_to_hide_behind_other_figures() {
    let scene = "violet at r2c1 holds whisper railgun | dozer at r2c2 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot whisper"), "violet: @sprog");
    assert_eq!(offers(scene, "shoot railgun basic"), "violet: @dozer @sprog");
}

#[test]
fn you_can_never_be_damaged_by_your_own_weapon() {
    for (weapon, answers) in [
        ("electroscythe", "basic"),
        ("grenade-launcher", "@sprog +extra-grenade r1c2 pass"),
        ("lock-rifle", "@dozer pass"),
    ] {
        let scene = format!("violet at r1c2 holds {weapon} | dozer at r1c2 | sprog at r1c3");
        let after = crate::table_talk::Table::set(&scene).play(&format!("shoot {weapon} {answers}"));
        assert!(after.view_of("violet").damage.is_empty(), "{weapon}");
    }
    let scene = "violet at r1c2 holds lock-rifle | dozer at r1c2 | sprog at r1c3";
    assert_eq!(why(scene, "shoot lock-rifle", "@violet"), "yourself");
}

#[test]
fn you_cannot_choose_to_give_less_damage() {
    // After the target nothing more is asked.
    let scene = "violet at r0c2 holds thor whisper | dozer at r2c3 | sprog at r0c1";
    assert_eq!(offers(scene, "shoot thor @sprog"), "violet: run grab shoot pass");
    check(
        scene,
        "shoot whisper @dozer",
        expect![[r"
        dozer hurt 3 by violet
        dozer marked 1 by violet"]],
    );
}

#[test]
fn you_can_choose_fewer_targets_but_an_effect_on_everyone_lets_nobody_escape() {
    let scene = "violet at r1c2 holds shockwave | dozer at r0c2 | sprog at r1c3 | banshee at r2c2";
    assert_eq!(offers(scene, "shoot shockwave basic @dozer"), "violet: @sprog @banshee pass");
    // Tsunami asks nothing.
    assert_eq!(offers(scene, "shoot shockwave +tsunami"), "violet: run grab pass");
}

#[test]
fn one_move_away_works_through_doors_but_not_through_walls() {
    // r1c1 has doors north and south, walls east and west.
    let scene = "violet at r1c1 holds shotgun | dozer at r1c2 | sprog at r2c1 | banshee at r1c0 | d-struct-0r at r0c1";
    assert_eq!(offers(scene, "shoot shotgun +long-barrel"), "violet: @sprog @d-struct-0r");
}

#[test]
fn you_can_see_any_player_in_the_same_room_as_you() {
    let scene = "violet at r1c3 holds lock-rifle | dozer at r2c2 | sprog at r1c3 | banshee at r2c1";
    assert_eq!(offers(scene, "shoot lock-rifle"), "violet: @dozer @sprog");
}

#[test]
fn beside_a_door_you_see_every_square_of_the_room_behind_it() {
    let scene =
        "violet at r2c1 holds lock-rifle | dozer at r1c3 | sprog at r1c1 | banshee at r2c0 | d-struct-0r at r0c1";
    assert_eq!(offers(scene, "shoot lock-rifle"), "violet: @dozer @sprog @banshee");
}

#[test]
fn they_cannot_see_you_unless_they_are_beside_a_door_into_your_room() {
    let scene = "violet at r2c1 holds lock-rifle | dozer at r1c3 holds zx-2 | turn dozer";
    assert_eq!(why(scene, "", "shoot"), "no-target");
    let scene = "violet at r2c1 | dozer at r2c2 holds zx-2 | turn dozer";
    assert_eq!(offers(scene, "shoot zx-2 basic"), "dozer: @violet");
}

#[test]
fn you_can_see_through_all_doors_of_your_square_at_once() {
    // From r2c1: white, purple and yellow.
    let scene = "violet at r2c1 holds machine-gun | dozer at r1c1 | sprog at r2c3 | banshee at r2c0";
    let after =
        crate::table_talk::Table::set(scene).play("shoot machine-gun @dozer @sprog +turret-tripod pass @banshee");
    for who in ["dozer", "sprog", "banshee"] {
        assert_eq!(after.view_of(who).damage.len(), 1, "{who}");
    }
}

#[test]
fn your_own_square_counts_as_seen() {
    let scene = "violet at r1c1 holds lock-rifle | dozer at r1c1 | sprog at r1c2";
    assert_eq!(offers(scene, "shoot lock-rifle"), "violet: @dozer");
}

#[test]
fn any_number_of_figures_may_share_a_square_and_none_blocks_the_way() {
    let scene = "violet at r0c0 | dozer at r0c1 | sprog at r0c1 | banshee at r0c1 | d-struct-0r at r0c1";
    check(scene, "run r0c2", expect!["violet runs to r0c2"]);
    check(scene, "run r0c1", expect!["violet runs to r0c1"]);
}

#[test]
fn effects_use_the_positions_at_the_moment_they_resolve() {
    // Near the vortex is who stands there now; the grenade falls where the target was pushed.
    let scene = "violet at r2c1 holds vortex-cannon | dozer at r1c2 | sprog at r2c3";
    assert_eq!(offers(scene, "shoot vortex-cannon r2c2 @dozer +black-hole"), "violet: @sprog");
    let pushed = "violet at r0c2 holds grenade-launcher | dozer at r1c2 | sprog at r1c3";
    assert_eq!(offers(pushed, "shoot grenade-launcher @dozer pass r1c3 +extra-grenade"), "violet: r1c3");
}
