//! Attacks: dice at a target, flames over a pattern, rockets with their blast
//! and its push, turrets. Hurting itself is in `harm.rs`.

use table::{List, Sink};

use crate::board::Eye;
use crate::content::{GroundShot, Pattern, Tag, Weapon};
use crate::event::{Blow, Event};
use crate::square::{Heading, Square};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{Id, Mark, Piece};

/// Dice under way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Volley {
    pub(crate) by: Mark,
    pub(crate) target: Mark,
    pub(crate) dice: u8,
    pub(crate) hits: u8,
    /// The lowest face that hits.
    pub(crate) need: u8,
    /// The tile in front of a flamethrower; a unit there takes full damage.
    pub(crate) front: Option<Square>,
    /// Who in the flames is still to be rolled for.
    pub(crate) queue: List<Mark, 8>,
}

impl Default for Volley {
    fn default() -> Volley {
        let nobody = Mark::default();
        Volley { by: nobody, target: nobody, dice: 0, hits: 0, need: 0, front: None, queue: List::new() }
    }
}

impl TfTurns {
    pub(crate) fn weapon_of(&self, by: Mark) -> Weapon {
        match by {
            Mark::Unit(id) => self.rules.kind(self.unit(id).kind).weapon,
            Mark::Building(_, piece) => self.rules.pieces[piece.ix()].weapon,
        }
    }

    /// The lowest face that hits: a flag carrier is easier (R22, A10).
    pub(crate) fn need(&self, target: Mark) -> u8 {
        let numbers = &self.rules.numbers;
        match target {
            Mark::Unit(id) if self.carries(id) => numbers.to_hit - numbers.carrier_to_hit_bonus,
            _ => numbers.to_hit,
        }
    }

    /// A working Engineer is hit without a roll, within normal range (R17, A11).
    pub(crate) fn is_sure(&self, from: Square, weapon: Weapon, target: Mark) -> bool {
        let Mark::Unit(id) = target else { return false };
        let unit = self.unit(id);
        unit.job.is_some()
            && (weapon.pattern == Pattern::Flame
                || unit.at.is_some_and(|at| self.board.distance(from, at) <= weapon.range))
    }

    /// Does a weapon with an area touch this? Friends only if it can hurt them (R39).
    fn touches(&self, by: Id, mark: Mark) -> bool {
        mark.side() != by.side() || self.rules.kind(self.unit(by).kind).has(Tag::FriendlyFire)
    }

    /// A primary weapon with dice, at one target.
    pub(crate) fn fire(&mut self, id: Id, target: Mark, events: &mut impl Sink<Event>) {
        events.push(Event::Fired { by: Mark::Unit(id), target });
        self.volley = Volley { by: Mark::Unit(id), ..Volley::default() };
        self.roll_at(target, events);
    }

    /// Rolls for one target, or counts every die as a hit where no roll is needed.
    fn roll_at(&mut self, target: Mark, events: &mut impl Sink<Event>) {
        let weapon = self.weapon_of(self.volley.by);
        self.volley.target = target;
        self.volley.dice = weapon.dice;
        self.volley.hits = 0;
        self.volley.need = self.need(target);
        if self.place_of(self.volley.by).is_some_and(|from| self.is_sure(from, weapon, target)) {
            self.volley.hits = weapon.dice;
            self.volley.dice = 0;
            self.resolve(weapon, events);
        } else {
            self.stage = Stage::Roll;
        }
    }

    pub(crate) fn rolled(&mut self, face: u8, events: &mut impl Sink<Event>) {
        let hit = face >= self.volley.need;
        events.push(Event::Rolled { target: self.volley.target, face, need: self.volley.need, hit });
        self.volley.hits += u8::from(hit);
        self.volley.dice -= 1;
        if self.volley.dice == 0 {
            self.resolve(self.weapon_of(self.volley.by), events);
        }
    }

    /// All dice at one target have fallen.
    fn resolve(&mut self, weapon: Weapon, events: &mut impl Sink<Event>) {
        let Volley { by, target, hits, .. } = self.volley;
        if hits > 0 {
            match (weapon.pattern, by) {
                (Pattern::Flame, _) => self.scorch(weapon, target, events),
                (Pattern::StraightArea, Mark::Unit(id)) => self.rocket(id, weapon, target, events),
                (_, Mark::Unit(id)) if self.rules.kind(self.unit(id).kind).has(Tag::AimedShot) => {
                    self.stage = Stage::Aimed;
                    return;
                }
                _ => self.harm(target, weapon.damage, hits, Blow::Weapon(by), events),
            }
        }
        self.next_in_flames(events);
    }

    /// Rolls for the next in the flames; without one the attack is over.
    fn next_in_flames(&mut self, events: &mut impl Sink<Event>) {
        while !self.volley.queue.is_empty() {
            let next = self.volley.queue.remove(0);
            // A teleporter part may have fallen with the other.
            if self.place_of(next).is_some() {
                return self.roll_at(next, events);
            }
        }
        self.cease(events);
    }

    /// The ten-sided die decides the damage of an aimed shot (R12).
    pub(crate) fn aimed(&mut self, face: u8, events: &mut impl Sink<Event>) {
        let target = self.volley.target;
        events.push(Event::Aimed { target, face });
        self.harm(target, self.rules.aimed[face as usize - 1], 1, Blow::Weapon(self.volley.by), events);
        self.cease(events);
    }

    /// The attack is over, its pushes included: links are looked at (B9), and the attacker goes on.
    fn cease(&mut self, events: &mut impl Sink<Event>) {
        match self.volley.by {
            Mark::Unit(_) => {
                self.check_links(events);
                self.go_on(events);
            }
            Mark::Building(..) => {
                self.after_activation(events);
                self.stage = Stage::Turn;
                if self.ending {
                    self.end_turn(events);
                }
            }
        }
    }

    /// Melee always hits (R9) and ends a Medic's beam (A16).
    pub(crate) fn swing(&mut self, id: Id, target: Mark, events: &mut impl Sink<Event>) {
        events.push(Event::Swung { by: id, target });
        self.unlink(id, events);
        self.harm(target, self.rules.kind(self.unit(id).kind).melee, 1, Blow::Melee(id), events);
        self.check_links(events);
        self.go_on(events);
    }

    /// The pattern of a flamethrower (R35): front tile first, then the others in reading order.
    pub(crate) fn flame(&mut self, id: Id, dir: Heading, events: &mut impl Sink<Event>) {
        events.push(Event::Flamed { by: id, dir });
        self.volley = Volley { by: Mark::Unit(id), ..Volley::default() };
        if let Some(at) = self.unit(id).at {
            let flame = self.board.flames[at.ix()][dir.ix()];
            self.volley.front = flame.front;
            for tile in flame.front.into_iter().chain(flame.rest.iter()) {
                let unit = self.unit_on(tile).map(Mark::Unit);
                for mark in unit.into_iter().chain(self.building_on(tile)) {
                    if self.touches(id, mark) {
                        self.volley.queue.push(mark);
                    }
                }
            }
        }
        self.next_in_flames(events);
    }

    fn scorch(&mut self, weapon: Weapon, target: Mark, events: &mut impl Sink<Event>) {
        let full = self.place_of(target) == self.volley.front;
        let damage = if full { weapon.damage } else { weapon.damage / 2 };
        self.harm(target, damage, 1, Blow::Weapon(self.volley.by), events);
        let (Mark::Unit(id), Mark::Unit(by)) = (target, self.volley.by) else { return };
        if self.unit(id).alive() && self.rules.kind(self.unit(by).kind).has(Tag::Burning) {
            self.unit_mut(id).burn = self.rules.numbers.burn_rounds;
            events.push(Event::CaughtFire { unit: id });
        }
    }

    /// A rocket that hit its target (A32).
    fn rocket(&mut self, id: Id, weapon: Weapon, target: Mark, events: &mut impl Sink<Event>) {
        let (Some(from), Some(impact)) = (self.unit(id).at, self.place_of(target)) else { return };
        let damage = |mark, _| if mark == target { weapon.damage } else { weapon.damage / 2 };
        self.blast(id, from, impact, damage, events);
    }

    /// What a rocket at the ground deals on its spot, or around it (A32).
    pub(crate) fn ground_damage(&self, weapon: Weapon, on_the_spot: bool) -> u8 {
        match self.rules.numbers.ground_shot {
            GroundShot::HalfOfAHit if !on_the_spot => weapon.damage / 4,
            GroundShot::HalfOfAHit | GroundShot::Area => weapon.damage / 2,
        }
    }

    /// A rocket at the ground needs no die (R34).
    pub(crate) fn shoot_ground(&mut self, id: Id, impact: Square, events: &mut impl Sink<Event>) {
        events.push(Event::GroundShot { by: id, at: self.spot(impact) });
        self.volley = Volley { by: Mark::Unit(id), ..Volley::default() };
        if let Some(from) = self.unit(id).at {
            let weapon = self.weapon_of(Mark::Unit(id));
            let [spot, around] = [true, false].map(|on_the_spot| self.ground_damage(weapon, on_the_spot));
            self.blast(id, from, impact, |_, at| if at == impact { spot } else { around }, events);
        }
        self.cease(events);
    }

    /// Damage to all in the area, then the push (A32 to A34).
    fn blast(
        &mut self,
        by: Id,
        from: Square,
        impact: Square,
        damage: impl Fn(Mark, Square) -> u8,
        events: &mut impl Sink<Event>,
    ) {
        let shot = self.direction(from, impact);
        let area = self.board.area[impact.ix()];
        let mut caught: List<(Id, Square), 9> = List::new();
        let occupied = area & (self.on[0] | self.on[1] | self.built[0] | self.built[1]);
        for at in occupied.iter() {
            let unit = self.unit_on(at).filter(|id| self.touches(by, Mark::Unit(*id)));
            // A teleporter may already have fallen with its other part.
            let building = self.building_on(at).filter(|mark| self.touches(by, *mark));
            if let Some(id) = unit {
                caught.push((id, at));
            }
            for mark in unit.map(Mark::Unit).into_iter().chain(building) {
                self.harm(mark, damage(mark, at), 1, Blow::Weapon(Mark::Unit(by)), events);
            }
        }
        for &(id, at) in caught.iter().filter(|(_, at)| *at != impact) {
            let ((ix, iy), (x, y)) = (self.board.xy(impact), self.board.xy(at));
            self.push(id, shot, (x - ix, y - iy), events);
        }
        if let Some(&(id, _)) = caught.iter().find(|(_, at)| *at == impact) {
            self.push(id, shot, shot.step(), events);
        }
    }

    /// Two single pushes, along the shot and across it; each may be stopped (A34).
    fn push(&mut self, id: Id, shot: Heading, (dx, dy): (i32, i32), events: &mut impl Sink<Event>) {
        let Some(from) = self.unit(id).at else { return };
        if (self.board.spawn[0] | self.board.spawn[1]).has(from) {
            return;
        }
        let (along, across) = if shot.step().0 != 0 { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
        let mut at = from;
        for (dx, dy) in [along, across].into_iter().filter(|p| *p != (0, 0)) {
            let dir = Heading::of(dx, dy);
            let to = self.board.next(at, dir).filter(|_| self.board.open[dir.ix()].has(at));
            at = to.filter(|to| self.may_be_pushed_to(*to)).unwrap_or(at);
        }
        if at == from {
            return;
        }
        self.put(id, Some(at));
        events.push(Event::Pushed { unit: id, from: self.spot(from), to: self.spot(at) });
        self.lose_job(id, events);
    }

    fn may_be_pushed_to(&self, to: Square) -> bool {
        let board = self.board.0;
        let kept = board.spawn[0] | board.spawn[1] | self.on[0] | self.on[1] | self.built[0] | self.built[1];
        let flag = |side: usize| {
            let lying = matches!(self.flags[side], Flag::Dropped { at, .. } if at == to);
            lying || board.start[side] == Some(to) || board.holder[side] == Some(to)
        };
        !kept.has(to) && !flag(0) && !flag(1)
    }

    /// The closest enemies a turret sees, if it may still fire (R20, A23).
    pub(crate) fn turret_targets(&self, owner: Id) -> List<Mark, 6> {
        let mut closest = List::new();
        let unit = self.unit(owner);
        let Some(turret) = unit.building(Piece::Turret).filter(|_| !unit.turret_done && self.free == 0) else {
            return closest;
        };
        let enemy = owner.side().other();
        let seen = self.board.sees(Eye::Turret, turret.at) & self.on[enemy.ix()];
        if seen.is_empty() {
            return closest;
        }
        let far = |at: &Square| self.board.distance(turret.at, *at);
        let least = seen.iter().map(|at| far(&at)).min();
        for id in Id::of(enemy) {
            if self.unit(id).at.is_some_and(|at| seen.has(at) && Some(far(&at)) == least) {
                closest.push(Mark::Unit(id));
            }
        }
        closest
    }

    pub(crate) fn activate_turret(&mut self, owner: Id, events: &mut impl Sink<Event>) {
        events.push(Event::Activated { mark: Mark::Building(owner, Piece::Turret) });
        match *self.turret_targets(owner) {
            [only] => self.fire_turret(owner, only, events),
            _ => self.stage = Stage::Pick(owner),
        }
    }

    pub(crate) fn fire_turret(&mut self, owner: Id, target: Mark, events: &mut impl Sink<Event>) {
        let by = Mark::Building(owner, Piece::Turret);
        self.unit_mut(owner).turret_done = true;
        events.push(Event::Fired { by, target });
        self.volley = Volley { by, ..Volley::default() };
        self.roll_at(target, events);
    }
}
