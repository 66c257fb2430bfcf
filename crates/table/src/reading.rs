//! Content files being read: RON to values, mistakes to sentences that a
//! designer understands, and what was read to one number, so that a replay
//! under other content is noticed.

use std::cell::Cell;
use std::ops::{Deref, RangeInclusive};

use ron::error::{Error, Span, SpannedError};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::content::{BadContent, Files};

/// Files of which some have been read. It keeps a fingerprint of the values, not
/// of the texts: comments, blanks, the order of fields and written-out defaults
/// do not count.
#[derive(Debug)]
pub struct Reading<'f> {
    files: &'f Files,
    sum: Cell<u64>,
}

impl Deref for Reading<'_> {
    type Target = Files;

    fn deref(&self) -> &Files {
        self.files
    }
}

impl<'f> Reading<'f> {
    pub(crate) fn of(files: &'f Files) -> Reading<'f> {
        Reading { files, sum: Cell::new(0) }
    }

    /// Reads one file as RON. Each file is to be read once.
    pub fn read<T: DeserializeOwned + Serialize>(&self, name: &str) -> Result<T, BadContent> {
        let text = self.get(name);
        let value: T = parse(text).map_err(|error| BadContent {
            file: name.to_owned(),
            line: error.span.start.line,
            reason: reason::<T>(text, &error),
        })?;
        let canonical = ron::to_string(&value).map_err(|error| self.bad(name, "", error.to_string()))?;
        // A sum, so that the order in which the files are read does not count.
        self.sum.set(self.sum.get().wrapping_add(hash(name, &canonical)));
        Ok(value)
    }

    /// A number that changes when any value does that was read so far, and only then.
    pub fn fingerprint(&self) -> u64 {
        self.sum.get()
    }
}

/// FNV-1a, 64 bits: enough to notice a change, no protection against malice.
fn hash(name: &str, text: &str) -> u64 {
    let bytes = name.bytes().chain([0]).chain(text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

/// What is wrong, in words of the file and not of this program.
fn reason<T: DeserializeOwned>(text: &str, error: &SpannedError) -> String {
    let list = |words: &[&str]| words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    match &error.code {
        Error::NoSuchEnumVariant { expected, found, outer } => {
            format!("no {} is called `{found}`; there are {}", called(outer.as_deref(), "value"), list(expected))
        }
        Error::NoSuchStructField { expected, found, outer } => {
            format!("{} has no field `{found}`; there are {}", the(outer.as_deref()), list(expected))
        }
        Error::MissingStructField { field, outer } => format!("{} needs the field `{field}`", the(outer.as_deref())),
        Error::DuplicateStructField { field, outer } => {
            format!("{} has the field `{field}` twice", the(outer.as_deref()))
        }
        Error::IntegerOutOfBounds => out_of_bounds::<T>(text, &error.span),
        Error::ExpectedDifferentLength { expected, found } => format!("expected {}, found {found}", plain(expected)),
        Error::InvalidValueForType { expected, found } => format!("expected {}, found {found}", plain(expected)),
        Error::ExpectedDifferentStructName { found, .. } => format!("`{found}` has no place here"),
        Error::ExpectedNamedStructLike(_) => lower(&Error::ExpectedStructLike.to_string()),
        Error::ExpectedStructName(_) => "a name is missing here".to_owned(),
        other => lower(&other.to_string()),
    }
}

/// Errors begin with a small letter.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Types whose name is a word for readers have a small letter: `#[serde(rename = "verb")]`.
fn called<'a>(outer: Option<&'a str>, otherwise: &'a str) -> &'a str {
    outer.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())).unwrap_or(otherwise)
}

fn the(outer: Option<&str>) -> String {
    match called(outer, "") {
        "" => "this".to_owned(),
        name => format!("the {name}"),
    }
}

/// What the parser expected, without the names of our types:
/// `tuple variant Step::Hurt with 2 elements` is `Hurt with 2 elements`.
fn plain(expected: &str) -> String {
    if let Some((_, rest)) = expected.split_once("::") {
        return rest.to_owned();
    }
    match expected.split_once(' ') {
        Some(("struct", _)) => "fields in brackets".to_owned(),
        Some(("enum", _)) => "a name".to_owned(),
        _ => expected.to_owned(),
    }
}

/// The numbers that may stand where one does not fit, found by trying.
fn out_of_bounds<T: DeserializeOwned>(text: &str, at: &Span) -> String {
    const RANGES: [RangeInclusive<i64>; 4] =
        [0..=u8::MAX as i64, i8::MIN as i64..=i8::MAX as i64, 0..=u16::MAX as i64, i16::MIN as i64..=i16::MAX as i64];
    let Some((from, to)) = number_at(text, at) else { return lower(&Error::IntegerOutOfBounds.to_string()) };
    let fits = |number: i64| {
        let tried = format!("{}{number}{}", &text[..from], &text[to..]);
        !matches!(parse::<T>(&tried), Err(SpannedError { code: Error::IntegerOutOfBounds, span })
            if span.start.line == at.start.line)
    };
    let range = RANGES.into_iter().find(|range| {
        let (low, high) = (*range.start(), *range.end());
        fits(low) && fits(high) && !fits(low - 1) && !fits(high + 1)
    });
    let found = &text[from..to];
    match range {
        Some(range) => format!("{found} is out of bounds; a whole number from {} to {}", range.start(), range.end()),
        None => format!("{found} is out of bounds"),
    }
}

/// Where in the text the number stands that the parser stopped at: in it or behind it.
fn number_at(text: &str, at: &Span) -> Option<(usize, usize)> {
    let line_at = text.split_inclusive('\n').take(at.end.line.checked_sub(1)?).map(str::len).sum::<usize>();
    let line = text[line_at..].lines().next()?;
    let column = line.char_indices().nth(at.end.col.saturating_sub(1)).map_or(line.len(), |(i, _)| i);
    let is_part = |c: char| c.is_ascii_digit() || c == '-' || c == '+' || c == '_';
    let end = column + line[column..].find(|c| !is_part(c)).unwrap_or(line.len() - column);
    let start = line[..end].rfind(|c| !is_part(c)).map_or(0, |i| i + 1);
    (start < end).then_some((line_at + start, line_at + end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, rename = "card")]
    struct Card {
        id: String,
        #[serde(default)]
        mode: bool,
        steps: Vec<Step>,
    }

    #[derive(Serialize, serde::Deserialize)]
    #[serde(rename = "verb")]
    enum Step {
        Hurt(u8, i8),
        Rest,
    }

    const TEXT: &str = "[\n    (id: \"a\", steps: [Hurt(2, -1), Rest]),\n]";

    fn files(text: &str) -> Files {
        let mut files = Files::embedded(&[("a.ron", "")]);
        files.replace("a.ron", text).unwrap();
        files
    }

    fn print(text: &str) -> u64 {
        let files = files(text);
        let reading = files.open();
        reading.read::<Vec<Card>>("a.ron").unwrap();
        reading.fingerprint()
    }

    fn wrong(old: &str, new: &str) -> String {
        assert!(TEXT.contains(old));
        files(&TEXT.replace(old, new)).open().read::<Vec<Card>>("a.ron").map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn the_fingerprint_is_of_the_values_and_not_of_the_text() {
        for same in [
            "[ (id: \"a\", steps: [Hurt(2, -1), Rest]) ]",
            "// A comment.\n[(id: \"a\", /* and another */ steps: [Hurt(2, -1), Rest])]\n",
            "[(mode: false, steps: [Hurt(2, -1), Rest], id: \"a\")]",
            "\u{feff}[\r\n    (id: \"a\", steps: [Hurt(2, -1), Rest]),\r\n]\r\n",
        ] {
            assert_eq!(print(same), print(TEXT), "{same}");
        }
        for (old, new) in [("Hurt(2", "Hurt(3"), ("\"a\"", "\"b\""), (", Rest", ""), ("id: ", "mode: true, id: ")] {
            assert_ne!(print(&TEXT.replace(old, new)), print(TEXT), "{new}");
        }
    }

    #[test]
    fn the_fingerprint_of_this_text_stays_what_it_is() {
        assert_eq!(format!("{:016x}", print(TEXT)), "03198207f74e3a05");
    }

    #[test]
    fn mistakes_are_told_with_their_line_and_without_names_of_types() {
        assert_eq!(wrong("Rest", "Rset"), "a.ron:2: no verb is called `Rset`; there are `Hurt`, `Rest`");
        assert_eq!(wrong("id: \"a\", ", ""), "a.ron:2: the card needs the field `id`");
        assert_eq!(wrong("steps", "stesp"), "a.ron:2: the card has no field `stesp`; there are `id`, `mode`, `steps`");
        assert_eq!(wrong("Hurt(2, -1)", "Hurt(2)"), "a.ron:2: expected Hurt with 2 elements, found 1");
        assert_eq!(wrong("Hurt(2", "Hurt(two"), "a.ron:2: expected integer");
    }

    #[test]
    fn a_number_that_does_not_fit_is_told_with_its_bounds() {
        assert_eq!(wrong("(2, ", "(300, "), "a.ron:2: 300 is out of bounds; a whole number from 0 to 255");
        assert_eq!(wrong("(2, ", "(-3, "), "a.ron:2: -3 is out of bounds; a whole number from 0 to 255");
        assert_eq!(wrong("-1)", "-200)"), "a.ron:2: -200 is out of bounds; a whole number from -128 to 127");
        assert_eq!(wrong("(2, ", "(1_000, "), "a.ron:2: 1_000 is out of bounds; a whole number from 0 to 255");
        assert_eq!(wrong("-1)", "200)"), "a.ron:2: 200 is out of bounds; a whole number from -128 to 127");
    }
}
