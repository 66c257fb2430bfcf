//! Pages that are told only what changed see what the rules show them.

use rand::RngExt;
use serde_json::{Value, json};
use shelf::{AnyMatch, Changes, Shelf, Shown};
use table::Actors;

/// What a page does with a frame.
fn follow(page: &mut Value, frame: &Value) {
    for (name, value) in frame["view"].as_object().into_iter().flatten() {
        page[name] = value.clone();
    }
    for (name, items) in frame["parts"].as_object().into_iter().flatten() {
        for (n, fields) in items.as_object().unwrap() {
            for (field, value) in fields.as_object().unwrap() {
                page[name][n.parse::<usize>().unwrap()][field] = value.clone();
            }
        }
    }
}

/// Every viewer's frame, with the bytes it took.
fn frames(playing: &dyn AnyMatch, sets: &[Actors], shown: &mut [Shown], changes: &mut Changes) -> Vec<(Value, usize)> {
    let mut viewers: Vec<_> = sets.iter().copied().zip(shown).collect();
    playing.changes(&mut viewers, changes);
    let frame = |n| {
        let mut out = b"{\"x\":0".to_vec();
        changes.write(n, &mut out);
        out.push(b'}');
        (serde_json::from_slice(&out).unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&out))), out.len())
    };
    (0..sets.len()).map(frame).collect()
}

#[test]
fn pages_that_follow_changes_see_what_the_rules_show_them() {
    let shelf = Shelf::embedded();
    for (game, setup) in [
        ("adrenaline", json!({"players": 5})),
        ("adrenaline-team", json!({"black": 2, "white": 3})),
        ("adrenaline-team", json!({"black": 2, "white": 3, "hidden_hands": true})),
        ("tf2-board", json!({"mode": "ctf"})),
        ("tf2-board", json!({"mode": "cp"})),
        ("tf2-turns", json!({"mode": "ctf"})),
        ("tf2-turns", json!({"mode": "cp"})),
    ] {
        let mut playing = shelf.game(game).unwrap().start(&setup, 5).unwrap();
        playing.run_luck(&[]);
        let mut sets: Vec<Actors> = vec![Actors::NONE];
        sets.extend(playing.actors().map(Actors::one));
        sets.push(playing.actors());
        let mut shown = vec![Shown::default(); sets.len()];
        let mut pages = vec![json!({}); sets.len()];
        let mut changes = Changes::default();
        let mut rng = table::rng(5);
        let mut sent = 0;
        let mut whole = 0;
        for n in 0..1_000 {
            let told = frames(&*playing, &sets, &mut shown, &mut changes);
            for ((page, sees), (frame, bytes)) in pages.iter_mut().zip(&sets).zip(&told) {
                follow(page, frame);
                let view = playing.view(*sees);
                assert_eq!(*page, view, "{game}, answer {n}, {sees:?}");
                sent += bytes;
                whole += view.to_string().len();
            }
            let again = frames(&*playing, &sets, &mut shown, &mut changes);
            assert!(again.iter().all(|(frame, _)| *frame == json!({"x": 0})), "{game}: nothing is new");
            let Some(actor) = playing.waiting().first() else { break };
            let words = playing.answers(actor).unwrap();
            let word = &words[rng.random_range(0..words.len())];
            playing.answer(actor, playing.seq(), word, &[]).unwrap();
        }
        assert!(sent * 4 < whole, "{game}: {sent} bytes instead of {whole}");
    }
}

/// A match of three, and everybody at it.
fn three() -> (Box<dyn AnyMatch>, Vec<Actors>) {
    let mut playing = Shelf::embedded().game("adrenaline").unwrap().start(&json!({"players": 3}), 5).unwrap();
    playing.run_luck(&[]);
    let everybody = playing.actors().map(Actors::one).collect();
    (playing, everybody)
}

#[test]
fn viewers_who_need_the_same_are_known() {
    let (mut playing, everybody) = three();
    let mut shown = vec![Shown::default(); 3];
    let mut changes = Changes::default();
    let told = frames(&*playing, &everybody, &mut shown, &mut changes);
    assert_eq!(changes.are_same(0, 1), told[0].0 == told[1].0);
    assert!(!changes.are_same(0, 1), "hands are dealt");
    for _ in 0..60 {
        let Some(actor) = playing.waiting().first() else { break };
        let word = playing.answers(actor).unwrap().remove(0);
        playing.answer(actor, playing.seq(), &word, &[]).unwrap();
        let told = frames(&*playing, &everybody, &mut shown, &mut changes);
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            assert_eq!(changes.are_same(one, other), told[one].0 == told[other].0);
        }
    }
}

#[test]
fn a_viewer_who_comes_later_is_in_step_once_everything_was_told() {
    let (mut playing, sets) = three();
    let (mut shown, mut changes) = (vec![Shown::default(); 3], Changes::default());
    let mut pages = vec![json!({}); 3];
    for n in 0..40 {
        let here = if n < 20 { 2 } else { 3 };
        let told = frames(&*playing, &sets[..here], &mut shown[..here], &mut changes);
        for ((page, sees), (frame, bytes)) in pages.iter_mut().zip(&sets).zip(&told) {
            follow(page, frame);
            assert_eq!(*page, playing.view(*sees), "answer {n}, {sees:?}");
            assert!(n == 0 || *bytes < 2_000, "answer {n}, {sees:?}: {bytes} bytes");
        }
        // The third comes after some answers, and is first shown everything alone.
        if n == 19 {
            frames(&*playing, &sets[2..], &mut shown[2..], &mut changes);
            pages[2] = playing.view(sets[2]);
        }
        let actor = playing.waiting().first().unwrap();
        let words = playing.answers(actor).unwrap();
        playing.answer(actor, playing.seq(), &words[n % words.len()], &[]).unwrap();
    }
}

#[test]
fn a_viewer_who_was_shown_another_moment_is_told_what_has_changed_since() {
    let (mut playing, sets) = three();
    let (mut shown, mut changes) = (vec![Shown::default(); 3], Changes::default());
    let first = frames(&*playing, &sets, &mut shown, &mut changes);
    let mut page = json!({});
    follow(&mut page, &first[2].0);
    for n in 0..6 {
        let actor = playing.waiting().first().unwrap();
        let words = playing.answers(actor).unwrap();
        playing.answer(actor, playing.seq(), &words[0], &[]).unwrap();
        // The last one misses some.
        let here = if n < 5 { 2 } else { 3 };
        let told = frames(&*playing, &sets[..here], &mut shown[..here], &mut changes);
        if let Some((frame, bytes)) = told.get(2) {
            follow(&mut page, frame);
            assert_eq!(page, playing.view(sets[2]));
            assert!(*bytes < first[2].1, "{bytes} bytes, {} for everything", first[2].1);
        }
    }
}
