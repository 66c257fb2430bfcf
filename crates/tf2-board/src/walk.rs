//! Movement: where a character may enter, pass and stop, what it costs, and
//! what happens on arrival. One answer names the destination; the way there is
//! the cheapest, keeps off the opposing Intel, and is wet if the walker burns.

use table::{List, Sink};

use crate::classes::{Markers, Unit};
use crate::event::{Event, How, Marker, Way};
use crate::grid::{Spot, Square, Squares};
use crate::setup::Mode;
use crate::state::TfBoard;

/// What the board is to one walker.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    /// Spaces it may enter at all.
    enter: Squares,
    /// Spaces it may enter and leave again within one walk.
    through: Squares,
    /// Spaces it may stop on.
    pub(crate) stop: Squares,
    /// Where it would take the opposing Intel.
    prize: Option<Square>,
}

/// The most movement points a card may have.
pub(crate) const LONGEST: usize = 7;

struct Route {
    cost: u8,
    wet: bool,
    way: List<Spot, LONGEST>,
}

impl TfBoard {
    pub(crate) fn ground(&self, unit: Unit) -> Ground {
        let figure = self.figure(unit);
        let (team, enemy) = (unit.team(), unit.team().other());
        let mut closed = self.map.walls | self.map.spawn[enemy.ix()] | self.guns();
        if !figure.wears(Markers::DISGUISED) {
            closed |= self.taken[enemy.ix()];
        }
        let enter = !closed;
        let mut ground =
            Ground { enter, through: enter, stop: enter.without(self.taken[0] | self.taken[1]), prize: None };
        if self.map.mode == Mode::Cp {
            return ground;
        }
        // A12: nobody sits on their own Intel or its home, except to win.
        let (own, prize) = (self.intel[team.ix()], self.intel[enemy.ix()]);
        let home = self.map.home[team.ix()];
        if own.at.is_on_board() {
            ground.stop.remove(own.at);
        }
        ground.stop.remove(home);
        if self.carries(unit) {
            // A13: entering the home wins, so no walk goes on from there.
            ground.through.remove(home);
            if enter.has(home) {
                ground.stop.insert(home);
            }
        } else if prize.at.is_on_board() && figure.uber == 0 {
            // Entering takes it, so it is a destination and never on the way.
            ground.through.remove(prize.at);
            ground.prize = Some(prize.at);
        }
        ground
    }

    /// Everywhere the character in use may go with the points left.
    pub(crate) fn destinations(&self) -> Squares {
        let unit = self.using.unit;
        let ground = self.ground(unit);
        let mut found = Squares::NONE;
        let mut prize_cost = None;
        self.flood(unit, &ground, self.using.left, |cost, fresh, _| {
            found |= *fresh;
            if let Some(prize) = ground.prize
                && fresh.has(prize)
            {
                prize_cost = Some(cost);
            }
            false
        });
        let mut stops = found & ground.stop;
        // The Intel under a friend: one may pass over it if the way goes on.
        if let (Some(prize), Some(cost)) = (ground.prize, prize_cost)
            && !ground.stop.has(prize)
        {
            let mut there = *self;
            there.put(unit, prize);
            there.using.left -= cost;
            there.touch(unit, &mut table::Quiet);
            if !there.destinations().is_empty() {
                stops.insert(prize);
            }
        }
        stops
    }

    /// The cheapest cost to a space within `budget`.
    pub(crate) fn cost_to(&self, unit: Unit, to: Square, budget: u8) -> Option<u8> {
        let ground = self.ground(unit);
        let mut answer = None;
        self.flood(unit, &ground, budget, |cost, fresh, _| {
            answer = fresh.has(to).then_some(cost);
            answer.is_some()
        });
        answer
    }

    /// The way to a destination: its spaces, the cost, and whether it goes through water
    /// (which matters, and is looked at, only for a burning walker).
    fn route(&self, unit: Unit, to: Square) -> Route {
        let map = self.map.0;
        let ground = self.ground(unit);
        let mut layers = [(Squares::NONE, Squares::NONE); 1 + LONGEST];
        layers[0].0 = Squares::one(self.at(unit));
        let mut cost = 0;
        self.flood(unit, &ground, self.using.left, |now, fresh, wet| {
            let passable = ground.through | Squares::one(to);
            layers[now as usize] = (*fresh & passable, *wet & passable);
            cost = now;
            fresh.has(to)
        });
        let wet = layers[cost as usize].1.has(to);
        // Back from the goal, layer by layer; dry spaces of a wet way must come from its wet part.
        let (mut back, mut at, mut left, mut from_wet) = (List::<Square, LONGEST>::new(), to, cost, wet);
        while left > 0 {
            back.push(at);
            let in_water = map.water.has(at);
            left -= 1 + u8::from(in_water);
            from_wet &= !in_water;
            let (all, wet) = layers[left as usize];
            let before = Squares::one(at).spread(map.width) & if from_wet { wet } else { all };
            at = before.first().expect("every layer was reached from the one before");
        }
        Route { cost, wet, way: back.iter().rev().map(|&square| map.spot(square)).collect() }
    }

    /// What a walk to a destination costs, and its spaces; nothing if it is out of reach.
    pub(crate) fn way_to(&self, to: Square) -> (u8, Way) {
        let unit = self.using.unit;
        if self.cost_to(unit, to, self.using.left).is_none() {
            return (0, Way(List::new()));
        }
        let Route { cost, way, .. } = self.route(unit, to);
        (cost, Way(way))
    }

    /// Calls `f` with the cost, the spaces first reached at it, and those of
    /// them that can be reached wet at it; until it says stop.
    fn flood(&self, unit: Unit, ground: &Ground, budget: u8, mut f: impl FnMut(u8, &Squares, &Squares) -> bool) {
        let map = self.map.0;
        let start = Squares::one(self.at(unit));
        let burning = self.figure(unit).wears(Markers::BURNING);
        let (mut now, mut wet) = (start, Squares::NONE);
        let mut open = ground.enter.without(start);
        let (floor, water) = (map.floor, map.water);
        let mut near_before = Squares::NONE;
        for cost in 1..=budget {
            let near = now.spread(map.width);
            let splash = near_before & water;
            let fresh = (near & floor | splash) & open;
            wet = if burning { (wet.spread(map.width) & floor | splash) & fresh } else { wet };
            if f(cost, &fresh, &wet) {
                return;
            }
            open = open.without(fresh);
            now = fresh & ground.through;
            wet = wet & ground.through;
            near_before = near;
        }
    }

    /// Walks to a destination that was offered.
    pub(crate) fn walk(&mut self, to: Square, events: &mut impl Sink<Event>) {
        let unit = self.using.unit;
        let from = self.at(unit);
        let Route { cost, wet, way } = self.route(unit, to);
        self.using.spent += cost;
        self.using.left -= cost;
        self.put(unit, to);
        let stand = self.stand(unit);
        events.push(Event::Walked { stand, from: self.map.spot(from), way: Way(way), spent: cost });
        if wet {
            self.unmark(unit, Markers::BURNING, Marker::Burning, events);
        }
        self.arrive(unit, events);
        self.rest(events);
    }

    /// What entering a space does: water puts out, Intel is taken or scored.
    pub(crate) fn arrive(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        if self.map.water.has(self.at(unit)) {
            self.unmark(unit, Markers::BURNING, Marker::Burning, events);
        }
        self.touch(unit, events);
        if self.carries(unit) && self.at(unit) == self.map.home[unit.team().ix()] {
            self.win(unit.team(), How::Intel, events);
        }
    }

    /// Takes the opposing Intel if it lies here and may be taken.
    pub(crate) fn touch(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        let of = unit.team().other();
        let figure = self.figure(unit);
        if self.map.mode == Mode::Cp || !figure.is_alive() || self.intel[of.ix()].at != figure.at || figure.uber > 0 {
            return;
        }
        let intel = &mut self.intel[of.ix()];
        (intel.at, intel.tokens, intel.carrier) = (Square::OFF, 0, Some(unit));
        events.push(Event::IntelTaken { stand: self.stand(unit), of });
        self.unmark(unit, Markers::DISGUISED, Marker::Disguised, events);
    }

    /// May the character in use stay where it is? Not on top of another.
    pub(crate) fn is_alone(&self, unit: Unit) -> bool {
        let at = self.at(unit);
        Unit::each(Unit::characters(unit.team()) & !unit.bit()).all(|other| self.at(other) != at)
    }

    /// Takes off a yes-or-no marker, if it is worn.
    pub(crate) fn unmark(&mut self, unit: Unit, bit: u8, marker: Marker, events: &mut impl Sink<Event>) {
        if self.figure(unit).wears(bit) {
            self.figure_mut(unit).markers.clear(bit);
            events.push(Event::Unmarked { stand: self.stand(unit), marker });
        }
    }

    pub(crate) fn mark(&mut self, unit: Unit, bit: u8, marker: Marker, events: &mut impl Sink<Event>) {
        self.figure_mut(unit).markers.set(bit);
        events.push(Event::Marked { stand: self.stand(unit), marker });
    }
}
