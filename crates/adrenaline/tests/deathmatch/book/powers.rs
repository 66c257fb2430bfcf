//! Powers in the standard game, a house mode: rulings P1 to P17.

use adrenaline::{Adrenaline, Choice, Mode, Rules, Setup};
use table::{Game, Spoken};

use crate::table_talk::{Table, offers, state, why};

const SIX: [&str; 6] = ["d-struct-0r", "banshee", "dozer", "violet", "sprog", "echo"];

/// A match with powers, with luck's first answers, up to the first question to a player.
fn started(setup: Setup) -> Table {
    started_with(Rules::embedded(), setup)
}

fn started_with(rules: &'static Rules, setup: Setup) -> Table {
    let figures =
        Some(SIX[..usize::from(setup.players + u8::from(setup.bot))].iter().map(|id| (*id).to_owned()).collect());
    let setup = Setup { powers: true, figures, first: Some(0), ..setup };
    let mut table = Table(testing::Table::new(Adrenaline::new(rules, &setup).unwrap()));
    while let Some((actor, options)) = table.asked().filter(|(actor, _)| actor.is_luck()) {
        table.0.game.apply(actor, options[0], &mut table.0.told);
    }
    table
}

fn told(scene: &str, answers: &str) -> String {
    Table::set(scene).play(answers).told()
}

fn power(scene: &str, answers: &str, name: &str) -> adrenaline::PowerView {
    Table::set(scene).play(answers).view_of(name).power.unwrap()
}

#[test]
fn ruling_p1_everybody_else_is_an_enemy_and_nobody_a_teammate() {
    // Dozer heals himself alone.
    let dozer = "powers | dozer at r0c0 slides 2 | banshee at r0c0 slides 1 | sprog at r2c3";
    assert_eq!(offers(dozer, "pass heal"), "dozer: @dozer");
    // A controlled figure strikes everybody who stands there, but not Banshee.
    let ruled = "powers | banshee at r0c0 | dozer at r0c0 control | sprog at r0c0 | echo at r2c3";
    assert_eq!(offers(ruled, "pass @dozer pass"), "banshee: @sprog pass");
}

#[test]
fn ruling_p2_luck_shows_one_of_two_own_weapons_and_its_price_is_paid_at_once() {
    let table = started(Setup { players: 6, ..Setup::default() });
    let brought = table.told_of("brings");
    assert_eq!(brought.lines().count(), 6, "{brought}");
    for who in SIX {
        let figure = table.view_of(who);
        let own = figure.power.unwrap().weapon.unwrap();
        let card = Rules::embedded().components().weapons.into_iter().find(|card| card.id == own).unwrap();
        assert!(figure.weapons.iter().any(|weapon| weapon.id == own && weapon.loaded), "{who}");
        assert_eq!(usize::from(figure.ammo.iter().sum::<u8>()), 3 - card.grab.len(), "{who}");
    }
}

#[test]
fn ruling_p2_a_characters_own_weapon_does_not_count_among_the_three_and_is_never_dropped() {
    let two = "powers | echo at r0c2 ammo RRRYYYBBB holds zx-2 thor | dozer at r0c0 | spawn blue whisper";
    assert!(!told(two, "grab r0c2 whisper").contains("drops"));
    let three = two.replace("thor", "thor hellion");
    assert_eq!(offers(&three, "grab r0c2 whisper"), "echo: thor hellion zx-2");
}

#[test]
fn ruling_p3_every_slide_makes_the_killshot_and_the_overkill_come_one_damage_earlier() {
    let eight = "powers | violet at r0c0 holds lock-rifle | dozer at r0c1 damage violet*8 slides 2 | sprog at r2c3";
    let dead = Table::set(eight).play("shoot lock-rifle @dozer");
    assert_eq!(power(eight, "", "dozer").killshot, 9);
    assert!(dead.told().contains("dozer overkilled by violet"), "{}", dead.told());
    // The board holds no more than ten.
    assert_eq!(dead.view_of("dozer").damage.len(), 10);
}

#[test]
fn ruling_p3_the_tile_slides_five_spaces_at_most_and_never_onto_ones_own_damage() {
    let scene = |echo: &str| format!("powers | echo at r0c0 {echo} | dozer at r2c3 | sprog at r2c3");
    assert!(offers(&scene("slides 4"), "").contains("rush-grab"));
    assert!(!offers(&scene("slides 5"), "").contains("rush-"));
    assert!(offers(&scene("damage dozer*2 slides 4"), "").contains("rush-grab"));
    assert!(!offers(&scene("damage dozer*10"), "").contains("rush-"));
}

#[test]
fn ruling_p4_a_rush_buys_one_adrenaline_action() {
    let scene = "powers | echo at r0c0 unloaded tracking-bot | dozer at r2c3 | sprog at r2c3";
    assert_eq!(offers(scene, ""), "echo: run grab rush-grab pass");
    // Two squares instead of one, and only for this action.
    assert!(offers(scene, "rush-grab").contains("r0c2"));
    assert_eq!(power(scene, "rush-grab", "echo").slides, 1);
    assert!(!offers(scene, "rush-grab r0c0 grab").contains("r0c2"));
    // A step before the shot.
    let armed = "powers | echo at r1c0 holds zx-2 unloaded tracking-bot | dozer at r0c1 | sprog at r2c3";
    assert!(!offers(armed, "").contains(" shoot"));
    assert!(offers(armed, "").contains("rush-shoot"));
    assert!(told(armed, "rush-shoot r0c0 zx-2 basic @dozer").contains("dozer hurt 1 by echo"));
}

#[test]
fn ruling_p4_in_the_frenzy_a_rush_buys_effects_but_no_action() {
    let late = "powers | frenzy two 2 | turn dozer | dozer at r0c0 holds ram-fist | sprog at r0c2 | echo at r2c3";
    assert!(!offers(late, "").contains("rush-"));
    assert!(offers(late, "shoot r0c0 ram-fist").contains("+charge"));
}

#[test]
fn ruling_p5_the_ability_comes_after_the_actions_and_before_the_reload() {
    let echo = "powers | echo at r0c0 unloaded zx-2 ammo YR | dozer at r0c0 ammo R | sprog at r2c3";
    assert_eq!(offers(echo, "pass"), "echo: lock-on siphon pass");
    assert_eq!(offers(echo, "pass pass"), "echo: zx-2 pass");
    // Who could do nothing with it is not asked.
    let banshee = "powers | banshee at r0c0 unloaded zx-2 ammo YR | dozer at r0c0 | sprog at r2c3";
    assert_eq!(offers(banshee, "pass"), "banshee: zx-2 pass");
}

#[test]
fn ruling_p6_venom_works_by_itself_triggers_no_marks_and_is_not_answered() {
    let scene =
        "powers | sprog at r0c0 | dozer at r0c0 venom marks sprog*2 powerups tagback-grenade-red | echo at r2c3 venom";
    let table = Table::set(scene).play("pass");
    assert_eq!(table.told_of("hurt"), "dozer hurt 1 by sprog\necho hurt 1 by sprog");
    assert!(state(scene, "pass", "dozer").contains("marks sprog*2"));
    assert!(!table.told().contains("tagback"));
    // A kill like any other: two of them are a double kill.
    let two = scene
        .replace("dozer at r0c0", "dozer at r0c0 damage echo*10")
        .replace("echo at r2c3", "echo at r2c3 damage dozer*10");
    assert!(Table::set(&two).play("pass").told().contains("sprog scores 1 for a double kill"));
}

#[test]
fn ruling_p7_nobody_carries_two_tokens_of_a_kind() {
    let scene = "powers | sprog at r0c0 holds putrifier | dozer at r0c0 venom | echo at r2c3";
    assert!(!told(scene, "shoot putrifier basic @dozer pass").contains("poisoned"));
    let clean = scene.replace(" venom", "");
    assert!(told(&clean, "shoot putrifier basic @dozer pass").contains("dozer poisoned"));
}

#[test]
fn ruling_p8_when_a_board_is_scored_its_tokens_go_and_its_rush_tile_returns() {
    let scene = "powers | overload 3 | violet at r0c0 holds lock-rifle | d-struct-0r at r0c1 damage violet*8 slides 1 venom control | \
                 sprog at r2c3 | banshee at r2c3";
    let after = Table::set(scene).play("shoot lock-rifle @d-struct-0r pass pass pass");
    let power = after.view_of("d-struct-0r").power.unwrap();
    assert_eq!((power.slides, power.killshot, power.venom, power.control), (0, 11, false, false));
    assert_eq!(power.tokens, START);
}

/// Overload tokens at the start.
const START: u8 = 1;

#[test]
fn ruling_p9_nanobots_move_the_tile_back_or_take_off_a_token_or_a_mark_of_every_enemy() {
    let scene = "powers | dozer at r0c0 slides 2 marks echo*2 sprog venom | echo at r2c3 | sprog at r2c3";
    assert_eq!(power(scene, "pass heal @dozer", "dozer").slides, 1);
    assert!(!power(scene, "pass purge @dozer venom", "dozer").venom);
    assert!(state(scene, "pass purge @dozer mark", "dozer").contains("marks echo ammo"));
    let one = "powers | dozer at r0c0 marks sprog venom | echo at r2c3 | sprog at r2c3";
    assert!(!state(one, "pass purge @dozer mark", "dozer").contains("marks"), "one mark is enough");
}

#[test]
fn ruling_p10_upgrade_scavenges_what_lies_on_her_square_now_or_makes_a_reload_cheaper() {
    let scene = "powers | violet at r0c0 ammo - unloaded hellion | dozer at r2c3 | sprog at r2c3 | tile r0c0 RBB";
    assert_eq!(offers(scene, "pass scavenge"), "violet: red blue");
    assert!(state(scene, "pass scavenge blue", "violet").contains("ammo B "));
    // What she has grabbed is gone, and comes back only after the score.
    assert!(!offers(scene, "grab r0c0 pass").contains("scavenge"));
    // On a spawnpoint its colour.
    let spawn = scene.replace("violet at r0c0", "violet at r0c2").replace(" | tile r0c0 RBB", "");
    assert_eq!(offers(&spawn, "pass scavenge"), "violet: blue");
    // The reload of two cubes costs one, of her choice.
    let rich = scene.replace("ammo -", "ammo RY");
    assert_eq!(offers(&rich, "pass tune hellion"), "violet: red yellow");
    assert!(state(&rich, "pass tune hellion red", "violet").contains("ammo R "));
    // In turret mode no tile lies on a square.
    let turret = "powers | mode turret | violet at r0c0 | dozer at r2c3 | sprog at r2c3";
    assert!(!offers(turret, "pass").contains("scavenge"));
}

#[test]
fn ruling_p11_hack_marks_whom_echo_sees_or_has_tracked_or_takes_a_cube_from_somebody_on_her_square() {
    let scene = "powers | echo at r0c0 ammo - | dozer at r0c1 | sprog at r2c3 | banshee at r0c0 ammo YB";
    assert_eq!(offers(scene, "pass lock-on"), "echo: @dozer @banshee");
    assert!(offers(&scene.replace("sprog at r2c3", "sprog at r2c3 tracked"), "pass lock-on").contains("@sprog"));
    assert!(told(scene, "pass lock-on @dozer").contains("dozer marked"));
    assert!(told(scene, "pass siphon @banshee blue").contains("echo siphons blue from banshee"));
}

#[test]
fn ruling_p12_mind_control_moves_every_controlled_figure_and_makes_it_strike() {
    let scene = "powers | banshee at r0c0 | dozer at r0c1 control | sprog at r0c2 marks banshee | echo at r2c3";
    let table = Table::set(scene).play("pass @dozer r0c2 @sprog");
    // Banshee's damage, which her mark joins; the token is spent.
    assert!(table.told().contains("sprog hurt 2 by banshee, 1 from marks"), "{}", table.told());
    assert!(!table.view_of("dozer").power.unwrap().control);
    // It may be spared.
    let spared = Table::set(scene).play("pass @dozer r0c2");
    let (banshee, _) = spared.asked().unwrap();
    assert_eq!(spared.offers(), "banshee: @sprog pass");
    assert_eq!(spared.game.label(banshee, Choice::Pass).id, "adrenaline-team-choice-no-strike");
    // In turret mode a figure sent through turrets is hurt.
    let turret = "powers | mode turret | banshee at r0c0 | dozer at r0c0 control | sprog at r2c3 | turret r0c1 sprog";
    assert!(told(turret, "pass @dozer r0c1").contains("dozer hurt 1 by sprog"));
}

#[test]
fn ruling_p13_a_discharge_hits_everybody_else_on_the_square_and_may_be_answered_but_not_scoped() {
    let scene = "powers | overload 2 | d-struct-0r at r0c0 powerups targeting-scope-red | dozer at r0c0 powerups tagback-grenade-red | \
                 sprog at r0c0 | echo at r0c1";
    let table = Table::set(scene).play("pass discharge");
    assert_eq!(table.told_of("hurt"), "dozer hurt 1 by d-struct-0r\nsprog hurt 1 by d-struct-0r");
    assert_eq!(table.offers(), "dozer: tagback-grenade-red pass");
    assert_eq!(table.view_of("d-struct-0r").power.unwrap().tokens, 0);
}

#[test]
fn ruling_p14_the_bot_has_no_powers_but_carries_tokens() {
    let table = started(Setup { players: 3, bot: true, ..Setup::default() });
    let bot = table.view_of(SIX[3]);
    assert_eq!((bot.weapons.len(), bot.power.unwrap().ability), (0, None));
    let scene = "powers | bot violet done | violet at r0c0 venom | sprog at r2c3 | dozer at r2c3 | turn sprog";
    assert!(told(scene, "pass").contains("violet hurt 1 by sprog"));
    let echo = "powers | bot violet done | violet at r0c0 | echo at r0c0 ammo - | dozer at r2c3";
    assert_eq!(offers(echo, "pass"), "echo: lock-on pass");
}

#[test]
fn ruling_p15_in_domination_own_weapons_hurt_spawnpoints_and_abilities_and_tokens_do_not_touch_them() {
    let scene = "powers | mode domination | sprog at r0c1 holds fang-dart | dozer at r2c3 | echo at r2c3";
    let table = Table::set(scene).play("shoot fang-dart basic @blue pass");
    assert!(table.told().contains("sprog tags blue by Damage"), "{}", table.told());
    assert!(!table.told().contains("poisoned"));
}

#[test]
fn ruling_p16_up_to_six_play_with_powers_five_in_domination_and_one_less_with_the_bot() {
    let game = |mode, players, bot, powers| {
        let setup = Setup { mode, players, bot, powers, ..Setup::default() };
        Adrenaline::new(Rules::embedded(), &setup).map_err(|bad| bad.0.id.to_string())
    };
    for (mode, most) in [(Mode::Deathmatch, 6), (Mode::Turret, 6), (Mode::Domination, 5)] {
        assert!(game(mode, most, false, true).is_ok());
        assert_eq!(game(mode, most + 1, false, true).unwrap_err(), "adrenaline-setup-players");
        assert_eq!(game(mode, 6, false, false).unwrap_err(), "adrenaline-setup-players");
        assert!(game(mode, most - 1, true, true).is_ok() && game(mode, 2, true, true).is_ok());
        assert_eq!(game(mode, most, true, true).unwrap_err(), "adrenaline-setup-bot");
        assert_eq!(game(mode, 2, false, true).unwrap_err(), "adrenaline-setup-needs-bot");
    }
    assert_eq!(why("powers | echo at r0c0 | dozer at r2c3", "", "heal"), "now");
    assert!(Table::set("echo at r0c0 | dozer at r2c3").game.public().figures[0].power.is_none());
}

#[test]
fn ruling_p17_a_character_begins_with_points_by_the_mode_the_players_and_the_skulls() {
    let mut files = adrenaline::content();
    let head_start = "(deathmatch: (7, 5, 3, 2), turret: (1, 0, 0, 0))";
    let powers = format!("(characters: [(figure: \"banshee\", head_start: {head_start})])");
    files.replace("powers.ron", powers).unwrap();
    let rules: &Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let begun = |setup| {
        let table = started_with(rules, setup);
        let points = table.game.own(table.game.actors())[1].points;
        (table.told_of("head"), points)
    };
    let with = |points: u16| (format!("banshee scores {points} for a head start"), Some(points));
    let setup = Setup { players: 3, ..Setup::default() };
    let of = |players, bot| begun(Setup { players, bot, ..setup.clone() });
    assert_eq!([3, 4, 5, 6].map(|players| of(players, false)), [7, 5, 3, 2].map(with));
    // The Bot does not count; two players are as three.
    assert_eq!([2, 3, 4].map(|players| of(players, true)), [7, 7, 5].map(with));
    assert_eq!(begun(Setup { mode: Mode::Turret, ..setup.clone() }), with(1));
    assert_eq!(begun(Setup { mode: Mode::Domination, ..setup.clone() }), (String::new(), Some(0)));
    // In proportion to the skulls: 4.4, 5.25 and 6.1.
    assert_eq!([5, 6, 7].map(|skulls| begun(Setup { skulls, ..setup.clone() })), [4, 5, 6].map(with));
}
