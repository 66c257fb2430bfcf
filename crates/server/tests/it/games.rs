//! The other games over real sockets: several seats that share an actor, two
//! players against each other, and what holds for all of them.

use crate::common::*;
use serde_json::{Value, json};
use server::wire::{Closed, Frame};

fn undo_of(frame: &Frame) -> Option<server::wire::Undo> {
    match frame {
        Frame::Undo(undo) => Some(undo.clone()),
        _ => None,
    }
}

fn question(player: &Player) -> &str {
    player.asks.iter().find_map(|ask| ask.question.as_ref()).map_or("", |question| &question.id)
}

#[tokio::test]
async fn two_against_three_share_a_voice_and_a_character() {
    let house = open().await;
    let wish = json!({"game": "adrenaline-team", "setup": {"black": 2, "white": 3, "skulls": 5},
                      "seats": ["me", "open", "open", "open", "open"]});
    let (id, _, mut players) = seated(&house, wish, 5).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    let held: Vec<Vec<String>> = players[0].all.table.seats.iter().map(|seat| seat.actors.clone()).collect();
    assert_eq!(
        held,
        [["black-1", "black"], ["black-2", "black"], ["white-1", "white"], ["white-2", "white"], ["white-3", "white"]]
    );
    let (mut raced, mut controlled) = (false, false);
    for n in 0..250 {
        // The holder of an asked actor has its offers, and nobody else.
        for (seat, player) in players.iter().enumerate() {
            for ask in &player.asks {
                assert_eq!(ask.offers.is_some(), held[seat].contains(&ask.r#as), "seat {seat}, {}", ask.r#as);
            }
        }
        assert!(watcher.asks.iter().all(|ask| ask.offers.is_none()));
        // Hands are open to the team.
        for (page, player) in players.iter().chain([&watcher]).enumerate() {
            for (of, one) in player.view["own"].as_array().unwrap().iter().enumerate() {
                let mates = page < 5 && (page < 2) == (of < 2);
                assert_eq!(one["hand"].is_array(), mates, "page {page} looks at {of}");
            }
        }
        let asked: Vec<usize> = (0..5).filter(|&seat| players[seat].mine().is_some()).collect();
        let Some(&mover) = asked.first() else { break };
        let (actor, words) = players[mover].mine().unwrap();
        let stranger = if mover < 2 { 2 } else { 0 };
        let seq = players[mover].seq;
        if n % 40 == 0 {
            players[stranger].send(json!({"choose": words[0], "as": actor, "seq": seq})).await;
            assert_eq!(players[stranger].refused().await, "not-yours");
        }
        let is_control = question(&players[mover]) == "adrenaline-team-ask-control";
        if asked.len() > 1 {
            assert!(actor == "black" || actor == "white", "{actor} is asked of several");
            assert_eq!(asked.len(), if actor == "black" { 2 } else { 3 });
            // Both answer: the first one counts.
            for &seat in &asked[..2] {
                players[seat].send(json!({"choose": words[0], "as": actor, "seq": seq})).await;
            }
            for player in players.iter_mut().chain([&mut watcher]) {
                player.told().await;
            }
            let mut late = [false; 2];
            for (late, &seat) in late.iter_mut().zip(&asked[..2]) {
                players[seat].send(json!({"ping": 1})).await;
                let refused = |frame: &Frame| match frame {
                    Frame::Refused(refused) => Some(Some(refused.code.clone())),
                    Frame::Pong(1) => Some(None),
                    _ => None,
                };
                if let Some(code) = players[seat].until(refused).await {
                    assert_eq!(code, "stale");
                    *late = true;
                    players[seat].until(|frame| (*frame == Frame::Pong(1)).then_some(())).await;
                }
            }
            assert!(late[0] != late[1], "one of two was late");
            raced = true;
        } else {
            players[mover].choose(n * 5).await;
            for player in players.iter_mut().chain([&mut watcher]) {
                player.told().await;
            }
        }
        if is_control {
            let teams = players[0].view["teams"].as_array().unwrap();
            let team = teams.iter().find(|team| team["controller"].is_string()).expect("somebody controls it");
            assert!(team["players"].as_array().unwrap().contains(&team["controller"]));
            controlled = true;
        }
        if raced && controlled && n > 60 {
            break;
        }
    }
    assert!(raced && controlled, "a team was asked, and who controls the shared character");
    for player in players.iter_mut().chain([&mut watcher]) {
        let followed = player.view.clone();
        assert_eq!(player.again().await.view, Some(followed), "changes lead to the same view");
    }
}

/// Two persons at a game for two: they play, one drops out and comes back, an
/// answer is taken back by consent, and no seat speaks for the other.
async fn duel(wish: Value) {
    let house = open().await;
    let (id, people, mut players) = seated(&house, wish, 2).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    let mut movers = Vec::new();
    for n in 0..60 {
        let Some(mover) = round(&mut players, n * 7).await else { break };
        watcher.told().await;
        movers.push(mover);
        if n % 15 == 14 {
            // Away and back: in step with one message, and so is everybody who stayed.
            players[mover].socket.ws.close(None).await.unwrap();
            let back = Player::sit(&people[mover], &id).await;
            assert_eq!((back.seq, &back.view), (players[mover].seq, &players[mover].view));
            players[mover] = back;
            for player in players.iter_mut().chain([&mut watcher]) {
                let followed = player.view.clone();
                assert_eq!(player.again().await.view, Some(followed), "changes lead to the same view");
            }
        }
    }
    assert!(movers.contains(&0) && movers.contains(&1), "both were asked");

    // Nobody speaks for the other seat.
    let mover = (0..2).find(|&seat| players[seat].mine().is_some()).expect("somebody is asked");
    let other = 1 - mover;
    let (actor, words) = players[mover].mine().unwrap();
    let seq = players[mover].seq;
    players[other].send(json!({"choose": words[0], "as": actor, "seq": seq})).await;
    assert_eq!(players[other].refused().await, "not-yours");
    assert!(words.iter().all(|word| !format!("{:?}", players[other].asks).contains(&format!("{word:?}"))));

    // On until the other one has answered last; then the first wants his back.
    let mut last = mover;
    for n in 0..400 {
        let now = round(&mut players, n).await.expect("it is not over");
        if now != last {
            break;
        }
        last = now;
    }
    let (asking, agreeing) = (last, 1 - last);
    let seq = players[asking].seq;
    players[asking].send(json!({"undo": seq})).await;
    let undo = players[agreeing].until(undo_of).await;
    assert_eq!((undo.seat as usize, &undo.needs[..], undo.closed), (asking, &[agreeing as u8][..], None));
    players[asking].send(json!({"consent": true, "undo": undo.n})).await;
    assert_eq!(players[asking].refused().await, "no-undo-pending", "nobody agrees with himself");
    players[agreeing].send(json!({"consent": true, "undo": undo.n})).await;
    let closed = players[agreeing].until(|frame| undo_of(frame).and_then(|undo| undo.closed)).await;
    assert_eq!(closed, Closed::Agreed);
    for player in &mut players {
        let told = player.told().await;
        assert!(told.undone.is_some() && told.seq == seq + 1);
    }
    assert!(players[asking].mine().is_some(), "asked again");
    let followed = players[asking].view.clone();
    assert_eq!(players[asking].again().await.view, Some(followed));
    round(&mut players, 1).await.expect("and on it goes");
}

#[tokio::test]
async fn two_play_the_board_game() {
    duel(json!({"game": "tf2-board", "seats": ["me", "open"]})).await;
}

#[tokio::test]
async fn two_play_the_example_for_new_games_which_is_not_on_the_list() {
    let house = open().await;
    let mut visitor = house.visitor().await;
    let shelf: Value = visitor.get("/api/games").await.unwrap().json().unwrap();
    assert!(shelf["games"].as_array().unwrap().iter().all(|card| card["game"] != "duel"));
    let (_, _, mut players) = seated(&house, json!({"game": "duel", "seats": ["me", "open"]}), 2).await;
    let mut answers = 0;
    while round(&mut players, answers).await.is_some() {
        answers += 1;
    }
    assert!(answers > 5 && players[0].asks.is_empty());
}

#[tokio::test]
async fn two_play_taking_turns() {
    duel(json!({"game": "tf2-turns", "seats": ["me", "open"]})).await;
}

#[tokio::test]
async fn watchers_may_see_everything_some_answers_late_and_catch_up_at_the_end() {
    const LATE: usize = 6;
    let house = open().await;
    let wish = json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5, "ending": "sudden-death"},
                      "seats": ["me", "open", "open"], "watch": {"delayed": {"answers": LATE}}});
    let (id, _, mut players) = party_with(&house, wish).await;
    let hands = |players: &[Player]| -> Vec<Value> {
        (0..3).map(|seat| players[seat].view["own"][seat]["hand"].clone()).collect()
    };
    let shown =
        |watcher: &Player| -> Vec<Value> { (0..3).map(|seat| watcher.view["own"][seat]["hand"].clone()).collect() };
    // What the watcher may know after each answer.
    let mut story = vec![(players[0].seq, hands(&players))];
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    // Before the delay has passed there is nothing to see, not even what luck has dealt.
    assert_eq!((watcher.seq, &watcher.view, watcher.all.waits), (0, &Value::Null, Some(LATE as u32)));
    let mut asked_back = false;
    for n in 0..40 {
        round(&mut players, n * 3).await.unwrap();
        story.push((players[0].seq, hands(&players)));
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let chooses = players[mover].mine().is_some_and(|(_, words)| words.len() > 1);
        if n >= 20 && chooses && !asked_back {
            // A decision that is taken back is seen late, too.
            asked_back = true;
            let (view, seq) = (players[mover].view.clone(), players[mover].seq);
            round(&mut players, 0).await.unwrap();
            story.push((players[0].seq, hands(&players)));
            players[mover].send(json!({"undo": seq + 1})).await;
            let mut undone = |frame: &Frame| match frame {
                Frame::Told(told) => Some(told.undone.is_some()),
                Frame::Refused(_) | Frame::Undo(_) => Some(false),
                _ => None,
            };
            if players[mover].until(&mut undone).await {
                assert_eq!(players[mover].view, view);
                for seat in (0..3).filter(|seat| *seat != mover) {
                    players[seat].told().await;
                }
                story.push((players[0].seq, hands(&players)));
            } else {
                // Luck or somebody else has spoken: the request is closed by the next answer.
                continue;
            }
        }
        if story.len() <= LATE {
            let waits = (LATE + 1 - story.len()) as u32;
            let told = |frame: &Frame| match frame {
                Frame::Waits(left) => Some(*left),
                Frame::Told(_) => panic!("told too early"),
                _ => None,
            };
            assert_eq!(watcher.until(told).await, waits);
            let other = Player::sit(&house.visitor().await, &id).await;
            assert_eq!((&other.view, other.all.waits, other.asks.len()), (&Value::Null, Some(waits), 0));
            continue;
        }
        let now = story.len() - 1 - LATE;
        while watcher.seq < story[now].0 {
            watcher.told().await;
        }
        assert_eq!((watcher.seq, shown(&watcher)), story[now].clone(), "answer {n}");
        assert!(watcher.asks.iter().all(|ask| ask.offers.is_none()));
        // A page that comes now, or asks again, sees the same moment.
        let other = Player::sit(&house.visitor().await, &id).await;
        assert_eq!((other.seq, &other.view), (watcher.seq, &watcher.view));
        assert_eq!(watcher.again().await.view.as_ref(), Some(&other.view));
    }
    let mut n = 0;
    while !players[0].over {
        n += 1;
        round(&mut players, n).await.expect("somebody is asked until it is over");
    }
    while !watcher.over {
        watcher.told().await;
    }
    assert_eq!((watcher.seq, &watcher.view), (players[0].seq, &players[0].view), "all see everything");
    let mut bad = house.visitor().await;
    let wish = json!({"game": "adrenaline", "watch": {"delayed": {"answers": 0}}});
    assert_eq!(bad.post("/api/tables", &wish).await.unwrap().code(), "malformed");
}

#[tokio::test]
async fn answers_that_are_taken_back_bring_no_watcher_nearer() {
    const LATE: usize = 4;
    let house = open().await;
    let wish = json!({"game": "tf2-turns", "seats": ["me", {"bot": "easy"}], "start": true,
                      "watch": {"delayed": {"answers": LATE}}});
    let mut me = house.visitor().await;
    let id = table(&mut me, wish).await;
    let mut player = Player::sit(&me, &id).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    while player.mine().is_none_or(|(_, words)| words.len() == 1) {
        player.choose(0).await;
        player.told().await;
    }
    for _ in 0..3 * LATE {
        player.choose(0).await;
        player.told().await;
        if player.undo().await.is_err() {
            break;
        }
    }
    watcher.send(json!({"ping": 1})).await;
    let seen = |frame: &Frame| match frame {
        Frame::Pong(1) => Some(None),
        Frame::Told(told) => Some(Some(told.seq)),
        _ => None,
    };
    assert_eq!(watcher.until(seen).await, None, "nothing stands that is old enough");
}
