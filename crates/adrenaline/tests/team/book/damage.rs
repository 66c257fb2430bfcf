//! Q17 to Q31: damage, marks, the buffer.

use crate::table_talk::Table;
use adrenaline::Team;
use adrenaline::team::{Event, Why};

#[test]
fn q17_a_team_never_hurts_itself() {
    let mut table = Table::with("black-1 holds electroscythe | violet at r2c0");
    table.go("@dozer shoot electroscythe basic");
    assert_eq!(table.team("black").buffer, 0);
    assert_eq!(table.team("white").buffer, 1);
}

#[test]
fn q18_teammates_cannot_be_targets_of_movement_and_chains_go_through_enemies_only() {
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
    // And it opens no window for what an earlier shot did.
    let mut table = Table::with("black-1 holds sledgehammer | dozer at r0c3 | white-1 powerups tagback-grenade-red");
    table.go("@dozer shoot sledgehammer basic @violet white-1:pass").pass_actions().go("@d-struct-0r charge");
    assert_ne!(table.question(), "tagback");
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
    assert_eq!((table.who("dozer").damage, table.waiting("dozer")), (0, 9), "one's own buffer stays");
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
    assert_eq!(table.happened(|e| matches!(e, Event::Flushed { team: Team::White, colours: 2 })), 1);
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
    let reward = position(|e| matches!(e, Event::Scored { why: Why::Flush { .. }, .. }));
    let drew = position(|e| matches!(e, Event::Drew { .. }));
    let board = position(|e| matches!(e, Event::Scored { why: Why::Board { .. }, .. }));
    assert!(flushed < reward && reward < drew && drew < board);
}
