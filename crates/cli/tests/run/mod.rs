//! Starts the program and looks at what it did.
#![allow(dead_code)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// Runs the program with this standard input, in English.
pub(crate) fn run_with(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fireteam"));
    command.args(args).env("FIRETEAM_LANG", "en").env_remove("CLICOLOR_FORCE").env_remove("COLUMNS");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A player who has quit does not read to the end.
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.as_ref().to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is text");
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

pub(crate) fn run(args: &[&str]) -> Run {
    run_with(args, "")
}

/// The output of a run that must go well.
pub(crate) fn fine(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = run_with(args, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}\n{}", run.out);
    assert!(!run.out.contains("cli-"), "every sentence is in the catalogue: {}", run.out);
    run.out
}

/// The complaint of a run that must end as bad input does.
pub(crate) fn refused(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = run_with(args, input);
    assert_eq!(run.code, Some(2), "{args:?}\n{}\n{}", run.out, run.err);
    assert!(run.err.starts_with("error: "), "{}", run.err);
    run.err
}

/// An empty folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a folder");
    dir
}

/// Violet may shoot Dozer; Dozer holds a card that only he knows.
pub(crate) const SCENE: &str = "arena L1R1 | skulls 5 | turn violet\n\
    violet at r1c2 ammo RYB holds machine-gun powerups newton-red\n\
    dozer at r1c3 ammo RYB powerups teleporter-blue\n\
    sprog at r0c0 ammo RYB | tile r1c2 PYR\n";
