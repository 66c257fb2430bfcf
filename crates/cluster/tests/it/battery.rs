//! One battery for all stores: two nodes write at random, and every answer and
//! everything that can be read is what the model says.

use std::sync::Arc;

use rand::RngExt;
use server::store::{Backend, Claim, Job, Order, Page, RecordRow, Row, Session, Sqlite, TableRow, Writer};
use table::{Rng, rng};

use super::house;
use super::model::{Model, bare};

/// A process that writes, and what it believes to hold.
struct Node {
    backend: Arc<dyn Backend>,
    writer: Option<Box<dyn Writer>>,
    session: Box<dyn Session>,
    epochs: Vec<(i64, i64)>,
}

impl Node {
    fn open(backend: Arc<dyn Backend>) -> Node {
        let writer = Some(backend.writer().unwrap());
        let mut session = backend.session().unwrap();
        session.renew().unwrap();
        Node { backend, writer, session, epochs: Vec::new() }
    }
}

pub(crate) struct Battery {
    nodes: Vec<Node>,
    names: Vec<String>,
    pub(crate) model: Model,
    rng: Rng,
    made: i64,
}

const STATES: [&str; 3] = ["lobby", "playing", "over"];
const PEOPLE: [&str; 4] = ["ada", "grace", "józef", "mary"];

impl Battery {
    pub(crate) fn new(backends: Vec<Arc<dyn Backend>>, names: Vec<String>, seed: u64) -> Battery {
        let model = Model { fenced: backends[0].lease().is_some(), ..Model::default() };
        Battery { nodes: backends.into_iter().map(Node::open).collect(), names, model, rng: rng(seed), made: 0 }
    }

    fn any<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.rng.random_range(0..of.len())]
    }

    fn some_table(&mut self) -> Option<i64> {
        let all: Vec<i64> = self.model.stories.keys().copied().collect();
        (!all.is_empty()).then(|| self.any(&all))
    }

    fn table(&mut self, n: i64) -> TableRow {
        let seated = self.rng.random_range(0..PEOPLE.len());
        TableRow {
            n,
            id: format!("id{n}"),
            code: format!("code{n}"),
            game: self.any(&["adrenaline", "tf2-turns"]).to_owned(),
            state: self.any(&STATES).to_owned(),
            private: n % 5 == 0,
            due: self.rng.random_bool(0.5).then(|| self.rng.random_range(0..1000u64)).map(|due| due * 1000 + n as u64),
            meta: format!("{{\"note\": \"{}\"}}", "ż'\\\"\n%".repeat(self.rng.random_range(0..20))),
            people: PEOPLE[..seated].iter().map(|person| (*person).to_owned()).collect(),
        }
    }

    /// The next row of a story, or one that comes too late.
    fn row(&mut self, n: i64) -> Row {
        let story = &self.model.stories[&n];
        let (next, last) = (story.next(), story.rows.last().map_or(0, |row| row.seq));
        let seq = if self.rng.random_bool(0.15) { last } else { next };
        let keep = (seq > 0 && self.rng.random_bool(0.2)).then(|| self.rng.random_range(0..seq));
        let lines = if keep.is_some() { 0 } else { self.rng.random_range(u64::from(seq > 0)..4) };
        let lines: Vec<String> = (0..lines).map(|line| format!("violet @green{line}")).collect();
        let banks = self.rng.random_bool(0.3).then(|| format!("[{seq}]"));
        Row { seq, at: 1_700_000_000_000 + seq, lines: lines.join("\n"), keep, asked: self.rng.random(), banks }
    }

    fn record(&mut self, n: i64) -> RecordRow {
        RecordRow {
            n: 1_000_000 + self.rng.random_range(0..500),
            id: format!("id{n}"),
            game: self.any(&["adrenaline", "tf2-turns"]).to_owned(),
            listed: self.rng.random_bool(0.7),
            card: format!("{{\"card\": {n}}}"),
            record: "x".repeat(self.rng.random_range(0..5000)),
        }
    }

    fn job(&mut self) -> Job {
        let Some(n) = self.some_table().filter(|_| self.rng.random_bool(0.93)) else {
            // Now and then a number or a name that is taken.
            self.made += i64::from(self.made == 0 || self.rng.random_bool(0.9));
            let made = self.made;
            return Job::Create(self.table(made));
        };
        let old = self.model.stories[&n].table.clone();
        match self.rng.random_range(0..20) {
            0 => Job::Save(TableRow { id: old.id, code: old.code, game: old.game, ..self.table(n) }),
            1 => Job::Start { row: self.row(n), table: self.table(n) },
            2 => Job::Due { table: n, due: self.rng.random_bool(0.5).then(|| self.rng.random_range(0..1_000_000)) },
            3 => {
                let line = self.model.stories[&n].chat.len() as u32;
                Job::Chat {
                    table: n,
                    line: line - u32::from(line > 0 && self.rng.random_bool(0.2)),
                    text: format!("«{line}»"),
                }
            }
            4 => Job::End { record: self.record(n), table: self.table(n) },
            5 => Job::Upload(self.record(n)),
            6 if self.rng.random_bool(0.3) => Job::Remove { table: n },
            7 if self.rng.random_bool(0.2) => Job::Lobbies { due: self.rng.random_range(0..1_000_000) },
            8 => Job::Release { table: n },
            9 => Job::Probe,
            _ => Job::Append { table: n, row: self.row(n) },
        }
    }

    /// Some jobs in one commit, about different tables.
    fn commit(&mut self, node: usize) {
        let mut orders: Vec<Order> = Vec::new();
        for _ in 0..self.rng.random_range(1..8) {
            let job = self.job();
            let about = |job: &Job| job.table().or(if let Job::Create(table) = job { Some(table.n) } else { None });
            if orders.iter().any(|order| about(&order.job) == about(&job)) {
                continue;
            }
            // A table that was removed and made again has no claims.
            let held = self.nodes[node].epochs.iter().rev().find(|(n, _)| Some(*n) == job.table());
            let epoch = held.map(|(_, epoch)| *epoch).or(job.table().map(|_| 0)).filter(|_| self.rng.random_bool(0.95));
            orders.push(Order { job, epoch });
        }
        let writer = self.nodes[node].writer.as_mut().unwrap();
        let written = writer.commit(&orders.iter().collect::<Vec<_>>());
        if writer.has_chores() || self.rng.random_bool(0.05) {
            writer.do_chores();
        }
        let expected: Vec<_> = orders.iter().map(|order| self.model.write(order)).collect();
        assert_eq!(written, expected, "{orders:#?}");
    }

    pub(crate) fn step(&mut self) {
        let node = self.rng.random_range(0..self.nodes.len());
        match self.rng.random_range(0..100) {
            0 => self.restart(node),
            1..5 => self.check(node),
            5..25 => {
                let Some(n) = self.some_table() else { return };
                let claim = self.nodes[node].session.claim(&format!("id{n}")).unwrap();
                assert_eq!(claim, Some(self.model.claimed(node, n, &self.names)));
                if let Some(Claim::Mine(epoch)) = claim {
                    self.nodes[node].epochs.push((n, epoch));
                }
            }
            _ => self.commit(node),
        }
    }

    /// A node that stops lets go of everything.
    fn restart(&mut self, node: usize) {
        let there = &mut self.nodes[node];
        there.writer.take().unwrap().close().unwrap();
        there.writer = Some(there.backend.writer().unwrap());
        there.session = there.backend.session().unwrap();
        there.session.renew().unwrap();
        // The same name has come back at once, so what it had claimed is still its own.
        self.check(node);
    }

    /// Everything that can be read, by this node.
    pub(crate) fn check(&mut self, node: usize) {
        let before = self.rng.random_bool(0.3).then_some(self.made / 2);
        let model = &self.model;
        let db = &mut self.nodes[node].session;
        for story in model.stories.values() {
            let loaded = db.load(&story.table.id).unwrap().unwrap();
            assert_eq!(loaded.table, bare(&story.table));
            assert_eq!(loaded.rows.unwrap(), story.rows);
            assert_eq!(loaded.chat, story.chat.values().cloned().collect::<Vec<_>>());
            assert_eq!(loaded.recorded, model.records.values().any(|record| record.id == story.table.id));
            assert_eq!(db.invited(&story.table.code).unwrap().as_ref(), Some(&story.table.id));
        }
        assert!(db.load("nobody").unwrap().is_none() && db.invited("nothing").unwrap().is_none());
        for game in [None, Some("adrenaline".to_owned())] {
            for state in STATES {
                let page = Page { state: Some(state.to_owned()), game: game.clone(), before, limit: 7 };
                assert_eq!(db.list(&page).unwrap(), model.list(&page), "{page:?}");
            }
            let page = Page { game: game.clone(), limit: 7, ..Page::default() };
            let fits = |record: &&RecordRow| record.listed && game.as_ref().is_none_or(|game| record.game == *game);
            let cards = model.records.values().rev().filter(fits).map(|record| (record.n, record.card.clone()));
            assert_eq!(db.records(&page).unwrap(), cards.take(7).collect::<Vec<_>>());
        }
        for person in PEOPLE {
            assert_eq!(db.mine(person).unwrap(), model.mine(person));
            let page = Page { before: before.map(|_| 1_000_250), limit: 7, ..Page::default() };
            assert_eq!(db.my_records(person, &page).unwrap(), model.my_records(person, &page), "{person}, {page:?}");
        }
        let mut due = db.due(500_000).unwrap();
        let mut expected = model.due(node, 500_000);
        due.sort();
        expected.sort();
        assert_eq!(due, expected);
        let ids: Vec<String> = model.stories.values().map(|story| story.table.id.clone()).collect();
        let mut waiting = db.waiting(&ids).unwrap();
        waiting.sort();
        let mut lobbies: Vec<String> = model
            .stories
            .values()
            .filter(|story| story.table.state == "lobby")
            .map(|story| story.table.id.clone())
            .collect();
        lobbies.sort();
        assert_eq!(waiting, lobbies);
        for record in model.records.values() {
            assert_eq!(db.record(&record.id).unwrap().as_ref(), Some(record));
        }
        let newest = model.stories.keys().chain(model.records.keys()).max();
        assert!(db.newest().unwrap() >= newest.copied().unwrap_or(0));
    }
}

/// Two nodes on one store, by the store's kind.
fn stores(seed: u64) -> Vec<(&'static str, Battery, Option<tempfile::TempDir>)> {
    let dir = tempfile::tempdir().unwrap();
    let sqlite = || Arc::new(Sqlite::new(dir.path(), None)) as Arc<dyn Backend>;
    let names = || vec!["one".to_owned(), "two".to_owned()];
    let mut all = vec![("SQLite", Battery::new(vec![sqlite(), sqlite()], names(), seed), None)];
    all[0].2 = Some(dir);
    if let Some(address) = house::fresh() {
        let nodes = [house::node(&address), house::node(&address)];
        let names = nodes.iter().map(|node| node.node().to_owned()).collect();
        let backends = nodes.map(|node| Arc::new(node) as Arc<dyn Backend>).into();
        all.push(("PostgreSQL", Battery::new(backends, names, seed), None));
    }
    all
}

#[test]
fn every_store_is_a_list_of_stories() {
    for seed in 0..4 {
        for (name, mut battery, _dir) in stores(seed) {
            for _ in 0..250 {
                battery.step();
            }
            assert!(battery.model.stories.len() > 5, "{name}, seed {seed}: too little happened");
            battery.check(0);
            battery.check(1);
        }
    }
}
