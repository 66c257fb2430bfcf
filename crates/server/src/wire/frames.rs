//! Frames of the socket, both ways, and the steps of a record, which have the
//! same shape.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::http::{Table, You};
use super::text::{Message, Offered, Place, Pointer};

/// One answer or a short list of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Choose {
    One(String),
    Some(Vec<String>),
}

/// What a page says. Each frame is known by its first key.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Said {
    Choose {
        choose: Choose,
        r#as: String,
        seq: u64,
    },
    /// Agree to somebody's undo, or not.
    Consent {
        consent: bool,
        undo: u32,
    },
    /// Take back my last decision; the number is where I am.
    Undo {
        undo: u64,
    },
    Why {
        why: String,
        r#as: String,
    },
    /// What would this answer lead to?
    Would {
        would: String,
        r#as: String,
    },
    /// Ask a bot what this actor should answer.
    Hint {
        hint: String,
    },
    /// Which answers lead to this thing?
    Toward {
        toward: Pointer,
        r#as: String,
    },
    /// Let a bot answer for this actor, this once.
    Entrust {
        entrust: String,
    },
    Say {
        say: String,
    },
    Again {
        again: bool,
    },
    Ping {
        ping: u32,
    },
    /// The part of the log that ends before this line.
    Log {
        log: u32,
    },
}

/// A frame of the page: what it says and, if it likes, a number by which a refusal names the frame.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Saying {
    #[serde(flatten)]
    pub said: Said,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub id: Option<u32>,
}

impl Said {
    /// The first key, as refusals name it.
    pub fn key(&self) -> &'static str {
        match self {
            Said::Choose { .. } => "choose",
            Said::Consent { .. } => "consent",
            Said::Undo { .. } => "undo",
            Said::Why { .. } => "why",
            Said::Would { .. } => "would",
            Said::Hint { .. } => "hint",
            Said::Toward { .. } => "toward",
            Said::Entrust { .. } => "entrust",
            Said::Say { .. } => "say",
            Said::Again { .. } => "again",
            Said::Ping { .. } => "ping",
            Said::Log { .. } => "log",
        }
    }
}

/// What the server says. One key: its kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    All(Box<All>),
    Told(Box<Told>),
    Table(Box<Table>),
    Refused(Refused),
    Because(Because),
    Then(Then),
    Ways(Ways),
    Hint(Hint),
    Undo(Undo),
    Chat(Chat),
    Bye(Bye),
    Pong(u32),
    /// Watchers who see everything late see nothing for this many answers more.
    Waits(u32),
    Log(Log),
    /// From one of several servers: it lives, and will say so again after this many milliseconds.
    Beat(u32),
}

/// Lines of the log, as many as fit into a frame.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// The number of the first one; the log begins with 0.
    pub from: u32,
    pub lines: Vec<Message>,
}

/// Everything: after it the page is in step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct All {
    pub wire: u16,
    pub version: String,
    pub table: Table,
    pub you: You,
    pub seq: u64,
    /// Not before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub view: Option<Value>,
    pub asks: Vec<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<Clocks>,
    pub chat: Vec<Chat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo: Option<Undo>,
    /// My seat has made a decision that can be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub decided: bool,
    /// The last part of the log.
    pub log: Log,
    /// Answers until a late watcher sees anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub waits: Option<u32>,
    pub now: u64,
}

/// The match moved on from `after` to `seq`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Told {
    pub after: u64,
    pub seq: u64,
    pub moves: Vec<Move>,
    pub events: Vec<Message>,
    /// Sections that changed, whole.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub view: BTreeMap<String, Value>,
    /// Fields that changed, by section, index of the element, and name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, Record<string, Record<string, unknown>>>"))]
    pub parts: BTreeMap<String, BTreeMap<String, BTreeMap<String, Value>>>,
    pub asks: Vec<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<Clocks>,
    /// What the table says about it: a line of the log before those of the events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub note: Option<Message>,
    /// Something was taken back: this many lines of the log stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undone: Option<u32>,
    /// After that my seat still has a decision that can be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub decided: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<Vec<Place>>,
}

/// Who answered when it was not the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Bot,
    StandIn,
    /// Time was up.
    Clock,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub r#as: String,
    pub seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<By>,
}

/// Somebody's answer is awaited. Question and offers only for the seat's own page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    pub r#as: String,
    pub seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub question: Option<Message>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offers: Option<Vec<Offered>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Milliseconds by seat; `null` for bots.
    pub left: Vec<Option<u64>>,
    /// Seats whose time runs.
    pub running: Vec<u8>,
    /// The server's clock.
    pub now: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The first key of the refused frame.
    pub to: String,
    /// The number the page gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub id: Option<u32>,
    pub code: String,
    /// Where the match is; left out if the frame never reached the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seq: Option<u64>,
    pub message: Message,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Because {
    pub r#as: String,
    pub text: String,
    /// `null` if it may be answered.
    pub why: Option<Message>,
}

/// What an answer would lead to before luck or another seat speaks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Then {
    pub r#as: String,
    pub text: String,
    pub events: Vec<Message>,
    /// What my next answer could point at.
    pub next: Vec<Pointer>,
}

/// Answers that lead to a thing; the shortest first, one for each first answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ways {
    pub r#as: String,
    pub toward: Pointer,
    pub ways: Vec<Way>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// To be chosen in one go. Where several ways begin alike, as far as they agree.
    pub words: Vec<String>,
    /// The first of them as people read it.
    pub label: Message,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hint {
    pub r#as: String,
    pub seq: u64,
    /// Best first.
    pub best: Vec<Advice>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Advice {
    pub text: String,
    /// The share of the victory to expect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub share: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sure: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    Agreed,
    Refused,
    Late,
}

/// Decisions of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Taken {
    pub seat: u8,
    pub decisions: u32,
}

/// Somebody asks the others to take something back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub n: u32,
    pub seat: u8,
    /// The answers that would stay, counted as the log does.
    pub to: u64,
    /// The decisions that would not, by the seats that made them.
    pub takes: Vec<Taken>,
    pub needs: Vec<u8>,
    pub agreed: Vec<u8>,
    pub until: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub closed: Option<Closed>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chat {
    pub n: u32,
    /// Not for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    pub name: String,
    /// Who said it: the id that is public.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub by: String,
    pub text: String,
    pub at: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Restart,
    Version,
    Slow,
    Flood,
    TooBig,
    Gone,
    Broken,
}

impl Why {
    pub fn close_code(self) -> u16 {
        match self {
            Why::Restart => 4000,
            Why::Version => 4001,
            Why::Slow => 4002,
            Why::Flood => 4003,
            Why::TooBig => 1009,
            Why::Gone => 4004,
            Why::Broken => 4005,
        }
    }
}

/// The last frame before the server hangs up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bye {
    pub why: Why,
    /// Come back after this many milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub after_ms: Option<u64>,
}

/// The view a run of steps begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct First {
    pub seq: u64,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub view: Value,
    /// Who is asked here; no offers.
    pub asks: Vec<Ask>,
}

/// One answer of a record and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub after: u64,
    pub seq: u64,
    pub r#as: String,
    /// Empty where it would say more than the viewer saw.
    pub word: String,
    /// The answer as people read it; not luck's, and only where the word is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub label: Option<Message>,
    pub events: Vec<Message>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub view: BTreeMap<String, Value>,
    /// Fields that changed, by section, index of the element, and name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, Record<string, Record<string, unknown>>>"))]
    pub parts: BTreeMap<String, BTreeMap<String, BTreeMap<String, Value>>>,
    /// Who is asked next; the question only for those the viewer holds.
    pub asks: Vec<Ask>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Steps {
    pub total: u64,
    pub first: First,
    pub steps: Vec<Step>,
}
