//! People and tables, around the match.

use serde_json::{Value, json};
use server::wire::Frame;

use crate::common::*;

#[tokio::test]
async fn a_guest_has_a_name_and_keeps_it() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let me: Value = ada.get("/api/me").await.unwrap().json().unwrap();
    assert!(me["name"].as_str().unwrap().starts_with("Guest "));
    let answer = ada.call("PUT", "/api/me", Some("{\"name\": \" Ada \"}")).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let renamed: Value = ada.get("/api/me").await.unwrap().json().unwrap();
    assert_eq!((renamed["name"].as_str(), &renamed["id"]), (Some("Ada"), &me["id"]));
    for bad in ["{\"name\": \"\"}", "{\"name\": \"a\\u202eb\"}", "{\"name\": \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}"] {
        assert_eq!(ada.call("PUT", "/api/me", Some(bad)).await.unwrap().code(), "bad-name");
    }
    assert_eq!(ada.call("PUT", "/api/me", Some("{\"nam\": 1}")).await.unwrap().code(), "malformed");
}

/// The card of a game that docs/wire.md shows, with some of its options.
fn described() -> Value {
    let page = include_str!("../../../../docs/wire.md");
    let card = page.split("```json\n").find(|text| text.starts_with(r#"{"game": "adrenaline", "rules""#)).unwrap();
    serde_json::from_str(card.split("```").next().unwrap()).unwrap()
}

#[tokio::test]
async fn games_say_their_options_and_check_a_setup() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let games: Value = ada.get("/api/games").await.unwrap().json().unwrap();
    assert_eq!(games["games"][0]["game"], "adrenaline");
    let mut card = games["games"][0].clone();
    let written = described();
    for (key, value) in written.as_object().unwrap() {
        match key.as_str() {
            "content" => {}
            "options" => {
                for option in value.as_array().unwrap() {
                    let there = card["options"].as_array_mut().unwrap().iter_mut();
                    let mut there = there.filter(|there| there["name"] == option["name"]);
                    assert_eq!(there.next().as_deref(), Some(option));
                }
            }
            _ => assert_eq!(value, &card[key], "{key}"),
        }
    }
    let one: Value = ada.get("/api/games/adrenaline").await.unwrap().json().unwrap();
    assert!(one["components"]["weapons"].is_array());
    assert_eq!(ada.get("/api/games/chess").await.unwrap().code(), "no-game");
    let checked = ada.post("/api/games/adrenaline/check", &json!({"setup": {"players": 4}})).await.unwrap();
    let checked: Value = checked.json().unwrap();
    assert_eq!((checked["actors"].as_array().unwrap().len(), &checked["setup"]["skulls"]), (4, &json!(8)));
    let refused = ada.post("/api/games/adrenaline/check", &json!({"setup": {"players": 9}})).await.unwrap();
    assert_eq!(refused.status, 422);
    assert_eq!(refused.json::<Value>().unwrap()["error"]["message"]["id"], "adrenaline-setup-players");
    let points = ada.post("/api/games/tf2-board/options", &json!({"setup": {"mode": "cp"}})).await.unwrap();
    let points: Value = points.json().unwrap();
    let map = points["options"].as_array().unwrap().iter().find(|option| option["name"] == "map").unwrap();
    assert_eq!(map["allowed"], json!(["long-yards", "three-yards", "close-yards", "cross-yards"]));
}

#[tokio::test]
async fn a_lobby_fills_and_starts() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let (mut bob, mut eve) = (house.visitor().await, house.visitor().await);
    let id = table(&mut ada, three()).await;
    let mut page = Player::sit(&ada, &id).await;
    assert!(page.all.table.code.is_some() && page.all.view.is_none());
    let listed: Value = eve.get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!((&listed["tables"][0]["id"], &listed["tables"][0]["open"]), (&json!(id), &json!(2)));
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), &json!({})).await.unwrap().code(), "not-ready");
    post(&mut bob, &id, "join", json!({"seat": 2})).await;
    let seated = |frame: &Frame| matches!(frame, Frame::Table(t) if t.seats[2].name.is_some()).then_some(());
    page.until(seated).await;
    assert_eq!(bob.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().code(), "already-seated");
    assert_eq!(eve.post(&format!("/api/tables/{id}/join"), &json!({"seat": 2})).await.unwrap().code(), "seat-taken");
    assert_eq!(eve.post(&format!("/api/tables/{id}/start"), &json!({})).await.unwrap().code(), "not-host");
    let bot = json!({"seat": 1, "as": {"bot": "hard"}});
    assert_eq!(bob.post(&format!("/api/tables/{id}/seat"), &bot).await.unwrap().code(), "not-host");
    post(&mut ada, &id, "seat", bot).await;
    assert_eq!(eve.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().code(), "table-full");
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), &json!({})).await.unwrap().code(), "not-ready");
    // Bob is sent away; his page becomes a watcher's.
    let mut his = Player::sit(&bob, &id).await;
    assert_eq!(his.all.you.seat, Some(2));
    post(&mut ada, &id, "seat", json!({"seat": 2, "as": "open"})).await;
    let all = his.until(|f| if let Frame::All(all) = f { Some(all.clone()) } else { None }).await;
    assert_eq!((all.you.seat, all.table.code), (None, None));
    post(&mut eve, &id, "join", json!({})).await;
    post(&mut eve, &id, "ready", json!({"ready": true})).await;
    post(&mut eve, &id, "leave", json!({})).await;
    post(&mut ada, &id, "let-back", json!({"person": all.you.id})).await;
    post(&mut bob, &id, "join", json!({})).await;
    post(&mut bob, &id, "ready", json!({"ready": true})).await;
    let entered = post(&mut ada, &id, "start", json!({})).await;
    assert_eq!(entered["table"]["state"], "playing");
    let told = page.told().await;
    assert_eq!(told.after, 0);
    assert!(page.view["squares"].is_array());
    assert_eq!(eve.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().code(), "already-started");
    let mine: Value = bob.get("/api/me/tables").await.unwrap().json().unwrap();
    assert_eq!(mine["tables"][0]["id"], json!(id));
}

#[tokio::test]
async fn private_tables_are_in_no_list_and_want_their_code() {
    let house = open().await;
    let (mut ada, mut bob) = (house.visitor().await, house.visitor().await);
    let mut wish = three();
    wish["private"] = json!(true);
    let id = table(&mut ada, wish).await;
    let listed: Value = bob.get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!(listed["tables"], json!([]));
    let entered: Value = ada.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap();
    let code = entered["table"]["code"].as_str().unwrap().to_owned();
    let seen: Value = bob.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap();
    assert!(seen["table"].get("code").is_none(), "only for those who sit");
    assert_eq!(bob.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().code(), "bad-code");
    assert_eq!(bob.post(&format!("/api/tables/{id}/join"), &json!({"code": "x"})).await.unwrap().code(), "bad-code");
    let typed = format!("{}-{}", &code[..5].to_uppercase(), &code[5..]);
    let invite: Value = bob.get(&format!("/api/invites/{typed}")).await.unwrap().json().unwrap();
    assert_eq!(invite["table"], json!(id));
    assert_eq!(bob.get("/api/invites/0000000000").await.unwrap().code(), "no-invite");
    post(&mut bob, &id, "join", json!({"code": code})).await;
}

#[tokio::test]
async fn bad_wishes_are_refused_with_a_reason() {
    let house = open().await;
    let mut ada = house.visitor().await;
    for (wish, code) in [
        (json!({"game": "chess"}), "no-game"),
        (json!({"game": "adrenaline", "setup": {"players": 9}}), "bad-setup"),
        (json!({"game": "adrenaline", "setup": {"playres": 3}}), "bad-setup"),
        (json!({"game": "adrenaline", "setup": {"players": 3}, "seats": ["me", "open"]}), "bad-seats"),
        (json!({"game": "adrenaline", "setup": {"players": 3}, "seats": ["me", "open", "open", "open"]}), "bad-seats"),
        (json!({"game": "adrenaline", "setup": {"players": 3}, "seats": ["me", "me", "open"]}), "bad-seats"),
        (json!({"game": "adrenaline", "setup": {"players": 3}, "seats": ["me", "open", {"bot": "god"}]}), "bad-seats"),
        (json!({"game": "adrenaline", "clock": {"move": {"seconds": 0}}}), "bad-clock"),
        (json!({"game": "adrenaline", "surprise": 1}), "malformed"),
        (
            json!({"game": "adrenaline", "setup": {"players": 3}, "seats": ["me", "open", "open"], "start": true}),
            "not-ready",
        ),
    ] {
        assert_eq!(ada.post("/api/tables", &wish).await.unwrap().code(), code, "{wish}");
    }
}

#[tokio::test]
async fn two_friends_may_share_an_actor_and_the_first_answer_counts() {
    let house = open().await;
    let (mut ada, mut bob) = (house.visitor().await, house.visitor().await);
    let seats = json!([{"who": "me", "actors": [0, 1]}, {"who": "open", "actors": [1, 2]}]);
    let id = table(&mut ada, json!({"game": "adrenaline", "setup": {"players": 3, "first": 1}, "seats": seats})).await;
    post(&mut bob, &id, "join", json!({})).await;
    post(&mut bob, &id, "ready", json!({"ready": true})).await;
    post(&mut ada, &id, "start", json!({})).await;
    let (mut a, mut b) = (Player::sit(&ada, &id).await, Player::sit(&bob, &id).await);
    assert_eq!(a.mine().unwrap(), b.mine().unwrap(), "both are asked for the shared actor");
    a.choose(0).await;
    b.choose(0).await;
    a.told().await;
    b.told().await;
    assert_eq!(b.refused().await, "stale");
}

#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on() {
    let house = open().await;
    let (mut ada, mut bob) = (house.visitor().await, house.visitor().await);
    let id = table(&mut ada, three()).await;
    post(&mut bob, &id, "join", json!({})).await;
    let left = post(&mut ada, &id, "leave", json!({})).await;
    assert_eq!((&left["you"]["host"], &left["table"]["host"]), (&json!(false), &json!(1)));
    post(&mut bob, &id, "seat", json!({"seat": 0, "as": {"bot": "easy"}})).await;
    post(&mut bob, &id, "seat", json!({"seat": 2, "as": {"bot": "easy"}})).await;
    assert_eq!(post(&mut bob, &id, "start", json!({})).await["table"]["state"], "playing");
}

#[tokio::test]
async fn the_list_comes_in_pages() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let mut made = Vec::new();
    for _ in 0..23 {
        made.insert(0, table(&mut ada, three()).await);
    }
    let first: Value = ada.get("/api/tables?state=lobby&game=adrenaline").await.unwrap().json().unwrap();
    let next = first["next"].as_str().unwrap();
    let second: Value = ada.get(&format!("/api/tables?before={next}")).await.unwrap().json().unwrap();
    assert!(second.get("next").is_none());
    let ids = |page: &Value| -> Vec<String> {
        page["tables"].as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect()
    };
    let mut all = ids(&first);
    all.extend(ids(&second));
    all.sort();
    made.sort();
    assert_eq!(all, made);
    let none: Value = ada.get("/api/tables?state=playing").await.unwrap().json().unwrap();
    assert_eq!(none["tables"], json!([]));
}

/// A visitor from another address, behind a proxy that is believed.
async fn from(house: &House, address: &str) -> load::client::Client {
    let mut client = house.visitor().await;
    client.forwarded = Some(address.to_owned());
    client
}

#[tokio::test]
async fn a_person_sent_away_stays_away_until_the_host_lets_them_back() {
    let house = open_with(server::Config { trust_proxy: true, ..quick() }).await;
    let mut host = from(&house, "192.0.2.1").await;
    let id = table(&mut host, three()).await;
    let mut guest = from(&house, "2001:db8:1:2::1").await;
    let entered = post(&mut guest, &id, "join", json!({})).await;
    let who = entered["you"]["id"].clone();
    let mut page = Player::sit(&guest, &id).await;
    let entered = post(&mut host, &id, "seat", json!({"seat": 1, "as": "open"})).await;
    assert_eq!(entered["table"]["sent_away"][0]["id"], who);
    let join = format!("/api/tables/{id}/join");
    let code = entered["table"]["code"].clone();
    for body in [json!({}), json!({"code": code})] {
        assert_eq!(guest.post(&join, &body).await.unwrap().code(), "sent-away");
    }
    page.send(json!({"say": "I will be back"})).await;
    assert_eq!(page.refused().await, "sent-away");
    // A new guest from the same network is the same visitor; one from elsewhere is not.
    let mut again = from(&house, "2001:db8:1:2::77").await;
    assert_eq!(again.post(&join, &json!({})).await.unwrap().code(), "sent-away");
    let mut other = from(&house, "2001:db8:1:3::1").await;
    post(&mut other, &id, "join", json!({})).await;
    let answer = other.post(&format!("/api/tables/{id}/let-back"), &json!({"person": who})).await.unwrap();
    assert_eq!(answer.code(), "not-host");
    let entered = post(&mut host, &id, "let-back", json!({"person": who})).await;
    assert!(entered["table"].get("sent_away").is_none());
    post(&mut guest, &id, "join", json!({})).await;
}

#[tokio::test]
async fn guests_who_share_the_hosts_house_are_sent_away_one_by_one() {
    let house = open().await;
    let mut host = house.visitor().await;
    let id = table(&mut host, three()).await;
    let mut rude = house.visitor().await;
    post(&mut rude, &id, "join", json!({})).await;
    post(&mut host, &id, "seat", json!({"seat": 1, "as": {"bot": "easy"}})).await;
    assert_eq!(rude.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().code(), "sent-away");
    let mut friend = house.visitor().await;
    post(&mut friend, &id, "join", json!({})).await;
}

#[tokio::test]
async fn a_table_nobody_looks_at_ends_and_one_that_somebody_looks_at_waits() {
    let span = std::time::Duration::from_millis(200);
    let house = open_with(server::Config { lobby: span, idle: span / 4, ..quick() }).await;
    let mut host = house.visitor().await;
    let id = table(&mut host, three()).await;
    let watched = table(&mut host, three()).await;
    let mut wish = three();
    wish["private"] = json!(true);
    let private = table(&mut host, wish).await;
    let _page = Player::sit(&host, &watched).await;
    let listed = |tables: &Value| -> Vec<String> {
        tables["tables"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
    };
    let is_gone = async {
        loop {
            let tables: Value = host.get("/api/tables").await.unwrap().json().unwrap();
            if !listed(&tables).contains(&id) {
                return assert!(listed(&tables).contains(&watched));
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), is_gone).await.expect("it ends");
    assert_eq!(host.get(&format!("/api/tables/{id}")).await.unwrap().code(), "no-table");
    assert_eq!(host.get(&format!("/api/tables/{private}")).await.unwrap().status, 200);
    let mine: Value = host.get("/api/me/tables").await.unwrap().json().unwrap();
    assert!(!listed(&mine).contains(&id));
}
