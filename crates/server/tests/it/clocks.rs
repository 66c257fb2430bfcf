//! Time, absence, and the bots that fill in.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use server::wire::{By, Frame};

use crate::common::*;

fn with_clock(clock: Value) -> Value {
    let mut wish = three();
    wish["clock"] = clock;
    wish
}

#[tokio::test]
async fn when_time_is_up_a_bot_answers_and_after_some_times_it_keeps_the_seat() {
    let house = open_with(Config { misses: 2, ..quick() }).await;
    let (id, people, mut players) = party_with(&house, with_clock(json!({"move": {"seconds": 1}}))).await;
    let first = players.iter().position(|player| player.mine().is_some()).unwrap();
    let clocks = players[first].all.clocks.clone().unwrap();
    assert_eq!(clocks.running, [first as u8]);
    assert!(clocks.left[first].unwrap() <= 1000);
    // Nobody says a word.
    let told = players[0].told().await;
    assert_eq!((told.moves[0].seat as usize, told.moves[0].by), (first, Some(By::Clock)));
    let gone = |frame: &Frame| match frame {
        Frame::Table(table) => table.seats.iter().position(|seat| seat.stand_in),
        _ => None,
    };
    let seat = players[0].until(gone).await;
    // From now on the stand-in answers at once.
    let by = |frame: &Frame| match frame {
        Frame::Told(told) => told.moves.first().filter(|m| m.seat as usize == seat).and_then(|m| m.by),
        _ => None,
    };
    loop {
        if players[0].until(by).await == By::StandIn {
            break;
        }
    }
    // Coming back takes the seat back.
    let back = Player::sit(&people[seat], &id).await;
    assert!(!back.all.table.seats[seat].stand_in);
}

#[tokio::test]
async fn a_bank_runs_down_and_fills_with_each_answer() {
    let house = open().await;
    let (_, _, mut players) = party_with(&house, with_clock(json!({"bank": {"seconds": 600, "increment": 5}}))).await;
    let mover = round(&mut players, 0).await.unwrap();
    let all = players[mover].again().await;
    let left = all.clocks.unwrap().left[mover].unwrap();
    assert!(left > 600_000 && left <= 605_000, "{left}");
}

#[tokio::test]
async fn leaving_hands_over_at_once_and_returning_takes_back() {
    let house = open().await;
    let (id, mut people, mut players) = party(&house).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let other = (mover + 1) % 3;
    post(&mut people[mover], &id, "leave", json!({})).await;
    let told = players[other].told().await;
    assert_eq!((told.moves[0].seat as usize, told.moves[0].by), (mover, Some(By::StandIn)));
    let entered = post(&mut people[mover], &id, "return", json!({})).await;
    assert!(entered["table"]["seats"][mover].get("stand_in").is_none());
    let mut page = Player::sit(&people[mover], &id).await;
    while page.mine().is_none() {
        for player in players.iter_mut() {
            player.again().await;
        }
        let asked = players.iter().position(|player| player.mine().is_some());
        let Some(asked) = asked.filter(|asked| *asked != mover) else { break };
        players[asked].choose(0).await;
        page.told().await;
    }
    page.again().await;
    assert!(page.mine().is_some(), "the person is asked again");
}

#[tokio::test]
async fn bots_play_on_while_a_person_is_expected_and_a_watcher_sees_who_answered() {
    let house = open().await;
    let mut me = house.visitor().await;
    let id = table(&mut me, solo()).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    let mut page = Player::sit(&me, &id).await;
    for n in 0..30 {
        while page.mine().is_none() {
            let told = page.told().await;
            if let Some(one) = told.moves.first() {
                assert_eq!(one.by, (one.seat != 0).then_some(By::Bot));
            }
        }
        page.choose(n).await;
        page.told().await;
    }
    while watcher.seq < page.seq {
        watcher.told().await;
    }
    assert!(watcher.asks.iter().all(|ask| ask.offers.is_none()));
}

#[tokio::test]
async fn a_correspondence_clock_runs_while_the_table_sleeps() {
    let mut house = open_with(Config { idle: Duration::from_millis(50), ..quick() }).await;
    let (id, people, players) = party_with(&house, with_clock(json!({"days": {"days": 2}}))).await;
    drop(players);
    house.close().await;
    // Three days pass: both the answer and its due date are that much older.
    let db = rusqlite::Connection::open(house.dir.path().join("fireteam.db")).unwrap();
    let days = 3 * 86_400_000i64;
    assert_eq!(db.execute("UPDATE tables SET due = due - ?1 WHERE due IS NOT NULL", [days]).unwrap(), 1);
    db.execute("UPDATE answers SET at = at - ?1", [days]).unwrap();
    let last = "SELECT max(seq) FROM (SELECT seq FROM answers UNION ALL SELECT seq FROM journal)";
    let before: i64 = db.query_row(last, [], |row| row.get(0)).unwrap();
    house.reopen().await;
    // Nobody connects: the sweeper wakes the table and a bot answers.
    let after = loop {
        let now: i64 = db.query_row(last, [], |row| row.get(0)).unwrap();
        if now > before {
            break now;
        }
        tokio::task::yield_now().await;
    };
    assert!(after > before);
    let addr = house.server.as_ref().unwrap().addr();
    let back = load::client::Client { addr, ..people[0].clone() };
    let page = Player::sit(&back, &id).await;
    assert!(page.seq as i64 > after);
    house.close().await;
}

#[tokio::test]
async fn nobody_pays_for_the_time_after_a_kill_even_if_the_table_had_slept_in_order_before() {
    let mut house = open().await;
    let clock = with_clock(json!({"bank": {"seconds": 600, "increment": 0}}));
    let (id, people, mut players) = party_with(&house, clock).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let awake = left(&mut players[mover], mover).await;
    drop(players);
    house.close().await;
    let pause = Duration::from_millis(1_500);
    tokio::time::sleep(pause).await;
    house.reopen().await;
    let mut page = Player::sit(&house.again(&people[mover]), &id).await;
    let rested = left(&mut page, mover).await;
    assert!(rested + 1_500 <= awake, "a sleep in order costs its time: {awake}, then {rested}");
    house.server.take().unwrap().die();
    tokio::time::sleep(pause).await;
    house.reopen().await;
    let mut page = Player::sit(&house.again(&people[mover]), &id).await;
    let lost = left(&mut page, mover).await;
    assert!(lost + 1_500 > rested && lost + 1_500 <= awake, "{awake}, {rested}, then {lost}");
}

/// What a seat has left, as its page is told anew.
async fn left(player: &mut Player, seat: usize) -> u64 {
    player.again().await.clocks.unwrap().left[seat].unwrap()
}

#[tokio::test]
async fn leaving_and_returning_restarts_no_clock_of_any_kind() {
    for clock in [
        json!({"move": {"seconds": 600}}),
        json!({"bank": {"seconds": 600, "increment": 0}}),
        json!({"bank": {"seconds": 1, "increment": 600}}),
        json!({"days": {"days": 1}}),
    ] {
        // Bots think on a beat that never comes, so the question stands.
        let house = open_with(Config { bot_pace: Duration::from_secs(3600), ..quick() }).await;
        let (id, mut people, mut players) = party_with(&house, with_clock(clock.clone())).await;
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let mut before = left(&mut players[mover], mover).await;
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            post(&mut people[mover], &id, "leave", json!({})).await;
            post(&mut people[mover], &id, "return", json!({})).await;
            let now = left(&mut players[mover], mover).await;
            assert!(now + 20 <= before, "{clock}: {before}, then {now}");
            before = now;
        }
    }
}

#[tokio::test]
async fn an_undo_pays_no_time_out_and_takes_the_increment_back() {
    let house = open().await;
    let (_, _, mut players) = party_with(&house, with_clock(json!({"bank": {"seconds": 600, "increment": 15}}))).await;
    let mut mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    // On to a decision that can be taken back at once.
    for n in 0.. {
        assert!(n < 60, "no decision can be taken back");
        let choices = players[mover].mine().map_or(0, |(_, words)| words.len());
        let before = left(&mut players[mover], mover).await;
        round(&mut players, n * 3).await.unwrap();
        if choices > 1 && players[mover].mine().is_some() && players[mover].undo().await.is_ok() {
            let after = left(&mut players[mover], mover).await;
            assert!(after <= before, "{before}, then {after}");
            return;
        }
        for player in &mut players {
            player.again().await;
        }
        mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    }
}

#[tokio::test]
async fn an_answer_that_depends_on_hidden_cards_is_told_on_the_beat_whatever_it_took() {
    // The beat never comes: such an answer is taken and not told, any other one is told at once.
    let house = open_with(Config { veil: Duration::from_secs(3600), ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    let mut held = None;
    for n in 0..600 {
        let mover = players.iter().position(|player| player.mine().is_some()).expect("somebody is asked");
        let ask = players[mover].asks.iter().find(|ask| ask.offers.is_some()).cloned().unwrap();
        let question = ask.question.unwrap().id;
        let cards = players[mover].view["figures"][mover]["powerups"].as_u64().unwrap();
        let veiled = ["scope", "tagback", "pay", "reload", "shoot-reload"].map(|one| format!("adrenaline-ask-{one}"));
        if veiled.contains(&question) && cards > 0 {
            players[mover].choose(n * 3).await;
            players[mover].send(json!({"ping": 1})).await;
            let told = |frame: &Frame| match frame {
                Frame::Pong(1) => Some(false),
                Frame::Told(_) | Frame::Refused(_) => Some(true),
                _ => None,
            };
            assert!(!players[mover].until(told).await, "{question} is told at once");
            held = Some(question);
            break;
        }
        round(&mut players, n * 3).await.unwrap();
    }
    assert!(held.is_some(), "nobody was asked such a question");
    // The same among persons who are not to be fooled: a short beat tells it.
    let house = open_with(Config { veil: Duration::from_millis(20), ..quick() }).await;
    let (_, _, mut players) = party(&house).await;
    for n in 0..120 {
        round(&mut players, n * 3).await.unwrap();
    }
}
