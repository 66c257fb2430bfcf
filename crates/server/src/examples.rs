//! Positions that explain a game, for the rules pages: the scenes of its guide
//! and the answers given from there, played by the rules themselves.

use shelf::AnyGame;
use table::Chapter;

use crate::replay::asks;
use crate::wire::Example;

/// The chapters of the guide that can be shown: other content than ours may
/// lack what a scene names.
pub(crate) fn of(game: &dyn AnyGame) -> Vec<Example> {
    let shown = |chapter: &Chapter| set_up(game, chapter.id, chapter.scene?).ok();
    game.about().guide.iter().filter_map(shown).collect()
}

/// Comments that begin with `#>` are answers: `#> violet shoot`.
fn set_up(game: &dyn AnyGame, name: &str, text: &str) -> Result<Example, String> {
    let mut there = game.set_up(text, 1).map_err(|wrong| wrong.to_string())?;
    for line in text.lines().filter_map(|line| line.strip_prefix("#>")) {
        let (actor, word) = line.trim().split_once(' ').ok_or_else(|| format!("no answer: {line}"))?;
        there.follow(actor, word, &[]).map_err(|no| format!("{line}: {no}"))?;
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
        for game in shelf.games() {
            let (name, shown) = (game.name(), game.about().guide.iter().filter(|chapter| chapter.scene.is_some()));
            assert!(shown.clone().count() > 0, "{name} has no examples");
            for Chapter { id, scene } in shown {
                let example = set_up(game, id, scene.unwrap()).unwrap_or_else(|why| panic!("{name}/{id}: {why}"));
                assert!(example.asks.iter().any(|ask| ask.offers.is_some()), "{name}/{id} asks nobody");
            }
        }
    }
}
