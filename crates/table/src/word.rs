//! Words by which things of content files are called: `scout` in `class: scout`.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::de::{Deserializer, EnumAccess, Error, VariantAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// A word that stands in a content file without quotation marks: letters, digits and
/// underscores. Words are kept for ever and once each, so that a state can hold one;
/// they are for content alone, not for what strangers send.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word(&'static str);

impl Word {
    pub fn new(word: &str) -> Word {
        static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.get(word) {
            return Word(known);
        }
        let word: &'static str = Box::leak(word.to_owned().into_boxed_str());
        kept.insert(word);
        Word(word)
    }

    pub fn as_str(self) -> &'static str {
        self.0
    }

    /// May something be called this? In small letters, as all words of answers are.
    pub fn is_plain(self) -> bool {
        self.0.starts_with(|c: char| c.is_ascii_lowercase())
            && self.0.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit_variant("word", 0, self.0)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
        from.deserialize_enum("word", &[], Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Word, A::Error> {
        let (Name(word), rest) = access.variant()?;
        rest.unit_variant()?;
        Ok(word)
    }
}

/// The word itself, where a name of a variant is read.
struct Name(Word);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
        struct Letters;
        impl Visitor<'_> for Letters {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Name, E> {
                Ok(Name(Word::new(word)))
            }
        }
        from.deserialize_identifier(Letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_and_written_without_quotation_marks() {
        let words: Vec<Word> = ron::from_str("[scout, field_medic]").unwrap();
        assert_eq!(words.iter().map(|word| word.as_str()).collect::<Vec<_>>(), ["scout", "field_medic"]);
        assert_eq!(ron::to_string(&words).unwrap(), "[scout,field_medic]");
        assert!(ron::from_str::<Word>("\"scout\"").is_err());
    }

    #[test]
    fn words_are_kept_once_and_plain_ones_are_small() {
        assert!(std::ptr::eq(Word::new("heavy").as_str(), Word::new("heavy").as_str()));
        assert!(Word::new("medic_2").is_plain());
        for word in ["", "Medic", "2nd", "a-b"] {
            assert!(!Word::new(word).is_plain(), "{word}");
        }
    }
}
