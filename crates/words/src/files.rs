//! The catalogues built into the program, by language: name and text of every
//! `.ftl` file in its folder. `build.rs` finds and compresses them.

use miniz_oxide::inflate::decompress_to_vec;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of a language, unpacked: a catalogue asks once.
pub(crate) fn files(lang: &str) -> impl Iterator<Item = (&'static str, String)> {
    packed(lang).iter().map(move |(name, packed)| {
        let text = decompress_to_vec(packed).ok().and_then(|text| String::from_utf8(text).ok());
        (*name, text.unwrap_or_else(|| panic!("{lang}/{name} is packed as no text")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_language_has_the_same_files() {
        let names = |lang: Lang| files(lang.code()).map(|(name, _)| name).collect::<Vec<_>>();
        assert!(names(Lang::En).contains(&"words.ftl"));
        for lang in Lang::ALL {
            assert_eq!(names(lang), names(Lang::En), "{lang}");
        }
    }
}
