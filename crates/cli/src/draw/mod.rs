//! Positions drawn for a terminal. A game with a drawing of its own has a file
//! here; any other gets a plain listing of its view.

mod adrenaline;
mod adrenaline_team;
mod arena;
mod canvas;
pub(crate) mod cards;
mod duel;
mod grid;
mod listing;
pub(crate) mod maps;
mod menu;
mod paint;
mod tf2_board;
mod tf2_turns;

use std::sync::Arc;

use serde_json::Value;
use shelf::AnyGame;
use table::Message;
use words::Catalogue;

use canvas::Line;
use cards::Card;
pub(crate) use menu::menu;
pub(crate) use paint::{bold, dim};

/// Lists and menus are not wider than this, however wide the screen is.
const WIDTH: usize = 97;

/// A screen narrower than this has no room for the lists under a board.
const LEAST: usize = 60;

/// A drawing, or the width it needs.
type Drawn = Result<Vec<Line>, usize>;

/// Draws a view with the components, the words and the width; `None` for a view of another game.
type Draw = fn(&Value, &Value, &Catalogue, usize) -> Option<Drawn>;

/// How one game is drawn: its positions, its cards, its maps.
#[derive(Debug)]
pub(crate) struct Drawing {
    game: &'static str,
    draw: Draw,
    /// Whether an event in the middle of an action leaves the picture as good as it was.
    is_quiet: fn(&Message) -> bool,
    /// Every reference card of the components, for a game whose content has no texts of its own.
    pub(crate) cards: fn(&Value, &Catalogue) -> Vec<Card>,
    /// Every map of the components, for a printer.
    pub(crate) maps: fn(&Value, &Catalogue) -> Vec<print::Map>,
}

impl Drawing {
    const fn of(game: &'static str, draw: Draw) -> Drawing {
        Drawing { game, draw, is_quiet: |_| true, cards: |_, _| Vec::new(), maps: |_, _| Vec::new() }
    }
}

// A drawing is one line here.
#[rustfmt::skip]
const DRAWINGS: &[Drawing] = &[
    adrenaline::DRAWING,
    adrenaline_team::DRAWING,
    tf2_board::DRAWING,
    tf2_turns::DRAWING,
    duel::DRAWING,
];

/// The drawing of a game that has none.
const PLAIN: Drawing = Drawing::of("", |_, _, _, _| None);

/// How a game is drawn.
pub(crate) fn of(game: &str) -> &'static Drawing {
    DRAWINGS.iter().find(|drawing| drawing.game == game).unwrap_or(&PLAIN)
}

/// Draws the positions of one game.
#[derive(Debug)]
pub(crate) struct Artist {
    drawing: &'static Drawing,
    components: Value,
}

impl Artist {
    pub(crate) fn new(game: &dyn AnyGame) -> Artist {
        Artist { drawing: of(game.name()), components: game.components() }
    }

    /// Whether the picture must be drawn again in the middle of an action.
    pub(crate) fn is_stale(&self, told: &[Arc<Message>]) -> bool {
        told.iter().any(|message| !(self.drawing.is_quiet)(message))
    }

    /// The reference cards that a word calls for.
    pub(crate) fn card(&self, word: &str, words: &Catalogue) -> Vec<String> {
        cards::called(&self.cards(words), word).into_iter().flat_map(Card::whole).collect()
    }

    /// What reference cards there are.
    pub(crate) fn card_names(&self, words: &Catalogue) -> Vec<String> {
        let mut names: Vec<String> = self.cards(words).into_iter().map(|card| card.id).collect();
        names.dedup();
        names
    }

    /// The cards of those things in a line each, where every one of them has a card.
    pub(crate) fn choice_of_cards(&self, things: &[&str], words: &Catalogue) -> Vec<String> {
        let cards = self.cards(words);
        let short = |thing: &&str| cards::called(&cards, thing).first().map(|card| card.short());
        things.iter().map(short).collect::<Option<_>>().unwrap_or_default()
    }

    fn cards(&self, words: &Catalogue) -> Vec<Card> {
        (self.drawing.cards)(&self.components, words)
    }

    /// The view as lines with colours in them, none wider than `width`; where
    /// the board has no room, a sentence says how much it needs.
    pub(crate) fn draw(&self, view: &Value, words: &Catalogue, width: usize) -> Vec<String> {
        let drawn = (self.drawing.draw)(view, &self.components, words, width);
        let drawn = drawn.unwrap_or_else(|| Ok(listing::draw(view)));
        let lines = match drawn {
            Ok(lines) if width >= LEAST => lines,
            Ok(_) => vec![too_narrow(words, width, LEAST)],
            Err(need) => vec![too_narrow(words, width, need.max(LEAST))],
        };
        lines.into_iter().flat_map(|line| line.fold(width)).map(|line| line.draw()).collect()
    }
}

fn too_narrow(words: &Catalogue, have: usize, need: usize) -> Line {
    let mut line = Line::default();
    line.text(&words.say(&Message::new("cli-too-narrow").with("have", have).with("need", need)));
    line
}

/// A text of the components, empty where there is none.
pub(crate) fn string(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A list of the components, empty where there is none.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text in lines of at most `width` characters, as it is indented.
pub(crate) fn folded(text: &str, width: usize) -> Vec<String> {
    let fold = |line: &str| Line::default().text(line).clone().fold(width);
    text.lines().flat_map(fold).map(|line| line.draw()).collect()
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use serde_json::json;
    use shelf::{AnyMatch, Shelf};
    use table::{Actors, rng};
    use words::Lang;

    use super::*;

    /// Every game in every mode, at its most crowded.
    fn setups() -> [(&'static str, Value); 6] {
        [
            ("adrenaline", json!({ "players": 5 })),
            ("adrenaline-team", json!({ "black": 3, "white": 3 })),
            ("tf2-board", json!({ "mode": "ctf" })),
            ("tf2-board", json!({ "mode": "cp" })),
            ("tf2-turns", json!({ "mode": "ctf" })),
            ("tf2-turns", json!({ "mode": "cp" })),
        ]
    }

    fn draw(artist: &Artist, playing: &dyn AnyMatch, lang: Lang, width: usize) -> Vec<String> {
        let drawn = artist.draw(&playing.view(playing.actors()), &Catalogue::new(lang), width);
        drawn.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
    }

    /// Looks at a match of random answers now and then, to its end.
    fn watch(mut look: impl FnMut(&Artist, &dyn AnyMatch)) {
        let shelf = Shelf::open(None).unwrap();
        for (name, setup) in setups() {
            let game = shelf.game(name).unwrap();
            let artist = Artist::new(game);
            for seed in 0..3 {
                let mut playing = game.start(&setup, seed).unwrap();
                let mut dice = rng(seed);
                playing.run_luck(&[]);
                while let Some(actor) = playing.waiting().first() {
                    if playing.seq().is_multiple_of(29) {
                        look(&artist, &*playing);
                    }
                    let answers = playing.answers(actor).unwrap();
                    let word = &answers[dice.random_range(0..answers.len())];
                    playing.answer(actor, playing.seq(), word, &[Actors::NONE]).unwrap();
                }
                look(&artist, &*playing);
            }
        }
    }

    #[test]
    fn no_line_of_a_drawing_is_wider_than_the_screen() {
        let mut drawings = 0;
        watch(|artist, playing| {
            for (lang, width) in [(Lang::En, 80), (Lang::Pl, 80), (Lang::Pl, 97), (Lang::En, 120), (Lang::Pl, 120)] {
                let drawn = draw(artist, playing, lang, width);
                let widest = drawn.iter().max_by_key(|line| line.chars().count()).unwrap();
                assert!(widest.chars().count() <= width, "{:?} at {width}: {widest}", artist.drawing.game);
                assert!(drawn.len() > 15, "{:?} at {width}: {drawn:?}", artist.drawing.game);
                drawings += 1;
            }
        });
        assert!(drawings > 500, "{drawings}");
    }

    #[test]
    fn a_narrow_drawing_names_whatever_the_wide_one_names() {
        let words = |lines: &[String]| -> std::collections::BTreeSet<String> {
            let text = lines.join(" ");
            let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|part| part.len() > 2);
            parts.map(str::to_owned).collect()
        };
        watch(|artist, playing| {
            if artist.drawing.game.starts_with("tf2") {
                let [narrow, wide] = [80, 120].map(|width| words(&draw(artist, playing, Lang::Pl, width)));
                // Two letters and a mark stand beside other signs; columns lose their letter.
                let lost: Vec<_> = wide.difference(&narrow).filter(|word| !word.starts_with('c')).collect();
                assert!(lost.iter().all(|word| word.chars().count() < 4), "{lost:?}");
            }
        });
    }

    #[test]
    fn a_screen_too_narrow_for_the_board_is_told_what_it_lacks() {
        watch(|artist, playing| {
            for width in [20, 50, 59] {
                let drawn = draw(artist, playing, Lang::En, width);
                assert!(drawn.iter().all(|line| line.chars().count() <= width), "{drawn:?}");
                let said = drawn.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
                assert!(
                    said.starts_with(&format!("This terminal is {width} columns wide; the board needs ")),
                    "{said}"
                );
            }
        });
    }
}
