//! The file a ladder notes its games in, one to a line, so that it can be
//! stopped at any time and resumed where it was.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, bail};
use serde_json::Value;
use shelf::Bout;

#[derive(Debug)]
pub(crate) struct Notes {
    file: Mutex<File>,
    /// The games that were there already.
    pub(crate) known: Vec<Bout>,
}

impl Notes {
    /// Opens the file, or begins it. Its first line says what was played: `head`
    /// and nothing else; its content may have another name for the `same` one.
    pub(crate) fn open(path: &Path, head: &Value, same: &dyn Fn(&Value) -> bool) -> anyhow::Result<Notes> {
        let place = || format!("{}", path.display());
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path).with_context(place)?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(place)?;
        // A run that was stopped while writing left half a line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).with_context(place)?;
        file.seek(SeekFrom::End(0)).with_context(place)?;
        let mut lines = text[..whole].lines();
        match lines.next().map(serde_json::from_str::<Value>) {
            None => writeln!(file, "{head}").with_context(place)?,
            Some(Ok(mut found)) if same(&found["content"]) => {
                found["content"] = head["content"].clone();
                if found != *head {
                    bail!("{}: the games there are others: {found} instead of {head}", path.display());
                }
            }
            Some(Ok(found)) => bail!("{}: the games there are others: {found} instead of {head}", path.display()),
            Some(Err(_)) => bail!("{}: not the notes of a ladder", path.display()),
        }
        let read = |(n, line): (usize, &str)| {
            serde_json::from_str::<Bout>(line).with_context(|| format!("{}, line {}", path.display(), n + 2))
        };
        let known = lines.enumerate().map(read).collect::<anyhow::Result<_>>()?;
        Ok(Notes { file: Mutex::new(file), known })
    }

    /// Notes a game. A line is written at once, so that none is ever mixed with another.
    pub(crate) fn add(&self, bout: &Bout) -> io::Result<()> {
        let line = format!("{}\n", serde_json::to_string(bout)?);
        self.file.lock().expect("nobody panics while writing").write_all(line.as_bytes())
    }
}
