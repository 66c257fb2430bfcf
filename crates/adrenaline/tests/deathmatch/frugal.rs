//! A position is a small plain value, and playing on from it touches no heap.

use adrenaline::{Adrenaline, Rules, Setup};
use table::{Actors, Game, Tally, play_out, rng};

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    assert!(size_of::<Adrenaline>() <= 1024, "{} bytes", size_of::<Adrenaline>());
}

#[test]
fn a_whole_match_allocates_nothing_once_the_list_of_options_has_grown() {
    for players in 3..=5 {
        let start = Adrenaline::new(Rules::embedded(), &Setup { players, ..Setup::default() }).unwrap();
        let mut options = Vec::with_capacity(256);
        let mut tally = Tally::default();
        let counted = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut game = start;
                tally.add(play_out(&mut game, &mut rng(seed), &mut options, u64::MAX));
            }
        });
        assert!(tally.decisions > 5_000, "{tally:?}");
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

#[test]
fn dealing_again_allocates_nothing() {
    let mut game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    let mut rng = rng(3);
    play_out(&mut game, &mut rng, &mut Vec::new(), 300);
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            game = game.deal_again(Actors::first_n(1), &mut rng);
        }
    });
    assert_eq!(counted.count_total, 0);
}

/// The counter counts: a test that cannot fail is none.
#[test]
fn writing_a_view_does_allocate() {
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    let counted = allocation_counter::measure(|| drop(game.public()));
    assert!(counted.count_total > 10);
}
