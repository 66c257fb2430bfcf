//! Adrenaline on a terminal: the killshot track, the arena, the player boards.

use adrenaline::{CardView, FigureView, View, WeaponCard};
use serde_json::Value;
use table::{Arg, Message};
use words::Catalogue;

use super::canvas::{Line, fit};
use super::{WIDTH, arena, paint};

/// `None` if the view is not one of Adrenaline.
pub(super) fn draw(view: &Value, components: &Value, words: &Catalogue) -> Option<Vec<String>> {
    let view: View = serde_json::from_value(view.clone()).ok()?;
    let weapons: Vec<WeaponCard> = serde_json::from_value(components["weapons"].clone()).ok()?;
    let printed = arena::printed(components, &view.arena)?;
    let table = Table { view: &view, weapons, words };
    let mut lines = vec![table.track().draw(), table.state().draw()];
    let names = arena::Names {
        room: &|id| table.room(id),
        colour: &|id| table.term("colour", id, id).to_uppercase(),
        weapon: &|id| (table.weapon(id), table.price(id)),
        figure: &|id| table.figure(id).map_or(('?', String::new()), |f| (f.letter, f.colour.clone())),
    };
    lines.extend(arena::draw(&printed, &view.squares, &names));
    for figure in &view.figures {
        lines.extend(table.board(figure).iter().map(Line::draw));
    }
    Some(lines)
}

struct Table<'a> {
    view: &'a View,
    weapons: Vec<WeaponCard>,
    words: &'a Catalogue,
}

impl Table<'_> {
    // Words

    fn say(&self, id: &str) -> String {
        self.words.say(&Message::new(format!("cli-board-{id}")))
    }

    fn term(&self, kind: &str, id: &str, plain: &str) -> String {
        let name = Arg::term(format!("adrenaline-{kind}-{id}"), plain);
        self.words.say(&Message::new("cli-name").with("name", name))
    }

    /// A room in one short word.
    fn room(&self, id: &str) -> String {
        let room = Arg::term(format!("adrenaline-room-{id}"), id);
        self.words.say(&Message::new("cli-room").with("room", room))
    }

    fn figure(&self, id: &str) -> Option<&FigureView> {
        self.view.figures.iter().find(|figure| figure.id == id)
    }

    fn figure_arg(&self, id: &str) -> Arg {
        Arg::term(format!("adrenaline-figure-{id}"), self.figure(id).map_or(id, |figure| &figure.name))
    }

    fn weapon(&self, id: &str) -> String {
        let card = self.weapons.iter().find(|card| card.id == id);
        self.term("weapon", id, card.map_or(id, |card| &card.name))
    }

    fn price(&self, id: &str) -> String {
        self.weapons.iter().find(|card| card.id == id).map_or_else(String::new, |card| card.grab.clone())
    }

    fn card(&self, card: &CardView) -> String {
        let letter = card.colour.chars().next().unwrap_or('?').to_uppercase();
        format!("{} {letter}", self.term("powerup", &card.kind, &card.kind.replace('-', " ")))
    }

    // Lines

    /// Kills so far, then the skulls that are left.
    fn track(&self) -> Line {
        let mut line = Line::default();
        line.dim(&self.say("track")).text(" ");
        for kill in &self.view.track {
            self.put_letter(&mut line, &kill.killshot);
            if let Some(over) = &kill.overkill {
                self.put_letter(&mut line, over);
            }
            line.text(" ");
        }
        for _ in 0..self.view.skulls_left {
            line.put("☠ ", paint::ink("red"));
        }
        let decks = Message::new("cli-board-decks")
            .with("weapons", self.view.weapons_in_deck as usize)
            .with("tiles", self.view.tiles_in_deck as usize)
            .with("powerups", self.view.powerups_in_deck as usize);
        let decks = self.words.say(&decks);
        line.to(WIDTH.saturating_sub(decks.chars().count())).dim(&decks);
        line
    }

    /// Whose turn it is, and what stage the match has reached.
    fn state(&self) -> Line {
        let view = self.view;
        let turn = match view.over {
            true => Message::new("cli-board-over"),
            false => {
                Message::new("cli-board-turn").with("who", self.figure_arg(&view.turn)).with("left", view.actions_left)
            }
        };
        let mut line = Line::default();
        line.bold(&self.words.say(&turn));
        if let Some(weapon) = &view.firing {
            line.text("  ").put(&self.weapon(weapon), paint::ink("red"));
        }
        if view.frenzy && !view.over {
            let frenzy = Message::new("cli-board-frenzy").with("left", view.last_turns);
            line.text("  ").put(&self.words.say(&frenzy), paint::ink("red").bold());
        }
        line
    }

    /// The letter of whoever owns a token.
    fn put_letter(&self, line: &mut Line, id: &str) {
        match self.figure(id) {
            Some(figure) => line.put(&figure.letter.to_string(), paint::token(&figure.colour)),
            None => line.text("?"),
        };
    }

    fn board(&self, figure: &FigureView) -> Vec<Line> {
        let mut gear = Line::default();
        gear.text("      ");
        put_ammo(&mut gear, figure.ammo);
        gear.to(21);
        self.put_weapons(&mut gear, figure);
        let hand = self.hand(figure);
        if gear.width() + hand.width() + 2 <= WIDTH {
            gear.text("  ").and(&hand);
            return vec![self.health(figure), gear];
        }
        let mut cards = Line::default();
        cards.to(21).and(&hand);
        vec![self.health(figure), gear, cards]
    }

    /// Who it is and where, damage, marks, what the board is worth, points.
    fn health(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        let asked = self.view.asked.contains(&figure.id);
        line.bold(if figure.id == self.view.turn { "▶" } else { " " });
        line.text(if asked { "?" } else { " " });
        line.put(&format!("({})", figure.letter), paint::token(&figure.colour)).text(" ");
        line.bold(&fit(&self.term("figure", &figure.id, &figure.name), 13));
        if figure.starts {
            line.dim("¹");
        }
        line.to(21).text(figure.at.as_deref().unwrap_or("  —")).to(26);
        self.put_damage(&mut line, figure);
        line.to(46).dim(&self.say("marks")).text(if figure.marks.is_empty() { " —" } else { "" });
        for (by, n) in &figure.marks {
            line.text(" ");
            (0..*n).for_each(|_| self.put_letter(&mut line, by));
        }
        line.to(66);
        if figure.skulls > 0 {
            line.put(&"☠".repeat(figure.skulls.into()), paint::ink("red")).text(" ");
        }
        let values: Vec<String> = figure.values.iter().map(u8::to_string).collect();
        line.dim(&self.say("worth")).text(&format!(" {}", values.join(" ")));
        if let Some(points) = figure.points {
            let points = self.words.say(&Message::new("cli-board-points").with("points", points));
            line.to(WIDTH.saturating_sub(points.chars().count())).bold(&points);
        }
        line
    }

    /// Twelve spaces; bars stand where the printed board has its better actions and its death.
    fn put_damage(&self, line: &mut Line, figure: &FigureView) {
        line.dim("[");
        for space in 0..12 {
            if [2, 5, 10].contains(&space) {
                line.dim("|");
            }
            match figure.damage.get(space) {
                Some(by) => self.put_letter(line, by),
                None => {
                    line.dim("·");
                }
            }
        }
        line.dim("]");
    }

    fn put_weapons(&self, line: &mut Line, figure: &FigureView) {
        if figure.weapons.is_empty() {
            line.dim(&self.say("no-weapons"));
        }
        for (i, weapon) in figure.weapons.iter().enumerate() {
            line.text(if i > 0 { "  " } else { "" });
            match weapon.loaded {
                true => line.put("● ", paint::ink("green")).text(&self.weapon(&weapon.id)),
                false => line.dim("○ ").dim(&self.weapon(&weapon.id)),
            };
        }
    }

    /// The cards, or how many there are of them.
    fn hand(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        match &figure.hand {
            Some(cards) if !cards.is_empty() => {
                line.dim(&self.say("powerups")).text(" ");
                for (i, card) in cards.iter().enumerate() {
                    line.text(if i > 0 { ", " } else { "" }).put(&self.card(card), paint::ink(&card.colour));
                }
            }
            _ => {
                line.dim(&self.say("powerups")).text(&format!(" {}", figure.powerups));
            }
        }
        line
    }
}

/// Three spaces for the cubes of each colour.
fn put_ammo(line: &mut Line, ammo: [u8; 3]) {
    for (letter, n) in ['R', 'Y', 'B'].into_iter().zip(ammo) {
        let n = n as usize;
        line.put(&letter.to_string().repeat(n), paint::ink(arena::cube_colour(letter)).bold());
        line.dim(&"·".repeat(3usize.saturating_sub(n))).text(" ");
    }
}
