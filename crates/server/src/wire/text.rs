//! The words of the rules as they look on the wire: mirrors of the types in
//! `table` and `shelf`, for the descriptions made from this crate's types.
//! A test holds both sides against each other.

use serde::{Deserialize, Serialize};

/// A sentence to be: its id in the catalogues and what goes into it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Message {
    pub id: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(String, Arg)>>"))]
    #[cfg_attr(test, schema(no_recursion))]
    pub args: Vec<(String, Arg)>,
}

/// A value inside a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, schema(no_recursion))]
pub enum Arg {
    #[cfg_attr(test, ts(type = "number"))]
    Number(i64),
    /// Printed as it is.
    Text(String),
    /// A term of the catalogue; `plain` where the catalogue does not know it.
    Term {
        id: String,
        plain: String,
    },
    List(Vec<Arg>),
    Message(Box<Message>),
}

/// What an answer points at on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pointer {
    /// `figure`, `square`, `weapon`, … as the game's view names its parts.
    pub kind: String,
    pub id: String,
}

impl From<table::Pointer> for Pointer {
    fn from(table::Pointer { kind, id }: table::Pointer) -> Pointer {
        Pointer { kind: kind.into_owned(), id }
    }
}

/// One answer that may be given now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What to send back.
    pub text: String,
    pub label: Message,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<Pointer>,
}

/// One answer that may be given now, as it travels: whole, or like an earlier
/// one of the same list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Offered {
    Whole(Offer),
    /// The same as the earlier offer of the number `like`, with its own `text`
    /// wherever a text or pointer there is the other's `text`, and with `args`
    /// in the place of the label's arguments of the same names.
    Like(Like),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Like {
    pub text: String,
    pub like: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(String, Arg)>>"))]
    pub args: Vec<(String, Arg)>,
}

impl Offered {
    pub fn text(&self) -> &str {
        match self {
            Offered::Whole(offer) => &offer.text,
            Offered::Like(like) => &like.text,
        }
    }
}

/// One side and its points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// A lone figure or the members of a team.
    pub side: Vec<String>,
    pub points: i32,
    /// Decides between equal points.
    pub tiebreak: i32,
    /// 1 is first; equal sides share a place.
    pub place: u8,
}

impl From<shelf::Place> for Place {
    fn from(place: shelf::Place) -> Place {
        let shelf::Place { side, points, tiebreak, place } = place;
        Place { side, points, tiebreak, place }
    }
}

impl From<&shelf::Offer> for Offered {
    fn from(offer: &shelf::Offer) -> Offered {
        let at = offer.at.clone().map(Pointer::from);
        Offered::Whole(Offer { text: offer.text.clone(), label: (&offer.label).into(), at })
    }
}

impl From<&table::Message> for Message {
    fn from(message: &table::Message) -> Message {
        let args = message.args.iter().map(|(name, arg)| (name.to_string(), arg.into())).collect();
        Message { id: message.id.to_string(), args }
    }
}

impl From<&table::Arg> for Arg {
    fn from(arg: &table::Arg) -> Arg {
        match arg {
            table::Arg::Number(n) => Arg::Number(*n),
            table::Arg::Text(text) => Arg::Text(text.clone()),
            table::Arg::Term { id, plain } => Arg::Term { id: id.to_string(), plain: plain.clone() },
            table::Arg::List(all) => Arg::List(all.iter().map(Arg::from).collect()),
            table::Arg::Message(inner) => Arg::Message(Box::new((&**inner).into())),
        }
    }
}

impl Message {
    pub fn new(id: impl Into<String>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &str, text: impl Into<String>) -> Message {
        self.args.push((name.to_owned(), Arg::Text(text.into())));
        self
    }
}
