//! The documentation, taken at its word: its scenes can be set up, and its
//! commands print what it says they print.

mod run;

use std::fs;

use run::{fine, run};

/// The text of every block of a kind in a file of the documentation.
fn blocks(file: &str, kind: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("{}/../../docs/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let parts: Vec<&str> = text.split("```").collect();
    let inside = parts.iter().skip(1).step_by(2);
    inside.filter_map(|block| block.strip_prefix(&format!("{kind}\n"))).map(str::to_owned).collect()
}

#[test]
fn every_scene_of_the_documentation_can_be_set_up() {
    let scenes = blocks("scenes.md", "scene");
    assert!(scenes.len() >= 6);
    for scene in scenes {
        fine(&["referee", "--scene", "-"], scene);
    }
}

/// Does the output match the lines, where `…` stands for any lines?
fn matches(mut output: &[&str], expected: &[&str]) -> bool {
    for (i, line) in expected.iter().enumerate() {
        if *line == "…" {
            let rest = &expected[i + 1..];
            return (0..=output.len()).any(|skip| matches(&output[skip..], rest));
        }
        match output.split_first() {
            Some((first, others)) if first == line => output = others,
            _ => return false,
        }
    }
    output.is_empty()
}

#[test]
fn every_command_of_the_documentation_prints_what_is_written_there() {
    std::env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap();
    let mut commands = 0;
    for block in blocks("command-line.md", "console") {
        for example in block.split("$ fireteam ").skip(1) {
            let (command, expected) = example.split_once('\n').unwrap();
            let args: Vec<&str> = command.split_whitespace().collect();
            let run = run(&args);
            // The catalogue uses blanks that do not break.
            let printed = format!("{}{}", run.out, run.err).replace('\u{a0}', " ");
            let (printed, expected): (Vec<&str>, Vec<&str>) = (printed.lines().collect(), expected.lines().collect());
            assert!(matches(&printed, &expected), "{command}\n{}", printed.join("\n"));
            commands += 1;
        }
    }
    assert!(commands >= 9);
}
