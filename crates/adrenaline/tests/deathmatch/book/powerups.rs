//! Weapons Manual: the powerups.

use expect_test::expect;

use crate::table_talk::{Table, check, offers, state, why};

#[test]
fn a_powerup_can_be_discarded_instead_of_paying_the_depicted_cube() {
    let scene = "violet at r0c2 holds lock-rifle ammo - powerups newton-red | dozer at r0c1 | sprog at r1c2";
    check(
        scene,
        "shoot lock-rifle @dozer +second-lock newton-red",
        expect![[r"
        dozer hurt 2 by violet
        violet pays newton-red"]],
    );
    // A card of another colour does not help.
    let scene = "violet at r0c2 holds lock-rifle ammo - powerups newton-blue | dozer at r0c1 | sprog at r1c2";
    assert_eq!(why(scene, "shoot lock-rifle @dozer", "+second-lock"), "cannot-pay cost=1-red");
}

#[test]
fn a_powerup_cannot_be_tossed_away_to_gain_the_cube() {
    let scene = "violet at r0c2 ammo - powerups targeting-scope-red tagback-grenade-blue | dozer at r0c1";
    assert_eq!(offers(scene, ""), "violet: run grab pass");
}

#[test]
fn all_powerups_may_be_used_on_the_same_action_if_they_all_apply() {
    check(
        "violet at r0c2 holds zx-2 powerups targeting-scope-red targeting-scope-blue targeting-scope-yellow | dozer at r0c1",
        "shoot zx-2 basic @dozer targeting-scope-red red @dozer targeting-scope-blue blue @dozer \
         targeting-scope-yellow yellow @dozer",
        expect![[r"
        dozer hurt 1 by violet
        violet plays targeting-scope-red
        violet pays red
        dozer hurt 1 by violet
        violet plays targeting-scope-blue
        violet pays blue
        dozer hurt 1 by violet
        violet plays targeting-scope-yellow
        violet pays yellow
        dozer hurt 1 by violet
        dozer marked 2 by violet"]],
    );
}

// Targeting Scope

const SCOPE: &str = "violet at r0c2 holds machine-gun zx-2 hellion powerups targeting-scope-red | dozer at r0c1 \
     | sprog at r1c2 | banshee at r1c2";

#[test]
fn scope_pays_1_cube_of_any_colour_and_gives_one_of_the_targets_an_extra_point_of_damage() {
    let before = "shoot machine-gun @dozer @sprog pass";
    assert_eq!(offers(SCOPE, before), "violet: targeting-scope-red pass");
    let bill = format!("{before} targeting-scope-red");
    assert_eq!(offers(SCOPE, &bill), "violet: red yellow blue");
    assert_eq!(offers(SCOPE, &format!("{bill} yellow")), "violet: @dozer @sprog");
    check(
        SCOPE,
        &format!("{bill} yellow @sprog"),
        expect![[r"
        dozer hurt 1 by violet
        sprog hurt 1 by violet
        violet plays targeting-scope-red
        violet pays yellow
        sprog hurt 1 by violet"]],
    );
}

#[test]
fn scope_cannot_do_1_damage_to_a_target_that_is_receiving_only_marks() {
    // Hellion damages Sprog and marks Banshee beside him.
    assert_eq!(offers(SCOPE, "shoot hellion basic @sprog targeting-scope-red red"), "violet: @sprog");
    assert_eq!(why(SCOPE, "shoot hellion basic @sprog targeting-scope-red red", "@banshee"), "not-hurt");
    // The scanner only marks: nothing to boost.
    assert_eq!(offers(SCOPE, "shoot zx-2 +scanner @sprog @dozer @banshee"), "violet: run grab shoot pass");
}

#[test]
fn scope_without_a_cube_to_pay_cannot_be_played() {
    let scene = "violet at r0c2 holds zx-2 ammo - powerups targeting-scope-red | dozer at r0c1";
    assert_eq!(offers(scene, "shoot zx-2 basic @dozer"), "violet: pass");
    assert_eq!(why(scene, "shoot zx-2 basic @dozer", "targeting-scope-red"), "cannot-pay-any");
}

// Newton

const NEWTON: &str = "violet at r0c2 powerups newton-red teleporter-blue | dozer at r0c1 | sprog at r1c2";

#[test]
fn newton_moves_any_other_players_figure_1_or_2_squares_in_one_direction() {
    assert_eq!(offers(NEWTON, "newton-red"), "violet: @dozer @sprog");
    assert_eq!(offers(NEWTON, "newton-red @dozer"), "violet: r0c0 r0c2 r0c3 r1c1 r2c1");
    check(
        NEWTON,
        "newton-red @dozer r2c1",
        expect![[r"
        violet plays newton-red
        dozer moved to r2c1 by violet"]],
    );
    assert_eq!(why(NEWTON, "newton-red @dozer", "r1c2"), "not-straight");
}

#[test]
fn newton_is_played_before_or_after_any_action_and_costs_none() {
    assert_eq!(offers(NEWTON, "newton-red @dozer r0c0"), "violet: run grab teleporter-blue pass");
    assert_eq!(offers(NEWTON, "run r0c1 newton-red @dozer r0c0"), "violet: run grab teleporter-blue pass");
    assert_eq!(offers(NEWTON, "run r0c1 run r0c2"), "violet: newton-red teleporter-blue pass");
    check(
        NEWTON,
        "run r0c1 run r0c2 newton-red @sprog r1c3",
        expect![[r"
        violet runs to r0c1
        violet runs to r0c2
        violet plays newton-red
        sprog moved to r1c3 by violet"]],
    );
}

#[test]
fn newton_cannot_move_a_figure_after_it_respawns() {
    let scene = "violet at r0c2 holds zx-2 powerups newton-red | dozer at r0c1 damage violet*10 powerups newton-blue";
    // After the shot Newton may still move the dead; after the turn is over nobody is asked for it.
    let answers = "shoot zx-2 basic @dozer pass pass pass pass";
    assert!(offers(scene, answers).starts_with("luck"));
    let respawned = Table::set(scene).play(&format!("{answers} teleporter-red teleporter-red"));
    assert!(respawned.told().ends_with("dozer spawns at r1c0"));
    assert!(respawned.offers().starts_with("luck"));
}

// Tagback Grenade

const TAGBACK: &str = "violet at r0c2 holds zx-2 heatseeker | dozer at r0c1 powerups tagback-grenade-red newton-blue \
     | sprog at r1c1 powerups tagback-grenade-blue";

#[test]
fn tagback_gives_1_mark_when_you_receive_damage_from_a_player_you_can_see() {
    assert_eq!(offers(TAGBACK, "shoot zx-2 basic @dozer"), "dozer: tagback-grenade-red pass");
    check(
        TAGBACK,
        "shoot zx-2 basic @dozer tagback-grenade-red",
        expect![[r"
        dozer hurt 1 by violet
        dozer marked 2 by violet
        dozer plays tagback-grenade-red
        violet marked 1 by dozer"]],
    );
    assert_eq!(
        state(TAGBACK, "shoot zx-2 basic @dozer tagback-grenade-red", "violet"),
        "r0c2 marks dozer ammo RYB holds heatseeker unloaded zx-2"
    );
}

#[test]
fn tagback_needs_to_see_the_attacker() {
    // Sprog cannot see violet, who cannot see him: the Heatseeker's own target.
    // r1c1 sees r0c1 and r0c2: so put the shooter elsewhere.
    let scene = "violet at r2c3 holds heatseeker | dozer at r0c0 | sprog at r1c1 powerups tagback-grenade-blue";
    assert_eq!(offers(scene, "shoot heatseeker @sprog"), "violet: run grab pass");
    // Seeing is one-sided: Sprog in r1c1 sees violet in r0c2, who does not see him.
    assert_eq!(offers(TAGBACK, "shoot heatseeker @sprog"), "sprog: tagback-grenade-blue pass");
}

#[test]
fn tagback_is_not_for_marks_alone_and_not_in_your_own_turn() {
    assert_eq!(offers(TAGBACK, "shoot zx-2 +scanner @dozer"), "violet: run grab shoot pass");
    let own = "violet at r0c2 powerups tagback-grenade-red | dozer at r0c1";
    assert_eq!(why(own, "", "tagback-grenade-red"), "tagback-later");
}

// Teleporter

#[test]
fn teleporter_sets_your_figure_down_on_any_square_of_the_board() {
    assert_eq!(
        offers(NEWTON, "teleporter-blue"),
        "violet: r0c0 r0c1 r0c2 r0c3 r1c0 r1c1 r1c2 r1c3 r2c0 r2c1 r2c2 r2c3"
    );
    check(
        NEWTON,
        "teleporter-blue r2c0 run r2c1",
        expect![[r"
        violet plays teleporter-blue
        violet moves to r2c0
        violet runs to r2c1"]],
    );
}

#[test]
fn teleporter_is_played_before_or_after_any_action() {
    check(
        NEWTON,
        "run r0c1 run r0c2 teleporter-blue r2c0",
        expect![[r"
        violet runs to r0c1
        violet runs to r0c2
        violet plays teleporter-blue
        violet moves to r2c0"]],
    );
    assert_eq!(why(NEWTON, "run", "teleporter-blue"), "between-actions");
}

#[test]
fn teleporter_cannot_be_used_once_the_end_of_the_turn_begins() {
    let scene = "violet at r0c2 unloaded zx-2 powerups teleporter-blue | dozer at r0c1";
    assert_eq!(why(scene, "pass", "teleporter-blue"), "between-actions");
}

#[test]
fn how_much_a_powerup_does_is_content() {
    let mut files = adrenaline::content();
    let numbers = "scope_price: 2, scope_damage: 3, newton_moves: 1, tagback_marks: 2";
    let text = files
        .get("powerups.ron")
        .replace("scope_price: 1, scope_damage: 1, newton_moves: 2, tagback_marks: 1", numbers);
    files.replace("powerups.ron", text).unwrap();
    let rules = Box::leak(Box::new(adrenaline::Rules::compile(&files).unwrap()));
    assert_eq!(Table::with(rules, NEWTON).play("newton-red @dozer").offers(), "violet: r0c0 r0c2 r1c1");
    let shot = "violet at r0c2 holds thor ammo RYB powerups targeting-scope-red | dozer at r0c1 powerups tagback-grenade-red \
        | sprog at r2c2";
    let after = Table::with(rules, shot).play("shoot thor @dozer targeting-scope-red");
    assert_eq!(after.offers(), "violet: red yellow blue");
    let after = after.play("red blue @dozer");
    assert!(after.state("dozer").contains("damage violet*5"), "{}", after.state("dozer"));
    let after = after.play("tagback-grenade-red");
    assert!(after.state("violet").contains("marks dozer*2"), "{}", after.state("violet"));
    let poor = "violet at r0c2 holds thor ammo R powerups targeting-scope-red | dozer at r0c1 | sprog at r2c2";
    assert_eq!(Table::with(rules, poor).play("shoot thor @dozer").offers(), "violet: pass");
}
