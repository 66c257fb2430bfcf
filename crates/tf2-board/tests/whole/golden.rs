//! What stays as it was: counted positions, recorded matches, and a plain small value that is
//! played without the heap.

use table::Game;
use testing::{allocates_nothing, count_folder, replay_folder};
use tf2_board::{Mode, Rules, Setup, TfBoard};

#[test]
fn every_scene_has_the_positions_it_had() {
    let depths = count_folder::<TfBoard>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
    assert!(depths.len() >= 6 && depths.iter().all(|&depth| depth >= 4), "{depths:?}");
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    let records = replay_folder::<TfBoard>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"));
    assert_eq!(records, 10);
}

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<TfBoard>() <= 1024, "{} bytes", plain::<TfBoard>());
}

#[test]
fn play_allocates_nothing() {
    let starts = [Mode::Ctf, Mode::Cp].map(|mode| Setup { mode, ..Setup::default() });
    allocates_nothing(&starts.map(|setup| TfBoard::new(Rules::embedded(), &setup).unwrap()));
}

#[test]
fn the_game_says_about_itself_what_its_box_says() {
    expect_test::expect![[r#"
        tf2-board: 2 to 2 players, each a team
        sides: Members, points: false, listed: true
        guide: goal, turn (11 lines), attack (11 lines), flag, points (10 lines), end, house
        credits: Victor Cecci, DigiPen"#]]
    .assert_eq(&testing::said::<TfBoard>());
}
