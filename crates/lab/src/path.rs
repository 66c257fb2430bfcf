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
use crate::places::{self, Node};

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
        let mut node = places::read(text).ok_or_else(|| Fault::Bad(format!("{name} cannot be read")))?;
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
}
