//! The printed cards and arenas as data for those who show them: prices, names
//! and places, no rules. A view leaves out what stands here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::arena::{Arena, Border, Heading, Square};
use crate::content::Rules;
use crate::effect::{Program, WeaponKind};
use crate::ids::{Card, Colour, Figure};
use crate::team::Character;
use crate::wallet::Cubes;

/// Everything printed that the game is played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Components {
    /// By name.
    pub arenas: BTreeMap<String, ArenaCard>,
    /// Those of the arena, then two of each character for games with powers.
    pub weapons: Vec<WeaponCard>,
    pub powerups: Vec<PowerupCard>,
    /// Whom a player may be.
    pub figures: Vec<String>,
    /// Those of them with powers: all values of these are our own.
    pub powers: Vec<PowerCard>,
    pub board: BoardCard,
}

/// A character with powers in the standard game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PowerCard {
    pub figure: String,
    pub ability: String,
    pub weapons: [String; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PowerupCard {
    /// As views and answers name it: `newton-red`.
    pub id: String,
    pub kind: String,
    pub colour: String,
}

/// A player board: how long it is, the damage at which it says something, and what it has room for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardCard {
    pub spaces: u8,
    /// Better grabbing, better shooting.
    pub grab_at: u8,
    pub shoot_at: u8,
    pub killshot_at: u8,
    pub cubes_of_a_colour: u8,
    pub powerups_in_hand: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EffectCard {
    pub id: String,
    pub cost: String,
    /// Cubes of any colour on top, and slides of one's own rush tile.
    pub any: u8,
    pub rush: u8,
    /// Played instead of the basic effect, not on top of it.
    pub mode: bool,
}

/// An arena as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArenaCard {
    /// In the order of the squares of a view.
    pub squares: Vec<SquareCard>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareCard {
    pub id: String,
    pub row: u8,
    pub column: u8,
    pub room: String,
    /// North, east, south, west.
    pub borders: [Border; 4],
    /// The colour of the spawnpoint, if it is one.
    pub spawnpoint: Option<String>,
}

/// The column of cubes as it is printed: those of the top cube's colour first.
fn column(top: Colour, mut cubes: Cubes) -> String {
    let first = std::mem::take(&mut cubes[top]);
    top.letter().to_string().repeat(first.into()) + &cubes.letters()
}

impl WeaponCard {
    pub(crate) fn of(weapon: &WeaponKind) -> WeaponCard {
        let effect = |e: &Program| EffectCard {
            id: e.id.clone(),
            cost: e.cost.letters(),
            any: e.any,
            rush: e.rush,
            mode: e.mode,
        };
        WeaponCard {
            id: weapon.id.clone(),
            name: weapon.name.to_string(),
            colour: weapon.colour.name().to_owned(),
            reload: column(weapon.colour, weapon.reload),
            grab: weapon.grab.letters(),
            effects: weapon.effects.iter().skip(weapon.first_effect().ix()).map(effect).collect(),
        }
    }
}

impl ArenaCard {
    fn of(arena: &Arena) -> ArenaCard {
        let card = |square: Square| {
            let (row, column) = arena.place(square);
            SquareCard {
                id: arena.name(square).to_owned(),
                row,
                column,
                room: arena.room(square).name.clone(),
                borders: Heading::ALL.map(|heading| arena.border(square, heading)),
                spawnpoint: arena.spawnpoint(square).map(|colour| colour.name().to_owned()),
            }
        };
        ArenaCard { squares: arena.all.map(card).collect() }
    }
}

impl Rules {
    pub fn components(&self) -> Components {
        let board = self.board_card(self.limits.killshot_at);
        Components {
            arenas: self.arena_cards(),
            weapons: self.all_arms().iter().map(WeaponCard::of).collect(),
            powerups: self.powerup_cards(),
            figures: self.fighters.iter().map(|fighter| fighter.id.clone()).collect(),
            powers: self.powers.characters.each().map(|(who, one)| self.power_card(who, one)).collect(),
            board,
        }
    }

    fn power_card(&self, who: Figure, one: &Character) -> PowerCard {
        let weapon = |which| self.powers.weapons[self.powers.own_weapon(who, which)].id.clone();
        let ability = one.ability.id().to_owned();
        PowerCard { figure: one.id.clone(), ability, weapons: [0, 1].map(weapon) }
    }

    pub(crate) fn board_card(&self, killshot_at: u8) -> BoardCard {
        let limits = &self.limits;
        BoardCard {
            spaces: limits.damage_spaces,
            grab_at: limits.adrenaline_grab_at,
            shoot_at: limits.adrenaline_shoot_at,
            killshot_at,
            cubes_of_a_colour: limits.cubes_of_a_colour,
            powerups_in_hand: limits.powerups_in_hand,
        }
    }

    /// All arenas, by name.
    pub fn arena_cards(&self) -> BTreeMap<String, ArenaCard> {
        self.arenas.iter().map(|arena| (arena.id.clone(), ArenaCard::of(arena))).collect()
    }

    /// All weapons of the arena, in the order of the content file.
    pub fn weapon_cards(&self) -> Vec<WeaponCard> {
        self.weapons.iter().map(WeaponCard::of).collect()
    }

    /// Every kind of powerup in every colour.
    pub fn powerup_cards(&self) -> Vec<PowerupCard> {
        let card = |card: Card| PowerupCard {
            id: self.card_name(card).to_owned(),
            kind: self.powerups[card.kind()].id.clone(),
            colour: card.colour().name().to_owned(),
        };
        (0..3 * self.powerups.len() as u8).map(|n| card(Card(n))).collect()
    }

    /// The kinds of powerups: id and name.
    pub fn powerup_kinds(&self) -> impl Iterator<Item = (&str, &str)> {
        self.powerups.iter().map(|p| (p.id.as_str(), p.name.as_str()))
    }
}
