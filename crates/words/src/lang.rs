//! The languages, and how a person's choice is found.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    #[default]
    En,
    Pl,
}

/// A word that names no language with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// The code, which is also the name of the folder: `en`, `pl`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// What stands before the decimals of a number.
    pub fn decimal_mark(self) -> char {
        match self {
            Lang::En => '.',
            Lang::Pl => ',',
        }
    }

    /// A number as Rust prints it, with this language's decimal mark.
    pub fn number(self, printed: &str) -> String {
        printed.replace('.', self.decimal_mark().encode_utf8(&mut [0; 4]))
    }

    /// The language of the environment: the first of `FIRETEAM_LANG`, `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is set decides. English if it names
    /// a language without a catalogue, or if none is set.
    pub fn from_env() -> Lang {
        Lang::from_vars(|name| std::env::var(name).ok())
    }

    fn from_vars(get: impl Fn(&str) -> Option<String>) -> Lang {
        ["FIRETEAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(get)
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Takes a code or a locale: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    fn from_str(word: &str) -> Result<Lang, UnknownLang> {
        let code = word.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLang(word.to_owned()))
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "no words in the language {:?}; there are {known}", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for word in ["en", "EN", "en_US.UTF-8", "en-GB", "en_IE@euro"] {
            assert_eq!(word.parse(), Ok(Lang::En));
        }
        for word in ["pl", "pl_PL", "pl_PL.UTF-8", "pl-PL"] {
            assert_eq!(word.parse(), Ok(Lang::Pl));
        }
        for word in ["", "C", "POSIX", "de_DE.UTF-8", "plt"] {
            assert_eq!(word.parse::<Lang>(), Err(UnknownLang(word.to_owned())));
        }
        let error = "de".parse::<Lang>().unwrap_err();
        assert_eq!(error.to_string(), "no words in the language \"de\"; there are en, pl");
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let lang = |vars: &[(&str, &str)]| {
            Lang::from_vars(|name| vars.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(lang(&[]), Lang::En);
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "")]), Lang::Pl);
        assert_eq!(lang(&[("LANG", "en_US"), ("LC_MESSAGES", "pl_PL")]), Lang::Pl);
        assert_eq!(lang(&[("FIRETEAM_LANG", "pl"), ("LC_ALL", "en_US.UTF-8")]), Lang::Pl);
        assert_eq!(lang(&[("LANG", "de_DE.UTF-8")]), Lang::En);
    }
}
