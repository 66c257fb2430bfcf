//! Reads the content file, checks it, and keeps what play needs.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{BadContent, Files};

const STRIP: &str = "strip.ron";

/// The content files built into the program.
pub fn content() -> Files {
    Files::embedded(&[(STRIP, include_str!("../content/strip.ron"))])
}

/// The one component.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "strip")]
pub struct Strip {
    pub length: u8,
    pub health: u8,
    pub turns: u8,
}

#[derive(Debug)]
pub struct Rules {
    pub strip: Strip,
    pub(crate) fingerprint: u64,
}

impl Rules {
    /// The rules with the embedded content.
    pub fn embedded() -> &'static Rules {
        static RULES: OnceLock<Rules> = OnceLock::new();
        RULES.get_or_init(|| Rules::compile(&content()).expect("the embedded content is sound"))
    }

    pub fn compile(files: &Files) -> Result<Rules, BadContent> {
        let files = &files.open();
        let strip: Strip = files.read(STRIP)?;
        let within = |field: &str, value: u8, least: u8, most: u8| match (least..=most).contains(&value) {
            true => Ok(()),
            false => Err(files.bad(STRIP, field, format!("{field}: {value} is not a number from {least} to {most}"))),
        };
        within("length", strip.length, 2, 30)?;
        within("health", strip.health, 1, 9)?;
        within("turns", strip.turns, 2, 100)?;
        Ok(Rules { strip, fingerprint: files.fingerprint() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strip_without_room_is_refused_with_its_line() {
        let mut files = content();
        files.replace(STRIP, "(\n    length: 1,\n    health: 3,\n    turns: 40,\n)").unwrap();
        let refused = Rules::compile(&files).unwrap_err().to_string();
        assert_eq!(refused, "strip.ron:2: length: 1 is not a number from 2 to 30");
    }
}
