//! The match itself: answers in, stored, told; bots set to work.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use shelf::Told;
use table::{Actor, Actors};
use tokio::time::Instant;
use tracing::{error, warn};

use super::late::{Late, Step};
use super::log::Note;
use super::refusal::{Refusal, Stop, refusal};
use super::{End, Mail, Room, SocketId, Viewer};
use crate::bots;
use crate::problem::Problem;
use crate::store::{self, Job};
use crate::wire::{By, Clock, Move, TableState};

/// Answers of one actor, and who gives them.
pub(super) struct Answers<'a> {
    pub(super) seat: usize,
    pub(super) actor: Actor,
    pub(super) words: &'a [String],
    pub(super) by: Option<By>,
}

/// What happened, before it is told.
pub(super) struct News {
    pub(super) after: u64,
    pub(super) moves: Vec<Move>,
    /// Events by viewer.
    pub(super) events: Vec<(Viewer, Vec<Arc<table::Message>>)>,
    /// It was taken back.
    pub(super) undone: bool,
    pub(super) note: Option<Note>,
}

impl Room {
    /// Begins the match: the lobby closes and luck speaks first.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        let mut game = self.meta.first(&self.hub.shelf, &self.game_name, self.hub.seed())?;
        game.run_luck(&[]);
        let lines = game.fresh();
        let before = self.meta.clone();
        self.meta.state = TableState::Playing;
        self.meta.started = Some(self.hub.store.now());
        self.meta.rules = self.hub.shelf.game(&self.game_name)?.rules_version();
        // Of this match: the newest content may be another by now.
        self.meta.content = game.record().content;
        self.game = Some(game);
        let (length, asked) = (self.length(), self.asked_seats());
        self.timer = super::Timer::new(self.meta.clock, self.meta.seats.len(), self.ticks.now());
        self.timer.ask(length, asked);
        let row = self.row(joined(&lines), None, None);
        let first = row.clone();
        let table = self.table_row();
        if let Err(error) = self.write(Job::Start { table, row }).await {
            self.meta = before;
            self.game = None;
            return Err(error.into());
        }
        self.seq = lines.len() as u64;
        self.names = self.actor_names();
        self.shown.clear();
        self.late = Late::of(&self.hub, &self.game_name, &self.meta, &[first]);
        self.tell_table();
        self.tell_waits();
        // All of the log: where a record is played on, much has happened before.
        let viewers = self.viewers();
        let told = self.logs(&viewers);
        let events = viewers.into_iter().zip(told).collect();
        self.tell(&News { after: 0, moves: Vec::new(), events, undone: false, note: None });
        self.keep_due_of_days().await;
        self.set_to_work();
        Ok(())
    }

    /// Takes answers of one actor: in memory, then in the store, then to everybody.
    pub(super) async fn take(&mut self, answers: Answers<'_>) -> Result<(), Stop> {
        let Answers { seat, actor, words, by } = answers;
        let viewers = self.viewers();
        let sets: Vec<Actors> = viewers.iter().map(|&viewer| self.sees(viewer)).collect();
        let at = self.length();
        let Some(game) = self.game.as_mut().filter(|_| self.meta.state == TableState::Playing) else {
            let over = self.meta.state == TableState::Over;
            return Err(if over { Refusal::Over } else { Refusal::NotStarted }.into());
        };
        let name = game.name(actor);
        let mut events: Option<Told> = None;
        for word in words {
            match (game.answer(actor, game.seq(), word, &sets), &mut events) {
                (Ok(told), None) => events = Some(told),
                (Ok(told), Some(all)) => all.iter_mut().zip(told).for_each(|(all, one)| all.extend(one)),
                (Err(no), None) => return Err(no.into()),
                // A list is taken as far as it goes.
                (Err(_), Some(_)) => break,
            }
            if !game.waiting().has(actor) {
                break;
            }
        }
        let lines = game.fresh();
        self.turn_the_clock(at, actor, seat, by);
        let note = match by {
            Some(By::Clock) => Some(Note::TimeUp { seat }),
            Some(By::StandIn) if self.handed_over >> seat & 1 == 1 => Some(Note::StoodIn { seat }),
            _ => None,
        };
        let row = self.row(joined(&lines), None, note);
        if let Err(error) = self.write(Job::Append { table: self.n, row }).await {
            match error {
                store::Error::Conflict | store::Error::Fenced => {
                    warn!(table = %self.id, seq = self.seq, "another process answered first");
                }
                error => error!(table = %self.id, %error, "an answer could not be stored"),
            }
            self.fall_back().await?;
            return Err(Refusal::Store.into());
        }
        let after = self.seq;
        self.seq += lines.len() as u64;
        let counter = if by.is_none() { &self.hub.metrics.answers } else { &self.hub.metrics.bot_answers };
        counter.fetch_add(1, Relaxed);
        if self.game.as_ref().is_some_and(|game| game.is_over()) {
            self.finish().await;
        }
        let moves = vec![Move { r#as: name.into_owned(), seat: seat as u8, by }];
        self.notes.add(at, note);
        if let Some(Note::StoodIn { seat }) = note {
            self.handed_over &= !(1 << seat);
        }
        let late = Step::Answers { lines, mover: moves.first().cloned(), note };
        let events = viewers.into_iter().zip(events.unwrap_or_default()).collect();
        self.went_on(News { after, moves, events, undone: false, note }, late).await;
        if by.is_none() {
            self.turned_down &= !(1 << seat);
        }
        Ok(())
    }

    /// Everybody is told, and the one who is next is set to work.
    pub(super) async fn went_on(&mut self, news: News, late: Step) {
        if self.undo.is_some() {
            self.close_undo(crate::wire::Closed::Late);
        }
        self.drop_held();
        if self.has_new_names() {
            self.names = self.actor_names();
            self.tell_table();
        }
        self.tell(&news);
        self.tell_late(late);
        if self.meta.state == TableState::Over {
            self.tell_table();
        }
        self.keep_due_of_days().await;
        self.set_to_work();
    }

    async fn keep_due_of_days(&self) {
        if matches!(self.meta.clock, Clock::Days { .. }) {
            self.keep_due().await;
        }
    }

    /// Bots think about every question that no person will answer.
    pub(super) fn set_to_work(&mut self) {
        // With nobody there and nobody expected, the match waits.
        if self.sockets.is_empty() && !self.meta.seats.iter().any(|chair| chair.is_played()) {
            return;
        }
        for actor in self.awaited().without(self.thinking) {
            let Some((_, level, _)) = self.bot_for(actor) else { continue };
            let Some(game) = &self.game else { return };
            self.thinking.insert(actor);
            let sees = self.sees(self.holder(actor));
            let thought = bots::thought(&**game, sees, actor, &level, self.hub.seed());
            let (hub, mailbox, seq) = (self.hub.clone(), self.mailbox.clone(), self.seq);
            let (told_at, pace) = (self.told_at, self.pace_of(actor));
            let whose = self.whose(bots::Lane::of(&level));
            tokio::spawn(async move {
                let advice = hub.pool.think(whose, thought).await;
                tokio::time::sleep_until(next_beat(told_at, Instant::now(), pace)).await;
                let _ = mailbox.send(Mail::Thought { seq, actor, advice }).await;
            });
        }
    }

    /// In whose name bots think here.
    pub(super) fn whose(&self, lane: bots::Lane) -> bots::Whose {
        bots::Whose { network: self.meta.from.clone(), table: self.n, lane }
    }

    /// Who answers for an actor that no present person holds: seat, level, and as what.
    fn bot_for(&self, actor: Actor) -> Option<(usize, String, By)> {
        let holds = |chair: &&(usize, &crate::meta::Chair)| chair.1.actors.has(actor);
        let chairs: Vec<_> = self.meta.seats.iter().enumerate().collect();
        if let Some((seat, _)) = chairs.iter().filter(holds).find(|(_, chair)| chair.is_played()) {
            let by = if self.overdue.has(actor) { By::Clock } else { By::StandIn };
            let asked = self.overdue.has(actor) || self.entrusted.has(actor);
            return asked.then(|| (*seat, bots::STAND_IN.to_owned(), by));
        }
        let (seat, chair) = chairs.iter().find(holds)?;
        Some(match chair.level() {
            Some(level) => (*seat, level.to_owned(), By::Bot),
            None => (*seat, bots::STAND_IN.to_owned(), By::StandIn),
        })
    }

    fn holder(&self, actor: Actor) -> Viewer {
        self.meta.seats.iter().position(|chair| chair.actors.has(actor))
    }

    pub(super) async fn bot_answers(
        &mut self,
        seq: u64,
        actor: Actor,
        advice: Option<Vec<crate::wire::Advice>>,
    ) -> Result<(), End> {
        if seq != self.seq || !self.thinking.has(actor) {
            return Ok(());
        }
        self.thinking.remove(actor);
        // Meanwhile the person may have come back.
        let Some((seat, _, by)) = self.bot_for(actor) else { return Ok(()) };
        let Some(game) = &self.game else { return Ok(()) };
        let fallback = || game.answers(actor).ok().and_then(|words| words.into_iter().next());
        let best = advice.and_then(|advice| advice.into_iter().next()).map(|best| best.text);
        let Some(word) = best.or_else(fallback) else { return Ok(()) };
        match refusal(self.take(Answers { seat, actor, words: &[word], by: Some(by) }).await)? {
            None | Some(Refusal::Store) => {}
            Some(other) => error!(table = %self.id, code = other.code(), "a bot's answer was refused"),
        }
        Ok(())
    }

    /// Somebody said: this answer, at this step.
    pub(super) async fn choose(
        &mut self,
        from: (SocketId, Option<u32>),
        seat: usize,
        name: &str,
        seq: u64,
        words: &[String],
    ) -> Result<(), Stop> {
        let actor = self.own(seat, name)?;
        if seq != self.seq {
            return Err(Refusal::Stale.into());
        }
        if self.is_veiled(actor) && self.is_offered(actor, words) {
            self.hold(from, seat, actor, words);
            return Ok(());
        }
        self.take(Answers { seat, actor, words, by: None }).await
    }
}

/// Answers as the store keeps them.
pub(crate) fn joined(lines: &[(String, String)]) -> String {
    let mut all = String::with_capacity(lines.len() * 24);
    for (n, (actor, word)) in lines.iter().enumerate() {
        if n > 0 {
            all.push('\n');
        }
        all.push_str(actor);
        all.push(' ');
        all.push_str(word);
    }
    all
}

/// The next multiple of the pace since the table was last told something: how
/// long a bot thought cannot be seen.
pub(super) fn next_beat(since: Instant, now: Instant, pace: Duration) -> Instant {
    if pace.is_zero() {
        return since;
    }
    let beats = now.saturating_duration_since(since).as_nanos() / pace.as_nanos() + 1;
    since + pace * u32::try_from(beats).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_answer_on_the_beat() {
        let since = Instant::now();
        let pace = Duration::from_millis(600);
        let at = |millis| next_beat(since, since + Duration::from_millis(millis), pace);
        assert_eq!(at(0), since + pace);
        assert_eq!(at(599), since + pace);
        assert_eq!(at(601), since + pace * 2);
        assert_eq!(next_beat(since, since, Duration::ZERO), since);
    }
}
