//! The names behind the numbers of a sheet.

use serde::{Deserialize, Serialize};
use table::{Arg, Message, OwnWords};

/// A thing by name: its word in files, and what people call it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Name {
    /// Stable and without blanks: `rocket-launcher`.
    pub id: String,
    /// The entry of the catalogues; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub term: String,
    /// Shown where the catalogue does not know the term.
    pub plain: String,
    /// Whose it is, where a name alone says too little: the Soldier's Shotgun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Box<Name>>,
    /// What the content calls it, where that is not what the catalogues do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Message>,
}

impl Name {
    pub fn new(id: &str, term: impl Into<String>, plain: impl Into<String>) -> Name {
        Name { id: id.to_owned(), term: term.into(), plain: plain.into(), owner: None, own: None }
    }

    /// A word that is its own name: a square, an arena.
    pub fn bare(id: &str) -> Name {
        Name::new(id, "", id)
    }

    /// A word of the lab's own catalogue.
    pub(crate) fn lab(kind: &str, id: &str) -> Name {
        Name::new(id, format!("lab-{kind}-{id}"), id.replace('-', " "))
    }

    #[must_use]
    pub(crate) fn owned_by(mut self, owner: Name) -> Name {
        self.id = format!("{}-{}", owner.id, self.id);
        self.owner = Some(Box::new(owner));
        self
    }

    fn call(&mut self, words: &OwnWords) {
        self.own = words.get(&self.term).cloned();
        self.owner.iter_mut().for_each(|owner| owner.call(words));
    }

    /// As an argument of a message.
    pub fn arg(&self) -> Arg {
        if let Some(own) = &self.own {
            return Arg::Message(Box::new(own.clone()));
        }
        if self.term.is_empty() { Arg::Text(self.plain.clone()) } else { Arg::term(self.term.clone(), &self.plain) }
    }
}

/// What can be measured of a thing that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    Damage,
    Kills,
    Ammo,
}

/// A list of things of one kind: weapons, characters, spawnpoints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Topic {
    pub id: String,
    pub names: Vec<Name>,
    /// For things that are used: what is measured besides the uses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub measures: Vec<Measure>,
}

impl Topic {
    pub(crate) fn new(id: &str, names: impl IntoIterator<Item = Name>) -> Topic {
        Topic { id: id.to_owned(), names: names.into_iter().collect(), measures: Vec::new() }
    }

    #[must_use]
    pub(crate) fn measuring(mut self, measures: &[Measure]) -> Topic {
        self.measures = measures.to_vec();
        self
    }
}

/// What lies between a square and the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    #[default]
    Open,
    Door,
    Wall,
}

/// A square of the board, where it is drawn, and its colour if it has one. Where a
/// board has no square there is a wall.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Its place in the lists of a sheet.
    pub square: u16,
    pub name: String,
    pub row: u8,
    pub column: u8,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tone: String,
    /// What lies to the north, east, south and west.
    #[serde(default, skip_serializing_if = "Edge::are_open")]
    pub edges: [Edge; 4],
    /// What is special about it: `spawn`, `home`, `point`, `water`, `upper`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mark: String,
}

impl Edge {
    fn are_open(edges: &[Edge; 4]) -> bool {
        edges.iter().all(|edge| *edge == Edge::Open)
    }
}

/// Everything that can stand on the sheets of one kind of match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Index {
    /// The sides, in the order of the standing.
    pub sides: Vec<Name>,
    /// The arena, map or board.
    pub board: Name,
    /// What points come from; feats that decide a match where there are no points.
    pub sources: Vec<Name>,
    /// Kinds of questions.
    pub kinds: Vec<Name>,
    /// What a side can have: a character, a place to start from.
    pub traits: Vec<Topic>,
    /// What a side can use: weapons, abilities. Numbered through all topics.
    pub tools: Vec<Topic>,
    /// What is true of a whole match: the reward tile, how it ended.
    pub facets: Vec<Topic>,
    pub cells: Vec<Cell>,
    /// The unit of [`crate::Sheet::turns`].
    pub turns: Name,
}

impl Index {
    /// Calls everything as the content does.
    #[must_use]
    pub fn called(mut self, words: &OwnWords) -> Index {
        let topics = self.traits.iter_mut().chain(&mut self.tools).chain(&mut self.facets);
        let names = topics.flat_map(|topic| &mut topic.names);
        names.chain(&mut self.sides).chain([&mut self.board]).for_each(|name| name.call(words));
        self
    }

    /// How many tools there are in all topics.
    pub fn tool_count(&self) -> usize {
        self.tools.iter().map(|topic| topic.names.len()).sum()
    }

    /// How many squares a sheet has room for.
    pub fn squares(&self) -> usize {
        self.cells.iter().map(|cell| cell.square as usize + 1).max().unwrap_or(0)
    }
}
