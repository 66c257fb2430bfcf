//! Turret mode: every sentence of its page, and its rulings.

use adrenaline::{Adrenaline, Mode, Rules, Setup};
use expect_test::expect;
use table::{Game, Spoken};

use crate::table_talk::{Table, check, offers, state, why};

/// Violet on an ammo square, five open tiles.
const OPEN: &str = "mode turret | open YBB PYR PRR RBB YBB | violet at r0c1 ammo - | dozer at r2c0 | sprog at r2c1";

/// Who owns which turret: `r0c1 violet`.
fn owners(table: &Table) -> String {
    let turrets = table.game.public().turrets.expect("turret mode").turrets;
    let owned = turrets.iter().filter_map(|turret| Some(format!("{} {}", turret.at, turret.owner.as_ref()?)));
    owned.collect::<Vec<_>>().join(", ")
}

#[test]
fn no_tiles_lie_in_the_arena_but_five_beside_it() {
    let setup = Setup { mode: Mode::Turret, players: 3, ..Setup::default() };
    let mut game = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let mut options = Vec::new();
    while game.waiting().first().is_some_and(|actor| actor.is_luck()) {
        game.choices(table::Actor::LUCK, &mut options);
        game.apply(table::Actor::LUCK, options[0], &mut table::Quiet);
    }
    let view = game.public();
    assert!(view.squares.iter().all(|square| square.tile.is_none()));
    let turrets = view.turrets.unwrap();
    assert_eq!(turrets.tiles.iter().flatten().count(), 5);
    // Every ammo square has a turret, of nobody.
    assert_eq!(turrets.turrets.len(), 9);
    assert!(turrets.turrets.iter().all(|turret| turret.owner.is_none()));
}

#[test]
fn grabbing_ammo_is_choosing_one_of_the_five_tiles() {
    assert_eq!(offers(OPEN, "grab r0c1"), "violet: tile-YBB tile-PYR tile-PRR tile-RBB");
    check(OPEN, "grab r0c1 tile-RBB pass", expect!["violet takes tile-RBB, gains RBB"]);
    // At a spawnpoint there are weapons as ever.
    let scene = OPEN.replace("violet at r0c1", "spawn blue thor | violet at r0c2");
    assert_eq!(offers(&scene, "grab r0c2"), "violet: pass");
}

#[test]
fn not_twice_from_the_same_square_in_one_turn() {
    let once = "grab r0c1 tile-YBB pass";
    // Nothing is taken, and the turn is over.
    assert!(offers(OPEN, &format!("{once} grab r0c1")).starts_with("luck: "));
    assert_eq!(offers(OPEN, &format!("{once} grab r1c1")), "violet: tile-PYR tile-PRR tile-RBB tile-YBB");
    // In another turn, again.
    let scene = format!("grabbed r0c1 | turn violet 1 | {OPEN}").replace("dozer at r2c0", "dozer at r0c1");
    assert!(offers(&scene, "pass grab r0c1").starts_with("dozer: tile-"));
}

#[test]
fn the_open_tiles_are_filled_up_at_the_end_of_the_turn() {
    let after = Table::set(OPEN).play("grab r0c1 tile-YBB pass");
    assert_eq!(after.game.public().turrets.unwrap().tiles.iter().flatten().count(), 4);
    let after = after.play("pass run");
    assert_eq!(after.game.public().turrets.unwrap().tiles.iter().flatten().count(), 5);
}

#[test]
fn a_cube_or_the_powerup_of_the_tile_is_given_up_for_the_turret() {
    assert_eq!(offers(OPEN, "grab r0c1 tile-PYR"), "violet: red yellow powerup pass");
    check(
        OPEN,
        "grab r0c1 tile-PYR powerup",
        expect![[r"
            violet takes tile-PYR, gains RY
            violet commandeers r0c1"]],
    );
    let after = Table::set(OPEN).play("grab r0c1 tile-YBB blue");
    assert_eq!(after.told(), "violet takes tile-YBB, gains YB\nviolet commandeers r0c1");
    assert_eq!(owners(&after), "r0c1 violet");
}

#[test]
fn even_what_could_not_have_been_taken_may_be_given_up() {
    let full = OPEN.replace("ammo -", "ammo RRRYYYBBB powerups newton-red newton-blue newton-yellow");
    check(
        &full,
        "grab r0c1 tile-PRR powerup",
        expect![[r"
            violet takes tile-PRR, gains nothing
            violet commandeers r0c1"]],
    );
}

#[test]
fn the_token_of_another_player_becomes_a_mark_of_that_player() {
    let scene = format!("turret r0c1 dozer | {OPEN}");
    let after = Table::set(&scene).play("grab r0c1 tile-YBB blue");
    assert_eq!(owners(&after), "r0c1 violet");
    assert_eq!(after.told_of("marked"), "violet marked 1 by dozer");
    // Three marks from one opponent at most.
    let scene = scene.replace("violet at r0c1 ammo -", "violet at r0c1 ammo - marks dozer*3");
    assert_eq!(Table::set(&scene).play("grab r0c1 tile-YBB blue").told_of("marked"), "");
}

#[test]
fn ruling_59_a_turret_of_ones_own_is_not_commandeered_again() {
    let scene = format!("turret r0c1 violet | {OPEN}");
    check(&scene, "grab r0c1 tile-YBB", expect!["violet takes tile-YBB, gains YBB"]);
}

#[test]
fn entering_a_square_with_somebody_elses_turret_costs_1_damage() {
    let scene =
        format!("turret r0c1 dozer | turret r0c0 violet | {}", OPEN.replace("violet at r0c1", "violet at r0c2"));
    check(
        &scene,
        "run r0c1",
        expect![[r"
            violet moves to r0c1
            turret of dozer at r0c1
            violet hurt 1 by dozer"]],
    );
    // One's own does nothing, nor does leaving or starting there.
    let scene = format!("turret r0c1 dozer | turret r0c0 violet | {OPEN}");
    check(&scene, "run r0c0", expect!["violet moves to r0c0"]);
    assert_eq!(state(&scene, "grab r0c1 tile-YBB pass", "violet"), "r0c1 ammo YBB");
}

#[test]
fn every_square_on_the_way_is_entered_and_the_way_is_chosen() {
    // Two ways of two moves, each past a turret.
    let scene = "mode turret | turret r1c3 dozer | turret r2c2 sprog | violet at r1c2 | dozer at r0c0 | sprog at r0c0";
    assert_eq!(offers(scene, "run r2c3"), "violet: r1c3 r2c2");
    let after = Table::set(scene).play("run r2c3 r2c2");
    assert_eq!(after.state("violet"), "r2c3 damage sprog ammo RYB");
    assert_eq!(why(scene, "run r2c3", "r0c2"), "way-too-long");
    // Where no turret stands in the way, nobody is asked.
    let scene = "mode turret | turret r2c3 dozer | violet at r1c2 | dozer at r0c0 | sprog at r0c0";
    assert_eq!(
        Table::set(&scene.replace("r2c3 dozer", "r1c1 dozer")).play("run r2c3").state("violet"),
        "r2c3 ammo RYB"
    );
}

#[test]
fn a_figure_moved_by_others_enters_squares_too() {
    let scene = "mode turret | turret r0c1 violet | violet at r1c2 powerups newton-red | dozer at r0c3 | sprog at r2c0";
    let after = Table::set(scene).play("newton-red @dozer r0c1");
    assert_eq!(after.state("dozer"), "r0c1 damage violet ammo RYB");
    // Before the damage of the shot that pulled it.
    let scene =
        "mode turret | turret r0c1 sprog | violet at r0c0 holds tractor-beam ammo - | dozer at r0c2 | sprog at r2c3";
    check(
        scene,
        "shoot tractor-beam basic @dozer r0c1",
        expect![[r"
            dozer moved to r0c1 by violet
            turret of sprog at r0c1
            dozer hurt 1 by sprog
            dozer hurt 1 by violet"]],
    );
}

#[test]
fn ruling_56_the_player_who_moves_a_figure_chooses_its_way() {
    let scene = "mode turret | turret r1c3 sprog | turret r2c2 violet | violet at r2c3 holds tractor-beam ammo RY | \
         dozer at r1c2 | sprog at r0c0";
    let punished = "shoot tractor-beam +punisher @dozer";
    assert_eq!(offers(scene, punished), "violet: r1c3 r2c2");
    let after = Table::set(scene).play(&format!("{punished} r2c2"));
    assert_eq!(after.state("dozer"), "r2c3 damage violet*4 ammo RYB");
}

#[test]
fn ruling_56_whom_an_effect_may_move_further_it_may_send_out_and_back_past_a_turret() {
    // Two moves of the Tractor Beam, from r0c2 to r0c2.
    let scene =
        "mode turret | turret r0c1 sprog | violet at r0c0 holds tractor-beam ammo - | dozer at r0c2 | sprog at r2c3";
    let beam = "shoot tractor-beam basic @dozer r0c2";
    assert_eq!(offers(scene, beam), "violet: r0c1 r0c3 r1c2 pass");
    check(
        scene,
        &format!("{beam} r0c1"),
        expect![[r"
            dozer moved to r0c1 by violet
            turret of sprog at r0c1
            dozer hurt 1 by sprog
            dozer moved to r0c2 by violet
            dozer hurt 1 by violet"]],
    );
    check(scene, &format!("{beam} pass"), expect!["dozer hurt 1 by violet"]);
    // Its own square may be the one with the turret.
    let scene =
        "mode turret | turret r0c1 sprog | violet at r0c0 holds tractor-beam ammo - | dozer at r0c1 | sprog at r2c3";
    let after = Table::set(scene).play("shoot tractor-beam basic @dozer r0c1 r0c2");
    assert_eq!(after.state("dozer"), "r0c1 damage sprog violet ammo RYB");
    // The punisher has two moves, too, and no more: where it needs both, the way is a shortest one.
    let near =
        "mode turret | turret r0c1 sprog | violet at r0c0 holds tractor-beam ammo RY | dozer at r0c0 | sprog at r2c3";
    assert_eq!(offers(near, "shoot tractor-beam +punisher @dozer"), "violet: r0c1 r1c0 pass");
    let far = near.replace("dozer at r0c0", "dozer at r0c2");
    assert_eq!(
        Table::set(&far).play("shoot tractor-beam +punisher @dozer").state("dozer"),
        "r0c0 damage sprog violet*3 ammo RYB"
    );
    // Nobody is asked where no turret is near, of a single move, or of one's own moves.
    let idle = scene.replace("turret r0c1 sprog", "turret r2c2 sprog");
    check(&idle, "shoot tractor-beam basic @dozer r0c1", expect!["dozer hurt 1 by violet"]);
    let vortex =
        "mode turret | turret r0c1 sprog | violet at r0c0 holds vortex-cannon ammo - | dozer at r0c2 | sprog at r2c3";
    check(vortex, "shoot vortex-cannon r0c2 @dozer", expect!["dozer hurt 2 by violet"]);
    let own = "mode turret | turret r0c1 sprog | violet at r0c2 | dozer at r2c0 | sprog at r2c3";
    check(own, "run r0c3 r0c3", expect!["violet moves to r0c3"]);
}

#[test]
fn ruling_57_turrets_fire_wherever_their_owner_is_spawned_or_not() {
    for sprog in ["sprog at r2c1", "sprog at r0c1", "sprog powerups newton-red"] {
        let scene = format!("mode turret | turret r0c1 sprog | violet at r0c2 | dozer at r2c0 | {sprog}");
        assert_eq!(state(&scene, "run r0c1", "violet"), "r0c1 damage sprog ammo RYB", "{sprog}");
    }
}

#[test]
fn a_teleporter_enters_only_the_square_on_which_it_lands() {
    let scene = "mode turret | turret r0c1 dozer | turret r0c0 dozer | violet at r0c2 powerups teleporter-red | \
         dozer at r2c0 | sprog at r2c1";
    assert_eq!(state(scene, "teleporter-red r0c0", "violet"), "r0c0 damage dozer ammo RYB");
    assert_eq!(state(scene, "teleporter-red r1c0", "violet"), "r1c0 ammo RYB");
}

#[test]
fn turret_damage_triggers_no_marks_and_no_tagback() {
    let scene = "mode turret | turret r0c1 violet | violet at r1c2 powerups newton-red | \
         dozer at r0c2 marks violet*2 powerups tagback-grenade-red | sprog at r2c0";
    let after = Table::set(scene).play("newton-red @dozer r0c1");
    assert_eq!(after.state("dozer"), "r0c1 damage violet marks violet*2 ammo RYB powerups tagback-grenade-red");
    assert!(after.offers().starts_with("violet: run"));
}

#[test]
fn it_cannot_be_scoped() {
    // Sprog is only pushed into a turret, so the scope is for dozer alone.
    let scene = "mode turret | turret r0c1 violet | violet at r1c2 holds vortex-cannon ammo R powerups targeting-scope-red \
         | dozer at r0c2 | sprog at r2c0";
    let scoped = "shoot vortex-cannon r0c2 @dozer targeting-scope-red red";
    assert_eq!(offers(scene, scoped), "violet: @dozer");
}

#[test]
fn a_player_who_dies_in_their_own_turn_plays_it_to_its_end() {
    let scene = "mode turret | turret r0c1 dozer | violet at r0c2 damage dozer*10 | dozer at r2c0 | sprog at r2c1";
    let after = Table::set(scene).play("run r0c1");
    assert!(after.told().ends_with("violet killed by dozer"));
    assert!(after.offers().starts_with("violet: run grab"), "{}", after.offers());
    let after = after.play("pass");
    assert!(after.told().contains("dozer scores 8 for the board of violet\nviolet gets a skull, 7 left"));
}

#[test]
fn a_double_kill_takes_two_opponents_killed_in_ones_turn_no_matter_who_is_credited() {
    let scene = "mode turret | turret r0c1 sprog | violet at r1c2 powerups newton-red newton-blue | \
         dozer at r0c2 damage sprog*10 | banshee at r0c2 damage sprog*10 | sprog at r2c0";
    let after = Table::set(scene).play("newton-red @dozer r0c1 newton-blue @banshee r0c1 pass");
    assert!(after.told().contains("violet scores 1 for a double kill"), "{}", after.told());
    // One's own death is none of them.
    let scene = "mode turret | turret r0c1 sprog | violet at r0c2 damage sprog*10 powerups newton-red | \
         dozer at r0c2 damage sprog*10 | sprog at r2c0";
    let after = Table::set(scene).play("newton-red @dozer r0c1 run r0c1 pass");
    assert!(
        !after.told().contains("double kill") && after.told().contains("violet killed by sprog"),
        "{}",
        after.told()
    );
}

#[test]
fn killshots_and_overkills_are_not_tracked() {
    let scene = "mode turret | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage sprog*10 | sprog at r2c1";
    let after = Table::set(scene).play("shoot lock-rifle @dozer pass pass");
    assert_eq!(after.track(), "");
    // Revenge is taken all the same.
    assert_eq!(after.told_of("marked"), "dozer marked 1 by violet\nviolet marked 1 by dozer");
}

#[test]
fn ruling_60_the_owner_of_the_twelfth_token_gets_the_mark_of_revenge() {
    let scene = "mode turret | turret r0c1 sprog | violet at r0c0 holds tractor-beam ammo - | \
         dozer at r0c2 damage sprog*10 | sprog at r2c3";
    let after = Table::set(scene).play("shoot tractor-beam basic @dozer r0c1 pass pass");
    assert_eq!(after.told_of("marked"), "violet marked 1 by dozer");
    assert_eq!(after.told_of("killed"), "dozer killed by sprog");
}

#[test]
fn ruling_58_adrenaline_is_judged_when_the_action_begins() {
    // The third damage comes on the way: it is still one move.
    let scene = "mode turret | open YBB - - - - | turret r0c1 dozer | violet at r0c2 damage dozer*2 | dozer at r2c0 | sprog at r2c1";
    assert_eq!(offers(scene, "grab"), "violet: r0c1 r0c2 r0c3 r1c2");
    assert_eq!(offers(scene, "grab r0c1"), "violet: tile-YBB");
}

#[test]
fn frenzy_begins_when_the_last_skull_is_gone() {
    let scene = "mode turret | skulls 1 | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage violet*9 | sprog at r2c1";
    let after = Table::set(scene).play("shoot lock-rifle @dozer pass pass newton-red newton-red run");
    assert!(after.told().contains("frenzy"));
}

#[test]
fn turrets_are_ranked_by_number_and_ties_go_to_whose_last_turn_was_earlier() {
    let scene = "mode turret | ending sudden-death | skulls 1 | turn violet 1 | violet at r1c0 holds lock-rifle ammo - | \
         dozer at r1c0 damage violet*9 | sprog at r2c0 | banshee at r2c0 | turret r0c1 violet | turret r0c0 violet | \
         turret r1c1 sprog | turret r1c2 sprog | turret r1c3 dozer";
    let mut after = Table::set(scene).play("shoot lock-rifle @dozer pass newton-red newton-red");
    while let Some((actor, options)) = after.asked() {
        after.0.game.apply(actor, options[0], &mut after.0.told);
    }
    assert_eq!(
        after.told_of("turrets"),
        "sprog scores 8 for turrets\nviolet scores 6 for turrets\ndozer scores 4 for turrets"
    );
}

/// Violet kills Dozer, takes the last skull and 9 points; then turrets are counted.
fn ended(more: &str) -> Table {
    let scene = format!(
        "mode turret | ending sudden-death | skulls 1 | turn violet 1 | violet at r1c0 holds lock-rifle ammo - | \
         dozer at r1c0 damage violet*9 | {more}"
    );
    let mut after = Table::set(&scene).play("shoot lock-rifle @dozer pass");
    while let Some((actor, options)) = after.asked() {
        after.0.game.apply(actor, options[0], &mut after.0.told);
    }
    after
}

#[test]
fn ruling_54_a_player_without_a_turret_gets_no_points_for_turrets() {
    let after = ended("sprog at r2c0 | turret r0c1 sprog");
    assert_eq!(after.told_of("turrets"), "sprog scores 8 for turrets");
    assert_eq!(after.points(), "violet 9, dozer 0, sprog 8");
}

#[test]
fn ruling_55_with_equal_totals_points_from_turrets_decide_then_the_victory_is_shared() {
    assert_eq!(ended("sprog at r2c0 points 1 | turret r0c1 sprog").places(), "2 violet 9, 3 dozer 0, 1 sprog 9");
    assert_eq!(ended("sprog at r2c0 points 9").places(), "1 violet 9, 3 dozer 0, 1 sprog 9");
}

#[test]
fn scenes_tell_open_tiles_owners_and_where_ammo_was_taken() {
    let scene = format!("grabbed r0c1 | turret r0c1 dozer | {OPEN}");
    let text = Table::set(&scene).game.to_scene().unwrap();
    assert!(text.contains("\nopen YBB PYR PRR RBB YBB\nturret r0c1 dozer\ngrabbed r0c1\n"), "{text}");
    let wrong = |scene: &str| Adrenaline::from_scene(Rules::embedded(), scene).unwrap_err().to_string();
    assert!(wrong("turret r0c1 dozer | violet at r0c1 | dozer at r0c1").contains("only in turret mode"));
    assert!(wrong("mode turret | tile r0c1 YBB | violet at r0c1 | dozer at r0c1").contains("no room for a tile"));
    assert!(wrong("mode turret | turret r0c2 dozer | violet at r0c1 | dozer at r0c1").contains("r0c2"));
}
