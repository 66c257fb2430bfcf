//! What stays as it was: counted positions, recorded matches, and a plain small value that is
//! played without the heap.

use adrenaline::{Adrenaline, Rules, Setup};
use table::Game;
use testing::{allocates_nothing, count_folder, replay_folder};

#[test]
fn every_scene_has_the_positions_it_had() {
    let depths =
        count_folder::<Adrenaline>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/deathmatch/perft"));
    assert!(depths.len() >= 9 && depths.iter().all(|&depth| depth >= 5), "{depths:?}");
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    let records =
        replay_folder::<Adrenaline>(Rules::embedded(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/deathmatch/games"));
    assert_eq!(records, 15);
}

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<Adrenaline>() <= 1024, "{} bytes", plain::<Adrenaline>());
}

#[test]
fn play_allocates_nothing() {
    let starts = [3, 4, 5].map(|players| Setup { players, ..Setup::default() });
    allocates_nothing(&starts.map(|setup| Adrenaline::new(Rules::embedded(), &setup).unwrap()));
}
