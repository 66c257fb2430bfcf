//! A match: answers are taken or refused, luck speaks by itself, decisions are taken back.

use table::{Actor, Actors, Game, Illegal, Match, NoUndo, Quiet, Refused};

use crate::toy::{Fault, Said, Setup, Toy};

const ANN: Actor = Actor(0);
const BOB: Actor = Actor(1);

/// Cards are dealt; Ann is asked.
fn dealt() -> Match<Toy> {
    Match::start(Toy::with(Fault::None), 5, &mut Quiet)
}

fn after(answers: &[(Actor, Said)]) -> Match<Toy> {
    let mut playing = dealt();
    for &(actor, said) in answers {
        playing.answer(actor, playing.seq(), said, &mut Quiet).unwrap();
    }
    playing
}

#[test]
fn luck_speaks_until_a_person_is_asked() {
    let playing = dealt();
    assert_eq!(playing.game().waiting(), Actors::one(ANN));
    assert_eq!(playing.seq(), 2);
    assert!(playing.log().iter().all(|entry| entry.actor.is_luck() && !entry.single));
    assert_eq!(playing.first(), &Toy::with(Fault::None));
}

#[test]
fn a_match_that_has_begun_silently_waits_for_luck() {
    let mut playing = Match::begin(Toy::with(Fault::None));
    assert_eq!((playing.seq(), playing.game().waiting()), (0, Actors::LUCK));
    playing.reseed(5);
    playing.run_luck(&mut Quiet);
    assert_eq!(playing.log(), dealt().log());
}

#[test]
fn an_answer_that_is_not_taken_changes_nothing_and_says_why() {
    let mut playing = dealt();
    let before = playing.game().clone();
    for (actor, seq, said, why) in [
        (ANN, 1, Said::Up, Refused::Stale { now: 2 }),
        (BOB, 2, Said::Up, Refused::Illegal(Illegal::NotAwaited)),
        (Actor::LUCK, 2, Said::Heads, Refused::Illegal(Illegal::NotAwaited)),
        (ANN, 2, Said::Heads, Refused::Illegal(Illegal::NotOffered)),
    ] {
        assert_eq!(playing.answer(actor, seq, said, &mut Quiet), Err(why));
    }
    assert_eq!((playing.game(), playing.seq()), (&before, 2));
    let told = |why: Refused| why.to_string();
    assert_eq!(told(Refused::Stale { now: 2 }), "the match has moved on to answer 2");
    assert_eq!(told(Refused::Illegal(Illegal::NotOffered)), "that is not among the offers");
}

#[test]
fn the_last_answer_lets_luck_end_the_match() {
    let mut playing = after(&[(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up), (BOB, Said::Up)]);
    assert!(playing.game().waiting().is_empty());
    assert_eq!(playing.seq(), 7);
    assert_eq!(playing.answer(ANN, 7, Said::Up, &mut Quiet), Err(Refused::Illegal(Illegal::Over)));
    assert_eq!(playing.game().clone().play(ANN, Said::Up), Err(Illegal::Over));
}

#[test]
fn whatever_is_dictated_is_checked_and_luck_waits() {
    let mut playing = Match::begin(Toy::with(Fault::None));
    playing.dictate(Actor::LUCK, Said::Card(3), &mut Quiet).unwrap();
    assert_eq!(playing.seq(), 1);
    assert!(playing.dictate(Actor::LUCK, Said::Heads, &mut Quiet).is_err());
}

#[test]
fn a_single_answer_is_known_as_one_and_conceding_does_not_count() {
    let single = |playing: &Match<Toy>| playing.log().iter().map(|entry| entry.single).collect::<Vec<_>>();
    let playing = after(&[(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up)]);
    assert_eq!(single(&playing), [false, false, false, false, true]);
    let toy = Toy::new(&(), &Setup { concede: true, fault: Fault::None }).unwrap();
    let mut playing = Match::start(toy, 5, &mut Quiet);
    for (actor, said) in [(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up)] {
        playing.answer(actor, playing.seq(), said, &mut Quiet).unwrap();
    }
    assert_eq!(single(&playing), [false, false, false, false, true]);
}

#[test]
fn single_answers_give_themselves() {
    let mut playing = after(&[(ANN, Said::Up), (BOB, Said::Down)]);
    playing.run_singles(&mut Quiet);
    assert_eq!(playing.game().waiting(), Actors::one(BOB));
    let last = playing.log().last().unwrap();
    assert!(last.single && last.actor == ANN && last.choice == Said::Up);
}

#[test]
fn a_decision_is_taken_back_with_the_single_answers_after_it() {
    let mut playing = after(&[(ANN, Said::Up), (BOB, Said::Down)]);
    let before = after(&[(ANN, Said::Up)]);
    assert_eq!(playing.undo_to(Actors::one(BOB)), Ok(3));
    assert_eq!(playing.undo_to(Actors::one(ANN)), Err(NoUndo::Other(BOB)));
    playing.undo(Actors::one(BOB)).unwrap();
    assert_eq!((playing.game(), playing.log()), (before.game(), before.log()));
    let both = Actors::first_n(2);
    let mut playing = after(&[(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up)]);
    assert_eq!(playing.undo_to(both), Ok(3));
    playing.undo(both).unwrap();
    assert_eq!(playing.undo_to(both), Ok(2));
    playing.undo(both).unwrap();
    assert_eq!(playing.undo(both), Err(NoUndo::Luck));
}

#[test]
fn where_nobody_has_decided_there_is_nothing_to_take_back() {
    let everybody = Actors::first_n(2);
    let mut playing = Match::begin(Toy::with(Fault::None));
    assert_eq!(playing.undo_to(everybody), Err(NoUndo::Nothing));
    playing.dictate(Actor::LUCK, Said::Card(1), &mut Quiet).unwrap();
    assert_eq!(playing.undo_to(everybody), Err(NoUndo::Nothing));
    playing.dictate(Actor::LUCK, Said::Card(1), &mut Quiet).unwrap();
    assert_eq!(playing.undo_to(everybody), Err(NoUndo::Luck));
}

#[test]
fn a_log_replays_to_the_same_match_and_a_wrong_one_says_where() {
    let playing = after(&[(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up)]);
    let log: Vec<_> = playing.log().iter().map(|entry| (entry.actor, entry.choice)).collect();
    let again = Match::replay(Toy::with(Fault::None), log.clone(), 1, &mut Quiet).unwrap();
    assert_eq!((again.game(), again.log()), (playing.game(), playing.log()));
    let mut wrong = log;
    wrong[3].1 = Said::Tails;
    let refused = Match::replay(Toy::with(Fault::None), wrong, 1, &mut Quiet).unwrap_err();
    assert_eq!(refused, (3, Refused::Illegal(Illegal::NotOffered)));
}

#[test]
fn a_match_stands_again_as_it_stood() {
    let playing = after(&[(ANN, Said::Up), (BOB, Said::Down), (ANN, Said::Up)]);
    let then = after(&[(ANN, Said::Up)]);
    let back = playing.back_at(3, 9);
    assert_eq!((back.game(), back.log(), back.first()), (then.game(), then.log(), then.first()));
    assert_eq!(playing.back_at(99, 9).game(), playing.game());
}
