//! Public tables that wait for people, by the network that opened them: nobody
//! fills the list alone. Kept in memory only; no address is ever stored.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::source::Source;
use crate::store::{Error, Store};

#[derive(Debug)]
struct Table {
    id: String,
    /// It is in the store, which knows whether it still waits.
    stored: bool,
}

#[derive(Debug)]
pub(crate) struct Waiting {
    most: usize,
    by: Mutex<HashMap<Source, Vec<Table>>>,
    /// Stored since the other servers were last told, if there are any.
    new: Option<Mutex<Vec<(Source, String)>>>,
}

/// More networks than this are forgotten.
const MANY: usize = 20_000;

impl Waiting {
    pub(crate) fn new(most: usize, is_shared: bool) -> Waiting {
        let new = (is_shared && most < usize::MAX).then(Mutex::default);
        Waiting { most, by: Mutex::default(), new }
    }

    fn by(&self) -> MutexGuard<'_, HashMap<Source, Vec<Table>>> {
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for this table. No, if too many of this network wait.
    pub(crate) async fn add(&self, store: &Store, from: Source, id: &str) -> Result<bool, Error> {
        if self.most == usize::MAX {
            return Ok(true);
        }
        let full = self.by().get(&from).is_some_and(|tables| tables.len() >= self.most);
        if full {
            self.forget_started(store, from).await?;
        }
        let mut by = self.by();
        if by.len() > MANY {
            by.clear();
        }
        let tables = by.entry(from).or_default();
        let fits = tables.len() < self.most;
        if fits {
            tables.push(Table { id: id.to_owned(), stored: false });
        }
        Ok(fits)
    }

    async fn forget_started(&self, store: &Store, from: Source) -> Result<(), Error> {
        let known: Vec<String> =
            self.by().get(&from).into_iter().flatten().filter(|table| table.stored).map(|t| t.id.clone()).collect();
        let still = store.waiting(known.clone()).await?;
        if let Some(tables) = self.by().get_mut(&from) {
            tables.retain(|table| !known.contains(&table.id) || still.contains(&table.id));
        }
        Ok(())
    }

    fn new_ones(&self) -> Option<MutexGuard<'_, Vec<(Source, String)>>> {
        self.new.as_ref().map(|new| new.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Those stored here since this was last asked.
    pub(crate) fn news(&self) -> Vec<(Source, String)> {
        self.new_ones().map(|mut new| std::mem::take(&mut *new)).unwrap_or_default()
    }

    /// Another server has stored one.
    pub(crate) fn hear(&self, from: Source, id: String) {
        self.by().entry(from).or_default().push(Table { id, stored: true });
    }

    /// The table is stored, or will never be.
    pub(crate) fn settle(&self, from: Source, id: &str, stored: bool) {
        if let Some(mut new) = self.new_ones().filter(|_| stored) {
            new.push((from, id.to_owned()));
        }
        if let Some(tables) = self.by().get_mut(&from) {
            tables.retain_mut(|table| {
                let mine = table.id == id;
                table.stored |= mine && stored;
                !mine || stored
            });
        }
    }
}
