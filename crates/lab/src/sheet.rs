//! The numbers of a content file as a table for spreadsheets: a row for each thing, a column
//! for each of its numbers and prices. A changed table goes back into the file, in which
//! nothing but those values changes; a cell that cannot is refused by its row and column.

use std::ops::Range as Span;

use crate::Fault;
use crate::places::{self, Node};

/// The first column: what a row is about.
const THING: &str = "thing";
/// The column of numbers that belong to no thing.
const VALUE: &str = "value";
/// Fields that hold cubes as letters: prices are numbers too.
const PRICES: [&str; 3] = ["reload", "cost", "cubes"];
const CUBES: &str = "RYBP";

/// The numbers of one content file.
#[derive(Debug)]
pub struct Sheet<'t> {
    text: &'t str,
    columns: Vec<String>,
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    thing: String,
    /// The column, and where the value stands.
    cells: Vec<(usize, Span<usize>)>,
}

impl<'t> Sheet<'t> {
    /// The numbers of a file; none where it has none.
    pub fn of(text: &'t str) -> Option<Sheet<'t>> {
        let mut sheet = Sheet { text, columns: Vec::new(), rows: Vec::new() };
        sheet.walk(&places::read(text)?, &Place::default());
        (!sheet.rows.is_empty()).then_some(sheet)
    }

    fn walk(&mut self, node: &Node, place: &Place) {
        let (name, fields) = match node {
            Node::Leaf(span) => return self.leaf(span, place),
            Node::Group { name, fields } => (name, fields),
        };
        let mut place = place.clone();
        let titles = node.own_titles(self.text);
        if !titles.is_empty() {
            place.thing.extend(titles);
            place.column.clear();
        }
        if let Some(name) = name {
            place.column = vec![name.clone()];
        }
        let single =
            fields.iter().filter(|(_, node)| matches!(node, Node::Leaf(_)) && self.is_number(node)).count() < 2;
        let mut n = 0;
        for (key, node) in fields {
            n += usize::from(key.is_none() && (self.is_number(node) || matches!(node, Node::Group { .. })));
            let mut inner = place.clone();
            match (key, node) {
                (Some(key), _) => inner.column.push(key.clone()),
                (None, Node::Leaf(_)) if !single => inner.column.push(n.to_string()),
                // A thing without a name, as a level of the sentry: by its number.
                (None, Node::Group { name: None, fields }) if is_nameless(node, fields, self.text) => {
                    inner.thing.append(&mut inner.column);
                    inner.thing.push(n.to_string());
                }
                (None, _) => {}
            }
            self.walk(node, &inner);
        }
    }

    fn is_number(&self, node: &Node) -> bool {
        matches!(node, Node::Leaf(span) if is_number(&self.text[span.clone()]))
    }

    fn leaf(&mut self, span: &Span<usize>, place: &Place) {
        let text = &self.text[span.clone()];
        let is_price = place.column.last().is_some_and(|key| PRICES.contains(&key.as_str()));
        if !(is_number(text) || is_price && text.starts_with('"')) {
            return;
        }
        let (thing, column) = match &place.thing[..] {
            [] => (place.column.join("."), VALUE.to_owned()),
            thing => (thing.join(" "), place.column.join(".")),
        };
        let row = match self.rows.iter().position(|row| row.thing == thing) {
            Some(row) => row,
            None => {
                self.rows.push(Row { thing, cells: Vec::new() });
                self.rows.len() - 1
            }
        };
        // A second `Hurt` of one effect has a column of its own.
        let names = std::iter::once(column.clone()).chain((2..).map(|n| format!("{column} #{n}")));
        for name in names {
            let known = self.columns.iter().position(|other| *other == name);
            let at = known.unwrap_or_else(|| {
                self.columns.push(name);
                self.columns.len() - 1
            });
            if self.rows[row].cells.iter().all(|(taken, _)| *taken != at) {
                return self.rows[row].cells.push((at, span.clone()));
            }
        }
    }

    /// The table as text, with this sign between the cells.
    pub fn csv(&self, between: char) -> String {
        let line = |cells: Vec<String>| cells.join(&between.to_string()) + "\n";
        let head = std::iter::once(THING).chain(self.columns.iter().map(String::as_str));
        let mut csv = line(head.map(str::to_owned).collect());
        for row in &self.rows {
            let mut cells = vec![String::new(); self.columns.len() + 1];
            cells[0].clone_from(&row.thing);
            for (column, span) in &row.cells {
                self.text[span.clone()].trim_matches('"').clone_into(&mut cells[column + 1]);
            }
            csv += &line(cells);
        }
        csv
    }

    /// The file with the values of a table, however its cells are divided: by commas, semicolons or tabs.
    /// Rows and columns that were left out stay as they are.
    pub fn with(&self, csv: &str) -> Result<String, Fault> {
        let csv = csv.trim_start_matches('\u{feff}');
        let head = csv.lines().next().unwrap_or_default();
        let between = [';', '\t', ','].into_iter().find(|sign| head.contains(*sign)).unwrap_or(',');
        let mut lines = csv.lines().enumerate().map(|(n, line)| (n + 1, cells(line, between)));
        let columns = lines.next().map_or_else(Vec::new, |(_, head)| head);
        if columns.first().map(String::as_str) != Some(THING) {
            return Err(Fault::Bad(format!("row 1, column A: the first column must be called {THING}")));
        }
        let known = |(at, name): (usize, &String)| {
            let of = self.columns.iter().position(|column| column == name);
            of.map(Some)
                .or(name.is_empty().then_some(None))
                .ok_or_else(|| bad(1, at, &format!("no column is called `{name}`")))
        };
        let columns = columns.iter().enumerate().skip(1).map(known).collect::<Result<Vec<_>, _>>()?;
        let mut changes = Vec::new();
        for (n, cells) in lines.filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty())) {
            let row = self.rows.iter().find(|row| row.thing == cells[0]);
            let row = row.ok_or_else(|| bad(n, 0, &format!("nothing is called `{}`", cells[0])))?;
            for (at, cell) in cells.iter().enumerate().skip(1) {
                let column = columns.get(at - 1).copied().flatten();
                let place = column.and_then(|column| row.cells.iter().find(|(other, _)| *other == column));
                match place {
                    None if cell.is_empty() => {}
                    None => {
                        return Err(bad(n, at, &format!("{} has no such value, so the cell must be empty", row.thing)));
                    }
                    Some((_, span)) => {
                        changes.push((span.clone(), self.checked(span, cell).map_err(|why| bad(n, at, &why))?));
                    }
                }
            }
        }
        changes.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
        let mut text = self.text.to_owned();
        for (span, value) in changes {
            text.replace_range(span, &value);
        }
        Ok(text)
    }

    /// A cell as it stands in the file.
    fn checked(&self, span: &Span<usize>, cell: &str) -> Result<String, String> {
        if is_number(&self.text[span.clone()]) {
            return if is_number(cell) { Ok(cell.to_owned()) } else { Err(format!("`{cell}` is no whole number")) };
        }
        match cell.chars().all(|c| CUBES.contains(c)) {
            true => Ok(format!("\"{cell}\"")),
            false => Err(format!("`{cell}` are no cubes, which are the letters {CUBES}")),
        }
    }
}

/// Where the walk is: in which thing, and in which of its fields.
#[derive(Clone, Debug, Default)]
struct Place {
    thing: Vec<String>,
    column: Vec<String>,
}

fn is_number(text: &str) -> bool {
    text.parse::<i64>().is_ok()
}

/// A struct in a list that does not say what it is called.
fn is_nameless(node: &Node, fields: &[(Option<String>, Node)], text: &str) -> bool {
    fields.first().is_some_and(|(key, _)| key.is_some()) && node.own_titles(text).is_empty()
}

fn bad(row: usize, column: usize, why: &str) -> Fault {
    Fault::Bad(format!("row {row}, column {}: {why}", letters(column)))
}

/// A column as spreadsheets call it: A to Z, AA and so on.
fn letters(column: usize) -> String {
    let last = char::from(b'A' + (column % 26) as u8).to_string();
    if column < 26 { last } else { letters(column / 26 - 1) + &last }
}

/// The cells of a line; quotes around one, as spreadsheets may put them, are no part of it.
fn cells(line: &str, between: char) -> Vec<String> {
    line.split(between).map(|cell| cell.trim().trim_matches('"').trim().to_owned()).collect()
}
