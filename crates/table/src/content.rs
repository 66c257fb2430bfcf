//! Printed components as text files. A rules crate embeds its files; a folder
//! may replace some of them. Reading never touches the disk here: texts are
//! handed in.

use std::borrow::Cow;
use std::fmt;

use serde::de::DeserializeOwned;

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

    pub fn get(&self, name: &str) -> &str {
        self.files.iter().find(|(n, _)| n == name).map_or("", |(_, text)| text)
    }

    /// Puts another text in the place of a file. A name that is not known is refused:
    /// a misspelt file must not be ignored.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), BadContent> {
        match self.files.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => {
                *old = Cow::Owned(text);
                Ok(())
            }
            None => {
                let known: Vec<&str> = self.names().collect();
                let reason = format!("no such content file; there are {}", known.join(", "));
                Err(BadContent { file: name.to_owned(), line: 0, reason })
            }
        }
    }

    /// Parses one file as RON.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, BadContent> {
        ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(self.get(name))
            .map_err(|error| BadContent {
                file: name.to_owned(),
                line: error.span.start.line,
                reason: error.code.to_string(),
            })
    }

    /// An error at the first place where `needle` stands in the file.
    pub fn bad(&self, name: &str, needle: &str, reason: impl Into<String>) -> BadContent {
        let line = self.get(name).lines().position(|line| line.contains(needle)).map_or(0, |i| i + 1);
        BadContent { file: name.to_owned(), line, reason: reason.into() }
    }

    /// A short number that changes when any file does: records carry it, so that
    /// a replay under other content is noticed.
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a, 64 bits: enough to notice a change, no protection against malice.
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for byte in self.files.iter().flat_map(|(name, text)| name.bytes().chain([0]).chain(text.bytes())) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        hash
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_is_reported_with_its_line() {
        let mut files = Files::embedded(&[("a.ron", "[1, 2]")]);
        assert_eq!(files.read::<Vec<u8>>("a.ron").unwrap(), [1, 2]);
        let before = files.fingerprint();
        files.replace("a.ron", "[1,\n x]".to_owned()).unwrap();
        assert_ne!(files.fingerprint(), before);
        let error = files.read::<Vec<u8>>("a.ron").unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("a.ron", 2));
        assert!(files.replace("b.ron", String::new()).unwrap_err().to_string().contains("there are a.ron"));
    }
}
