//! From the store into memory: the lobby, the log, the clocks.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant as Stopwatch;

use shelf::{AnyMatch, Changes, Record};
use table::Actors;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tracing::error;

use super::clock::Ticks;
use super::late::Late;
use super::log::Notes;
use super::tenure::Tenure;
use super::timer::Timer;
use super::{End, Mail, Room};
use crate::hub::Hub;
use crate::meta::{Meta, Woken};
use crate::problem::Problem;
use crate::store::{Loaded, Row};
use crate::wire::{Clock, TableState};

/// A log as the engine knows it, and the steps it took to get there.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Story {
    pub(super) log: Vec<(String, String)>,
    pub(super) seq: u64,
}

impl Story {
    /// Reads the rows in order. A gap or a line that cannot be read is an error.
    pub(super) fn read(rows: &[Row]) -> Result<Story, String> {
        let mut story = Story::default();
        for row in rows {
            if row.seq != story.seq {
                return Err(format!("row {} where {} was due", row.seq, story.seq));
            }
            if let Some(keep) = row.keep {
                let (keep, there) = (keep as usize, story.log.len());
                if keep > there {
                    return Err(format!("row {} keeps {keep} answers where there are {there}", row.seq));
                }
                story.log.truncate(keep);
                story.seq += 1;
                continue;
            }
            let lines = lines_of(row)?;
            story.seq += lines.len() as u64;
            story.log.extend(lines);
        }
        Ok(story)
    }
}

/// The answers of a row: who said what.
pub(super) fn lines_of(row: &Row) -> Result<Vec<(String, String)>, String> {
    let line = |line: &str| line.split_once(' ').map(|(actor, word)| (actor.to_owned(), word.to_owned()));
    row.lines.lines().map(line).collect::<Option<_>>().ok_or_else(|| format!("row {}: no word", row.seq))
}

/// The match of a story, checked answer by answer.
pub(super) fn rebuild(
    hub: &Hub,
    game: &str,
    meta: &Meta,
    log: Vec<(String, String)>,
) -> Result<Box<dyn AnyMatch>, String> {
    let record = Record {
        game: game.to_owned(),
        rules: meta.rules,
        content: meta.content.clone(),
        setup: meta.scene.is_none().then(|| meta.setup.clone()),
        scene: meta.scene.clone(),
        log,
        result: None,
    };
    let mut game = hub.shelf.load(&record, hub.seed()).map_err(|wrong| wrong.to_string())?;
    game.fresh();
    Ok(game)
}

impl Room {
    /// The table as it is stored. It has been claimed: what an earlier owner still wrote is in it.
    pub(super) async fn wake(
        hub: Arc<Hub>,
        id: String,
        mailbox: mpsc::Sender<Mail>,
        tenure: Tenure,
    ) -> Result<Room, Problem> {
        let began = Stopwatch::now();
        let Some(loaded) = hub.store.load(&id).await? else { return Err(Problem::NoTable) };
        let Loaded { table, rows, chat, recorded } = loaded;
        let mut meta: Meta = serde_json::from_str(&table.meta).map_err(|error| {
            error!(table = %id, %error, "the lobby cannot be read");
            Problem::Fault
        })?;
        let mut story = rows.as_deref().map_err(Clone::clone).and_then(Story::read);
        let rows = rows.unwrap_or_default();
        let mut game = None;
        if matches!(meta.state, TableState::Playing | TableState::Over) {
            let log = story.as_mut().map(|story| std::mem::take(&mut story.log)).map_err(|reason| reason.clone());
            match log.and_then(|log| rebuild(&hub, &table.game, &meta, log)) {
                Ok(there) => game = Some(there),
                // A finished match keeps its result even if it cannot be shown.
                Err(_) if meta.state == TableState::Over => {}
                Err(reason) => {
                    error!(table = %id, reason, "the log cannot be replayed");
                    meta.state = TableState::Broken;
                }
            }
        }
        let chat: Vec<_> = chat.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let now = hub.store.now();
        // Whoever let it go in order has left a date; clocks of days always run.
        let in_order = table.due.is_some() || matches!(meta.clock, Clock::Days { .. });
        let woken = rows.last().map(|last| Woken::again(meta.woken, last.at, in_order, now));
        let timer = Timer::wake(meta.clock, meta.seats.len(), &rows, woken.map_or(now, |woken| woken.since), now);
        let mut room = Room {
            n: table.n,
            tenure,
            code: table.code,
            game_name: table.game,
            private: table.private,
            id,
            mailbox,
            meta,
            game,
            seq: story.map_or(0, |story| story.seq),
            notes: Notes::of(&rows),
            ticks: Ticks::start(now),
            ends_at: table.due.unwrap_or(i64::MAX as u64),
            timer,
            overdue: Actors::NONE,
            entrusted: Actors::NONE,
            gone: Vec::new(),
            held: None,
            thinking: Actors::NONE,
            told_at: Instant::now(),
            sockets: Vec::new(),
            next_socket: 0,
            shown: Vec::new(),
            changes: Changes::default(),
            late: None,
            scratch: Vec::new(),
            written: super::frames::Written::default(),
            told_table_at: None,
            tell_table_at: None,
            unrecorded: None,
            record_at: None,
            next_line: chat.last().map_or(0, |line: &crate::wire::Chat| line.n + 1),
            chat,
            undo: None,
            undos: 0,
            turned_down: 0,
            handed_over: 0,
            names: Vec::new(),
            hub,
        };
        room.names = room.actor_names();
        room.gone = vec![now; room.meta.seats.len()];
        room.late = room.late_match(&rows);
        room.hub.metrics.wakes.fetch_add(1, Relaxed);
        room.hub.metrics.wake_time.note(began.elapsed());
        if room.is_playing() && matches!(room.meta.clock, Clock::Move { .. } | Clock::Bank { .. }) {
            // Should we be lost, nobody is charged for the time until somebody else looks after it.
            room.meta.woken = woken;
            room.save_quietly().await;
        }
        if !recorded && room.game.as_ref().is_some_and(|game| game.is_over()) {
            // It stopped between the last answer and the record, or there was no room for one.
            room.finish().await;
        }
        Ok(room)
    }

    /// The match that watchers see late, while it is played.
    fn late_match(&self, rows: &[Row]) -> Option<Late> {
        let there = self.is_playing() && self.game.is_some();
        there.then(|| Late::of(&self.hub, &self.game_name, &self.meta, rows)).flatten()
    }

    /// What is in memory may be ahead of the store: back to what is stored.
    pub(super) async fn fall_back(&mut self) -> Result<(), End> {
        self.check_tenure()?;
        let loading = self.hub.store.in_term(self.hub.store.load(&self.id)).await.ok_or(End::Fenced)?;
        let loaded = loading.ok().flatten().ok_or(End::Lost)?;
        let rows = loaded.rows.map_err(|_| End::Lost)?;
        let story = Story::read(&rows).map_err(|_| End::Lost)?;
        let moved = story.seq != self.seq;
        let game = rebuild(&self.hub, &self.game_name, &self.meta, story.log).map_err(|_| End::Lost)?;
        self.game = Some(game);
        self.seq = story.seq;
        self.notes = Notes::of(&rows);
        let now = self.ticks.now();
        let since = rows.last().map_or(now, |last| Woken::again(self.meta.woken, last.at, true, now).since);
        self.timer = Timer::wake(self.meta.clock, self.meta.seats.len(), &rows, since, now);
        (self.overdue, self.entrusted) = (Actors::NONE, Actors::NONE);
        self.held = None;
        self.late = self.late_match(&rows);
        self.thinking = Actors::NONE;
        if moved {
            // Another process wrote meanwhile.
            self.tell_all_again();
        }
        self.set_to_work();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seq: u64, lines: &str, keep: Option<u64>) -> Row {
        Row { seq, at: 0, lines: lines.to_owned(), keep, asked: 0, banks: None }
    }

    #[test]
    fn a_story_is_read_with_its_undos() {
        let rows =
            [row(0, "luck a\nluck b", None), row(2, "p1 run", None), row(3, "", Some(2)), row(4, "p1 grab", None)];
        let story = Story::read(&rows).unwrap();
        assert_eq!(story.seq, 5);
        let log: Vec<String> = story.log.iter().map(|(a, w)| format!("{a} {w}")).collect();
        assert_eq!(
            log,
            ["luck a", "luck b", "p1 run", "p1 grab"]
                .iter()
                .enumerate()
                .filter(|(n, _)| *n != 2)
                .map(|(_, s)| s.to_string())
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_gap_and_a_broken_line_are_noticed() {
        assert!(Story::read(&[row(0, "a b", None), row(2, "a c", None)]).is_err());
        assert!(Story::read(&[row(0, "nonsense", None)]).is_err());
        assert!(Story::read(&[row(0, "a b", None), row(1, "", Some(2))]).is_err(), "keeps more than there is");
    }

    #[test]
    fn an_undo_that_keeps_more_than_there_is_says_so() {
        let error = Story::read(&[row(0, "luck a", None), row(1, "", Some(2))]).unwrap_err();
        assert_eq!(error, "row 1 keeps 2 answers where there are 1");
    }
}
