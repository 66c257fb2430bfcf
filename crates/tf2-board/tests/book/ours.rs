//! What we settled beyond the specification, B1 to B16.

use table::{Game, Spoken};
use tf2_board::{Event, Rules, Setup, Team, TfBoard, content};

use crate::common::ctf;

#[test]
fn b1_an_intel_under_a_friend_is_taken_on_the_way() {
    // An uber friend stands on the Intel: another may run across and take it, but not stay.
    let scene = "blu heavy at r10c16 uber 2 | blu medic at r1c4 uber 2 | blu scout at r11c15 | red spy at r1c14 | active blu scout roll 7";
    let table = ctf(scene).play("r10c16");
    assert!(table.figure("blu scout").intel && !table.offered("end") && !table.offered("bat"));
    assert_eq!(table.why("end"), "shared");
    let table = table.play("r11c16");
    assert!(table.offered("end"));
    // With no points to go on it is not offered.
    let short = scene.replace("roll 7", "roll 7 spent 5");
    assert!(!ctf(&short).offered("r10c16"));
}

#[test]
fn b1_a_way_keeps_off_the_intel_unless_it_is_the_goal() {
    // Along row 10 the Intel lies between: the way round it costs two more.
    let table = ctf("blu scout at r10c15 | red spy at r1c14 | active blu scout roll 7").play("r10c17");
    assert!(!table.figure("blu scout").intel);
    assert_eq!(table.view().using.unwrap().left, 3);
}

#[test]
fn b2_a_burning_walker_takes_the_wet_one_of_equal_ways() {
    // A foe on the bridge: round it or through the water, both cost 5.
    let scene = "blu scout at r7c9 burning | red heavy at r7c8 | active blu scout roll 2";
    let table = ctf(scene).play("r8c7");
    assert!(!table.wears("blu scout", "burning"));
    assert_eq!(table.view().using.unwrap().left, 2);
    assert_eq!(way(&table), ["r8c9", "r8c8", "r8c7"]);
    // Without the foe the dry way costs 3, and the cheapest is taken.
    let table = ctf(&scene.replace("red heavy at r7c8", "red heavy at r1c14")).play("r8c7");
    assert!(table.wears("blu scout", "burning"));
    assert_eq!(way(&table).len(), 3);
}

/// The spaces of the last walk.
fn way(table: &crate::common::Table) -> Vec<String> {
    let walk = table.told.iter().rev().find_map(|event| match event {
        Event::Walked { way, .. } => Some(way.0.iter().map(|spot| spot.to_string()).collect()),
        _ => None,
    });
    walk.expect("a walk")
}

#[test]
fn b3_a_roll_with_a_certain_outcome_is_not_thrown() {
    let table = ctf("blu sniper at r7c5 | red spy at r7c9 | red pyro at r1c14 | active blu sniper roll 9");
    let table = table.play("headshot @red-spy");
    assert!(table.is_dead("red spy"));
    assert!(table.told.iter().any(|e| matches!(e, Event::Certain { hit: true, .. })));
    assert!(!table.told.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

#[test]
fn b4_a_hopeless_attack_needs_an_effect_that_can_happen() {
    let rocket = |beside: &str| {
        let scene = "blu soldier at r7c5 | red heavy at r7c7 uber 2 | red medic at r1c14 uber 2";
        ctf(&format!("{scene} | {beside} | active blu soldier roll 6")).offered("rocket-launcher")
    };
    assert!(rocket("red spy at r6c7"), "splash 5 on DEFENSE 2");
    assert!(!rocket("red spy at r6c9"), "nobody beside the target");
    assert!(!rocket("red soldier at r6c7 healed 1"), "splash 5 on DEFENSE 6 is no effect");
    // Flames on a sentry that they cannot hurt set nothing on fire.
    let flames =
        |target: &str| ctf(&format!("blu pyro at r7c6 | {target} | active blu pyro roll 5")).offered("flamethrower");
    assert!(flames("red scout at r7c7") && !flames("red medic at r7c7 uber 1"));
}

#[test]
fn b5_nobody_burns_in_water() {
    let table =
        ctf("blu pyro at r9c7 | red spy at r9c8 disguised | active blu pyro roll 5").play("flamethrower east 10");
    assert!(!table.wears("red spy", "burning") && !table.wears("red spy", "disguised"));
}

#[test]
fn b6_units_around_a_sticky_roll_in_reading_order() {
    let table = ctf(
        "blu demoman at r1c4 | red spy at r7c9 | red scout at r6c8 | red medic at r7c7 | blu stickies r7c8 | active blu demoman roll 4",
    );
    let mut table = table.play("detonate");
    let mut order = Vec::new();
    while table.phase() == "success" {
        order.push(table.target());
        table = table.play("10");
    }
    assert_eq!(order, ["scout", "medic", "spy"]);
}

#[test]
fn b7_friendly_help_reaches_a_spawn_space() {
    let table = ctf("blu medic at r2c3 counters 3 | blu spy at r2c2 | red spy at r1c14 | active blu medic roll 3");
    assert_eq!(table.after("heal").offers(), ["@blu-spy"]);
    assert!(table.play("ubercharge @blu-spy").wears("blu spy", "uber"));
    let table = ctf("blu pyro at r2c3 | blu spy at r2c2 burning | red spy at r1c14 | active blu pyro roll 5");
    assert!(!table.play("airblast @blu-spy").wears("blu spy", "burning"));
}

#[test]
fn b8_an_airblast_works_on_whom_it_cannot_move() {
    let table = ctf("blu pyro at r6c8 | red sniper at r6c7 aim | active blu pyro roll 5").play("airblast @red-sniper");
    assert_eq!((table.at("red sniper").as_str(), table.wears("red sniper", "aim")), ("r6c7", false));
}

#[test]
fn b9_a_new_sentry_may_stand_where_the_old_one_stood() {
    let table =
        ctf("blu engineer at r7c5 | red spy at r1c14 | blu sentry at r7c6 level 3 | active blu engineer roll 5");
    let table = table.play("build-sentry r7c6");
    assert_eq!(table.view().sentries[0].level, 1);
}

#[test]
fn b10_the_second_roll_lapses_without_a_target() {
    let table = ctf("blu heavy at r7c6 | red scout at r7c8 | red spy at r1c14 | active blu heavy roll 7");
    assert_eq!(table.play("minigun-barrage @red-scout 1").asked(), "red");
}

#[test]
fn b11_a_turn_ends_by_itself_when_nothing_is_left() {
    let table = ctf("blu heavy at r7c6 | red spy at r1c14 | active blu heavy roll 4").play("sandvich");
    assert_eq!(table.phase(), "act", "three points are left");
    let table = table.play("r7c9");
    assert_eq!(table.asked(), "red");
    assert!(table.told.iter().any(|e| matches!(e, Event::TurnEnded { .. })));
}

#[test]
fn b12_returning_onto_the_opposing_intel_takes_it() {
    let table = ctf("turn 10 | blu spy at r1c4 | blu medic away 1 | red spy at r1c14 | red intel at r1c1 tokens 2")
        .play("pass");
    assert!(table.after("medic r1c1").figure("blu medic").intel);
    assert!(!table.after("medic r1c2").figure("blu medic").intel);
}

#[test]
fn b13_a_player_may_concede_whenever_it_is_theirs_to_decide_if_the_setup_says_so() {
    let setup = Setup { first: Some(Team::Red), concede: true, ..Setup::default() };
    let game = TfBoard::new(Rules::embedded(), &setup).unwrap();
    let table = crate::common::Table::of(game);
    assert_eq!(table.after("concede").winner(), "blu");
    assert_eq!(table.play("spy r1c16 concede").winner(), "red");
    let table = ctf("blu spy at r1c4 | red spy at r1c14");
    assert_eq!(table.why("concede"), "concede");
}

#[test]
fn b14_without_sanctuary_spawns_stay_closed_but_protect_nobody() {
    let mut files = content();
    let text = files.get("settings.ron").replace("spawn_sanctuary: true", "spawn_sanctuary: false");
    files.replace("settings.ron", text).unwrap();
    let rules: &'static Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let scene = "map twin-forts | blu spy at r2c2 | red soldier at r2c4 | lead red | active red soldier roll 6";
    let table = crate::common::Table::of(TfBoard::from_scene(rules, scene).unwrap());
    assert_eq!(table.why("r2c2"), "enemy-spawn");
    assert!(table.offered("rocket-launcher"));
}

#[test]
fn b15_the_chance_shown_is_that_of_at_least_one_kill() {
    let table = ctf("blu heavy at r7c7 | red scout at r7c9 | red soldier at r7c5 | active blu heavy roll 7");
    assert_eq!(table.odds("minigun-barrage"), (3, 4), "twice 5 in 10 on the better target");
    assert_eq!(table.odds("minigun-burst"), (1, 2));
    let aimed = table.play("minigun-barrage");
    assert_eq!((aimed.odds("@red-scout"), aimed.odds("@red-soldier")), ((3, 4), (51, 100)));
    let walk = ctf("blu heavy at r7c7 | red scout at r1c14 | active blu heavy roll 7");
    assert!(walk.game.odds(walk.game.hear("r7c8").unwrap()).is_none());
}

#[test]
fn b16_the_standing_is_what_the_guard_would_say() {
    let places = |scene: &str| -> Vec<u8> { ctf(scene).game.standing().rows.iter().map(|row| row.place).collect() };
    assert_eq!(places("blu spy at r1c4 | red spy at r1c14"), [1, 1]);
    assert_eq!(places("blu spy at r1c4 | red spy at r1c14 | kills 0 1"), [2, 1]);
    assert_eq!(places("blu spy at r1c4 | red spy at r1c14 | kills 0 1 | red intel by blu spy"), [1, 2]);
    let won =
        ctf("blu scout at r11c5 | red spy at r1c14 | red intel by blu scout | kills 0 9 | active blu scout roll 2");
    let won = won.play("r10c2");
    let winners: Vec<_> = won.game.standing().winners().map(|row| row.side).collect();
    assert_eq!(winners, [table::Actors::one(Team::Blu.actor())]);
}

/// Who died of what, by whose hand, told in the words of the catalogue.
fn deaths(table: &crate::common::Table) -> Vec<(String, Option<String>)> {
    let deaths = table.told.iter().filter(|event| matches!(event, Event::Died { .. }));
    let by = |message: &table::Message| {
        message.args.iter().find_map(|(name, arg)| (name == "by").then(|| format!("{arg:?}")))
    };
    deaths.map(|event| table.game.tell(event)).map(|message| (message.id.to_string(), by(&message))).collect()
}

#[test]
fn a_death_names_who_caused_it_and_with_what() {
    let table = ctf("blu sniper at r7c5 | red spy at r7c9 | red pyro at r1c14 | active blu sniper roll 9");
    let table = table.play("headshot @red-spy");
    let told = deaths(&table);
    assert_eq!(told[0].0, "tf2-board-told-killed");
    assert!(told[0].1.as_ref().is_some_and(|by| by.contains("tf2-board-class-sniper")));
    assert!(table.told.iter().any(|event| matches!(event, Event::Died { action: Some(_), .. })));
}

#[test]
fn a_sentry_that_kills_is_named_and_needs_no_action() {
    let table =
        ctf("turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red scout at r7c9 | red heavy at r7c5");
    let table = table.play("pass @red-heavy 2");
    let told = deaths(&table);
    assert_eq!(told[0].0, "tf2-board-told-killed-sentry");
    assert!(told[0].1.as_ref().is_some_and(|by| by.contains("sentry")), "{told:?}");
    let sentry = table.told.iter().any(|event| matches!(event, Event::Died { by: Some(_), action: None, .. }));
    assert!(sentry, "{:?}", table.told);
}

#[test]
fn a_fire_has_no_owner() {
    let table = ctf("blu scout at r7c9 burning | red spy at r1c14 | lead blu").play("pass pass");
    let table = (0..8).fold(table, |table, _| if table.offered("pass") { table.play("pass") } else { table });
    let table = table.play("1");
    assert_eq!(deaths(&table), [("tf2-board-told-killed-fire".to_owned(), None)]);
}

#[test]
fn two_dice_make_every_sum_and_take_turns() {
    let mut seen = std::collections::BTreeSet::new();
    for rotation in 1..=6 {
        for sum in 2..=12u8 {
            let scene = format!("rotation {rotation} | blu scout at r7c9 | red spy at r1c14");
            let table = ctf(&scene).play(&format!("@blu-scout {sum}"));
            let Some(&Event::Performed { dice, .. }) = table.told.last() else { panic!("{:?}", table.told) };
            assert!(dice.iter().all(|face| (1..=6).contains(face)) && dice[0] + dice[1] == sum, "{sum}: {dice:?}");
            seen.insert(dice);
        }
    }
    assert_eq!(seen.len(), 36, "{seen:?}");
}
