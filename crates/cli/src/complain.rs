//! What is wrong, in the language of the reader. A complaint is a message of
//! the catalogue; what the libraries below say in English alone is left in
//! English, so that no sentence is in two languages.

use std::fmt;
use std::io;
use std::path::Path;

use ::lab::Fault;
use anyhow::anyhow;
use server::commands::Failure;
use shelf::{Refused, Wrong};
use table::{Arg, Message};
use words::{Catalogue, Lang};

use crate::talk::{list, msg, refusal};
use crate::usage::bad_skill;

/// Something is wrong, and the catalogue has words for it.
#[derive(Debug)]
pub(crate) struct Complaint(pub(crate) Message);

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Catalogue::new(Lang::En).say(&self.0))
    }
}

impl std::error::Error for Complaint {}

impl From<Message> for Complaint {
    fn from(message: Message) -> Complaint {
        Complaint(message)
    }
}

/// A sentence on what is wrong.
pub(crate) fn wrong(id: &str) -> Message {
    msg(&format!("wrong-{id}"))
}

/// A file that cannot be read, written or made, by the id of the sentence.
pub(crate) fn file(id: &str, path: &Path, error: &io::Error) -> anyhow::Error {
    let message = wrong(id).with("path", path.display().to_string());
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "permission",
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::InvalidData => "not-text",
        _ => return anyhow!("{}", Complaint(message.with("reason", error.to_string()))),
    };
    let reason = Arg::Message(Box::new(wrong(&format!("file-{reason}"))));
    Complaint(message.with("reason", reason)).into()
}

/// The match was stopped by the person, who has heard so.
#[derive(Debug)]
pub(crate) struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}

/// The words for an error, if the catalogue has them for all of it.
pub(crate) fn message(error: &anyhow::Error) -> Option<Message> {
    if let Some(Complaint(message)) = error.downcast_ref() {
        return Some(message.clone());
    }
    if let Some(refused) = error.downcast_ref::<Refused>() {
        return Some(refusal(refused));
    }
    match error.downcast_ref() {
        Some(Failure::NoStore(kind)) => return Some(wrong("store").with("kind", kind.as_str())),
        Some(Failure::NoBus(kind)) => return Some(wrong("bus").with("kind", kind.as_str())),
        Some(Failure::Unshared) => return Some(wrong("bus-alone")),
        _ => {}
    }
    if let Some(Fault::Said(message)) = error.downcast_ref() {
        return Some(message.clone());
    }
    let wrong_one = error.downcast_ref::<Wrong>().or(match error.downcast_ref::<Fault>() {
        Some(Fault::Wrong(wrong)) => Some(wrong),
        _ => None,
    });
    match wrong_one? {
        Wrong::Setup(message) => Some(message.clone()),
        Wrong::NoGame { given, known } => Some(wrong("game").with("game", given.as_str()).with("known", list(known))),
        Wrong::Bot(bad) => Some(bad_skill(bad)),
        Wrong::Endless { game } => Some(wrong("endless").with("game", *game as usize)),
        _ => None,
    }
}

/// The error with everything behind it.
pub(crate) fn explain(error: &anyhow::Error, lang: Lang) -> String {
    match message(error) {
        Some(message) => Catalogue::new(lang).say(&message),
        None => format!("{error:#}"),
    }
}

/// Says what is wrong on standard error: a line for people, an object for programs.
pub(crate) fn report(text: &str, json: bool, lang: Lang) {
    if json {
        anstream::eprintln!("{}", serde_json::json!({ "error": { "code": 2, "message": text } }));
        return;
    }
    anstream::eprintln!("{}", Catalogue::new(lang).say(&msg("error").with("what", text)));
}
