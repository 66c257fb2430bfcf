//! What stays as it was: counted positions, recorded matches, and a plain small value that is
//! played without the heap.

use tf2_turns::{Rules, Setup, TfTurns};

use crate::new;
use testing::{allocates_nothing, count_folder, replay_folder};

#[test]
fn every_scene_has_the_positions_it_had() {
    let depths = count_folder::<TfTurns>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
    assert!(depths.len() >= 6 && depths.iter().all(|&depth| depth >= 4), "{depths:?}");
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    let records = replay_folder::<TfTurns>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"));
    assert_eq!(records, 10);
}

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<TfTurns>() <= 1024, "{} bytes", plain::<TfTurns>());
}

#[test]
fn play_allocates_nothing() {
    allocates_nothing(&[Setup::ctf(), Setup::cp()].map(|setup| new(&setup)));
}

#[test]
fn the_game_says_about_itself_what_its_box_says() {
    expect_test::expect![[r#"
        tf2-turns: 2 to 2 players, each a side
        sides: Members, points: false, listed: true
        guide: goal, round (7 lines), levels, fire (9 lines), heal, build, points (6 lines), death, house
        credits: Robert Heslin, DigiPen"#]]
    .assert_eq(&testing::said::<TfTurns>());
}
