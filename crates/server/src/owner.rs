//! Whose table it is. Where several processes share a store, each table has one
//! owner at a time: the server that has claimed it last, as long as its lease holds by
//! the store's clock. The store refuses what an earlier owner still wants to
//! write; the lease only says when others may claim. A process alone with its
//! store has no lease, and nothing here runs.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};
use tracing::{info, warn};

use crate::hub::Hub;
use crate::store;

/// How many times the lease is renewed before it would run out.
const RENEWALS: u32 = 4;

/// Takes the lease, and keeps it from now on.
pub(crate) async fn begin(hub: &Arc<Hub>) -> Result<Option<JoinHandle<()>>, store::Error> {
    if hub.store.lease().is_none() {
        return Ok(None);
    }
    hub.store.renew().await?;
    Ok(Some(tokio::spawn(keep(hub.clone()))))
}

async fn keep(hub: Arc<Hub>) {
    let Some(lease) = hub.store.lease() else { return };
    let mut every = interval(lease / RENEWALS);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut away = None;
    while !hub.is_stopping() {
        every.tick().await;
        let renewal = hub.store.renew();
        tokio::pin!(renewal);
        let renewed = match timeout_at(hub.store.holds_until(), &mut renewal).await {
            Ok(renewed) => renewed,
            Err(_) => {
                lapse(&hub).await;
                renewal.await
            }
        };
        match renewed {
            Ok(held) => {
                if let Some(since) = away.take().map(|since: Instant| since.elapsed()) {
                    info!(?since, "the lease can be renewed again");
                }
                if !held {
                    lapse(&hub).await;
                }
            }
            Err(error) if away.is_none() => {
                away = Some(Instant::now());
                warn!(%error, "the lease cannot be renewed");
            }
            Err(_) => {}
        }
    }
}

/// Others may have our tables by now: nobody is shown what we remember of them.
async fn lapse(hub: &Hub) {
    hub.metrics.lapses.fetch_add(1, Relaxed);
    warn!("the lease has run out: every table is claimed anew");
    hub.put_away().await;
}
