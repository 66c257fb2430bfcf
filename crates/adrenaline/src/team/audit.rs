//! Every component lies in exactly one place, and no limit is broken.

use super::frame::Frame;
use super::state::{Owner, TeamPlay};
use crate::abilities::Gifted;
use crate::ids::{FIGURES, Figures, Team};
use crate::stack::Stacked;

pub(crate) fn audit(game: &TeamPlay) -> Result<(), String> {
    players(game)?;
    boards(game)?;
    let hands = game.everybody().map(|by| (format!("player {}", by.0), game.players[by].weapons));
    let tables = Team::BOTH.map(|team| (format!("the table of {}", team.name()), game.pool[team]));
    game.supply.audit(&game.rules, hands.chain(tables), game.hands())
}

fn players(game: &TeamPlay) -> Result<(), String> {
    let limits = &game.rules.limits;
    for by in game.everybody() {
        let player = &game.players[by];
        // While paying for a weapon or choosing what to give up there may be one more.
        let busy = matches!(game.top(), Some(Frame::Drop { .. } | Frame::Unload { .. } | Frame::Pay));
        if player.weapons.len() > usize::from(limits.weapons_in_hand) + usize::from(busy) {
            return Err(format!("player {} holds too many weapons", by.0));
        }
        if player.wallet.cubes.0.iter().any(|&n| n > limits.cubes_of_a_colour) {
            return Err(format!("player {} has too many cubes", by.0));
        }
        let spawning = game.stack.iter().filter(|f| matches!(f, Frame::Spawn { by: p, .. } if *p == by)).count();
        if player.wallet.powerups.total() as usize > limits.powerups_in_hand as usize + spawning {
            return Err(format!("player {} holds too many powerups", by.0));
        }
    }
    Ok(())
}

fn boards(game: &TeamPlay) -> Result<(), String> {
    let numbers = &game.rules.team.numbers;
    if !game.teams[Team::Black].and(game.teams[Team::White]).is_empty() || game.teams.iter().any(|t| t.len() > 3) {
        return Err("the teams are not three against three".to_owned());
    }
    for (who, board) in game.boards.each() {
        if board.slides > numbers.most_slides.0 {
            return Err(format!("the rush tile of character {} lies too far left", who.0));
        }
        if board.damage > game.killshot(who) + 1 || board.marks > numbers.marks_of_a_colour.0 {
            return Err(format!("too much lies on the board of character {}", who.0));
        }
        if matches!(board.owner, Owner::One(player) if game.team_of(player) != game.side(who)) {
            return Err(format!("character {} belongs to the other team", who.0));
        }
        if board.load.by().is_some_and(|player| !game.shares(player, who)) {
            return Err(format!("the weapon of character {} was loaded by a stranger", who.0));
        }
        if board.weapon.is_some_and(|weapon| game.rules.team.weapon_owner(weapon) != Some(who)) {
            return Err(format!("character {} has somebody else's weapon", who.0));
        }
    }
    let fallen: u32 = game.boards.iter().map(|board| u32::from(board.skulls)).sum();
    if game.skulls > 0 && fallen + u32::from(game.skulls) != u32::from(game.skulls_at_start) {
        return Err(format!("{fallen} skulls on boards and {} left", game.skulls));
    }
    let marked = game.tokens.venom.with(game.tokens.control).with(game.acted);
    if !marked.without(Figures::first_n(FIGURES)).is_empty() || game.tokens.overload > numbers.overload_tokens.0 {
        return Err("impossible tokens".to_owned());
    }
    Ok(())
}
