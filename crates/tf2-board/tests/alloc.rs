//! Once the buffer of options has grown, play allocates nothing.

use table::{Game, Tally, play_out, rng};
use tf2_board::{Mode, Rules, Setup, TfBoard};

#[test]
fn play_allocates_nothing() {
    for mode in [Mode::Ctf, Mode::Cp] {
        let start = TfBoard::new(Rules::embedded(), &Setup { mode, ..Setup::default() }).unwrap();
        let mut options = Vec::with_capacity(TfBoard::CHOICES);
        let mut tally = Tally::default();
        let spent = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut game = start;
                tally.add(play_out(&mut game, &mut rng(seed), &mut options, u64::MAX));
            }
        });
        assert!(tally.decisions > 5_000, "{tally:?}");
        assert_eq!(spent.count_total, 0, "{spent:?}");
        // The counter does count.
        assert!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total > 0);
    }
}
