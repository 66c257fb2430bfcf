//! Threads that share out work step after step. A thread has the same pieces in
//! every step, so that its cache still holds what they need; one that has done
//! its own helps the others. The caller is one of them: it begins at once,
//! while the others wake up. They stay awake for a moment after each step, since
//! to wake a sleeping thread takes a tenth of a step.

use std::collections::VecDeque;
use std::hint::spin_loop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Pieces of work for each thread: few enough that they seldom change threads,
/// enough that no thread waits long for another.
const PIECES: usize = 16;

/// How often the caller looks for helpers that are about to be done before it
/// goes to sleep: some 50 us, about what falling asleep and waking up would cost.
const LOOKS: usize = 2_000;

/// How long a helper looks out for the next step before it goes to sleep.
const AWAKE: Duration = Duration::from_micros(200);

#[derive(Debug)]
pub(crate) struct Crew {
    /// The threads besides the caller's.
    helpers: Option<rayon::ThreadPool>,
    /// How many steps have begun.
    steps: Arc<AtomicUsize>,
}

impl Crew {
    pub(crate) fn new(threads: usize) -> Result<Crew, String> {
        let pool = |helpers| rayon::ThreadPoolBuilder::new().num_threads(helpers).build();
        let helpers = (threads > 1).then(|| pool(threads - 1)).transpose().map_err(|error| error.to_string())?;
        Ok(Crew { helpers, steps: Arc::default() })
    }

    /// How large the pieces of `len` things are best made.
    pub(crate) fn piece(&self, len: usize) -> usize {
        let pieces = self.helpers.as_ref().map_or(1, |helpers| (helpers.current_num_threads() + 1) * PIECES);
        len.div_ceil(pieces).max(1)
    }

    /// Does all the work, in no particular order.
    pub(crate) fn run<T: Send>(&self, pieces: impl Iterator<Item = T>, work: impl Fn(T) + Sync) {
        let Some(helpers) = &self.helpers else { return pieces.for_each(work) };
        let step = self.steps.fetch_add(1, Ordering::AcqRel) + 1;
        let (shares, ended) = (shares(pieces), AtomicUsize::new(0));
        let work_from = |own: usize| {
            for share in shares.iter().cycle().skip(own).take(shares.len()) {
                while let Some(piece) = next(share) {
                    work(piece);
                }
            }
        };
        helpers.in_place_scope(|scope| {
            scope.spawn_broadcast(|_, helper| {
                work_from(helper.index() + 1);
                let steps = self.steps.clone();
                helpers.spawn(move || look_out(&steps, step));
                ended.fetch_add(1, Ordering::Release);
            });
            work_from(0);
            for _ in 0..LOOKS {
                if ended.load(Ordering::Acquire) == helpers.current_num_threads() {
                    break;
                }
                spin_loop();
            }
        });
    }
}

/// Until the step after this one begins, or for a moment.
fn look_out(steps: &AtomicUsize, step: usize) {
    let began = Instant::now();
    while steps.load(Ordering::Acquire) == step && began.elapsed() < AWAKE {
        spin_loop();
    }
}

/// Neighbouring pieces, for one thread after the other.
fn shares<T>(mut pieces: impl Iterator<Item = T>) -> Vec<Mutex<VecDeque<T>>> {
    let share = || Some(pieces.by_ref().take(PIECES).collect::<VecDeque<T>>()).filter(|share| !share.is_empty());
    std::iter::from_fn(share).map(Mutex::new).collect()
}

fn next<T>(share: &Mutex<VecDeque<T>>) -> Option<T> {
    share.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}
