//! Rates with honest intervals, and Elo.

use serde::Serialize;

/// A rate with its 95 % interval by Wilson.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    /// Of how many games.
    pub games: u32,
}

impl Rate {
    /// `score` points out of `games`; half points are fine.
    pub fn of(score: f64, games: u32) -> Rate {
        if games == 0 {
            return Rate { rate: 0.5, low: 0.0, high: 1.0, games };
        }
        const Z: f64 = 1.959_964;
        let n = f64::from(games);
        let p = score / n;
        let scale = 1.0 + Z * Z / n;
        let centre = (p + Z * Z / (2.0 * n)) / scale;
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
        Rate { rate: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0), games }
    }
}

/// The Elo difference behind a rate; capped at 1200, where a rate says no more.
pub fn elo(rate: f64) -> f64 {
    if rate <= 0.0 {
        return -1200.0;
    }
    if rate >= 1.0 {
        return 1200.0;
    }
    (400.0 * (rate / (1.0 - rate)).log10()).clamp(-1200.0, 1200.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook_and_elo_with_the_tables() {
        let rate = Rate::of(81.0, 263);
        assert!((rate.low - 0.2553).abs() < 5e-4 && (rate.high - 0.3662).abs() < 5e-4, "{rate:?}");
        let none = Rate::of(0.0, 10);
        assert!(none.low == 0.0 && none.high > 0.2 && none.high < 0.35);
        assert!((elo(0.75) - 190.85).abs() < 0.1 && elo(0.5) == 0.0 && elo(1.0) == 1200.0);
    }
}
