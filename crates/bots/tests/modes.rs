//! The evaluation of Adrenaline understands every mode: the greedy bot beats
//! random ones in each of them, wherever it sits.

use adrenaline::{Adrenaline, Mode, Rules, Setup};
use bots::{Skill, record};
use table::Game;

/// In how many of these matches the greedy bot comes first, against random ones.
fn wins(setup: &Setup, matches: u64) -> u64 {
    let start = Adrenaline::new(Rules::embedded(), setup).unwrap();
    let won = |&seed: &u64| {
        let seat = (seed % u64::from(setup.players)) as usize;
        let mut skills = vec![Skill::Random; setup.players.into()];
        skills[seat] = Skill::Greedy;
        record(&start, &skills, seed).game().standing().rows[seat].place == 1
    };
    (0..matches).filter(won).count() as u64
}

#[test]
fn greedy_beats_random_in_every_mode() {
    let with = [(false, false), (true, false), (false, true)];
    for (mode, (bot, powers)) in Mode::ALL.into_iter().flat_map(|mode| with.map(|with| (mode, with))) {
        let setup = Setup { mode, bot, powers, players: 3, skulls: 5, arena: "L2R2".to_owned(), ..Setup::default() };
        let wins = wins(&setup, 60);
        assert!(wins >= 56, "{mode:?}, bot {bot}, powers {powers}: {wins} of 60");
    }
}
