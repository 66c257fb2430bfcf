//! Finished matches: what their viewers saw, their story, playing on.

use load::client::Client;
use serde_json::{Value, json};
use server::wire::{Entered, Frame, Steps, Story, Told};

use super::common::{House, Player, open, quick, solo, table};

/// A finished match of mine against two bots: its id, and every frame I was told.
async fn finished(house: &House, me: &mut Client, wish: Value) -> (String, Player, Vec<Told>) {
    let id = table(me, wish).await;
    let mut player = Player::sit(me, &id).await;
    let mut told = Vec::new();
    let mut n = 0;
    while !player.over {
        // The first offer is rarely the best, so the match ends by the skulls of the bots.
        n += 1;
        if player.mine().is_some() {
            player.choose(n).await;
        }
        if let Frame::Told(frame) = player.next().await {
            told.push(*frame);
        }
    }
    let _ = house;
    (id, player, told)
}

async fn get<T: serde::de::DeserializeOwned>(client: &mut Client, path: &str) -> T {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.json().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_a_seat_what_it_saw_and_anybody_everything_after_the_end() {
    let house = open().await;
    let mut me = house.visitor().await;
    let (id, player, told) = finished(&house, &mut me, solo()).await;
    let mut stranger = house.visitor().await;
    let story: Story = get(&mut stranger, &format!("/api/records/{id}/story")).await;
    let mine = &story.chairs[0][0];
    // Page by page, as the page reads it.
    let mut steps = Vec::new();
    while (steps.len() as u64) < story.total {
        let path = format!("/api/records/{id}/steps?sees={mine}&from={}&count=200", steps.len());
        let part: Steps = get(&mut stranger, &path).await;
        assert_eq!((part.total, part.first.seq), (story.total, steps.len() as u64));
        steps.extend(part.steps);
    }
    // The frames bundle luck with the answer before it; the events are the same, in the same order.
    let live: Vec<_> = told.iter().flat_map(|frame| &frame.events).collect();
    let again: Vec<_> = steps.iter().flat_map(|step| &step.events).collect();
    assert!(again.ends_with(&live) || live.ends_with(&again), "{} {}", live.len(), again.len());
    assert!(steps.iter().all(|step| step.word.is_empty() == (step.r#as != *mine)));
    // At the end everybody sees everything, as at the table.
    let path = format!("/api/records/{id}/steps?sees=none&from={}&count=1", story.total);
    let end: Steps = get(&mut stranger, &path).await;
    assert_eq!(end.first.view, player.view);
    assert!(story.turns.len() > 3 && !story.moments.is_empty() && !story.curves.is_empty());
    let missing = stranger.get("/api/records/aaaaaaaaaaaaaa/story").await.unwrap();
    assert_eq!(missing.code(), "no-record");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_running_match_can_be_replayed() {
    let house = open().await;
    let mut me = house.visitor().await;
    let id = table(&mut me, solo()).await;
    for path in ["steps", "story", "file"] {
        let answer = me.get(&format!("/api/records/{id}/{path}")).await.unwrap();
        assert_eq!(answer.code(), "no-record", "{path}");
    }
    let answer = me.post(&format!("/api/records/{id}/play"), &json!({"at": 5, "as": "violet"})).await.unwrap();
    assert_eq!(answer.code(), "no-record");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_any_moment_of_a_record() {
    let mut house = super::common::open_with(quick()).await;
    let mut me = house.visitor().await;
    let (id, _, _) = finished(&house, &mut me, solo()).await;
    let mut stranger = house.visitor().await;
    let story: Story = get(&mut stranger, &format!("/api/records/{id}/story")).await;
    let (at, actor) = (story.total / 2, story.chairs[1][0].clone());
    let steps: Steps = get(&mut stranger, &format!("/api/records/{id}/steps?sees={actor}&from={at}&count=1")).await;
    let path = format!("/api/records/{id}/play");
    let answer = stranger.post(&path, &json!({"at": at, "as": actor, "level": "easy"})).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    let entered: Entered = answer.json().unwrap();
    assert_eq!(entered.you.seat, Some(1));
    let kinds: Vec<Value> = entered.table.seats.iter().map(|seat| json!(seat.who)).collect();
    assert_eq!(kinds, [json!("bot"), json!("person"), json!("bot")]);
    // It is a table like any other: it survives a restart and can be played on.
    house.close().await;
    house.reopen().await;
    stranger.addr = house.server.as_ref().unwrap().addr();
    let mut player = Player::sit(&stranger, &entered.table.id).await;
    assert!(player.seq >= at);
    assert!(player.view["figures"].is_array(), "{}", steps.first.view);
    while player.mine().is_none() {
        player.next().await;
    }
    assert!(player.choose(0).await);
    player.told().await;
    // What makes no sense is refused.
    let refused = [
        (json!({"at": story.total, "as": actor}), "over"),
        (json!({"at": 3, "as": "nobody"}), "malformed"),
        (json!({"at": 3, "as": "luck"}), "malformed"),
        (json!({"at": 3, "as": actor, "level": "godlike"}), "bad-seats"),
        (json!({"at": -1, "as": actor}), "malformed"),
    ];
    for (wish, code) in refused {
        assert_eq!(stranger.post(&path, &wish).await.unwrap().code(), code, "{wish}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_serves_examples() {
    let house = open().await;
    let mut me = house.visitor().await;
    let games: Value = get(&mut me, "/api/games").await;
    for game in games["games"].as_array().unwrap() {
        let name = game["game"].as_str().unwrap();
        let examples: server::wire::Examples = get(&mut me, &format!("/api/games/{name}/examples")).await;
        assert!(!examples.examples.is_empty(), "{name}");
    }
    assert_eq!(me.get("/api/games/chess/examples").await.unwrap().code(), "no-game");
}
