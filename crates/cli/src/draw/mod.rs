//! Positions drawn for a terminal. A game with a drawing of its own has a file
//! here; any other gets a plain listing of its view.

mod adrenaline;
mod arena;
mod canvas;
mod listing;
mod menu;
mod paint;

use serde_json::Value;
use shelf::AnyGame;
use words::Catalogue;

pub(crate) use menu::menu;
pub(crate) use paint::{bold, dim};

/// Lines as wide as a board may be.
pub(crate) const WIDTH: usize = 97;

/// Draws the positions of one game.
#[derive(Debug)]
pub(crate) struct Artist {
    game: &'static str,
    components: Value,
}

impl Artist {
    pub(crate) fn new(game: &dyn AnyGame) -> Artist {
        Artist { game: game.name(), components: game.components() }
    }

    /// The view as lines with colours in them.
    pub(crate) fn draw(&self, view: &Value, words: &Catalogue) -> Vec<String> {
        match self.game {
            "adrenaline" => adrenaline::draw(view, &self.components, words).unwrap_or_else(|| listing::draw(view)),
            _ => listing::draw(view),
        }
    }
}
