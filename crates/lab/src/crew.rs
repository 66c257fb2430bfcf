//! Work for all cores, with results in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Does `count` pieces of work and gives the results in order, whichever thread did them.
/// Ends early, with the first error in that order, when one fails.
pub(crate) fn all<T: Send, E: Send>(
    wanted: usize,
    count: usize,
    work: impl Fn(usize) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Result<T, E>>>> = Mutex::new((0..count).map(|_| None).collect());
    let one = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= count {
                return;
            }
            let result = work(n);
            if result.is_err() {
                next.store(count, Ordering::Relaxed);
            }
            done.lock().expect("no work panicked")[n] = Some(result);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..shelf::threads(wanted, count as u64) {
            scope.spawn(one);
        }
        one();
    });
    // Where one failed, those after it may be missing; the error comes first.
    done.into_inner().expect("no work panicked").into_iter().flatten().collect()
}
