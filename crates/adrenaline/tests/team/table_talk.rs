//! A table for tests of team play: positions and answers as words, everything
//! read back through the view.

use std::ops::{Deref, DerefMut};

use adrenaline::team::{CharacterView, Event, PlayerView, Public, Setup, TeamView};
use adrenaline::{Rules, TeamPlay};
use table::{Actor, Game, Spoken};

/// Black d-struct-0r, banshee and dozer in the white room, white violet, sprog
/// and echo in the green one: nobody sees an enemy. One player each.
pub(crate) const APART: &str = "arena L1R1 | d-struct-0r at r2c0 | banshee at r2c0 | dozer at r2c0 \
    | violet at r0c3 | sprog at r0c3 | echo at r0c3";

#[derive(Clone)]
pub(crate) struct Table(pub(crate) testing::Table<TeamPlay>);

impl Deref for Table {
    type Target = testing::Table<TeamPlay>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// The position [`APART`] with something else said on top.
    pub(crate) fn with(scene: &str) -> Table {
        Table(testing::Table::set(Rules::embedded(), &format!("{APART} | {scene}")))
    }

    /// A match from its beginning; black begins, the first weapon of each
    /// character is used, the reward tile is Doctrine.
    pub(crate) fn start(black: u8, white: u8) -> Table {
        let weapons = ["scrapshot", "siren-call", "nanospark", "dual-guns", "putrifier", "tracking-bot"];
        Table::setup(&Setup {
            first: Some(adrenaline::Team::Black),
            reward: Some("doctrine".to_owned()),
            weapons: Some(weapons.map(str::to_owned).to_vec()),
            ..Setup::seated(black, white)
        })
    }

    pub(crate) fn setup(setup: &Setup) -> Table {
        Table(testing::Table::start(Rules::embedded(), setup))
    }

    /// Gives answers, each by the one who is asked. `!word` is luck's; otherwise
    /// luck takes its first option. `name:word` also says who must be asked.
    pub(crate) fn go(&mut self, words: &str) -> &mut Table {
        for word in words.split_whitespace() {
            if let Some(word) = word.strip_prefix('!') {
                self.answer(Actor::LUCK, word);
                continue;
            }
            let (name, word) = word.split_once(':').map_or((None, word), |(name, word)| (Some(name), word));
            let asked = self.person();
            if let Some(name) = name {
                assert_eq!(self.game.actor_name(asked), name, "at {word}");
            }
            self.answer(asked, word);
        }
        self
    }

    /// Lets luck speak until a person is asked.
    fn person(&mut self) -> Actor {
        while let Some(actor) = self.game.waiting().first() {
            if !actor.is_luck() {
                return actor;
            }
            let word = self.0.offers().remove(0);
            self.answer(actor, &word);
        }
        panic!("the match is over")
    }

    /// Who is asked next.
    pub(crate) fn asked(&mut self) -> String {
        let asked = self.person();
        self.game.actor_name(asked).into_owned()
    }

    /// What is offered next.
    pub(crate) fn offers(&mut self) -> Vec<String> {
        self.person();
        self.0.offers()
    }

    pub(crate) fn offered(&mut self, word: &str) -> bool {
        self.offers().iter().any(|offer| offer == word)
    }

    /// Every character that has not acted passes, and nobody plays a powerup.
    pub(crate) fn pass_actions(&mut self) -> &mut Table {
        while self.game.to_scene().is_some() {
            let next = self.offers().into_iter().find(|word| word.starts_with('@') || word == "pass").unwrap();
            self.go(&next);
            if next != "pass" {
                self.go("pass");
            }
        }
        self
    }

    /// Passes, or takes the first offer where there is no passing, until the
    /// next team's turn or the end.
    pub(crate) fn end_turn(&mut self) -> &mut Table {
        let turn = self.view().turn;
        if self.game.to_scene().is_some() {
            self.pass_actions();
        }
        while self.view().turn == turn && !self.game.waiting().is_empty() {
            self.skip();
        }
        self
    }

    /// One answer: pass where possible, else the first offer.
    pub(crate) fn skip(&mut self) -> &mut Table {
        let (asked, words) = (self.0.asked(), self.0.offers());
        let word = words.iter().find(|word| *word == "pass").unwrap_or(&words[0]).clone();
        self.answer(asked, &word);
        self
    }

    /// Skips until the question has this id, which must not be far.
    pub(crate) fn until(&mut self, question: &str) -> &mut Table {
        for _ in 0..60 {
            if self.question() == question {
                return self;
            }
            self.skip();
        }
        panic!("nobody asks {question}")
    }

    /// The id of the question, without the name of the game.
    pub(crate) fn question(&mut self) -> String {
        let asked = self.person();
        let id = self.game.question(asked).id;
        id.replace("adrenaline-team-ask-", "").replace("adrenaline-ask-", "")
    }

    pub(crate) fn view(&self) -> Public {
        self.game.public()
    }

    pub(crate) fn who(&self, id: &str) -> CharacterView {
        self.view().characters.into_iter().find(|c| c.id == id).unwrap()
    }

    pub(crate) fn player(&self, id: &str) -> PlayerView {
        self.view().players.into_iter().find(|p| p.id == id).unwrap()
    }

    pub(crate) fn team(&self, id: &str) -> TeamView {
        self.view().teams.into_iter().find(|t| t.id == id).unwrap()
    }

    pub(crate) fn at(&self, id: &str) -> String {
        self.who(id).at.unwrap_or_default().into_owned()
    }

    pub(crate) fn waiting(&self, id: &str) -> u8 {
        self.who(id).waiting
    }

    pub(crate) fn happened(&self, event: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|e| event(e)).count()
    }

    /// The reason why the awaited person may not say this.
    pub(crate) fn why_not(&mut self, word: &str) -> String {
        let asked = self.person();
        let choice = self.game.hear(word).unwrap();
        let id = self.game.why_not(asked, choice).map(|message| message.id).unwrap_or_default();
        id.replace("adrenaline-team-not-", "").replace("adrenaline-not-", "")
    }
}
