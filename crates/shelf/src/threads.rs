//! How many threads a piece of work gets.

/// As many as wanted, 0 for one to each processor; never more than there are
/// pieces of work, nor than four to each processor, and at least one.
pub fn threads(wanted: usize, pieces: u64) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = if wanted == 0 { processors } else { wanted };
    let pieces = usize::try_from(pieces).unwrap_or(usize::MAX);
    wanted.min(pieces).min(4 * processors).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_bounded_by_the_work_and_by_the_processors() {
        let processors = std::thread::available_parallelism().unwrap().get();
        assert_eq!(threads(0, 1_000_000), processors);
        assert_eq!(threads(999_999, 1_000_000), 4 * processors);
        assert_eq!(threads(usize::MAX, u64::MAX), 4 * processors);
        assert_eq!(threads(999_999, 1), 1);
        assert_eq!(threads(1, 0), 1);
        assert_eq!(threads(0, 0), 1);
    }
}
