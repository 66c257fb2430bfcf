//! Play allocates nothing once the list of options has grown.

use table::{Game, play_out, rng};
use tf2_turns::{Rules, Setup, TfTurns};

#[test]
fn whole_matches_are_played_without_an_allocation() {
    for setup in [Setup::ctf(), Setup::cp()] {
        let start = TfTurns::new(Rules::embedded(), &setup).unwrap();
        let (mut options, mut rng) = (Vec::with_capacity(TfTurns::CHOICES), rng(9));
        let mut answers = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                answers += play_out(&mut start.clone(), &mut rng, &mut options, u64::MAX).answers();
            }
        });
        assert!(answers > 10_000);
        assert_eq!(counted.count_total, 0, "{setup:?}");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 16])));
    assert_eq!(counted.count_total, 1);
}
