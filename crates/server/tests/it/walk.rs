//! The walk of a click through the files, as ARCHITECTURE.md draws it, is true and does not grow.

use std::path::{Path, PathBuf};

/// Files on the way, there and back.
const MOST: usize = 14;

/// Does this source define a function of that name?
fn defines(source: &str, name: &str) -> bool {
    let rust = [format!("fn {name}("), format!("fn {name}<")];
    let script =
        [format!("function {name}("), format!("const {name} = ("), format!("  {name}("), format!("private {name}(")];
    rust.iter().chain(&script).any(|text| source.contains(text.as_str()))
}

/// What is below the tables, and must not know them.
const BELOW: [&str; 6] = ["store", "outlet.rs", "post.rs", "world.rs", "ids.rs", "metrics.rs"];

fn sources(path: &Path) -> Vec<(PathBuf, String)> {
    if path.is_file() {
        return vec![(path.to_owned(), std::fs::read_to_string(path).unwrap())];
    }
    std::fs::read_dir(path).unwrap().flat_map(|entry| sources(&entry.unwrap().path())).collect()
}

#[test]
fn no_layer_of_the_server_knows_one_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let below = BELOW.iter().map(|name| (src.join(name), &["http", "serve", "room", "hub", "relay"][..]));
    let tables = ["room", "relay.rs", "hub.rs"].map(|name| (src.join(name), &["http", "serve"][..]));
    for (path, above) in below.chain(tables) {
        for (file, source) in sources(&path) {
            for line in source.lines().filter(|line| line.contains("crate::")) {
                let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
                let known = words.find(|word| above.contains(word));
                assert_eq!(known, None, "{}: {line}", file.display());
            }
        }
    }
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
