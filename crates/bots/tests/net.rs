//! The inference of networks against the reference in NumPy, integer for
//! integer, and what a file of weights is refused for. `python
//! python/train/reference.py golden` makes the golden files.

use adrenaline::{Adrenaline, Rules, Setup};
use bots::net::{Network, Scratch, fingerprint, priors, share};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::{Game, Layout};

const GOLDEN: &[u8] = include_bytes!("net/golden.net");

#[derive(Deserialize)]
struct Golden {
    cases: Vec<Case>,
}

/// A position, and what the reference makes of it.
#[derive(Deserialize)]
struct Case {
    features: Vec<i8>,
    trunk: Vec<i16>,
    logits: Vec<i32>,
    values: Vec<i32>,
    shares: Vec<u32>,
    legal: Vec<usize>,
    priors: Vec<i32>,
}

fn golden() -> (Network, Vec<Case>) {
    let golden: Golden = serde_json::from_str(include_str!("net/golden.json")).unwrap();
    (Network::read(GOLDEN).unwrap(), golden.cases)
}

#[test]
fn a_network_says_what_the_reference_says_to_the_last_digit() {
    let (network, cases) = golden();
    let mut scratch = Scratch::default();
    assert!(cases.len() > 10);
    for case in cases {
        network.look(&case.features, case.features.len(), &mut scratch);
        assert_eq!(scratch.trunk().collect::<Vec<_>>(), case.trunk);
        let logits: Vec<i32> = (0..case.logits.len()).map(|action| network.logit(action, &scratch)).collect();
        assert_eq!(logits, case.logits);
        let values: Vec<i32> = (0..case.values.len()).map(|n| network.value(n, &scratch)).collect();
        assert_eq!(values, case.values);
        assert_eq!(values.into_iter().map(share).collect::<Vec<_>>(), case.shares);
        let mut legal: Vec<i32> = case.legal.iter().map(|&action| logits[action]).collect();
        priors(&mut legal);
        assert_eq!(legal, case.priors);
    }
}

#[test]
fn where_the_ground_begins_changes_nothing() {
    let (network, cases) = golden();
    let mut scratch = Scratch::default();
    for (n, case) in cases.iter().enumerate() {
        for changing in [0, 100, 101 + n, 301] {
            network.look(&case.features, changing, &mut scratch);
            assert_eq!(scratch.trunk().collect::<Vec<_>>(), case.trunk, "ground from {changing}");
            network.look(&case.features, changing, &mut scratch);
            assert_eq!(scratch.trunk().collect::<Vec<_>>(), case.trunk, "the same ground again");
        }
    }
}

#[test]
fn looking_allocates_nothing() {
    let (network, cases) = golden();
    let mut scratch = Scratch::default();
    let mut look = |case: &Case| {
        network.look(&case.features, 200, &mut scratch);
        (network.logit(3, &scratch), network.value(0, &scratch))
    };
    // Room grows with the positions that were met.
    cases.iter().for_each(|case| {
        look(case);
    });
    let measured = allocation_counter::measure(|| {
        cases.iter().for_each(|case| {
            look(case);
        });
    });
    assert_eq!(measured.count_total, 0);
}

/// The golden file with its header changed, and a checksum that is right again.
fn altered(old: &str, new: &str) -> Vec<u8> {
    let end = 19 + GOLDEN[19..].iter().position(|&byte| byte == b'\n').unwrap();
    let head = std::str::from_utf8(&GOLDEN[..end]).unwrap();
    assert!(head.contains(old), "the header has no {old}");
    let mut file = head.replace(old, new).into_bytes();
    file.extend(&GOLDEN[end..GOLDEN.len() - 32]);
    let checksum = Sha256::digest(&file);
    file.extend(checksum);
    file
}

fn refusal(bytes: &[u8]) -> String {
    Network::read(bytes).unwrap_err().to_string()
}

#[test]
fn a_damaged_network_and_a_file_that_is_not_one_are_refused() {
    assert_eq!(refusal(b""), "not a network");
    assert_eq!(refusal(b"fireteam-network 2\n{}"), "a network of another format than version 1");
    assert_eq!(refusal(b"fireteam-network 1\n"), "shorter than its checksum");
    assert_eq!(refusal(&GOLDEN[..GOLDEN.len() - 1]), "damaged: its checksum is another");
    for at in [25, 5_000, GOLDEN.len() - 3] {
        let mut damaged = GOLDEN.to_vec();
        damaged[at] ^= 4;
        assert_eq!(refusal(&damaged), "damaged: its checksum is another");
    }
}

#[test]
fn a_header_that_says_nonsense_is_refused() {
    assert!(Network::read(&altered("by chance", "by hand")).is_ok());
    let says = |old, new| refusal(&altered(old, new));
    assert_eq!(says("\"hidden\": 32", "\"hidden\": 48"), "`hidden` is 48, not a multiple of 32");
    assert_eq!(says("\"hidden\": 32", "\"hidden\": 4096"), "`hidden` is 4096, not from 32 to 1024");
    assert_eq!(says("\"blocks\": 2", "\"blocks\": 1"), "`the number of shifts` is 7, not from 5 to 5");
    assert_eq!(says("\"answers\": 45", "\"answers\": 46"), "shorter than its header says");
    assert_eq!(says("\"answers\": 45", "\"answers\": 44"), "longer than its header says");
    assert_eq!(says("\"clip\": 1023", "\"clip\": -1"), "`clip` is 0, not from 1 to 4095");
    assert_eq!(says("\"shifts\": [", "\"shifts\": [31, "), "`the number of shifts` is 8, not from 7 to 7");
    assert!(says("\"game\"", "\"gone\"").starts_with("its header: missing field `game`"));
    assert!(says("\"i8\"", "\"i4\"").starts_with("its header: unknown variant `i4`"));
}

#[test]
fn sums_that_could_overflow_are_refused() {
    // The last lines are those of the value: as large as 16 bits go, and activations up to 4,095.
    let mut file = altered("\"clip\": 1023", "\"clip\": 4095");
    let end = file.len() - 32;
    for weight in file[end - 3 * 32 * 2..end].chunks_mut(2) {
        weight.copy_from_slice(&i16::MAX.to_le_bytes());
    }
    let checksum = Sha256::digest(&file[..end]);
    file[end..].copy_from_slice(&checksum);
    assert!(refusal(&file).starts_with("the value layer has sums up to 429"), "{}", refusal(&file));
}

#[test]
fn weights_for_something_else_are_refused_and_the_sentence_says_what_differs() {
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    let layout = Layout::of(&game);
    let says = |file: &[u8]| Network::read(file).unwrap().fits(&game, &layout).unwrap_err().to_string();
    assert_eq!(says(GOLDEN), "made for the game golden, and this is adrenaline");
    let file = altered("\"golden\", \"encoding\": 3", "\"adrenaline\", \"encoding\": 2");
    assert_eq!(says(&file), "made for encoding 2, and this is 3");
    let file = altered("\"golden\"", "\"adrenaline\"");
    assert_eq!(says(&file), "made for a number of answers of 45, and this is 193");
}

#[test]
fn a_layout_with_another_name_or_range_has_another_fingerprint() {
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    let layout = Layout::of(&game);
    let known = fingerprint(&layout);
    assert_eq!(known.len(), 16);
    let other = Adrenaline::new(Rules::embedded(), &Setup { players: 3, ..Setup::default() }).unwrap();
    assert_eq!(fingerprint(&Layout::of(&other)), known, "the table does not matter");
    let (mut renamed, mut widened) = (layout.clone(), layout);
    renamed.features[5].name.push('?');
    widened.features[5].high += 1;
    assert_ne!(fingerprint(&renamed), known);
    assert_ne!(fingerprint(&widened), known);
}
