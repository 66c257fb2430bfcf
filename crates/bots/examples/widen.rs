//! Makes a network fit a game whose encoding has grown at the end of what changes in a
//! match, before the ground: new features get no weights, new answers no weights and a
//! logit of −16, and all that was learned stays what it was. Refused unless the layout
//! it was made for is today's without the features in between.
//!
//! `cargo run --release -p fireteam-bots --example widen -- crates/bots/weights/adrenaline.net`

use std::ops::Range;

use adrenaline::{Adrenaline, Rules, Setup};
use bots::net::{Network, fingerprint};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Encode, Game, Layout};

/// The logit of an answer that was never learned, in units of 1/256.
const UNKNOWN: i32 = -4_096;

fn main() {
    let path = std::env::args().nth(1).expect("the file of a network");
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).expect("a match");
    let file = std::fs::read(&path).expect("a file that can be read");
    let wider = widen(&file, &game, &Layout::of(&game));
    Network::read(&wider).and_then(|network| network.fits(&game, &Layout::of(&game))).expect("a network that fits");
    std::fs::write(&path, wider).expect("a file that can be written");
}

fn widen<G: Encode>(file: &[u8], game: &G, layout: &Layout) -> Vec<u8> {
    Network::read(file).expect("a network");
    let body = &file[..file.len() - 32];
    let mut parts = body.splitn(3, |&byte| byte == b'\n');
    let (kind, head, rest) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
    let mut head: Value = serde_json::from_slice(head).expect("a header");
    let number = |key: &str| head[key].as_u64().expect("a number") as usize;
    let (features, answers, hidden, values) =
        (number("features"), number("answers"), number("hidden"), number("values"));
    let added = layout.changing - (layout.width - features)..layout.changing;
    assert_eq!(head["layout"], fingerprint(&without(layout, &added)), "made for a layout that is no part of this");
    let (codings, shifts) = (head["codings"].as_array().unwrap(), head["shifts"].as_array().unwrap());
    let of_policy = codings.len() - 2;
    let size = |coding: &Value, lines: usize| match coding.as_str() {
        Some("i8") => lines * (1 + hidden),
        _ => lines * 2 * hidden,
    };
    let shift = shifts[of_policy].as_u64().unwrap();
    let more = game.actions() - answers;
    let (columns, rest) = rest.split_at(features.div_ceil(8));
    let value_at = rest.len() - 4 * values - size(&codings[of_policy + 1], values);
    let policy_at = value_at - 4 * answers - size(&codings[of_policy], answers);
    let (biases, lines) = rest[policy_at..value_at].split_at(4 * answers);
    let exponents = if codings[of_policy] == "i8" { answers } else { 0 };

    let mut out = vec![0; layout.width.div_ceil(8)];
    for feature in (0..features).filter(|feature| columns[feature / 8] >> (feature % 8) & 1 == 1) {
        let at = if feature < added.start { feature } else { feature + added.len() };
        out[at / 8] |= 1 << (at % 8);
    }
    out.extend(&rest[..policy_at]);
    out.extend(biases);
    out.extend(std::iter::repeat_n((UNKNOWN << shift).to_le_bytes(), more).flatten());
    out.extend(&lines[..exponents]);
    out.extend(std::iter::repeat_n(0, if exponents > 0 { more } else { 0 }));
    out.extend(&lines[exponents..]);
    out.extend(std::iter::repeat_n(0, more * hidden * if exponents > 0 { 1 } else { 2 }));
    out.extend(&rest[value_at..]);

    head["encoding"] = G::ENCODING.into();
    head["layout"] = fingerprint(layout).into();
    head["features"] = layout.width.into();
    head["answers"] = game.actions().into();
    let made = head["made"].as_str().unwrap_or_default().to_owned();
    head["made"] = format!("{made}; then widened from {features} features and {answers} answers").into();
    let mut all = [kind, b"\n", head.to_string().as_bytes(), b"\n", &out].concat();
    let checksum = Sha256::digest(&all);
    all.extend(checksum);
    all
}

/// A layout without the features that take these numbers.
fn without(layout: &Layout, added: &Range<usize>) -> Layout {
    let mut at = 0;
    let mut rest = layout.clone();
    rest.features.retain(|feature| {
        at += feature.len;
        !added.contains(&(at - feature.len))
    });
    rest
}
