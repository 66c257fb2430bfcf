//! The arithmetic of a network. Sums are of 32 bits and cannot overflow (a file
//! in which one could is refused), so compilers may order and pack them as they
//! like. Weights lie in chunks that fill a few registers.

use super::file::Header;

/// An activation, a logit or a value of 1.0.
pub(crate) const ONE: i32 = 256;
/// Weights that are worked on together.
pub(crate) const CHUNK: usize = 32;

/// Weights of a line, one chunk after the other.
pub(crate) type Chunk = [i16; CHUNK];

/// One layer: lines of weights. In the first one a line is a feature, in the others an output.
#[derive(Debug)]
pub(crate) struct Layer {
    pub(crate) bias: Vec<i32>,
    pub(crate) lines: Vec<Chunk>,
    pub(crate) shift: u32,
}

impl Layer {
    #[inline]
    fn round(&self, sum: i32) -> i32 {
        (sum + ((1 << self.shift) >> 1)) >> self.shift
    }

    /// One output from activations.
    #[inline]
    fn output(&self, n: usize, x: &[Chunk]) -> i32 {
        let line = &self.lines[n * x.len()..(n + 1) * x.len()];
        let mut sum = self.bias[n];
        for (w, x) in line.iter().zip(x) {
            for (&w, &x) in w.iter().zip(x) {
                sum += i32::from(w) * i32::from(x);
            }
        }
        self.round(sum)
    }
}

/// A feature without weights.
pub(crate) const NO_LINE: u32 = u32::MAX;

/// A network that was read and checked.
#[derive(Debug)]
pub struct Network {
    pub(crate) head: Header,
    /// The line of each feature, or [`NO_LINE`].
    pub(crate) line_of: Vec<u32>,
    pub(crate) first: Layer,
    pub(crate) blocks: Vec<[Layer; 2]>,
    pub(crate) policy: Layer,
    pub(crate) value: Layer,
}

/// Room to think in; made once, used for every position.
#[derive(Debug, Default)]
pub struct Scratch {
    /// Features that are not 0: line and value.
    set: Vec<(u32, i32)>,
    /// The ground that was looked at last, and what the first layer makes of it.
    ground: Vec<i8>,
    ground_sums: Vec<[i32; CHUNK]>,
    x: Vec<Chunk>,
    t: Vec<Chunk>,
}

impl Scratch {
    /// Activations behind the last block, for a comparison.
    pub fn trunk(&self) -> impl Iterator<Item = i16> {
        self.x.iter().flatten().copied()
    }
}

impl Network {
    pub fn header(&self) -> &Header {
        &self.head
    }

    /// Looks at a position. Features from `changing` on are the ground, which
    /// is not looked at twice in a row.
    pub fn look(&self, features: &[i8], changing: usize, scratch: &mut Scratch) {
        let (changing, ground) = features.split_at(changing);
        let chunks = self.head.hidden / CHUNK;
        if scratch.ground_sums.len() != chunks || scratch.ground != ground {
            scratch.ground.clear();
            scratch.ground.extend_from_slice(ground);
            scratch.ground_sums.clear();
            scratch.ground_sums.extend(self.first.bias.as_chunks().0);
            self.find(ground, changing.len(), &mut scratch.set);
            self.add(&scratch.set, &mut scratch.ground_sums);
            scratch.x.resize(chunks, [0; CHUNK]);
            scratch.t.resize(chunks, [0; CHUNK]);
        }
        self.find(changing, 0, &mut scratch.set);
        for (n, x) in scratch.x.iter_mut().enumerate() {
            let mut sums = scratch.ground_sums[n];
            self.add_chunk(&scratch.set, n, &mut sums);
            for (x, sum) in x.iter_mut().zip(sums) {
                *x = self.clamp(self.first.round(sum));
            }
        }
        for [one, two] in &self.blocks {
            for n in 0..self.head.hidden {
                scratch.t[n / CHUNK][n % CHUNK] = self.clamp(one.output(n, &scratch.x));
            }
            for n in 0..self.head.hidden {
                let x = &mut scratch.x[n / CHUNK][n % CHUNK];
                *x = self.clamp(i32::from(*x).saturating_add(two.output(n, &scratch.t)));
            }
        }
    }

    /// How much the policy is drawn to an answer at the position looked at last, in units of 1/256.
    pub fn logit(&self, action: usize, scratch: &Scratch) -> i32 {
        self.policy.output(action, &scratch.x)
    }

    /// A value of the position looked at last, in units of 1/256: see [`super::share`].
    pub fn value(&self, n: usize, scratch: &Scratch) -> i32 {
        self.value.output(n, &scratch.x)
    }

    #[inline]
    fn clamp(&self, x: i32) -> i16 {
        x.clamp(0, self.head.clip) as i16
    }

    /// The features with weights that are not 0; the first one has number `from`.
    fn find(&self, features: &[i8], from: usize, set: &mut Vec<(u32, i32)>) {
        set.clear();
        let lines = &self.line_of[from..from + features.len()];
        for (features, lines) in features.chunks(16).zip(lines.chunks(16)) {
            if features.iter().fold(0, |any, &feature| any | feature) == 0 {
                continue;
            }
            for (&feature, &line) in features.iter().zip(lines) {
                if feature != 0 && line != NO_LINE {
                    set.push((line, feature.into()));
                }
            }
        }
    }

    fn add(&self, set: &[(u32, i32)], sums: &mut [[i32; CHUNK]]) {
        for (n, sums) in sums.iter_mut().enumerate() {
            self.add_chunk(set, n, sums);
        }
    }

    #[inline]
    fn add_chunk(&self, set: &[(u32, i32)], n: usize, sums: &mut [i32; CHUNK]) {
        let chunks = self.head.hidden / CHUNK;
        for &(line, value) in set {
            for (sum, &w) in sums.iter_mut().zip(&self.first.lines[line as usize * chunks + n]) {
                *sum += value * i32::from(w);
            }
        }
    }
}
