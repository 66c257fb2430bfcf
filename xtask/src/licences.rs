//! Everything the workspace is built from, on any platform, may be given away
//! with it. Cargo prints the licences; packages of other platforms, which no
//! build here has downloaded, it downloads for that. This is for machines without
//! cargo-deny, which takes longer to build than all that is checked here.

use std::process::Command;

/// The licences that are good, where cargo-deny reads them, too.
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
    bad.is_empty() && !text.is_empty()
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
    fn a_package_with_a_bad_licence_or_none_is_named_once() {
        let tree = "a v1\tMIT\nb v1\tGPL-3.0\nb v1\tGPL-3.0 (*)\n[build-dependencies]\nc v1\t\na v1\tMIT (*)\n";
        assert_eq!(misfits(tree), ["b v1\tGPL-3.0", "c v1\t"]);
    }
}
