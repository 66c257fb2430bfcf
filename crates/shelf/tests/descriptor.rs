//! What games say about themselves is so.

use serde_json::{Map, Value};
use shelf::{AnyGame, OptionKind, Shelf};
use table::SideNames;

/// The number of seats under every setup that numbers and modes make.
fn seats(game: &dyn AnyGame, chosen: &Map<String, Value>, from: usize, met: &mut Vec<u8>) {
    let options = game.options_after(chosen);
    let is_tried = |kind: &OptionKind| matches!(kind, OptionKind::Number | OptionKind::OneOf(_));
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
fn a_side_that_is_called_as_its_team_has_an_actor_for_it() {
    for game in Shelf::embedded().games() {
        let sides = game.start(&Value::Object(Map::new()), 0).unwrap().standing();
        for place in sides {
            let several = place.side.len() > 1;
            assert_eq!(several, game.about().sides == SideNames::Team, "{}: {:?}", game.name(), place.side);
        }
    }
}
