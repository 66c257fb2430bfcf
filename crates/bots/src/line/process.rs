//! One running program. A thread writes to it and another reads from it, so that
//! nobody waits longer for it than the limit allows.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Fault;
use super::said::{Said, Wanted};

/// A program may take its time to load what it needs.
const START: Duration = Duration::from_secs(60);

/// A program that has closed its output has this long to end by itself.
const END: Duration = Duration::from_millis(300);

/// No line is longer.
const LONGEST: u64 = 1 << 20;

/// Lines that wait to be heard; a program that writes more waits itself.
const AHEAD: usize = 64;

#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to: Sender<Vec<u8>>,
    from: Receiver<Result<String, Fault>>,
    wanted: Wanted,
    asked: u64,
}

/// Until when a program must have answered, and what it was given.
pub(super) struct Deadline {
    limit: Duration,
    until: Instant,
}

impl Process {
    /// Starts a program and waits until it is ready.
    pub(super) fn start(command: &str) -> Result<Process, Fault> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| Fault::Start("nothing is named".to_owned()))?;
        let child = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child =
            child.map_err(|error| Fault::Start(format!("{program}: {}", error.to_string().to_lowercase())))?;
        let (to, outgoing) = mpsc::channel::<Vec<u8>>();
        let (incoming, from) = mpsc::sync_channel(AHEAD);
        if let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            std::thread::spawn(move || {
                // A program that reads no more is one that has ended: its output tells.
                while let Ok(line) = outgoing.recv() {
                    if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
                        return;
                    }
                }
            });
            std::thread::spawn(move || read(BufReader::new(stdout), &incoming));
        }
        let mut process = Process { child, to, from, wanted: Wanted::default(), asked: 0 };
        process.send(&json!({ "type": "hello", "protocol": 1, "version": env!("CARGO_PKG_VERSION") }));
        let deadline = process.deadline(START);
        let said = process.hear(&deadline).map_err(|fault| Fault::Start(fault.to_string()))?;
        process.wanted = said.wanted().map_err(Fault::Start)?;
        Ok(process)
    }

    pub(super) fn wanted(&self) -> &Wanted {
        &self.wanted
    }

    /// The number of the next question.
    pub(super) fn next_question(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    pub(super) fn send(&self, message: &Value) {
        let mut line = message.to_string().into_bytes();
        line.push(b'\n');
        // Where the writer has gone, the reader says why.
        let _ = self.to.send(line);
    }

    pub(super) fn deadline(&self, limit: Duration) -> Deadline {
        Deadline { limit, until: Instant::now() + limit }
    }

    /// The next line that is meant for us. What does not begin with a brace is chatter.
    pub(super) fn hear(&mut self, deadline: &Deadline) -> Result<Said, Fault> {
        loop {
            let left = deadline.until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left) {
                Ok(Ok(line)) if line.trim_start().starts_with('{') => return Said::read(&line),
                Ok(Ok(_)) if !left.is_zero() => {}
                Ok(Err(fault)) => return Err(fault),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended(self.end())),
                Ok(Ok(_)) | Err(RecvTimeoutError::Timeout) => {
                    return Err(Fault::Late(deadline.limit.as_millis() as u64));
                }
            }
        }
    }

    /// How it ended.
    fn end(&mut self) -> String {
        let until = Instant::now() + END;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Err(error) => return error.to_string(),
            }
        }
        "it closed its output".to_owned()
    }
}

/// Nobody needs it any more.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands on line after line, to the end of the output or of our interest.
fn read(mut from: impl BufRead, to: &SyncSender<Result<String, Fault>>) {
    loop {
        let mut line = Vec::new();
        let Ok(length) = from.by_ref().take(LONGEST).read_until(b'\n', &mut line) else { return };
        let line = match length as u64 {
            0 => return,
            LONGEST if line.last() != Some(&b'\n') => {
                Err(Fault::Nonsense(format!("a line longer than {LONGEST} bytes")))
            }
            _ => Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
        };
        let ends = line.is_err();
        if to.send(line).is_err() || ends {
            return;
        }
    }
}
