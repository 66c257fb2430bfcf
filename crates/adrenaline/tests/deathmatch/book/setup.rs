//! Setup and spawning.

use adrenaline::{Adrenaline, Choice, Ending, Event, Rules, Setup, Stock};
use expect_test::expect;
use table::{Actor, Game, Match, Spoken};

use crate::table_talk::{Table, check, offers, reason};

fn names(all: &[&str]) -> Option<Vec<String>> {
    Some(all.iter().map(|name| (*name).to_owned()).collect())
}

fn three() -> Setup {
    Setup { players: 3, figures: names(&["violet", "dozer", "sprog"]), first: Some(0), ..Setup::default() }
}

/// A new match, played until luck has laid everything out.
fn laid_out(setup: &Setup) -> Table {
    let mut table = Table(testing::Table::start(Rules::embedded(), setup));
    while let Some((actor, options)) = table.asked() {
        // Drawing powerups is no longer setup.
        if !actor.is_luck() || matches!(options[0], Choice::Card(_)) {
            break;
        }
        table.0.game.apply(actor, options[0], &mut table.0.told);
    }
    table
}

#[test]
fn three_weapons_lie_at_each_spawnpoint_and_one_tile_on_every_other_square() {
    for arena in ["L1R1", "L1R2", "L2R1", "L2R2"] {
        let table = laid_out(&Setup { arena: arena.to_owned(), ..three() });
        let printed = &Rules::embedded().arena_cards()[arena].squares;
        for (square, card) in table.game.public().squares.iter().zip(printed) {
            assert_eq!(square.id, card.id);
            let spawnpoint = card.spawnpoint.is_some();
            assert_eq!(
                square.weapons.iter().flatten().count(),
                if spawnpoint { 3 } else { 0 },
                "{arena} {}",
                square.id
            );
            assert_eq!(square.tile.is_some(), !spawnpoint, "{arena} {}", square.id);
        }
    }
}

#[test]
fn each_player_begins_with_one_cube_of_each_colour_and_no_figure_on_the_board() {
    let table = laid_out(&three());
    for who in ["violet", "dozer", "sprog"] {
        assert_eq!(table.state(who), "off ammo RYB");
    }
}

#[test]
fn five_to_eight_skulls_lie_on_the_track() {
    for skulls in 5..=8 {
        let table = laid_out(&Setup { skulls, ..three() });
        assert_eq!(table.game.public().skulls_left, skulls);
    }
    for (skulls, given) in [(4, 4), (9, 9)] {
        let refused = Adrenaline::new(Rules::embedded(), &Setup { skulls, ..three() }).unwrap_err();
        assert_eq!(reason(&refused.0), format!("adrenaline-setup-skulls given={given} least=5 most=8"));
    }
}

#[test]
fn three_to_five_play_and_nonsense_is_refused_with_a_reason() {
    let refused = |setup: &Setup| reason(&Adrenaline::new(Rules::embedded(), setup).unwrap_err().0);
    let players = |players| Setup { players, ..Setup::default() };
    assert_eq!(refused(&players(2)), "adrenaline-setup-needs-bot given=2 least=3 most=5");
    assert_eq!(refused(&players(6)), "adrenaline-setup-players given=6 least=3 most=5");
    for n in 3..=5 {
        assert!(Adrenaline::new(Rules::embedded(), &players(n)).is_ok());
    }
    assert_eq!(
        refused(&Setup { arena: "L3R3".to_owned(), ..three() }),
        "adrenaline-setup-arena given=L3R3 known=L2R2+L2R1+L1R2+L1R1"
    );
    assert_eq!(refused(&Setup { first: Some(3), ..three() }), "adrenaline-setup-first given=3 players=3");
    assert_eq!(
        refused(&Setup { figures: names(&["violet"]), ..three() }),
        "adrenaline-setup-figures given=1 players=3"
    );
    assert_eq!(
        refused(&Setup { figures: names(&["violet", "violet", "dozer"]), ..three() }),
        "adrenaline-setup-figure-twice given=violet"
    );
    assert_eq!(
        refused(&Setup { figures: names(&["violet", "luigi", "dozer"]), ..three() }),
        "adrenaline-setup-figure given=luigi known=d-struct-0r+banshee+dozer+violet+sprog+echo"
    );
}

#[test]
fn luck_deals_the_characters_and_says_who_begins_where_the_setup_does_not() {
    let game = Adrenaline::new(Rules::embedded(), &Setup { players: 3, ..Setup::default() }).unwrap();
    let table = Table(testing::Table::new(game)).play("sprog violet banshee @violet");
    assert_eq!(table.told(), "seat 1 is sprog\nseat 2 is violet\nseat 3 is banshee\nviolet begins");
}

#[test]
fn play_goes_clockwise_from_the_starting_player() {
    let scene = "violet at r0c0 | dozer at r0c1 | sprog at r0c2 | first dozer | turn dozer";
    let told = Table::set(scene).play("pass pass pass").told_of("turn");
    assert_eq!(told, "turn of sprog\nturn of violet\nturn of dozer");
}

#[test]
fn at_the_start_of_your_own_first_turn_draw_2_powerups_keep_one_and_spawn_where_the_other_says() {
    let scene = "violet | dozer | sprog | turn violet";
    check(
        scene,
        "newton-red teleporter-blue teleporter-blue",
        expect![[r"
        violet draws newton-red
        violet draws teleporter-blue
        violet discards teleporter-blue
        violet spawns at r0c2"]],
    );
    assert_eq!(offers(scene, "newton-red teleporter-blue"), "violet: newton-red teleporter-blue");
    for (card, at) in [("newton-red", "r1c0"), ("newton-blue", "r0c2"), ("newton-yellow", "r2c3")] {
        let table = Table::set(scene).play(&format!("{card} teleporter-blue {card}"));
        assert_eq!(table.view_of("violet").at.as_deref(), Some(at));
    }
}

#[test]
fn after_spawning_you_take_a_normal_turn() {
    let scene = "violet | dozer | sprog | turn violet";
    assert_eq!(offers(scene, "newton-red teleporter-blue newton-red"), "violet: run grab teleporter-blue pass");
    // Nobody else stands on the board yet.
    assert_eq!(offers(scene, "newton-red newton-blue newton-red"), "violet: run grab pass");
}

#[test]
fn players_who_have_not_had_their_first_turn_cannot_be_shot_or_moved() {
    let scene = "violet at r0c0 holds heatseeker powerups newton-red | dozer | sprog at r0c1 | turn violet";
    assert_eq!(offers(scene, ""), "violet: run grab newton-red pass");
    assert_eq!(offers(scene, "newton-red"), "violet: @sprog");
    let seen = "violet at r0c0 holds heatseeker | dozer | sprog at r2c2 | turn violet";
    assert_eq!(offers(seen, "shoot heatseeker"), "violet: @sprog");
    assert_eq!(Table::set(seen).play("shoot heatseeker").why("@dozer"), "off-board who=Dozer");
}

#[test]
fn the_normal_game_has_eight_skulls_and_ends_in_frenzy() {
    let setup = Setup::default();
    assert_eq!((setup.skulls, setup.ending), (8, Ending::Frenzy));
}

#[test]
fn the_same_seed_deals_the_same_match() {
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    let (mut a, mut b) = (Vec::new(), Vec::new());
    let first = Match::start(game, 11, &mut a);
    let second = Match::start(game, 11, &mut b);
    assert_eq!(first.log(), second.log());
    assert!(a.iter().any(|event| matches!(event, Event::Stock(Stock::WeaponLaid { .. }))));
    assert_eq!(a, b);
    assert_eq!(first.game().actor_name(Actor::LUCK), "luck");
}

#[test]
fn the_game_says_about_itself_what_its_box_says() {
    expect_test::expect![[r#"
        adrenaline: 2 to 6 players, each a figure
        sides: Members, points: true, listed: true
        guide: goal, turn (7 lines), grab (6 lines), shoot (8 lines), damage (5 lines), score, powerups, end, domination, turret, bot, powers
        credits: Filip Neduk, Czech Games Edition
        earlier: 21e2f767d95aae35 is 3da8ae2956a4d37c, 0d47d038398535af is 3da8ae2956a4d37c, 36adc54ad274470f is 3da8ae2956a4d37c"#]].assert_eq(&testing::said::<Adrenaline>());
}
