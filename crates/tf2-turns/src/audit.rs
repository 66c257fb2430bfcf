//! Is a position sound? For the laws, and for scenes written by hand.

use crate::content::{Mode, Tag};
use crate::square::{Square, Squares};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{AWAY, Id, Mark, Piece, Side};

pub(crate) fn audit(state: &TfTurns) -> Result<(), String> {
    if state.is_over() {
        // The carrier may have won by walking into a friend on the holder.
        return Ok(());
    }
    units(state)?;
    buildings(state)?;
    links(state)?;
    flags(state)?;
    tracks(state)?;
    asked(state)
}

/// Can the question be answered, and is it due?
fn asked(state: &TfTurns) -> Result<(), String> {
    let fine = match state.stage {
        Stage::Place(id) => Id::all().all(|other| state.unit(other).alive() == (other < id && !state.is_absent(other))),
        Stage::Build(id) => {
            state.unit(id).job.is_some_and(|job| job.work == 0) && !state.building_spaces(id).is_empty()
        }
        Stage::Return(id) => {
            !state.unit(id).alive() && state.unit(id).sit == 0 && !state.spawn_spaces(id.side()).is_empty()
        }
        _ => true,
    };
    if fine { Ok(()) } else { fail("the question asked does not arise".to_owned()) }
}

fn fail<T>(what: String) -> Result<T, String> {
    Err(what)
}

fn units(state: &TfTurns) -> Result<(), String> {
    let board = state.board.0;
    let mut on = [Squares::NONE; 2];
    for id in Id::all() {
        let (unit, name, enemy) = (state.unit(id), id.word(), id.side().other().ix());
        let stats = state.rules.kind(unit.kind);
        let Some(at) = unit.at else {
            if unit.sit > state.timer && unit.sit < AWAY {
                return fail(format!("{name} sits out {} turns with the respawn timer at {}", unit.sit, state.timer));
            }
            if unit.job.is_some() || unit.burn > 0 || unit.charge > 0 {
                return fail(format!("{name} is off the board and still works, burns or holds a charge"));
            }
            continue;
        };
        if !board.floor.has(at) {
            return fail(format!("{name} stands in a wall"));
        }
        if (on[0] | on[1]).has(at) {
            return fail(format!("{name} shares its space"));
        }
        on[id.side().ix()].insert(at);
        if unit.health == 0 || unit.health > stats.health {
            return fail(format!("{name} has {} health of {}", unit.health, stats.health));
        }
        if board.has_sanctuary() && board.spawn[enemy].has(at) {
            return fail(format!("{name} stands on a spawn space of the enemy"));
        }
        if board.start[enemy] == Some(at) || state.lying_flag(id.side().other()) == Some(at) {
            return fail(format!("{name} stands on the flag of the enemy or its start"));
        }
        if state.lying_flag(id.side()) == Some(at) {
            return fail(format!("{name} stands on its flag without having it"));
        }
        if unit.activated && id.side() != state.side {
            return fail(format!("{name} is done, and it is the turn of the other side"));
        }
        if state.carries(id) && board.holder[id.side().ix()] == Some(at) {
            return fail(format!("{name} carries the flag on its holder: that is over"));
        }
        if unit.charge > 0 && !stats.has(Tag::Ubercharge) || unit.charge > state.rules.numbers.uber_meter_max {
            return fail(format!("{name} holds a charge of {}", unit.charge));
        }
        if unit.job.is_some() && !stats.has(Tag::Builder) {
            return fail(format!("{name} builds without being an Engineer"));
        }
        if unit.burn > state.rules.numbers.burn_rounds {
            return fail(format!("{name} burns too long"));
        }
    }
    if on != state.on {
        return fail("the sets of occupied spaces are out of step".to_owned());
    }
    for side in Side::BOTH {
        for kind in state.rules.kinds() {
            if state.of_kind(side, kind) > state.rules.numbers.max_same_type as usize {
                return fail(format!("{} has too many of the type {}", side.word(), state.rules.word(kind)));
            }
        }
    }
    Ok(())
}

fn buildings(state: &TfTurns) -> Result<(), String> {
    let board = state.board.0;
    let mut built = [Squares::NONE; 2];
    for (mark, at) in state.buildings() {
        let Mark::Building(id, piece) = mark else { continue };
        let name = mark.word();
        let legal = board.squares().any(|from| board.sites[from.ix()].has(at));
        if !legal || (built[0] | built[1]).has(at) {
            return fail(format!("{name} stands where nothing may be built"));
        }
        let health = state.unit(id).building(piece).map_or(0, |b| b.health);
        if health == 0 || health > state.rules.pieces[piece.ix()].health {
            return fail(format!("{name} has {health} health"));
        }
        let shared = state.unit_on(at).is_some_and(|on| on.side() != id.side() || piece != Piece::Exit);
        if shared {
            return fail(format!("a unit stands on {name}"));
        }
        if !state.rules.kind(state.unit(id).kind).has(Tag::Builder) {
            return fail(format!("{name} has no Engineer"));
        }
        built[id.side().ix()].insert(at);
    }
    if built != state.built {
        return fail("the sets of built spaces are out of step".to_owned());
    }
    for side in Side::BOTH {
        let first = Id::of(side).next().unwrap_or_default();
        for piece in Piece::ALL {
            if state.pieces_used(first, piece) > state.rules.numbers.pieces_of_a_kind {
                return fail(format!("{} has too many pieces: {}", side.word(), piece.word()));
            }
        }
    }
    Ok(())
}

fn links(state: &TfTurns) -> Result<(), String> {
    let mut patients = 0u16;
    for medic in Id::all() {
        let Some(link) = state.unit(medic).link else { continue };
        let (name, numbers) = (medic.word(), &state.rules.numbers);
        if link.patient == medic || link.patient.side() != medic.side() || patients & link.patient.bit() != 0 {
            return fail(format!("{name} heals somebody it may not"));
        }
        patients |= link.patient.bit();
        if !state.rules.kind(state.unit(medic).kind).has(Tag::Healer) || link.uber > numbers.uber_rounds {
            return fail(format!("{name} cannot heal like that"));
        }
        if state.stage == Stage::Turn {
            let (Some(a), Some(b)) = (state.unit(medic).at, state.unit(link.patient).at) else {
                return fail(format!("{name} is joined to somebody off the board"));
            };
            let longest = if link.uber > 0 { numbers.uber_range } else { numbers.heal_range };
            if state.board.distance(a, b) > longest {
                return fail(format!("{name} is too far from its patient"));
            }
        }
    }
    Ok(())
}

fn flags(state: &TfTurns) -> Result<(), String> {
    for side in Side::BOTH {
        let name = side.word();
        let loose = |at: Square| state.board.floor.has(at) && state.board.start[side.ix()] != Some(at);
        let fine = match state.flags[side.ix()] {
            Flag::Home => true,
            _ if state.mode() == Mode::Cp => false,
            Flag::Carried(id) => id.side() == side && state.unit(id).alive(),
            Flag::Dropped { at, .. } => loose(at),
        };
        if !fine {
            return fail(format!("flag {name} cannot be there"));
        }
    }
    Ok(())
}

fn tracks(state: &TfTurns) -> Result<(), String> {
    let numbers = &state.rules.numbers;
    if state.tracker == 0 || state.tracker > numbers.round_tracker_length {
        return fail(format!("the round tracker shows {}", state.tracker));
    }
    if state.timer < numbers.respawn_timer_start || state.timer > numbers.respawn_timer_max {
        return fail(format!("the respawn timer shows {}", state.timer));
    }
    if state.mode() == Mode::Ctf && state.round > numbers.ctf_max_rounds {
        return fail(format!("round {} comes after the last, {}", state.round, numbers.ctf_max_rounds));
    }
    if state.mode() == Mode::Cp && state.timer >= numbers.cp_timer_limit {
        return fail(format!("timer {} ends the match", state.timer));
    }
    if state.captured as usize >= state.board.points.len().max(1) || state.meter > numbers.capture_rounds {
        return fail(format!("the meter shows {} after {} captured points", state.meter, state.captured));
    }
    if state.free > 0 && (state.mode() != Mode::Cp || state.stage == Stage::Turn && state.side != Side::Green) {
        return fail("free turns belong to Green in cp".to_owned());
    }
    Ok(())
}
