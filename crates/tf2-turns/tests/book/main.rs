//! The rule book, sentence by sentence: the seed's rules, the rulings on them,
//! the house rules and the worked examples.

mod examples;
mod house;
mod rulings;
mod seed;

use std::ops::{Deref, DerefMut};

use table::{Actor, Game, Spoken};
use tf2_turns::{Event, FlagView, Id, Mark, Rules, Setup, TfTurns, UnitView};

/// A position on the table and what has been told since.
#[derive(Debug)]
pub struct Table(testing::Table<TfTurns>);

impl Deref for Table {
    type Target = testing::Table<TfTurns>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Sets up a scene.
pub fn t(scene: &str) -> Table {
    Table(testing::Table::set(Rules::embedded(), scene))
}

/// Sets up a scene under changed numbers: `key: value` in the place of what the file has.
pub fn house(file: &str, change: &[(&str, &str)], scene: &str) -> Table {
    let mut files = tf2_turns::content();
    let mut text = files.get(file).to_owned();
    for (old, new) in change {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    files.replace(file, text).unwrap();
    let rules: &'static Rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    Table(testing::Table::set(rules, scene))
}

/// A whole match from its setup.
pub fn start(setup: &Setup) -> Table {
    Table(testing::Table::start(Rules::embedded(), setup))
}

impl Table {
    /// Gives the answers one after the other, each by the side awaited first.
    #[track_caller]
    pub fn play(&mut self, words: &str) -> &mut Table {
        self.0.play(words);
        self
    }

    /// The id of the reason against an answer.
    pub fn refusal(&self, word: &str) -> String {
        self.reason(word).map_or_else(String::new, |m| m.id.replace("tf2-turns-not-", ""))
    }

    pub fn unit(&self, name: &str) -> UnitView {
        let view = self.game.public();
        view.units[Id::named(name).expect("a unit").ix()].clone()
    }

    pub fn health(&self, name: &str) -> u8 {
        match Mark::named(name).expect("a unit or building") {
            Mark::Unit(_) => self.unit(name).health,
            mark => {
                let view = self.game.public();
                view.buildings.iter().find(|b| b.mark == mark).map_or(0, |b| b.health)
            }
        }
    }

    /// Its space, or `out`.
    pub fn at(&self, name: &str) -> String {
        self.unit(name).at.map_or("out".to_owned(), |at| at.to_string())
    }

    pub fn flag(&self, side: usize) -> FlagView {
        self.game.public().flags[side].clone()
    }

    pub fn meter(&self) -> (usize, u8) {
        let points = self.game.public().points;
        let captured = points.iter().filter(|p| p.captured).count();
        (captured, points.get(captured).map_or(0, |p| p.meter))
    }

    /// The round tracker and the respawn timer.
    pub fn tracks(&self) -> (u8, u8) {
        let view = self.game.public();
        (view.tracker, view.timer)
    }

    /// Both sides pass their turns.
    pub fn pass_round(&mut self) -> &mut Table {
        let round = self.game.round();
        while self.game.round() == round && !self.game.waiting().is_empty() {
            self.play("end");
        }
        self
    }

    pub fn asks(&self) -> String {
        self.game.question(self.asked()).id.replace("tf2-turns-ask-", "")
    }

    pub fn happened(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(like)
    }
}

pub const RED: Actor = Actor(0);
pub const GREEN: Actor = Actor(1);
