//! What only this store has: its journal, layouts of its file, a full disk, copies.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use super::*;
use crate::ids;
use crate::metrics::Metrics;
use crate::store::{Row, Store};

fn open(dir: &Path) -> (Store, Arc<Metrics>) {
    let metrics = Arc::new(Metrics::default());
    (Store::open(Arc::new(Sqlite::new(dir, None)), metrics.clone(), None).unwrap(), metrics)
}

fn table(n: i64) -> TableRow {
    TableRow {
        n,
        id: format!("id{n}"),
        code: format!("code{n}"),
        game: "adrenaline".to_owned(),
        state: "playing".to_owned(),
        private: false,
        due: None,
        meta: "{}".to_owned(),
        people: vec!["ada".to_owned()],
    }
}

fn row(seq: u64, lines: &str) -> Row {
    Row { seq, at: 5, lines: lines.to_owned(), keep: None, asked: 1, banks: None }
}

async fn rows_of(store: &Store, n: i64) -> Vec<Row> {
    store.load(&format!("id{n}")).await.unwrap().unwrap().rows.unwrap()
}

#[tokio::test]
async fn what_was_written_is_read_back_after_opening_again() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    let secret = store.secret();
    store.write(Job::Create(table(1))).await.unwrap();
    store.write(Job::Append { table: 1, row: row(0, "luck violet") }).await.unwrap();
    store.write(Job::Append { table: 1, row: row(1, "violet run\nluck newton-red") }).await.unwrap();
    store.write(Job::Chat { table: 1, line: 0, text: "hello".to_owned() }).await.unwrap();
    store.close();
    let (store, _) = open(dir.path());
    assert_eq!(store.secret(), secret);
    let loaded = store.load("id1").await.unwrap().unwrap();
    assert_eq!(loaded.rows.unwrap(), [row(0, "luck violet"), row(1, "violet run\nluck newton-red")]);
    assert_eq!(loaded.chat, ["hello"]);
    assert_eq!(store.invited("code1").await.unwrap().as_deref(), Some("id1"));
    assert!(store.load("id2").await.unwrap().is_none());
    let mine = store.mine("ada").await.unwrap();
    assert_eq!((mine.len(), mine[0].1), (1, 1));
    store.close();
}

#[tokio::test]
async fn the_second_writer_of_a_moment_is_refused_and_the_rest_of_the_group_stands() {
    let dir = tempfile::tempdir().unwrap();
    let (store, metrics) = open(dir.path());
    store.write(Job::Create(table(1))).await.unwrap();
    let jobs = [(0, "a"), (0, "b"), (1, "c"), (1, "d"), (2, "e")];
    let before = metrics.commits.load(Relaxed);
    let writes: Vec<_> =
        jobs.iter().map(|(seq, lines)| store.write(Job::Append { table: 1, row: row(*seq, lines) })).collect();
    let results = futures_util::future::join_all(writes).await;
    assert_eq!(results, [Ok(()), Err(Error::Conflict), Ok(()), Err(Error::Conflict), Ok(())]);
    assert!(metrics.commits.load(Relaxed) - before <= 5);
    let rows = rows_of(&store, 1).await;
    assert_eq!(rows.iter().map(|row| row.lines.as_str()).collect::<Vec<_>>(), ["a", "c", "e"]);
    store.close();
}

/// How many rows are in the stories and in the journal.
fn rows(dir: &Path) -> (u32, u32) {
    let db = Connection::open(file(dir)).unwrap();
    let count = |table| db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
    (count("answers"), count("journal"))
}

#[tokio::test]
async fn answers_are_read_from_the_journal_until_they_are_sorted_into_their_stories() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    for n in [1, 2] {
        store.write(Job::Create(table(n))).await.unwrap();
        store.write(Job::Append { table: n, row: row(0, "first") }).await.unwrap();
    }
    let asked = |seq| Row { asked: 2, ..row(seq, "later") };
    for seq in 1..4 {
        store.write(Job::Append { table: 1, row: asked(seq) }).await.unwrap();
    }
    assert_eq!(rows(dir.path()), (2, 3));
    let story = [row(0, "first"), asked(1), asked(2), asked(3)];
    assert_eq!(rows_of(&store, 1).await, story);
    assert_eq!(rows_of(&store, 2).await, [row(0, "first")]);
    let asks: Vec<(i64, u32)> =
        store.mine("ada").await.unwrap().iter().map(|(table, asked)| (table.n, *asked)).collect();
    assert_eq!(asks, [(2, 1), (1, 2)]);
    store.close();
    assert_eq!(rows(dir.path()), (5, 0), "closed in good order");
    let (store, _) = open(dir.path());
    assert_eq!(rows_of(&store, 1).await, story);
    assert_eq!(store.write(Job::Append { table: 1, row: asked(3) }).await, Err(Error::Conflict));
    store.write(Job::Append { table: 1, row: asked(4) }).await.unwrap();
    store.close();
}

#[tokio::test]
async fn a_long_journal_is_sorted_in_while_it_is_written() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    store.write(Job::Create(table(1))).await.unwrap();
    let writes = (1..=1500).map(|seq| store.write(Job::Append { table: 1, row: row(seq, "x") }));
    assert!(futures_util::future::join_all(writes).await.iter().all(Result::is_ok));
    store.write(Job::Probe).await.unwrap();
    let (stories, journal) = rows(dir.path());
    assert_eq!(stories + journal, 1500);
    assert!(stories >= 1024, "{stories}");
    assert_eq!(rows_of(&store, 1).await.len(), 1500);
    store.close();
}

#[tokio::test]
async fn two_processes_on_one_file_refuse_each_others_moments() {
    let dir = tempfile::tempdir().unwrap();
    let ((one, _), (other, _)) = (open(dir.path()), open(dir.path()));
    one.write(Job::Create(table(1))).await.unwrap();
    let append = |seq, lines: &str| Job::Append { table: 1, row: row(seq, lines) };
    one.write(append(1, "a")).await.unwrap();
    assert_eq!(other.write(append(1, "b")).await, Err(Error::Conflict));
    other.write(append(2, "c")).await.unwrap();
    assert_eq!(one.write(append(2, "d")).await, Err(Error::Conflict));
    one.write(append(3, "e")).await.unwrap();
    let lines = |loaded: Loaded| loaded.rows.unwrap().into_iter().map(|row| row.lines).collect::<String>();
    assert_eq!(lines(other.load("id1").await.unwrap().unwrap()), "ace");
    other.close();
    assert_eq!(one.write(append(3, "f")).await, Err(Error::Conflict), "the other has sorted it in");
    one.close();
}

#[tokio::test]
async fn files_of_earlier_layouts_are_taken_over() {
    let games = "DROP INDEX tables_of_game; DROP INDEX records_of_game";
    let sitting = format!("DROP INDEX sitting_at; {games}");
    let journal = format!("DROP TABLE journal; {sitting}");
    for (layout, lacks) in [(1, &*journal), (2, &sitting), (3, games)] {
        let dir = tempfile::tempdir().unwrap();
        let (store, _) = open(dir.path());
        store.write(Job::Create(table(1))).await.unwrap();
        store.write(Job::Append { table: 1, row: row(0, "a") }).await.unwrap();
        store.close();
        let db = Connection::open(file(dir.path())).unwrap();
        db.execute_batch(&format!("{lacks}; PRAGMA user_version = {layout}")).unwrap();
        drop(db);
        let (store, _) = open(dir.path());
        store.write(Job::Append { table: 1, row: row(1, "b") }).await.unwrap();
        assert_eq!(rows_of(&store, 1).await, [row(0, "a"), row(1, "b")]);
        store.close();
        assert!(plan_of_leaving(dir.path()).contains("SEARCH sitting USING"));
        assert!(plan(dir.path(), &read::list_sql(true), 4).contains("tables_of_game"));
    }
}

/// How SQLite finds those who have left a table.
fn plan_of_leaving(dir: &Path) -> String {
    plan(dir, write::GONE, 2)
}

fn plan(dir: &Path, sql: &str, params: usize) -> String {
    let db = Connection::open(file(dir)).unwrap();
    let mut plan = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let params = rusqlite::params_from_iter(std::iter::repeat_n("[]", params));
    let steps = plan.query_map(params, |row| row.get::<_, String>(3)).unwrap();
    steps.map(Result::unwrap).collect::<Vec<_>>().join("; ")
}

#[tokio::test]
async fn a_page_of_a_list_is_found_by_its_index_with_a_game_and_without() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path()).0.close();
    for (sql, params, index) in [
        (read::list_sql(true), 4, "SEARCH tables USING INDEX tables_of_game (state=? AND game=? AND n<?)"),
        (read::list_sql(false), 3, "SEARCH tables USING INDEX tables_listed (state=? AND n<?)"),
        (read::records_sql(true), 3, "SEARCH records USING INDEX records_of_game (game=? AND n<?)"),
        (read::records_sql(false), 2, "SEARCH records USING"),
    ] {
        let plan = plan(dir.path(), &sql, params);
        assert!(plan.starts_with(index) && !plan.contains("SCAN") && !plan.contains("B-TREE"), "{sql}: {plan}");
    }
}

#[tokio::test]
async fn a_row_that_cannot_be_read_hides_no_other() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    for n in [1, 2, 3] {
        store.write(Job::Create(table(n))).await.unwrap();
        store.write(Job::Append { table: n, row: row(0, "a") }).await.unwrap();
    }
    let db = Connection::open(file(dir.path())).unwrap();
    db.execute_batch("UPDATE tables SET meta = x'ff' WHERE n = 2; UPDATE answers SET lines = x'ff00' WHERE match = 3")
        .unwrap();
    let page = Page { state: Some("playing".to_owned()), limit: 20, ..Page::default() };
    let numbers = |rows: Vec<TableRow>| rows.iter().map(|row| row.n).collect::<Vec<_>>();
    assert_eq!(numbers(store.list(page).await.unwrap()), [3, 1]);
    assert_eq!(store.mine("ada").await.unwrap().len(), 2);
    assert!(store.load("id3").await.unwrap().unwrap().rows.is_err(), "this match is broken, the store is not");
    store.close();
}

#[tokio::test]
async fn new_rows_come_after_old_ones_even_if_the_clock_has_gone_back() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    let year = (365 * 86_400_000) << 20;
    let future = TableRow { n: ids::row_number(ids::now()) + year, ..table(1) };
    store.write(Job::Create(future.clone())).await.unwrap();
    store.close();
    let (store, _) = open(dir.path());
    let numbers: Vec<i64> = (0..100).map(|_| store.number()).collect();
    assert!(numbers[0] > future.n);
    assert!(numbers.is_sorted() && numbers.windows(2).all(|two| two[0] < two[1]));
    store.close();
}

#[tokio::test]
async fn a_lobby_that_changes_does_not_look_through_the_tables_that_sleep() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    store.close();
    assert!(!plan_of_leaving(dir.path()).contains("SCAN sitting"), "{}", plan_of_leaving(dir.path()));
}

#[tokio::test]
async fn the_first_answer_follows_a_silent_beginning() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _) = open(dir.path());
    store.write(Job::Create(table(1))).await.unwrap();
    store.write(Job::Append { table: 1, row: row(0, "") }).await.unwrap();
    assert_eq!(store.write(Job::Append { table: 1, row: row(0, "") }).await, Err(Error::Conflict));
    store.write(Job::Append { table: 1, row: row(0, "red pyro") }).await.unwrap();
    assert_eq!(store.write(Job::Append { table: 1, row: row(0, "green pyro") }).await, Err(Error::Conflict));
    let rows = rows_of(&store, 1).await;
    assert_eq!(rows.iter().map(|row| &*row.lines).collect::<Vec<_>>(), ["red pyro"]);
}

#[tokio::test]
async fn a_full_disk_is_an_answer_and_what_was_there_stays() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(Arc::new(Sqlite::new(dir.path(), Some(60))), Arc::default(), None).unwrap();
    store.write(Job::Create(table(1))).await.unwrap();
    let long = "x".repeat(3000);
    let mut written = 0;
    let error = loop {
        match store.write(Job::Append { table: 1, row: row(written, &long) }).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 1000);
    };
    assert_eq!(error, Error::Full);
    assert_eq!(store.is_ready().await, Err(Error::Full), "a store that cannot write is not ready");
    assert_eq!(rows_of(&store, 1).await.len() as u64, written);
    store.close();
}

#[tokio::test]
async fn a_copy_taken_while_it_runs_can_be_put_back() {
    let (dir, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (store, _) = open(dir.path());
    store.write(Job::Create(table(1))).await.unwrap();
    store.write(Job::Append { table: 1, row: row(0, "luck violet") }).await.unwrap();
    let copy = other.path().join("copy.db");
    backup(dir.path(), &copy).unwrap();
    assert!(backup(dir.path(), &copy).unwrap_err().to_string().contains("already there"));
    store.write(Job::Append { table: 1, row: row(1, "later") }).await.unwrap();
    let home = other.path().join("home");
    restore(&copy, &home).unwrap();
    assert!(restore(&copy, &home).is_err());
    let (again, _) = open(&home);
    assert_eq!(rows_of(&again, 1).await, [row(0, "luck violet")]);
    again.close();
    store.close();
}

#[test]
fn a_file_of_a_later_program_is_not_touched() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path()).0.close();
    let db = Connection::open(file(dir.path())).unwrap();
    db.pragma_update(None, "user_version", 99).unwrap();
    drop(db);
    let error = Store::open(Arc::new(Sqlite::new(dir.path(), None)), Arc::default(), None).unwrap_err();
    assert!(error.to_string().contains("layout 99"), "{error}");
}
