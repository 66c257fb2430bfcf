//! The course of play: placing, rounds, player turns, respawning. What happens
//! inside an activation is in `act.rs`.

use table::{Options, Sink};

use crate::choice::{Choice, Verb};
use crate::content::{Mode, Wait};
use crate::event::Event;
use crate::goals::How;
use crate::square::{Square, Squares};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{AWAY, Id, Kind, Mark, Piece, Side};

impl TfTurns {
    /// Empty own spawn spaces.
    pub(crate) fn spawn_spaces(&self, side: Side) -> Squares {
        self.board.spawn[side.ix()] & !(self.on[0] | self.on[1])
    }

    /// At most two of a type on the board (A44).
    pub(crate) fn may_return_as(&self, id: Id, kind: Kind) -> bool {
        self.of_kind(id.side(), kind) < self.rules.numbers.max_same_type as usize
    }

    /// Puts a unit on the board with full health.
    fn enter_play(&mut self, id: Id, kind: Kind, at: Square, events: &mut impl Sink<Event>) {
        let health = self.rules.kind(kind).health;
        let unit = self.unit_mut(id);
        unit.kind = kind;
        unit.health = health;
        self.put(id, Some(at));
        events.push(Event::Placed { unit: id, kind, at: self.spot(at) });
        self.take_flag(id, at, events);
    }

    pub(crate) fn place(&mut self, id: Id, at: Square, events: &mut impl Sink<Event>) {
        self.enter_play(id, self.unit(id).kind, at, events);
        match Id::all().skip(id.ix() + 1).find(|next| !self.is_absent(*next)) {
            Some(next) => self.stage = Stage::Place(next),
            None => self.free_turn_or_first_round(events),
        }
    }

    fn free_turn_or_first_round(&mut self, events: &mut impl Sink<Event>) {
        if self.free > 0 {
            events.push(Event::FreeTurn { left: self.free });
            self.begin_turn(Side::Green, events);
        } else {
            self.tell_round(events);
            self.open_round(events);
        }
    }

    fn tell_round(&self, events: &mut impl Sink<Event>) {
        events.push(Event::Round { round: self.round, tracker: self.tracker, timer: self.timer });
    }

    /// S1 and S2.
    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.round = self.round.saturating_add(1);
        let numbers = &self.rules.0.numbers;
        if self.tracker < numbers.round_tracker_length {
            self.tracker += 1;
        } else {
            self.tracker = 1;
            self.timer = (self.timer + 1).min(numbers.respawn_timer_max);
        }
        self.tell_round(events);
        match self.mode() {
            Mode::Cp if self.timer >= numbers.cp_timer_limit => {
                return self.finish(Some(Side::Green), How::Timer, events);
            }
            Mode::Ctf if self.round > numbers.ctf_max_rounds => {
                return self.finish(self.guard_winner(), How::Rounds, events);
            }
            _ => {}
        }
        self.work();
        self.place_pieces(Id(0), events);
    }

    /// Puts finished pieces on the board, from `next` on; then the round or the free turns go on.
    pub(crate) fn place_pieces(&mut self, next: Id, events: &mut impl Sink<Event>) {
        for id in Id::all().skip(next.ix()) {
            let Some(job) = self.unit(id).job.filter(|job| job.work == 0) else { continue };
            if !self.building_spaces(id).is_empty() {
                self.stage = Stage::Build(id);
                return;
            }
            self.unit_mut(id).job = None;
            events.push(Event::JobLost { unit: id, piece: job.piece });
        }
        if self.free > 0 {
            self.free -= 1;
            return self.free_turn_or_first_round(events);
        }
        self.burn_all(events);
        self.check_links(events);
        if self.rules.numbers.respawn_count == Wait::Rounds {
            for unit in self.units.iter_mut().filter(|u| !u.alive() && u.sit < AWAY) {
                unit.sit = unit.sit.saturating_sub(1);
            }
        }
        self.bring_back(Id(0), events);
    }

    /// S4: units whose wait is over return, from `next` on.
    fn bring_back(&mut self, next: Id, events: &mut impl Sink<Event>) {
        for id in Id::all().skip(next.ix()) {
            let unit = self.unit(id);
            if unit.alive() || unit.sit > 0 {
                continue;
            }
            if !self.spawn_spaces(id.side()).is_empty() {
                self.stage = Stage::Return(id);
                return;
            }
            events.push(Event::NoRoom { unit: id });
        }
        self.open_round(events);
    }

    pub(crate) fn come_back(&mut self, id: Id, kind: Kind, at: Square, events: &mut impl Sink<Event>) {
        if self.unit(id).kind != kind {
            self.dismantle(id, events);
        }
        self.enter_play(id, kind, at, events);
        self.bring_back(Id(id.0 + 1), events);
    }

    /// S5, and Red begins.
    fn open_round(&mut self, events: &mut impl Sink<Event>) {
        for unit in &mut self.units {
            unit.teleporter_done = false;
        }
        self.begin_turn(Side::Red, events);
    }

    /// P1 and P2; free turns have neither (A43).
    fn begin_turn(&mut self, side: Side, events: &mut impl Sink<Event>) {
        self.side = side;
        self.stage = Stage::Turn;
        events.push(Event::Turn { side });
        for id in Id::of(side) {
            let unit = self.unit_mut(id);
            unit.missing = !unit.alive();
        }
        if let Flag::Dropped { due, .. } = &mut self.flags[side.ix()] {
            *due = true;
        }
        if self.free == 0 {
            self.fade_charges(side, events);
            self.heal_all(events);
        }
    }

    /// P3: whom to activate.
    pub(crate) fn turn_choices(&self, out: &mut Options<TfTurns>) {
        for id in Id::of(self.side) {
            if self.may_activate(id) {
                out.push(Choice::Mark(Mark::Unit(id)));
            }
        }
        if !self.built[self.side.ix()].is_empty() {
            for id in Id::of(self.side) {
                if !self.turret_targets(id).is_empty() {
                    out.push(Choice::Mark(Mark::Building(id, Piece::Turret)));
                }
            }
        }
        out.push(Choice::Verb(Verb::End));
    }

    /// The turrets left over fire, then P4.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.ending = true;
        if !self.built[self.side.ix()].is_empty() {
            for id in Id::of(self.side) {
                if self.unit(id).building(Piece::Turret).is_some() && !self.turret_targets(id).is_empty() {
                    return self.activate_turret(id, events);
                }
            }
        }
        self.ending = false;
        for id in Id::of(self.side) {
            let counts = self.rules.numbers.respawn_count == Wait::OwnTurnsMissed;
            let unit = self.unit_mut(id);
            if unit.missing && counts && unit.sit < AWAY {
                unit.sit = unit.sit.saturating_sub(1);
            }
            unit.rest();
        }
        self.return_flag(self.side, events);
        if self.free > 0 {
            self.work();
            self.place_pieces(Id(0), events);
        } else if self.side == Side::Red {
            self.begin_turn(Side::Green, events);
        } else {
            self.count_points(events);
            if !self.is_over() {
                self.begin_round(events);
            }
        }
    }
}
