//! What wins: Intel and control points, and the tie-breaks after the last rotation.

use table::Sink;

use crate::classes::{Markers, Team, Unit};
use crate::event::{Event, How};
use crate::grid::Square;
use crate::setup::Mode;
use crate::state::{Intel, Phase, TfBoard};

impl TfBoard {
    /// The carrier died here: the Intel stays behind, or is simply home.
    pub(crate) fn drop_intel(&mut self, unit: Unit, at: Square, events: &mut impl Sink<Event>) {
        let of = unit.team().other();
        if !self.carries(unit) {
            return;
        }
        if at == self.map.home[of.ix()] {
            self.intel[of.ix()] = Intel { at, tokens: 0, carrier: None };
            events.push(Event::IntelHome { of });
        } else {
            let tokens = self.rules.settings.intel_tokens;
            self.intel[of.ix()] = Intel { at, tokens, carrier: None };
            events.push(Event::IntelDropped { of, at: self.map.spot(at), tokens });
        }
    }

    /// E4: one token off each dropped Intel; without tokens it goes home.
    pub(crate) fn tick_intel(&mut self, events: &mut impl Sink<Event>) {
        for of in [self.lead, self.lead.other()] {
            let intel = &mut self.intel[of.ix()];
            if intel.tokens == 0 {
                continue;
            }
            intel.tokens -= 1;
            if intel.tokens > 0 {
                events.push(Event::IntelTicked { of, tokens: intel.tokens });
                continue;
            }
            intel.at = self.map.home[of.ix()];
            events.push(Event::IntelHome { of });
            // A14: under an opposing character it is taken at once.
            for unit in Unit::each(Unit::characters(of.other())) {
                self.touch(unit, events);
            }
        }
    }

    /// The point a team works on: its lowest (Blu) or highest (Red) not owned.
    pub(crate) fn next_point(&self, team: Team) -> Option<usize> {
        let missing = |k: &usize| self.points[*k].owner != Some(team);
        match team {
            Team::Blu => (0..3).find(missing),
            Team::Red => (0..3).rev().find(missing),
        }
    }

    pub(crate) fn is_active(&self, point: usize) -> bool {
        Team::BOTH.into_iter().any(|team| self.next_point(team) == Some(point))
    }

    /// E3: ticks on the active points, in the order 2, 1, 3.
    pub(crate) fn settle_points(&mut self, events: &mut impl Sink<Event>) {
        let limit = self.rules.settings.spinner_limit;
        let was_active = [0, 1, 2].map(|k| self.is_active(k));
        for k in [1, 0, 2] {
            // A19: active when the settling began, and still.
            if !was_active[k] || !self.is_active(k) {
                continue;
            }
            let [blu, red] = Team::BOTH.map(|team| self.weight_on(k, team));
            let next = Team::BOTH.map(|team| self.next_point(team) == Some(k));
            let point = &mut self.points[k];
            let before = point.spin;
            point.spin = (before + blu as i8 - red as i8).clamp(-limit, limit);
            let spin = point.spin;
            if blu + red > 0 {
                events.push(Event::PointTicked { point: k as u8 + 1, blu, red, spin });
            }
            for team in Team::BOTH {
                let side = if team == Team::Blu { limit } else { -limit };
                if spin == side && next[team.ix()] {
                    self.points[k].owner = Some(team);
                    events.push(Event::PointCaptured { point: k as u8 + 1, team });
                }
            }
            self.reset_spinners();
        }
        for team in Team::BOTH {
            if self.points.iter().all(|point| point.owner == Some(team)) {
                self.win(team, How::Points, events);
            }
        }
    }

    /// Capture weight of a team on a point that is its business: its next one or its own.
    fn weight_on(&self, k: usize, team: Team) -> u8 {
        if self.next_point(team) != Some(k) && self.points[k].owner != Some(team) {
            return 0;
        }
        let mut sum = 0;
        for figure in self.slots(team) {
            let counts = figure.is_alive() && figure.uber == 0 && !figure.wears(Markers::DISGUISED);
            if counts && self.map.points[k].has(figure.at) {
                sum += figure.class.map_or(0, |class| self.rules.cards[class.ix()].weight);
            }
        }
        sum
    }

    /// A18: an owned point that is not active shows no partial progress.
    pub(crate) fn reset_spinners(&mut self) {
        let limit = self.rules.settings.spinner_limit;
        for k in 0..3 {
            if self.is_active(k) {
                continue;
            }
            match self.points[k].owner {
                Some(Team::Blu) => self.points[k].spin = limit,
                Some(Team::Red) => self.points[k].spin = -limit,
                None => {}
            }
        }
    }

    /// What the tie-breaks compare, first and second.
    pub(crate) fn merit(&self, team: Team) -> (i32, i32) {
        let kills = i32::from(self.kills[team.ix()]);
        match self.map.mode {
            Mode::Ctf => (i32::from(self.intel[team.other().ix()].carrier.is_some()), kills),
            Mode::Cp => {
                let owned = self.points.iter().filter(|point| point.owner == Some(team)).count() as i32;
                let spin: i32 = self.points.iter().map(|point| i32::from(point.spin)).sum();
                let toward = if team == Team::Blu { spin.signum() } else { -spin.signum() };
                (owned, toward * 1000 + kills)
            }
        }
    }

    /// E7: after the last rotation the tie-breaks decide.
    pub(crate) fn decide(&mut self, events: &mut impl Sink<Event>) {
        let [blu, red] = Team::BOTH.map(|team| self.merit(team));
        let winner = match blu.cmp(&red) {
            std::cmp::Ordering::Greater => Team::Blu,
            std::cmp::Ordering::Less => Team::Red,
            std::cmp::Ordering::Equal => {
                self.phase = Phase::Over(None, How::Guard);
                events.push(Event::Drawn);
                return;
            }
        };
        self.win(winner, How::Guard, events);
    }
}
