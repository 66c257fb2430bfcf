//! Arguments of messages: how cards, squares and prices are named, in every
//! game of the box.

use table::{Arg, Message};

use crate::arena::{Arena, Heading, Square};
use crate::content::{COLOURS, Card, Rules};
use crate::effect::Weapon;

pub(crate) fn weapon_id(weapons: &[Weapon], weapon: u8) -> &str {
    weapons.get(weapon as usize).map_or("?", |w| &w.id)
}

pub(crate) fn effect_id(weapons: &[Weapon], weapon: u8, effect: u8) -> &str {
    let effects = weapons.get(weapon as usize).map(|w| &w.effects);
    effects.and_then(|all| all.get(effect as usize)).map_or("?", |e| &e.id)
}

pub(crate) fn weapon(weapons: &[Weapon], weapon: u8) -> Arg {
    let name = weapons.get(weapon as usize).map_or("?", |w| &w.name);
    Arg::term(format!("adrenaline-weapon-{}", weapon_id(weapons, weapon)), name)
}

pub(crate) fn effect(weapons: &[Weapon], weapon: u8, effect: u8) -> Arg {
    let id = effect_id(weapons, weapon, effect);
    let plain = id.replace('-', " ");
    match id {
        "basic" => Arg::term("adrenaline-effect-basic", plain),
        _ => Arg::term(format!("adrenaline-effect-{}-{id}", weapon_id(weapons, weapon)), plain),
    }
}

pub(crate) fn card(rules: &Rules, card: u8) -> Arg {
    let power = &rules.powerups[Card(card).kind()];
    let name = Arg::term(format!("adrenaline-powerup-{}", power.id), power.name.as_str());
    Arg::Message(Box::new(
        Message::new("adrenaline-card").with("name", name).with("colour", colour(Card(card).colour())),
    ))
}

pub(crate) fn square(arena: &Arena, square: Square) -> Arg {
    let room = &arena.rooms[arena.room(square) as usize].name;
    Arg::Message(Box::new(
        Message::new("adrenaline-square")
            .with("square", arena.name(square))
            .with("room", Arg::term(format!("adrenaline-room-{room}"), room.as_str())),
    ))
}

pub(crate) fn room(arena: &Arena, room: u8) -> Arg {
    let name = arena.rooms.get(room as usize).map_or("?", |r| &r.name);
    Arg::term(format!("adrenaline-room-{name}"), name)
}

pub(crate) fn tile(rules: &Rules, tile: u8) -> Arg {
    let id = rules.tiles.get(tile as usize).map_or("?", |t| &t.id);
    Arg::Text(id.to_owned())
}

/// A price: so many red, yellow, blue cubes.
pub(crate) fn cost(cost: [u8; 3]) -> Arg {
    let coins = (0..3u8).filter(|&c| cost[c as usize] > 0).map(|c| {
        Arg::Message(Box::new(Message::new("adrenaline-cubes").with("n", cost[c as usize]).with("colour", colour(c))))
    });
    Arg::List(coins.collect())
}

pub(crate) fn colour(colour: u8) -> Arg {
    let name = COLOURS[colour as usize];
    Arg::term(format!("adrenaline-colour-{name}"), name)
}

pub(crate) fn heading(heading: u8) -> Arg {
    let name = Heading::ALL.get(heading as usize).map_or("north", |h| h.name());
    Arg::term(format!("adrenaline-heading-{name}"), name)
}
