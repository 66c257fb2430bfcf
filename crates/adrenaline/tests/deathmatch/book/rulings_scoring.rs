//! Rulings on scoring, respawn, the end and the frenzy: 32 to 46.

use expect_test::expect;
use table::Game;

use crate::table_talk::{Table, check, offers, state, why};

#[test]
fn ruling_32_boards_are_scored_clockwise_from_the_active_players_left_then_respawn_in_the_same_order() {
    let scene = "seats violet dozer sprog banshee | turn sprog | violet at r1c2 damage sprog*10 \
         | dozer at r1c2 damage sprog*10 | sprog at r1c2 holds electroscythe | banshee at r1c2 damage sprog*10";
    let after = Table::set(scene).play(
        "shoot electroscythe basic pass pass newton-red newton-red newton-blue \
         newton-blue newton-yellow newton-yellow",
    );
    assert_eq!(
        after.told_of("skull,"),
        "banshee gets a skull, 7 left\nviolet gets a skull, 6 left\ndozer gets a skull, 5 left"
    );
    assert_eq!(after.told_of("spawns"), "banshee spawns at r1c0\nviolet spawns at r0c2\ndozer spawns at r2c3");
}

#[test]
fn ruling_33_respawn_comes_before_the_refill() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*9";
    // Nothing is laid on the board before Dozer has chosen.
    let after = Table::set(scene).play("shoot thor @dozer pass pass newton-red newton-red");
    assert!(
        !after.told.iter().any(|event| matches!(event, adrenaline::Event::Stock(adrenaline::Stock::TileLaid { .. })))
    );
    assert!(after.offers().starts_with("luck: tile-"));
}

#[test]
fn ruling_34_more_kills_than_skulls_left_are_all_scored_and_tracked() {
    let scene = "skulls 1 | violet at r1c2 holds electroscythe | dozer at r1c2 damage violet*10 \
         | sprog at r1c2 damage violet*10";
    let after = Table::set(scene).play("shoot electroscythe basic pass pass");
    assert_eq!(after.track(), "violet violet");
    assert_eq!(after.told_of("skull,"), "dozer gets a skull, 0 left");
    assert_eq!(after.points(), "violet 19, dozer 0, sprog 0");
}

#[test]
fn ruling_35_no_adrenaline_in_frenzy_for_a_board_that_is_not_flipped() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r2c3 damage dozer*9 holds sledgehammer \
         | dozer at r1c2 | sprog at r0c3";
    // One move before the shot, as the tile says, not two.
    assert_eq!(why(scene, "", "shoot"), "no-target");
    assert_eq!(offers(scene, "grab"), "violet: r0c3 r1c2 r1c3 r2c1 r2c2 r2c3");
}

#[test]
fn ruling_36_no_reload_at_the_end_of_a_frenzy_turn() {
    let scene = "frenzy one 2 | first violet | turn violet | violet at r2c3 unloaded sledgehammer | dozer at r0c0";
    assert!(offers(scene, "pass").starts_with("luck"));
}

#[test]
fn ruling_37_in_frenzy_a_weapon_may_be_grabbed_and_shot() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c0 | dozer at r0c1 | sprog at r2c2 \
         | spawn blue sledgehammer";
    check(
        scene,
        "grab r0c2 sledgehammer shoot r0c1 sledgehammer basic @dozer",
        expect![[r"
        violet runs to r0c2
        violet takes sledgehammer
        violet runs to r0c1
        dozer hurt 2 by violet"]],
    );
}

#[test]
fn ruling_38_a_board_killed_in_frenzy_is_scored_by_the_side_shown_when_killed() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c2 holds thor | dozer at r0c1 damage sprog*9 \
         | sprog at r2c2";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass");
    assert_eq!(after.points(), "violet 6, dozer 0, sprog 9");
    assert!(after.view_of("dozer").flipped);
}

#[test]
fn ruling_39_three_kills_are_still_1_extra_point() {
    let scene = "violet at r1c2 holds electroscythe | dozer at r1c2 damage violet*10 | sprog at r1c2 damage violet*10 \
         | banshee at r1c2 damage violet*10";
    let after = Table::set(scene).play("shoot electroscythe basic pass pass");
    assert_eq!(after.told_of("double"), "violet scores 1 for a double kill");
    assert_eq!(after.points(), "violet 28, dozer 0, sprog 0, banshee 0");
}

#[test]
fn ruling_40_beyond_the_printed_row_everybody_who_dealt_damage_gets_1() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*3 banshee*3 d-struct-0r*3 skulls 7 \
         | sprog at r2c2 | banshee at r2c2 | d-struct-0r at r2c2";
    let after = Table::set(scene).play("shoot thor @dozer pass pass");
    // And one for first blood.
    assert_eq!(after.points(), "violet 1, dozer 0, sprog 2, banshee 1, d-struct-0r 1");
}

#[test]
fn ruling_41_on_the_same_space_the_killshot_comes_before_the_overkill() {
    let mut table =
        Table::set("frenzy one 1 | turn violet | violet at r0c0 | dozer at r0c1 | sprog at r0c2 | track sprog+dozer");
    while let Some((actor, options)) = table.asked() {
        table.0.game.apply(actor, *options.last().unwrap(), &mut table.0.told);
    }
    assert_eq!(table.told_of("track"), "sprog scores 8 for the track\ndozer scores 6 for the track");
}

#[test]
fn ruling_42_with_deck_and_discard_empty_no_card_is_drawn() {
    // With one copy of each there are twelve powerups, all in hands.
    let mut files = adrenaline::content();
    let text = files.get("powerups.ron").replace("copies: 2", "copies: 1");
    files.replace("powerups.ron", text).unwrap();
    let rules = Box::leak(Box::new(adrenaline::Rules::compile(&files).unwrap()));
    let hand = |kind: &str| ["red", "yellow", "blue"].map(|colour| format!("{kind}-{colour}")).join(" ");
    let scene = format!(
        "violet at r0c0 | tile r0c0 PRB | dozer at r0c1 powerups {} | sprog at r0c1 powerups {} | banshee at r0c1 \
         powerups {} | d-struct-0r at r0c1 powerups {}",
        hand("newton"),
        hand("teleporter"),
        hand("tagback-grenade"),
        hand("targeting-scope")
    );
    let after = Table::with(rules, &scene).play("grab r0c0");
    assert_eq!(after.told(), "violet takes tile-PRB, gains RB");
    assert_eq!(after.offers(), "violet: run grab pass");
}

#[test]
fn ruling_43_damage_tokens_do_not_run_out() {
    // The box has twenty tokens of each player; violet has thirty on boards and deals two more.
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*8 | sprog at r2c2 damage violet*10 \
         | banshee at r2c2 damage violet*10";
    assert_eq!(state(scene, "shoot thor @dozer pass", "dozer"), "r0c1 damage violet*10 ammo RYB");
}

#[test]
fn ruling_46_the_frenzy_side_is_worth_2_1_1_1() {
    let scene = "frenzy two 5 | first dozer | turn violet | violet at r0c2 holds thor \
         | dozer at r0c1 damage sprog*3 banshee*3 d-struct-0r*3 flipped | sprog at r2c2 | banshee at r2c2 \
         | d-struct-0r at r2c2";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass");
    assert_eq!(after.points(), "violet 1, dozer 0, sprog 2, banshee 1, d-struct-0r 1");
    assert_eq!(after.view_of("dozer").values[..], [2, 1, 1, 1]);
}
