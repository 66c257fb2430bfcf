//! Arguments about the rules, settled.

mod run;

use run::{SCENE, fine, refused};
use serde_json::Value;

fn referee(args: &[&str]) -> String {
    fine(&[&["referee", "--scene", "-"], args].concat(), SCENE)
}

fn complaint(args: &[&str]) -> String {
    refused(&[&["referee", "--scene", "-"], args].concat(), SCENE)
}

#[test]
fn a_scene_is_shown_with_the_question_and_every_answer() {
    let out = referee(&[]);
    assert!(out.contains("Violet: choose an action (2 left)."), "{out}");
    for word in ["run", "grab", "shoot", "newton-red", "pass"] {
        assert!(out.lines().any(|line| line.trim_start().starts_with(word)), "{word} in {out}");
    }
}

#[test]
fn answers_are_played_and_told() {
    let out = referee(&["shoot", "machine-gun", "@dozer", "pass", "pass"]);
    assert!(out.contains("Violet deals 1 damage to Dozer."), "{out}");
    // Dozer holds a card: what it is must not show, so he is asked.
    assert!(out.contains("Dozer: Violet has just hurt you."), "{out}");
}

#[test]
fn luck_may_be_dictated_and_is_missed_when_it_is_forgotten() {
    // The tile under Violet's feet gives a powerup.
    let out = referee(&["grab", "r1c2"]);
    assert!(out.contains("Luck must answer:") && out.contains("teleporter-red"), "{out}");
    let err = complaint(&["grab", "r1c2", "run"]);
    assert!(err.contains("`run`: luck must answer first, with one of targeting-scope-red"), "{err}");
    let out = referee(&["grab", "r1c2", "teleporter-red"]);
    assert!(out.contains("Violet draws Teleporter (red)."), "{out}");
}

#[test]
fn luck_can_answer_by_itself_with_the_first_word_or_from_a_seed() {
    let out = referee(&["--luck", "first", "grab", "r1c2", "run"]);
    assert!(out.contains("luck targeting-scope-red") && out.contains("violet run"), "{out}");
    let drawn = |seed: &str| {
        let out = referee(&["--luck", seed, "grab", "r1c2"]);
        assert!(out.contains("Violet draws "), "{out}");
        out.lines().find(|line| line.starts_with("luck ")).unwrap().to_owned()
    };
    assert_eq!(drawn("7"), drawn("7"));
    assert!((0..20).any(|seed| drawn(&seed.to_string()) != drawn("7")));
    let err = complaint(&["--luck", "bad"]);
    assert!(err.contains("say first, or a whole number"), "{err}");
}

#[test]
fn strictly_a_word_counts_only_for_the_one_it_names_and_nothing_is_filled_in() {
    let err = complaint(&["--strict", "run"]);
    assert!(err.contains("`run`: say whose answer it is, as in violet:run"), "{err}");
    // The machine gun is the only weapon to fire, but somebody has to say so.
    let err = complaint(&["--strict", "violet:shoot", "violet:@dozer"]);
    assert!(err.contains("`@dozer`") && err.contains("machine-gun"), "{err}");
    let out = referee(&["--strict", "violet:shoot", "violet:machine-gun", "violet:@dozer"]);
    assert!(!out.contains("the only answer"), "{out}");
}

#[test]
fn single_answers_are_given_on_the_way() {
    // The shotgun has but one target here, and nothing else to choose.
    let out = referee(&["shoot", "@dozer", "pass"]);
    assert!(out.contains("violet machine-gun  (the only answer)"), "{out}");
}

#[test]
fn a_bad_answer_is_named_with_the_reason_and_what_there_is() {
    let err = complaint(&["shoot", "machine-gun", "@sprog"]);
    assert!(err.contains("`@sprog`: Out of sight. violet may answer @dozer"), "{err}");
    let err = complaint(&["fly"]);
    assert!(err.contains("`fly` names no answer; violet may answer run, grab"), "{err}");
    let err = complaint(&["dozer:run"]);
    assert!(err.contains("`dozer:run`: Not asked now: violet must answer."), "{err}");
}

#[test]
fn a_reason_is_given_for_anything() {
    let out = referee(&["--why", "railgun"]);
    assert!(out.ends_with("violet railgun: It is not yours.\n"), "{out}");
    let out = referee(&["--why", "shoot"]);
    assert!(out.ends_with("“shoot” is allowed now.\n"), "{out}");
    let out = referee(&["--why", "dozer:run"]);
    assert!(out.ends_with("dozer run: It is Violet who must answer now.\n"), "{out}");
    let err = complaint(&["--why", "fly"]);
    assert!(err.contains("--why fly: “fly” means nothing here."), "{err}");
}

#[test]
fn json_says_all_of_it() {
    let out = referee(&["shoot", "machine-gun", "@dozer", "--why", "@sprog", "--json"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["steps"][0]["answer"], "shoot");
    assert_eq!(json["asked"][0]["actor"], "violet");
    assert!(json["asked"][0]["offers"].as_array().unwrap().iter().any(|offer| offer["answer"] == "pass"));
    assert_eq!(json["why"]["allowed"], false);
    assert!(json["why"]["reason"]["text"].is_string() && json["view"]["figures"].is_array());
    assert_eq!(json["over"], false);
}

#[test]
fn a_bad_scene_is_named_by_line_and_word() {
    let set_up = |scene: &str| refused(&["referee", "--scene", "-"], scene);
    assert!(set_up("arena L1R1\nviolet at nowhere | dozer at r0c0").contains("line 2: `nowhere`: no such square"));
    assert!(set_up("arena L1R1 | dance").contains("`dance`"));
    assert!(set_up("violet at r0c0 | dozer at r0c1\nskulls many").contains("line 2: `many`"));
    assert!(set_up("").contains("scene: "));
    assert!(refused(&["referee", "--game", "chess", "--scene", "-"], "").contains("`chess`"));
}

#[test]
fn a_finished_match_asks_nobody() {
    let err = complaint(&["luck:run"]);
    assert!(err.contains("`luck:run`: Not asked now: violet must answer."), "{err}");
}
