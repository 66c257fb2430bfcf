//! Bots off the async threads: a fixed number of threads and one queue. A
//! table has at most one thought in it for each question, so first come, first
//! served is fair: a slow bot delays its own table and takes one thread.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Instant;

use shelf::{AnyMatch, Skill};
use table::{Actor, Actors};
use tokio::sync::oneshot;

use crate::metrics::Metrics;
use crate::wire::Advice;

/// The levels there are, weakest first.
pub const LEVELS: [&str; 4] = ["easy", "normal", "hard", "expert"];
/// Who stands in for a person.
pub(crate) const STAND_IN: &str = "normal";
/// Who gives hints.
pub(crate) const ADVISER: Skill = Skill::Hard;

/// What a bot will think about: everything it may know, and nothing of the room.
pub(crate) type Thought = Box<dyn FnOnce() -> Vec<Advice> + Send>;

/// Prepares a bot's answer to a question.
pub(crate) fn thought(game: &dyn AnyMatch, sees: Actors, actor: Actor, level: &str, seed: u64) -> Thought {
    let skill = level.parse().unwrap_or(Skill::Normal);
    carry(game.thought(actor, sees, skill, seed))
}

/// Prepares the adviser's best answers, with what they promise.
pub(crate) fn hint(game: &dyn AnyMatch, sees: Actors, actor: Actor, seed: u64) -> Thought {
    carry(game.hint(actor, sees, ADVISER, seed))
}

fn carry(thought: shelf::Thought) -> Thought {
    let wire = |advice: shelf::Advice| Advice { text: advice.text, share: advice.share, sure: advice.sure };
    Box::new(move || thought().into_iter().map(wire).collect())
}

type Work = (Thought, oneshot::Sender<Vec<Advice>>);

#[derive(Default)]
struct Queue {
    waiting: Mutex<(VecDeque<Work>, bool)>,
    ready: Condvar,
}

/// The threads. They end when the pool is dropped.
pub(crate) struct Pool {
    queue: Arc<Queue>,
    metrics: Arc<Metrics>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

/// More thoughts than this are not taken; whoever asks comes again.
const MOST: usize = 10_000;

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        let queue = Arc::new(Queue::default());
        for n in 0..threads.max(1) {
            let (queue, metrics) = (queue.clone(), metrics.clone());
            let thread = std::thread::Builder::new().name(format!("bot {n}"));
            thread.spawn(move || work(&queue, &metrics)).expect("a thread can be started");
        }
        Pool { queue, metrics }
    }

    /// Waits for the thought's end. `None` if it panicked or there is no room.
    pub(crate) async fn think(&self, thought: Thought) -> Option<Vec<Advice>> {
        let (tell, told) = oneshot::channel();
        {
            let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.0.len() >= MOST || waiting.1 {
                return None;
            }
            waiting.0.push_back((thought, tell));
            self.metrics.bot_queue.fetch_add(1, Relaxed);
        }
        self.queue.ready.notify_one();
        told.await.ok()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
        self.queue.ready.notify_all();
    }
}

fn work(queue: &Queue, metrics: &Metrics) {
    loop {
        let mut waiting = queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (thought, tell) = loop {
            if waiting.1 {
                return;
            }
            match waiting.0.pop_front() {
                Some(work) => break work,
                None => waiting = queue.ready.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(waiting);
        metrics.bot_queue.fetch_sub(1, Relaxed);
        // The table may have moved on meanwhile.
        if tell.is_closed() {
            continue;
        }
        let began = Instant::now();
        if let Ok(advice) = catch_unwind(AssertUnwindSafe(thought)) {
            let _ = tell.send(advice);
        }
        metrics.bot_time.note(began.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(word: &str) -> Thought {
        let text = word.to_owned();
        Box::new(move || vec![Advice { text, share: None, sure: None }])
    }

    #[tokio::test]
    async fn a_bot_that_panics_or_is_slow_does_not_stop_the_others() {
        let pool = Arc::new(Pool::new(2, Arc::default()));
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let slow = Box::new(move || {
            let _ = held.recv();
            Vec::new()
        });
        let waiting = tokio::spawn({
            let pool = pool.clone();
            async move { pool.think(slow).await }
        });
        assert_eq!(pool.think(Box::new(|| panic!("a bot's mistake"))).await, None);
        assert_eq!(pool.think(says("run")).await.unwrap()[0].text, "run");
        assert!(!waiting.is_finished());
        drop(hold);
        assert_eq!(waiting.await.unwrap(), Some(Vec::new()));
    }
}
