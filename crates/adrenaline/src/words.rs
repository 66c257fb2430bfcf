//! The words of the answers that every game of the box has. The words are a
//! file format: records keep them for ever.

use crate::arena::{Arena, Heading};
use crate::args;
use crate::choices::Answer;
use crate::content::Rules;
use crate::effect::Arsenal;
use crate::ids::Colour;

const UNKNOWN: &str = "?";

pub(crate) fn say(choice: Answer, rules: &Rules, arena: &Arena, weapons: &Arsenal) -> String {
    match choice {
        Answer::Pass => "pass",
        Answer::Grab => "grab",
        Answer::Shoot => "shoot",
        Answer::Weapon(n) => args::weapon_id(weapons, n),
        Answer::Square(n) if n.ix() < arena.len() => arena.name(n),
        Answer::Room(n) => return format!("room-{}", arena.rooms.get(n).map_or(UNKNOWN, |room| &room.name)),
        Answer::Heading(n) => n.name(),
        Answer::Cube(n) => n.name(),
        Answer::Card(n) if n.kind() < rules.powerups.len() => rules.card_name(n),
        Answer::Tile(n) => return format!("tile-{}", rules.tiles.get(n).map_or(UNKNOWN, |tile| &tile.id)),
        _ => UNKNOWN,
    }
    .to_owned()
}

pub(crate) fn hear(word: &str, rules: &Rules, arena: &Arena, weapons: &Arsenal) -> Option<Answer> {
    let plain = [Answer::Pass, Answer::Grab, Answer::Shoot];
    if let Some(choice) = plain.into_iter().find(|&choice| say(choice, rules, arena, weapons) == word) {
        return Some(choice);
    }
    if let Some(name) = word.strip_prefix("room-") {
        return arena.rooms.find(|room| room.name == name).map(Answer::Room);
    }
    if let Some(id) = word.strip_prefix("tile-") {
        return rules.tile_named(id).map(Answer::Tile);
    }
    None.or_else(|| arena.named(word).map(Answer::Square))
        .or_else(|| Heading::named(word).map(Answer::Heading))
        .or_else(|| Colour::named(word).map(Answer::Cube))
        .or_else(|| rules.card_named(word).map(Answer::Card))
        .or_else(|| weapons.find(|weapon| weapon.id == word).map(Answer::Weapon))
}
