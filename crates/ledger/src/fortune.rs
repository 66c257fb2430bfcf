//! How lucky each side was: what every throw and every card could have led to, less what it led to,
//! by the bots' judgement of the position. Added to a result it takes luck out of it, in the manner of
//! AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018).
//!
//! **It changes no mean, however wrong the judgement is.** Luck answers by known odds, so what is
//! expected of an answer less what came of it is 0 on average, for any judgement that does not know the
//! answer. Whether an answer is weighed at all is decided before it comes, too.

use bots::Evaluate;
use table::{Actor, Options, Quiet};

/// How far a result is ever moved. An answer that might lead beyond is not weighed.
pub const MOST: f64 = 0.75;

/// Adds to `luck`, one number a side, what an answer of luck took from each.
pub(crate) fn weigh<G: Evaluate>(game: &G, options: &Options<G>, choice: G::Choice, luck: &mut [f64]) {
    let total: f64 = options.iter().map(|&option| f64::from(game.weight(option))).sum();
    let judged = options.iter().map(|&option| {
        let mut next = game.clone();
        next.apply(Actor::LUCK, option, &mut Quiet);
        (option, f64::from(game.weight(option)) / total, next.value())
    });
    let judged: Vec<_> = judged.collect();
    let mut moved = Vec::with_capacity(luck.len());
    for (side, so_far) in luck.iter().enumerate() {
        let worths = judged.iter().map(|(_, odds, shares)| (odds, f64::from(shares[side])));
        let expected: f64 = worths.clone().map(|(odds, worth)| odds * worth).sum();
        if worths.clone().any(|(_, worth)| (so_far + expected - worth).abs() > MOST) {
            return;
        }
        let came = judged.iter().find(|(option, ..)| *option == choice);
        moved.push(so_far + expected - came.map_or(expected, |(.., shares)| f64::from(shares[side])));
    }
    luck.copy_from_slice(&moved);
}

#[cfg(test)]
mod tests {
    use adrenaline::{Adrenaline, TeamPlay};
    use table::{Game, Witness, play_out_with, rng};

    use super::*;

    /// Whatever luck answers, on average nothing is added: not nearly, but exactly.
    struct Average(u32);

    impl<G: Evaluate> Witness<G> for Average {
        fn before(&mut self, game: &G, actor: Actor, options: &Options<G>, _choice: G::Choice) {
            if !actor.is_luck() || options.len() < 2 {
                return;
            }
            self.0 += 1;
            let sides = game.standing().rows.len();
            let (mut sums, mut total) = (vec![0.0; sides], 0.0);
            for &option in options {
                // Near the bound on one side, so that some answers are not weighed.
                let before = if self.0.is_multiple_of(3) { 0.7 } else { 0.1 };
                let mut luck = vec![before; sides];
                weigh(game, options, option, &mut luck);
                assert!(luck.iter().all(|one| one.abs() <= MOST));
                let odds = f64::from(game.weight(option));
                total += odds;
                sums.iter_mut().zip(luck).for_each(|(sum, one)| *sum += odds * (one - before));
            }
            assert!(sums.iter().all(|sum| (sum / total).abs() < 1e-9), "{sums:?}");
        }
    }

    fn check<G: Evaluate>(start: &G) {
        let mut average = Average(0);
        for seed in 0..3 {
            let decide = table::at_random::<G>;
            play_out_with(&mut start.clone(), &mut rng(seed), &mut Vec::new(), 4000, decide, &mut average);
        }
        assert!(average.0 > 100, "{} answers of luck", average.0);
    }

    #[test]
    fn every_answer_of_luck_adds_nothing_on_average() {
        let rules = adrenaline::Rules::embedded();
        check(&Adrenaline::new(rules, &adrenaline::Setup::default()).unwrap());
        check(&TeamPlay::new(rules, &adrenaline::team::Setup::seated(2, 1)).unwrap());
        check(&tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &tf2_board::Setup::default()).unwrap());
        check(&tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::ctf()).unwrap());
    }
}
