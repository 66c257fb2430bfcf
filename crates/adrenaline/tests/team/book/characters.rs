//! The six abilities, the twelve own weapons, and the content they come from.

use crate::table_talk::Table;
use adrenaline::team::{Event, Status};
use adrenaline::{Adrenaline, Rules, Setup, TeamPlay, content, team_content};
use table::{Game, Spoken};

// Abilities

#[test]
fn venom_is_mandatory_and_goes_straight_to_the_boards() {
    let mut table = Table::with("black sprog violet echo | dozer venom damage 2 | banshee venom | sprog at r0c3");
    table.pass_actions();
    assert_eq!((table.question().as_str(), table.offered("pass")), ("abilities-venom", false));
    assert_eq!(table.why_not("pass"), "venom-first");
    table.go("@sprog");
    assert_eq!((table.who("dozer").damage, table.who("banshee").damage), (3, 1));
    assert_eq!(table.team("white").buffer, 0);
    assert!(table.who("dozer").venom, "the tokens stay");
}

#[test]
fn an_ability_card_is_ready_after_the_action_until_it_was_used() {
    use adrenaline::team::AbilityState::{Ready, Resting, Used};
    let mut table = Table::with("black sprog violet echo | dozer venom");
    let cards = |table: &Table| ["sprog", "violet", "dozer"].map(|who| table.who(who).ability.state);
    assert_eq!(cards(&table), [Resting, Resting, Resting]);
    table.go("@sprog pass");
    assert_eq!(cards(&table), [Ready, Resting, Resting]);
    table.pass_actions();
    assert_eq!(cards(&table), [Ready, Ready, Resting]);
    table.go("@sprog");
    assert_eq!(cards(&table), [Used, Ready, Resting]);
    table.go("pass");
    assert_eq!(cards(&table), [Resting, Resting, Resting], "the other team's turn");
}

#[test]
fn venom_triggers_no_marks() {
    let mut table = Table::with("black sprog violet echo | dozer venom marks 2");
    table.pass_actions().go("@sprog");
    assert_eq!((table.who("dozer").marks, table.who("dozer").damage), (2, 1));
}

#[test]
fn venom_works_only_for_sprogs_team() {
    let mut table = Table::with("dozer venom");
    table.end_turn();
    assert_eq!(table.who("dozer").damage, 0, "not in the turn of the poisoned");
}

#[test]
fn mind_control_moves_each_controlled_enemy_and_may_make_it_strike_a_teammate() {
    let mut table = Table::with("violet control at r0c2 | sprog control | echo at r0c1");
    table.pass_actions().go("@banshee");
    assert_eq!(table.offers(), ["@violet", "@sprog", "pass"]);
    table.go("@violet r0c1");
    assert_eq!(table.offers(), ["@echo", "pass"], "only teammates on its square");
    table.go("@echo");
    assert_eq!((table.waiting("echo"), table.who("violet").control), (1, false), "the token is spent");
    table.go("@sprog pass");
    assert!(table.who("sprog").control, "nobody to strike: it stays");
}

#[test]
fn mind_control_may_stay_and_may_spare() {
    let mut table = Table::with("violet control");
    table.pass_actions().go("@banshee @violet pass pass");
    assert_eq!(
        (table.at("violet").as_str(), table.who("violet").control, table.team("white").buffer),
        ("r0c3", true, 0)
    );
}

#[test]
fn overload_charges_or_discharges_by_its_tokens() {
    let discharge = |tokens: u8| {
        let mut table = Table::with(&format!("overload {tokens} | d-struct-0r at r0c3 | echo at r0c2"));
        table.pass_actions().go("@d-struct-0r discharge");
        let of = |id: &str| (table.waiting(id), table.who(id).marks);
        assert_eq!(table.who("d-struct-0r").ability.tokens, 0);
        (of("violet"), of("echo"))
    };
    assert_eq!(discharge(1), ((0, 1), (0, 0)));
    assert_eq!(discharge(2), ((1, 0), (0, 0)));
    assert_eq!(discharge(3), ((1, 1), (0, 0)));
    assert_eq!(discharge(4), ((2, 0), (1, 0)));
    let mut table = Table::with("overload 4 | d-struct-0r at r0c3");
    table.pass_actions().go("@d-struct-0r");
    assert_eq!(table.why_not("charge"), "card-full");
    let mut table = Table::with("overload 1");
    table.pass_actions().go("@d-struct-0r");
    assert_eq!(table.offers(), ["charge", "pass"], "nobody to hit");
}

#[test]
fn the_overload_card_starts_with_one_token_and_is_reset_by_death() {
    let mut table = Table::with("turn white | d-struct-0r damage 10 waiting 6");
    assert_eq!(table.who("d-struct-0r").ability.tokens, 1);
    let mut loaded = Table::with("turn white | overload 4 | d-struct-0r damage 10 waiting 6");
    assert_eq!(loaded.who("d-struct-0r").ability.tokens, 4);
    assert_eq!(loaded.end_turn().who("d-struct-0r").ability.tokens, 1);
    assert_eq!(table.end_turn().who("d-struct-0r").ability.tokens, 1);
}

#[test]
fn nanobots_heal_or_purge_near_by_and_anywhere_after_a_hit_with_the_weapon_of_their_owner() {
    let worn = "dozer at r2c1 | banshee at r0c0 slides 1 | d-struct-0r at r2c0 slides 1";
    let mut table = Table::with(worn);
    table.pass_actions().go("@dozer heal");
    assert_eq!(table.offers(), ["@d-struct-0r"], "one move away; banshee is too far");
    let mut table = Table::with(&format!("{worn} | dozer weapon ram-fist | violet at r2c1"));
    table.go("@dozer shoot ram-fist basic @violet pass").pass_actions().go("@dozer heal");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee"]);
    table.go("@banshee");
    assert_eq!(table.who("banshee").slides, 0);
}

#[test]
fn nanobots_purge_a_token_or_a_mark() {
    let scene = "black d-struct-0r violet dozer | dozer venom control marks 2";
    for (what, left) in [("venom", (false, true, 2)), ("control", (true, false, 2)), ("mark", (true, true, 1))] {
        let mut table = Table::with(scene);
        table.pass_actions().go("@dozer purge @dozer").go(what);
        let dozer = table.who("dozer");
        assert_eq!((dozer.venom, dozer.control, dozer.marks), left);
    }
}

#[test]
fn upgrade_scavenges_a_colour_of_the_refilled_tile_or_of_the_spawnpoint() {
    let mut table = Table::with("black violet dozer echo | violet at r2c1 | tile r2c1 PRB");
    table.pass_actions().go("@violet scavenge");
    assert_eq!(table.offers(), ["red", "blue"]);
    table.go("blue");
    assert_eq!(table.player("black-1").ammo, [1, 1, 2]);
    assert_eq!(table.view().squares.iter().find(|s| s.id == "r2c1").unwrap().tile.as_deref(), Some("PRB"), "it stays");
    let mut table = Table::with("black violet dozer echo | violet at r0c2");
    table.pass_actions().go("@violet scavenge");
    assert_eq!(table.offers(), ["blue"]);
}

#[test]
fn hack_locks_on_to_whom_echo_sees_or_siphons_from_her_square() {
    let mut table = Table::with(
        "black violet dozer echo | echo at r2c0 | sprog at r2c0 | banshee at r0c3 | white-1 ammo RRB | black-1 ammo RRR",
    );
    table.pass_actions().go("@echo");
    assert_eq!(table.offers(), ["lock-on", "siphon", "pass"]);
    let mut other = table.clone();
    table.go("lock-on");
    assert_eq!(table.offers(), ["@d-struct-0r", "@sprog"], "banshee is out of sight");
    table.go("@sprog");
    assert_eq!(table.who("sprog").marks, 1);
    other.go("siphon white-1");
    assert_eq!(other.offers(), ["blue"], "no room for red");
    other.go("blue");
    assert_eq!((other.player("black-1").ammo, other.player("white-1").ammo), ([3, 0, 1], [2, 0, 0]));
}

#[test]
fn hack_locks_on_to_whom_the_tracking_bot_hit() {
    let mut table =
        Table::with("black violet dozer echo | echo at r1c0 | sprog at r1c1 | d-struct-0r at r0c3 | banshee at r0c3");
    table.go("@echo shoot tracking-bot +long-leash basic @banshee pass").pass_actions().go("@echo lock-on");
    assert_eq!(table.offers(), ["@banshee"]);
}

// Own weapons

/// The named character fires the weapon with these words.
fn fire(scene: &str, who: &str, weapon: &str, words: &str) -> Table {
    let black = match who {
        "violet" | "sprog" | "echo" => "black violet sprog echo",
        _ => "black d-struct-0r banshee dozer",
    };
    let mut table = Table::with(&format!("{black} | {who} weapon {weapon} | {scene}"));
    table.go(&format!("@{who} shoot {weapon} {words}"));
    table
}

#[test]
fn putrifier_hurts_and_poisons_and_its_cloud_poisons_the_others_there() {
    let table = fire("sprog at r2c1", "sprog", "putrifier", "basic @banshee +cloud");
    assert_eq!((table.waiting("banshee"), table.waiting("dozer")), (1, 0));
    assert!(table.who("banshee").venom && table.who("dozer").venom && table.who("d-struct-0r").venom);
    assert_eq!(table.who("sprog").slides, 1);
}

#[test]
fn fang_dart_hurts_and_poisons_and_hurts_the_poisoned_more_doses_again_and_slithers() {
    let table = fire("sprog at r2c1", "sprog", "fang-dart", "basic @banshee pass");
    assert_eq!((table.waiting("banshee"), table.who("banshee").venom), (2, true));
    let table = fire(
        "sprog at r2c1 | banshee venom | dozer venom",
        "sprog",
        "fang-dart",
        "basic @banshee +double-dose @dozer +slither r1c1",
    );
    assert_eq!((table.waiting("banshee"), table.waiting("dozer")), (3, 1));
    assert_eq!((table.at("sprog").as_str(), table.player("black-1").ammo), ("r1c1", [0, 1, 1]));
}

#[test]
fn siren_call_hurts_and_controls_and_its_duet_controls_another() {
    let table = fire("banshee at r0c2", "banshee", "siren-call", "basic @violet +duet @sprog");
    assert_eq!((table.waiting("violet"), table.waiting("sprog")), (2, 0));
    assert!(table.who("violet").control && table.who("sprog").control);
}

#[test]
fn sonic_scream_hits_a_square_a_second_wave_another_and_a_shriek_one_of_the_hit() {
    let table = fire(
        "banshee at r0c2 | echo at r0c2",
        "banshee",
        "sonic-scream",
        "basic r0c3 +second-wave r0c2 +shriek @violet",
    );
    assert_eq!(["violet", "sprog", "echo"].map(|id| table.waiting(id)), [2, 1, 1]);
    assert_eq!(["violet", "sprog", "echo"].map(|id| table.who(id).control), [true, true, false]);
}

#[test]
fn scrapshot_hurts_marks_and_charges_and_its_shrapnel_hits_the_others() {
    let table = fire("d-struct-0r at r0c2", "d-struct-0r", "scrapshot", "basic @violet +shrapnel");
    assert_eq!(["violet", "sprog", "echo"].map(|id| table.waiting(id)), [2, 1, 1]);
    assert_eq!((table.who("violet").marks, table.who("d-struct-0r").ability.tokens), (1, 2));
}

#[test]
fn hot_rod_dashes_straight_and_burns_the_square_it_left() {
    let table =
        fire("d-struct-0r at r0c1 | echo at r0c1", "d-struct-0r", "hot-rod", "basic r0c3 +afterburn +redline @echo");
    assert_eq!((table.at("d-struct-0r").as_str(), table.who("d-struct-0r").ability.tokens), ("r0c3", 3));
    assert_eq!(["violet", "sprog", "echo"].map(|id| table.waiting(id)), [1, 1, 2]);
    assert_eq!(table.player("black-1").ammo, [1, 0, 1]);
}

#[test]
fn hot_rod_may_stop_where_nobody_is_if_it_burns_somebody() {
    let table = fire("d-struct-0r at r0c1 | echo at r0c1", "d-struct-0r", "hot-rod", "basic r0c2 +afterburn pass");
    assert_eq!((table.at("d-struct-0r").as_str(), table.waiting("echo")), ("r0c2", 1));
}

#[test]
fn nanospark_hits_one_or_two_arcs_and_repairs() {
    let table = fire(
        "dozer at r0c2 | banshee at r0c1 slides 1",
        "dozer",
        "nanospark",
        "basic @violet @echo +arc @violet +repair-arc @banshee",
    );
    assert_eq!(["violet", "sprog", "echo"].map(|id| table.waiting(id)), [2, 0, 1]);
    assert_eq!((table.who("echo").marks, table.who("banshee").slides, table.who("dozer").slides), (0, 0, 1));
}

#[test]
fn ram_fist_charges_hits_and_shoves() {
    let table = fire("dozer at r0c1", "dozer", "ram-fist", "+charge r0c3 basic @sprog r1c3");
    assert_eq!((table.waiting("sprog"), table.at("sprog").as_str(), table.at("dozer").as_str()), (2, "r1c3", "r0c3"));
}

#[test]
fn dual_guns_shoot_twice_a_third_time_for_a_cube_and_once_around_the_corner() {
    let table = fire("violet at r2c1", "violet", "dual-guns", "basic @dozer @dozer +third-shot red @banshee");
    assert_eq!(["dozer", "banshee"].map(|id| table.waiting(id)), [2, 1]);
    // From r1c0 the purple room is two moves away and out of sight.
    let mut table = fire("violet at r2c0 | dozer at r0c1", "violet", "dual-guns", "");
    assert!(!table.clone().go("basic").offered("@dozer"));
    table = fire("violet at r1c0 | dozer at r0c1", "violet", "dual-guns", "+trick-shot basic @dozer");
    assert_eq!(table.waiting("dozer"), 1);
    assert!(!table.offered("@dozer"), "only one of the shots");
}

#[test]
fn custom_carbine_hits_at_a_distance_with_a_bigger_magazine_and_strafes() {
    let table =
        fire("violet at r2c1", "violet", "custom-carbine", "basic @dozer +extended-magazine yellow +strafe r1c1");
    assert_eq!((table.waiting("dozer"), table.who("dozer").marks, table.at("violet").as_str()), (2, 1, "r1c1"));
    assert_eq!(table.player("black-1").ammo, [1, 0, 1]);
}

#[test]
fn tracking_bot_reaches_two_moves_and_with_a_long_leash_anywhere() {
    let mut table = fire("echo at r1c0 | dozer at r0c3", "echo", "tracking-bot", "basic");
    assert!(!table.offered("@dozer"));
    let table = fire("echo at r1c0 | dozer at r0c3", "echo", "tracking-bot", "+long-leash basic @dozer +payload");
    assert_eq!(
        (table.waiting("dozer"), table.who("dozer").marks, table.who("dozer").tracked, table.player("black-1").ammo),
        (2, 1, true, [1, 1, 0])
    );
}

#[test]
fn shadow_blade_blinks_strikes_and_steps() {
    let table = fire("echo at r1c0", "echo", "shadow-blade", "+blink @dozer basic @banshee +shadowstep r2c1");
    assert_eq!((table.waiting("banshee"), table.who("banshee").marks, table.at("echo").as_str()), (2, 0, "r2c1"));
}

#[test]
fn a_characters_own_weapon_may_skip_its_basic_effect() {
    let table = fire("sprog at r2c1 | dozer venom", "sprog", "fang-dart", "+double-dose @dozer pass");
    assert_eq!((table.waiting("dozer"), table.who("sprog").weapon.unwrap().loaded), (1, false));
}

#[test]
fn a_lightning_effect_prepares_another_and_is_not_offered_alone() {
    let mut table = fire("echo at r2c0 weapon shadow-blade", "echo", "shadow-blade", "basic @dozer");
    assert!(!table.offered("+blink"), "before the basic effect only");
    let mut table = fire("violet at r2c1 | black-1 ammo -", "violet", "dual-guns", "basic @dozer @dozer");
    assert!(!table.offered("+trick-shot"), "no shot is left to bend");
}

// Content

#[test]
fn every_component_says_where_it_comes_from() {
    let team = &Rules::embedded().team;
    let of = |id: &str| team.characters.iter().find(|c| c.id == id).unwrap();
    assert_eq!(
        (of("sprog").status.owner, of("sprog").status.effect, of("sprog").status.removal),
        (Status::Fact, Status::Fact, Status::House)
    );
    assert_eq!((of("banshee").status.owner, of("banshee").status.effect), (Status::Fact, Status::House));
    assert!(["dozer", "violet", "echo", "d-struct-0r"].iter().all(|id| of(id).status.owner == Status::House));
    let names: Vec<Status> = team.characters.iter().flat_map(|c| c.weapons.map(|w| w.name)).collect();
    assert_eq!(names.iter().filter(|s| **s == Status::Recovered).count(), 7);
    let doctrine = team.rewards.iter().find(|r| r.id == "doctrine").unwrap();
    assert_eq!(doctrine.rows.map(|row| row.status), [Status::House, Status::Fact, Status::House]);
    assert_eq!(team.numbers.most_slides, (5, Status::House));
    assert_eq!((team.numbers.venom_tokens.0, team.numbers.control_tokens.0, team.numbers.overload_tokens.0), (5, 5, 4));
}

#[test]
fn top_cubes_and_prices_are_balanced() {
    let cards = Rules::embedded().team.own_weapon_cards();
    for colour in ["red", "yellow", "blue"] {
        assert_eq!(cards.iter().filter(|card| card.colour == colour).count(), 4);
    }
    let price = |letter: &str| cards.iter().filter(|card| card.grab == letter).count();
    assert_eq!((price("R"), price("Y"), price("B")), (1, 2, 2));
}

#[test]
fn broken_content_is_refused_with_a_reason() {
    let text = team_content().get("characters.ron").to_owned();
    let refuse = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let mut files = team_content();
        files.replace("characters.ron", text.replacen(from, to, 1)).unwrap();
        Rules::compile(&files).unwrap_err().to_string()
    };
    assert!(refuse("figure: \"echo\"", "figure: \"ghost\"").contains("no such figure"));
    assert!(refuse("figure: \"echo\"", "figure: \"violet\"").contains("stands here once"));
    assert!(refuse("ability: Upgrade", "ability: Hack(marks: 2)").contains("two characters have the ability hack"));
    assert!(refuse("reload: \"RY\"", "reload: \"RYB\"").contains("reload of 1 or 2 cubes"));
    assert!(refuse("most_slides: (5", "most_slides: (11").contains("below killshot"));
    assert!(refuse("start: 1", "start: 9").contains("at most 4 tokens"));
    assert!(refuse("Give(Heal, The(E))", "Give(Heal, The(A))").contains("not a Mate"));
    assert!(refuse("before: [1, 2]", "before: [1, 7]").contains("not there"));
    assert!(refuse("Trick(2, 3)", "Trick(2, 9)").contains("not there"));
    assert!(refuse("id: \"supply-drop\"", "id: \"doctrine\"").contains("twice"));
    assert!(refuse("Give(Venom, The(A))", "Mark(0, The(A))").contains("no mark"));
}

#[test]
fn a_changed_ability_brings_its_own_words_and_the_others_keep_theirs() {
    let mut files = team_content();
    let text = files.get("characters.ron").replace("ability: Nanobots(range: 1)", "ability: Nanobots(range: 2)");
    files.replace("characters.ron", text).unwrap();
    let words = <TeamPlay as table::Described>::own_words(&Rules::compile(&files).unwrap());
    assert_eq!(words.keys().collect::<Vec<_>>(), ["adrenaline-team-help-ability-nanobots"]);
}

#[test]
fn a_weapon_of_the_arena_cannot_do_what_only_characters_weapons_do() {
    for (old, new) in [
        ("cost: \"R\"", "rush: 1"),
        ("Mark(1, The(A))", "Give(Venom, The(A))"),
        ("Far(Me, 2)", "Struck"),
        ("Far(Me, 2)", "Within(Me, 2, 1)"),
        ("Each([Near(Me, 0, 0)])", "Each([Near(From, 0, 0)])"),
    ] {
        let mut files = content();
        let text = files.get("weapons.ron").to_owned();
        assert!(text.contains(old), "{old}");
        files.replace("weapons.ron", text.replacen(old, new, 1)).unwrap();
        let error = Rules::compile(&files).unwrap_err().to_string();
        assert!(error.contains("only a character's own weapon can do this"), "{new}: {error}");
    }
}

/// Words to damage the content with.
const PARTS: [&str; 24] = [
    "0", "1", "2", "3", "7", "9", "200", "A", "B", "C", "Me", "From", "Figure", "Square", "Mate", "Venom", "Control",
    "Track", "Overload", "Struck", "Venomous", "Hurt", "Mark", "House",
];

#[test]
fn damaged_content_is_refused_or_plays() {
    use rand::RngExt;
    let text = team_content().get("characters.ron").to_owned();
    let body = text.find("\n(").unwrap();
    let mut words: Vec<(usize, usize)> = Vec::new();
    let mut from = body;
    while let Some(start) = text[from..].find(|c: char| c.is_ascii_alphanumeric()).map(|i| from + i) {
        let end = text[start..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(text.len(), |i| start + i);
        words.push((start, end));
        from = end;
    }
    let mut rng = table::rng(4);
    let (mut accepted, mut options) = (0, Vec::new());
    for round in 0..1500u16 {
        let (start, end) = words[rng.random_range(0..words.len())];
        let part = PARTS[rng.random_range(0..PARTS.len())];
        let mut files = team_content();
        files.replace("characters.ron", format!("{}{part}{}", &text[..start], &text[end..])).unwrap();
        let Ok(rules) = Rules::compile(&files) else { continue };
        accepted += 1;
        let rules: &'static Rules = Box::leak(Box::new(rules));
        let seats = adrenaline::team::Setup::seated(1 + (round % 3) as u8, 1 + (round / 3 % 3) as u8);
        let mut game = adrenaline::TeamPlay::new(rules, &seats).unwrap();
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            table::play_out(&mut game, &mut table::rng(round.into()), &mut options, 4000);
            game.audit()
        }));
        let near = &text[text[..end].rfind('\n').unwrap_or(0)..end];
        assert!(matches!(played, Ok(Ok(()))), "{part} in place of the last word of {near}: {played:?}");
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn other_numbers_make_another_game() {
    let mut files = content();
    let text = files.get("characters.ron").replace("flush_at: (6, Fact)", "flush_at: (3, House)");
    files.replace("characters.ron", text).unwrap();
    let rules: &'static Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let scene = format!("{} | violet waiting 3", crate::table_talk::APART);
    let mut table = Table(testing::Table::set(rules, &scene));
    table.end_turn();
    assert_eq!(table.who("violet").damage, 3);
    assert_eq!(table.happened(|e| matches!(e, Event::Flushed { .. })), 1);
}

#[test]
fn echo_is_a_figure_of_the_base_game_too_without_her_ability() {
    let figures = Some(["echo", "violet", "dozer"].map(str::to_owned).to_vec());
    let game = Adrenaline::new(Rules::embedded(), &Setup { players: 3, figures, ..Setup::default() }).unwrap();
    assert_eq!(game.public().figures[0].id, "echo");
    assert_eq!(Rules::embedded().fighters.len(), 6);
    assert_eq!(Rules::embedded().weapon_cards().len(), 21, "own weapons are not in the base game");
    let sprog = game.hear("putrifier");
    assert_eq!(sprog, None);
}
