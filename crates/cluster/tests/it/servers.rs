//! Whole servers on one PostgreSQL.

use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::Postgres;
use load::client::Client;
use serde_json::{Value, json};
use server::{Config, Server};

use super::common::{post, quick, solo, table, three};
use super::house;

async fn serve(address: &str) -> Server {
    let store = Postgres::new(address).unwrap().with_lease(Duration::from_millis(600));
    Server::start(Config { store: Some(Arc::new(store)), ..quick() }).await.unwrap()
}

/// The same person at another door.
pub(crate) fn at(person: &Client, server: &Server) -> Client {
    Client { addr: server.addr(), ..person.clone() }
}

async fn seen(person: &mut Client, id: &str) -> Value {
    let answer = person.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgresql_plays_stops_and_goes_on() {
    let Some(address) = house::fresh() else { return };
    let server = serve(&address).await;
    let mut ada = Client::new(server.addr()).await.unwrap();
    let id = table(&mut ada, solo()).await;
    assert_eq!(seen(&mut ada, &id).await["table"]["state"], "playing");
    assert_eq!(ada.get("/ready").await.unwrap().status, 200);
    server.stop().await;
    let server = serve(&address).await;
    let mut ada = at(&ada, &server);
    let began = Instant::now();
    let table = seen(&mut ada, &id).await;
    assert_eq!(table["table"]["state"], "playing");
    assert_eq!(table["you"]["seat"], 0, "the cookie is good: the secret is in the store. {table}");
    assert!(began.elapsed() < Duration::from_millis(500), "stopped in order: handed over at once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_has_a_table_and_the_other_takes_over_when_it_is_gone() {
    let Some(address) = house::fresh() else { return };
    let (one, two) = (serve(&address).await, serve(&address).await);
    let mut ada = Client::new(one.addr()).await.unwrap();
    let id = table(&mut ada, three()).await;
    let mut there = at(&ada, &two);
    let listed = there.get("/api/tables").await.unwrap().json::<Value>().unwrap();
    assert_eq!(listed["tables"][0]["id"], id.as_str(), "the lists are one");
    let elsewhere = there.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!((elsewhere.status, elsewhere.code().as_str()), (503, "elsewhere"));
    one.stop().await;
    assert_eq!(seen(&mut there, &id).await["you"]["host"], true, "it is hers here too");
    post(&mut there, &id, "seat", json!({"seat": 1, "as": {"bot": "easy"}})).await;
    two.stop().await;
}
