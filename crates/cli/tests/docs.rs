//! The documentation, taken at its word: its scenes can be set up, its commands
//! are understood, and those with output under them print just that.

mod run;

use std::fs;
use std::path::{Path, PathBuf};

use run::{fine, run};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The README and all pages of the documentation, by name.
fn pages() -> Vec<(String, String)> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    files.push(root().join("README.md"));
    files.sort();
    let page =
        |path: &PathBuf| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap());
    files.iter().map(page).collect()
}

/// The text of every block of a kind.
fn blocks<'a>(text: &'a str, kind: &str) -> Vec<&'a str> {
    let parts: Vec<&str> = text.split("```").collect();
    let inside = parts.into_iter().skip(1).step_by(2);
    inside.filter_map(|block| block.strip_prefix(kind)?.strip_prefix('\n')).collect()
}

#[test]
fn every_scene_of_the_documentation_can_be_set_up() {
    let mut scenes = 0;
    for (name, game) in [
        ("scenes.md", "adrenaline"),
        ("scenes-team.md", "adrenaline-team"),
        ("scenes-tf2-board.md", "tf2-board"),
        ("scenes-tf2-turns.md", "tf2-turns"),
    ] {
        let pages = pages();
        let (_, text) = pages.iter().find(|(page, _)| page == name).unwrap();
        for scene in blocks(text, "scene") {
            fine(&["referee", "--game", game, "--scene", "-"], scene);
            scenes += 1;
        }
    }
    assert!(scenes >= 9, "{scenes}");
}

#[test]
fn every_example_of_the_rules_pages_can_be_put_before_the_referee() {
    let mut scenes = 0;
    for game in shelf::Shelf::embedded().games() {
        for scene in game.about().guide.iter().filter_map(|chapter| chapter.scene) {
            fine(&["referee", "--game", game.name(), "--scene", "-"], scene);
            scenes += 1;
        }
    }
    assert!(scenes >= 12, "{scenes}");
}

/// A command of the documentation and the lines under it.
struct Shown {
    page: String,
    args: Vec<String>,
    output: Vec<String>,
}

/// The arguments behind a command of ours; `None` for other programs.
fn args(line: &str) -> Option<Vec<String>> {
    let line = line.trim().trim_start_matches("$ ").trim_start_matches("time ");
    let line = line.split("  #").next()?.split(" > ").next()?.trim();
    let rest = ["fireteam", "cargo run --release --", "cargo run --release"].iter().find_map(|program| {
        let rest = line.strip_prefix(program)?;
        (rest.is_empty() || rest.starts_with(' ')).then_some(rest)
    })?;
    // What a shell would fill in.
    let rest = rest.replace("$seed", "1").replace("$(mktemp -d)", "folder");
    let words: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
    (words.first().map(String::as_str) != Some("-p")).then_some(words)
}

fn commands() -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    for (page, text) in pages() {
        for block in blocks(&text, "console") {
            let prompted = block.lines().any(|line| line.starts_with("$ "));
            let mut ours = false;
            for line in block.replace("\\\n", " ").lines() {
                if prompted && !line.starts_with("$ ") {
                    if ours && let Some(last) = all.last_mut() {
                        last.output.push(line.to_owned());
                    }
                    continue;
                }
                let args = args(line);
                ours = args.is_some();
                all.extend(args.map(|args| Shown { page: page.clone(), args, output: Vec::new() }));
            }
        }
    }
    all
}

/// Is this the line, where `…` in it stands for any text?
fn is_line(line: &str, expected: &str) -> bool {
    let mut parts = expected.split('…');
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// Does the output match the lines, where `…` alone stands for any lines?
fn matches(mut output: &[&str], expected: &[String]) -> bool {
    for (i, line) in expected.iter().enumerate() {
        if line == "…" {
            let rest = &expected[i + 1..];
            return (0..=output.len()).any(|skip| matches(&output[skip..], rest));
        }
        match output.split_first() {
            Some((first, others)) if is_line(first, line) => output = others,
            _ => return false,
        }
    }
    output.is_empty()
}

#[test]
fn every_command_with_output_under_it_prints_that() {
    std::env::set_current_dir(root()).unwrap();
    let mut ran = 0;
    for Shown { page, args, output } in commands().iter().filter(|shown| !shown.output.is_empty()) {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let run = run(&args);
        // The catalogue uses blanks that do not break.
        let printed = format!("{}{}", run.out, run.err).replace('\u{a0}', " ");
        let printed: Vec<&str> = printed.lines().collect();
        assert!(matches(&printed, output), "{page}: {args:?}\n{}", printed.join("\n"));
        ran += 1;
    }
    assert!(ran >= 12, "{ran}");
}

#[test]
fn every_command_without_output_is_understood() {
    let mut understood = 0;
    for Shown { page, args, .. } in commands().iter().filter(|shown| shown.output.is_empty()) {
        // Games by the thousand and servers are not run here; their flags and values are read all the same.
        let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
        args.push("--help");
        let run = run(&args);
        assert_eq!(run.code, Some(0), "{page}: {args:?}\n{}", run.err);
        understood += 1;
    }
    assert!(understood >= 20, "{understood}");
}

#[test]
fn an_ellipsis_stands_for_any_text_or_any_lines() {
    assert!(is_line("20 games in 0.10 s", "20 games in … s") && !is_line("20 games", "20 games in … s"));
    assert!(is_line("abc", "…") && is_line("a-b-c", "a…b…c") && !is_line("abcd", "abc"));
    let expected = ["a", "…", "z"].map(str::to_owned);
    assert!(matches(&["a", "b", "c", "z"], &expected) && matches(&["a", "z"], &expected));
    assert!(!matches(&["a", "z", "b"], &expected));
}
