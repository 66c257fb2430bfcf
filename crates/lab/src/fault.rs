//! What can go wrong in the lab.

use std::io;
use std::path::{Path, PathBuf};

use shelf::Wrong;
use table::Message;
use words::{Catalogue, Lang};

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Wrong(#[from] Wrong),
    #[error("cannot {doing} {}: {reason}", path.display())]
    File { doing: &'static str, path: PathBuf, reason: String },
    #[error("{} holds another run: its {what} is {there}, not {wanted}; choose another folder", path.display())]
    OtherRun { path: PathBuf, what: &'static str, there: String, wanted: String },
    #[error("{} is not empty and no folder of the lab; choose another folder", path.display())]
    NotOurs { path: PathBuf },
    #[error("{} is not a folder of the lab: it has no {file}", path.display())]
    NoRun { path: PathBuf, file: &'static str },
    #[error("{0}")]
    Bad(String),
    /// Said by the catalogue, in the language of the reader.
    #[error("{}", Catalogue::new(Lang::En).say(.0))]
    Said(Message),
    #[error("game {0} does not end")]
    Endless(u64),
}

impl Fault {
    pub(crate) fn file(doing: &'static str, path: &Path, error: &io::Error) -> Fault {
        let reason = match error.kind() {
            io::ErrorKind::StorageFull => "the disk is full; what is finished stays, run again to go on".to_owned(),
            _ => error.to_string().to_lowercase(),
        };
        Fault::File { doing, path: path.to_owned(), reason }
    }
}
