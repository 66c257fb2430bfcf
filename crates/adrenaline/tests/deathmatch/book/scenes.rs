//! Positions as text: what they say, and how mistakes are answered.

use adrenaline::{Adrenaline, Rules};
use table::{Game, Spoken};

use crate::table_talk::Table;

#[track_caller]
fn refused(scene: &str) -> String {
    match Adrenaline::from_scene(Rules::embedded(), scene) {
        Ok(_) => panic!("accepted: {scene}"),
        Err(error) => error.to_string(),
    }
}

/// Everything a scene can say.
const FULL: &str = "\
arena L2R1
seats violet dozer sprog
first dozer
skulls 5 of 8
ending sudden-death
turn violet 1
track dozer+dozer violet sprog+sprog
spawn red zx-2 - whisper
spawn yellow furnace shockwave heatseeker
spawn blue - - -
tile r0c0 YBB
tile r2c1 PRB
tiles-discarded YBB PYR
discarded newton-red newton-red
violet at r0c0 damage dozer*2 sprog marks dozer*3 ammo RYYB holds thor unloaded hellion powerups newton-blue skulls 1 points 12
dozer at r0c0 ammo - skulls 2
sprog ammo RYB
";

#[test]
fn a_scene_is_written_as_it_was_read() {
    assert_eq!(Table::set(FULL).game.to_scene().as_deref(), Some(FULL));
}

#[test]
fn what_is_not_said_has_its_usual_value() {
    let table = Table::set("violet at r0c0 | dozer at r0c1");
    let written = table.game.to_scene().unwrap();
    assert!(written.starts_with("arena L1R1\nseats violet dozer\nfirst violet\nskulls 8 of 8\nturn violet 2\n"));
    assert_eq!(table.state("dozer"), "r0c1 ammo RYB");
    // Skulls on boards were taken from the track.
    let table = Table::set("violet at r0c0 skulls 2 | dozer at r0c1 skulls 1");
    assert!(table.game.to_scene().unwrap().contains("skulls 5 of 8\n"));
}

#[test]
fn a_scene_of_frenzy_reads_back() {
    let text = Table::set("frenzy two 2 | turn violet | first dozer | violet at r0c0 flipped | dozer at r0c1")
        .game
        .to_scene()
        .unwrap();
    assert!(text.contains("frenzy two 2\n"));
    assert_eq!(Table::set(&text).game.to_scene(), Some(text));
}

#[test]
fn in_the_middle_of_an_action_there_is_no_scene() {
    let table = Table::set("violet at r0c0 | dozer at r0c1").play("run");
    assert_eq!(table.game.to_scene(), None);
    assert_eq!(table.game.waiting().len(), 1);
}

#[test]
fn answers_after_then_are_played_so_that_a_scene_stands_anywhere() {
    let scene = "violet at r0c2 holds machine-gun ammo YB | dozer at r0c1 | sprog at r1c2";
    let there = Table::set(&format!("{scene}\nthen shoot machine-gun @dozer @sprog # and so on"));
    assert_eq!(there.offers(), Table::set(scene).play("shoot machine-gun @dozer @sprog").offers());
    // In turret mode the active figure may have died.
    let dead = "mode turret | violet at r0c0 damage dozer*11 | dozer at r0c1 | turn violet";
    assert!(Table::set(dead).offers().starts_with("violet: "));
}

#[test]
fn mistakes_are_answered_with_line_word_and_reason() {
    for (scene, said) in [
        ("violet at r0c0", "2 to 6 figures are needed, 1 are named"),
        ("violet | dozer |\nluigi at r0c0", "line 2: `luigi`: no statement begins like this"),
        ("arena L9R9 | violet | dozer", "line 1: `L9R9`: no such arena"),
        ("seats violet violet", "line 1: `violet`: sits there twice"),
        // Named even where so much else is missing.
        ("luigi", "line 1: `luigi`: no statement begins like this"),
        ("violet damage dozer violet | dozer", "line 1: `damage`: only somebody else's"),
        ("seats violet dozer | sprog at r0c0", "line 1: `sprog`: has no seat"),
        ("violet at r9c9 | dozer", "line 1: `r9c9`: no such square"),
        ("violet at | dozer", "line 1: expected square after `violet at`"),
        (
            "violet wears hat | dozer",
            "line 1: `wears`: of a figure one can say at, damage, marks, ammo, holds, unloaded, powerups, skulls, points, flipped, slides, venom, control, tracked",
        ),
        ("violet damage luigi | dozer", "line 1: `luigi`: no such figure at this table"),
        ("violet damage dozer*13 | dozer", "line 1: `dozer*13`: expected a number from 1 to 12 after the star"),
        ("violet damage dozer*12 dozer | dozer", "line 1: `damage`: a board holds 12 damage"),
        ("violet marks dozer*4 | dozer", "line 1: `marks`: at most 3 marks, of somebody else"),
        ("violet marks violet | dozer", "line 1: `marks`: at most 3 marks, of somebody else"),
        ("violet ammo RRRR | dozer", "line 1: `RRRR`: too many cubes of a colour"),
        ("violet ammo RGB | dozer", "line 1: `RGB`: expected cubes like RRYB, or -"),
        ("violet holds bazooka | dozer", "line 1: `bazooka`: no such weapon"),
        ("violet holds zx-2 | dozer holds zx-2", "line 1: `zx-2`: lies elsewhere already"),
        ("violet holds zx-2 thor hellion whisper | dozer", "line 1: `violet holds`: violet holds too many weapons"),
        ("violet | dozer |\nsprog at r0c0 flipped", "line 2: `sprog`: sprog is flipped, but there is no frenzy"),
        (
            "dozer |\nviolet at r0c0 damage dozer*11 | turn violet",
            "line 2: `violet`: violet is dead and cannot have the turn",
        ),
        (
            "violet at r0c0 | dozer at r0c1 |\nthen run r0c9",
            "line 2: `r0c9`: violet may answer r0c1, r0c2, r0c3, r1c0, r1c1, r1c2, r2c0, r2c1",
        ),
        ("violet at r0c0 | dozer at r0c1 | then fly", "line 1: `fly`: violet may answer run, grab, pass"),
        (
            "violet powerups newton-red newton-red newton-red | dozer",
            "line 1: `newton-red`: there are no more of these",
        ),
        ("violet slides 1 | dozer", "line 1: `slides`: only with powers"),
        ("overload 1 | violet | dozer", "line 1: `overload`: only with powers"),
        ("powers | violet slides 6 | dozer", "line 1: `6`: expected slides, a number from 0 to 5"),
        ("powers | violet venom | dozer", "line 1: `venom`: nobody at this table gives one"),
        ("powers | violet | sprog venom", "line 1: `venom`: only somebody else's"),
        ("powers | violet holds putrifier | sprog", "line 1: `putrifier`: is not a weapon of this character"),
        (
            "powers | sprog holds putrifier unloaded fang-dart | dozer",
            "line 1: `fang-dart`: a character has one of its two weapons",
        ),
        ("violet powerups newton-green | dozer", "line 1: `newton-green`: no such powerup"),
        ("violet | dozer | tile r0c2 YBB", "line 1: `r0c2`: no room for a tile"),
        ("violet | dozer | tile r0c0 YBB | tile r0c0 YBB", "line 1: `r0c0`: no room for a tile"),
        ("violet | dozer | tiles-discarded PYY PYY PYY", "line 1: `PYY`: there are no more of these"),
        ("violet | dozer | spawn green zx-2", "line 1: `green`: no such colour"),
        ("violet | dozer | spawn red zx-2 thor hellion whisper", "line 1: `whisper`: nothing more was expected here"),
        ("violet | dozer | skulls 9", "line 1: `9`: expected skulls, a number from 0 to 8"),
        ("violet skulls 5 | dozer skulls 5 | skulls 1", "line 1: `skulls`: there are 8 skulls, 11 are named"),
        (
            "violet skulls 1 | dozer | skulls 5 of 8",
            "line 1: `skulls`: 1 skulls on boards and 5 on the track do not make 8",
        ),
        ("violet | dozer | ending never", "line 1: `never`: no such ending"),
        ("violet | dozer | first sprog", "line 1: `sprog`: no such figure at this table"),
        ("violet | dozer | turn violet 3", "line 1: `turn`: this turn has at most 2 actions"),
        ("violet | dozer | frenzy one 1 | turn violet 2", "line 1: `turn`: this turn has at most 1 actions"),
        ("violet | dozer | frenzy three 1", "line 1: `three`: no such kind of frenzy turn"),
        ("violet | dozer | track luigi", "line 1: `luigi`: no such figure at this table"),
        ("violet points 1000 | dozer", "line 1: `1000`: expected points, a number from 0 to 999"),
        (
            "violet powerups newton-red newton-blue newton-yellow | dozer at r0c0 | turn dozer",
            "line 1: `violet`: violet is not on the board and has no room for a card",
        ),
    ] {
        assert_eq!(refused(scene), said, "{scene}");
    }
    let long = format!("violet | dozer | track {}", "violet ".repeat(49));
    assert_eq!(refused(&long), "line 1: `violet`: the track is too long");
    let long = format!("violet | dozer | track {}", "violet ".repeat(45));
    assert_eq!(refused(&long), "line 1: `track`: the killshot track is too long");
}
