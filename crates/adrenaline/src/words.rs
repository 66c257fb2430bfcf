//! The words of the answers that every game of the box has. The words are a
//! file format: records keep them for ever.

use crate::arena::{Arena, Heading};
use crate::args;
use crate::content::Rules;
use crate::deathmatch::choice::Choice;
use crate::effect::Arsenal;
use crate::ids::Colour;

const UNKNOWN: &str = "?";

pub(crate) fn say(choice: Choice, rules: &Rules, arena: &Arena, weapons: &Arsenal) -> String {
    match choice {
        Choice::Pass => "pass",
        Choice::Grab => "grab",
        Choice::Shoot => "shoot",
        Choice::Weapon(n) => args::weapon_id(weapons, n),
        Choice::Square(n) if n.ix() < arena.len() => arena.name(n),
        Choice::Room(n) => return format!("room-{}", arena.rooms.get(n).map_or(UNKNOWN, |room| &room.name)),
        Choice::Heading(n) => n.name(),
        Choice::Cube(n) => n.name(),
        Choice::Card(n) if n.kind() < rules.powerups.len() => rules.card_name(n),
        Choice::Tile(n) => return format!("tile-{}", rules.tiles.get(n).map_or(UNKNOWN, |tile| &tile.id)),
        _ => UNKNOWN,
    }
    .to_owned()
}

pub(crate) fn hear(word: &str, rules: &Rules, arena: &Arena, weapons: &Arsenal) -> Option<Choice> {
    let plain = [Choice::Pass, Choice::Grab, Choice::Shoot];
    if let Some(choice) = plain.into_iter().find(|&choice| say(choice, rules, arena, weapons) == word) {
        return Some(choice);
    }
    if let Some(name) = word.strip_prefix("room-") {
        return arena.rooms.find(|room| room.name == name).map(Choice::Room);
    }
    if let Some(id) = word.strip_prefix("tile-") {
        return rules.tile_named(id).map(Choice::Tile);
    }
    None.or_else(|| arena.named(word).map(Choice::Square))
        .or_else(|| Heading::named(word).map(Choice::Heading))
        .or_else(|| Colour::named(word).map(Choice::Cube))
        .or_else(|| rules.card_named(word).map(Choice::Card))
        .or_else(|| weapons.find(|weapon| weapon.id == word).map(Choice::Weapon))
}
