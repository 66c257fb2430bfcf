//! The Bot: every sentence of its page, and its rulings.

use adrenaline::{Adrenaline, Mode, Rules, Setup};
use table::{Game, Spoken};

use crate::table_talk::{Table, offers, state, why};

/// Violet and the bot, which sees Banshee.
const BOT: &str = "bot sprog | sprog at r0c1 | violet at r0c0 | dozer at r2c3 | banshee at r1c1";

fn setup(players: u8) -> Setup {
    Setup { players, bot: true, first: Some(0), ..Setup::default() }
}

/// Luck speaks until somebody else is asked.
fn lucky(mut table: Table) -> Table {
    while let Some((actor, options)) = table.asked().filter(|(actor, _)| actor.is_luck()) {
        table.0.game.apply(actor, options[0], &mut table.0.told);
    }
    table
}

#[test]
fn it_is_for_three_players_and_for_four() {
    for players in [3, 4] {
        let game = Adrenaline::new(Rules::embedded(), &setup(players)).unwrap();
        assert_eq!(game.actors().len(), players as usize);
        assert_eq!(game.public().figures.len(), players as usize + 1);
    }
    let refused = Adrenaline::new(Rules::embedded(), &setup(5)).unwrap_err();
    assert_eq!(refused.0.id, "adrenaline-setup-bot");
}

#[test]
fn ruling_f8_two_can_play_with_it_and_each_must_shoot_the_other_with_it() {
    for mode in Mode::ALL {
        let game = Adrenaline::new(Rules::embedded(), &Setup { mode, ..setup(2) }).unwrap();
        assert_eq!((game.actors().len(), game.public().figures.len()), (2, 3));
        let alone = Adrenaline::new(Rules::embedded(), &Setup { mode, bot: false, ..setup(2) }).unwrap_err();
        assert_eq!(alone.0.id, "adrenaline-setup-needs-bot");
    }
    let two = "bot sprog | sprog at r0c1 | violet at r0c0 | dozer at r1c1";
    assert_eq!(offers(two, "@sprog r0c1"), "violet: @dozer");
    assert_eq!(offers(two, "@sprog r0c1 @dozer pass @sprog r0c1"), "dozer: @violet");
}

#[test]
fn the_starting_player_places_it_on_any_spawnpoint_with_powerups_in_hand_before_spawning() {
    let game = Adrenaline::new(Rules::embedded(), &setup(3)).unwrap();
    let table = lucky(Table(testing::Table::new(game)));
    let offered = table.offers();
    assert!(offered.ends_with(": r1c0 r2c3 r0c2"), "{offered}");
    assert_eq!(table.game.own(table.game.actors())[0].hand.as_ref().unwrap().len(), 2);
    let placed = table.play("r2c3");
    let (actor, options) = placed.asked().unwrap();
    assert_eq!(actor.ix(), 0);
    assert!(options.iter().all(|option| matches!(option, adrenaline::Choice::Card(_))));
    // No bot action in this turn.
    let mut first = placed;
    first.0.game.apply(actor, options[0], &mut first.0.told);
    assert!(!first.game.public().bot.unwrap().owed);
    assert!(first.offers().ends_with("pass"), "{}", first.offers());
}

#[test]
fn everybody_must_act_with_it_once_in_a_turn_at_any_point_between_actions() {
    assert_eq!(offers(BOT, ""), "violet: run grab @sprog");
    assert_eq!(why(BOT, "", "pass"), "bot-owed");
    // Also after the last action.
    assert_eq!(offers(BOT, "run r1c0 run r0c0"), "violet: @sprog");
    // Once.
    assert_eq!(offers(BOT, "@sprog r0c1 @banshee"), "violet: run grab pass");
    // It costs no action, and the next player owes it again.
    let after = lucky(Table::set(BOT).play("@sprog r0c1 @banshee pass"));
    assert_eq!(after.offers(), "dozer: run grab @sprog");
}

#[test]
fn it_moves_up_to_1_square() {
    assert_eq!(offers(BOT, "@sprog"), "violet: r0c0 r0c1 r0c2 r1c1");
    assert_eq!(why(BOT, "@sprog", "r0c3"), "too-far distance=2 most=1");
}

#[test]
fn then_it_shoots_somebody_it_sees_other_than_the_active_player() {
    // From r0c1 it sees the red, the blue and the purple room: Violet and Banshee.
    assert_eq!(offers(BOT, "@sprog r0c1"), "violet: @banshee");
    let after = Table::set(BOT).play("@sprog r0c1 @banshee");
    assert_eq!(after.told(), "banshee hurt 1 by sprog");
    // Where it sees nobody, nobody is shot.
    let scene = BOT.replace("banshee at r1c1", "banshee at r2c3");
    assert_eq!(offers(&scene, "@sprog r0c1"), "violet: run grab pass");
}

#[test]
fn with_both_adrenaline_zones_open_it_also_marks() {
    let scene = BOT.replace("sprog at r0c1", "sprog at r0c1 damage violet*6");
    assert_eq!(
        Table::set(&scene).play("@sprog r0c1 @banshee").told(),
        "banshee hurt 1 by sprog\nbanshee marked 1 by sprog"
    );
    let scene = BOT.replace("sprog at r0c1", "sprog at r0c1 damage violet*5");
    assert_eq!(Table::set(&scene).play("@sprog r0c1 @banshee").told(), "banshee hurt 1 by sprog");
    // Never with a flipped board: ruling 63.
    let scene = BOT.replace("sprog at r0c1", "sprog at r0c1 flipped damage violet*6");
    let scene = format!("frenzy two 3 | {scene}");
    assert_eq!(Table::set(&scene).play("@sprog r0c1 @banshee").told(), "banshee hurt 1 by sprog");
}

#[test]
fn ruling_64_its_shots_trigger_its_marks() {
    let scene = BOT.replace("banshee at r1c1", "banshee at r1c1 marks sprog*2");
    assert_eq!(Table::set(&scene).play("@sprog r0c1 @banshee").told(), "banshee hurt 3 by sprog, 2 from marks");
}

#[test]
fn a_scope_cannot_boost_its_shot() {
    let scene = BOT.replace("violet at r0c0", "violet at r0c0 powerups targeting-scope-red");
    assert_eq!(offers(&scene, "@sprog r0c1 @banshee"), "violet: run grab pass");
}

#[test]
fn a_tagback_against_its_shot_marks_the_bot() {
    let scene = BOT.replace("banshee at r1c1", "banshee at r1c1 powerups tagback-grenade-red");
    let shot = "@sprog r0c1 @banshee";
    // Banshee sees r0c1 from r1c1, through the door.
    assert_eq!(offers(&scene, shot), "banshee: tagback-grenade-red pass");
    let after = Table::set(&scene).play(&format!("{shot} tagback-grenade-red"));
    assert_eq!(after.told_of("marked"), "sprog marked 1 by banshee");
}

#[test]
fn ruling_64_tagback_against_its_shot_needs_a_victim_who_sees_it() {
    let unseen =
        "bot sprog | sprog at r0c2 | violet at r0c0 | dozer at r2c3 powerups tagback-grenade-red | banshee at r2c0";
    assert_eq!(offers(unseen, "@sprog r0c2 @dozer"), "violet: run grab pass");
}

#[test]
fn newton_can_move_it_and_a_teleporter_cannot() {
    let scene = BOT.replace("violet at r0c0", "violet at r0c0 powerups newton-red teleporter-red");
    assert_eq!(offers(&scene, "newton-red"), "violet: @dozer @banshee @sprog");
    assert_eq!(state(&scene, "newton-red @sprog r0c2", "sprog"), "r0c2 ammo -");
    // The Teleporter asks for a square at once: it moves its player alone.
    assert!(offers(&scene, "teleporter-red").starts_with("violet: r0c0"));
}

#[test]
fn it_is_shot_and_scored_like_a_player() {
    let scene =
        "bot sprog done | sprog at r0c1 damage dozer violet*8 | violet at r0c0 holds lock-rifle ammo - | dozer at r2c3";
    let after = Table::set(scene).play("shoot lock-rifle @sprog pass pass");
    assert!(after.told().contains("violet scores 8 for the board of sprog\ndozer scores 6 for the board of sprog"));
    assert!(after.told().ends_with("sprog gets a skull, 7 left"));
}

#[test]
fn it_has_neither_ammo_nor_cards() {
    let game = Adrenaline::new(Rules::embedded(), &setup(3)).unwrap();
    let ammo: Vec<[u8; 3]> = game.public().figures.iter().map(|figure| figure.ammo).collect();
    assert_eq!(ammo, [[1; 3], [1; 3], [1; 3], [0; 3]]);
    assert_eq!(state(BOT, "", "sprog"), "r0c1 ammo -");
    let wrong = |more: &str| {
        let scene = BOT.replace("sprog at r0c1", &format!("sprog at r0c1 {more}"));
        Adrenaline::from_scene(Rules::embedded(), &scene).unwrap_err().to_string()
    };
    for more in ["ammo R", "holds thor", "powerups newton-red"] {
        assert!(wrong(more).contains("sprog is the bot and has neither ammo nor cards"), "{}", wrong(more));
    }
}

#[test]
fn ruling_61_the_active_player_picks_the_spawnpoint_at_which_the_killed_bot_returns() {
    let scene =
        "bot sprog done | sprog at r0c1 damage violet*9 | violet at r0c0 holds lock-rifle ammo - | dozer at r2c3";
    let after = Table::set(scene).play("shoot lock-rifle @sprog pass pass");
    assert_eq!(after.offers(), "violet: r1c0 r2c3 r0c2");
    assert_eq!(after.play("r2c3").state("sprog"), "r2c3 marks violet ammo - skulls 1");
}

#[test]
fn it_scores_like_a_player() {
    let scene = "bot sprog | sprog at r0c1 | violet at r0c0 | dozer at r1c1 damage violet*4 sprog*6";
    let after = Table::set(scene).play("@sprog r0c1 @dozer pass");
    let after = lucky(after);
    assert!(after.told().contains("sprog scores 8 for the board of dozer\nviolet scores 6"), "{}", after.told());
    assert_eq!(after.track(), "sprog");
    assert_eq!(after.told_of("double"), "");
}

#[test]
fn a_double_kill_counts_all_boards_killed_in_ones_turn() {
    let scene = "bot sprog | sprog at r0c1 damage violet*9 | violet at r0c0 holds lock-rifle ammo - | dozer at r1c1 damage violet*10";
    let after = lucky(Table::set(scene).play("@sprog r0c1 @dozer shoot lock-rifle @sprog pass pass"));
    assert!(after.told().contains("violet scores 1 for a double kill"), "{}", after.told());
}

#[test]
fn ruling_62_it_is_owed_in_frenzy_turns_too() {
    let scene = format!("frenzy one 2 | first dozer | turn violet | {BOT}");
    assert!(offers(&scene, "").contains("@sprog"));
    assert_eq!(why(&scene, "", "pass"), "bot-owed");
}

#[test]
fn ruling_62_it_is_owed_by_an_active_player_who_was_killed_in_their_own_turn() {
    let scene = "mode turret | bot banshee | turret r0c1 dozer | violet at r0c2 damage dozer*10 | dozer at r2c0 | \
         sprog at r2c1 | banshee at r1c1";
    let killed = Table::set(scene).play("run r0c1");
    assert!(killed.told().ends_with("violet killed by dozer"), "{}", killed.told());
    assert_eq!(killed.offers(), "violet: run grab @banshee");
    assert_eq!(why(scene, "run r0c1", "pass"), "bot-owed");
    assert_eq!(offers(scene, "run r0c1 run r0c2"), "violet: @banshee");
}

#[test]
fn ruling_63_a_bot_killed_in_this_turn_still_acts_if_its_action_is_owed() {
    let scene = "bot sprog | sprog at r0c1 damage violet*9 | violet at r0c0 holds lock-rifle ammo - | dozer at r1c1";
    let killed = Table::set(scene).play("shoot lock-rifle @sprog");
    assert!(killed.told_of("killed").starts_with("sprog killed by violet"), "{}", killed.told());
    assert!(killed.offers().contains("@sprog") && !killed.offers().contains("pass"), "{}", killed.offers());
    let acted = killed.play("@sprog r0c1 @dozer");
    assert!(acted.told().ends_with("dozer hurt 1 by sprog\ndozer marked 1 by sprog"), "{}", acted.told());
    // Not if it has acted before.
    let done = Table::set(scene).play("@sprog r0c1 @dozer shoot lock-rifle @sprog");
    assert!(!done.offers().contains("@sprog"), "{}", done.offers());
}

#[test]
fn ruling_65_the_active_player_places_its_overkill_token() {
    let scene = "mode domination | bot sprog | sprog at r0c1 | violet at r0c0 | dozer at r2c3 | \
         banshee at r1c1 damage violet*10 marks sprog | tagged red sprog*8 | tagged blue violet*7";
    let killed = Table::set(scene).play("@sprog r0c1 @banshee");
    assert_eq!(killed.told_of("overkilled"), "banshee overkilled by sprog");
    let scored = killed.play("pass");
    assert_eq!(scored.offers(), "violet: @red @yellow @blue");
    let laid = scored.play("@blue");
    assert!(laid.told().ends_with("sprog tags blue by Overkill"), "{}", laid.told());
    // It counts towards eight.
    let frenzy = |track: &str| {
        let answers = format!("@sprog r0c1 @banshee pass {track} newton-red newton-red");
        lucky(Table::set(scene).play(&answers)).told().contains("frenzy")
    };
    assert!(frenzy("@blue") && !frenzy("@yellow"));
}

#[test]
fn ruling_65_its_tokens_rank_and_count_towards_eight() {
    let scene = "mode domination | ending sudden-death | bot sprog done | sprog at r0c1 | turn violet 1 | violet at r0c1 | \
         dozer at r2c0 | banshee at r2c1 | tagged red sprog*6 violet*2 | tagged blue sprog*8";
    let told = lucky(Table::set(scene).play("pass")).told();
    assert_eq!(
        told,
        "violet scores 6 for the red spawnpoint\nsprog scores 8 for the red spawnpoint\n\
         sprog scores 8 for the blue spawnpoint\nover"
    );
}

#[test]
fn ruling_65_domination_with_the_bot() {
    let scene = format!("mode domination | {BOT}");
    // It may shoot spawnpoints it sees.
    assert_eq!(offers(&scene, "@sprog r0c1"), "violet: @banshee @red @blue");
    let after = Table::set(&scene).play("@sprog r0c1 @red");
    assert_eq!(after.told(), "sprog tags red by Damage");
    // One tag for each colour: Violet may still damage it.
    let armed = scene.replace("violet at r0c0", "violet at r0c0 holds lock-rifle");
    assert!(offers(&armed, "@sprog r0c1 @red shoot lock-rifle").contains("@red"));
    // With nobody in sight but spawnpoints, it need not.
    let alone = scene.replace("banshee at r1c1", "banshee at r2c3");
    assert_eq!(offers(&alone, "@sprog r0c1"), "violet: @red @blue pass");
    // It counts as a figure on the square.
    let held = "mode domination | bot sprog done | turn violet 1 | sprog at r0c2 | violet at r0c2 | dozer at r2c0";
    assert_eq!(Table::set(held).play("pass").told(), "violet hurt 1 by violet");
    // It never tags or suffers by standing there.
    let stands = "mode domination | bot sprog done | turn violet 1 | sprog at r0c2 | violet at r0c1 | dozer at r2c0";
    assert_eq!(Table::set(stands).play("pass").told(), "");
}

#[test]
fn ruling_66_any_owned_turret_hits_a_bot_that_enters_before_its_shot() {
    let scene = format!("mode turret | turret r1c1 violet | {BOT}");
    let after = Table::set(&scene).play("@sprog r1c1 @banshee");
    assert_eq!(
        after.told(),
        "sprog moved to r1c1 by violet\nturret of violet at r1c1\nsprog hurt 1 by violet\nbanshee hurt 1 by sprog"
    );
}

#[test]
fn ruling_67_it_keeps_its_ranks_and_cannot_win() {
    let scene = "bot sprog done | ending sudden-death | skulls 1 | sprog at r0c1 points 50 | \
         violet at r0c0 holds lock-rifle ammo - | dozer at r0c0 damage violet*9 | track sprog sprog";
    let mut after = Table::set(scene).play("shoot lock-rifle @dozer pass pass");
    while let Some((actor, options)) = after.asked() {
        after.0.game.apply(actor, options[0], &mut after.0.told);
    }
    assert!(after.told_of("track").starts_with("sprog scores 8"), "{}", after.told());
    assert_eq!(after.places(), "1 violet 15, 2 dozer 0");
}

#[test]
fn it_joins_every_mode() {
    for mode in Mode::ALL {
        assert!(Adrenaline::new(Rules::embedded(), &Setup { mode, ..setup(4) }).is_ok(), "{mode:?}");
    }
}

#[test]
fn scenes_tell_which_figure_it_is_and_whether_it_has_acted() {
    let text = |scene: &str| Table::set(scene).game.to_scene().unwrap();
    assert!(text(BOT).contains("seats violet dozer banshee\n"), "{}", text(BOT));
    assert!(text(BOT).contains("\nbot sprog\n"));
    assert!(text(&BOT.replace("bot sprog", "bot sprog done")).contains("\nbot sprog done\n"));
}
