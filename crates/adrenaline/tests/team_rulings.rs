//! The rulings, by number: what the rule book leaves open and how we decide it.

mod team_common;

use adrenaline::team::{Event, Setup, Side};
use adrenaline::{Rules, TeamPlay};
use table::{Actor, Actors, Game};
use team_common::Table;

/// Drafts d-struct-0r, dozer and sprog for black, the rest for white.
const DRAFT: &str = "@d-struct-0r @banshee @violet @dozer @sprog";

// Setup, draft, spawn

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
    let hands = |table: &Table, sees: Actors| {
        let view = table.game.view(sees);
        view.players.iter().map(|p| p.hand.is_some()).collect::<Vec<_>>()
    };
    let open = Table::with(cards);
    let hidden = Table::with(&format!("{cards} | hands hidden"));
    let (one, command) = (Actors::one(Actor(0)), Actors::one(Actor(6)));
    assert_eq!(hands(&open, one), [true, true, false]);
    assert_eq!(hands(&open, command), [true, true, false]);
    assert_eq!(hands(&hidden, one), [true, false, false]);
    assert_eq!(hands(&hidden, command), [false, false, false]);
    assert_eq!(hands(&open, Actors::NONE), [false, false, false]);
}

// Turn order and control

#[test]
fn q7_teams_alternate_and_characters_act_in_any_order() {
    let mut table = Table::with("");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer"]);
    table.go("@dozer pass");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee"]);
    assert_eq!(table.why_not("@dozer"), "acted");
    table.end_turn();
    assert_eq!((table.view().turn.as_str(), table.asked().as_str()), ("white", "white-1"));
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

// Damage, marks, buffer

#[test]
fn q17_a_team_never_hurts_itself() {
    let mut table = Table::with("black-1 holds electroscythe | violet at r2c0");
    table.go("@dozer shoot electroscythe basic");
    assert_eq!(table.team("black").buffer, 0);
    assert_eq!(table.team("white").buffer, 1);
}

#[test]
fn q18_teammates_are_no_targets_for_movement_and_chains_go_through_enemies_only() {
    let mut table = Table::with("black-1 holds tractor-beam thor | violet at r2c1 | dozer at r0c0");
    table.go("@banshee shoot tractor-beam basic");
    assert_eq!(table.offers(), ["@violet"]);
    assert_eq!(table.why_not("@dozer"), "own-team");
    let mut table = Table::with("black-1 holds thor | violet at r2c1");
    table.go("@banshee shoot thor");
    assert_eq!(table.offers(), ["@violet"]);
}

#[test]
fn q19_tagback_marks_the_attacker_in_the_attackers_own_buffer_and_more_than_three_are_lost() {
    let mut table = Table::with(
        "black-1 holds sledgehammer | dozer at r0c3 marks 2 \
         | white-1 powerups tagback-grenade-red tagback-grenade-blue",
    );
    table.go("@dozer shoot sledgehammer basic @violet tagback-grenade-red");
    assert_eq!(table.who("dozer").marks, 3);
    table.go("tagback-grenade-blue");
    assert_eq!((table.who("dozer").marks, table.player("white-1").powerups), (3, 0), "it may still be played");
}

#[test]
fn q20_any_damage_of_a_colour_turns_all_marks_of_that_colour() {
    let mut table = Table::with("black-1 holds sledgehammer | dozer at r0c3 | violet marks 3 | sprog marks 1");
    table.go("@dozer shoot sledgehammer basic @violet");
    assert_eq!((table.waiting("violet"), table.who("violet").marks), (5, 0));
    assert_eq!((table.waiting("sprog"), table.who("sprog").marks), (0, 1));
}

#[test]
fn q21_marks_of_an_action_wait_for_a_later_one_and_a_scope_does_not_trigger_them_again() {
    let mut table = Table::with(
        "black-1 holds zx-2 sledgehammer powerups targeting-scope-red | dozer at r0c3 | banshee at r0c3 | violet marks 1",
    );
    table.go("@dozer shoot zx-2 basic @violet");
    assert_eq!(table.waiting("violet"), 2, "one damage, one old mark");
    table.go("targeting-scope-red red @violet");
    assert_eq!((table.waiting("violet"), table.who("violet").marks), (3, 2));
    table.go("@banshee shoot sledgehammer basic @violet");
    assert_eq!((table.waiting("violet"), table.who("violet").marks), (7, 0));
}

#[test]
fn q22_three_marks_of_a_colour_old_and_new_together() {
    let mut table = Table::with("black-1 holds zx-2 | dozer at r0c3 | violet marks 2 | sprog marks 2");
    table.go("@dozer shoot zx-2 +scanner @violet @sprog @echo");
    assert_eq!(table.who("violet").marks, 3);
    let mut table = Table::with("black-1 holds zx-2 | dozer at r0c3 | violet marks 3");
    table.go("@dozer shoot zx-2 +scanner @violet pass");
    assert_eq!(table.who("violet").marks, 3, "the surplus is lost");
}

#[test]
fn q23_one_tagback_window_after_the_action_and_sight_is_judged_when_the_damage_is_dealt() {
    // Violet is hit where she sees Dozer, then pushed out of sight.
    let mut table =
        Table::with("black-1 holds shotgun | dozer at r1c1 | violet at r1c1 | white-1 powerups tagback-grenade-red");
    table.go("@dozer shoot shotgun basic @violet r2c1");
    assert_eq!(table.question(), "tagback");
    // From a square that does not see the attacker there is no answer.
    let mut table = Table::with("black-1 holds heatseeker | white-1 powerups tagback-grenade-red");
    table.go("@dozer shoot heatseeker @violet");
    assert_eq!(table.asked(), "black-1");
}

#[test]
fn q24_tagback_answers_ability_damage_that_is_seen_but_not_venom() {
    let mut table = Table::with("overload 2 | d-struct-0r at r0c3 | white-1 powerups tagback-grenade-red");
    table.pass_actions().go("@d-struct-0r discharge white-1:tagback-grenade-red");
    assert_eq!(table.who("d-struct-0r").marks, 1);
    let mut table = Table::with(
        "black sprog violet echo | sprog at r0c3 | dozer at r0c3 venom | white-1 powerups tagback-grenade-red",
    );
    table.pass_actions().go("@sprog");
    assert_eq!(table.who("dozer").damage, 1);
    assert_ne!(table.question(), "tagback");
}

#[test]
fn q25_every_ability_is_an_action_of_its_own_for_marks() {
    let mut table = Table::with("overload 2 | d-struct-0r at r0c3 | violet marks 2");
    table.pass_actions().go("@d-struct-0r discharge");
    assert_eq!((table.waiting("violet"), table.who("violet").marks), (3, 0));
}

#[test]
fn q26_a_scope_costs_a_cube_or_a_powerup_and_wants_a_damaged_target() {
    let scene = "black-1 holds zx-2 ammo - powerups targeting-scope-red";
    let mut table = Table::with(&format!("{scene} | dozer at r0c3"));
    table.go("@dozer shoot zx-2 basic @violet");
    assert_eq!(table.why_not("targeting-scope-red"), "cannot-pay-any");
    let mut table = Table::with(&format!("{scene} newton-blue | dozer at r0c3"));
    table.go("@dozer shoot zx-2 basic @violet targeting-scope-red newton-blue");
    assert_eq!(table.offers(), ["@violet"]);
    table.go("@violet");
    assert_eq!((table.waiting("violet"), table.player("black-1").powerups), (2, 0));
    // Marks alone open no window.
    let mut table = Table::with(&format!("{scene} newton-blue | dozer at r0c3"));
    table.go("@dozer shoot zx-2 +scanner @violet pass");
    assert_ne!(table.question(), "scope");
}

#[test]
fn q26_several_scopes_may_be_played() {
    let mut table = Table::with(
        "black-1 holds sledgehammer ammo RB powerups targeting-scope-red targeting-scope-blue | dozer at r0c3",
    );
    table.go(
        "@dozer shoot sledgehammer basic @violet targeting-scope-red red @violet targeting-scope-blue blue @violet",
    );
    assert_eq!(table.waiting("violet"), 4);
}

#[test]
fn q27_only_the_enemies_buffer_is_checked_and_only_after_the_abilities() {
    let mut table = Table::with("violet waiting 5 | dozer waiting 9 | overload 2 | d-struct-0r at r0c3");
    table.pass_actions();
    assert_eq!(table.who("violet").damage, 0);
    table.go("@d-struct-0r discharge").asked();
    assert_eq!((table.who("violet").damage, table.who("sprog").damage), (6, 1));
    assert_eq!((table.who("dozer").damage, table.waiting("dozer")), (0, 9), "the own buffer stays");
}

#[test]
fn q28_damage_tokens_never_run_out() {
    let mut table = Table::with("violet waiting 30 | dozer at r0c3 | black-1 holds sledgehammer");
    table.go("@dozer shoot sledgehammer basic @violet");
    assert_eq!(table.waiting("violet"), 32);
}

#[test]
fn q29_colours_with_damage_in_the_buffer_count_even_if_wasted_and_venom_does_not() {
    let mut table = Table::with(
        "black sprog violet echo | banshee waiting 20 | dozer damage 9 venom | d-struct-0r waiting 1 | d-struct-0r damage 3",
    );
    table.pass_actions().go("@sprog").until("team");
    assert_eq!(table.happened(|e| matches!(e, Event::Flushed { team: 1, colours: 2 })), 1);
}

#[test]
fn q30_a_reward_that_does_not_fit_is_lost_and_a_heal_may_be_declined() {
    let full = "reward supply-drop | violet waiting 2 | sprog waiting 2 | echo waiting 2 | black-1 ammo RRRYYYBBB \
                powerups newton-red newton-blue newton-yellow";
    let mut table = Table::with(full);
    table.pass_actions().go("pass").asked();
    assert_eq!(table.happened(|e| matches!(e, Event::GotCube { .. })), 0);
    assert_eq!(table.player("black-1").powerups, 3);
    let mut table = Table::with("reward supply-drop | violet waiting 6 | dozer slides 1");
    table.pass_actions().until("gift-heal");
    assert_eq!(table.offers(), ["@dozer", "pass"]);
    table.go("pass");
    assert_eq!(table.who("dozer").slides, 1);
}

#[test]
fn q30_a_powerup_goes_only_to_a_player_with_room() {
    let mut table = Table::with(
        "seats 3v1 | reward focus-fire | violet waiting 3 | sprog waiting 3 \
         | black-2 powerups newton-red newton-blue newton-yellow",
    );
    table.pass_actions().until("gift-powerup-to");
    assert_eq!(table.offers(), ["black-1", "black-3"]);
    table.go("black:black-3 !teleporter-red");
    assert_eq!(table.player("black-3").powerups, 1);
}

#[test]
fn q31_flush_then_reward_then_scoring() {
    let mut table = Table::with("violet damage 10 waiting 6 | dozer slides 1 | reward doctrine");
    table.pass_actions().go("pass").asked();
    let position = |what: fn(&Event) -> bool| table.told.iter().position(what).unwrap();
    let flushed = position(|e| matches!(e, Event::Flushed { .. }));
    let reward = position(|e| matches!(e, Event::Scored { why: adrenaline::team::Why::Flush { .. }, .. }));
    let drew = position(|e| matches!(e, Event::Drew { .. }));
    let board = position(|e| matches!(e, Event::Scored { why: adrenaline::team::Why::Board { .. }, .. }));
    assert!(flushed < reward && reward < drew && drew < board);
}

// Kills, healing, rush

#[test]
fn q32_a_kill_needs_eleven_minus_slides_and_one_more_is_overkill() {
    for (slides, damage, points) in [(0, 4, 0), (0, 5, 8), (0, 6, 9), (0, 9, 9), (1, 4, 8), (2, 4, 9)] {
        let scene = format!("reward focus-fire | violet damage 6 waiting {damage} slides {slides} | sprog waiting 6");
        let mut table = Table::with(&scene);
        table.end_turn();
        // One point for two colours.
        assert_eq!(table.team("black").points, points + 1, "{scene}");
    }
}

#[test]
fn q33_venom_first_then_the_flush_together_they_overkill() {
    let mut table = Table::with("black sprog violet echo | dozer damage 5 waiting 6 venom | reward focus-fire");
    table.end_turn();
    assert_eq!(table.team("black").points, 3 + 8 + 1);
}

#[test]
fn q34_a_venom_kill_is_scored_although_nothing_was_flushed() {
    let mut table = Table::with("black sprog violet echo | dozer damage 10 venom waiting 2");
    table.end_turn();
    assert_eq!((table.team("black").points, table.who("dozer").skulls), (8, 1));
    assert_eq!(table.waiting("dozer"), 2);
}

#[test]
fn q35_each_board_pays_its_own_value_and_three_kills_bring_four_not_six() {
    let two = "reward focus-fire | violet damage 10 waiting 3 | sprog damage 10 skulls 1 waiting 3 | skulls 7";
    let mut table = Table::with(two);
    table.end_turn();
    // Flush of two colours 1, boards 8 and 6, two overkills, doublekill 2.
    assert_eq!(table.team("black").points, 1 + 8 + 6 + 2 + 2);
    let mut table = Table::with(&format!("{two} | echo damage 10 waiting 1 | dozer slides 1"));
    table.pass_actions().until("gift-heal");
    table.go("@dozer");
    table.end_turn();
    assert_eq!(table.team("black").points, 8 + 6 + 8 + 2 + 4, "three colours: no points on this tile");
}

#[test]
fn q35_every_overkill_heals_once() {
    let mut table = Table::with(
        "reward focus-fire | violet damage 10 waiting 3 | sprog damage 10 waiting 3 | dozer slides 2 | banshee slides 1",
    );
    table.pass_actions().until("gift-heal").go("@dozer @dozer");
    assert_eq!((table.who("dozer").slides, table.who("banshee").slides), (0, 1));
    assert_ne!(table.question(), "gift-heal");
}

#[test]
fn q36_more_kills_than_skulls_are_all_scored() {
    let mut table =
        Table::with("skulls 1 of 1 | reward focus-fire | violet damage 10 waiting 3 | sprog damage 10 waiting 3");
    table.end_turn();
    assert_eq!((table.who("violet").skulls, table.who("sprog").skulls, table.view().skulls_left), (1, 1, 0));
    assert_eq!(table.team("black").points, 1 + 8 + 8 + 2 + 2);
}

#[test]
fn q37_a_scored_board_loses_damage_and_tokens_and_its_tile_returns_but_marks_stay() {
    let mut table = Table::with(
        "black sprog banshee echo | dozer damage 7 waiting 6 slides 3 marks 2 venom control | reward focus-fire",
    );
    table.end_turn();
    let dozer = table.who("dozer");
    assert_eq!((dozer.damage, dozer.slides, dozer.marks, dozer.skulls), (0, 0, 2, 1));
    assert!(!dozer.venom && !dozer.control);
}

#[test]
fn q38_thresholds_stay_three_and_six_on_the_board_wherever_the_tile_lies() {
    let mut table = Table::with("dozer damage 2 waiting 9 slides 4");
    table.go("@dozer grab");
    assert!(!table.offered("r1c1"), "two damage: one move");
    let mut table = Table::with("dozer damage 3 slides 4");
    table.go("@dozer grab");
    assert!(table.offered("r1c1"), "three damage: two moves");
    for (damage, reaches) in [(5, false), (6, true)] {
        let mut table = Table::with(&format!(
            "black-1 holds sledgehammer | dozer damage {damage} slides 2 unloaded | violet at r2c1"
        ));
        table.go("@dozer");
        assert_eq!(table.offered("shoot"), reaches);
    }
}

#[test]
fn q39_a_rush_onto_the_own_damage_is_illegal() {
    for (damage, slides, may) in [(2, 0, true), (2, 5, false), (1, 4, true)] {
        let mut table = Table::with(&format!("dozer damage {damage} slides {slides}"));
        table.go("@dozer");
        assert_eq!(table.offered("rush-grab"), may, "damage {damage} slides {slides}");
    }
    // With five damage there is no adrenaline shot yet; ten damage leaves no place to slide.
    let armed = "black-1 holds sledgehammer | violet at r2c1 | dozer unloaded";
    for (damage, slides, may) in [(5, 4, true), (5, 5, false)] {
        let mut table = Table::with(&format!("{armed} | dozer damage {damage} slides {slides}"));
        table.go("@dozer");
        assert_eq!(table.offered("rush-shoot"), may);
    }
    let mut table = Table::with("dozer damage 10 weapon ram-fist | violet at r2c0");
    table.go("@dozer shoot r2c0 ram-fist");
    assert_eq!(table.why_not("+charge"), "no-rush");
}

#[test]
fn q40_healing_moves_the_tile_only_and_full_strength_cannot_be_healed() {
    let mut table = Table::with("dozer slides 1 damage 4 | banshee damage 5");
    table.pass_actions().go("@dozer heal");
    assert_eq!(table.offers(), ["@dozer"]);
    table.go("@dozer");
    assert_eq!((table.who("dozer").slides, table.who("dozer").damage), (0, 4));
}

#[test]
fn q41_the_owner_respawns_the_dead_with_one_card_drawn_and_one_discarded() {
    let mut table = Table::with(
        "violet damage 10 waiting 6 | sprog damage 10 waiting 1 | white-1 powerups newton-red newton-blue newton-yellow \
         | black-1 powerups newton-red",
    );
    table.pass_actions().until("spawn");
    assert_eq!((table.asked().as_str(), table.player("white-1").powerups), ("white-1", 4));
    table.go("newton-red");
    assert_eq!(table.at("violet"), "r1c0");
    assert_eq!(table.question(), "spawn");
    table.go("newton-blue");
    assert_eq!((table.at("sprog").as_str(), table.player("white-1").powerups), ("r0c2", 3));
}

#[test]
fn q41_either_player_respawns_the_shared_character() {
    let mut table = Table::with("seats 1v2 | echo damage 10 waiting 6");
    table.pass_actions().until("respawn");
    assert_eq!((table.asked().as_str(), table.offers()), ("white", vec!["white-1".to_owned(), "white-2".to_owned()]));
    table.go("white-2");
    assert_eq!(table.asked(), "white-2");
}

// Decks, weapons, end

#[test]
fn q42_an_empty_powerup_deck_is_made_from_the_discards() {
    let kinds = ["targeting-scope", "newton", "tagback-grenade", "teleporter"];
    let all: Vec<String> = kinds
        .iter()
        .flat_map(|k| ["red", "yellow", "blue"].map(|c| format!("{k}-{c}")))
        .flat_map(|c| [c.clone(), c])
        .collect();
    let scene = format!("tile r2c1 PYY | discarded {}", all[..23].join(" "));
    let mut table = Table::with(&scene);
    table.go(&format!("@dozer grab r2c1 !{}", all[23]));
    assert_eq!(table.view().powerups_in_deck, 23);
    assert_eq!(table.happened(|e| matches!(e, Event::PowerupsShuffled)), 1);
}

#[test]
fn q43_an_empty_stack_of_tiles_is_made_from_the_discards() {
    let mut table = Table::start(1, 1);
    let mut rng = table::rng(5);
    let mut shuffled = 0;
    for _ in 0..200_000 {
        let Some(actor) = table.game.waiting().first() else { break };
        let mut options = Vec::new();
        table.game.choices(actor, &mut options);
        let choice = options[rand::RngExt::random_range(&mut rng, 0..options.len())];
        shuffled +=
            table.game.play(actor, choice).unwrap().iter().filter(|e| matches!(e, Event::TilesShuffled)).count();
    }
    assert!(shuffled > 0);
}

#[test]
fn q44_without_weapons_in_the_deck_spaces_stay_empty_and_given_up_ones_go_back() {
    let rules = Rules::embedded();
    let ids: Vec<String> = rules.weapon_cards().into_iter().map(|w| w.id).collect();
    let scene = format!(
        "spawn red {} | pool white {} | black-1 ammo RRRYYYBBB | dozer at r1c0",
        ids[..3].join(" "),
        ids[3..].join(" ")
    );
    let mut table = Table::with(&scene);
    let slots = |table: &Table| table.view().squares.into_iter().find(|s| s.id == "r1c0").unwrap().weapons;
    table.go(&format!("@dozer grab r1c0 {}", ids[0])).end_turn();
    assert_eq!(slots(&table), [None, Some(ids[1].clone()), Some(ids[2].clone())]);
    let scene = format!("spawn red {} | black-1 ammo RRRYYYBBB holds {} | dozer at r1c0", ids[0], ids[1..4].join(" "));
    let mut table = Table::with(&scene);
    table.go(&format!("@dozer grab r1c0 {} {}", ids[0], ids[2]));
    assert_eq!(slots(&table)[0].as_deref(), Some(ids[2].as_str()));
}

#[test]
fn q45_at_three_loaded_weapons_a_reload_unloads_one_to_the_common_table() {
    let mut table = Table::with(
        "black-1 ammo RRRYYYBBB holds whisper shotgun railgun | pool black hellion furnace thor heatseeker",
    );
    table.pass_actions().until("reload").go("hellion");
    assert_eq!((table.question().as_str(), table.offers().len()), ("unload", 3));
    table.go("shotgun");
    assert_eq!(table.player("black-1").weapons.len(), 3);
    assert!(table.team("black").pool.contains(&"shotgun".to_owned()));
    assert_eq!(table.team("black").pool.len(), 4, "no limit for unloaded ones");
}

#[test]
fn q45_own_weapons_do_not_count_for_the_limit() {
    let mut table =
        Table::with("black-1 ammo RRRYYYBBB holds whisper shotgun railgun | dozer weapon ram-fist unloaded");
    table.pass_actions().until("reload").go("ram-fist");
    assert_ne!(table.question(), "unload");
    assert!(table.who("dozer").weapon.unwrap().loaded);
}

#[test]
fn q46_players_do_not_pool_ammo_for_one_cost() {
    let mut table = Table::with("seats 2v1 | black-1 ammo R | black-2 ammo B | pool black vortex-cannon");
    table.pass_actions().until("reload");
    assert_eq!(table.why_not("vortex-cannon"), "cannot-pay");
}

#[test]
fn q47_there_is_no_final_frenzy() {
    let mut table = Table::with("skulls 1 of 8 | violet damage 10 waiting 6 skulls 7");
    table.end_turn();
    assert_eq!((table.view().turn.as_str(), table.view().last_turn), ("white", true));
    table.go("@violet grab");
    assert_eq!(table.offers().len(), table.offers().iter().filter(|w| w.starts_with('r')).count());
    table.skip();
    table.end_turn();
    assert!(table.view().over);
}

#[test]
fn q48_the_second_team_ends_the_match_at_once_the_first_leaves_it_a_turn() {
    let mut table = Table::with(
        "first white | turn black | skulls 1 of 8 | violet damage 10 waiting 6 skulls 7 | pool black hellion",
    );
    table.end_turn();
    assert!(table.view().over, "no respawn and no reload any more");
    assert_eq!(table.happened(|e| matches!(e, Event::Spawned { .. })), 0);
    let mut table = Table::with("first black | skulls 1 of 8 | violet damage 10 waiting 6 skulls 7");
    table.end_turn();
    assert!(!table.view().over);
    assert_ne!(table.at("violet"), "");
    table.end_turn();
    assert!(table.view().over);
}

#[test]
fn q49_a_board_killed_in_the_last_turn_was_cleared_before_the_count() {
    let mut table = Table::with(
        "first white | turn black | skulls 1 of 8 | reward focus-fire | violet damage 10 waiting 6 skulls 7",
    );
    table.end_turn();
    assert_eq!((table.who("violet").damage, table.team("black").leftover), (0, 0));
}

#[test]
fn q50_both_buffers_are_emptied_up_to_overkill_without_reward_and_counted_by_threes() {
    // White kills; black's unflushed 5 on Violet land up to 12 minus her slides.
    let mut table = Table::with(
        "turn white | skulls 1 of 8 | dozer damage 10 waiting 6 skulls 7 | banshee damage 2 marks 3 \
         | violet damage 8 waiting 5 slides 1 | sprog damage 2",
    );
    table.end_turn();
    assert!(table.view().over);
    assert_eq!((table.who("violet").damage, table.who("banshee").damage), (11, 2));
    assert_eq!((table.team("black").leftover, table.team("white").leftover), (4, 0));
    assert_eq!(table.team("black").points, 4, "no kill, no overkill, no reward");
}

#[test]
fn q51_venom_has_no_extra_tick_at_the_end() {
    let mut table = Table::with(
        "black sprog banshee echo | turn white | skulls 1 of 8 | sprog damage 10 waiting 6 skulls 7 | dozer damage 2 venom",
    );
    table.end_turn();
    assert!(table.view().over);
    assert_eq!(table.who("dozer").damage, 2);
}

#[test]
fn q52_a_tie_after_the_tie_break_is_a_shared_victory() {
    let scene = "first white | turn black | skulls 1 of 8 | reward focus-fire | violet damage 10 waiting 6 skulls 7";
    let mut table = Table::with(&format!("{scene} | points white 5"));
    table.end_turn();
    assert_eq!(table.team("black").points, 5, "three colours of one, the least board, one overkill");
    let standing = table.game.standing();
    assert_eq!(standing.winners().count(), 2);
    // With leftover damage the tie is broken.
    let mut table = Table::with(&format!("{scene} | points white 4 | banshee damage 3"));
    table.end_turn();
    assert_eq!((table.team("black").points, table.team("white").points), (5, 5));
    let winners: Vec<_> = table.game.standing().winners().map(|row| row.tiebreak).collect();
    assert_eq!(winners, [1]);
}

// Rulings added by this implementation

#[test]
fn t1_a_shot_with_an_own_weapon_must_hit_somebody() {
    // Strafe alone would be a move without a shot.
    let mut table = Table::with(
        "black violet dozer echo | violet at r2c0 weapon custom-carbine | d-struct-0r at r0c3 | banshee at r0c3",
    );
    table.go("@violet");
    assert!(!table.offered("shoot"));
}

#[test]
fn t2_a_second_token_of_a_kind_is_no_hit() {
    let near = "black banshee dozer violet | banshee at r0c3 | d-struct-0r at r0c2 | echo at r2c0";
    let mut table = Table::with(&format!("{near} | d-struct-0r control"));
    table.go("@banshee shoot siren-call basic @sprog");
    assert!(!table.offered("+duet"), "the only other target is controlled already");
    let mut table = Table::with(near);
    table.go("@banshee shoot siren-call basic @sprog +duet");
    assert!(table.who("d-struct-0r").control || table.offered("@d-struct-0r"));
}

#[test]
fn t3_whoever_speaks_for_a_team_gives_a_player_the_floor_for_a_powerup() {
    let mut table = Table::with("seats 2v1 | black-2 powerups newton-red targeting-scope-red");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer", "black-2"]);
    table.go("black:black-2");
    assert_eq!(table.offers(), ["newton-red", "pass"]);
    table.go("black-2:pass");
    assert!(!table.offered("black-2"), "declined until the next action");
    table.go("@dozer pass");
    assert!(table.offered("black-2"));
}

#[test]
fn t4_a_response_counts_for_the_own_character_first() {
    let mut table = Table::with(
        "seats 1v2 | white-1 powerups tagback-grenade-red | white-2 powerups tagback-grenade-yellow \
         | black-1 holds machine-gun | dozer at r0c2 | sprog at r1c3",
    );
    table.go("@dozer shoot machine-gun @violet @echo pass");
    table.go("white-1:tagback-grenade-red white-2:tagback-grenade-yellow");
    assert_eq!(table.who("dozer").marks, 2);
}

#[test]
fn t5_the_discount_of_tune_is_for_the_first_reload() {
    let mut table =
        Table::with("black violet dozer echo | violet at r0c0 | black-1 ammo RYB | pool black vortex-cannon hellion");
    table.pass_actions().go("@violet tune").until("reload");
    table.go("vortex-cannon");
    assert_eq!((table.question().as_str(), table.offers()), ("tune", vec!["red".to_owned(), "blue".to_owned()]));
    table.go("blue");
    assert_eq!(table.player("black-1").ammo, [0, 1, 1]);
    assert_eq!(table.why_not("hellion"), "cannot-pay");
}

#[test]
fn t6_setups_are_checked() {
    let rules = Rules::embedded();
    let bad = |setup: Setup| TeamPlay::new(rules, &setup).unwrap_err().0.id;
    assert_eq!(bad(Setup::seated(0, 2)), "adrenaline-team-setup-players");
    assert_eq!(bad(Setup::seated(2, 4)), "adrenaline-team-setup-players");
    assert_eq!(bad(Setup { arena: "L9".into(), ..Setup::default() }), "adrenaline-setup-arena");
    assert_eq!(bad(Setup { skulls: 9, ..Setup::default() }), "adrenaline-setup-skulls");
    assert_eq!(bad(Setup { reward: Some("gold".into()), ..Setup::default() }), "adrenaline-team-setup-reward");
    assert_eq!(
        bad(Setup { weapons: Some(vec!["whisper".into()]), ..Setup::default() }),
        "adrenaline-team-setup-weapon"
    );
    assert_eq!(
        bad(Setup { weapons: Some(vec!["hot-rod".into()]), ..Setup::default() }),
        "adrenaline-team-setup-weapons"
    );
    let first = Setup { first: Some(Side::White), ..Setup::default() };
    assert!(TeamPlay::new(rules, &first).unwrap().view(Actors::NONE).teams[1].starts);
}
