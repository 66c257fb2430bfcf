//! The catalogues built into the program. A file stands in the folder of every
//! language under the same name.

use crate::Lang;

macro_rules! files {
    ($($name:literal,)*) => {
        /// Name and text of every file of a language.
        pub(crate) fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
            match lang {
                Lang::En => &[$(($name, include_str!(concat!("../en/", $name)))),*],
                Lang::Pl => &[$(($name, include_str!(concat!("../pl/", $name)))),*],
            }
        }
    };
}

// A new file is one line here.
files! {
    "words.ftl",
    "adrenaline.ftl",
    "adrenaline-help.ftl",
    "adrenaline-team.ftl",
    "web.ftl",
    "web-tf2-board.ftl",
    "web-adrenaline-team.ftl",
    "web-replay.ftl",
    "rules.ftl",
    "rules-adrenaline.ftl",
    "rules-adrenaline-team.ftl",
    "rules-tf2-board.ftl",
    "rules-tf2-turns.ftl",
    "cli.ftl",
    "usage.ftl",
    "lab.ftl",
    "tf2-board.ftl",
    "tf2-turns.ftl",
    "web-tf2-turns.ftl",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folders_is_built_in() {
        for lang in Lang::ALL {
            let folder = format!("{}/{lang}", env!("CARGO_MANIFEST_DIR"));
            let there: Vec<_> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .filter(|name| name.ends_with(".ftl"))
                .collect();
            for name in &there {
                assert!(files(lang).iter().any(|(known, _)| known == name), "{lang}/{name} is not listed in files.rs");
            }
            assert_eq!(there.len(), files(lang).len());
        }
    }
}
