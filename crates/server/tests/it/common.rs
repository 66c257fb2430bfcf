//! A server on a free port and a folder of its own, and players for it.

#![allow(dead_code)]

use std::ops::Deref;
use std::time::Duration;

use load::client::{Client, Socket};
use load::page::Page;
use serde_json::{Value, json};
use server::wire::{All, Frame, Message, Told};
use server::{Config, Limits, Server};
use tempfile::TempDir;

pub(crate) struct House {
    pub(crate) server: Option<Server>,
    pub(crate) dir: TempDir,
    pub(crate) config: Config,
}

/// A configuration without limits and without pauses, whose games are the same every time;
/// `SEED=7` plays others, `SEED=any` new ones.
pub(crate) fn quick() -> Config {
    Config {
        addr: ([127, 0, 0, 1], 0).into(),
        bot_threads: 1,
        bot_pace: Duration::ZERO,
        veil: Duration::ZERO,
        hold: Duration::from_millis(1),
        sweep: Duration::from_millis(50),
        limits: Limits::none(),
        seed: std::env::var("SEED").map_or(Some(1), |seed| seed.parse().ok()),
        ..Config::default()
    }
}

pub(crate) async fn open() -> House {
    open_with(quick()).await
}

pub(crate) async fn open_with(config: Config) -> House {
    let dir = tempfile::tempdir().unwrap();
    let config = Config { data: dir.path().to_owned(), ..config };
    let server = Server::start(config.clone()).await.unwrap();
    House { server: Some(server), dir, config }
}

impl House {
    pub(crate) async fn visitor(&self) -> Client {
        Client::new(self.server.as_ref().unwrap().addr()).await.unwrap()
    }

    /// The same person at the door of a server that was opened anew.
    pub(crate) fn again(&self, person: &Client) -> Client {
        Client { addr: self.server.as_ref().unwrap().addr(), ..person.clone() }
    }

    pub(crate) async fn close(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub(crate) async fn reopen(&mut self) {
        let config = self.config.clone();
        self.server = Some(Server::start(config).await.unwrap());
    }
}

/// Opens a table; its id.
pub(crate) async fn table(host: &mut Client, wish: Value) -> String {
    let answer = host.post("/api/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json::<Value>().unwrap()["table"]["id"].as_str().unwrap().to_owned()
}

/// A table of three with me on the first seat and the others open.
pub(crate) fn three() -> Value {
    json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5}, "seats": ["me", "open", "open"]})
}

/// Me against two bots, at once.
pub(crate) fn solo() -> Value {
    json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5},
           "seats": ["me", {"bot": "easy"}, {"bot": "easy"}], "start": true})
}

pub(crate) async fn post(client: &mut Client, table: &str, verb: &str, body: Value) -> Value {
    let answer = client.post(&format!("/api/tables/{table}/{verb}"), &body).await.unwrap();
    assert!(answer.status < 300, "{verb}: {} {}", answer.status, answer.text());
    answer.json().unwrap()
}

/// Three persons at a running match, each with a socket that has read its first frames.
pub(crate) async fn party(house: &House) -> (String, Vec<Client>, Vec<Player>) {
    party_with(house, three()).await
}

pub(crate) async fn party_with(house: &House, wish: Value) -> (String, Vec<Client>, Vec<Player>) {
    seated(house, wish, 3).await
}

/// This many persons at a running match.
pub(crate) async fn seated(house: &House, wish: Value, count: usize) -> (String, Vec<Client>, Vec<Player>) {
    let mut people = Vec::new();
    for _ in 0..count {
        people.push(house.visitor().await);
    }
    gathered(people, wish).await
}

/// These persons at a running match; the first is the host.
pub(crate) async fn gathered(mut people: Vec<Client>, wish: Value) -> (String, Vec<Client>, Vec<Player>) {
    let id = table(&mut people[0], wish).await;
    for person in &mut people[1..] {
        post(person, &id, "join", json!({})).await;
        post(person, &id, "ready", json!({"ready": true})).await;
    }
    post(&mut people[0], &id, "start", json!({})).await;
    let mut players = Vec::new();
    for person in &people {
        players.push(Player::sit(person, &id).await);
    }
    (id, people, players)
}

/// A page: its socket, and what it knows of the table.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) all: All,
    page: Page,
}

impl Deref for Player {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Player {
    pub(crate) async fn sit(client: &Client, table: &str) -> Player {
        let mut socket = client.socket(table).await.unwrap();
        let all = loop {
            match socket.frame().await {
                Some(Frame::All(all)) => break all,
                // That the server lives, it may say before.
                Some(Frame::Beat(_)) => {}
                other => panic!("the first frame is everything, not {other:?}"),
            }
        };
        let mut page = Page::default();
        page.take_all(&all);
        Player { socket, all: *all, page }
    }

    /// Follows the changes as a page does.
    pub(crate) fn follow(&mut self, told: &Told) {
        if let Some(kept) = told.undone {
            let there = self.log.0 as usize + self.log.1.len();
            assert!(kept as usize <= there, "{kept} lines stay of {there}");
        }
        let seq = self.seq;
        assert!(self.page.follow(told), "no frame is missing: at {seq}, told what came after {}", told.after);
    }

    /// The next frame; moves are followed on the way.
    pub(crate) async fn next(&mut self) -> Frame {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.socket.frame()).await;
        let frame = frame.expect("a frame in time").expect("the socket is open");
        match &frame {
            Frame::Told(told) => self.follow(told),
            Frame::All(all) => {
                self.page.take_all(all);
                self.all = (**all).clone();
            }
            _ => {}
        }
        frame
    }

    /// Reads on until a frame fits.
    pub(crate) async fn until<T>(&mut self, mut fits: impl FnMut(&Frame) -> Option<T>) -> T {
        loop {
            let frame = self.next().await;
            if let Some(found) = fits(&frame) {
                return found;
            }
        }
    }

    pub(crate) async fn told(&mut self) -> Told {
        self.until(|frame| match frame {
            Frame::Told(told) => Some((**told).clone()),
            Frame::Refused(refused) => panic!("refused: {refused:?}"),
            _ => None,
        })
        .await
    }

    pub(crate) async fn refused(&mut self) -> String {
        self.until(|frame| match frame {
            Frame::Refused(refused) => Some(refused.code.clone()),
            _ => None,
        })
        .await
    }

    /// The log as the server tells it, part by part from its end.
    pub(crate) async fn whole_log(&mut self) -> Vec<Message> {
        let mut log = Vec::new();
        let mut before = u32::MAX;
        while before > 0 {
            self.send(json!({"log": before})).await;
            let part = self
                .until(|frame| match frame {
                    Frame::Log(part) => Some(part.clone()),
                    _ => None,
                })
                .await;
            assert!(part.lines.len() <= 200);
            before = part.from;
            log.splice(0..0, part.lines);
        }
        log
    }

    /// Everything, asked for anew.
    pub(crate) async fn again(&mut self) -> All {
        self.socket.send(&json!({"again": true})).await.unwrap();
        self.until(|frame| match frame {
            Frame::All(all) => Some((**all).clone()),
            _ => None,
        })
        .await
    }

    pub(crate) async fn send(&mut self, said: Value) {
        self.socket.send(&said).await.unwrap();
    }

    /// Asks to take back; how that ended: at once, by a request, or refused with a code.
    pub(crate) async fn undo(&mut self) -> Result<(), String> {
        self.send(json!({"undo": self.seq})).await;
        self.until(|frame| match frame {
            Frame::Told(told) if told.undone.is_some() => Some(Ok(())),
            Frame::Undo(undo) if undo.closed.is_none() => Some(Err("asked".to_owned())),
            Frame::Refused(refused) => Some(Err(refused.code.clone())),
            _ => None,
        })
        .await
    }

    /// Sends one of my offers: the first for 0, and as good as any for other numbers. (Counting
    /// through the offers in order can step in the same few squares for ever.)
    pub(crate) async fn choose(&mut self, n: usize) -> bool {
        let Some((actor, words)) = self.mine() else { return false };
        let mixed = (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        let word = &words[mixed as usize % words.len()];
        self.send(json!({"choose": word, "as": actor, "seq": self.seq})).await;
        true
    }
}

/// One answer at a table of several pages; everybody reads it. Who moved.
pub(crate) async fn round(players: &mut [Player], n: usize) -> Option<usize> {
    let mover = players.iter().position(|player| player.mine().is_some())?;
    players[mover].choose(n).await;
    for player in players.iter_mut() {
        player.told().await;
    }
    Some(mover)
}
