//! What games say about themselves is so.

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
