//! The printed cards as data for those who show them: prices and names, no rules.

use serde::{Deserialize, Serialize};

use crate::content::{COLOURS, LETTERS, Rules};
use crate::effect::{Effect, Weapon};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WeaponCard {
    pub id: String,
    pub name: String,
    /// Colour of the top cube: `red`, `yellow`, `blue`.
    pub colour: String,
    /// The price to reload, as letters, the top cube first: `BR`.
    pub reload: String,
    /// The price to grab: the same without the top cube.
    pub grab: String,
    /// The basic effect first.
    pub effects: Vec<EffectCard>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EffectCard {
    pub id: String,
    pub cost: String,
    /// Cubes of any colour on top, and slides of the own rush tile.
    pub any: u8,
    pub rush: u8,
    /// Played instead of the basic effect, not on top of it.
    pub mode: bool,
}

fn letters(cubes: [u8; 3]) -> String {
    (0..3).flat_map(|c| std::iter::repeat_n(LETTERS[c], cubes[c].into())).collect()
}

/// The column of cubes as it is printed: those of the top cube's colour first.
fn column(top: u8, mut cubes: [u8; 3]) -> String {
    let first = std::mem::take(&mut cubes[top as usize]);
    LETTERS[top as usize].to_string().repeat(first.into()) + &letters(cubes)
}

impl WeaponCard {
    pub(crate) fn of(weapon: &Weapon) -> WeaponCard {
        let effect =
            |e: &Effect| EffectCard { id: e.id.clone(), cost: letters(e.cost), any: e.any, rush: e.rush, mode: e.mode };
        WeaponCard {
            id: weapon.id.clone(),
            name: weapon.name.clone(),
            colour: COLOURS[weapon.colour as usize].to_owned(),
            reload: column(weapon.colour, weapon.reload),
            grab: letters(weapon.grab),
            effects: weapon.effects[weapon.first_effect()..].iter().map(effect).collect(),
        }
    }
}

impl Rules {
    /// All weapons of the arena, in the order of the content file.
    pub fn weapon_cards(&self) -> Vec<WeaponCard> {
        self.weapons.iter().map(WeaponCard::of).collect()
    }

    /// The kinds of powerups: id and name.
    pub fn powerup_kinds(&self) -> impl Iterator<Item = (&str, &str)> {
        self.powerups.iter().map(|p| (p.id.as_str(), p.name.as_str()))
    }
}
