//! A match as a file: what it began with and every answer, luck's included.
//! No seed is needed to replay it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Spoken;

use crate::Wrong;
use crate::erased::Origin;
use crate::registry::AnyGame;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The fingerprint of the content.
    pub content: String,
    /// Either the setup or the scene it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<String>,
    /// Who answered what.
    pub log: Vec<(String, String)>,
    /// Points and places, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Place>>,
}

/// One side at the end, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// A lone figure or the members of a team.
    pub side: Vec<String>,
    pub points: i32,
    /// Decides between equal points.
    pub tiebreak: i32,
    /// 1 is first; equal sides share a place.
    pub place: u8,
}

pub(crate) fn places<G: Spoken>(game: &G) -> Vec<Place> {
    let named = |row: &table::Row| Place {
        side: row.side.map(|actor| game.actor_name(actor).into_owned()).collect(),
        points: row.points,
        tiebreak: row.tiebreak,
        place: row.place,
    };
    game.standing().rows.iter().map(named).collect()
}

impl Record {
    /// The record of a match that stands at `game` now.
    pub(crate) fn of<G: Spoken>(game: &G, origin: &Origin, content: &str, log: Vec<(String, String)>) -> Record {
        let (setup, scene) = match origin.clone() {
            Origin::Setup(setup) => (Some(setup), None),
            Origin::Scene(scene) => (None, Some(scene)),
        };
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            content: content.to_owned(),
            setup,
            scene,
            log,
            result: game.waiting().is_empty().then(|| places(game)),
        }
    }

    pub fn from_json(text: &str) -> Result<Record, Wrong> {
        serde_json::from_str(text).map_err(|error| Wrong::record(error.to_string()))
    }

    /// JSON with one answer to a line, so that two records compare well.
    pub fn to_json(&self) -> String {
        let mut fields =
            vec![("game", json(&self.game)), ("rules", json(&self.rules)), ("content", json(&self.content))];
        fields.extend(self.setup.as_ref().map(|setup| ("setup", json(setup))));
        fields.extend(self.scene.as_ref().map(|scene| ("scene", json(scene))));
        fields.push(("log", lines(&self.log)));
        fields.extend(self.result.as_ref().map(|result| ("result", lines(result))));
        let fields: Vec<String> = fields.iter().map(|(name, json)| format!("  \"{name}\": {json}")).collect();
        format!("{{\n{}\n}}\n", fields.join(",\n"))
    }

    /// Is this a record of that game, under these rules and with this content?
    pub(crate) fn fits(&self, shelved: &dyn AnyGame) -> Result<(), Wrong> {
        let (game, rules) = (shelved.name(), shelved.rules_version());
        if self.game != game {
            return Err(Wrong::record(format!("of the game `{}`, not of `{game}`", self.game)));
        }
        if self.rules != rules {
            return Err(Wrong::record(format!(
                "made under rules version {}, this program plays version {rules} of {game}",
                self.rules
            )));
        }
        if !shelved.has_content(&self.content) {
            return Err(Wrong::record(format!(
                "made with other content ({}, here it is {}); give the folder it was made with",
                self.content,
                shelved.fingerprint()
            )));
        }
        Ok(())
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a record is plain data")
}

/// A list with a line for each item.
fn lines(items: &[impl Serialize]) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    let items: Vec<String> = items.iter().map(|item| format!("    {}", json(item))).collect();
    format!("[\n{}\n  ]", items.join(",\n"))
}
