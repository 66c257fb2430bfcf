//! Reads a file of weights and refuses what is not one, what is damaged, and
//! what could not be computed exactly.

use std::fmt;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::{Encode, Layout};

use super::infer::{CHUNK, Chunk, Layer, NO_LINE, Network};

/// The first line: what it is, and the version of the format.
const MAGIC: &str = "fireteam-network 1\n";
const KIND: &str = "fireteam-network ";
const CHECKSUM: usize = 32;

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadNetwork(pub String);

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadNetwork {}

/// The second line: what the weights are for, and how they are to be read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Header {
    pub game: String,
    pub encoding: u16,
    /// See [`fingerprint`].
    pub layout: String,
    pub features: usize,
    pub answers: usize,
    /// Version of the rules, and fingerprint of the content, while it was trained.
    pub rules: u16,
    pub content: String,
    /// How and from what it was made, for people.
    pub made: String,
    pub hidden: usize,
    pub blocks: usize,
    pub values: usize,
    /// The largest activation.
    pub clip: i32,
    shifts: Vec<u32>,
    codings: Vec<Coding>,
}

/// How the weights of a line are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Coding {
    I8,
    I16,
}

/// What a layout is known by: names, sizes and ranges of its features.
pub fn fingerprint(layout: &Layout) -> String {
    let mut hash = Sha256::new();
    for feature in &layout.features {
        hash.update(format!("{} {} {} {}\n", feature.name, feature.len, feature.low, feature.high));
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Header {
    fn check(&self) -> Result<(), BadNetwork> {
        let need = |name: &str, value: usize, low: usize, high: usize| match (low..=high).contains(&value) {
            true => Ok(()),
            false => Err(BadNetwork(format!("`{name}` is {value}, not from {low} to {high}"))),
        };
        need("features", self.features, 1, 1 << 16)?;
        need("answers", self.answers, 1, 1 << 16)?;
        need("hidden", self.hidden, CHUNK, 1_024)?;
        if !self.hidden.is_multiple_of(CHUNK) {
            return Err(BadNetwork(format!("`hidden` is {}, not a multiple of {CHUNK}", self.hidden)));
        }
        need("blocks", self.blocks, 0, 8)?;
        need("values", self.values, 1, 8)?;
        need("clip", self.clip.try_into().unwrap_or(0), 1, 4_095)?;
        let layers = 3 + 2 * self.blocks;
        need("the number of shifts", self.shifts.len(), layers, layers)?;
        need("the number of codings", self.codings.len(), layers, layers)?;
        self.shifts.iter().try_for_each(|&shift| need("shifts", shift as usize, 0, 24))
    }
}

/// What is left of the bytes.
struct Reader<'a> {
    left: &'a [u8],
    head: &'a Header,
    /// Layers read so far.
    layers: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, size: usize) -> Result<&'a [u8], BadNetwork> {
        let (taken, left) =
            self.left.split_at_checked(size).ok_or_else(|| BadNetwork("shorter than its header says".to_owned()))?;
        self.left = left;
        Ok(taken)
    }

    /// The next layer: this many biases, this many lines.
    fn layer(&mut self, outputs: usize, lines: usize) -> Result<Layer, BadNetwork> {
        let (shift, coding) = (self.head.shifts[self.layers], self.head.codings[self.layers]);
        self.layers += 1;
        let bias = self.take(4 * outputs)?.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four)).collect();
        let weights = lines * self.head.hidden;
        let lines = match coding {
            Coding::I16 => chunks(self.take(2 * weights)?.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two))),
            Coding::I8 => {
                let exponents = self.take(lines)?;
                if let Some(exponent) = exponents.iter().find(|&&exponent| exponent > 8) {
                    return Err(BadNetwork(format!("an exponent is {exponent}, not from 0 to 8")));
                }
                let each = exponents.iter().flat_map(|&exponent| std::iter::repeat_n(exponent, self.head.hidden));
                chunks(self.take(weights)?.iter().zip(each).map(|(&w, exponent)| i16::from(w as i8) << exponent))
            }
        };
        Ok(Layer { bias, lines, shift })
    }
}

fn chunks(weights: impl Iterator<Item = i16>) -> Vec<Chunk> {
    let weights: Vec<i16> = weights.collect();
    weights.as_chunks().0.to_vec()
}

/// Can no sum leave 32 bits? `reach` is the largest sum of weights times inputs, for each output.
fn fits_32_bits(name: &str, layer: &Layer, reach: impl Iterator<Item = i64>) -> Result<(), BadNetwork> {
    let half = (1_i64 << layer.shift) >> 1;
    let most = layer.bias.iter().zip(reach).map(|(&bias, reach)| reach + i64::from(bias).abs() + half).max();
    match most {
        Some(most) if most > i64::from(i32::MAX) => {
            Err(BadNetwork(format!("the {name} layer has sums up to {most}, more than 32 bits hold")))
        }
        _ => Ok(()),
    }
}

impl Network {
    /// Reads a file and checks all of it.
    pub fn read(bytes: &[u8]) -> Result<Network, BadNetwork> {
        let bad = |reason: &str| BadNetwork(reason.to_owned());
        let Some(rest) = bytes.strip_prefix(MAGIC.as_bytes()) else {
            return Err(bad(match bytes.starts_with(KIND.as_bytes()) {
                true => "a network of another format than version 1",
                false => "not a network",
            }));
        };
        let (body, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or_else(|| bad("shorter than its checksum"))?;
        if Sha256::digest(body).as_slice() != checksum {
            return Err(bad("damaged: its checksum is another"));
        }
        let rest = rest.strip_suffix(checksum).unwrap_or(rest);
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or_else(|| bad("without a header"))?;
        let head: Header =
            serde_json::from_slice(&rest[..end]).map_err(|error| BadNetwork(format!("its header: {error}")))?;
        head.check()?;
        let mut reader = Reader { left: &rest[end + 1..], head: &head, layers: 0 };
        let kept = reader.take(head.features.div_ceil(8))?;
        let (mut line_of, mut lines) = (vec![NO_LINE; head.features], 0);
        for (feature, line) in line_of.iter_mut().enumerate() {
            if kept[feature / 8] >> (feature % 8) & 1 == 1 {
                *line = lines;
                lines += 1;
            }
        }
        let first = reader.layer(head.hidden, lines as usize)?;
        let mut block = |_| Ok([reader.layer(head.hidden, head.hidden)?, reader.layer(head.hidden, head.hidden)?]);
        let blocks = (0..head.blocks).map(&mut block).collect::<Result<Vec<_>, BadNetwork>>()?;
        let policy = reader.layer(head.answers, head.answers)?;
        let value = reader.layer(head.values, head.values)?;
        if !reader.left.is_empty() {
            return Err(bad("longer than its header says"));
        }
        let network = Network { line_of, first, blocks, policy, value, head };
        network.check_sums()?;
        Ok(network)
    }

    fn check_sums(&self) -> Result<(), BadNetwork> {
        let (hidden, clip) = (self.head.hidden, i64::from(self.head.clip));
        let mut reach = vec![0_i64; hidden];
        for line in self.first.lines.chunks(hidden / CHUNK) {
            for (reach, &w) in reach.iter_mut().zip(line.iter().flatten()) {
                *reach += 128 * i64::from(w).abs();
            }
        }
        fits_32_bits("first", &self.first, reach.into_iter())?;
        let dense = |name: &str, layer: &Layer| {
            let line = |line: &[Chunk]| clip * line.iter().flatten().map(|&w| i64::from(w).abs()).sum::<i64>();
            fits_32_bits(name, layer, layer.lines.chunks(hidden / CHUNK).map(line))
        };
        self.blocks.iter().flatten().try_for_each(|layer| dense("hidden", layer))?;
        dense("policy", &self.policy)?;
        dense("value", &self.value)
    }

    /// Was it made for this game, its encoding and this layout of its features?
    pub fn fits<G: Encode>(&self, game: &G, layout: &Layout) -> Result<(), BadNetwork> {
        let head = &self.head;
        let same = |what: &str, theirs: &dyn fmt::Display, ours: &dyn fmt::Display| {
            let (theirs, ours) = (theirs.to_string(), ours.to_string());
            match theirs == ours {
                true => Ok(()),
                false => Err(BadNetwork(format!("made for {what} {theirs}, and this is {ours}"))),
            }
        };
        same("the game", &head.game, &G::NAME)?;
        same("encoding", &head.encoding, &G::ENCODING)?;
        same("a number of answers of", &head.answers, &game.actions())?;
        same("a number of features of", &head.features, &layout.width)?;
        same("the layout", &head.layout, &fingerprint(layout))
    }
}
