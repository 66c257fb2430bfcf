//! Q32 to Q41: kills, healing, the rush.

use crate::table_talk::Table;

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
fn q39_a_rush_onto_ones_own_damage_is_illegal() {
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
