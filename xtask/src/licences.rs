//! Everything the workspace is built from, on any platform, may be given away
//! with it, and there is one copy of each crate but for those that `deny.toml`
//! gives a reason for. Cargo prints packages and licences; packages of other platforms,
//! which no build here has downloaded, it downloads for that. This is for machines
//! without cargo-deny, which takes longer to build than all that is checked here.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// The licences that are good and the copies that stay, where cargo-deny reads them, too.
const DENY: &str = include_str!("../../deny.toml");

/// Prints the packages whose licence does not fit; true where there is none.
pub(crate) fn are_good() -> bool {
    let tree = Command::new("cargo")
        .args(["tree", "--workspace", "--locked", "--target", "all", "--prefix", "none", "--format", "{p}\t{l}"])
        .output();
    let out = match tree {
        Ok(out) if out.status.success() => out,
        Ok(out) => {
            eprintln!("{}", String::from_utf8_lossy(&out.stderr));
            return false;
        }
        Err(error) => {
            eprintln!("cannot run cargo: {error}");
            return false;
        }
    };
    let text = String::from_utf8_lossy(&out.stdout);
    let bad = misfits(&text);
    for line in &bad {
        eprintln!("a licence we cannot live with: {line}");
    }
    let copies = copies(&text);
    for line in &copies {
        eprintln!("more than one copy of a crate: {line}");
    }
    bad.is_empty() && copies.is_empty() && !text.is_empty()
}

/// The crates with several versions, less those that have a reason.
fn copies(tree: &str) -> Vec<String> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        if let (Some(name), Some(version)) = (words.next(), words.next().and_then(|word| word.strip_prefix('v')))
            && !may_stay(name, version)
        {
            all.entry(name).or_default().insert(version);
        }
    }
    let several = all.into_iter().filter(|(_, versions)| versions.len() > 1);
    several.map(|(name, versions)| format!("{name} {}", Vec::from_iter(versions).join(", "))).collect()
}

/// Is it on the list `skip`, as `{ name = "syn", version = "2" }`?
fn may_stay(name: &str, version: &str) -> bool {
    let list = DENY.split_once("skip = [").and_then(|(_, rest)| rest.split_once("\n]")).map_or("", |(list, _)| list);
    list.lines().filter(|line| line.trim_start().starts_with('{')).any(|line| {
        let mut said = line.split('"').skip(1).step_by(2);
        said.next() == Some(name) && said.next().is_some_and(|first| version.starts_with(&format!("{first}.")))
    })
}

/// The lines `package\tlicence` whose licence is missing or not a good one.
/// Cargo marks packages it has printed before with a star.
fn misfits(tree: &str) -> Vec<&str> {
    let mut bad: Vec<&str> = tree
        .lines()
        .map(|line| line.trim_end_matches(" (*)"))
        .filter(|line| line.split_once('\t').is_some_and(|(_, licence)| !is_good(licence)))
        .collect();
    bad.sort_unstable();
    bad.dedup();
    bad
}

/// The words of the list `allow`.
fn good() -> impl Iterator<Item = &'static str> {
    let list = DENY.split_once("allow = [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |(list, _)| list);
    list.split('"').skip(1).step_by(2)
}

/// Is one of the alternatives good in all its parts?
fn is_good(expression: &str) -> bool {
    // Old manifests say MIT/Apache-2.0; brackets hold alternatives only.
    let text = expression.replace('/', " OR ");
    let all = |one: &str| one.split('+').all(|part| good().any(|good| good == part.trim()));
    text.split(" AND ").all(|part| part.split(" OR ").any(|one| all(one.trim_matches(['(', ')', ' ']))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_they_are_meant() {
        assert!(is_good("MIT OR GPL-3.0"));
        assert!(is_good("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(is_good("Unlicense/MIT"));
        assert!(!is_good("GPL-3.0"));
        assert!(!is_good("MIT AND GPL-3.0"));
    }

    #[test]
    fn a_crate_with_two_versions_is_named_unless_there_is_a_reason() {
        let tree =
            "a v1.0.0\tMIT\nb v1.2.0 (proc-macro)\tMIT\na v1.1.0\tMIT\na v1.0.0\tMIT (*)\n[build-dependencies]\n";
        assert_eq!(copies(tree), ["a 1.0.0, 1.1.0"]);
        assert!(copies("syn v2.0.1\tMIT\nsyn v3.0.1\tMIT\n").is_empty());
        assert_eq!(copies("syn v1.0.1\tMIT\nsyn v20.0.1\tMIT\n"), ["syn 1.0.1, 20.0.1"]);
    }

    #[test]
    fn a_package_with_a_bad_licence_or_none_is_named_once() {
        let tree = "a v1\tMIT\nb v1\tGPL-3.0\nb v1\tGPL-3.0 (*)\n[build-dependencies]\nc v1\t\na v1\tMIT (*)\n";
        assert_eq!(misfits(tree), ["b v1\tGPL-3.0", "c v1\t"]);
    }
}
