//! The server's part of the command line: serve, backup, restore, move. The
//! program `fireteam` puts these beside its other commands and describes them
//! from its catalogue.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, Subcommand};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Config, Limits};
use crate::post::Post;
use crate::store::{self, Backend, Sqlite};
use crate::{Error, Server};

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(ServeArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Move(MoveArgs),
}

/// A store, or why it cannot be had.
type Opened = Result<Arc<dyn Backend>, store::Error>;

/// What there is at an address; `None` if it is of a kind that this program does not have.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    pub store: fn(&str) -> Option<Opened>,
    pub bus: fn(&str) -> Option<Arc<dyn Post>>,
}

#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    #[arg(long, env = "FIRETEAM_LISTEN", default_value = "127.0.0.1:7878")]
    pub listen: SocketAddr,
    #[arg(long, env = "FIRETEAM_DATA", default_value = "fireteam-data")]
    pub data: PathBuf,
    #[arg(long, env = "FIRETEAM_STORE")]
    pub store: Option<String>,
    #[arg(long, env = "FIRETEAM_BUS")]
    pub bus: Option<String>,
    #[arg(long, env = "FIRETEAM_ORIGIN", value_delimiter = ',')]
    pub origin: Vec<String>,
    #[arg(long, env = "FIRETEAM_OPS")]
    pub ops: Option<SocketAddr>,
    #[arg(long, env = "FIRETEAM_SECURE")]
    pub secure: bool,
    #[arg(long, env = "FIRETEAM_TRUST_PROXY")]
    pub trust_proxy: bool,
    #[arg(long, env = "FIRETEAM_MAX_STORE")]
    pub max_store: Option<u32>,
    #[arg(long, env = "FIRETEAM_IDLE", default_value_t = 60)]
    pub idle: u64,
    #[arg(long, env = "FIRETEAM_LOBBY", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    pub lobby: u64,
    #[arg(long, env = "FIRETEAM_LOBBY_PRIVATE", default_value_t = 10_080, value_parser = clap::value_parser!(u64).range(1..))]
    pub lobby_private: u64,
    #[arg(long, env = "FIRETEAM_THREADS", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    #[arg(long, env = "FIRETEAM_BOT_THREADS")]
    pub bot_threads: Option<usize>,
    #[arg(long, env = "FIRETEAM_BOT_PACE", default_value_t = 600)]
    pub bot_pace: u64,
    #[arg(long, env = "FIRETEAM_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections: Option<u32>,
    #[arg(long, env = "FIRETEAM_VEIL", default_value_t = 1500)]
    pub veil: u64,
    #[arg(long)]
    pub no_limits: bool,
    #[arg(long)]
    pub watch_content: bool,
    #[arg(long, env = "FIRETEAM_LOG", default_value = "info")]
    pub log: String,
    #[arg(long, env = "FIRETEAM_LOG_JSON")]
    pub log_json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct BackupArgs {
    #[arg(long, env = "FIRETEAM_DATA", default_value = "fireteam-data")]
    pub data: PathBuf,
    #[arg(long, env = "FIRETEAM_STORE")]
    pub store: Option<String>,
    pub to: PathBuf,
}

#[derive(Clone, Debug, Args)]
pub struct RestoreArgs {
    pub from: PathBuf,
    #[arg(long, env = "FIRETEAM_DATA", default_value = "fireteam-data")]
    pub data: PathBuf,
    #[arg(long, env = "FIRETEAM_STORE")]
    pub store: Option<String>,
}

/// Each a folder or the address of a store.
#[derive(Clone, Debug, Args)]
pub struct MoveArgs {
    #[arg(long)]
    pub from: String,
    #[arg(long)]
    pub to: String,
}

/// Why a command fails.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Server(#[from] Error),
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The address is of a kind that this program does not have.
    #[error("{0}: this program has no such store")]
    NoStore(String),
    #[error("{0}: this program has no such bus")]
    NoBus(String),
    #[error("--bus is for servers that share a store: --store postgres://…")]
    Unshared,
    #[error("--watch-content needs a folder: --content DIR")]
    Nothing,
    #[error("what to log: {0}")]
    Log(#[from] tracing_subscriber::filter::ParseError),
}

impl ServeArgs {
    /// All but the store and the bus, if there are any.
    pub fn config(&self, content: Option<&Path>) -> Config {
        let config = Config::default();
        let limits = if self.no_limits { Limits::none() } else { Limits::default() };
        Config {
            addr: self.listen,
            data: self.data.clone(),
            content: content.map(Path::to_owned),
            watch_content: self.watch_content,
            ops: self.ops,
            origins: self.origin.clone(),
            secure: self.secure,
            trust_proxy: self.trust_proxy,
            max_store_mib: self.max_store,
            idle: Duration::from_secs(self.idle.max(1)),
            lobby: Duration::from_secs(self.lobby.saturating_mul(60)),
            lobby_private: Duration::from_secs(self.lobby_private.saturating_mul(60)),
            bot_threads: self.bot_threads.map_or(config.bot_threads, |wanted| shelf::threads(wanted, u64::MAX)),
            bot_pace: Duration::from_millis(self.bot_pace),
            veil: Duration::from_millis(self.veil),
            limits: Limits { connections_in_all: self.connections.or(limits.connections_in_all), ..limits },
            ..config
        }
    }
}

/// Runs a command to its end; `serve` ends with SIGINT or SIGTERM. `content`
/// is the folder that replaces the embedded components, if one was given.
pub fn run(command: &Command, content: Option<&Path>, reach: Reach) -> Result<(), Failure> {
    let reached = |address: &Option<String>| address.as_deref().map(|address| open(address, reach)).transpose();
    match command {
        Command::Serve(args) => {
            let threads = match args.threads {
                Some(wanted) => shelf::threads(wanted.into(), u64::MAX),
                None => crate::config::spare_processors(),
            };
            let store = reached(&args.store)?;
            let post = bus(args.bus.as_deref(), store.as_deref(), reach)?;
            let config = Config { store, post, ..args.config(content) };
            runtime(threads)?.block_on(serve(args, config))
        }
        Command::Backup(args) => match reached(&args.store)? {
            Some(from) => Ok(store::transfer(&*from, &Sqlite::at(&args.to)).map(drop)?),
            None => Ok(store::backup(&args.data, &args.to)?),
        },
        Command::Restore(args) => match reached(&args.store)? {
            Some(to) => Ok(store::relocate(&Sqlite::at(&args.from), &*to).map(drop)?),
            None => Ok(store::restore(&args.from, &args.data)?),
        },
        Command::Move(MoveArgs { from, to }) => {
            let moved = store::relocate(&*open(from, reach)?, &*open(to, reach)?)?;
            let store::Transferred { tables, answers, records } = moved;
            Ok(writeln!(std::io::stdout(), "{tables} tables, {answers} answers, {records} records")?)
        }
    }
}

/// The store at an address, or the one in a folder.
pub fn open(place: &str, reach: Reach) -> Result<Arc<dyn Backend>, Failure> {
    match place.contains("://") {
        true => Ok((reach.store)(place).ok_or_else(|| Failure::NoStore(kind(place)))??),
        false => Ok(Arc::new(Sqlite::new(Path::new(place), None))),
    }
}

/// The way to the other servers on a store, which must be one that they can share.
pub fn bus(address: Option<&str>, store: Option<&dyn Backend>, reach: Reach) -> Result<Option<Arc<dyn Post>>, Failure> {
    let Some(address) = address else { return Ok(None) };
    let post = (reach.bus)(address).ok_or_else(|| Failure::NoBus(kind(address)))?;
    match store.and_then(Backend::lease) {
        Some(_) => Ok(Some(post)),
        None => Err(Failure::Unshared),
    }
}

/// What an address begins with; the rest may hold a password.
pub fn kind(address: &str) -> String {
    address.split_once("://").map(|(kind, _)| format!("{kind}://")).unwrap_or_default()
}

fn runtime(threads: usize) -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()
}

async fn serve(args: &ServeArgs, config: Config) -> Result<(), Failure> {
    let what: Targets = args.log.parse()?;
    let colours = anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let registry = tracing_subscriber::registry().with(what);
    // Only one subscriber can be set; a program that has one keeps it.
    let _ = match args.log_json {
        true => registry.with(lines.json()).try_init(),
        false => registry.with(lines).try_init(),
    };
    if config.watch_content && config.content.is_none() {
        return Err(Failure::Nothing);
    }
    let server = Server::start(config).await?;
    let mut out = std::io::stdout();
    writeln!(out, "fireteam {} is at http://{}", crate::VERSION, server.addr())?;
    out.flush()?;
    stop_signal().await?;
    server.stop().await;
    Ok(())
}

/// Ctrl-C, or the system's word that it is time.
#[cfg(unix)]
async fn stop_signal() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        done = tokio::signal::ctrl_c() => done,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn stop_signal() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
