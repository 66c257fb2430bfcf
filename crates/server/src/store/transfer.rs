//! All of a store into another one, whatever either of them is.

use std::sync::mpsc;

use super::{Backend, Error, Job, failed};

/// Jobs on their way.
const FLIGHT: usize = 4096;

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transferred {
    pub tables: u64,
    pub answers: u64,
    pub records: u64,
}

/// Moves to another store: copies everything, while no server runs on either.
pub fn relocate(from: &dyn Backend, to: &dyn Backend) -> Result<Transferred, Error> {
    for store in [from, to] {
        if let Some(server) = store.user()? {
            return Err(failed(format!("{server} runs on {store:?}: stop it first")));
        }
    }
    transfer(from, to)
}

/// Copies everything as of one moment into a store in which nothing is yet: all
/// of it or, should something fail, nothing.
pub fn transfer(from: &dyn Backend, to: &dyn Backend) -> Result<Transferred, Error> {
    let mut count = Transferred::default();
    let (give, take) = mpsc::sync_channel(FLIGHT);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let read = from.export(&mut |job| give.send(Ok(job)).map_err(|_| failed("nobody takes it")));
            // A side that takes no more has a better reason.
            if let Err(error) = read {
                let _ = give.send(Err(error));
            }
        });
        let mut given = take.into_iter().peekable();
        // Nothing is made for what cannot be read.
        if let Some(Err(error)) = given.next_if(Result::is_err) {
            return Err(error);
        }
        let mut jobs = given.inspect(|job| match job {
            Ok(Job::Create(_)) => count.tables += 1,
            Ok(Job::Append { .. }) => count.answers += 1,
            Ok(Job::Upload(_)) => count.records += 1,
            _ => {}
        });
        let written = to.import(&mut jobs);
        // The reader stops when nobody takes any more.
        drop(jobs);
        written
    })?;
    Ok(count)
}
