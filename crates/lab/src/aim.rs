//! What a game is wanted to be: `win:blu=50`, `length=35..45`, `used:weapon=10..`.
//! Rates are in per cent. A single number has a slack around it, a range has none
//! but at its ends.

use std::str::FromStr;

use ledger::{Index, Sheet};
use serde::Serialize;
use stats::Interval;
use table::{Arg, Message};

use crate::Fault;
use crate::metric::{Metric, find};

/// One aim, as it was written: rates in per cent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Aim {
    pub metric: String,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Aim {
    /// Is it a part of one? Length, points and what is counted in a game are not.
    pub fn is_rate(&self) -> bool {
        let mut words = self.metric.split(':');
        let (topic, name) = (words.next().unwrap_or_default(), words.next());
        match topic {
            "length" | "decisions" | "points" | "source" => false,
            "used" => true,
            _ => name.is_some() && !COUNTED.contains(&topic),
        }
    }
}

/// Topics of what is used, and so counted.
const COUNTED: [&str; 6] = ["weapon", "powerup", "ability", "action", "hazard", "attack"];

impl FromStr for Aim {
    type Err = ();

    fn from_str(text: &str) -> Result<Aim, ()> {
        let (metric, wanted) = text.rsplit_once('=').ok_or(())?;
        let number = |word: &str| word.trim().parse::<f64>().ok().filter(|x| x.is_finite()).ok_or(());
        let end = |word: &str| if word.trim().is_empty() { Ok(None) } else { number(word).map(Some) };
        let (low, high) = match wanted.split_once("..") {
            Some((low, high)) => (end(low)?, end(high)?),
            None => (Some(number(wanted)?), Some(number(wanted)?)),
        };
        let upside_down = matches!((low, high), (Some(low), Some(high)) if high < low);
        if metric.is_empty() || (low.is_none() && high.is_none()) || upside_down {
            return Err(());
        }
        Ok(Aim { metric: metric.to_owned(), low, high })
    }
}

/// What an aim reads of the channels.
#[derive(Clone, Debug)]
enum Reading {
    Mean(usize),
    /// The least of them: how often the least used thing is used.
    Least(std::ops::Range<usize>),
}

/// All aims of a search.
#[derive(Debug)]
pub(crate) struct Aims {
    /// What is measured of every game; those marked count as 1 or not at all.
    channels: Vec<(Metric, bool)>,
    /// How each is read, its lower and upper end, and how far from them is still there.
    all: Vec<(Reading, f64, f64, f64)>,
}

/// Sums over games.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    games: u64,
    sums: Vec<f64>,
    squares: Vec<f64>,
}

impl Seen {
    pub(crate) fn together(pieces: &[Seen]) -> Seen {
        let channels = pieces.first().map_or(0, |seen| seen.sums.len());
        let mut all = Seen { games: 0, sums: vec![0.0; channels], squares: vec![0.0; channels] };
        for piece in pieces {
            all.games += piece.games;
            all.sums.iter_mut().zip(&piece.sums).for_each(|(sum, more)| *sum += more);
            all.squares.iter_mut().zip(&piece.squares).for_each(|(sum, more)| *sum += more);
        }
        all
    }

    fn interval(&self, channel: usize) -> Interval {
        let n = self.games.max(1) as f64;
        let value = self.sums[channel] / n;
        let variance = ((self.squares[channel] - self.sums[channel] * value) / (n - 1.0).max(1.0)).max(0.0);
        let half = 1.96 * (variance / n).sqrt();
        Interval { value, low: value - half, high: value + half, n: self.games }
    }
}

impl Aims {
    pub(crate) fn new(aims: &[Aim], index: &Index) -> Result<Aims, Fault> {
        let metrics = Metric::all(index);
        let mut made = Aims { channels: Vec::new(), all: Vec::new() };
        for aim in aims {
            let (reading, is_rate) = match aim.metric.strip_prefix("used:") {
                Some(topic) => (made.least(topic, &metrics, index)?, true),
                None => {
                    let metric = &metrics[find(&metrics, &aim.metric)?];
                    made.channels.push((metric.clone(), false));
                    (Reading::Mean(made.channels.len() - 1), metric.is_rate)
                }
            };
            let unit = if is_rate { 0.01 } else { 1.0 };
            let low = aim.low.map_or(f64::NEG_INFINITY, |low| low * unit);
            let high = aim.high.map_or(f64::INFINITY, |high| high * unit);
            // Two percentage points, or a twentieth.
            let size = [low, high].into_iter().filter(|end| end.is_finite()).fold(0.0, |a: f64, b| a.max(b.abs()));
            made.all.push((reading, low, high, if is_rate { 0.02 } else { (0.05 * size).max(0.05) }));
        }
        Ok(made)
    }

    /// The things of a topic, each as whether it was used in a game.
    fn least(&mut self, topic: &str, metrics: &[Metric], index: &Index) -> Result<Reading, Fault> {
        let first = self.channels.len();
        let used = metrics.iter().filter(|metric| metric.topic == topic && metric.count == Some("uses"));
        self.channels.extend(used.map(|metric| (metric.clone(), true)));
        if self.channels.len() > first {
            return Ok(Reading::Least(first..self.channels.len()));
        }
        let known = Arg::List(index.tools.iter().map(|topic| Arg::Text(format!("used:{}", topic.id))).collect());
        Err(Fault::Said(Message::new("lab-wrong-metric").with("wanted", format!("used:{topic}")).with("known", known)))
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn slack(&self, aim: usize) -> f64 {
        self.all[aim].3
    }

    pub(crate) fn nothing(&self) -> Seen {
        Seen { games: 0, sums: vec![0.0; self.channels.len()], squares: vec![0.0; self.channels.len()] }
    }

    pub(crate) fn add(&self, sheet: &Sheet, seen: &mut Seen) {
        seen.games += 1;
        for (n, (metric, only_whether)) in self.channels.iter().enumerate() {
            let value = metric.of(0, sheet);
            let value = if *only_whether { f64::from(u8::from(value > 0.0)) } else { value };
            seen.sums[n] += value;
            seen.squares[n] += value * value;
        }
    }

    /// Each aim, as it came out.
    pub(crate) fn intervals(&self, seen: &Seen) -> Vec<Interval> {
        let read = |(reading, ..): &(Reading, f64, f64, f64)| match reading {
            Reading::Mean(channel) => seen.interval(*channel),
            Reading::Least(channels) => {
                let least = channels.clone().min_by(|&a, &b| seen.sums[a].total_cmp(&seen.sums[b]));
                seen.interval(least.unwrap_or(channels.start))
            }
        };
        self.all.iter().map(read).collect()
    }

    /// How far a value lies outside its aim, in slacks.
    pub(crate) fn off(&self, aim: usize, value: f64) -> f64 {
        let (_, low, high, slack) = &self.all[aim];
        (low - value).max(value - high).max(0.0) / slack
    }

    /// Squares of the distances, in slacks.
    pub(crate) fn distance(&self, seen: &[Interval]) -> f64 {
        seen.iter().enumerate().map(|(aim, at)| self.off(aim, at.value).powi(2)).sum()
    }

    /// Does every interval lie within the aim and its slack?
    pub(crate) fn are_reached(&self, seen: &[Interval]) -> bool {
        let within = |(aim, at): (usize, &Interval)| self.off(aim, at.low) <= 1.0 && self.off(aim, at.high) <= 1.0;
        seen.iter().enumerate().all(within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aims_are_read_and_nonsense_is_refused() {
        let aim = |text: &str| text.parse::<Aim>().map(|aim| (aim.metric, aim.low, aim.high));
        assert_eq!(aim("win:blu=50"), Ok(("win:blu".to_owned(), Some(50.0), Some(50.0))));
        assert_eq!(aim("length=35..45.5"), Ok(("length".to_owned(), Some(35.0), Some(45.5))));
        assert_eq!(aim("used:weapon=10.."), Ok(("used:weapon".to_owned(), Some(10.0), None)));
        assert_eq!(aim("length=..40"), Ok(("length".to_owned(), None, Some(40.0))));
        let is_rate = |text: &str| text.parse::<Aim>().unwrap().is_rate();
        assert!(is_rate("win:blu=50") && is_rate("class:scout=50") && is_rate("used:weapon=5.."));
        assert!(!is_rate("length=4") && !is_rate("weapon:whisper:damage=4") && !is_rate("points:blu=4"));
        for bad in ["length", "=3", "length=", "length=..", "length=a", "length=5..3", "length=NaN"] {
            assert!(bad.parse::<Aim>().is_err(), "{bad}");
        }
    }
}
