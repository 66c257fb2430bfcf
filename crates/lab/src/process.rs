//! A Gaussian process: from what was measured at some places, what is to be
//! expected at others, and how surely. Small enough to be solved outright.

use stats::Interval;

/// How far apart places must be to know little of each other; all lie between 0 and 1.
const LENGTH: f64 = 0.5;

pub(crate) struct Process {
    places: Vec<Vec<f64>>,
    mean: f64,
    /// How much the measured thing varies over all places.
    power: f64,
    /// The lower triangle of the matrix of covariances, and the measured values solved by it.
    triangle: Vec<Vec<f64>>,
    weights: Vec<f64>,
}

impl Process {
    /// `least` is a variation that is to be reckoned with, however equal the values are.
    pub(crate) fn new(places: &[Vec<f64>], seen: &[Interval], least: f64) -> Process {
        let n = seen.len().max(1) as f64;
        let mean = seen.iter().map(|at| at.value).sum::<f64>() / n;
        let power = (seen.iter().map(|at| (at.value - mean).powi(2)).sum::<f64>() / n).max(least * least);
        let noise = |at: &Interval| ((at.high - at.low) / 3.92).powi(2).max(1e-9 * power);
        let covariance =
            |a: usize, b: usize| power * alike(&places[a], &places[b]) + if a == b { noise(&seen[a]) } else { 0.0 };
        let mut triangle: Vec<Vec<f64>> = Vec::new();
        for row in 0..seen.len() {
            let mut line: Vec<f64> = Vec::new();
            for column in 0..row {
                let above: &Vec<f64> = &triangle[column];
                let known: f64 = line.iter().zip(above).map(|(a, b)| a * b).sum();
                line.push((covariance(row, column) - known) / above[column]);
            }
            let known: f64 = line.iter().map(|x| x * x).sum();
            line.push((covariance(row, row) - known).max(1e-12 * power).sqrt());
            triangle.push(line);
        }
        let mut process = Process { places: places.to_vec(), mean, power, triangle, weights: Vec::new() };
        let off: Vec<f64> = seen.iter().map(|at| at.value - mean).collect();
        process.weights = process.solve(&off);
        process
    }

    /// Solves the triangle.
    fn solve(&self, right: &[f64]) -> Vec<f64> {
        let mut out: Vec<f64> = Vec::new();
        for (line, right) in self.triangle.iter().zip(right) {
            let known: f64 = line.iter().zip(&out).map(|(a, b)| a * b).sum();
            out.push((right - known) / line[line.len() - 1]);
        }
        out
    }

    /// What is to be expected there, and its standard deviation.
    pub(crate) fn at(&self, place: &[f64]) -> (f64, f64) {
        let shared: Vec<f64> = self.places.iter().map(|there| self.power * alike(place, there)).collect();
        let solved = self.solve(&shared);
        let mean = self.mean + solved.iter().zip(&self.weights).map(|(a, b)| a * b).sum::<f64>();
        let variance = self.power - solved.iter().map(|x| x * x).sum::<f64>();
        (mean, variance.max(0.0).sqrt())
    }
}

fn alike(a: &[f64], b: &[f64]) -> f64 {
    let apart: f64 = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum();
    (-apart / (2.0 * LENGTH * LENGTH)).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_what_it_saw_and_doubts_the_rest() {
        let places: Vec<Vec<f64>> = [0.0, 0.4, 1.0].map(|x| vec![x]).to_vec();
        let seen = [1.0, 2.0, 5.0].map(|value| Interval { value, low: value - 1e-6, high: value + 1e-6, n: 1 });
        let process = Process::new(&places, &seen, 0.1);
        for (place, seen) in places.iter().zip(&seen) {
            let (mean, deviation) = process.at(place);
            assert!((mean - seen.value).abs() < 1e-3 && deviation < 1e-2, "{mean} {deviation}");
        }
        let (near, far) = (process.at(&[0.45]), process.at(&[0.75]));
        assert!(near.1 < far.1 && (2.0..5.0).contains(&far.0), "{near:?} {far:?}");
        // What is measured badly is believed less.
        let vague = seen.map(|at| Interval { low: at.value - 4.0, high: at.value + 4.0, ..at });
        let (mean, deviation) = Process::new(&places, &vague, 0.1).at(&[1.0]);
        assert!(mean < 4.5 && deviation > 0.3, "{mean} {deviation}");
    }
}
