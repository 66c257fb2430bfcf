//! The languages say the same things.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};

use ftl::{Sentence, sentences, variables};
use table::Message;
use words::{Catalogue, Lang};

fn all_forms() -> BTreeSet<String> {
    Lang::ALL.into_iter().flat_map(|lang| sentences(lang).into_values()).flat_map(|sentence| sentence.forms).collect()
}

/// The arguments behind the variables: `weapon_acc` is the argument `weapon`.
fn arguments(all: &BTreeMap<String, Sentence>, id: &str, forms: &BTreeSet<String>) -> BTreeSet<String> {
    let argument = |variable: String| {
        let stems = forms.iter().filter_map(|form| variable.strip_suffix(form)?.strip_suffix('_'));
        stems.min_by_key(|stem| stem.len()).map(str::to_owned).unwrap_or(variable)
    };
    variables(all, id).into_iter().map(argument).collect()
}

#[test]
fn all_languages_have_the_same_messages() {
    let english: BTreeSet<String> = sentences(Lang::En).into_keys().collect();
    for lang in Lang::ALL {
        let there: BTreeSet<String> = sentences(lang).into_keys().collect();
        let (missing, extra) = (&english - &there, &there - &english);
        assert!(missing.is_empty() && extra.is_empty(), "{lang}: missing {missing:#?}, without English {extra:#?}");
        assert!(there.iter().all(|id| Catalogue::new(lang).has(id)));
    }
}

#[test]
fn all_languages_use_the_same_arguments() {
    let forms = all_forms();
    let english = sentences(Lang::En);
    for lang in Lang::ALL {
        let there = sentences(lang);
        // A text of a content file comes in all languages, and each takes its own.
        for id in english.keys().filter(|&id| id != "words-given") {
            assert_eq!(arguments(&english, id, &forms), arguments(&there, id, &forms), "{lang}: {id}");
        }
    }
}

#[test]
fn every_plural_has_every_form_of_the_language() {
    for (lang, needed) in [(Lang::En, &["one", "other"][..]), (Lang::Pl, &["one", "few", "many"])] {
        for (id, sentence) in sentences(lang) {
            for keys in &sentence.plurals {
                let lacks: Vec<_> = needed.iter().filter(|&&key| !keys.contains(key)).collect();
                assert!(lacks.is_empty(), "{lang}: {id} lacks {lacks:?}");
            }
        }
    }
}

#[test]
fn terms_of_a_kind_have_the_same_forms() {
    for lang in Lang::ALL {
        let all = sentences(lang);
        for kind in ["adrenaline-colour-", "adrenaline-room-"] {
            let forms: BTreeSet<_> = all.iter().filter(|(id, _)| id.starts_with(kind)).map(|(_, s)| &s.forms).collect();
            assert_eq!(forms.len(), 1, "{lang}: {kind}: {forms:?}");
        }
    }
}

#[test]
fn polish_names_are_declined() {
    const KINDS: [(&str, &[&str]); 2] =
        [("adrenaline-weapon-", &["gen", "ins"]), ("adrenaline-figure-", &["gen", "dat", "acc"])];
    // Not declined in Polish.
    const FIXED: [&str; 4] = [
        "adrenaline-weapon-zx-2",
        "adrenaline-figure-banshee",
        "adrenaline-figure-d-struct-0r",
        "adrenaline-figure-echo",
    ];
    for (id, sentence) in sentences(Lang::Pl) {
        let Some((_, needed)) = KINDS.iter().find(|(kind, _)| id.starts_with(kind)) else { continue };
        if FIXED.contains(&id.as_str()) {
            continue;
        }
        // A feminine name has an accusative of its own.
        let name = Catalogue::new(Lang::Pl).say(&Message::new(id.clone()));
        let feminine = name.split(' ').next().is_some_and(|word| word.ends_with('a'));
        let lacks = |form: &&str| !sentence.forms.contains(*form);
        let missing: Vec<_> = needed.iter().copied().chain(feminine.then_some("acc")).filter(lacks).collect();
        assert!(missing.is_empty(), "{id} ({name}) lacks {missing:?}");
    }
}
