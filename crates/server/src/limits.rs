//! How much one address or one person may ask for: token buckets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So many at once, and so many a second after that. A rate of 0 is no limit.
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
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(Duration::from_secs_f64((1.0 - self.left) / rate.per_second))
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
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
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
    fn each_key_has_its_own_bucket_and_no_rate_is_no_limit() {
        let limiter = Limiter::new(Rate::new(0.001, 1.0));
        assert!(limiter.take("a").is_ok());
        assert!(limiter.take("a").is_err());
        assert!(limiter.take("b").is_ok());
        let none = Limiter::new(Rate::NONE);
        assert!((0..1000).all(|_| none.take(1).is_ok()));
    }
}
