//! The server under load: a child process, or one that runs already.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::LoadArgs;
use crate::client::Client;

/// The folder of the server's database.
pub(crate) struct Data {
    pub(crate) path: PathBuf,
    /// Removed at the end.
    own: bool,
}

impl Data {
    pub(crate) fn of(args: &LoadArgs) -> Data {
        let unique = || std::env::temp_dir().join(format!("fireteam-load-{}", std::process::id()));
        Data { path: args.data.clone().unwrap_or_else(unique), own: args.data.is_none() }
    }
}

pub(crate) struct Process {
    pub(crate) addr: SocketAddr,
    pid: Option<u32>,
    child: Option<Child>,
    /// Removed at the end.
    data: Option<PathBuf>,
}

/// What the process has used until now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub(crate) cpu_seconds: f64,
    /// The part of it inside the kernel.
    pub(crate) kernel_seconds: f64,
    pub(crate) kib: u64,
}

impl Process {
    pub(crate) async fn of(args: &LoadArgs, Data { path: data, own }: Data) -> io::Result<Process> {
        if let Some(addr) = args.addr {
            return Ok(Process { addr, pid: args.pid, child: None, data: None });
        }
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-pace", "0", "--veil", "0"])
            .args(["--log", "warn", "--data"])
            .arg(&data)
            .args(args.store.iter().flat_map(|store| ["--store", store]))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            io::BufRead::read_line(&mut io::BufReader::new(out), &mut line)?;
        }
        let addr = line.trim().rsplit('/').next().and_then(|addr| addr.parse().ok());
        let addr = addr.ok_or_else(|| io::Error::other(format!("the server said {line:?}")))?;
        Ok(Process { addr, pid: Some(child.id()), child: Some(child), data: own.then_some(data) })
    }

    /// Processor time and memory, where the system tells.
    pub(crate) fn usage(&self) -> Usage {
        let Some(pid) = self.pid else { return Usage::default() };
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // After the name in brackets; times are the 12th and 13th field from there, in ticks of 10 ms.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let rss = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = rss.and_then(|rss| rss.split_whitespace().next()).and_then(|n| n.parse().ok()).unwrap_or(0);
        Usage { cpu_seconds: (ticks(11) + ticks(12)) / 100.0, kernel_seconds: ticks(12) / 100.0, kib }
    }

    pub(crate) async fn commits(&self) -> f64 {
        let mut client = Client { addr: self.addr, cookie: None, origin: None, forwarded: None };
        let text = client.get("/metrics").await.map(|answer| answer.text()).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("fireteam_store_commits_total "));
        line.and_then(|n| n.parse().ok()).unwrap_or(0.0)
    }

    pub(crate) async fn stop(mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
        if let Some(data) = &self.data {
            let _ = std::fs::remove_dir_all(data);
        }
    }
}
