//! Running it: health, numbers, headers, sleep and waking, copies.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, store};

use crate::common::*;

#[tokio::test]
async fn the_watchdog_the_numbers_and_the_description_are_there() {
    let house = open().await;
    let mut guest = house.visitor().await;
    assert_eq!(guest.get("/health").await.unwrap().text(), "ok\n");
    assert_eq!(guest.get("/ready").await.unwrap().text(), "ready\n");
    let metrics = guest.get("/metrics").await.unwrap().text();
    assert!(metrics.contains("# TYPE fireteam_store_commit_seconds histogram"));
    let api: Value = guest.get("/api/openapi.json").await.unwrap().json().unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/join", "/api/records/{id}/steps"] {
        assert!(api["paths"].get(path).is_some(), "{path}");
    }
    assert!(api["components"]["schemas"]["Table"].is_object());
    let page = guest.get("/api").await.unwrap();
    assert!(page.text().contains("POST /api/tables/{id}/start"));
    let home = guest.get("/").await.unwrap();
    assert_eq!(home.status, 200);
    assert!(home.header("content-type").unwrap().starts_with("text/html"));
    assert_eq!(guest.get("/t/whatever").await.unwrap().status, 200, "pages of the client");
    assert_eq!(guest.get("/missing.js").await.unwrap().code(), "no-page");
    assert_eq!(guest.get("/api/nothing").await.unwrap().code(), "no-page");
}

#[tokio::test]
async fn every_answer_carries_the_usual_headers() {
    let house = open().await;
    let mut guest = house.visitor().await;
    for path in ["/", "/api/me", "/api/tables/x"] {
        let answer = guest.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src"), "scripts only from here");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert_eq!(answer.header("x-fireteam-version"), Some(server::VERSION));
    }
    let secure = open_with(Config { secure: true, ..quick() }).await;
    let mut stranger = load::client::Client { cookie: None, ..secure.visitor().await };
    assert!(stranger.get("/api/me").await.unwrap().header("set-cookie").unwrap().contains("; Secure"));
}

#[tokio::test]
async fn a_page_of_another_wire_is_told_to_reload() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, three()).await;
    match ada.socket_at(&format!("/api/tables/{id}/socket?wire=999")).await {
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 426),
        other => panic!("{other:?}"),
    }
    match ada.socket_at(&format!("/api/tables/aaaaaaaaaaaaaa/socket?wire={}", server::wire::WIRE)).await {
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 404),
        other => panic!("{other:?}"),
    }
}

async fn rooms(guest: &mut load::client::Client) -> i64 {
    let metrics = guest.get("/metrics").await.unwrap().text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("fireteam_tables ")).unwrap();
    line.parse().unwrap()
}

#[tokio::test]
async fn a_table_nobody_looks_at_leaves_memory_and_wakes_in_no_time() {
    let house = open_with(Config { idle: Duration::from_millis(30), ..quick() }).await;
    let (id, people, mut players) = party(&house).await;
    for n in 0..300 {
        if round(&mut players, n).await.is_none() {
            break;
        }
    }
    let (seq, view) = (players[2].seq, players[2].view.clone());
    drop(players);
    let mut guest = house.visitor().await;
    while rooms(&mut guest).await > 0 {
        tokio::task::yield_now().await;
    }
    let began = Instant::now();
    let page = Player::sit(&people[2], &id).await;
    assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
    assert_eq!((page.seq, &page.view), (seq, &view));
}

#[tokio::test]
async fn visitors_and_a_table_that_falls_asleep_do_not_miss_each_other() {
    let house = open_with(Config { idle: Duration::from_millis(1), ..quick() }).await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, three()).await;
    for n in 0..150 {
        let ready = post(&mut ada, &id, "ready", json!({"ready": n % 2 == 0})).await;
        assert_eq!(ready["table"]["seats"][0]["ready"], json!(n % 2 == 0));
        if n % 10 == 0 {
            assert_eq!(Player::sit(&ada, &id).await.all.table.seats[0].ready, n % 2 == 0);
        }
    }
}

#[tokio::test]
async fn a_copy_of_a_running_server_opens_elsewhere_with_everything() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    for n in 0..30 {
        round(&mut players, n).await.unwrap();
    }
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.db");
    store::backup(house.dir.path(), &copy).unwrap();
    let (seq, view) = (players[0].seq, players[0].view.clone());
    round(&mut players, 1).await.unwrap();
    let home = elsewhere.path().join("data");
    store::restore(&copy, &home).unwrap();
    let other = server::Server::start(Config { data: home, ..quick() }).await.unwrap();
    // The key of the cookies is part of the copy: people are who they were.
    let me = load::client::Client { addr: other.addr(), ..people[0].clone() };
    let page = Player::sit(&me, &id).await;
    assert_eq!((page.all.you.seat, page.seq, &page.view), (Some(0), seq, &view));
    other.stop().await;
}
