//! Printed components as text files. A rules crate embeds its files; a folder
//! may replace some of them. Reading never touches the disk here: texts are
//! handed in.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::reading::Reading;

/// A content file that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadContent {
    pub file: String,
    /// From 1; 0 when the whole file is at fault.
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for BadContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{}:{line}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for BadContent {}

/// A set of named texts: the embedded ones, some replaced.
#[derive(Clone, Debug, Default)]
pub struct Files {
    files: Vec<(String, Cow<'static, str>)>,
}

impl Files {
    /// The files built into the program.
    pub fn embedded(files: &[(&str, &'static str)]) -> Files {
        Files { files: files.iter().map(|(name, text)| ((*name).to_owned(), Cow::Borrowed(*text))).collect() }
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|(name, _)| name.as_str())
    }

    pub fn has(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// The same files without one of them.
    #[must_use]
    pub fn without(mut self, name: &str) -> Files {
        self.files.retain(|(known, _)| known != name);
        self
    }

    pub fn get(&self, name: &str) -> &str {
        self.files.iter().find(|(n, _)| n == name).map_or("", |(_, text)| text)
    }

    /// Puts another text in the place of a file. A name that is not known is refused:
    /// a misspelt file must not be ignored.
    pub fn replace(&mut self, name: &str, text: impl AsRef<str>) -> Result<(), BadContent> {
        match self.files.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => {
                *old = Cow::Owned(tidy(text.as_ref()));
                Ok(())
            }
            None => {
                let known: Vec<&str> = self.names().collect();
                let reason = format!("no such content file; there are {}", known.join(", "));
                Err(BadContent { file: name.to_owned(), line: 0, reason })
            }
        }
    }

    /// The files, to be read: see [`Reading`].
    pub fn open(&self) -> Reading<'_> {
        Reading::of(self)
    }

    /// An error at the first place where `needle` stands in the file.
    pub fn bad(&self, name: &str, needle: &str, reason: impl Into<String>) -> BadContent {
        let line = self.get(name).lines().position(|line| line.contains(needle)).map_or(0, |i| i + 1);
        BadContent { file: name.to_owned(), line, reason: reason.into() }
    }

    /// An error at the last place where `needle` stands: of two things that are the same, the second is at fault.
    pub fn bad_again(&self, name: &str, needle: &str, reason: impl Into<String>) -> BadContent {
        let lines = self.get(name).lines().enumerate().filter(|(_, line)| line.contains(needle));
        BadContent { file: name.to_owned(), line: lines.last().map_or(0, |(i, _)| i + 1), reason: reason.into() }
    }
}

/// A text as the rules read it, whatever editor and system it was written with.
fn tidy(text: &str) -> String {
    text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n")
}

/// A word of the files as everybody else writes it: `leap_exposed` is `leap-exposed`.
pub fn word(value: &impl Serialize) -> String {
    ron::to_string(value).map(|word| word.replace('_', "-")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_nobody_knows_is_refused_with_those_there_are() {
        let mut files = Files::embedded(&[("a.ron", "[1, 2]")]);
        assert!(files.replace("b.ron", "").unwrap_err().to_string().contains("there are a.ron"));
    }

    #[test]
    fn the_mark_and_the_line_ends_of_another_system_are_not_part_of_a_text() {
        let mut files = Files::embedded(&[("a.ron", "")]);
        files.replace("a.ron", "\u{feff}[1,\r\n 2]\r\n").unwrap();
        assert_eq!(files.get("a.ron"), "[1,\n 2]\n");
    }

    #[test]
    fn of_two_things_that_are_the_same_the_second_is_at_fault() {
        let files = Files::embedded(&[("a.ron", "x\ny\nx\n")]);
        assert_eq!((files.bad("a.ron", "x", "").line, files.bad_again("a.ron", "x", "").line), (1, 3));
    }
}
