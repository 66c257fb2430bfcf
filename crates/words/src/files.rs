//! The catalogues built into the program, by language: name and text of every
//! `.ftl` file in its folder. `build.rs` finds them.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_language_has_the_same_files() {
        let names = |lang: Lang| files(lang.code()).iter().map(|(name, _)| *name).collect::<Vec<_>>();
        assert!(names(Lang::En).contains(&"words.ftl"));
        for lang in Lang::ALL {
            assert_eq!(names(lang), names(Lang::En), "{lang}");
        }
    }
}
