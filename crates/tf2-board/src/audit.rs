//! Are all components there, each once, each where it may be?

use crate::actions::Effect;
use crate::classes::{Markers, TEAM, Team, Unit};
use crate::content::{GIFTS, SENTRY, STICKIES};
use crate::grid::{Square, Squares};
use crate::setup::Mode;
use crate::state::{Phase, TfBoard};

pub(crate) fn audit(state: &TfBoard) -> Result<(), String> {
    for team in Team::BOTH {
        figures(state, team)?;
        tokens(state, team)?;
        uses(state, team)?;
    }
    squares(state)?;
    intel(state)?;
    points(state)
}

fn figures(state: &TfBoard, team: Team) -> Result<(), String> {
    let mut met = 0_u16;
    let mut set = Squares::NONE;
    for (slot, figure) in state.slots(team).iter().enumerate() {
        let Some(class) = figure.class else {
            if figure.is_alive() || figure.tokens > 0 {
                return Err(format!("slot {slot} of {} has no class but is in play", team.word()));
            }
            continue;
        };
        let name = format!("{} {}", team.word(), state.rules.word(class));
        if met >> class.ix() & 1 == 1 {
            return Err(format!("{name} is there twice"));
        }
        met |= 1 << class.ix();
        let marked = figure.healed + figure.uber + figure.counters > 0
            || [Markers::BURNING, Markers::DISGUISED, Markers::AIM, Markers::FED, Markers::EXPOSED]
                .iter()
                .any(|&bit| figure.wears(bit));
        if !figure.is_alive() && marked {
            return Err(format!("{name} is off the board and wears a marker"));
        }
        if figure.is_alive() && figure.tokens > 0 {
            return Err(format!("{name} is on the board with respawn tokens"));
        }
        if figure.tokens > state.rules.settings.respawn_tokens || figure.healed > 2 || figure.uber > 2 {
            return Err(format!("{name} has too much of something"));
        }
        let can = |effect: Effect| state.rules.can(class, effect);
        if figure.wears(Markers::FED) && !can(Effect::Feed)
            || figure.wears(Markers::EXPOSED) && !can(Effect::LeapExposed)
        {
            return Err(format!("{name} wears what its class cannot"));
        }
        if figure.healed + figure.uber > 0 && !state.has_living(team, GIFTS) {
            return Err(format!("{name} is healed or ubered, and {} has no Medic on the board", team.word()));
        }
        if figure.counters > state.rules.settings.uber_counters_needed
            || (figure.counters > 0 && !state.rules.can_any(class, GIFTS))
            || figure.wears(Markers::DISGUISED) && !can(Effect::Disguise)
            || figure.wears(Markers::AIM) && !can(Effect::Aim)
        {
            return Err(format!("{name} wears what its class cannot"));
        }
        if figure.is_alive() {
            set.insert(figure.at);
            if state.map.walls.has(figure.at) || state.map.spawn[team.other().ix()].has(figure.at) {
                return Err(format!("{name} stands where it may not"));
            }
        }
    }
    if set != state.taken[team.ix()] {
        return Err(format!("the spaces taken by {} are not those of its figures", team.word()));
    }
    Ok(())
}

/// Nobody is used more often than there were turns for it.
fn uses(state: &TfBoard, team: Team) -> Result<(), String> {
    let used = state.slots(team).iter().filter(|figure| figure.is_alive() && figure.wears(Markers::USED)).count();
    let first = state.turn.div_ceil(2);
    let done = if team == state.lead { first } else { state.turn - first };
    let turns = usize::from(done) + usize::from(state.in_turn() && state.who == team);
    if state.rotation == 0 || state.winner().is_some() || used <= turns {
        return Ok(());
    }
    Err(format!("{} has {used} used characters after {turns} turns", team.word()))
}

fn tokens(state: &TfBoard, team: Team) -> Result<(), String> {
    let laid = &state.stickies[team.ix()];
    if !laid.is_empty() && !state.has_living(team, STICKIES) {
        return Err(format!("{} stickies lie there without a Demoman on the board", team.word()));
    }
    if state.sentries[team.ix()].level > 0 && !state.has_any(team, SENTRY) && state.closing.step == 0 {
        return Err(format!("{} sentry stands there without an Engineer in the team", team.word()));
    }
    let spaces: Squares = laid.iter().copied().collect();
    if spaces.len() != laid.len() || !spaces.without(state.map.floor).is_empty() {
        return Err(format!("stickies of {} lie twice on a space or off the floor", team.word()));
    }
    let sentry = state.sentries[team.ix()];
    let on_floor = sentry.at.is_on_board() && state.map.floor.has(sentry.at) && !state.map.spawns.has(sentry.at);
    if sentry.level > 3 || (sentry.level > 0) != sentry.at.is_on_board() || (sentry.level > 0 && !on_floor) {
        return Err(format!("the sentry of {} is neither built nor away", team.word()));
    }
    Ok(())
}

/// One unit on a space, except while a character passes through a friend.
fn squares(state: &TfBoard) -> Result<(), String> {
    let mut taken = Squares::NONE;
    for unit in (0..Unit::COUNT as u8).map(Unit) {
        let at = state.at(unit);
        if !at.is_on_board() {
            continue;
        }
        let passing = state.phase == Phase::Act && !state.is_alone(state.using.unit);
        if taken.has(at) && !(passing && at == state.at(state.using.unit)) {
            return Err(format!("two units on {}", state.map.spot(at)));
        }
        taken.insert(at);
    }
    Ok(())
}

fn intel(state: &TfBoard) -> Result<(), String> {
    for of in Team::BOTH {
        let intel = state.intel[of.ix()];
        let home = state.map.home[of.ix()];
        let sound = match intel.carrier {
            _ if state.map.mode == Mode::Cp => intel.carrier.is_none() && intel.at == Square::OFF,
            Some(unit) => {
                unit.team() != of
                    && state.figure(unit).is_alive()
                    && state.figure(unit).uber == 0
                    && !state.figure(unit).wears(Markers::DISGUISED)
                    && !intel.at.is_on_board()
                    && intel.tokens == 0
            }
            None => intel.at.is_on_board() && (intel.tokens == 0) == (intel.at == home) && !state.guns().has(intel.at),
        };
        if !sound {
            return Err(format!("the Intel of {} is in no proper place", of.word()));
        }
        for unit in (0..Unit::CHARACTERS as u8).map(Unit) {
            let figure = state.figure(unit);
            let on_it = figure.is_alive() && figure.at == intel.at;
            // Only the team that has just won stands at home.
            let won = matches!(state.phase, Phase::Over(..));
            if unit.team() == of && !won && (on_it || figure.is_alive() && figure.at == home) {
                return Err(format!("{} sits on its own Intel or its home", of.word()));
            }
            if unit.team() != of && on_it && figure.uber == 0 {
                return Err(format!("the Intel of {} lies under an opponent and was not taken", of.word()));
            }
        }
    }
    Ok(())
}

fn points(state: &TfBoard) -> Result<(), String> {
    let limit = state.rules.settings.spinner_limit;
    let owners = state.points.map(|point| point.owner);
    let blu = owners.iter().take_while(|owner| **owner == Some(Team::Blu)).count();
    let red = owners.iter().rev().take_while(|owner| **owner == Some(Team::Red)).count();
    if state.map.mode == Mode::Cp && blu + red != owners.iter().flatten().count() {
        return Err("ownership of the points is out of order".to_owned());
    }
    for (k, point) in state.points.iter().enumerate() {
        let past = match point.owner {
            Some(Team::Blu) => point.spin == -limit,
            Some(Team::Red) => point.spin == limit,
            None => point.spin.abs() == limit,
        };
        if point.spin.abs() > limit || (state.map.mode == Mode::Cp && past) {
            return Err(format!("the spinner of point {} shows {}", k + 1, point.spin));
        }
    }
    let placed = |team: Team| state.slots(team).iter().filter(|figure| figure.class.is_some()).count();
    if state.rotation == 0 && placed(Team::Blu).abs_diff(placed(Team::Red)) > 1 || usize::from(state.turn) > 2 * TEAM {
        return Err("turns are counted wrong".to_owned());
    }
    Ok(())
}
