//! The doors: who may come in, how many, how fast, from where, and how it ends.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::SinkExt;
use load::client::Client;
use serde_json::{Value, json};
use server::wire::{Frame, Why};
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::common::*;
use crate::faults::child_with_files;

fn addr(house: &House) -> SocketAddr {
    house.server.as_ref().unwrap().addr()
}

/// A connection from another address of this machine.
async fn from(last: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, last], 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Everything that comes until the server hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut all)).await;
    assert!(read.is_ok(), "the server hangs up");
    String::from_utf8_lossy(&all).into_owned()
}

/// What comes back for these bytes.
async fn say(house: &House, bytes: &str) -> String {
    let mut stream = TcpStream::connect(addr(house)).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    rest(&mut stream).await
}

/// A call from somewhere else, as a proxy passes it on.
async fn call_from(house: &House, from: &str, head: &str, body: &str) -> String {
    let length = body.len();
    let more = "Connection: close\r\nContent-Type: application/json";
    let request = format!(
        "{head} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {from}\r\n{more}\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    say(house, &request).await
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("{answer}"))
}

#[tokio::test]
async fn connections_that_only_stand_there_are_closed() {
    let short = Duration::from_millis(150);
    let house = open_with(Config { head: short, body: short, stall: short, ..quick() }).await;
    assert_eq!(say(&house, "").await, "", "silent from the beginning");
    assert_eq!(say(&house, "GET /health HTTP/1.1\r\nHo").await, "", "half a head");
    let idle = say(&house, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(idle.ends_with("ok\n"), "served, then idle: {idle}");
    let half = "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{\"na";
    let half = say(&house, half).await;
    assert!(status(&half) == 408 && half.contains("too-slow"), "half a body: {half}");
    let mut stream = TcpStream::connect(addr(&house)).await.unwrap();
    let many = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let asks = async { while stream.write_all(many.as_bytes()).await.is_ok() {} };
    assert!(tokio::time::timeout(Duration::from_secs(10), asks).await.is_ok(), "asks and never reads");
}

#[tokio::test]
async fn silent_connections_of_one_address_do_not_shut_others_out() {
    let limits = Limits { connections: 20, ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let mut silent = Vec::new();
    for _ in 0..60 {
        silent.push(from(1, addr(&house)).await);
    }
    let mut buffer = [0; 1];
    let hung_up = tokio::time::timeout(Duration::from_secs(5), silent[59].read(&mut buffer)).await;
    assert!(matches!(hung_up, Ok(Ok(0) | Err(_))), "one too many is told at once");
    let mut other = from(2, addr(&house)).await;
    other.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(rest(&mut other).await.ends_with("ok\n"));
    drop(silent);
    while house.visitor_if_any().await.is_none() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_server_without_files_for_connections_takes_them_again_when_it_can() {
    let dir = tempfile::tempdir().unwrap();
    let (mut process, to) = child_with_files(dir.path(), 48);
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(TcpStream::connect(to).await.unwrap());
    }
    let mut other = TcpStream::connect(to).await.unwrap();
    other.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let answer = rest(&mut other).await;
    process.kill().unwrap();
    process.wait().unwrap();
    assert!(answer.ends_with("ok\n"), "{answer}");
}

#[tokio::test]
async fn only_http_one_is_spoken_and_a_request_names_one_host() {
    let house = open().await;
    let two = say(&house, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await;
    assert!(two.is_empty() || two.starts_with("HTTP/1.1 4"), "{two:?}");
    for hosts in ["", "Host: x\r\nHost: y\r\n"] {
        let answer = say(&house, &format!("GET /api/me HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n")).await;
        assert_eq!(status(&answer), 400, "{answer}");
    }
    assert_eq!(status(&say(&house, "GET / HTTP/1.0\r\n\r\n").await), 200);
}

#[tokio::test]
async fn pages_of_other_origins_are_refused_by_name_or_by_host() {
    let origin = |text: &str| Some(text.to_owned());
    let leave = "/api/tables/aaaaaaaaaaaaaa/leave";
    let plain = open().await;
    let own = addr(&plain);
    for (from, home) in
        [(format!("http://{own}"), true), (format!("https://{own}"), true), ("http://x".to_owned(), false)]
    {
        let mut page = Client { origin: origin(&from), ..plain.visitor().await };
        assert_eq!(page.post(leave, &json!({})).await.unwrap().code() != "foreign-origin", home, "{from}");
    }
    let secure = open_with(Config { secure: true, ..quick() }).await;
    let own = addr(&secure);
    let mut page = Client { origin: origin(&format!("http://{own}")), ..secure.visitor().await };
    assert_eq!(page.post(leave, &json!({})).await.unwrap().code(), "foreign-origin", "an http page of an https site");
    page.origin = origin(&format!("https://{own}"));
    assert_eq!(page.post(leave, &json!({})).await.unwrap().code(), "no-table");
    let named = open_with(Config { origins: vec!["https://games.example".to_owned()], ..quick() }).await;
    let own = addr(&named);
    let mut page = Client { origin: origin("https://games.example"), ..named.visitor().await };
    assert_eq!(page.post(leave, &json!({})).await.unwrap().code(), "no-table");
    page.origin = origin(&format!("http://{own}"));
    assert_eq!(
        page.post(leave, &json!({})).await.unwrap().code(),
        "foreign-origin",
        "any name may lead to this machine"
    );
}

#[tokio::test]
async fn watchdogs_have_an_address_of_their_own_or_share_the_limits() {
    let house = open_with(Config { ops: Some(([127, 0, 0, 1], 0).into()), ..quick() }).await;
    let ops = house.server.as_ref().unwrap().ops().unwrap();
    let mut dog = Client { addr: ops, cookie: None, origin: None, forwarded: None };
    for path in ["/ready", "/metrics", "/health"] {
        assert_eq!(dog.get(path).await.unwrap().status, 200, "{path}");
    }
    assert_eq!(dog.get("/api/me").await.unwrap().status, 404);
    let mut guest = house.visitor().await;
    for path in ["/ready", "/metrics"] {
        assert_eq!(guest.get(path).await.unwrap().status, 404, "{path}");
    }
    let limits = Limits { requests: Rate::new(0.01, 5.0), ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let mut dog = Client { addr: addr(&house), cookie: None, origin: None, forwarded: None };
    let mut last = 0;
    for _ in 0..6 {
        last = dog.get("/metrics").await.unwrap().status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn a_network_of_ipv6_shares_its_limits() {
    let limits = Limits { requests: Rate::new(0.001, 5.0), ..Limits::none() };
    let house = open_with(Config { limits, trust_proxy: true, ..quick() }).await;
    let mut served = 0;
    for n in 0..20 {
        served +=
            u32::from(status(&call_from(&house, &format!("2001:db8:1:2::{n:x}"), "GET /api/games/x", "").await) == 404);
    }
    assert_eq!(served, 5);
    assert_eq!(status(&call_from(&house, "2001:db8:2:2::1", "GET /api/games/x", "").await), 404, "somebody else");
}

#[tokio::test]
async fn new_guests_do_not_get_round_the_limits() {
    let limits = Limits { guests: Rate::new(0.001, 6.0), ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let mut known = house.visitor().await;
    for _ in 0..5 {
        house.visitor().await;
    }
    let mut new = Client { addr: addr(&house), cookie: None, origin: None, forwarded: None };
    assert_eq!(new.get("/api/me").await.unwrap().code(), "too-fast");
    assert_eq!(known.get("/api/me").await.unwrap().status, 200, "a guest who is known stays welcome");
    // Chat: five lines each, but an address has no more than two persons' worth.
    let limits = Limits { chat: Rate::new(0.001, 5.0), crowd: 2, ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let id = table(&mut house.visitor().await, three()).await;
    let mut lines = 0;
    for _ in 0..6 {
        let mut guest = Player::sit(&house.visitor().await, &id).await;
        for _ in 0..6 {
            guest.send(json!({"say": "hello"})).await;
            lines += guest
                .until(|frame| match frame {
                    Frame::Chat(_) => Some(1),
                    Frame::Refused(refused) if refused.code == "too-fast" => Some(0),
                    _ => None,
                })
                .await;
        }
    }
    assert_eq!(lines, 10);
}

#[tokio::test]
async fn one_address_cannot_fill_the_list() {
    let limits = Limits { waiting: 3, ..Limits::none() };
    let house = open_with(Config { limits, trust_proxy: true, ..quick() }).await;
    let open = three().to_string();
    let mut calls = Vec::new();
    for _ in 0..10 {
        calls.push(call_from(&house, "192.0.2.1", "POST /api/tables", &open));
    }
    let made = futures_util::future::join_all(calls).await;
    assert_eq!(made.iter().filter(|answer| status(answer) == 201).count(), 3, "however fast they come");
    assert!(made.iter().any(|answer| answer.contains("too-many-tables")));
    let mut private = three();
    private["private"] = json!(true);
    for (from, wish) in
        [("192.0.2.2", open.clone()), ("192.0.2.1", private.to_string()), ("192.0.2.1", solo().to_string())]
    {
        assert_eq!(status(&call_from(&house, from, "POST /api/tables", &wish).await), 201, "{from} {wish}");
    }
    let db = rusqlite::Connection::open(house.dir.path().join("fireteam.db")).unwrap();
    db.execute("UPDATE tables SET state = 'playing' WHERE id = (SELECT min(id) FROM tables WHERE private = 0)", [])
        .unwrap();
    db.execute("UPDATE tables SET state = 'playing' WHERE state = 'lobby'", []).unwrap();
    assert_eq!(status(&call_from(&house, "192.0.2.1", "POST /api/tables", &open).await), 201, "one has started");
}

async fn rename(client: &mut Client, name: &str) -> String {
    client.call("PUT", "/api/me", Some(&json!({ "name": name }).to_string())).await.unwrap().code()
}

#[tokio::test]
async fn two_people_at_a_table_do_not_look_alike() {
    let house = open().await;
    let (mut ada, mut eve) = (house.visitor().await, house.visitor().await);
    assert_eq!(rename(&mut ada, "Ada").await, "");
    assert_eq!(rename(&mut eve, "\u{410}da").await, "", "by itself a name like any other");
    assert_eq!(rename(&mut eve, "bot normal").await, "bad-name");
    assert_eq!(rename(&mut eve, "\u{3164}").await, "bad-name");
    let id = table(&mut ada, three()).await;
    let join = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&join, &json!({})).await.unwrap().code(), "name-taken");
    let mut page = Player::sit(&eve, &id).await;
    page.send(json!({"say": "I am Ada"})).await;
    assert_eq!(page.refused().await, "name-taken");
    assert_eq!(rename(&mut eve, "Eve").await, "");
    assert_eq!(eve.post(&join, &json!({})).await.unwrap().status, 200);
    let mut page = Player::sit(&eve, &id).await;
    page.send(json!({"say": " left\u{202e}right\u{200b} "})).await;
    let text = page.until(|frame| if let Frame::Chat(line) = frame { Some(line.text.clone()) } else { None }).await;
    assert_eq!(text, "leftright");
}

/// The code the server closes with, whatever it says before.
async fn closed(player: &mut Player) -> Option<u16> {
    while player.socket.text().await.is_some() {}
    player.socket.close
}

/// A frame as it travels, masked with zeros.
async fn send_raw(player: &mut Player, head: u8, body: &[u8]) {
    let mut bytes = vec![head, 0x80 | body.len() as u8, 0, 0, 0, 0];
    bytes.extend_from_slice(body);
    player.socket.ws.get_mut().write_all(&bytes).await.unwrap();
}

#[tokio::test]
async fn a_close_is_answered_and_what_is_not_understood_is_closed_with_its_reason() {
    let house = open().await;
    let (_, _, mut players) = party(&house).await;
    let close = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    players[0].socket.ws.send(Message::Close(Some(close))).await.unwrap();
    assert_eq!(closed(&mut players[0]).await, Some(1000), "answered with the same code");
    send_raw(&mut players[1], 0x81, b"{\"say\": \"\xff\xfe\"}").await;
    assert_eq!(closed(&mut players[1]).await, Some(1007), "not UTF-8");
    send_raw(&mut players[2], 0x83, b"").await;
    assert_eq!(closed(&mut players[2]).await, Some(1002), "no such frame");
}

#[tokio::test]
async fn pings_count_as_frames() {
    let limits = Limits { frames: Rate::new(1.0, 10.0), patience: 20, ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    for _ in 0..40 {
        let _ = players[0].socket.ws.send(Message::Ping("".into())).await;
    }
    let why = players[0].until(|f| if let Frame::Bye(bye) = f { Some(bye.why) } else { None }).await;
    assert_eq!(why, Why::Flood);
}

#[tokio::test]
async fn a_refusal_names_the_frame_it_refuses() {
    // The pong to the server's first ping does not count.
    let limits = Limits { frames: Rate::new(0.001, 8.0), ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    let page = &mut players[0];
    let (seq, me) = (page.seq, page.all.table.seats[0].actors[0].clone());
    let mut said = vec![
        (json!({"choose": "x", "as": me, "seq": seq + 1, "id": 1}), "choose", "stale", Some(1)),
        (json!({"consent": true, "undo": 5, "id": 2}), "consent", "no-undo-pending", Some(2)),
        (json!({"shout": 1, "id": 3}), "?", "malformed", Some(3)),
        (json!({"say": "", "id": 4}), "say", "bad-chat", Some(4)),
        (json!({"say": ""}), "say", "bad-chat", None),
        (json!({"why": "x", "as": me.to_uppercase(), "id": 6}), "why", "no-actor", Some(6)),
        (json!({"choose": "x", "as": me.to_uppercase(), "seq": seq, "id": 7}), "choose", "no-actor", Some(7)),
        (json!({"hint": "nobody", "id": 8}), "hint", "no-actor", Some(8)),
    ];
    said.extend((9..12).map(|id| (json!({"again": true, "id": id}), "?", "too-fast", Some(id))));
    for (frame, to, code, id) in said {
        page.send(frame.clone()).await;
        let refused = page.until(|f| if let Frame::Refused(refused) = f { Some(refused.clone()) } else { None }).await;
        assert_eq!((&*refused.to, &*refused.code, refused.id), (to, code, id), "{frame}");
    }
}

#[tokio::test]
async fn watchers_who_come_and_go_do_not_cost_the_players_a_frame_each() {
    let house = open_with(Config { hold: Duration::from_millis(400), ..quick() }).await;
    let (id, _, mut players) = party(&house).await;
    let watcher = house.visitor().await;
    for _ in 0..60 {
        drop(watcher.socket(&id).await.unwrap());
    }
    players[0].send(json!({"ping": 1})).await;
    let mut frames = 0;
    players[0]
        .until(|frame| {
            frames += u32::from(matches!(frame, Frame::Table(_)));
            matches!(frame, Frame::Pong(1)).then_some(())
        })
        .await;
    assert!(frames < 30, "{frames} for 60 watchers who came and went");
}

#[tokio::test]
async fn requests_to_take_back_that_others_must_agree_to_are_limited() {
    let limits = Limits { undos: Rate::new(0.001, 2.0), ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    let mut n = 0;
    let (mut asker, mut before): (Option<usize>, Option<usize>) = (None, None);
    let mut codes: Vec<String> = Vec::new();
    for _ in 0..3 {
        // Somebody has answered and then another; the same somebody each time, since a request that was refused
        // is not repeated before the next answer.
        let asker = loop {
            let mover = round(&mut players, n).await.unwrap();
            n += 1;
            assert!(n < 400, "turns pass");
            let passed = before.replace(mover).filter(|&before| before != mover && n > 30);
            if let Some(passed) = passed.filter(|passed| asker.is_none_or(|asker| asker == *passed)) {
                break *asker.insert(passed);
            }
        };
        let other = (asker + 1) % 3;
        let seq = players[asker].seq;
        players[asker].send(json!({ "undo": seq })).await;
        let asked = players[asker]
            .until(|frame| match frame {
                Frame::Undo(undo) if undo.closed.is_none() => Some(Ok(undo.n)),
                Frame::Refused(refused) => Some(Err(refused.code.clone())),
                _ => None,
            })
            .await;
        match asked {
            Err(code) => codes.push(code),
            Ok(n) => {
                players[other].send(json!({"consent": false, "undo": n})).await;
                let closed = |frame: &Frame| matches!(frame, Frame::Undo(undo) if undo.closed.is_some()).then_some(());
                players[asker].until(closed).await;
                codes.push("asked".to_owned());
            }
        }
    }
    assert_eq!(codes, ["asked", "asked", "too-fast"]);
}

impl House {
    async fn visitor_if_any(&self) -> Option<Value> {
        let mut guest = Client { addr: addr(self), cookie: None, origin: None, forwarded: None };
        guest.get("/api/me").await.ok()?.json().ok()
    }
}
