//! What a page needs for those who play alone, begin, or wait for somebody who is away.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use server::wire::{By, Frame};

use crate::common::*;

/// Somebody against one easy bot, who picks the team first.
fn duel() -> Value {
    json!({"game": "tf2-turns", "setup": {"mode": "ctf"}, "level": "easy", "private": true, "start": true})
}

#[tokio::test]
async fn a_new_table_says_how_strong_its_bots_are() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, duel()).await;
    let there: Value = ada.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap();
    assert_eq!(there["table"]["seats"][1]["level"], "easy");
    let bad = json!({"game": "adrenaline", "level": "godlike"});
    assert_eq!(ada.post("/api/tables", &bad).await.unwrap().status, 422);
}

#[tokio::test]
async fn a_bot_answers_once_for_whoever_asks_it_to() {
    let house = open().await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, duel()).await;
    let mut page = Player::sit(&ada, &id).await;
    let (actor, _) = page.mine().unwrap();
    page.send(json!({"entrust": actor})).await;
    let told = page.until(|frame| match frame {
        Frame::Told(told) if told.moves.iter().any(|of| of.seat == 0) => Some(told.clone()),
        _ => None,
    });
    assert_eq!(told.await.moves[0].by, Some(By::StandIn));
    // And no further: the next question is mine again, and stays so.
    let waits = page.mine().is_some();
    page.send(json!({"ping": 1})).await;
    page.until(|frame| (*frame == Frame::Pong(1)).then_some(())).await;
    assert!(waits && page.mine().is_some(), "{:?}", page.asks);
    page.send(json!({"entrust": "green"})).await;
    assert_eq!(page.refused().await, "not-yours");
}

#[tokio::test]
async fn my_finished_matches_are_found_again_and_nobody_else_finds_them() {
    let house = open().await;
    let (mut ada, mut eve) = (house.visitor().await, house.visitor().await);
    let wish = json!({"game": "tf2-turns", "setup": {"mode": "ctf", "concede": true}, "private": true, "start": true});
    let id = table(&mut ada, wish).await;
    let mut page = Player::sit(&ada, &id).await;
    while !page.over {
        match page.mine().filter(|(_, words)| words.iter().any(|word| word == "concede")) {
            Some((actor, _)) => page.send(json!({"choose": "concede", "as": actor, "seq": page.seq})).await,
            None => drop(page.choose(0).await),
        }
        // Both choose their teams at once: the bot may be quicker, and what was said before it is refused.
        page.until(|frame| matches!(frame, Frame::Told(_) | Frame::Refused(_)).then_some(())).await;
    }
    let mine: Value = ada.get("/api/me/records").await.unwrap().json().unwrap();
    assert_eq!((&mine["records"][0]["id"], mine["records"].as_array().unwrap().len()), (&json!(id), 1));
    for list in ["/api/me/records", "/api/records"] {
        let theirs: Value = eve.get(list).await.unwrap().json().unwrap();
        assert_eq!(theirs["records"], json!([]), "{list}");
    }
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_has_been_away_long_enough_until_they_are_back() {
    let house = open_with(Config { absence: Duration::from_millis(300), ..quick() }).await;
    let (id, mut people, mut players) = seated(&house, three(), 3).await;
    let gone = players.iter().position(|player| player.mine().is_some()).unwrap();
    let stays = (gone + 1) % 3;
    let (verb, seat) = (format!("/api/tables/{id}/stand-in"), json!({"seat": gone}));
    assert_eq!(people[stays].post(&verb, &seat).await.unwrap().code(), "not-away", "they are here");
    drop(players.remove(gone));
    let mut page = Player::sit(&people[stays], &id).await;
    let away = |frame: &Frame| matches!(frame, Frame::Table(t) if !t.seats[gone].here).then_some(());
    if page.all.table.seats[gone].here {
        page.until(away).await;
    }
    assert_eq!(people[stays].post(&verb, &seat).await.unwrap().code(), "not-away", "not long enough");
    tokio::time::sleep(Duration::from_millis(350)).await;
    let mut stranger = house.visitor().await;
    assert_eq!(stranger.post(&verb, &seat).await.unwrap().code(), "not-seated");
    post(&mut people[stays], &id, "stand-in", seat).await;
    let told = page.told().await;
    assert_eq!((told.moves[0].seat as usize, told.moves[0].by), (gone, Some(By::StandIn)));
    let back = Player::sit(&people[gone], &id).await;
    assert!(!back.all.table.seats[gone].stand_in);
}
