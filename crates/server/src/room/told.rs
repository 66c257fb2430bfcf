//! The frame of a move, as text. Most of it is JSON already, because several
//! viewers share it: events, changes of the view, questions with their offers.
//! This puts the parts together in the order of [`crate::wire::Told`], as which
//! tests read it back.

use serde::Serialize;
use shelf::Changes;

use super::frames::json;
use crate::outlet::HEAD;
use crate::wire::{Clocks, Move, Place};

/// What comes before the events.
#[derive(Serialize)]
pub(super) struct Head<'a> {
    pub(super) after: u64,
    pub(super) seq: u64,
    pub(super) moves: &'a [Move],
}

/// What comes after the questions.
#[derive(Default, Serialize)]
pub(super) struct Tail<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) note: Option<table::Message>,
    /// The lines of the log that stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) undone: Option<usize>,
    /// After an undo: can the viewer take back more?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) decided: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clocks: Option<&'a Clocks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<&'a [Place]>,
}

/// Somebody who is asked, as everybody sees it.
#[derive(Serialize)]
pub(super) struct Asking<'a> {
    pub(super) r#as: &'a str,
    pub(super) seat: usize,
}

/// What only their own seat sees.
#[derive(Serialize)]
pub(super) struct Question<'a> {
    pub(super) question: Option<table::Message>,
    pub(super) offers: Vec<shelf::Packed<'a>>,
}

/// Writes the whole frame behind room for the protocol's head.
pub(super) fn write(
    out: &mut Vec<u8>,
    (head, tail): (&Head<'_>, &Tail<'_>),
    events: impl FnOnce(&mut Vec<u8>),
    (changes, viewer): (&Changes, usize),
    asks: impl FnOnce(&mut Vec<u8>),
) {
    out.clear();
    out.resize(HEAD, 0);
    out.extend_from_slice(b"{\"told\":");
    json(out, head);
    out.pop();
    out.extend_from_slice(b",\"events\":");
    events(out);
    changes.write(viewer, out);
    out.extend_from_slice(b",\"asks\":");
    asks(out);
    out.push(b'}');
    add(out, |out| json(out, tail));
    out.push(b'}');
}

/// Adds the members of the object that is written to the one that `out` ends with.
pub(super) fn add(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    out.pop();
    let at = out.len();
    write(out);
    match out.len() - at {
        // There are none.
        2 => out.truncate(at),
        _ => {
            out[at] = b',';
            out.pop();
        }
    }
    out.push(b'}');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_added_to_an_object_and_nothing_if_there_are_none() {
        let mut out = b"{\"a\":1}".to_vec();
        add(&mut out, |out| out.extend_from_slice(b"{}"));
        add(&mut out, |out| out.extend_from_slice(b"{\"b\":{}}"));
        assert_eq!(out, b"{\"a\":1,\"b\":{}}");
    }
}
