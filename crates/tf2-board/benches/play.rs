//! Random matches, and the two halves of a decision on their own.

use divan::Bencher;
use divan::counter::ItemsCount;
use table::{Actors, Game, Layout, Quiet, Spoken, encode, play_out, rng};
use tf2_board::{Mode, Rules, Setup, TfBoard};

fn main() {
    divan::main();
}

fn start(mode: Mode) -> TfBoard {
    TfBoard::new(Rules::embedded(), &Setup { mode, ..Setup::default() }).expect("a sound setup")
}

/// Whole matches with random answers; items are decisions.
#[divan::bench(args = ["ctf", "cp"])]
fn random_matches(bencher: Bencher<'_, '_>, mode: &str) {
    let start = start(if mode == "cp" { Mode::Cp } else { Mode::Ctf });
    let mut options = Vec::new();
    let decisions: u64 =
        (0..20).map(|seed| play_out(&mut { start }, &mut rng(seed), &mut options, u64::MAX).decisions).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for seed in 0..20 {
            play_out(&mut { start }, &mut rng(seed), &mut options, u64::MAX);
        }
    });
}

/// A crowded turn: ten characters, a sentry, stickies, a Scout with all points.
const CROWD: &str = "map twin-forts | blu scout at r7c5 | blu pyro at r7c6 | blu heavy at r6c5 | blu medic at r5c5 \
    | blu spy at r5c6 | red soldier at r7c8 | red demoman at r5c8 | red engineer at r6c8 | red sniper at r5c10 \
    | red spy at r7c9 | red stickies r7c7 r5c7 | red sentry at r6c9 level 2 | active blu scout roll 12";

/// A crowded position as numbers, for one team.
#[divan::bench]
fn numbers(bencher: Bencher<'_, '_>) {
    let game = TfBoard::from_scene(Rules::embedded(), CROWD).expect("a sound scene");
    let mut out = vec![0; Layout::of(&game).width];
    bencher.bench_local(|| encode::encode(divan::black_box(&game), Actors::first_n(1), &mut out));
}

#[divan::bench]
fn choices_in_a_crowd(bencher: Bencher<'_, '_>) {
    let game = TfBoard::from_scene(Rules::embedded(), CROWD).expect("a sound scene");
    let actor = game.waiting().first().expect("a turn");
    let mut options = Vec::new();
    bencher.bench_local(|| game.choices(actor, &mut options));
}

#[divan::bench]
fn a_walk_in_a_crowd(bencher: Bencher<'_, '_>) {
    let game = TfBoard::from_scene(Rules::embedded(), CROWD).expect("a sound scene");
    let actor = game.waiting().first().expect("a turn");
    let walk = game.hear("r6c3").expect("a space");
    assert!(game.why_not(actor, walk).is_none());
    bencher.bench_local(|| {
        let mut next = divan::black_box(game);
        next.apply(actor, walk, &mut Quiet);
        next
    });
}
