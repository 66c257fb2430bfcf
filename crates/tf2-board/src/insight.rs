//! What an evaluation may read of a position: a small window for those who
//! judge, as opposed to those who play or show.

use table::Quiet;

use crate::classes::{Class, Markers, TEAM, Team, Unit};
use crate::content::{Dice, Rules};
use crate::grid::{Square, Squares};
use crate::map::Map;
use crate::state::{Phase, TfBoard};

/// One character, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Insight {
    pub class: Class,
    /// Off the board while it waits to return.
    pub at: Square,
    /// Respawn tokens on the card.
    pub tokens: u8,
    pub used: bool,
    pub burning: bool,
    pub disguised: bool,
    pub aiming: bool,
    pub exposed: bool,
    pub fed: bool,
    pub healed: bool,
    pub uber: bool,
    /// Uber counters of a Medic.
    pub counters: u8,
    pub carries: bool,
}

/// How the points would stand at the end of a rotation.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Points owned, by team.
    pub owned: [u8; 2],
    /// All spins together: plus is Blu, minus is Red.
    pub spin: i32,
    /// Who would win by the tie-breaks.
    pub ahead: Option<Team>,
}

impl TfBoard {
    /// The characters of a team that have a class.
    pub fn insights(&self, team: Team) -> impl Iterator<Item = Insight> + '_ {
        let slots = (0..TEAM).map(move |slot| Unit::slot(team, slot));
        slots.filter_map(|unit| self.insight(unit))
    }

    fn insight(&self, unit: Unit) -> Option<Insight> {
        let figure = self.figure(unit);
        Some(Insight {
            class: figure.class?,
            at: figure.at,
            tokens: figure.tokens,
            used: figure.wears(Markers::USED),
            burning: figure.wears(Markers::BURNING),
            disguised: figure.wears(Markers::DISGUISED),
            aiming: figure.wears(Markers::AIM),
            exposed: figure.wears(Markers::EXPOSED),
            fed: figure.wears(Markers::FED),
            healed: figure.healed > 0,
            uber: figure.uber > 0,
            counters: figure.counters,
            carries: self.carries(unit),
        })
    }

    /// The character whose turn is being played.
    pub fn in_use(&self) -> Option<Insight> {
        if self.is_between_turns() { None } else { self.insight(self.using.unit) }
    }

    /// Has the character in use walked, and nothing since? All it reaches now it
    /// could have reached by that walk, unless it has taken the Intel.
    pub fn has_walked(&self) -> bool {
        let using = &self.using;
        self.phase == Phase::Act && using.spent > 0 && !using.acted && !self.carries(using.unit)
    }

    /// Whose character is being used, or who is asked.
    pub fn team_asked(&self) -> Team {
        self.who
    }

    /// The sentry of a team, its level from 1.
    pub fn sentry_of(&self, team: Team) -> Option<(Square, u8)> {
        let sentry = self.sentries[team.ix()];
        (sentry.level > 0).then_some((sentry.at, sentry.level))
    }

    /// Where the Intel of a team is, on the board or in somebody's hands, and
    /// whether it is in somebody's hands. Off the board in other modes.
    pub fn intel_of(&self, team: Team) -> (Square, bool) {
        let intel = self.intel[team.ix()];
        match intel.carrier {
            Some(carrier) => (self.at(carrier), true),
            None => (intel.at, false),
        }
    }

    /// A control point from 0: its owner, and its spin from -1000 (Red) to 1000 (Blu).
    pub fn point_of(&self, point: usize) -> (Option<Team>, i32) {
        let point = self.points[point];
        (point.owner, 1000 * i32::from(point.spin) / i32::from(self.rules.settings.spinner_limit.max(1)))
    }

    /// The point a team works on.
    pub fn point_wanted(&self, team: Team) -> Option<usize> {
        self.next_point(team)
    }

    /// What would stand if the rotation ended now, without another shot.
    pub fn outlook(&self) -> Outlook {
        let mut then = *self;
        then.settle_points(&mut Quiet);
        let merit = Team::BOTH.map(|team| then.merit(team));
        Outlook {
            owned: Team::BOTH.map(|team| then.points.iter().filter(|point| point.owner == Some(team)).count() as u8),
            spin: then.points.iter().map(|point| i32::from(point.spin)).sum(),
            ahead: Team::BOTH.into_iter().find(|team| merit[team.ix()] > merit[team.other().ix()]),
        }
    }

    pub fn kills_of(&self, team: Team) -> u8 {
        self.kills[team.ix()]
    }

    /// The rotation now played, and the last one.
    pub fn rotations(&self) -> (u8, u8) {
        (self.rotation, self.rules.settings.max_rotations)
    }

    /// Turns done in this rotation, or characters placed.
    pub fn turns_done(&self) -> u8 {
        self.turn
    }

    /// Turns the team asked for a unit has left in this rotation, this one among them.
    pub fn turns_left(&self) -> u8 {
        (2 * TEAM as u8 - self.turn).div_ceil(2)
    }

    /// Nothing is half done: a unit, a class to place or a class to return is asked for.
    pub fn is_between_turns(&self) -> bool {
        matches!(self.phase, Phase::Select | Phase::PlaceClass | Phase::ReturnClass)
    }
}

impl Map {
    pub fn home_of(&self, team: Team) -> Square {
        self.home[team.ix()]
    }

    pub fn spawn_of(&self, team: Team) -> Squares {
        self.spawn[team.ix()]
    }

    /// The spaces of a control point, from 0.
    pub fn spaces_of_point(&self, point: usize) -> Squares {
        self.points[point]
    }

    /// Every space that can be stood on, water included.
    pub fn ground(&self) -> Squares {
        self.floor | self.water
    }
}

impl Rules {
    pub fn dice(&self) -> Dice {
        self.settings.dice
    }

    pub fn speed_of(&self, class: Class) -> u8 {
        self.cards[class.ix()].speed
    }

    pub fn defense_of(&self, class: Class) -> u8 {
        self.cards[class.ix()].defense
    }

    pub fn weight_of(&self, class: Class) -> u8 {
        self.cards[class.ix()].weight
    }
}
