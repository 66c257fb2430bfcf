//! Counted allocations: playing on and dealing again touch no heap.

use ::table::{Actors, Game, Tally, play_out, rng};

/// Matches from each of these positions, and worlds dealt again in the midst of one, allocate
/// nothing once the list of options has grown.
#[track_caller]
pub fn allocates_nothing<G: Game>(starts: &[G]) {
    for start in starts {
        let mut options = Vec::with_capacity(G::CHOICES);
        let mut tally = Tally::default();
        let play = || {
            for seed in 0..20 {
                tally.add(play_out(&mut start.clone(), &mut rng(seed), &mut options, u64::MAX));
            }
        };
        assert_eq!(allocates(play), 0, "playing from {start:?}");
        assert!(tally.decisions > 3_000, "{tally:?}");
        let (mut game, mut rng) = (start.clone(), rng(3));
        play_out(&mut game, &mut rng, &mut options, 200);
        let deal = || (0..100).for_each(|_| game = game.deal_again(Actors::first_n(1), &mut rng));
        assert_eq!(allocates(deal), 0, "dealing again");
    }
}

/// How often this allocates.
pub fn allocates(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocates(|| drop(std::hint::black_box(vec![1_u8; 16]))), 1);
}
