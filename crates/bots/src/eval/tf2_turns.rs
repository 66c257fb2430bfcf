//! Team Fortress 2: Taking Turns: how far each side is on its way.
//!
//! Units by their health and their use, how soon the fallen return, what
//! Engineers and Medics have going; then the goal: the way a side's flag still
//! has to go, or the points taken, the meter, the clock, and who stands on the
//! point. Distances are steps on an empty board, from a table made once.

use table::{Actor, Game, Options};
use tf2_turns::{Choice, FlagAt, Insight, Mark, Mode, Side, Square, TfTurns, Verb};

use super::tables::Tables;
use super::{Evaluate, Shares, final_shares, soft_shares};

/// How much better a side must stand to be about thrice as likely to win.
const SPREAD: f32 = 1.6;

/// By the printed type that a type is like, Pyro, Soldier, Sniper, Medic, Heavy, Engineer, Scout:
/// how gladly it is chosen, and what it is worth.
const DRAFT: [f32; 7] = [1.0, 1.4, 0.8, 1.4, 1.6, 0.8, 1.2];
const WORTH: [f32; 7] = [1.0, 1.3, 1.0, 1.1, 1.3, 1.0, 1.1];

impl Evaluate for TfTurns {
    const REPLY_OUTCOMES: u32 = 12;
    const ITERATION_COST: u32 = 13;

    fn setting(&self) -> &'static str {
        self.mode_of().word()
    }

    fn shares(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let look = &Look { game: self, ways: ways(self), units: Side::BOTH.map(|side| units(self, side)) };
        let worth = |side| look.force(side) + look.goal(side) - look.danger(side);
        soft_shares(&Side::BOTH.map(worth), SPREAD)
    }

    fn is_settled(&self) -> bool {
        self.is_between_activations()
    }

    fn turn(&self) -> u32 {
        self.turn_number()
    }

    fn step(&self) -> u32 {
        16 * self.turn_number() + self.activated() as u32
    }

    fn rounds(&self, _turns: u32) -> u32 {
        self.turn_number() / 4
    }

    fn round(&self) -> u32 {
        4
    }

    /// Rather one of each kind than two; those first that did best in teams by chance.
    fn draft(&self, actor: Actor, choice: Choice) -> Option<f32> {
        let (Choice::Kind(kind), Some(chosen)) = (choice, self.times_chosen(actor, choice)) else { return None };
        let weight = DRAFT[self.rules().like(kind)];
        Some(if chosen == 0 { weight } else { 0.4 * weight })
    }

    /// A walk is one walk, and a rocket is for somebody.
    fn thinkable(&self, actor: Actor, out: &mut Options<Self>) {
        self.choices(actor, out);
        let there = self.has_walked() && out.contains(&Choice::Verb(Verb::Done));
        let aiming = self.is_aiming_at_ground() && self.can_strike();
        out.retain(|&choice| match choice {
            Choice::Square(at) => !there && (!aiming || self.strikes(at)),
            Choice::Verb(Verb::Ground) => self.can_strike(),
            choice => !Self::gives_up(choice),
        });
    }

    /// To end the turn, or an activation, is more trouble than what can still be done in
    /// it. What a Medic begins pays later, so only walking is any trouble.
    fn effort(&self, _actor: Actor, choice: Choice) -> f32 {
        match choice {
            Choice::Verb(Verb::End) => 16.0,
            Choice::Verb(Verb::Done) => 2.0,
            Choice::Square(_) => 1.0,
            _ => 0.0,
        }
    }

    fn rollout_weight(&self, actor: Actor, choice: Choice) -> f32 {
        match choice {
            Choice::Verb(Verb::Fire | Verb::Flame | Verb::Uber) => 5.0,
            Choice::Verb(Verb::Melee | Verb::Heal | Verb::Build) => 2.0,
            Choice::Verb(Verb::Ground | Verb::RunAndGun) => 1.0,
            Choice::Verb(Verb::Hold | Verb::Done) => 0.3,
            Choice::Verb(Verb::End) => 0.03,
            Choice::Verb(Verb::Concede) => 0.000_001,
            // Hurt the other side, heal this one.
            Choice::Mark(mark) if self.acting().is_some() && mark.side().actor() == actor => 0.7,
            Choice::Mark(Mark::Unit(id)) if self.acting().is_some() => {
                let unit = self.insight(id);
                1.0 + 2.0 * (1.0 - f32::from(unit.health) / f32::from(unit.full_health.max(1)))
            }
            Choice::Square(to) => match self.acting() {
                Some(id) => stride(self, &self.insight(id), to),
                None => 1.0,
            },
            _ => 1.0,
        }
    }
}

/// How much a step towards the goal draws.
fn stride(game: &TfTurns, unit: &Insight, to: Square) -> f32 {
    let ways = ways(game);
    let side = unit.id.side();
    match (unit.at, target(game, unit, side)) {
        (Some(at), Some(goal)) => 0.1 * 1.5f32.powi((ways.steps(at, goal) - ways.steps(to, goal)) as i32),
        _ => 0.1,
    }
}

/// Where a unit is needed most.
fn target(game: &TfTurns, unit: &Insight, side: Side) -> Option<Square> {
    match game.mode_of() {
        Mode::Ctf => {
            if unit.carries {
                return game.flag_way(side).map(|(_, holder)| holder);
            }
            match (game.flag_of(side), game.flag_of(side.other())) {
                (FlagAt::Lies(at), _) => Some(at),
                (_, FlagAt::Carried(at)) => Some(at),
                (FlagAt::Carried(at), _) => Some(at),
                _ => None,
            }
        }
        Mode::Cp => {
            let point = game.point_wanted();
            point.iter().nth(point.len() / 2)
        }
    }
}

/// A position with what is read of it again and again.
struct Look<'a> {
    game: &'a TfTurns,
    ways: &'static Ways,
    units: [[Insight; 6]; 2],
}

fn units(game: &TfTurns, side: Side) -> [Insight; 6] {
    let mut all = game.insights(side);
    std::array::from_fn(|_| all.next().expect("six units a side"))
}

impl Look<'_> {
    fn of(&self, side: Side) -> impl Iterator<Item = &Insight> {
        self.units[side.ix()].iter()
    }

    fn force(&self, side: Side) -> f32 {
        let (mut sum, rules) = (0.0, self.game.rules());
        for unit in self.of(side) {
            let worth = WORTH[rules.like(unit.kind)];
            if unit.at.is_none() {
                sum += 0.3 * worth - 0.15 * f32::from(unit.sit);
                continue;
            }
            let health = f32::from(unit.health) / f32::from(unit.full_health.max(1));
            sum += worth * (0.45 + 0.55 * health) - 0.1 * f32::from(unit.burn);
            sum += 0.4 * f32::from(unit.charge) / 100.0;
            sum += if unit.ubered { 0.7 } else { 0.0 } + if unit.busy { 0.25 } else { 0.0 };
            sum += if unit.turret.is_some() { 0.5 } else { 0.0 } + if unit.teleporter { 0.3 } else { 0.0 };
        }
        let late = (self.game.time_gone() as f32 / 1000.0 - 0.5).max(0.0);
        let kills = if self.game.mode_of() == Mode::Ctf { 0.6 * late * late } else { 0.0 };
        sum + f32::from(self.game.kills_of(side)) * (0.02 + kills)
    }

    /// What the other side's next shots are likely to cost: each of its units goes
    /// for the target that hurts most, as far as it can walk and shoot.
    fn danger(&self, side: Side) -> f32 {
        let point = self.game.point_wanted();
        let mut sum = 0.0;
        for foe in self.of(side.other()) {
            let Some(from) = foe.at else { continue };
            let (dice, damage, range) = self.game.firepower(foe.kind);
            let harm = 0.5 * f32::from(dice) * f32::from(damage);
            let reach = f32::from(self.game.moves_of(foe.kind) + range.max(1));
            let mut most = 0.0f32;
            for unit in self.of(side).filter(|unit| !unit.ubered) {
                let Some(at) = unit.at else { continue };
                if self.ways.steps(from, at) > reach || self.game.is_safe(at) {
                    continue;
                }
                let falls = (harm / f32::from(unit.health.max(1))).min(1.0);
                let worth = 0.5 + if unit.carries { 2.0 } else { 0.0 } + if point.has(at) { 0.6 } else { 0.0 };
                most = most.max(0.5 * harm / f32::from(unit.full_health.max(1)) + worth * falls * falls);
            }
            sum += most * if foe.activated { 0.3 } else { 0.6 };
        }
        0.8 * sum
    }

    fn goal(&self, side: Side) -> f32 {
        match self.game.mode_of() {
            Mode::Ctf => self.flag(side),
            Mode::Cp => self.points(side),
        }
    }

    /// The side's own flag has to come to its holder; the other side's must not.
    fn flag(&self, side: Side) -> f32 {
        let Some((start, holder)) = self.game.flag_way(side) else { return 0.0 };
        let whole = self.ways.steps(start, holder).max(1.0);
        let defence = match self.game.flag_of(side.other()) {
            FlagAt::Carried(at) => 0.25 * self.near(side, at, 10.0),
            FlagAt::Lies(at) => 0.08 * self.near(side, at, 10.0),
            FlagAt::Nowhere => 0.0,
        };
        defence
            + match self.game.flag_of(side) {
                FlagAt::Carried(at) => {
                    let left = self.ways.steps(at, holder);
                    2.0 + 3.0 * (1.0 - left / whole) + 3.0 / (left / 3.0).ceil().max(1.0)
                }
                FlagAt::Lies(at) => {
                    let left = self.ways.steps(at, holder) / whole;
                    2.0 * (1.0 - left) + 0.6 * self.near(side, at, 14.0)
                }
                FlagAt::Nowhere => 0.0,
            }
    }

    /// How many units are about, each the more the nearer; the first counts most.
    fn near(&self, side: Side, at: Square, far: f32) -> f32 {
        let mut best = [0.0f32; 3];
        for unit in self.of(side).filter(|unit| !unit.carries) {
            let Some(here) = unit.at else { continue };
            let speed = f32::from(self.game.moves_of(unit.kind)) / 4.0;
            let mut value = (1.0 - self.ways.steps(here, at) / speed / far).max(0.0);
            for slot in &mut best {
                if value > *slot {
                    std::mem::swap(slot, &mut value);
                }
            }
        }
        2.0 * best[0] + best[1] + 0.5 * best[2]
    }

    /// Red takes the points one by one; Green holds out until the clock runs out.
    fn points(&self, side: Side) -> f32 {
        let (taken, all, meter) = self.game.points_taken();
        let point = self.game.point_wanted();
        let Some(middle) = point.iter().nth(point.len() / 2) else { return 0.0 };
        let (mut there, mut close) = (0.0, 0.0);
        for unit in self.of(side) {
            let Some(at) = unit.at else { continue };
            if point.has(at) {
                there += if self.game.captures_double(unit.kind) && side == Side::Red { 2.0 } else { 1.0 };
            } else {
                close += (1.0 - self.ways.steps(at, middle) / 12.0).max(0.0);
            }
        }
        let hold = |each: f32| if there > 0.0 { 1.0 + each * there } else { 0.0 };
        let gone = self.game.time_gone() as f32 / 1000.0;
        match side {
            // Time is Red's enemy: the less is left, the more it has to dare, and together, for one unit
            // alone takes four rounds. Nothing is won beside a defender.
            Side::Red => {
                let contested = self.of(Side::Green).any(|unit| unit.at.is_some_and(|at| point.has(at)));
                let held = hold(0.8) * if contested { 0.2 } else { 1.0 };
                let progress = f32::from(taken) / f32::from(all.max(1));
                5.0 * progress + 0.7 * f32::from(meter) + (1.0 + 1.5 * gone) * (held + 0.35 * close)
            }
            Side::Green => 4.0 * gone + hold(0.4) + 0.35 * close,
        }
    }
}

/// Steps between any two spaces of a board.
struct Ways {
    board: usize,
    steps: Vec<u8>,
}

impl Ways {
    #[inline]
    fn steps(&self, from: Square, to: Square) -> f32 {
        f32::from(self.steps[from.ix() * 256 + to.ix()])
    }

    fn compute(game: &TfTurns) -> Ways {
        let mut steps = vec![60; 256 * 256];
        for from in game.ground().iter() {
            for (to, &n) in game.steps_from(from).iter().enumerate() {
                steps[from.ix() * 256 + to] = n.min(60);
            }
        }
        Ways { board: game.board_id(), steps }
    }
}

/// The table for this board.
#[inline]
fn ways(game: &TfTurns) -> &'static Ways {
    static ALL: Tables<Ways> = Tables::new();
    ALL.get(|ways| ways.board == game.board_id(), || Ways::compute(game))
}
