//! What servers say of themselves to those who watch them: whether they are ready,
//! and what they have counted.

use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::{Nats, Postgres};
use load::client::Client;
use server::post::Local;
use server::wire::Why;
use server::{Config, Server};

use super::common::{quick, round};
use super::house::{self, Bus, House, Link, Weather};
use super::nodes::{all_at, last_word, party, serve};

/// Waits until a server says this of itself.
async fn until_ready_says(server: &Server, status: u16) -> String {
    let mut watchdog = Client::new(server.addr()).await.unwrap();
    let began = Instant::now();
    loop {
        let said = tokio::time::timeout(Duration::from_secs(6), watchdog.get("/ready")).await;
        let said = said.expect("a watchdog waits for no store").unwrap();
        if said.status == status {
            return if status == 200 { String::new() } else { said.code() };
        }
        assert!(began.elapsed() < Duration::from_secs(30), "{} {}", said.status, said.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_bus_is_away_servers_are_not_ready_and_play_goes_on_when_it_is_back() {
    let Some(address) = house::fresh() else { return };
    let (Some(_), Some(bus)) = (house::bus(), Bus::open().unwrap()) else { return };
    let way = || Arc::new(Nats::new(&bus.address()));
    let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
    let (id, people, mut players) = party(one.addr(), two.addr()).await;
    for n in 1..=5 {
        round(&mut players, n).await.unwrap();
    }
    let (seq, port) = (players[0].seq, bus.port);
    drop(bus);
    for server in [&one, &two] {
        assert_eq!(until_ready_says(server, 503).await, "post");
    }
    assert_eq!(players[1].until(last_word).await, Why::Restart);
    assert_eq!(players[0].again().await.seq, seq, "the owner's own pages are not concerned");
    let _bus = Bus::open_at(port).unwrap().unwrap();
    for server in [&one, &two] {
        until_ready_says(server, 200).await;
    }
    let mut pages = all_at(&people, &two, &id).await;
    assert_eq!(pages[0].seq, seq);
    for n in 6..=20 {
        round(&mut pages, n).await.unwrap();
    }
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_database_is_silent_or_away_a_server_says_soon_that_it_is_not_ready() {
    let Some(_) = house::fresh() else { return };
    // One of its own, which is restarted.
    let house = std::thread::spawn(House::open).join().unwrap().unwrap().unwrap();
    let cable = Link::to(house.port()).await.unwrap();
    let address = format!("postgres://postgres@127.0.0.1:{}/postgres", cable.port);
    let server = serve(&address, Arc::new(Local::default())).await;
    until_ready_says(&server, 200).await;
    for weather in [Weather::Held, Weather::Cut] {
        cable.set(weather);
        assert_eq!(until_ready_says(&server, 503).await, "store", "{weather:?}");
        cable.set(Weather::Fair);
        until_ready_says(&server, 200).await;
    }
    house.restart(Duration::from_secs(1)).unwrap();
    assert_eq!(until_ready_says(&server, 503).await, "store");
    until_ready_says(&server, 200).await;
    server.stop().await;
}

/// A number of a server's own.
async fn counted(server: &Server, what: &str) -> u64 {
    let text = Client::new(server.addr()).await.unwrap().get("/metrics").await.unwrap().text();
    let name = format!("fireteam_{what}_total ");
    text.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok()).unwrap_or_else(|| panic!("{what} in {text}"))
}

/// Waits until it has counted one more.
async fn until_counted(server: &Server, what: &str, before: u64) {
    let began = Instant::now();
    while counted(server, what).await <= before {
        assert!(began.elapsed() < Duration::from_secs(20), "{what}: {before}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_count_claims_lapsed_leases_refused_writes_and_pages_of_others_tables() {
    let Some(address) = house::fresh() else { return };
    let way = Local::default();
    let server = || {
        let store = Postgres::new(&address).unwrap().with_lease(Duration::from_secs(8));
        Server::start(Config { store: Some(Arc::new(store)), post: Some(Arc::new(way.clone())), ..quick() })
    };
    let (one, two) = (server().await.unwrap(), server().await.unwrap());
    let (_, _, mut players) = party(one.addr(), two.addr()).await;
    round(&mut players, 1).await.unwrap();
    for (what, numbers) in [("claims", [1, 0]), ("relayed", [0, 2]), ("fenced", [0, 0]), ("lapses", [0, 0])] {
        assert_eq!([counted(&one, what).await, counted(&two, what).await], numbers, "{what}");
    }
    let behind_their_backs = async |sql: &'static str| {
        let address = address.clone();
        let work = move || postgres::Client::connect(&address, postgres::NoTls)?.batch_execute(sql);
        std::thread::spawn(work).join().unwrap().unwrap();
    };
    behind_their_backs("UPDATE owners SET epoch = epoch + 1").await;
    let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
    players[mover].choose(2).await;
    until_counted(&one, "fenced", 0).await;
    behind_their_backs("UPDATE nodes SET until = clock_timestamp() - interval '1 s'").await;
    until_counted(&one, "lapses", 0).await;
    until_counted(&two, "lapses", 0).await;
    two.stop().await;
    one.stop().await;
}
