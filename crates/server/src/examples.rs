//! Positions that explain a game, for the rules pages: scenes written by hand
//! and the answers given from there, played by the rules themselves.

use shelf::AnyGame;

use crate::replay::asks;
use crate::wire::Example;

macro_rules! examples {
    ($($game:literal: $($name:literal),*;)*) => {
        const EXAMPLES: &[(&str, &str, &str)] =
            &[$($(($game, $name, include_str!(concat!("../examples/", $game, "/", $name, ".scene")))),*),*];
    };
}

examples! {
    "adrenaline": "run", "grab", "shoot", "boards";
    "adrenaline-team": "turn", "buffer";
    "tf2-board": "walk", "shoot", "points";
    "tf2-turns": "move", "fire", "points";
}

/// All that can be set up: other content than ours may lack what a scene names.
pub(crate) fn of(game: &dyn AnyGame) -> Vec<Example> {
    let ours = EXAMPLES.iter().filter(|(of, ..)| *of == game.name());
    ours.filter_map(|(_, name, text)| set_up(game, name, text).ok()).collect()
}

/// Comments that begin with `#>` are answers: `#> violet shoot`.
fn set_up(game: &dyn AnyGame, name: &str, text: &str) -> Result<Example, String> {
    let mut there = game.set_up(text, 1).map_err(|wrong| wrong.to_string())?;
    for line in text.lines().filter_map(|line| line.strip_prefix("#>")) {
        let (actor, word) = line.trim().split_once(' ').ok_or_else(|| format!("no answer: {line}"))?;
        there.dictate(actor, word, &[]).map_err(|no| format!("{line}: {no}"))?;
    }
    let chairs =
        there.roster().seats().map(|(_, held)| held.map(|actor| there.name(actor).into_owned()).collect()).collect();
    Ok(Example {
        name: name.to_owned(),
        view: there.view(there.actors()),
        asks: asks(&*there, there.actors(), true),
        chairs,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_can_be_set_up_and_asks_something() {
        let shelf = shelf::Shelf::embedded();
        for (game, name, text) in EXAMPLES {
            let example =
                set_up(shelf.game(game).unwrap(), name, text).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert!(example.asks.iter().any(|ask| ask.offers.is_some()), "{game}/{name} asks nobody");
        }
        for game in shelf.games() {
            assert!(!of(game).is_empty(), "{} has no examples", game.name());
        }
    }
}
