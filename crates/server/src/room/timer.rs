//! Time as a value: what each seat has left and what its questions have cost
//! so far. Nothing here reads a clock, so a test can turn it by hand. Time
//! that has passed stays charged, whatever is answered, undone or left.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::log::Note;
use crate::store::Row;
use crate::wire::Clock;

const DAY: u64 = 86_400_000;

/// An answer that stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Given {
    /// Answers in the log before it.
    pub(super) at: usize,
    /// `None` where the store does not say.
    pub(super) seat: Option<usize>,
    /// By the person on the seat, not by a bot for them.
    pub(super) in_person: bool,
    /// Answers in the log when its question was asked.
    asked: usize,
}

/// Who has just answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answered {
    /// Answers in the log before this one.
    pub(super) at: usize,
    pub(super) seat: usize,
    /// The seats that hold the actor, as bits: for all of them it was the question.
    pub(super) holders: u32,
    pub(super) in_person: bool,
    /// What has passed since everything was last charged is not the person's: a bot
    /// had the seat, or the answer was there and held back.
    pub(super) spared: bool,
}

/// The clocks of a match, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    clock: Clock,
    /// Until when everything is charged.
    since: u64,
    /// By seat. An undo that takes an increment back can leave less than nothing.
    banks: Vec<i64>,
    /// By seat: the answers in the log when its present question was asked.
    asked: Vec<Option<usize>>,
    /// What the question to a seat at a place of the log has cost. It outlives an undo.
    spent: BTreeMap<(usize, usize), u64>,
    given: Vec<Given>,
    /// Questions charged since the last row.
    charged: Vec<(usize, usize)>,
}

/// What a row of the store keeps beside its answers.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    /// Who answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    /// It was a bot, for a person or on its own seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    bot: bool,
    /// When the answered question was asked, if that was not just before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    banks: Vec<i64>,
    /// Seats and when their questions were asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    asked: Vec<(usize, usize)>,
    /// Seats, when their questions were asked, and what these have cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    spent: Vec<(usize, usize, u64)>,
    /// What the table says about it in the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
}

impl Timer {
    pub(super) fn new(clock: Clock, seats: usize, now: u64) -> Timer {
        let bank = match clock {
            Clock::Bank { seconds, .. } => i64::from(seconds) * 1000,
            _ => 0,
        };
        Timer {
            clock,
            since: now,
            banks: vec![bank; seats],
            asked: vec![None; seats],
            spent: BTreeMap::new(),
            given: Vec::new(),
            charged: Vec::new(),
        }
    }

    /// As it was stored; since this moment time has run for those who are asked.
    pub(super) fn wake(clock: Clock, seats: usize, rows: &[Row], since: u64, now: u64) -> Timer {
        let mut timer = Timer::new(clock, seats, now);
        let mut length = 0;
        for row in rows {
            let kept = row.banks.as_deref().map(|text| kept(text, seats));
            if let Some(keep) = row.keep {
                length = length.min(keep as usize);
                timer.given.retain(|given| given.at < length);
            } else {
                let seat = kept.as_ref().and_then(|kept| kept.seat);
                if seat.is_some() || kept.is_none() && length > 0 {
                    let (bot, of) = kept.as_ref().map_or((false, None), |kept| (kept.bot, kept.of));
                    timer.given.push(Given { at: length, seat, in_person: !bot, asked: of.unwrap_or(length) });
                }
                length += row.lines.lines().count();
            }
            let Some(kept) = kept else { continue };
            if kept.banks.len() == seats {
                timer.banks = kept.banks;
            }
            timer.asked = vec![None; seats];
            for (seat, at) in kept.asked.into_iter().filter(|(seat, _)| *seat < seats) {
                timer.asked[seat] = Some(at);
            }
            timer.spent.extend(kept.spent.into_iter().map(|(seat, at, cost)| ((seat, at), cost)));
        }
        let Some(last) = rows.last() else { return timer };
        timer.ask(length, last.asked);
        timer.since = since.min(now);
        timer.charge(now);
        timer
    }

    /// The beginning, or what follows it: these seats are asked, as bits.
    pub(super) fn ask(&mut self, length: usize, seats: u32) {
        for (seat, asked) in self.asked.iter_mut().enumerate() {
            *asked = (seats >> seat & 1 == 1).then(|| asked.filter(|at| *at <= length).unwrap_or(length));
        }
    }

    /// The time that has passed is charged to everybody who is asked.
    pub(super) fn charge(&mut self, now: u64) {
        self.charge_but(now, None);
    }

    fn charge_but(&mut self, now: u64, spared: Option<usize>) {
        let gone = now.saturating_sub(self.since);
        self.since = self.since.max(now);
        if self.clock == Clock::None {
            return;
        }
        for seat in (0..self.asked.len()).filter(|seat| Some(*seat) != spared) {
            let Some(at) = self.asked[seat] else { continue };
            self.banks[seat] = self.banks[seat].min((self.banks[seat] - gone as i64).max(0));
            *self.spent.entry((seat, at)).or_default() += gone;
            if !self.charged.contains(&(seat, at)) {
                self.charged.push((seat, at));
            }
        }
    }

    /// An answer was given; `seats` are asked after it, as bits, when the log has `length` answers.
    pub(super) fn answered(&mut self, now: u64, answered: Answered, length: usize, seats: u32) {
        let Answered { at, seat, holders, in_person, spared } = answered;
        self.charge_but(now, spared.then_some(seat));
        let asked = self.asked[seat].unwrap_or(at);
        self.given.push(Given { at, seat: Some(seat), in_person, asked });
        if in_person {
            self.banks[seat] += self.increment();
        }
        for holder in (0..self.asked.len()).filter(|holder| holders >> holder & 1 == 1) {
            self.asked[holder] = None;
        }
        self.ask(length, seats);
    }

    /// The log has only `keep` answers again. Increments of what was taken back
    /// are taken back, and a question that is asked again has cost what it has cost.
    pub(super) fn undone(&mut self, now: u64, keep: usize, seats: u32) {
        self.charge(now);
        let (stand, taken): (Vec<_>, Vec<_>) = self.given.drain(..).partition(|given| given.at < keep);
        self.given = stand;
        let increment = self.increment();
        for given in taken {
            let Some(seat) = given.seat else { continue };
            if given.in_person {
                self.banks[seat] -= increment;
            }
            self.asked[seat] = Some(self.asked[seat].map_or(given.asked, |at| at.min(given.asked)));
        }
        self.ask(keep, seats);
    }

    /// Who gave the answer at a place of the log, luck's after it included.
    pub(super) fn seat_at(&self, at: usize) -> Option<usize> {
        self.given.iter().rfind(|given| given.at <= at)?.seat
    }

    /// Answers that stand and would not if only `keep` answers stayed.
    pub(super) fn given_since(&self, keep: usize) -> impl Iterator<Item = &Given> {
        self.given.iter().filter(move |given| given.at >= keep)
    }

    fn increment(&self) -> i64 {
        match self.clock {
            Clock::Bank { increment, .. } => i64::from(increment) * 1000,
            _ => 0,
        }
    }

    /// What a seat has left, for the question it is asked or for its next one.
    pub(super) fn left(&self, now: u64, seat: usize) -> u64 {
        let gone = if self.asked[seat].is_some() { now.saturating_sub(self.since) } else { 0 };
        let spent = self.asked[seat].and_then(|at| self.spent.get(&(seat, at))).copied().unwrap_or(0);
        let of = |all: u64| all.saturating_sub(spent).saturating_sub(gone);
        match self.clock {
            Clock::None => u64::MAX,
            Clock::Move { seconds } => of(u64::from(seconds) * 1000),
            Clock::Days { days } => of(u64::from(days) * DAY),
            // Anybody who comes back to an empty bank can still answer: the increment is the least a question has.
            Clock::Bank { increment, .. } => {
                let bank = (self.banks[seat] - gone as i64).max(0) as u64;
                if self.asked[seat].is_some() { bank.max(of(u64::from(increment) * 1000)) } else { bank }
            }
        }
    }

    /// When everything was last charged: the time of a row.
    pub(super) fn at(&self) -> u64 {
        self.since
    }

    /// What the next row keeps.
    pub(super) fn row(&mut self, given: bool, note: Option<Note>) -> Option<String> {
        let last = self.given.last().filter(|_| given);
        let mut kept = Kept {
            seat: last.and_then(|given| given.seat),
            bot: last.is_some_and(|given| !given.in_person),
            of: last.filter(|given| given.asked != given.at).map(|given| given.asked),
            note,
            ..Kept::default()
        };
        let charged = std::mem::take(&mut self.charged);
        let cost = |(seat, at)| (seat, at, self.spent.get(&(seat, at)).copied().unwrap_or(0));
        kept.spent = charged.into_iter().map(cost).collect();
        if self.clock != Clock::None {
            kept.asked = self.asked.iter().enumerate().filter_map(|(seat, at)| at.map(|at| (seat, at))).collect();
        }
        if matches!(self.clock, Clock::Bank { .. }) {
            kept.banks.clone_from(&self.banks);
        }
        serde_json::to_string(&kept).ok()
    }
}

/// What the table says about a row.
pub(super) fn note_of(row: &Row) -> Option<Note> {
    kept(row.banks.as_deref()?, 0).note
}

/// What a row keeps. Older ones kept the banks alone.
fn kept(text: &str, seats: usize) -> Kept {
    let banks = || serde_json::from_str::<Vec<i64>>(text).unwrap_or_default();
    serde_json::from_str(text).unwrap_or_else(|_| Kept {
        banks: Some(banks()).filter(|banks| banks.len() == seats).unwrap_or_default(),
        ..Kept::default()
    })
}

#[cfg(test)]
#[path = "timer_tests.rs"]
mod tests;
