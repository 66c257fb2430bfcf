//! `cargo xtask new-game NAME`: copies the smallest complete game under another
//! name. What belongs to it alone is copied; in the files that name every game,
//! each line that names this one gets a twin. docs/adding-a-game.md says what next.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// What belongs to one game: its rules, its evaluation, its ledger, its drawing, its words.
const OWN: [&str; 6] = [
    "crates/duel",
    "crates/bots/src/eval/duel.rs",
    "crates/ledger/src/duel.rs",
    "crates/cli/src/draw/duel.rs",
    "crates/words/en/duel.ftl",
    "crates/words/pl/duel.ftl",
];

/// The files that name every game.
const SHARED: [&str; 9] = [
    "Cargo.toml",
    "crates/bots/Cargo.toml",
    "crates/bots/src/eval/mod.rs",
    "crates/ledger/Cargo.toml",
    "crates/ledger/src/lib.rs",
    "crates/shelf/Cargo.toml",
    "crates/shelf/src/list.rs",
    "crates/cli/Cargo.toml",
    "crates/cli/src/draw/mod.rs",
];

pub(crate) fn make(name: Option<&str>) -> bool {
    let made = name.ok_or_else(|| "which name? cargo xtask new-game NAME".to_owned()).and_then(|name| {
        let name = Name::new(name)?;
        copy(&name).map_err(|error| format!("{error}; is this the root of the repository?"))
    });
    match made {
        Ok(new) => {
            // Lists of modules are kept in order.
            crate::succeeds(&["cargo", "fmt", "--all"]);
            println!("new: {}\nedited: {}", new.join(", "), SHARED.join(", "));
            true
        }
        Err(reason) => {
            eprintln!("new-game: {reason}");
            false
        }
    }
}

/// The name of a game in its three spellings.
struct Name {
    /// `last-stand`: the crate, the catalogues, the command line.
    kebab: String,
    /// `last_stand`: modules and paths.
    snake: String,
    /// `LastStand`: the type.
    camel: String,
}

impl Name {
    fn new(name: &str) -> Result<Name, String> {
        let is_part = |part: &str| {
            part.starts_with(|c: char| c.is_ascii_lowercase())
                && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !name.split('-').all(is_part) {
            return Err(format!("`{name}`: small letters and digits, and hyphens between words"));
        }
        if Path::new("crates").join(name).exists() {
            return Err(format!("`{name}`: there is such a crate"));
        }
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        let camel = name.split('-').map(capital).collect();
        Ok(Name { kebab: name.to_owned(), snake: name.replace('-', "_"), camel })
    }

    /// The text with this name in the place of the copied one. In Rust, a name
    /// outside of quotation marks is a path.
    fn put(&self, text: &str, is_rust: bool) -> String {
        let lines: Vec<String> = text.split('\n').map(|line| self.put_line(line, is_rust)).collect();
        lines.join("\n")
    }

    fn put_line(&self, line: &str, is_rust: bool) -> String {
        let mut out = String::new();
        for word in split(line) {
            let is_path = is_rust && out.matches('"').count().is_multiple_of(2);
            out.push_str(match word {
                "duel" if is_path => &self.snake,
                "duel" => &self.kebab,
                "Duel" => &self.camel,
                other => other,
            });
        }
        out
    }
}

/// The words of a line and what stands between them.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let end = rest.find(|c| is_word(c) != is_word(first)).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        Some(part)
    })
}

/// What was made, in words for people.
fn copy(name: &Name) -> io::Result<Vec<String>> {
    let mut new = Vec::new();
    for own in OWN {
        let spelt = if own.ends_with(".rs") { &name.snake } else { &name.kebab };
        let there = own.replace("duel", spelt);
        for file in files(Path::new(own))? {
            let to = file.to_string_lossy().replacen(own, &there, 1);
            if let Some(folder) = Path::new(&to).parent() {
                fs::create_dir_all(folder)?;
            }
            let text = name.put(&fs::read_to_string(&file)?, to.ends_with(".rs"));
            // The one name of a manifest that is a path in Rust.
            let [library, path] = [&name.kebab, &name.snake].map(|name| format!("[lib]\nname = \"{name}\""));
            fs::write(&to, text.replace(&library, &path))?;
        }
        new.push(there);
    }
    for shared in SHARED {
        let text = fs::read_to_string(shared)?;
        let twin = |line: &str| {
            let other = name.put(line, shared.ends_with(".rs"));
            if other == line { line.to_owned() } else { format!("{line}\n{other}") }
        };
        fs::write(shared, text.split('\n').map(twin).collect::<Vec<_>>().join("\n"))?;
    }
    Ok(new)
}

/// A file, or all files of a folder.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut all = Vec::new();
    for entry in fs::read_dir(path)? {
        all.extend(files(&entry?.path())?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_spelt_as_its_place_demands() {
        let name = Name::new("last-stand").unwrap();
        assert_eq!(name.put("use duel::{Duel, Duellist};", true), "use last_stand::{LastStand, Duellist};");
        assert_eq!(name.put(r#"    NAME: "duel"; // duel"#, true), r#"    NAME: "last-stand"; // last_stand"#);
        assert_eq!(name.put("duel-not-far = duellist", false), "last-stand-not-far = duellist");
    }

    #[test]
    fn a_name_that_cannot_be_a_crate_is_refused() {
        for bad in ["", "Duel", "-x", "a--b", "a_b", "1st", "../x"] {
            assert!(Name::new(bad).is_err(), "{bad}");
        }
    }
}
