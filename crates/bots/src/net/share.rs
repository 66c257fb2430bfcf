//! Exponentials by tables of whole numbers: what a value is worth and how much
//! a policy is drawn to its answers.

use super::infer::ONE;

/// e^(-1/256) and 1/e, in units of 2^-64.
const STEP: u64 = 0xff00_7fd5_5ffd_de39;
const WHOLE: u64 = 0x5e2d_58d8_b3bc_df1b;

/// Powers in units of 2^-16. From 12 on they are 0.
static STEPS: [u64; ONE as usize] = fall_off(STEP);
static WHOLES: [u64; 12] = fall_off(WHOLE);

const fn fall_off<const N: usize>(root: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut power = 1_u128 << 64;
    let mut n = 0;
    while n < N {
        table[n] = ((power + (1 << 47)) >> 48) as u64;
        power = (power * root as u128) >> 64;
        n += 1;
    }
    table
}

/// e^-(distance/256) in units of 2^-16.
pub(crate) fn decay(distance: u32) -> u32 {
    let (whole, step) = ((distance / ONE as u32) as usize, (distance % ONE as u32) as usize);
    WHOLES.get(whole).map_or(0, |power| ((power * STEPS[step] + (1 << 15)) >> 16) as u32)
}

/// The share of the victory that a value stands for, from 0 to 65,536.
pub fn share(value: i32) -> u32 {
    let below = (1 << 16) + u64::from(decay(value.unsigned_abs()));
    let high = (((1 << 32) + below / 2) / below) as u32;
    if value >= 0 { high } else { (1 << 16) - high }
}

/// How much a policy with these logits is drawn to each answer: 65,536 to the
/// best, at least 1 to every other. They take the place of the logits.
pub fn priors(logits: &mut [i32]) {
    let Some(&best) = logits.iter().max() else { return };
    for logit in logits {
        *logit = decay(best.abs_diff(*logit)).max(1) as i32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_logistic_function() {
        for value in (-3_500..3_500).step_by(7) {
            let exact = 65_536.0 / (1.0 + (-f64::from(value) / 256.0).exp());
            assert!((f64::from(share(value)) - exact).abs() < 1.5, "{value}: {} for {exact}", share(value));
            assert_eq!(share(value) + share(-value), 65_536);
        }
        assert_eq!((share(0), share(i32::MAX), share(i32::MIN)), (32_768, 65_536, 0));
    }

    #[test]
    fn every_answer_draws_a_little() {
        let mut logits = [i32::MIN, 100, 356, i32::MAX];
        priors(&mut logits[..3]);
        assert_eq!(logits, [1, 24_109, 65_536, i32::MAX]);
        priors(&mut []);
    }
}
