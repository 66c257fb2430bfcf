//! How fast the rules are: `cargo bench -p fireteam-adrenaline`.
//!
//! `games` reports decisions a second: questions with at least two answers,
//! given at random; luck and single answers are played but not counted.

use adrenaline::{Adrenaline, Rules, Setup};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Actor, Actors, Game, Layout, Options, Tally, encode, play_out, rng};

fn main() {
    divan::main();
}

fn start(players: u8) -> Adrenaline {
    Adrenaline::new(Rules::embedded(), &Setup { players, ..Setup::default() }).expect("a sound setup")
}

/// Positions in the middle of matches in which a person has at least two answers.
fn positions(players: u8) -> Vec<(Adrenaline, Actor)> {
    let mut options = Vec::new();
    let mut all = Vec::new();
    for seed in 0..200 {
        let mut game = start(players);
        let mut rng = rng(seed);
        play_out(&mut game, &mut rng, &mut options, 100 + seed * 3);
        while let Some(actor) = game.waiting().first() {
            game.choices(actor, &mut options);
            if !actor.is_luck() && options.len() > 1 {
                all.push((game, actor));
                break;
            }
            play_out(&mut game, &mut rng, &mut options, 1);
        }
    }
    all
}

/// Ten whole matches with random answers.
#[divan::bench(args = [3, 4, 5])]
fn games(bencher: Bencher<'_, '_>, players: u8) {
    let start = start(players);
    let play = |options: &mut Options<Adrenaline>| {
        let mut tally = Tally::default();
        for seed in 0..10 {
            let mut game = start;
            tally.add(play_out(&mut game, &mut rng(seed), options, u64::MAX));
        }
        tally
    };
    let mut options = Vec::with_capacity(256);
    let decisions = play(&mut options).decisions;
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&mut options));
}

/// The offers of one question.
#[divan::bench(args = [3, 4, 5])]
fn choices(bencher: Bencher<'_, '_>, players: u8) {
    let positions = positions(players);
    let mut options = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, actor) in &positions {
            game.choices(*actor, &mut options);
            black_box(options.len());
        }
    });
}

/// A copy of the position.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let (game, _) = positions(5)[50];
    bencher.bench_local(|| *black_box(&game));
}

/// What one seat may know, as numbers.
#[divan::bench(args = [3, 5])]
fn numbers(bencher: Bencher<'_, '_>, players: u8) {
    let positions = positions(players);
    let mut out = vec![0; Layout::of(&positions[0].0).width];
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, actor) in &positions {
            encode::encode(game, Actors::one(*actor), &mut out);
            black_box(&out);
        }
    });
}

/// What one seat sees, written out.
#[divan::bench(args = [3, 5])]
fn view(bencher: Bencher<'_, '_>, players: u8) {
    let (game, _) = positions(players)[50];
    bencher.bench_local(|| black_box(&game).public());
}

/// Another world that looks the same to one seat.
#[divan::bench(args = [3, 5])]
fn deal_again(bencher: Bencher<'_, '_>, players: u8) {
    let (game, _) = positions(players)[50];
    let mut rng = rng(1);
    bencher.bench_local(|| black_box(&game).deal_again(Actors::first_n(1), &mut rng));
}
