//! Everything decided before the first answer.

use serde::{Deserialize, Serialize};
use table::{Arg, BadSetup, Message};

use crate::board::Board;
use crate::content::{Mode, Rules};
use crate::text;
use crate::unit::{Kind, Side, TEAM};

/// What the players agree on. Who plays Red, and so moves first and attacks,
/// is a matter of seats: the rules know the colours only (R1, A42).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub mode: Mode,
    /// A board by name; the first one of the mode if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Both teams, to skip the secret choice; or neither.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub red: Vec<Kind>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub green: Vec<Kind>,
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
        let fits = |b: &&Board| b.mode == self.mode && self.board.as_ref().is_none_or(|name| *name == b.name);
        rules.boards.iter().find(fits).ok_or_else(|| {
            let name = self.board.clone().unwrap_or_default();
            let known = rules.boards.iter().filter(|b| b.mode == self.mode).map(|b| Arg::Text(b.name.clone()));
            let message = Message::new("tf2-turns-setup-board").with("board", name).with("mode", text::mode(self.mode));
            BadSetup(message.with("known", Arg::List(known.collect())))
        })
    }

    /// The teams named in advance, if they are; refused unless both are six with no type too often.
    pub(crate) fn teams(&self, rules: &Rules) -> Result<Option<[[Kind; TEAM]; 2]>, BadSetup> {
        if self.red.is_empty() && self.green.is_empty() {
            return Ok(None);
        }
        let six = |team: &[Kind], side: Side| -> Result<[Kind; TEAM], BadSetup> {
            let bad = |id: &'static str| BadSetup(Message::new(id).with("side", text::side(side)));
            let team: [Kind; TEAM] = team.try_into().map_err(|_| bad("tf2-turns-setup-six"))?;
            let most = rules.numbers.max_same_type as usize;
            let too_many = Kind::ALL.into_iter().any(|kind| team.iter().filter(|k| **k == kind).count() > most);
            if too_many { Err(bad("tf2-turns-setup-same")) } else { Ok(team) }
        };
        Ok(Some([six(&self.red, Side::Red)?, six(&self.green, Side::Green)?]))
    }
}
