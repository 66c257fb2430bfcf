//! Who may write: leases, epochs, and two who both believe that they own.

use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use postgres::{Client, NoTls};
use server::store::{Backend, Claim, Error, Job, Order, Row, TableRow};

use super::house;

fn table(n: i64) -> TableRow {
    TableRow {
        n,
        id: format!("id{n}"),
        code: format!("code{n}"),
        game: "adrenaline".to_owned(),
        state: "playing".to_owned(),
        private: false,
        due: Some(1),
        meta: "{}".to_owned(),
        people: Vec::new(),
    }
}

fn append(seq: u64, epoch: i64) -> Order {
    let row = Row { seq, at: 0, lines: format!("violet @{seq}"), keep: None, asked: 1, banks: None };
    Order { job: Job::Append { table: 1, row }, epoch: Some(epoch) }
}

#[test]
fn a_postgresql_that_does_not_start_fails_tests_and_skips_none() {
    let mut test = Command::new(std::env::current_exe().unwrap());
    test.args(["--exact", "owners::a_node_that_slept_through_its_lease_is_not_heard"]);
    let out = test.env("PG_BIN", "/nonexistent").output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(!out.status.success() && said.contains("what is installed does not work"), "{said}");
}

#[test]
fn a_node_that_slept_through_its_lease_is_not_heard() {
    let Some(address) = house::fresh() else { return };
    let (one, two) = (house::node(&address).with_lease(Duration::from_millis(400)), house::node(&address));
    let (mut by_one, mut by_two) = (one.writer().unwrap(), two.writer().unwrap());
    let (mut ones, mut twos) = (one.session().unwrap(), two.session().unwrap());
    ones.renew().unwrap();
    twos.renew().unwrap();
    assert_eq!(by_one.commit(&[&Job::Create(table(1)).into()]), [Ok(())]);
    assert_eq!(ones.claim("id1").unwrap(), Some(Claim::Mine(1)));
    assert_eq!(twos.claim("id1").unwrap(), Some(Claim::Of(one.node().to_owned())));
    assert_eq!(twos.claim("id2").unwrap(), None, "no such table");
    assert!(twos.due(5).unwrap().is_empty() && ones.due(5).unwrap() == ["id1"], "its owner looks after it");
    assert_eq!(by_one.commit(&[&append(0, 1)]), [Ok(())]);
    let renewed = ones.renew().unwrap();
    let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64;
    assert!(renewed.held && renewed.now.abs_diff(here) < 60_000, "the database's clock: {renewed:?}");
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(by_one.commit(&[&append(1, 1)]), [Ok(())], "nobody has claimed it, so it goes on");
    assert_eq!(twos.claim("id1").unwrap(), Some(Claim::Mine(2)));
    let refused = [&append(2, 1), &Order { job: Job::Save(table(1)), epoch: Some(1) }];
    assert_eq!(by_one.commit(&refused), [Err(Error::Fenced), Err(Error::Fenced)]);
    assert_eq!(by_two.commit(&[&append(1, 2), &append(2, 2)]), [Err(Error::Conflict), Ok(())]);
    assert!(!ones.renew().unwrap().held, "it is told that it was away");
    assert_eq!(ones.claim("id1").unwrap(), Some(Claim::Of(two.node().to_owned())));
    by_two.close().unwrap();
    assert_eq!(ones.claim("id1").unwrap(), Some(Claim::Mine(3)), "stopped in order: at once");
}

#[test]
fn two_who_both_believe_that_they_own_leave_one_story_without_gaps() {
    let Some(address) = house::fresh() else { return };
    let first = house::node(&address);
    first.writer().unwrap().commit(&[&Job::Create(table(1)).into()]);
    let told: Vec<Vec<(u64, i64)>> = std::thread::scope(|scope| {
        let nodes: Vec<_> = (0..3)
            .map(|_| {
                // Every lease has run out when it begins: the server that claims gets it.
                let node = house::node(&address).with_lease(Duration::ZERO);
                scope.spawn(move || {
                    let (mut writer, mut session) = (node.writer().unwrap(), node.session().unwrap());
                    let mut told = Vec::new();
                    for _ in 0..60 {
                        session.renew().unwrap();
                        let Some(Claim::Mine(epoch)) = session.claim("id1").unwrap() else { continue };
                        let mut next = session.load("id1").unwrap().unwrap().rows.unwrap().len() as u64;
                        while writer.commit(&[&append(next, epoch)]) == [Ok(())] {
                            told.push((next, epoch));
                            next += 1;
                            if next.is_multiple_of(5) {
                                break;
                            }
                        }
                    }
                    told
                })
            })
            .collect();
        nodes.into_iter().map(|node| node.join().unwrap()).collect()
    });
    let mut told: Vec<(u64, i64)> = told.concat();
    told.sort();
    let mut db = Client::connect(&address, NoTls).unwrap();
    let stored = db.query("SELECT seq, epoch FROM answers WHERE match = 1 ORDER BY seq", &[]).unwrap();
    let stored: Vec<(u64, i64)> = stored.iter().map(|row| (row.get::<_, i64>(0) as u64, row.get(1))).collect();
    assert_eq!(told, stored, "what was told is in the story, once, and nothing else is");
    assert!(stored.iter().zip(0..).all(|((seq, _), n)| *seq == n), "no gaps");
    assert!(stored.windows(2).all(|pair| pair[0].1 <= pair[1].1), "no two epochs overlap");
    assert!(stored.len() > 20 && stored.last().unwrap().1 > 20, "{}", stored.len());
}

#[test]
fn a_database_of_an_earlier_layout_is_taken_over_and_one_of_a_later_is_not_touched() {
    let Some(address) = house::fresh() else { return };
    let node = house::node(&address);
    node.writer().unwrap().commit(&[&Job::Create(table(1)).into(), &append(0, 0).job.into()]);
    let mut db = Client::connect(&address, NoTls).unwrap();
    db.batch_execute(
        "DROP TABLE owners, nodes; ALTER TABLE answers DROP COLUMN epoch; DELETE FROM layout WHERE version = 2",
    )
    .unwrap();
    let mut writer = node.writer().unwrap();
    assert_eq!(node.session().unwrap().claim("id1").unwrap(), Some(Claim::Mine(1)));
    assert_eq!(writer.commit(&[&append(1, 1)]), [Ok(())]);
    assert_eq!(node.session().unwrap().load("id1").unwrap().unwrap().rows.unwrap().len(), 2);
    db.batch_execute("INSERT INTO layout (version) VALUES (99)").unwrap();
    let error = node.writer().unwrap_err();
    assert!(error.to_string().contains("layout 99"), "{error}");
}
