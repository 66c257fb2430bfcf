//! Scenes of team play: what the document shows can be read, and mistakes are
//! answered with the word they stumble over.

use crate::table_talk::{APART, Table};
use adrenaline::{Rules, TeamPlay};
use table::{Game, Spoken};

#[test]
fn the_scenes_of_the_document_can_be_read() {
    let text = include_str!("../../../../../docs/scenes-team.md");
    let scenes: Vec<&str> = text.split("```scene\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(!scenes.is_empty());
    for scene in scenes {
        let game = TeamPlay::from_scene(Rules::embedded(), scene).unwrap_or_else(|error| panic!("{error}\n{scene}"));
        if scene.starts_with("draft") {
            continue;
        }
        let again = game.to_scene().expect("between actions");
        assert_eq!(TeamPlay::from_scene(Rules::embedded(), &again).unwrap().to_scene(), Some(again));
    }
}

#[test]
fn a_scene_says_every_part_of_a_position() {
    let said = Table::with(
        "seats 2v3 | hands hidden | first white | turn black | reward focus-fire | skulls 3 of 5 | points black 7 \
         | points white 9 | controller black-2 | pool white hellion thor | acted banshee | proved banshee | tracked echo \
         | declined black-1 | overload 4 | tiles-discarded YBB | discarded newton-red | black-1 ammo - powerups newton-blue \
         | black-2 holds whisper shotgun | dozer shared loaded-by black-2 damage 4 waiting 3 marks 2 slides 1 skulls 2 venom \
         | violet control weapon custom-carbine unloaded",
    )
    .game
    .to_scene()
    .unwrap();
    for part in [
        "seats 2v3",
        "hands hidden",
        "first white\nturn black",
        "reward focus-fire",
        "skulls 3 of 5",
        "points white 9",
        "controller black-2",
        "pool white thor hellion",
        "proved banshee\ntracked echo\ndeclined black-1\noverload 4",
        "tiles-discarded YBB\ndiscarded newton-red",
        "black-1 ammo - powerups newton-blue",
        "black-2 ammo RYB holds whisper shotgun",
        "dozer shared at r2c0 damage 4 waiting 3 marks 2 slides 1 skulls 2 weapon nanospark loaded-by black-2 venom",
        "violet of white-1 at r0c3 weapon custom-carbine unloaded control",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
}

#[test]
fn a_scene_stands_in_the_draft_in_the_choice_of_a_controller_or_in_the_middle_of_an_action() {
    const DRAFT: &str = "draft | seats 2v1 | first black | reward doctrine
        weapons scrapshot siren-call ram-fist dual-guns putrifier tracking-bot";
    let game = TeamPlay::from_scene(Rules::embedded(), DRAFT).unwrap();
    assert!(game.waiting().first().unwrap().is_luck(), "luck lays out weapons and tiles");
    let mut chosen = Table::with(&format!("seats 2v1 | {APART} | turn black begins"));
    assert_eq!(chosen.question(), "control");
    let mut shot = Table::with(&format!("{APART} | turn black | black-1 holds whisper | then @dozer grab"));
    assert_eq!(shot.question(), "grab-move");
}

#[test]
fn mistakes_are_named() {
    for (scene, reason) in [
        ("seats 4v1", "`4v1`: no such seating like 2v3"),
        ("black violet dozer", "each team has three characters"),
        ("dozer damage 11", "dozer is dead already"),
        ("dozer slides 6", "a number from 0 to 5"),
        ("dozer weapon putrifier", "`putrifier`: is not a weapon of this character"),
        ("dozer loaded-by white-1", "was loaded by a stranger"),
        ("dozer of white-1", "the characters of black are not shared out soundly"),
        ("dozer shared", "not shared out soundly"),
        ("dozer likes violet", "of a character one can say of, shared, at"),
        ("black-1 likes violet", "of a player one can say ammo, holds, powerups"),
        ("black-1 holds whisper | pool white whisper", "`whisper`: lies elsewhere already"),
        ("black-1 holds putrifier", "`putrifier`: no such weapon of the arena"),
        ("black-1 powerups newton-red newton-red newton-red", "there are no more of these"),
        ("violet venom", "`violet`: violet has venom, but sprog is on its side"),
        ("banshee control", "`banshee`: banshee has control, but banshee is on its side"),
        ("acted violet", "a character of the other team has acted"),
        ("skulls 0 of 8 | dozer skulls 8", "the starting team has no turn any more"),
        ("luck at r0c0", "`luck`: no statement begins like this"),
    ] {
        let error = TeamPlay::from_scene(Rules::embedded(), &format!("{APART} | {scene}")).unwrap_err().to_string();
        assert!(error.contains(reason), "{scene}: {error}");
    }
    for (scene, reason) in [
        ("draft | dozer at r0c0", "`dozer`: before the draft one can say draft, arena, seats"),
        ("draft | weapons ram-fist", "one of each character is needed"),
        ("draft | first black | reward doctrine | then ram-fist", "line 1: `ram-fist`: luck may answer "),
    ] {
        let error = TeamPlay::from_scene(Rules::embedded(), scene).unwrap_err().to_string();
        assert!(error.contains(reason), "{scene}: {error}");
    }
    let error = TeamPlay::from_scene(Rules::embedded(), "arena L1R1").unwrap_err().to_string();
    assert!(error.contains("stands nowhere"), "{error}");
}
