//! Every component lies in exactly one place, and no limit is broken.

use super::frame::Frame;
use super::state::{SHARED, TeamPlay, UNPAID};
use crate::arena::Squares;
use crate::bag::Bag;
use crate::content::FIGURES;
use crate::deathmatch::state::NONE;

pub(crate) fn audit(game: &TeamPlay) -> Result<(), String> {
    cards(game)?;
    players(game)?;
    boards(game)?;
    tiles(game)
}

fn cards(game: &TeamPlay) -> Result<(), String> {
    let mut powerups = game.powerup_deck.and(game.powerup_discard);
    let mut weapons = game.weapon_deck;
    let mut take = |some: u64, place: &str| {
        if weapons & some != 0 {
            return Err(format!("a weapon of {place} is also elsewhere"));
        }
        weapons |= some;
        Ok(())
    };
    for player in game.everybody() {
        take(game.players[player as usize].weapons, &format!("player {player}"))?;
        powerups = powerups.and(game.players[player as usize].powerups);
    }
    for team in 0..2 {
        take(game.pool[team], &format!("the table of team {team}"))?;
    }
    for &weapon in game.slots.as_flattened().iter().filter(|&&w| w < 64) {
        take(1 << weapon, "a spawnpoint")?;
    }
    if weapons.count_ones() != u32::from(game.rules.team.arena_weapons) || weapons >> game.rules.team.arena_weapons != 0
    {
        return Err(format!("weapons {weapons:b}"));
    }
    if powerups != game.rules.powerup_deck {
        return Err(format!("powerups {powerups:?}"));
    }
    game.recall.check(powerups, game.players.map(|player| player.powerups), game.powerup_deck)
}

fn players(game: &TeamPlay) -> Result<(), String> {
    let limits = &game.rules.limits;
    for by in game.everybody() {
        let player = &game.players[by as usize];
        // While paying for a weapon or choosing what to give up there may be one more.
        let busy = matches!(game.top(), Some(Frame::Drop { .. } | Frame::Unload { .. } | Frame::Pay));
        if player.weapons.count_ones() > u32::from(limits.weapons_in_hand) + u32::from(busy) {
            return Err(format!("player {by} holds too many weapons"));
        }
        if player.cubes.iter().any(|&n| n > limits.cubes_of_a_colour) {
            return Err(format!("player {by} has too many cubes"));
        }
        let spawning = game.stack.iter().filter(|f| matches!(f, Frame::Spawn { by: p, .. } if *p == by)).count();
        if player.powerups.total() as usize > limits.powerups_in_hand as usize + spawning {
            return Err(format!("player {by} holds too many powerups"));
        }
    }
    Ok(())
}

fn boards(game: &TeamPlay) -> Result<(), String> {
    let numbers = &game.rules.team.numbers;
    if game.teams[0] & game.teams[1] != 0 || game.teams.iter().any(|t| t.count_ones() > 3) {
        return Err("the teams are not three against three".to_owned());
    }
    for (who, board) in game.boards.iter().enumerate() {
        let who = who as u8;
        if board.slides > numbers.most_slides.0 {
            return Err(format!("the rush tile of character {who} lies too far left"));
        }
        if board.damage > game.killshot(who) + 1 || board.marks > numbers.marks_of_a_colour.0 {
            return Err(format!("too much lies on the board of character {who}"));
        }
        let owned = board.owner != NONE && board.owner != SHARED;
        if owned && game.team_of(board.owner) != game.side(who) {
            return Err(format!("character {who} belongs to the other team"));
        }
        let loaded = board.loaded_by != NONE && board.loaded_by != UNPAID;
        if loaded && !game.shares(board.loaded_by, who) {
            return Err(format!("the weapon of character {who} was loaded by a stranger"));
        }
        let own = game.rules.team.weapon_owner(board.weapon);
        if board.weapon != NONE && own != Some(who) {
            return Err(format!("character {who} has somebody else's weapon"));
        }
    }
    let fallen: u32 = game.boards.iter().map(|board| u32::from(board.skulls)).sum();
    if game.skulls > 0 && fallen + u32::from(game.skulls) != u32::from(game.skulls_at_start) {
        return Err(format!("{fallen} skulls on boards and {} left", game.skulls));
    }
    if (game.venom | game.control | game.acted) >> FIGURES != 0 || game.overload > numbers.overload_tokens.0 {
        return Err("impossible tokens".to_owned());
    }
    Ok(())
}

fn tiles(game: &TeamPlay) -> Result<(), String> {
    let laid = game.arena.all.filter(|s| game.tiles[s.ix()] != NONE);
    let tiles = game.tile_deck.and(game.tile_discard).and(Bag::of(laid.map(|s| game.tiles[s.ix()])));
    if tiles != game.rules.tile_deck {
        return Err(format!("tiles {tiles:?}"));
    }
    let empty = game.arena.ammo.filter(|s| game.tiles[s.ix()] == NONE).collect::<Squares>();
    if empty != game.bare {
        return Err("the list of bare squares is wrong".to_owned());
    }
    Ok(())
}
