//! Networks of random weights that fit a game: what bots can be tested with
//! before anything was trained, and whatever becomes of the encoding.

use std::sync::atomic::{AtomicUsize, Ordering};

use bots::net::{Weights, fingerprint};
use rand::RngExt;
use sha2::{Digest, Sha256};
use table::{Encode, Layout, rng};

/// A network for this game, read from a file that is gone again.
pub(crate) fn network<G: Encode>(game: &G, hidden: usize, blocks: usize, values: usize, name: &str) -> Weights {
    // Tests run side by side, and some make the same network.
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("{}-{name}-{}-{number}.net", G::NAME, std::process::id()));
    std::fs::write(&path, bytes(game, hidden, blocks, values)).unwrap();
    let weights = Weights::open(path.to_str().unwrap()).unwrap();
    std::fs::remove_file(path).unwrap();
    weights
}

/// The file of such a network.
pub(crate) fn bytes<G: Encode>(game: &G, hidden: usize, blocks: usize, values: usize) -> Vec<u8> {
    let layout = Layout::of(game);
    let (features, answers) = (layout.width, game.actions());
    let layers = 3 + 2 * blocks;
    let head = serde_json::json!({
        "game": G::NAME, "encoding": G::ENCODING, "layout": fingerprint(&layout), "features": features,
        "answers": answers, "rules": G::RULES, "content": "", "made": "by chance", "hidden": hidden,
        "blocks": blocks, "values": values, "clip": 1023, "shifts": vec![9; layers], "codings": vec!["i8"; layers],
    });
    let mut file = format!("fireteam-network 1\n{head}\n").into_bytes();
    file.extend(std::iter::repeat_n(0xff, features.div_ceil(8)));
    let mut luck = rng(7);
    let mut layer = |outputs: usize, lines: usize, exponent: u8| {
        file.extend((0..outputs).flat_map(|_| luck.random_range(-20_000..20_000_i32).to_le_bytes()));
        file.extend(std::iter::repeat_n(exponent, lines));
        file.extend((0..lines * hidden).map(|_| luck.random_range(-100..=100_i8) as u8));
    };
    layer(hidden, features, 4);
    (0..2 * blocks).for_each(|_| layer(hidden, hidden, 0));
    layer(answers, answers, 1);
    layer(values, values, 0);
    let checksum = Sha256::digest(&file);
    file.extend(checksum);
    file
}
