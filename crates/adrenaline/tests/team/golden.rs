//! What stays as it was: counted positions, recorded matches, and a plain small value that is
//! played without the heap.

use adrenaline::team::Setup;
use adrenaline::{Rules, TeamPlay};
use table::Game;
use testing::{allocates_nothing, count_folder, replay_folder};

#[test]
fn every_scene_has_the_positions_it_had() {
    let depths = count_folder::<TeamPlay>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/team/perft"));
    assert!(depths.len() >= 5 && depths.iter().all(|&depth| depth >= 4), "{depths:?}");
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    let records =
        replay_folder::<TeamPlay>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/team/games"));
    assert_eq!(records, 10);
}

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<TeamPlay>() <= 1024, "{} bytes", plain::<TeamPlay>());
}

#[test]
fn play_allocates_nothing() {
    let starts = [(1, 1), (2, 3), (3, 3)].map(|(black, white)| Setup::seated(black, white));
    allocates_nothing(&starts.map(|setup| TeamPlay::new(Rules::embedded(), &setup).unwrap()));
}
