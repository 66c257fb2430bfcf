//! What a game says about itself before anybody plays it: everything that the
//! shelf, the terminal, the lab, the server and the page would otherwise have to
//! know by its name.

use serde::Serialize;

use crate::{Arg, BadContent, CardText, Files, OwnWords, Spoken};

/// The facts about a game that no position changes.
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// As in [`crate::Game::NAME`].
    pub name: &'static str,
    /// The fewest and the most seats that any setup has.
    pub players: (u8, u8),
    /// The kind of its actors in the catalogues: `figure` for `adrenaline-figure-violet`.
    pub actors: &'static str,
    pub sides: SideNames,
    /// Whether sides are compared by points; where they are not, the place says it all.
    pub points: bool,
    /// The chapters of its guide, in order.
    pub guide: &'static [Chapter],
    /// Who designed it and who published it.
    pub credits: Option<(&'static str, &'static str)>,
    /// Other games of the same box whose folders of content it reads before its own.
    pub folders: &'static [&'static str],
    /// Fingerprints that earlier programs gave to contents, and those of the same contents today.
    pub earlier: &'static [(&'static str, &'static str)],
    /// Whether it stands in lists of games. One that does not is played by those who know its name.
    pub listed: bool,
}

impl Descriptor {
    /// Two players who are compared by points. A game says where it differs.
    pub const fn of(name: &'static str) -> Descriptor {
        Descriptor {
            name,
            players: (2, 2),
            actors: "figure",
            sides: SideNames::Members,
            points: true,
            guide: &[],
            credits: None,
            folders: &[],
            earlier: &[],
            listed: true,
        }
    }

    /// The game's name as people read it.
    pub fn title(&self) -> Arg {
        Arg::term(format!("{}-title", self.name), self.name)
    }

    /// An actor, given the word for it.
    pub fn actor(&self, word: &str) -> Arg {
        Arg::term(format!("{}-{}-{word}", self.name, self.actors), word)
    }

    /// A side, given the words for its actors.
    pub fn side(&self, words: &[String]) -> Arg {
        let words = match (words, self.sides) {
            ([.., team], SideNames::Team) => std::slice::from_ref(team),
            (all, _) => all,
        };
        Arg::List(words.iter().map(|word| self.actor(word)).collect())
    }
}

/// How a side is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideNames {
    /// By all its actors.
    Members,
    /// By the last of its actors, which speaks for the team.
    Team,
}

/// A chapter of a game's guide. Its title is the message `rules-<game>-<id>`, its text
/// `rules-<game>-<id>-text`.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    pub id: &'static str,
    /// The position that shows it: a scene, with answers given from there in comments
    /// that begin with `#>`, as in `#> violet shoot`.
    pub scene: Option<&'static str>,
}

impl Chapter {
    pub const fn text(id: &'static str) -> Chapter {
        Chapter { id, scene: None }
    }

    pub const fn shown(id: &'static str, scene: &'static str) -> Chapter {
        Chapter { id, scene: Some(scene) }
    }
}

/// A game that can be put on a shelf: it describes itself and compiles its own content.
pub trait Described: Spoken {
    const DESCRIPTOR: &'static Descriptor;

    /// The printed components, for clients that draw the table.
    type Components: Serialize;

    /// The content files built into the program.
    fn files() -> Files;

    fn compile(files: &Files) -> Result<Self::Rules, BadContent>;

    /// Changes when a value of the content does.
    fn fingerprint(rules: &Self::Rules) -> u64;

    /// The setup that an empty one stands for, with what this content decides said; what luck or the mode decides stays open.
    fn usual(_rules: &Self::Rules) -> Self::Setup
    where
        Self::Setup: Default,
    {
        Self::Setup::default()
    }

    /// Fills in what a new match is given where its setup leaves something open and luck has no part in it.
    /// A setup that was recorded is played as it stands: it keeps its meaning, whatever new ones are given.
    fn settle(_rules: &Self::Rules, _setup: &mut Self::Setup) {}

    fn components(rules: &Self::Rules) -> Self::Components;

    /// Names and texts of this content where the catalogues have none, or those of another content.
    fn own_words(_rules: &Self::Rules) -> OwnWords {
        OwnWords::new()
    }

    /// The cards whose texts can be made from the content.
    fn cards(_rules: &Self::Rules) -> Vec<CardText> {
        Vec::new()
    }
}
