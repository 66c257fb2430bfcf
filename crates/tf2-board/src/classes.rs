//! Teams, classes, stands and what a character carries on its card: the
//! printed values and the markers. Which marker does what is told where it is used.

use serde::{Deserialize, Serialize};
use table::Actor;

use crate::grid::Square;

/// Characters per team.
pub(crate) const TEAM: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    #[default]
    Blu,
    Red,
}

impl Team {
    pub const BOTH: [Team; 2] = [Team::Blu, Team::Red];

    #[inline]
    pub fn ix(self) -> usize {
        self as usize
    }

    #[inline]
    #[must_use]
    pub fn other(self) -> Team {
        if self == Team::Blu { Team::Red } else { Team::Blu }
    }

    pub fn word(self) -> &'static str {
        ["blu", "red"][self.ix()]
    }

    pub fn named(word: &str) -> Option<Team> {
        Team::BOTH.into_iter().find(|team| team.word() == word)
    }

    #[inline]
    pub fn actor(self) -> Actor {
        Actor(self as u8)
    }

    pub(crate) fn of(actor: Actor) -> Option<Team> {
        Team::BOTH.get(actor.ix()).copied()
    }
}

/// A class by its place in the content, which knows its word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class(pub(crate) u8);

impl Class {
    /// This many are printed; the index of answers and the encoding have places for them first.
    pub(crate) const PRINTED: usize = 9;
    /// This many a content may have.
    pub const LIMIT: usize = 16;

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

/// One of a team's stands: a class, or the sentry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stand {
    pub team: Team,
    /// None is the sentry.
    pub class: Option<Class>,
}

impl Stand {
    /// Those of the printed classes and of the sentries, and those of further classes.
    pub(crate) const COUNT: usize = 2 * (Class::PRINTED + 1);
    pub(crate) const MORE: usize = 2 * (Class::LIMIT - Class::PRINTED);

    /// The stands of the printed classes and the sentries come first, then those of further classes.
    pub(crate) fn index(self) -> usize {
        match self.class {
            Some(class) if class.ix() >= Class::PRINTED => {
                Stand::COUNT + self.team.ix() * (Stand::MORE / 2) + class.ix() - Class::PRINTED
            }
            class => self.team.ix() * (Stand::COUNT / 2) + class.map_or(Class::PRINTED, Class::ix),
        }
    }

    pub(crate) fn from_index(index: usize) -> Option<Stand> {
        let (index, first, each) = match index.checked_sub(Stand::COUNT) {
            None => (index, 0, Stand::COUNT / 2),
            Some(index) => (index, Class::PRINTED, Stand::MORE / 2),
        };
        let team = *Team::BOTH.get(index / each)?;
        let class = first + index % each;
        Some(Stand { team, class: (first > 0 || class < Class::PRINTED).then_some(Class(class as u8)) })
    }
}

/// A unit on the table: the slots of Blu, the slots of Red, then both sentries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Unit(pub(crate) u8);

impl Unit {
    pub(crate) const CHARACTERS: usize = 2 * TEAM;
    pub(crate) const COUNT: usize = 2 * TEAM + 2;

    #[inline]
    pub(crate) fn slot(team: Team, slot: usize) -> Unit {
        Unit((team.ix() * TEAM + slot) as u8)
    }

    #[inline]
    pub(crate) fn sentry(team: Team) -> Unit {
        Unit((Unit::CHARACTERS + team.ix()) as u8)
    }

    #[inline]
    pub(crate) fn ix(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) fn bit(self) -> u16 {
        1 << self.0
    }

    #[inline]
    pub(crate) fn is_sentry(self) -> bool {
        self.ix() >= Unit::CHARACTERS
    }

    #[inline]
    pub(crate) fn team(self) -> Team {
        let second = if self.is_sentry() { self.0 & 1 == 1 } else { self.ix() >= TEAM };
        if second { Team::Red } else { Team::Blu }
    }

    /// The characters of a team, as bits.
    #[inline]
    pub(crate) fn characters(team: Team) -> u16 {
        0b1_1111 << (team.ix() * TEAM)
    }

    /// All units of a team, as bits.
    #[inline]
    pub(crate) fn all(team: Team) -> u16 {
        Unit::characters(team) | Unit::sentry(team).bit()
    }

    /// The units of a set of bits, lowest first.
    pub(crate) fn each(mut bits: u16) -> impl Iterator<Item = Unit> {
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let unit = Unit(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                unit
            })
        })
    }
}

/// Yes-or-no markers of a character, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Markers(u8);

impl Markers {
    pub(crate) const USED: u8 = 1;
    pub(crate) const BURNING: u8 = 2;
    pub(crate) const DISGUISED: u8 = 4;
    pub(crate) const AIM: u8 = 8;
    pub(crate) const FED: u8 = 16;
    pub(crate) const EXPOSED: u8 = 32;
    pub(crate) const NAMES: [(&str, u8); 6] = [
        ("used", Markers::USED),
        ("burning", Markers::BURNING),
        ("disguised", Markers::DISGUISED),
        ("aim", Markers::AIM),
        ("fed", Markers::FED),
        ("exposed", Markers::EXPOSED),
    ];

    #[inline]
    pub(crate) fn has(self, marker: u8) -> bool {
        self.0 & marker != 0
    }

    #[inline]
    pub(crate) fn set(&mut self, marker: u8) {
        self.0 |= marker;
    }

    #[inline]
    pub(crate) fn clear(&mut self, marker: u8) {
        self.0 &= !marker;
    }
}

/// One of a team's five slots: a class, where it stands, what it wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Figure {
    /// None until a class was chosen for the slot.
    pub(crate) class: Option<Class>,
    pub(crate) at: Square,
    /// Respawn tokens on the card.
    pub(crate) tokens: u8,
    pub(crate) markers: Markers,
    /// 2 in the rotation it was given, 1 in the next, 0 without.
    pub(crate) healed: u8,
    /// The same count for uber.
    pub(crate) uber: u8,
    /// Uber counters of a Medic.
    pub(crate) counters: u8,
}

impl Figure {
    pub(crate) const NONE: Figure =
        Figure { class: None, at: Square::OFF, tokens: 0, markers: Markers(0), healed: 0, uber: 0, counters: 0 };

    #[inline]
    pub(crate) fn is_alive(&self) -> bool {
        self.at.is_on_board()
    }

    #[inline]
    pub(crate) fn wears(&self, marker: u8) -> bool {
        self.markers.has(marker)
    }
}

/// A team's sentry. Level 0: it is not built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sentry {
    pub(crate) at: Square,
    pub(crate) level: u8,
}

impl Sentry {
    pub(crate) const NONE: Sentry = Sentry { at: Square::OFF, level: 0 };
}
