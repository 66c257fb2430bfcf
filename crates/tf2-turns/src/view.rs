//! What everybody sees, and what a viewer sees besides. Only the types chosen in
//! secret are ever hidden; nothing else decides visibility.

use serde::{Deserialize, Serialize};
use table::{Actors, Name};

use crate::content::Mode;
use crate::event::Event;
use crate::square::{Heading, Spot};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{AWAY, Id, Kind, Mark, Piece, Side, TEAM};

/// The board as drawn: rows of characters, as in the content files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardView {
    pub name: String,
    pub width: u8,
    pub height: u8,
    pub terrain: Vec<String>,
    pub features: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitView {
    pub unit: Id,
    pub side: Side,
    /// `None` until all types are shown.
    #[cfg_attr(test, ts(as = "Option<String>"))]
    pub kind: Option<Name>,
    /// `None` off the board.
    pub at: Option<Spot>,
    pub health: u8,
    pub max_health: u8,
    pub burn: u8,
    /// Takes no part: of a team smaller than six, or not mentioned in a scene.
    pub away: bool,
    /// Sit-out counters of a unit off the board.
    pub wait: u8,
    pub charge: u8,
    pub patient: Option<Id>,
    /// Own turns of ubercharge left in the link.
    pub uber: u8,
    /// Half of an ubercharged pair.
    pub ubered: bool,
    pub job: Option<Piece>,
    pub work: u8,
    pub carries_flag: bool,
    pub activated: bool,
    /// Movement points left, while it is being activated.
    pub points: Option<u8>,
    pub attacked: bool,
    pub run_and_gun: Option<Heading>,
}

/// What only its side knows of a unit until all types are shown; the elements
/// stand in the order of the units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitOwn {
    #[cfg_attr(test, ts(as = "Option<String>"))]
    pub kind: Option<Name>,
    pub max_health: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BuildingView {
    pub mark: Mark,
    pub side: Side,
    pub owner: Id,
    pub piece: Piece,
    pub at: Spot,
    pub health: u8,
    pub max_health: u8,
    /// The turret has fired this turn, the teleporter worked this round.
    pub used: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FlagView {
    pub side: Side,
    /// Where it lies or is carried.
    pub at: Option<Spot>,
    pub carrier: Option<Id>,
    pub dropped: bool,
    /// It goes home at the end of its team's running turn.
    pub due: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointView {
    pub number: u8,
    pub captured: bool,
    pub meter: u8,
    pub meter_max: u8,
    /// Units of both sides stand on the point now fought for.
    pub contested: bool,
}

/// Dice under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VolleyView {
    pub by: Mark,
    pub target: Mark,
    pub dice_left: u8,
    pub hits: u8,
    pub need: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    pub mode: Mode,
    pub board: BoardView,
    pub round: u8,
    /// The last round of a flag match.
    pub last_round: Option<u8>,
    pub tracker: u8,
    pub tracker_max: u8,
    pub timer: u8,
    pub timer_max: u8,
    pub turn: Option<Side>,
    pub free_turns: u8,
    /// Types each side has chosen.
    pub picked: [u8; 2],
    pub units: Vec<UnitView>,
    pub buildings: Vec<BuildingView>,
    pub flags: Vec<FlagView>,
    pub points: Vec<PointView>,
    /// Enemy units lost to each side.
    pub kills: [u8; 2],
    pub active: Vec<Id>,
    pub mover: Option<Id>,
    pub volley: Option<VolleyView>,
    pub over: bool,
    pub winner: Option<Side>,
}

table::fields!(Public {
    mode,
    board,
    round,
    last_round,
    tracker,
    tracker_max,
    timer,
    timer_max,
    turn,
    free_turns,
    picked,
    units: each,
    buildings: each,
    flags: each,
    points: each,
    kills,
    active,
    mover,
    volley,
    over,
    winner,
});
table::fields!(UnitView {
    unit,
    side,
    kind,
    at,
    health,
    max_health,
    burn,
    away,
    wait,
    charge,
    patient,
    uber,
    ubered,
    job,
    work,
    carries_flag,
    activated,
    points,
    attacked,
    run_and_gun,
});
table::fields!(UnitOwn { kind, max_health });
table::fields!(BuildingView { mark, side, owner, piece, at, health, max_health, used });
table::fields!(FlagView { side, at, carrier, dropped, due });
table::fields!(PointView { number, captured, meter, meter_max, contested });

impl Public {
    pub(crate) fn of(state: &TfTurns) -> Public {
        let (board, numbers) = (state.board.0, &state.rules.0.numbers);
        let set_up = matches!(state.stage, Stage::Roster | Stage::Reveal | Stage::Place(_));
        let acting = matches!(state.stage, Stage::Act | Stage::Aim | Stage::Target(_) | Stage::Roll | Stage::Aimed)
            && state.group != 0;
        let volley = &state.volley;
        Public {
            mode: board.mode,
            board: BoardView {
                name: board.name.clone(),
                width: board.width,
                height: board.height,
                terrain: board.terrain.clone(),
                features: board.features.clone(),
            },
            round: state.round,
            last_round: (board.mode == Mode::Ctf).then_some(numbers.ctf_max_rounds),
            tracker: state.tracker,
            tracker_max: numbers.round_tracker_length,
            timer: state.timer,
            timer_max: numbers.respawn_timer_max,
            turn: (!set_up && !state.is_over()).then_some(state.side),
            free_turns: state.free,
            picked: state.picked,
            units: Id::all().map(|id| unit(state, id)).collect(),
            buildings: state.buildings().filter_map(|(mark, _)| building(state, mark)).collect(),
            flags: match board.mode {
                Mode::Ctf => Side::BOTH.map(|side| flag(state, side)).to_vec(),
                Mode::Cp => Vec::new(),
            },
            points: (0..board.points.len() as u8)
                .map(|n| PointView {
                    number: n + 1,
                    captured: n < state.captured,
                    meter: if n == state.captured { state.meter } else { 0 },
                    meter_max: numbers.capture_rounds,
                    contested: n == state.captured && state.is_contested(),
                })
                .collect(),
            kills: [state.deaths[1], state.deaths[0]],
            active: Id::all().filter(|id| acting && state.in_group(*id)).collect(),
            mover: acting.then_some(state.mover),
            volley: matches!(state.stage, Stage::Roll | Stage::Aimed).then_some(VolleyView {
                by: volley.by,
                target: volley.target,
                dice_left: volley.dice,
                hits: volley.hits,
                need: volley.need,
            }),
            over: state.is_over(),
            winner: state.winner(),
        }
    }
}

/// The types that a side has chosen, as long as they are secret.
pub(crate) fn own(state: &TfTurns, sees: Actors) -> Vec<UnitOwn> {
    let one = |id: Id| {
        let (kind, max_health) = kind(state, id, sees.has(id.side().actor()));
        UnitOwn { kind: kind.map(|kind| state.rules.word(kind).into()), max_health }
    };
    if state.open { Vec::new() } else { Id::all().map(one).collect() }
}

/// The type of a unit, if it is chosen and may be known, and its health.
pub(crate) fn kind(state: &TfTurns, id: Id, known: bool) -> (Option<Kind>, u8) {
    let chosen = id.ix() % TEAM < state.picked[id.side().ix()] as usize;
    let kind = (chosen && known).then_some(state.unit(id).kind);
    (kind, kind.map_or(0, |kind| state.rules.kind(kind).health))
}

fn unit(state: &TfTurns, id: Id) -> UnitView {
    let unit = state.unit(id);
    let (kind, max_health) = kind(state, id, state.open);
    let active = state.in_group(id) && unit.alive();
    UnitView {
        unit: id,
        side: id.side(),
        kind: kind.map(|kind| state.rules.word(kind).into()),
        at: unit.at.map(|at| state.spot(at)),
        health: if unit.alive() { unit.health } else { 0 },
        max_health,
        burn: unit.burn,
        away: !unit.alive() && unit.sit >= AWAY,
        wait: if unit.alive() { 0 } else { unit.sit },
        charge: unit.charge,
        patient: unit.link.map(|link| link.patient),
        uber: unit.link.map_or(0, |link| link.uber),
        ubered: state.ubered(id),
        job: unit.job.map(|job| job.piece),
        work: unit.job.map_or(0, |job| job.work),
        carries_flag: state.carries(id),
        activated: unit.activated,
        points: active.then(|| state.points(id)),
        attacked: unit.attacked,
        run_and_gun: unit.gun,
    }
}

fn building(state: &TfTurns, mark: Mark) -> Option<BuildingView> {
    let Mark::Building(owner, piece) = mark else { return None };
    let unit = state.unit(owner);
    let building = unit.building(piece)?;
    Some(BuildingView {
        mark,
        side: owner.side(),
        owner,
        piece,
        at: state.spot(building.at),
        health: building.health,
        max_health: state.rules.pieces[piece.ix()].health,
        used: if piece == Piece::Turret { unit.turret_done } else { unit.teleporter_done },
    })
}

fn flag(state: &TfTurns, side: Side) -> FlagView {
    let flag = state.flags[side.ix()];
    let carrier = match flag {
        Flag::Carried(id) => Some(id),
        _ => None,
    };
    let at = carrier.and_then(|id| state.unit(id).at).or(state.lying_flag(side));
    FlagView {
        side,
        at: at.map(|at| state.spot(at)),
        carrier,
        dropped: matches!(flag, Flag::Dropped { .. }),
        due: matches!(flag, Flag::Dropped { due: true, .. }),
    }
}

/// The part of an event that `sees` may know: a secret choice shows only that it was made.
pub(crate) fn seen(event: &Event, sees: Actors) -> Event {
    match *event {
        Event::Picked { unit, .. } if !sees.has(unit.side().actor()) => Event::Picked { unit, kind: None },
        event => event,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_page_are_in_step() {
        mirror::Mirror::of("tf2-turns", "tf2-turns")
            .with::<Public>()
            .with::<UnitOwn>()
            .with::<crate::Chart>()
            .in_step();
    }
}
