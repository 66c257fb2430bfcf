//! A position on the table, answers as words, and what has been told since.

use ::table::{Actor, Message, Options, Spoken};

#[derive(Clone, Debug)]
pub struct Table<G: Spoken> {
    pub game: G,
    pub told: Vec<G::Event>,
}

impl<G: Spoken> Table<G> {
    pub fn new(game: G) -> Table<G> {
        Table { game, told: Vec::new() }
    }

    /// A position written as text.
    #[track_caller]
    pub fn set(rules: &'static G::Rules, scene: &str) -> Table<G> {
        Table::new(G::from_scene(rules, scene).unwrap_or_else(|error| panic!("{error}\nin the scene {scene}")))
    }

    /// A match from its setup.
    #[track_caller]
    pub fn start(rules: &'static G::Rules, setup: &G::Setup) -> Table<G> {
        Table::new(G::new(rules, setup).unwrap_or_else(|error| panic!("{error:?}\nin {setup:?}")))
    }

    /// Gives the answers one after another, each by the actor awaited first.
    #[track_caller]
    pub fn play(&mut self, words: &str) -> &mut Table<G> {
        for word in words.split_whitespace() {
            self.answer(self.asked(), word);
        }
        self
    }

    /// The same, but luck and questions with a single answer answer themselves unless the next
    /// word is meant for them: luck with the first of its options.
    #[track_caller]
    pub fn play_on(&mut self, words: &str) -> &mut Table<G> {
        for word in words.split_whitespace() {
            loop {
                let (actor, options) = (self.asked(), self.options());
                let is_offered = self.game.hear(word).is_some_and(|choice| options.contains(&choice));
                if is_offered || options.len() > 1 && !actor.is_luck() {
                    self.answer(actor, word);
                    break;
                }
                self.game.apply(actor, options[0], &mut self.told);
            }
        }
        self
    }

    /// One answer of this actor, which must be offered.
    #[track_caller]
    pub fn answer(&mut self, actor: Actor, word: &str) {
        let choice = self.game.hear(word).unwrap_or_else(|| panic!("`{word}` names no answer"));
        match self.game.play(actor, choice) {
            Ok(events) => self.told.extend(events),
            Err(illegal) => panic!(
                "`{word}` of {}: {illegal:?}, {:?}; offered: {}",
                self.game.actor_name(actor),
                self.game.why_not(actor, choice),
                self.offers().join(" ")
            ),
        }
        self.game.audit().unwrap_or_else(|fault| panic!("after `{word}`: {fault}"));
    }

    /// Who is asked first.
    #[track_caller]
    pub fn asked(&self) -> Actor {
        self.game.waiting().first().expect("the match goes on")
    }

    pub fn asked_name(&self) -> String {
        self.game.waiting().first().map_or("nobody".to_owned(), |actor| self.game.actor_name(actor).into_owned())
    }

    pub fn options(&self) -> Options<G> {
        let mut options = Vec::new();
        if let Some(actor) = self.game.waiting().first() {
            self.game.choices(actor, &mut options);
        }
        options
    }

    /// What is offered, as words.
    pub fn offers(&self) -> Vec<String> {
        self.options().into_iter().map(|choice| self.game.say(choice)).collect()
    }

    pub fn offered(&self, word: &str) -> bool {
        self.offers().iter().any(|offer| offer == word)
    }

    /// The reason why the actor asked may not say this word; none if it is offered.
    #[track_caller]
    pub fn reason(&self, word: &str) -> Option<Message> {
        let choice = self.game.hear(word).unwrap_or_else(|| panic!("`{word}` names no answer"));
        self.game.why_not(self.game.waiting().first().unwrap_or(Actor(0)), choice)
    }
}
