//! Why an answer is not offered, in a sentence. Reads the same questions as
//! the offers and decides nothing.

use table::Message;

use crate::actions::{Action, ActionId, Deed, Effect, Flag};
use crate::choice::Choice;
use crate::classes::{Markers, Stand, Unit};
use crate::grid::Square;
use crate::special::TOP_LEVEL;
use crate::state::{Phase, TfBoard};
use crate::text::team_arg;

fn no(id: &str) -> Message {
    Message::new(format!("tf2-board-no-{id}"))
}

impl TfBoard {
    /// The reason against an answer that is not among the offers.
    pub(crate) fn refusal(&self, choice: Choice) -> Message {
        match (self.phase, choice) {
            (_, Choice::Concede) => no("concede"),
            (_, Choice::Class(class) | Choice::Stand(Stand { class: Some(class), .. }))
                if class.ix() >= self.rules.cards.len() =>
            {
                no("no-such-class")
            }
            (_, Choice::Square(at)) if self.map.square(self.map.spot(at)).is_none() => no("off-board"),
            (Phase::PlaceClass | Phase::ReturnClass, Choice::Class(class)) => {
                no("class-taken").with("class", self.class_arg(class))
            }
            (Phase::PlaceSquare(_) | Phase::ReturnSquare(_), Choice::Square(at)) => {
                let id = if self.map.spawn[self.who.ix()].has(at) { "occupied" } else { "not-spawn" };
                no(id).with("at", self.spot_arg(at))
            }
            (Phase::Select, Choice::Stand(stand)) => self.not_usable(stand),
            (Phase::Act, Choice::Square(to)) => self.not_walkable(to),
            (Phase::Act, Choice::Act(id)) => self.not_doable(id),
            (Phase::Act, Choice::End) => no("shared"),
            (Phase::Aim(id) | Phase::SecondTarget(id), Choice::Stand(stand)) => self.not_a_target(id, stand),
            (Phase::Aim(id), Choice::Heading(_)) if self.action(id).has(Flag::Pierce) => no("nobody-there"),
            (Phase::Aim(id) | Phase::SecondSticky(id), Choice::Square(at)) => self.not_a_place(id, at),
            (Phase::Shot, Choice::Stand(stand)) => no("not-nearest").with("who", self.stand_arg(stand)),
            (phase, _) => no(&format!("asked-{}", phase.word())),
        }
    }

    fn not_usable(&self, stand: Stand) -> Message {
        let who = |id: &str| no(id).with("who", self.stand_arg(stand));
        if stand.team != self.who {
            return no("not-yours").with("team", team_arg(stand.team));
        }
        if stand.class.is_none() {
            return no("sentry-alone");
        }
        match self.unit(stand).map(|unit| *self.figure(unit)) {
            None => who("not-in-team"),
            Some(figure) if !figure.is_alive() => who("away").with("n", figure.tokens),
            Some(_) => who("used"),
        }
    }

    fn not_walkable(&self, to: Square) -> Message {
        let unit = self.using.unit;
        let (team, enemy) = (unit.team(), unit.team().other());
        let at = |id: &str| no(id).with("at", self.spot_arg(to));
        if to == self.at(unit) {
            return no("here");
        }
        if self.map.walls.has(to) {
            return at("wall");
        }
        if self.map.spawn[enemy.ix()].has(to) {
            return at("enemy-spawn");
        }
        if (self.taken[0] | self.taken[1] | self.guns()).has(to) {
            return at("occupied");
        }
        if self.using.left == 0 {
            return no("no-points");
        }
        let home = self.map.home[team.ix()];
        if self.intel[team.ix()].at == to || (home == to && !self.carries(unit)) {
            return at("own-intel");
        }
        match self.cost_to(unit, to, 200) {
            Some(cost) => at("too-far").with("cost", cost).with("left", self.using.left),
            None => at("no-way"),
        }
    }

    fn not_doable(&self, id: ActionId) -> Message {
        let me = self.using.unit;
        let figure = self.figure(me);
        let Some(action) = self.rules.action(id).filter(|action| Some(action.class) == figure.class) else {
            return no("not-on-card").with("who", self.who_arg(me));
        };
        let named = |id_: &str| no(id_).with("action", self.action_arg(id));
        if self.using.acted {
            return no("acted");
        }
        if !self.is_alone(me) {
            return no("shared");
        }
        if self.is_safe(me) {
            return no("on-spawn");
        }
        if self.using.roll < action.perf {
            return named("roll-too-low").with("need", action.perf).with("roll", self.using.roll);
        }
        if action.has(Flag::Still) && self.using.spent > 0 {
            return named("moved");
        }
        let slow = self.rules.settings.effects.slow;
        if action.has(Flag::Slow) && self.using.spent > slow {
            return named("moved-too-far").with("n", slow);
        }
        if action.has(Flag::NeedsDisguise) && !figure.wears(Markers::DISGUISED) {
            return named("needs-disguise");
        }
        self.no_target(action, id)
    }

    /// The action is allowed as such; why has it nothing to aim at?
    fn no_target(&self, action: &Action, id: ActionId) -> Message {
        let me = self.using.unit;
        let (figure, team) = (self.figure(me), me.team());
        let named = |id_: &str| no(id_).with("action", self.action_arg(id));
        let needed = self.rules.settings.uber_counters_needed;
        match action.deed {
            Deed::Attack { .. } => {}
            Deed::Special(effect) => match effect {
                Effect::LayStickies if self.stickies[team.ix()].is_full() => return no("stickies-out"),
                Effect::Detonate => return no("stickies-none"),
                Effect::Upgrade if self.sentries[team.ix()].level == TOP_LEVEL => return no("sentry-top"),
                Effect::Upgrade => return no("sentry-not-beside"),
                Effect::Uber if figure.counters < needed => {
                    return no("counters").with("n", figure.counters).with("need", needed);
                }
                Effect::Uber | Effect::Disguise if self.carries(me) => return no("carrier"),
                Effect::Disguise => return no("disguised-already"),
                Effect::Leap | Effect::LeapExposed | Effect::LayStickies | Effect::Build => {
                    return named("no-space");
                }
                _ => {}
            },
        }
        // One unit that might be meant: then its reason says more.
        let mine = matches!(action.deed, Deed::Special(Effect::Heal | Effect::Uber));
        let side = if mine { Unit::characters(team) & !me.bit() } else { Unit::all(team.other()) };
        let in_line =
            |unit: &Unit| self.at(*unit).is_on_board() && self.map.line(self.at(me), self.at(*unit)).is_some();
        let closest = Unit::each(side)
            .filter(in_line)
            .min_by_key(|unit| self.map.line(self.at(me), self.at(*unit)).map_or(255, |(_, distance)| distance));
        match closest {
            Some(unit) if !action.has(Flag::Pierce) => self.not_a_target(id, self.stand(unit)),
            _ => named("no-target"),
        }
    }

    pub(crate) fn not_a_target(&self, id: ActionId, stand: Stand) -> Message {
        let action = self.action(id);
        let me = self.using.unit;
        let who = |id_: &str| no(id_).with("who", self.stand_arg(stand));
        let wrong_kind = no("asked-aim").with("action", self.action_arg(id));
        let friendly = match action.deed {
            Deed::Attack { flags, .. } if flags.has(Flag::Pierce) => return wrong_kind,
            Deed::Attack { .. } => false,
            Deed::Special(Effect::Push) => stand.team == me.team(),
            Deed::Special(Effect::Heal | Effect::Uber) => true,
            Deed::Special(_) => return wrong_kind,
        };
        if friendly != (stand.team == me.team()) {
            return who(if friendly { "not-a-friend" } else { "friendly-fire" });
        }
        let attack_on_sentry = action.is_attack() && !action.has(Flag::CharacterOnly);
        if stand.class.is_none() && !attack_on_sentry {
            return who("only-characters");
        }
        if stand.class.is_some() && action.has(Flag::SentryOnly) {
            return who("only-sentries");
        }
        let Some(unit) = self.unit(stand).filter(|&unit| self.at(unit).is_on_board()) else {
            return who("not-on-board");
        };
        if unit == me {
            return no("self");
        }
        let Some((heading, distance)) = self.map.line(self.at(me), self.at(unit)) else {
            return who("not-in-line");
        };
        let max = if friendly && action.deed == Deed::Special(Effect::Push) { 1 } else { action.max };
        if distance < action.min || distance > max {
            return who("out-of-range").with("n", distance).with("min", action.min).with("max", max);
        }
        let blocked = if action.has(Flag::Lob) { self.map.walls } else { self.obstructions(me.team()) };
        let mut at = self.at(me);
        for _ in 1..distance {
            at = self.map.ahead(at, heading);
            if blocked.has(at) {
                return self.blocked_by(at, stand);
            }
        }
        if friendly {
            return who(if action.deed == Deed::Special(Effect::Uber) { "carries" } else { "not-burning" });
        }
        if self.is_safe(unit) {
            return who("sanctuary");
        }
        if !unit.is_sentry() && self.figure(unit).wears(Markers::DISGUISED) && distance > 1 {
            return who("disguised");
        }
        who("hopeless")
    }

    fn blocked_by(&self, at: Square, stand: Stand) -> Message {
        let message = |id: &str| no(id).with("who", self.stand_arg(stand)).with("at", self.spot_arg(at));
        let unit = (0..Unit::COUNT as u8).map(Unit).find(|unit| self.at(*unit) == at);
        match unit {
            Some(unit) => message("blocked").with("by", self.who_arg(unit)),
            None => message("blocked-wall"),
        }
    }

    fn not_a_place(&self, id: ActionId, at: Square) -> Message {
        let place = match self.action(id).deed {
            Deed::Special(Effect::Leap | Effect::LeapExposed) => "landing",
            Deed::Special(Effect::LayStickies) => "sticky-space",
            Deed::Special(Effect::Build) => "building-space",
            _ => return no("asked-aim").with("action", self.action_arg(id)),
        };
        no(place).with("at", self.spot_arg(at))
    }
}
