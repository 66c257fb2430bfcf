//! Q42 to Q52: decks, weapons, the end.

use crate::table_talk::Table;
use adrenaline::team::Event;
use adrenaline::{Rules, Stock};
use table::Game;

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
    assert_eq!(table.happened(|e| matches!(e, Event::Stock(Stock::PowerupsShuffled))), 1);
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
        shuffled += table
            .game
            .play(actor, choice)
            .unwrap()
            .iter()
            .filter(|e| matches!(e, Event::Stock(Stock::TilesShuffled)))
            .count();
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
    assert_eq!(slots(&table), [None, Some(ids[1].clone().into()), Some(ids[2].clone().into())]);
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
    assert!(table.team("black").pool.contains(&"shotgun".into()));
    assert_eq!(table.team("black").pool.len(), 4, "no limit for unloaded ones");
}

#[test]
fn t7_what_a_later_seat_unloads_an_earlier_one_may_reload_until_all_have_passed() {
    let mut table = Table::with(
        "seats 2v1 | black-1 ammo RRRYYYBBB | black-2 ammo RRRYYYBBB holds whisper shotgun railgun | pool black hellion",
    );
    table.pass_actions().until("reload").go("black-1:pass black-2:hellion black-2:shotgun");
    // The second seat has not passed yet; when it does, the first is asked again.
    table.go("black-2:pass black-1:shotgun");
    assert!(table.player("black-1").weapons.contains(&"shotgun".into()));
    assert_eq!(&*table.view().turn, "white", "nothing is left to reload");
    // Without an unloaded weapon everybody passes once.
    let mut table = Table::with("seats 2v1 | pool black hellion");
    table.pass_actions().until("reload").go("black-1:pass black-2:pass");
    assert_eq!(&*table.view().turn, "white");
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
    assert_eq!((&*table.view().turn, table.view().last_turn), ("white", true));
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
