//! Final frenzy, sudden death, the final count.

use adrenaline::{Choice, Figure};
use expect_test::expect;
use table::{Actor, Game, Spoken, play_out, rng};

use crate::table_talk::{Table, check, offers, state, why};

const NAMES: [&str; 5] = ["violet", "dozer", "sprog", "banshee", "d-struct-0r"];

/// This many players, the last skull, and the player in seat `trigger` about to kill a neighbour.
fn last_skull(players: usize, first: usize, trigger: usize, ending: &str) -> String {
    let victim = (trigger + 1) % players;
    let mut scene = format!("skulls 1 | first {} | turn {} | ending {ending}", NAMES[first], NAMES[trigger]);
    scene += &format!(" | seats {}", NAMES[..players].join(" "));
    for (seat, name) in NAMES[..players].iter().enumerate() {
        let board = match seat {
            _ if seat == trigger => " at r0c2 holds thor".to_owned(),
            _ if seat == victim => format!(" at r0c1 damage {}*9", NAMES[trigger]),
            _ => " at r2c0".to_owned(),
        };
        scene += &format!(" | {name}{board}");
    }
    scene
}

fn kill(players: usize, first: usize, trigger: usize, ending: &str) -> Table {
    let victim = NAMES[(trigger + 1) % players];
    Table::set(&last_skull(players, first, trigger, ending)).play(&format!("shoot thor @{victim} pass pass"))
}

/// Everybody passes to the end: who has a turn, with how many actions.
fn turns_to_the_end(mut table: Table) -> String {
    let mut turns = Vec::new();
    let mut before = table.told.len();
    while let Some((actor, options)) = table.asked() {
        let choice = if actor.is_luck() { options[0] } else { *options.last().unwrap() };
        table.0.game.apply(actor, choice, &mut table.0.told);
        for event in &table.told[before..] {
            if let adrenaline::Event::Turn { who } = event {
                turns.push(format!("{}:{}", NAMES[who.ix()], table.game.public().actions_left));
            }
        }
        before = table.told.len();
    }
    turns.join(" ")
}

#[test]
fn frenzy_begins_when_the_last_skull_is_taken_after_the_turn_is_finished() {
    let told = kill(3, 0, 0, "frenzy").play("newton-red newton-red run").told();
    let from = told.find("dozer gets").unwrap();
    assert_eq!(
        &told[from..],
        "dozer gets a skull, 0 left\ndozer draws newton-red\ndozer discards newton-red\ndozer spawns at r1c0\nfrenzy\n\
         violet flips\ndozer flips\nsprog flips\nturn of dozer"
    );
    assert!(
        !Table::set("skulls 2 | violet at r0c2 holds thor | dozer at r0c1 damage violet*9")
            .play("shoot thor @dozer pass pass newton-red newton-red run")
            .told()
            .contains("frenzy")
    );
}

#[test]
fn those_before_the_starting_player_have_2_actions_the_starting_player_and_those_after_1() {
    // Seats P1..Pn, trigger by Pk: P(k+1)..Pn have two actions, P1..Pk one.
    for players in 3..=5 {
        for trigger in 0..players {
            let two = NAMES[trigger + 1..players].iter().map(|name| format!("{name}:2"));
            let one = NAMES[..=trigger].iter().map(|name| format!("{name}:1"));
            let expected: Vec<String> = two.chain(one).collect();
            let turns = turns_to_the_end(kill(players, 0, trigger, "frenzy"));
            assert_eq!(turns, expected.join(" "), "{players} players, seat {trigger} triggers");
        }
    }
}

#[test]
fn the_starting_player_need_not_sit_in_the_first_seat() {
    assert_eq!(turns_to_the_end(kill(4, 2, 0, "frenzy")), "dozer:2 sprog:1 banshee:1 violet:1");
    // Triggered by the player just before the starting player: nobody has two.
    assert_eq!(turns_to_the_end(kill(4, 2, 1, "frenzy")), "sprog:1 banshee:1 violet:1 dozer:1");
}

#[test]
fn all_players_with_no_damage_flip_their_boards_the_others_do_not() {
    let scene = "skulls 1 | violet at r0c2 holds thor damage sprog marks dozer*2 | dozer at r0c1 damage violet*9 \
         | sprog at r2c0 skulls 2 marks violet ammo RR | skulls 1 of 3";
    let after = Table::set(scene).play("shoot thor @dozer pass pass newton-red newton-red run");
    assert_eq!(after.told_of("flips"), "dozer flips\nsprog flips");
    // Marks and cubes stay, skulls are set aside.
    assert_eq!(after.state("sprog"), "r2c0 marks violet ammo RR flipped");
    assert_eq!(after.view_of("sprog").values[..], [2, 1, 1, 1]);
    assert_eq!(after.view_of("violet").values[..], [8, 6, 4, 2, 1, 1]);
}

// The actions of frenzy

const BEFORE: &str = "frenzy two 3 | first dozer | turn violet | violet at r0c2 {} | dozer at r2c0 | sprog at r2c1";
const AFTER: &str = "frenzy one 2 | first dozer | turn violet | violet at r0c2 {} | dozer at r2c0 | sprog at r2c1";

fn before(more: &str) -> String {
    BEFORE.replace("{}", more)
}

fn after(more: &str) -> String {
    AFTER.replace("{}", more)
}

#[test]
fn before_the_starting_player_move_up_to_4_squares() {
    assert_eq!(offers(&before(""), "run"), "violet: r0c0 r0c1 r0c3 r1c0 r1c1 r1c2 r1c3 r2c0 r2c1 r2c2 r2c3");
    assert_eq!(offers(&before(""), "run r2c0 run"), "violet: r0c0 r0c1 r0c2 r1c0 r1c1 r1c2 r1c3 r2c1 r2c2 r2c3");
    assert_eq!(why(&before(""), "run r2c0 run", "r0c3"), "too-far distance=5 most=4");
}

#[test]
fn before_the_starting_player_move_up_to_2_squares_and_grab() {
    assert_eq!(offers(&before(""), "grab"), "violet: r0c0 r0c1 r0c2 r0c3 r1c1 r1c2 r1c3 r2c2");
}

#[test]
fn before_the_starting_player_move_up_to_1_square_reload_and_shoot() {
    let scene = before("ammo RYB unloaded zx-2 holds thor");
    // From no square one move away is anybody seen.
    assert_eq!(why(&scene, "", "shoot"), "no-target");
    let scene = scene.replace("violet at r0c2", "violet at r2c2");
    assert_eq!(offers(&scene, "shoot"), "violet: r2c1 r2c2");
    assert_eq!(offers(&scene, "shoot r2c1"), "violet: zx-2 pass");
    check(
        &scene,
        "shoot r2c1 zx-2 zx-2 basic @sprog",
        expect![[r"
        violet runs to r2c1
        violet reloads zx-2
        violet pays red
        violet pays yellow
        sprog hurt 1 by violet
        sprog marked 2 by violet"]],
    );
}

#[test]
fn before_the_starting_player_choose_twice_the_same_one_if_you_like() {
    let scene = before("ammo RRYYB unloaded zx-2").replace("violet at r0c2", "violet at r2c2");
    let told =
        Table::set(&scene).play("shoot r2c2 zx-2 zx-2 basic @sprog shoot r2c1 zx-2 zx-2 basic @sprog").told_of("hurt");
    assert_eq!(told, "sprog hurt 1 by violet\nsprog hurt 3 by violet, 2 from marks");
}

#[test]
fn the_starting_player_and_those_after_move_up_to_3_squares_and_grab() {
    assert_eq!(offers(&after(""), ""), "violet: grab pass");
    assert_eq!(why(&after(""), "", "run"), "no-run-in-frenzy");
    assert_eq!(offers(&after(""), "grab"), "violet: r0c0 r0c1 r0c2 r0c3 r1c0 r1c1 r1c2 r1c3 r2c1 r2c2 r2c3");
}

#[test]
fn the_starting_player_and_those_after_move_up_to_2_squares_reload_and_shoot() {
    let scene = after("unloaded sledgehammer").replace("violet at r0c2", "violet at r2c3");
    assert_eq!(offers(&scene, ""), "violet: grab shoot pass");
    let game = Table::set(&scene).game;
    let violet = game.actor_named("violet").expect("she sits there");
    assert_eq!(game.label(violet, Choice::Shoot).id, "adrenaline-choice-move-reload-and-shoot");
    assert_eq!(offers(&scene, "shoot"), "violet: r2c1");
    check(
        &scene,
        "shoot r2c1 sledgehammer basic @sprog",
        expect![[r"
        violet runs to r2c1
        violet reloads sledgehammer
        violet pays yellow
        sprog hurt 2 by violet"]],
    );
}

#[test]
fn there_is_no_reload_at_the_end_of_a_frenzy_turn() {
    let scene = before("unloaded zx-2");
    assert!(Table::set(&scene).play("pass").offers().starts_with("luck"));
}

// Kills during frenzy

#[test]
fn a_board_killed_in_frenzy_is_scored_by_the_side_it_shows_and_flipped_afterwards() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c2 holds thor shockwave ammo Y \
         | dozer at r0c1 damage sprog*4 violet*5 flipped | sprog at r1c2 damage dozer*10 skulls 1 | skulls 0 of 1";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer shoot r0c2 shockwave basic @sprog pass pass");
    assert_eq!(
        after.told_of("scores"),
        // Flipped: 2 and 1, no first blood. Not flipped yet, one skull: 6 and 4, with first blood.
        "violet scores 2 for the board of dozer\nsprog scores 1 for the board of dozer\n\
         dozer scores 1 for first blood on sprog\ndozer scores 6 for the board of sprog\n\
         violet scores 4 for the board of sprog\nviolet scores 1 for a double kill"
    );
    assert_eq!(after.told_of("flips"), "sprog flips");
    assert_eq!(after.track(), "violet violet");
    // No skulls are left to hand out.
    assert_eq!(after.told_of("skull,"), "");
}

#[test]
fn the_revenge_mark_still_applies_in_frenzy() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c2 holds thor \
         | dozer at r0c1 damage sprog*4 violet*6 flipped | sprog at r2c2";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass");
    assert_eq!(after.told_of("marked"), "violet marked 1 by dozer");
    assert_eq!(after.track(), "violet+violet");
}

#[test]
fn the_killed_respawn_and_the_board_is_refilled_in_frenzy_too() {
    let scene = "frenzy two 3 | first dozer | turn violet | violet at r0c2 holds thor \
         | dozer at r0c1 damage violet*9 flipped | sprog at r2c2 flipped";
    let after = Table::set(scene).play("shoot r0c2 thor @dozer pass newton-red newton-red grab");
    assert!(after.told().contains("dozer spawns at r1c0\nturn of dozer"));
    assert_eq!(after.game.public().squares.iter().filter(|s| s.tile.is_some()).count(), 9);
}

// Sudden death

#[test]
fn sudden_death_ends_the_game_after_the_turn_in_which_the_last_skull_is_taken() {
    let table = kill(3, 0, 1, "sudden-death");
    assert_eq!(turns_to_the_end(table), "");
    let scene = "skulls 1 | ending sudden-death | violet at r0c2 holds thor | dozer at r0c1 damage violet*9 \
         | sprog at r0c1 damage dozer*2 violet";
    let mut after = Table::set(scene).play("shoot thor @dozer pass pass pass newton-red newton-red");
    while let Some((actor, options)) = after.asked() {
        after.0.game.apply(actor, options[0], &mut after.0.told);
    }
    assert!(after.told().ends_with(
        "dozer spawns at r1c0\ndozer scores 1 for first blood on sprog\ndozer scores 8 for the board of sprog\n\
         violet scores 6 for the board of sprog\nviolet scores 8 for the track\nover"
    ));
    assert_eq!(after.places(), "1 violet 23, 2 dozer 9, 3 sprog 0");
    assert_eq!(after.offers(), "over");
}

// The final count

/// The very last turn of frenzy: Violet passes, and everything is counted.
fn count(scene: &str) -> Table {
    let mut table = Table::set(&format!("frenzy one 1 | turn violet | {scene}"));
    while let Some((actor, options)) = table.asked() {
        let choice = if actor.is_luck() { options[0] } else { *options.last().unwrap() };
        table.0.game.apply(actor, choice, &mut table.0.told);
    }
    table
}

#[test]
fn at_the_end_every_board_that_still_has_damage_is_scored() {
    let table = count("violet at r0c0 damage dozer*2 sprog | dozer at r0c1 damage violet flipped | sprog at r0c2");
    assert_eq!(
        table.told_of("scores"),
        "dozer scores 1 for first blood on violet\ndozer scores 8 for the board of violet\n\
         sprog scores 6 for the board of violet\nviolet scores 2 for the board of dozer"
    );
    // No killshot, no skull, no double kill.
    assert_eq!(table.track(), "");
    assert_eq!(table.told_of("skull,"), "");
}

#[test]
fn the_killshot_track_is_scored_like_a_board_overkill_tokens_included() {
    let table = count(
        "violet at r0c0 | dozer at r0c1 | sprog at r0c2 | banshee at r0c3 \
         | track dozer violet+violet sprog dozer violet sprog",
    );
    // Violet 3, dozer 2 and sprog 2 with dozer first; banshee has no token.
    assert_eq!(
        table.told_of("track"),
        "violet scores 8 for the track\ndozer scores 6 for the track\nsprog scores 4 for the track"
    );
    assert_eq!(table.places(), "1 violet 8, 2 dozer 6, 3 sprog 4, 4 banshee 0");
}

#[test]
fn ties_on_the_track_go_to_the_earlier_token() {
    let table = count("violet at r0c0 | dozer at r0c1 | sprog at r0c2 | track sprog dozer dozer sprog violet violet");
    assert_eq!(
        table.told_of("track"),
        "sprog scores 8 for the track\ndozer scores 6 for the track\nviolet scores 4 for the track"
    );
}

#[test]
fn the_track_row_is_8_6_4_2_1() {
    let table = count(
        "violet at r0c0 | dozer at r0c1 | sprog at r0c2 | banshee at r0c3 | d-struct-0r at r1c0 \
         | track dozer violet sprog banshee d-struct-0r",
    );
    assert_eq!(table.points(), "violet 6, dozer 8, sprog 4, banshee 2, d-struct-0r 1");
}

#[test]
fn the_most_points_win() {
    let table = count("violet at r0c0 points 20 | dozer at r0c1 points 21 | sprog at r0c2 points 3");
    assert_eq!(table.places(), "2 violet 20, 1 dozer 21, 3 sprog 3");
}

#[test]
fn ties_are_broken_by_the_points_from_the_killshot_track() {
    // Dozer has eight from the track, violet had them before.
    let table = count("violet at r0c0 points 18 | dozer at r0c1 points 10 | sprog at r0c2 | track dozer");
    assert_eq!(table.places(), "2 violet 18, 1 dozer 18, 3 sprog 0");
}

#[test]
fn a_tie_that_remains_is_a_shared_victory() {
    let table = count("violet at r0c0 points 9 | dozer at r0c1 points 9 | sprog at r0c2 points 4");
    assert_eq!(table.places(), "1 violet 9, 1 dozer 9, 3 sprog 4");
    assert_eq!(table.game.standing().winners().count(), 2);
}

#[test]
fn frenzy_counts_no_adrenaline() {
    let hurt = before("damage dozer*8");
    assert_eq!(offers(&hurt, "grab"), offers(&before(""), "grab"));
    assert_eq!(state(&hurt, "", "violet"), "r0c2 damage dozer*8 ammo RYB");
}

#[test]
fn in_the_frenzy_it_is_known_who_has_another_turn() {
    for players in [3, 5] {
        for trigger in 0..players {
            let mut game = kill(players, 1, trigger, "frenzy").game;
            // What was said in each turn of the frenzy, and whose turns they were.
            let (mut said, mut turns) = (Vec::new(), Vec::new());
            let mut rng = rng(trigger as u64);
            while !game.waiting().is_empty() {
                let now = game.turn_of();
                if game.is_frenzy() && turns.last() != Some(&now) {
                    turns.push(now);
                    said.push((0..players as u8).map(|seat| game.turn_comes_again(Figure(seat))).collect::<Vec<_>>());
                }
                play_out(&mut game, &mut rng, &mut Vec::new(), 1);
            }
            for (n, said) in said.iter().enumerate() {
                for (seat, &said) in said.iter().enumerate() {
                    assert_eq!(said, turns[n + 1..].contains(&Actor(seat as u8)), "turn {n} of {turns:?}: seat {seat}");
                }
            }
        }
    }
}
