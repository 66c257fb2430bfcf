//! Hidden information: who sees which cards and points.

use adrenaline::{Adrenaline, Event};
use table::{Actor, Actors, Game, View};

use crate::table_talk::{Table, line, offers};

const SCENE: &str = "violet at r0c2 holds zx-2 powerups newton-red tagback-grenade-blue points 7 \
     | dozer at r0c1 powerups newton-blue points 4 | sprog at r1c2 points 2";

fn view(table: &Table, who: Option<u8>) -> View<Adrenaline> {
    table.game.view(who.map_or(Actors::NONE, |seat| Actors::one(Actor(seat))))
}

#[test]
fn ruling_44_nobody_sees_the_powerups_of_others_only_how_many() {
    let table = Table::set(SCENE);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let view = view(&table, viewer);
        for (seat, (figure, own)) in view.public.figures.iter().zip(view.own).enumerate() {
            assert_eq!(own.hand.is_some(), viewer == Some(seat as u8));
            assert_eq!(figure.powerups, [2, 1, 0][seat]);
        }
    }
    let own = view(&table, Some(0)).own[0].hand.clone().unwrap();
    assert_eq!(own, ["newton-red", "tagback-grenade-blue"]);
}

#[test]
fn ruling_44_nobody_sees_the_points_of_others_before_the_end() {
    let table = Table::set(SCENE);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        for (seat, own) in view(&table, viewer).own.iter().enumerate() {
            assert_eq!(own.points, (viewer == Some(seat as u8)).then_some([7, 4, 2][seat]));
        }
    }
}

#[test]
fn at_the_end_all_points_are_shown() {
    let mut table = Table::set("frenzy one 1 | turn violet | violet at r0c0 points 5 | dozer at r0c1 points 3");
    while let Some((actor, options)) = table.asked() {
        table.0.game.apply(actor, *options.last().unwrap(), &mut table.0.told);
    }
    let spectator = view(&table, None);
    assert!(spectator.public.over);
    assert_eq!(spectator.own.iter().map(|f| f.points).collect::<Vec<_>>(), [Some(5), Some(3)]);
}

#[test]
fn damage_marks_cubes_skulls_and_weapons_are_public() {
    let table = Table::set(
        "violet at r0c0 damage dozer*2 marks dozer ammo RR holds thor unloaded zx-2 | dozer at r0c1 skulls 1",
    );
    let seen = &table.game.public().figures[0];
    assert_eq!(seen.damage, ["dozer", "dozer"]);
    assert_eq!(seen.marks, [("dozer".into(), 1)]);
    assert_eq!(seen.ammo, [2, 0, 0]);
    let weapons: Vec<_> = seen.weapons.iter().map(|w| (&*w.id, w.loaded)).collect();
    assert_eq!(weapons, [("thor", true), ("zx-2", false)]);
}

#[test]
fn a_drawn_card_is_told_to_its_owner_alone() {
    let table = Table::set("violet at r0c0 | dozer at r0c1 | tile r0c0 PRB").play("grab r0c0 newton-red");
    let drew = table.told.iter().find(|event| matches!(event, Event::Drew { .. })).unwrap();
    let told = |sees| line(&table.game, &table.game.seen(drew, sees).unwrap()).unwrap();
    assert_eq!(told(Actors::one(Actor(0))), "violet draws newton-red");
    assert_eq!(told(Actors::one(Actor(1))), "violet draws a card");
    assert_eq!(told(Actors::NONE), "violet draws a card");
    assert_eq!(told(Actors::first_n(2)), "violet draws newton-red");
}

#[test]
fn a_card_that_is_played_paid_or_thrown_away_is_shown_to_all() {
    let table = Table::set("violet | dozer at r0c1 | turn violet").play("newton-red newton-blue newton-red");
    let shown = table.told.iter().filter_map(|event| table.game.seen(event, Actors::NONE));
    let told: Vec<String> = shown.filter_map(|event| line(&table.game, &event)).collect();
    assert_eq!(
        told,
        ["violet draws a card", "violet draws a card", "violet discards newton-red", "violet spawns at r1c0"]
    );
    let discarded = table.game.public().powerups_discarded;
    assert_eq!(discarded.len(), 1);
}

#[test]
fn scoring_is_done_in_the_open_the_sums_are_not_shown() {
    // Everybody sees the board that is scored, so the points given for it are told;
    // how much somebody has in all is not.
    let table =
        Table::set("violet at r0c2 holds thor | dozer at r0c1 damage violet*9").play("shoot thor @dozer pass pass");
    let scored = table.told.iter().find(|event| matches!(event, Event::Scored { .. })).unwrap();
    assert!(table.game.seen(scored, Actors::NONE).is_some());
    assert_eq!(view(&table, Some(1)).own[0].points, None);
}

#[test]
fn every_player_with_cards_is_asked_in_the_scope_window_no_matter_which_they_are() {
    let shot = "shoot zx-2 basic @dozer";
    for (hand, asked) in [
        ("powerups targeting-scope-red", "violet: targeting-scope-red pass"),
        ("powerups newton-red", "violet: pass"),
        ("", "violet: run grab pass"),
    ] {
        let scene = format!("violet at r0c2 holds zx-2 {hand} | dozer at r0c1");
        assert_eq!(offers(&scene, shot), asked);
    }
}

#[test]
fn every_player_with_cards_is_asked_in_the_tagback_window_no_matter_which_they_are() {
    let shot = "shoot zx-2 basic @dozer";
    for (hand, asked) in [
        ("powerups tagback-grenade-red", "dozer: tagback-grenade-red pass"),
        ("powerups newton-red", "dozer: pass"),
        ("", "violet: run grab pass"),
    ] {
        let scene = format!("violet at r0c2 holds zx-2 | dozer at r0c1 {hand}");
        assert_eq!(offers(&scene, shot), asked);
    }
}

#[test]
fn dealing_again_keeps_ones_own_hand_and_every_count_and_changes_the_rest() {
    let table = Table::set(SCENE);
    let sees = Actors::one(Actor(0));
    let mut rng = table::rng(5);
    let mut met = Vec::new();
    for _ in 0..200 {
        let dealt = table.game.deal_again(sees, &mut rng);
        assert_eq!(dealt.view(sees), table.game.view(sees));
        let dozer = dealt.own(Actors::first_n(3))[1].hand.clone().unwrap();
        assert_eq!(dozer.len(), 1);
        if !met.contains(&dozer[0]) {
            met.push(dozer[0].clone());
        }
    }
    // Twelve kinds of cards, and both of none are in sight.
    assert_eq!(met.len(), 12);
}

#[test]
fn the_deck_is_a_number_and_nothing_more() {
    let table = Table::set(SCENE);
    let seen = table.game.public();
    assert_eq!((seen.powerups_in_deck, seen.weapons_in_deck, seen.tiles_in_deck), (21, 20, 36));
}
