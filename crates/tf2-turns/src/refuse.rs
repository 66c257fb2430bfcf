//! Why an answer may not be given. The offers alone decide what is legal; this
//! chapter only finds words for it.

use table::{Actor, Game, Message};

use crate::act::ACTIONS;
use crate::board::Eye;
use crate::choice::{Choice, Verb};
use crate::content::{Pattern, Tag};
use crate::square::Square;
use crate::state::{Stage, TfTurns};
use crate::text;
use crate::unit::{Id, Mark, Piece, Side};

pub(crate) fn why_not(state: &TfTurns, actor: Actor, choice: Choice) -> Option<Message> {
    if state.is_over() {
        return Some(no("over"));
    }
    if !state.waiting().has(actor) {
        return Some(no("asked"));
    }
    let mut offers = Vec::new();
    state.choices(actor, &mut offers);
    if offers.contains(&choice) {
        return None;
    }
    Some(reason(state, actor, choice))
}

fn no(id: &str) -> Message {
    Message::new(format!("tf2-turns-not-{id}"))
}

fn reason(state: &TfTurns, actor: Actor, choice: Choice) -> Message {
    let most = state.rules.numbers.max_same_type;
    match (state.stage, choice) {
        (_, Choice::Square(at)) if at.ix() >= state.board.size() => no("off-board"),
        (_, Choice::Kind(kind)) if kind.ix() >= state.rules.kinds.len() => no("such-type"),
        (Stage::Roster | Stage::Return(_), Choice::Kind(kind)) => {
            no("same-type").with("kind", text::kind(state, kind)).with("most", most)
        }
        (Stage::Place(_) | Stage::ReturnAt(..), Choice::Square(at)) => {
            let side = Side::BOTH[actor.ix().min(1)];
            let own = state.board.spawn[side.ix()].has(at);
            if own { no("occupied") } else { no("spawn") }
        }
        (Stage::Build(_), Choice::Square(_)) => no("site"),
        (Stage::Turn, Choice::Mark(mark)) => idle(state, mark),
        (Stage::Act, Choice::Square(at)) => walk(state, state.mover, at),
        (Stage::Act, Choice::Mark(Mark::Unit(id))) => {
            if !state.in_group(id) {
                no("group")
            } else if id == state.mover {
                no("already-mover")
            } else if state.switched {
                no("switched")
            } else {
                no("nothing-to-do").with("unit", text::unit(state, id))
            }
        }
        (Stage::Act, Choice::Verb(verb)) if ACTIONS.contains(&verb) => action(state, state.mover, verb),
        (Stage::Target(verb), _) => target(state, state.mover, verb, choice),
        (Stage::Pick(_), Choice::Mark(_)) => no("closest"),
        _ => no("answer"),
    }
}

/// Why a unit or building cannot be activated.
fn idle(state: &TfTurns, mark: Mark) -> Message {
    if mark.side() != state.side {
        return no("yours");
    }
    match mark {
        Mark::Unit(id) => {
            let unit = state.unit(id);
            match (unit.at, unit.job) {
                (None, _) => no("dead").with("wait", unit.sit),
                (_, Some(job)) => no("working").with("work", job.work),
                _ => no("activated"),
            }
        }
        Mark::Building(_, Piece::Entrance | Piece::Exit) => no("only-turrets"),
        Mark::Building(id, piece) if state.unit(id).building(piece).is_none() => no("building"),
        Mark::Building(..) if state.free > 0 => no("free-turn"),
        Mark::Building(id, _) if state.unit(id).turret_done => no("activated"),
        Mark::Building(..) => no("turret-blind"),
    }
}

fn walk(state: &TfTurns, id: Id, to: Square) -> Message {
    let (own, enemy) = (id.side().ix(), id.side().other().ix());
    let board = state.board.0;
    let points = state.points(id);
    if state.unit(id).job.is_some() {
        no("working").with("work", state.unit(id).job.map_or(0, |job| job.work))
    } else if !board.floor.has(to) {
        no("wall")
    } else if state.unit(id).at == Some(to) {
        no("here")
    } else if points == 0 {
        no("points")
    } else if state.on[enemy].has(to) || state.built[enemy].has(to) {
        no("enemy-there")
    } else if state.on[own].has(to) {
        no("occupied")
    } else if board.has_sanctuary() && board.spawn[enemy].has(to) {
        no("enemy-spawn")
    } else if state.built[own].has(to) {
        no("own-building")
    } else if board.start[enemy] == Some(to) || state.lying_flag(id.side().other()) == Some(to) {
        no("enemy-flag")
    } else if state.unit(id).gun.is_some() {
        no("one-step")
    } else {
        no("too-far").with("points", points)
    }
}

/// Why a unit may not do this at all now.
fn action(state: &TfTurns, id: Id, verb: Verb) -> Message {
    let unit = state.unit(id);
    let stats = state.rules.kind(unit.kind);
    let pattern = stats.weapon.pattern;
    let able = match verb {
        Verb::Fire => matches!(pattern, Pattern::Sight | Pattern::StraightArea) || unit.gun.is_some(),
        Verb::Ground => stats.has(Tag::GroundAttack),
        Verb::Flame => pattern == Pattern::Flame,
        Verb::RunAndGun => stats.has(Tag::RunAndGun),
        Verb::Heal => stats.has(Tag::Healer),
        Verb::Uber => stats.has(Tag::Ubercharge),
        Verb::Build => stats.has(Tag::Builder),
        _ => true,
    };
    let peaceful = matches!(verb, Verb::Heal | Verb::Uber | Verb::Build);
    if !able {
        return no("ability").with("kind", text::kind(state, unit.kind));
    }
    if unit.job.is_some() {
        return no("working").with("work", unit.job.map_or(0, |job| job.work));
    }
    if state.carries(id) {
        return no("carrier");
    }
    if unit.gun.is_some() && (verb != Verb::Fire || state.points(id) == 0) {
        return if verb == Verb::Fire { no("points") } else { no("gunning") };
    }
    if unit.attacked && unit.gun.is_none() {
        return no("attacked");
    }
    if state.free > 0 && !peaceful {
        return no("free-turn");
    }
    if !peaceful && verb != Verb::RunAndGun && unit.at.is_some_and(|at| state.board.sanctuary.has(at)) {
        return no("sanctuary");
    }
    let numbers = &state.rules.numbers;
    match verb {
        Verb::RunAndGun => no("gun-points"),
        Verb::Uber if unit.charge < numbers.uber_meter_max => {
            no("charge").with("charge", unit.charge).with("full", numbers.uber_meter_max)
        }
        Verb::Heal | Verb::Uber => no("patient"),
        Verb::Build if unit.at.is_some_and(|at| state.board.sites[at.ix()].is_empty()) => no("site-near"),
        Verb::Build => no("pieces"),
        _ => no("target"),
    }
}

/// Why this is not a target of the chosen action.
fn target(state: &TfTurns, id: Id, verb: Verb, choice: Choice) -> Message {
    let unit = state.unit(id);
    let Some(from) = unit.at else { return no("answer") };
    let stats = state.rules.kind(unit.kind);
    let numbers = &state.rules.numbers;
    match (verb, choice) {
        (Verb::Heal | Verb::Uber, Choice::Mark(Mark::Unit(other))) => {
            let range = if verb == Verb::Uber { numbers.uber_range } else { numbers.heal_range };
            match state.unit(other).at {
                _ if other.side() != id.side() => no("enemy"),
                _ if other == id => no("self"),
                None => no("dead").with("wait", state.unit(other).sit),
                Some(_) if state.medic_of(other).is_some_and(|medic| medic != id) => no("has-medic"),
                Some(_) if state.medic_of(other).is_some() && verb == Verb::Heal => no("already-healed"),
                Some(at) => unseen(state, from, at, range),
            }
        }
        (Verb::Heal | Verb::Uber, Choice::Mark(_)) => no("heal-building"),
        (Verb::Fire | Verb::Melee, Choice::Mark(mark)) => match state.place_of(mark) {
            _ if mark.side() == id.side() => no("friend"),
            None => no("gone"),
            Some(at) if state.board.sanctuary.has(at) => no("target-sanctuary"),
            Some(_) if verb == Verb::Melee => no("adjacent"),
            Some(at) if state.board.sees(Eye::Kind(unit.kind), from).has(at) => no("ahead"),
            Some(at) => unseen(state, from, at, stats.weapon.range),
        },
        (Verb::Ground, Choice::Square(at)) => match at {
            at if !state.board.floor.has(at) => no("wall"),
            at if state.board.sanctuary.has(at) => no("target-sanctuary"),
            at => unseen(state, from, at, stats.weapon.range),
        },
        (Verb::Flame, Choice::Heading(_)) => no("flame-blocked"),
        (Verb::Build, Choice::Piece(piece)) if unit.building(piece).is_some() => no("has-piece"),
        (Verb::Build, Choice::Piece(_)) => no("pieces"),
        _ => no("answer"),
    }
}

fn unseen(state: &TfTurns, from: Square, to: Square, range: u8) -> Message {
    let distance = state.board.distance(from, to);
    if distance > range { no("range").with("distance", distance).with("range", range) } else { no("sight") }
}
