//! Placing the teams, and the turn of one character: choose it, roll for its
//! performance, walk and act in any order, end.

use table::{Options, Sink};

use crate::actions::{ActionId, Flag};
use crate::choice::Choice;
use crate::classes::{Class, Markers, Stand, TEAM, Team, Unit};
use crate::content::{GIFTS, Lead};
use crate::event::{Event, Marker};
use crate::grid::Square;
use crate::state::{Closing, Phase, TfBoard, Using};

/// Two dice that show a sum. All pairs that do are equally likely, so they take turns.
fn dice_of(sum: u8, faces: u8, turn: u8) -> [u8; 2] {
    let least = sum.saturating_sub(faces).max(1);
    let pairs = sum - 2 * least + 1;
    let first = least + turn % pairs;
    [first, sum - first]
}

impl TfBoard {
    /// Puts one of the first ten characters on its spawn space.
    pub(crate) fn place(&mut self, class: Class, at: Square, events: &mut impl Sink<Event>) {
        let unit = Unit::slot(self.who, usize::from(self.turn / 2));
        self.figure_mut(unit).class = Some(class);
        self.put(unit, at);
        events.push(Event::Placed { stand: self.stand(unit), at: self.map.spot(at) });
        self.turn += 1;
        self.who = self.who.other();
        self.phase = Phase::PlaceClass;
        if usize::from(self.turn) == 2 * TEAM {
            self.begin_rotation(events);
        }
    }

    /// All living characters become unused; the lead player begins.
    pub(crate) fn begin_rotation(&mut self, events: &mut impl Sink<Event>) {
        for figure in &mut self.figures {
            figure.markers.clear(Markers::USED);
        }
        if self.rotation > 0 {
            self.lead = self.next_lead();
        }
        self.rotation += 1;
        self.turn = 0;
        self.closing = Closing::default();
        self.phase = Phase::NextTurn;
        events.push(Event::RotationBegan { number: self.rotation, lead: self.lead });
    }

    /// H1: who leads the rotation after this one, once its last turn is over.
    pub(crate) fn next_lead(&self) -> Team {
        match self.leading {
            Lead::Follows => self.last.other(),
            Lead::Fixed => self.lead,
            Lead::Changes => self.lead.other(),
        }
    }

    /// Asks the next player for a unit; a player who has none left passes unasked.
    pub(crate) fn next_turn(&mut self, events: &mut impl Sink<Event>) {
        if usize::from(self.turn) == 2 * TEAM {
            events.push(Event::RotationEnded { number: self.rotation });
            self.closing = Closing { step: 1, i: 0 };
            self.phase = Phase::Closing;
            return;
        }
        self.who = if self.turn.is_multiple_of(2) { self.lead } else { self.lead.other() };
        if Unit::each(Unit::characters(self.who)).any(|unit| self.is_unused(unit)) {
            (self.phase, self.last) = (Phase::Select, self.who);
        } else {
            self.pass(events);
        }
    }

    pub(crate) fn offer_units(&self, out: &mut Options<TfBoard>) {
        let unused = Unit::each(Unit::characters(self.who)).filter(|&unit| self.is_unused(unit));
        out.extend(unused.map(|unit| Choice::Stand(self.stand(unit))));
        out.push(Choice::Pass);
    }

    /// A character is chosen: what lasted until its next use ends, then it rolls.
    pub(crate) fn begin_use(&mut self, stand: Stand, events: &mut impl Sink<Event>) {
        let unit = self.unit(stand).expect("an offered unit exists");
        self.using = Using { unit, ..Using::default() };
        let aim = self.rules.settings.effects.aim;
        let figure = self.figure_mut(unit);
        figure.markers.set(Markers::USED);
        if figure.wears(Markers::AIM) {
            self.using.roll = aim;
        }
        self.unmark(unit, Markers::EXPOSED, Marker::Exposed, events);
        self.unmark(unit, Markers::FED, Marker::Fed, events);
        self.unmark(unit, Markers::AIM, Marker::Aim, events);
        if stand.class.is_some_and(|class| self.rules.can_any(class, GIFTS)) {
            self.end_gifts(unit.team(), events);
        }
        self.phase = Phase::Perform;
    }

    pub(crate) fn perform(&mut self, roll: u8, events: &mut impl Sink<Event>) {
        let unit = self.using.unit;
        let class = self.figure(unit).class.expect("a character in use has a class");
        let bonus = self.using.roll;
        self.using.roll = roll + bonus;
        self.using.left = self.rules.cards[class.ix()].speed;
        self.phase = Phase::Act;
        let dice = dice_of(roll, self.rules.settings.dice.performance, self.rotation + self.turn);
        events.push(Event::Performed { stand: self.stand(unit), dice, bonus });
    }

    pub(crate) fn offer_acts(&self, out: &mut Options<TfBoard>) {
        let unit = self.using.unit;
        let alone = self.is_alone(unit);
        if alone && !self.using.acted && !self.is_safe(unit) {
            let lines = self.lines(self.at(unit), unit.team());
            let class = self.figure(unit).class.expect("a character in use has a class");
            for id in self.rules.card(class) {
                if self.allows(id) && !self.targets(id, &lines).is_empty() {
                    out.push(Choice::Act(id));
                }
            }
        }
        if self.using.left > 0 {
            self.destinations().each(|square| out.push(Choice::Square(square)));
        }
        if alone {
            out.push(Choice::End);
        }
    }

    /// Do roll, movement so far and disguise allow this action? Targets are another matter.
    #[inline]
    pub(crate) fn allows(&self, id: ActionId) -> bool {
        let action = self.action(id);
        let flags = action.flags();
        let disguised = self.figure(self.using.unit).wears(Markers::DISGUISED);
        self.using.roll >= action.perf
            && (!flags.has(Flag::Still) || self.using.spent == 0)
            && (!flags.has(Flag::Slow) || self.using.spent <= self.rules.settings.effects.slow)
            && (!flags.has(Flag::NeedsDisguise) || disguised)
    }

    /// An attack or special action is announced; most ask for a target next.
    pub(crate) fn act(&mut self, id: ActionId, events: &mut impl Sink<Event>) {
        let action = self.action(id);
        self.using.acted = true;
        if action.has(Flag::Still) {
            self.using.left = 0;
        }
        if action.has(Flag::Slow) {
            self.using.left = self.using.left.min(self.rules.settings.effects.slow - self.using.spent);
        }
        events.push(Event::Acted { stand: self.stand(self.using.unit), action: id });
        self.phase = Phase::Aim(id);
        self.act_at_once(id, events);
    }

    /// The action is over; what is left is movement.
    pub(crate) fn done_acting(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Act;
        self.rest(events);
    }

    /// Ends the turn by itself when nothing is left to do.
    pub(crate) fn rest(&mut self, events: &mut impl Sink<Event>) {
        let idle = self.phase == Phase::Act && self.using.acted && self.using.left == 0;
        if idle && self.is_alone(self.using.unit) {
            self.end_turn(events);
        }
    }

    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::TurnEnded { stand: self.stand(self.using.unit) });
        self.turn += 1;
        self.phase = Phase::NextTurn;
    }

    pub(crate) fn pass(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::Passed { team: self.who });
        self.turn += 1;
        self.phase = Phase::NextTurn;
    }

    /// Markers a Medic gave end; a character that stood ubered on the opposing Intel now takes it.
    pub(crate) fn end_gifts(&mut self, team: Team, events: &mut impl Sink<Event>) {
        for unit in Unit::each(Unit::characters(team)) {
            self.end_healed(unit, events);
            self.end_uber(unit, events);
        }
    }

    pub(crate) fn end_healed(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        if self.figure(unit).healed > 0 {
            self.figure_mut(unit).healed = 0;
            events.push(Event::Unmarked { stand: self.stand(unit), marker: Marker::Healed });
        }
    }

    pub(crate) fn end_uber(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        if self.figure(unit).uber > 0 {
            self.figure_mut(unit).uber = 0;
            events.push(Event::Unmarked { stand: self.stand(unit), marker: Marker::Uber });
            self.touch(unit, events);
        }
    }
}
