//! A storm: several servers, each a process, on a PostgreSQL and a nats-server
//! that it starts itself; tables played on all of them; faults drawn from a seed;
//! and afterwards the question whether anything that anybody was told is not so.

mod check;
mod faults;
pub mod house;
pub mod link;
mod node;
mod pages;
mod report;

use std::collections::BTreeMap;
use std::io;
use std::process::Command;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use rand::RngExt;
use table::rng;
use tokio::time::sleep;

pub use crate::faults::FaultKind;
use crate::faults::World;
use crate::house::{Bus, House, Missing};
pub use crate::node::Start;
use crate::node::{Node, can_set_clocks};
use crate::pages::Hall;
pub use crate::report::Report;

#[derive(Clone, Debug, Args)]
pub struct StormArgs {
    #[arg(long, default_value_t = 100)]
    pub faults: u64,
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=9))]
    pub nodes: u8,
    #[arg(long, default_value_t = 8)]
    pub tables: usize,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// No fault begins after this many seconds.
    #[arg(long, default_value_t = 3600)]
    pub seconds: u64,
    /// Faults of these kinds; of all, if none is named.
    #[arg(long, value_delimiter = ',', hide_possible_values = true)]
    pub only: Vec<FaultKind>,
    /// Every round is told on standard error.
    #[arg(long)]
    pub each: bool,
    /// No storm: the servers' addresses are printed, and they run until the input ends.
    #[arg(long)]
    pub open: bool,
}

/// Every table must have gone on this long after the last fault of a round is over.
const GOES_ON: Duration = Duration::from_secs(20);

/// Between two rounds.
const CALM: Duration = Duration::from_millis(200);

/// Runs the storm with this program as the servers, and prints what came of it.
pub fn run(args: &StormArgs) -> io::Result<()> {
    if args.open {
        return open(args);
    }
    let report = match storm(args, serve)? {
        Outcome::Over(report) => report,
        Outcome::Missing(what) => return Err(other(what)),
    };
    print!("{report}");
    match report.wrong().len() {
        0 => Ok(()),
        wrong => Err(other(format!("{wrong} things are wrong"))),
    }
}

/// This program as a server.
fn serve(store: &str, bus: &str) -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-pace", "20", "--veil", "0"]);
    command.args(["--log", "off", "--store", store, "--bus", bus]);
    Ok(command)
}

/// Servers to try things out at.
fn open(args: &StormArgs) -> io::Result<()> {
    let house = House::open()?.ok_or_else(|| other(Missing::Postgres))?;
    let bus = Bus::open()?.ok_or_else(|| other(Missing::Nats))?;
    let clocks = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mut nodes = Vec::new();
    for n in 0..args.nodes.into() {
        nodes.push(runtime.block_on(Node::new(n, clocks.path(), [house.port(), bus.port], serve))?);
    }
    for addr in nodes.iter().filter_map(|node| node.addr) {
        println!("http://{addr}");
    }
    io::copy(&mut io::stdin(), &mut io::sink()).map(drop)
}

/// What came of a storm.
#[derive(Debug)]
pub enum Outcome {
    Over(Box<Report>),
    /// It could not begin, because this is not installed.
    Missing(Missing),
}

pub fn storm(args: &StormArgs, start: Start) -> io::Result<Outcome> {
    let mut kinds = if args.only.is_empty() { FaultKind::value_variants().to_vec() } else { args.only.clone() };
    if kinds.contains(&FaultKind::ClockSet) && !can_set_clocks() {
        kinds.retain(|kind| *kind != FaultKind::ClockSet);
        if kinds.is_empty() {
            return Ok(Outcome::Missing(Missing::Faketime));
        }
        eprintln!("skipped: {}", Missing::Faketime);
    }
    let Some(house) = House::open()? else { return Ok(Outcome::Missing(Missing::Postgres)) };
    let Some(bus) = Bus::open()? else { return Ok(Outcome::Missing(Missing::Nats)) };
    let address = house.address();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let (mut report, world) = runtime.block_on(rage(args, &kinds, house, bus, start))?;
    let kept = std::mem::take(&mut *lock(&world.hall.kept));
    let mut findings = check::check(&address, &kept)?;
    findings.wrong.splice(0..0, std::mem::take(&mut report.findings.wrong));
    report.findings = findings;
    runtime.shutdown_background();
    Ok(Outcome::Over(Box::new(report)))
}

async fn rage(
    args: &StormArgs,
    kinds: &[FaultKind],
    house: House,
    bus: Bus,
    start: Start,
) -> io::Result<(Report, Arc<World>)> {
    let clocks = tempfile::tempdir()?;
    let hall = Arc::new(Hall::new(args.tables));
    let mut nodes = Vec::new();
    for n in 0..args.nodes.into() {
        let node = Node::new(n, clocks.path(), [house.port(), bus.port], start).await?;
        lock(&hall.nodes).push(node.addr);
        nodes.push(node.into());
    }
    let world = Arc::new(World { house, bus, nodes, hall: hall.clone() });
    world.watch().await?;
    let mut rng = rng(args.seed);
    for node in 0..args.nodes.into() {
        tokio::spawn(hall.clone().look_at(node));
    }
    let players: Vec<_> = (0..args.tables).map(|slot| tokio::spawn(hall.clone().play(slot, rng.random()))).collect();
    let mut report = Report {
        args: args.clone(),
        lasted: Duration::ZERO,
        rounds: 0,
        faults: BTreeMap::new(),
        away: BTreeMap::new(),
        heard: BTreeMap::new(),
        findings: check::Findings::default(),
    };
    let began = Instant::now();
    settle(&hall, began, &mut report, "before the storm").await;
    while report.faults() < args.faults && began.elapsed() < Duration::from_secs(args.seconds) {
        let faults = faults::draw(&mut rng, args.nodes.into(), kinds);
        let owners = world.owners().await;
        let names = names(&world).await;
        let from = Instant::now();
        let mut striking = tokio::task::JoinSet::new();
        for fault in &faults {
            let (world, fault) = (world.clone(), *fault);
            striking.spawn(async move { world.strike(fault).await });
        }
        for struck in striking.join_all().await {
            struck?;
        }
        if faults.is_empty() {
            continue;
        }
        let what: Vec<&str> = faults.iter().map(|fault| fault.kind.name()).collect();
        settle(&hall, Instant::now(), &mut report, &what.join(", ")).await;
        report.rounds += 1;
        if args.each {
            let pause = hall.slots.iter().map(|slot| slot.pause_since(from)).max().unwrap_or_default();
            eprintln!(
                "{} {}: {:.2} s, longest pause {:.2} s",
                report.rounds,
                what.join(", "),
                from.elapsed().as_secs_f64(),
                pause.as_secs_f64()
            );
        }
        for fault in &faults {
            *report.faults.entry(fault.kind).or_default() += 1;
        }
        if let [fault] = faults[..] {
            let concerned = |table: &String| {
                fault.kind.is_everybodys() || owners.iter().any(|(id, node)| id == table && *node == names[fault.node])
            };
            let slots = hall.slots.iter().filter(|slot| concerned(&slot.table()));
            report.away.entry(fault.kind).or_default().extend(slots.map(|slot| slot.pause_since(from)));
        }
        sleep(CALM).await;
    }
    report.lasted = began.elapsed();
    hall.closing.store(true, Relaxed);
    for player in players {
        player.await.map_err(other)?;
    }
    report.heard = std::mem::take(&mut *lock(&hall.heard));
    Ok((report, world))
}

/// Waits until every table has gone on.
async fn settle(hall: &Hall, since: Instant, report: &mut Report, after: &str) {
    loop {
        let waiting: Vec<_> = hall.slots.iter().filter(|slot| !slot.went_on_since(since)).collect();
        if waiting.is_empty() {
            return;
        }
        if since.elapsed() > GOES_ON {
            for slot in waiting {
                report.findings.wrong.push(format!("{}: does not go on after: {after}", slot.state()));
            }
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn names(world: &World) -> Vec<String> {
    let mut names = Vec::new();
    for node in &world.nodes {
        names.push(node.lock().await.name.clone());
    }
    names
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
fn other(error: impl ToString) -> io::Error {
    io::Error::other(error.to_string())
}
