//! Reading what a page says. Frames have no kind of their own: which one it
//! is shows in its keys. They are read in one go, because every answer comes
//! through here.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

use super::frames::{Choose, Said, Saying};
use super::text::Pointer;

impl<'de> Deserialize<'de> for Choose {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Choose, D::Error> {
        struct Words;

        impl<'de> Visitor<'de> for Words {
            type Value = Choose;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or a list of words")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Choose, E> {
                Ok(Choose::One(word.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Choose, A::Error> {
                let mut words = Vec::new();
                while let Some(word) = list.next_element()? {
                    words.push(word);
                }
                Ok(Choose::Some(words))
            }
        }

        from.deserialize_any(Words)
    }
}

/// All keys that any frame has.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    choose: Option<Choose>,
    r#as: Option<String>,
    seq: Option<u64>,
    undo: Option<u64>,
    consent: Option<bool>,
    why: Option<String>,
    would: Option<String>,
    hint: Option<String>,
    toward: Option<Pointer>,
    entrust: Option<String>,
    say: Option<String>,
    again: Option<bool>,
    ping: Option<u32>,
    log: Option<u32>,
    id: Option<u32>,
}

impl Keys {
    fn count(&self) -> usize {
        let there = [
            self.choose.is_some(),
            self.r#as.is_some(),
            self.seq.is_some(),
            self.undo.is_some(),
            self.consent.is_some(),
            self.why.is_some(),
            self.would.is_some(),
            self.hint.is_some(),
            self.toward.is_some(),
            self.entrust.is_some(),
            self.say.is_some(),
            self.again.is_some(),
            self.ping.is_some(),
            self.log.is_some(),
        ];
        there.into_iter().filter(|there| *there).count()
    }
}

impl<'de> Deserialize<'de> for Saying {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Saying, D::Error> {
        let keys = Keys::deserialize(from)?;
        let (count, id) = (keys.count(), keys.id);
        let (said, due) = match keys {
            Keys { choose: Some(choose), r#as: Some(r#as), seq: Some(seq), .. } => {
                (Said::Choose { choose, r#as, seq }, 3)
            }
            Keys { consent: Some(consent), undo: Some(undo), .. } => {
                let undo = u32::try_from(undo).map_err(|_| D::Error::custom("no such undo"))?;
                (Said::Consent { consent, undo }, 2)
            }
            Keys { undo: Some(undo), .. } => (Said::Undo { undo }, 1),
            Keys { why: Some(why), r#as: Some(r#as), .. } => (Said::Why { why, r#as }, 2),
            Keys { would: Some(would), r#as: Some(r#as), .. } => (Said::Would { would, r#as }, 2),
            Keys { toward: Some(toward), r#as: Some(r#as), .. } => (Said::Toward { toward, r#as }, 2),
            Keys { hint: Some(hint), .. } => (Said::Hint { hint }, 1),
            Keys { entrust: Some(entrust), .. } => (Said::Entrust { entrust }, 1),
            Keys { say: Some(say), .. } => (Said::Say { say }, 1),
            Keys { again: Some(again), .. } => (Said::Again { again }, 1),
            Keys { ping: Some(ping), .. } => (Said::Ping { ping }, 1),
            Keys { log: Some(log), .. } => (Said::Log { log }, 1),
            _ => return Err(D::Error::custom("no frame has these keys")),
        };
        if count != due {
            return Err(D::Error::custom("no frame has these keys together"));
        }
        Ok(Saying { said, id })
    }
}

/// The number of a frame that is refused unread, if it has one.
pub(crate) fn number(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Number {
        id: Option<u32>,
    }
    serde_json::from_str::<Number>(text).ok()?.id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_known_by_its_keys() {
        let all = [
            Said::Choose { choose: Choose::One("@green".to_owned()), r#as: "violet".to_owned(), seq: 117 },
            Said::Choose { choose: Choose::Some(vec!["run".to_owned()]), r#as: "violet".to_owned(), seq: 0 },
            Said::Undo { undo: 117 },
            Said::Consent { consent: false, undo: 5 },
            Said::Why { why: "railgun".to_owned(), r#as: "violet".to_owned() },
            Said::Would { would: "railgun".to_owned(), r#as: "violet".to_owned() },
            Said::Hint { hint: "violet".to_owned() },
            Said::Toward {
                toward: Pointer { kind: "square".to_owned(), id: "r0c1".to_owned() },
                r#as: "violet".to_owned(),
            },
            Said::Entrust { entrust: "violet".to_owned() },
            Said::Say { say: "\"good\" shot".to_owned() },
            Said::Again { again: true },
            Said::Ping { ping: 3 },
            Said::Log { log: 200 },
        ];
        for (said, id) in all.into_iter().zip([None, Some(7)].into_iter().cycle()) {
            let saying = Saying { said, id };
            let text = serde_json::to_string(&saying).unwrap();
            assert_eq!(serde_json::from_str::<Saying>(&text).unwrap(), saying, "{text}");
            assert_eq!(number(&text), id);
        }
    }

    #[test]
    fn anything_but_a_frame_is_refused() {
        for text in [
            "",
            "[]",
            "{}",
            "null",
            r#"{"choose": "a", "seq": 1}"#,
            r#"{"choose": 5, "as": "a", "seq": 1}"#,
            r#"{"choose": ["a", 5], "as": "a", "seq": 1}"#,
            r#"{"choose": "a", "as": "a", "seq": -1}"#,
            r#"{"choose": "a", "as": "a", "seq": 1, "seat": 2}"#,
            r#"{"choose": "a", "as": "a", "seq": 1, "undo": 2}"#,
            r#"{"undo": 1, "say": "x"}"#,
            r#"{"say": "x", "say": "y"}"#,
            r#"{"consent": true}"#,
            r#"{"hint": "a", "as": "a"}"#,
            r#"{"nonsense": 1}"#,
            r#"{"id": 1}"#,
            r#"{"again": true, "id": "a"}"#,
        ] {
            assert!(serde_json::from_str::<Saying>(text).is_err(), "{text}");
        }
    }
}
