//! Arguments of messages: how cards, squares and prices are named, in every
//! game of the box.

use table::{Arg, Message};

use crate::arena::{Arena, Heading, Square};
use crate::content::Rules;
use crate::effect::{Arsenal, MENU, WeaponKind};
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

/// The effect of a weapon as a word of the log.
pub(crate) fn effect_word(weapons: &Arsenal, weapon: Weapon, effect: Effect) -> String {
    match effect_id(weapons, weapon, effect) {
        "basic" => "basic".to_owned(),
        MENU | "?" => "?".to_owned(),
        id => format!("+{id}"),
    }
}

/// The effect that a word names; `None` if it names no effect of any weapon.
pub(crate) fn effect_named(weapons: &Arsenal, weapon: Weapon, word: &str) -> Option<Option<Effect>> {
    let id = if word == "basic" { word } else { word.strip_prefix('+')? };
    let card = &weapons[weapon];
    let found = card.effects.find(|e| e.id == id).filter(|&n| n >= card.first_effect());
    Some(found.filter(|&n| effect_word(weapons, weapon, n) == word))
}

/// A price: cubes, cubes of any colour, slides of the rush tile; none if it is free.
pub(crate) fn price(weapons: &Arsenal, weapon: Weapon, effect: Effect) -> Option<Arg> {
    let effect = weapons.get(weapon)?.effects.get(effect)?;
    let Arg::List(mut coins) = cost(effect.cost) else { return None };
    for (id, n) in [("any", effect.any), ("rush", effect.rush)] {
        if n > 0 {
            let message = Message::new(format!("adrenaline-team-price-{id}")).with("n", n);
            coins.push(Arg::Message(Box::new(message)));
        }
    }
    (!coins.is_empty()).then_some(Arg::List(coins))
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

/// The squares that somebody passes, both ends included.
pub(crate) fn way(arena: &Arena, from: Square, to: Square) -> Arg {
    Arg::Text(arena.way(from, to).map(|square| arena.name(square)).collect::<Vec<_>>().join(" "))
}

pub(crate) fn room(arena: &Arena, room: Room) -> Arg {
    let name = arena.rooms.get(room).map_or("?", |r| &r.name);
    Arg::term(format!("adrenaline-room-{name}"), name)
}

pub(crate) fn tile(rules: &Rules, tile: Tile) -> Arg {
    let id = rules.tiles.get(tile).map_or("?", |t| &t.id);
    Arg::Text(id.to_owned())
}

/// A price: this many red, yellow, blue cubes.
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
