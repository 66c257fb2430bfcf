//! What people read, without the language: an id and arguments. Catalogues
//! turn it into a sentence where it is shown.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A name that mostly stands in the program: messages are made by the thousand.
pub type Name = Cow<'static, str>;

/// A value inside a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    Number(i64),
    /// Printed as it is: a person's name, a square.
    Text(String),
    /// A term of the catalogue by its id; `plain` is shown where the catalogue
    /// does not know it, as for a card that a designer added.
    Term {
        id: Name,
        plain: String,
    },
    /// A list of terms or texts, joined as the language joins them.
    List(Vec<Arg>),
    /// A message inside a message.
    Message(Box<Message>),
}

impl Arg {
    pub fn term(id: impl Into<Name>, plain: impl Into<String>) -> Arg {
        Arg::Term { id: id.into(), plain: plain.into() }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Arg {
        Arg::Number(n.into())
    }
}

impl From<u16> for Arg {
    fn from(n: u16) -> Arg {
        Arg::Number(n.into())
    }
}

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(n as i64)
    }
}

/// A sentence to be: its id in the catalogues and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    pub id: Name,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Name, Arg)>,
}

impl Message {
    pub fn new(id: impl Into<Name>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<Name>, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }
}

/// A setup that the rules refuse, with the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct BadSetup(pub Message);
