//! Everything decided before the first answer.

use serde::{Deserialize, Serialize};
use table::{BadSetup, Message};

use crate::arena::Arena;
use crate::content::{Rules, unknown};
use crate::ids::{FIGURES, Per, Reward, Team, Weapon};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Players of each team, 1 to 3.
    pub black: u8,
    pub white: u8,
    pub arena: String,
    pub skulls: u8,
    /// Teammates do not see each other's powerups.
    pub hidden_hands: bool,
    /// The reward tile; left to luck when absent.
    pub reward: Option<String>,
    /// The team that begins; left to luck when absent.
    pub first: Option<Team>,
    /// One own weapon of each character, in any order; left to luck when absent.
    pub weapons: Option<Vec<String>>,
    /// A character beyond the six, who plays in the place of the one with the same ability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            black: 1,
            white: 1,
            arena: "L1R1".to_owned(),
            skulls: 8,
            hidden_hands: false,
            reward: None,
            first: None,
            weapons: None,
            guest: None,
        }
    }
}

/// A setup that the rules accept, in numbers.
pub(crate) struct Checked<'r> {
    /// The rules of the six who play.
    pub(crate) rules: &'r Rules,
    pub(crate) arena: &'r Arena,
    pub(crate) reward: Option<Reward>,
    /// The weapon of its own of each character.
    pub(crate) weapons: Option<Vec<Weapon>>,
}

impl Setup {
    /// The players of both teams: `2v3` and the like.
    pub fn seated(black: u8, white: u8) -> Setup {
        Setup { black, white, ..Setup::default() }
    }

    pub(crate) fn check<'r>(&self, rules: &'r Rules) -> Result<Checked<'r>, BadSetup> {
        for given in [self.black, self.white] {
            if !(1..=3).contains(&given) {
                return Err(BadSetup(Message::new("adrenaline-team-setup-players").with("given", given)));
            }
        }
        let (least, most) = (rules.limits.skulls.0.min(rules.team.numbers.skulls.0), rules.team.numbers.skulls.0);
        if !(least..=most).contains(&self.skulls) {
            let message = Message::new("adrenaline-setup-skulls").with("given", self.skulls);
            return Err(BadSetup(message.with("least", least).with("most", most)));
        }
        let rules = match &self.guest {
            None => rules,
            Some(_) if rules.team.spare.is_empty() => {
                return Err(BadSetup(Message::new("adrenaline-team-setup-no-guest")));
            }
            Some(id) => rules.with_guest(id).ok_or_else(|| {
                unknown("adrenaline-team-setup-guest", id, rules.team.guests().map(|one| one.id.as_str()))
            })?,
        };
        let arena = rules.arena_named(&self.arena)?;
        let reward = match &self.reward {
            None => None,
            Some(id) => Some(rules.team.reward_named(id).ok_or_else(|| {
                unknown("adrenaline-team-setup-reward", id, rules.team.rewards.iter().map(|r| r.id.as_str()))
            })?),
        };
        let weapons = self.weapons.as_ref().map(|ids| check_weapons(rules, ids)).transpose()?;
        Ok(Checked { rules, arena, reward, weapons })
    }
}

/// One weapon of each character, in the order of the characters.
fn check_weapons(rules: &Rules, ids: &[String]) -> Result<Vec<Weapon>, BadSetup> {
    let team = &rules.team;
    let mut weapons = Per::new([None; FIGURES]);
    for id in ids {
        let own = team.weapon_named(id).and_then(|n| Some((n, team.weapon_owner(n)?)));
        let Some((weapon, owner)) = own else {
            let own = team.weapons.iter().skip(team.arena_weapons.into());
            return Err(unknown("adrenaline-team-setup-weapon", id, own.map(|w| w.id.as_str())));
        };
        weapons[owner] = Some(weapon);
    }
    let all: Option<Vec<Weapon>> = weapons.iter().copied().collect();
    let message = || Message::new("adrenaline-team-setup-weapons").with("characters", weapons.len());
    all.filter(|all| ids.len() == all.len()).ok_or_else(|| BadSetup(message()))
}
