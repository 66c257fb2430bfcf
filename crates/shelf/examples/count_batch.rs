//! Steps a batch of random matches and counts, for a profiler or for valgrind:
//! `cargo run --release -p fireteam-shelf --features batch --example count_batch -- adrenaline 200`,
//! with another number for more threads than one.

use std::time::Instant;

use serde_json::json;
use shelf::{Arrays, BatchPlan, Shelf};

const LANES: usize = 1024;

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "adrenaline".to_owned());
    let steps: usize = args.next().map_or(200, |word| word.parse().expect("a number"));
    let threads: usize = args.next().map_or(1, |word| word.parse().expect("a number"));
    let setup = if name == "adrenaline" { json!({"players": 5}) } else { json!({}) };
    let plan = BatchPlan { lanes: LANES, threads, seed: 1, bots: Vec::new(), limit: 0, shares: false, manners: false };
    let shelf = Shelf::embedded();
    let mut batch = shelf.game(&name).expect("a game").batch(&[setup], &plan).expect("a sound setup");
    let (width, actions, seats) = (batch.layout().width, batch.actions(), batch.seats());
    let (mut observations, mut final_observations) = (vec![0; LANES * width], vec![0; LANES * width]);
    let (mut masks, mut legal) = (vec![false; LANES * actions], vec![-1; LANES * actions]);
    let (mut legal_counts, mut on) = (vec![0; LANES], vec![0; LANES]);
    let (mut rewards, mut points) = (vec![0.0; LANES * seats], vec![0; LANES * seats]);
    let (mut done, mut truncated) = (vec![false; LANES], vec![false; LANES]);
    let mut chosen = vec![0; LANES];
    let mut spent = 0.0;
    for step in 0..=steps {
        let out = Arrays {
            observations: &mut observations,
            final_observations: &mut final_observations,
            masks: &mut masks,
            legal: &mut legal,
            legal_counts: &mut legal_counts,
            seats: &mut on,
            rewards: &mut rewards,
            points: &mut points,
            shares: &mut [],
            done: &mut done,
            truncated: &mut truncated,
        };
        if step == 0 {
            batch.reset(1, out);
        } else {
            let began = Instant::now();
            batch.step(&chosen, out).expect("legal actions");
            spent += began.elapsed().as_secs_f64();
        }
        batch.sample(&mut chosen);
    }
    let decisions = LANES * steps;
    println!("{decisions} decisions, {:.0} a second, {width} features", decisions as f64 / spent);
}
