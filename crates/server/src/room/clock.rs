//! Whose time runs, and what happens when it is up: a bot answers, and after
//! a few times in a row it keeps the seat until the person returns.

use std::time::Duration;

use table::Actors;
use tokio::time::Instant;

use super::{End, Room};
use crate::ids;
use crate::meta::Meta;
use crate::store::{Job, Row};
use crate::wire::{Clock, Clocks, Closed};

/// Since when the present question stands, and what is left in the banks.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    since: Instant,
    /// The same by the wall clock, for what outlives the process.
    at: u64,
    /// Milliseconds by seat.
    banks: Vec<u64>,
}

/// Nobody returns to less than this.
const AT_LEAST: u64 = 10_000;
const DAY: u64 = 86_400_000;

impl Timer {
    pub(super) fn new(meta: &Meta) -> Timer {
        let bank = match meta.clock {
            Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
            _ => 0,
        };
        Timer { since: Instant::now(), at: ids::now(), banks: vec![bank; meta.seats.len()] }
    }

    /// As it was stored. While nobody looked after the table, the clocks of
    /// days ran on; the others only if the table was told to watch them.
    pub(super) fn wake(meta: &Meta, rows: &[Row], watched: bool) -> Timer {
        let mut timer = Timer::new(meta);
        let Some(last) = rows.last() else { return timer };
        if let Some(banks) = last.banks.as_deref().and_then(|banks| serde_json::from_str::<Vec<u64>>(banks).ok())
            && banks.len() == timer.banks.len()
        {
            timer.banks = banks;
        }
        if watched || matches!(meta.clock, Clock::Days { .. }) {
            let gone = timer.at.saturating_sub(last.at);
            timer.at = last.at;
            timer.since = timer.since.checked_sub(Duration::from_millis(gone)).unwrap_or(timer.since);
        }
        timer
    }

    /// The banks as a row keeps them.
    pub(super) fn stored(&self, clock: Clock) -> Option<String> {
        matches!(clock, Clock::Bank { .. }).then(|| serde_json::json!(self.banks).to_string())
    }
}

impl Room {
    /// Seats of persons who are asked now.
    pub(super) fn running(&self) -> impl Iterator<Item = usize> + '_ {
        let awaited = self.awaited();
        let runs = move |seat: &usize| {
            let chair = &self.meta.seats[*seat];
            chair.is_played() && !chair.actors.and(awaited).is_empty()
        };
        (0..self.meta.seats.len()).filter(runs)
    }

    /// What a running seat has left.
    fn left(&self, seat: usize) -> u64 {
        let gone = self.timer.since.elapsed().as_millis() as u64;
        match self.meta.clock {
            Clock::None => u64::MAX,
            Clock::Move { seconds } => (u64::from(seconds) * 1000).saturating_sub(gone),
            Clock::Bank { .. } => self.timer.banks[seat].saturating_sub(gone),
            Clock::Days { days } => (u64::from(days) * DAY).saturating_sub(ids::now().saturating_sub(self.timer.at)),
        }
    }

    /// When somebody's time is up, or an undo request.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let undo = self.undo.as_ref().map(|(_, until)| *until);
        [undo, self.time_up()].into_iter().flatten().min()
    }

    fn time_up(&self) -> Option<Instant> {
        if self.meta.clock == Clock::None || !self.is_playing() {
            return None;
        }
        let open = self.running().filter(|&seat| !self.is_overdue(seat));
        // A sleep must have an end that the clock can hold.
        let least = open.map(|seat| self.left(seat)).min()?.min(DAY);
        Some(Instant::now() + Duration::from_millis(least))
    }

    fn is_overdue(&self, seat: usize) -> bool {
        let asked = self.meta.seats[seat].actors.and(self.awaited());
        asked.without(self.overdue).is_empty()
    }

    pub(super) fn is_due_within(&self, span: Duration) -> bool {
        self.time_up().is_some_and(|up| up <= Instant::now() + span)
    }

    /// Lets the sweeper wake this table when the time of a sleeping one is up.
    pub(super) async fn keep_due(&self) {
        if self.meta.clock == Clock::None {
            return;
        }
        let _ = self.hub.store.write(Job::Due { table: self.n, due: self.due() }).await;
    }

    /// When the next clock runs out, by the wall clock.
    pub(super) fn due(&self) -> Option<u64> {
        let least = self.running().map(|seat| self.left(seat)).min();
        least.filter(|_| self.is_playing()).map(|left| ids::now() + left)
    }

    pub(super) async fn look_at_the_clock(&mut self) -> Result<(), End> {
        if let Some((_, until)) = &self.undo
            && *until <= Instant::now()
        {
            self.close_undo(Closed::Late);
        }
        if self.meta.clock == Clock::None || !self.is_playing() {
            return Ok(());
        }
        let late: Vec<usize> = self.running().filter(|&seat| !self.is_overdue(seat) && self.left(seat) == 0).collect();
        let mut replaced = false;
        for seat in late {
            self.overdue = self.overdue.with(self.meta.seats[seat].actors.and(self.awaited()));
            let chair = &mut self.meta.seats[seat];
            chair.misses = chair.misses.saturating_add(1);
            if chair.misses >= self.hub.config.misses {
                chair.stand_in = true;
                replaced = true;
            }
        }
        if replaced {
            self.save_quietly().await;
            self.tell_table();
        }
        self.set_to_work();
        Ok(())
    }

    /// An answer was given for this seat: what it cost, and a new question begins.
    /// `ran` are the seats whose time ran until now.
    pub(super) fn turn_the_clock(&mut self, ran: &[usize], seat: usize, in_person: bool) {
        if let Clock::Bank { increment, .. } = self.meta.clock {
            let gone = self.timer.since.elapsed().as_millis() as u64;
            for &seat in ran {
                self.timer.banks[seat] = self.timer.banks[seat].saturating_sub(gone);
            }
            if in_person {
                self.timer.banks[seat] += u64::from(increment) * 1000;
            }
        }
        if in_person {
            self.meta.seats[seat].misses = 0;
        }
        self.restart_the_clock();
    }

    pub(super) fn restart_the_clock(&mut self) {
        self.timer.since = Instant::now();
        self.timer.at = ids::now();
        self.overdue = Actors::NONE;
    }

    /// Somebody is back: enough time to look at the table.
    pub(super) fn top_up(&mut self, seat: usize) {
        if matches!(self.meta.clock, Clock::Bank { .. }) {
            self.timer.banks[seat] = self.timer.banks[seat].max(AT_LEAST);
        }
        self.restart_the_clock();
    }

    pub(super) fn clocks(&self) -> Option<Clocks> {
        if self.meta.clock == Clock::None || !self.is_playing() {
            return None;
        }
        let running: Vec<usize> = self.running().collect();
        let left = |seat: usize| {
            let chair = &self.meta.seats[seat];
            chair.person()?;
            Some(match self.meta.clock {
                _ if running.contains(&seat) => self.left(seat),
                Clock::Bank { .. } => self.timer.banks[seat],
                Clock::Move { seconds } => u64::from(seconds) * 1000,
                Clock::Days { days } => u64::from(days) * DAY,
                Clock::None => return None,
            })
        };
        Some(Clocks {
            left: (0..self.meta.seats.len()).map(left).collect(),
            running: running.iter().map(|&seat| seat as u8).collect(),
            now: ids::now(),
        })
    }

    pub(super) fn row(&self, lines: String, keep: Option<u64>) -> Row {
        Row {
            seq: self.seq,
            at: self.timer.at,
            lines,
            keep,
            asked: self.asked_seats(),
            banks: self.timer.stored(self.meta.clock),
        }
    }
}
