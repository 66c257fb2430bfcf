//! Where answers come from: an editor with history and completion on
//! a terminal, plain lines from a pipe.

use std::io::{self, BufRead, IsTerminal};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

/// What a person gave.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line, fit to be printed.
    Line(String),
    /// The end of input.
    End,
    /// Ctrl-C.
    Stop,
}

/// Standard input.
pub(crate) enum Listener {
    Terminal(Box<Editor<Known, MemHistory>>),
    Pipe,
}

impl Listener {
    pub(crate) fn new() -> Listener {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let editor = match io::stdin().is_terminal() && io::stdout().is_terminal() {
            true => Editor::with_history(config, history).ok(),
            false => None,
        };
        editor.map_or(Listener::Pipe, |editor| Listener::Terminal(Box::new(editor)))
    }

    /// Is what is typed seen already?
    pub(crate) fn echoes(&self) -> bool {
        io::stdin().is_terminal()
    }

    /// The next line; `words` are completed.
    pub(crate) fn line(&mut self, prompt: &str, words: Vec<String>) -> io::Result<Heard> {
        match self {
            Listener::Terminal(editor) => {
                editor.set_helper(Some(Known { words }));
                match editor.readline(prompt) {
                    Ok(line) => Ok(Heard::Line(printable(&line))),
                    Err(ReadlineError::Interrupted) => Ok(Heard::Stop),
                    Err(ReadlineError::Eof) => Ok(Heard::End),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(other) => Err(io::Error::other(other)),
                }
            }
            Listener::Pipe => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
                Ok(if read == 0 { Heard::End } else { Heard::Line(printable(&String::from_utf8_lossy(&bytes))) })
            }
        }
    }
}

fn printable(line: &str) -> String {
    line.trim().chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The words that can be typed now.
pub(crate) struct Known {
    words: Vec<String>,
}

impl Known {
    /// Where the last word of a line begins, and what it may become. As in
    /// answers, `@` and `+` may be left out.
    fn completions(&self, line: &str) -> (usize, Vec<String>) {
        let start = line.rfind(' ').map_or(0, |at| at + 1);
        let bare = |word: &str| word.trim_start_matches(['@', '+']).to_lowercase();
        let begun = bare(&line[start..]);
        (start, self.words.iter().filter(|word| bare(word).starts_with(&begun)).cloned().collect())
    }
}

impl Completer for Known {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.completions(&line[..pos]))
    }
}

impl Hinter for Known {
    type Hint = String;
}

impl Highlighter for Known {}
impl Validator for Known {}
impl Helper for Known {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_begun_word_is_completed_from_the_answers() {
        let known = Known { words: ["run", "@dozer", "r1c2", "r1c3", "why"].map(str::to_owned).to_vec() };
        let found = |line: &str| known.completions(line);
        assert_eq!(found("do"), (0, vec!["@dozer".to_owned()]));
        assert_eq!(found("@D"), (0, vec!["@dozer".to_owned()]));
        assert_eq!(found("why r1"), (4, vec!["r1c2".to_owned(), "r1c3".to_owned()]));
        assert_eq!(found("").1.len(), 5);
        assert!(found("fly").1.is_empty());
    }

    #[test]
    fn a_line_is_fit_to_be_printed() {
        assert_eq!(printable("  run\u{1b}[A\n"), "run\u{fffd}[A");
    }
}
