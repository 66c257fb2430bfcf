//! Threads that share out work step after step. A thread has the same things in
//! every step, so that its cache still holds what they need; one that has done
//! its own helps the others, from the far end. The caller is one of them: it begins at once,
//! while the others wake up. They stay awake for a moment after each step, since
//! to wake a sleeping thread takes a tenth of a step.

use std::hint::spin_loop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Which part of what is left of a share a thread takes at a time, and how many
/// things at least: few pieces while there is much to do, and small ones in the
/// end, so that no thread waits long for another.
const PART: usize = 4;
const LEAST: usize = 2;

/// How often the caller looks for helpers that are about to be done before it
/// goes to sleep: some 50 us, about what falling asleep and waking up would cost.
const LOOKS: usize = 2_000;

/// How long a helper looks out for the next step before it goes to sleep.
const AWAKE: Duration = Duration::from_micros(200);

/// Things to be done, side by side.
pub(crate) trait Work: Send + Sized {
    /// How many of them must be left of a thread's share for another to help: they are in
    /// the cache of the first, and will be sought there in the next step.
    const WORTH: usize;

    fn len(&self) -> usize;

    /// The first `n` of them, and the others.
    fn split(self, n: usize) -> (Self, Self);
}

/// Small things, done sooner than carried over.
impl<A: Send, B: Send> Work for (&mut [A], &mut [B]) {
    const WORTH: usize = usize::MAX;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn split(self, n: usize) -> (Self, Self) {
        let (first, second) = (self.0.split_at_mut(n), self.1.split_at_mut(n));
        ((first.0, second.0), (first.1, second.1))
    }
}

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

    /// Does all the work, in no particular order.
    pub(crate) fn run<T: Work>(&self, all: T, work: impl Fn(T) + Sync) {
        let Some(helpers) = &self.helpers else { return work(all) };
        let step = self.steps.load(Ordering::Acquire) + 1;
        let (shares, ended) = (shares(all, helpers.current_num_threads() + 1), AtomicUsize::new(0));
        let work_from = |own: usize| {
            for n in 0..shares.len() {
                while let Some(piece) = next(&shares[(own + n) % shares.len()], n == 0) {
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
            // Only now do helpers stop looking out: there is work for them.
            self.steps.store(step, Ordering::Release);
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

/// What is left for each thread to begin with.
fn shares<T: Work>(all: T, threads: usize) -> Vec<Mutex<Option<T>>> {
    let mut rest = Some(all);
    let share = |others: usize| {
        let all = rest.take()?;
        let len = all.len() / (others + 1);
        let (share, others) = all.split(len);
        rest = Some(others);
        Some(Mutex::new(Some(share)))
    };
    (0..threads).rev().map_while(share).collect()
}

/// Of one's own share the next few, of another's the last.
fn next<T: Work>(share: &Mutex<Option<T>>, own: bool) -> Option<T> {
    let mut share = share.lock().unwrap_or_else(PoisonError::into_inner);
    let left = share.take_if(|left| own || left.len() >= T::WORTH)?;
    let (len, n) = (left.len(), (left.len() / PART).max(LEAST));
    if len <= n {
        return Some(left).filter(|_| len > 0);
    }
    let (piece, rest) = match own {
        true => left.split(n),
        false => {
            let (rest, piece) = left.split(len - n);
            (piece, rest)
        }
    };
    *share = Some(rest);
    Some(piece)
}
