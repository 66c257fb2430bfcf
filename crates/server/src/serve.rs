//! A running server: bind, serve, stop.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::info;

use crate::config::Config;
use crate::hub::Hub;
use crate::{http, store};

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Shelf(#[from] shelf::Wrong),
    #[error("cannot listen on {addr}: {error}")]
    Listen { addr: SocketAddr, error: std::io::Error },
}

/// A server that answers. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    hub: Arc<Hub>,
    addr: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    sweeping: JoinHandle<()>,
}

impl Server {
    pub async fn start(config: Config) -> Result<Server, Error> {
        let addr = config.addr;
        let hub = Arc::new(Hub::open(config)?);
        let listener = TcpListener::bind(addr).await.map_err(|error| Error::Listen { addr, error })?;
        let addr = listener.local_addr().map_err(|error| Error::Listen { addr, error })?;
        let app = http::router(hub.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, mut stopped) = watch::channel(false);
        let serving = tokio::spawn(async move {
            let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
                // Frames are small and somebody waits for each of them.
                let _ = stream.set_nodelay(true);
            });
            let until = async move {
                let _ = stopped.wait_for(|stop| *stop).await;
            };
            let _ = axum::serve(listener, app).with_graceful_shutdown(until).await;
        });
        let sweeping = tokio::spawn(hub.clone().sweep());
        info!(%addr, data = %hub.config.data.display(), version = crate::VERSION, "serving");
        Ok(Server { hub, addr, stop, serving, sweeping })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Tells everybody to come back, writes what is left, closes the store.
    pub async fn stop(self) {
        self.hub.stop().await;
        let _ = self.stop.send(true);
        self.sweeping.abort();
        // A browser may keep an idle connection open for long.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(3), self.serving).await;
    }
}
