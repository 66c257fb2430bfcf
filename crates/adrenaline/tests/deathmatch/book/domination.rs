//! Domination: every sentence of its page, and its rulings. The red spawnpoint
//! is r1c0, the blue one r0c2, the yellow one r2c3.

use adrenaline::{Adrenaline, Mode, Rules, Setup};
use expect_test::expect;
use table::{Game, Spoken};

use crate::table_talk::{Table, check, offers, why};

/// The tracks: `red violet*2, yellow, blue dozer`.
fn tracks(table: &Table) -> String {
    let posts = table.game.public().domination.expect("domination").spawnpoints;
    let post = |post: &adrenaline::SpawnpointView| {
        let tokens = post.tokens.iter().map(|(who, n)| if *n == 1 { format!(" {who}") } else { format!(" {who}*{n}") });
        format!("{}{}", post.colour, tokens.collect::<String>())
    };
    posts.iter().map(post).collect::<Vec<_>>().join(", ")
}

/// The tracks after the answers.
fn tracks_after(scene: &str, answers: &str) -> String {
    tracks(&Table::set(scene).play(answers))
}

/// After the answers, and all that luck has to say next.
fn after(scene: &str, answers: &str) -> Table {
    let mut table = Table::set(scene).play(answers);
    while let Some((actor, options)) = table.asked().filter(|(actor, _)| actor.is_luck()) {
        table.0.game.apply(actor, options[0], &mut table.0.told);
    }
    table
}

/// Violet sees the red and the blue spawnpoint from r0c1.
fn violet(more: &str) -> String {
    format!("mode domination | violet at r0c1 {more} | dozer at r2c0 | sprog at r2c1")
}

#[test]
fn a_spawnpoint_can_be_targeted_like_a_player() {
    assert_eq!(offers(&violet("holds plasma-gun"), "shoot plasma-gun pass"), "violet: @red @blue");
    check(&violet("holds plasma-gun ammo -"), "shoot plasma-gun pass @blue", expect!["violet tags blue by Damage"]);
    let scene = "mode domination | violet at r1c0 holds plasma-gun | dozer at r0c0 | sprog at r2c1";
    assert_eq!(offers(scene, "shoot plasma-gun pass"), "violet: @dozer @sprog @red");
    // Only in this mode.
    let scene = "violet at r0c1 holds lock-rifle | dozer at r2c0 | sprog at r2c1";
    assert!(!offers(scene, "").contains("shoot"));
    assert!(Table::set(scene).game.hear("@red").is_none());
}

#[test]
fn no_shot_puts_more_than_1_token_on_a_spawnpoint_however_strong_it_is() {
    let scene = "mode domination | violet at r0c0 holds whisper | dozer at r2c0 | sprog at r2c1";
    assert_eq!(tracks_after(scene, "shoot @blue"), "red, yellow, blue violet");
}

#[test]
fn a_spawnpoint_is_damaged_at_most_once_in_a_turn() {
    let scene = violet("holds plasma-gun lock-rifle");
    let once = "shoot plasma-gun pass @blue pass shoot lock-rifle";
    assert_eq!(offers(&scene, once), "violet: @red");
    assert_eq!(why(&scene, once, "@blue"), "damaged-already");
    // Ruling 49: an extra that would only hurt it again is not offered.
    assert!(offers(&violet("holds plasma-gun ammo RYB"), "shoot plasma-gun pass @blue").contains("+phase-glide"));
    assert!(!offers(&violet("holds plasma-gun ammo RYB"), "shoot plasma-gun pass @blue").contains("+charged-shot"));
}

#[test]
fn ruling_45_two_spawnpoints_may_be_damaged_in_one_turn() {
    let scene = violet("holds machine-gun ammo -");
    assert_eq!(tracks_after(&scene, "shoot @red @blue"), "red violet, yellow, blue violet");
}

#[test]
fn in_the_next_turn_it_can_be_damaged_again() {
    let scene = "mode domination | damaged blue | tagged blue violet | turn violet 1 | violet at r0c1 | \
         dozer at r0c0 holds lock-rifle | sprog at r2c1";
    assert_eq!(tracks_after(scene, "pass shoot lock-rifle @blue"), "red, yellow, blue violet dozer");
}

#[test]
fn ending_the_turn_as_the_only_figure_on_it_tags_it() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 | dozer at r0c1 | sprog at r2c1";
    assert_eq!(after(scene, "pass").told(), "violet tags blue by Presence\nviolet hurt 1 by violet\nturn of dozer");
}

#[test]
fn with_somebody_else_there_it_is_not_tagged() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 | dozer at r0c2 | sprog at r2c1";
    assert_eq!(tracks_after(scene, "pass"), "red, yellow, blue");
}

#[test]
fn ruling_48_killed_figures_that_still_lie_there_and_the_bot_are_figures_on_the_square() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 | dozer at r0c2 damage sprog*11 | sprog at r2c1";
    assert_eq!(tracks_after(scene, "pass"), "red, yellow, blue");
    let bot = "mode domination | bot banshee done | turn violet 1 | violet at r0c2 | dozer at r0c1 | sprog at r2c1";
    assert_eq!(tracks_after(&format!("{bot} | banshee at r0c2"), "pass"), "red, yellow, blue");
    assert_eq!(tracks_after(&format!("{bot} | banshee at r0c1"), "pass"), "red, yellow, blue violet");
}

#[test]
fn ruling_48_the_turn_ends_with_reload_tag_damage_scoring_and_respawn_in_this_order() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 unloaded lock-rifle ammo BB damage sprog*10 | \
         dozer at r0c1 damage violet*11 | sprog at r2c1";
    let reload = Table::set(scene).play("pass");
    assert_eq!((reload.offers().as_str(), tracks(&reload).as_str()), ("violet: lock-rifle pass", "red, yellow, blue"));
    let told = after(scene, "pass lock-rifle").told();
    let steps = [
        "violet reloads lock-rifle",
        "violet tags blue by Presence",
        "violet hurt 1 by violet",
        "violet killed by violet",
        "violet scores 8 for the board of dozer",
        "sprog scores 8 for the board of violet",
        "dozer draws",
    ];
    let at = steps.map(|step| told.find(step).unwrap_or_else(|| panic!("{step}:\n{told}")));
    assert!(at.is_sorted(), "{told}");
}

#[test]
fn both_ways_of_tagging_may_happen_in_one_turn() {
    let scene = "mode domination | violet at r0c2 holds lock-rifle ammo - | dozer at r2c0 | sprog at r2c1";
    assert_eq!(tracks_after(scene, "shoot lock-rifle @blue pass pass"), "red, yellow, blue violet*2");
}

#[test]
fn ending_the_turn_on_a_spawnpoint_costs_1_damage_in_ones_own_colour() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 damage dozer | dozer at r0c2 | sprog at r2c1";
    let after = Table::set(scene).play("pass");
    assert_eq!(after.state("violet"), "r0c2 damage dozer violet ammo RYB");
    // Another figure that stands there takes nothing.
    assert_eq!(Table::set(scene).play("pass").state("dozer"), "r0c2 ammo RYB");
    let beside = "mode domination | turn violet 1 | violet at r0c1 | dozer at r0c2 | sprog at r2c1";
    assert_eq!(Table::set(beside).play("pass").state("violet"), "r0c1 ammo RYB");
}

#[test]
fn own_damage_ranks_like_anybody_elses_but_its_points_go_to_nobody() {
    let scene = "mode domination | violet at r0c1 holds lock-rifle ammo - | \
         dozer at r0c1 damage dozer*5 sprog violet*3 | sprog at r2c1";
    let after = Table::set(scene).play("shoot @dozer pass pass");
    assert_eq!(
        after.told_of("scores"),
        "violet scores 6 for the board of dozer\nsprog scores 4 for the board of dozer"
    );
}

#[test]
fn a_figure_killed_so_is_scored_and_does_not_make_a_double_kill() {
    let scene = "mode domination | violet at r0c2 holds lock-rifle ammo - damage dozer*10 | \
         dozer at r0c1 damage violet*9 | sprog at r2c1";
    let after = Table::set(scene).play("shoot r0c2 @dozer pass pass");
    expect![[r"
        dozer hurt 2 by violet
        dozer killed by violet
        dozer marked 1 by violet
        violet tags blue by Presence
        violet hurt 1 by violet
        violet killed by violet
        violet scores 1 for first blood on dozer
        violet scores 8 for the board of dozer
        dozer gets a skull, 7 left
        dozer scores 1 for first blood on violet
        dozer scores 8 for the board of violet
        violet gets a skull, 6 left"]]
    .assert_eq(&after.told());
}

#[test]
fn ruling_47_nothing_of_this_in_the_first_turn_of_a_player() {
    let scene = "mode domination | first-turn | violet at r0c2 holds lock-rifle | dozer at r0c1 | sprog at r2c1";
    assert_eq!(offers(scene, "shoot"), "violet: lock-rifle");
    assert_eq!(offers(scene, "shoot lock-rifle"), "violet: @dozer");
    assert_eq!(why(scene, "shoot lock-rifle", "@blue"), "first-turn");
    assert_eq!(after(scene, "pass").told(), "turn of dozer");
    // A match begins with first turns.
    let setup = Setup { mode: Mode::Domination, players: 3, ..Setup::default() };
    let game = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let mut table = Table(testing::Table::new(game));
    while table.game.waiting().first().is_none_or(|actor| actor.is_luck()) || table.offers().contains("newton") {
        let (actor, options) = table.asked().unwrap();
        table.0.game.apply(actor, options[0], &mut table.0.told);
    }
    assert!(table.game.public().domination.unwrap().first_turn);
}

#[test]
fn thor_may_hit_a_spawnpoint_as_any_of_its_targets_but_not_chain_on_from_it() {
    let scene = "mode domination | violet at r0c1 holds thor | dozer at r0c2 | sprog at r1c2";
    assert_eq!(offers(scene, "shoot thor"), "violet: @dozer @red @blue");
    // From the spawnpoint nobody is seen.
    assert!(!offers(scene, "shoot thor @blue").contains("+chain-reaction"));
    let second = "shoot thor @dozer +chain-reaction";
    assert_eq!(offers(scene, second), "violet: @sprog @yellow @blue");
    assert_eq!(tracks_after(scene, "shoot thor @dozer +chain-reaction @yellow"), "red, yellow violet, blue");
    let third = "shoot thor @dozer +chain-reaction @sprog +high-voltage";
    let rich = "mode domination | violet at r0c1 holds thor ammo BBB | dozer at r0c2 | sprog at r1c2";
    assert_eq!(offers(rich, third), "violet: @yellow @blue");
}

#[test]
fn ruling_51_tractor_beam_and_vortex_cannon_tag_only_a_spawnpoint_the_shooter_sees() {
    // The beam reaches any figure, and of the spawnpoints those in sight; they stay where they are.
    let beam = "mode domination | violet at r0c1 holds tractor-beam ammo - | dozer at r1c1 | sprog at r2c1";
    assert_eq!(offers(beam, "shoot tractor-beam basic"), "violet: @dozer @sprog @red @blue");
    assert_eq!(why(beam, "shoot tractor-beam basic", "@yellow"), "cannot-see");
    check(beam, "shoot tractor-beam basic @blue", expect!["violet tags blue by Damage"]);
    // The punisher: two moves, in sight.
    let punisher = "mode domination | violet at r0c1 holds tractor-beam ammo RY | dozer at r2c3 | sprog at r2c3";
    assert_eq!(offers(punisher, "shoot tractor-beam +punisher"), "violet: @red @blue");
    // The vortex: on it or a move away, in sight.
    let vortex = "mode domination | violet at r0c1 holds vortex-cannon ammo - | dozer at r2c1 | sprog at r2c1";
    assert_eq!(offers(vortex, "shoot vortex-cannon"), "violet: r0c0 r0c2 r1c0 r1c1");
    assert_eq!(offers(vortex, "shoot vortex-cannon r0c0"), "violet: @red");
    check(vortex, "shoot vortex-cannon r0c0 @red", expect!["violet tags red by Damage"]);
}

#[test]
fn a_heatseeker_reaches_a_spawnpoint_that_is_not_seen_and_no_other() {
    let scene = violet("holds heatseeker ammo -");
    assert_eq!(offers(&scene, "shoot heatseeker"), "violet: @dozer @sprog @yellow");
    assert_eq!(why(&scene, "shoot heatseeker", "@red"), "can-see");
    check(&scene, "shoot heatseeker @yellow", expect!["violet tags yellow by Damage"]);
}

#[test]
fn damage_to_everybody_in_a_room_or_square_tags_too() {
    let scene = violet("holds furnace ammo -");
    check(&scene, "shoot furnace basic room-red", expect!["violet tags red by Damage"]);
    let scene = "mode domination | violet at r0c2 holds electroscythe ammo - | dozer at r0c2 | sprog at r2c1";
    check(
        scene,
        "shoot electroscythe basic",
        expect![[r"
            dozer hurt 1 by violet
            violet tags blue by Damage"]],
    );
}

#[test]
fn ruling_49_damage_to_everybody_skips_a_spawnpoint_already_damaged() {
    let scene = "mode domination | damaged blue | violet at r0c2 holds electroscythe ammo - | dozer at r0c1 | \
         sprog at r2c1";
    assert!(!offers(scene, "").contains("shoot"));
    let scene = scene.replace("dozer at r0c1", "dozer at r0c2");
    assert_eq!(tracks_after(&scene, "shoot electroscythe basic"), "red, yellow, blue");
}

#[test]
fn ruling_50_a_spawnpoint_takes_no_marks_and_never_moves() {
    let scene = violet("holds zx-2 ammo -");
    assert_eq!(offers(&scene, "shoot zx-2"), "violet: basic");
    check(&scene, "shoot zx-2 basic @blue", expect!["violet tags blue by Damage"]);
    let scene = "mode domination | violet at r0c1 holds zx-2 | dozer at r0c0 | sprog at r2c1";
    assert_eq!(offers(scene, "shoot zx-2 +scanner"), "violet: @dozer");
    assert_eq!(why(scene, "shoot zx-2 +scanner", "@blue"), "takes-no-marks");
    // Nobody is asked where to push it.
    let scene = violet("holds grenade-launcher ammo -");
    assert_eq!(offers(&scene, "shoot grenade-launcher @blue"), "violet: run grab pass");
}

#[test]
fn ruling_45_a_targeting_scope_adds_nothing_to_a_spawnpoint() {
    let scene = violet("holds lock-rifle powerups targeting-scope-red");
    assert_eq!(offers(&scene, "shoot lock-rifle @blue"), "violet: run grab pass");
    let scene = "mode domination | violet at r0c1 holds machine-gun ammo R powerups targeting-scope-red | \
         dozer at r0c0 | sprog at r2c1";
    let scoped = "shoot machine-gun @dozer @blue targeting-scope-red red";
    assert_eq!(offers(scene, scoped), "violet: @dozer");
}

#[test]
fn killshots_are_not_tracked() {
    let scene =
        "mode domination | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage violet*9 | sprog at r2c1";
    let after = Table::set(scene).play("shoot lock-rifle @dozer pass pass");
    assert_eq!(after.track(), "");
    assert!(after.told().contains("dozer gets a skull, 7 left"));
}

#[test]
fn ruling_52_the_token_of_an_overkill_is_laid_when_the_board_is_scored_and_counts_towards_eight() {
    // Laid by Violet as the eighth of a second track.
    let scene = "mode domination | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage sprog*10 | sprog at r2c1 | \
         tagged red dozer*8 | tagged blue sprog*7";
    let scored = "shoot lock-rifle @dozer pass pass";
    assert!(!Table::set(scene).play("shoot lock-rifle @dozer").told().contains("Overkill"));
    let laid = Table::set(scene).play(&format!("{scored} @blue"));
    assert!(laid.told().ends_with("dozer gets a skull, 7 left\nviolet tags blue by Overkill"), "{}", laid.told());
    // Dozer comes back, then the frenzy begins: ruling 53, judged after scoring.
    let respawned = |track: &str| after(scene, &format!("{scored} {track} newton-red newton-red")).told();
    assert!(respawned("@blue").contains("frenzy"), "{}", respawned("@blue"));
    assert!(!respawned("@yellow").contains("frenzy"));
}

#[test]
fn ruling_53_an_overkill_token_that_fills_the_second_track_ends_a_match_with_sudden_death() {
    let scene = "mode domination | ending sudden-death | violet at r0c1 holds lock-rifle ammo - | \
         dozer at r0c1 damage sprog*10 | sprog at r2c1 | tagged red dozer*8 | tagged blue sprog*7";
    let respawned =
        |track: &str| after(scene, &format!("shoot lock-rifle @dozer pass pass {track} newton-red newton-red"));
    assert_eq!(respawned("@blue").offers(), "over");
    assert_ne!(respawned("@yellow").offers(), "over");
}

#[test]
fn an_overkill_token_goes_on_a_track_of_the_overkillers_choice() {
    let scene =
        "mode domination | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage sprog*10 | sprog at r2c1";
    let scored = "shoot lock-rifle @dozer pass pass";
    assert_eq!(offers(scene, scored), "violet: @red @yellow @blue");
    let after = Table::set(scene).play(&format!("{scored} @yellow"));
    assert_eq!(tracks(&after), "red, yellow violet, blue");
    // Before anybody respawns, and with the mark of revenge.
    assert!(after.told().ends_with("dozer gets a skull, 7 left\nviolet tags yellow by Overkill"), "{}", after.told());
    assert_eq!(after.view_of("violet").marks.len(), 1);
}

#[test]
fn two_tracks_with_8_tokens_each_begin_the_frenzy() {
    let scene = "mode domination | turn violet 1 | violet at r0c2 | dozer at r0c1 | sprog at r2c1 | \
         tagged red dozer*9 sprog | tagged blue violet*7";
    let then = after(scene, "pass");
    assert!(then.told().contains("frenzy"), "{}", then.told());
    // Ruling 53: the skulls that are left stay in the box.
    assert_eq!(then.game.public().skulls_left, 0);
    // One full track is not enough, and it can receive more.
    let scene = scene.replace("violet*7", "violet*6");
    let then = after(&scene, "pass");
    assert!(!then.told().contains("frenzy"));
    let scene = scene.replace("tagged blue violet*6", "tagged blue violet*20");
    assert_eq!(tracks_after(&scene.replace("dozer*9 sprog", "dozer"), "pass"), "red dozer, yellow, blue violet*21");
}

#[test]
fn the_last_skull_begins_the_frenzy_too() {
    let scene = "mode domination | skulls 1 | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage violet*9 | \
         sprog at r2c1";
    assert!(
        Table::set(scene).play("shoot lock-rifle @dozer pass pass newton-red newton-red run").told().contains("frenzy")
    );
}

#[test]
fn ruling_53_with_sudden_death_the_match_ends_there() {
    let scene = "mode domination | ending sudden-death | turn violet 1 | violet at r0c2 | dozer at r0c1 | sprog at r2c1 | \
         tagged red dozer*8 | tagged blue violet*7";
    assert!(after(scene, "pass").told().ends_with("over"));
}

#[test]
fn each_track_is_scored_by_itself_and_equals_share_a_reward() {
    let scene = "mode domination | ending sudden-death | turn violet 1 | violet at r0c1 | dozer at r0c1 | sprog at r2c1 | \
         banshee at r2c1 | tagged red violet*4 dozer*4 sprog*2 | tagged yellow banshee*9 violet";
    let then = after(scene, "pass");
    expect![[r"
        violet scores 8 for the red spawnpoint
        dozer scores 8 for the red spawnpoint
        sprog scores 4 for the red spawnpoint
        violet scores 6 for the yellow spawnpoint
        banshee scores 8 for the yellow spawnpoint
        over"]]
    .assert_eq(&then.told());
}

#[test]
fn ruling_54_a_player_without_a_token_on_a_track_gets_no_points_from_it() {
    let scene = "mode domination | ending sudden-death | turn violet 1 | violet at r0c1 | dozer at r0c1 | sprog at r2c1 | \
         tagged red violet*8 | tagged yellow dozer*8";
    assert_eq!(after(scene, "pass").points(), "violet 8, dozer 8, sprog 0");
}

#[test]
fn ruling_55_with_equal_totals_points_from_tracks_decide() {
    let scene = "mode domination | ending sudden-death | turn violet 1 | violet at r0c1 points 2 | dozer at r0c1 | \
         sprog at r2c1 | tagged red violet*4 dozer*8 | tagged yellow sprog*9";
    assert_eq!(after(scene, "pass").places(), "3 violet 8, 1 dozer 8, 1 sprog 8");
}

#[test]
fn scenes_tell_damaged_spawnpoints_and_first_turns() {
    let scene = "mode domination | first-turn | damaged red blue | tagged red violet*2 dozer | violet at r0c1 | \
         dozer at r0c1 damage dozer | sprog at r2c1";
    let text = Table::set(scene).game.to_scene().unwrap();
    assert!(text.starts_with("mode domination\n"), "{text}");
    assert!(text.contains("\ntagged red violet*2 dozer\nfirst-turn\ndamaged red blue\n"), "{text}");
    let wrong = |scene: &str| Adrenaline::from_scene(Rules::embedded(), scene).unwrap_err().to_string();
    assert!(wrong("damaged red | violet at r0c1 | dozer at r0c1").contains("only in domination"));
    assert!(wrong("mode dominion | violet at r0c1 | dozer at r0c1").contains("dominion"));
}
