#![doc = include_str!("../README.md")]

mod elo;

pub use elo::{elo, median, ratings};

use serde::{Deserialize, Deserializer, Serialize};
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// An estimate, its 95 % interval, and of how many observations.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    pub value: f64,
    /// Infinite, and `null` in files, where too little was seen to say anything.
    #[serde(deserialize_with = "unbounded_below")]
    pub low: f64,
    #[serde(deserialize_with = "unbounded_above")]
    pub high: f64,
    pub n: u64,
}

fn unbounded_below<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or(f64::NEG_INFINITY))
}

fn unbounded_above<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or(f64::INFINITY))
}

impl Interval {
    /// Nothing was seen, so anything is possible.
    fn unknown(value: f64, low: f64, high: f64) -> Interval {
        Interval { value, low, high, n: 0 }
    }

    #[must_use]
    pub fn times(self, factor: f64) -> Interval {
        Interval { value: self.value * factor, low: self.low * factor, high: self.high * factor, n: self.n }
    }

    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// How likely an estimate so far from `truth` is, if that is the truth: 0.05 where the
    /// interval ends, and from there as the normal distribution has it.
    pub fn doubt(&self, truth: f64) -> f64 {
        let reach = if truth < self.value { self.value - self.low } else { self.high - self.value };
        if self.n == 0 || reach.is_nan() || reach <= 0.0 || self.value == truth {
            return 1.0;
        }
        2.0 * Normal::standard().sf(z() * (self.value - truth).abs() / reach)
    }
}

/// The same doubts about many things at once, corrected by Holm: below 0.05 they are,
/// all together, wrong once in twenty times.
pub fn holm(doubts: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..doubts.len()).collect();
    order.sort_by(|&a, &b| doubts[a].total_cmp(&doubts[b]));
    let (mut corrected, mut most) = (vec![1.0; doubts.len()], 0.0_f64);
    for (rank, &at) in order.iter().enumerate() {
        most = most.max(doubts[at] * (doubts.len() - rank) as f64).min(1.0);
        corrected[at] = most;
    }
    corrected
}

/// Sums of observations and of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    pub n: u64,
    pub sum: i64,
    pub squares: i64,
}

impl Moments {
    #[inline]
    pub fn add(&mut self, x: i64) {
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
    }

    pub fn merge(&mut self, other: &Moments) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn mean(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 }
    }

    /// The variance of the observations, as estimated from them.
    pub fn variance(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let n = self.n as f64;
        ((self.squares as f64 - self.sum as f64 * self.mean()) / (n - 1.0)).max(0.0)
    }
}

/// The two-sided 95 % point of the normal distribution, 1.96.
fn z() -> f64 {
    Normal::standard().inverse_cdf(0.975)
}

/// The point that a normal number of mean 0 and variance 1 exceeds with this probability.
pub fn exceeded(odds: f64) -> f64 {
    Normal::standard().inverse_cdf(1.0 - odds)
}

/// A rate by Wilson's score interval. `score` may contain parts of wins: those
/// vary less than whole ones, so the interval is rather too wide than too narrow.
pub fn wilson(score: f64, n: u64) -> Interval {
    if n == 0 {
        return Interval::unknown(0.5, 0.0, 1.0);
    }
    let (z2, count) = (z() * z(), n as f64);
    let p = score / count;
    let scale = 1.0 + z2 / count;
    let centre = (p + z2 / (2.0 * count)) / scale;
    let half = z() * (p * (1.0 - p) / count + z2 / (4.0 * count * count)).sqrt() / scale;
    Interval { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0), n }
}

/// A mean by Student's t.
pub fn mean(moments: &Moments) -> Interval {
    let value = moments.mean();
    if moments.n < 2 {
        return Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY, n: moments.n };
    }
    let freedom = (moments.n - 1) as f64;
    let t = StudentsT::new(0.0, 1.0, freedom).map_or_else(|_| z(), |t| t.inverse_cdf(0.975));
    let half = t * (moments.variance() / moments.n as f64).sqrt();
    Interval { value, low: value - half, high: value + half, n: moments.n }
}

/// How much more often with than without: the difference of two rates by
/// Newcombe's hybrid score interval.
pub fn difference(with: Interval, without: Interval) -> Interval {
    let n = with.n.min(without.n);
    if n == 0 {
        return Interval::unknown(0.0, -1.0, 1.0);
    }
    let value = with.value - without.value;
    let below = ((with.value - with.low).powi(2) + (without.high - without.value).powi(2)).sqrt();
    let above = ((with.high - with.value).powi(2) + (without.value - without.low).powi(2)).sqrt();
    Interval { value, low: value - below, high: value + above, n }
}

/// A ratio of two sums over the same observations, by the delta method.
/// `cross` is the sum of the products.
pub fn ratio(top: &Moments, bottom: &Moments, cross: i64) -> Interval {
    let n = top.n;
    if n < 2 || bottom.sum == 0 {
        return Interval::unknown(0.0, f64::NEG_INFINITY, f64::INFINITY);
    }
    let value = top.sum as f64 / bottom.sum as f64;
    let count = n as f64;
    let covariance = (cross as f64 - top.sum as f64 * bottom.mean()) / (count - 1.0);
    let variance = top.variance() - 2.0 * value * covariance + value * value * bottom.variance();
    let half = z() * (variance.max(0.0) / count).sqrt() / bottom.mean();
    Interval { value, low: value - half, high: value + half, n }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use statrs::distribution::{Beta, Binomial, Discrete};
    use table::rng;

    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        // 81 of 263, Newcombe 1998: 0.2553 to 0.3662.
        let rate = wilson(81.0, 263);
        assert!((rate.low - 0.2553).abs() < 5e-5 && (rate.high - 0.3662).abs() < 5e-5, "{rate:?}");
        assert_eq!(wilson(0.0, 0), Interval { value: 0.5, low: 0.0, high: 1.0, n: 0 });
    }

    /// How often the interval holds the truth, exactly, summed over all outcomes.
    #[test]
    fn wilson_covers_binomial_rates_nineteen_times_in_twenty() {
        for p in [0.2, 0.35, 0.5] {
            let n = 200;
            let outcomes = Binomial::new(p, n).unwrap();
            let covered: f64 = (0..=n).filter(|&k| wilson(k as f64, n).contains(p)).map(|k| outcomes.pmf(k)).sum();
            assert!((0.93..0.97).contains(&covered), "{p}: {covered}");
        }
    }

    /// Clopper and Pearson's interval never covers too little, so it is the wider one.
    #[test]
    fn wilson_lies_inside_the_exact_interval() {
        for (k, n) in [(20u64, 60u64), (50, 100), (700, 1000)] {
            let exact = (
                Beta::new(k as f64, (n - k + 1) as f64).unwrap().inverse_cdf(0.025),
                Beta::new((k + 1) as f64, (n - k) as f64).unwrap().inverse_cdf(0.975),
            );
            let rate = wilson(k as f64, n);
            assert!(exact.0 < rate.low && rate.high < exact.1, "{exact:?} {rate:?}");
        }
    }

    #[test]
    fn the_mean_of_nine_observations_uses_the_t_distribution() {
        let mut moments = Moments::default();
        (1..=9).for_each(|x| moments.add(x));
        // Mean 5, standard deviation 2.7386; t with 8 degrees of freedom is 2.3060.
        let mean = mean(&moments);
        assert!((mean.value - 5.0).abs() < 1e-12 && (mean.high - 7.1051).abs() < 1e-3, "{mean:?}");
    }

    #[test]
    fn holm_agrees_with_the_textbook() {
        // Holm 1979: 0.01, 0.02, 0.03, 0.04 become 0.04, 0.06, 0.06, 0.06.
        let corrected = holm(&[0.03, 0.01, 0.04, 0.02]);
        let expected = [0.06, 0.04, 0.06, 0.06];
        assert!(corrected.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{corrected:?}");
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }

    #[test]
    fn doubt_ends_where_the_interval_does() {
        let rate = wilson(560.0, 1000);
        assert!((rate.doubt(rate.low) - 0.05).abs() < 1e-9 && (rate.doubt(rate.high) - 0.05).abs() < 1e-9);
        assert!(rate.doubt(0.5) < 0.001 && rate.doubt(0.56) == 1.0);
    }

    #[test]
    fn newcombe_agrees_with_the_textbook() {
        // 56 of 70 against 48 of 80, Newcombe 1998, method 10: 0.0524 to 0.3339.
        let lift = difference(wilson(56.0, 70), wilson(48.0, 80));
        assert!((lift.low - 0.0524).abs() < 5e-4 && (lift.high - 0.3339).abs() < 5e-4, "{lift:?}");
    }

    #[test]
    fn the_interval_of_a_ratio_holds_the_true_ratio() {
        // Uniform dice with a known ratio of means, 7 to 2: the fixed seed makes it the same every time.
        let (mut held, trials) = (0, 300);
        let mut rng = rng(11);
        for _ in 0..trials {
            let (mut top, mut bottom, mut cross) = (Moments::default(), Moments::default(), 0);
            for _ in 0..200 {
                let (a, b, c) = (rng.random_range(1..=6), rng.random_range(1..=6), rng.random_range(1..=3));
                top.add(a + b);
                bottom.add(c);
                cross += (a + b) * c;
            }
            held += u32::from(ratio(&top, &bottom, cross).contains(3.5));
        }
        assert!((270..=299).contains(&held), "{held} of {trials}");
    }
}
