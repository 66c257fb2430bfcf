//! A running server: bind, serve, stop.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::info;

use crate::config::Config;
use crate::door::Door;
use crate::hub::Hub;
use crate::world::Listener;
use crate::{contents, http, owner, relay, shared, store};

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Shelf(#[from] shelf::Wrong),
    #[error("{0}")]
    Post(String),
    #[error("cannot listen on {addr}: {error}")]
    Listen { addr: SocketAddr, error: std::io::Error },
}

/// A server that answers. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    hub: Arc<Hub>,
    addr: SocketAddr,
    ops: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    serving: Vec<JoinHandle<()>>,
    sweeping: JoinHandle<()>,
    /// What runs beside: the lease and the post where several servers share a store, a folder that is watched.
    beside: Vec<JoinHandle<()>>,
}

impl Server {
    pub async fn start(config: Config) -> Result<Server, Error> {
        let (listener, addr) = listen(&config, config.addr).await?;
        let ops = match config.ops {
            Some(addr) => Some(listen(&config, addr).await?),
            None => None,
        };
        let hub = Arc::new(Hub::open(config)?);
        let leasing = owner::begin(&hub).await?;
        let delivering = match &hub.desk {
            Some(desk) => Some(tokio::spawn(relay::deliver(hub.clone(), desk.listen().await.map_err(Error::Post)?))),
            None => None,
        };
        let telling = hub.desk.is_some().then(|| tokio::spawn(shared::tell(hub.clone())));
        let (stop, stopped) = watch::channel(false);
        let door = Door::new(&hub.config);
        let mut serving = vec![tokio::spawn(door.clone().keep(listener, http::router(&hub), stopped.clone()))];
        let ops = ops.map(|(listener, addr)| {
            serving.push(tokio::spawn(door.beside().keep(listener, http::ops(&hub), stopped)));
            addr
        });
        let sweeping = tokio::spawn(hub.clone().sweep());
        let watching = match &hub.config.content {
            Some(folder) if hub.config.watch_content => {
                Some(tokio::spawn(contents::watch(hub.clone(), folder.clone())))
            }
            _ => None,
        };
        info!(%addr, store = ?hub.store, version = crate::VERSION, "serving");
        let beside = leasing.into_iter().chain(delivering).chain(telling).chain(watching).collect();
        Ok(Server { hub, addr, ops, stop, serving, sweeping, beside })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where watchdogs are answered, if that is an address of their own.
    pub fn ops(&self) -> Option<SocketAddr> {
        self.ops
    }

    /// Ends what runs beside the tables and lets nobody in, without a word: a world in which this server is dead
    /// hears nothing more of it.
    #[doc(hidden)]
    pub fn die(self) {
        self.serving.iter().chain(&self.beside).chain([&self.sweeping]).for_each(JoinHandle::abort);
    }

    /// Tells everybody to come back, writes what is left, closes the store.
    pub async fn stop(self) {
        self.hub.stop().await;
        let _ = self.stop.send(true);
        self.sweeping.abort();
        self.beside.iter().for_each(JoinHandle::abort);
        // A browser may keep an idle connection open for long.
        let all = futures_util::future::join_all(self.serving);
        let _ = tokio::time::timeout(std::time::Duration::from_secs(3), all).await;
    }
}

async fn listen(config: &Config, addr: SocketAddr) -> Result<(Box<dyn Listener>, SocketAddr), Error> {
    let listening = async {
        let listener = match &config.world {
            Some(world) => world.listen(addr).await?,
            None => Box::new(tokio::net::TcpListener::bind(addr).await?),
        };
        let addr = listener.addr()?;
        Ok((listener, addr))
    };
    listening.await.map_err(|error| Error::Listen { addr, error })
}
