//! The house rules, the flags of attacks, the special actions, the decisions
//! and the steps at the end of a rotation.

use crate::common::{cp, ctf, scene_of};
use table::{Game, Spoken};
use tf2_board::{Event, How, Lead, Mode, Rules, Setup, Team, TfBoard, content};

#[test]
fn h1_the_opponent_of_the_team_that_had_the_last_turn_leads_the_next_rotation() {
    let full = "rotation 1 | lead red | turn 10 | blu spy at r1c4 | red spy at r1c14";
    let lead = |table: &crate::common::Table| (table.view().lead, table.asked());
    assert_eq!(lead(&ctf(full).play("pass")), (Team::Red, "red".to_owned()), "Blu had the tenth turn");
    // Blu has nobody left for its last two turns, so Red's was the last and Blu leads.
    let short = ctf("rotation 1 | lead red | turn 7 | blu spy at r1c4 used | red spy at r1c14 | red pyro at r2c14");
    assert_eq!(lead(&short.play("pass pass")), (Team::Blu, "blu".to_owned()));
}

#[test]
fn h1_nobody_carries_the_intel_over_the_whole_map_while_the_opponent_waits() {
    let scene = "turn 10 | lead red | blu scout at r10c15 | red heavy at r2c11";
    let table = ctf(scene).play("@blu-scout 4 r10c16 r11c11 double-jump r11c9");
    assert_eq!((table.asked().as_str(), table.view().rotation), ("red", 2));
}

#[test]
fn h1_other_tables_may_fix_the_lead_or_change_it_every_rotation() {
    let lead = |word: &str| {
        let mut files = content();
        let text = files.get("settings.ron").replace("lead: follows", &format!("lead: {word}"));
        files.replace("settings.ron", text).unwrap();
        let rules: &'static Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
        let scene = "map twin-forts | lead red | turn 9 | blu spy at r1c4 used | red spy at r1c14";
        let game = TfBoard::from_scene(rules, scene).unwrap();
        crate::common::Table::of(game).play("pass").view().lead
    };
    assert_eq!(["follows", "fixed", "changes"].map(lead), [Team::Blu, Team::Red, Team::Blu]);
}

#[test]
fn h2_a_spawn_space_is_closed_to_the_opponent_and_nothing_hostile_reaches_it() {
    // No action from it, no attack on it.
    let table = ctf("blu soldier at r1c1 | red spy at r1c14 | active blu soldier roll 12");
    assert_eq!(table.why("rocket-jump"), "on-spawn");
    let table = ctf("blu soldier at r2c2 | red soldier at r2c4 | lead red | active red soldier roll 12");
    assert_eq!(table.why("rocket-launcher"), "sanctuary");
    assert_eq!(table.why("r2c2"), "enemy-spawn");
    // No splash, no push, no sticky, no sentry.
    let table = ctf("red soldier at r4c5 | blu heavy at r4c2 | blu spy at r3c2 | lead red | active red soldier roll 6");
    assert_eq!(table.play("rocket-launcher @blu-heavy 10").phase(), "act");
    let table = ctf("red pyro at r2c3 | blu spy at r2c2 | lead red | active red pyro roll 12");
    assert_eq!(table.why("airblast"), "sanctuary");
    assert_eq!(table.why("flamethrower"), "no-target");
    let table =
        ctf("red demoman at r1c14 | blu spy at r2c2 | red stickies r2c3 | lead red | active red demoman roll 6");
    assert_eq!(table.play("detonate").phase(), "act");
    let table = ctf("turn 10 | blu spy at r2c2 | red engineer at r1c14 | red sentry at r2c4 level 1").play("pass");
    assert_eq!(table.view().rotation, 2, "nobody was shot at");
    // Heal from outside and afterburn do reach it.
    let table = ctf("blu medic at r2c3 | blu spy at r2c2 burning | red spy at r1c14 | active blu medic roll 3");
    assert!(table.play("heal @blu-spy").wears("blu spy", "healed"));
    let table = ctf("turn 10 | blu spy at r2c2 burning | red spy at r1c14").play("pass");
    assert_eq!(table.phase(), "success");
    // With both exits blocked there is no way out.
    let table = ctf("blu scout at r1c1 | red heavy at r2c3 | red pyro at r4c2 | active blu scout roll 7");
    assert_eq!(table.why("r2c4"), "no-way");
}

#[test]
fn h3_water_costs_two_and_puts_out_but_bears_no_token() {
    let table = ctf("blu heavy at r9c7 | red spy at r1c14 | active blu heavy roll 2");
    assert!(table.offered("r9c8") && !table.offered("r9c9"), "2, then 4");
    assert_eq!(table.why("r9c9"), "too-far");
    let table = ctf("blu scout at r9c7 burning | red spy at r1c14 | active blu scout roll 2").play("r9c8");
    assert!(!table.wears("blu scout", "burning"));
    assert_eq!(table.view().using.unwrap().left, 5);
    let table = ctf("blu demoman at r9c7 | red spy at r1c14 | active blu demoman roll 4").play("lay-stickies");
    assert!(!table.offered("r9c8"));
    assert_eq!(table.why("r9c8"), "sticky-space");
    let table = ctf("blu engineer at r9c7 | red spy at r1c14 | active blu engineer roll 5").play("build-sentry");
    assert_eq!(table.why("r9c8"), "building-space");
}

#[test]
fn h4_a_leap_goes_straight_over_everything_and_lands_where_one_may_stop() {
    let table = ctf("blu scout at r6c5 | red heavy at r7c5 | red spy at r8c5 | active blu scout roll 4");
    let table = table.play("double-jump");
    // Over the wall to the east; the south ends in a wall, the west on a floor space.
    assert_eq!(table.spaces(), ["r4c5", "r6c3", "r6c7"]);
    assert_eq!(table.why("r6c6"), "landing");
    let table = table.play("r6c7");
    assert_eq!((table.at("blu scout").as_str(), table.view().using.unwrap().left), ("r6c7", 7), "no points spent");
}

#[test]
fn h5_burning_ends_after_its_roll_in_water_by_heal_and_by_sandvich() {
    let table = ctf("turn 10 | blu spy at r5c5 burning | red spy at r1c14").play("pass");
    assert!(!table.after("4").wears("blu spy", "burning"));
    assert!(table.after("3").is_dead("blu spy"));
    let table = ctf("blu heavy at r5c5 burning | red spy at r1c14 | active blu heavy roll 4").play("sandvich");
    assert!(!table.wears("blu heavy", "burning") && table.wears("blu heavy", "fed"));
}

#[test]
fn h5_healed_adds_two_until_the_next_use_of_the_medic_or_the_end_of_the_next_rotation() {
    let table = ctf("rotation 2 | blu medic at r7c5 | blu heavy at r7c6 | red spy at r1c14 | red pyro at r1c13");
    let table = table.play("@blu-medic 3 heal @blu-heavy end");
    assert_eq!(table.figure("blu heavy").defense, 7);
    let table = table.pass_rotation();
    assert_eq!((table.view().rotation, table.figure("blu heavy").defense), (3, 7));
    let medic = table.after("@blu-medic");
    assert_eq!(medic.figure("blu heavy").defense, 5, "the Medic is used again");
    let table = table.pass_rotation();
    assert_eq!((table.view().rotation, table.figure("blu heavy").defense), (4, 5));
    // It ends with the Medic.
    let table = ctf(
        "lead red | blu medic at r7c5 | blu heavy at r5c6 healed 2 | red soldier at r7c7 | active red soldier roll 6",
    );
    let table = table.play("rocket-launcher @blu-medic 1");
    assert_eq!(table.figure("blu heavy").defense, 5);
}

#[test]
fn h5_fed_adds_one_but_not_to_healed_and_exposed_takes_one() {
    assert_eq!(ctf("blu heavy at r7c5 fed | red spy at r1c14").figure("blu heavy").defense, 6);
    assert_eq!(
        ctf("blu heavy at r7c5 fed healed 1 | blu medic at r1c4 | red spy at r1c14").figure("blu heavy").defense,
        7
    );
    assert_eq!(ctf("blu soldier at r7c5 exposed | red spy at r1c14").figure("blu soldier").defense, 3);
    let table = ctf("blu heavy at r7c5 fed | blu soldier at r5c5 exposed | red spy at r1c14 | red pyro at r1c13");
    assert_eq!(table.after("@blu-heavy").figure("blu heavy").defense, 5, "until the next use");
    assert_eq!(table.after("@blu-soldier").figure("blu soldier").defense, 4);
}

#[test]
fn h5_every_roll_against_uber_fails_unrolled_and_it_cannot_burn() {
    let table =
        ctf("lead red | blu medic at r7c6 uber 2 | blu spy at r7c7 | red pyro at r7c5 | active red pyro roll 5");
    let table = table.play("flamethrower east");
    assert!(table.told.iter().any(|e| matches!(e, Event::Certain { hit: false, .. })));
    assert_eq!(table.target(), "spy", "only the Spy rolls");
    let table = table.play("10");
    assert!(!table.wears("blu medic", "burning") && table.wears("blu spy", "burning"));
    // No ticks.
    let table = cp("turn 10 | blu medic at r5c10 uber 2 | blu scout at r5c11 | red spy at r1c14").play("pass");
    assert_eq!(table.spins()[1], 2);
}

#[test]
fn h5_aim_adds_three_to_the_next_performance_roll() {
    let table = ctf("blu sniper at r7c5 aim | red spy at r7c9").play("@blu-sniper");
    assert!(!table.wears("blu sniper", "aim"));
    assert!(table.after("6").offered("headshot") && !table.after("5").offered("headshot"));
}

#[test]
fn h6_stickies_lie_one_to_a_space_and_go_with_the_demoman() {
    let table = ctf("blu demoman at r7c7 | red spy at r7c8 | blu stickies r7c9 | active blu demoman roll 4");
    let table = table.play("lay-stickies");
    assert!(table.offered("r7c8"), "occupied spaces are allowed");
    assert_eq!(table.why("r7c9"), "sticky-space");
    let table = ctf(
        "lead red | blu demoman at r7c7 | red soldier at r7c9 | blu stickies r7c8 r5c5 | active red soldier roll 6",
    );
    assert_eq!(table.view().stickies.len(), 2);
    assert!(table.play("rocket-launcher @blu-demoman 1").view().stickies.is_empty());
}

#[test]
fn h7_only_a_medic_holds_up_to_three_uber_counters() {
    let table = ctf("blu medic at r7c5 counters 3 | blu heavy at r7c6 | red spy at r1c14 | active blu medic roll 3");
    assert_eq!(table.play("heal @blu-heavy").figure("blu medic").counters, 3);
    assert!(TfBoard::from_scene(Rules::embedded(), "map twin-forts | blu heavy at r7c5 counters 1").is_err());
    let table = ctf("lead red | blu medic at r7c5 counters 2 | red soldier at r7c7 | active red soldier roll 6");
    assert_eq!(table.play("rocket-launcher @blu-medic 1").figure("blu medic").counters, 0);
}

#[test]
fn h8_a_carrier_neither_gives_nor_gets_uber_and_cannot_disguise() {
    let table = ctf(
        "blu medic at r7c5 counters 3 | blu heavy at r7c6 | red intel by blu heavy | red spy at r1c14 | active blu medic roll 7",
    );
    assert_eq!(table.why("ubercharge"), "carries");
    let table = ctf(
        "blu medic at r7c5 counters 3 | blu heavy at r7c6 | red intel by blu medic | red spy at r1c14 | active blu medic roll 7",
    );
    assert_eq!(table.why("ubercharge"), "carrier");
    let table = ctf("blu spy at r7c5 | red intel by blu spy | red spy at r1c14 | active blu spy roll 7");
    assert_eq!(table.why("disguise"), "carrier");
    // Taking ends a disguise.
    let table = ctf("blu spy at r11c16 disguised | red spy at r1c14 | active blu spy roll 7").play("r10c16");
    assert!(table.figure("blu spy").intel && !table.wears("blu spy", "disguised"));
}

#[test]
fn h8_an_uber_character_takes_the_intel_only_when_the_marker_ends() {
    let table =
        ctf("rotation 2 | turn 9 | blu heavy at r11c16 uber 1 | blu medic at r1c4 uber 1 used | red spy at r1c14");
    let table = table.play("@blu-heavy 5 r10c16 end");
    assert!(!table.figure("blu heavy").intel);
    let table = table.play("pass");
    assert!(table.figure("blu heavy").intel, "the markers ended in E6");
}

#[test]
fn h8_a_push_stops_before_any_intel() {
    let table = ctf("blu pyro at r11c4 | red spy at r11c5 | blu intel at r11c6 tokens 1 | active blu pyro roll 5");
    let table = table.play("airblast @red-spy");
    assert_eq!((table.at("red spy").as_str(), table.figure("red spy").intel), ("r11c5", false));
    // Before the home of an Intel that is away, too.
    let table = ctf("blu pyro at r8c2 | red spy at r9c2 | blu intel by red spy | active blu pyro roll 5");
    assert_eq!(table.play("airblast @red-spy").at("red spy"), "r9c2");
}

#[test]
fn h9_a_sentry_fires_by_itself_at_the_nearest_and_the_owner_breaks_ties() {
    let table =
        ctf("turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red scout at r7c9 | red heavy at r7c10");
    let table = table.play("pass");
    assert_eq!((&*table.target(), table.need()), ("scout", 5));
    // Two at the same distance: D5.
    let table =
        ctf("turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red scout at r7c9 | red heavy at r7c5")
            .play("pass");
    assert_eq!((table.phase().as_str(), table.asked().as_str()), ("shot", "blu"));
    assert_eq!(table.offers(), ["@red-scout", "@red-heavy"]);
    assert_eq!(table.odds("@red-heavy"), (1, 5));
    let table = table.play("@red-heavy 2");
    assert!(table.is_dead("red heavy"));
    // Level 3 fires twice, uber is hit in vain, disguise is ignored.
    let table =
        ctf("turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 3 | red scout at r7c9 | red pyro at r7c12")
            .play("pass 6");
    assert_eq!(table.target(), "pyro", "the Scout is gone, the next is nearest");
    let table = ctf("turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red medic at r7c9 uber 2 | red spy at r7c8 disguised | red pyro at r1c14").play("pass");
    assert_eq!(table.view().rotation, 2, "the Spy hides nobody but himself: he obstructs");
    let table = ctf(
        "turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red medic at r7c9 uber 2 | red pyro at r1c14",
    )
    .play("pass");
    assert!(table.told.iter().any(|e| matches!(e, Event::Certain { hit: false, .. })));
}

#[test]
fn h9_a_sentry_can_be_attacked_stays_without_its_builder_and_goes_without_the_class() {
    let table = ctf(
        "lead red | blu engineer at r1c4 | blu sentry at r7c7 level 2 | red soldier at r7c9 | active red soldier roll 6",
    );
    assert_eq!(table.after("rocket-launcher").odds("@blu-sentry"), (2, 5), "8 - 4");
    let table = table.play("rocket-launcher @blu-sentry 4");
    assert!(table.view().sentries.is_empty());
    assert_eq!(table.view().kills, [0, 0], "a sentry is no kill");
    let table = ctf("turn 10 | blu engineer away 2 | blu sentry at r7c7 level 2 | red spy at r1c14").play("pass");
    assert_eq!(table.view().sentries.len(), 1, "the slot still is an Engineer");
    let table = table.pass_rotation().play("heavy r1c1");
    assert!(table.view().sentries.is_empty(), "now no slot is");
}

#[test]
fn h10_after_the_last_rotation_tie_breaks_decide() {
    let last = |scene: &str| {
        let table = scene_of(&format!("{scene} | rotation 20 | turn 10")).play("pass");
        (table.winner(), table.view().over.map(|over| over.how))
    };
    let guard = Some(How::Guard);
    let ctf = "map twin-forts | blu spy at r1c4 | red spy at r1c14";
    assert_eq!(last(ctf), ("draw", guard));
    assert_eq!(last(&format!("{ctf} | kills 2 1")), ("blu", guard));
    assert_eq!(last(&format!("{ctf} | kills 2 1 | blu intel by red spy")), ("red", guard), "a carrier first");
    assert_eq!(last(&format!("{ctf} | kills 2 1 | blu intel by red spy | red intel by blu spy")), ("blu", guard));
    let cp = "map three-yards | blu pyro at r1c4 | red spy at r1c14";
    assert_eq!(last(cp), ("draw", guard));
    assert_eq!(last(&format!("{cp} | kills 2 1 | point 2 red spinner 3 red")), ("red", guard), "points first");
    assert_eq!(last(&format!("{cp} | kills 2 1 | point 2 none spinner 1 red")), ("red", guard), "then spinners");
    assert_eq!(last(&format!("{cp} | kills 2 1")), ("blu", guard), "then kills");
}

#[test]
fn splash_rolls_for_every_other_unit_beside_the_target_in_reading_order() {
    let table = ctf(
        "blu soldier at r7c5 | red scout at r7c8 | red spy at r6c8 | red engineer at r7c9 | red sentry at r7c7 level 1 | active blu soldier roll 6",
    );
    // The sentry stands in the way: shoot it, and splash what is beside it.
    let table = table.play("rocket-launcher @red-sentry 10");
    assert_eq!(table.target(), "scout");
    assert_eq!(table.need(), 3);
    let table = table.play("3");
    assert!(table.is_dead("red scout") && !table.is_dead("red spy"));
    let table = ctf(
        "blu soldier at r7c5 | red heavy at r7c8 | red spy at r6c8 | red engineer at r7c9 | active blu soldier roll 6",
    );
    let table = table.play("rocket-launcher @red-heavy 3");
    assert_eq!(table.target(), "spy", "row 6 before row 7; also after a hit");
    let table = table.play("4");
    assert_eq!(table.target(), "engineer");
}

#[test]
fn pierce_burns_everybody_up_to_the_first_wall() {
    let table =
        ctf("blu pyro at r7c6 | red scout at r7c7 | red heavy at r7c8 | red spy at r7c9 | active blu pyro roll 5");
    let table = table.play("flamethrower");
    assert_eq!(table.offers(), ["east"]);
    assert_eq!(table.why("west"), "nobody-there");
    assert_eq!(table.odds("east"), (18, 25), "1 - 4/10 x 7/10");
    let table = table.play("east 10");
    assert_eq!(table.target(), "heavy");
    let table = table.play("10");
    assert!(
        table.wears("red scout", "burning")
            && table.wears("red heavy", "burning")
            && !table.wears("red spy", "burning")
    );
    let table = ctf("blu pyro at r6c5 | red spy at r6c7 | active blu pyro roll 5");
    assert_eq!(table.why("flamethrower"), "no-target", "behind the wall");
}

#[test]
fn ignite_takes_a_disguise_and_spares_sentries() {
    let table = ctf(
        "blu pyro at r7c6 | red spy at r7c7 disguised | red engineer at r1c14 | red sentry at r7c8 level 1 | active blu pyro roll 5",
    );
    let table = table.play("flamethrower east 10 10");
    assert!(table.wears("red spy", "burning") && !table.wears("red spy", "disguised"));
    assert_eq!(table.view().sentries.len(), 1);
}

#[test]
fn lob_goes_over_units_but_not_walls() {
    let table = ctf("blu demoman at r7c6 | red heavy at r7c7 | red scout at r7c8 | active blu demoman roll 5");
    assert_eq!(table.after("grenade-launcher").offers(), ["@red-scout"]);
    let table = ctf("blu demoman at r6c5 | red scout at r6c7 | active blu demoman roll 5");
    assert_eq!(table.why("grenade-launcher"), "blocked-wall");
}

#[test]
fn still_means_no_movement_before_and_none_after() {
    let table = ctf("blu sniper at r7c5 | red scout at r7c9 | red spy at r1c14 | active blu sniper roll 9");
    assert!(table.offered("headshot"));
    assert_eq!(table.after("r7c6").why("headshot"), "moved");
    let table = table.play("headshot @red-scout");
    assert_eq!(table.asked(), "red", "nothing is left, the turn is over");
    let table = ctf("blu sniper at r7c5 | red spy at r1c14 | active blu sniper roll 2");
    assert_eq!(table.after("r7c6").why("take-aim"), "moved");
    assert_eq!(table.play("take-aim").asked(), "red");
}

#[test]
fn slow_allows_two_points_in_the_whole_turn() {
    let table = ctf("blu sniper at r7c5 | red scout at r7c11 | active blu sniper roll 6");
    assert!(table.after("r7c7").offered("sniper-rifle"));
    assert_eq!(table.after("r7c8").why("sniper-rifle"), "moved-too-far");
    let table = table.play("r7c6 sniper-rifle @red-scout 10");
    assert_eq!(table.view().using.unwrap().left, 1);
}

#[test]
fn rolls2_chooses_the_second_target_after_the_first_result() {
    let table = ctf("blu heavy at r7c6 | red scout at r7c8 | red spy at r5c6 | active blu heavy roll 7");
    assert_eq!(table.odds("minigun-barrage"), (3, 4));
    let table = table.play("minigun-barrage @red-scout 5");
    assert!(table.is_dead("red scout"));
    assert_eq!(table.asked(), "red", "no other target in line: the wall hides the Spy");
    let table = ctf("blu heavy at r7c7 | red scout at r7c9 | red spy at r7c5 | active blu heavy roll 7");
    let table = table.play("minigun-barrage @red-scout 6");
    assert_eq!(table.offers(), ["@red-scout", "@red-spy"]);
    assert_eq!(table.odds("@red-spy"), (1, 2));
}

#[test]
fn backstab_needs_a_disguise_and_a_character_and_ends_the_disguise() {
    let table = ctf("blu spy at r7c6 | red heavy at r7c7 | active blu spy roll 6");
    assert_eq!(table.why("backstab"), "needs-disguise");
    let table = ctf(
        "blu spy at r7c6 disguised | red heavy at r7c7 | red engineer at r1c14 | red sentry at r7c5 level 1 | active blu spy roll 6",
    );
    let table = table.play("backstab");
    assert_eq!(table.why("@red-sentry"), "only-characters");
    assert_eq!(table.odds("@red-heavy"), (7, 10));
    let table = table.play("@red-heavy 8");
    assert!(!table.wears("blu spy", "disguised"));
}

#[test]
fn the_sapper_works_on_sentries_only_and_keeps_the_disguise() {
    let table = ctf(
        "blu spy at r7c6 disguised | red heavy at r7c7 | red engineer at r1c14 | red sentry at r7c5 level 2 | active blu spy roll 4",
    );
    let table = table.play("sapper");
    assert_eq!(table.why("@red-heavy"), "only-sentries");
    assert_eq!(table.odds("@red-sentry"), (9, 10));
    let table = table.play("@red-sentry 9");
    assert!(table.view().sentries.is_empty() && table.wears("blu spy", "disguised"));
}

#[test]
fn airblast_pushes_two_spaces_away_and_takes_disguise_and_aim() {
    let table = ctf("blu pyro at r7c5 | red sniper at r7c7 aim | active blu pyro roll 5").play("airblast @red-sniper");
    assert_eq!((table.at("red sniper").as_str(), table.wears("red sniper", "aim")), ("r7c9", false));
    // Stopped by a unit after one space, by a wall at once.
    let table = ctf("blu pyro at r7c5 | red spy at r7c6 disguised | red heavy at r7c8 | active blu pyro roll 5")
        .play("airblast @red-spy");
    assert_eq!((table.at("red spy").as_str(), table.wears("red spy", "disguised")), ("r7c7", false));
    let table = ctf("blu pyro at r6c8 | red spy at r6c7 | active blu pyro roll 5").play("airblast @red-spy");
    assert_eq!(table.at("red spy"), "r6c7");
    // A Spy in disguise only from beside him; sentries not at all.
    let table = ctf("blu pyro at r7c5 | red spy at r7c7 disguised | active blu pyro roll 5");
    assert_eq!(table.why("airblast"), "disguised");
    // Into water it puts out; before a spawn space it stops.
    let table = ctf("blu pyro at r6c9 | red spy at r5c9 burning | active blu pyro roll 5").play("airblast @red-spy");
    assert_eq!((table.at("red spy").as_str(), table.wears("red spy", "burning")), ("r3c9", false));
    let table = ctf("blu pyro at r2c4 | red spy at r2c3 | active blu pyro roll 5").play("airblast @red-spy");
    assert_eq!(table.at("red spy"), "r2c3");
}

#[test]
fn airblast_puts_out_a_burning_friend_beside_the_pyro() {
    let table = ctf(
        "blu pyro at r7c5 | blu heavy at r7c6 burning | blu spy at r5c5 burning | red spy at r1c14 | active blu pyro roll 5",
    );
    assert_eq!(table.after("airblast").offers(), ["@blu-heavy"]);
    assert_eq!(table.after("airblast").why("@blu-spy"), "out-of-range");
    let table = table.play("airblast @blu-heavy");
    assert!(!table.wears("blu heavy", "burning") && table.at("blu heavy") == "r7c6");
}

#[test]
fn stickies_are_laid_in_line_up_to_three_spaces_away_one_or_two_at_once() {
    let table = ctf("blu demoman at r7c7 | red spy at r7c9 | active blu demoman roll 4").play("lay-stickies");
    assert!(table.offered("r7c10") && !table.offered("r7c11") && !table.offered("r6c8"), "units do not stop them");
    assert_eq!(table.after("r7c10").phase(), "second-sticky");
    assert_eq!(table.after("r7c10 pass").view().stickies.len(), 1);
    assert_eq!(table.after("r7c10 r5c7").view().stickies.len(), 2);
    let table = ctf("blu demoman at r10c3 | red spy at r1c14 | active blu demoman roll 4").play("lay-stickies");
    assert_eq!(table.why("r10c2"), "sticky-space");
    assert!(table.offered("r10c1"), "past the home");
}

#[test]
fn detonating_rolls_token_by_token_and_returns_them() {
    let table = ctf(
        "blu demoman at r1c4 | red spy at r7c8 | red heavy at r7c7 | blu stickies r7c9 r7c8 | active blu demoman roll 4",
    );
    assert_eq!(table.odds("detonate"), (4, 5), "1 - 1/2 x 1/2 x 8/10");
    let table = table.play("detonate");
    assert_eq!(table.view().stickies.len(), 1, "the first has blown");
    let table = table.play("10");
    assert_eq!(table.target(), "heavy", "reading order");
    let table = table.play("10 5");
    assert!(table.is_dead("red spy") && table.view().stickies.is_empty());
    let table = ctf("blu demoman at r1c4 | red spy at r7c8 | active blu demoman roll 4");
    assert_eq!(table.why("detonate"), "stickies-none");
}

#[test]
fn a_sentry_is_built_on_empty_plain_floor_beside_and_upgraded_to_three() {
    let table = cp("blu engineer at r5c9 | blu spy at r4c9 | red spy at r1c14 | active blu engineer roll 5")
        .play("build-sentry");
    assert_eq!(table.offers(), ["r6c9"], "not on points, not on a friend");
    let table = cp("blu engineer at r5c9 | red spy at r1c18 | blu sentry at r6c9 level 1 | active blu engineer roll 4");
    assert_eq!(table.play("upgrade-sentry").view().sentries[0].level, 2);
    let table = cp("blu engineer at r5c9 | red spy at r1c18 | blu sentry at r6c9 level 3 | active blu engineer roll 4");
    assert_eq!(table.why("upgrade-sentry"), "sentry-top");
    let table = cp("blu engineer at r4c9 | red spy at r1c18 | blu sentry at r6c9 level 1 | active blu engineer roll 4");
    assert_eq!(table.why("upgrade-sentry"), "sentry-not-beside");
    let table = ctf("blu engineer at r10c3 | red spy at r1c14 | active blu engineer roll 5").play("build-sentry");
    assert_eq!(table.why("r10c2"), "building-space");
    // Neither on Intel nor on the opposing sentry.
    let table = ctf(
        "blu engineer at r11c6 | red engineer at r1c14 | red sentry at r11c5 level 1 | red intel at r11c7 tokens 1 | active blu engineer roll 5",
    );
    assert_eq!(table.why("build-sentry"), "no-space");
}

#[test]
fn heal_reaches_three_spaces_gives_a_counter_and_replaces_the_patient() {
    let table = ctf(
        "blu medic at r7c5 | blu heavy at r7c8 burning | blu spy at r7c9 | red spy at r1c14 | active blu medic roll 3",
    );
    assert_eq!(table.after("heal").offers(), ["@blu-heavy"]);
    assert_eq!(table.after("heal").why("@blu-spy"), "out-of-range");
    assert_eq!(table.after("heal").why("@blu-medic"), "self");
    assert_eq!(table.after("heal").why("@red-spy"), "not-a-friend");
    let table = table.play("heal @blu-heavy");
    assert!(table.wears("blu heavy", "healed") && !table.wears("blu heavy", "burning"));
    assert_eq!(table.figure("blu medic").counters, 1);
    let table = ctf(
        "blu medic at r7c5 | blu heavy at r7c8 | blu spy at r5c5 healed 1 | red spy at r1c14 | active blu medic roll 3",
    );
    assert!(!table.play("heal @blu-heavy").wears("blu spy", "healed"));
}

#[test]
fn ubercharge_needs_three_counters_and_protects_both() {
    let table = ctf("blu medic at r7c5 counters 2 | blu heavy at r7c8 | red spy at r1c14 | active blu medic roll 2");
    assert_eq!(table.why("ubercharge"), "counters");
    let table = ctf("blu medic at r7c5 counters 3 | blu heavy at r7c8 | red spy at r1c14 | active blu medic roll 2");
    let table = table.play("ubercharge @blu-heavy");
    assert!(table.wears("blu heavy", "uber") && table.wears("blu medic", "uber"));
    assert_eq!(table.figure("blu medic").counters, 0);
}

#[test]
fn a_spy_in_disguise_walks_through_foes_and_is_aimed_at_only_from_beside() {
    let table = ctf("blu spy at r11c5 disguised | red heavy at r11c6 | active blu spy roll 2");
    assert!(table.offered("r11c7") && !table.offered("r11c6"));
    let table = ctf("lead red | blu spy at r7c7 disguised | red soldier at r7c9 | active red soldier roll 6");
    assert_eq!(table.why("rocket-launcher"), "disguised");
    assert!(table.after("r7c8").offered("rocket-launcher"));
    // No ticks in disguise; splash still finds him.
    let table = cp("turn 10 | blu spy at r5c10 disguised | red pyro at r1c14").play("pass");
    assert_eq!(table.spins()[1], 0);
    let table = ctf(
        "lead red | blu spy at r7c8 disguised | blu heavy at r6c8 | red soldier at r6c10 | active red soldier roll 6",
    );
    let table = table.play("rocket-launcher @blu-heavy 10");
    assert_eq!(table.target(), "spy");
    // He cannot disguise twice; attacking ends it.
    let table = ctf("blu spy at r7c6 disguised | red heavy at r7c7 | active blu spy roll 6");
    assert_eq!(table.why("disguise"), "disguised-already");
    assert!(!table.play("revolver @red-heavy 10").wears("blu spy", "disguised"));
}

#[test]
fn e1_afterburn_goes_lead_first_in_slot_order() {
    let table = ctf("lead red | turn 10 | blu spy at r5c5 burning | blu scout at r1c4 | red spy at r5c13 burning | red pyro at r1c14 burning").play("pass");
    let mut order = Vec::new();
    let mut table = table;
    while let Some(roll) = table.view().roll {
        order.push(format!("{} {}", roll.target.team.word(), roll.target.class.unwrap()));
        table = table.play("10");
    }
    assert_eq!(order, ["red spy", "red pyro", "blu spy"]);
}

#[test]
fn e1_comes_before_e2_and_e2_before_the_points() {
    // The burning capturer dies before the points are counted, and so does the one in the sentry's line.
    let table = cp(
        "turn 10 | blu scout at r5c10 burning | blu soldier at r5c12 | red engineer at r1c18 | red sentry at r5c13 level 3",
    );
    let table = table.play("pass 3 4");
    assert!(table.is_dead("blu scout") && table.is_dead("blu soldier"));
    assert_eq!(table.spins()[1], 0);
}

#[test]
fn a_setup_may_begin_with_neutral_points_open_the_spawns_and_name_the_lead() {
    let setup =
        Setup { mode: Mode::Cp, neutral: true, lead: Some(Lead::Fixed), sanctuary: Some(false), ..Setup::default() };
    let game = TfBoard::new(Rules::embedded(), &setup).unwrap();
    assert!(game.public().points.iter().all(|point| point.owner.is_none() && point.spin == 0));
    let active: Vec<u8> = game.public().points.iter().filter(|point| point.active).map(|point| point.number).collect();
    assert_eq!(active, [1, 3], "each team begins with its home point");
    let scene = game.to_scene().unwrap();
    assert!(scene.contains("leading fixed\nsanctuary off\n"), "{scene}");
    let table = ctf("sanctuary off | blu soldier at r1c1 | red spy at r1c14 | active blu soldier roll 12");
    assert!(table.offered("rocket-jump"), "a unit that is not safe may act");
    let short = "lead red | turn 9 | blu spy at r1c4 used | red spy at r1c14";
    let lead = |word: &str| ctf(&format!("leading {word} | {short}")).play("pass").view().lead;
    assert_eq!(["follows", "fixed"].map(lead), [Team::Blu, Team::Red]);
}

#[test]
fn an_impossible_position_is_refused_with_its_line_and_name() {
    let refused = |scene: &str| {
        let text = format!("map twin-forts\nlead red\n{scene}\nred spy at r1c14");
        TfBoard::from_scene(Rules::embedded(), &text).unwrap_err().to_string()
    };
    for (scene, reason) in [
        ("blu scout at r1c4 fed", "line 3: `blu scout`: blu scout wears what its class cannot"),
        ("blu heavy at r1c4 healed 1", "line 3: `blu heavy`: blu heavy is healed or ubered, and blu has no Medic"),
        ("blu stickies r7c6", "line 3: `blu stickies`: blu stickies lie there without a Demoman"),
        ("blu sentry at r7c7 level 1", "line 3: `blu sentry`: blu sentry stands there without an Engineer"),
        ("blu heavy at r1c4 used", "line 3: `blu`: blu has 1 used characters after 0 turns"),
        ("blu heavy at r1c4 | blu heavy away 2", "line 3: `blu heavy`: blu heavy is there twice"),
        ("blu heavy away 2 | active blu heavy roll 7", "line 3: `heavy`: must stand on the board"),
        ("blu heavy at r1c4 | active blu heavy roll 7", "line 3: `active`: the active character is not of the team"),
        ("blu intel by red heavy", "line 3: `blu intel`: blu intel is carried by nobody on the board"),
    ] {
        let said = refused(scene);
        assert!(said.starts_with(reason), "{scene}: {said}");
    }
}
