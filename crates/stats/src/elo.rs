//! Elo behind a rate, and of many players from their pairs.

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

/// The middle value; between two, their mean.
pub fn median(values: impl Iterator<Item = u32>) -> f64 {
    let mut values: Vec<u32> = values.collect();
    values.sort_unstable();
    let at = |i: usize| f64::from(values.get(i).copied().unwrap_or(0));
    (at(values.len().saturating_sub(1) / 2) + at(values.len() / 2)) / 2.0
}

/// Elo of `n` players, 0 in the mean, from how often one was ahead of another:
/// the strengths under which these rates are likeliest (Bradley and Terry).
pub fn ratings(n: usize, rates: &[(usize, usize, f64)]) -> Vec<f64> {
    let mut strengths = vec![1.0f64; n];
    for _ in 0..2_000 {
        let mut next = strengths.clone();
        for (who, strength) in next.iter_mut().enumerate() {
            let (mut won, mut met) = (0.0, 0.0);
            for &(a, b, rate) in rates.iter().filter(|(a, b, _)| *a == who || *b == who) {
                // Nobody is beaten for ever: a rate of 1 would have no end.
                let rate = rate.clamp(0.001, 0.999);
                won += if a == who { rate } else { 1.0 - rate };
                met += 1.0 / (strengths[a] + strengths[b]);
            }
            *strength = if met > 0.0 { won / met } else { 1.0 };
        }
        strengths = next;
    }
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
    elo.iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_agrees_with_the_tables() {
        assert!((elo(0.75) - 190.85).abs() < 0.1 && elo(0.5) == 0.0 && elo(1.0) == 1200.0);
    }

    #[test]
    fn ratings_of_all_agree_with_the_pairs_where_those_agree() {
        assert_eq!((median([5, 1, 9].into_iter()), median([4, 1, 2, 9].into_iter())), (5.0, 3.0));
        let (far, near) = (1.0 / (1.0 + 0.01), 1.0 / (1.0 + 0.1));
        let elo = ratings(3, &[(0, 1, near), (1, 2, near), (0, 2, far)]);
        assert!((elo[0] - 400.0).abs() < 1.0 && elo[1].abs() < 1.0 && (elo[2] + 400.0).abs() < 1.0, "{elo:?}");
    }
}
