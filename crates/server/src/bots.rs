//! Bots off the async threads. Two lanes with threads of their own: weak bots,
//! whose thoughts take next to nothing, never wait behind strong ones. In each
//! lane networks take turns, and within a network its tables.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use shelf::{AnyMatch, Skill};
use table::{Actor, Actors};
use tokio::sync::oneshot;

use crate::fair::Fair;
use crate::metrics::Metrics;
use crate::wire::Advice;
use crate::world::World;

/// The levels there are, weakest first, by their names.
pub(crate) fn levels() -> [String; 4] {
    Skill::LEVELS.map(|skill| skill.to_string())
}

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

/// How dear a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Easy and normal bots.
    Light,
    /// Hard and expert ones, and hints.
    Heavy,
}

impl Lane {
    pub(crate) fn of(level: &str) -> Lane {
        match level.parse() {
            Ok(Skill::Hard | Skill::Expert) => Lane::Heavy,
            _ => Lane::Light,
        }
    }
}

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub(crate) struct Whose {
    /// The network the table was opened from.
    pub(crate) network: String,
    pub(crate) table: i64,
    pub(crate) lane: Lane,
}

/// The threads of a lane and what waits for them: each thread that is free
/// takes whatever is next by then.
struct Line {
    waiting: Arc<Mutex<Fair<Work>>>,
    hands: Hands,
}

enum Hands {
    Threads(rayon::ThreadPool),
    World(Arc<dyn World>),
}

impl Line {
    fn new(name: &'static str, threads: usize, world: Option<Arc<dyn World>>) -> Line {
        let named = || rayon::ThreadPoolBuilder::new().thread_name(move |n| format!("{name} {n}"));
        let build = || Hands::Threads(named().num_threads(threads).build().expect("threads can be started"));
        Line { waiting: Arc::default(), hands: world.map_or_else(build, Hands::World) }
    }

    fn waiting(&self) -> MutexGuard<'_, Fair<Work>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lanes. Their threads end when the pool is dropped.
pub(crate) struct Pool {
    light: Line,
    heavy: Line,
    metrics: Arc<Metrics>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

/// More thoughts than this are not taken; anybody who asks comes again.
const MOST: usize = 10_000;

impl Pool {
    /// `threads` for strong bots, and one for weak ones.
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>, world: Option<Arc<dyn World>>) -> Pool {
        let light = Line::new("light bot", 1, world.clone());
        Pool { light, heavy: Line::new("bot", threads.max(1), world), metrics }
    }

    /// Waits for the thought's end. `None` if it panicked or there is no room.
    pub(crate) async fn think(&self, whose: Whose, thought: Thought) -> Option<Vec<Advice>> {
        let (tell, told) = oneshot::channel();
        let line = match whose.lane {
            Lane::Light => &self.light,
            Lane::Heavy => &self.heavy,
        };
        {
            let mut waiting = line.waiting();
            if waiting.len() >= MOST {
                return None;
            }
            waiting.push(&whose.network, whose.table, (thought, tell));
            self.metrics.bot_queue.fetch_add(1, Relaxed);
        }
        let (waiting, metrics) = (line.waiting.clone(), self.metrics.clone());
        let work = move || work(&waiting, &metrics);
        match &line.hands {
            Hands::Threads(threads) => threads.spawn(work),
            Hands::World(world) => world.take(Box::new(work)),
        }
        told.await.ok()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.light.waiting().clear();
        self.heavy.waiting().clear();
    }
}

/// Thinks the next thought.
fn work(waiting: &Mutex<Fair<Work>>, metrics: &Metrics) {
    let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let Some((thought, tell)) = next else { return };
    metrics.bot_queue.fetch_sub(1, Relaxed);
    // The table may have moved on meanwhile.
    if tell.is_closed() {
        return;
    }
    let began = Instant::now();
    if let Ok(advice) = catch_unwind(AssertUnwindSafe(thought)) {
        let _ = tell.send(advice);
    }
    metrics.bot_time.note(began.elapsed());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(word: &str) -> Thought {
        let text = word.to_owned();
        Box::new(move || vec![Advice { text, share: None, sure: None }])
    }

    fn whose(lane: Lane, network: &str) -> Whose {
        Whose { network: network.to_owned(), table: 1, lane }
    }

    /// A thought that lasts until the sender is dropped.
    fn slow() -> (std::sync::mpsc::Sender<()>, Thought) {
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let thought = move || {
            let _ = held.recv();
            Vec::new()
        };
        (hold, Box::new(thought))
    }

    #[tokio::test]
    async fn an_easy_bot_answers_while_experts_have_every_thread() {
        let pool = Arc::new(Pool::new(1, Arc::default(), None));
        let mut holds = Vec::new();
        let mut experts = Vec::new();
        for _ in 0..20 {
            let (hold, thought) = slow();
            holds.push(hold);
            let pool = pool.clone();
            experts.push(tokio::spawn(async move { pool.think(whose(Lane::of("expert"), "crowd"), thought).await }));
        }
        let easy = pool.think(whose(Lane::of("easy"), "guest"), says("run")).await;
        assert_eq!(easy.unwrap()[0].text, "run");
        assert!(experts.iter().all(|expert| !expert.is_finished()));
        drop(holds);
        for expert in experts {
            assert_eq!(expert.await.unwrap(), Some(Vec::new()));
        }
    }

    #[tokio::test]
    async fn a_bot_that_panics_or_is_slow_does_not_stop_the_others() {
        let pool = Arc::new(Pool::new(2, Arc::default(), None));
        let (hold, slow) = slow();
        let heavy = whose(Lane::Heavy, "a");
        let waiting = tokio::spawn({
            let (pool, heavy) = (pool.clone(), heavy.clone());
            async move { pool.think(heavy, slow).await }
        });
        assert_eq!(pool.think(heavy.clone(), Box::new(|| panic!("a bot's mistake"))).await, None);
        assert_eq!(pool.think(heavy, says("run")).await.unwrap()[0].text, "run");
        assert!(!waiting.is_finished());
        drop(hold);
        assert_eq!(waiting.await.unwrap(), Some(Vec::new()));
    }
}
