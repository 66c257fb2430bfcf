//! Arguments of messages: how cards, squares and prices are named, in every
//! game of the box.

use table::{Arg, Message};

use crate::arena::{Arena, Heading, Square};
use crate::content::Rules;
use crate::effect::{Arsenal, WeaponKind};
use crate::ids::{Card, Colour, Effect, Room, Tile, Weapon};
use crate::wallet::Cubes;

pub(crate) fn weapon_id(weapons: &Arsenal, weapon: Weapon) -> &str {
    weapons.get(weapon).map_or("?", |w| &w.id)
}

pub(crate) fn effect_id(weapons: &Arsenal, weapon: Weapon, effect: Effect) -> &str {
    let effects = weapons.get(weapon).map(|w| &w.effects);
    effects.and_then(|all| all.get(effect)).map_or("?", |e| &e.id)
}

pub(crate) fn weapon(weapons: &Arsenal, weapon: Weapon) -> Arg {
    let name = weapons.get(weapon).map_or("?", |w| w.name.as_str());
    Arg::term(format!("adrenaline-weapon-{}", weapon_id(weapons, weapon)), name)
}

pub(crate) fn effect(weapons: &Arsenal, weapon: Weapon, effect: Effect) -> Arg {
    match weapons.get(weapon) {
        Some(weapon) => effect_of(weapon, effect),
        None => "?".into(),
    }
}

pub(crate) fn effect_of(weapon: &WeaponKind, effect: Effect) -> Arg {
    let id = weapon.effects.get(effect).map_or("?", |e| &e.id);
    let plain = id.replace('-', " ");
    match id {
        "basic" => Arg::term("adrenaline-effect-basic", plain),
        _ => Arg::term(format!("adrenaline-effect-{}-{id}", weapon.id), plain),
    }
}

pub(crate) fn card(rules: &Rules, card: Card) -> Arg {
    let power = &rules.powerups[card.kind()];
    let name = Arg::term(format!("adrenaline-powerup-{}", power.id), power.name.as_str());
    Arg::Message(Box::new(Message::new("adrenaline-card").with("name", name).with("colour", colour(card.colour()))))
}

pub(crate) fn square(arena: &Arena, square: Square) -> Arg {
    let room = &arena.room(square).name;
    Arg::Message(Box::new(
        Message::new("adrenaline-square")
            .with("square", arena.name(square))
            .with("room", Arg::term(format!("adrenaline-room-{room}"), room.as_str())),
    ))
}

pub(crate) fn room(arena: &Arena, room: Room) -> Arg {
    let name = arena.rooms.get(room).map_or("?", |r| &r.name);
    Arg::term(format!("adrenaline-room-{name}"), name)
}

pub(crate) fn tile(rules: &Rules, tile: Tile) -> Arg {
    let id = rules.tiles.get(tile).map_or("?", |t| &t.id);
    Arg::Text(id.to_owned())
}

/// A price: so many red, yellow, blue cubes.
pub(crate) fn cost(cost: Cubes) -> Arg {
    let coins = Colour::ALL.into_iter().filter(|&c| cost[c] > 0);
    let coin = |c| Message::new("adrenaline-cubes").with("n", cost[c]).with("colour", colour(c));
    Arg::List(coins.map(|c| Arg::Message(Box::new(coin(c)))).collect())
}

pub(crate) fn colour(colour: Colour) -> Arg {
    let name = colour.name();
    Arg::term(format!("adrenaline-colour-{name}"), name)
}

pub(crate) fn heading(heading: Heading) -> Arg {
    let name = heading.name();
    Arg::term(format!("adrenaline-heading-{name}"), name)
}
