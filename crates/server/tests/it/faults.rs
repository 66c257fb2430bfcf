//! What goes wrong stays where it is, and nothing acknowledged is lost.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use futures_util::SinkExt;
use load::client::Client;
use serde_json::json;
use server::wire::{Frame, TableState, Why};
use server::{Config, Limits, Rate, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

use crate::common::*;

const CHILD: &str = "FIRETEAM_TEST_CHILD";

/// Not a test of its own: the server that the next test kills.
#[test]
fn the_server_to_be_killed() {
    let Some(dir) = std::env::var_os(CHILD) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server =
            Server::start(Config { data: dir.into(), head: Duration::from_millis(300), ..quick() }).await.unwrap();
        println!("at {}", server.addr());
        std::future::pending::<()>().await;
    });
}

pub(crate) fn child(dir: &std::path::Path) -> (std::process::Child, std::net::SocketAddr) {
    start(&mut Command::new(std::env::current_exe().unwrap()), dir)
}

/// The same server, which may have this many files open.
pub(crate) fn child_with_files(dir: &std::path::Path, files: u32) -> (std::process::Child, std::net::SocketAddr) {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")]);
    start(shell.arg(std::env::current_exe().unwrap()), dir)
}

fn start(command: &mut Command, dir: &std::path::Path) -> (std::process::Child, std::net::SocketAddr) {
    let mut child = server_in(command, dir);
    let addr = address(child.stdout.take().unwrap());
    (child, addr.unwrap())
}

/// The server as a process, on the data in this folder.
pub(crate) fn server_in(command: &mut Command, dir: &std::path::Path) -> std::process::Child {
    command.args(["--exact", "faults::the_server_to_be_killed", "--nocapture"]);
    command.env(CHILD, dir).stdout(Stdio::piped()).spawn().unwrap()
}

/// Where it listens, once it does.
pub(crate) fn address(said: std::process::ChildStdout) -> Option<std::net::SocketAddr> {
    let mut lines = BufReader::new(said).lines().map_while(Result::ok);
    lines.find_map(|line| line.split("at ").nth(1).and_then(|addr| addr.trim().parse().ok()))
}

#[tokio::test]
async fn kill_nine_in_the_middle_of_play_loses_nothing_that_was_told() {
    let dir = tempfile::tempdir().unwrap();
    let (mut process, addr) = child(dir.path());
    let mut me = Client::new(addr).await.unwrap();
    let id = table(&mut me, solo()).await;
    let mut page = Player::sit(&me, &id).await;
    let mut n = 0;
    for round in 0..4 {
        for _ in 0..12 {
            while page.mine().is_none() {
                page.told().await;
            }
            n += 1;
            page.choose(n).await;
            page.told().await;
        }
        // One answer is on its way, bots are thinking.
        page.choose(round).await;
        process.kill().unwrap();
        process.wait().unwrap();
        let (seq, view) = (page.seq, page.view.clone());
        let (next, addr) = child(dir.path());
        process = next;
        me.addr = addr;
        page = Player::sit(&me, &id).await;
        assert!(page.seq >= seq, "what was told is there: {} {seq}", page.seq);
        if page.seq == seq {
            assert_eq!(page.view, view);
        }
    }
    process.kill().unwrap();
    process.wait().unwrap();
}

#[tokio::test]
async fn a_stop_tells_everybody_to_come_back_and_they_find_everything() {
    let mut house = open().await;
    let (id, mut people, mut players) = party(&house).await;
    for n in 0..20 {
        round(&mut players, n).await.unwrap();
    }
    let (seq, view) = (players[1].seq, players[1].view.clone());
    house.close().await;
    let bye = players[1].until(|f| if let Frame::Bye(bye) = f { Some(bye.clone()) } else { None }).await;
    assert_eq!(bye.why, Why::Restart);
    assert!(players[1].socket.text().await.is_none());
    assert_eq!(players[1].socket.close, Some(4000));
    house.reopen().await;
    let addr = house.server.as_ref().unwrap().addr();
    people[1].addr = addr;
    let page = Player::sit(&people[1], &id).await;
    assert_eq!((page.seq, &page.view), (seq, &view), "one message and in step");
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_told_that_is_not_stored_and_play_goes_on_after_it() {
    let house = open_with(Config { max_store_mib: Some(1), ..quick() }).await;
    let (id, people, mut players) = party(&house).await;
    // Fill the disk with records of other people's chat.
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    let mut sent = 0;
    loop {
        watcher.send(json!({"say": "x".repeat(290)})).await;
        sent += 1;
        let full = watcher
            .until(|frame| match frame {
                Frame::Chat(_) => Some(false),
                Frame::Refused(refused) => Some(refused.code == "store"),
                _ => None,
            })
            .await;
        if full {
            break;
        }
        assert!(sent < 20_000);
    }
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let (mut seq, mut view) = (players[mover].seq, players[mover].view.clone());
    // A page of the file may have a little room left; then it is full.
    let mut mover = mover;
    let mut n = 0;
    loop {
        players[mover].choose(n).await;
        let stored = players[mover]
            .until(|frame| match frame {
                Frame::Told(_) => Some(true),
                Frame::Refused(refused) => Some(refused.code != "store"),
                _ => None,
            })
            .await;
        if !stored {
            break;
        }
        for (seat, player) in players.iter_mut().enumerate() {
            if seat != mover {
                player.told().await;
            }
        }
        mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        (seq, view) = (players[mover].seq, players[mover].view.clone());
        n += 1;
        assert!(n < 5_000);
    }
    let all = players[mover].again().await;
    assert_eq!((all.seq, all.view), (seq, Some(view)), "it has not happened");
    let late = Player::sit(&people[mover], &id).await;
    assert_eq!(late.seq, seq);
    assert_eq!(house.visitor().await.get("/ready").await.unwrap().status, 503, "no more people are to be sent here");
    // Other readers notice nothing: the list still works.
    let answer = house.visitor().await.get("/api/tables").await.unwrap();
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn a_corrupt_row_breaks_its_own_table_only() {
    for corrupt in ["'violet fly'", "x'ff00'"] {
        breaks_its_own_table_only(corrupt).await;
    }
}

async fn breaks_its_own_table_only(corrupt: &str) {
    let mut house = open().await;
    let (bad, mut people, mut players) = party(&house).await;
    for n in 0..10 {
        round(&mut players, n).await.unwrap();
    }
    let (good, others, _) = party(&house).await;
    house.close().await;
    let db = rusqlite::Connection::open(house.dir.path().join("fireteam.db")).unwrap();
    let of = "match = (SELECT n FROM tables WHERE id = ?1)";
    let sql =
        format!("UPDATE answers SET lines = {corrupt} WHERE {of} AND seq = (SELECT max(seq) FROM answers WHERE {of})");
    assert_eq!(db.execute(&sql, [&bad]).unwrap(), 1);
    drop(db);
    house.reopen().await;
    let addr = house.server.as_ref().unwrap().addr();
    people[0].addr = addr;
    let page = Player::sit(&people[0], &bad).await;
    assert_eq!((page.all.table.state, page.all.view), (TableState::Broken, None));
    let fine = Player::sit(&Client { addr, ..others[0].clone() }, &good).await;
    assert_eq!(fine.all.table.state, TableState::Playing);
    assert!(fine.all.view.is_some());
}

/// Ends a match of two at once: somebody gives up.
async fn give_up(players: &mut [Player]) {
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let (actor, words) = players[mover].mine().unwrap();
    assert!(words.iter().any(|word| word == "concede"), "{words:?}");
    let seq = players[mover].seq;
    players[mover].send(json!({"choose": "concede", "as": actor, "seq": seq})).await;
    players[mover].told().await;
    assert!(players[mover].over);
}

#[tokio::test]
async fn a_record_that_found_no_room_is_written_once_there_is_some() {
    let mut house = open().await;
    let wish = json!({"game": "tf2-turns", "setup": {"concede": true}, "seats": ["me", "open"]});
    let (id, mut people, mut players) = seated(&house, wish, 2).await;
    let db = rusqlite::Connection::open(house.dir.path().join("fireteam.db")).unwrap();
    db.execute_batch("CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'full'); END").unwrap();
    give_up(&mut players).await;
    let record = format!("/api/records/{id}");
    assert_eq!(people[0].get(&record).await.unwrap().code(), "no-record");
    let again = format!("/api/tables/{id}/rematch");
    assert_eq!(people[0].post(&again, &json!({})).await.unwrap().code(), "store", "not before the record is safe");
    let tables = db.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, u32>(0));
    assert_eq!(tables.unwrap(), 1, "and no table for nothing");
    db.execute_batch("DROP TRIGGER full").unwrap();
    assert_eq!(people[0].post(&again, &json!({})).await.unwrap().status, 201);
    assert_eq!(people[0].get(&record).await.unwrap().status, 200);
    // A table that is over and has no record gets one when it wakes.
    drop(players);
    house.close().await;
    assert_eq!(db.execute("DELETE FROM records", []).unwrap(), 1);
    drop(db);
    house.reopen().await;
    people[0].addr = house.server.as_ref().unwrap().addr();
    assert_eq!(people[0].get(&format!("/api/tables/{id}")).await.unwrap().status, 200);
    assert_eq!(people[0].get(&record).await.unwrap().status, 200);
}

#[tokio::test]
async fn a_client_that_floods_is_slowed_and_then_hung_up_on() {
    let limits = Limits { frames: Rate::new(5.0, 10.0), patience: 30, ..Limits::none() };
    let house = open_with(Config { limits, ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    for n in 0..60 {
        let _ = players[0].socket.send(&json!({"ping": n})).await;
    }
    assert_eq!(players[0].refused().await, "too-fast");
    let why = players[0].until(|f| if let Frame::Bye(bye) = f { Some(bye.why) } else { None }).await;
    assert_eq!(why, Why::Flood);
    assert!(players[1].again().await.view.is_some());
}

/// A socket opened by hand, on which nothing is ever said.
async fn silent(house: &House, client: &Client, table: &str) -> tokio::net::TcpStream {
    let addr = house.server.as_ref().unwrap().addr();
    let mut stream = tokio::net::TcpStream::connect(addr).await.unwrap();
    let cookie = client.cookie.clone().unwrap();
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {addr}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: fireteam={cookie}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn a_page_that_does_not_read_is_let_go_and_delays_nobody() {
    let house = open_with(Config { limits: Limits { backlog: 8, ..Limits::none() }, ..quick() }).await;
    let (id, _, mut players) = party(&house).await;
    // It asks for everything again and again and reads nothing: more than any buffer holds.
    let mut lazy = house.visitor().await.socket(&id).await.unwrap();
    players[0].until(|frame| matches!(frame, Frame::Table(table) if table.watchers == 1).then_some(())).await;
    for _ in 0..3_000 {
        // It may be let go while it still asks.
        if lazy.send(&json!({"again": true})).await.is_err() {
            break;
        }
    }
    while players[0].again().await.table.watchers == 1 {
        players[0].send(json!({"say": "are you there?"})).await;
        players[0].until(|frame| matches!(frame, Frame::Chat(_)).then_some(())).await;
    }
    drop(lazy);
}

#[tokio::test]
async fn a_frame_of_megabytes_ends_its_socket_with_a_word() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    let _ = players[0].socket.ws.send(Message::text("x".repeat(2_000_000))).await;
    let mut said = String::new();
    while let Some(text) = players[0].socket.text().await {
        said = text;
    }
    assert!(said.contains("too-big"), "{said}");
    assert_eq!(players[0].socket.close, Some(1009));
    assert!(players[1].again().await.view.is_some());
    assert!(Player::sit(&people[0], &id).await.all.view.is_some());
}

#[tokio::test]
async fn a_half_open_socket_is_noticed_by_its_silence() {
    let house = open_with(Config { ping: Duration::from_millis(100), ..quick() }).await;
    let (id, people, _) = party(&house).await;
    // No pong is ever sent.
    let mut stream = silent(&house, &people[1], &id).await;
    let mut all = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut all)).await;
    assert!(ended.is_ok(), "the server hangs up");
    assert!(String::from_utf8_lossy(&all).contains("101 Switching"));
    assert!(Player::sit(&people[0], &id).await.all.view.is_some());
}

#[tokio::test]
async fn other_peoples_tokens_and_pages_do_not_work() {
    let house = open().await;
    let (id, people, players) = party(&house).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    // A cookie with another person's id is nobody's: a fresh guest, a watcher.
    let own = people[(mover + 1) % 3].cookie.clone().unwrap();
    let theirs = people[mover].cookie.clone().unwrap();
    let part = |cookie: &str, n: usize| cookie.split('.').nth(n).unwrap().to_owned();
    let forged = own.replace(&part(&own, 1), &part(&theirs, 1));
    let thief = Client { cookie: Some(forged), ..people[0].clone() };
    let page = Player::sit(&thief, &id).await;
    assert_eq!(page.all.you.seat, None);
    assert_ne!(page.all.you.id, part(&theirs, 1));
    // A page of another origin may not speak for a visitor.
    let mut foreign = Client { origin: Some("https://evil.example".to_owned()), ..people[mover].clone() };
    assert!(foreign.socket(&id).await.is_err());
    let left = foreign.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    assert_eq!((left.status, left.code().as_str()), (403, "foreign-origin"));
    let addr = foreign.addr;
    let home = Client { origin: Some(format!("http://{addr}")), ..people[mover].clone() };
    assert!(home.socket(&id).await.is_ok());
    // Guessing is pointless, and answered like anything that is not there.
    let mut guest = house.visitor().await;
    for path in ["/api/tables/aaaaaaaaaaaaaa", "/api/tables/x", "/api/tables/..%2f", "/api/records/aaaaaaaaaaaaaa"] {
        assert_eq!(guest.get(path).await.unwrap().status, 404, "{path}");
    }
}

#[tokio::test]
async fn two_servers_on_one_store_do_not_write_the_same_moment_twice() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    let other = Server::start(house.config.clone()).await.unwrap();
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let mut there = Player::sit(&Client { addr: other.addr(), ..people[mover].clone() }, &id).await;
    assert_eq!(there.view, players[mover].view);
    players[mover].choose(0).await;
    players[mover].told().await;
    // The other process has not heard of it; its answer is refused and it reloads.
    there.choose(0).await;
    assert_eq!(there.refused().await, "store");
    let now = there.again().await;
    assert_eq!((now.seq, now.view), (players[mover].seq, Some(players[mover].view.clone())));
    other.stop().await;
}

#[tokio::test]
async fn too_many_requests_are_answered_with_when_to_come_back() {
    let limits = Limits {
        requests: Rate::new(0.5, 30.0),
        tables: Rate::new(0.01, 2.0),
        invites: Rate::new(0.01, 3.0),
        sockets: 1,
        ..Limits::none()
    };
    let house = open_with(Config { limits, ..quick() }).await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, three()).await;
    let page = Player::sit(&ada, &id).await;
    assert!(ada.socket(&id).await.is_err(), "one socket an address");
    drop(page);
    // Another guest from the same address has no more room than the first.
    let mut eve = house.visitor().await;
    let refused = eve.post("/api/tables", &three()).await.unwrap();
    let refused = if refused.status == 201 { eve.post("/api/tables", &three()).await.unwrap() } else { refused };
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"));
    assert!(refused.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(eve.get("/api/invites/aaaaaaaaaa").await.unwrap().status);
    }
    assert_eq!(codes, [404, 404, 404, 429]);
    let mut last = 200;
    for _ in 0..40 {
        last = eve.get("/api/me").await.unwrap().status;
    }
    assert_eq!(last, 429);
    assert_eq!(eve.get("/health").await.unwrap().status, 200, "the watchdog is always answered");
    let huge = format!("{{\"name\": \"{}\"}}", "x".repeat(100_000));
    let addr = house.server.as_ref().unwrap().addr();
    let mut bob = Client { addr, cookie: None, origin: None, forwarded: None };
    let answer = bob.call("PUT", "/api/me", Some(&huge)).await.unwrap();
    assert!(matches!(answer.status, 413 | 429));
}
