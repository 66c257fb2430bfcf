//! Positions of team play as text: the twin of `scene`, which reads them.

use std::fmt::Write;

use table::{Actor, Spoken};

use super::choice::Choice;
use super::frame::Frame;
use super::state::{SHARED, TeamPlay};
use crate::bag::Bag;
use crate::content::{COLOURS, LETTERS};
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{CLOSED, NONE};

pub(crate) fn write(game: &TeamPlay) -> Option<String> {
    if *game.stack != [Frame::Team] {
        return None;
    }
    let mut out = String::new();
    put(game, &mut out).ok()?;
    Some(out)
}

fn put(game: &TeamPlay, out: &mut String) -> std::fmt::Result {
    let team = |n: u8| game.team_name(n);
    writeln!(out, "arena {}\nseats {}v{}", game.arena.id, game.seats[0], game.seats[1])?;
    if game.hidden_hands {
        writeln!(out, "hands hidden")?;
    }
    for side in 0..2 {
        writeln!(out, "{} {}", team(side), characters(game, game.teams[side as usize]))?;
    }
    writeln!(out, "first {}\nturn {}", team(game.first), team(game.turn))?;
    writeln!(out, "reward {}", game.rules.team.rewards[game.reward as usize].id)?;
    writeln!(out, "skulls {} of {}", game.skulls, game.skulls_at_start)?;
    for side in 0..2u8 {
        writeln!(out, "points {} {}", team(side), game.points[side as usize])?;
        if game.seats[side as usize] == 2 {
            writeln!(out, "controller {}", game.actor_name(Actor(game.controller[side as usize])))?;
        }
        if game.pool[side as usize] != 0 {
            writeln!(out, "pool {} {}", team(side), weapons(game, game.pool[side as usize]))?;
        }
    }
    for (key, set) in [("acted", game.acted), ("proved", game.proved), ("tracked", game.tracked)] {
        if set != 0 {
            writeln!(out, "{key} {}", characters(game, set))?;
        }
    }
    if game.declined != 0 {
        let names: Vec<_> = bits(game.declined.into()).map(|player| game.actor_name(Actor(player))).collect();
        writeln!(out, "declined {}", names.join(" "))?;
    }
    writeln!(out, "overload {}", game.overload)?;
    put_arena(game, out)?;
    for player in game.everybody() {
        put_player(game, player, out)?;
    }
    for who in 0..game.boards.len() as u8 {
        put_character(game, who, out)?;
    }
    Ok(())
}

fn put_arena(game: &TeamPlay, out: &mut String) -> std::fmt::Result {
    let rules = game.rules;
    for (colour, slots) in game.slots.iter().enumerate() {
        let weapon = |&w: &u8| if w == NONE { "-" } else { &rules.0.weapons[w as usize].id };
        let weapons: Vec<&str> = slots.iter().filter(|&&w| w != CLOSED).map(weapon).collect();
        writeln!(out, "spawn {} {}", COLOURS[colour], weapons.join(" "))?;
    }
    for square in game.arena.all.filter(|s| game.tiles[s.ix()] != NONE) {
        writeln!(out, "tile {} {}", game.arena.name(square), rules.tiles[game.tiles[square.ix()] as usize].id)?;
    }
    if !game.tile_discard.is_empty() {
        let tiles: Vec<&str> = game.tile_discard.cards().map(|t| rules.0.tiles[t as usize].id.as_str()).collect();
        writeln!(out, "tiles-discarded {}", tiles.join(" "))?;
    }
    if !game.powerup_discard.is_empty() {
        writeln!(out, "discarded {}", cards(game, game.powerup_discard))?;
    }
    let name = |player| game.actor_name(Actor(player)).into_owned();
    if let Some(remembered) = game.recall.write(name, |card| game.say(Choice::Card(card))) {
        writeln!(out, "{remembered}")?;
    }
    Ok(())
}

fn put_player(game: &TeamPlay, player: u8, out: &mut String) -> std::fmt::Result {
    let held = &game.players[player as usize];
    let cubes: String = (0..3).flat_map(|c| std::iter::repeat_n(LETTERS[c], held.cubes[c].into())).collect();
    let cubes = if cubes.is_empty() { "-" } else { &cubes };
    write!(out, "{} ammo {cubes}", game.actor_name(Actor(player)))?;
    if held.weapons != 0 {
        write!(out, " holds {}", weapons(game, held.weapons))?;
    }
    if !held.powerups.is_empty() {
        write!(out, " powerups {}", cards(game, held.powerups))?;
    }
    writeln!(out)
}

fn put_character(game: &TeamPlay, who: u8, out: &mut String) -> std::fmt::Result {
    let board = &game.boards[who as usize];
    write!(out, "{}", game.character_id(who))?;
    match board.owner {
        SHARED => write!(out, " shared")?,
        owner => write!(out, " of {}", game.actor_name(Actor(owner)))?,
    }
    write!(out, " at {}", game.arena.name(game.at[who as usize]))?;
    for (key, n) in [
        ("damage", board.damage),
        ("waiting", board.waiting),
        ("marks", board.marks),
        ("slides", board.slides),
        ("skulls", board.skulls),
    ] {
        if n > 0 {
            write!(out, " {key} {n}")?;
        }
    }
    write!(out, " weapon {}", game.rules.team.weapons[board.weapon as usize].id)?;
    match board.loaded_by {
        NONE => write!(out, " unloaded")?,
        player => write!(out, " loaded-by {}", game.actor_name(Actor(player)))?,
    }
    for (key, set) in [("venom", game.venom), ("control", game.control)] {
        if set >> who & 1 == 1 {
            write!(out, " {key}")?;
        }
    }
    writeln!(out)
}

fn characters(game: &TeamPlay, set: u8) -> String {
    bits(set.into()).map(|who| game.character_id(who)).collect::<Vec<_>>().join(" ")
}

fn weapons(game: &TeamPlay, set: u64) -> String {
    bits(set).map(|w| game.rules.0.team.weapons[w as usize].id.as_str()).collect::<Vec<_>>().join(" ")
}

fn cards(game: &TeamPlay, bag: Bag) -> String {
    bag.cards().map(|card| game.say(Choice::Card(card))).collect::<Vec<_>>().join(" ")
}
