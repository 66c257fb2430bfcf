//! The rules of team play, one sentence after another.

use crate::table_talk::Table;
use adrenaline::team::{Event, Setup};
use adrenaline::{Rules, Stock, TeamPlay};
use table::{Game, Spoken};

const DRAFT: &str = "@d-struct-0r @banshee @violet @dozer @sprog";

// Setup

#[test]
fn each_team_has_one_to_three_players_and_always_three_characters() {
    for black in 1..=3 {
        for white in 1..=3 {
            let mut table = Table::setup(&Setup::seated(black, white));
            while table.game.to_scene().is_none() {
                table.asked();
                table.skip();
            }
            let view = table.view();
            assert_eq!(view.players.len(), usize::from(black + white));
            assert!(view.teams.iter().all(|team| team.characters.len() == 3));
            assert!(view.characters.iter().all(|c| c.at.is_some()), "all six are on the board");
            let shared = view.characters.iter().filter(|c| c.shared).count();
            assert_eq!(shared, usize::from(black == 2) + usize::from(white == 2));
        }
    }
}

#[test]
fn any_arena_goes_with_any_number_of_players() {
    for arena in &Rules::embedded().arenas {
        for seats in [(1, 1), (3, 3), (1, 3)] {
            assert!(
                TeamPlay::new(Rules::embedded(), &Setup { arena: arena.id.clone(), ..Setup::seated(seats.0, seats.1) })
                    .is_ok()
            );
        }
    }
}

#[test]
fn eight_skulls_lie_on_the_skull_board() {
    assert_eq!(Table::start(1, 1).view().skulls_left, 8);
}

#[test]
fn luck_chooses_reward_tile_starting_team_and_one_weapon_of_each_character() {
    let mut table = Table::setup(&Setup::default());
    let offers = |table: &Table| {
        let mut options = Vec::new();
        table.game.choices(table::Actor::LUCK, &mut options);
        options.into_iter().map(|c| table.game.say(c)).collect::<Vec<_>>()
    };
    assert_eq!(offers(&table), ["reward-doctrine", "reward-supply-drop", "reward-focus-fire"]);
    table.go("!reward-focus-fire");
    assert_eq!(offers(&table), ["black", "white"]);
    table.go("!white");
    assert_eq!(offers(&table), ["scrapshot", "hot-rod"]);
    table.go("!hot-rod !sonic-scream !ram-fist !dual-guns !fang-dart !shadow-blade");
    assert_eq!(table.who("d-struct-0r").weapon.unwrap().id, "hot-rod");
    assert_eq!(table.view().reward.unwrap().id, "focus-fire");
    assert_eq!(table.asked(), "white-1", "the starting team drafts first");
}

#[test]
fn the_draft_goes_one_two_two_one() {
    let mut table = Table::start(1, 1);
    table.go("black-1:@echo white-1:@violet white-1:@sprog black-1:@dozer black-1:@banshee");
    assert_eq!(table.team("black").characters, ["banshee", "dozer", "echo"]);
    assert_eq!(table.team("white").characters, ["d-struct-0r", "violet", "sprog"], "the last one is left over");
}

#[test]
fn a_lone_player_has_all_three_two_have_one_each_and_share_the_third() {
    let mut table = Table::start(1, 2);
    table.go("@d-struct-0r @banshee @violet @dozer @sprog");
    assert!(["d-struct-0r", "dozer", "sprog"].iter().all(|id| table.who(id).owner.as_deref() == Some("black-1")));
    table.go("white:@violet white:@banshee");
    assert_eq!(table.who("violet").owner.as_deref(), Some("white-1"));
    assert_eq!(table.who("banshee").owner.as_deref(), Some("white-2"));
    assert!(table.who("echo").shared);
}

#[test]
fn three_players_have_one_character_each() {
    let mut table = Table::start(3, 1);
    table.go(DRAFT).go("black:@sprog black:@d-struct-0r");
    let owners: Vec<_> = ["sprog", "d-struct-0r", "dozer"].map(|id| table.who(id).owner.unwrap()).to_vec();
    assert_eq!(owners, ["black-1", "black-2", "black-3"]);
}

#[test]
fn every_player_starts_with_a_cube_of_each_colour_and_pays_for_their_own_weapon_at_once() {
    let mut table = Table::start(3, 3);
    table.go(DRAFT).go("@sprog @d-struct-0r white:@violet white:@banshee").asked();
    // Putrifier is free, Scrapshot and Nanospark cost yellow, Dual Guns blue.
    let ammo: Vec<_> = table.view().players.into_iter().map(|p| p.ammo).collect();
    assert_eq!(ammo, [[1, 1, 1], [1, 0, 1], [1, 0, 1], [1, 1, 0], [1, 1, 1], [1, 1, 1]]);
    assert!(table.view().characters.iter().all(|c| c.weapon.as_ref().unwrap().loaded));
}

#[test]
fn grabbing_costs_the_reload_price_without_the_top_cube_and_a_characters_own_weapon_at_most_one_cube() {
    let cards = Rules::embedded().team.own_weapon_cards();
    assert_eq!(cards.len(), 12);
    assert!(cards.iter().all(|card| card.grab.len() <= 1 && card.reload.len() == card.grab.len() + 1));
    assert_eq!(cards.iter().filter(|card| card.grab.is_empty()).count(), 7);
}

#[test]
fn a_player_has_at_most_three_cubes_of_each_colour() {
    let mut table = Table::with("black-1 ammo YYYBB | tile r2c1 YBB");
    table.go("@dozer grab r2c1");
    assert_eq!(table.player("black-1").ammo, [0, 3, 3]);
}

#[test]
fn the_starting_team_spawns_first_and_a_lone_player_draws_four_and_discards_three() {
    let mut table = Table::start(1, 1);
    table.go(DRAFT).go("nanospark");
    assert_eq!((table.asked().as_str(), table.player("black-1").powerups), ("black-1", 4));
    table.skip().skip().skip();
    assert_eq!(table.player("black-1").powerups, 1);
    assert_eq!((table.asked().as_str(), table.player("white-1").powerups), ("white-1", 4));
}

#[test]
fn the_card_thrown_away_says_where_to_spawn() {
    let mut table = Table::start(1, 1);
    table.go(DRAFT).go("nanospark");
    while !table.game.waiting().has(table::Actor(0)) {
        table.go("!newton-blue !newton-red !newton-yellow !newton-blue");
    }
    table.go("newton-yellow newton-red newton-blue");
    let at: Vec<_> = ["d-struct-0r", "dozer", "sprog"].map(|id| table.at(id)).to_vec();
    assert_eq!(at, ["r2c3", "r1c0", "r0c2"]);
}

#[test]
fn every_player_has_one_powerup_left_after_the_spawning_round() {
    for seats in [(1, 2), (2, 3), (3, 1)] {
        let mut table = Table::start(seats.0, seats.1);
        while table.game.to_scene().is_none() {
            table.asked();
            if table.game.to_scene().is_none() && table.question() != "control" {
                table.skip();
            } else {
                break;
            }
        }
        assert!(table.view().players.iter().all(|p| p.powerups == 1), "{seats:?}");
    }
}

#[test]
fn a_seat_answers_for_its_player_and_for_the_command_of_its_team() {
    let game = TeamPlay::new(Rules::embedded(), &Setup::seated(1, 3)).unwrap();
    let roster = game.roster();
    let seats: Vec<Vec<u8>> = roster.seats().map(|(_, actors)| actors.map(|actor| actor.0).collect()).collect();
    assert_eq!(seats, [vec![0], vec![1, 7], vec![2, 7], vec![3, 7]]);
    let all = roster.seats().fold(table::Actors::NONE, |all, (_, actors)| all.with(actors));
    assert_eq!(all, game.actors(), "nobody is asked whom no seat answers for");
    let names: Vec<_> = game.actors().map(|actor| game.actor_name(actor)).collect();
    assert_eq!(names, ["black-1", "white-1", "white-2", "white-3", "white"]);
}

// Team turns

#[test]
fn each_character_gets_one_action() {
    let mut table = Table::with("");
    table.go("@dozer grab r2c1 @banshee grab r2c1 @d-struct-0r grab r2c1");
    assert_eq!(table.question(), "abilities");
}

#[test]
fn the_standard_actions_are_a_move_of_one_with_a_grab_and_a_shot() {
    let mut table = Table::with("black-1 holds sledgehammer | violet at r2c0");
    table.go("@dozer");
    assert_eq!(table.offers(), ["grab", "shoot", "rush-grab", "rush-shoot", "pass"]);
    table.go("grab");
    assert_eq!(table.offers(), ["r1c0", "r2c0", "r2c1"]);
}

#[test]
fn there_is_no_run_around() {
    let table = Table::with("");
    assert_eq!(table.game.hear("run"), None);
}

#[test]
fn an_unlocked_adrenaline_action_replaces_the_standard_one() {
    let mut table =
        Table::with("dozer damage 6 | black-1 holds sledgehammer | violet at r2c1 | dozer weapon ram-fist unloaded");
    table.go("@dozer");
    assert_eq!(table.offers(), ["grab", "shoot", "pass"], "nothing to buy with a rush");
    table.go("shoot");
    assert_eq!(table.offers(), ["r2c1"], "only where a shot can follow");
    table.go("r2c1 sledgehammer basic @violet");
    assert_eq!(table.waiting("violet"), 2);
}

#[test]
fn a_rush_slides_the_tile_and_buys_one_adrenaline_action() {
    let mut table = Table::with("");
    table.go("@dozer rush-grab r1c1");
    let dozer = table.who("dozer");
    assert_eq!((dozer.slides, dozer.killshot, dozer.overkill), (1, 10, 11));
    assert_eq!(table.at("dozer"), "r1c1");
    assert_eq!(table.player("black-1").ammo, [1, 1, 1], "no ammo is paid");
    let mut table = Table::with("black-1 holds sledgehammer | violet at r2c1 | dozer unloaded");
    table.go("@dozer");
    assert!(!table.offered("shoot"));
    table.go("rush-shoot r2c1 sledgehammer basic @violet");
    assert_eq!((table.waiting("violet"), table.who("dozer").slides), (2, 1));
}

#[test]
fn action_and_lightning_effect_cost_two_slides() {
    let mut table = Table::with("violet at r1c1 | dozer weapon ram-fist");
    table.go("@dozer rush-shoot r2c1 ram-fist +charge r1c1 basic @violet pass");
    assert_eq!((table.who("dozer").slides, table.waiting("violet")), (2, 2));
}

// Control

#[test]
fn one_decides_for_all_three_two_for_their_own_and_three_for_one_each() {
    let mut table = Table::with("");
    for who in ["@dozer", "@banshee", "@d-struct-0r"] {
        table.go(&format!("black-1:{who} black-1:pass"));
    }
    let mut table = Table::with("seats 2v1 | controller black-2");
    table.go("black:@d-struct-0r black-1:pass @banshee black-2:pass @dozer black-2:pass");
    let mut table = Table::with("seats 3v1");
    table.go("black:@d-struct-0r black-1:pass @banshee black-2:pass @dozer black-3:pass");
}

#[test]
fn at_the_start_of_each_turn_two_players_decide_who_controls_the_third() {
    let mut table = Table::with("seats 2v1 | turn white | acted violet sprog echo");
    table.end_turn();
    assert_eq!((table.asked().as_str(), table.question().as_str()), ("black", "control"));
    table.go("black-2 @dozer black-2:pass");
    assert_eq!(table.team("black").controller.as_deref(), Some("black-2"));
}

// Weapons

#[test]
fn an_arena_weapon_goes_into_the_players_hand() {
    let mut table = Table::with("dozer at r1c0 | spawn red hellion");
    table.go("@dozer grab r1c0 hellion");
    assert_eq!((table.player("black-1").weapons, table.player("black-1").ammo), (vec!["hellion".into()], [1, 0, 1]));
}

#[test]
fn three_players_do_not_share_loaded_weapons() {
    let mut table =
        Table::with("seats 3v1 | black-1 holds sledgehammer | violet at r2c0 | dozer unloaded | banshee unloaded");
    table.go("@dozer");
    assert!(!table.offered("shoot"));
    table.go("pass @d-struct-0r shoot sledgehammer basic @violet");
    assert_eq!(table.waiting("violet"), 2);
}

#[test]
fn a_fired_weapon_lies_on_the_table_and_any_player_may_reload_it() {
    let mut table = Table::with("seats 2v1 | black-1 holds sledgehammer | violet at r2c0");
    table.go("@d-struct-0r shoot sledgehammer basic @violet");
    assert_eq!((table.team("black").pool, table.player("black-1").weapons.len()), (vec!["sledgehammer".into()], 0));
    table.pass_actions().until("reload").go("black-1:pass black-2:sledgehammer");
    assert_eq!(table.player("black-2").weapons, ["sledgehammer"]);
    assert_eq!((table.player("black-1").ammo, table.player("black-2").ammo), ([1, 1, 1], [1, 0, 1]));
}

#[test]
fn the_costs_of_a_shot_are_paid_by_the_player() {
    let mut table = Table::with("seats 2v1 | controller black-2 | black-2 holds sledgehammer | violet at r2c0");
    table.go("@dozer shoot sledgehammer +pulverize @violet pass");
    assert_eq!((table.player("black-1").ammo, table.player("black-2").ammo), ([1, 1, 1], [0, 1, 1]));
}

#[test]
fn a_characters_own_weapon_is_fired_only_by_it_and_reloaded_only_by_its_players() {
    let mut table = Table::with("violet at r2c0 | dozer weapon ram-fist | banshee unloaded");
    table.go("@banshee");
    assert!(!table.offered("shoot"));
    let mut table = Table::with("seats 3v1 | dozer weapon ram-fist unloaded");
    table.pass_actions().until("reload");
    assert_eq!((table.asked().as_str(), table.offers()), ("black-3", vec!["ram-fist".to_owned(), "pass".to_owned()]));
}

#[test]
fn the_shared_weapon_may_be_reloaded_by_either_player() {
    let mut table = Table::with("seats 2v1 | dozer weapon ram-fist unloaded");
    table.pass_actions().until("reload").go("black-1:pass black-2:ram-fist");
    assert_eq!(table.who("dozer").weapon.unwrap().loaded_by.as_deref(), Some("black-2"));
}

#[test]
fn at_the_limit_a_grabbed_weapon_is_swapped_for_a_loaded_arena_weapon() {
    let mut table = Table::with("dozer at r1c0 | spawn red flamethrower | black-1 holds hellion shotgun whisper");
    table.go("@dozer grab r1c0 flamethrower");
    assert_eq!(table.offers(), ["whisper", "hellion", "shotgun"], "neither the new one nor a character's own");
    assert_eq!(table.why_not("flamethrower"), "just-taken");
    table.go("shotgun");
    assert_eq!(table.player("black-1").weapons, ["whisper", "hellion", "flamethrower"]);
}

#[test]
fn ammo_grabbed_by_one_character_is_spent_on_another_of_the_same_player() {
    let mut table = Table::with("black-1 ammo - holds sledgehammer | dozer at r2c1 | tile r2c1 RYY | violet at r2c0");
    table.go("@dozer grab r2c1 @banshee shoot sledgehammer +pulverize @violet pass");
    assert_eq!((table.waiting("violet"), table.player("black-1").ammo), (3, [0, 2, 0]));
}

#[test]
fn the_shared_weapon_may_be_paid_for_with_the_powerups_of_the_player_who_reloads_it() {
    let mut table = Table::with("seats 2v1 | black-2 ammo - powerups newton-red | dozer weapon ram-fist unloaded");
    table.pass_actions().until("reload").go("black-1:pass black-2:ram-fist black-2:newton-red");
    assert_eq!(table.who("dozer").weapon.unwrap().loaded_by.as_deref(), Some("black-2"));
    assert_eq!(table.player("black-2").powerups, 0);
}

#[test]
fn the_weapon_that_was_not_revealed_is_not_in_the_game() {
    let mut table = Table::with("violet at r2c0 | dozer weapon ram-fist");
    table.go("@dozer shoot");
    assert_eq!(table.offers(), ["ram-fist"]);
    assert_eq!(table.why_not("nanospark"), "not-in-play");
}

// The buffer

#[test]
fn damage_goes_to_the_buffer_in_the_colour_of_the_victim() {
    let mut table = Table::with("black-1 holds shotgun | dozer at r0c3");
    table.go("@dozer shoot shotgun basic @sprog pass");
    assert_eq!((table.waiting("sprog"), table.who("sprog").damage, table.team("white").buffer), (3, 0, 3));
}

#[test]
fn below_six_the_damage_stays_and_more_is_added_later() {
    let mut table = Table::with("violet waiting 3 | sprog waiting 2 | echo marks 3");
    table.end_turn();
    assert_eq!((table.who("violet").damage, table.waiting("violet"), table.waiting("sprog")), (0, 3, 2));
    table.end_turn();
    assert_eq!(table.team("white").buffer, 5, "marks do not count");
}

#[test]
fn six_or_more_flush_to_the_boards_and_marks_stay() {
    let mut table = Table::with("violet waiting 4 marks 1 | sprog waiting 3 | reward focus-fire");
    table.end_turn();
    assert_eq!((table.who("violet").damage, table.who("sprog").damage, table.team("white").buffer), (4, 3, 0));
    assert_eq!(table.who("violet").marks, 1);
}

#[test]
fn the_end_of_a_turn_has_its_order() {
    let mut table = Table::with("violet damage 10 waiting 6 | tile r2c1 YBB | pool black hellion");
    table.go("@dozer grab r2c1").pass_actions().asked();
    let laid = table.told.iter().filter(|e| matches!(e, Event::Stock(Stock::TileLaid { .. }))).count();
    assert_eq!(laid, 9, "refilled before the abilities");
    table.go("@d-struct-0r charge").until("reload");
    let order: Vec<_> = table
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Ability { .. } => Some("ability"),
            Event::Flushed { .. } => Some("flush"),
            Event::Killed { .. } | Event::Overkilled { .. } => Some("kill"),
            Event::Spawned { .. } => Some("respawn"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["ability", "flush", "kill", "respawn"], "and the reload comes last");
}

#[test]
fn abilities_are_used_in_any_order_and_each_once() {
    let mut table = Table::with("dozer slides 2 | violet control");
    table.pass_actions();
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer", "pass"]);
    table.go("@dozer heal @dozer @d-struct-0r charge");
    assert_eq!(table.offers(), ["@banshee", "pass"]);
}

#[test]
fn the_reward_follows_the_number_of_colours() {
    let points = |reward: &str, colours: &str| {
        let mut table = Table::with(&format!("reward {reward} | {colours}"));
        table.end_turn();
        table.team("black").points
    };
    let (one, two, three) = (
        "violet waiting 6",
        "violet waiting 3 | echo waiting 3",
        "violet waiting 2 | sprog waiting 2 | echo waiting 2",
    );
    assert_eq!([one, two, three].map(|colours| points("doctrine", colours)), [1, 2, 3]);
    assert_eq!([one, two, three].map(|colours| points("supply-drop", colours)), [0, 1, 1]);
    assert_eq!([one, two, three].map(|colours| points("focus-fire", colours)), [3, 1, 0]);
}

#[test]
fn nine_tokens_of_two_colours_bring_two_points_and_a_heal() {
    // The printed example.
    let mut table = Table::with("reward doctrine | violet waiting 5 | sprog waiting 4 | banshee slides 1");
    table.pass_actions().until("gift-heal").go("@banshee");
    assert_eq!((table.team("black").points, table.who("banshee").slides), (2, 0));
}

#[test]
fn the_team_divides_ammo_and_powerups_as_it_likes() {
    let mut table = Table::with("seats 2v1 | reward supply-drop | violet waiting 2 | sprog waiting 2 | echo waiting 2");
    table.pass_actions().until("gift-cube-to");
    table.go("black:black-2 black:red black:black-2 black:red");
    assert_eq!(table.player("black-2").ammo, [3, 1, 1], "cubes of any colour, all to one player");
    table.go("black:black-2 !newton-red");
    assert_eq!(table.player("black-2").powerups, 1);
}

// Killshots

#[test]
fn a_board_is_worth_eight_six_four_two_one_one() {
    for (skulls, value) in [(0, 8), (1, 6), (2, 4), (3, 2), (4, 1), (5, 1), (6, 1)] {
        let mut table = Table::with(&format!("reward focus-fire | violet damage 5 waiting 6 skulls {skulls}"));
        table.end_turn();
        assert_eq!(table.team("black").points, 3 + value);
        assert_eq!(table.team("white").points, 0);
        assert_eq!(table.who("violet").skulls, skulls + 1);
    }
}

#[test]
fn damage_beyond_overkill_is_wasted_and_there_is_no_revenge_mark() {
    let mut table = Table::with("violet damage 10 waiting 9");
    table.end_turn();
    assert_eq!(table.happened(|e| matches!(e, Event::Landed { damage: 2, lost: 7, .. })), 1);
    assert!(table.view().characters.iter().all(|c| c.marks == 0));
}

#[test]
fn without_a_worn_tile_the_heal_of_an_overkill_has_no_effect() {
    let mut table = Table::with("violet damage 10 waiting 9 | reward focus-fire");
    table.pass_actions().go("pass");
    assert_ne!(table.question(), "gift-heal");
}

#[test]
fn venom_and_one_colour_in_the_buffer_make_a_doublekill() {
    let mut table =
        Table::with("black sprog violet echo | reward focus-fire | dozer damage 10 venom | banshee damage 5 waiting 6");
    table.end_turn();
    assert_eq!(table.team("black").points, 3 + 8 + 8 + 2);
}

#[test]
fn all_three_enemies_killed_are_a_triplekill() {
    let mut table = Table::with(
        "violet damage 9 waiting 2 | sprog damage 9 waiting 2 | echo damage 9 waiting 2 | reward focus-fire",
    );
    table.end_turn();
    assert_eq!(table.team("black").points, 24 + 4);
}

#[test]
fn the_killed_respawn_at_once_for_their_own_turn() {
    let mut table = Table::with("violet damage 10 waiting 6");
    table.end_turn();
    assert_eq!(table.view().turn, "white");
    assert!(table.view().characters.iter().all(|c| c.at.is_some()));
}

#[test]
fn the_reload_comes_last_and_may_use_the_cubes_of_the_reward() {
    let mut table =
        Table::with("reward supply-drop | black-1 ammo - | violet waiting 6 | pool black hellion sledgehammer");
    table.pass_actions().until("gift-cube").go("yellow yellow").until("reload");
    assert_eq!(table.offers(), ["sledgehammer", "pass"]);
    table.go("sledgehammer");
    assert_eq!(table.player("black-1").ammo, [0, 1, 0]);
}

#[test]
fn several_weapons_may_be_reloaded_and_powerups_help_to_pay() {
    let mut table = Table::with("black-1 ammo R powerups newton-yellow | pool black flamethrower sledgehammer");
    table.pass_actions().until("reload").go("flamethrower red sledgehammer newton-yellow");
    assert_eq!(table.player("black-1").weapons, ["flamethrower", "sledgehammer"]);
    assert_eq!(table.player("black-1").powerups, 0);
}

// The end

#[test]
fn leftover_damage_counts_by_threes_and_a_remainder_for_nothing() {
    let mut table = Table::with(
        "first white | turn black | skulls 1 of 8 | reward focus-fire | violet damage 10 waiting 6 skulls 7 \
         | sprog damage 4 | echo damage 4 | dozer damage 2",
    );
    table.end_turn();
    assert!(table.view().over);
    assert_eq!((table.team("black").leftover, table.team("white").leftover), (2, 0));
    assert_eq!(table.team("black").points, 3 + 1 + 1 + 2);
}

#[test]
fn the_team_with_more_points_wins() {
    let mut table =
        Table::with("first white | turn black | skulls 1 of 8 | violet damage 10 waiting 6 skulls 7 | points white 30");
    table.end_turn();
    let standing = table.game.standing();
    let winners: Vec<_> = standing.winners().map(|row| row.points).collect();
    assert_eq!(winners, [30]);
}

// Powerups

#[test]
fn a_player_has_at_most_three_powerups() {
    let mut table = Table::with("black-1 powerups newton-red newton-blue newton-yellow | tile r2c1 PYY");
    table.go("@dozer grab r2c1");
    assert_eq!((table.player("black-1").powerups, table.asked()), (3, "black-1".to_owned()));
    let mut table = Table::with("black-1 powerups newton-red newton-blue | tile r2c1 PYY");
    table.go("@dozer grab r2c1 !teleporter-red");
    assert_eq!(table.player("black-1").powerups, 3);
}

#[test]
fn a_lone_player_plays_powerups_for_any_character() {
    let mut table = Table::with("black-1 powerups teleporter-red");
    table.go("teleporter-red");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer"]);
}

#[test]
fn a_scope_serves_a_shot_and_neither_an_ability_nor_a_flush() {
    let mut table =
        Table::with("overload 2 | d-struct-0r at r0c3 | violet waiting 6 | black-1 powerups targeting-scope-red");
    table.pass_actions().go("@d-struct-0r discharge");
    while table.view().turn == "black" {
        assert_ne!(table.question(), "scope");
        table.skip();
    }
}

#[test]
fn only_the_controller_plays_powerups_for_the_shared_character() {
    let scene = "seats 2v1 | black-1 powerups targeting-scope-red | black-2 powerups targeting-scope-blue \
                 | dozer at r0c3 weapon ram-fist loaded-by black-2 | controller black-2";
    let mut table = Table::with(scene);
    table.go("@dozer shoot ram-fist basic @violet pass");
    assert_eq!((table.asked().as_str(), table.question().as_str()), ("black-2", "scope"));
}

#[test]
fn newton_moves_only_enemies_and_a_teleporter_only_characters_under_control() {
    let mut table = Table::with(
        "seats 2v1 | controller black-2 | black-1 powerups teleporter-red newton-red | black-2 powerups teleporter-blue",
    );
    table.go("black-2 teleporter-blue");
    assert_eq!(table.offers(), ["@banshee", "@dozer"]);
    table.go("@dozer r0c0 black-1 teleporter-red");
    // Black-1 controls one character only: no question whom.
    assert_eq!(table.question(), "teleport");
    table.go("r1c1");
    assert_eq!((table.at("dozer"), table.at("d-struct-0r")), ("r0c0".to_owned(), "r1c1".to_owned()));
}

#[test]
fn a_tagback_is_played_when_damage_enters_the_buffer_and_not_when_it_flushes() {
    let mut table = Table::with("violet waiting 6 | dozer at r0c3 | white-1 powerups tagback-grenade-red");
    table.pass_actions().go("pass");
    while table.view().turn == "black" {
        assert_ne!(table.question(), "tagback");
        table.skip();
    }
}
