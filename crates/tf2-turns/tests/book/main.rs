//! The rule book, sentence by sentence: the seed's rules, the rulings on them,
//! the house rules and the worked examples.

mod examples;
mod house;
mod rulings;
mod seed;

use table::{Actor, Game, Options, Spoken};
use tf2_turns::{Event, FlagView, Id, Mark, Rules, Setup, TfTurns, UnitView};

/// A position on the table and what has been told since.
#[derive(Debug)]
pub struct Table {
    pub state: TfTurns,
    pub told: Vec<Event>,
}

/// Sets up a scene.
pub fn t(scene: &str) -> Table {
    let state = TfTurns::from_scene(Rules::embedded(), scene).unwrap_or_else(|e| panic!("{e}\n{scene}"));
    Table { state, told: Vec::new() }
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
    Table { state: TfTurns::from_scene(rules, scene).unwrap(), told: Vec::new() }
}

/// A whole match from its setup.
pub fn start(setup: &Setup) -> Table {
    Table { state: TfTurns::new(Rules::embedded(), setup).unwrap(), told: Vec::new() }
}

impl Table {
    /// Gives the answers one after the other, each by the side awaited first.
    pub fn play(&mut self, words: &str) -> &mut Table {
        for word in words.split_whitespace() {
            let actor = self.state.waiting().first().unwrap_or_else(|| panic!("{word}: the match is over"));
            let choice = self.state.hear(word).unwrap_or_else(|| panic!("{word}: no such answer"));
            match self.state.play(actor, choice) {
                Ok(events) => self.told.extend(events),
                Err(_) => panic!(
                    "{word} is not offered to {actor:?}; there is {:?}\n{:?}",
                    self.offers(),
                    self.state.why_not(actor, choice)
                ),
            }
        }
        self
    }

    pub fn asked(&self) -> Actor {
        self.state.waiting().first().expect("somebody is asked")
    }

    pub fn offers(&self) -> Vec<String> {
        let mut out: Options<TfTurns> = Vec::new();
        self.state.choices(self.asked(), &mut out);
        out.into_iter().map(|c| self.state.say(c)).collect()
    }

    pub fn offered(&self, word: &str) -> bool {
        self.offers().iter().any(|o| o == word)
    }

    /// The id of the reason against an answer.
    pub fn refusal(&self, word: &str) -> String {
        let choice = self.state.hear(word).expect("a word of the game");
        self.state.why_not(self.asked(), choice).map_or_else(String::new, |m| m.id.replace("tf2-turns-not-", ""))
    }

    pub fn unit(&self, name: &str) -> UnitView {
        let view = self.state.public();
        view.units[Id::named(name).expect("a unit").ix()].clone()
    }

    pub fn health(&self, name: &str) -> u8 {
        match Mark::named(name).expect("a unit or building") {
            Mark::Unit(_) => self.unit(name).health,
            mark => {
                let view = self.state.public();
                view.buildings.iter().find(|b| b.mark == mark).map_or(0, |b| b.health)
            }
        }
    }

    /// Its space, or `out`.
    pub fn at(&self, name: &str) -> String {
        self.unit(name).at.map_or("out".to_owned(), |at| at.to_string())
    }

    pub fn flag(&self, side: usize) -> FlagView {
        self.state.public().flags[side].clone()
    }

    pub fn meter(&self) -> (usize, u8) {
        let points = self.state.public().points;
        let captured = points.iter().filter(|p| p.captured).count();
        (captured, points.get(captured).map_or(0, |p| p.meter))
    }

    /// The round tracker and the respawn timer.
    pub fn tracks(&self) -> (u8, u8) {
        let view = self.state.public();
        (view.tracker, view.timer)
    }

    /// Both sides pass their turns.
    pub fn pass_round(&mut self) -> &mut Table {
        let round = self.state.round();
        while self.state.round() == round && !self.state.waiting().is_empty() {
            self.play("end");
        }
        self
    }

    pub fn asks(&self) -> String {
        self.state.question(self.asked()).id.replace("tf2-turns-ask-", "")
    }

    pub fn happened(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(like)
    }
}

pub const RED: Actor = Actor(0);
pub const GREEN: Actor = Actor(1);
