//! Matches that sleep: written straight into the store before the server
//! starts, then woken one after the other.

use std::io;
use std::net::SocketAddr;
use std::time::Instant;

use rand::RngExt;
use serde_json::{Value, json};
use shelf::{AnyMatch, Shelf};
use table::{Rng, rng};

use server::store::{Backend, Job, Row, TableRow};
use server::{Begun, begun};

use crate::client::Client;
use crate::{LoadArgs, players};

/// Answers of most matches, and of one in [`RARE`].
const SHORT: usize = 30;
const LONG: usize = 1200;
const RARE: usize = 500;

/// Different stories; the matches share them.
const STORIES: usize = 20;

/// How many are woken to measure it.
const WOKEN: usize = 300;

/// Links of sleeping matches.
#[derive(Debug, Default)]
pub(crate) struct Asleep {
    short: Vec<String>,
    long: Vec<String>,
}

/// Milliseconds from asking for a sleeping table to seeing it, sorted.
#[derive(Debug, Default)]
pub(crate) struct Woken {
    pub(crate) short: Vec<f64>,
    pub(crate) long: Vec<f64>,
}

/// Fills a store in which nothing is yet.
pub(crate) fn lay(store: &dyn Backend, args: &LoadArgs) -> io::Result<Asleep> {
    let mut seats = vec![json!({"bot": "easy"}); args.seats];
    seats[0] = json!("me");
    let wish = serde_json::from_value(players::wish(args, &seats, true))?;
    let first = begun(&wish).map_err(io::Error::other)?;
    let mut rng = rng(1);
    let mut stories = |answers| (0..STORIES).map(|_| story(&first, answers, &mut rng)).collect::<io::Result<Vec<_>>>();
    let (short, long) = (stories(SHORT)?, stories(LONG)?);
    let mut asleep = Asleep::default();
    let jobs = (0..args.sleeping).flat_map(|n| {
        let rare = n % RARE == RARE - 1;
        let rows = if rare { &long[n % STORIES] } else { &short[n % STORIES] };
        let at = first.table.n + n as i64;
        let table = TableRow { n: at, private: n % 2 == 0, ..first.another() };
        if rare { &mut asleep.long } else { &mut asleep.short }.push(table.id.clone());
        let append = |row: &Row| Job::Append { table: at, row: row.clone() };
        std::iter::once(Job::Create(table)).chain(rows.iter().map(append)).collect::<Vec<_>>()
    });
    store.import(&mut jobs.map(Ok)).map_err(io::Error::other)?;
    Ok(asleep)
}

/// The answers of a match that goes on.
fn story(begun: &Begun, answers: usize, rng: &mut Rng) -> io::Result<Vec<Row>> {
    let shelf = Shelf::embedded();
    let mut best = Vec::new();
    // The match must not be over; one that ends too early is cut short.
    for _ in 0..5 {
        let game = shelf.game(&begun.table.game).and_then(|game| game.start(&begun.setup, rng.random()));
        let mut rows = play(game.map_err(io::Error::other)?, begun.at, answers, rng);
        if rows.len() <= answers {
            rows.pop();
        }
        if rows.len() > best.len() {
            best = rows;
        }
    }
    Ok(best)
}

fn play(mut game: Box<dyn AnyMatch>, at: u64, answers: usize, rng: &mut Rng) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut seq = 0;
    game.run_luck(&[]);
    loop {
        let lines = game.fresh();
        let text: Vec<String> = lines.iter().map(|(actor, word)| format!("{actor} {word}")).collect();
        rows.push(Row { seq, at, lines: text.join("\n"), keep: None, asked: 1, banks: None });
        seq += lines.len() as u64;
        let asked = game.waiting().first();
        let Some(actor) = asked.filter(|_| rows.len() <= answers) else { return rows };
        let Ok(words) = game.answers(actor) else { return rows };
        if game.answer(actor, game.seq(), &words[rng.random_range(0..words.len())], &[]).is_err() {
            return rows;
        }
    }
}

impl Asleep {
    /// Opens some of them, one after the other.
    pub(crate) async fn wake(&self, addr: SocketAddr) -> io::Result<Woken> {
        let mut client = Client::new(addr).await?;
        let mut woken = Woken::default();
        for (ids, times) in [(&self.short, &mut woken.short), (&self.long, &mut woken.long)] {
            for id in ids.iter().step_by((ids.len() / WOKEN).max(1)).take(WOKEN) {
                let asked = Instant::now();
                let answer = client.get(&format!("/api/tables/{id}")).await?;
                times.push(asked.elapsed().as_secs_f64() * 1e3);
                let state = answer.json::<Value>()?["table"]["state"].clone();
                if state != "playing" {
                    return Err(io::Error::other(format!("a woken match is {state}")));
                }
            }
            times.sort_by(f64::total_cmp);
        }
        Ok(woken)
    }
}
