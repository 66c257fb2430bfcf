//! What release 0.1.0 wrote goes on: a store that it was killed over (`tests/release-0.1.0`, with a
//! match in its journal, an undo, a bank, two records and a lobby), and its scenes. Its records are
//! read by the tests of `shelf`.

use load::client::Client;
use serde_json::Value;
use server::wire::{Steps, TableState};
use server::{Config, Server};
use shelf::Shelf;

use crate::common::*;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/release-0.1.0");

/// A server on a copy of the store, and what is known about it.
async fn inherited() -> (House, Client, Value) {
    let dir = tempfile::tempdir().unwrap();
    std::fs::copy(format!("{DIR}/fireteam.db"), dir.path().join("fireteam.db")).unwrap();
    let known: Value = serde_json::from_str(&std::fs::read_to_string(format!("{DIR}/store.json")).unwrap()).unwrap();
    let config = Config { data: dir.path().to_owned(), ..quick() };
    let server = Server::start(config.clone()).await.unwrap();
    let house = House { server: Some(server), dir, config };
    let mut ada = house.visitor().await;
    ada.cookie = known["cookie"].as_str().map(str::to_owned);
    (house, ada, known)
}

#[tokio::test]
async fn a_match_of_the_first_release_is_played_on_and_stored() {
    let (mut house, ada, known) = inherited().await;
    let id = known["playing"].as_str().unwrap();
    let mut page = Player::sit(&ada, id).await;
    assert_eq!((page.all.table.state, page.seq), (TableState::Playing, known["seq"].as_u64().unwrap()));
    assert_eq!(page.all.you.seat, Some(0), "the cookie still says who I am");
    assert!(page.all.clocks.as_ref().unwrap().left[0].is_some_and(|left| left > 600_000), "the bank has grown");
    assert!(page.whole_log().await.len() > 100);
    for n in 0..5 {
        page.choose(n).await;
        page.told().await;
        while page.mine().is_none() {
            page.told().await;
        }
    }
    let (seq, view) = (page.seq, page.view.clone());
    house.close().await;
    house.reopen().await;
    let again = Player::sit(&house.again(&ada), id).await;
    assert_eq!((again.seq, &again.view), (seq, &view));
}

#[tokio::test]
async fn a_record_and_a_lobby_of_the_first_release_are_there() {
    let (_house, mut ada, known) = inherited().await;
    let over = known["over"].as_str().unwrap();
    let steps = ada.get(&format!("/api/records/{over}/steps?sees=all&from=0&count=200")).await.unwrap();
    let steps: Steps = steps.json().unwrap();
    assert!(steps.total > 200 && steps.steps.len() == 200);
    let shown = Player::sit(&ada, over).await;
    assert_eq!(shown.all.table.state, TableState::Over);
    assert!(shown.view.is_object());
    // Of a game whose rules have changed since, at least the result and the file.
    let old = known["old_rules"].as_str().unwrap();
    let shown = Player::sit(&ada, old).await;
    assert!(shown.all.table.state == TableState::Over && shown.all.table.result.is_some());
    assert_eq!(ada.get(&format!("/api/records/{old}/file")).await.unwrap().status, 200);
    let lobby = ada.get(&format!("/api/tables/{}", known["lobby"].as_str().unwrap())).await.unwrap();
    assert_eq!(lobby.json::<Value>().unwrap()["table"]["state"], "lobby");
}

/// The numbers are those that 0.1.0 counts.
#[test]
fn scenes_of_the_first_release_lead_where_they_led() {
    let shelf = Shelf::embedded();
    for (game, depth, ways) in
        [("adrenaline", 2, 31), ("adrenaline-team", 2, 14), ("tf2-board", 1, 3), ("tf2-turns", 1, 3)]
    {
        let scene = std::fs::read_to_string(format!("{DIR}/{game}.scene")).unwrap();
        assert_eq!(shelf.game(game).unwrap().perft(&scene, depth).unwrap(), ways, "{game}");
    }
}
