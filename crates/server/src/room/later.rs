//! What a table does a little later: when people come and go in a crowd, pages
//! are told once for many of them; a record that found no room is written again.

use std::time::Duration;

use tokio::time::Instant;

use super::{Room, SocketId};
use crate::store::{self, Job};

/// Between two tries to write a record.
const AGAIN: Duration = Duration::from_secs(5);

/// Pages hear who has come and gone no more often than after this many times the hold.
const CROWD: u32 = 5;

impl Room {
    pub(super) fn later(&self) -> Option<Instant> {
        [self.tell_table_at, self.record_at].into_iter().flatten().min()
    }

    /// Does what is due.
    pub(super) async fn catch_up(&mut self) {
        let now = Instant::now();
        if self.tell_table_at.is_some_and(|at| at <= now) {
            self.tell_table();
        }
        if self.record_at.is_some_and(|at| at <= now) {
            self.write_record().await;
        }
    }

    /// Somebody came or went: pages are told at once, but not again and again in a crowd.
    pub(super) fn tell_table_soon(&mut self, except: SocketId) {
        let next = self.told_table_at.map(|at| at + self.hub.config.hold * CROWD);
        match next.filter(|next| *next > Instant::now()) {
            Some(next) => self.tell_table_at = Some(next),
            None => self.tell_table_except(except),
        }
    }

    /// Stores the lobby, and with it a record that waits for room.
    pub(super) async fn save(&mut self) -> Result<(), store::Error> {
        let table = self.table_row();
        let job = match &self.unrecorded {
            Some(record) => Job::End { table, record: (**record).clone() },
            None => Job::Save(table),
        };
        self.write(job).await?;
        (self.unrecorded, self.record_at) = (None, None);
        Ok(())
    }

    /// Writes the record of the match, now or as soon as there is room.
    pub(super) async fn write_record(&mut self) {
        if self.save().await.is_err() {
            self.record_at = Some(Instant::now() + AGAIN);
        }
    }
}
