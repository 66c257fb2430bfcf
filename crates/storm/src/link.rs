//! The cable between a server and what it needs: a small proxy that passes bytes
//! on, late, not at all, or hangs up, as it is told.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// What a cable does to what goes through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weather {
    Fair,
    /// Both ends are told that it is gone; nobody gets through.
    Cut,
    /// Nothing arrives, and nobody is told.
    Held,
    /// What the server says arrives; what is said to it does not.
    Mute,
    /// Everything arrives this much later.
    Slow(Duration),
}

#[derive(Debug)]
pub struct Link {
    pub port: u16,
    weather: watch::Sender<Weather>,
}

impl Link {
    pub async fn to(port: u16) -> io::Result<Link> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (weather, seen) = watch::channel(Weather::Fair);
        let link = Link { port: listener.local_addr()?.port(), weather };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(join(near, ([127, 0, 0, 1], port).into(), seen.clone()));
            }
        });
        Ok(link)
    }

    pub fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn join(near: TcpStream, to: SocketAddr, mut weather: watch::Receiver<Weather>) -> io::Result<()> {
    if *weather.borrow() == Weather::Cut {
        return Ok(());
    }
    // Nobody answers behind a cable that holds everything.
    let _ = weather.wait_for(|weather| *weather != Weather::Held).await;
    let far = TcpStream::connect(to).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let there = pump(near_in, far_out, weather.clone(), |weather| weather == Weather::Held);
    let back = pump(far_in, near_out, weather.clone(), |weather| matches!(weather, Weather::Held | Weather::Mute));
    let cut = async { weather.wait_for(|weather| *weather == Weather::Cut).await.map(drop).map_err(io::Error::other) };
    // Whatever ends first ends all of it.
    tokio::select! {
        done = there => done,
        done = back => done,
        done = cut => done,
    }
}

async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut weather: watch::Receiver<Weather>,
    holds: fn(Weather) -> bool,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let n = from.read(&mut bytes).await?;
        if n == 0 {
            return Ok(());
        }
        let now = *weather.wait_for(|weather| !holds(*weather)).await.map_err(io::Error::other)?;
        if let Weather::Slow(late) = now {
            sleep(late).await;
        }
        to.write_all(&bytes[..n]).await?;
    }
}
