//! The log of the table: everything that has happened, as each viewer may know
//! it, the same on every page of theirs. It is not kept. The answers are walked
//! through once more, a millisecond or two for a whole match, and what the
//! table says itself (a decision taken back, a clock that ran out, a bot that plays on) stands
//! between them where it was said. An undo takes the lines of its answers along.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shelf::AnyMatch;
use table::Actors;

use super::timer::note_of;
use super::{Room, Viewer};
use crate::meta::Chair;
use crate::store::Row;
use crate::wire::{Log, Message, Taken, Watch};

/// Lines in one frame.
const PART: usize = 200;

/// What the table says itself. Stored with the row it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Note {
    /// The person on this seat took this many decisions back, theirs and others'.
    Undone { seat: usize, decisions: u32 },
    /// Their time was up: a bot has answered.
    TimeUp { seat: usize },
    /// They are away: from here on a bot answers for them.
    StoodIn { seat: usize },
}

impl Note {
    pub(super) fn message(self, seats: &[Chair]) -> table::Message {
        let who = |seat: usize| seats.get(seat).map_or_else(String::new, Chair::title);
        match self {
            Note::Undone { seat, decisions } => table::Message::new("server-told-undone")
                .with("who", who(seat))
                .with("n", table::Arg::Number(decisions.into())),
            Note::TimeUp { seat } => table::Message::new("server-told-time-up").with("who", who(seat)),
            Note::StoodIn { seat } => table::Message::new("server-told-stood-in").with("who", who(seat)),
        }
    }
}

/// The notes that stand, each with the answers in the log before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes(Vec<(usize, Note)>);

impl Notes {
    /// Those of a stored story.
    pub(super) fn of(rows: &[Row]) -> Notes {
        let mut notes = Notes::default();
        let mut length = 0;
        for row in rows {
            if let Some(keep) = row.keep {
                length = keep as usize;
                notes.cut(length);
            }
            notes.add(length, note_of(row));
            length += row.lines.lines().count();
        }
        notes
    }

    pub(super) fn add(&mut self, at: usize, note: Option<Note>) {
        self.0.extend(note.map(|note| (at, note)));
    }

    /// A note stands as long as the answers before it do.
    pub(super) fn cut(&mut self, keep: usize) {
        self.0.retain(|(at, _)| *at <= keep);
    }

    fn at(&self, at: usize) -> impl Iterator<Item = Note> {
        self.0.iter().filter(move |(of, _)| *of == at).map(|(_, note)| *note)
    }
}

/// The lines of a match for each of these eyes.
pub(super) fn lines(
    game: &dyn AnyMatch,
    notes: &Notes,
    seats: &[Chair],
    eyes: &[Actors],
) -> Vec<Vec<Arc<table::Message>>> {
    let mut lines = vec![Vec::new(); eyes.len()];
    let say = |at: usize, lines: &mut Vec<Vec<Arc<table::Message>>>| {
        for note in notes.at(at) {
            let note = Arc::new(note.message(seats));
            lines.iter_mut().for_each(|lines| lines.push(note.clone()));
        }
    };
    let mut walk = game.back_at(0, 0);
    for (at, (actor, word)) in game.log(0).iter().enumerate() {
        say(at, &mut lines);
        // The log was played once: it plays again.
        let Ok(told) = walk.follow(actor, word, eyes) else { break };
        lines.iter_mut().zip(told).for_each(|(lines, told)| lines.extend(told));
    }
    say(game.seq(), &mut lines);
    lines
}

/// The part of these lines that ends before line `before`.
fn part(lines: &[Arc<table::Message>], before: usize) -> Log {
    let before = before.min(lines.len());
    let from = before.saturating_sub(PART);
    Log { from: from as u32, lines: lines[from..before].iter().map(|line| Message::from(&**line)).collect() }
}

impl Room {
    /// The part of a viewer's log that ends before line `before`.
    pub(super) fn log_before(&self, viewer: Viewer, before: usize) -> Log {
        if self.is_late(viewer) {
            return self.late.as_ref().map_or_else(Log::default, |late| part(&late.lines(&self.meta.seats), before));
        }
        let mut all = self.logs(&[viewer]);
        part(&all.pop().unwrap_or_default(), before)
    }

    /// The logs of these viewers.
    pub(super) fn logs(&self, viewers: &[Viewer]) -> Vec<Vec<Arc<table::Message>>> {
        let Some(game) = &self.game else { return vec![Vec::new(); viewers.len()] };
        let eyes: Vec<Actors> = viewers.iter().map(|&viewer| self.saw(viewer)).collect();
        let mut lines = lines(&**game, &self.notes, &self.meta.seats, &eyes);
        if let Some(seat) = self.meta.claimed {
            let who = self.meta.seats.get(usize::from(seat)).map_or_else(String::new, Chair::title);
            let claimed = Arc::new(table::Message::new("server-told-claimed").with("who", who));
            lines.iter_mut().for_each(|lines| lines.push(claimed.clone()));
        }
        lines
    }

    /// What a viewer saw while the match was played.
    fn saw(&self, viewer: Viewer) -> Actors {
        match (viewer, &self.game, self.meta.watch) {
            (Some(seat), ..) => self.meta.seats[seat].actors,
            (None, Some(game), Watch::Delayed { .. }) if !self.is_playing() => game.actors(),
            (None, ..) => Actors::NONE,
        }
    }

    /// The decisions that would be taken back if only `keep` answers stayed, by
    /// seat. What luck says, and a question with a single answer, is none.
    pub(super) fn taken_since(&self, keep: usize) -> Vec<Taken> {
        let Some(game) = &self.game else { return Vec::new() };
        let mut walk = game.back_at(keep, 0);
        let mut taken: Vec<Taken> = Vec::new();
        for (at, (name, word)) in (keep..).zip(game.log(keep)) {
            let actor = walk.named(&name).ok().filter(|actor| !actor.is_luck());
            if let Some(actor) = actor
                && walk.answers(actor).is_ok_and(|words| words.len() > 1)
            {
                let holder = || self.meta.seats.iter().position(|chair| chair.actors.has(actor));
                let seat = self.timer.seat_at(at).or_else(holder).unwrap_or(0) as u8;
                match taken.iter_mut().find(|taken| taken.seat == seat) {
                    Some(taken) => taken.decisions += 1,
                    None => taken.push(Taken { seat, decisions: 1 }),
                }
            }
            if walk.follow(&name, &word, &[]).is_err() {
                break;
            }
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNDONE: Option<Note> = Some(Note::Undone { seat: 0, decisions: 1 });

    #[test]
    fn a_note_goes_with_the_answers_before_it() {
        let mut notes = Notes::default();
        notes.add(5, Some(Note::TimeUp { seat: 1 }));
        notes.cut(5);
        notes.add(5, UNDONE);
        assert_eq!(notes.at(5).count(), 2, "an undo back to where it was said leaves it");
        notes.cut(4);
        assert_eq!(notes.at(5).count(), 0);
    }

    #[test]
    fn a_part_ends_where_it_is_wanted_and_is_never_long() {
        let lines: Vec<_> = (0..450).map(|n| Arc::new(table::Message::new(n.to_string()))).collect();
        let ends = |before| {
            let part = part(&lines, before);
            (part.from, part.lines.len())
        };
        assert_eq!(ends(usize::MAX), (250, 200));
        assert_eq!(ends(250), (50, 200));
        assert_eq!(ends(50), (0, 50));
        assert_eq!(ends(0), (0, 0));
    }
}
