//! The drawing of a game that has none: its view as short lines, one to a
//! thing, nested things indented.

use serde_json::Value;

use super::WIDTH;
use super::canvas::Line;

pub(super) fn draw(view: &Value) -> Vec<Line> {
    let mut lines = Vec::new();
    list(view, 0, &mut lines);
    lines
}

fn list(value: &Value, depth: usize, lines: &mut Vec<Line>) {
    let indent = "  ".repeat(depth);
    let Value::Object(fields) = value else {
        lines.push(plain(&format!("{indent}{}", short(value))));
        return;
    };
    for (name, value) in fields {
        let mut label = plain(&indent);
        label.dim(name);
        let flat = short(value);
        if flat.is_empty() {
            continue;
        }
        if indent.len() + name.len() + flat.chars().count() + 2 <= WIDTH {
            label.text("  ").text(&flat);
            lines.push(label);
            continue;
        }
        lines.push(label);
        match value {
            Value::Array(items) => items.iter().for_each(|item| item_lines(item, depth + 1, lines)),
            other => list(other, depth + 1, lines),
        }
    }
}

/// An item of a list, on as many lines as it needs; what follows the first is indented.
fn item_lines(item: &Value, depth: usize, lines: &mut Vec<Line>) {
    let indent = "  ".repeat(depth);
    let mut line = indent.clone();
    for part in short(item).split_inclusive(", ") {
        if line.chars().count() + part.chars().count() > WIDTH && line.trim() != "" {
            lines.push(plain(&std::mem::replace(&mut line, format!("{indent}  "))));
        }
        line.push_str(part);
    }
    lines.push(plain(&line));
}

fn plain(text: &str) -> Line {
    let mut line = Line::default();
    line.text(text);
    line
}

/// Everything that is there, on one line: what is empty, absent, false or
/// a nought among other fields is left out.
fn short(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(false) => String::new(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(short).filter(|item| !item.is_empty()).collect();
            items.join(if value[0].is_object() { "; " } else { " " })
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| match (value, short(value)) {
                (_, text) if text.is_empty() || text == "0" => None,
                (Value::Bool(_), _) => Some(name.clone()),
                (_, text) => Some(format!("{name} {text}")),
            };
            fields.iter().filter_map(field).collect::<Vec<_>>().join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn short_things_share_a_line_and_empty_things_are_left_out() {
        let view = json!({ "turn": "red", "over": false, "units": [{ "id": "a", "at": null, "hp": 3 }] });
        let text: Vec<String> =
            draw(&view).iter().map(|line| anstream::adapter::strip_str(&line.draw()).to_string()).collect();
        assert_eq!(text, ["turn  red", "units  hp 3, id a"].map(str::to_owned));
    }
}
