//! One value inside a content file, found by a path and replaced in the text,
//! so that everything else, comments included, stays as it is.
//!
//! A path is the file and then names or numbers: `classes.scout.speed`,
//! `characters.numbers.killshot`, `weapons.thor.effects.1.cost`. In a list, a name
//! finds the entry that calls itself so (`class: scout`, `id: "thor"`); a number
//! counts from 0.

use std::ops::Range as Span;
use std::str::FromStr;

use table::Files;

use crate::Fault;

/// Where a value stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The game, where it is said: `tf2-board/classes.scout.speed`.
    pub game: Option<String>,
    /// The content file without its ending.
    pub file: String,
    pub steps: Vec<String>,
}

/// The values of a sweep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    pub field: Field,
    pub values: Vec<i64>,
}

impl FromStr for Range {
    type Err = String;

    /// Reads `classes.scout.speed=3..6`, with `:2` at the end for every second value.
    fn from_str(text: &str) -> Result<Range, String> {
        let form = "write for example tf2-board/classes.scout.speed=3..6 or …=2..10:2";
        let (path, values) = text.split_once('=').ok_or_else(|| format!("`{text}` names no values; {form}"))?;
        let (game, path) = path.split_once('/').map_or((None, path), |(game, path)| (Some(game.to_owned()), path));
        let mut steps = path.split('.').map(str::to_owned);
        let file =
            steps.next().filter(|file| !file.is_empty()).ok_or_else(|| format!("`{text}` names no file; {form}"))?;
        let steps: Vec<String> = steps.collect();
        if steps.is_empty() || steps.iter().any(String::is_empty) {
            return Err(format!("`{path}` names no value inside the file; {form}"));
        }
        let (range, step) = values.split_once(':').unwrap_or((values, "1"));
        let number =
            |word: &str| word.trim().parse::<i64>().map_err(|_| format!("`{word}` is no whole number; {form}"));
        let (from, to) = range.split_once("..").ok_or_else(|| format!("`{values}` is no range; {form}"))?;
        let (from, to, step) = (number(from)?, number(to)?, number(step)?);
        if step < 1 || to < from || (to - from) / step > 200 {
            return Err(format!("`{values}` is no range of 1 to 200 steps upwards; {form}"));
        }
        let values = (0..=(to - from) / step).map(|n| from + n * step).collect();
        Ok(Range { field: Field { game, file, steps }, values })
    }
}

impl Field {
    /// As it was written, without the game.
    pub fn path(&self) -> String {
        format!("{}.{}", self.file, self.steps.join("."))
    }

    fn file_name(&self) -> String {
        format!("{}.ron", self.file)
    }

    /// The value that stands there now.
    pub fn value(&self, files: &Files) -> Result<i64, Fault> {
        let text = files.get(&self.file_name());
        let span = self.find(files)?;
        text[span.clone()]
            .parse()
            .map_err(|_| Fault::Bad(format!("{}: `{}` is no whole number", self.path(), &text[span])))
    }

    /// The same files with another value there.
    pub fn set(&self, files: &Files, value: i64) -> Result<Files, Fault> {
        let span = self.find(files)?;
        let mut text = files.get(&self.file_name()).to_owned();
        text.replace_range(span, &value.to_string());
        let mut files = files.clone();
        files.replace(&self.file_name(), text).map_err(|bad| Fault::Bad(bad.to_string()))?;
        Ok(files)
    }

    fn find(&self, files: &Files) -> Result<Span<usize>, Fault> {
        let name = self.file_name();
        if !files.names().any(|known| known == name) {
            let known: Vec<&str> = files.names().map(|name| name.trim_end_matches(".ron")).collect();
            return Err(Fault::Bad(format!(
                "no content file is called `{}`; there are {}",
                self.file,
                known.join(", ")
            )));
        }
        let text = files.get(&name);
        let mut node = Parser { text, at: 0 }.value().ok_or_else(|| Fault::Bad(format!("{name} cannot be read")))?;
        let mut so_far = self.file.clone();
        for step in &self.steps {
            let known = node.names(text);
            node = node
                .child(text, step)
                .ok_or_else(|| Fault::Bad(format!("{so_far} has no `{step}`; there are {}", known.join(", "))))?;
            so_far = format!("{so_far}.{step}");
        }
        // A value with a note beside it, as `(11, Fact)`: the value comes first.
        if let Node::Group { fields, .. } = &node
            && let Some((None, first @ Node::Leaf(_))) = fields.first()
        {
            node = first.clone();
        }
        match node {
            Node::Leaf(span) => Ok(span),
            Node::Group { .. } => {
                Err(Fault::Bad(format!("{so_far} is no single value; it has {}", node.names(text).join(", "))))
            }
        }
    }
}

/// A file as a tree of places.
#[derive(Clone, Debug)]
enum Node {
    Leaf(Span<usize>),
    /// A struct, tuple, list or map.
    Group {
        fields: Vec<(Option<String>, Node)>,
    },
}

impl Node {
    /// What a path may say next.
    fn names(&self, text: &str) -> Vec<String> {
        let Node::Group { fields } = self else { return Vec::new() };
        let name = |(n, (key, node)): (usize, &(Option<String>, Node))| {
            key.clone().or_else(|| node.titles(text).pop()).unwrap_or_else(|| n.to_string())
        };
        fields.iter().enumerate().map(name).collect()
    }

    fn child(&self, text: &str, step: &str) -> Option<Node> {
        let Node::Group { fields } = self else { return None };
        let by_key = fields.iter().find(|(key, _)| key.as_deref() == Some(step));
        let called = |titles: &[String]| titles.iter().any(|title| title == step) || titles.join("-") == step;
        let by_title = || fields.iter().find(|(_, node)| called(&node.titles(text)));
        let by_number = || fields.get(step.parse::<usize>().ok()?);
        by_key.or_else(by_title).or_else(by_number).map(|(_, node)| node.clone())
    }

    /// What an entry of a list calls itself; the last name says most: the class, then the weapon.
    fn titles(&self, text: &str) -> Vec<String> {
        let Node::Group { fields } = self else { return Vec::new() };
        let own = fields.iter().filter_map(|(key, node)| match (key.as_deref(), node) {
            (Some(key), Node::Leaf(span)) if NAMES.contains(&key) => {
                Some(text[span.clone()].trim_matches('"').to_owned())
            }
            _ => None,
        });
        let own: Vec<String> = own.collect();
        if !own.is_empty() {
            return own;
        }
        // Or a thing inside it does, as in `(status: …, card: (id: "scrapshot", …))`.
        let inside = fields.iter().filter(|(key, _)| key.as_deref().is_some_and(|key| key != "status"));
        inside.map(|(_, node)| node.titles(text)).find(|titles| !titles.is_empty()).unwrap_or_default()
    }
}

/// Fields that name the entry they stand in; `status` has a `name` too, but that is a word about one.
const NAMES: [&str; 9] = ["id", "class", "figure", "kind", "name", "unit", "building", "attack", "special"];

/// Just enough of RON to know where values begin and end. The files have been
/// read by the real parser before, so nothing is checked here.
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
                return self.group(close);
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
            return self.group(')');
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

    fn group(&mut self, close: char) -> Option<Node> {
        let mut fields = Vec::new();
        loop {
            if self.take(close) {
                return Some(Node::Group { fields });
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

    const TEXT: &str = r#"// A file, "with" (signs) in a comment.
(
    numbers: (skulls: (8, Fact), most: 5), /* and, another */
    classes: [
        (class: scout, speed: 7),
        (id: "heavy", speed: 3, steps: [Hurt(2, The(A)), Mark(1, The(A))]),
        (status: (name: House), card: (id: "zip, \"zap\"", cost: 'x', power: 4)),
    ],
)"#;

    fn files() -> Files {
        let mut files = Files::embedded(&[("a.ron", "")]);
        files.replace("a.ron", TEXT).unwrap();
        files
    }

    fn field(path: &str) -> Field {
        format!("{path}=0..1").parse::<Range>().unwrap().field
    }

    #[test]
    fn a_path_finds_its_value() {
        let value = |path: &str| field(path).value(&files()).unwrap();
        assert_eq!(value("a.numbers.skulls"), 8);
        assert_eq!(value("a.numbers.most"), 5);
        assert_eq!(value("a.classes.scout.speed"), 7);
        assert_eq!(value("a.classes.heavy.speed"), 3);
        assert_eq!(value("a.classes.heavy.steps.1"), 1);
        assert_eq!(value("a.classes.2.card.power"), 4);
    }

    #[test]
    fn only_the_value_changes() {
        let changed = field("a.classes.scout.speed").set(&files(), 12).unwrap();
        assert_eq!(changed.get("a.ron"), TEXT.replace("speed: 7", "speed: 12"));
    }

    #[test]
    fn a_wrong_path_is_told_what_there_is() {
        let error = |path: &str| field(path).value(&files()).unwrap_err().to_string();
        assert_eq!(error("b.x"), "no content file is called `b`; there are a");
        assert_eq!(error("a.classes.spy.speed"), "a.classes has no `spy`; there are scout, heavy, zip, \\\"zap\\");
        assert_eq!(error("a.classes.scout"), "a.classes.scout is no single value; it has class, speed");
        assert_eq!(error("a.classes.scout.class"), "a.classes.scout.class: `scout` is no whole number");
    }

    #[test]
    fn ranges_are_read_and_nonsense_is_refused() {
        let range: Range = "tf2-board/classes.scout.speed=2..8:3".parse().unwrap();
        assert_eq!((range.field.game.as_deref(), range.values), (Some("tf2-board"), vec![2, 5, 8]));
        assert_eq!("a.b=-2..0".parse::<Range>().unwrap().values, [-2, -1, 0]);
        for bad in ["a.b", "a=1..2", "a.b=1", "a.b=3..1", "a.b=1..2:0", "a.b=x..2", ".b=1..2", "a..c=1..2"] {
            assert!(bad.parse::<Range>().is_err(), "{bad}");
        }
    }

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
