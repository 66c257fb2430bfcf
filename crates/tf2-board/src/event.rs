//! What has happened, in the past tense, said once by the function that did it.

use serde::{Deserialize, Serialize};
use table::List;

use crate::actions::ActionId;
use crate::classes::{Stand, Team};
use crate::grid::Spot;
use crate::walk::LONGEST;

/// What a Success Roll was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    #[default]
    Attack,
    Splash,
    Sticky,
    Afterburn,
    Sentry,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marker {
    Burning,
    Healed,
    Fed,
    Exposed,
    Uber,
    Disguised,
    Aim,
}

impl Marker {
    pub fn word(self) -> &'static str {
        ["burning", "healed", "fed", "exposed", "uber", "disguised", "aim"][self as usize]
    }
}

/// How a match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    Intel,
    Points,
    /// The last rotation is over; tie-breaks decide.
    Guard,
    Conceded,
}

impl How {
    pub fn word(self) -> &'static str {
        ["intel", "points", "guard", "conceded"][self as usize]
    }
}

/// The spaces entered by a walk, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way(pub List<Spot, LONGEST>);

impl Way {
    /// Where the walk ended.
    pub fn goal(&self) -> Spot {
        self.0.last().copied().unwrap_or_default()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    WentFirst {
        team: Team,
    },
    Placed {
        stand: Stand,
        at: Spot,
    },
    RotationBegan {
        number: u8,
        lead: Team,
    },
    RotationEnded {
        number: u8,
    },
    Passed {
        team: Team,
    },
    /// Luck is asked for the sum alone, because no rule reads the single dice; see `dice_of`.
    Performed {
        stand: Stand,
        dice: [u8; 2],
        bonus: u8,
    },
    TurnEnded {
        stand: Stand,
    },
    /// From one space over others to the last of the way.
    Walked {
        stand: Stand,
        from: Spot,
        way: Way,
        spent: u8,
    },
    Leapt {
        stand: Stand,
        from: Spot,
        to: Spot,
    },
    Pushed {
        stand: Stand,
        from: Spot,
        to: Spot,
    },
    Acted {
        stand: Stand,
        action: ActionId,
    },
    /// A Success Roll of a ten-sided die.
    Rolled {
        target: Stand,
        cause: Cause,
        need: u8,
        roll: u8,
    },
    /// The outcome was certain, so no die was thrown.
    Certain {
        target: Stand,
        cause: Cause,
        hit: bool,
    },
    /// By whom and with which action, where somebody did it: a sentry needs no action, a fire has no owner.
    Died {
        stand: Stand,
        at: Spot,
        tokens: u8,
        cause: Cause,
        by: Option<Stand>,
        action: Option<ActionId>,
    },
    Marked {
        stand: Stand,
        marker: Marker,
    },
    Unmarked {
        stand: Stand,
        marker: Marker,
    },
    Charged {
        stand: Stand,
        counters: u8,
    },
    StickyLaid {
        team: Team,
        at: Spot,
    },
    StickyBlew {
        team: Team,
        at: Spot,
    },
    StickiesGone {
        team: Team,
    },
    SentryBuilt {
        team: Team,
        at: Spot,
    },
    SentryUpgraded {
        team: Team,
        level: u8,
    },
    SentryFired {
        team: Team,
        target: Stand,
    },
    SentryGone {
        team: Team,
        at: Spot,
    },
    IntelTaken {
        stand: Stand,
        of: Team,
    },
    IntelDropped {
        of: Team,
        at: Spot,
        tokens: u8,
    },
    IntelTicked {
        of: Team,
        tokens: u8,
    },
    IntelHome {
        of: Team,
    },
    PointTicked {
        point: u8,
        blu: u8,
        red: u8,
        spin: i8,
    },
    PointCaptured {
        point: u8,
        team: Team,
    },
    RespawnTicked {
        stand: Stand,
        tokens: u8,
    },
    Returned {
        stand: Stand,
        at: Spot,
    },
    HeldBack {
        stand: Stand,
    },
    Won {
        team: Team,
        how: How,
    },
    Drawn,
}
