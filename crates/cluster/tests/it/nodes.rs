//! Several servers at one table: pages play across them, and go on when one stops
//! or is killed.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::{Nats, Postgres};
use load::client::Client;
use serde_json::json;
use server::post::{Local, Post};
use server::wire::{By, Frame, Steps, Story, Why};
use server::{Config, Server};

use super::common::{Player, gathered, quick, round, solo, table, three};
use super::house;
use super::servers::at;

/// Gives every server its end of the post.
pub(crate) type Way = Box<dyn Fn() -> Arc<dyn Post> + Send>;

/// The ways of the post that there are here.
pub(crate) fn posts() -> Vec<(&'static str, Way)> {
    let local = Local::default();
    let mut all: Vec<(_, Way)> = vec![("channels", Box::new(move || Arc::new(local.clone())))];
    if let Some(address) = house::bus() {
        all.push(("NATS", Box::new(move || Arc::new(Nats::new(&address)))));
    }
    all
}

pub(crate) async fn serve(address: &str, post: Arc<dyn Post>) -> Server {
    let store = Postgres::new(address).unwrap().with_lease(Duration::from_millis(800));
    Server::start(Config { store: Some(Arc::new(store)), post: Some(post), ..quick() }).await.unwrap()
}

/// As in earnest: with the usual lease, and NATS.
async fn serve_in_earnest(address: &str, bus: &str) -> Server {
    let store = Postgres::new(address).unwrap();
    let post = Arc::new(Nats::new(bus));
    Server::start(Config { store: Some(Arc::new(store)), post: Some(post), ..quick() }).await.unwrap()
}

/// Three people at a table of the first server, two of them by the second; and their pages.
pub(crate) async fn party(one: SocketAddr, two: SocketAddr) -> (String, Vec<Client>, Vec<Player>) {
    let mut people = Vec::new();
    for addr in [one, two, two] {
        people.push(Client::new(addr).await.unwrap());
    }
    gathered(people, three()).await
}

/// The pages of all of them at one server.
pub(crate) async fn all_at(people: &[Client], server: &Server, id: &str) -> Vec<Player> {
    let mut pages = Vec::new();
    for person in people {
        pages.push(Player::sit(&at(person, server), id).await);
    }
    pages
}

pub(crate) fn last_word(frame: &Frame) -> Option<Why> {
    if let Frame::Bye(bye) = frame { Some(bye.why) } else { None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_on_two_servers_play_at_one_table() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let (id, people, mut players) = party(one.addr(), two.addr()).await;
        let mut watcher = Player::sit(&Client::new(two.addr()).await.unwrap(), &id).await;
        for n in 1..=60 {
            round(&mut players, n).await.unwrap_or_else(|| panic!("{name}: somebody is asked"));
            watcher.told().await;
        }
        for player in players.iter_mut().chain([&mut watcher]) {
            let followed = player.view.clone();
            assert_eq!(player.again().await.view, Some(followed), "{name}: changes lead to the same view");
        }
        players[2].send(json!({"say": "from afar"})).await;
        for player in &mut players {
            let text = |frame: &Frame| if let Frame::Chat(line) = frame { Some(line.text.clone()) } else { None };
            assert_eq!(player.until(text).await, "from afar");
        }
        // What a seat may not do is refused there as here.
        let (actor, words) = players.iter().find_map(|player| player.mine()).unwrap();
        watcher.send(json!({"choose": words[0], "as": actor, "seq": watcher.seq})).await;
        assert_eq!(watcher.refused().await, "not-seated");
        let mut bob = people[1].clone();
        assert_eq!(bob.post(&format!("/api/tables/{id}/start"), &json!({})).await.unwrap().status, 403, "not the host");
        for player in players.iter_mut().chain([&mut watcher]) {
            let beat = |frame: &Frame| if let Frame::Beat(every) = frame { Some(*every) } else { None };
            assert_eq!(player.until(beat).await, 1_000, "{name}: its server says that it lives");
        }
        two.stop().await;
        one.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_owner_stops_its_table_goes_on_at_another_server() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let (id, people, mut players) = party(one.addr(), two.addr()).await;
        for n in 1..=10 {
            round(&mut players, n).await.unwrap();
        }
        let (seq, view) = (players[1].seq, players[1].view.clone());
        let stopping = tokio::spawn(one.stop());
        assert_eq!(players[1].until(last_word).await, Why::Restart, "{name}");
        let began = Instant::now();
        let mut pages = all_at(&people, &two, &id).await;
        let away = began.elapsed();
        assert!(away < Duration::from_secs(3), "{name}: {away:?}");
        assert_eq!((pages[1].seq, &pages[1].view), (seq, &view), "{name}: nothing is lost");
        for n in 11..=30 {
            round(&mut pages, n).await.unwrap();
        }
        stopping.await.unwrap();
        two.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_hints_and_undo_work_at_a_server_that_does_not_own_the_table() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let mut ada = Client::new(one.addr()).await.unwrap();
        let id = table(&mut ada, solo()).await;
        let mut page = Player::sit(&at(&ada, &two), &id).await;
        for n in 0..12 {
            while page.mine().is_none() {
                page.told().await;
            }
            page.choose(n).await;
            page.told().await;
        }
        while page.mine().is_none() {
            page.told().await;
        }
        let (actor, words) = page.mine().unwrap();
        page.send(json!({"hint": actor})).await;
        let hint = |frame: &Frame| if let Frame::Hint(hint) = frame { Some(hint.clone()) } else { None };
        assert!(words.contains(&page.until(hint).await.best[0].text), "{name}");
        let seq = page.seq;
        assert_eq!(page.undo().await, Ok(()), "{name}");
        assert_eq!(page.seq, seq + 1, "{name}: an undo is a step");
        let followed = page.view.clone();
        assert_eq!(page.again().await.view, Some(followed), "{name}");
        two.stop().await;
        one.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_runs_out_for_a_page_of_another_server_and_is_taken_over_as_it_stands() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let people = async || {
            let mut people = Vec::new();
            for addr in [one.addr(), two.addr(), two.addr()] {
                people.push(Client::new(addr).await.unwrap());
            }
            people
        };
        let with_clock = |clock| {
            let mut wish = three();
            wish["clock"] = clock;
            wish
        };
        let (_, _, mut players) = gathered(people().await, with_clock(json!({"move": {"seconds": 1}}))).await;
        // Nobody says a word.
        let told = players[2].told().await;
        assert_eq!(told.moves[0].by, Some(By::Clock), "{name}");
        let (id, people, mut players) =
            gathered(people().await, with_clock(json!({"bank": {"seconds": 600, "increment": 0}}))).await;
        let mover = round(&mut players, 1).await.unwrap();
        let left = |page: &Player| page.all.clocks.clone().unwrap().left[mover].unwrap();
        players[mover].again().await;
        let before = left(&players[mover]);
        assert!(before < 600_000, "{name}: thinking costs time, {before}");
        one.stop().await;
        let page = Player::sit(&at(&people[mover], &two), &id).await;
        let after = left(&page);
        assert!(after <= before && after + 20_000 > before, "{name}: {before} {after}");
        two.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_on_two_servers_agree_to_take_back() {
    let Some(address) = house::fresh() else { return };
    for (name, way) in posts() {
        let (one, two) = (serve(&address, way()).await, serve(&address, way()).await);
        let (_, _, mut players) = party(one.addr(), two.addr()).await;
        let mover = round(&mut players, 1).await.unwrap();
        let mut n = 1;
        while round(&mut players, n).await.unwrap() == mover {
            n += 1;
        }
        let seq = players[mover].seq;
        assert_eq!(players[mover].undo().await, Err("asked".to_owned()), "{name}: others have played since");
        for other in (0..3).filter(|other| *other != mover) {
            let asked = |frame: &Frame| if let Frame::Undo(undo) = frame { Some(undo.n) } else { None };
            let undo = players[other].until(asked).await;
            players[other].send(json!({"consent": true, "undo": undo})).await;
        }
        for player in &mut players {
            let undone = |frame: &Frame| if let Frame::Told(told) = frame { told.undone } else { None };
            player.until(undone).await;
            assert_eq!(player.seq, seq + 1, "{name}: an undo is a step");
            let followed = player.view.clone();
            assert_eq!(player.again().await.view, Some(followed), "{name}");
        }
        two.stop().await;
        one.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_ended_at_one_server_is_replayed_at_another() {
    let Some(address) = house::fresh() else { return };
    let way = Local::default();
    let (one, two) = (serve(&address, Arc::new(way.clone())).await, serve(&address, Arc::new(way)).await);
    let mut ada = Client::new(one.addr()).await.unwrap();
    let id = table(&mut ada, solo()).await;
    let mut page = Player::sit(&at(&ada, &two), &id).await;
    let mut n = 0;
    while !page.over {
        n += 1;
        if page.mine().is_some() {
            page.choose(n).await;
        }
        page.next().await;
    }
    let mut stranger = Client::new(two.addr()).await.unwrap();
    let story: Story = stranger.get(&format!("/api/records/{id}/story")).await.unwrap().json().unwrap();
    let path = format!("/api/records/{id}/steps?sees=none&from={}&count=1", story.total);
    let end: Steps = stranger.get(&path).await.unwrap().json().unwrap();
    assert_eq!(end.first.view, page.view);
    two.stop().await;
    one.stop().await;
}

/// A server in a process of its own, which can be killed.
struct Process {
    child: Child,
    addr: SocketAddr,
}

/// What such a process is told: the store and the bus, on two lines.
const ORDERS: &str = "FIRETEAM_TEST_NODE";

/// The command for one; it prints a line that ends with its address.
pub(crate) fn process(store: &str, bus: &str) -> std::io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--ignored", "--exact", "nodes::a_server_in_a_process_of_its_own", "--nocapture"]);
    command.env(ORDERS, format!("{store}\n{bus}"));
    Ok(command)
}

impl Process {
    fn start(store: &str, bus: &str) -> Process {
        let mut child = process(store, bus).unwrap().stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let addr = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("node ")?.parse().ok());
        Process { child, addr: addr.expect("it says where it is") }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a part of other tests, which end it"]
async fn a_server_in_a_process_of_its_own() {
    let orders = std::env::var(ORDERS).unwrap();
    let (store, bus) = orders.split_once('\n').unwrap();
    let server = serve_in_earnest(store, bus).await;
    writeln!(std::io::stdout(), "\nnode {}", server.addr()).unwrap();
    let mut stop = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).unwrap();
    stop.recv().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_owner_is_killed_another_server_goes_on_and_nothing_told_is_lost() {
    let (Some(address), Some(bus)) = (house::fresh(), house::bus()) else { return };
    let two = serve_in_earnest(&address, &bus).await;
    for wait in [0, 4] {
        let one = Process::start(&address, &bus);
        let (id, people, mut players) = party(one.addr, two.addr()).await;
        for n in 1..=15 {
            round(&mut players, n).await.unwrap();
        }
        // An answer is on its way, or stored, or told.
        let mover = players.iter().position(|player| player.mine().is_some()).unwrap();
        players[mover].choose(16).await;
        tokio::time::sleep(Duration::from_millis(wait)).await;
        drop(one);
        let began = Instant::now();
        while let Some(frame) = players[0].socket.frame().await {
            if let Frame::Told(told) = frame {
                players[0].follow(&told);
            }
        }
        for player in &mut players[1..] {
            assert_eq!(player.until(last_word).await, Why::Restart);
        }
        let mut pages = all_at(&people, &two, &id).await;
        let away = began.elapsed();
        assert!(away < Duration::from_secs(4), "the lease is two seconds: {away:?}");
        for (page, player) in pages.iter_mut().zip(&players) {
            assert!(page.seq >= player.seq, "told is stored: {} {}", page.seq, player.seq);
            assert!(page.seq > player.seq || page.view == player.view, "and it is the same");
            let (from, lines) = &player.log;
            let log = page.whole_log().await;
            assert_eq!(&log[*from as usize..*from as usize + lines.len()], &lines[..]);
        }
        for n in 17..=30 {
            round(&mut pages, n).await.unwrap();
        }
    }
    two.stop().await;
}
