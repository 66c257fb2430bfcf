#![doc = include_str!("../README.md")]

#[cfg(feature = "batch")]
mod batch;
#[cfg(feature = "batch")]
mod crew;
mod erased;
mod folder;
mod list;
mod numbers;
mod options;
mod record;
mod registry;
mod sim;
mod story;
mod threads;
mod ways;
mod wrong;

use std::path::Path;

#[cfg(feature = "batch")]
pub use batch::{AnyBatch, Arrays, BadAction, BatchPlan, outcome};
pub use bots::line;
pub use bots::{BadSkill, Bout, Pair, Plan, Rate, Skill, Strength};
pub use delta::{Changes, Offer, Packed, Shown, pack};
pub use erased::{Advice, AnyMatch, Outcome, Refused, Sitter, Thought, Told};
pub use numbers::{Chance, Numbered};
pub use options::{Opt, OptionKind};
pub use record::{Place, Record};
pub use registry::{AnyGame, Ladder};
pub use sim::{Report, SeatReport, Sim, Watch};
pub use story::{Curve, Mark, Story, Tool, Turn};
pub use threads::threads;
pub use ways::Way;
pub use wrong::Wrong;

/// All games, with their content loaded and checked.
#[derive(Debug)]
pub struct Shelf {
    games: Vec<Box<dyn AnyGame>>,
    broken: Vec<(&'static str, Wrong)>,
}

impl Shelf {
    /// The games as they come with the program.
    pub fn embedded() -> Shelf {
        Shelf::open(None).and_then(Shelf::whole).expect("the embedded content is sound")
    }

    /// The games with the content of a folder: `DIR/<game>/*.ron` replace the
    /// files of the same name. A file that replaces nothing is refused. A game
    /// whose content is bad stands aside with its error; the others can be played.
    pub fn open(content: Option<&Path>) -> Result<Shelf, Wrong> {
        if let Some(dir) = content {
            folder::only_games(dir, &list::homes())?;
        }
        let mut shelf = Shelf { games: Vec::new(), broken: Vec::new() };
        for loaded in list::all(content) {
            match loaded {
                Ok(game) => shelf.games.push(game),
                Err(broken) => shelf.broken.push(broken),
            }
        }
        Ok(shelf)
    }

    /// The shelf if nothing on it is broken; otherwise all that is wrong.
    pub fn whole(self) -> Result<Shelf, Wrong> {
        match self.broken.is_empty() {
            true => Ok(self),
            false => Err(Wrong::Broken(self.broken)),
        }
    }

    /// The games whose content is bad, by name.
    pub fn broken(&self) -> &[(&'static str, Wrong)] {
        &self.broken
    }

    /// The games that can be played, but for those that are listed nowhere.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(|game| &**game).filter(|game| game.about().listed)
    }

    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, Wrong> {
        if let Some((_, wrong)) = self.broken.iter().find(|(broken, _)| *broken == name) {
            return Err(wrong.clone());
        }
        let found = self.games.iter().find(|game| game.name() == name);
        let missing = || Wrong::NoGame { given: name.to_owned(), known: folder::listed(&list::homes()) };
        found.map(|game| &**game).ok_or_else(missing)
    }

    /// Rebuilds the match of a record; luck goes on from `seed`.
    pub fn load(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        self.game(&record.game)?.load(record, seed)
    }
}
