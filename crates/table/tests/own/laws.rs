//! A sound toy keeps every law; each way to break one is found out and named.

use table::laws::{Care, Heard, Stated, endure, obey, reasons, remember};
use table::{Actor, Actors, Game, Quiet, Spoken};

use crate::toy::{Event, Fault, Said, Toy};

const CARE: Care = Care { every: 1, limit: 100 };

/// What is found out about a fault in some matches.
#[track_caller]
fn found(fault: Fault) -> String {
    // Offers are looked at everywhere, and a closer look would play them.
    let of_offers = matches!(fault, Fault::Silent | Fault::BadIndex);
    let care = if of_offers { Care { every: u32::MAX, ..CARE } } else { CARE };
    let mut start = Toy::with(fault);
    if !matches!(fault, Fault::Impossible | Fault::LosesCards) {
        for card in [1, 2] {
            start.apply(Actor::LUCK, Said::Card(card), &mut Quiet);
        }
    }
    (0..20).find_map(|seed| obey(&start, seed, care).err()).unwrap_or_else(|| panic!("{fault:?} is not found"))
}

#[test]
fn a_sound_game_keeps_every_law() {
    for seed in 0..50 {
        let tally = obey(&Toy::with(Fault::None), seed, CARE).unwrap();
        assert_eq!((tally.decisions, tally.singles, tally.luck), (3, 1, 3));
    }
}

#[test]
fn what_a_player_may_answer_can_depend_on_what_they_alone_know() {
    for seed in 0..50 {
        obey(&Toy::with(Fault::Careful), seed, CARE).unwrap();
    }
}

#[test]
fn every_broken_law_is_found_out_by_its_name() {
    for (fault, law) in [
        (Fault::Endless, "a match ends"),
        (Fault::Silent, "somebody awaited has an answer"),
        (Fault::BadIndex, "index round trip"),
        (Fault::Twice, "no answer is offered twice"),
        (Fault::TwoWords, "an answer is one word"),
        (Fault::Deaf, "text round trip"),
        (Fault::Impossible, "luck never offers the impossible: card-1"),
        (Fault::LosesCards, "components are conserved"),
        (Fault::LosesAtTheEnd, "components are conserved"),
        (Fault::DeadEnd, "no dead ends: after down"),
        (Fault::DealsTheTurn, "changes who must answer"),
        (Fault::DealsUnsoundly, "components are conserved by dealing again"),
        (Fault::DealsVeils, "changes whose answers are veiled"),
        (Fault::Shows, "changes what everybody sees"),
        (Fault::Peeks, "changes what they see"),
        (Fault::Forgets, "changes what they see"),
        (Fault::Tells, "more than they can know"),
        (Fault::Choosy, "changes their own choices"),
        (Fault::Starves, "without an answer"),
        (Fault::Invents, "all together know everything"),
        (Fault::Hushes, "all together see all"),
        (Fault::Excuses, "an offer needs no excuse: up"),
        (Fault::Mute, "what is not offered has a reason"),
        (Fault::Ignores, "an actor that is not asked is told so"),
        (Fault::ReadsNothing, "a scene reads back"),
        (Fault::ReadsTurns, "a scene asks whom the position asks"),
        (Fault::ReadsOffers, "a scene offers what the position offers"),
        (Fault::ReadsCards, "a scene shows what the position shows"),
        (Fault::WritesAnew, "a scene is written as it was read"),
        (Fault::Stutters, "a scene "),
    ] {
        let told = found(fault);
        assert!(told.contains(law), "{fault:?}: {told}");
        assert!(told.starts_with("toy, seed "), "{told}");
    }
}

#[test]
fn a_broken_law_is_told_with_the_way_to_it() {
    let told = found(Fault::LosesCards);
    assert!(told.contains(", answer 3: ") && told.contains("luck card-") && told.contains("ann "), "{told}");
}

#[test]
fn costly_checks_are_made_at_one_position_in_many() {
    let care = Care { every: u32::MAX, ..CARE };
    assert!((0..20).all(|seed| obey(&Toy::with(Fault::Peeks), seed, care).is_ok()));
}

/// Remembers the cards it was told of.
struct Cards(Vec<(u8, u8)>);

impl Heard<Toy> for Cards {
    fn hear(&mut self, event: &Event) {
        if let Event::Dealt { who, card: Some(card) } = event {
            self.0.push((who.0, *card));
        }
    }

    fn doubt(&self, dealt: &Toy) -> Option<String> {
        let told = format!("{:?}", dealt.own(dealt.actors()));
        let wrong = |&&(who, card): &&(u8, u8)| {
            !told.split("Held").nth(usize::from(who) + 1).is_some_and(|held| held.contains(&card.to_string()))
        };
        self.0.iter().find(wrong).map(|(who, card)| format!("{who} had {card}"))
    }
}

#[test]
fn a_world_that_contradicts_what_was_told_is_found_out() {
    let remembered = |fault, seed| remember(&Toy::with(fault), seed, CARE, |_: &Toy, _: Actors| Cards(Vec::new()));
    let mut differed = 0;
    for seed in 0..20 {
        let (tally, others) = remembered(Fault::None, seed).unwrap();
        assert_eq!((tally.decisions, tally.singles, tally.luck), (3, 1, 3));
        differed += others;
    }
    assert!(differed > 100, "{differed}");
    assert_eq!(remembered(Fault::Knows, 1).unwrap().1, 0);
    let told = (0..20).find_map(|seed| remembered(Fault::Forgets, seed).err()).unwrap();
    assert!(told.contains("contradicts what they were told"), "{told}");
    assert!(remembered(Fault::Endless, 1).unwrap_err().contains("a match ends"));
}

#[test]
fn a_viewer_who_was_told_everything_knows_the_only_world() {
    let deaf = |_: &Toy, _: Actors| ();
    let told = (0..20).find_map(|seed| remember(&Toy::with(Fault::Invents), seed, CARE, deaf).err()).unwrap();
    assert!(told.contains("nothing was ever hidden from them"), "{told}");
}

#[test]
fn a_stated_reason_is_held_to_the_facts() {
    let truth = |stated: &Stated<'_, Toy>| {
        assert!(!stated.offers(&stated.word) && stated.offers("up") && stated.number("other").is_none());
        stated.reason.id == "toy-not-offered" && stated.number("said").is_some_and(|said| said < 4)
    };
    // Four questions, each with eight answers that are known; two or one of them are offered.
    assert_eq!(reasons(&Toy::with(Fault::None), 1, 1, truth), Ok(25));
    let untrue = reasons(&Toy::with(Fault::None), 1, 1, |stated| stated.is_asked_for()).unwrap_err();
    assert!(untrue.contains("toy, seed 1") && untrue.contains("offered: up down"), "{untrue}");
    let mute = reasons(&Toy::with(Fault::Mute), 1, 1, |stated| stated.reason.id.starts_with("toy-")).unwrap_err();
    assert!(mute.contains("neither offered nor refused"), "{mute}");
}

#[test]
fn any_text_is_endured() {
    for text in ["", "up", "down down", "cards 1", "cards 9 9", "then up"] {
        endure(&Toy::with(Fault::None), text);
    }
}

#[test]
fn a_scene_that_goes_on_plays_its_answers_for_the_one_who_is_asked() {
    let scene = |text: &str| Toy::from_scene(&(), text);
    assert_eq!(scene("cards 1 2 | then up down # there"), scene("cards 1 2 | said up down"));
    let error = |text: &str| scene(text).unwrap_err().to_string();
    assert_eq!(error("cards 1 2\nthen up heads"), "line 2: `heads`: bob may answer up, down");
    assert_eq!(error("cards 1 2 | said up up up up | then heads up"), "line 1: `up`: the match is over");
    assert_eq!(error("cards 1 4"), "line 1: `4`: expected a card, a number from 1 to 3");
    assert_eq!(error("said up sideways"), "line 1: `sideways`: no such answer");
    assert_eq!(error("cards 1"), "line 1: expected a card after `cards 1`");
}
