//! Everything decided before the first answer.

use serde::{Deserialize, Serialize};

use crate::classes::Team;
use crate::content::Lead;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Capture the Flag.
    #[default]
    Ctf,
    /// Control Points.
    Cp,
}

impl Mode {
    pub fn word(self) -> &'static str {
        ["ctf", "cp"][self as usize]
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub mode: Mode,
    /// A map of that mode by name; without one, the first of the mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// Who goes first; without a name, a coin decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Team>,
    /// Control Points: nobody owns a point at the start, so that each team begins with its own home point.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub neutral: bool,
    /// Who leads the next rotation (H1); without a word, what the content says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<Lead>,
    /// Are characters on spawn spaces safe, and idle (H2)? Without a word, what the content says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sanctuary: Option<bool>,
    /// Offer `concede` with every decision. Off for simulation: a random
    /// player would give up at once.
    pub concede: bool,
}
