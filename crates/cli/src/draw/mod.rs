//! Positions drawn for a terminal. A game with a drawing of its own has a file
//! here; any other gets a plain listing of its view.

mod adrenaline;
mod adrenaline_team;
mod arena;
mod canvas;
mod grid;
mod listing;
mod menu;
mod paint;
mod tf2_board;
mod tf2_turns;

use serde_json::Value;
use shelf::AnyGame;
use table::Message;
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

    /// Does what was told in the middle of an action change the picture so much
    /// that it must be drawn again? A walk does, where walking is not the action itself.
    pub(crate) fn is_stale(&self, told: &[std::sync::Arc<Message>]) -> bool {
        let quiet = ["tf2-turns-told-activate", "tf2-turns-told-pick"];
        self.game == "tf2-turns" && told.iter().any(|message| !quiet.contains(&&*message.id))
    }

    /// The view as lines with colours in them.
    pub(crate) fn draw(&self, view: &Value, words: &Catalogue) -> Vec<String> {
        let drawn = match self.game {
            "adrenaline" => adrenaline::draw(view, &self.components, words),
            "adrenaline-team" => adrenaline_team::draw(view, &self.components, words),
            "tf2-board" => tf2_board::draw(view, words),
            "tf2-turns" => tf2_turns::draw(view, words),
            _ => None,
        };
        drawn.unwrap_or_else(|| listing::draw(view))
    }
}
