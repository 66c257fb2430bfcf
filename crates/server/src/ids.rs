//! Names that cannot be guessed, and the wall clock.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// Digits and letters that are hard to confuse.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Where time and luck come from if not from the system.
#[derive(Clone, Copy, Debug)]
pub struct Nature {
    /// Milliseconds since 1970.
    pub now: fn() -> u64,
    pub fill: fn(&mut [u8]),
}

static NATURE: OnceLock<Nature> = OnceLock::new();

/// For a process that simulates: from now on time and luck are these. The first call counts.
pub fn pretend(nature: Nature) {
    let _ = NATURE.set(nature);
}

/// Random letters, five bits each, from the system's generator.
pub(crate) fn letters(n: usize) -> String {
    random_bytes(n).into_iter().map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

pub(crate) fn random_bytes(n: usize) -> Vec<u8> {
    let mut bytes = vec![0; n];
    match NATURE.get() {
        Some(nature) => (nature.fill)(&mut bytes),
        None => getrandom::fill(&mut bytes).expect("the system has a random generator"),
    }
    bytes
}

pub(crate) fn random_u64() -> u64 {
    random_bytes(8).into_iter().fold(0, |all, byte| all << 8 | u64::from(byte))
}

/// The link of a table.
pub(crate) fn table_id() -> String {
    letters(14)
}

/// The invitation to sit.
pub(crate) fn invite_code() -> String {
    letters(10)
}

/// A number for a new row: grows with time, so that newer sorts after older.
pub(crate) fn row_number(now: u64) -> i64 {
    (now << 20 | random_u64() & 0xf_ffff) as i64
}

/// Milliseconds since 1970, by this machine's clock. What others read or compare has `Store::now`.
pub(crate) fn now() -> u64 {
    if let Some(nature) = NATURE.get() {
        return (nature.now)();
    }
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_enough_and_differ() {
        let (a, b) = (table_id(), table_id());
        assert_eq!(a.len(), 14);
        assert_ne!(a, b);
        assert!(a.bytes().all(|byte| LETTERS.contains(&byte)));
        assert!(row_number(now()) > 0);
    }
}
