//! Reads what a game says in every language and notes what is wrong with it.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::collections::BTreeSet;
use std::path::Path;

use table::{Arg, Message};
use words::{Catalogue, Lang};

/// Checks messages and remembers the ids met.
pub(crate) struct Reader {
    catalogues: Vec<Catalogue>,
    pub(crate) ids: BTreeSet<String>,
    read: BTreeSet<String>,
    pub(crate) faults: BTreeSet<String>,
}

impl Reader {
    pub(crate) fn new() -> Reader {
        let catalogues = Lang::ALL.map(Catalogue::new).to_vec();
        Reader { catalogues, ids: BTreeSet::new(), read: BTreeSet::new(), faults: BTreeSet::new() }
    }

    pub(crate) fn read(&mut self, message: &Message) {
        if !self.read.insert(format!("{message:?}")) {
            return;
        }
        self.note(message);
        for catalogue in &self.catalogues {
            match catalogue.check(message) {
                Ok(said) => {
                    let clean = !said.contains(['{', '}', '\u{2068}', '\u{2069}'])
                        && !said.contains("  ")
                        && !said.contains("..");
                    if !clean || said.trim() != said || said.is_empty() {
                        self.faults.insert(format!("{}: {said:?} for {message:?}", catalogue.lang()));
                    }
                }
                Err(faults) => self.faults.extend(faults),
            }
        }
    }

    fn note(&mut self, message: &Message) {
        self.ids.insert(message.id.to_string());
        message.args.iter().for_each(|(_, arg)| self.note_arg(arg));
    }

    fn note_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(_) | Arg::Text(_) => {}
            Arg::Term { id, .. } => drop(self.ids.insert(id.to_string())),
            Arg::List(items) => items.iter().for_each(|item| self.note_arg(item)),
            Arg::Message(message) => self.note(message),
        }
    }
}

/// The ids that stand in the source files of a folder, reached by random play
/// or not. A maker is a function that puts the prefix before a literal.
pub(crate) fn written(folder: &str, makers: &[(&str, &str)]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let source = std::fs::read_to_string(path).unwrap();
        for (maker, prefix) in makers {
            // Without a maker the literal is the whole id, or a pattern for one.
            let opening = if maker.is_empty() { format!("\"{prefix}") } else { format!("{maker}\"") };
            let rests = source.split(&opening).skip(1).filter_map(|rest| rest.split('"').next());
            ids.extend(rests.filter(|rest| !rest.contains(['{', '?'])).map(|rest| format!("{prefix}{rest}")));
        }
    }
    ids
}
