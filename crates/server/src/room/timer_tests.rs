//! The law of time, against a model that knows nothing but who was asked when.

use std::collections::BTreeMap;

use rand::RngExt;
use table::{Rng, rng};

use super::*;
use crate::meta::Woken;

const SEATS: usize = 3;
const CLOCKS: [Clock; 4] = [
    Clock::Move { seconds: 20 },
    Clock::Bank { seconds: 60, increment: 0 },
    Clock::Bank { seconds: 60, increment: 5 },
    Clock::Days { days: 1 },
];

/// A table whose time is turned by hand.
struct Model {
    timer: Timer,
    clock: Clock,
    now: u64,
    /// Who answered which line, and whether in person.
    log: Vec<(usize, bool)>,
    /// Who is asked at each length of the log.
    turns: Vec<usize>,
    away: [bool; SEATS],
    /// What each question has really cost: by seat and length of the log.
    cost: BTreeMap<(usize, usize), u64>,
    /// What a seat that is away has not been charged yet: it is a bot's if the bot answers.
    pending: u64,
    /// What each seat still has of its bank.
    banks: [i64; SEATS],
    rows: Vec<Row>,
}

impl Model {
    fn new(clock: Clock, rng: &mut Rng) -> Model {
        let turns: Vec<usize> = (0..400).map(|_| rng.random_range(0..SEATS)).collect();
        let bank = if let Clock::Bank { seconds, .. } = clock { i64::from(seconds) * 1000 } else { 0 };
        let mut timer = Timer::new(clock, SEATS, 1_000_000);
        timer.ask(0, 1 << turns[0]);
        let mut model = Model {
            timer,
            clock,
            now: 1_000_000,
            log: Vec::new(),
            turns,
            away: [false; SEATS],
            cost: BTreeMap::new(),
            pending: 0,
            banks: [bank; SEATS],
            rows: Vec::new(),
        };
        model.keep(None);
        model
    }

    fn increment(&self) -> i64 {
        if let Clock::Bank { increment, .. } = self.clock { i64::from(increment) * 1000 } else { 0 }
    }

    fn asked(&self) -> usize {
        self.turns[self.log.len()]
    }

    fn keep(&mut self, undo: Option<u64>) {
        let banks = self.timer.row(undo.is_none() && !self.log.is_empty(), None);
        let lines = if undo.is_some() || self.rows.is_empty() { "" } else { "a b" };
        let seq = self.rows.len() as u64;
        let asked = 1 << self.asked();
        self.rows.push(Row { seq, at: self.timer.at(), lines: lines.to_owned(), keep: undo, asked, banks });
    }

    fn pass(&mut self, span: u64) {
        self.now += span;
        let seat = self.asked();
        if self.away[seat] {
            self.pending += span;
        } else {
            self.charge(span);
        }
    }

    fn charge(&mut self, span: u64) {
        let seat = self.asked();
        let bank = &mut self.banks[seat];
        *bank = (*bank).min((*bank - span as i64).max(0));
        *self.cost.entry((seat, self.log.len())).or_default() += span;
    }

    fn answer(&mut self) {
        let seat = self.asked();
        let (stand_in, late) = (self.away[seat], self.left(seat) == 0);
        if !stand_in {
            let span = std::mem::take(&mut self.pending);
            self.charge(span);
        }
        self.pending = 0;
        let at = self.log.len();
        let in_person = !stand_in && !late;
        self.log.push((seat, in_person));
        self.banks[seat] += if in_person { self.increment() } else { 0 };
        let answered = Answered { at, seat, holders: 1 << seat, in_person, spared: stand_in };
        self.timer.answered(self.now, answered, self.log.len(), 1 << self.asked());
        self.keep(None);
    }

    fn undo(&mut self, keep: usize) {
        let span = std::mem::take(&mut self.pending);
        self.charge(span);
        for (seat, in_person) in self.log.split_off(keep) {
            self.banks[seat] -= if in_person { self.increment() } else { 0 };
        }
        self.timer.undone(self.now, keep, 1 << self.asked());
        self.keep(Some(keep as u64));
    }

    fn leave(&mut self, seat: usize) {
        if !self.away[seat] {
            self.timer.charge(self.now);
            self.away[seat] = true;
        }
    }

    fn come_back(&mut self, seat: usize) {
        self.away[seat] = false;
        if self.asked() == seat {
            let span = std::mem::take(&mut self.pending);
            self.charge(span);
        }
    }

    /// Into the store and back.
    fn sleep(&mut self) {
        self.timer = Timer::wake(self.clock, SEATS, &self.rows, self.rows.last().unwrap().at, self.now);
    }

    fn left(&self, seat: usize) -> u64 {
        self.timer.left(self.now, seat)
    }

    /// Nobody has more than the model grants.
    fn check(&self, what: &str) {
        let seat = self.asked();
        let cost = self.cost.get(&(seat, self.log.len())).copied().unwrap_or(0);
        let due = match self.clock {
            Clock::Move { seconds } => (u64::from(seconds) * 1000).saturating_sub(cost),
            Clock::Days { days } => (u64::from(days) * DAY).saturating_sub(cost),
            Clock::Bank { .. } => {
                let bank = self.banks[seat].max(0) as u64;
                bank.max((self.increment() as u64).saturating_sub(cost))
            }
            Clock::None => u64::MAX,
        };
        assert!(self.left(seat) <= due, "{what}: {} left where {due} are due, {:?}", self.left(seat), self.clock);
    }
}

#[test]
fn time_never_comes_back_whatever_is_answered_undone_left_or_returned_to() {
    for seed in 0..400 {
        let mut rng = rng(seed);
        let mut model = Model::new(CLOCKS[seed as usize % CLOCKS.len()], &mut rng);
        for _ in 0..120 {
            let unit = if matches!(model.clock, Clock::Days { .. }) { DAY / 20_000 } else { 1 };
            model.pass(rng.random_range(0..4000) * unit);
            let before: Vec<i64> = model.timer.banks.clone();
            let (seat, was) = (model.asked(), model.log.len());
            let left = model.left(seat);
            let what = match rng.random_range(0..10) {
                0..4 => {
                    model.answer();
                    "answer"
                }
                4..6 if !model.log.is_empty() => {
                    let back = rng.random_range(1..=model.log.len().min(5));
                    model.undo(model.log.len() - back);
                    "undo"
                }
                6..8 => {
                    model.leave(rng.random_range(0..SEATS));
                    "leave"
                }
                8 => {
                    model.come_back(rng.random_range(0..SEATS));
                    "return"
                }
                _ => {
                    model.sleep();
                    "sleep"
                }
            };
            model.check(what);
            if what != "answer" {
                assert!(model.timer.banks.iter().zip(&before).all(|(now, was)| now <= was), "{what} fills no bank");
            }
            if model.log.len() == was && what != "undo" {
                assert!(model.left(seat) <= left, "{what} gives no time back");
            }
        }
    }
}

#[test]
fn leaving_and_returning_restarts_no_clock_of_any_kind() {
    for clock in CLOCKS {
        let mut timer = Timer::new(clock, 1, 0);
        timer.ask(0, 1);
        let whole = timer.left(0, 0);
        for _ in 0..10 {
            timer.charge(1_900);
        }
        assert_eq!(timer.left(2_000, 0), whole - 2_000, "{clock:?}");
    }
}

#[test]
fn an_undo_charges_the_time_and_takes_the_increment_back() {
    let mut timer = Timer::new(Clock::Bank { seconds: 60, increment: 15 }, 1, 0);
    timer.ask(0, 1);
    let mut now = 0;
    for _ in 0..8 {
        now += 1_000;
        let answered = Answered { at: 0, seat: 0, holders: 1, in_person: true, spared: false };
        timer.answered(now, answered, 1, 1);
        timer.undone(now, 0, 1);
    }
    assert_eq!(timer.left(now, 0), 52_000);
}

#[test]
fn a_question_that_is_asked_again_has_the_time_it_had_left() {
    let mut timer = Timer::new(Clock::Move { seconds: 60 }, 2, 0);
    timer.ask(0, 1);
    let answered = Answered { at: 0, seat: 0, holders: 1, in_person: true, spared: false };
    timer.answered(50_000, answered, 1, 1);
    assert_eq!(timer.left(50_000, 0), 60_000, "a new question");
    timer.undone(53_000, 0, 1);
    assert_eq!(timer.left(53_000, 0), 10_000);
    timer.answered(54_000, answered, 1, 1);
    assert_eq!(timer.left(54_000, 0), 57_000, "the second question too has cost what it has cost");
}

#[test]
fn who_is_asked_beside_others_keeps_the_clock_when_they_answer() {
    let mut timer = Timer::new(Clock::Move { seconds: 60 }, 2, 0);
    timer.ask(0, 0b11);
    let answered = Answered { at: 0, seat: 0, holders: 0b01, in_person: true, spared: false };
    timer.answered(20_000, answered, 1, 0b11);
    assert_eq!((timer.left(20_000, 0), timer.left(20_000, 1)), (60_000, 40_000));
    // A player who shares the actor has a new question too.
    let answered = Answered { at: 1, seat: 0, holders: 0b11, in_person: true, spared: false };
    timer.answered(30_000, answered, 2, 0b11);
    assert_eq!(timer.left(30_000, 1), 60_000);
}

#[test]
fn time_runs_through_a_sleep_in_order_and_stands_still_while_nobody_looks_after_the_table() {
    let answered = 1_000;
    let back = Woken::again(None, answered, false, 9_000);
    assert_eq!(back.since, 9_000, "its server was lost, nobody knows when");
    let rested = Woken::again(Some(back), answered, true, 12_000);
    assert_eq!(rested.since, 9_000, "what was spared stays so, what has passed since is charged");
    let lost = Woken::again(Some(rested), answered, false, 50_000);
    assert_eq!(50_000 - lost.since, 3_000, "charged until it last woke");
    assert_eq!(Woken::again(Some(lost), 60_000, true, 61_000).since, 60_000, "a new question");
}

#[test]
fn banks_of_older_rows_are_read() {
    let row =
        |banks: &str| Row { seq: 0, at: 5, lines: String::new(), keep: None, asked: 1, banks: Some(banks.into()) };
    let clock = Clock::Bank { seconds: 60, increment: 0 };
    let timer = Timer::wake(clock, 2, &[row("[41000,7]")], 10, 10);
    assert_eq!((timer.left(10, 0), timer.left(10, 1)), (41_000, 7));
}
