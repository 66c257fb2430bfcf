//! A store moves into another one and back, and nothing is lost.

use std::sync::Arc;

use server::store::{Backend, Error, Job, Sqlite, relocate, transfer};

use super::battery::Battery;
use super::house;

fn all(store: &dyn Backend) -> Vec<Job> {
    let mut jobs = Vec::new();
    store
        .export(&mut |job| {
            jobs.push(job);
            Ok(())
        })
        .unwrap();
    jobs
}

#[test]
fn a_store_moves_from_sqlite_to_postgresql_and_back() {
    let Some(address) = house::fresh() else { return };
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let from = Sqlite::new(here.path(), None);
    let mut battery = Battery::new(vec![Arc::new(from.clone())], vec!["one".to_owned()], 7);
    (0..400).for_each(|_| battery.step());
    let secret = from.secret(&[7; 32]).unwrap();
    let between = house::node(&address);
    let moved = relocate(&from, &between).unwrap();
    let stories = &battery.model.stories;
    assert_eq!(moved.tables, stories.len() as u64);
    assert_eq!(moved.records, battery.model.records.len() as u64);
    assert!(moved.answers > 100, "{moved:?}");
    assert_eq!(between.secret(&[8; 32]).unwrap(), secret, "people are who they were");
    assert_eq!(all(&from), all(&between));
    let back = Sqlite::new(there.path(), None);
    assert_eq!(transfer(&between, &back).unwrap(), moved);
    assert_eq!(all(&back), all(&from));
    assert_eq!(back.secret(&[8; 32]).unwrap(), secret);
    let again = transfer(&from, &between).unwrap_err().to_string();
    assert!(again.contains("only an empty one is filled"), "{again}");
    let again = transfer(&between, &back).unwrap_err().to_string();
    assert!(again.contains("already there"), "{again}");
}

#[test]
fn what_a_store_holds_is_told_without_changing_it() {
    let Some(address) = house::fresh() else { return };
    let store = house::node(&address);
    assert_eq!((store.examine(), store.examine()), (Ok(None), Ok(None)));
    drop(store.writer().unwrap());
    let found = store.examine().unwrap().unwrap();
    assert_eq!((found.layout, found.tables), (found.known, 0));
}

#[test]
fn what_breaks_on_the_way_leaves_nothing_behind() {
    let Some(address) = house::fresh() else { return };
    let dir = tempfile::tempdir().unwrap();
    let home = Sqlite::new(dir.path(), None);
    let full = tempfile::tempdir().unwrap();
    let mut battery = Battery::new(vec![Arc::new(Sqlite::new(full.path(), None))], vec!["one".to_owned()], 8);
    (0..100).for_each(|_| battery.step());
    let jobs = all(&Sqlite::new(full.path(), None));
    let half = || jobs.iter().take(jobs.len() / 2).cloned().map(Ok).chain([Err(Error::Full)]);
    let store = house::node(&address);
    assert_eq!(home.import(&mut half()), Err(Error::Full));
    assert_eq!(store.import(&mut half()), Err(Error::Full));
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
    store.import(&mut jobs.iter().cloned().map(Ok)).unwrap();
    home.import(&mut jobs.iter().cloned().map(Ok)).unwrap();
    assert_eq!(all(&store), all(&home));
    store.session().unwrap().renew().unwrap();
    let error = relocate(&store, &home).unwrap_err().to_string();
    assert!(error.contains("stop it first"), "{error}");
    let copy = Sqlite::at(&dir.path().join("copy.db"));
    transfer(&store, &copy).unwrap();
    assert_eq!(all(&copy), all(&home), "a copy may be taken while it runs");
}
