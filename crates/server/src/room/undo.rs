//! Taking back: at once where the rules allow it, otherwise by consent of the
//! other persons at the table. An undo is a step forward in the story. Nobody's
//! answer is taken back behind their back: what a person has played who is not
//! there to agree stays; what a bot has played for them is the bot's.

use shelf::AnyMatch;
use table::NoUndo;
use tokio::time::Instant;
use tracing::error;

use super::late::Step;
use super::log::Note;
use super::play::News;
use super::refusal::{Refusal, Stop};
use super::{Room, SocketId, Viewer};
use crate::hub::Hub;
use crate::meta::Chair;
use crate::store::Job;
use crate::wire::{Closed, Frame, Taken, Undo};

impl Room {
    pub(super) async fn ask_undo(&mut self, id: SocketId, seat: usize, seq: u64) -> Result<(), Stop> {
        if !self.is_playing() {
            return Err(if self.is_lobby() { Refusal::NotStarted } else { Refusal::Over }.into());
        }
        if seq != self.seq {
            return Err(Refusal::Stale.into());
        }
        let actors = self.meta.seats[seat].actors;
        let keep = self.game.as_ref().and_then(|game| game.last_decision(actors));
        let Some(keep) = keep else { return Err(Refusal::NothingToUndo.into()) };
        let absent = |seat: &Option<usize>| match *seat {
            Some(seat) => is_absent(&self.meta.seats[seat]),
            None => self.meta.seats.iter().any(is_absent),
        };
        if self.timer.given_since(keep).any(|given| given.in_person && absent(&given.seat)) {
            return Err(Refusal::UndoAbsent.into());
        }
        let takes = self.taken_since(keep);
        let Some(game) = &mut self.game else { return Err(Refusal::NotStarted.into()) };
        match game.undo(actors) {
            Ok(()) => return self.took_back(seat, &takes).await,
            Err(NoUndo::Nothing) => return Err(Refusal::NothingToUndo.into()),
            Err(NoUndo::Luck | NoUndo::Other(_)) => {}
        }
        if self.undo.is_some() {
            return Err(Refusal::UndoPending.into());
        }
        if self.turned_down >> seat & 1 == 1 {
            return Err(Refusal::UndoRefused.into());
        }
        let others = self.meta.seats.iter().enumerate().filter(|(n, chair)| *n != seat && chair.is_played());
        let needs: Vec<u8> = others.map(|(n, _)| n as u8).collect();
        if needs.is_empty() {
            return self.rewind(seat, keep).await;
        }
        let asks = self.sockets.iter().find(|socket| socket.id == id);
        if asks.is_none_or(|asks| self.hub.gates.undos.pass(&asks.person.id, asks.line.from).is_err()) {
            return Err(Refusal::TooFast.into());
        }
        let span = self.hub.config.consent;
        self.undos += 1;
        let undo = Undo {
            n: self.undos,
            seat: seat as u8,
            to: keep as u64,
            takes,
            needs,
            agreed: Vec::new(),
            until: self.hub.store.now() + span.as_millis() as u64,
            closed: None,
        };
        self.send_frame(|_| true, &Frame::Undo(undo.clone()));
        self.undo = Some((undo, Instant::now() + span));
        Ok(())
    }

    /// Is there a decision of this seat that could be taken back?
    pub(super) fn has_decided(&self, viewer: Viewer) -> bool {
        let game = self.game.as_ref().filter(|_| self.is_playing());
        let chair = viewer.map(|seat| &self.meta.seats[seat]);
        game.zip(chair).is_some_and(|(game, chair)| game.last_decision(chair.actors).is_some())
    }

    pub(super) async fn consent(&mut self, seat: usize, n: u32, agrees: bool) -> Result<(), Stop> {
        let seat = seat as u8;
        let Some((undo, _)) = &mut self.undo else { return Err(Refusal::NoUndoPending.into()) };
        if undo.n != n || !undo.needs.contains(&seat) {
            return Err(Refusal::NoUndoPending.into());
        }
        if !agrees {
            self.close_undo(Closed::Refused);
            return Ok(());
        }
        if !undo.agreed.contains(&seat) {
            undo.agreed.push(seat);
        }
        let undo = undo.clone();
        if undo.agreed.len() < undo.needs.len() {
            self.send_frame(|_| true, &Frame::Undo(undo));
            return Ok(());
        }
        let (keep, seat) = (undo.to as usize, undo.seat.into());
        self.close_undo(Closed::Agreed);
        self.rewind(seat, keep).await
    }

    pub(super) fn close_undo(&mut self, how: Closed) {
        if let Some((mut undo, _)) = self.undo.take() {
            if how != Closed::Agreed {
                self.turned_down |= 1 << undo.seat;
            }
            undo.closed = Some(how);
            self.send_frame(|_| true, &Frame::Undo(undo));
        }
    }

    /// Back to the first `keep` answers, whatever luck and others have said since.
    async fn rewind(&mut self, seat: usize, keep: usize) -> Result<(), Stop> {
        let takes = self.taken_since(keep);
        let Some(game) = &self.game else { return Err(Refusal::NotStarted.into()) };
        match shorter(&self.hub, &**game, keep) {
            Ok(game) => self.game = Some(game),
            Err(reason) => {
                error!(table = %self.id, reason, "an undo could not be replayed");
                return Err(Refusal::NothingToUndo.into());
            }
        }
        self.took_back(seat, &takes).await
    }

    /// The match in memory is shorter: store that, then tell it.
    async fn took_back(&mut self, seat: usize, takes: &[Taken]) -> Result<(), Stop> {
        let keep = self.game.as_ref().map_or(0, |game| game.seq()) as u64;
        self.turn_back();
        let note = Some(Note::Undone { seat, decisions: takes.iter().map(|taken| taken.decisions).sum() });
        let row = self.row(String::new(), Some(keep), note);
        if self.write(Job::Append { table: self.n, row }).await.is_err() {
            self.fall_back().await?;
            return Err(Refusal::Store.into());
        }
        let after = self.seq;
        self.seq += 1;
        let keep = keep as usize;
        self.notes.cut(keep);
        self.notes.add(keep, note);
        let news = News { after, moves: Vec::new(), events: Vec::new(), undone: true, note };
        self.went_on(news, Step::Undo { keep, note }).await;
        Ok(())
    }
}

/// Does a person sit here who could not agree?
fn is_absent(chair: &Chair) -> bool {
    chair.person().is_some() && !chair.is_played()
}

pub(super) fn shorter(hub: &Hub, game: &dyn AnyMatch, keep: usize) -> Result<Box<dyn AnyMatch>, String> {
    let mut record = game.record();
    record.log.truncate(keep);
    record.result = None;
    let mut game = hub.shelf.load(&record, hub.seed()).map_err(|wrong| wrong.to_string())?;
    game.fresh();
    Ok(game)
}
