//! The log is the table's: the same on every page of a viewer, whenever it was opened.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use server::wire::{Arg, Frame, Message, Undo};

use crate::common::*;

/// What this page has followed is what the server tells anybody who comes now.
async fn is_whole(page: &mut Player) -> Vec<Message> {
    let whole = page.whole_log().await;
    let (from, followed) = &page.log;
    assert_eq!(whole.len(), *from as usize + followed.len());
    assert_eq!(&whole[*from as usize..], &followed[..]);
    whole
}

fn is_undo(line: &Message) -> bool {
    line.id == "server-told-undone"
}

/// Persons play a game; one page takes back now and then; others come late.
async fn played(wish: Value, seats: usize) {
    let mut house = open().await;
    let (id, people, mut players) = seated(&house, wish, seats).await;
    let mut watcher = Player::sit(&house.visitor().await, &id).await;
    let mut undone = 0;
    for n in 0..120 {
        let Some(mover) = round(&mut players, n).await else { break };
        watcher.told().await;
        if n % 7 == 3 && players[mover].undo().await.is_ok() {
            undone += 1;
            for other in players.iter_mut().enumerate().filter(|(seat, _)| *seat != mover).map(|(_, one)| one) {
                other.told().await;
            }
            watcher.told().await;
        }
    }
    assert!(undone > 0, "somebody has taken something back");
    let mut logs = Vec::new();
    for (player, person) in players.iter_mut().zip(&people) {
        let whole = is_whole(player).await;
        let mut second = Player::sit(person, &id).await;
        assert_eq!(second.whole_log().await, whole, "a second tab");
        logs.push(whole);
    }
    let watched = is_whole(&mut watcher).await;
    assert_eq!(Player::sit(&house.visitor().await, &id).await.whole_log().await, watched, "another watcher");
    assert!(logs[0].iter().any(is_undo));
    assert!(logs[0].len() > 30);
    house.close().await;
    house.reopen().await;
    for (person, whole) in people.iter().zip(&logs) {
        let mut page = Player::sit(&house.again(person), &id).await;
        assert_eq!(&page.whole_log().await, whole, "the same after a restart");
    }
}

#[tokio::test]
async fn a_second_tab_a_late_watcher_and_a_restarted_server_tell_the_same_log_of_adrenaline() {
    played(three(), 3).await;
}

#[tokio::test]
async fn a_second_tab_a_late_watcher_and_a_restarted_server_tell_the_same_log_of_team_play() {
    let seats = json!(["me", "open", "open", "open", "open"]);
    played(json!({"game": "adrenaline-team", "setup": {"black": 2, "white": 3}, "seats": seats}), 5).await;
}

#[tokio::test]
async fn a_second_tab_a_late_watcher_and_a_restarted_server_tell_the_same_log_of_the_board_game() {
    played(json!({"game": "tf2-board", "seats": ["me", "open"]}), 2).await;
}

#[tokio::test]
async fn a_second_tab_a_late_watcher_and_a_restarted_server_tell_the_same_log_of_taking_turns() {
    played(json!({"game": "tf2-turns", "seats": ["me", "open"]}), 2).await;
}

#[tokio::test]
async fn the_log_hides_from_each_seat_what_its_events_hid_also_after_the_end() {
    let house = open().await;
    let (id, people, mut players) = party(&house).await;
    let mut n = 0;
    while !players[0].over {
        n += 1;
        round(&mut players, n).await.expect("somebody is asked until it is over");
    }
    let own = is_whole(&mut players[0]).await;
    let other = is_whole(&mut players[1]).await;
    let drawn = |log: &[Message], hidden: bool| {
        let id = if hidden { "adrenaline-told-drew-hidden" } else { "adrenaline-told-drew" };
        log.iter().filter(|line| line.id == id).count()
    };
    assert!(drawn(&own, true) > 0 && drawn(&own, false) > 0, "my cards by name, those of others not");
    assert_ne!(own, other);
    assert_eq!(Player::sit(&people[0], &id).await.whole_log().await, own);
}

#[tokio::test]
async fn an_undo_takes_its_lines_along_and_says_how_many_decisions_and_whose() {
    let house = open().await;
    let (_, _, mut players) = party(&house).await;
    // The first decision of somebody, and what others have made of it.
    let mut first = None;
    for n in 0..40 {
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let chooses = players[mover].mine().is_some_and(|(_, words)| words.len() > 1);
        if let Some((seat, _)) = &first
            && *seat != mover
            && chooses
        {
            break;
        }
        if first.as_ref().is_none_or(|(seat, _)| *seat == mover) && chooses {
            first = Some((mover, players[mover].whole_log().await));
        }
        round(&mut players, n).await.unwrap();
    }
    let (seat, before) = first.unwrap();
    let other = round(&mut players, 0).await.unwrap();
    assert_eq!(players[seat].undo().await, Err("asked".to_owned()));
    let asked = |frame: &Frame| match frame {
        Frame::Undo(undo) => Some(undo.clone()),
        _ => None,
    };
    let undo: Undo = players[other].until(asked).await;
    let takes: Vec<(usize, u32)> = undo.takes.iter().map(|taken| (taken.seat.into(), taken.decisions)).collect();
    assert_eq!(takes, [(seat, 1), (other, 1)], "whose decisions, in their order");
    for agreeing in (0..3).filter(|one| *one != seat) {
        players[agreeing].send(json!({"consent": true, "undo": undo.n})).await;
    }
    for player in players.iter_mut() {
        assert!(player.told().await.undone.is_some());
    }
    let log = is_whole(&mut players[seat]).await;
    let (note, rest) = log.split_last().unwrap();
    assert_eq!(rest, before, "as it was before the decision");
    let name = players[seat].all.table.seats[seat].name.clone().unwrap();
    let args = vec![("who".to_owned(), Arg::Text(name)), ("n".to_owned(), Arg::Number(2))];
    assert_eq!((note.id.as_str(), &note.args), ("server-told-undone", &args));
}

#[tokio::test]
async fn a_clock_that_ran_out_is_in_the_log_before_and_after_a_restart() {
    let mut house = open_with(Config { misses: 100, ..quick() }).await;
    let mut wish = three();
    wish["clock"] = json!({"move": {"seconds": 1}});
    let (id, people, mut players) = party_with(&house, wish).await;
    // Nobody says a word.
    let told = tokio::time::timeout(Duration::from_secs(30), players[0].told()).await.unwrap();
    assert_eq!(told.note.as_ref().map(|note| note.id.as_str()), Some("server-told-time-up"));
    house.close().await;
    house.reopen().await;
    let mut page = Player::sit(&house.again(&people[0]), &id).await;
    let log = page.whole_log().await;
    let at = log.iter().position(|line| Some(line) == told.note.as_ref()).expect("it is still there");
    assert_eq!(&log[at + 1..at + 1 + told.events.len()], &told.events[..], "before what the bot made of it");
}

#[tokio::test]
async fn late_watchers_have_the_log_of_the_moment_they_see() {
    const LATE: usize = 5;
    let house = open().await;
    let mut wish = three();
    wish["watch"] = json!({"delayed": {"answers": LATE}});
    let (id, _, mut players) = party_with(&house, wish).await;
    let mut early = Player::sit(&house.visitor().await, &id).await;
    assert!(early.whole_log().await.is_empty(), "nothing to see, nothing to read");
    for n in 0..60 {
        let mover = round(&mut players, n).await.unwrap();
        if n % 9 == 8 && players[mover].undo().await.is_ok() {
            for other in players.iter_mut().enumerate().filter(|(seat, _)| *seat != mover).map(|(_, one)| one) {
                other.told().await;
            }
        }
    }
    let mut other = Player::sit(&house.visitor().await, &id).await;
    while early.seq < other.seq {
        early.told().await;
    }
    let log = is_whole(&mut other).await;
    assert_eq!(is_whole(&mut early).await, log);
    assert!(!log.is_empty() && log.len() < players[0].whole_log().await.len());
    // All hands are open to them.
    assert!(log.iter().all(|line| line.id != "adrenaline-told-drew-hidden"));
}
