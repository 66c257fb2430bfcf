//! What everybody sees: everything, for nothing in this game is hidden.

use serde::{Deserialize, Serialize};
use table::Name;

use crate::classes::{Markers, Stand, Team, Unit};
use crate::event::{Cause, How};
use crate::grid::Spot;
use crate::setup::Mode;
use crate::state::{Phase, TfBoard};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    pub mode: Mode,
    pub map: String,
    pub title: String,
    /// The board as its rows of signs.
    pub rows: Vec<String>,
    /// From 1; 0 while the teams are placed.
    pub rotation: u8,
    pub rotations: u8,
    /// Turns done in this rotation, of ten.
    pub turn: u8,
    pub lead: Team,
    /// Who leads the next rotation, while this one ends.
    pub next_lead: Option<Team>,
    /// The team that must answer; none if luck is asked or the match is over.
    pub asked: Option<Team>,
    pub phase: String,
    pub figures: Vec<FigureView>,
    pub sentries: Vec<SentryView>,
    pub stickies: Vec<StickyView>,
    pub intel: Vec<IntelView>,
    pub points: Vec<PointView>,
    /// Characters killed by Blu and by Red.
    pub kills: [u8; 2],
    pub using: Option<UsingView>,
    /// The Success Roll that luck is asked for.
    pub roll: Option<RollView>,
    pub over: Option<OverView>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureView {
    pub team: Team,
    pub slot: u8,
    #[cfg_attr(test, ts(as = "String"))]
    pub class: Name,
    pub at: Option<Spot>,
    /// Respawn tokens on the card.
    pub tokens: u8,
    pub used: bool,
    pub speed: u8,
    /// With all markers counted.
    pub defense: u8,
    pub markers: Vec<String>,
    /// Rotation ends until healed and uber go by themselves.
    pub healed: u8,
    pub uber: u8,
    /// Uber counters of a Medic.
    pub counters: u8,
    /// Carries the opposing Intel.
    pub intel: bool,
}

/// A unit by its team and class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Stand"))]
pub struct StandView {
    pub team: Team,
    /// None is the sentry.
    #[cfg_attr(test, ts(as = "Option<String>"))]
    pub class: Option<Name>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SentryView {
    pub team: Team,
    pub at: Spot,
    pub level: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StickyView {
    pub team: Team,
    pub at: Spot,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IntelView {
    pub of: Team,
    /// Where it lies; none while carried.
    pub at: Option<Spot>,
    pub tokens: u8,
    pub carrier: Option<StandView>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointView {
    pub number: u8,
    pub owner: Option<Team>,
    /// Plus is Blu, minus is Red.
    pub spin: i8,
    /// Some team may work on it now.
    pub active: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UsingView {
    pub stand: StandView,
    pub roll: u8,
    pub left: u8,
    pub acted: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RollView {
    pub target: StandView,
    pub need: u8,
    pub cause: Cause,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OverView {
    /// None is a draw.
    pub winner: Option<Team>,
    pub how: How,
}

table::fields!(Public {
    mode,
    map,
    title,
    rows,
    rotation,
    rotations,
    turn,
    lead,
    next_lead,
    asked,
    phase,
    figures: each,
    sentries: each,
    stickies: each,
    intel: each,
    points: each,
    kills,
    using,
    roll,
    over,
});
table::fields!(FigureView {
    team,
    slot,
    class,
    at,
    tokens,
    used,
    speed,
    defense,
    markers,
    healed,
    uber,
    counters,
    intel,
});
table::fields!(SentryView { team, at, level });
table::fields!(StickyView { team, at });
table::fields!(IntelView { of, at, tokens, carrier });
table::fields!(PointView { number, owner, spin, active });

impl Public {
    pub(crate) fn of(state: &TfBoard) -> Public {
        let map = state.map();
        let asked = match state.phase {
            Phase::Coin | Phase::Perform | Phase::Roll { .. } | Phase::Over(..) => None,
            _ => Some(state.who),
        };
        Public {
            mode: map.mode,
            map: map.name.clone(),
            title: map.title.to_string(),
            rows: map.rows.clone(),
            rotation: state.rotation,
            rotations: state.rules.settings.max_rotations,
            turn: state.turn,
            lead: state.lead,
            next_lead: state.is_closing().then(|| state.next_lead()),
            asked,
            phase: state.phase.word().to_owned(),
            figures: (0..Unit::CHARACTERS as u8).filter_map(|i| figure(state, Unit(i))).collect(),
            sentries: Team::BOTH.into_iter().filter_map(|team| sentry(state, team)).collect(),
            stickies: Team::BOTH
                .into_iter()
                .flat_map(|team| state.stickies[team.ix()].iter().map(move |&at| StickyView { team, at: map.spot(at) }))
                .collect(),
            intel: intel(state),
            points: points(state),
            kills: state.kills,
            using: state.in_turn().then(|| UsingView {
                stand: state.shown(state.using.unit),
                roll: state.using.roll,
                left: state.using.left,
                acted: state.using.acted,
            }),
            roll: match state.phase {
                Phase::Roll { target, need } => {
                    Some(RollView { target: state.shown(target), need, cause: state.fight.cause })
                }
                _ => None,
            },
            over: match state.phase {
                Phase::Over(winner, how) => Some(OverView { winner, how }),
                _ => None,
            },
        }
    }
}

impl TfBoard {
    fn shown(&self, unit: Unit) -> StandView {
        let Stand { team, class } = self.stand(unit);
        StandView { team, class: class.map(|class| self.rules.word(class).into()) }
    }

    /// Is a character being used?
    pub(crate) fn in_turn(&self) -> bool {
        match self.phase {
            Phase::Act | Phase::Aim(_) | Phase::SecondSticky(_) | Phase::SecondTarget(_) | Phase::Perform => true,
            Phase::Roll { .. } => !matches!(self.fight.cause, Cause::Afterburn | Cause::Sentry),
            _ => false,
        }
    }
}

impl Phase {
    /// The question in a word; also the last part of its message id.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Phase::Coin => "coin",
            Phase::Perform => "perform",
            Phase::Roll { .. } => "success",
            Phase::PlaceClass => "place-class",
            Phase::PlaceSquare(_) => "place-square",
            Phase::Select => "select",
            Phase::Act => "act",
            Phase::Aim(_) => "aim",
            Phase::SecondSticky(_) => "second-sticky",
            Phase::SecondTarget(_) => "second-target",
            Phase::Shot => "shot",
            Phase::ReturnClass => "return-class",
            Phase::ReturnSquare(_) => "return-square",
            Phase::NextTurn | Phase::Resolve | Phase::Closing => "running",
            Phase::Over(..) => "over",
        }
    }
}

fn figure(state: &TfBoard, unit: Unit) -> Option<FigureView> {
    let figure = state.figure(unit);
    let class = figure.class?;
    let mut markers: Vec<String> =
        Markers::NAMES[1..].iter().filter(|(_, bit)| figure.wears(*bit)).map(|(name, _)| (*name).to_owned()).collect();
    markers.extend((figure.healed > 0).then(|| "healed".to_owned()));
    markers.extend((figure.uber > 0).then(|| "uber".to_owned()));
    Some(FigureView {
        team: unit.team(),
        slot: unit.0 % 5,
        class: state.rules.word(class).into(),
        at: figure.is_alive().then(|| state.map.spot(figure.at)),
        tokens: figure.tokens,
        used: figure.wears(Markers::USED),
        speed: state.rules.cards[class.ix()].speed,
        defense: state.defense(unit),
        markers,
        healed: figure.healed,
        uber: figure.uber,
        counters: figure.counters,
        intel: state.carries(unit),
    })
}

fn sentry(state: &TfBoard, team: Team) -> Option<SentryView> {
    let sentry = state.sentries[team.ix()];
    (sentry.level > 0).then(|| SentryView { team, at: state.map.spot(sentry.at), level: sentry.level })
}

fn intel(state: &TfBoard) -> Vec<IntelView> {
    if state.map.mode == Mode::Cp {
        return Vec::new();
    }
    let one = |of: Team| {
        let intel = state.intel[of.ix()];
        IntelView {
            of,
            at: intel.at.is_on_board().then(|| state.map.spot(intel.at)),
            tokens: intel.tokens,
            carrier: intel.carrier.map(|unit| state.shown(unit)),
        }
    };
    Team::BOTH.map(one).into()
}

fn points(state: &TfBoard) -> Vec<PointView> {
    if state.map.mode == Mode::Ctf {
        return Vec::new();
    }
    let one = |k: usize| {
        let point = state.points[k];
        PointView { number: k as u8 + 1, owner: point.owner, spin: point.spin, active: state.is_active(k) }
    };
    (0..3).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_page_are_in_step() {
        mirror::Mirror::of("tf2-board", "tf2-board").with::<Public>().with::<crate::Components>().in_step();
    }
}
