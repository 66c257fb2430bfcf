//! A folder of content that is watched: new tables are played with what lies there, tables
//! in progress with what they were begun with, and nobody with what is broken.

use std::path::Path;
use std::time::Duration;

use crate::common::*;
use load::client::Client;
use serde_json::{Value, json};
use server::Config;

const WEAPONS: &str = include_str!("../../../adrenaline/content/weapons.ron");

fn write(folder: &Path, text: &str) {
    std::fs::create_dir_all(folder.join("adrenaline")).unwrap();
    std::fs::write(folder.join("adrenaline/weapons.ron"), text).unwrap();
}

async fn game(client: &mut Client) -> Value {
    client.get("/api/games/adrenaline").await.unwrap().json().unwrap()
}

/// Waits until the game is as it should be, for as long as a slow machine needs.
async fn until(client: &mut Client, is: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let card = game(client).await;
        if is(&card) {
            return card;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the content never changed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_watched_folder_changes_new_tables_and_no_table_in_progress() {
    let content = tempfile::tempdir().unwrap();
    write(content.path(), WEAPONS);
    let config = Config { content: Some(content.path().to_owned()), watch_content: true, ..quick() };
    let house = open_with(config).await;
    let mut ada = house.visitor().await;
    let printed = game(&mut ada).await;
    assert!(printed["words"].get("adrenaline-help-weapon-whisper-basic").is_none(), "{printed}");
    let (_, _, mut players) = party(&house).await;

    let changed = WEAPONS.replace("Far(Me, 2)]), Hurt(3, The(A))", "Far(Me, 1)]), Hurt(4, The(A))");
    write(content.path(), &changed);
    let now = until(&mut ada, |card| card["content"] != printed["content"]).await;
    assert_eq!(now["words"]["adrenaline-help-weapon-whisper-basic"]["id"], "adrenaline-card-hit", "{now}");

    // What is broken is used by nobody; what is mended is.
    write(content.path(), &changed.replace("Hurt(4,", "Hrut(4,"));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(game(&mut ada).await["content"], now["content"]);
    write(content.path(), &changed.replace("Hurt(4, The(A))", "Hurt(5, The(A))"));
    until(&mut ada, |card| card["content"] != now["content"]).await;

    // The table from before goes on; to take back is to rebuild the match with its own content.
    for n in 0..100 {
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        let (actor, words) = players[mover].mine().unwrap();
        if !words.contains(&"run".to_owned()) {
            round(&mut players, n).await;
            continue;
        }
        let seq = players[mover].seq;
        players[mover].send(json!({"choose": "run", "as": actor, "seq": seq})).await;
        players[mover].told().await;
        assert_eq!(players[mover].undo().await, Ok(()));
        return;
    }
    panic!("nobody could run");
}
