//! What a program says, what it wants to be told, and positions in words.

use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::Deserialize;
use serde_json::Value;
use table::{Game, Message};

use super::Fault;

/// One line of a program.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Said {
    /// The number of the question it is about.
    pub(super) n: Option<u64>,
    /// The word of an offer, or its index.
    pub(super) answer: Option<Value>,
    /// A word it wants to know the reason for.
    pub(super) why: Option<String>,
    #[serde(default)]
    ready: bool,
    wants: Option<Vec<String>>,
    lang: Option<String>,
    /// As it was written.
    #[serde(skip)]
    pub(super) line: String,
}

/// As much of a line as is shown when it makes no sense.
const SHOWN: usize = 200;

impl Said {
    pub(super) fn read(line: &str) -> Result<Said, Fault> {
        let shown: String = line.chars().take(SHOWN).collect();
        match serde_json::from_str::<Said>(line) {
            Ok(said) => Ok(Said { line: shown, ..said }),
            Err(_) => Err(Fault::Nonsense(shown)),
        }
    }

    /// What a program that is ready wants to be told.
    pub(super) fn wanted(self) -> Result<Wanted, String> {
        if !self.ready {
            return Err(format!("it did not say that it is ready, but {}", self.line));
        }
        let Some(wants) = self.wants else { return Ok(Wanted::default()) };
        let mut wanted = Wanted { view: false, ..Wanted::default() };
        for want in wants {
            match want.as_str() {
                "view" => wanted.view = true,
                "numbers" => wanted.numbers = true,
                "words" => wanted.words = Some(Words::new(self.lang.as_deref().unwrap_or("en"))?),
                other => return Err(format!("it wants `{other}`; there are view, numbers and words")),
            }
        }
        Ok(wanted)
    }
}

/// What a program is told with every question, besides the offers.
#[derive(Debug)]
pub(super) struct Wanted {
    /// The view of its side.
    pub(super) view: bool,
    /// The same as numbers, as the Python package gives them.
    pub(super) numbers: bool,
    /// The same in words.
    pub(super) words: Option<Words>,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { view: true, numbers: false, words: None }
    }
}

/// Puts positions and messages into words.
pub trait Teller: Send + Sync {
    /// Is this a language it speaks?
    fn speaks(&self, lang: &str) -> bool;

    fn say(&self, lang: &str, message: &Message) -> String;

    /// A position as the holder of this view sees it.
    fn position(&self, lang: &str, game: &str, view: &Value) -> String;
}

static TELLER: OnceLock<Box<dyn Teller>> = OnceLock::new();

/// Who puts things into words for programs; the first one to come does.
pub fn teller(teller: Box<dyn Teller>) {
    let _ = TELLER.set(teller);
}

/// A language, and who speaks it.
pub(super) struct Words {
    lang: String,
    teller: &'static dyn Teller,
}

impl Words {
    fn new(lang: &str) -> Result<Words, String> {
        let teller = &**TELLER.get().ok_or("it wants words, and nobody here has any")?;
        match teller.speaks(lang) {
            true => Ok(Words { lang: lang.to_owned(), teller }),
            false => Err(format!("it wants the language `{lang}`, which nobody speaks")),
        }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.teller.say(&self.lang, message)
    }

    /// The position, the question, and the word and meaning of each offer.
    pub(super) fn put<G: Game>(&self, view: &Value, question: &Message, offers: &[Value]) -> String {
        let mut text = self.teller.position(&self.lang, G::NAME, view);
        let _ = write!(text, "\n\n{}\n", self.say(question));
        for offer in offers {
            let part = |key: &str| offer[key].as_str().unwrap_or_default();
            let _ = writeln!(text, "- {}: {}", part("word"), part("label"));
        }
        text
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.lang)
    }
}
