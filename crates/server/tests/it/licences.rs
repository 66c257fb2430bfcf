//! Everything the workspace is built from may be given away with it.

use std::process::Command;

use serde_json::Value;

const GOOD: [&str; 12] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "CC0-1.0",
    "Unlicense",
    "0BSD",
];

/// Is one of the alternatives good in all its parts?
fn is_good(expression: &str) -> bool {
    // Old manifests say MIT/Apache-2.0; brackets hold alternatives only.
    let text = expression.replace('/', " OR ");
    let all = |one: &str| one.split('+').all(|part| GOOD.contains(&part.trim()));
    text.split(" AND ").all(|part| part.split(" OR ").any(|one| all(one.trim_matches(['(', ')', ' ']))))
}

#[test]
fn every_dependency_has_a_licence_we_can_live_with() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let out = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let all: Value = serde_json::from_slice(&out.stdout).unwrap();
    let bad: Vec<String> = all["packages"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(is_good))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    assert!(bad.is_empty(), "{bad:#?}");
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    assert!(is_good("MIT OR GPL-3.0"));
    assert!(is_good("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(is_good("Unlicense/MIT"));
    assert!(!is_good("GPL-3.0"));
    assert!(!is_good("MIT AND GPL-3.0"));
}
