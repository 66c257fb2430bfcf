//! The walk of a click through the files, as ARCHITECTURE.md draws it, is true and does not grow.

use std::path::Path;

/// Files on the way, there and back.
const MOST: usize = 14;

/// Does this source define a function of that name?
fn defines(source: &str, name: &str) -> bool {
    let rust = [format!("fn {name}("), format!("fn {name}<")];
    let script =
        [format!("function {name}("), format!("const {name} = ("), format!("  {name}("), format!("private {name}(")];
    rust.iter().chain(&script).any(|text| source.contains(text.as_str()))
}

#[test]
fn every_function_on_the_way_of_a_click_is_where_the_drawing_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let walk = page.split("### One click").nth(1).and_then(|rest| rest.split("###").next()).expect("there is a walk");
    let rows: Vec<Vec<&str>> = walk
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').take(3).map(|cell| cell.trim()).collect())
        .collect();
    assert!((10..=MOST).contains(&rows.len()), "{} files", rows.len());
    for row in rows {
        let file = row[1].trim_matches('`');
        let source = std::fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        for name in row[2].split(", ").map(|name| name.trim_matches('`')) {
            assert!(defines(&source, name), "{file} has no function `{name}`");
        }
    }
}
