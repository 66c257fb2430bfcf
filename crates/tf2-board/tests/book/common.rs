//! A table for tests: a scene, answers as words, and what happened.

use std::ops::{Deref, DerefMut};

use table::{Game, Spoken};
use tf2_board::{FigureView, Public, Rules, Spot, TfBoard};

pub(crate) struct Table(testing::Table<TfBoard>);

impl Deref for Table {
    type Target = testing::Table<TfBoard>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A position on Twin Forts.
pub(crate) fn ctf(scene: &str) -> Table {
    scene_of(&format!("map twin-forts | {scene}"))
}

/// A position on Three Yards.
pub(crate) fn cp(scene: &str) -> Table {
    scene_of(&format!("map three-yards | {scene}"))
}

pub(crate) fn scene_of(text: &str) -> Table {
    Table(testing::Table::set(Rules::embedded(), text))
}

impl Table {
    pub(crate) fn of(game: TfBoard) -> Table {
        Table(testing::Table::new(game))
    }

    /// Gives answers, each for the awaited team.
    #[track_caller]
    pub(crate) fn play(mut self, words: &str) -> Table {
        self.0.play(words);
        self
    }

    /// The same position, played on: the table itself stays.
    #[track_caller]
    pub(crate) fn after(&self, words: &str) -> Table {
        Table::of(self.game).play(words)
    }

    /// The spaces among the offers.
    pub(crate) fn spaces(&self) -> Vec<String> {
        self.offers().into_iter().filter(|word| Spot::named(word).is_some()).collect()
    }

    /// The reason against a word, without the prefix.
    #[track_caller]
    pub(crate) fn why(&self, word: &str) -> String {
        let reason = self.reason(word).unwrap_or_else(|| panic!("`{word}` is offered"));
        reason.id.strip_prefix("tf2-board-no-").expect("a refusal").to_owned()
    }

    pub(crate) fn asked(&self) -> String {
        self.asked_name()
    }

    pub(crate) fn view(&self) -> Public {
        self.game.public()
    }

    pub(crate) fn phase(&self) -> String {
        self.view().phase
    }

    /// `blu scout`
    #[track_caller]
    pub(crate) fn figure(&self, name: &str) -> FigureView {
        let found = self.view().figures.into_iter().find(|f| name == format!("{} {}", f.team.word(), f.class));
        found.unwrap_or_else(|| panic!("no {name}"))
    }

    pub(crate) fn at(&self, name: &str) -> String {
        self.figure(name).at.map_or("away".to_owned(), |spot| spot.to_string())
    }

    pub(crate) fn is_dead(&self, name: &str) -> bool {
        self.figure(name).at.is_none()
    }

    pub(crate) fn wears(&self, name: &str, marker: &str) -> bool {
        self.figure(name).markers.iter().any(|worn| worn == marker)
    }

    /// Whom the Success Roll that luck is asked for may kill.
    #[track_caller]
    pub(crate) fn target(&self) -> table::Name {
        self.view().roll.expect("a Success Roll").target.class.unwrap_or("sentry".into())
    }

    /// The highest face that kills.
    #[track_caller]
    pub(crate) fn need(&self) -> u8 {
        self.view().roll.expect("a Success Roll").need
    }

    /// Spinners of the three points, plus is Blu.
    pub(crate) fn spins(&self) -> Vec<i8> {
        self.view().points.iter().map(|point| point.spin).collect()
    }

    pub(crate) fn owners(&self) -> String {
        self.view()
            .points
            .iter()
            .map(|point| point.owner.map_or('n', |team| team.word().chars().next().unwrap()))
            .collect()
    }

    /// The chance of an offer in lowest terms.
    #[track_caller]
    pub(crate) fn odds(&self, word: &str) -> (u64, u64) {
        let choice = self.game.hear(word).expect("a word that means something");
        let odds = self.game.odds(choice).unwrap_or_else(|| panic!("`{word}` has no odds"));
        (odds.hits, odds.of)
    }

    /// Who won: `blu`, `red`, `draw` or `nobody`.
    pub(crate) fn winner(&self) -> &'static str {
        match self.game.winner() {
            None => "nobody",
            Some(None) => "draw",
            Some(Some(team)) => team.word(),
        }
    }

    /// Passes every turn that is asked until the rotation ends and something else is asked.
    pub(crate) fn pass_rotation(mut self) -> Table {
        let rotation = self.view().rotation;
        while self.phase() == "select" && self.view().rotation == rotation {
            self = self.play("pass");
        }
        self
    }
}
