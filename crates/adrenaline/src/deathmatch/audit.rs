//! Every component lies in exactly one place, and no limit is broken.

use crate::stack::Stacked;
use table::Spoken;

use super::frame::{Frame, Frenzy};
use super::state::Adrenaline;

pub(crate) fn audit(game: &Adrenaline) -> Result<(), String> {
    let limits = &game.rules.limits;
    let name = |who| game.actor_name(who);
    for who in game.everybody() {
        let board = &game.boards[who];
        let name = || name(who.actor());
        // While paying for a weapon or choosing what to drop there may be one more.
        let grabbing = matches!(game.stack.last(), Some(Frame::Drop { .. } | Frame::Pay));
        if board.found().len() > usize::from(limits.weapons_in_hand) + usize::from(grabbing) {
            return Err(format!("{} holds too many weapons", name()));
        }
        if !board.loaded.without(board.weapons).is_empty() {
            return Err(format!("{} has loaded what it does not hold", name()));
        }
        if board.wallet.cubes.0.iter().any(|&n| n > limits.cubes_of_a_colour) {
            return Err(format!("{} has too many cubes", name()));
        }
        let spawning = game.stack.contains(&Frame::Spawn(who));
        if board.wallet.powerups.total() > u32::from(limits.powerups_in_hand) + u32::from(spawning) {
            return Err(format!("{} holds too many powerups", name()));
        }
        if game.is_bot(who) && (board.wallet.coins() > 0 || !board.found().is_empty()) {
            return Err(format!("{} is the bot and has neither ammo nor cards", name()));
        }
        if board.slides >= limits.killshot_at
            || board.damage.len() > usize::from(limits.damage_spaces - board.slides)
            || board.own.is_some_and(|own| !game.own_weapons(who).is_some_and(|both| both.contains(&own)))
        {
            return Err(format!("{} has an impossible rush tile or own weapon", name()));
        }
        if board.marks.iter().any(|&n| n > limits.marks_from_one) || board.marks[who] != 0 {
            return Err(format!("{} has impossible marks", name()));
        }
    }
    let held = game.everybody().map(|who| (name(who.actor()).into_owned(), game.boards[who].found()));
    game.supply.audit(&game.rules, held, game.hands())?;
    let fallen: u32 = game.everybody().map(|who| u32::from(game.boards[who].skulls)).sum();
    if game.frenzy == Frenzy::No && fallen + u32::from(game.skulls) != u32::from(game.skulls_at_start) {
        return Err(format!(
            "{fallen} skulls on boards and {} on the track do not make {}",
            game.skulls, game.skulls_at_start
        ));
    }
    Ok(())
}
