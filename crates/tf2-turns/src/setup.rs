//! Everything decided before the first answer.

use serde::{Deserialize, Serialize};
use table::{Arg, BadSetup, Message};

use crate::board::Board;
use crate::content::{Mode, Orphans, Rules};
use crate::text;
use crate::unit::{Kind, Side, TEAM};

/// What the players agree on. Who plays Red, and so moves first and attacks,
/// is a matter of seats: the rules know the colours only (R1, A42).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub mode: Mode,
    /// A board by name. Without one the implied board of the mode is meant, else its first: new setups
    /// name theirs ([`Setup::settle`]), those that were recorded need not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Both teams, to skip the secret choice; or neither.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub red: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub green: Vec<String>,
    /// Units of a team, 1 to 6 (R3); without a number, what the content says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_size: Option<u8>,
    /// What becomes of buildings when their Engineer dies (A21); without a word, what the content says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buildings: Option<Orphans>,
    /// Are spawn spaces closed to enemies and attacks (H1)? Without a word, what the content says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sanctuary: Option<bool>,
    /// Offer to concede with every question. Off where bots answer at random.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub concede: bool,
}

impl Setup {
    pub fn ctf() -> Setup {
        Setup { mode: Mode::Ctf, ..Setup::default() }
    }

    pub fn cp() -> Setup {
        Setup { mode: Mode::Cp, ..Setup::default() }
    }

    pub(crate) fn board(&self, rules: &'static Rules) -> Result<&'static Board, BadSetup> {
        let boards = rules.boards_with(self.sanctuary.unwrap_or(rules.numbers.spawn_sanctuary));
        let mut fitting = boards.iter().filter(|b| b.mode == self.mode);
        let found = match &self.board {
            Some(name) => fitting.find(|b| b.name == *name),
            None => fitting.clone().find(|b| b.implied).or_else(|| fitting.next()),
        };
        found.ok_or_else(|| {
            let name = self.board.clone().unwrap_or_default();
            let known = rules.boards.iter().filter(|b| b.mode == self.mode).map(|b| Arg::Text(b.name.clone()));
            let message = Message::new("tf2-turns-setup-board").with("board", name).with("mode", text::mode(self.mode));
            BadSetup(message.with("known", Arg::List(known.collect())))
        })
    }

    /// Names the first board of the mode where nobody has chosen one.
    pub(crate) fn settle(&mut self, rules: &Rules) {
        let first = || rules.boards().find(|(_, mode)| *mode == self.mode).map(|(name, _)| name.to_owned());
        self.board = self.board.take().or_else(first);
    }

    /// How many units a team has; at most six (R3).
    pub(crate) fn size(&self, rules: &Rules) -> Result<u8, BadSetup> {
        let size = self.team_size.unwrap_or(rules.numbers.team_size);
        if (1..=TEAM as u8).contains(&size) {
            return Ok(size);
        }
        Err(BadSetup(Message::new("tf2-turns-setup-size").with("size", size).with("most", TEAM)))
    }

    /// The teams named in advance, if they are; refused unless both are complete with no type too often.
    pub(crate) fn teams(&self, rules: &Rules) -> Result<Option<[Vec<Kind>; 2]>, BadSetup> {
        let size = self.size(rules)?;
        if self.red.is_empty() && self.green.is_empty() {
            return Ok(None);
        }
        let most = rules.numbers.max_same_type as usize;
        let mut teams = [Vec::new(), Vec::new()];
        for (words, side) in [(&self.red, Side::Red), (&self.green, Side::Green)] {
            let bad = |id: &'static str| BadSetup(Message::new(id).with("side", text::side(side)));
            if words.len() != usize::from(size) {
                return Err(BadSetup(bad("tf2-turns-setup-six").0.with("size", size)));
            }
            let team = &mut teams[side.ix()];
            for word in words {
                let known = || rules.kinds().map(|kind| Arg::Text(rules.word(kind).to_owned())).collect();
                let unknown =
                    || bad("tf2-turns-setup-type").0.with("kind", word.as_str()).with("known", Arg::List(known()));
                team.push(rules.kind_named(word).ok_or_else(|| BadSetup(unknown()))?);
            }
            if rules.kinds().any(|kind| team.iter().filter(|k| **k == kind).count() > most) {
                return Err(bad("tf2-turns-setup-same"));
            }
        }
        Ok(Some(teams))
    }
}
