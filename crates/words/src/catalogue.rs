//! One language's sentences, and how arguments find their way into them.
//!
//! A term may have forms: attributes of its entry, such as a case or a gender.
//! A sentence asks for one by name: where the message has an argument `weapon`,
//! the sentence may say `$weapon`, or `$weapon_acc` for the form `acc`. A term
//! without that form gives its plain name, so a name that the catalogue has
//! never heard of still fits everywhere.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use table::{Arg, Message, Name, OwnWords};
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::files::files;

/// The sentences of one language. Made once per language and shared: cheap to
/// copy, safe to use from many threads.
#[derive(Clone, Copy)]
pub struct Catalogue {
    lang: Lang,
    book: &'static Book,
    /// What a content says in words of its own, which go before those of the book.
    own: Option<&'static OwnWords>,
}

/// The files of one language, read.
struct Book {
    bundle: FluentBundle<FluentResource>,
    /// Every form that any entry has: the names of all attributes.
    forms: Vec<String>,
}

/// An argument in words: its plain form and those others that it has.
struct Said {
    plain: String,
    forms: Vec<(&'static str, String)>,
}

impl Catalogue {
    pub fn new(lang: Lang) -> Catalogue {
        static BOOKS: [OnceLock<Book>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        Catalogue { lang, book: BOOKS[lang as usize].get_or_init(|| Book::read(lang)), own: None }
    }

    /// The same language with the words of a content: its names, and the texts of its cards.
    #[must_use]
    pub fn with(self, own: &'static OwnWords) -> Catalogue {
        Catalogue { own: Some(own), ..self }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, id: &str) -> bool {
        self.own.is_some_and(|own| own.contains_key(id)) || self.book.bundle.has_message(id)
    }

    /// The message as a sentence. Always says something: where the catalogue
    /// does not know the id, the id and the arguments.
    pub fn say(&self, message: &Message) -> String {
        self.sentence(message, &mut Vec::new())
    }

    /// The sentence, or everything that is wrong with it: ids that the
    /// catalogue does not know, variables that the message does not fill.
    pub fn check(&self, message: &Message) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let sentence = self.sentence(message, &mut faults);
        if faults.is_empty() { Ok(sentence) } else { Err(faults) }
    }

    fn sentence(&self, message: &Message, faults: &mut Vec<String>) -> String {
        let said = self.args(&message.args, faults);
        match self.entry(&message.id, &said, Forms::Plain, faults) {
            Some(said) => said.plain,
            None => self.bare(message),
        }
    }

    /// Arguments as Fluent takes them, one variable for every form.
    fn args(&self, args: &[(Name, Arg)], faults: &mut Vec<String>) -> FluentArgs<'static> {
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            if let Arg::Number(n) = arg {
                filled.set(name.clone(), FluentValue::from(*n));
                continue;
            }
            let said = self.arg(arg, faults);
            for form in &self.book.forms {
                filled.set(format!("{name}_{form}"), said.form(form).to_owned());
            }
            filled.set(name.clone(), said.plain);
        }
        filled
    }

    fn arg(&self, arg: &Arg, faults: &mut Vec<String>) -> Said {
        match arg {
            Arg::Number(n) => Said::plain(n.to_string()),
            Arg::Text(text) => Said::plain(text.clone()),
            Arg::Term { id, plain } => {
                self.entry(id, &FluentArgs::new(), Forms::All, faults).unwrap_or_else(|| Said::plain(plain.clone()))
            }
            Arg::Message(message) => {
                let args = self.args(&message.args, faults);
                self.entry(&message.id, &args, Forms::All, faults).unwrap_or_else(|| Said::plain(self.bare(message)))
            }
            Arg::List(items) => {
                let items: Vec<Said> = items.iter().map(|item| self.arg(item, faults)).collect();
                let used: BTreeSet<&str> = items.iter().flat_map(|item| &item.forms).map(|(name, _)| *name).collect();
                Said {
                    plain: self.join(items.iter().map(|item| item.plain.as_str()), faults),
                    forms: used
                        .into_iter()
                        .map(|form| (form, self.join(items.iter().map(|item| item.form(form)), faults)))
                        .collect(),
                }
            }
        }
    }

    /// `a`, `a and b`, `a, b and c`, as the language does it.
    fn join<'a>(&self, mut items: impl ExactSizeIterator<Item = &'a str>, faults: &mut Vec<String>) -> String {
        let mut say = |id: &str, some: &str, next: &str| {
            let mut args = FluentArgs::new();
            args.set("some", some.to_owned());
            args.set("next", next.to_owned());
            self.entry(id, &args, Forms::Plain, faults).map_or_else(|| format!("{some}, {next}"), |said| said.plain)
        };
        let Some(first) = items.next() else { return say("words-list-nothing", "", "") };
        let mut joined = first.to_owned();
        while let Some(item) = items.next() {
            joined = say(if items.len() == 0 { "words-list-last" } else { "words-list-more" }, &joined, item);
        }
        joined
    }

    /// The entry with this id, filled in.
    fn entry(&self, id: &str, args: &FluentArgs<'_>, forms: Forms, faults: &mut Vec<String>) -> Option<Said> {
        match self.own.and_then(|own| own.get(id)) {
            Some(message) => self.printed(&message.id, &self.args(&message.args, faults), forms, faults),
            None => self.printed(id, args, forms, faults),
        }
    }

    /// The entry of the book.
    fn printed(&self, id: &str, args: &FluentArgs<'_>, forms: Forms, faults: &mut Vec<String>) -> Option<Said> {
        let bundle = &self.book.bundle;
        let entry = bundle.get_message(id);
        let Some((entry, value)) = entry.and_then(|entry| entry.value().map(|value| (entry, value))) else {
            faults.push(format!("{}: no message {id}", self.lang));
            return None;
        };
        let mut fill = |pattern| {
            let mut errors = Vec::new();
            let filled = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            faults.extend(errors.iter().map(|error| format!("{}: {id}: {error}", self.lang)));
            filled
        };
        let plain = fill(value);
        let forms = match forms {
            Forms::Plain => Vec::new(),
            Forms::All => entry.attributes().map(|form| (form.id(), fill(form.value()))).collect(),
        };
        Some(Said { plain, forms })
    }

    /// A message without a sentence.
    fn bare(&self, message: &Message) -> String {
        let args = message.args.iter().map(|(name, arg)| format!("{name}: {}", self.arg(arg, &mut Vec::new()).plain));
        match args.collect::<Vec<_>>().join(", ") {
            args if args.is_empty() => message.id.to_string(),
            args => format!("{} ({args})", message.id),
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalogue").field(&self.lang).finish()
    }
}

/// How much of an entry is wanted.
#[derive(Clone, Copy)]
enum Forms {
    Plain,
    All,
}

impl Said {
    fn plain(plain: String) -> Said {
        Said { plain, forms: Vec::new() }
    }

    fn form(&self, form: &str) -> &str {
        self.forms.iter().find(|(name, _)| *name == form).map_or(&self.plain, |(_, said)| said)
    }
}

impl Book {
    /// Panics if a file is broken or two entries have the same id: the files
    /// are part of the program.
    fn read(lang: Lang) -> Book {
        let code: LanguageIdentifier = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks around arguments are for mixed directions of writing; terminals print them as boxes.
        bundle.set_use_isolating(false);
        let mut forms = BTreeSet::new();
        for (name, text) in files(lang.code()) {
            let resource =
                FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{lang}/{name}: {errors:?}"));
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    forms.extend(message.attributes.iter().map(|form| form.id.name.to_owned()));
                }
            }
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}/{name}: {errors:?}"));
        }
        Book { bundle, forms: forms.into_iter().collect() }
    }
}
