//! A duel on a strip: one line of squares and what both have left.

use duel::{Duel, Public, Side};
use serde_json::Value;
use table::{Arg, Game, Message, View};
use words::Catalogue;

use super::canvas::Line;
use super::{Drawing, Drawn};

pub(super) const DRAWING: Drawing = Drawing::of(Duel::NAME, draw);

/// `None` if the view is not one of this game.
fn draw(view: &Value, _components: &Value, words: &Catalogue, _width: usize) -> Option<Drawn> {
    let View::<Duel> { public: view, own: () } = serde_json::from_value(view.clone()).ok()?;
    let mut strip = Line::default();
    for square in 0..view.length {
        let stands = view.duellists.iter().position(|one| one.at == square);
        strip.text(stands.map_or("·", |n| ["▶", "◀"][n])).text(" ");
    }
    let health = |side: Side| {
        let name = Arg::term(format!("{}-side-{}", Duel::NAME, side.word()), side.word());
        let id = format!("cli-{}-health", Duel::NAME);
        let mut line = Line::default();
        line.text(&words.say(&Message::new(id).with("who", name).with("n", left(&view, side))));
        line
    };
    Some(Ok([strip].into_iter().chain(Side::BOTH.map(health)).collect()))
}

fn left(view: &Public, side: Side) -> u8 {
    view.duellists.get(side.ix()).map_or(0, |one| one.health)
}
