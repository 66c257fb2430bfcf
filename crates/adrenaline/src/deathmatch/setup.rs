//! Everything decided before the first answer.

use serde::{Deserialize, Serialize};
use table::{BadSetup, Message};

use super::domination::POSTS;
use super::turret::OPEN;
use crate::arena::{Arena, SQUARES};
use crate::content::{Limits, Rules, unknown};
use crate::ids::{FIGURES, Role};

/// Which game of the box is played. Further modes find their place here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    #[default]
    Deathmatch,
    Domination,
    Turret,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Deathmatch, Mode::Domination, Mode::Turret];

    /// The fewest and the most players.
    fn players(self, limits: &Limits, powers: bool) -> (u8, u8) {
        let (least, most) = limits.players;
        // The sixth figure came with the powers.
        let most = if powers { FIGURES as u8 } else { most };
        match self {
            Mode::Deathmatch | Mode::Turret => (least, most),
            // Spawnpoints are numbered after the figures.
            Mode::Domination => (least, most.min(POSTS)),
        }
    }

    pub fn name(self) -> &'static str {
        ["deathmatch", "domination", "turret"][self as usize]
    }
}

/// How many play with the bot: at most as many as leave it a figure of the box. Two is a house mode.
const WITH_BOT: (u8, u8) = (2, 4);

/// What happens when the last skull is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Everybody has one more turn, with other actions.
    #[default]
    Frenzy,
    /// The game is over.
    SuddenDeath,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub mode: Mode,
    pub players: u8,
    /// A figure that nobody plays and everybody moves takes part; two players need it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// Characters have abilities and weapons of their own: a house mode, for up to six.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub powers: bool,
    pub arena: String,
    pub skulls: u8,
    pub ending: Ending,
    /// Who plays whom, in the order of the seats, then the bot; left to luck when absent.
    pub figures: Option<Vec<String>>,
    /// The seat that begins, from 0; left to luck when absent.
    pub first: Option<u8>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            mode: Mode::Deathmatch,
            players: 5,
            bot: false,
            powers: false,
            arena: "L1R1".to_owned(),
            skulls: 8,
            ending: Ending::Frenzy,
            figures: None,
            first: None,
        }
    }
}

impl Setup {
    /// The arena and the chosen fighters, if the rules accept all of it.
    pub(crate) fn check<'r>(&self, rules: &'r Rules) -> Result<(&'r Arena, Option<Vec<Role>>), BadSetup> {
        let limits = &rules.limits;
        let within = |n: u8, (least, most): (u8, u8), id: &'static str| {
            if (least..=most).contains(&n) {
                return Ok(());
            }
            Err(BadSetup(Message::new(id).with("given", n).with("least", least).with("most", most)))
        };
        if self.powers && rules.powers.characters.is_empty() {
            return Err(BadSetup(Message::new("adrenaline-setup-no-powers")));
        }
        let (least, most) = self.mode.players(limits, self.powers);
        let with_bot = if self.powers && self.mode != Mode::Domination { WITH_BOT.1 + 1 } else { WITH_BOT.1 };
        let (bounds, refusal) = match self.bot {
            true => ((least.min(WITH_BOT.0), most.min(with_bot)), "adrenaline-setup-bot"),
            false if (WITH_BOT.0..least).contains(&self.players) => ((least, most), "adrenaline-setup-needs-bot"),
            false => ((least, most), "adrenaline-setup-players"),
        };
        within(self.players, bounds, refusal)?;
        within(self.skulls, limits.skulls, "adrenaline-setup-skulls")?;
        let arena = rules.arena_named(&self.arena)?;
        if self.mode == Mode::Turret && arena.len() > SQUARES - OPEN {
            return Err(BadSetup(Message::new("adrenaline-setup-turret-arena").with("most", SQUARES - OPEN)));
        }
        if let Some(first) = self.first
            && first >= self.players
        {
            return Err(BadSetup(
                Message::new("adrenaline-setup-first").with("given", first).with("players", self.players),
            ));
        }
        let Some(names) = &self.figures else { return Ok((arena, None)) };
        let figures = self.players + u8::from(self.bot);
        if names.len() != figures as usize {
            return Err(BadSetup(
                Message::new("adrenaline-setup-figures").with("given", names.len()).with("players", figures),
            ));
        }
        let mut fighters = Vec::new();
        for name in names {
            let fighter = rules.fighter_named(name).ok_or_else(|| {
                unknown("adrenaline-setup-figure", name, rules.fighters.iter().map(|f| f.id.as_str()))
            })?;
            if self.powers && rules.powers.of_role(fighter).is_none() {
                return Err(BadSetup(Message::new("adrenaline-setup-no-power").with("given", name.as_str())));
            }
            if fighters.contains(&fighter) {
                return Err(BadSetup(Message::new("adrenaline-setup-figure-twice").with("given", name.as_str())));
            }
            fighters.push(fighter);
        }
        Ok((arena, Some(fighters)))
    }
}
