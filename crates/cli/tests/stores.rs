//! A store moves, is copied and brought back by the program, with everything that is in it.

mod run;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use load::client::Client;
use run::{fine, folder};
use serde_json::{Value, json};

/// The program as a server, and where it is.
struct Server {
    child: Child,
    addr: std::net::SocketAddr,
}

impl Server {
    /// On a folder, or on the store at an address.
    fn start(place: &str) -> Server {
        let flag = if place.contains("://") { "--store" } else { "--data" };
        let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits", "--log", "off", flag, place];
        let mut child = Command::new(env!("CARGO_BIN_EXE_fireteam")).args(args).stdout(Stdio::piped()).spawn().unwrap();
        let line = BufReader::new(child.stdout.take().unwrap()).lines().next().unwrap().unwrap();
        let addr = line.rsplit('/').next().unwrap().parse().unwrap_or_else(|_| panic!("{line}"));
        Server { child, addr }
    }

    /// In order, so that another may use the store at once.
    fn stop(mut self) {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

/// Somebody with a table of theirs and a record they brought.
struct Guest {
    person: Client,
    table: String,
    record: String,
}

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(future)
}

impl Guest {
    /// Comes to a new store in this place.
    fn at(place: &str, name: &str) -> Guest {
        let records = folder(name);
        let out = records.to_str().unwrap();
        fine(&["sim", "--players", "3", "--games", "1", "--seed", "8", "--record", out], "");
        let record = std::fs::read_to_string(records.join("000000.json")).unwrap();
        let server = Server::start(place);
        let guest = wait(async {
            let mut person = Client::new(server.addr).await.unwrap();
            let wish = json!({"game": "adrenaline", "setup": {"players": 3, "skulls": 5},
                              "seats": ["me", {"bot": "easy"}, {"bot": "easy"}], "start": true});
            let made: Value = person.post("/api/tables", &wish).await.unwrap().json().unwrap();
            let brought = person.call("POST", "/api/records", Some(&record)).await.unwrap();
            let brought: Value = brought.json().unwrap();
            let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{made} {brought}")).to_owned();
            Guest { person, table: text(&made["table"]["id"]), record: text(&brought["id"]) }
        });
        server.stop();
        guest
    }

    /// Finds everything in another place, and is who they were.
    fn finds_all(&self, place: &str) {
        let server = Server::start(place);
        wait(async {
            let mut person = Client { addr: server.addr, ..self.person.clone() };
            let there: Value = person.get(&format!("/api/tables/{}", self.table)).await.unwrap().json().unwrap();
            assert_eq!((&there["you"]["seat"], &there["table"]["state"]), (&json!(0), &json!("playing")), "{place}");
            assert_eq!(person.get(&format!("/api/records/{}", self.record)).await.unwrap().status, 200, "{place}");
        });
        server.stop();
    }
}

/// What `move` says it has moved.
fn moved(from: &str, to: &str) -> String {
    let said = fine(&["move", "--from", from, "--to", to], "");
    assert!(said.starts_with("1 tables, ") && said.ends_with(" answers, 1 records\n"), "{said}");
    said
}

#[test]
fn a_folder_moves_into_another_and_a_copy_of_it_is_brought_back() {
    let places = folder("stores");
    let place = |name: &str| places.join(name).to_str().unwrap().to_owned();
    let (first, second, third, copy) = (place("first"), place("second"), place("third"), place("copy.db"));
    let guest = Guest::at(&first, "stores-record");
    moved(&first, &second);
    guest.finds_all(&second);
    fine(&["backup", "--data", &second, &copy], "");
    fine(&["restore", &copy, "--data", &third], "");
    guest.finds_all(&third);
}

/// A PostgreSQL database in which nothing is yet.
#[cfg(feature = "cluster")]
fn database() -> Option<String> {
    storm::house::fresh()
}

#[cfg(not(feature = "cluster"))]
fn database() -> Option<String> {
    eprintln!("skipped: this program is built without the feature `cluster`");
    None
}

#[test]
fn a_folder_moves_to_postgresql_and_back_and_so_does_a_copy() {
    let (Some(first), Some(second)) = (database(), database()) else { return };
    let places = folder("stores-cluster");
    let place = |name: &str| places.join(name).to_str().unwrap().to_owned();
    let (home, back, copy) = (place("home"), place("back"), place("copy.db"));
    let guest = Guest::at(&home, "stores-cluster-record");
    let said = moved(&home, &first);
    guest.finds_all(&first);
    fine(&["backup", "--store", &first, &copy], "");
    fine(&["restore", &copy, "--store", &second], "");
    guest.finds_all(&second);
    assert_eq!(moved(&second, &back), said);
    guest.finds_all(&back);
}
