//! Who stands on the board: sides, types, single units, and what
//! Engineers build. A unit keeps its number when it returns as another type,
//! and so do its buildings.

use serde::{Deserialize, Serialize};
use table::Actor;

use crate::square::{Heading, Square};

/// Red moves first and, with control points, attacks (R1, A42).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    Red,
    Green,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Red, Side::Green];

    #[inline]
    pub fn ix(self) -> usize {
        self as usize
    }

    #[inline]
    #[must_use]
    pub fn other(self) -> Side {
        if self == Side::Red { Side::Green } else { Side::Red }
    }

    pub fn actor(self) -> Actor {
        Actor(self as u8)
    }

    pub fn word(self) -> &'static str {
        ["red", "green"][self as usize]
    }
}

/// A type by its place in the content, which knows its word; seven are printed (R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// This many are printed; the index of answers and the encoding have places for them first.
    pub(crate) const PRINTED: usize = 7;
    /// This many a content may have.
    pub const LIMIT: usize = 16;

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

/// What an Engineer builds: three separate jobs (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Turret,
    Entrance,
    Exit,
}

impl Piece {
    pub const ALL: [Piece; 3] = [Piece::Turret, Piece::Entrance, Piece::Exit];

    #[inline]
    pub fn ix(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        ["turret", "entrance", "exit"][self as usize]
    }

    pub fn named(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|p| p.word() == word)
    }
}

/// Units of one side, and of both.
/// The counters of a unit that never comes: of a smaller team, or not mentioned in a scene.
pub(crate) const AWAY: u8 = 99;
pub(crate) const TEAM: usize = 6;
pub(crate) const UNITS: usize = 2 * TEAM;

/// A unit by its number: Red's six, then Green's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
#[serde(into = "String", try_from = "String")]
pub struct Id(pub u8);

impl Id {
    pub fn all() -> impl Iterator<Item = Id> {
        (0..UNITS as u8).map(Id)
    }

    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = Id> {
        let first = (side.ix() * TEAM) as u8;
        (first..first + TEAM as u8).map(Id)
    }

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn side(self) -> Side {
        if (self.0 as usize) < TEAM { Side::Red } else { Side::Green }
    }

    #[inline]
    pub(crate) fn bit(self) -> u16 {
        1 << self.0
    }

    /// `red1` to `green6`.
    pub fn word(self) -> String {
        format!("{}{}", self.side().word(), self.ix() % TEAM + 1)
    }

    pub fn named(word: &str) -> Option<Id> {
        Id::all().find(|id| id.word() == word)
    }
}

/// Whatever can be hurt: a unit, or a building of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
#[serde(into = "String", try_from = "String")]
pub enum Mark {
    Unit(Id),
    Building(Id, Piece),
}

impl Default for Mark {
    fn default() -> Mark {
        Mark::Unit(Id(0))
    }
}

impl Mark {
    pub fn side(self) -> Side {
        match self {
            Mark::Unit(id) | Mark::Building(id, _) => id.side(),
        }
    }

    /// `red3`, `turret-red3`.
    pub fn word(self) -> String {
        match self {
            Mark::Unit(id) => id.word(),
            Mark::Building(id, piece) => format!("{}-{}", piece.word(), id.word()),
        }
    }

    pub fn named(word: &str) -> Option<Mark> {
        match word.split_once('-') {
            None => Id::named(word).map(Mark::Unit),
            Some((piece, id)) => Some(Mark::Building(Id::named(id)?, Piece::named(piece)?)),
        }
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.word()
    }
}

impl TryFrom<String> for Id {
    type Error = String;

    fn try_from(word: String) -> Result<Id, String> {
        Id::named(&word).ok_or_else(|| format!("no unit {word}"))
    }
}

impl From<Mark> for String {
    fn from(mark: Mark) -> String {
        mark.word()
    }
}

impl TryFrom<String> for Mark {
    type Error = String;

    fn try_from(word: String) -> Result<Mark, String> {
        Mark::named(&word).ok_or_else(|| format!("no unit or building {word}"))
    }
}

/// A standing building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Building {
    pub(crate) at: Square,
    pub(crate) health: u8,
}

/// A job under way (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Job {
    pub(crate) piece: Piece,
    /// Advances of the round counter still needed.
    pub(crate) work: u8,
}

/// A Medic's beam (A16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) patient: Id,
    /// Own player turns of ubercharge left; 0 for an ordinary heal link.
    pub(crate) uber: u8,
}

/// One unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) kind: Kind,
    /// Its space; `None` while it waits to respawn.
    pub(crate) at: Option<Square>,
    pub(crate) health: u8,
    /// Rounds it will still burn.
    pub(crate) burn: u8,
    /// Sit-out counters (A3).
    pub(crate) sit: u8,
    /// Ubercharge meter.
    pub(crate) charge: u8,
    pub(crate) link: Option<Link>,
    pub(crate) job: Option<Job>,
    pub(crate) buildings: [Option<Building>; 3],
    /// Its turret has been activated in this player turn.
    pub(crate) turret_done: bool,
    /// Its teleporter has moved somebody in this round.
    pub(crate) teleporter_done: bool,
    /// It was off the board when this player turn began.
    pub(crate) missing: bool,
    /// It has been activated in this player turn.
    pub(crate) activated: bool,
    /// It has used its one attack of this player turn.
    pub(crate) attacked: bool,
    /// Movement points spent in this player turn.
    pub(crate) spent: u8,
    /// The direction of run and gun, once entered.
    pub(crate) gun: Option<Heading>,
}

impl Unit {
    #[inline]
    pub(crate) fn alive(&self) -> bool {
        self.at.is_some()
    }

    #[inline]
    pub(crate) fn building(&self, piece: Piece) -> Option<Building> {
        self.buildings[piece.ix()]
    }

    /// Forgets what only lasts for one player turn.
    pub(crate) fn rest(&mut self) {
        self.turret_done = false;
        self.missing = false;
        self.activated = false;
        self.finish();
    }

    /// Forgets what only lasts for one activation.
    pub(crate) fn finish(&mut self) {
        self.attacked = false;
        self.spent = 0;
        self.gun = None;
    }
}
