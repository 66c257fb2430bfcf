//! Content files as trees: things with fields and lists of such things; all else is a
//! text as it stands in the file, without its comments and blanks. Made for files that the
//! rules have read already, so nothing is refused here: a broken file is one text.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    Text(String),
    Fields(Vec<(String, Tree)>),
    List(Vec<Tree>),
}

impl Tree {
    pub(super) fn read(text: &str) -> Tree {
        let tokens = tokens(text);
        let mut reader = Reader { tokens: &tokens, at: 0 };
        reader.tree().unwrap_or_else(|| Tree::Text(tokens.join(" ")))
    }

    pub(super) fn field(&self, name: &str) -> Option<&Tree> {
        match self {
            Tree::Fields(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, tree)| tree),
            _ => None,
        }
    }

    pub(super) fn fields(&self) -> &[(String, Tree)] {
        match self {
            Tree::Fields(fields) => fields,
            _ => &[],
        }
    }

    /// The same with a field that it leaves out, or with what such a field inside it leaves out.
    #[must_use]
    pub(super) fn with(&self, key: &str, value: &Tree) -> Tree {
        let Tree::Fields(fields) = self else { return self.clone() };
        let mut fields = fields.clone();
        match fields.iter_mut().find(|(known, _)| known == key) {
            Some((_, tree)) => {
                *tree = value.fields().iter().fold(tree.clone(), |tree, (key, value)| tree.with(key, value));
            }
            None => fields.push((key.to_owned(), value.clone())),
        }
        Tree::Fields(fields)
    }

    /// What a thing is called among others of its kind: its id, or the words that stand for one.
    pub(super) fn id(&self) -> Option<String> {
        let word = |key: &str| match self.field(key) {
            Some(Tree::Text(text)) => Some(text.trim_matches('"').to_owned()),
            _ => None,
        };
        let action = word("attack").or_else(|| word("special"));
        if let (Some(class), Some(action)) = (word("class"), action) {
            return Some(format!("{class} {action}"));
        }
        const KEYS: [&str; 9] = ["id", "figure", "map", "unit", "building", "class", "cubes", "name", "from"];
        KEYS.iter().find_map(|key| word(key)).or_else(|| self.field("card")?.id())
    }

    /// As it stands in a file.
    pub(super) fn text(&self) -> String {
        let list = |items: &[Tree]| items.iter().map(Tree::text).collect::<Vec<_>>().join(", ");
        match self {
            Tree::Text(text) => text.clone(),
            Tree::List(items) => format!("[{}]", list(items)),
            Tree::Fields(fields) => {
                let field = |(key, tree): &(String, Tree)| format!("{key}: {}", tree.text());
                format!("({})", fields.iter().map(field).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// The words and signs of a file, comments left out.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let len = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if c.is_whitespace() {
            c.len_utf8()
        } else {
            let len = token(rest);
            tokens.push(rest[..len].to_owned());
            len
        };
        rest = &rest[len..];
    }
    tokens
}

/// How long the word or sign is that the text begins with.
fn token(text: &str) -> usize {
    let closed = |from: usize, end: &str| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    let raw = text.strip_prefix('r').map(|rest| rest.len() - rest.trim_start_matches('#').len());
    match raw {
        Some(marks) if text[1 + marks..].starts_with('"') => {
            return closed(marks + 2, &format!("\"{}", "#".repeat(marks)));
        }
        _ => {}
    }
    let mut letters = text.char_indices();
    match letters.next() {
        Some((_, quote @ ('"' | '\''))) => {
            let mut escaped = false;
            let end = letters.find(|(_, c)| {
                let ends = *c == quote && !escaped;
                escaped = *c == '\\' && !escaped;
                ends
            });
            end.map_or(text.len(), |(at, c)| at + c.len_utf8())
        }
        Some((_, c)) if is_word(c) => text.find(|c| !is_word(c)).unwrap_or(text.len()),
        Some((_, c)) => c.len_utf8(),
        None => 0,
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "_-+.".contains(c)
}

struct Reader<'t> {
    tokens: &'t [String],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", String::as_str)
    }

    fn tree(&mut self) -> Option<Tree> {
        match self.peek(0) {
            "(" if self.peek(2) == ":" => self
                .all(")", |reader| {
                    let key = reader.peek(0).to_owned();
                    reader.at += 2;
                    Some((key, reader.tree()?))
                })
                .map(Tree::Fields),
            "[" => self.all("]", Reader::tree).map(Tree::List),
            "" => None,
            _ => self.text().map(Tree::Text),
        }
    }

    /// Things with commas between them, up to the bracket.
    fn all<T>(&mut self, end: &str, mut one: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.at += 1;
        let mut all = Vec::new();
        while self.peek(0) != end {
            all.push(one(self)?);
            if self.peek(0) == "," {
                self.at += 1;
            }
        }
        self.at += 1;
        Some(all)
    }

    /// A word, or a name with everything in its brackets.
    fn text(&mut self) -> Option<String> {
        let from = self.at;
        let mut depth = 0;
        loop {
            match self.peek(0) {
                "" => return None,
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 && !matches!(self.peek(0), "(" | "[" | "{") {
                break;
            }
        }
        let mut text = String::new();
        for token in &self.tokens[from..self.at] {
            text += token;
            if token == "," || token == ":" {
                text += " ";
            }
        }
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_fields_lists_and_texts() {
        let tree = Tree::read(
            "// A comment, (with brackets\n[ (id: \"a\", n: 3, pair: (1, 2), steps: [Hurt(1, The(A)), Rest]), \
             (class: scout, attack: \"bat\", map: r#\"\n a\"b \"#), ]",
        );
        let Tree::List(items) = &tree else { panic!("{tree:?}") };
        assert_eq!(items[0].id().unwrap(), "a");
        assert_eq!(items[0].field("pair"), Some(&Tree::Text("(1, 2)".to_owned())));
        assert_eq!(items[0].field("steps").unwrap().text(), "[Hurt(1, The(A)), Rest]");
        assert_eq!(items[1].id().unwrap(), "scout bat");
        assert_eq!(items[1].field("map").unwrap().text(), "r#\"\n a\"b \"#");
    }

    #[test]
    fn every_built_in_file_is_a_tree() {
        for game in shelf::Shelf::embedded().games() {
            for file in game.files().names() {
                let tree = Tree::read(game.files().get(file));
                assert!(!matches!(tree, Tree::Text(_)), "{file}: {tree:?}");
            }
        }
    }
}
