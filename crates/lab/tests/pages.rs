//! Pages and comparisons, in every game and language.

use std::sync::atomic::AtomicBool;

use lab::{Opening, Outcome, Plan, Range, Rivals, Until, Vary, Verdict, compare, report, run, sweep};
use serde_json::json;
use shelf::{Shelf, Skill};
use words::Lang;

fn is_sound(html: &str, lang: Lang) {
    assert!(html.starts_with("<!doctype html>") && html.contains(&format!("<html lang=\"{lang}\">")));
    for id in ["lab-", "cli-", "adrenaline-", "tf2-board-", "tf2-turns-", "NaN"] {
        let at = html.find(id).map(|at| &html[at..(at + 60).min(html.len())]);
        assert!(at.is_none(), "{lang}: not a word: {at:?}");
    }
    assert!(!html.contains("http"), "nothing comes from elsewhere");
    for tag in ["section", "svg", "div", "figure", "table"] {
        let (opened, closed) = (html.matches(&format!("<{tag}")).count(), html.matches(&format!("</{tag}>")).count());
        assert_eq!(opened, closed, "{tag}");
    }
}

#[test]
fn every_game_has_a_report_in_every_language() {
    let shelf = Shelf::embedded();
    for game in shelf.games() {
        let dir = tempfile::tempdir().unwrap();
        let vary: Vec<Vary> = Vary::read("arena", game).into_iter().collect();
        let plan = Plan::new(game, &json!({}), &vary, &[Skill::Random], (3, 60)).unwrap();
        let Outcome::Done(summary) = run(game, &plan, dir.path(), 2, &AtomicBool::new(false), &()).unwrap() else {
            panic!("nobody stopped it")
        };
        for lang in Lang::ALL {
            let html = report::page(&summary, lang);
            is_sound(&html, lang);
            assert!(html.matches("<section>").count() >= 7, "{}", game.name());
            assert!(html.contains("n=60") || html.contains("n=240"), "{}", game.name());
        }
    }
}

fn until(pairs: u64) -> Until {
    Until { seed: 5, pairs, margin: 0.03, metric: None, opening: Opening::Bots, threads: 2 }
}

#[test]
fn the_same_content_is_the_same_and_soon_found_to_be() {
    let shelf = Shelf::embedded();
    let game = shelf.game("tf2-turns").unwrap();
    let rivals = Rivals::Content { a: game, b: game, bots: vec![Skill::Random] };
    let found = compare(&rivals, &json!({}), &until(2000), &AtomicBool::new(false), &()).unwrap();
    assert_eq!(found.verdict, Verdict::Same);
    assert!(found.pairs < 500 && found.others.is_empty(), "{found:?}");
    let wrong = Until { metric: Some("win:blue".to_owned()), ..until(10) };
    let error = compare(&rivals, &json!({}), &wrong, &AtomicBool::new(false), &()).unwrap_err().to_string();
    assert!(error.contains("there are win:red, win:green, class:"), "{error}");
}

#[test]
fn a_changed_value_is_found_and_threads_do_not_matter() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let range: Range = "limits.first_blood=9..9".parse().unwrap();
    let changed = game.with_files(range.field.set(game.files(), 9).unwrap()).unwrap();
    let rivals = Rivals::Content { a: game, b: &*changed, bots: vec![Skill::Random] };
    let found = compare(&rivals, &json!({}), &until(200), &AtomicBool::new(false), &()).unwrap();
    let score = found.others.iter().find(|change| change.topic == "score").unwrap();
    assert!(score.is_clear() && score.difference.low > 5.0, "{score:?}");
    let alone = Until { threads: 1, ..until(200) };
    assert_eq!(compare(&rivals, &json!({}), &alone, &AtomicBool::new(false), &()).unwrap(), found);
}

#[test]
fn the_stronger_bot_is_found() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let setup = json!({ "players": 3, "skulls": 5 });
    let rivals = Rivals::Bots { game, a: Skill::Random, b: Skill::Easy };
    let found = compare(&rivals, &setup, &until(64), &AtomicBool::new(false), &()).unwrap();
    assert_eq!(found.verdict, Verdict::More, "{found:?}");
    assert!(found.asked.b > 0.7);
}

#[test]
fn a_sweep_shows_what_a_value_does() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let plan = Plan::new(game, &json!({}), &[], &[Skill::Random], (1, 25)).unwrap();
    let range: Range = "limits.first_blood=0..4:2".parse().unwrap();
    let swept = sweep(game, &range, &plan, 2, &AtomicBool::new(false), &()).unwrap().unwrap();
    let of = |n: usize| swept.points[n].section.sources[0].mean.value;
    assert_eq!((swept.standing, swept.points.len()), (1, 3));
    assert!(of(0) == 0.0 && (of(2) - 2.0 * of(1)).abs() < 1e-9, "{} {}", of(1), of(2));
    for lang in Lang::ALL {
        is_sound(&report::sweep_page(&swept, lang), lang);
    }
    let wrong: Range = "limits.nothing=1..2".parse().unwrap();
    assert!(sweep(game, &wrong, &plan, 1, &AtomicBool::new(false), &()).is_err());
}
