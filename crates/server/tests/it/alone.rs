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
async fn a_bot_answers_once_for_a_player_who_asks_it_to() {
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
    let card = &mine["records"][0];
    assert_eq!((&card["id"], mine["records"].as_array().unwrap().len()), (&json!(id), 1));
    // The one who gave up came second.
    let side = card["sides"][card["mine"].as_u64().unwrap() as usize].as_u64().unwrap();
    assert_eq!(card["result"][side as usize]["place"], 2, "{card}");
    let card: Value = ada.get(&format!("/api/records/{id}")).await.unwrap().json().unwrap();
    assert_eq!(card.get("mine"), None, "that is told to nobody else");
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
    assert_eq!(told.note.as_ref().map(|note| note.id.as_str()), Some("server-told-stood-in"), "the log says so");
    let lines = page.whole_log().await;
    assert_eq!(lines.iter().filter(|line| line.id == "server-told-stood-in").count(), 1, "once");
    let back = Player::sit(&people[gone], &id).await;
    assert!(!back.all.table.seats[gone].stand_in);
}

#[tokio::test]
async fn a_player_left_alone_claims_the_win() {
    let mut house = open_with(Config { absence: Duration::from_millis(300), ..quick() }).await;
    let (id, mut people, mut players) = seated(&house, three(), 3).await;
    round(&mut players, 0).await;
    let claim = format!("/api/tables/{id}/claim");
    drop(players.remove(2));
    tokio::time::sleep(Duration::from_millis(350)).await;
    assert_eq!(people[0].post(&claim, &json!({})).await.unwrap().code(), "not-away", "somebody else is here");
    drop(players.remove(1));
    let mut page = players.remove(0);
    let due = |frame: &Frame| match frame {
        Frame::Table(table) => table.seats[0].claims_at,
        _ => None,
    };
    page.until(due).await;
    assert_eq!(people[0].post(&claim, &json!({})).await.unwrap().code(), "not-away", "not long enough");
    tokio::time::sleep(Duration::from_millis(350)).await;
    assert_eq!(people[1].post(&claim, &json!({})).await.unwrap().code(), "not-away", "they are away themselves");
    post(&mut people[0], &id, "claim", json!({})).await;
    let all = page.until(|frame| if let Frame::All(all) = frame { Some(all.clone()) } else { None }).await;
    let first = |places: &[server::wire::Place]| places.iter().find(|of| of.place == 1).unwrap().side.clone();
    assert_eq!(first(all.table.result.as_deref().unwrap()), all.table.seats[0].actors);
    assert_eq!((all.table.claimed, all.asks.len()), (Some(0), 0));
    assert_eq!(all.log.lines.last().unwrap().id, "server-told-claimed");
    // It is kept, and so is the record, which ends where they stopped.
    house.reopen().await;
    people = people.iter().map(|person| house.again(person)).collect();
    let mut back = Player::sit(&people[1], &id).await;
    assert_eq!(back.all.table.claimed, Some(0));
    assert_eq!(back.whole_log().await.last().unwrap().id, "server-told-claimed");
    let card: Value = people[1].get(&format!("/api/records/{id}")).await.unwrap().json().unwrap();
    assert_eq!(card["claimed"], 0);
    let file = people[1].get(&format!("/api/records/{id}/file")).await.unwrap();
    assert_eq!(people[1].call("POST", "/api/records", Some(&file.text())).await.unwrap().status, 201);
    let story = people[1].get(&format!("/api/records/{id}/story")).await.unwrap();
    assert_eq!(story.status, 200, "{}", story.text());
}

#[tokio::test]
async fn nobody_claims_a_win_against_a_bot_of_the_table() {
    let house = open_with(Config { absence: Duration::ZERO, ..quick() }).await;
    let mut ada = house.visitor().await;
    let id = table(&mut ada, duel()).await;
    let _page = Player::sit(&ada, &id).await;
    assert_eq!(ada.post(&format!("/api/tables/{id}/claim"), &json!({})).await.unwrap().code(), "not-away");
}

/// Plays until this seat gives up.
async fn concede(players: &mut [Player], seat: usize) {
    while !players[seat].over {
        let may = players[seat].mine().filter(|(_, words)| words.iter().any(|word| word == "concede"));
        match may {
            Some((actor, _)) => {
                let seq = players[seat].seq;
                players[seat].send(json!({"choose": "concede", "as": actor, "seq": seq})).await;
                players[seat].until(|frame| matches!(frame, Frame::Told(_) | Frame::Refused(_)).then_some(())).await;
            }
            None => drop(round(players, 0).await),
        }
    }
}

#[tokio::test]
async fn two_games_with_sides_swapped_have_one_verdict() {
    let house = open().await;
    let wish = json!({"game": "tf2-turns", "setup": {"mode": "ctf", "concede": true}, "seats": ["me", "open"]});
    let (id, mut people, mut players) = seated(&house, wish, 2).await;
    concede(&mut players, 1).await;
    let again = post(&mut people[0], &id, "rematch", json!({})).await;
    let second = again["table"]["id"].as_str().unwrap().to_owned();
    assert_eq!((&again["table"]["pair"]["first"], &again["you"]["seat"]), (&json!(id), &json!(1)));
    post(&mut people[1], &second, "ready", json!({"ready": true})).await;
    post(&mut people[0], &second, "start", json!({})).await;
    // By seat: the winner of the first game sits second now.
    let mut players = vec![Player::sit(&people[1], &second).await, Player::sit(&people[0], &second).await];
    concede(&mut players, 0).await;
    let over: Value = people[0].get(&format!("/api/tables/{second}")).await.unwrap().json().unwrap();
    assert_eq!(over["table"]["pair"]["verdict"], json!({"won": 1}));
    let third = post(&mut people[0], &second, "rematch", json!({})).await;
    assert_eq!(third["table"].get("pair"), None, "a pair is two games");
}
