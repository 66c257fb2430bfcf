//! The odds of an attack before it is made: whole fractions, no rounding.

use crate::choice::{Choice, Verb};
use crate::content::{Pattern, Tag};
use crate::square::{Heading, Square, Squares};
use crate::state::{Stage, TfTurns};
use crate::unit::{Id, Mark, Piece, Side};

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    pub num: u64,
    pub den: u64,
}

impl Ratio {
    pub fn new(num: u64, den: u64) -> Ratio {
        let (mut a, mut b) = (num, den);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Ratio { num: num / a.max(1), den: den / a.max(1) }
    }

    /// In hundredths, to the nearest.
    pub fn percent(self) -> u8 {
        ((200 * self.num + self.den) / (2 * self.den)) as u8
    }

    /// As a whole number, to the nearest.
    pub fn rounded(self) -> u64 {
        (2 * self.num + self.den) / (2 * self.den)
    }

    fn not(self) -> Ratio {
        Ratio::new(self.den - self.num, self.den)
    }

    fn and(self, other: Ratio) -> Ratio {
        Ratio::new(self.num * other.num, self.den * other.den)
    }

    fn plus(self, other: Ratio) -> Ratio {
        Ratio::new(self.num * other.den + other.num * self.den, self.den * other.den)
    }
}

/// What an attack may do to the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// At least one enemy is hit.
    pub hit: Ratio,
    /// At least one enemy unit or building falls.
    pub kill: Ratio,
    /// Mean damage to enemies, surplus included.
    pub damage: Ratio,
}

const NEVER: Ratio = Ratio { num: 0, den: 1 };
const SURE: Ratio = Ratio { num: 1, den: 1 };

impl TfTurns {
    /// The odds of an offered attack; `None` for anything else.
    pub fn chance(&self, choice: Choice) -> Option<Chance> {
        let mover = Mark::Unit(self.mover);
        match (self.stage, choice) {
            (Stage::Target(Verb::Fire), Choice::Mark(target)) => self.volley_chance(mover, target),
            (Stage::Pick(id), Choice::Mark(target)) => self.volley_chance(Mark::Building(id, Piece::Turret), target),
            (Stage::Target(Verb::Melee), Choice::Mark(target)) => {
                let damage = self.halved(target, self.rules.kind(self.unit(self.mover).kind).melee);
                Some(self.certain(&[(target, damage)]))
            }
            (Stage::Target(Verb::Ground), Choice::Square(at)) => {
                let weapon = self.weapon_of(mover);
                let dealt = |mark: Mark| {
                    let amount = self.ground_damage(weapon, self.place_of(mark) == Some(at));
                    (mark, self.halved(mark, amount))
                };
                let caught = self.caught(choice, self.mover.side().other());
                Some(self.certain(&caught.into_iter().map(dealt).collect::<Vec<_>>()))
            }
            (Stage::Target(Verb::Flame), Choice::Heading(dir)) => self.flame_chance(self.mover, dir),
            (Stage::Act | Stage::Aim, Choice::Verb(Verb::Fire)) => {
                let unit = self.unit(self.mover);
                let flame = self.weapon_of(mover).pattern == Pattern::Flame;
                unit.gun.filter(|_| flame).and_then(|dir| self.flame_chance(self.mover, dir))
            }
            _ => None,
        }
    }

    /// Everything of a side that an offered attack may hurt, its target apart.
    pub fn caught(&self, choice: Choice, side: Side) -> Vec<Mark> {
        let Some(from) = self.unit(self.mover).at else { return Vec::new() };
        let weapon = self.weapon_of(Mark::Unit(self.mover));
        let flames = |dir: Heading| {
            let flame = self.board.flames[from.ix()][dir.ix()];
            flame.front.map_or(flame.rest, |front| flame.rest | Squares::one(front))
        };
        let blast = |at: Square| self.board.area[at.ix()];
        let area = match (self.stage, choice) {
            (Stage::Target(Verb::Ground), Choice::Square(at)) => blast(at),
            (Stage::Target(Verb::Fire), Choice::Mark(target)) if weapon.pattern == Pattern::StraightArea => {
                self.place_of(target).map_or(Squares::NONE, blast)
            }
            (Stage::Target(Verb::Flame), Choice::Heading(dir)) => flames(dir),
            (Stage::Act | Stage::Aim, Choice::Verb(Verb::Fire)) if weapon.pattern == Pattern::Flame => {
                self.unit(self.mover).gun.map_or(Squares::NONE, flames)
            }
            _ => Squares::NONE,
        };
        let target = |mark: Mark| choice == Choice::Mark(mark);
        self.marks_of(side).filter(|m| !target(*m) && self.place_of(*m).is_some_and(|s| area.has(s))).collect()
    }

    fn marks_of(&self, side: Side) -> impl Iterator<Item = Mark> + '_ {
        let units = Id::of(side).map(Mark::Unit);
        units.chain(self.buildings().map(|(mark, _)| mark).filter(move |m| m.side() == side))
    }

    fn halved(&self, target: Mark, amount: u8) -> u8 {
        match target {
            Mark::Unit(id) if self.ubered(id) => amount / 2,
            _ => amount,
        }
    }

    fn health_of(&self, mark: Mark) -> u8 {
        match mark {
            Mark::Unit(id) => self.unit(id).health,
            Mark::Building(id, piece) => self.unit(id).building(piece).map_or(0, |b| b.health),
        }
    }

    fn certain(&self, caught: &[(Mark, u8)]) -> Chance {
        let when = |yes| if yes { SURE } else { NEVER };
        Chance {
            hit: when(!caught.is_empty()),
            kill: when(caught.iter().any(|(m, damage)| *damage >= self.health_of(*m))),
            damage: Ratio::new(caught.iter().map(|(_, damage)| u64::from(*damage)).sum(), 1),
        }
    }

    /// The chance that one die hits.
    fn die_hits(&self, by: Mark, target: Mark) -> Option<Ratio> {
        let sure = self.is_sure(self.place_of(by)?, self.weapon_of(by), target);
        let die = self.rules.numbers.die;
        Some(if sure { SURE } else { Ratio::new(u64::from(die + 1 - self.need(target)), die.into()) })
    }

    fn volley_chance(&self, by: Mark, target: Mark) -> Option<Chance> {
        let weapon = self.weapon_of(by);
        let (die, health) = (self.die_hits(by, target)?, u64::from(self.health_of(target)));
        if let Mark::Unit(id) = by
            && self.rules.kind(self.unit(id).kind).has(Tag::AimedShot)
        {
            let damages = self.rules.aimed.map(|d| u64::from(self.halved(target, d)));
            let kills = damages.iter().filter(|d| **d >= health).count() as u64;
            let mean = Ratio::new(damages.iter().sum(), 10);
            return Some(Chance { hit: die, kill: die.and(Ratio::new(kills, 10)), damage: die.and(mean) });
        }
        let (n, damage) = (u64::from(weapon.dice), u64::from(self.halved(target, weapon.damage)));
        let (mut kill, mut ways) = (NEVER, 1);
        for hits in 0..=n {
            if hits * damage >= health {
                let exactly = (0..n).fold(SURE, |p, i| p.and(if i < hits { die } else { die.not() }));
                kill = kill.plus(exactly.and(Ratio::new(ways, 1)));
            }
            ways = ways * (n - hits) / (hits + 1);
        }
        let none = (0..n).fold(SURE, |p, _| p.and(die.not()));
        Some(Chance { hit: none.not(), kill, damage: die.and(Ratio::new(n * damage, 1)) })
    }

    /// One die for every enemy in the pattern (A9).
    fn flame_chance(&self, id: Id, dir: Heading) -> Option<Chance> {
        let (by, flame) = (Mark::Unit(id), self.board.flames[self.unit(id).at?.ix()][dir.ix()]);
        let full = self.weapon_of(by).damage;
        let (mut missed, mut spared, mut damage) = (SURE, SURE, NEVER);
        for mark in self.marks_of(id.side().other()) {
            let Some(at) = self.place_of(mark) else { continue };
            let amount = match at {
                at if flame.front == Some(at) => full,
                at if flame.rest.has(at) => full / 2,
                _ => continue,
            };
            let (die, amount) = (self.die_hits(by, mark)?, self.halved(mark, amount));
            missed = missed.and(die.not());
            if amount >= self.health_of(mark) {
                spared = spared.and(die.not());
            }
            damage = damage.plus(die.and(Ratio::new(amount.into(), 1)));
        }
        Some(Chance { hit: missed.not(), kill: spared.not(), damage })
    }
}
