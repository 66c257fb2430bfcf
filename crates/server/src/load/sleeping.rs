//! Matches that sleep: written straight into the store before the server
//! starts, then woken one after the other.

use std::io;
use std::net::SocketAddr;
use std::time::Instant;

use rand::RngExt;
use serde_json::{Value, json};
use shelf::{AnyMatch, Shelf};
use table::{Rng, rng};

use super::client::Client;
use super::{LoadArgs, players};
use crate::contents::Contents;
use crate::identity::Person;
use crate::ids;
use crate::meta::Meta;
use crate::store::{Backend, Job, Row};
use crate::wire::{NewTable, TableState};

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
pub(super) struct Asleep {
    short: Vec<String>,
    long: Vec<String>,
}

/// Milliseconds from asking for a sleeping table to seeing it, sorted.
#[derive(Debug, Default)]
pub(super) struct Woken {
    pub(super) short: Vec<f64>,
    pub(super) long: Vec<f64>,
}

/// Fills a store in which nothing is yet.
pub(super) fn lay(store: &dyn Backend, args: &LoadArgs) -> io::Result<Asleep> {
    let shelf = Contents::new(Shelf::embedded());
    let mut seats = vec![json!({"bot": "easy"}); args.seats];
    seats[0] = json!("me");
    let wish: NewTable = serde_json::from_value(players::wish(args, &seats, true))?;
    let host = Person { id: ids::letters(16), name: "Sleeper".to_owned(), from: String::new() };
    let mut rng = rng(1);
    let mut story = |answers| story(&shelf, &wish, &host, answers, &mut rng).map_err(io::Error::other);
    let short = (0..STORIES).map(|_| story(SHORT)).collect::<io::Result<Vec<_>>>()?;
    let long = (0..STORIES).map(|_| story(LONG)).collect::<io::Result<Vec<_>>>()?;
    let mut asleep = Asleep::default();
    let first = ids::row_number();
    let jobs = (0..args.sleeping).flat_map(|n| {
        let rare = n % RARE == RARE - 1;
        let (meta, rows) = if rare { &long[n % STORIES] } else { &short[n % STORIES] };
        let id = ids::table_id();
        if rare { &mut asleep.long } else { &mut asleep.short }.push(id.clone());
        let table = meta.row(first + n as i64, &id, &ids::invite_code(), &wish.game, n % 2 == 0, None);
        let append = |row: &Row| Job::Append { table: first + n as i64, row: row.clone() };
        std::iter::once(Job::Create(table)).chain(rows.iter().map(append)).collect::<Vec<_>>()
    });
    store.import(&mut jobs.map(Ok)).map_err(io::Error::other)?;
    Ok(asleep)
}

/// A lobby whose match goes on, and its answers.
fn story(
    shelf: &Contents,
    wish: &NewTable,
    host: &Person,
    answers: usize,
    rng: &mut Rng,
) -> Result<(Meta, Vec<Row>), String> {
    let mut meta = Meta::new(shelf, wish, host).map_err(|problem| format!("{problem:?}"))?;
    meta.state = TableState::Playing;
    meta.started = Some(ids::now());
    let mut best = Vec::new();
    // The match must not be over; one that ends too early is cut short.
    for _ in 0..5 {
        let game = shelf.game(&wish.game).and_then(|game| game.start(&meta.setup, rng.random()));
        let mut rows = play(game.map_err(|wrong| wrong.to_string())?, answers, rng);
        if rows.len() <= answers {
            rows.pop();
        }
        if rows.len() > best.len() {
            best = rows;
        }
    }
    Ok((meta, best))
}

fn play(mut game: Box<dyn AnyMatch>, answers: usize, rng: &mut Rng) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut seq = 0;
    game.run_luck(&[]);
    loop {
        let lines = game.fresh();
        let text: Vec<String> = lines.iter().map(|(actor, word)| format!("{actor} {word}")).collect();
        rows.push(Row { seq, at: ids::now(), lines: text.join("\n"), keep: None, asked: 1, banks: None });
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
    pub(super) async fn wake(&self, addr: SocketAddr) -> io::Result<Woken> {
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
