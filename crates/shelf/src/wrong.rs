//! Everything that can be wrong with what people hand in.

use std::fmt;
use std::path::PathBuf;

use bots::BadSkill;
use table::{BadContent, BadScene, Message};

#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    NoGame {
        given: String,
        known: Vec<&'static str>,
    },
    /// A file or folder that cannot be used.
    File {
        path: PathBuf,
        reason: String,
    },
    /// A content file that the rules refuse; the path is there if it came from a folder.
    Content {
        path: Option<PathBuf>,
        bad: BadContent,
    },
    /// A setup that cannot be read: an unknown option, a word for a number.
    Option {
        reason: String,
    },
    /// A setup that the rules refuse, in the rules' words.
    Setup(Message),
    Scene(BadScene),
    Record {
        reason: String,
    },
    /// The games that cannot be loaded, by name, and what is wrong with each.
    Broken(Vec<(&'static str, Wrong)>),
    /// A bot whose network does not fit the game.
    Bot(BadSkill),
    /// A match that went on longer than any match should.
    Endless {
        game: u64,
    },
}

impl Wrong {
    pub(crate) fn record(reason: impl Into<String>) -> Wrong {
        Wrong::Record { reason: reason.into() }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoGame { given, known } => write!(f, "no such game: `{given}`; there are {}", known.join(", ")),
            Wrong::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Wrong::Content { path: None, bad } => write!(f, "{bad}"),
            Wrong::Content { path: Some(path), bad } => {
                let bad = BadContent { file: path.display().to_string(), ..bad.clone() };
                write!(f, "{bad}")
            }
            Wrong::Option { reason } => write!(f, "setup: {reason}"),
            // A caller with a catalogue says it in full.
            Wrong::Setup(message) => write!(f, "setup refused: {}", message.id),
            Wrong::Scene(bad) => write!(f, "scene: {bad}"),
            Wrong::Record { reason } => write!(f, "record: {reason}"),
            Wrong::Broken(games) => {
                // One line for each mistake: games can share files.
                let same = |a: &(&str, Wrong), b: &(&str, Wrong)| a.1 == b.1;
                let line = |games: &[(&str, Wrong)]| {
                    let names: Vec<&str> = games.iter().map(|(name, _)| *name).collect();
                    format!("{} cannot be loaded: {}", names.join(" and "), games[0].1)
                };
                f.write_str(&games.chunk_by(same).map(line).collect::<Vec<_>>().join("\n"))
            }
            Wrong::Bot(bad) => write!(f, "{bad}"),
            Wrong::Endless { game } => write!(f, "game {game} does not end"),
        }
    }
}

impl std::error::Error for Wrong {}
