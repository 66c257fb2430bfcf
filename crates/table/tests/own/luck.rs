//! Luck and random play: true odds, the same seed the same match, counts that add up.

use table::{
    Actor, Fair, Game, Leg, Quiet, Seer, Spoken, Tally, at_random, divide, draw, fair, perft, play_out, play_out_with,
    rng, seed_of,
};

use crate::toy::{Fault, Said, Toy};

#[test]
fn luck_draws_by_weight() {
    let (toy, mut rng, mut drawn) = (Toy::with(Fault::None), rng(1), [0; 3]);
    let options = [1, 2, 3].map(Said::Card).to_vec();
    for _ in 0..6000 {
        let Said::Card(card) = draw(&toy, &options, &mut rng) else { panic!("a card") };
        drawn[usize::from(card) - 1] += 1;
    }
    // One, two and three of six.
    assert!((850..1150).contains(&drawn[0]) && (1850..2150).contains(&drawn[1]), "{drawn:?}");
}

#[test]
fn seeds_of_neighbours_differ_and_stay_what_they_are() {
    assert_eq!(seed_of(1, 2), 13_608_149_317_741_381_227);
    let mut seeds: Vec<u64> = (0..100).flat_map(|a| (0..10).map(move |b| seed_of(a, b))).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 1000);
}

#[test]
fn random_play_counts_what_was_decided_and_stops_at_the_limit() {
    let mut toy = Toy::with(Fault::None);
    let tally = play_out(&mut toy, &mut rng(3), &mut Vec::new(), u64::MAX);
    assert_eq!(tally, Tally { decisions: 3, singles: 1, luck: 3 });
    assert_eq!(tally.answers(), 7);
    let mut again = Toy::with(Fault::None);
    play_out(&mut again, &mut rng(3), &mut Vec::new(), u64::MAX);
    assert_eq!(again, toy);
    let mut short = Toy::with(Fault::None);
    assert_eq!(play_out(&mut short, &mut rng(3), &mut Vec::new(), 4).answers(), 4);
    let mut sum = tally;
    sum.add(Tally { decisions: 10, singles: 20, luck: 30 });
    assert_eq!(sum, Tally { decisions: 13, singles: 21, luck: 33 });
}

#[test]
fn a_witness_sees_every_answer_and_who_decides_is_asked_for_decisions_alone() {
    let (mut seen, mut asked) = (Vec::new(), 0);
    let mut toy = Toy::with(Fault::None);
    let decide = |toy: &Toy, actor: Actor, options: &Vec<Said>, rng: &mut table::Rng| {
        asked += 1;
        assert!(!actor.is_luck() && options.len() == 2);
        at_random(toy, actor, options, rng);
        Said::Down
    };
    let mut witness = Seer(|toy: &Toy, actor, said| seen.push((toy.waiting().has(actor), said)));
    play_out_with(&mut toy, &mut rng(3), &mut Vec::new(), u64::MAX, decide, &mut witness);
    assert!(seen.iter().all(|(awaited, _)| *awaited));
    let said: Vec<Said> = seen.into_iter().map(|(_, said)| said).skip(2).take(4).collect();
    assert_eq!((said, asked), (vec![Said::Down, Said::Down, Said::Up, Said::Down], 3));
}

#[test]
fn ways_are_counted_to_a_depth_and_split_by_the_first_answer() {
    let toy = Toy::with(Fault::None);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(|depth| perft(&toy, depth)), [1, 3, 9, 18, 36, 36, 72, 144, 144]);
    assert_eq!(divide(&toy, 3), [1, 2, 3].map(|card| (Said::Card(card), 6)));
    let mut over = toy;
    play_out(&mut over, &mut rng(3), &mut Vec::new(), u64::MAX);
    assert_eq!((perft(&over, 3), divide(&over, 3)), (1, Vec::new()));
}

#[test]
fn a_leg_is_over_when_nobody_is_asked_and_a_draw_has_no_winner() {
    let toy = |text: &str| Toy::from_scene(&(), text).unwrap();
    assert_eq!(Leg::of(&toy("cards 1 1 | said up up")), None);
    let won = Leg::of(&toy("cards 1 1 | said up down up up | then tails")).unwrap();
    assert_eq!(won, Leg { winner: Some(0), pace: Some(4) });
    let drawn = Leg::of(&toy("cards 1 1 | said up up up up | then tails")).unwrap();
    assert_eq!(drawn.winner, None);
    assert_eq!(fair(won, Leg { winner: Some(1), ..won }), Fair::First);
}

#[test]
fn the_checked_answer_tells_what_happened() {
    let mut toy = Toy::from_scene(&(), "cards 1 1").unwrap();
    assert_eq!(toy.play(Actor(0), Said::Up).unwrap().len(), 1);
    toy.apply(Actor(1), Said::Down, &mut Quiet);
    assert_eq!(toy, Toy::from_scene(&(), "cards 1 1 | said up down").unwrap());
}
