//! Bodies around finished matches: their story, playing on, and example positions.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::frames::Ask;
use super::text::Message;

/// What a replay is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    Hit,
    Kill,
    Feat,
    Flush,
    Capture,
    Phase,
    End,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The answers given when it has happened.
    pub seq: u64,
    pub kind: Moment,
    pub message: Message,
    /// The heavier, the more memorable.
    pub weight: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The answers given when it has begun.
    pub seq: u64,
    pub message: Message,
}

/// Gains added up, turn by turn; the first number is before the first turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// `points`, `damage`, `kills` …
    pub what: String,
    pub sides: Vec<Vec<i32>>,
}

/// What a side did with one thing: a weapon, an action, an ability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tool {
    /// A place in the story's `sides`.
    pub side: u64,
    pub name: Message,
    pub uses: u32,
    /// 0 where the game does not count it, as the kills.
    pub damage: u32,
    pub kills: u32,
}

/// A record at a glance: turns, moments, charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// Answers, luck's included.
    pub total: u64,
    /// `null` if the match began with a scene.
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub setup: Option<Value>,
    /// The actors of each side, in the order of the places.
    pub sides: Vec<Vec<String>>,
    /// The actors of each chair.
    pub chairs: Vec<Vec<String>>,
    pub turns: Vec<Turn>,
    pub moments: Vec<Mark>,
    /// Where points come from, and how many each side has from each.
    pub sources: Vec<String>,
    pub points: Vec<Vec<i32>>,
    pub curves: Vec<Curve>,
    /// Whatever was used at least once, by side.
    pub tools: Vec<Tool>,
}

/// Play on from a moment of a record, against bots.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// This many answers stand.
    pub at: u64,
    /// Any actor of the chair I take.
    pub r#as: String,
    /// The level of the bots; left out: normal.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
}

/// A position that explains something, with the question that is asked there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub name: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub view: Value,
    pub asks: Vec<Ask>,
    /// The actors of each chair.
    pub chairs: Vec<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Examples {
    pub examples: Vec<Example>,
}
