//! The special actions: what each may be aimed at and what it does.

use table::{List, Options, Sink};

use crate::actions::{Action, ActionId, Deed, Effect};
use crate::choice::Choice;
use crate::classes::{Markers, Sentry, Stand, Unit};
use crate::combat::{Lines, Targets};
use crate::event::{Cause, Event, Marker};
use crate::grid::{Heading, Square, Squares};
use crate::state::{Fight, Phase, TfBoard};

/// Marker count of healed and uber: this rotation and the next.
const FRESH: u8 = 2;
/// Highest level of a sentry.
pub(crate) const TOP_LEVEL: u8 = 3;

impl TfBoard {
    pub(crate) fn special_targets(&self, effect: Effect, action: &Action, lines: &Lines) -> Targets {
        let me = self.using.unit;
        let (team, at) = (me.team(), self.at(me));
        let figure = self.figure(me);
        let friends = Unit::characters(team) & !me.bit();
        match effect {
            Effect::Leap | Effect::LeapExposed => {
                let stop = self.ground(me).stop;
                let mut landing = Squares::NONE;
                for heading in Heading::ALL {
                    for distance in action.min..=action.max {
                        if let Some(square) = self.map.beyond(at, heading, distance)
                            && stop.has(square)
                        {
                            landing.insert(square);
                        }
                    }
                }
                Targets::Squares(landing)
            }
            Effect::Push => {
                let in_range = self.in_range(action, lines);
                let mut units = 0;
                for unit in Unit::each(in_range & Unit::characters(team.other())) {
                    if self.is_target(unit, lines) {
                        units |= unit.bit();
                    }
                }
                for unit in Unit::each(lines.adjacent() & friends) {
                    if self.figure(unit).wears(Markers::BURNING) {
                        units |= unit.bit();
                    }
                }
                Targets::Units(units)
            }
            Effect::LayStickies => Targets::Squares(self.sticky_spaces(action)),
            Effect::Detonate => Targets::Now(!self.stickies[team.ix()].is_empty()),
            Effect::Build => Targets::Squares(self.building_spaces()),
            Effect::Upgrade => {
                let sentry = self.sentries[team.ix()];
                let adjacent = sentry.level > 0 && self.map.line(at, sentry.at).is_some_and(|(_, d)| d == 1);
                Targets::Now(adjacent && sentry.level < TOP_LEVEL)
            }
            Effect::Heal => Targets::Units(self.in_range(action, lines) & friends),
            Effect::Uber => {
                let ready = figure.counters >= self.rules.settings.uber_counters_needed && !self.carries(me);
                let mut units = if ready { self.in_range(action, lines) & friends } else { 0 };
                for unit in Unit::each(units) {
                    if self.carries(unit) {
                        units &= !unit.bit();
                    }
                }
                Targets::Units(units)
            }
            Effect::Disguise => Targets::Now(!figure.wears(Markers::DISGUISED) && !self.carries(me)),
            Effect::Feed | Effect::Aim => Targets::Now(true),
        }
    }

    /// Units in line and range with nothing between.
    fn in_range(&self, action: &Action, lines: &Lines) -> u16 {
        lines.range(action.min, action.max) & lines.free()
    }

    fn sticky_spaces(&self, action: &Action) -> Squares {
        let me = self.using.unit;
        let own = &self.stickies[me.team().ix()];
        let mut spaces = Squares::NONE;
        if own.is_full() {
            return spaces;
        }
        for heading in Heading::ALL {
            let mut at = self.at(me);
            for distance in 1..=action.max {
                at = self.map.ahead(at, heading);
                if self.map.walls.has(at) {
                    break;
                }
                if distance >= action.min {
                    spaces.insert(at);
                }
            }
        }
        for &square in own.iter() {
            spaces.remove(square);
        }
        (spaces & self.map.floor).without(self.map.spawns | self.map.homes)
    }

    pub(crate) fn building_spaces(&self) -> Squares {
        let me = self.using.unit;
        let beside = Squares::one(self.at(me)).spread(self.map.width) & self.map.floor;
        let mut barred = self.map.spawns | self.map.point_spaces | self.map.homes | self.taken[0] | self.taken[1];
        // The team's own sentry is removed first, so its space counts as empty.
        let other = self.sentries[me.team().other().ix()];
        for square in [other.at, self.intel[0].at, self.intel[1].at] {
            if square.is_on_board() {
                barred.insert(square);
            }
        }
        beside.without(barred)
    }

    pub(crate) fn offer_targets(&self, id: ActionId, out: &mut Options<TfBoard>) {
        let me = self.using.unit;
        match self.targets(id, &self.lines(self.at(me), me.team())) {
            Targets::Units(units) => out.extend(Unit::each(units).map(|unit| Choice::Stand(self.stand(unit)))),
            Targets::Headings(open) => {
                out.extend(Heading::ALL.into_iter().filter(|h| open[*h as usize]).map(Choice::Heading));
            }
            Targets::Squares(squares) => squares.each(|square| out.push(Choice::Square(square))),
            Targets::Now(_) => {}
        }
    }

    /// Specials without a target happen when they are announced.
    pub(crate) fn act_at_once(&mut self, id: ActionId, events: &mut impl Sink<Event>) {
        let me = self.using.unit;
        let Deed::Special(effect) = self.action(id).deed else { return };
        match effect {
            Effect::Detonate => {
                let power = self.rules.settings.sticky_power;
                self.fight = Fight { cause: Cause::Sticky, action: id, power, ..Fight::default() };
                self.next_blast(events);
                return;
            }
            Effect::Feed => {
                self.mark(me, Markers::FED, Marker::Fed, events);
                self.unmark(me, Markers::BURNING, Marker::Burning, events);
            }
            Effect::Upgrade => {
                let sentry = &mut self.sentries[me.team().ix()];
                sentry.level += 1;
                events.push(Event::SentryUpgraded { team: me.team(), level: sentry.level });
            }
            Effect::Aim => self.mark(me, Markers::AIM, Marker::Aim, events),
            Effect::Disguise => self.mark(me, Markers::DISGUISED, Marker::Disguised, events),
            _ => return,
        }
        self.done_acting(events);
    }

    pub(crate) fn do_special(&mut self, id: ActionId, target: Choice, events: &mut impl Sink<Event>) {
        let me = self.using.unit;
        let Deed::Special(effect) = self.action(id).deed else { unreachable!("an attack is no special action") };
        match (effect, target) {
            (Effect::Leap | Effect::LeapExposed, Choice::Square(to)) => {
                let from = self.map.spot(self.at(me));
                self.put(me, to);
                events.push(Event::Leapt { stand: self.stand(me), from, to: self.map.spot(to) });
                if effect == Effect::LeapExposed {
                    self.mark(me, Markers::EXPOSED, Marker::Exposed, events);
                }
                self.phase = Phase::Act;
                self.arrive(me, events);
                self.rest(events);
                return;
            }
            (Effect::Push, Choice::Stand(stand)) => self.push(stand, events),
            (Effect::LayStickies, Choice::Square(at)) => {
                self.lay_sticky(at, events);
                if !self.sticky_spaces(self.action(id)).is_empty() {
                    self.phase = Phase::SecondSticky(id);
                    return;
                }
            }
            (Effect::Build, Choice::Square(at)) => {
                self.remove_sentry(me.team(), events);
                self.sentries[me.team().ix()] = Sentry { at, level: 1 };
                events.push(Event::SentryBuilt { team: me.team(), at: self.map.spot(at) });
            }
            (Effect::Heal, Choice::Stand(stand)) => self.heal(stand, events),
            (Effect::Uber, Choice::Stand(stand)) => {
                let friend = self.unit(stand).expect("an offered patient exists");
                self.figure_mut(me).counters = 0;
                events.push(Event::Charged { stand: self.stand(me), counters: 0 });
                for unit in [me, friend] {
                    self.figure_mut(unit).uber = FRESH;
                    events.push(Event::Marked { stand: self.stand(unit), marker: Marker::Uber });
                }
            }
            (effect, target) => unreachable!("{target:?} is no target of {effect:?}"),
        }
        self.done_acting(events);
    }

    fn push(&mut self, stand: Stand, events: &mut impl Sink<Event>) {
        let (me, unit) = (self.using.unit, self.unit(stand).expect("an offered target exists"));
        if unit.team() == me.team() {
            self.unmark(unit, Markers::BURNING, Marker::Burning, events);
            return;
        }
        let from = self.at(unit);
        let (heading, _) = self.map.line(self.at(me), from).expect("the target is in line");
        let mut closed = self.map.walls | self.map.spawns | self.map.homes | self.guns();
        closed |= self.taken[0] | self.taken[1];
        for intel in &self.intel {
            if intel.at.is_on_board() {
                closed.insert(intel.at);
            }
        }
        let mut to = from;
        let mut wet = false;
        for _ in 0..self.rules.settings.effects.push {
            let next = self.map.ahead(to, heading);
            if closed.has(next) {
                break;
            }
            to = next;
            wet |= self.map.water.has(to);
        }
        if to != from {
            self.put(unit, to);
            events.push(Event::Pushed { stand, from: self.map.spot(from), to: self.map.spot(to) });
        }
        self.unmark(unit, Markers::DISGUISED, Marker::Disguised, events);
        self.unmark(unit, Markers::AIM, Marker::Aim, events);
        if wet {
            self.unmark(unit, Markers::BURNING, Marker::Burning, events);
        }
    }

    pub(crate) fn lay_sticky(&mut self, at: Square, events: &mut impl Sink<Event>) {
        let team = self.using.unit.team();
        self.stickies[team.ix()].push(at);
        events.push(Event::StickyLaid { team, at: self.map.spot(at) });
    }

    /// The oldest own token explodes; after the last, the action is over.
    pub(crate) fn next_blast(&mut self, events: &mut impl Sink<Event>) {
        let team = self.using.unit.team();
        if self.stickies[team.ix()].is_empty() {
            self.done_acting(events);
            return;
        }
        let at = self.stickies[team.ix()].remove(0);
        events.push(Event::StickyBlew { team, at: self.map.spot(at) });
        self.fight.queue = self.near(at, team.other());
        self.phase = Phase::Resolve;
    }

    fn heal(&mut self, stand: Stand, events: &mut impl Sink<Event>) {
        let (me, patient) = (self.using.unit, self.unit(stand).expect("an offered patient exists"));
        // A Medic has one patient: a new one replaces the old.
        for unit in Unit::each(Unit::characters(me.team()) & !patient.bit()) {
            self.end_healed(unit, events);
        }
        self.figure_mut(patient).healed = FRESH;
        events.push(Event::Marked { stand, marker: Marker::Healed });
        self.unmark(patient, Markers::BURNING, Marker::Burning, events);
        let most = self.rules.settings.uber_counters_needed;
        let medic = self.figure_mut(me);
        if medic.counters < most {
            medic.counters += 1;
            let counters = medic.counters;
            events.push(Event::Charged { stand: self.stand(me), counters });
        }
    }

    /// The Success Rolls a detonation would make now, token by token.
    pub(crate) fn blast_targets(&self) -> List<Unit, 18> {
        let team = self.using.unit.team();
        let mut all = List::new();
        for &at in self.stickies[team.ix()].iter() {
            for &unit in self.near(at, team.other()).iter() {
                all.push(unit);
            }
        }
        all
    }
}
