//! The example of docs/adding-a-game.md can be played, counted and looked into
//! as any other game, by those who know its name; nobody else is told of it.

mod run;

use run::{fine, folder, refused};
use shelf::Shelf;
use words::{Catalogue, Lang};

#[test]
fn a_duel_is_played_to_its_end_in_both_languages() {
    for (lang, over) in [("en", " the duel."), ("pl", " pojedyn")] {
        let out = fine(&["play", "--game", "duel", "--seed", "3", "--lang", lang], "1\n".repeat(60));
        assert!(out.contains(over) && out.contains('▶') && !out.contains("duel-"), "{out}");
        let help = fine(&["play", "--game", "duel", "--lang", lang], "?\nwhy fire\nquit\n");
        assert!(!help.contains("duel-"), "{help}");
    }
}

#[test]
fn the_lab_counts_duels() {
    let out = folder("duels");
    let out = out.to_str().unwrap();
    fine(&["lab", "run", "--game", "duel", "--games", "20", "--bots", "random", "--out", out], "");
    fine(&["lab", "report", out], "");
    let report = std::fs::read_to_string(format!("{out}/report.html")).unwrap();
    assert!(report.contains("pistol") && !report.contains("duel-"), "{report}");
    let strength = fine(&["ladder", "--game", "duel", "--games", "8", "--bots", "random,greedy"], "");
    assert!(strength.contains("Left") && strength.contains("greedy"), "{strength}");
}

#[test]
fn a_duel_is_listed_nowhere() {
    assert!(!fine(&["games"], "").contains("duel"));
    assert!(!refused(&["play", "--game", "nothing"], "").contains("duel"));
    assert!(fine(&["games", "duel"], "").contains("first"));
}

#[test]
fn every_chapter_of_a_guide_has_its_words() {
    let shelf = Shelf::embedded();
    let duel = shelf.game("duel").unwrap();
    for game in shelf.games().chain([duel]) {
        let about = game.about();
        let ids = about.guide.iter().flat_map(|chapter| {
            let title = format!("rules-{}-{}", about.name, chapter.id);
            [format!("{title}-text"), title]
        });
        let ids: Vec<String> = ids.chain([format!("{}-title", about.name)]).collect();
        for lang in Lang::ALL {
            let missing: Vec<&String> = ids.iter().filter(|id| !Catalogue::new(lang).has(id)).collect();
            assert!(missing.is_empty(), "{lang}: {missing:?}");
        }
    }
}
