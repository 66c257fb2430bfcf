//! The contents that tables are played with: the newest for new tables, and for each table in
//! progress and each record the one it was begun with. A folder may be watched: what is
//! sound becomes the newest, and what is not is told in the log and used by nobody.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use shelf::{AnyGame, AnyMatch, Record, Shelf, Wrong};
use tracing::{info, warn};

use crate::hub::Hub;

/// The folder is looked at so often.
const LOOK: Duration = Duration::from_millis(500);

/// Read once, however many servers a process has.
static EMBEDDED: LazyLock<Shelf> = LazyLock::new(Shelf::embedded);

/// Contents are never freed, as the compiled rules in them are not: every match points at its own.
#[derive(Debug)]
pub(crate) struct Contents {
    /// The newest last; never empty.
    all: RwLock<Vec<&'static Shelf>>,
}

impl Contents {
    /// As they come with the program.
    pub(crate) fn embedded() -> Contents {
        Contents { all: RwLock::new(vec![&EMBEDDED]) }
    }

    /// Those of a folder, if there is one.
    pub(crate) fn open(folder: Option<&Path>) -> Result<Contents, Wrong> {
        let Some(folder) = folder else { return Ok(Contents::embedded()) };
        let shelf: &'static Shelf = Box::leak(Box::new(Shelf::open(Some(folder))?.whole()?));
        Ok(Contents { all: RwLock::new(vec![shelf]) })
    }

    fn newest(&self) -> &'static Shelf {
        self.all.read().unwrap_or_else(PoisonError::into_inner).last().expect("there is always one")
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.newest().games()
    }

    pub(crate) fn game(&self, name: &str) -> Result<&'static dyn AnyGame, Wrong> {
        self.newest().game(name)
    }

    /// Rebuilds the match of a record with the content it was played with, if that is here.
    pub(crate) fn load(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        let all = self.all.read().unwrap_or_else(PoisonError::into_inner).clone();
        let fits = |shelf: &&&Shelf| shelf.game(&record.game).is_ok_and(|game| game.has_content(&record.content));
        all.iter().rev().find(fits).copied().unwrap_or_else(|| self.newest()).load(record, seed)
    }

    /// From now on for new tables, unless nothing has changed. Returns the games that are others now.
    fn add(&self, shelf: Shelf) -> Vec<&'static str> {
        let now = self.newest();
        let other = |game: &dyn AnyGame| {
            let same = |known: &dyn AnyGame| {
                known.fingerprint() == game.fingerprint() && known.own_words() == game.own_words()
            };
            !now.game(game.name()).is_ok_and(same)
        };
        let others: Vec<&'static str> = shelf.games().filter(|game| other(*game)).map(AnyGame::name).collect();
        if !others.is_empty() {
            self.all.write().unwrap_or_else(PoisonError::into_inner).push(Box::leak(Box::new(shelf)));
        }
        others
    }
}

/// Looks at the folder for ever, and loads it whenever a file in it has changed.
pub(crate) async fn watch(hub: Arc<Hub>, folder: PathBuf) {
    let mut seen = state(&folder);
    loop {
        tokio::time::sleep(LOOK).await;
        let now = state(&folder);
        if now == seen {
            continue;
        }
        seen = now;
        let (there, from) = (hub.clone(), folder.clone());
        let load = move || Shelf::open(Some(&from)).and_then(Shelf::whole).map(|shelf| there.shelf.add(shelf));
        match tokio::task::spawn_blocking(load).await {
            Ok(Ok(games)) if games.is_empty() => {}
            Ok(Ok(games)) => info!(games = games.join(", "), "new content for new tables"),
            Ok(Err(wrong)) => warn!("the content stays as it was: {wrong}"),
            Err(_) => warn!("the content stays as it was: it could not be loaded"),
        }
    }
}

/// The files of the folder with their times and lengths: what changes when somebody saves one.
fn state(folder: &Path) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
    let mut files = Vec::new();
    let list = |dir: &Path| {
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()).collect::<Vec<_>>()
    };
    for path in list(folder).iter().flat_map(|dir| list(dir)) {
        if let Ok(about) = path.metadata() {
            files.push((path, about.modified().ok(), about.len()));
        }
    }
    files.sort();
    files
}
