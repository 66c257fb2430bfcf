//! Watchers who see everything, but late: a second match that follows the
//! first one some answers behind it. Until there are that many they see nothing
//! but how long they wait; when the match is over they catch up.

use std::collections::VecDeque;
use std::sync::Arc;

use shelf::{AnyMatch, Changes, Shown};
use tracing::error;

use super::frames::json;
use super::log::{Note, Notes, lines};
use super::timer::note_of;
use super::told::{self, Head, Tail};
use super::undo::shorter;
use super::wake::{Story, lines_of, rebuild};
use super::{Room, Viewer};
use crate::hub::Hub;
use crate::meta::{Chair, Meta};
use crate::outlet::Packet;
use crate::store::Row;
use crate::wire::{Ask, Frame, Move, Watch};

/// One row of the store, on its way to the watchers.
pub(super) enum Step {
    Answers {
        lines: Vec<(String, String)>,
        mover: Option<Move>,
        note: Option<Note>,
    },
    /// This many answers of the log stay.
    Undo {
        keep: usize,
        note: Option<Note>,
    },
}

/// The rows of a log that have not been taken back.
#[derive(Default)]
struct Rows {
    /// Where each begins.
    begins: Vec<usize>,
    length: usize,
}

impl Rows {
    fn take(&mut self, step: &Step) {
        match step {
            Step::Answers { lines, .. } => {
                self.begins.push(self.length);
                self.length += lines.len();
            }
            Step::Undo { keep, .. } => {
                self.begins.retain(|begin| begin < keep);
                self.length = *keep;
            }
        }
    }

    fn count(&self) -> usize {
        self.begins.len()
    }
}

pub(super) struct Late {
    by: usize,
    /// The rows that stand, in the match and as far as watchers know it.
    there: Rows,
    known: Rows,
    notes: Notes,
    /// Has anything been shown?
    has_begun: bool,
    game: Box<dyn AnyMatch>,
    /// Steps that the watchers have been told.
    seq: u64,
    coming: VecDeque<Step>,
    shown: Shown,
    changes: Changes,
}

impl Late {
    /// The watchers' match of a table, if they are to see it late.
    pub(super) fn of(hub: &Hub, game: &str, meta: &Meta, rows: &[Row]) -> Option<Late> {
        let Watch::Delayed { answers } = meta.watch else { return None };
        let step = |row: &Row| match row.keep {
            Some(keep) => Some(Step::Undo { keep: keep as usize, note: note_of(row) }),
            None => Some(Step::Answers { lines: lines_of(row).ok()?, mover: None, note: note_of(row) }),
        };
        let mut late = Late {
            by: answers.into(),
            there: Rows::default(),
            known: Rows::default(),
            notes: Notes::default(),
            has_begun: false,
            game: rebuild(hub, game, meta, Vec::new()).ok()?,
            seq: 0,
            coming: VecDeque::new(),
            shown: Shown::default(),
            changes: Changes::default(),
        };
        for row in rows {
            late.push(step(row)?);
        }
        let mut done = 0;
        while late.next(false).is_some() {
            done += 1;
        }
        let story = Story::read(&rows[..done]).ok()?;
        late.seq = story.seq;
        late.game = rebuild(hub, game, meta, story.log).ok()?;
        if late.has_begun {
            late.look();
        }
        Some(late)
    }

    /// A step of the match.
    fn push(&mut self, step: Step) {
        self.there.take(&step);
        self.coming.push_back(step);
    }

    /// The next step that is old enough: answers taken back meanwhile make none older.
    fn next(&mut self, over: bool) -> Option<Step> {
        let old = match self.coming.front()? {
            Step::Answers { .. } => self.known.count() + self.by < self.there.count(),
            // Anybody who knows what is taken back may know that it is.
            Step::Undo { .. } => true,
        };
        if !old && !over {
            return None;
        }
        let step = self.coming.pop_front()?;
        if let Step::Undo { keep, .. } = step {
            self.notes.cut(keep);
        }
        let (at, note) = match step {
            Step::Answers { note, .. } => (self.known.length, note),
            Step::Undo { keep, note } => (keep, note),
        };
        self.notes.add(at, note);
        self.known.take(&step);
        self.has_begun = true;
        Some(step)
    }

    /// Answers until something is shown, if nothing is yet.
    fn waits(&self) -> Option<u32> {
        (!self.has_begun).then(|| (self.by + 1).saturating_sub(self.there.count()) as u32)
    }

    /// The log of the watchers, who see everything.
    pub(super) fn lines(&self, seats: &[Chair]) -> Vec<Arc<table::Message>> {
        match self.has_begun {
            true => lines(&*self.game, &self.notes, seats, &[self.game.actors()]).pop().unwrap_or_default(),
            false => Vec::new(),
        }
    }

    fn look(&mut self) {
        self.game.changes(&mut [(self.game.actors(), &mut self.shown)], &mut self.changes);
    }
}

impl Room {
    /// Do watchers see another moment than the players?
    pub(super) fn is_late(&self, viewer: Viewer) -> bool {
        viewer.is_none() && self.late.is_some()
    }

    /// How many answers late watchers wait before they see anything.
    pub(super) fn waits(&self, viewer: Viewer) -> Option<u32> {
        self.late.as_ref().filter(|_| viewer.is_none())?.waits()
    }

    /// Late watchers who see nothing yet are told for how long.
    pub(super) fn tell_waits(&mut self) {
        if let Some(waits) = self.waits(None) {
            self.send_frame(|socket| socket.seat.is_none(), &Frame::Waits(waits));
        }
    }

    /// Everything as late watchers know it: where they are, the view, who is asked.
    pub(super) fn late_view(&self) -> Option<(u64, Option<serde_json::Value>, Vec<Ask>)> {
        let late = self.late.as_ref()?;
        if !late.has_begun {
            return Some((0, None, Vec::new()));
        }
        let asks = self.asked_in(&*late.game);
        let ask = |asked: super::frames::Asked| Ask {
            seat: asked.seat as u8,
            question: None,
            offers: None,
            r#as: asked.name.into_owned(),
        };
        Some((late.seq, Some(late.game.view(late.game.actors())), asks.into_iter().map(ask).collect()))
    }

    /// Something happened: watchers are told what is old enough, and all of it at the end.
    pub(super) fn tell_late(&mut self, step: Step) {
        let Some(mut late) = self.late.take() else { return };
        late.push(step);
        let over = self.meta.result.is_some();
        while let Some(step) = late.next(over) {
            let Some(text) = self.step_late(&mut late, step, over) else {
                // They are told everything when they come back.
                error!(table = %self.id, "the watchers' match cannot follow");
                return self.hang_up_watchers();
            };
            self.send(|socket| socket.seat.is_none(), &text);
        }
        match over {
            true => self.shown.push((None, late.shown)),
            false => self.late = Some(late),
        }
        self.tell_waits();
    }

    fn step_late(&mut self, late: &mut Late, step: Step, over: bool) -> Option<Packet> {
        let after = late.seq;
        let all = late.game.actors();
        let mut events: Vec<Arc<table::Message>> = Vec::new();
        let mut moves = Vec::new();
        let mut undone = false;
        let note;
        match step {
            Step::Answers { lines, mover, note: said } => {
                note = said;
                moves = match mover {
                    Some(mover) => vec![mover],
                    None => self.mover(&*late.game, &lines),
                };
                for (actor, word) in &lines {
                    let told = late.game.follow(actor, word, &[all]).ok()?;
                    events.extend(told.into_iter().flatten());
                }
                late.seq += lines.len() as u64;
            }
            Step::Undo { keep, note: said } => {
                note = said;
                if keep < late.game.seq() {
                    late.game = shorter(&self.hub, &*late.game, keep).ok()?;
                }
                late.seq += 1;
                undone = true;
            }
        }
        late.look();
        let result = self.meta.result.as_deref().filter(|_| over && late.coming.is_empty());
        let tail = Tail {
            note: note.map(|note| note.message(&self.meta.seats)),
            undone: undone.then(|| late.lines(&self.meta.seats).len() - usize::from(note.is_some())),
            decided: false,
            clocks: None,
            result,
        };
        let head = Head { after, seq: late.seq, moves: &moves };
        let events: Vec<&table::Message> = events.iter().map(|event| &**event).collect();
        let mut asked = self.asked_in(&*late.game);
        let mut out = Vec::new();
        let asks = |out: &mut Vec<u8>| self.write_asks(None, &mut asked, out);
        told::write(&mut out, (&head, &tail), |out| json(out, &events), (&late.changes, 0), asks);
        Some(Packet::within(out))
    }

    /// Who answered, from the log alone.
    fn mover(&self, game: &dyn AnyMatch, lines: &[(String, String)]) -> Vec<Move> {
        let actor = lines.first().and_then(|(name, _)| game.named(name).ok()).filter(|actor| !actor.is_luck());
        let seat = actor.and_then(|actor| self.meta.seats.iter().position(|chair| chair.actors.has(actor)));
        let one = |seat| Move { r#as: lines[0].0.clone(), seat: seat as u8, by: None };
        seat.map(one).into_iter().collect()
    }
}
