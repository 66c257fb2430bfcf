//! What the match is about: flags (R40, A36 to A38), control points (R41 to
//! R45, A39 to A41), and who has won.

use serde::{Deserialize, Serialize};
use table::{Fair, Leg, Sink, fair};

use crate::content::{Mode, Tag};
use crate::event::Event;
use crate::square::Square;
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{Id, Side};

/// What ended a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A side brought its flag home.
    Flag,
    /// The last control point was captured.
    Points,
    /// The respawn timer reached its limit first.
    Timer,
    /// The rounds ran out (H7).
    Rounds,
    Conceded,
}

impl TfTurns {
    /// Where the side's flag lies, if nobody carries it.
    pub(crate) fn lying_flag(&self, side: Side) -> Option<Square> {
        match self.flags[side.ix()] {
            Flag::Home => self.board.start[side.ix()],
            Flag::Dropped { at, .. } => Some(at),
            Flag::Carried(_) => None,
        }
    }

    /// A unit that enters the space of its side's flag has it (A37).
    pub(crate) fn take_flag(&mut self, id: Id, at: Square, events: &mut impl Sink<Event>) {
        let side = id.side();
        if self.lying_flag(side) == Some(at) {
            self.flags[side.ix()] = Flag::Carried(id);
            events.push(Event::FlagTaken { side, by: id });
        }
    }

    /// P4: a flag that lay through a whole own player turn goes home (A38).
    pub(crate) fn return_flag(&mut self, side: Side, events: &mut impl Sink<Event>) {
        let Flag::Dropped { due: true, .. } = self.flags[side.ix()] else { return };
        let Some(start) = self.board.start[side.ix()] else { return };
        self.flags[side.ix()] = Flag::Home;
        events.push(Event::FlagReturned { side, at: self.spot(start) });
        if let Some(id) = self.unit_on(start).filter(|id| id.side() == side) {
            self.take_flag(id, start, events);
        }
    }

    /// Units of the side on the point now fought for; a Scout counts as two where it captures.
    fn strength(&self, side: Side) -> u8 {
        let Some(point) = self.board.points.get(self.captured as usize) else { return 0 };
        let weight = |id: Id| 1 + u8::from(self.rules.kind(self.unit(id).kind).has(Tag::DoubleCapture));
        Id::of(side).filter(|id| self.unit(*id).at.is_some_and(|at| point.has(at))).map(weight).sum()
    }

    /// Do units of both stand on the point now fought for?
    pub(crate) fn is_contested(&self) -> bool {
        Side::BOTH.iter().all(|side| self.strength(*side) > 0)
    }

    /// Units of both on the point at the end of an activation: the meter starts over (A40).
    pub(crate) fn check_contest(&mut self, events: &mut impl Sink<Event>) {
        if self.meter > 0 && self.is_contested() {
            self.meter = 0;
            events.push(Event::Contested { point: self.captured + 1 });
        }
    }

    /// The end of a round on the lowest point not yet captured (A39).
    pub(crate) fn count_points(&mut self, events: &mut impl Sink<Event>) {
        if self.mode() != Mode::Cp {
            return;
        }
        let point = self.captured + 1;
        let (attackers, defenders) = (self.strength(Side::Red), self.strength(Side::Green));
        let before = self.meter;
        self.meter = if attackers > 0 && defenders == 0 { before + 1 } else { 0 };
        if self.meter != before {
            events.push(Event::Meter { point, value: self.meter });
        }
        let needed = (self.rules.numbers.capture_rounds + 1).saturating_sub(attackers).max(1);
        if self.meter >= needed {
            self.meter = 0;
            self.captured += 1;
            events.push(Event::Captured { point });
            if self.captured as usize == self.board.points.len() {
                self.finish(Some(Side::Red), How::Points, events);
            }
        }
    }

    /// What decides when the rounds are over: carrying one's flag, then kills (H7).
    pub(crate) fn guard_score(&self, side: Side) -> i32 {
        let carries = matches!(self.flags[side.ix()], Flag::Carried(_));
        i32::from(carries) * 1000 + i32::from(self.deaths[side.other().ix()])
    }

    /// After the last round of a flag match: the carrier's side, then more kills (H7).
    pub(crate) fn guard_winner(&self) -> Option<Side> {
        let [red, green] = Side::BOTH.map(|side| self.guard_score(side));
        match red.cmp(&green) {
            std::cmp::Ordering::Greater => Some(Side::Red),
            std::cmp::Ordering::Less => Some(Side::Green),
            std::cmp::Ordering::Equal => None,
        }
    }

    pub(crate) fn finish(&mut self, winner: Option<Side>, how: How, events: &mut impl Sink<Event>) {
        self.stage = Stage::Over(winner);
        events.push(Event::Over { winner, how });
    }
}

/// A fair match with control points is two games with colours changed (H8): the
/// player who is Red in `one` is Green in `two`. `None` while either runs.
pub fn fair_match(one: &TfTurns, two: &TfTurns) -> Option<Fair> {
    Some(fair(Leg::of(one)?, Leg::of(two)?))
}
