//! Whole matches over real sockets: who is told what, and that nothing is missing.

use crate::common::*;
use serde_json::{Value, json};
use server::wire::{Closed, Frame};

#[tokio::test]
async fn three_pages_play_a_match_to_its_end_and_its_record_is_public() {
    let mut house = open().await;
    let (id, mut people, mut players) = party(&house).await;
    let mut stranger = house.visitor().await;
    let mut watcher = Player::sit(&stranger, &id).await;
    assert_eq!(stranger.get(&format!("/api/records/{id}")).await.unwrap().code(), "no-record");
    let mut n = 0;
    while !players[0].over {
        n += 1;
        round(&mut players, n).await.expect("somebody is asked until it is over");
        watcher.told().await;
        if n % 50 == 0 {
            for player in players.iter_mut().chain([&mut watcher]) {
                let followed = player.view.clone();
                let all = player.again().await;
                assert_eq!(all.view, Some(followed), "changes lead to the same view");
            }
        }
    }
    assert!(watcher.over && watcher.asks.is_empty());
    // Everything is open now, to everybody.
    let shown = watcher.again().await.view.unwrap();
    assert!(shown["own"].as_array().unwrap().iter().all(|own| own["hand"].is_array()));

    let card: Value = stranger.get(&format!("/api/records/{id}")).await.unwrap().json().unwrap();
    assert_eq!(card["players"].as_array().unwrap().len(), 3);
    let file = stranger.get(&format!("/api/records/{id}/file")).await.unwrap();
    assert!(file.header("content-disposition").unwrap().contains(&id));
    let steps = stranger.get(&format!("/api/records/{id}/steps?sees=none&from=10&count=20")).await.unwrap();
    let steps: server::wire::Steps = steps.json().unwrap();
    assert_eq!((steps.steps.len(), steps.total), (20, card["answers"].as_u64().unwrap()));
    // The file of one server can be shown by another.
    let brought = stranger.call("POST", "/api/records", Some(&file.text())).await.unwrap();
    assert_eq!(brought.status, 201, "{}", brought.text());
    let brought: Value = brought.json().unwrap();
    assert_eq!((brought["uploaded"].clone(), brought["result"].clone()), (json!(true), card["result"].clone()));
    let listed: Value = stranger.get("/api/records").await.unwrap().json().unwrap();
    assert_eq!(listed["records"].as_array().unwrap().len(), 1, "what is brought is not listed");
    let forged = file.text().replacen("\"points\":", "\"points\":9", 1);
    assert_eq!(stranger.call("POST", "/api/records", Some(&forged)).await.unwrap().code(), "bad-record");

    // Once more, one seat further, and only one new table.
    let next = post(&mut people[1], &id, "rematch", json!({})).await;
    let same = post(&mut people[0], &id, "rematch", json!({})).await;
    assert_eq!(next["table"]["id"], same["table"]["id"]);
    assert_eq!((next["you"]["seat"].clone(), same["you"]["seat"].clone()), (json!(2), json!(1)));
    assert_eq!(next["you"]["host"], json!(true));
    house.close().await;
}

#[tokio::test]
async fn offers_and_hands_go_to_their_own_seat_alone() {
    let house = open().await;
    let (id, _, mut players) = party(&house).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    for n in 0..150 {
        for (seat, player) in players.iter().chain([&watcher]).enumerate() {
            for ask in &player.asks {
                let own = usize::from(ask.seat) == seat;
                assert_eq!(ask.offers.is_some(), own);
                assert_eq!(ask.question.is_some(), own);
            }
            for (of, own) in player.view["own"].as_array().unwrap().iter().enumerate() {
                assert_eq!(own["hand"].is_array(), of == seat, "seat {seat} looks at {of}");
            }
        }
        if round(&mut players, n * 3).await.is_none() {
            break;
        }
        watcher.told().await;
    }
    // Nobody's frames name a card drawn by somebody else.
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let texts = format!("{:?}", watcher.asks);
    assert!(!texts.contains("offers: Some"), "{mover}");
}

#[tokio::test]
async fn what_cannot_be_taken_is_refused_and_changes_nothing() {
    let house = open().await;
    let (id, _, mut players) = party(&house).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let other = (mover + 1) % 3;
    let (actor, words) = players[mover].mine().unwrap();
    let (word, seq) = (words[0].clone(), players[mover].seq);
    let before = players[mover].view.clone();
    let theirs = players[mover].all.table.seats[other].actors[0].clone();

    for (page, said, code) in [
        (mover, json!({"choose": word, "as": actor, "seq": seq + 1}), "stale"),
        (mover, json!({"choose": word, "as": actor, "seq": 0}), "stale"),
        (mover, json!({"choose": "fly", "as": actor, "seq": seq}), "no-word"),
        (mover, json!({"choose": "pass", "as": "nobody", "seq": seq}), "no-actor"),
        (mover, json!({"choose": word, "as": theirs, "seq": seq}), "not-yours"),
        (mover, json!({"choose": word, "as": "luck", "seq": seq}), "not-yours"),
        (mover, json!({"choose": "railgun", "as": actor, "seq": seq}), "not-offered"),
        (mover, json!({"choose": [], "as": actor, "seq": seq}), "malformed"),
        (other, json!({"choose": word, "as": actor, "seq": seq}), "not-yours"),
        (other, json!({"choose": word, "as": theirs, "seq": seq}), "not-awaited"),
        (other, json!({"undo": seq}), "nothing-to-undo"),
        (other, json!({"consent": true, "undo": 1}), "no-undo-pending"),
        (other, json!({"hint": theirs}), "no-hint"),
        (other, json!({"why": word, "as": actor}), "not-yours"),
        (other, json!({"say": "  "}), "bad-chat"),
        (other, json!({"say": "x".repeat(301)}), "bad-chat"),
        (other, json!({"sing": "x"}), "malformed"),
    ] {
        players[page].send(said.clone()).await;
        assert_eq!(players[page].refused().await, code, "{said}");
    }
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    watcher.send(json!({"choose": word, "as": actor, "seq": seq})).await;
    assert_eq!(watcher.refused().await, "not-seated");
    let all = players[mover].again().await;
    assert_eq!((all.seq, all.view), (seq, Some(before)));
}

#[tokio::test]
async fn a_question_about_an_answer_and_a_hint_are_answered_to_the_page_that_asked() {
    let house = open().await;
    let (_, _, mut players) = party(&house).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let (actor, words) = players[mover].mine().unwrap();
    players[mover].send(json!({"why": "railgun", "as": actor})).await;
    let because = |frame: &Frame| match frame {
        Frame::Because(because) => Some(because.clone()),
        _ => None,
    };
    assert!(players[mover].until(because).await.why.is_some());
    players[mover].send(json!({"why": words[0], "as": actor})).await;
    assert!(players[mover].until(because).await.why.is_none());
    players[mover].send(json!({"would": words[0], "as": actor})).await;
    let then = players[mover]
        .until(|frame| match frame {
            Frame::Then(then) => Some(then.clone()),
            _ => None,
        })
        .await;
    assert_eq!((then.r#as, then.text), (actor.clone(), words[0].clone()));
    assert!(!then.events.is_empty() || !then.next.is_empty());
    players[mover].send(json!({"would": "railgun", "as": actor})).await;
    assert_eq!(players[mover].refused().await, "not-offered");
    players[mover].send(json!({"hint": actor})).await;
    let hint = players[mover]
        .until(|frame| match frame {
            Frame::Hint(hint) => Some(hint.clone()),
            _ => None,
        })
        .await;
    assert!(words.contains(&hint.best[0].text));
    players[mover].send(json!({"ping": 7})).await;
    players[mover].until(|frame| (*frame == Frame::Pong(7)).then_some(())).await;
}

#[tokio::test]
async fn a_short_list_of_answers_is_taken_in_one_step() {
    let house = open().await;
    let (_, _, mut players) = party(&house).await;
    // Play on until somebody may run; a run is two questions.
    for n in 0..400 {
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let (actor, words) = players[mover].mine().unwrap();
        if words.contains(&"run".to_owned()) {
            let seq = players[mover].seq;
            players[mover].send(json!({"choose": ["run", "nonsense"], "as": actor, "seq": seq})).await;
            let told = players[mover].told().await;
            assert_eq!((told.after, told.seq, told.moves.len()), (seq, seq + 1, 1));
            return;
        }
        round(&mut players, n).await.unwrap();
    }
    panic!("nobody may run");
}

#[tokio::test]
async fn a_decision_is_taken_back_at_once_until_luck_or_somebody_else_has_spoken() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    for n in 0..400 {
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let (actor, words) = players[mover].mine().unwrap();
        if words.contains(&"run".to_owned()) {
            let (view, seq) = (players[mover].view.clone(), players[mover].seq);
            players[mover].send(json!({"choose": "run", "as": actor, "seq": seq})).await;
            for player in players.iter_mut() {
                player.told().await;
            }
            players[mover].send(json!({"undo": seq + 1})).await;
            for player in players.iter_mut() {
                let told = player.told().await;
                assert!(told.undone.is_some() && told.events.is_empty());
                assert_eq!((told.after, told.seq), (seq + 1, seq + 2), "an undo is a step forward");
            }
            assert_eq!(players[mover].view, view);
            assert_eq!(players[mover].mine().unwrap().1, words);
            // What was meant for the moment before is not taken now.
            players[mover].send(json!({"choose": "run", "as": actor, "seq": seq})).await;
            assert_eq!(players[mover].refused().await, "stale");
            round(&mut players, 1).await.unwrap();
            // A newcomer sees the same story.
            let late = Player::sit(&people[mover], &id).await;
            assert_eq!((late.seq, &late.view), (players[mover].seq, &players[mover].view));
            return;
        }
        round(&mut players, n).await.unwrap();
    }
    panic!("nobody may run");
}

#[tokio::test]
async fn what_the_rules_do_not_take_back_needs_everybody_elses_consent() {
    let house = open().await;
    let (_, _, mut players) = party(&house).await;
    // The first answers are followed by somebody else's or by luck.
    let mut first = round(&mut players, 0).await.unwrap();
    while players[first].mine().is_some() {
        first = round(&mut players, 0).await.unwrap();
    }
    let (a, b) = ((first + 1) % 3, (first + 2) % 3);
    let seq = players[first].seq;
    let asked = |frame: &Frame| match frame {
        Frame::Undo(undo) => Some(undo.clone()),
        _ => None,
    };
    players[first].send(json!({"undo": seq})).await;
    let undo = players[a].until(asked).await;
    assert_eq!((undo.seat as usize, undo.needs.len(), undo.closed), (first, 2, None));
    players[first].send(json!({"undo": seq})).await;
    assert_eq!(players[first].refused().await, "undo-pending");
    players[a].send(json!({"consent": false, "undo": undo.n})).await;
    assert_eq!(players[b].until(|f| asked(f).and_then(|u| u.closed)).await, Closed::Refused);

    // No is no, until another answer has been given.
    assert_eq!(players[first].undo().await, Err("undo-refused".to_owned()));
    let mut has_answered = false;
    for n in 0.. {
        assert!(n < 400, "it is somebody's turn after {first}");
        match round(&mut players, n * 3).await.unwrap() == first {
            true => has_answered = true,
            false if has_answered => break,
            false => {}
        }
    }
    let seq = players[first].seq;
    assert_eq!(players[first].undo().await, Err("asked".to_owned()));
    let n = undo.n + 1;
    players[b].until(|frame| asked(frame).filter(|undo| undo.n == n)).await;
    players[a].send(json!({"consent": true, "undo": n})).await;
    players[b].send(json!({"consent": true, "undo": n})).await;
    assert_eq!(players[first].until(|f| asked(f).filter(|u| u.n == n).and_then(|u| u.closed)).await, Closed::Agreed);
    let told = players[first].told().await;
    assert!(told.undone.is_some() && told.seq == seq + 1);
    assert!(players[first].mine().is_some(), "asked again");

    // An answer given meanwhile closes the request.
    for player in [a, b] {
        players[player].until(|frame| matches!(frame, Frame::Told(told) if told.undone.is_some()).then_some(())).await;
    }
    assert_eq!(round(&mut players, 1).await, Some(first));
}

#[tokio::test]
async fn against_bots_alone_everything_can_be_taken_back() {
    let house = open().await;
    let mut me = house.visitor().await;
    let id = table(&mut me, solo()).await;
    let mut player = Player::sit(&me, &id).await;
    // On to the first question with a choice; what has one answer is no decision.
    while player.mine().is_none_or(|(_, words)| words.len() == 1) {
        player.choose(0).await;
        player.told().await;
    }
    assert!(!player.again().await.decided, "nothing to take back yet");
    let view = player.view["figures"].clone();
    player.choose(0).await;
    player.told().await;
    while player.mine().is_none() {
        player.told().await;
    }
    assert!(player.again().await.decided);
    let seq = player.seq;
    player.send(json!({"undo": seq})).await;
    loop {
        let told = player.told().await;
        if told.undone.is_some() {
            assert!(!told.decided, "nothing else can be taken back");
            break;
        }
    }
    assert_eq!(player.view["figures"], view);
}

#[tokio::test]
async fn chat_reaches_the_table_and_watchers_talk_among_themselves() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    let mut watchers = [Player::sit(&house.visitor().await, &id).await, Player::sit(&house.visitor().await, &id).await];
    let line = |frame: &Frame| match frame {
        Frame::Chat(chat) => Some(chat.clone()),
        _ => None,
    };
    watchers[0].send(json!({"say": "he has the railgun"})).await;
    assert_eq!(watchers[1].until(line).await.seat, None);
    players[0].send(json!({"say": "<b>hello</b>"})).await;
    for page in players.iter_mut().chain(watchers.iter_mut().skip(1)) {
        let chat = page.until(line).await;
        assert_eq!((chat.text.as_str(), chat.seat), ("<b>hello</b>", Some(0)), "nothing else came before it");
    }
    let late = Player::sit(&people[1], &id).await;
    assert_eq!(late.all.chat.len(), 1, "watchers' lines are for watchers");
}

#[tokio::test]
async fn what_somebody_played_who_has_left_is_not_taken_back_and_what_a_bot_played_for_them_is() {
    // The stand-in thinks for ever; the persons answer.
    let house = open_with(server::Config { bot_pace: std::time::Duration::from_secs(3600), ..quick() }).await;
    let (id, mut people, mut players) = seated(&house, json!({"game": "tf2-turns", "seats": ["me", "open"]}), 2).await;
    // On until one has decided after the other.
    let mut last = None;
    let mut decided = [false; 2];
    for n in 0..400 {
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let is_decision = players[mover].mine().is_some_and(|(_, words)| words.len() > 2);
        round(&mut players, n).await.unwrap();
        decided[mover] |= is_decision;
        if is_decision && decided == [true; 2] && last.is_some_and(|last| last != mover) {
            last = Some(mover);
            break;
        }
        if is_decision {
            last = Some(mover);
        }
    }
    let (gone, stays) = (last.unwrap(), 1 - last.unwrap());
    post(&mut people[gone], &id, "leave", json!({})).await;
    let seq = players[stays].seq;
    assert_eq!(players[stays].undo().await, Err("undo-absent".to_owned()));
    assert_eq!(players[stays].again().await.seq, seq, "nothing was taken back");
    // The one who has left comes back and finds everything; now it is a matter of consent.
    post(&mut people[gone], &id, "return", json!({})).await;
    assert_eq!(players[stays].undo().await, Err("asked".to_owned()));
}

#[tokio::test]
async fn what_a_stand_in_has_played_may_be_taken_back() {
    let house = open().await;
    let (id, mut people, mut players) = seated(&house, json!({"game": "tf2-turns", "seats": ["me", "open"]}), 2).await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    let (gone, stays) = (1 - mover, mover);
    post(&mut people[gone], &id, "leave", json!({})).await;
    let page = &mut players[stays];
    for n in 0..200 {
        while page.mine().is_none() {
            page.told().await;
        }
        let decides = page.mine().is_some_and(|(_, words)| words.len() > 2);
        page.choose(n).await;
        // The stand-in may have been faster where both are asked.
        let taken = |frame: &Frame| match frame {
            Frame::Told(told) => told.moves.iter().any(|one| usize::from(one.seat) == stays).then_some(true),
            Frame::Refused(_) => Some(false),
            _ => None,
        };
        if !page.until(taken).await {
            page.again().await;
            continue;
        }
        let mut by_bot = false;
        while page.mine().is_none() && !page.over {
            by_bot |= page.told().await.moves.iter().any(|one| usize::from(one.seat) == gone);
        }
        if decides && by_bot {
            let before = page.seq;
            assert_eq!(page.undo().await, Ok(()), "only a bot has answered since");
            assert!(page.seq > before);
            return;
        }
    }
    panic!("the stand-in has never answered");
}

#[tokio::test]
async fn the_host_closes_the_chat_and_lines_say_whose_they_are() {
    let house = open().await;
    let (id, mut people, mut players) = party(&house).await;
    let line = |frame: &Frame| match frame {
        Frame::Chat(chat) => Some(chat.clone()),
        _ => None,
    };
    players[1].send(json!({"say": "hello"})).await;
    let chat = players[0].until(line).await;
    assert_eq!(chat.by, players[1].all.you.id);
    let answer = people[1].post(&format!("/api/tables/{id}/chat"), &json!({"open": false})).await.unwrap();
    assert_eq!(answer.code(), "not-host");
    let entered = post(&mut people[0], &id, "chat", json!({"open": false})).await;
    assert_eq!(entered["table"]["silent"], true);
    players[1].send(json!({"say": "still here"})).await;
    assert_eq!(players[1].refused().await, "chat-closed");
    post(&mut people[0], &id, "chat", json!({"open": true})).await;
    players[1].send(json!({"say": "and again"})).await;
    assert_eq!(players[0].until(line).await.text, "and again");
}
