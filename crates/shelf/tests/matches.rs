//! Erased matches: names, words, refusals, and who is told what.

use serde_json::json;
use shelf::{AnyMatch, Refused, Shelf, Wrong};
use table::{Actor, Actors, NoUndo};

/// Violet may shoot Dozer, holds a card nobody else knows, and is asked first.
const SCENE: &str = "arena L1R1 | skulls 5 | violet at r1c2 ammo RYB holds machine-gun powerups newton-red \
                     | dozer at r1c3 ammo RYB powerups teleporter-blue | sprog at r0c0 ammo RYB";

fn scene() -> Box<dyn AnyMatch> {
    Shelf::embedded().game("adrenaline").unwrap().set_up(SCENE, 1).unwrap()
}

#[test]
fn a_match_is_asked_and_answered() {
    let mut playing = scene();
    assert_eq!(playing.waiting(), Actors::one(playing.named("violet").unwrap()));
    let offers = playing.offers(playing.named("violet").unwrap()).unwrap();
    assert!(offers.iter().any(|offer| offer.text == "shoot"));
    assert_eq!(playing.question(playing.named("violet").unwrap()).unwrap().id, "adrenaline-ask-action");
    let viewers = [playing.actors(), Actors::NONE];
    for word in ["shoot", "machine-gun", "@dozer"] {
        playing.answer(playing.named("violet").unwrap(), playing.seq(), word, &viewers).unwrap();
    }
    let record = playing.record();
    assert_eq!(record.log[1], ("violet".to_owned(), "machine-gun".to_owned()));
    assert_eq!(record.scene.as_deref(), Some(SCENE));
    assert_eq!(playing.log(1), record.log[1..]);
}

#[test]
fn an_answer_for_another_moment_is_stale() {
    let mut playing = scene();
    assert_eq!(playing.answer(playing.named("violet").unwrap(), 7, "shoot", &[]), Err(Refused::Stale { now: 0 }));
    playing.answer(playing.named("violet").unwrap(), 0, "shoot", &[]).unwrap();
    assert!(matches!(playing.answer(playing.named("violet").unwrap(), 0, "shoot", &[]), Err(Refused::Stale { .. })));
}

#[test]
fn the_wrong_actor_the_wrong_word_and_the_wrong_moment_are_different_refusals() {
    let mut playing = scene();
    let asked = vec!["violet".to_owned()];
    assert_eq!(
        playing.answer(playing.named("dozer").unwrap(), 0, "run", &[]),
        Err(Refused::NotAwaited { actor: "dozer".to_owned(), asked })
    );
    assert!(matches!(playing.named("nobody"), Err(Refused::NoActor { .. })));
    assert!(matches!(playing.answer(Actor::LUCK, 0, "run", &[]), Err(Refused::NotAwaited { .. })));
    assert!(matches!(playing.would(Actor::LUCK, "run", Actors::NONE), Err(Refused::NotAwaited { .. })));
    assert_eq!(
        playing.answer(playing.named("violet").unwrap(), 0, "fly", &[]),
        Err(Refused::NoWord { word: "fly".to_owned() })
    );
    match playing.answer(playing.named("violet").unwrap(), 0, "railgun", &[]) {
        Err(Refused::NotOffered { word, why: Some(why) }) => {
            assert_eq!((word.as_str(), why.id.as_ref()), ("railgun", "adrenaline-not-not-yours"));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(playing.seq(), 0, "a refused answer changes nothing");
}

#[test]
fn a_reason_is_given_for_what_is_not_offered_and_none_for_what_is() {
    let playing = scene();
    assert_eq!(playing.why_not(playing.named("violet").unwrap(), "shoot"), Ok(None));
    assert!(playing.why_not(playing.named("violet").unwrap(), "railgun").unwrap().is_some());
    assert!(playing.why_not(playing.named("dozer").unwrap(), "run").unwrap().is_some());
    assert!(matches!(playing.why_not(playing.named("violet").unwrap(), "fly"), Err(Refused::NoWord { .. })));
}

#[test]
fn an_answer_can_be_tried_without_giving_it() {
    let mut playing = scene();
    let violet = Actors::one(playing.named("violet").unwrap());
    let ids = |outcome: &shelf::Outcome| outcome.events.iter().map(|event| event.id.clone()).collect::<Vec<_>>();
    // One weapon, one target: `shoot` leads straight to the hit.
    let outcome = playing.would(playing.named("violet").unwrap(), "shoot", violet).unwrap();
    assert_eq!(ids(&outcome), ["adrenaline-told-fired", "adrenaline-told-hurt"]);
    let outcome = playing.would(playing.named("violet").unwrap(), "run", violet).unwrap();
    assert_eq!(ids(&outcome), Vec::<String>::new());
    assert!(outcome.next.contains(&table::Pointer::new("square", "r1c3")));
    assert_eq!(playing.seq(), 0, "nothing was answered");
    playing.answer(playing.named("violet").unwrap(), 0, "run", &[]).unwrap();
    assert_eq!(ids(&playing.would(playing.named("violet").unwrap(), "r1c3", violet).unwrap()), ["adrenaline-told-ran"]);
    assert!(matches!(
        playing.would(playing.named("violet").unwrap(), "shoot", violet),
        Err(Refused::NotOffered { .. })
    ));
}

#[test]
fn a_thing_on_the_table_leads_to_the_actions_it_can_mean() {
    let playing = scene();
    let violet = playing.named("violet").unwrap();
    let words = |kind: &'static str, id: &str| -> Vec<Vec<String>> {
        let ways = playing.toward(violet, &table::Pointer::new(kind, id), Actors::one(violet)).unwrap();
        ways.into_iter().map(|way| way.words).collect()
    };
    assert!(words("square", "r1c3").contains(&vec!["run".to_owned(), "r1c3".to_owned()]));
    let shots: Vec<_> = words("figure", "dozer").into_iter().filter(|way| way[0] == "shoot").collect();
    assert_eq!(shots.len(), 1, "one way for each first answer");
    assert_eq!(shots[0].last().map(String::as_str), Some("@dozer"));
    assert_eq!(words("figure", "nobody"), Vec::<Vec<String>>::new());
    assert_eq!(playing.seq(), 0, "nothing was answered");
    let toward = table::Pointer::new("square", "r1c3");
    assert!(matches!(playing.toward(Actor::LUCK, &toward, Actors::NONE), Err(Refused::NotAwaited { .. })));
}

#[test]
fn luck_may_be_dictated_and_then_only_its_owner_is_told_the_card() {
    // Grabbing this tile draws a powerup.
    let text = format!("{SCENE} | tile r1c2 PYR");
    let mut playing = Shelf::embedded().game("adrenaline").unwrap().set_up(&text, 1).unwrap();
    let (violet, dozer) = (playing.named("violet").unwrap(), playing.named("dozer").unwrap());
    let viewers = [Actors::one(violet), Actors::one(dozer)];
    for word in ["grab", "r1c2"] {
        playing.dictate(playing.named("violet").unwrap(), word, &viewers).unwrap();
    }
    while !playing.is_lucks() {
        let only = playing.answers(playing.named("violet").unwrap()).unwrap().remove(0);
        playing.dictate(playing.named("violet").unwrap(), &only, &viewers).unwrap();
    }
    let refused = playing.dictate(playing.named("luck").unwrap(), "shoot", &viewers);
    assert!(matches!(refused, Err(Refused::NotOffered { .. })), "{refused:?}");
    let told = playing.dictate(playing.named("luck").unwrap(), "newton-blue", &viewers).unwrap();
    assert!(told[0].iter().any(|m| m.id == "adrenaline-told-drew"), "{told:?}");
    assert!(told[1].iter().any(|m| m.id == "adrenaline-told-drew-hidden"), "{told:?}");
    assert!(!format!("{:?}", told[1]).contains("newton"), "{told:?}");
}

#[test]
fn a_view_shows_ones_own_hand_and_hides_the_others() {
    let playing = scene();
    let violet = playing.named("violet").unwrap();
    let view = playing.view(Actors::one(violet)).to_string();
    assert!(view.contains("newton-red") && !view.contains("teleporter-blue"));
    let spectator = playing.view(Actors::NONE).to_string();
    assert!(!spectator.contains("newton-red") && !spectator.contains("teleporter-blue"));
    let all = playing.view(playing.actors()).to_string();
    assert!(all.contains("newton-red") && all.contains("teleporter-blue"));
}

#[test]
fn a_decision_is_taken_back_until_somebody_else_has_spoken() {
    let mut playing = scene();
    let violet = Actors::one(playing.named("violet").unwrap());
    assert_eq!(playing.undo(violet), Err(NoUndo::Nothing));
    let before = playing.view(violet);
    playing.answer(playing.named("violet").unwrap(), 0, "run", &[]).unwrap();
    playing.undo(violet).unwrap();
    assert_eq!((playing.seq(), playing.view(violet)), (0, before));
}

#[test]
fn setups_are_refused_with_the_name_of_what_is_wrong() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let start = |setup: serde_json::Value| game.start(&setup, 1).map(|_| ()).unwrap_err();
    assert!(matches!(start(json!({ "players": 9 })), Wrong::Setup(m) if m.id == "adrenaline-setup-players"));
    assert!(start(json!({ "playres": 3 })).to_string().contains("no option `playres`; there are mode, players"));
    assert!(start(json!({ "players": "x" })).to_string().contains("`players`: invalid type: string"));
    assert!(start(json!({ "ending": "boom" })).to_string().contains("unknown variant `boom`"));
    assert!(start(json!(7)).to_string().contains("expected an object"));
    assert!(game.set_up("arena L9R9", 1).unwrap_err().to_string().contains("`L9R9`: no such arena"));
    assert!(shelf.game("chess").unwrap_err().to_string().contains("no such game: `chess`; there are adrenaline"));
}

#[test]
fn the_keeper_of_the_log_is_told_each_answer_once() {
    let game = Shelf::embedded();
    let mut playing = game.game("adrenaline").unwrap().start(&json!({ "players": 3 }), 3).unwrap();
    playing.run_luck(&[]);
    let mut kept = playing.fresh();
    assert_eq!(kept.len(), playing.seq());
    for _ in 0..60 {
        let actor = playing.waiting().first().unwrap();
        let word = playing.answers(actor).unwrap().remove(0);
        playing.answer(actor, playing.seq(), &word, &[]).unwrap();
        kept.extend(playing.fresh());
    }
    assert_eq!(kept, playing.record().log);
    assert_eq!(playing.fresh(), []);
}

#[test]
fn what_was_taken_back_is_not_told_again() {
    let mut playing = scene();
    let violet = Actors::one(playing.named("violet").unwrap());
    playing.answer(playing.named("violet").unwrap(), 0, "run", &[]).unwrap();
    assert_eq!(playing.fresh(), [("violet".to_owned(), "run".to_owned())]);
    playing.undo(violet).unwrap();
    assert_eq!(playing.fresh(), []);
    playing.answer(playing.named("violet").unwrap(), 0, "shoot", &[]).unwrap();
    assert_eq!(playing.fresh(), [("violet".to_owned(), "shoot".to_owned())]);
}

#[test]
fn the_view_as_text_says_what_the_view_says() {
    let playing = scene();
    let mut text = Vec::new();
    playing.write_view(Actors::NONE, &mut text);
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&text).unwrap(), playing.view(Actors::NONE));
    assert_eq!(playing.waiting(), Actors::one(playing.named("violet").unwrap()));
}

#[test]
fn the_last_decision_of_each_actor_is_found() {
    let shelf = Shelf::embedded();
    let mut playing = shelf.game("adrenaline").unwrap().start(&json!({"players": 3}), 5).unwrap();
    playing.run_luck(&[]);
    let everybody = playing.actors();
    assert_eq!(playing.last_decision(everybody), None, "luck decides nothing of theirs");
    let mut last = [None; 3];
    for n in 0..60 {
        let actor = playing.waiting().first().unwrap();
        let words = playing.answers(actor).unwrap();
        if words.len() > 1 {
            last[actor.ix()] = Some(playing.seq());
        }
        playing.answer(actor, playing.seq(), &words[n % words.len()], &[]).unwrap();
        for (who, last) in everybody.zip(last) {
            assert_eq!(playing.last_decision(table::Actors::one(who)), last);
        }
    }
}
