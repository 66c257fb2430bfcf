//! Why a frame is not taken.

use shelf::Refused;

use super::End;
use crate::wire::Message;

#[derive(Debug)]
pub(super) enum Refusal {
    BadChat,
    ChatClosed,
    Malformed,
    NameTaken,
    NoActor,
    NoHint,
    NoUndoPending,
    NoWord,
    NotAwaited,
    /// With the rules' own words, where they have some.
    NotOffered(Option<Message>),
    NotSeated,
    NotStarted,
    NotYours,
    NothingToUndo,
    Over,
    SentAway,
    Stale,
    Store,
    TooFast,
    UndoAbsent,
    UndoPending,
    UndoRefused,
}

impl Refusal {
    /// As pages know it.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Refusal::BadChat => "bad-chat",
            Refusal::ChatClosed => "chat-closed",
            Refusal::Malformed => "malformed",
            Refusal::NameTaken => "name-taken",
            Refusal::NoActor => "no-actor",
            Refusal::NoHint => "no-hint",
            Refusal::NoUndoPending => "no-undo-pending",
            Refusal::NoWord => "no-word",
            Refusal::NotAwaited => "not-awaited",
            Refusal::NotOffered(_) => "not-offered",
            Refusal::NotSeated => "not-seated",
            Refusal::NotStarted => "not-started",
            Refusal::NotYours => "not-yours",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::Over => "over",
            Refusal::SentAway => "sent-away",
            Refusal::Stale => "stale",
            Refusal::Store => "store",
            Refusal::TooFast => "too-fast",
            Refusal::UndoAbsent => "undo-absent",
            Refusal::UndoPending => "undo-pending",
            Refusal::UndoRefused => "undo-refused",
        }
    }

    /// As people read it.
    pub(super) fn message(self) -> Message {
        match self {
            Refusal::NotOffered(Some(why)) => why,
            other => Message::new(format!("server-refused-{}", other.code())),
        }
    }
}

impl From<Refused> for Refusal {
    fn from(no: Refused) -> Refusal {
        match no {
            Refused::NoActor { .. } => Refusal::NoActor,
            Refused::NoWord { .. } => Refusal::NoWord,
            Refused::Stale { .. } => Refusal::Stale,
            Refused::Over => Refusal::Over,
            Refused::NotAwaited { .. } => Refusal::NotAwaited,
            Refused::NotOffered { why, .. } => Refusal::NotOffered(why.as_ref().map(Message::from)),
        }
    }
}

/// What stops a frame: the table refuses it, or the table's task ends.
#[derive(Debug)]
pub(super) enum Stop {
    Refused(Refusal),
    Ended(End),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}

impl From<Refused> for Stop {
    fn from(no: Refused) -> Stop {
        Stop::Refused(no.into())
    }
}

impl From<End> for Stop {
    fn from(end: End) -> Stop {
        Stop::Ended(end)
    }
}

/// Why it was refused, if it was; an end goes on upwards.
pub(super) fn refusal(done: Result<(), Stop>) -> Result<Option<Refusal>, End> {
    match done {
        Ok(()) => Ok(None),
        Err(Stop::Refused(refusal)) => Ok(Some(refusal)),
        Err(Stop::Ended(end)) => Err(end),
    }
}
