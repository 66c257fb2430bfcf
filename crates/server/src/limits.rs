//! How much one person or one network may ask for, and how many things it may
//! hold open at once: token buckets and counted places. Where several servers
//! share a store, what was used up at the others counts too (`shared.rs`).

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::source::Source;

/// A wider network may do what this many networks may.
const WIDER: u32 = 16;

/// This many at once, and this many a second after that. A rate of 0 sets no limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Rate {
    pub const NONE: Rate = Rate { per_second: 0.0, burst: 0.0 };

    pub const fn new(per_second: f64, burst: f64) -> Rate {
        Rate { per_second, burst }
    }

    fn times(self, n: u32) -> Rate {
        Rate { per_second: self.per_second * f64::from(n), burst: self.burst * f64::from(n) }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, at: now }
    }

    /// Takes one, or says how long until there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        if rate.per_second <= 0.0 {
            return Ok(());
        }
        self.fill(rate, now);
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(Duration::from_secs_f64((1.0 - self.left) / rate.per_second))
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst);
        self.at = now;
    }

    /// Takes what was taken elsewhere already: there may be less than nothing left, but not for ever.
    fn charge(&mut self, rate: Rate, now: Instant, n: u32) {
        self.fill(rate, now);
        self.left = (self.left - f64::from(n)).max(-rate.burst);
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second >= rate.burst
    }
}

/// One bucket for each key. Full buckets are forgotten when there are many.
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More buckets than this are looked through for full ones.
const MANY: usize = 20_000;

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(rate: Rate) -> Limiter<K> {
        Limiter { rate, buckets: Mutex::default() }
    }

    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        if self.rate.per_second <= 0.0 {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }

    fn charge(&self, key: K, n: u32) {
        if self.rate.per_second > 0.0 {
            let now = Instant::now();
            let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
            buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).charge(self.rate, now, n);
        }
    }
}

/// One kind of request, limited by network and, where persons ask, by person
/// too: new guests cost nothing, so a limit by person alone is none.
#[derive(Debug)]
pub(crate) struct Gate {
    people: Limiter<String>,
    near: Limiter<Source>,
    wide: Limiter<Source>,
    /// What has passed since the other servers were last told, if there are any.
    passed: Option<Mutex<HashMap<(String, Source), u32>>>,
}

impl Gate {
    /// A limit by network alone.
    pub(crate) fn by_network(rate: Rate) -> Gate {
        let (near, wide) = (Limiter::new(rate), Limiter::new(rate.times(WIDER)));
        Gate { people: Limiter::new(Rate::NONE), near, wide, passed: None }
    }

    /// A limit by person; a network may do what `crowd` persons may.
    pub(crate) fn by_person(rate: Rate, crowd: u32) -> Gate {
        Gate { people: Limiter::new(rate), ..Gate::by_network(rate.times(crowd)) }
    }

    /// Counts with what passes at other servers.
    pub(crate) fn shared(self, is_shared: bool) -> Gate {
        Gate { passed: is_shared.then(Mutex::default), ..self }
    }

    /// Takes one for this person, or says how long until there is one.
    pub(crate) fn pass(&self, person: &str, from: Source) -> Result<(), Duration> {
        if self.people.rate.per_second > 0.0 {
            self.people.take(person.to_owned())?;
        }
        self.near.take(from)?;
        if let Some(wider) = from.wider() {
            self.wide.take(wider)?;
        }
        if let Some(passed) = self.passed.as_ref().filter(|_| self.near.rate.per_second > 0.0) {
            let mut passed = passed.lock().unwrap_or_else(PoisonError::into_inner);
            *passed.entry((person.to_owned(), from)).or_default() += 1;
        }
        Ok(())
    }

    pub(crate) fn pass_network(&self, from: Source) -> Result<(), Duration> {
        self.pass("", from)
    }

    /// What has passed here since this was last asked.
    pub(crate) fn passed(&self) -> HashMap<(String, Source), u32> {
        let passed = self.passed.as_ref().map(|passed| passed.lock().unwrap_or_else(PoisonError::into_inner));
        passed.map(|mut passed| std::mem::take(&mut *passed)).unwrap_or_default()
    }

    /// This many have passed at another server.
    pub(crate) fn charge(&self, person: String, from: Source, n: u32) {
        self.people.charge(person, n);
        self.near.charge(from, n);
        if let Some(wider) = from.wider() {
            self.wide.charge(wider, n);
        }
    }
}

/// Things held open for a while: at most this many by network and in all.
#[derive(Debug)]
pub(crate) struct Places {
    by_network: u32,
    in_all: u32,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: u32,
    by: HashMap<Source, u32>,
    /// Networks whose count has changed since the other servers were last told, if there are any.
    changed: Option<HashSet<Source>>,
    /// By server: when it was last heard, and what is held there.
    others: HashMap<String, (Instant, HashMap<Source, u32>)>,
}

/// A server that has not told its counts for this long holds nothing.
const SILENT: Duration = Duration::from_secs(8);

impl Taken {
    /// Here and at other servers.
    fn of(&self, from: Source) -> u32 {
        let others = self.others.values().filter(|(at, _)| at.elapsed() < SILENT).filter_map(|(_, by)| by.get(&from));
        self.by.get(&from).copied().unwrap_or(0) + others.sum::<u32>()
    }
}

impl Places {
    pub(crate) fn new(by_network: u32, in_all: u32) -> Arc<Places> {
        Arc::new(Places { by_network, in_all, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, until it is dropped; none if all are taken.
    pub(crate) fn take(self: &Arc<Places>, from: Source) -> Option<Place> {
        let mut taken = self.taken();
        let wide = from.wider().is_none_or(|wider| taken.of(wider) < self.by_network.saturating_mul(WIDER));
        if taken.all >= self.in_all || taken.of(from) >= self.by_network || !wide {
            return None;
        }
        taken.all += 1;
        for of in [Some(from), from.wider()].into_iter().flatten() {
            *taken.by.entry(of).or_insert(0) += 1;
            taken.changed.as_mut().map(|changed| changed.insert(of));
        }
        Some(Place { places: self.clone(), from })
    }

    /// Counts with what is held at other servers.
    pub(crate) fn share(&self) {
        self.taken().changed = Some(HashSet::new());
    }

    /// Counts for other servers: of networks where they have changed, or all of them.
    pub(crate) fn counts(&self, all: bool) -> Vec<(Source, u32)> {
        let mut taken = self.taken();
        let changed = taken.changed.as_mut().map(std::mem::take).unwrap_or_default();
        match all {
            true => taken.by.iter().map(|(from, n)| (*from, *n)).collect(),
            false => changed.into_iter().map(|from| (from, taken.by.get(&from).copied().unwrap_or(0))).collect(),
        }
    }

    /// What another server holds.
    pub(crate) fn hear(&self, node: &str, all: bool, counts: Vec<(Source, u32)>) {
        let mut taken = self.taken();
        taken.others.retain(|_, (at, _)| at.elapsed() < SILENT);
        let (at, by) = taken.others.entry(node.to_owned()).or_insert_with(|| (Instant::now(), HashMap::new()));
        *at = Instant::now();
        if all {
            by.clear();
        }
        by.extend(counts);
        by.retain(|_, n| *n > 0);
    }
}

#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    from: Source,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        for of in [Some(self.from), self.from.wider()].into_iter().flatten() {
            taken.changed.as_mut().map(|changed| changed.insert(of));
            if let Some(count) = taken.by.get_mut(&of) {
                *count -= 1;
                if *count == 0 {
                    taken.by.remove(&of);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate::new(2.0, 3.0);
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        for _ in 0..3 {
            assert!(bucket.take(rate, start).is_ok());
        }
        assert_eq!(bucket.take(rate, start), Err(Duration::from_millis(500)));
        assert!(bucket.take(rate, start + Duration::from_millis(600)).is_ok());
        assert!(bucket.take(rate, start + Duration::from_millis(700)).is_err());
    }

    #[test]
    fn each_key_has_its_own_bucket_and_without_a_rate_nothing_is_limited() {
        let limiter = Limiter::new(Rate::new(0.001, 1.0));
        assert!(limiter.take("a").is_ok());
        assert!(limiter.take("a").is_err());
        assert!(limiter.take("b").is_ok());
        let none = Limiter::new(Rate::NONE);
        assert!((0..1000).all(|_| none.take(1).is_ok()));
    }

    fn source(text: &str) -> Source {
        Source::of(text.parse().unwrap())
    }

    #[test]
    fn addresses_of_one_network_share_a_bucket_and_networks_share_a_wider_one() {
        let gate = Gate::by_network(Rate::new(0.001, 2.0));
        let from = |n: u32| source(&format!("2001:db8:1:2::{n:x}"));
        assert_eq!((0..600).filter(|&n| gate.pass_network(from(n)).is_ok()).count(), 2);
        let from = |n: u32| source(&format!("2001:db8:1:{n:x}::1"));
        assert_eq!((100..700).filter(|&n| gate.pass_network(from(n)).is_ok()).count(), 2 * WIDER as usize - 2);
        assert!(gate.pass_network(source("2001:db8:2::1")).is_ok(), "another site");
    }

    #[test]
    fn new_guests_of_one_network_share_what_a_crowd_may_do() {
        let gate = Gate::by_person(Rate::new(0.001, 5.0), 8);
        let from = source("192.0.2.1");
        assert_eq!((0..9).filter(|_| gate.pass("ada", from).is_ok()).count(), 5);
        assert_eq!((0..150).filter(|n| gate.pass(&format!("guest {n}"), from).is_ok()).count(), 35);
        assert!(gate.pass("bob", source("192.0.2.2")).is_ok());
    }

    #[test]
    fn places_are_counted_by_network_and_in_all_and_given_back() {
        let places = Places::new(2, 3);
        let (one, two) = (source("192.0.2.1"), source("192.0.2.2"));
        let held: Vec<_> = [places.take(one), places.take(one)].into_iter().flatten().collect();
        assert_eq!(held.len(), 2);
        assert!(places.take(one).is_none(), "two by network");
        let other = places.take(two);
        assert!(other.is_some());
        assert!(places.take(two).is_none(), "three in all");
        drop(held);
        assert!(places.take(one).is_some());
        assert_eq!(places.taken().by.len(), 1, "what is not held is not remembered");
    }
}
