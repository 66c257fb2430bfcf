//! What a store is, without a store: a list of stories, and everything around them.

use std::collections::BTreeMap;

use server::store::{Claim, Error, Job, Order, Page, RecordRow, Row, TableRow};

#[derive(Clone, Debug)]
pub(crate) struct Story {
    pub(crate) table: TableRow,
    pub(crate) rows: Vec<Row>,
    pub(crate) chat: BTreeMap<u32, String>,
    /// Claims so far, and who holds the last one. Nothing is written in the name of none.
    pub(crate) epoch: i64,
    pub(crate) owner: Option<usize>,
}

impl Story {
    /// The number of the next row.
    pub(crate) fn next(&self) -> u64 {
        self.rows.last().map_or(0, |row| row.seq + row.lines.lines().count() as u64 + u64::from(row.keep.is_some()))
    }

    fn append(&mut self, row: &Row) -> Result<(), Error> {
        // A beginning without lines gives its place to the first answer.
        if let [first] = &mut self.rows[..]
            && (first.seq, row.seq) == (0, 0)
            && first.lines.is_empty()
            && first.keep.is_none()
            && !row.lines.is_empty()
        {
            *first = row.clone();
            return Ok(());
        }
        if self.rows.iter().any(|there| there.seq >= row.seq) {
            return Err(Error::Conflict);
        }
        self.rows.push(row.clone());
        Ok(())
    }

    fn save(&mut self, table: &TableRow) {
        let TableRow { state, due, meta, people, .. } = table.clone();
        self.table = TableRow { state, due, meta, people, ..self.table.clone() };
    }
}

#[derive(Debug, Default)]
pub(crate) struct Model {
    pub(crate) stories: BTreeMap<i64, Story>,
    pub(crate) records: BTreeMap<i64, RecordRow>,
    /// Several nodes may claim; otherwise every claim is granted and has the same epoch.
    pub(crate) fenced: bool,
}

impl Model {
    pub(crate) fn claim(&mut self, node: usize, n: i64) -> Result<i64, usize> {
        let fenced = self.fenced;
        let story = self.stories.get_mut(&n).expect("a table that is there");
        match story.owner {
            _ if !fenced => Ok(0),
            Some(other) if other != node => Err(other),
            _ => {
                story.owner = Some(node);
                story.epoch += 1;
                Ok(story.epoch)
            }
        }
    }

    pub(crate) fn write(&mut self, Order { job, epoch }: &Order) -> Result<(), Error> {
        if let (true, Some(n), Some(epoch)) = (self.fenced, job.table(), epoch)
            && self.stories.get(&n).is_none_or(|story| story.epoch != *epoch || story.epoch == 0)
        {
            return Err(Error::Fenced);
        }
        match job {
            Job::Create(table) => {
                let same = |story: &Story| story.table.id == table.id || story.table.code == table.code;
                if self.stories.contains_key(&table.n) || self.stories.values().any(same) {
                    return Err(Error::Conflict);
                }
                let story =
                    Story { table: table.clone(), rows: Vec::new(), chat: BTreeMap::new(), epoch: 0, owner: None };
                self.stories.insert(table.n, story);
            }
            Job::Save(table) => self.story(table.n).save(table),
            Job::Append { table, row } => self.story(*table).append(row)?,
            Job::Start { table, row } => {
                self.story(table.n).append(row)?;
                self.story(table.n).save(table);
            }
            Job::Due { table, due } => self.story(*table).table.due = *due,
            Job::Chat { table, line, text } => {
                let chat = &mut self.story(*table).chat;
                if chat.contains_key(line) {
                    return Err(Error::Conflict);
                }
                chat.insert(*line, text.clone());
            }
            Job::End { table, record } => {
                self.keep(record);
                self.story(table.n).save(table);
            }
            Job::Upload(record) => self.keep(record),
            Job::Remove { table } => drop(self.stories.remove(table)),
            Job::Lobbies { due } => {
                let lobbies = self.stories.values_mut().map(|story| &mut story.table);
                for table in lobbies.filter(|table| table.state == "lobby" && table.due.is_none()) {
                    table.due = Some(*due);
                }
            }
            Job::Release { table } => self.story(*table).owner = None,
            Job::Key { .. } | Job::Probe => {}
        }
        Ok(())
    }

    fn story(&mut self, n: i64) -> &mut Story {
        self.stories.get_mut(&n).expect("a table that is there")
    }

    /// A record once written stays as it is.
    fn keep(&mut self, record: &RecordRow) {
        if self.records.values().all(|there| there.id != record.id) {
            self.records.entry(record.n).or_insert_with(|| record.clone());
        }
    }

    pub(crate) fn list(&self, page: &Page) -> Vec<TableRow> {
        let fits = |table: &&TableRow| {
            !table.private
                && Some(&table.state) == page.state.as_ref()
                && page.game.as_ref().is_none_or(|game| table.game == *game)
                && page.before.is_none_or(|before| table.n < before)
        };
        let tables = self.stories.values().rev().map(|story| &story.table).filter(fits);
        tables.take(page.limit as usize).map(bare).collect()
    }

    pub(crate) fn mine(&self, person: &str) -> Vec<(TableRow, u32)> {
        let fits = |story: &&Story| {
            story.table.people.iter().any(|one| one == person) && ["lobby", "playing"].contains(&&*story.table.state)
        };
        let asked = |story: &Story| story.rows.last().map_or(0, |row| row.asked);
        self.stories.values().rev().filter(fits).map(|story| (bare(&story.table), asked(story))).collect()
    }

    /// The records of tables where a person sat, whether they are listed or not.
    pub(crate) fn my_records(&self, person: &str, page: &Page) -> Vec<(i64, String, String)> {
        let sat = |record: &RecordRow| {
            let mut tables = self.stories.values().map(|story| &story.table).filter(|table| table.id == record.id);
            tables.find(|table| table.people.iter().any(|one| one == person))
        };
        let before = page.before.unwrap_or(i64::MAX);
        let mine = |(n, record): (&i64, &RecordRow)| Some((*n, record.card.clone(), sat(record)?.meta.clone()));
        self.records.range(..before).rev().filter_map(mine).take(page.limit as usize).collect()
    }

    /// The tables that are due and that nobody but this node looks after.
    pub(crate) fn due(&self, node: usize, now: u64) -> Vec<String> {
        let free = |story: &&Story| story.owner.is_none_or(|owner| owner == node);
        let due = |story: &Story| Some((story.table.due.filter(|due| *due <= now)?, story.table.id.clone()));
        let mut all: Vec<_> = self.stories.values().filter(free).filter_map(due).collect();
        all.sort();
        all.into_iter().map(|(_, id)| id).collect()
    }

    /// What a claim of this node must say, with the names of all nodes.
    pub(crate) fn claimed(&mut self, node: usize, n: i64, names: &[String]) -> Claim {
        self.claim(node, n).map_or_else(|other| Claim::Of(names[other].clone()), Claim::Mine)
    }
}

/// As it is read back: who sits there is in `meta`.
pub(crate) fn bare(table: &TableRow) -> TableRow {
    TableRow { people: Vec::new(), ..table.clone() }
}
