//! The story of a match adds up, whatever the game.

use serde_json::json;
use shelf::Shelf;
use table::Moment;

/// Answers that reach the end of any of the games.
fn played(shelf: &Shelf, game: &str, seed: u64) -> Box<dyn shelf::AnyMatch> {
    let mut game = shelf.game(game).unwrap().start(&json!({}), seed).unwrap();
    game.run_luck(&[]);
    let mut n = seed as usize;
    while let Some(actor) = game.waiting().first() {
        let words = game.answers(actor).unwrap();
        n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let word = &words[(n >> 33) % words.len()];
        let word = if word == "concede" { &words[0] } else { word };
        game.answer(actor, game.seq(), word, &[]).unwrap();
        assert!(game.seq() < 60_000, "no end in sight");
    }
    game
}

#[test]
fn points_by_source_and_by_turn_add_up_to_the_standing() {
    let shelf = Shelf::embedded();
    for name in ["adrenaline", "adrenaline-team"] {
        let game = played(&shelf, name, 5);
        let story = game.story();
        let standing = game.standing();
        assert!(!story.sources.is_empty());
        for (side, place) in standing.iter().enumerate() {
            assert_eq!(story.sides[side], place.side, "{name}");
            assert_eq!(story.points[side].iter().sum::<i32>(), place.points, "{name} {:?}", place.side);
            assert_eq!(story.curves[0].sides[side].last(), Some(&place.points), "{name}");
        }
    }
}

#[test]
fn every_game_has_turns_moments_and_curves_of_one_length() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let game = played(&shelf, game.name(), 3);
        let story = game.story();
        let name = game.game();
        assert_eq!(story.total, game.seq(), "{name}");
        assert!(story.turns.len() > 3, "{name}");
        assert!(story.turns.windows(2).all(|two| two[0].seq <= two[1].seq), "{name}");
        assert_eq!(story.moments.iter().filter(|mark| mark.kind == Moment::End).count(), 1, "{name}");
        assert!(story.moments.iter().any(|mark| mark.kind == Moment::Kill), "{name}");
        assert!(!story.curves.is_empty(), "{name}");
        for curve in &story.curves {
            assert_eq!(curve.sides.len(), story.sides.len(), "{name} {}", curve.what);
            for line in &curve.sides {
                assert_eq!(line.len(), story.turns.len() + 1, "{name} {}", curve.what);
                assert!(line.windows(2).all(|two| two[0] <= two[1]), "{name} {}", curve.what);
            }
        }
    }
}

#[test]
fn whatever_hurt_somebody_is_told_by_side() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let story = played(&shelf, game.name(), 3).story();
        let name = game.name();
        assert!(story.tools.iter().all(|tool| tool.side < story.sides.len() && tool.uses > 0), "{name}");
        assert!(story.tools.iter().any(|tool| tool.damage > 0 || tool.kills > 0), "{name}");
        // Nobody kills more than the others lose.
        let Some(lost) = story.curves.iter().find(|curve| curve.what == "losses") else { continue };
        for side in 0..2 {
            let kills: u32 = story.tools.iter().filter(|tool| tool.side == side).map(|tool| tool.kills).sum();
            assert!(i64::from(kills) <= i64::from(*lost.sides[1 - side].last().unwrap()), "{name}");
        }
    }
}

#[test]
fn a_match_goes_back_to_any_of_its_moments() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let game = played(&shelf, game.name(), 8);
        for n in [0, 1, game.seq() / 2, game.seq(), game.seq() + 5] {
            let mut back = game.back_at(n, 1);
            assert_eq!(back.seq(), n.min(game.seq()));
            let mut cut = game.record();
            cut.log.truncate(n);
            cut.result = cut.result.filter(|_| n >= game.seq());
            let again = shelf.load(&cut, 1).unwrap();
            assert_eq!(back.view(back.actors()), again.view(again.actors()), "{} at {n}", game.game());
            assert_eq!(back.fresh(), cut.log, "the whole log is still to be stored");
        }
    }
}
