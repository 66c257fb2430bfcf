//! Engineers at work (R17 to R19, A21, A22, H6).

use table::Sink;

use crate::event::Event;
use crate::square::{Square, Squares};
use crate::state::{Flag, TfTurns};
use crate::unit::{Building, Id, Mark, Piece};

impl TfTurns {
    /// One of each for an Engineer (R18), and no more than the box holds for his side (A6).
    pub(crate) fn may_build(&self, id: Id, piece: Piece) -> bool {
        self.unit(id).building(piece).is_none() && self.pieces_used(id, piece) < self.rules.numbers.pieces_of_a_kind
    }

    /// Pieces of a kind that stand or are being built, in the Engineer's whole team.
    pub(crate) fn pieces_used(&self, id: Id, piece: Piece) -> u8 {
        let used = |id: &Id| {
            let unit = self.unit(*id);
            unit.building(piece).is_some() || unit.job.is_some_and(|job| job.piece == piece)
        };
        Id::of(id.side()).filter(used).count() as u8
    }

    /// Where a finished piece may go.
    pub(crate) fn building_spaces(&self, id: Id) -> Squares {
        let Some(at) = self.unit(id).at else { return Squares::NONE };
        let taken = self.on[0] | self.on[1] | self.built[0] | self.built[1];
        let flags: Squares = self
            .flags
            .iter()
            .filter_map(|flag| match flag {
                Flag::Dropped { at, .. } => Some(*at),
                _ => None,
            })
            .collect();
        self.board.sites[at.ix()] & !taken & !flags
    }

    /// One round of work on every job.
    pub(crate) fn work(&mut self) {
        for unit in &mut self.units {
            if let Some(job) = &mut unit.job {
                job.work = job.work.saturating_sub(1);
            }
        }
    }

    pub(crate) fn build(&mut self, id: Id, at: Square, events: &mut impl Sink<Event>) {
        if let Some(job) = self.unit_mut(id).job.take() {
            let health = self.rules.pieces[job.piece.ix()].health;
            self.unit_mut(id).buildings[job.piece.ix()] = Some(Building { at, health });
            self.built[id.side().ix()].insert(at);
            events.push(Event::Built { mark: Mark::Building(id, job.piece), at: self.spot(at) });
        }
        self.place_pieces(Id(id.0 + 1), events);
    }

    /// Death and displacement end a job (A22).
    pub(crate) fn lose_job(&mut self, id: Id, events: &mut impl Sink<Event>) {
        if let Some(job) = self.unit_mut(id).job.take() {
            events.push(Event::JobLost { unit: id, piece: job.piece });
        }
    }

    /// The buildings of a unit that returns as another type vanish (A21).
    pub(crate) fn dismantle(&mut self, id: Id, events: &mut impl Sink<Event>) {
        for piece in Piece::ALL {
            if self.unit(id).building(piece).is_some() {
                self.clear_building(id, piece);
                events.push(Event::Dismantled { mark: Mark::Building(id, piece) });
            }
        }
    }
}
