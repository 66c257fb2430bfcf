//! Looking at results while they come in, without fooling oneself: intervals
//! that hold at every moment at once, so that one may stop as soon as the
//! answer is clear and the stated error still holds.
//!
//! [`Sequence`] is a capital confidence sequence as those of Waudby-Smith and
//! Ramdas, "Estimating means of bounded random variables by betting" (Journal
//! of the Royal Statistical Society B, 2024), exact for any observations between
//! two bounds; its bets are constant, of several sizes at once. [`drifting`] is the asymptotic confidence
//! sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
//! central limit theory and asymptotic confidence sequences" (Annals of
//! Statistics, 2024, theorem 2.2), a Gaussian mixture in the manner of Robbins;
//! it needs no bounds, and some tens of observations. [`within`] is for somebody who knows
//! beforehand how long they look at most: by the reflection principle of random walks.

use std::cmp::Ordering;

use stats::{Interval, exceeded};

/// Candidates for the mean, in one unit of what is observed.
const GRID: f64 = 500.0;

/// The part of the wealth that the largest bet may risk.
const RISK: f64 = 0.5;
/// The bets on one candidate, as parts of the largest: small ones find small
/// differences, large ones find large ones soon. All are made at once, each with its share.
const BETS: [f64; 8] = [1.0, 0.606, 0.367, 0.223, 0.135, 0.082, 0.05, 0.03];

/// The wealth of players who bet all the time that the mean lies above a candidate, and of
/// those who bet that it lies below: where it is the mean, neither grows in the long run.
#[derive(Clone, Debug)]
struct Wealth {
    above: [f64; BETS.len()],
    below: [f64; BETS.len()],
}

impl Wealth {
    fn new() -> Wealth {
        Wealth { above: [1.0; BETS.len()], below: [1.0; BETS.len()] }
    }

    /// Takes an observation between 0 and 1.
    fn add(&mut self, candidate: f64, x: f64) {
        let (up, down) = (RISK / candidate.max(1e-3), RISK / (1.0 - candidate).max(1e-3));
        for ((above, below), bet) in self.above.iter_mut().zip(&mut self.below).zip(BETS) {
            *above *= 1.0 + bet * up * (x - candidate);
            *below *= 1.0 - bet * down * (x - candidate);
        }
    }

    /// Greater, or less, if the mean is by now known to be: a true candidate is left with
    /// probability `alpha` at any time at all.
    fn verdict(&self, alpha: f64) -> Option<Ordering> {
        let rich = |all: &[f64]| all.iter().sum::<f64>() >= 2.0 / alpha * BETS.len() as f64;
        match () {
            () if rich(&self.above) => Some(Ordering::Greater),
            () if rich(&self.below) => Some(Ordering::Less),
            () => None,
        }
    }
}

/// The mean of observations between two bounds, known better and better.
#[derive(Clone, Debug)]
pub struct Sequence {
    alpha: f64,
    least: f64,
    most: f64,
    n: u64,
    sum: f64,
    wealth: Vec<Wealth>,
    /// Candidates that are still possible.
    low: usize,
    high: usize,
}

impl Sequence {
    /// Holds at all times at once with probability `1 - alpha`.
    pub fn new(alpha: f64, least: f64, most: f64) -> Sequence {
        let steps = (GRID * (most - least)).ceil().max(1.0) as usize;
        Sequence { alpha, least, most, n: 0, sum: 0.0, wealth: vec![Wealth::new(); steps + 1], low: 0, high: steps }
    }

    /// Steps from the least to the most.
    fn steps(&self) -> f64 {
        (self.wealth.len() - 1) as f64
    }

    pub fn add(&mut self, observed: f64) {
        let x = ((observed - self.least) / (self.most - self.least)).clamp(0.0, 1.0);
        let steps = self.steps();
        for i in self.low..=self.high {
            self.wealth[i].add(i as f64 / steps, x);
        }
        while self.low < self.high && self.wealth[self.low].verdict(self.alpha).is_some() {
            self.low += 1;
        }
        while self.high > self.low && self.wealth[self.high].verdict(self.alpha).is_some() {
            self.high -= 1;
        }
        self.n += 1;
        self.sum += x;
    }

    /// What is known now. One step of the grid is added at both ends, so that no candidate between two is lost.
    pub fn interval(&self) -> Interval {
        let back = |x: f64| self.least + x.clamp(0.0, 1.0) * (self.most - self.least);
        let at = |i: f64| back(i / self.steps());
        let n = self.n;
        let value = if n == 0 { at(self.steps() / 2.0) } else { back(self.sum / n as f64) };
        Interval { value, low: at(self.low as f64 - 1.0), high: at(self.high as f64 + 1.0), n }
    }
}

/// How much weight lies on large means, so that an interval of this error is
/// tightest after about five hundred observations.
fn mixture(alpha: f64) -> f64 {
    (-2.0 * alpha.ln() + (-2.0 * alpha.ln() + 1.0).ln()) / 500.0
}

/// The mean and the variance of a single observation, from `n`, their sum and that of their squares.
fn spread(n: u64, sum: f64, squares: f64) -> (f64, f64) {
    let t = n as f64;
    let value = if n == 0 { 0.0 } else { sum / t };
    (value, ((squares - sum * value) / (t - 1.0)).max(0.0))
}

/// How likely observations so far from 0 are at any moment where their mean is 0: what
/// [`drifting`] with the same `alpha` leaves out, as a number.
pub(crate) fn doubt(n: u64, sum: f64, squares: f64, alpha: f64) -> f64 {
    let (_, variance) = spread(n, sum, squares);
    if n < 2 || variance <= 0.0 {
        return 1.0;
    }
    let scaled = 1.0 + n as f64 * mixture(alpha);
    let evidence = mixture(alpha) * sum * sum / variance / (2.0 * scaled) - scaled.ln() / 2.0;
    (-evidence).exp().min(1.0)
}

/// Observations without bounds: their number, sum and sum of squares, and the
/// interval that holds at all times at once, nearly, once some tens are seen.
pub fn drifting(n: u64, sum: f64, squares: f64, alpha: f64) -> Interval {
    let t = n as f64;
    let (value, variance) = spread(n, sum, squares);
    if n < 2 {
        return Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY, n };
    }
    let rho2 = mixture(alpha);
    let width = (2.0 * (t * rho2 + 1.0) / (t * t * rho2) * ((t * rho2 + 1.0).sqrt() / alpha).ln()).sqrt();
    let half = variance.sqrt() * width;
    Interval { value, low: value - half, high: value + half, n }
}

/// The same, at all times up to `last` observations at once, with the [`height`] of an error. Such a
/// look costs about 5 in 100 observations more than a single one at the end.
pub(crate) fn within(n: u64, sum: f64, squares: f64, last: u64, height: f64) -> Interval {
    let (value, variance) = spread(n, sum, squares);
    if n < TRUSTED {
        return Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY, n };
    }
    let half = height * (variance * last.max(n) as f64).sqrt() / n as f64;
    Interval { value, low: value - half, high: value + half, n }
}

/// What a random walk exceeds on either side with probability `alpha` at any time until its end, in
/// standard deviations of the end: a walk that has exceeded it ends above it every other time.
pub(crate) fn height(alpha: f64) -> f64 {
    exceeded(alpha / 4.0)
}

/// Intervals of observations without bounds are not trusted before.
pub(crate) const TRUSTED: u64 = 64;

/// Takes luck out of results as far as that makes them vary less. How far is learned from the results
/// before, so it is known before the next one comes, and the mean stays what it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Remedy {
    n: f64,
    sums: [f64; 2],
    /// Squares of the luck, and luck times result.
    squares: f64,
    cross: f64,
}

impl Remedy {
    /// Takes a result and what luck took from it, and says how much of that is made good.
    pub(crate) fn part_for(&mut self, result: f64, luck: f64) -> f64 {
        let part = self.part();
        self.n += 1.0;
        self.sums[0] += result;
        self.sums[1] += luck;
        self.squares += luck * luck;
        self.cross += luck * result;
        part
    }

    /// From 0 to 1: all of it before anything is known.
    fn part(&self) -> f64 {
        let spread = self.squares - self.sums[1] * self.sums[1] / self.n.max(1.0);
        let common = self.cross - self.sums[0] * self.sums[1] / self.n.max(1.0);
        if (self.n as u64) < TRUSTED || spread <= 0.0 { 1.0 } else { (-common / spread).clamp(0.0, 1.0) }
    }
}

/// A rate, with luck taken out where it is weighed. Where two games are mostly alike the results as they were
/// played say more, and where dice decide those without luck: both are watched, each with half the error.
#[derive(Clone, Debug)]
pub(crate) struct Rate {
    plain: Sequence,
    weighed: Option<(Sequence, Remedy)>,
}

impl Rate {
    /// Of observations between two bounds, which luck moves by `moved` at most, if it is weighed.
    pub(crate) fn new(alpha: f64, least: f64, most: f64, moved: Option<f64>) -> Rate {
        let alpha = if moved.is_some() { alpha / 2.0 } else { alpha };
        let weighed = moved.map(|moved| (Sequence::new(alpha, least - moved, most + moved), Remedy::default()));
        Rate { plain: Sequence::new(alpha, least, most), weighed }
    }

    /// Takes a result and what luck took from it, and says how much of that is made good.
    pub(crate) fn add(&mut self, result: f64, luck: f64) -> f64 {
        self.plain.add(result);
        let Some((sequence, remedy)) = &mut self.weighed else { return 0.0 };
        let part = remedy.part_for(result, luck);
        sequence.add(result + part * luck);
        part
    }

    pub(crate) fn interval(&self) -> Interval {
        let plain = self.plain.interval();
        let Some((sequence, _)) = &self.weighed else { return plain };
        let weighed = sequence.interval();
        Interval { low: plain.low.max(weighed.low), high: plain.high.min(weighed.high), ..weighed }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use table::rng;

    use super::*;

    /// Draws three hundred times, looking every time: how many of these sequences ever lose the truth?
    fn lost(trials: u64, truth: f64, mut draw: impl FnMut(&mut table::Rng) -> f64) -> u64 {
        let mut lost = 0;
        for trial in 0..trials {
            let (mut sequence, mut rng) = (Sequence::new(0.05, 0.0, 1.0), rng(trial));
            lost += u64::from((0..300).any(|_| {
                sequence.add(draw(&mut rng));
                !sequence.interval().contains(truth)
            }));
        }
        lost
    }

    #[test]
    fn the_truth_is_hardly_ever_lost_however_often_one_looks() {
        // Five in a hundred are allowed; the seeds are fixed, so the counts are too.
        let coins = lost(400, 0.5, |rng| f64::from(rng.random_range(0..2u32)));
        let rare = lost(200, 0.2, |rng| f64::from(u32::from(rng.random_range(0..5u32) == 0)));
        let even = lost(200, 0.5, |rng| f64::from(rng.random_range(0..=100u32)) / 100.0);
        assert!(coins <= 20 && rare <= 10 && even <= 10, "{coins} of 400, {rare} and {even} of 200");
    }

    #[test]
    fn looking_at_plain_intervals_all_the_time_would_lose_it_often() {
        // The reason for all this: the usual 95 % interval, watched, is wrong far more often than it says.
        let mut wrong = 0;
        for trial in 0..200 {
            let (mut rng, mut wins) = (rng(trial), 0.0);
            wrong += u32::from((1..=1000u64).any(|n| {
                wins += f64::from(rng.random_range(0..2u32));
                n >= 20 && !stats::wilson(wins, n).contains(0.5)
            }));
        }
        assert!(wrong > 40, "{wrong}");
    }

    #[test]
    fn a_clear_difference_is_soon_clear() {
        let (mut sequence, mut rng) = (Sequence::new(0.05, -1.0, 1.0), rng(3));
        let seen = (1..10_000).find(|_| {
            sequence.add(if rng.random_range(0..100u32) < 65 { 1.0 } else { -1.0 });
            sequence.interval().low > 0.0
        });
        assert!(seen.is_some_and(|n| n < 400), "{seen:?}");
    }

    #[test]
    fn doubt_and_interval_say_the_same() {
        // At the edge of the interval the doubt is its error.
        for n in [64, 500, 5000] {
            let interval = drifting(n, 0.0, 4.0 * n as f64, 0.01);
            let edge = interval.high * n as f64;
            // The same spread around another mean.
            let squares = 4.0 * n as f64 + edge * interval.high;
            let doubted = doubt(n, edge, squares, 0.01);
            assert!((doubted - 0.01).abs() < 1e-6, "{n}: {doubted}");
        }
        assert_eq!(doubt(100, 0.0, 50.0, 0.05), 1.0);
    }

    /// How many of 400 games that look at all times up to `last` ever lose the truth.
    fn lost_within(last: u64, alpha: f64, truth: f64, draw: impl Fn(&mut table::Rng) -> (f64, f64)) -> u64 {
        let mut lost = 0;
        for trial in 0..400 {
            let (mut rng, mut remedy, mut sum, mut squares) = (rng(5000 + trial), Remedy::default(), 0.0, 1.0);
            lost += u64::from((1..=last).any(|n| {
                let (x, luck) = draw(&mut rng);
                let x = x + remedy.part_for(x, luck) * luck;
                sum += x;
                squares += x * x;
                !within(n, sum, squares, last, height(alpha)).contains(truth)
            }));
        }
        lost
    }

    #[test]
    fn a_look_with_a_last_moment_keeps_the_truth_until_then() {
        let coin = |odds: f64| move |rng: &mut table::Rng| (f64::from(u8::from(rng.random::<f64>() < odds)), 0.0);
        // Two dice, of which the second is luck, and known to be.
        let dice = |rng: &mut table::Rng| {
            let second = f64::from(rng.random_range(1..=6u32));
            (f64::from(rng.random_range(1..=6u32)) + second, 3.5 - second)
        };
        let counts = [
            lost_within(300, 0.05, 0.5, coin(0.5)),
            lost_within(300, 0.05, 0.2, coin(0.2)),
            lost_within(1500, 0.05, 0.5, coin(0.5)),
            lost_within(300, 0.05, 7.0, dice),
        ];
        assert!(counts.iter().all(|&lost| lost <= 26), "{counts:?} of 400");
        // It is not merely wide: the error that is allowed is nearly used up.
        assert!(counts.iter().sum::<u64>() >= 40, "{counts:?} of 400");
    }

    #[test]
    fn what_is_known_to_be_luck_is_taken_out_and_what_is_not_luck_is_left_in() {
        let spread_of = |of: &dyn Fn(f64, f64) -> f64| {
            let (mut rng, mut remedy, mut all) = (rng(7), Remedy::default(), Vec::new());
            for _ in 0..2000 {
                let (skill, die) = (rng.random::<f64>(), f64::from(rng.random_range(0..2u32)));
                let (x, luck) = (skill + die, of(die, f64::from(rng.random_range(0..2u32))));
                all.push(x + remedy.part_for(x, luck) * luck);
            }
            let mean = all.iter().sum::<f64>() / 2000.0;
            (mean, all[100..].iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 1900.0)
        };
        let (plain, weighed, wrong) =
            (spread_of(&|_, _| 0.0), spread_of(&|die, _| 0.5 - die), spread_of(&|_, other| 0.5 - other));
        assert!((plain.1 - 1.0 / 3.0).abs() < 0.02 && (weighed.1 - 1.0 / 12.0).abs() < 0.01, "{plain:?} {weighed:?}");
        assert!(wrong.1 < plain.1 * 1.02, "{wrong:?}");
        assert!([plain, weighed, wrong].iter().all(|(mean, _)| (mean - 1.0).abs() < 0.05));
    }

    #[test]
    fn the_sequence_without_bounds_keeps_the_truth_too() {
        let mut lost = 0;
        for trial in 0..200 {
            let (mut rng, mut sum, mut squares) = (rng(1000 + trial), 0.0, 0.0);
            lost += u32::from((1..=1000u64).any(|n| {
                let x = f64::from((0..3).map(|_| rng.random_range(1..=6u32)).sum::<u32>());
                sum += x;
                squares += x * x;
                n >= 30 && !drifting(n, sum, squares, 0.05).contains(10.5)
            }));
        }
        assert!(lost <= 10, "{lost}");
    }
}
