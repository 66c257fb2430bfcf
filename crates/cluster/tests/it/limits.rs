//! What a network may do, counted over all servers.

use std::sync::Arc;
use std::time::Duration;

use cluster::Postgres;
use load::client::Client;
use server::post::Post;
use server::{Config, Limits, Rate, Server};

use super::common::{quick, table, three};
use super::house;
use super::nodes::posts;
use super::servers::at;

async fn serve(address: &str, post: Arc<dyn Post>) -> Server {
    let requests = Rate::new(0.001, 60.0);
    let limits = Limits { requests, sockets: 3, waiting: 2, ..Limits::none() };
    let store = Arc::new(Postgres::new(address).unwrap());
    Server::start(Config { store: Some(store), post: Some(post), limits, ..quick() }).await.unwrap()
}

/// Longer than servers need to tell each other.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(500)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rates_sockets_and_waiting_tables_count_over_all_servers() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let mut ada = Client::new(one.addr()).await.unwrap();
        let id = table(&mut ada, three()).await;
        table(&mut ada, three()).await;
        a_moment().await;
        let mut there = at(&ada, &two);
        let third = there.post("/api/tables", &three()).await.unwrap();
        assert_eq!((third.status, third.code().as_str()), (409, "too-many-tables"), "{name}: two wait at the other");
        let mut held = Vec::new();
        for door in [&ada, &ada, &there] {
            held.push(door.socket(&id).await.unwrap());
        }
        a_moment().await;
        assert!(ada.socket(&id).await.is_err() && there.socket(&id).await.is_err(), "{name}: three are open");
        drop(held);
        let mut tries = 0;
        held = loop {
            a_moment().await;
            match there.socket(&id).await {
                Ok(socket) => break vec![socket],
                Err(_) if tries < 9 => tries += 1,
                Err(refused) => panic!("{name}: none is open, {refused:?}"),
            }
        };
        // So far some requests at either; what is left may be asked for at one, and then at none.
        let mut asked = 0;
        while ada.get("/api/me").await.unwrap().status == 200 {
            asked += 1;
        }
        assert!(asked < 55, "{name}: those at the other have been counted, {asked}");
        a_moment().await;
        assert_eq!(there.get("/api/me").await.unwrap().status, 429, "{name}: nothing is left there");
        drop(held);
        two.stop().await;
        one.stop().await;
    }
}
