//! Attacks and special actions as the cards print them. Data only: what a flag
//! or an effect does is written in `combat.rs` and `special.rs`.

use serde::{Deserialize, Serialize};
use table::Given;

use crate::classes::Class;

/// An entry of the table of all actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ActionId(pub u8);

impl ActionId {
    /// Room for actions in the index of answers.
    pub const LIMIT: usize = 64;

    #[inline]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    pub class: Class,
    /// The word in records.
    pub name: String,
    /// The name shown where the catalogue knows none.
    pub title: Given,
    /// An icon of the page or a drawing; empty where the file has none.
    pub(crate) picture: String,
    /// Lowest Performance Roll that allows it.
    pub perf: u8,
    pub min: u8,
    pub max: u8,
    pub deed: Deed,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    Attack { power: u8, flags: Flags },
    Special(Effect),
}

impl Action {
    #[inline]
    pub(crate) fn flags(&self) -> Flags {
        match self.deed {
            Deed::Attack { flags, .. } => flags,
            Deed::Special(Effect::Aim) => Flags(Flag::Still.bit()),
            Deed::Special(_) => Flags(0),
        }
    }

    pub fn is_attack(&self) -> bool {
        matches!(self.deed, Deed::Attack { .. })
    }

    #[inline]
    pub(crate) fn has(&self, flag: Flag) -> bool {
        self.flags().has(flag)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    Splash,
    Pierce,
    Ignite,
    Lob,
    Still,
    Slow,
    Rolls2,
    NeedsDisguise,
    CharacterOnly,
    SentryOnly,
    KeepDisguise,
}

impl Flag {
    pub const ALL: [Flag; 11] = [
        Flag::Splash,
        Flag::Pierce,
        Flag::Ignite,
        Flag::Lob,
        Flag::Still,
        Flag::Slow,
        Flag::Rolls2,
        Flag::NeedsDisguise,
        Flag::CharacterOnly,
        Flag::SentryOnly,
        Flag::KeepDisguise,
    ];

    #[inline]
    fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Flags(u16);

impl Flags {
    #[inline]
    pub fn has(self, flag: Flag) -> bool {
        self.0 & flag.bit() != 0
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Flags {
        Flags(flags.into_iter().fold(0, |bits, flag| bits | flag.bit()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "effect")]
pub enum Effect {
    #[serde(rename = "leap")]
    Leap,
    #[serde(rename = "leap_exposed")]
    LeapExposed,
    #[serde(rename = "push2")]
    Push,
    #[serde(rename = "place_up_to_2")]
    LayStickies,
    #[serde(rename = "blast_all_own")]
    Detonate,
    #[serde(rename = "fed")]
    Feed,
    #[serde(rename = "sentry_level1")]
    Build,
    #[serde(rename = "sentry_level_plus1")]
    Upgrade,
    #[serde(rename = "healed_plus_counter")]
    Heal,
    #[serde(rename = "uber_both")]
    Uber,
    #[serde(rename = "aim")]
    Aim,
    #[serde(rename = "disguised")]
    Disguise,
}
