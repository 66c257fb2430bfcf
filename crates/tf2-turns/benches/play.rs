//! How fast the rules are: whole random matches, single questions, counts.
//! A decision is a person's choice among at least two options.

use divan::Bencher;
use divan::counter::ItemsCount;
use table::{Actors, Game, Layout, Options, Quiet, Spoken, encode, perft, play_out, rng};
use tf2_turns::{Rules, Setup, TfTurns};

fn main() {
    divan::main();
}

/// One hundred random matches; the rate is in decisions.
#[divan::bench(args = ["ctf", "cp"])]
fn matches(bencher: Bencher<'_, '_>, mode: &str) {
    let setup = if mode == "cp" { Setup::cp() } else { Setup::ctf() };
    let start = TfTurns::new(Rules::embedded(), &setup).expect("a sound setup");
    let mut options: Options<TfTurns> = Vec::with_capacity(TfTurns::CHOICES);
    let hundred = |options: &mut Options<TfTurns>| {
        let mut rng = rng(7);
        (0..100).map(|_| play_out(&mut start.clone(), &mut rng, options, u64::MAX).decisions).sum::<u64>()
    };
    let decisions = hundred(&mut options);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| hundred(&mut options));
}

const FIGHT: &str = "red1 scout r4c7 | red2 heavy r4c6 | green1 soldier r6c7 | green2 medic r4c9 | green3 pyro r5c10";

/// What a unit in the middle of a fight may do.
#[divan::bench]
fn options_of_an_activation(bencher: Bencher<'_, '_>) {
    let mut state = TfTurns::from_scene(Rules::embedded(), FIGHT).expect("a sound scene");
    let actor = state.waiting().first().expect("Red");
    state.apply(actor, state.hear("red1").expect("a unit"), &mut Quiet);
    let mut options = Vec::with_capacity(TfTurns::CHOICES);
    bencher.bench_local(|| {
        state.choices(actor, &mut options);
        options.len()
    });
}

/// A position as numbers, for one side.
#[divan::bench(args = ["ctf", "cp"])]
fn numbers(bencher: Bencher<'_, '_>, mode: &str) {
    let setup = if mode == "cp" { Setup::cp() } else { Setup::ctf() };
    let mut state = TfTurns::new(Rules::embedded(), &setup).expect("a sound setup");
    play_out(&mut state, &mut rng(7), &mut Vec::new(), 400);
    let mut out = vec![0; Layout::of(&state).width];
    bencher.bench_local(|| encode::encode(divan::black_box(&state), Actors::first_n(1), &mut out));
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let state = TfTurns::from_scene(Rules::embedded(), FIGHT).expect("a sound scene");
    bencher.bench_local(|| *divan::black_box(&state));
}

#[divan::bench]
fn perft_4(bencher: Bencher<'_, '_>) {
    let state = TfTurns::from_scene(Rules::embedded(), FIGHT).expect("a sound scene");
    bencher.bench_local(|| perft(&state, 4));
}
