//! What every game owes, on random play over all option combinations.

use adrenaline::{Adrenaline, Ending, Figure, Rules, Setup};
use rand::RngExt;
use table::laws::{Care, obey};
use table::{Encode, Game, Spoken, Tally, encode};

/// Every number of players, arena, number of skulls and ending.
fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for players in 3..=5 {
        for arena in &Rules::embedded().arenas {
            for skulls in 5..=8 {
                for ending in [Ending::Frenzy, Ending::SuddenDeath] {
                    all.push(Setup { players, arena: arena.id.clone(), skulls, ending, ..Setup::default() });
                }
            }
        }
    }
    all
}

/// Plays every setup whose number leaves `part` when divided by `parts`.
fn play(part: usize, parts: usize, rounds: u64, care: Care) -> Tally {
    let mut tally = Tally::default();
    for (n, setup) in setups().iter().enumerate().filter(|(n, _)| n % parts == part) {
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        for round in 0..rounds {
            match obey(&game, n as u64 * 1000 + round, care) {
                Ok(one) => tally.add(one),
                Err(broken) => panic!("{setup:?}\n{broken}"),
            }
        }
    }
    tally
}

#[test]
fn every_law_holds_over_all_setups_first_half() {
    let tally = play(0, 2, 15, Care::default());
    assert!(tally.decisions > 500_000, "{tally:?}");
}

#[test]
fn every_law_holds_over_all_setups_second_half() {
    let tally = play(1, 2, 15, Care::default());
    assert!(tally.decisions > 500_000, "{tally:?}");
}

#[test]
fn a_position_as_numbers_tells_a_seat_all_it_may_know_and_no_more() {
    // The loops above are 3, 4, 4 and 2 long: every fifth setup has each of their values.
    for (n, setup) in setups().iter().enumerate().step_by(5) {
        let game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        let law = encode::obey(&game, &mut table::rng(n as u64), 1, encode::look);
        law.unwrap_or_else(|fault| panic!("{setup:?}\n{fault}"));
    }
}

#[test]
fn every_seat_counts_figures_from_its_own() {
    let game = Adrenaline::new(Rules::embedded(), &Setup { players: 4, ..Setup::default() }).unwrap();
    let action = |seat: u8, who: u8| {
        game.action(table::Actors::one(table::Actor(seat)), adrenaline::Choice::Figure(Figure(who)))
    };
    assert_eq!(action(0, 0), action(3, 3));
    assert_eq!(action(0, 1), action(3, 0));
    assert_eq!(action(1, 0), action(0, 3));
}

#[test]
fn nothing_is_begun_that_cannot_be_finished() {
    // Where something must be chosen, leaving it out is never the only way on.
    let free = ["after-actions", "grab", "scope", "tagback", "reload", "shoot-reload"]
        .map(|id| format!("adrenaline-ask-{id}"));
    let mut met = std::collections::BTreeSet::new();
    for (n, setup) in setups().iter().enumerate() {
        let mut game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        let mut rng = table::rng(n as u64);
        let mut options = Vec::new();
        while let Some(actor) = game.waiting().first() {
            game.choices(actor, &mut options);
            if options == [adrenaline::Choice::Pass] {
                met.insert(game.question(actor).id);
            }
            table::play_out(&mut game, &mut rng, &mut options, 1);
        }
    }
    assert!(met.iter().all(|id| free.iter().any(|free| free == id)), "{met:?}");
    assert!(met.len() > 3, "{met:?}");
}

/// Names inside a message that nobody could read.
fn unreadable(message: &table::Message) -> bool {
    fn bad(arg: &table::Arg) -> bool {
        match arg {
            table::Arg::Number(n) => *n < 0,
            table::Arg::Text(text) => text.is_empty() || text.contains('?'),
            table::Arg::Term { id, plain } => id.contains('?') || plain.is_empty() || plain.contains('?'),
            table::Arg::List(all) => all.iter().any(bad),
            table::Arg::Message(inner) => unreadable(inner),
        }
    }
    !message.id.starts_with("adrenaline-") || message.args.iter().any(|(_, arg)| bad(arg))
}

#[test]
fn every_question_answer_and_event_can_be_said() {
    let mut met = std::collections::BTreeSet::new();
    let mut say = |message: table::Message| {
        assert!(!unreadable(&message), "{message:?}");
        let moves = ["adrenaline-told-ran", "adrenaline-told-moved"].contains(&&*message.id);
        assert_eq!(message.args.iter().any(|(name, _)| name == "way"), moves, "{message:?}");
        met.insert(message.id);
    };
    for (n, setup) in setups().iter().enumerate().step_by(3) {
        let mut game = Adrenaline::new(Rules::embedded(), setup).unwrap();
        let mut rng = table::rng(n as u64);
        let (mut options, mut events) = (Vec::new(), Vec::new());
        while let Some(actor) = game.waiting().first() {
            game.choices(actor, &mut options);
            say(game.question(actor));
            for &choice in options.iter().filter(|_| !actor.is_luck()) {
                say(game.label(actor, choice));
                if let Some(pointer) = game.pointer(choice) {
                    assert!(!pointer.id.is_empty() && !pointer.id.contains('?'), "{pointer:?}");
                }
            }
            let choice = match actor.is_luck() {
                true => table::draw(&game, &options, &mut rng),
                false => options[rng.random_range(0..options.len())],
            };
            game.apply(actor, choice, &mut events);
            for event in events.drain(..) {
                say(game.tell(&event));
                say(game.tell(&game.seen(&event, table::Actors::NONE).unwrap()));
            }
        }
    }
    // All questions, most answers and all events of a whole match have been met.
    assert!(met.len() > 80, "{} messages: {met:?}", met.len());
}
