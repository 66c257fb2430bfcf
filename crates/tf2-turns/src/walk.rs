//! Movement (R6 to R8): where a unit may go with the points it has left, and
//! what happens where it arrives. A leg ends on a flag of the unit's colour, on a
//! working teleporter and on the holder, because something happens there; any
//! walk is a chain of such legs, so no path is lost by naming only its end.

use table::Sink;

use crate::event::{Event, Way};
use crate::goals::How;
use crate::square::{Square, Squares};
use crate::state::{Flag, TfTurns};
use crate::unit::{Id, Piece};

/// What the board looks like to a walking unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// May be entered.
    pub(crate) pass: Squares,
    /// May be stopped on.
    pub(crate) stop: Squares,
    /// Ends the leg.
    pub(crate) halt: Squares,
}

impl TfTurns {
    /// Movement points left in this activation.
    #[inline]
    pub(crate) fn points(&self, id: Id) -> u8 {
        let (unit, numbers) = (self.unit(id), &self.rules.numbers);
        let mut points = self.rules.kind(unit.kind).moves;
        if self.ubered(id) {
            points += numbers.uber_move_bonus;
        }
        let mut spent = unit.spent + u8::from(unit.gun.is_some());
        if self.carries(id) {
            spent += numbers.carrier_move_penalty;
        }
        points.saturating_sub(spent)
    }

    /// The space of an entrance's exit, if the teleporter would take this unit (A24).
    fn teleports(&self, id: Id, owner: Id) -> Option<(Square, Square)> {
        let unit = self.unit(owner);
        let (entrance, exit) = (unit.building(Piece::Entrance)?.at, unit.building(Piece::Exit)?.at);
        let taken = self.on[id.side().ix()].has(exit) && self.unit(id).at != Some(exit);
        (!unit.teleporter_done && !taken && !self.carries(id)).then_some((entrance, exit))
    }

    pub(crate) fn ground_of(&self, id: Id) -> Ground {
        let (own, enemy) = (id.side().ix(), id.side().other().ix());
        let board = self.board.0;
        let mut pass = board.floor & !(self.on[enemy] | self.built[enemy]);
        if self.board.has_sanctuary() {
            pass &= !board.spawn[enemy];
        }
        let mut stop = pass & !(self.on[own] | self.built[own]);
        let mut halt = Squares::NONE;
        if !self.built[own].is_empty() {
            for owner in Id::of(id.side()) {
                if let Some(exit) = self.unit(owner).building(Piece::Exit) {
                    if !self.on[own].has(exit.at) {
                        stop.insert(exit.at);
                    }
                    if let Some((entrance, _)) = self.teleports(id, owner) {
                        halt.insert(entrance);
                    }
                }
            }
        }
        if let Some(start) = board.start[enemy] {
            // Nobody stops on the other side's flag, nor where it starts (A36).
            stop.remove(start);
            if let Flag::Dropped { at, .. } = self.flags[enemy] {
                stop.remove(at);
            }
            match self.flags[own] {
                Flag::Carried(carrier) if carrier == id => halt |= board.holder[own].into_iter().collect(),
                _ => halt |= self.lying_flag(id.side()).into_iter().collect(),
            }
            halt &= pass;
        }
        Ground { pass, stop, halt }
    }

    /// Every space a leg of at most `points` steps may end on.
    #[inline]
    pub(crate) fn reach(&self, ground: &Ground, from: Square, points: u8) -> Squares {
        let start = Squares::one(from);
        let (mut seen, mut edge) = (start, start);
        for _ in 0..points {
            edge = self.board.spread(edge) & ground.pass & !seen;
            seen |= edge;
            edge &= !ground.halt;
        }
        seen & (ground.stop | ground.halt) & !start
    }

    /// Run and gun goes from stop to stop; between them lie only spaces that cannot be stopped on.
    pub(crate) fn hops(&self, ground: &Ground, from: Square, points: u8) -> Squares {
        let ends = ground.stop | ground.halt;
        let start = Squares::one(from);
        let (mut seen, mut edge) = (start, start);
        for _ in 0..points {
            edge = self.board.spread(edge) & ground.pass & !seen;
            seen |= edge;
            edge &= !ends;
        }
        seen & ends & !start
    }

    /// The steps of the shortest leg to `to`, in the manner of [`TfTurns::reach`] or [`TfTurns::hops`].
    fn steps(&self, ground: &Ground, from: Square, to: Square, barred: Squares) -> u8 {
        let start = Squares::one(from);
        let (mut seen, mut edge, mut steps) = (start, start, 0);
        while !edge.has(to) {
            if edge.is_empty() {
                return u8::MAX;
            }
            edge = self.board.spread(edge & (start | !barred)) & ground.pass & !seen;
            seen |= edge;
            steps += 1;
        }
        steps
    }

    /// The spaces of a shortest leg, both ends included.
    fn way(&self, ground: &Ground, from: Square, to: Square, barred: Squares, steps: u8) -> Way {
        let (mut at, mut way) = (from, vec![from]);
        for left in (0..steps).rev() {
            let leads =
                |&next: &Square| next == to || !barred.has(next) && self.steps(ground, next, to, barred) == left;
            let next = self.board.spread(Squares::one(at)) & ground.pass;
            at = next.iter().find(leads).unwrap_or(to);
            way.push(at);
        }
        let beyond = way.len().saturating_sub(Way::new().room());
        way.into_iter().skip(beyond).map(|square| self.spot(square)).collect()
    }

    /// Walks one leg.
    pub(crate) fn walk(&mut self, id: Id, to: Square, events: &mut impl Sink<Event>) {
        let Some(from) = self.unit(id).at else { return };
        let ground = self.ground_of(id);
        let barred = if self.unit(id).gun.is_some() { ground.stop | ground.halt } else { ground.halt };
        let steps = self.steps(&ground, from, to, barred);
        self.unit_mut(id).spent += steps;
        self.put(id, Some(to));
        events.push_with(|| Event::Moved {
            unit: id,
            to: self.spot(to),
            way: self.way(&ground, from, to, barred, steps),
        });
        if self.carries(id) && self.board.holder[id.side().ix()] == Some(to) {
            return self.finish(Some(id.side()), How::Flag, events);
        }
        self.take_flag(id, to, events);
        if !ground.halt.has(to) {
            return;
        }
        let exit = Id::of(id.side()).find_map(|owner| {
            let (entrance, exit) = self.teleports(id, owner)?;
            (entrance == to).then_some((owner, exit))
        });
        if let Some((owner, exit)) = exit {
            self.unit_mut(owner).teleporter_done = true;
            self.put(id, Some(exit));
            events.push(Event::Teleported { unit: id, to: self.spot(exit) });
            self.take_flag(id, exit, events);
        }
    }
}
