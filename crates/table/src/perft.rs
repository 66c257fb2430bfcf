//! Counting positions: the cheapest way to notice that a rule changed.

use crate::{Game, Options, Quiet};

/// The number of ways to give `depth` answers from here, luck's answers
/// included, each counted once whatever its odds. A match that ends earlier
/// counts as one way.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut scratch: Vec<Options<G>> = (0..depth).map(|_| Vec::new()).collect();
    count(game, &mut scratch)
}

fn count<G: Game>(game: &G, scratch: &mut [Options<G>]) -> u64 {
    let Some(actor) = game.waiting().first() else { return 1 };
    let Some((options, deeper)) = scratch.split_first_mut() else { return 1 };
    game.choices(actor, options);
    if deeper.is_empty() {
        return options.len() as u64;
    }
    let mut sum = 0;
    for &choice in options.iter() {
        let mut next = game.clone();
        next.apply(actor, choice, &mut Quiet);
        sum += count(&next, deeper);
    }
    sum
}

/// The count behind each first answer: where two engines differ, this says which way to look.
pub fn divide<G: Game>(game: &G, depth: u32) -> Vec<(G::Choice, u64)> {
    let Some(actor) = game.waiting().first() else { return Vec::new() };
    let mut options = Vec::new();
    game.choices(actor, &mut options);
    let after = |choice| {
        let mut next = game.clone();
        next.apply(actor, choice, &mut Quiet);
        perft(&next, depth.saturating_sub(1))
    };
    options.into_iter().map(|choice| (choice, after(choice))).collect()
}
