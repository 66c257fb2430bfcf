//! A small network that judges positions: facts in, the share of the victory
//! out. Learned by `examples/learn/fit.rs`, which also says how the file is laid out.

/// The width of its two layers.
const FIRST: usize = 48;
const SECOND: usize = 16;

#[derive(Debug)]
pub(crate) struct Net {
    /// The weights of every input in turn: most inputs are 0 and are passed over.
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    last_bias: f32,
    /// How far the last input, a first guess, is believed.
    guess: f32,
}

impl Net {
    /// Reads a file for this many inputs. Panics if it is another one: files are part of the program.
    pub(crate) fn read(bytes: &[u8], inputs: usize) -> Net {
        let mut numbers = bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let net = Net {
            first: (0..inputs).map(|_| row(&mut numbers)).collect(),
            first_bias: row(&mut numbers),
            second: (0..FIRST).map(|_| row(&mut numbers)).collect(),
            second_bias: row(&mut numbers),
            last: row(&mut numbers),
            last_bias: row::<1>(&mut numbers)[0],
            guess: row::<1>(&mut numbers)[0],
        };
        assert!(numbers.next().is_none(), "a network of another shape");
        net
    }

    /// How likely victory is, as the logarithm of its odds.
    pub(crate) fn odds(&self, inputs: &[f32]) -> f32 {
        let first = layer(inputs, &self.first, self.first_bias);
        let second = layer(&first.map(|x| x.max(0.0)), &self.second, self.second_bias);
        let guess = self.guess * inputs.last().copied().unwrap_or(0.0);
        second.iter().zip(&self.last).fold(self.last_bias + guess, |sum, (x, w)| sum + x.max(0.0) * w)
    }
}

fn row<const N: usize>(numbers: &mut impl Iterator<Item = f32>) -> [f32; N] {
    std::array::from_fn(|_| numbers.next().expect("a network of another shape"))
}

#[inline]
fn layer<const N: usize>(inputs: &[f32], weights: &[[f32; N]], bias: [f32; N]) -> [f32; N] {
    let mut sums = bias;
    for (&x, row) in inputs.iter().zip(weights).filter(|(x, _)| **x != 0.0) {
        for (sum, w) in sums.iter_mut().zip(row) {
            *sum += x * w;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_in_order_and_adds_up() {
        let inputs = 2;
        let size = inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 2;
        let mut numbers = vec![0.0f32; size];
        // Input 1 feeds hidden 3 by 2, hidden 3 feeds hidden 5 by -1 on top of 4, that feeds the end by 0.5.
        numbers[FIRST + 3] = 2.0;
        let second = inputs * FIRST + FIRST;
        numbers[second + 3 * SECOND + 5] = -1.0;
        numbers[second + FIRST * SECOND + 5] = 4.0;
        numbers[second + FIRST * SECOND + SECOND + 5] = 0.5;
        numbers[size - 2] = -1.0;
        let bytes: Vec<u8> = numbers.iter().flat_map(|x| x.to_le_bytes()).collect();
        let net = Net::read(&bytes, inputs);
        assert_eq!(net.odds(&[9.0, 1.0]), 0.5 * (4.0 - 2.0) - 1.0);
        assert_eq!(net.odds(&[0.0, -1.0]), 0.5 * 4.0 - 1.0, "below 0 nothing passes");
        assert_eq!(net.odds(&[0.0, 5.0]), -1.0);
    }

    #[test]
    #[should_panic(expected = "another shape")]
    fn a_network_of_another_shape_is_refused() {
        Net::read(&[0; 400], 3);
    }
}
