//! Attacks: who can be aimed at, with what chance, the Success Rolls one after
//! another, and death. The only place that kills anybody.

use table::{List, Sink};

use crate::actions::{Action, ActionId, Deed, Flag};
use crate::choice::Choice;
use crate::classes::{Figure, Markers, Sentry, Stand, Team, Unit};
use crate::content::{GIFTS, Obstruct, STICKIES};
use crate::event::{Cause, Event, Marker};
use crate::grid::{Heading, Square, Squares};
use crate::state::{Fight, Phase, TfBoard};

/// All units in line with one space, by distance and by what is in the way.
pub(crate) struct Lines {
    /// Units at most so far away.
    within: [u16; 16],
    /// Nothing obstructs.
    free: u16,
    /// No wall is in the way.
    open: u16,
}

impl Lines {
    #[inline]
    pub(crate) fn range(&self, min: u8, max: u8) -> u16 {
        self.within[max as usize] & !self.within[min as usize - 1]
    }

    pub(crate) fn adjacent(&self) -> u16 {
        self.within[1]
    }

    pub(crate) fn free(&self) -> u16 {
        self.free
    }
}

/// What an action may be aimed at.
pub(crate) enum Targets {
    Units(u16),
    Headings([bool; 4]),
    Squares(Squares),
    /// It needs no target; can it be done?
    Now(bool),
}

impl Targets {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Targets::Units(units) => *units == 0,
            Targets::Headings(headings) => *headings == [false; 4],
            Targets::Squares(squares) => squares.is_empty(),
            Targets::Now(possible) => !possible,
        }
    }
}

impl TfBoard {
    /// What obstructs lines of a team, walls included.
    pub(crate) fn obstructions(&self, team: Team) -> Squares {
        let units = match self.rules.settings.units_obstruct {
            Obstruct::EnemyAndSentry => self.guns() | self.taken[team.other().ix()],
            Obstruct::All => self.guns() | self.taken[0] | self.taken[1],
            Obstruct::None => Squares::NONE,
        };
        self.map.walls | units
    }

    pub(crate) fn lines(&self, from: Square, team: Team) -> Lines {
        let blocked = self.obstructions(team);
        let mut lines = Lines { within: [0; 16], free: 0, open: 0 };
        for unit in (0..Unit::COUNT as u8).map(Unit) {
            let at = self.at(unit);
            if !at.is_on_board() {
                continue;
            }
            let Some((heading, distance)) = self.map.line(from, at) else { continue };
            if distance > 15 {
                continue;
            }
            lines.within[distance as usize] |= unit.bit();
            if !self.map.crosses(from, heading, distance, &blocked) {
                lines.free |= unit.bit();
                lines.open |= unit.bit();
            } else if !self.map.crosses(from, heading, distance, &self.map.walls) {
                lines.open |= unit.bit();
            }
        }
        for d in 1..16 {
            lines.within[d] |= lines.within[d - 1];
        }
        lines
    }

    /// Everything the action in use may be aimed at from here.
    pub(crate) fn targets(&self, id: ActionId, lines: &Lines) -> Targets {
        let action = self.action(id);
        match action.deed {
            Deed::Attack { .. } if action.has(Flag::Pierce) => Targets::Headings(
                Heading::ALL
                    .map(|heading| self.burnt(action, heading).iter().any(|&unit| self.can_affect(action, unit))),
            ),
            Deed::Attack { flags, .. } => {
                let enemy = self.using.unit.team().other();
                let mut units = Unit::all(enemy) & lines.range(action.min, action.max);
                units &= if flags.has(Flag::Lob) { lines.open } else { lines.free };
                if flags.has(Flag::CharacterOnly) {
                    units &= Unit::characters(enemy);
                }
                if flags.has(Flag::SentryOnly) {
                    units &= Unit::sentry(enemy).bit();
                }
                let mut legal = 0;
                for unit in Unit::each(units) {
                    if self.is_target(unit, lines) && self.can_affect(action, unit) {
                        legal |= unit.bit();
                    }
                }
                Targets::Units(legal)
            }
            Deed::Special(effect) => self.special_targets(effect, action, lines),
        }
    }

    /// Out of the sanctuary, and not a Spy in disguise seen from afar.
    pub(crate) fn is_target(&self, unit: Unit, lines: &Lines) -> bool {
        let hidden =
            !unit.is_sentry() && self.figure(unit).wears(Markers::DISGUISED) && lines.within[1] & unit.bit() == 0;
        !hidden && !self.is_safe(unit)
    }

    /// Those of the enemy a piercing attack passes, nearest first.
    pub(crate) fn burnt(&self, action: &Action, heading: Heading) -> List<Unit, 6> {
        let enemy = Unit::all(self.using.unit.team().other());
        let mut found = List::new();
        let mut at = self.at(self.using.unit);
        for distance in 1..=action.max {
            at = self.map.ahead(at, heading);
            if self.map.walls.has(at) {
                break;
            }
            if distance >= action.min {
                for unit in Unit::each(enemy) {
                    if self.at(unit) == at && !self.is_safe(unit) {
                        found.push(unit);
                    }
                }
            }
        }
        found
    }

    /// A9: an attack that cannot succeed needs another effect to be declared.
    pub(crate) fn can_affect(&self, action: &Action, unit: Unit) -> bool {
        let Deed::Attack { power, flags } = action.deed else { return true };
        if self.chance(power, unit) > 0 {
            return true;
        }
        let ignites = flags.has(Flag::Ignite) && !unit.is_sentry() && {
            let figure = self.figure(unit);
            figure.uber == 0 && (figure.wears(Markers::DISGUISED) || !self.map.water.has(figure.at))
        };
        let splashes = flags.has(Flag::Splash)
            && self
                .near(self.at(unit), unit.team())
                .iter()
                .any(|&other| other != unit && self.chance(self.rules.settings.splash_power, other) > 0);
        ignites || splashes
    }

    pub(crate) fn defense(&self, unit: Unit) -> u8 {
        if unit.is_sentry() {
            let level = self.sentries[unit.team().ix()].level.max(1);
            return self.rules.sentry[usize::from(level) - 1].defense;
        }
        let figure = self.figure(unit);
        let printed = figure.class.map_or(0, |class| self.rules.cards[class.ix()].defense);
        let effects = &self.rules.settings.effects;
        let bonus = if figure.healed > 0 {
            effects.healed
        } else if figure.wears(Markers::FED) {
            effects.fed
        } else {
            0
        };
        let malus = if figure.wears(Markers::EXPOSED) { effects.exposed } else { 0 };
        (printed + bonus).saturating_sub(malus)
    }

    /// Faces of the ten-sided die that kill: 0 never, 10 always.
    #[inline]
    pub(crate) fn chance(&self, power: u8, unit: Unit) -> u8 {
        if !unit.is_sentry() && self.figure(unit).uber > 0 {
            return 0;
        }
        power.saturating_sub(self.defense(unit)).min(10)
    }

    /// A target was chosen: the attack or special action begins.
    pub(crate) fn take_aim_at(&mut self, id: ActionId, target: Choice, events: &mut impl Sink<Event>) {
        let action = self.action(id);
        let Deed::Attack { power, flags } = action.deed else {
            self.do_special(id, target, events);
            return;
        };
        let queue = match target {
            Choice::Heading(heading) => self.burnt(action, heading),
            Choice::Stand(stand) => self.unit(stand).into_iter().collect(),
            other => unreachable!("{other:?} is no target of an attack"),
        };
        let at = queue.first().map_or(Square::OFF, |&unit| self.at(unit));
        if !flags.has(Flag::KeepDisguise) {
            self.unmark(self.using.unit, Markers::DISGUISED, Marker::Disguised, events);
        }
        let more = u8::from(flags.has(Flag::Rolls2));
        self.fight = Fight { cause: Cause::Attack, action: id, power, more, at, queue };
        self.phase = Phase::Resolve;
    }

    pub(crate) fn shoot_again(&mut self, stand: Stand) {
        let unit = self.unit(stand).expect("an offered target exists");
        self.fight.queue.push(unit);
        self.phase = Phase::Resolve;
    }

    /// The next Success Roll, or what follows the last.
    pub(crate) fn resolve(&mut self, events: &mut impl Sink<Event>) {
        if self.fight.queue.is_empty() {
            self.after_rolls(events);
            return;
        }
        let target = self.fight.queue.remove(0);
        if !self.at(target).is_on_board() {
            return;
        }
        let need = self.chance(self.fight.power, target);
        let faces = self.rules.settings.dice.success;
        if (1..faces).contains(&need) {
            self.phase = Phase::Roll { target, need };
            return;
        }
        let hit = need >= faces;
        events.push(Event::Certain { target: self.stand(target), cause: self.fight.cause, hit });
        self.outcome(target, hit, events);
    }

    pub(crate) fn rolled(&mut self, target: Unit, need: u8, roll: u8, events: &mut impl Sink<Event>) {
        events.push(Event::Rolled { target: self.stand(target), cause: self.fight.cause, need, roll });
        self.phase = Phase::Resolve;
        self.outcome(target, roll <= need, events);
    }

    fn outcome(&mut self, target: Unit, hit: bool, events: &mut impl Sink<Event>) {
        let cause = self.fight.cause;
        if cause == Cause::Afterburn {
            self.unmark(target, Markers::BURNING, Marker::Burning, events);
        }
        if hit {
            self.kill(target, events);
            return;
        }
        let ignites = cause == Cause::Attack && self.action(self.fight.action).has(Flag::Ignite);
        if ignites && !target.is_sentry() && self.figure(target).uber == 0 {
            self.unmark(target, Markers::DISGUISED, Marker::Disguised, events);
            // In water nobody burns.
            if !self.map.water.has(self.at(target)) {
                self.mark(target, Markers::BURNING, Marker::Burning, events);
            }
        }
    }

    /// All rolls of one kind are made.
    fn after_rolls(&mut self, events: &mut impl Sink<Event>) {
        let fight = self.fight;
        match fight.cause {
            Cause::Attack if self.action(fight.action).has(Flag::Splash) => {
                self.fight.cause = Cause::Splash;
                self.fight.power = self.rules.settings.splash_power;
                self.fight.queue = self.near(fight.at, self.who.other());
                // On the space itself stands only the target, and it had its roll.
                self.fight.queue = self.fight.queue.iter().copied().filter(|&u| self.at(u) != fight.at).collect();
            }
            Cause::Attack if fight.more > 0 => {
                self.fight.more -= 1;
                let lines = self.lines(self.at(self.using.unit), self.who);
                if self.targets(fight.action, &lines).is_empty() {
                    self.done_acting(events);
                } else {
                    self.phase = Phase::SecondTarget(fight.action);
                }
            }
            Cause::Sticky => self.next_blast(events),
            Cause::Attack | Cause::Splash => self.done_acting(events),
            Cause::Afterburn | Cause::Sentry => self.phase = Phase::Closing,
        }
    }

    /// Units of a team on a space or orthogonally adjacent to it, in reading order.
    pub(crate) fn near(&self, at: Square, team: Team) -> List<Unit, 6> {
        let area = Squares::one(at).spread(self.map.width) | Squares::one(at);
        let mut found: List<Unit, 6> = List::new();
        for unit in Unit::each(Unit::all(team)) {
            let here = self.at(unit);
            if here.is_on_board() && area.has(here) && !self.is_safe(unit) {
                found.push(unit);
            }
        }
        found.sort_unstable_by_key(|&unit| self.at(unit));
        found
    }

    /// Removes a unit: a sentry for good, a character until it returns.
    pub(crate) fn kill(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        let team = unit.team();
        if unit.is_sentry() {
            self.remove_sentry(team, events);
            return;
        }
        let stand = self.stand(unit);
        let at = self.at(unit);
        let tokens = self.rules.settings.respawn_tokens;
        self.lift(unit);
        let (cause, by, action) = self.killer();
        events.push(Event::Died { stand, at: self.map.spot(at), tokens, cause, by, action });
        self.drop_intel(unit, at, events);
        *self.figure_mut(unit) = Figure { class: stand.class, tokens, ..Figure::NONE };
        self.kills[team.other().ix()] = self.kills[team.other().ix()].saturating_add(1);
        let Some(class) = stand.class else { return };
        if self.rules.can_any(class, STICKIES) && !self.has_living(team, STICKIES) {
            self.remove_stickies(team, events);
        }
        if self.rules.can_any(class, GIFTS) {
            self.end_gifts(team, events);
        }
    }

    /// What the roll under way is for, who made it, and with which action.
    fn killer(&self) -> (Cause, Option<Stand>, Option<ActionId>) {
        let (by, action) = match self.fight.cause {
            Cause::Attack | Cause::Splash | Cause::Sticky => {
                (Some(self.stand(self.using.unit)), Some(self.fight.action))
            }
            Cause::Sentry => (Some(Stand { team: self.who, class: None }), None),
            Cause::Afterburn => (None, None),
        };
        (self.fight.cause, by, action)
    }

    pub(crate) fn remove_sentry(&mut self, team: Team, events: &mut impl Sink<Event>) {
        let sentry = std::mem::replace(&mut self.sentries[team.ix()], Sentry::NONE);
        if sentry.level > 0 {
            events.push(Event::SentryGone { team, at: self.map.spot(sentry.at) });
        }
    }

    pub(crate) fn remove_stickies(&mut self, team: Team, events: &mut impl Sink<Event>) {
        if !self.stickies[team.ix()].is_empty() {
            self.stickies[team.ix()].clear();
            events.push(Event::StickiesGone { team });
        }
    }

    /// The units a sentry would shoot at next: the nearest it may hit.
    pub(crate) fn nearest(&self, team: Team) -> u16 {
        let sentry = self.sentries[team.ix()];
        if sentry.level == 0 {
            return 0;
        }
        let gun = self.rules.sentry[usize::from(sentry.level) - 1];
        let lines = self.lines(sentry.at, team);
        let mut legal = Unit::characters(team.other()) & lines.free & lines.within[usize::from(gun.range)];
        for unit in Unit::each(legal) {
            if self.is_safe(unit) || self.figure(unit).wears(Markers::DISGUISED) {
                legal &= !unit.bit();
            }
        }
        lines.within.iter().map(|within| within & legal).find(|units| *units != 0).unwrap_or(0)
    }
}
