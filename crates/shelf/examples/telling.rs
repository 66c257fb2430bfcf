//! What it costs to take an answer and to tell it to everybody at the table,
//! part by part, as the server does it, without sockets and store:
//!
//! ```text
//! cargo run --release -p fireteam-shelf --example telling -- adrenaline 40
//! ```
//!
//! This many tables play at random in turn; prints microseconds, allocations and
//! bytes an answer, and how large the frames are that a page gets. A third
//! argument is the number of answers, for a count of instructions:
//!
//! ```text
//! valgrind --tool=callgrind target/release/examples/telling adrenaline 40 4000
//! ```

use std::time::{Duration, Instant};

use allocation_counter::measure;
use serde_json::json;
use shelf::{AnyMatch, Changes, Shelf, Shown, pack};
use table::{Actors, rng};

const PARTS: [&str; 5] = ["answer", "log", "changes", "offers", "frames"];

struct Table {
    game: Box<dyn AnyMatch>,
    sees: Vec<Actors>,
    shown: Vec<Shown>,
    changes: Changes,
    words: Vec<String>,
}

#[derive(Default)]
struct Cost {
    time: Duration,
    allocations: u64,
    bytes: u64,
}

impl Cost {
    fn of<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let mut done = None;
        let mut took = Duration::ZERO;
        let counted = measure(|| {
            let from = Instant::now();
            done = Some(work());
            took = from.elapsed();
        });
        self.time += took;
        self.allocations += counted.count_total;
        self.bytes += counted.bytes_total;
        done.expect("it was done")
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "adrenaline".to_owned());
    let tables: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(40);
    let answers: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(40_000);
    let shelf = Shelf::embedded();
    let setup = match game.as_str() {
        "adrenaline" => json!({ "players": 5 }),
        "adrenaline-team" => json!({ "black": 2, "white": 3 }),
        _ => json!({}),
    };
    let start = |seed| {
        let mut game = shelf.game(&game).and_then(|game| game.start(&setup, seed)).expect("a known game");
        game.run_luck(&[]);
        let sees: Vec<Actors> = game.roster().seats().map(|(_, actors)| actors).collect();
        let shown = vec![Shown::default(); sees.len()];
        Table { game, sees, shown, changes: Changes::default(), words: Vec::new() }
    };
    let mut all: Vec<Table> = (0..tables as u64).map(start).collect();
    let mut rng = rng(1);
    let mut costs: [Cost; PARTS.len()] = Default::default();
    let (mut out, mut asks) = (Vec::new(), Vec::new());
    let mut sizes = Vec::with_capacity(answers * 5);
    for n in 0..answers {
        let table = &mut all[n % tables];
        if table.game.is_over() {
            *table = start(n as u64);
        }
        let Table { game, sees, shown, changes, words } = table;
        let actor = game.waiting().first().unwrap();
        if words.is_empty() {
            *words = game.answers(actor).expect("asked");
        }
        let word = words.swap_remove(rand::RngExt::random_range(&mut rng, 0..words.len()));
        let told = costs[0].of(|| game.answer(actor, game.seq(), &word, sees)).expect("offered");
        costs[1].of(|| game.fresh());
        costs[2].of(|| {
            let mut pairs: Vec<_> = sees.iter().copied().zip(shown.iter_mut()).collect();
            game.changes(&mut pairs, changes);
        });
        words.clear();
        asks.clear();
        if let Some(actor) = game.waiting().first() {
            costs[3].of(|| {
                let offers = game.offers(actor).expect("asked");
                serde_json::to_writer(&mut asks, &pack(&offers)).expect("plain data");
                words.extend(offers.into_iter().map(|offer| offer.text));
            });
        }
        costs[4].of(|| {
            for (viewer, told) in told.iter().enumerate() {
                out.clear();
                let told: Vec<_> = told.iter().map(|event| &**event).collect();
                serde_json::to_writer(&mut out, &told).expect("plain data");
                changes.write(viewer, &mut out);
                let asked = !game.waiting().and(sees[viewer]).is_empty();
                sizes.push(out.len() + if asked { asks.len() } else { 0 });
            }
        });
    }
    let each = |sum: f64| sum / answers as f64;
    let mut sum = 0.0;
    for (part, cost) in PARTS.iter().zip(&costs) {
        let micros = each(cost.time.as_nanos() as f64 / 1000.0);
        sum += micros;
        println!(
            "{part:10} {micros:6.2} us {:7.1} allocations {:8.0} bytes",
            each(cost.allocations as f64),
            each(cost.bytes as f64)
        );
    }
    println!("{:10} {sum:6.2} us", "together");
    sizes.sort_unstable();
    let part = |n: usize| sizes[sizes.len() * n / 100];
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    println!("{:10} {mean:6} bytes on average, half below {}, 99 in 100 below {}", "a frame", part(50), part(99));
}
