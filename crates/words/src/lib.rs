//! Messages as sentences. A stand-in: it prints the id and the arguments.

use std::str::FromStr;

use table::{Arg, Message};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    #[default]
    En,
    Pl,
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(word: &str) -> Result<Lang, String> {
        match word {
            "en" => Ok(Lang::En),
            "pl" => Ok(Lang::Pl),
            other => Err(format!("no such language: {other}; there are en and pl")),
        }
    }
}

impl Lang {
    /// The language of the environment, English where it says nothing we know.
    pub fn from_env() -> Lang {
        let set = ["FIRETEAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|key| std::env::var(key).ok());
        if set.is_some_and(|lang| lang.starts_with("pl")) { Lang::Pl } else { Lang::En }
    }
}

#[derive(Debug)]
pub struct Catalogue {
    _lang: Lang,
}

impl Catalogue {
    pub fn new(lang: Lang) -> Catalogue {
        Catalogue { _lang: lang }
    }

    pub fn say(&self, message: &Message) -> String {
        let mut out = message.id.clone();
        for (name, arg) in &message.args {
            out.push_str(&format!(" {name}={}", self.arg(arg)));
        }
        out
    }

    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Term { plain, .. } => plain.clone(),
            Arg::List(all) => all.iter().map(|one| self.arg(one)).collect::<Vec<_>>().join(", "),
            Arg::Message(inner) => format!("({})", self.say(inner)),
        }
    }
}
