//! Whose time runs, and what happens when it is up: a bot answers, and after
//! a few times in a row it keeps the seat until the person returns.

use std::time::Duration;

use table::{Actor, Actors};
use tokio::time::Instant;

use super::log::Note;
use super::timer::Answered;
use super::{End, Room};
use crate::store::{Job, Row};
use crate::wire::{By, Clock, Clocks, Closed};

/// The time of a table: the store's when it woke, and from then on a clock that
/// nobody can set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ticks {
    from: Instant,
    at: u64,
}

impl Ticks {
    pub(super) fn start(at: u64) -> Ticks {
        Ticks { from: Instant::now(), at }
    }

    /// Milliseconds since 1970.
    pub(super) fn now(&self) -> u64 {
        self.at + self.from.elapsed().as_millis() as u64
    }
}

/// A sleep must have an end that the clock can hold.
const LONGEST: u64 = 86_400_000;

/// The due date of a table whose clock stands still while it sleeps: never.
const NEVER: u64 = i64::MAX as u64;

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

    fn left(&self, seat: usize) -> u64 {
        self.timer.left(self.ticks.now(), seat)
    }

    /// When somebody's time is up, or an undo request.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let undo = self.undo.as_ref().map(|(_, until)| *until);
        [undo, self.held.as_ref().map(|held| held.until), self.time_up()].into_iter().flatten().min()
    }

    fn time_up(&self) -> Option<Instant> {
        if self.meta.clock == Clock::None || !self.is_playing() || self.held.is_some() {
            return None;
        }
        let open = self.running().filter(|&seat| !self.is_overdue(seat));
        let least = open.map(|seat| self.left(seat)).min()?.min(LONGEST);
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
        let due = match self.is_lobby() {
            true => Some(self.ends_at),
            false if self.meta.clock == Clock::None => return,
            false => self.due().or_else(|| self.is_playing().then_some(NEVER)),
        };
        let _ = self.write(Job::Due { table: self.n, due }).await;
    }

    /// When the next clock runs out, by the store's clock.
    pub(super) fn due(&self) -> Option<u64> {
        let least = self.running().map(|seat| self.left(seat)).min();
        least.filter(|_| self.is_playing()).map(|left| self.hub.store.now().saturating_add(left))
    }

    /// What is written must not forget when somebody has to look at the table.
    pub(super) fn due_when_saved(&self) -> Option<u64> {
        match self.is_lobby() {
            true => Some(self.ends_at),
            false if matches!(self.meta.clock, Clock::Days { .. }) => self.due(),
            false => None,
        }
    }

    pub(super) async fn look_at_the_clock(&mut self) -> Result<(), End> {
        if let Some((_, until)) = &self.undo
            && *until <= Instant::now()
        {
            self.close_undo(Closed::Late);
        }
        if self.is_lobby() {
            return self.look_at_the_lobby().await;
        }
        if self.held.is_some() {
            return self.let_go().await;
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
                self.handed_over |= 1 << seat;
                replaced = true;
            }
        }
        if replaced {
            // Until now it was the person's time.
            self.timer.charge(self.ticks.now());
            self.save_quietly().await;
            self.tell_table();
        }
        self.set_to_work();
        Ok(())
    }

    /// An answer was given: what it cost, and a new question begins. `at` are
    /// the answers in the log before it.
    pub(super) fn turn_the_clock(&mut self, at: usize, actor: Actor, seat: usize, by: Option<By>) {
        let chairs = self.meta.seats.iter().enumerate().filter(|(_, chair)| chair.actors.has(actor));
        let holders = chairs.fold(0, |all, (n, _)| all | 1 << n);
        let spared = by == Some(By::StandIn) || self.held.take_if(|held| held.actor == actor).is_some();
        let answered = Answered { at, seat, holders, in_person: by.is_none(), spared };
        let (length, asked) = (self.length(), self.asked_seats());
        self.timer.answered(self.ticks.now(), answered, length, asked);
        if by.is_none() {
            self.meta.seats[seat].misses = 0;
        }
        self.overdue = Actors::NONE;
        // What others were entrusted with, while several are asked, still is.
        self.entrusted = self.entrusted.without(Actors::one(actor)).and(self.awaited());
    }

    /// Answers were taken back: the time they took is not.
    pub(super) fn turn_back(&mut self) {
        let (length, asked) = (self.length(), self.asked_seats());
        self.timer.undone(self.ticks.now(), length, asked);
        (self.overdue, self.entrusted) = (Actors::NONE, Actors::NONE);
    }

    /// Answers in the log.
    pub(super) fn length(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.seq())
    }

    pub(super) fn clocks(&self) -> Option<Clocks> {
        if self.meta.clock == Clock::None || !self.is_playing() {
            return None;
        }
        let left = |seat: usize| self.meta.seats[seat].person().map(|_| self.left(seat));
        Some(Clocks {
            left: (0..self.meta.seats.len()).map(left).collect(),
            running: self.running().map(|seat| seat as u8).collect(),
            now: self.hub.store.now(),
        })
    }

    /// The row of what has just happened: an answer, an undo, or the beginning.
    pub(super) fn row(&mut self, lines: String, keep: Option<u64>, note: Option<Note>) -> Row {
        let (asked, banks) = (self.asked_seats(), self.timer.row(keep.is_none(), note));
        Row { seq: self.seq, at: self.timer.at(), lines, keep, asked, banks }
    }
}
