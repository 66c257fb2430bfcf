//! Bodies of the HTTP interface: people, games, tables, records.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::OwnWords;

use super::text::{Message, Place};

/// The person behind the cookie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// Public; the secret is the cookie.
    pub id: String,
    pub name: String,
    /// The version of the wire.
    pub wire: u16,
    /// The version of the program.
    pub version: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// An option of a game's setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameOption {
    pub name: String,
    /// `flag`, `number`, `word`, `{"one-of": […]}` or `{"list": kind}`.
    #[cfg_attr(test, ts(type = "OptionKind"))]
    pub kind: Value,
    /// `null` where the rules or luck decide.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub default: Value,
    /// What the rules accept after what was chosen before it, with the rest at its default.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub allowed: Vec<Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameCard {
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The fingerprint of the content.
    pub content: String,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Who designed it and who published it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub credits: Option<(String, String)>,
    /// The chapters of its guide, in order; examples are called as the chapter they show.
    pub guide: Vec<String>,
    pub options: Vec<GameOption>,
    /// The levels of the bots, weakest first.
    pub levels: Vec<String>,
    /// The printed components, where one game was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub components: Option<Value>,
    /// Names and texts of the content that go before those of the catalogues; left out if there are none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, schema(value_type = BTreeMap<String, Message>))]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Message>>"))]
    pub words: OwnWords,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Games {
    pub games: Vec<GameCard>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameOptions {
    pub options: Vec<GameOption>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckSetup {
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub setup: Value,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckedSetup {
    /// Complete, with all defaults.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    /// Whom the rules will ask, by their names at the start.
    pub actors: Vec<String>,
}

/// How long an answer may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// So long for each answer.
    Move { seconds: u32 },
    /// So long for the whole match, and more after each answer.
    Bank { seconds: u32, increment: u32 },
    /// Days for each answer; nobody needs to be there.
    Days { days: u32 },
}

/// What those see who do not sit at the table, while the match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Watch {
    /// At once, but nothing that is hidden.
    #[default]
    Masked,
    /// Everything, this many answers later.
    Delayed { answers: u16 },
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Me,
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A seat of a new table: who, and where it matters for which actors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum NewSeat {
    Plain(Who),
    With {
        who: Who,
        /// Actors by number; sets of different seats may overlap.
        actors: Vec<u8>,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub setup: Option<Value>,
    /// Left out: me, then bots.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seats: Option<Vec<NewSeat>>,
    /// The level of those bots; left out: normal.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Watch>"))]
    pub watch: Watch,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// Start at once.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub start: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ready {
    pub ready: bool,
}

/// A bot is to play for somebody who is away.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Absent {
    pub seat: u8,
}

/// The host opens or closes the chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenChat {
    pub open: bool,
}

/// The host lets somebody sit down again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LetBack {
    pub person: String,
}

/// What the host makes of a seat before the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    pub seat: u8,
    pub r#as: Who,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    Lobby,
    Playing,
    Over,
    /// The stored log cannot be replayed.
    Broken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Open,
    Person,
    Bot,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub who: SeatKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    pub ready: bool,
    /// Connected; bots always are.
    pub here: bool,
    /// A bot answers until the person returns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub stand_in: bool,
    /// The person is away: when the others may let a bot play for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub yields_at: Option<u64>,
    /// Nobody is left on the other sides: when this person may claim the win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub claims_at: Option<u64>,
    /// Whom this seat answers for, by their present names.
    pub actors: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub id: String,
    /// The invitation to sit; only for those who sit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<String>,
    pub state: TableState,
    pub game: String,
    pub rules: u16,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    pub private: bool,
    pub clock: Clock,
    pub watch: Watch,
    pub seats: Vec<SeatView>,
    /// The host's seat, if the host sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub host: Option<u8>,
    pub watchers: u32,
    pub created: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub started: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ended: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<Vec<Place>>,
    /// The seat that won because nobody else was left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub claimed: Option<u8>,
    /// The next table of the same people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rematch: Option<String>,
    /// This is the second of two games with sides swapped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pair: Option<Pair>,
    /// The host has closed the chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub silent: bool,
    /// Who may not sit down here; only for those who sit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<SentAway>>"))]
    pub sent_away: Vec<SentAway>,
}

/// A fair pair: two games of two players, the second with sides swapped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The table of the first game.
    pub first: String,
    /// Who has won both together: more wins, then the quicker victory where the game counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub verdict: Option<Verdict>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The seat, as people sit in the second game.
    Won(u8),
    Drawn,
}

impl From<&crate::meta::Pair> for Pair {
    fn from(pair: &crate::meta::Pair) -> Pair {
        Pair { first: pair.first.clone(), verdict: pair.verdict }
    }
}

/// Somebody whom the host has sent away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SentAway {
    pub id: String,
    pub name: String,
}

/// Who I am at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct You {
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    pub host: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entered {
    pub table: Table,
    pub you: You,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ListedSeat {
    pub who: SeatKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Listed {
    pub id: String,
    pub state: TableState,
    pub game: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    pub private: bool,
    pub clock: Clock,
    pub seats: Vec<ListedSeat>,
    /// Open seats.
    pub open: u32,
    pub created: u64,
    pub yours: bool,
    pub your_move: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tables {
    pub tables: Vec<Listed>,
    /// Pass it as `before` for the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Invite {
    pub table: String,
}

/// A finished match, or one that somebody brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordCard {
    pub id: String,
    pub game: String,
    pub rules: u16,
    /// By seat.
    pub players: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<Vec<Place>>,
    /// By seat: its side, a number from 0 in the result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u8>>"))]
    pub sides: Vec<u8>,
    /// My seat, in the list of my own matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mine: Option<u8>,
    /// The seat that won because nobody else was left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub claimed: Option<u8>,
    /// Answers in the log, luck's included.
    pub answers: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub started: Option<u64>,
    pub ended: u64,
    pub uploaded: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Records {
    pub records: Vec<RecordCard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<String>,
}

/// What went wrong, for programs and for people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failure {
    pub code: String,
    pub message: Message,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failed {
    pub error: Failure,
}
