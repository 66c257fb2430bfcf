//! H1 to H8, the length guard, and conceding.

use table::Fair;
use table::{Actors, Game, Spoken};
use tf2_turns::{Blow, Event, How, Rules, Setup, Side, TfTurns, fair_match};

use crate::{GREEN, RED, start, t};

#[test]
fn h1_spawn_spaces_are_closed_to_enemies() {
    let mut t = t("red1 scout r8c11");
    t.play("red1");
    assert!(t.offered("r8c12") && !t.offered("r8c13"));
    assert_eq!(t.refusal("r8c13"), "enemy-spawn");
}

#[test]
fn h1_no_attack_reaches_into_or_out_of_them() {
    let mut inward = t("red1 heavy r8c11 | green1 scout r8c13");
    inward.play("red1");
    assert!(!inward.offered("fire"));
    let mut outward = t("turn green | red1 heavy r8c11 | green1 scout r8c13");
    outward.play("green1");
    assert!(!outward.offered("fire"));
    assert_eq!(outward.refusal("fire"), "sanctuary");
}

#[test]
fn h1_no_area_reaches_into_them_but_healing_does_and_fire_burns_on() {
    let mut t = t("turn green | red1 heavy r8c3 health 100 burn 1 | red2 medic r8c4 | green1 soldier r8c10");
    t.play("green1 ground r8c4");
    assert_eq!((t.health("red1"), t.health("red2")), (100, 65));
    t.play("done end");
    assert_eq!(t.health("red1"), 90);
    assert_eq!(t.at("red2"), "r8c4", "a push does not lead into a spawn space");
    t.play("red2 heal red1 done end");
    assert_eq!(t.health("red1"), 110);
}

#[test]
fn h2_types_are_chosen_secretly_and_at_the_same_time_then_red_places_all_then_green() {
    let mut t = start(&Setup::ctf());
    assert_eq!(t.game.waiting(), Actors::first_n(2));
    t.play("heavy");
    let kinds = |sees| t.game.own(sees)[0].kind.clone();
    assert_eq!(kinds(Actors::one(GREEN)), None);
    assert_eq!(t.game.public().units[0].kind, None);
    assert!(kinds(Actors::one(RED)).is_some());
    t.play("heavy medic medic scout scout");
    assert_eq!(t.game.waiting(), Actors::one(GREEN));
    t.play("heavy heavy medic medic scout scout reveal");
    assert!(t.game.public().units.iter().all(|u| u.kind.is_some()));
    for _ in 0..6 {
        assert_eq!(t.asked(), RED);
        let first = t.offers()[0].clone();
        t.play(&first);
    }
    assert_eq!(t.asked(), GREEN);
}

#[test]
fn h2_teams_named_in_the_setup_lie_open_from_the_start() {
    let words = ["heavy", "pyro", "medic", "engineer", "scout", "sniper"];
    let six = words.map(str::to_owned).to_vec();
    let t = start(&Setup { red: six.clone(), green: six, ..Setup::ctf() });
    let units = t.game.public().units;
    assert!(units.iter().zip(words.iter().cycle()).all(|(unit, word)| unit.kind.as_deref() == Some(*word)));
    assert_eq!((t.asked(), t.asks().as_str()), (RED, "place"));
}

#[test]
fn h3_fire_hurts_by_ten() {
    let mut t = t("red1 heavy r8c8 burn 2");
    assert_eq!(t.pass_round().health("red1"), 190);
}

#[test]
fn h4_the_tracker_has_four_rounds_and_a_match_over_points_sixteen() {
    let mut t = t("mode cp | red1 scout r9c2 | green1 scout r5c20");
    let mut rounds = 0;
    while t.game.winner().is_none() {
        t.pass_round();
        rounds += 1;
    }
    assert_eq!(rounds, 16);
}

#[test]
fn h5_two_points_on_this_board_and_any_number_on_others() {
    assert_eq!(t("mode cp").game.public().points.len(), 2);
    let mut t = crate::house(
        "boards.ron",
        &[("_rr__11__222_____gg___", "_rr__11__222__33_gg___")],
        "mode cp | captured 1 | red1 scout r5c9 | red2 scout r5c10",
    );
    t.play("end end");
    assert_eq!((t.meter(), t.game.winner()), ((2, 0), None));
}

#[test]
fn h6_a_piece_goes_on_empty_floor_of_the_engineers_level_and_nowhere_special() {
    // Beside (6,2): the Green flag's start (5,2), and floor.
    let mut flag = t("red1 engineer r2c6 builds turret 1 | green1 scout r1c6");
    flag.play("end end");
    assert_eq!(flag.offers(), ["r2c7", "r3c6"]);
    // Beside (4,8): a spawn space (3,8), a wall (4,7), and floor.
    let mut spawn = t("red1 engineer r8c4 builds turret 1");
    spawn.play("end end");
    assert_eq!(spawn.offers(), ["r8c5", "r9c4"]);
    // Beside (4,5): the stairs (3,5), and upper floor.
    let mut stairs = t("red1 engineer r5c4 builds turret 1");
    stairs.play("end end");
    assert_eq!(stairs.offers(), ["r4c4", "r5c5", "r6c4"]);
    // Beside (7,5): point 1 is at (6,5).
    let mut point = t("mode cp | red1 engineer r5c7 builds turret 1");
    point.play("end end");
    assert_eq!(point.offers(), ["r4c7", "r6c7"]);
}

#[test]
fn h7_after_round_20_the_side_that_carries_its_flag_wins() {
    let mut t = t("round 20 | deaths red 3 | red1 scout r2c9 | flag red carried red1 | green1 scout r8c8");
    t.pass_round();
    assert_eq!(t.game.winner(), Some(Side::Red));
    assert!(t.happened(|e| matches!(e, Event::Over { how: How::Rounds, .. })));
}

#[test]
fn h7_then_more_kills_then_a_draw() {
    let mut kills = t("round 20 | deaths red 1 | deaths green 2 | red1 scout r2c9 | green1 scout r8c8");
    kills.pass_round();
    assert_eq!(kills.game.winner(), Some(Side::Red));
    let mut even = t("round 20 | deaths red 2 | deaths green 2 | red1 scout r2c9 | green1 scout r8c8");
    even.pass_round();
    assert!(even.game.waiting().is_empty());
    assert_eq!(even.game.winner(), None);
    assert_eq!(even.game.standing().winners().count(), 2);
}

#[test]
fn h7_deaths_by_fire_and_by_friendly_fire_count_for_the_opponent() {
    let mut fire = t("red1 scout r8c8 health 5 burn 1");
    fire.pass_round();
    assert_eq!(fire.game.public().kills, [0, 1]);
    assert!(fire.happened(|e| matches!(e, Event::Died { of: Blow::Fire, .. })));
    let mut friend = t("red1 soldier r8c5 | red2 scout r8c9 health 30");
    friend.play("red1 ground r8c9");
    assert_eq!(friend.game.public().kills, [0, 1]);
    assert!(friend.happened(|e| matches!(e, Event::Died { of: Blow::Weapon(by), .. } if by.word() == "red1")));
}

#[test]
fn the_standing_shows_who_is_ahead_and_in_the_end_who_has_won() {
    let first = |scene: &str| {
        let standing = t(scene).game.standing();
        standing.winners().map(|row| row.side).collect::<Vec<_>>()
    };
    let [red, green] = [RED, GREEN].map(Actors::one);
    assert_eq!(first("deaths green 2 | deaths red 1"), [red]);
    assert_eq!(first("deaths green 2 | green1 scout r2c8 | flag green carried green1"), [green]);
    assert_eq!(first("mode cp"), [red, green]);
    assert_eq!(first("mode cp | meter 1"), [red]);
    assert_eq!(first("mode cp | captured 1 | over green"), [green]);
    assert_eq!(first("deaths green 2 | over draw"), [red, green]);
}

#[test]
fn h8_a_fair_match_is_two_games_with_colours_changed() {
    let over = |winner: &str, round: u8| {
        let scene = format!("mode cp | over {winner} | round {round}");
        <TfTurns as table::Spoken>::from_scene(Rules::embedded(), &scene).unwrap()
    };
    assert_eq!(fair_match(&over("red", 9), &over("green", 17)), Some(Fair::First));
    assert_eq!(fair_match(&over("green", 17), &over("red", 9)), Some(Fair::Second));
    assert_eq!(fair_match(&over("red", 9), &over("red", 11)), Some(Fair::First));
    assert_eq!(fair_match(&over("red", 12), &over("red", 11)), Some(Fair::Second));
    assert_eq!(fair_match(&over("green", 17), &over("green", 17)), Some(Fair::Drawn));
    assert_eq!(fair_match(&over("red", 9), &t("mode cp").game), None);
}

#[test]
fn a_player_may_concede_whenever_it_is_theirs_to_decide_where_the_setup_offers_it() {
    let mut t = start(&Setup { concede: true, ..Setup::ctf() });
    assert!(t.offered("concede"));
    t.play("concede");
    assert_eq!(t.game.winner(), Some(Side::Green));
    assert!(!start(&Setup::ctf()).offered("concede"));
}

#[test]
fn the_label_of_an_attack_names_the_enemies_it_catches_and_the_friends() {
    let label = |scene: &str, words: &str, choice: &str| {
        let mut table = t(scene);
        table.play(words);
        let actor = table.game.waiting().first().unwrap();
        let message = table.game.label(actor, table.game.hear(choice).unwrap());
        (message.id.clone(), format!("{message:?}"))
    };
    let scene = "red1 soldier r8c5 | red2 scout r8c10 | green1 scout r8c9 | green2 medic r9c9";
    let (id, all) = label(scene, "red1 ground", "r8c9");
    assert_eq!(id, "tf2-turns-choice-friendly-fire");
    for name in ["\"enemies\"", "Scout", "Medic", "\"friends\"", "52"] {
        assert!(all.contains(name), "{name} in {all}");
    }
    assert_eq!(label(scene, "red1 ground", "r8c7").0, "tf2-turns-choice-ground-free");
    assert_eq!(label(scene, "red1 fire", "green1").0, "tf2-turns-choice-friendly-fire");
    let alone = "red1 soldier r8c5 | green1 scout r8c9";
    assert_eq!(label(alone, "red1 ground", "r8c9").0, "tf2-turns-choice-ground-at");
    assert_eq!(label(alone, "red1 fire", "green1").0, "tf2-turns-choice-attack");
    let pyro = "red1 pyro r8c5 | red2 scout r8c6 | green1 scout r7c6";
    assert_eq!(label(pyro, "red1 flame", "e").0, "tf2-turns-choice-friendly-fire");
    // A rocket at his own feet hurts the Soldier too (A12).
    assert_eq!(label(alone, "red1 ground", "r8c6").0, "tf2-turns-choice-friendly-fire");
}

#[test]
fn the_label_of_a_volley_names_its_dice_and_what_they_need() {
    let label = |scene: &str| {
        let mut table = t(scene);
        table.play("red1 fire");
        let actor = table.game.waiting().first().unwrap();
        table.game.label(actor, table.game.hear("green1").unwrap())
    };
    let plain = label("red1 heavy r8c5 | green1 scout r8c8");
    assert_eq!(plain.id, "tf2-turns-choice-attack");
    assert!(format!("{plain:?}").contains("(\"need\", Number(4))"), "{plain:?}");
    assert_eq!(label("red1 heavy r8c5 | green1 engineer r8c8 builds turret 2").id, "tf2-turns-choice-attack-sure");
}

#[test]
fn a_setup_may_have_smaller_teams_and_the_others_never_come() {
    let setup = Setup { team_size: Some(2), ..Setup::ctf() };
    let mut t = start(&setup);
    t.play("scout scout heavy medic reveal r7c1 r7c2 r7c13 r7c14");
    assert_eq!(t.offers(), ["red1", "red2", "end"]);
    assert!(t.unit("red3").away && t.unit("green6").away && !t.unit("green2").away);
    let again = TfTurns::from_scene(Rules::embedded(), &t.game.to_scene().unwrap()).unwrap();
    assert_eq!(again.public(), t.game.public());
    for _ in 0..5 {
        t.pass_round();
        assert_eq!(t.asks(), "turn-ctf");
    }
    let bad =
        |team_size| TfTurns::new(Rules::embedded(), &Setup { team_size: Some(team_size), ..Setup::ctf() }).is_err();
    assert_eq!([0, 1, 6, 7].map(bad), [true, false, false, true]);
}

#[test]
fn a_setup_may_open_spawn_spaces_and_let_buildings_fall_with_their_engineer() {
    let scene = "turn green | red1 engineer r8c4 health 20 | turret-red1 r8c5 | red2 heavy r8c3 | green1 heavy r9c4";
    let mut usual = t(scene);
    usual.play("green1 melee red1");
    assert!(usual.health("turret-red1") > 0);
    let mut fall = t(&format!("orphans destroy | sanctuary off | {scene}"));
    fall.play("green1");
    assert!(fall.offered("r9c3"), "a spawn space of Red");
    fall.play("melee red1");
    assert_eq!(fall.health("turret-red1"), 0);
    let setup = Setup { sanctuary: Some(false), buildings: Some(tf2_turns::Orphans::Destroy), ..Setup::ctf() };
    let open = start(&Setup {
        red: ["scout", "heavy", "scout", "heavy"].map(str::to_owned).to_vec(),
        green: ["scout", "pyro", "scout", "pyro"].map(str::to_owned).to_vec(),
        team_size: Some(4),
        ..setup
    });
    let scene = open.game.to_scene().unwrap();
    assert!(["size 4", "sanctuary off", "orphans destroy"].iter().all(|words| scene.contains(words)), "{scene}");
}

#[test]
fn an_impossible_position_is_refused_with_its_line_and_name() {
    let refused =
        |scene: &str| TfTurns::from_scene(Rules::embedded(), &format!("mode ctf\n{scene}")).unwrap_err().to_string();
    for (scene, reason) in [
        ("red1 heavy r0c0", "line 2: `red1`: red1 stands in a wall"),
        ("turn red\ngreen1 heavy r8c8 done", "line 3: `green1`: green1 is done, and it is the turn of the other side"),
        ("red1 heavy out 4", "line 2: `red1`: red1 sits out 4 turns with the respawn timer at 1"),
        ("red1 scout r2c2 | flag red carried red1", "line 2: `red1`: red1 carries the flag on its holder"),
        ("flag red carried red1 | red1 scout out 1", "line 2: `flag red`: flag red cannot be there"),
        ("round 21", "line 2: `round 21`: round 21 comes after the last, 20"),
        ("red1 scout r8c8 heals red2 | red2 heavy r8c9", "line 2: `red1`: red1 cannot heal like that"),
    ] {
        let said = refused(scene);
        assert!(said.starts_with(reason), "{scene}: {said}");
    }
}
