//! The post over NATS core: one subject for each node, and one for all of them. Nothing is kept there; what
//! is lost is noticed by the one who waits for it.

use std::fmt::{self, Debug};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Message};
use futures_util::StreamExt;
use server::post::{Bytes, LETTERS, Later, Parcel, Post};
use tokio::sync::mpsc;

/// A reply that takes longer is none.
const PATIENCE: Duration = Duration::from_millis(700);

/// Between two tries to come back to the server.
const AGAIN: Duration = Duration::from_millis(100);

pub struct Nats {
    /// May hold a password.
    address: String,
    /// There once somebody listens.
    way: Arc<OnceLock<Way>>,
}

impl Debug for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nats")
    }
}

struct Way {
    client: Client,
    /// What leaves without waiting, in order.
    out: mpsc::Sender<(String, Vec<u8>)>,
}

impl Nats {
    /// The address is one such as `nats://bus.example:4222`, or several with commas between them.
    pub fn new(address: &str) -> Nats {
        Nats { address: address.to_owned(), way: Arc::default() }
    }
}

/// What everybody hears. Names of nodes are hexadecimal digits.
const ALL: &str = "fireteam.all";

fn subject(node: &str) -> String {
    format!("fireteam.{node}")
}

async fn connect(address: &str) -> Result<Client, String> {
    let options = ConnectOptions::new()
        .name("fireteam")
        .request_timeout(Some(PATIENCE))
        .ping_interval(Duration::from_secs(2))
        .reconnect_delay_callback(|_| AGAIN);
    let servers: Vec<&str> = address.split(',').collect();
    options.connect(servers).await.map_err(|error| format!("the bus cannot be reached: {error}"))
}

impl Post for Nats {
    fn listen(&self, node: &str) -> Later<Result<mpsc::Receiver<Parcel>, String>> {
        let (address, way, subject) = (self.address.clone(), self.way.clone(), subject(node));
        Box::pin(async move {
            let client = connect(&address).await?;
            let own = client.subscribe(subject).await.map_err(|error| error.to_string())?;
            let all = client.subscribe(ALL).await.map_err(|error| error.to_string())?;
            let mut coming = futures_util::stream::select(own, all);
            client.flush().await.map_err(|error| error.to_string())?;
            let (out, mut leaving) = mpsc::channel::<(String, Vec<u8>)>(LETTERS);
            let publisher = client.clone();
            tokio::spawn(async move {
                while let Some((subject, letter)) = leaving.recv().await {
                    let _ = publisher.publish(subject, letter.into()).await;
                }
            });
            let (to, letters) = mpsc::channel(LETTERS);
            let replies = out.clone();
            tokio::spawn(async move {
                while let Some(Message { payload, reply, .. }) = coming.next().await {
                    let replies = replies.clone();
                    let reply = reply.map(|subject| {
                        Box::new(move |said: Vec<u8>| drop(replies.try_send((subject.to_string(), said))))
                            as Box<dyn FnOnce(Vec<u8>) + Send>
                    });
                    if to.send(Parcel { letter: payload, reply }).await.is_err() {
                        return;
                    }
                }
            });
            let _ = way.set(Way { client, out });
            Ok(letters)
        })
    }

    fn ask(&self, node: &str, letter: Vec<u8>) -> Later<Option<Bytes>> {
        let (way, subject) = (self.way.clone(), subject(node));
        Box::pin(async move {
            let client = &way.get()?.client;
            // A request waits in a queue while the connection is away; nobody waits for that.
            if client.connection_state() != State::Connected {
                return None;
            }
            client.request(subject, letter.into()).await.ok().map(|message| message.payload)
        })
    }

    fn send(&self, node: &str, letter: Vec<u8>) {
        if let Some(way) = self.way.get() {
            let _ = way.out.try_send((subject(node), letter));
        }
    }

    fn send_all(&self, letter: Vec<u8>) {
        if let Some(way) = self.way.get() {
            let _ = way.out.try_send((ALL.to_owned(), letter));
        }
    }

    fn is_up(&self) -> bool {
        self.way.get().is_some_and(|way| way.client.connection_state() == State::Connected)
    }
}
