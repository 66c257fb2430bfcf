//! What every game owes, and what this one plays.

use duel::{Choice, Duel, Event, Rules, Setup, Side};
use table::laws::{Care, endure, obey};
use table::{Actor, Actors, Game, Moment, Note, Spoken, encode, rng};

fn setups() -> [Setup; 2] {
    Side::BOTH.map(|first| Setup { first })
}

fn scene(text: &str) -> Duel {
    Duel::from_scene(Rules::embedded(), text).unwrap()
}

/// A word answered by the actor that is asked.
fn play(game: &mut Duel, word: &str) -> Vec<Event> {
    let actor = game.waiting().first().unwrap();
    game.play(actor, game.hear(word).unwrap()).unwrap()
}

#[test]
fn random_matches_keep_every_law() {
    for setup in setups() {
        let start = Duel::new(Rules::embedded(), &setup).unwrap();
        for seed in 0..50 {
            obey(&start, seed, Care { every: 1, limit: 200 }).unwrap_or_else(|fault| panic!("{fault}"));
        }
    }
}

#[test]
fn a_position_as_numbers_tells_everything_that_lies_open() {
    for (n, setup) in setups().iter().enumerate() {
        let start = Duel::new(Rules::embedded(), setup).unwrap();
        encode::obey(&start, &mut rng(n as u64), 1, encode::look).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn any_text_is_understood_or_refused() {
    let game = scene("left 2 3 | right 5 2");
    for text in ["", "fire", "0", "7", "left 2", "left 9 9", "left 5 1 | right 2 1", "turn nobody", "| # |"] {
        endure(&game, text);
    }
}

#[test]
fn a_die_that_shows_the_distance_hits() {
    for (roll, health) in [("2", 2), ("3", 1), ("6", 1)] {
        let mut game = scene("left 2 3 | right 5 2 | turn left");
        play(&mut game, "fire");
        play(&mut game, roll);
        assert_eq!(game.health(Side::Right), health, "{roll}");
    }
}

#[test]
fn the_last_hit_ends_the_duel() {
    let mut game = scene("left 2 3 | right 3 1 | turn left");
    play(&mut game, "fire");
    let told = play(&mut game, "4");
    assert_eq!(told.last(), Some(&Event::Won { who: Side::Left }));
    assert!(game.waiting().is_empty());
    let places = game.standing().rows.iter().map(|row| (row.side, row.points, row.place)).collect::<Vec<_>>();
    assert_eq!(places, [(Actors::one(Actor(0)), 3, 1), (Actors::one(Actor(1)), 0, 2)]);
}

#[test]
fn a_shot_waits_for_the_die_and_nothing_else_does() {
    let mut game = scene("left 2 3 | right 5 2 | turn left");
    assert!(!game.is_shot());
    play(&mut game, "fire");
    assert!(game.is_shot() && game.waiting() == Actors::LUCK);
    play(&mut game, "1");
    assert!(!game.is_shot());
}

#[test]
fn a_hit_counts_as_damage_of_the_one_who_shot() {
    let game = scene("left 2 3 | right 5 2");
    let hit = Event::Hit { who: Side::Right, roll: 4 };
    assert_eq!(game.note(&hit), Note::moment(Moment::Hit, 1).tally(Actor(0), "damage", 1));
    assert_eq!(game.note(&Event::Turn { who: Side::Left }), Note::turn());
    assert_eq!(game.note(&Event::Drawn), Note::moment(Moment::End, 9));
}

#[test]
fn the_numbers_of_a_seat_begin_with_itself() {
    let game = scene("left 2 3 | right 5 2 | turn left");
    let width = encode::Layout::of(&game).width;
    let numbers = |side: usize| {
        let mut out = vec![0; width];
        encode::encode(&game, Actors::one(Actor(side as u8)), &mut out);
        out
    };
    let turns = game.turns_left() as i8;
    assert_eq!(numbers(0), [0, 1, 0, turns, 2, 3, 5, 2]);
    assert_eq!(numbers(1), [1, 0, 0, turns, 5, 2, 2, 3]);
}

#[test]
fn what_is_not_offered_has_its_reason() {
    let why = |text: &str, choice| scene(text).why_not(Actor(0), choice).unwrap().id;
    assert_eq!(why("left 0 3 | right 8 3", Choice::Fire), "duel-not-far");
    assert_eq!(why("left 0 3 | right 8 3", Choice::Retreat), "duel-not-edge");
    assert_eq!(why("left 4 3 | right 5 3", Choice::Advance), "duel-not-blocked");
    assert_eq!(why("left 4 3 | right 5 3 | turn right", Choice::Fire), "duel-not-asked");
}
