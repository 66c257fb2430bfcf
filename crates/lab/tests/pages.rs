//! Pages and comparisons, in every game and language.

use std::sync::atomic::AtomicBool;

use lab::{
    Aim, Ended, Found, Opening, Outcome, Plan, Range, Rivals, Search, Summary, Until, Vary, Verdict, compare, patch,
    report, run, sweep, tune,
};
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
    Until { seed: 5, pairs, margin: 0.03, metric: None, without: None, opening: Opening::Bots, threads: 2 }
}

#[test]
fn the_same_content_is_the_same_and_soon_found_to_be() {
    let shelf = Shelf::embedded();
    let game = shelf.game("tf2-turns").unwrap();
    let rivals = Rivals::Content { a: game, b: game, bots: vec![Skill::Random], setup_b: json!({}) };
    let found = compare(&rivals, &json!({}), &until(2000), &AtomicBool::new(false), &()).unwrap();
    assert_eq!(found.verdict, Verdict::Same);
    assert!(found.pairs < 500 && found.others.iter().all(|change| !change.clear), "{found:?}");
    assert!(found.others.len() > 40, "all that is watched is listed: {}", found.others.len());
    let error = |metric: &str| {
        let wrong = Until { metric: Some(metric.to_owned()), ..until(10) };
        compare(&rivals, &json!({}), &wrong, &AtomicBool::new(false), &()).unwrap_err().to_string()
    };
    assert!(error("win:blue").contains("win:red") && !error("win:blue").contains("class:"), "{}", error("win:blue"));
    assert!(error("nothing").contains("length") && error("nothing").contains("class:pyro"), "{}", error("nothing"));
    // Equal so far is not equal for ever: what is counted needs more than the first pairs.
    let counted = Until { metric: Some("length".to_owned()), ..until(2000) };
    let found = compare(&rivals, &json!({}), &counted, &AtomicBool::new(false), &()).unwrap();
    assert!(found.verdict == Verdict::Same && found.pairs > 64, "{found:?}");
}

#[test]
fn a_changed_value_is_found_and_threads_do_not_matter() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let range: Range = "limits.first_blood=9..9".parse().unwrap();
    let changed = game.with_files(range.field.set(game.files(), 9).unwrap()).unwrap();
    let rivals = Rivals::Content { a: game, b: &*changed, bots: vec![Skill::Random], setup_b: json!({}) };
    let found = compare(&rivals, &json!({}), &until(200), &AtomicBool::new(false), &()).unwrap();
    let score = found.others.iter().find(|change| change.id == "points").unwrap();
    assert!(score.clear && score.difference.low > 5.0, "{score:?}");
    let source = found.others.iter().find(|change| change.id == "source:first-blood").unwrap();
    assert!(source.clear && (source.b - 9.0 * source.a).abs() < 1e-9, "{source:?}");
    let alone = Until { threads: 1, ..until(200) };
    assert_eq!(compare(&rivals, &json!({}), &alone, &AtomicBool::new(false), &()).unwrap(), found);
    let asked = Until { metric: Some("points".to_owned()), ..until(2000) };
    let found = compare(&rivals, &json!({}), &asked, &AtomicBool::new(false), &()).unwrap();
    assert!(found.verdict == Verdict::More && !found.asked.is_rate && found.pairs < 200, "{found:?}");
}

#[test]
fn contents_with_cards_added_and_removed_are_compared() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let mut files = game.files().clone();
    let weapons = files.get("weapons.ron").replace("\"whisper\"", "\"murmur\"");
    files.replace("weapons.ron", weapons).unwrap();
    let changed = game.with_files(files).unwrap();
    let rivals =
        Rivals::Content { a: game, b: &*changed, bots: vec![Skill::Random], setup_b: json!({ "arena": "L2R2" }) };
    let asked = Until { metric: Some("weapon:murmur".to_owned()), ..until(400) };
    let found = compare(&rivals, &json!({ "arena": "L1R1" }), &asked, &AtomicBool::new(false), &()).unwrap();
    assert!(found.verdict == Verdict::More && found.asked.only == Some("b") && found.asked.a == 0.0, "{found:?}");
    let gone = found.others.iter().find(|change| change.id == "weapon:whisper").unwrap();
    assert!(gone.only == Some("a") && gone.b == 0.0 && gone.difference.high < 0.0, "{gone:?}");
}

#[test]
fn who_does_without_a_thing_does_not_use_it() {
    let shelf = Shelf::embedded();
    for (name, thing, setup) in [
        ("adrenaline", "powerup:targeting-scope@seat-2", json!({ "players": 3 })),
        ("adrenaline", "weapon:rocket-launcher@2", json!({ "players": 3 })),
        ("adrenaline-team", "character:echo@white", json!({})),
        ("tf2-board", "class:scout@red", json!({})),
        ("tf2-board", "action:soldier-rocket-launcher@red", json!({})),
        ("tf2-turns", "attack:heavy-gun@green", json!({})),
        ("tf2-turns", "class:medic@green", json!({})),
    ] {
        let game = shelf.game(name).unwrap();
        let plan = Plan::new(game, &setup, &[], &[Skill::Random], (3, 120)).unwrap();
        let plan = plan.without(&[thing.to_owned()]);
        let dir = tempfile::tempdir().unwrap();
        let Outcome::Done(summary) = run(game, &plan, dir.path(), 2, &AtomicBool::new(false), &()).unwrap() else {
            panic!("nobody stopped it")
        };
        assert_eq!((summary.all.games, summary.variants.len()), (60, 2), "{name}");
        let worth = summary.variants[1].worth.as_ref().unwrap();
        assert_eq!((worth.side, worth.win[0].n), (Some(1), 60), "{name}");
        // Who drafts last gets what the others leave.
        let spared = if name == "adrenaline-team" { 1 } else { 20 };
        assert!(worth.allowed > 10 && worth.forced * spared < worth.allowed, "{thing}: {worth:?}");
        for lang in Lang::ALL {
            is_sound(&report::page(&summary, lang), lang);
        }
    }
    let game = shelf.game("adrenaline").unwrap();
    let refused = |thing: &str| {
        let plan = Plan::new(game, &json!({}), &[], &[Skill::Random], (3, 2)).unwrap().without(&[thing.to_owned()]);
        let dir = tempfile::tempdir().unwrap();
        run(game, &plan, dir.path(), 1, &AtomicBool::new(false), &()).unwrap_err().to_string()
    };
    assert!(refused("weapon:whispr@1").contains("weapon:whisper"), "{}", refused("weapon:whispr@1"));
    assert!(refused("weapon:whisper@9").contains("seat-1"), "{}", refused("weapon:whisper@9"));
    assert!(refused("hat:top@1").contains("powerup"), "{}", refused("hat:top@1"));
}

#[test]
fn what_is_worth_a_lot_is_found_to_be() {
    // Who may not shoot at all in Adrenaline loses nearly every game.
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let setup = json!({ "players": 3, "skulls": 5 });
    let rivals = Rivals::Content { a: game, b: game, bots: vec![Skill::Easy], setup_b: setup.clone() };
    let asked = Until { without: Some("answer:shoot@3".to_owned()), ..until(100) };
    let found = compare(&rivals, &setup, &asked, &AtomicBool::new(false), &()).unwrap();
    assert!(found.verdict == Verdict::Less && found.asked.id == "win:seat-3" && found.asked.b < 0.1, "{found:?}");
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

#[test]
fn a_search_finds_the_number_that_is_wanted_and_confirms_it() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline").unwrap();
    let plan = Plan::new(game, &json!({ "players": 3 }), &[], &[Skill::Random], (1, 40)).unwrap();
    let range: Range = "limits.first_blood=0..9".parse().unwrap();
    // Every figure that dies gives first blood once: about eight in a game with eight skulls.
    let aims: Vec<Aim> = vec!["source:first-blood=39..41".parse().unwrap()];
    let search = Search { tries: 9, confirm: 200 };
    let idle = AtomicBool::new(false);
    let tuned = tune(game, std::slice::from_ref(&range), &aims, &plan, &search, (2, &idle, &())).unwrap();
    assert!((4..=6).contains(&tuned.found[0]) && tuned.standing == [1], "{:?}", tuned.found);
    assert!(tuned.tried.len() < 9 && tuned.ended != Ended::OutOfTries, "{:?} after {}", tuned.ended, tuned.tried.len());
    let confirmed = tuned.confirmed.as_ref().unwrap();
    assert!(confirmed.verdict != Found::Unclear && confirmed.gain.low > 0.0, "{confirmed:?}");
    assert_ne!(confirmed.seed, tuned.seed);
    let alone = tune(game, &[range], &aims, &plan, &search, (1, &idle, &())).unwrap();
    assert_eq!(serde_json::to_value(&alone).unwrap(), serde_json::to_value(&tuned).unwrap(), "threads change nothing");
    let diff = patch(game.files(), &tuned.files, |_| "adrenaline".to_owned());
    assert!(
        diff.contains("-    first_blood: 1,") && diff.lines().filter(|line| line.starts_with('+')).count() == 2,
        "{diff}"
    );
    for lang in Lang::ALL {
        is_sound(&report::tune_page(&tuned, &diff, lang), lang);
    }
    // What stands is left alone where nothing is better.
    let aims: Vec<Aim> = vec!["length=1..".parse().unwrap()];
    let range: Range = "limits.first_blood=0..1".parse().unwrap();
    let tuned = tune(game, &[range], &aims, &plan, &search, (2, &idle, &())).unwrap();
    assert!(tuned.found == tuned.standing && tuned.confirmed.is_none(), "{:?}", tuned.found);
}

fn summary(game: &dyn shelf::AnyGame, bot: Skill, games: u64) -> Summary {
    let dir = tempfile::tempdir().unwrap();
    let plan = Plan::new(game, &json!({}), &[], &[bot], (3, games)).unwrap();
    match run(game, &plan, dir.path(), 2, &AtomicBool::new(false), &()).unwrap() {
        Outcome::Done(summary) => *summary,
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_runs_stand_side_by_side() {
    let shelf = Shelf::embedded();
    let game = shelf.game("tf2-turns").unwrap();
    let (weak, strong) = (summary(game, Skill::Random, 200), summary(game, Skill::Easy, 40));
    for lang in Lang::ALL {
        let html = report::pair_page([&weak, &strong], lang);
        is_sound(&html, lang);
        assert!(html.contains("random") && html.contains("easy"));
        assert!(html.matches("<li>").count() > 8, "random and easy bots play different games");
    }
    let same = report::pair_page([&weak, &weak], Lang::En);
    assert!(same.contains("Nothing differs clearly."));
}

#[test]
fn no_axis_of_shares_leaves_nothing_and_everything() {
    let shelf = Shelf::embedded();
    let summary = summary(shelf.game("tf2-board").unwrap(), Skill::Random, 60);
    let html = report::page(&summary, Lang::En);
    // Differences have a sign; shares below nothing would have one too.
    for axis in html.split("class=\"line axis\"").skip(1) {
        let axis = &axis[..axis.find("</div></div>").unwrap()];
        let above = |text: &str| text.trim_end_matches('%').parse::<f64>().is_ok_and(|x| x > 100.0);
        assert!(!axis.contains('−') || axis.contains('+'), "{axis}");
        assert!(!axis.split(['>', '<']).any(|text| text.ends_with('%') && above(text)), "{axis}");
    }
    assert!(html.contains("class=\"wall\"") && html.contains("class=\"sign"), "the map has walls and signs");
}
