//! What goes wrong, when and for how long: drawn from a seed, one round after
//! another, up to three faults in a round on different targets.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use load::client::Client;
use rand::RngExt;
use table::Rng;
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};

use crate::house::{Bus, House};
use crate::link::{Link, Weather};
use crate::node::Node;
use crate::pages::Hall;
use crate::{lock, other};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum FaultKind {
    Killed,
    /// Stopped for longer than the lease, then let go on.
    Frozen,
    /// Stopped in order and started again.
    Restarted,
    StoreCut,
    StoreHeld,
    /// The database hears it, and it does not hear the database.
    StoreMute,
    StoreSlow,
    BusCut,
    BusHeld,
    BusMute,
    BusSlow,
    ClockSet,
    /// Others claim its tables while it believes that they are its own.
    Usurped,
    StoreRestarted,
    BusRestarted,
}

use FaultKind::*;

impl FaultKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Killed => "server killed (-9)",
            Frozen => "server frozen past its lease",
            Restarted => "server stopped in order",
            StoreCut => "database cut off",
            StoreHeld => "database silent",
            StoreMute => "database's replies lost",
            StoreSlow => "database slow",
            BusCut => "bus cut off",
            BusHeld => "bus silent",
            BusMute => "bus heard by nobody",
            BusSlow => "bus slow",
            ClockSet => "clock set apart",
            Usurped => "two that both believe to own",
            StoreRestarted => "database restarted",
            BusRestarted => "bus restarted",
        }
    }

    /// It hits everybody, not one server.
    pub(crate) fn is_everybodys(self) -> bool {
        matches!(self, StoreRestarted | BusRestarted)
    }

    /// How long it lasts, in milliseconds.
    fn lasts(self) -> std::ops::Range<u64> {
        match self {
            Killed => 100..2_500,
            Frozen => 2_200..4_500,
            Restarted | ClockSet => 0..300,
            StoreCut | BusCut => 20..3_000,
            StoreHeld | StoreMute => 200..5_500,
            BusHeld | BusMute => 100..3_000,
            StoreSlow | BusSlow => 300..1_000,
            Usurped => 300..1_500,
            StoreRestarted | BusRestarted => 0..1_500,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) node: usize,
    lasts: Duration,
    /// How late a slow cable is, and how far apart a clock: any number.
    much: i64,
}

/// The faults of one round, of these kinds: one to three, and never two of the same target.
pub(crate) fn draw(rng: &mut Rng, nodes: usize, kinds: &[FaultKind]) -> Vec<Fault> {
    let many = [1, 1, 2, 2, 3, 3][rng.random_range(0..6)];
    let mut faults: Vec<Fault> = Vec::new();
    for _ in 0..many {
        let kind = kinds[rng.random_range(0..kinds.len())];
        let lasts = Duration::from_millis(rng.random_range(kind.lasts()));
        let fault = Fault { kind, node: rng.random_range(0..nodes), lasts, much: rng.random_range(-120..=120) };
        let same = |one: &Fault| match kind.is_everybodys() {
            true => one.kind == kind,
            false => !one.kind.is_everybodys() && one.node == fault.node,
        };
        if !faults.iter().any(same) {
            faults.push(fault);
        }
    }
    faults
}

/// Everything that can go wrong.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) house: House,
    pub(crate) bus: Bus,
    pub(crate) nodes: Vec<Mutex<Node>>,
    pub(crate) hall: Arc<Hall>,
}

impl World {
    /// Lets it happen, and mends it.
    pub(crate) async fn strike(&self, fault: Fault) -> io::Result<()> {
        let Fault { kind, node, lasts, much } = fault;
        if kind == StoreRestarted {
            self.house.restart(lasts)?;
            sleep(lasts).await;
            return self.until_there().await;
        }
        if kind == BusRestarted {
            self.bus.restart(lasts)?;
            sleep(lasts).await;
            return Ok(());
        }
        let mut there = self.nodes[node].lock().await;
        let slow = Weather::Slow(Duration::from_millis(5 + much.unsigned_abs() / 2));
        match kind {
            Killed | Restarted => {
                let signal = if kind == Killed { "-KILL" } else { "-TERM" };
                self.is_at(node, None);
                there.end(signal).await?;
                sleep(lasts).await;
                there.start().await?;
                self.is_at(node, there.addr);
            }
            Frozen => {
                there.signal("-STOP")?;
                sleep(lasts).await;
                there.signal("-CONT")?;
            }
            StoreCut => spoil(&there.store, Weather::Cut, lasts).await,
            StoreHeld => spoil(&there.store, Weather::Held, lasts).await,
            StoreMute => {
                spoil(&there.store, Weather::Mute, lasts).await;
                // What it was not told by then, it never is.
                spoil(&there.store, Weather::Cut, Duration::from_millis(20)).await;
            }
            StoreSlow => spoil(&there.store, slow, lasts).await,
            BusCut => spoil(&there.bus, Weather::Cut, lasts).await,
            BusHeld => spoil(&there.bus, Weather::Held, lasts).await,
            BusMute => {
                spoil(&there.bus, Weather::Mute, lasts).await;
                spoil(&there.bus, Weather::Cut, Duration::from_millis(20)).await;
            }
            BusSlow => spoil(&there.bus, slow, lasts).await,
            ClockSet => {
                there.set_clock(much)?;
                sleep(lasts).await;
            }
            Usurped => {
                let began = std::time::Instant::now();
                while began.elapsed() < lasts {
                    self.usurp(&there.name, node).await?;
                    sleep(Duration::from_millis(100)).await;
                }
            }
            StoreRestarted | BusRestarted => {}
        }
        Ok(())
    }

    async fn until_there(&self) -> io::Result<()> {
        let began = std::time::Instant::now();
        while let Err(error) = self.say("SELECT 1, 2".to_owned()).await {
            if began.elapsed() > Duration::from_secs(60) {
                return Err(error);
            }
            sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    fn is_at(&self, node: usize, addr: Option<std::net::SocketAddr>) {
        lock(&self.hall.nodes)[node] = addr;
    }

    /// Ends the lease of a server that does not know it, and has others ask for all tables.
    async fn usurp(&self, name: &str, node: usize) -> io::Result<()> {
        let sql = format!("UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE name = '{name}'");
        // The database may be away just now.
        let _ = self.say(sql).await;
        let others: Vec<_> = lock(&self.hall.nodes)
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != node)
            .filter_map(|(_, addr)| *addr)
            .collect();
        for (n, slot) in self.hall.slots.iter().enumerate() {
            let Some(&addr) = others.get(n % others.len().max(1)) else { continue };
            let mut visitor = Client { addr, cookie: None, origin: None, forwarded: None };
            let path = format!("/api/tables/{}", slot.table());
            tokio::spawn(async move { timeout(Duration::from_secs(5), visitor.get(&path)).await.is_ok() });
        }
        Ok(())
    }

    /// A statement at the database, past all cables. Its client blocks, so it is used beside.
    async fn say(&self, sql: String) -> io::Result<Vec<(String, String)>> {
        let address = self.house.address();
        let work = move || -> Result<_, postgres::Error> {
            let mut db = postgres::Client::connect(&address, postgres::NoTls)?;
            let said = db.simple_query(&sql)?;
            let pair = |said: postgres::SimpleQueryMessage| match said {
                postgres::SimpleQueryMessage::Row(row) => Some((row.get(0)?.to_owned(), row.get(1)?.to_owned())),
                _ => None,
            };
            Ok(said.into_iter().filter_map(pair).collect())
        };
        tokio::task::spawn_blocking(work).await.map_err(other)?.map_err(other)
    }

    /// Has the database itself look at every answer that is written: in the newest epoch, or too late.
    pub(crate) async fn watch(&self) -> io::Result<()> {
        self.say(WATCH.to_owned()).await.map(drop)
    }

    /// Which server has which table.
    pub(crate) async fn owners(&self) -> Vec<(String, String)> {
        let sql = "SELECT id, node FROM tables JOIN owners ON match = n WHERE state = 'playing' AND node IS NOT NULL";
        self.say(sql.to_owned()).await.unwrap_or_default()
    }
}

const WATCH: &str = "
CREATE TABLE storm_late (match BIGINT, seq BIGINT, epoch BIGINT, newest BIGINT);
CREATE FUNCTION storm_watch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE newest BIGINT;
BEGIN
  SELECT owners.epoch INTO newest FROM owners WHERE owners.match = NEW.match;
  IF NEW.epoch IS DISTINCT FROM newest THEN INSERT INTO storm_late VALUES (NEW.match, NEW.seq, NEW.epoch, newest); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER storm_watch AFTER INSERT OR UPDATE ON answers FOR EACH ROW EXECUTE FUNCTION storm_watch();";

async fn spoil(link: &Link, weather: Weather, lasts: Duration) {
    link.set(weather);
    sleep(lasts).await;
    link.set(Weather::Fair);
}
