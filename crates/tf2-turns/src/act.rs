//! One activation (D4): a unit, or units joined by heal links, mix steps and
//! actions until the owner is done or nothing is left to do.

use table::{Options, Sink};

use crate::board::Eye;
use crate::choice::{Choice, Verb};
use crate::content::{Beat, Pattern};
use crate::event::Event;
use crate::square::{Heading, Squares};
use crate::state::{Stage, TfTurns};
use crate::unit::{Id, Job, Link, Mark, Piece};

impl TfTurns {
    /// Living, free-handed and not yet activated (A2, A22).
    pub(crate) fn may_activate(&self, id: Id) -> bool {
        let unit = self.unit(id);
        unit.alive() && !unit.activated && unit.job.is_none()
    }

    pub(crate) fn in_group(&self, id: Id) -> bool {
        self.group & id.bit() != 0
    }

    /// Activates a unit and everybody joined to it by a chain of links (A15).
    pub(crate) fn activate(&mut self, id: Id, events: &mut impl Sink<Event>) {
        self.group = id.bit();
        loop {
            let mut joined = self.group;
            for medic in Id::of(id.side()) {
                let Some(Link { patient, .. }) = self.unit(medic).link else { continue };
                let pair = medic.bit() | patient.bit();
                if pair & joined != 0 && self.may_activate(medic) && self.may_activate(patient) {
                    joined |= pair;
                }
            }
            if joined == self.group {
                break;
            }
            self.group = joined;
        }
        for member in Id::of(id.side()) {
            if self.in_group(member) {
                self.unit_mut(member).activated = true;
                events.push(Event::Activated { mark: Mark::Unit(member) });
            }
        }
        self.mover = id;
        self.switched = true;
        self.stage = Stage::Act;
    }

    /// May this unit use its one action of the turn, of whatever sort?
    fn has_action(&self, id: Id) -> bool {
        let unit = self.unit(id);
        !unit.attacked && unit.job.is_none() && !self.carries(id)
    }

    /// May it attack, as far as it is up to itself? Not in a free turn (A43).
    fn has_attack(&self, id: Id) -> bool {
        self.free == 0 && self.has_action(id)
    }

    /// May it attack from where it stands (H1)?
    #[inline]
    pub(crate) fn has_shot(&self, id: Id) -> bool {
        self.has_attack(id) && self.unit(id).at.is_some_and(|at| !self.board.sanctuary.has(at))
    }

    /// Spaces with something of the enemy to aim at.
    #[inline]
    pub(crate) fn enemies(&self, id: Id) -> Squares {
        let enemy = id.side().other().ix();
        self.on[enemy] | self.built[enemy]
    }

    /// May it do something that its type knows?
    fn may(&self, id: Id, verb: Verb) -> bool {
        let unit = self.unit(id);
        let Some(at) = unit.at else { return false };
        if let (Verb::Fire, Some(dir)) = (verb, unit.gun) {
            return self.points(id) > 0 && self.may_gun(id, dir);
        }
        match verb {
            Verb::Fire => self.has_shot(id) && self.board.sees(Eye::Kind(unit.kind), at).meets(self.enemies(id)),
            Verb::Ground => self.has_shot(id) && !self.board.sees(Eye::Kind(unit.kind), at).is_empty(),
            Verb::Flame => self.has_shot(id) && self.board.flames[at.ix()].iter().any(|f| f.front.is_some()),
            Verb::RunAndGun => self.has_attack(id) && self.points(id) >= 2,
            Verb::Melee => self.has_shot(id) && self.board.melee[at.ix()].meets(self.enemies(id)),
            Verb::Heal => self.has_action(id) && self.patients(id, Verb::Heal).next().is_some(),
            Verb::Uber => {
                unit.charge >= self.rules.numbers.uber_meter_max
                    && self.has_action(id)
                    && self.patients(id, Verb::Uber).next().is_some()
            }
            Verb::Build => {
                self.has_action(id)
                    && !self.board.sites[at.ix()].is_empty()
                    && Piece::ALL.into_iter().any(|piece| self.may_build(id, piece))
            }
            _ => false,
        }
    }

    /// Has run and gun something to fire at from here (A13)?
    fn may_gun(&self, id: Id, dir: Heading) -> bool {
        let unit = self.unit(id);
        let Some(at) = unit.at.filter(|at| !self.board.sanctuary.has(*at)) else { return false };
        if self.carries(id) {
            return false;
        }
        if self.rules.kind(unit.kind).weapon.pattern == Pattern::Flame {
            return self.board.flames[at.ix()][dir.ix()].front.is_some();
        }
        let seen = self.board.sees(Eye::Kind(unit.kind), at) & self.enemies(id);
        seen.iter().any(|to| self.board.ahead(at, dir, to))
    }

    /// Has this unit anything left to do? Looks, so it costs.
    pub(crate) fn can_act(&self, id: Id) -> bool {
        let unit = self.unit(id);
        let Some(at) = unit.at.filter(|_| unit.job.is_none()) else { return false };
        let walks = self.points(id) > 0 && !self.reach(&self.ground_of(id), at, self.points(id)).is_empty();
        walks || self.actions(id).next().is_some()
    }

    /// What it may do now besides walking.
    fn actions(&self, id: Id) -> impl Iterator<Item = Verb> {
        let unit = self.unit(id);
        let stats = self.rules.kind(unit.kind);
        // Run and gun fires any weapon.
        let knows = move |verb: &Verb| stats.knows(*verb) || *verb == Verb::Fire && unit.gun.is_some();
        ACTIONS.into_iter().filter(knows).filter(move |verb| self.may(id, *verb))
    }

    pub(crate) fn act_choices(&self, out: &mut Options<TfTurns>) {
        let id = self.mover;
        let unit = self.unit(id);
        if let Some(at) = unit.at.filter(|_| unit.job.is_none()) {
            let points = self.points(id);
            if points > 0 {
                let ground = self.ground_of(id);
                let ends =
                    if unit.gun.is_some() { self.hops(&ground, at, points) } else { self.reach(&ground, at, points) };
                out.extend(ends.iter().map(Choice::Square));
            }
            if unit.gun.is_some() {
                if self.may(id, Verb::Fire) {
                    out.push(Choice::Verb(Verb::Fire));
                }
            } else if !unit.attacked {
                out.extend(self.actions(id).map(Choice::Verb));
            }
        }
        // A unit just named acts first, unless it cannot.
        if self.group != id.bit() && (!self.switched || out.is_empty()) {
            let others = Id::of(self.side).filter(|o| *o != id && self.in_group(*o) && self.can_act(*o));
            out.extend(others.map(|o| Choice::Mark(Mark::Unit(o))));
        }
        out.push(Choice::Verb(Verb::Done));
    }

    pub(crate) fn act(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let id = self.mover;
        self.switched = false;
        match choice {
            Choice::Square(to) => {
                self.walk(id, to, events);
                if self.is_over() {
                    return;
                }
                let both = self.rules.numbers.run_and_gun_point == Beat::StepAndAttack;
                match self.unit(id).gun {
                    Some(dir) if both && self.may_gun(id, dir) => self.stage = Stage::Aim,
                    _ => self.go_on(events),
                }
            }
            Choice::Mark(Mark::Unit(other)) => {
                self.mover = other;
                self.switched = true;
            }
            Choice::Verb(Verb::Done) => self.finish_activation(events),
            Choice::Verb(Verb::Fire) if self.unit(id).gun.is_some() => {
                self.unit_mut(id).spent += 1;
                self.gun(events);
            }
            Choice::Verb(verb) => self.stage = Stage::Target(verb),
            _ => unreachable!("{choice:?} is no act"),
        }
    }

    pub(crate) fn target_choices(&self, verb: Verb, out: &mut Options<TfTurns>) {
        let id = self.mover;
        let unit = self.unit(id);
        let Some(at) = unit.at else { return };
        let seen = self.board.sees(Eye::Kind(unit.kind), at);
        match verb {
            Verb::Fire => self.marks_on(id, seen & self.enemies(id), unit.gun, out),
            Verb::Melee => self.marks_on(id, self.board.melee[at.ix()] & self.enemies(id), None, out),
            Verb::Ground => out.extend(seen.iter().map(Choice::Square)),
            Verb::Flame => out.extend(
                Heading::ALL
                    .into_iter()
                    .filter(|d| self.board.flames[at.ix()][d.ix()].front.is_some())
                    .map(Choice::Heading),
            ),
            Verb::RunAndGun => out.extend(Heading::ALL.map(Choice::Heading)),
            Verb::Heal | Verb::Uber => out.extend(self.patients(id, verb).map(|p| Choice::Mark(Mark::Unit(p)))),
            Verb::Build => {
                out.extend(Piece::ALL.into_iter().filter(|p| self.may_build(id, *p)).map(Choice::Piece));
            }
            _ => {}
        }
    }

    /// The enemy units, then buildings, on these spaces; in run and gun only those ahead.
    fn marks_on(&self, id: Id, on: Squares, gun: Option<Heading>, out: &mut Options<TfTurns>) {
        let Some(from) = self.unit(id).at else { return };
        let enemy = id.side().other();
        let hit = |at| on.has(at) && gun.is_none_or(|dir| self.board.ahead(from, dir, at));
        let units = Id::of(enemy).filter(|o| self.unit(*o).at.is_some_and(hit));
        out.extend(units.map(|o| Choice::Mark(Mark::Unit(o))));
        if on.meets(self.built[enemy.ix()]) {
            for owner in Id::of(enemy) {
                for piece in Piece::ALL {
                    if self.unit(owner).building(piece).is_some_and(|b| hit(b.at)) {
                        out.push(Choice::Mark(Mark::Building(owner, piece)));
                    }
                }
            }
        }
    }

    /// Takes the target of a verb and does the deed.
    pub(crate) fn aim(&mut self, verb: Verb, choice: Choice, events: &mut impl Sink<Event>) {
        let id = self.mover;
        self.unit_mut(id).attacked = true;
        match (verb, choice) {
            (Verb::Fire, Choice::Mark(mark)) => self.fire(id, mark, events),
            (Verb::Melee, Choice::Mark(mark)) => self.swing(id, mark, events),
            (Verb::Ground, Choice::Square(at)) => self.shoot_ground(id, at, events),
            (Verb::Flame, Choice::Heading(dir)) => self.flame(id, dir, events),
            (Verb::RunAndGun, Choice::Heading(dir)) => {
                self.unit_mut(id).gun = Some(dir);
                events.push(Event::RunAndGun { unit: id, dir });
                self.go_on(events);
            }
            (Verb::Heal | Verb::Uber, Choice::Mark(Mark::Unit(patient))) => {
                self.link(id, patient, verb, events);
                self.go_on(events);
            }
            (Verb::Build, Choice::Piece(piece)) => {
                let work = self.rules.numbers.build_rounds;
                self.unit_mut(id).job = Some(Job { piece, work });
                events.push(Event::JobStarted { unit: id, piece });
                self.go_on(events);
            }
            _ => unreachable!("{choice:?} is no target of {verb:?}"),
        }
    }

    /// Fires in run and gun: flames at once, bullets at a target.
    pub(crate) fn gun(&mut self, events: &mut impl Sink<Event>) {
        let unit = self.unit(self.mover);
        match unit.gun {
            Some(dir) if self.rules.kind(unit.kind).weapon.pattern == Pattern::Flame => {
                self.flame(self.mover, dir, events);
            }
            _ => self.stage = Stage::Target(Verb::Fire),
        }
    }

    /// After an act: the activation goes on, with another unit if this one fell,
    /// and ends by itself when nobody has points or an action left.
    pub(crate) fn go_on(&mut self, events: &mut impl Sink<Event>) {
        if self.is_over() {
            return;
        }
        let busy = |s: &TfTurns, id: Id| {
            let unit = s.unit(id);
            unit.alive() && unit.job.is_none() && (s.points(id) > 0 || !unit.attacked)
        };
        if !busy(self, self.mover) {
            match Id::of(self.side).find(|id| self.in_group(*id) && busy(self, *id)) {
                Some(other) => self.mover = other,
                None => return self.finish_activation(events),
            }
        }
        self.stage = Stage::Act;
    }

    pub(crate) fn finish_activation(&mut self, events: &mut impl Sink<Event>) {
        self.group = 0;
        for id in Id::of(self.side) {
            self.unit_mut(id).finish();
        }
        self.after_activation(events);
        self.stage = Stage::Turn;
    }

    /// What is checked after every activation (A17, A40).
    pub(crate) fn after_activation(&mut self, events: &mut impl Sink<Event>) {
        self.check_links(events);
        self.check_contest(events);
    }
}

/// What a unit may do besides walking, in the order it is offered.
pub(crate) const ACTIONS: [Verb; 8] =
    [Verb::Fire, Verb::Ground, Verb::Flame, Verb::RunAndGun, Verb::Melee, Verb::Heal, Verb::Uber, Verb::Build];
