//! Content files as trees of places: just enough of RON to know where each value begins and
//! ends, so that one can be replaced and everything else, comments included, stays as it is.

use std::ops::Range as Span;

/// A file as a tree of places.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    Leaf(Span<usize>),
    /// A struct, tuple, list or map; `Hurt(…)` has a name.
    Group {
        name: Option<String>,
        fields: Vec<(Option<String>, Node)>,
    },
}

/// The places of a file; none if it cannot be walked.
pub(crate) fn read(text: &str) -> Option<Node> {
    Parser { text, at: 0 }.value()
}

impl Node {
    /// What a path may say next.
    pub(crate) fn names(&self, text: &str) -> Vec<String> {
        let Node::Group { fields, .. } = self else { return Vec::new() };
        let name = |(n, (key, node)): (usize, &(Option<String>, Node))| {
            key.clone().or_else(|| node.titles(text).pop()).unwrap_or_else(|| n.to_string())
        };
        fields.iter().enumerate().map(name).collect()
    }

    pub(crate) fn child(&self, text: &str, step: &str) -> Option<Node> {
        let Node::Group { fields, .. } = self else { return None };
        let by_key = fields.iter().find(|(key, _)| key.as_deref() == Some(step));
        let called = |titles: &[String]| titles.iter().any(|title| title == step) || titles.join("-") == step;
        let by_title = || fields.iter().find(|(_, node)| called(&node.titles(text)));
        let by_number = || fields.get(step.parse::<usize>().ok()?);
        by_key.or_else(by_title).or_else(by_number).map(|(_, node)| node.clone())
    }

    /// What an entry of a list calls itself; the last name says most: the class, then the weapon.
    fn titles(&self, text: &str) -> Vec<String> {
        let Node::Group { fields, .. } = self else { return Vec::new() };
        let own = self.own_titles(text);
        if !own.is_empty() {
            return own;
        }
        // Or a thing inside it does, as in `(status: …, card: (id: "scrapshot", …))`.
        let inside = fields.iter().filter(|(key, _)| key.as_deref().is_some_and(|key| key != "status"));
        inside.map(|(_, node)| node.titles(text)).find(|titles| !titles.is_empty()).unwrap_or_default()
    }
}

impl Node {
    /// What the fields of an entry call it.
    pub(crate) fn own_titles(&self, text: &str) -> Vec<String> {
        let Node::Group { fields, .. } = self else { return Vec::new() };
        let own = fields.iter().filter_map(|(key, node)| match (key.as_deref(), node) {
            (Some(key), Node::Leaf(span)) if NAMES.contains(&key) => {
                Some(text[span.clone()].trim_matches('"').to_owned())
            }
            _ => None,
        });
        own.collect()
    }
}

/// Fields that name the entry they stand in; `status` has a `name` too, but that is a word about one.
const NAMES: [&str; 9] = ["id", "class", "figure", "kind", "name", "unit", "building", "attack", "special"];

/// The files have been read by the real parser before, so nothing is checked here.
struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            let skipped = match trimmed {
                line if line.starts_with("//") => line.find('\n').unwrap_or(line.len()),
                block if block.starts_with("/*") => block.find("*/").map_or(block.len(), |end| end + 2),
                _ => 0,
            };
            self.at += rest.len() - trimmed.len() + skipped;
            if skipped == 0 {
                return;
            }
        }
    }

    fn take(&mut self, sign: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(sign);
        self.at += if found { sign.len_utf8() } else { 0 };
        found
    }

    fn value(&mut self) -> Option<Node> {
        self.skip_blanks();
        let start = self.at;
        for (open, close) in [('(', ')'), ('[', ']'), ('{', '}')] {
            if self.take(open) {
                return self.group(None, close);
            }
        }
        if let Some(quoted) = self.quoted() {
            return Some(Node::Leaf(quoted));
        }
        let word =
            self.rest().find(|c: char| !(c.is_alphanumeric() || "_-+.#".contains(c))).unwrap_or(self.rest().len());
        if word == 0 {
            return None;
        }
        self.at += word;
        let end = self.at;
        // `Name(…)` is a group with a name in front.
        if self.take('(') {
            return self.group(Some(self.text[start..end].to_owned()), ')');
        }
        self.at = end;
        Some(Node::Leaf(start..end))
    }

    /// A string, plain or raw, or a character.
    fn quoted(&mut self) -> Option<Span<usize>> {
        let start = self.at;
        let rest = self.rest();
        let length = if rest.starts_with("r#\"") {
            rest.find("\"#")? + 2
        } else if rest.starts_with('"') || (rest.starts_with('\'') && rest.len() > 2) {
            let quote = rest.chars().next()?;
            let mut escaped = false;
            let end = rest.char_indices().skip(1).find(|&(_, c)| {
                let ends = c == quote && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            end?.0 + 1
        } else {
            return None;
        };
        self.at += length;
        Some(start..self.at)
    }

    fn group(&mut self, name: Option<String>, close: char) -> Option<Node> {
        let mut fields = Vec::new();
        loop {
            if self.take(close) {
                return Some(Node::Group { name, fields });
            }
            let first = self.value()?;
            if self.take(':') {
                let Node::Leaf(key) = first else { return None };
                let key = self.text[key].trim_matches('"').to_owned();
                fields.push((Some(key), self.value()?));
            } else {
                fields.push((None, first));
            }
            self.take(',');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_file_can_be_walked() {
        for game in shelf::Shelf::embedded().games() {
            for name in game.files().names() {
                let text = game.files().get(name);
                let mut parser = Parser { text, at: 0 };
                assert!(parser.value().is_some(), "{name}");
                parser.skip_blanks();
                assert_eq!(parser.rest(), "", "{name}");
            }
        }
    }
}
