//! The ways to use an ability, the questions of each, the tokens, and what is told of them.

use table::Actor;

use crate::arena::Square;
use crate::ids::{Colour, Figure, Figures, named};
use crate::team::content::{Ability, OVERLOAD, TeamRules};

/// A way to use an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Heal,
    Purge,
    /// What is purged: a venom token, a control token, a mark.
    Venom,
    Control,
    Mark,
    Charge,
    Discharge,
    Scavenge,
    Tune,
    LockOn,
    Siphon,
}

impl Use {
    pub(crate) const ALL: [Use; 11] = [
        Use::Heal,
        Use::Purge,
        Use::Venom,
        Use::Control,
        Use::Mark,
        Use::Charge,
        Use::Discharge,
        Use::Scavenge,
        Use::Tune,
        Use::LockOn,
        Use::Siphon,
    ];

    /// The word of the log.
    pub fn word(self) -> &'static str {
        ["heal", "purge", "venom", "control", "mark", "charge", "discharge", "scavenge", "tune", "lock-on", "siphon"]
            [self as usize]
    }

    pub(crate) fn named(word: &str) -> Option<Use> {
        Use::ALL.into_iter().find(|how| how.word() == word)
    }
}

named!(Use by ALL);

/// An ability being used: what it asks next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stage {
    // These victims were dealt with.
    MindControl(Figures),
    ControlMove(Figure),
    ControlStrike(Figure),
    Overload,
    Nanobots,
    // Whom to heal or purge.
    Treat(Use),
    Purge(Figure),
    Upgrade,
    Scavenge,
    Hack,
    LockOn,
    Siphon,
    // Out of this box of ammo.
    SiphonCube(Actor),
}

impl Stage {
    pub(crate) const COUNT: usize = 13;

    /// The question as a part of its message.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Stage::MindControl(_) => "mind-control",
            Stage::ControlMove(_) => "control-move",
            Stage::ControlStrike(_) => "control-strike",
            Stage::Overload => "overload",
            Stage::Nanobots => "nanobots",
            Stage::Treat(Use::Purge) => "purge-whom",
            Stage::Treat(_) => "heal-whom",
            Stage::Purge(_) => "purge-what",
            Stage::Upgrade => "upgrade",
            Stage::Scavenge => "scavenge",
            Stage::Hack => "hack",
            Stage::LockOn => "lock-on",
            Stage::Siphon => "siphon",
            Stage::SiphonCube(_) => "siphon-cube",
        }
    }

    pub(crate) fn number(self) -> usize {
        match self {
            Stage::MindControl(_) => 0,
            Stage::ControlMove(_) => 1,
            Stage::ControlStrike(_) => 2,
            Stage::Overload => 3,
            Stage::Nanobots => 4,
            Stage::Treat(_) => 5,
            Stage::Purge(_) => 6,
            Stage::Upgrade => 7,
            Stage::Scavenge => 8,
            Stage::Hack => 9,
            Stage::LockOn => 10,
            Stage::Siphon => 11,
            Stage::SiphonCube(_) => 12,
        }
    }
}

/// A token on a character's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Venom,
    Control,
    /// In team play a mark in one's own buffer; in a free for all one of every enemy.
    Mark,
}

/// What happens by an ability or a character's own weapon, besides damage and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Ability { who: Figure },
    Poisoned { who: Figure },
    Controlled { who: Figure },
    Tracked { who: Figure },
    Removed { who: Figure, token: Token },
    // Overload tokens on the card now.
    Overloaded { who: Figure, tokens: u8 },
    Discharged { who: Figure, tokens: u8 },
    // The rush tile moved one space to the left, or back.
    Slid { who: Figure, slides: u8 },
    Healed { who: Figure, slides: u8 },
    Scavenged { by: Actor, colour: Colour },
    Tuned { by: Actor },
    Siphoned { by: Actor, from: Actor, colour: Colour },
}

/// The tokens of abilities, and what this turn has done for them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tokens {
    /// Who carries one.
    pub(crate) venom: Figures,
    pub(crate) control: Figures,
    /// On the overload card.
    pub(crate) overload: u8,
    // This turn: who hit with their own weapon, whom a tracking bot hit, whose
    // next reload is cheaper.
    pub(crate) proved: Figures,
    pub(crate) tracked: Figures,
    pub(crate) tuned: Option<Actor>,
    /// Where the shot began.
    pub(crate) from: Square,
}

impl Tokens {
    /// None but those with which the overload card begins.
    pub(crate) fn at_start(cast: &TeamRules) -> Tokens {
        Tokens { overload: overload_at_start(cast), from: Square::OFF, ..Tokens::default() }
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self) {
        (self.proved, self.tracked, self.tuned) = (Figures::NONE, Figures::NONE, None);
    }

    /// The board of this figure was scored.
    pub(crate) fn fell(&mut self, who: Figure, has_overload: bool, cast: &TeamRules) {
        self.venom.remove(who);
        self.control.remove(who);
        if has_overload {
            self.overload = overload_at_start(cast);
        }
    }
}

/// The tokens the overload card begins with.
fn overload_at_start(cast: &TeamRules) -> u8 {
    match cast.characters.is_empty() {
        true => 0,
        false => match cast.ability(OVERLOAD) {
            Ability::Overload { start, .. } => *start,
            _ => 0,
        },
    }
}
