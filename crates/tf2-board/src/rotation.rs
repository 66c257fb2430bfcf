//! The end of a rotation, steps E1 to E7: afterburn, sentries, points, Intel,
//! returning characters, expiries, the guard.

use table::Sink;

use crate::classes::{Class, Figure, Markers, Stand, TEAM, Team, Unit};
use crate::content::SENTRY;
use crate::event::{Cause, Event};
use crate::grid::Square;
use crate::setup::Mode;
use crate::state::{Fight, Phase, TfBoard};

impl TfBoard {
    /// Goes on with the end of the rotation until it is over or somebody is asked.
    pub(crate) fn close(&mut self, events: &mut impl Sink<Event>) {
        match self.closing.step {
            1 => self.afterburn(),
            2 => self.fire_sentries(events),
            3 => {
                if self.map.mode == Mode::Cp {
                    self.settle_points(events);
                }
                self.next_step();
            }
            4 => {
                self.tick_intel(events);
                self.next_step();
                self.tick_respawn(events);
            }
            5 => self.ask_back(),
            6 => {
                self.expire(events);
                self.next_step();
            }
            _ if self.rotation >= self.rules.settings.max_rotations => self.decide(events),
            _ => self.begin_rotation(events),
        }
    }

    /// Are the turns of this rotation over, and the match is not?
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.step > 0 && !matches!(self.phase, Phase::Over(..))
    }

    fn next_step(&mut self) {
        self.closing.step += 1;
        self.closing.i = 0;
    }

    /// The team whose turn it is in a step that goes lead player first.
    fn side(&self, i: u8, each: u8) -> Team {
        if i < each { self.lead } else { self.lead.other() }
    }

    /// E1: the next burning character rolls.
    fn afterburn(&mut self) {
        while usize::from(self.closing.i) < Unit::CHARACTERS {
            let i = self.closing.i;
            let unit = Unit::slot(self.side(i, TEAM as u8), usize::from(i) % TEAM);
            self.closing.i += 1;
            if self.figure(unit).wears(Markers::BURNING) {
                let power = self.rules.settings.afterburn_power;
                self.fight = Fight { cause: Cause::Afterburn, power, ..Fight::default() };
                self.fight.queue.push(unit);
                self.phase = Phase::Resolve;
                return;
            }
        }
        self.next_step();
        self.load_sentry();
    }

    /// The sentry whose turn it is gets its shots.
    fn load_sentry(&mut self) {
        if self.closing.i < 2 {
            let level = self.sentries[self.side(self.closing.i, 1).ix()].level;
            self.fight = Fight { cause: Cause::Sentry, ..Fight::default() };
            if level > 0 {
                let gun = self.rules.sentry[usize::from(level) - 1];
                (self.fight.more, self.fight.power) = (gun.shots, gun.power);
            }
        }
    }

    /// E2: the next shot, at the nearest character; the owner chooses among equals.
    fn fire_sentries(&mut self, events: &mut impl Sink<Event>) {
        while self.closing.i < 2 {
            let team = self.side(self.closing.i, 1);
            if self.fight.more > 0 {
                let nearest = self.nearest(team);
                if nearest.count_ones() > 1 {
                    (self.who, self.phase) = (team, Phase::Shot);
                    return;
                }
                if let Some(unit) = Unit::each(nearest).next() {
                    self.who = team;
                    self.sentry_shoots(self.stand(unit), events);
                    return;
                }
            }
            self.closing.i += 1;
            self.load_sentry();
        }
        self.next_step();
    }

    pub(crate) fn sentry_shoots(&mut self, stand: Stand, events: &mut impl Sink<Event>) {
        events.push(Event::SentryFired { team: self.who, target: stand });
        self.fight.more -= 1;
        self.fight.queue.push(self.unit(stand).expect("a nearest target exists"));
        self.phase = Phase::Resolve;
    }

    /// E5, first half: one token off every card that has any.
    fn tick_respawn(&mut self, events: &mut impl Sink<Event>) {
        for team in [self.lead, self.lead.other()] {
            for unit in Unit::each(Unit::characters(team)) {
                let figure = self.figure_mut(unit);
                if figure.tokens > 0 {
                    figure.tokens -= 1;
                    let tokens = figure.tokens;
                    events.push(Event::RespawnTicked { stand: self.stand(unit), tokens });
                }
            }
        }
    }

    /// The slot that may return now.
    pub(crate) fn returning(&self) -> Unit {
        let i = self.closing.i;
        Unit::slot(self.side(i, TEAM as u8), usize::from(i) % TEAM)
    }

    /// E5, second half: the owner of the next slot without tokens is asked.
    fn ask_back(&mut self) {
        while usize::from(self.closing.i) < Unit::CHARACTERS {
            let unit = self.returning();
            let figure = self.figure(unit);
            if figure.class.is_some() && !figure.is_alive() && figure.tokens == 0 {
                (self.who, self.phase) = (unit.team(), Phase::ReturnClass);
                return;
            }
            self.closing.i += 1;
        }
        self.next_step();
    }

    pub(crate) fn hold_back(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::HeldBack { stand: self.stand(self.returning()) });
        self.closing.i += 1;
        self.phase = Phase::Closing;
    }

    pub(crate) fn bring_back(&mut self, class: Class, at: Square, events: &mut impl Sink<Event>) {
        let unit = self.returning();
        *self.figure_mut(unit) = Figure { class: Some(class), ..Figure::NONE };
        self.put(unit, at);
        events.push(Event::Returned { stand: self.stand(unit), at: self.map.spot(at) });
        self.closing.i += 1;
        self.phase = Phase::Closing;
        // Occupying a space with the opposing Intel takes it, also this way.
        self.touch(unit, events);
    }

    /// E6: markers of the rotation before end, and a sentry nobody can own.
    fn expire(&mut self, events: &mut impl Sink<Event>) {
        for unit in (0..Unit::CHARACTERS as u8).map(Unit) {
            let figure = *self.figure(unit);
            match figure.healed {
                0 => {}
                1 => self.end_healed(unit, events),
                _ => self.figure_mut(unit).healed -= 1,
            }
            match figure.uber {
                0 => {}
                1 => self.end_uber(unit, events),
                _ => self.figure_mut(unit).uber -= 1,
            }
        }
        for team in Team::BOTH {
            if !self.has_any(team, SENTRY) {
                self.remove_sentry(team, events);
            }
        }
    }
}
