//! The catalogue files as trees, for tests that compare what the files say.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use words::Lang;

#[derive(Debug, Default)]
pub(crate) struct Sentence {
    pub(crate) forms: BTreeSet<String>,
    /// In the value and in all forms.
    pub(crate) variables: BTreeSet<String>,
    /// Other messages it is put together from.
    pub(crate) mentions: BTreeSet<String>,
    /// The keys of every choice by the plural of a number.
    pub(crate) plurals: Vec<BTreeSet<String>>,
}

/// Every message of a language by its id.
pub(crate) fn sentences(lang: Lang) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for file in std::fs::read_dir(format!("{}/{lang}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let tree = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
        for entry in tree.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => panic!("{path:?}: {}: write terms as messages", term.id.name),
                Entry::Junk { content } => panic!("{path:?}: {content}"),
                _ => continue,
            };
            let mut sentence = Sentence::default();
            let value = message.value.unwrap_or_else(|| panic!("{path:?}: {} has no value", message.id.name));
            sentence.read(&value);
            for form in &message.attributes {
                sentence.forms.insert(form.id.name.clone());
                sentence.read(&form.value);
            }
            assert!(all.insert(message.id.name.clone(), sentence).is_none(), "{path:?}: {} twice", message.id.name);
        }
    }
    all
}

/// The variables of a message and of all it mentions.
pub(crate) fn variables(all: &BTreeMap<String, Sentence>, id: &str) -> BTreeSet<String> {
    let sentence = all.get(id).unwrap_or_else(|| panic!("no message {id}"));
    let mut found = sentence.variables.clone();
    // A form may be put together from the value of its own entry.
    for other in sentence.mentions.iter().filter(|other| *other != id) {
        found.extend(variables(all, other));
    }
    found
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let keys: BTreeSet<String> = variants.iter().map(key).collect();
                if keys.iter().any(|key| ["one", "few", "many"].contains(&key.as_str())) {
                    self.plurals.push(keys);
                }
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.mentions.insert(id.name.clone())),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used in these catalogues: {other:?}"),
        }
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}
