//! Many players at once: a harness that measures the server by its own door.
//! Real sockets, the real store, every player answering at random from the
//! offers it got. Unless told where a server is, it starts one of its own as a
//! second process, so that its processor time and memory can be told apart.

pub mod client;
pub mod page;
mod players;
mod process;
mod report;
mod sleeping;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;

use server::store::{Backend, Sqlite};

use crate::players::Crowd;
use crate::report::Report;

#[derive(Clone, Debug, Args)]
pub struct LoadArgs {
    #[arg(long, default_value_t = 40)]
    pub tables: usize,
    #[arg(long, default_value_t = 5)]
    pub seats: usize,
    #[arg(long, default_value_t = 0.0)]
    pub rate: f64,
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    #[arg(long, default_value = "adrenaline")]
    pub game: String,
    #[arg(long, default_value_t = 0)]
    pub sleeping: usize,
    #[arg(long)]
    pub addr: Option<SocketAddr>,
    #[arg(long)]
    pub through: Option<SocketAddr>,
    #[arg(long)]
    pub pid: Option<u32>,
    #[arg(long)]
    pub data: Option<std::path::PathBuf>,
    #[arg(long, env = "FIRETEAM_STORE")]
    pub store: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Runs the measurement and prints what came of it. The store is that of the arguments.
pub fn run(args: &LoadArgs, store: Option<Arc<dyn Backend>>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let report = runtime.block_on(measure(args, store)).map_err(|error| io::Error::other(format!("load: {error}")))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print!("{report}");
    }
    Ok(())
}

async fn measure(args: &LoadArgs, store: Option<Arc<dyn Backend>>) -> io::Result<Report> {
    if args.addr.is_some() && args.sleeping > 0 {
        return Err(io::Error::other("--sleeping needs a server of its own, so leave --addr out"));
    }
    let data = process::Data::of(args);
    let began = Instant::now();
    let asleep = match args.sleeping {
        0 => sleeping::Asleep::default(),
        _ => {
            let store = store.unwrap_or_else(|| Arc::new(Sqlite::new(&data.path, None)));
            sleeping::lay(&*store, args)?
        }
    };
    let laid = began.elapsed();
    let began = Instant::now();
    let server = process::Process::of(args, data).await?;
    let start = began.elapsed();
    let empty = server.usage();
    let woken = asleep.wake(server.addr).await?;
    let nights = report::Nights { laid, start, woken };
    let crowd = Crowd::gather(server.addr, args).await?;
    let gathered = server.usage();
    let commits = server.commits().await;
    let began = Instant::now();
    let sums = crowd.play(Duration::from_secs_f64(args.seconds), args.rate).await;
    let seconds = began.elapsed().as_secs_f64();
    let after = server.usage();
    let commits = server.commits().await - commits;
    server.stop().await;
    Ok(Report::new(args, sums, seconds, [empty, gathered, after], commits, &nights))
}
