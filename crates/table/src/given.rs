//! Names and texts that stand in content files, in one language or in each, and
//! what a content says in words of its own where the catalogues would be wrong.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::{Arg, Message};

/// Entries that go before those of the catalogues: ids of terms, and what is said for them.
pub type OwnWords = BTreeMap<String, Message>;

/// A card in words: what it is called and what it does, effect by effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its word in answers and files.
    pub id: String,
    pub name: Arg,
    pub lines: Vec<CardLine>,
}

/// One effect of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    pub id: String,
    pub name: Arg,
    /// The entry of the catalogues that was written for it.
    pub entry: String,
    /// What it does, made from the content.
    pub text: Message,
}

/// The languages a content file can speak.
const LANGS: [&str; 2] = ["en", "pl"];

/// A name or a text of a content file: the same in every language, `"Howler"`, or one
/// for each, `(en: "Howler", pl: "Wyjec")`. Empty where the file has none. It reads as
/// its English text and counts as that in fingerprints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given([String; LANGS.len()]);

impl Given {
    pub fn is_empty(&self) -> bool {
        self.0[0].is_empty()
    }

    pub fn as_str(&self) -> &str {
        self
    }

    /// This, or a readable name made of an id: `barbed-line` is Barbed Line.
    #[must_use]
    pub fn or_readable(self, id: &str) -> Given {
        if self.is_empty() { Given::from(readable(id)) } else { self }
    }

    /// The message that says it, in whatever language it is read.
    pub fn message(&self) -> Message {
        let message = Message::new("words-given");
        LANGS.iter().zip(&self.0).fold(message, |message, (&lang, text)| message.with(lang, text.as_str()))
    }
}

/// How content enters its words.
impl Given {
    /// Says this for the entry, unless it is empty.
    pub fn enter(&self, words: &mut OwnWords, id: String) {
        if !self.is_empty() {
            words.insert(id, self.message());
        }
    }

    /// Says this for the entry, unless it is the printed name, for which there are catalogues.
    pub fn enter_unless(&self, words: &mut OwnWords, id: String, printed: Option<&Given>) {
        if printed != Some(self) {
            self.enter(words, id);
        }
    }
}

/// What is wrong with a picture that is none.
pub const NO_PICTURE: &str = "picture: the name of an icon, or a drawing from <svg to </svg> of at most 64 KiB";

/// A picture of a content file: the name of an icon, a drawing of one's own, or nothing.
pub fn picture(text: &str) -> Option<String> {
    let text = text.trim();
    let is_drawing = text.starts_with("<svg") && text.ends_with("</svg>") && text.len() <= 64 * 1024;
    let is_icon = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    (is_drawing || is_icon).then(|| text.to_owned())
}

/// Shows a thing by its picture; one that has none and is not printed, by a plain icon.
pub fn show(words: &mut OwnWords, thing: &str, picture: &str, is_printed: bool, plain: &str) {
    let picture = if picture.is_empty() && !is_printed { plain } else { picture };
    Given::from(picture.to_owned()).enter(words, format!("picture-{thing}"));
}

/// An id as a name.
fn readable(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split(['-', '_']).map(capital).collect::<Vec<_>>().join(" ")
}

impl From<String> for Given {
    fn from(text: String) -> Given {
        Given(LANGS.map(|_| text.clone()))
    }
}

impl Deref for Given {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0[0]
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl Serialize for Given {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Given, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Given;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, or one for each language: (en: \"…\", pl: \"…\")")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Given, E> {
        Ok(Given::from(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Given, A::Error> {
        let mut texts = LANGS.map(|_| String::new());
        while let Some((lang, text)) = map.next_entry::<String, String>()? {
            match LANGS.iter().position(|&known| known == lang) {
                Some(n) => texts[n] = text,
                None => return Err(A::Error::custom(format!("no language `{lang}`; there are {}", LANGS.join(", ")))),
            }
        }
        // Where a language has no text of its own, another speaks for it.
        let any = texts.iter().find(|text| !text.is_empty()).cloned().unwrap_or_default();
        Ok(Given(texts.map(|text| if text.is_empty() { any.clone() } else { text })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Files;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[serde(default, skip_serializing_if = "Given::is_empty")]
        name: Given,
    }

    fn read(text: &str) -> Result<(Given, u64), String> {
        let mut files = Files::embedded(&[("a.ron", "")]);
        files.replace("a.ron", text).unwrap();
        let reading = files.open();
        let card: Card = reading.read("a.ron").map_err(|bad| bad.to_string())?;
        Ok((card.name, reading.fingerprint()))
    }

    #[test]
    fn a_name_is_given_once_or_for_each_language() {
        let texts = |text: &str| read(text).unwrap().0.0;
        assert_eq!(texts(r#"(name: "Howler")"#), ["Howler", "Howler"]);
        assert_eq!(texts(r#"(name: (en: "Howler", pl: "Wyjec"))"#), ["Howler", "Wyjec"]);
        assert_eq!(texts(r#"(name: (pl: "Wyjec"))"#), ["Wyjec", "Wyjec"]);
        assert_eq!(texts("()"), ["", ""]);
        let wrong = read("(name: (de: \"Heuler\"))").unwrap_err();
        assert_eq!(wrong, "a.ron:1: no language `de`; there are en, pl");
        assert!(read("(name: 3)").unwrap_err().contains("a text, or one for each language"));
    }

    #[test]
    fn another_language_changes_no_fingerprint_and_another_name_does() {
        let print = |text: &str| read(text).unwrap().1;
        assert_eq!(print(r#"(name: "Howler")"#), print(r#"(name: (en: "Howler", pl: "Wyjec"))"#));
        assert_ne!(print(r#"(name: "Howler")"#), print(r#"(name: "Growler")"#));
    }

    #[test]
    fn what_has_no_name_gets_one_of_its_id() {
        assert_eq!(&*Given::default().or_readable("barbed-line-2"), "Barbed Line 2");
        assert_eq!(&*Given::from("Howler".to_owned()).or_readable("barbed-line"), "Howler");
        let message = Given::from("Howler".to_owned()).message();
        assert_eq!(message.args[1], ("pl".into(), Arg::from("Howler")));
    }
}
