//! Programs that may take a seat: each is introduced once, by the one who starts
//! things on this machine, and never freed, so that a skill can name it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::Shared;

use super::Fault;
use super::process::Process;

/// All that were introduced.
static PROGRAMS: Mutex<Vec<&'static Program>> = Mutex::new(Vec::new());

/// How long an answer may take where nobody says otherwise.
const LIMIT: Duration = Duration::from_secs(10);

/// A program, and its processes that wait for a match.
#[derive(Debug)]
pub struct Program {
    /// As it was given: `PROGRAM ARGUMENTS`, or `SECONDS:PROGRAM ARGUMENTS`.
    name: String,
    limit: Duration,
    idle: Mutex<Vec<Process>>,
    matches: AtomicU64,
    /// How many matches were lost by default, and why the first was.
    trouble: Mutex<Option<(u64, Fault)>>,
}

/// A program that has lost matches by default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub name: String,
    pub matches: u64,
    /// What went wrong the first time.
    pub first: Fault,
}

/// All programs that have lost matches by default.
pub fn troubles() -> Vec<Trouble> {
    let trouble = |program: &&Program| {
        let (matches, first) = held(&program.trouble).clone()?;
        Some(Trouble { name: format!("cmd:{program}"), matches, first })
    };
    held(&PROGRAMS).iter().filter_map(trouble).collect()
}

/// Has any program been introduced?
pub fn programs() -> bool {
    !held(&PROGRAMS).is_empty()
}

fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Program {
    /// The program of this name, introduced now or before. `None` if there is nothing to start.
    pub(crate) fn introduce(name: &str) -> Option<Shared<Program>> {
        if let Some(known) = Program::known(name) {
            return Some(known);
        }
        let (limit, command) = split(name);
        command.split_whitespace().next()?;
        let program = Program {
            name: name.to_owned(),
            limit,
            idle: Mutex::default(),
            matches: AtomicU64::new(0),
            trouble: Mutex::default(),
        };
        let program: &'static Program = Box::leak(Box::new(program));
        held(&PROGRAMS).push(program);
        Some(Shared(program))
    }

    /// The program of this name, if it was introduced.
    pub(crate) fn known(name: &str) -> Option<Shared<Program>> {
        held(&PROGRAMS).iter().find(|program| program.name == name).map(|program| Shared(*program))
    }

    /// A process that is ready for a match: one that waits, or a new one.
    pub(super) fn process(&self) -> Result<Process, Fault> {
        // The lock is not held while a process starts.
        let waiting = held(&self.idle).pop();
        waiting.map_or_else(|| Process::start(split(&self.name).1), Ok)
    }

    /// Can it be started?
    pub(crate) fn ready(&self) -> Result<(), Fault> {
        self.process().map(|process| self.rest(process))
    }

    pub(super) fn rest(&self, process: Process) {
        held(&self.idle).push(process);
    }

    pub(super) fn limit(&self) -> Duration {
        self.limit
    }

    pub(super) fn next_match(&self) -> u64 {
        1 + self.matches.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) fn note(&self, fault: &Fault) {
        let mut trouble = held(&self.trouble);
        let (matches, _) = trouble.get_or_insert_with(|| (0, fault.clone()));
        *matches += 1;
    }
}

/// The limit and the command of a name.
fn split(name: &str) -> (Duration, &str) {
    let given = name.split_once(':').and_then(|(first, rest)| {
        let limit = Duration::try_from_secs_f64(first.trim().parse().ok()?).ok()?;
        (!limit.is_zero()).then_some((limit, rest))
    });
    given.unwrap_or((LIMIT, name))
}

/// As it was given.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_before_the_program_is_its_limit() {
        assert_eq!(split("python3 agent.py"), (LIMIT, "python3 agent.py"));
        assert_eq!(split("2.5:python3 agent.py"), (Duration::from_millis(2500), "python3 agent.py"));
        assert_eq!(split("C:\\agent.exe"), (LIMIT, "C:\\agent.exe"));
        for no_limit in ["0:agent", "-1:agent", "nan:agent", "inf:agent"] {
            assert_eq!(split(no_limit), (LIMIT, no_limit));
        }
    }

    #[test]
    fn a_program_is_known_once_it_was_introduced() {
        assert_eq!(Program::known("no-such-agent"), None);
        let here = Program::introduce("no-such-agent");
        assert!(here.is_some() && here == Program::introduce("no-such-agent"));
        assert_eq!(Program::known("no-such-agent"), here);
        assert_eq!(Program::introduce(" "), None);
        assert_eq!(Program::introduce("5: "), None);
    }
}
