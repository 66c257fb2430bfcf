//! What an evaluation may read of a position: a small window for those who
//! judge, as opposed to those who play or show.

use table::Actor;

use crate::board::Eye;
use crate::choice::{Choice, Verb};
use crate::content::{Mode, Tag};
use crate::square::{Square, Squares};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{Id, Kind, Piece, Side};

/// One unit, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Insight {
    pub id: Id,
    pub kind: Kind,
    pub at: Option<Square>,
    pub health: u8,
    pub full_health: u8,
    pub burn: u8,
    /// Turns it still sits out.
    pub sit: u8,
    pub charge: u8,
    /// It is a Medic with a patient, or it builds.
    pub busy: bool,
    pub ubered: bool,
    pub turret: Option<Square>,
    /// Entrance and exit both stand.
    pub teleporter: bool,
    pub activated: bool,
    pub carries: bool,
}

/// Where a flag is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagAt {
    /// On its start or where it was dropped.
    Lies(Square),
    /// With a unit that stands here.
    Carried(Square),
    /// The mode has none.
    Nowhere,
}

impl TfTurns {
    pub fn insights(&self, side: Side) -> impl Iterator<Item = Insight> + '_ {
        Id::of(side).map(|id| self.insight(id))
    }

    pub fn insight(&self, id: Id) -> Insight {
        let unit = self.unit(id);
        Insight {
            id,
            kind: unit.kind,
            at: unit.at,
            health: unit.health,
            full_health: self.rules.kind(unit.kind).health,
            burn: unit.burn,
            sit: unit.sit,
            charge: unit.charge,
            busy: unit.link.is_some() || unit.job.is_some(),
            ubered: self.ubered(id),
            turret: unit.building(Piece::Turret).map(|b| b.at),
            teleporter: unit.building(Piece::Entrance).is_some() && unit.building(Piece::Exit).is_some(),
            activated: unit.activated,
            carries: self.carries(id),
        }
    }

    /// While teams are formed: how often the side has chosen this type already.
    pub fn times_chosen(&self, actor: Actor, choice: Choice) -> Option<usize> {
        match (self.stage, choice) {
            (Stage::Roster, Choice::Kind(kind)) => Some(self.times_picked(Side::BOTH[actor.ix().min(1)], kind)),
            _ => None,
        }
    }

    /// How many units of both sides had their activation this turn.
    pub fn activated(&self) -> usize {
        Id::all().filter(|id| self.unit(*id).activated).count()
    }

    /// Has the unit asked walked, and nothing since? All it reaches now it could have
    /// reached by that walk: it carries nothing, runs and guns not, and stands on no exit.
    pub fn has_walked(&self) -> bool {
        let unit = self.unit(self.mover);
        let on_exit = unit.at.is_some_and(|at| self.built[self.mover.side().ix()].has(at));
        self.stage == Stage::Act
            && unit.spent > 0
            && unit.gun.is_none()
            && !unit.attacked
            && !self.carries(self.mover)
            && !on_exit
    }

    /// Is this ground where a rocket of the unit that acts would strike an enemy?
    pub fn strikes(&self, at: Square) -> bool {
        self.board.area[at.ix()].meets(self.enemies(self.mover))
    }

    /// Is there such ground in sight of it?
    pub fn can_strike(&self) -> bool {
        let unit = self.unit(self.mover);
        unit.at.is_some_and(|at| self.board.sees(Eye::Kind(unit.kind), at).iter().any(|at| self.strikes(at)))
    }

    /// Is it to say where its rocket goes?
    pub fn is_aiming_at_ground(&self) -> bool {
        self.stage == Stage::Target(Verb::Ground)
    }

    /// The unit that acts now.
    pub fn acting(&self) -> Option<Id> {
        matches!(self.stage, Stage::Act | Stage::Aim | Stage::Target(_)).then_some(self.mover)
    }

    pub fn mode_of(&self) -> Mode {
        self.board.mode
    }

    pub fn flag_of(&self, side: Side) -> FlagAt {
        match (self.flags[side.ix()], self.lying_flag(side)) {
            (Flag::Carried(id), _) => self.unit(id).at.map_or(FlagAt::Nowhere, FlagAt::Carried),
            (_, Some(at)) => FlagAt::Lies(at),
            (_, None) => FlagAt::Nowhere,
        }
    }

    /// Where the side's flag begins, and where it must go.
    pub fn flag_way(&self, side: Side) -> Option<(Square, Square)> {
        Some((self.board.start[side.ix()]?, self.board.holder[side.ix()]?))
    }

    /// Control points captured, all of them, and the meter of the next.
    pub fn points_taken(&self) -> (u8, u8, u8) {
        (self.captured, self.board.points.len() as u8, self.meter)
    }

    /// The spaces of the point now fought for.
    pub fn point_wanted(&self) -> Squares {
        self.board.points.get(self.captured as usize).copied().unwrap_or(Squares::NONE)
    }

    /// Does this type count double on a point?
    pub fn captures_double(&self, kind: Kind) -> bool {
        self.rules.kind(kind).has(Tag::DoubleCapture)
    }

    /// How much of the match is gone, from 0 to 1000.
    pub fn time_gone(&self) -> u32 {
        let numbers = &self.rules.numbers;
        let all = match self.board.mode {
            Mode::Ctf => u32::from(numbers.ctf_max_rounds),
            Mode::Cp => {
                u32::from(numbers.cp_timer_limit - numbers.respawn_timer_start)
                    * u32::from(numbers.round_tracker_length)
            }
        };
        (1000 * u32::from(self.round) / all.max(1)).min(1000)
    }

    /// Units of the other side that have fallen.
    pub fn kills_of(&self, side: Side) -> u8 {
        self.deaths[side.other().ix()]
    }

    /// Player turns so far, about: another number when the turn has passed.
    pub fn turn_number(&self) -> u32 {
        4 * u32::from(self.round) + 2 * u32::from(self.free) + self.side.ix() as u32
    }

    /// Nothing is half done: whom to activate, or how to enter play, is asked.
    pub fn is_between_activations(&self) -> bool {
        matches!(self.stage, Stage::Turn | Stage::Roster | Stage::Place(_) | Stage::Build(_) | Stage::Return(_))
    }

    /// The board, for tables made once: equal numbers mean the same board.
    pub fn board_id(&self) -> usize {
        std::ptr::from_ref(self.board.0).addr()
    }

    /// Steps from here to every space of an empty board; 255 where no way leads.
    pub fn steps_from(&self, from: Square) -> [u8; 256] {
        let mut steps = [u8::MAX; 256];
        let mut edge = Squares::one(from);
        let mut seen = edge;
        for step in 0..u8::MAX {
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|at| steps[at.ix()] = step);
            edge = self.board.spread(edge) & self.board.floor & !seen;
            seen |= edge;
        }
        steps
    }

    /// No attack enters or leaves this space.
    pub fn is_safe(&self, at: Square) -> bool {
        self.board.sanctuary.has(at)
    }

    /// The primary weapon of a type: dice, damage of each, range. An aimed shot
    /// counts as one die with the damage it does in the mean.
    pub fn firepower(&self, kind: Kind) -> (u8, u8, u8) {
        let stats = self.rules.kind(kind);
        let weapon = stats.weapon;
        if stats.has(Tag::AimedShot) { (2, 50, weapon.range) } else { (weapon.dice, weapon.damage, weapon.range) }
    }

    /// Every space that can be stood on.
    pub fn ground(&self) -> Squares {
        self.board.floor
    }

    /// The type that a unit has, or will have when it is chosen.
    pub fn kind_of(&self, id: Id) -> Kind {
        self.unit(id).kind
    }

    pub fn moves_of(&self, kind: Kind) -> u8 {
        self.rules.kind(kind).moves
    }
}
