//! A view as JSON text, cut into its sections, and what changed since the
//! last one. Sections are the top-level fields of the game's view; a section
//! that is a list of objects is compared element by element. Nothing finer.

use std::ops::Range;

/// A view as it was sent, and where its sections are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sections {
    text: Vec<u8>,
    sections: Vec<Section>,
    /// Elements of all sections that are lists of objects.
    items: Vec<Range<u32>>,
}

#[derive(Clone, Debug)]
struct Section {
    /// With its quotes.
    name: Range<u32>,
    value: Range<u32>,
    /// A range of `items`; empty unless it is a list of objects.
    items: Range<u32>,
}

impl Sections {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("JSON is UTF-8")
    }

    /// Takes over a new view, written by `write` into the old buffer.
    pub(crate) fn fill(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        self.text.clear();
        write(&mut self.text);
        self.cut();
    }

    fn of(&self, range: &Range<u32>) -> &[u8] {
        &self.text[range.start as usize..range.end as usize]
    }

    fn cut(&mut self) {
        self.sections.clear();
        self.items.clear();
        let text = &self.text;
        let mut depth = 0;
        let mut name = 0..0;
        let mut from = 0;
        let mut item = 0;
        let mut first_item = 0;
        let mut commas = 0;
        let mut at = 0;
        while at < text.len() {
            match text[at] {
                b'"' => {
                    let start = at;
                    at = string_end(text, at);
                    if depth == 1 && from == 0 {
                        name = start as u32..at as u32;
                        from = at + 1;
                        first_item = self.items.len();
                        commas = 0;
                        at += 1;
                    }
                    continue;
                }
                b'{' | b'[' => {
                    if depth == 2 && text[at] == b'{' && text[from] == b'[' {
                        item = at;
                    }
                    depth += 1;
                }
                b'}' | b']' => {
                    depth -= 1;
                    if depth == 2 && text[at] == b'}' && text[from] == b'[' {
                        self.items.push(item as u32..at as u32 + 1);
                    }
                }
                b',' if depth == 2 => commas += 1,
                _ => {}
            }
            let ends = depth == 0 || depth == 1 && text[at] == b',';
            if ends && from != 0 {
                // A list that holds anything but objects travels whole.
                if self.items.len() != first_item + commas + 1 {
                    self.items.truncate(first_item);
                }
                let items = first_item as u32..self.items.len() as u32;
                self.sections.push(Section { name: name.clone(), value: from as u32..at as u32, items });
                from = 0;
            }
            at += 1;
        }
    }

    fn named(&self, guess: usize, name: &[u8]) -> Option<&Section> {
        match self.sections.get(guess) {
            Some(section) if self.of(&section.name) == name => Some(section),
            _ => self.sections.iter().find(|section| self.of(&section.name) == name),
        }
    }

    /// Writes `,"view":{…},"parts":{…}` with what differs from `old`; nothing if nothing does.
    pub(crate) fn write_changes(&self, old: &Sections, out: &mut Vec<u8>) {
        if self.text == old.text {
            return;
        }
        let mut parts = Vec::new();
        let mut whole = Keyed::new(b",\"view\":");
        for (n, section) in self.sections.iter().enumerate() {
            let name = self.of(&section.name);
            let value = self.of(&section.value);
            let Some(was) = old.named(n, name) else {
                whole.put(out, name, value);
                continue;
            };
            if old.of(&was.value) == value {
                continue;
            }
            if section.items.is_empty() || section.items.len() != was.items.len() {
                whole.put(out, name, value);
            } else {
                parts.push((section, was));
            }
        }
        for gone in old.sections.iter().filter(|s| self.named(usize::MAX, old.of(&s.name)).is_none()) {
            whole.put(out, old.of(&gone.name), b"null");
        }
        whole.end(out);
        if parts.is_empty() {
            return;
        }
        let mut all = Keyed::new(b",\"parts\":");
        for (section, was) in parts {
            all.key(out, self.of(&section.name));
            self.write_items(section, old, was, out);
        }
        all.end(out);
    }

    fn write_items(&self, section: &Section, old: &Sections, was: &Section, out: &mut Vec<u8>) {
        let mut one = Keyed::new(b"");
        for (n, (item, before)) in section.items.clone().zip(was.items.clone()).enumerate() {
            let value = self.of(&self.items[item as usize]);
            if value != old.of(&old.items[before as usize]) {
                one.put(out, format!("\"{n}\"").as_bytes(), value);
            }
        }
        one.end(out);
    }
}

/// Where the string that begins at `at` has ended.
fn string_end(text: &[u8], mut at: usize) -> usize {
    at += 1;
    while text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

/// An object being written; it opens with its first field, or never.
struct Keyed {
    lead: &'static [u8],
    open: bool,
}

impl Keyed {
    fn new(lead: &'static [u8]) -> Keyed {
        Keyed { lead, open: false }
    }

    fn key(&mut self, out: &mut Vec<u8>, name: &[u8]) {
        if self.open {
            out.push(b',');
        } else {
            out.extend_from_slice(self.lead);
            out.push(b'{');
            self.open = true;
        }
        out.extend_from_slice(name);
        out.push(b':');
    }

    fn put(&mut self, out: &mut Vec<u8>, name: &[u8], value: &[u8]) {
        self.key(out, name);
        out.extend_from_slice(value);
    }

    fn end(self, out: &mut Vec<u8>) {
        if self.open {
            out.push(b'}');
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn cut(value: &Value) -> Sections {
        let mut sections = Sections::default();
        sections.fill(|out| serde_json::to_writer(out, value).unwrap());
        sections
    }

    fn changes(old: &Value, new: &Value) -> Value {
        let mut out = b"{\"x\":0".to_vec();
        cut(new).write_changes(&cut(old), &mut out);
        out.push(b'}');
        serde_json::from_slice(&out).unwrap()
    }

    #[test]
    fn unchanged_sections_are_left_out_and_lists_travel_by_element() {
        let old = json!({"turn": "a", "left": 2, "figures": [{"id": "a", "n": [1, {"x": 2}]}, {"id": "b\"]}"}], "names": ["a", "b"], "o": {"k": [{}]}});
        assert_eq!(changes(&old, &old), json!({"x": 0}));
        let mut new = old.clone();
        new["turn"] = json!("b, \"c\" [");
        new["figures"][1]["id"] = json!("c}");
        new["names"][0] = json!("z");
        assert_eq!(
            changes(&old, &new),
            json!({"x": 0, "view": {"turn": "b, \"c\" [", "names": ["z", "b"]}, "parts": {"figures": {"1": {"id": "c}"}}}})
        );
    }

    #[test]
    fn a_list_of_another_length_and_a_new_or_lost_section_travel_whole() {
        let old = json!({"a": [{"n": 1}], "b": 1, "e": []});
        let new = json!({"a": [{"n": 1}, {"n": 2}], "c": {"d": []}, "e": [{"n": 1}]});
        assert_eq!(
            changes(&old, &new),
            json!({"x": 0, "view": {"a": [{"n": 1}, {"n": 2}], "b": null, "c": {"d": []}, "e": [{"n": 1}]}})
        );
    }

    #[test]
    fn a_list_with_gaps_travels_whole() {
        let (old, new) = (json!({"a": [null, {"n": 1}]}), json!({"a": [{"n": 1}, null]}));
        assert_eq!(changes(&old, &new), json!({"x": 0, "view": {"a": [{"n": 1}, null]}}));
    }

    #[test]
    fn a_real_match_can_be_followed_by_changes_alone() {
        let shelf = shelf::Shelf::embedded();
        let mut playing = shelf.game("adrenaline").unwrap().start(&json!({"players": 3}), 5).unwrap();
        playing.run_luck(&[]);
        let mut page = playing.view(table::Actors::NONE);
        let mut old = cut(&page);
        for n in 0..400 {
            let Some(actor) = playing.waiting().pop() else { break };
            let words = playing.answers(&actor).unwrap();
            playing.answer(&actor, playing.seq(), &words[n % words.len()], &[]).unwrap();
            let mut new = Sections::default();
            new.fill(|out| playing.write_view(table::Actors::NONE, out));
            let mut out = b"{\"x\":0".to_vec();
            new.write_changes(&old, &mut out);
            out.push(b'}');
            follow(&mut page, &serde_json::from_slice(&out).unwrap());
            assert_eq!(page, playing.view(table::Actors::NONE));
            old = new;
        }
    }

    /// What a page does with a frame.
    fn follow(page: &mut Value, frame: &Value) {
        for (name, value) in frame["view"].as_object().into_iter().flatten() {
            page[name] = value.clone();
        }
        for (name, items) in frame["parts"].as_object().into_iter().flatten() {
            for (n, item) in items.as_object().unwrap() {
                page[name][n.parse::<usize>().unwrap()] = item.clone();
            }
        }
    }
}
