//! What games say about themselves is so.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};
use shelf::{AnyGame, OptionKind, Shelf};
use table::SideNames;

/// The number of seats under every setup that numbers, flags and modes make.
fn seats(game: &dyn AnyGame, chosen: &Map<String, Value>, from: usize, met: &mut Vec<u8>) {
    let options = game.options_after(chosen);
    let is_tried = |kind: &OptionKind| matches!(kind, OptionKind::Number | OptionKind::Flag | OptionKind::OneOf(_));
    let Some(next) = (from..options.len()).find(|&n| is_tried(&options[n].kind)) else {
        if let Ok(playing) = game.start(&Value::Object(chosen.clone()), 0) {
            met.push(playing.roster().seats().count() as u8);
        }
        return;
    };
    for value in &options[next].allowed {
        let mut chosen = chosen.clone();
        chosen.insert(options[next].name.to_owned(), value.clone());
        seats(game, &chosen, next + 1, met);
    }
}

#[test]
fn every_game_has_as_many_seats_as_it_says() {
    for game in Shelf::embedded().games() {
        let mut met = Vec::new();
        seats(game, &Map::new(), 0, &mut met);
        let range = (met.iter().copied().min().unwrap(), met.iter().copied().max().unwrap());
        assert_eq!(range, game.about().players, "{}", game.name());
    }
}

/// An option that says its default begins the match that begins without a word of it.
fn means_what_it_says(game: &dyn AnyGame) {
    let scene = |setup: &Map<String, Value>| game.start(&Value::Object(setup.clone()), 0).unwrap().scene();
    let modes = game.options().into_iter().find(|option| option.name == "mode").map_or(Vec::new(), |mode| mode.allowed);
    let mut beginnings = vec![Map::new()];
    beginnings.extend(modes.into_iter().map(|mode| Map::from_iter([("mode".to_owned(), mode)])));
    for beginning in beginnings {
        for option in game.options_after(&beginning).into_iter().filter(|option| option.name != "mode") {
            assert!(option.kind != OptionKind::Flag || option.default.is_boolean(), "{}: {option:?}", game.name());
            if !option.default.is_null() {
                let mut said = beginning.clone();
                said.insert(option.name.to_owned(), option.default.clone());
                assert_eq!(scene(&said), scene(&beginning), "{}: {option:?}", game.name());
            }
        }
    }
}

#[test]
fn what_nobody_chooses_is_what_the_options_say_it_is() {
    Shelf::embedded().games().for_each(means_what_it_says);
}

#[test]
fn what_the_content_decides_is_the_default_of_the_options() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("defaults");
    let other = |game: &str, file: &str, [from, to]: [&str; 2]| {
        let text = Shelf::embedded().game(game).unwrap().files().get(file).to_owned();
        assert!(text.contains(from));
        fs::create_dir_all(dir.join(game)).unwrap();
        fs::write(dir.join(game).join(file), text.replace(from, to)).unwrap();
    };
    let unsafe_spawns = ["spawn_sanctuary: true", "spawn_sanctuary: false"];
    other("tf2-board", "settings.ron", unsafe_spawns);
    other("tf2-turns", "numbers.ron", unsafe_spawns);
    let elsewhere = Shelf::open(Some(&dir)).unwrap();
    for game in ["tf2-board", "tf2-turns"] {
        let default = |shelf: &Shelf| {
            let options = shelf.game(game).unwrap().options();
            options.into_iter().find(|option| option.name == "sanctuary").unwrap().default
        };
        assert_eq!([default(&Shelf::embedded()), default(&elsewhere)], [json!(true), json!(false)], "{game}");
        means_what_it_says(elsewhere.game(game).unwrap());
    }
}

#[test]
fn the_last_actor_of_a_team_speaks_for_all_its_seats() {
    let shelf = Shelf::embedded();
    let game = shelf.game("adrenaline-team").unwrap();
    assert_eq!(game.about().sides, SideNames::Team);
    let playing = game.start(&json!({"black": 3, "white": 2}), 0).unwrap();
    for place in playing.standing() {
        let team = playing.named(place.side.last().unwrap()).unwrap();
        let seats = playing.roster().seats().filter(|(_, held)| held.has(team)).count();
        assert_eq!(seats, place.side.len() - 1, "{:?}", place.side);
    }
}
