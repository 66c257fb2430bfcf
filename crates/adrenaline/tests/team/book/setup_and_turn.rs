//! Q1 to Q16: setup, draft, spawn, turn order, control.

use crate::table_talk::Table;
use adrenaline::TeamPlay;
use table::{Actor, Actors, Game};

/// Drafts d-struct-0r, dozer and sprog for black, the rest for white.
const DRAFT: &str = "@d-struct-0r @banshee @violet @dozer @sprog";

#[test]
fn q1_a_payable_own_weapon_must_be_paid_and_is_unloaded_only_if_the_cube_is_gone() {
    let mut table = Table::start(1, 1);
    table.go(DRAFT);
    assert_eq!(table.offers(), ["scrapshot", "nanospark"], "both want the yellow cube");
    table.go("nanospark");
    assert!(table.who("dozer").weapon.unwrap().loaded);
    assert!(!table.who("d-struct-0r").weapon.unwrap().loaded);
    assert_eq!(table.player("black-1").ammo, [1, 0, 1]);
    // Violet's Dual Guns cost a blue cube, and nobody is asked.
    assert_eq!(table.player("white-1").ammo, [1, 1, 0]);
    assert!(table.who("violet").weapon.unwrap().loaded);
}

#[test]
fn q1_a_shared_weapon_is_unloaded_only_if_neither_player_has_the_cube() {
    // Both own weapons cost yellow or nothing; Scrapshot is shared and wants yellow.
    let mut table = Table::start(2, 1);
    table.go(DRAFT).go("black:@dozer black:@sprog");
    // Dozer's player has paid yellow for Nanospark: only the other one can pay, unasked.
    assert_eq!(table.who("d-struct-0r").weapon.unwrap().loaded_by.as_deref(), Some("black-2"));
    assert_eq!(table.player("black-2").ammo, [1, 0, 1]);
    assert_eq!(table.question(), "muster");
}

#[test]
fn q2_the_team_chooses_who_has_loaded_a_free_shared_weapon() {
    let mut table = Table::start(2, 1);
    table.go(DRAFT).go("@dozer @d-struct-0r");
    assert_eq!((table.question().as_str(), table.offers()), ("arm", vec!["black-1".to_owned(), "black-2".to_owned()]));
    table.go("black:black-2");
    assert_eq!(table.who("sprog").weapon.unwrap().loaded_by.as_deref(), Some("black-2"));
}

#[test]
fn q3_the_team_chooses_who_draws_three_and_the_other_spawns_first() {
    let mut table = Table::start(2, 1);
    table.go(DRAFT).go("@dozer @d-struct-0r black-1");
    assert_eq!(table.question(), "muster");
    assert_eq!(table.offers(), ["black-2", "black-1"], "the second seat is the default");
    table.go("black-2");
    assert_eq!(table.asked(), "black-1");
    assert_eq!((table.player("black-1").powerups, table.player("black-2").powerups), (2, 3));
    table.skip();
    assert_ne!(table.at("dozer"), "");
    assert_eq!(table.asked(), "black-2");
    table.skip();
    assert_ne!(table.at("d-struct-0r"), "");
    table.go("").skip();
    assert_ne!(table.at("sprog"), "", "the shared one last");
    assert_eq!((table.player("black-1").powerups, table.player("black-2").powerups), (1, 1));
}

#[test]
fn q4_three_players_spawn_in_the_order_of_the_seats() {
    let mut table = Table::start(3, 1);
    table.go(DRAFT).go("@sprog @dozer");
    let mut order = Vec::new();
    while order.len() < 3 {
        order.push(table.asked());
        assert_eq!(table.player(&order[order.len() - 1]).powerups, 2);
        table.skip();
    }
    assert_eq!(order, ["black-1", "black-2", "black-3"]);
}

#[test]
fn q5_any_number_of_figures_share_a_square() {
    let mut table = Table::with("black-1 powerups teleporter-red | violet at r1c0");
    table.go("teleporter-red @dozer r1c0");
    assert_eq!((table.at("dozer"), table.at("violet")), ("r1c0".to_owned(), "r1c0".to_owned()));
}

#[test]
fn q6_teammates_see_each_others_hands_unless_the_setup_hides_them() {
    let cards = "seats 2v1 | black-1 powerups newton-red | black-2 powerups teleporter-blue";
    let hands =
        |table: &Table, sees: Actors| table.game.own(sees).iter().map(|own| own.hand.is_some()).collect::<Vec<_>>();
    let open = Table::with(cards);
    let hidden = Table::with(&format!("{cards} | hands hidden"));
    let (one, command) = (Actors::one(Actor(0)), Actors::one(Actor(6)));
    assert_eq!(hands(&open, one), [true, true, false]);
    assert_eq!(hands(&open, command), [true, true, false]);
    assert_eq!(hands(&hidden, one), [true, false, false]);
    assert_eq!(hands(&hidden, command), [false, false, false]);
    assert_eq!(hands(&open, Actors::NONE), [false, false, false]);
}

#[test]
fn q7_teams_alternate_and_characters_act_in_any_order() {
    let mut table = Table::with("");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer"]);
    table.go("@dozer pass");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee"]);
    assert_eq!(table.why_not("@dozer"), "acted");
    table.end_turn();
    assert_eq!((&*table.view().turn, table.asked().as_str()), ("white", "white-1"));
    table.end_turn();
    assert_eq!(table.view().turn, "black");
}

#[test]
fn q8_a_character_may_pass_and_still_use_its_ability() {
    let mut table = Table::with("");
    table.pass_actions();
    assert_eq!(table.offers(), ["@d-struct-0r", "pass"]);
    table.go("@d-struct-0r charge");
    assert_eq!(table.who("d-struct-0r").ability.tokens, 2);
}

#[test]
fn q9_grabbing_on_an_emptied_square_is_only_the_move() {
    let mut table = Table::with("tile r2c1 YBB");
    table.go("@dozer grab r2c1");
    assert_eq!(table.player("black-1").ammo, [1, 2, 3]);
    table.go("@banshee grab r2c1");
    assert_eq!(table.at("banshee"), "r2c1");
    assert_eq!(table.player("black-1").ammo, [1, 2, 3]);
    let tile = |table: &Table| table.view().squares.into_iter().find(|s| s.id == "r2c1").unwrap().tile;
    assert_eq!(tile(&table), None, "tiles come back only at the end of the turn");
    table.go("@d-struct-0r pass").asked();
    assert!(tile(&table).is_some());
}

#[test]
fn q10_the_controller_is_fixed_first_and_until_the_reload() {
    let mut table =
        Table::with("seats 1v2 | acted d-struct-0r banshee dozer | echo unloaded | white-2 powerups newton-red");
    table.end_turn();
    assert_eq!((table.asked().as_str(), table.question().as_str()), ("white", "control"));
    table.go("white-2 @echo");
    assert_eq!(table.asked(), "white-2");
    table.go("white-2:pass").pass_actions();
    // Echo is shared; in the reload step the other one may act for it.
    table.until("reload");
    assert_eq!(table.asked(), "white-1");
    table.go("tracking-bot");
    assert_eq!(table.who("echo").weapon.unwrap().loaded_by.as_deref(), Some("white-1"));
}

#[test]
fn q11_the_last_controller_is_offered_first() {
    let scene = "seats 2v1 | turn white | acted violet sprog echo";
    let mut table = Table::with(scene);
    assert_eq!(table.end_turn().offers(), ["black-1", "black-2"], "first turn: first seat");
    let mut table = Table::with(&format!("{scene} | controller black-2"));
    assert_eq!(table.end_turn().offers(), ["black-2", "black-1"]);
}

#[test]
fn q12_what_the_shared_character_grabs_is_its_controllers() {
    let mut table = Table::with("seats 2v1 | controller black-2 | tile r2c1 YBB");
    table.go("@dozer black-2:grab r2c1");
    assert_eq!((table.player("black-1").ammo, table.player("black-2").ammo), ([1, 1, 1], [1, 2, 3]));
}

#[test]
fn q13_a_weapon_grabbed_by_one_character_is_fired_by_another_of_the_same_player() {
    let mut table =
        Table::with("dozer at r1c0 | spawn red whisper | banshee at r0c2 | violet at r1c3 | black-1 ammo BBY");
    table.go("@dozer grab r1c0 whisper");
    assert!(!table.offered("@dozer"));
    table.go("@banshee shoot whisper @violet");
    assert_eq!(table.waiting("violet"), 3);
}

#[test]
fn q14_a_loaded_shared_weapon_serves_only_the_player_who_loaded_it() {
    let near = "seats 2v1 | violet at r2c0 | dozer weapon ram-fist loaded-by black-1";
    let mut table = Table::with(&format!("{near} | controller black-2"));
    table.go("@dozer");
    assert!(!table.offered("shoot"));
    let mut table = Table::with(&format!("{near} | controller black-1"));
    table.go("@dozer shoot ram-fist basic @violet");
    assert_eq!(table.waiting("violet"), 2);
}

#[test]
fn q15_only_who_owns_or_shares_a_damaged_character_may_respond_and_for_the_shared_one_only_one() {
    let cards = "seats 1v2 | white-1 powerups tagback-grenade-red tagback-grenade-blue \
                 | white-2 powerups tagback-grenade-yellow newton-red | black-1 holds sledgehammer | dozer at r0c3";
    // Violet is white-1's: nobody else is asked.
    let mut table = Table::with(cards);
    table.go("@dozer shoot sledgehammer basic @violet");
    table.go("white-1:tagback-grenade-red white-1:tagback-grenade-blue");
    assert_eq!(table.who("dozer").marks, 2, "several grenades are allowed");
    assert_eq!(table.asked(), "black-1");
    // Echo is shared: either, but not both.
    let mut table = Table::with(cards);
    table.go("@dozer shoot sledgehammer basic @echo white-1:pass white-2:tagback-grenade-yellow white-2:pass");
    assert_eq!((table.who("dozer").marks, table.asked()), (1, "black-1".to_owned()));
    let mut table = Table::with(cards);
    table.go("@dozer shoot sledgehammer basic @echo white-1:tagback-grenade-red white-1:pass");
    assert_eq!((table.who("dozer").marks, table.asked()), (1, "black-1".to_owned()));
}

#[test]
fn q15_for_two_damaged_characters_both_owners_may_respond() {
    let mut table = Table::with(
        "seats 1v2 | white-1 powerups tagback-grenade-red | white-2 powerups tagback-grenade-yellow \
         | black-1 holds electroscythe | dozer at r0c3",
    );
    table.go("@dozer shoot electroscythe basic white-1:tagback-grenade-red white-2:tagback-grenade-yellow");
    assert_eq!(table.who("dozer").marks, 2);
}

#[test]
fn q16_newton_and_teleporter_between_actions_and_after_the_last_but_not_in_the_end_of_turn() {
    let mut table = Table::with("black-1 powerups newton-red newton-blue teleporter-red");
    table.go("newton-red @violet r1c3");
    assert_eq!(table.at("violet"), "r1c3");
    table.go("@dozer pass newton-blue @sprog r2c3");
    assert_eq!(table.at("sprog"), "r2c3", "two squares straight on");
    table.go("@banshee pass @d-struct-0r pass teleporter-red @dozer r1c1");
    assert_eq!(table.at("dozer"), "r1c1");
    let mut table = Table::with("black-1 powerups newton-red | acted d-struct-0r banshee dozer");
    table.go("pass");
    assert_eq!(table.why_not("newton-red"), "between-actions");
    let mut table = Table::with("black-1 powerups newton-red");
    table.go("newton-red");
    assert_eq!(table.offers(), ["@violet", "@sprog", "@echo"], "enemies only");
}

#[test]
fn the_game_says_about_itself_what_its_box_says() {
    expect_test::expect![[r#"
        adrenaline-team: 2 to 6 players, each a side
        sides: Team, points: true, listed: true
        guide: goal, turn (16 lines), buffer (14 lines), reward, rush, own, kills
        credits: Filip Neduk, Czech Games Edition
        folders: adrenaline
        earlier: 21e2f767d95aae35 is 402e6666ae8a5059"#]]
    .assert_eq(&testing::said::<TeamPlay>());
}
