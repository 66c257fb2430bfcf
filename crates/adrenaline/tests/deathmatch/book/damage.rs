//! Damage, marks, killshot and overkill; scoring a board; respawn and refill.

use expect_test::expect;
use table::Game;

use crate::table_talk::{Table, check, offers, state};

// Damage and marks

#[test]
fn damage_tokens_fill_the_track_from_the_left() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*2 violet | sprog at r2c0";
    assert_eq!(state(scene, "shoot thor @dozer", "dozer"), "r0c1 damage sprog*2 violet*3 ammo RYB");
}

#[test]
fn an_action_that_damages_a_marked_player_turns_all_the_shooters_marks_into_damage() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 marks violet*3 sprog*2 | sprog at r2c0";
    check(scene, "shoot thor @dozer", expect!["dozer hurt 5 by violet, 3 from marks"]);
    assert_eq!(state(scene, "shoot thor @dozer", "dozer"), "r0c1 damage violet*5 marks sprog*2 ammo RYB");
}

#[test]
fn marks_without_damage_do_not_trigger_the_marks_already_there() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 marks violet*1";
    check(scene, "shoot zx-2 +scanner @dozer", expect!["dozer marked 1 by violet"]);
    assert_eq!(state(scene, "shoot zx-2 +scanner @dozer", "dozer"), "r0c1 marks violet*2 ammo RYB");
}

#[test]
fn marks_dealt_by_an_action_are_placed_after_all_its_damage_and_wait_for_a_later_action() {
    let scene = "violet at r0c2 holds lock-rifle thor | dozer at r0c1";
    check(
        scene,
        "shoot lock-rifle @dozer shoot thor @dozer",
        expect![[r"
        dozer hurt 2 by violet
        dozer marked 1 by violet
        dozer hurt 3 by violet, 1 from marks"]],
    );
}

#[test]
fn marks_are_frozen_during_an_action_and_convert_once() {
    // Focus shot hits the same victim again: no second conversion, and cozy fire's new mark stays.
    let scene = "violet at r0c2 holds machine-gun furnace | dozer at r1c2 marks violet*2";
    check(
        scene,
        "shoot machine-gun @dozer +focus-shot pass",
        expect![[r"
        dozer hurt 3 by violet, 2 from marks
        violet pays yellow
        dozer hurt 1 by violet"]],
    );
    assert_eq!(state(scene, "shoot furnace +cozy-fire r1c2", "dozer"), "r1c2 damage violet*3 marks violet ammo RYB");
}

#[test]
fn at_most_3_marks_from_one_opponent_the_surplus_is_lost() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 marks violet*2 sprog*3 | sprog at r0c0";
    // Scanner: 2 + 1 is 3.
    assert_eq!(state(scene, "shoot zx-2 +scanner @dozer pass", "dozer"), "r0c1 marks violet*3 sprog*3 ammo RYB");
    let full = "violet at r0c2 holds zx-2 | dozer at r0c1 marks violet*3 | sprog at r2c0";
    check(full, "shoot zx-2 +scanner @dozer", expect![""]);
    assert_eq!(state(full, "shoot zx-2 +scanner @dozer", "dozer"), "r0c1 marks violet*3 ammo RYB");
}

#[test]
fn the_limit_counts_when_new_marks_are_added_after_old_ones_became_damage() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 marks violet*3";
    assert_eq!(state(scene, "shoot zx-2 basic @dozer", "dozer"), "r0c1 damage violet*4 marks violet*2 ammo RYB");
}

#[test]
fn marks_survive_death_and_respawn() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*10 marks sprog*2 | sprog at r2c0";
    let after = Table::set(scene).play("shoot thor @dozer pass pass newton-red newton-red");
    assert_eq!(after.state("dozer"), "r1c0 marks sprog*2 ammo RYB skulls 1");
}

// Killshot and overkill

#[test]
fn the_11th_damage_is_the_killshot_the_12th_the_overkill_and_further_damage_is_lost() {
    let scene = "violet at r0c2 holds whisper | dozer at r2c3 damage violet*{} | sprog at r2c0";
    let hit = |damage: &str| Table::set(&scene.replace("{}", damage)).play("shoot whisper @dozer").told();
    assert_eq!(hit("7"), "dozer hurt 3 by violet\ndozer marked 1 by violet");
    assert_eq!(hit("8"), "dozer hurt 3 by violet\ndozer killed by violet\ndozer marked 1 by violet");
    assert_eq!(
        hit("9"),
        "dozer hurt 3 by violet\ndozer killed by violet\ndozer overkilled by violet\ndozer marked 1 by violet"
    );
    assert_eq!(
        hit("10"),
        "dozer hurt 2 by violet\ndozer killed by violet\ndozer overkilled by violet\ndozer marked 1 by violet"
    );
}

#[test]
fn a_killed_figure_stays_on_the_board_until_the_end_of_the_turn_and_can_be_shot_again() {
    let scene = "violet at r0c2 holds thor zx-2 | dozer at r0c1 damage sprog*9 | sprog at r2c0";
    check(
        scene,
        "shoot thor @dozer shoot zx-2 basic @dozer",
        expect![[r"
        dozer hurt 2 by violet
        dozer killed by violet
        dozer hurt 1 by violet
        dozer overkilled by violet
        dozer marked 2 by violet"]],
    );
}

#[test]
fn the_overkilled_player_gives_the_overkiller_a_mark() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*10 | sprog at r2c0";
    let after = Table::set(scene).play("shoot thor @dozer pass pass");
    assert_eq!(after.told_of("marked"), "violet marked 1 by dozer");
    assert_eq!(after.track(), "violet+violet");
    // Limit three as always.
    let scene = "violet at r0c2 holds thor marks dozer*3 | dozer at r0c1 damage sprog*10 | sprog at r2c0";
    assert_eq!(Table::set(scene).play("shoot thor @dozer pass pass").told_of("marked"), "");
    // A plain killshot takes no revenge.
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*9 | sprog at r2c0";
    let after = Table::set(scene).play("shoot thor @dozer pass pass");
    assert_eq!((after.told_of("marked"), after.track()), (String::new(), "violet".to_owned()));
}

// Scoring a board

/// Violet finishes Dozer, whose board shows these tokens already.
fn killed(board: &str) -> Table {
    let scene = format!(
        "violet at r0c2 holds thor | dozer at r0c1 {board} | sprog at r2c0 | banshee at r2c1 | d-struct-0r at r2c2"
    );
    Table::set(&scene).play("shoot thor @dozer pass pass")
}

#[test]
fn first_blood_is_1_point_for_the_player_with_the_first_damage() {
    let told = killed("damage sprog violet*8").told_of("blood");
    assert_eq!(told, "sprog scores 1 for first blood on dozer");
}

#[test]
fn the_players_who_dealt_the_most_get_the_most_points() {
    // Violet 5 (3 and the last 2), sprog 4, banshee 2.
    let after = killed("damage sprog*4 banshee*2 violet*3");
    assert_eq!(after.points(), "violet 8, dozer 0, sprog 7, banshee 4, d-struct-0r 0");
}

#[test]
fn the_12th_token_counts_too() {
    // Sprog 5, violet 5 before the last token: the overkill makes it 6.
    let after = killed("damage sprog*5 violet*5");
    assert_eq!(after.points(), "violet 8, dozer 0, sprog 7, banshee 0, d-struct-0r 0");
    assert_eq!(after.track(), "violet+violet");
}

#[test]
fn ties_go_to_the_player_whose_damage_came_earlier() {
    let after = killed("damage banshee*3 sprog*4 d-struct-0r violet*1");
    // Sprog 4, violet 3, banshee 3 and first, d-struct 1.
    assert_eq!(after.points(), "violet 4, dozer 0, sprog 8, banshee 7, d-struct-0r 2");
}

#[test]
fn point_values_decrease_for_each_previous_killshot() {
    // First blood violet; ranks: violet, sprog, banshee, d-struct.
    let values = |skulls: &str| {
        let told = killed(&format!("damage violet*4 sprog*3 banshee*2 {skulls}")).told_of("board");
        let points = told.lines().map(|line| line.split(' ').nth(2).unwrap().to_owned());
        points.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(values(""), "8 6 4");
    assert_eq!(values("skulls 1"), "6 4 2");
    assert_eq!(values("skulls 2"), "4 2 1");
    assert_eq!(values("skulls 3"), "2 1 1");
    assert_eq!(values("skulls 4"), "1 1 1");
    assert_eq!(values("skulls 5"), "1 1 1");
    assert_eq!(values("skulls 7"), "1 1 1");
}

#[test]
fn the_full_row_is_8_6_4_2_1_1() {
    let five = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*3 banshee*3 d-struct-0r*3 | sprog at r2c0 \
         | banshee at r2c1 | d-struct-0r at r2c2";
    let after = Table::set(five).play("shoot thor @dozer pass pass");
    assert_eq!(after.points(), "violet 2, dozer 0, sprog 9, banshee 6, d-struct-0r 4");
    assert_eq!(after.view_of("sprog").values[..], [8, 6, 4, 2, 1, 1]);
}

#[test]
fn a_player_who_dealt_no_damage_gets_nothing() {
    assert_eq!(
        killed("damage violet*9").told_of("scores"),
        "violet scores 1 for first blood on dozer\nviolet scores 8 for the board of dozer"
    );
}

#[test]
fn the_skull_from_the_track_covers_the_highest_remaining_value() {
    let after = killed("damage violet*9");
    assert_eq!(after.told_of("skull,"), "dozer gets a skull, 7 left");
    assert_eq!(after.view_of("dozer").values[..], [6, 4, 2, 1, 1]);
}

const TWO: &str = "violet at r1c2 holds electroscythe tractor-beam | dozer at r1c2 damage violet*10 \
     | sprog at r1c2 damage violet*10 | banshee at r1c2 damage violet*10";

#[test]
fn two_killshots_in_one_turn_are_worth_1_extra_point() {
    let told = Table::set(TWO).play("shoot electroscythe basic pass pass").told_of("double");
    assert_eq!(told, "violet scores 1 for a double kill");
    // Also by two actions.
    let scene = "violet at r0c2 holds thor zx-2 | dozer at r0c1 damage violet*10 | sprog at r1c2 damage violet*10";
    let told = Table::set(scene).play("shoot thor @dozer shoot zx-2 basic @sprog pass").told_of("double");
    assert_eq!(told, "violet scores 1 for a double kill");
    // One kill is not enough.
    let scene = "violet at r0c2 holds thor zx-2 | dozer at r0c1 damage violet*10 | sprog at r1c2 damage violet*9";
    let told = Table::set(scene).play("shoot thor @dozer shoot zx-2 basic @sprog pass").told_of("double");
    assert_eq!(told, "");
}

// Respawn

#[test]
fn a_killed_player_draws_a_powerup_discards_one_and_respawns_there() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*10 holds zx-2 unloaded hellion ammo RRB \
         powerups newton-red newton-blue teleporter-red | sprog at r2c0";
    let before = "shoot thor @dozer pass pass pass targeting-scope-yellow";
    // Even with three in hand a fourth is drawn for a moment.
    assert_eq!(offers(scene, before), "dozer: targeting-scope-yellow newton-red newton-blue teleporter-red");
    let after = Table::set(scene).play(&format!("{before} targeting-scope-yellow"));
    // Weapons, cubes and marks are kept; damage is gone.
    assert_eq!(
        after.state("dozer"),
        "r2c3 ammo RRB holds zx-2 unloaded hellion powerups newton-red newton-blue teleporter-red skulls 1"
    );
}

#[test]
fn a_card_discarded_to_respawn_has_no_effect() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage violet*10 powerups newton-red | sprog at r2c0";
    let after = Table::set(scene).play("shoot thor @dozer pass pass pass teleporter-blue teleporter-blue");
    assert!(after.told().ends_with("dozer discards teleporter-blue\ndozer spawns at r0c2"));
    assert!(after.offers().starts_with("luck"));
}

// Refill

/// The squares and slots that luck filled, as words.
fn laid(table: &Table) -> Vec<String> {
    use adrenaline::{Event, Stock};
    let word = |event: &Event| match *event {
        Event::Stock(Stock::TileLaid { at, tile }) => Some(format!("{at:?} {}", tile.0)),
        Event::Stock(Stock::WeaponLaid { colour, weapon }) => Some(format!("{} {}", colour.name(), weapon.0)),
        _ => None,
    };
    table.told.iter().filter_map(word).collect()
}

/// Everything lies on the board of L2R2 but what a test leaves out.
const LAID: &str = "arena L2R2 | spawn red zx-2 hellion whisper | spawn blue thor railgun shotgun \
     | spawn yellow furnace shockwave heatseeker | tile r0c0 YBB | tile r0c1 YRR | tile r1c1 RBB | tile r1c2 RYY \
     | tile r1c3 BYY | tile r2c1 BRR | tile r2c2 PYY";

#[test]
fn at_the_end_of_the_turn_emptied_squares_and_slots_are_refilled() {
    let scene = format!("{LAID} | violet at r0c1 | dozer at r2c3");
    let after = Table::set(&scene).play("grab r0c0 grab r0c0 pass");
    // One square: the second grab found nothing.
    assert_eq!(laid(&after).len(), 1);
    let after = Table::set(&scene).play("grab r0c0 grab r0c1 pass");
    assert_eq!(laid(&after).len(), 2);
    let after = Table::set(&scene).play("run r0c2 grab r0c2 thor pass");
    assert_eq!(laid(&after), ["blue 0"]);
}

#[test]
fn an_empty_ammo_stack_is_made_of_the_discards_tiles_of_this_turn_included() {
    // All tiles but the seven on the board are discarded.
    let discards = "tiles-discarded YBB YBB YRR YRR RBB RBB RYY RYY BYY BYY BRR BRR PYY PRR PRR PBB PBB \
         PYR PYR PYR PYR PYB PYB PYB PYB PRB PRB PRB PRB";
    let scene = format!("{LAID} | {discards} | violet at r0c1 | dozer at r2c3");
    let after = Table::set(&scene).play("grab r0c1 pass");
    assert_eq!(after.told(), "violet takes tile-YRR, gains RRY\ntiles shuffled");
    assert!(after.offers().contains("tile-YRR"));
    assert_eq!(after.game.public().tiles_in_deck, 30);
}

#[test]
fn when_the_weapon_deck_is_empty_slots_stay_empty() {
    let scene = format!(
        "{LAID} | violet at r0c2 holds lock-rifle machine-gun plasma-gun | dozer at r2c3 holds electroscythe \
         tractor-beam vortex-cannon | sprog at r2c1 holds flamethrower grenade-launcher rocket-launcher \
         | banshee at r2c1 holds cyberblade power-glove | d-struct-0r at r2c1 holds sledgehammer | turn d-struct-0r"
    );
    let table = Table::set(&scene);
    assert_eq!(table.game.public().weapons_in_deck, 0);
    // D-struct walks to the red spawnpoint and takes a weapon: the slot stays empty.
    let after = table.play("run r1c1 grab r1c0 zx-2 pass");
    assert!(laid(&after).is_empty());
    let red = after.game.public().squares.into_iter().find(|s| s.id == "r1c0").unwrap();
    assert_eq!(red.weapons.iter().flatten().count(), 2);
    assert!(after.told().contains("turn of violet"));
}

#[test]
fn when_the_last_powerup_is_drawn_the_discards_are_shuffled() {
    let all: Vec<String> = ["targeting-scope", "newton", "tagback-grenade", "teleporter"]
        .iter()
        .flat_map(|kind| ["red", "yellow", "blue"].map(|colour| format!("{kind}-{colour} {kind}-{colour}")))
        .collect();
    // One card is left in the deck.
    let discarded = all.join(" ").replacen("newton-red", "", 1);
    let scene = format!("violet at r0c0 | dozer at r2c3 | tile r0c0 PRB | discarded {discarded}");
    let after = Table::set(&scene).play("grab r0c0 newton-red");
    assert_eq!(after.told(), "violet takes tile-PRB, gains RB\nviolet draws newton-red\npowerups shuffled");
    assert_eq!(after.game.public().powerups_in_deck, 23);
}
