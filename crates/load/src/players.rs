//! The crowd: tables of players who answer at random.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use rand::RngExt;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use shelf::Shelf;
use table::rng;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::LoadArgs;
use crate::client::Client;

/// What was seen, summed up over all tables.
#[derive(Debug, Default)]
pub(crate) struct Sums {
    pub(crate) answers: u64,
    /// What went wrong, by the code of the refusal, the reason of the last word, or a word of ours.
    pub(crate) errors: BTreeMap<String, u64>,
    pub(crate) matches: u64,
    /// From sending an answer to reading the new state, in microseconds.
    pub(crate) waits: Vec<u32>,
    /// Bytes of the frames after the first.
    pub(crate) frames: Vec<u32>,
}

impl Sums {
    fn wrong(&mut self, what: &str) {
        *self.errors.entry(what.to_owned()).or_default() += 1;
    }
}

pub(crate) struct Crowd {
    tables: Vec<Sitting>,
}

/// One table's sockets.
struct Sitting {
    /// Where tables are opened, and where pages are.
    addr: [SocketAddr; 2],
    wish: Value,
    people: Vec<Client>,
    ways: Vec<SplitSink<WebSocketStream<TcpStream>, Message>>,
    heard: mpsc::Receiver<(usize, String)>,
}

/// The few fields of a frame that a player at random needs.
#[derive(Deserialize)]
struct Peek {
    all: Option<Seen>,
    told: Option<Seen>,
    refused: Option<PeekRefused>,
    bye: Option<PeekBye>,
}

#[derive(Deserialize)]
struct PeekRefused {
    code: String,
}

#[derive(Deserialize)]
struct PeekBye {
    why: String,
}

#[derive(Deserialize)]
struct Seen {
    seq: u64,
    asks: Vec<PeekAsk>,
    result: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct PeekAsk {
    r#as: String,
    offers: Option<Vec<PeekOffer>>,
}

#[derive(Deserialize)]
struct PeekOffer {
    text: String,
}

/// The table that is wanted, with this many seats where the game's setup can say how many.
pub(crate) fn wish(args: &LoadArgs, seats: &[Value], start: bool) -> Value {
    let shelf = Shelf::embedded();
    let options = shelf.game(&args.game).map(|game| game.options()).unwrap_or_default();
    let has = |name| options.iter().any(|option| option.name == name);
    let setup = match (has("players"), has("black")) {
        (true, _) => json!({"players": args.seats}),
        (_, true) => json!({"black": args.seats / 2, "white": args.seats - args.seats / 2}),
        _ => json!({}),
    };
    json!({"game": args.game, "setup": setup, "seats": seats, "private": true, "start": start})
}

impl Crowd {
    /// Opens all tables and all sockets.
    pub(crate) async fn gather(addr: SocketAddr, args: &LoadArgs) -> io::Result<Crowd> {
        let mut seats = vec![json!("open"); args.seats];
        seats[0] = json!("me");
        let wish = wish(args, &seats, false);
        let mut tables = Vec::new();
        for _ in 0..args.tables {
            let mut people = Vec::new();
            for _ in 0..args.seats {
                people.push(Client::new(addr).await?);
            }
            tables.push(Sitting::open([addr, args.through.unwrap_or(addr)], wish.clone(), people).await?);
        }
        Ok(Crowd { tables })
    }

    pub(crate) async fn play(self, span: Duration, rate: f64) -> Sums {
        let until = Instant::now() + span;
        let count = self.tables.len().max(1) as f64;
        let pause = if rate > 0.0 { Duration::from_secs_f64(count / rate) } else { Duration::ZERO };
        let each = |(n, table): (usize, Sitting)| tokio::spawn(table.play(n as u64, until, pause));
        let tasks: Vec<_> = self.tables.into_iter().enumerate().map(each).collect();
        let mut all = Sums::default();
        for task in tasks {
            match task.await {
                Ok(sums) => {
                    all.answers += sums.answers;
                    sums.errors.into_iter().for_each(|(what, n)| *all.errors.entry(what).or_default() += n);
                    all.matches += sums.matches;
                    all.waits.extend(sums.waits);
                    all.frames.extend(sums.frames);
                }
                Err(_) => all.wrong("panic"),
            }
        }
        all
    }
}

impl Sitting {
    async fn open(addr: [SocketAddr; 2], wish: Value, mut people: Vec<Client>) -> io::Result<Sitting> {
        let good = |answer: super::client::Answer| match answer.status {
            200..300 => answer.json::<Value>(),
            _ => Err(io::Error::other(answer.text())),
        };
        let made = good(people[0].post("/api/tables", &wish).await?)?;
        let id = made["table"]["id"].as_str().unwrap_or_default().to_owned();
        let code = made["table"]["code"].clone();
        for person in &mut people[1..] {
            good(person.post(&format!("/api/tables/{id}/join"), &json!({"code": code})).await?)?;
            good(person.post(&format!("/api/tables/{id}/ready"), &json!({"ready": true})).await?)?;
        }
        good(people[0].post(&format!("/api/tables/{id}/start"), &json!({})).await?)?;
        let (tell, heard) = mpsc::channel(1024);
        let mut ways = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let page = Client { addr: addr[1], ..person.clone() };
            let socket = page.socket(&id).await.map_err(io::Error::other)?;
            let (out, back) = socket.ws.split();
            ways.push(out);
            tokio::spawn(listen(seat, back, tell.clone()));
        }
        Ok(Sitting { addr, wish, people, ways, heard })
    }

    /// Plays match after match until the time is up.
    async fn play(mut self, n: u64, until: Instant, pause: Duration) -> Sums {
        let mut sums = Sums::default();
        let mut rng = rng(n);
        // Tables do not all begin in the same moment.
        let mut due = Instant::now() + pause.mul_f64(rng.random_range(0..1000) as f64 / 1000.0);
        let mut sent: Option<(usize, u64, Instant)> = None;
        // Several seats may be asked at once, for themselves or for their team. The first to hear of it answers,
        // the others with the next step: otherwise all but one would come too late.
        let mut answered = None;
        let deadline = tokio::time::Instant::from_std(until);
        while let Ok(Some((seat, text))) = tokio::time::timeout_at(deadline, self.heard.recv()).await {
            let Ok(peek) = serde_json::from_str::<Peek>(&text) else {
                sums.wrong("unreadable");
                continue;
            };
            if let Some(refused) = &peek.refused {
                sums.wrong(&refused.code);
            }
            if let Some(bye) = &peek.bye {
                sums.wrong(&bye.why);
            }
            if peek.told.is_some() {
                sums.frames.push(text.len() as u32);
            }
            let Some(seen) = peek.told.or(peek.all) else { continue };
            if let Some((mover, at, when)) = sent
                && mover == seat
                && seen.seq > at
            {
                sums.waits.push(when.elapsed().as_micros() as u32);
                sums.answers += 1;
                sent = None;
            }
            if seen.result.is_some() && seat == 0 {
                sums.matches += 1;
                match Sitting::open(self.addr, self.wish.clone(), std::mem::take(&mut self.people)).await {
                    Ok(next) => (self, answered) = (next, None),
                    Err(_) => {
                        sums.wrong("no-next-table");
                        break;
                    }
                }
                continue;
            }
            if answered >= Some(seen.seq) {
                continue;
            }
            let Some(ask) = seen.asks.into_iter().find(|ask| ask.offers.is_some()) else { continue };
            let offers = ask.offers.unwrap_or_default();
            if offers.is_empty() {
                sums.wrong("no-offers");
                continue;
            }
            if !pause.is_zero() {
                tokio::time::sleep_until(tokio::time::Instant::from_std(due)).await;
                due = (due + pause).max(Instant::now() - pause);
            }
            let word = &offers[rng.random_range(0..offers.len())].text;
            let said = format!("{{\"choose\":{},\"as\":\"{}\",\"seq\":{}}}", json!(word), ask.r#as, seen.seq);
            sent = Some((seat, seen.seq, Instant::now()));
            answered = Some(seen.seq);
            if self.ways[seat].send(Message::text(said)).await.is_err() {
                sums.wrong("hung-up");
                break;
            }
        }
        sums
    }
}

async fn listen(seat: usize, mut from: SplitStream<WebSocketStream<TcpStream>>, to: mpsc::Sender<(usize, String)>) {
    while let Some(Ok(message)) = from.next().await {
        if let Message::Text(text) = message
            && to.send((seat, text.to_string())).await.is_err()
        {
            return;
        }
    }
}
