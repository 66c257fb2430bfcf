//! A position of team play is a small plain value, and playing on from it
//! touches no heap.

use adrenaline::team::Setup;
use adrenaline::{Rules, TeamPlay};
use table::{Actors, Game, Tally, play_out, rng};

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    assert!(size_of::<TeamPlay>() <= 1024, "{} bytes", size_of::<TeamPlay>());
}

#[test]
fn a_whole_match_allocates_nothing_once_the_list_of_options_has_grown() {
    for (black, white) in [(1, 1), (2, 3), (3, 3)] {
        let start = TeamPlay::new(Rules::embedded(), &Setup::seated(black, white)).unwrap();
        let mut options = Vec::with_capacity(256);
        let mut tally = Tally::default();
        let counted = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut game = start;
                tally.add(play_out(&mut game, &mut rng(seed), &mut options, u64::MAX));
            }
        });
        assert!(tally.decisions > 5_000, "{tally:?}");
        assert_eq!(counted.count_total, 0, "{black} against {white}");
    }
}

#[test]
fn dealing_again_allocates_nothing() {
    let mut game = TeamPlay::new(Rules::embedded(), &Setup::seated(2, 2)).unwrap();
    let mut rng = rng(3);
    play_out(&mut game, &mut rng, &mut Vec::new(), 300);
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            game = game.deal_again(Actors::first_n(1), &mut rng);
        }
    });
    assert_eq!(counted.count_total, 0);
}
