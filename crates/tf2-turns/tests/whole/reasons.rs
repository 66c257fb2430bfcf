//! Whatever a side is told about an answer that is not offered is true: each
//! reason is held against what can be seen on the table.

use table::Game;
use table::laws::{Stated, reasons};
use tf2_turns::{BuildingView, Choice, Mark, Orphans, Public, Rules, Setup, Side, Spot, TfTurns, UnitView};

use crate::new;

fn unit<'v>(view: &'v Public, choice: &Choice) -> Option<&'v UnitView> {
    let Choice::Mark(Mark::Unit(id)) = choice else { return None };
    view.units.iter().find(|unit| unit.unit == *id)
}

fn building<'v>(view: &'v Public, choice: &Choice) -> Option<&'v BuildingView> {
    let Choice::Mark(mark) = choice else { return None };
    view.buildings.iter().find(|building| building.mark == *mark)
}

fn is_true(stated: &Stated<'_, TfTurns>) -> bool {
    let view = stated.game.public();
    let (word, choice) = (stated.word.as_str(), &stated.choice);
    let Some(id) = stated.reason.id.strip_prefix("tf2-turns-not-") else { return false };
    let count = |name: &str| stated.number(name).unwrap();
    let side = [Side::Red, Side::Green][stated.actor.ix()];
    let (unit, building) = (unit(&view, choice), building(&view, choice));
    let space = Spot::named(word);
    let target = space.or(unit.and_then(|unit| unit.at)).or(building.map(|building| building.at));
    let named = match choice {
        Choice::Mark(mark) => Some(mark.side()),
        _ => None,
    };
    let mover = || view.units.iter().find(|unit| Some(unit.unit) == view.mover).unwrap();
    let here = || mover().at.unwrap();
    let stands = |side: Side, at: Option<Spot>| {
        view.units.iter().any(|unit| unit.side == side && unit.at == at)
            || view.buildings.iter().any(|building| building.side == side && Some(building.at) == at)
    };
    match id {
        // Verbs are of many kinds, and a building is no unit.
        "answer" => matches!(choice, Choice::Verb(_) | Choice::Mark(Mark::Building(..))) || !stated.is_asked_for(),
        "off-board" => space.is_none_or(|at| {
            view.board.terrain.get(usize::from(at.row)).and_then(|row| row.chars().nth(at.col.into())).is_none()
        }),
        "such-type" => table::Spoken::hear(stated.game, &stated.word).is_none(),
        "same-type" => matches!(choice, Choice::Kind(_)),
        "occupied" => view.units.iter().any(|unit| unit.at == target),
        "spawn" | "site" => matches!(choice, Choice::Square(_)),
        "group" => view.active.iter().all(|id| Some(id) != unit.map(|unit| &unit.unit)),
        "already-mover" => view.mover == unit.map(|unit| unit.unit),
        "switched" | "nothing-to-do" => unit.is_some_and(|unit| view.active.contains(&unit.unit)),
        "closest" => named.is_some(),
        "yours" => named != Some(side),
        "enemy" => named != Some(side),
        "friend" => named == Some(side),
        "dead" => unit.is_some_and(|unit| unit.at.is_none() && i64::from(unit.wait) == count("wait")),
        "working" => match unit {
            Some(unit) => unit.job.is_some(),
            None => mover().job.is_some(),
        },
        "activated" => unit.is_some_and(|unit| unit.activated) || building.is_some_and(|building| building.used),
        "only-turrets" | "heal-building" => matches!(choice, Choice::Mark(Mark::Building(..))),
        "building" => building.is_none(),
        "free-turn" => view.free_turns > 0,
        "turret-blind" => building.is_some(),
        "wall" => !stands(Side::Red, target) && !stands(Side::Green, target),
        "here" => target == Some(here()),
        "points" => mover().points == Some(0),
        "enemy-there" => stands(side.other(), target),
        "own-building" => stands(side, target),
        "enemy-spawn" | "enemy-flag" => space.is_some(),
        "one-step" | "gunning" | "ahead" => mover().run_and_gun.is_some(),
        "too-far" => count("points") == i64::from(mover().points.unwrap()),
        "ability" => matches!(choice, Choice::Verb(_)),
        "carrier" => mover().carries_flag,
        "attacked" => mover().attacked,
        "sanctuary" | "target-sanctuary" => target.is_some() || matches!(choice, Choice::Verb(_)),
        "gun-points" => mover().points.is_some_and(|points| points < 2),
        "charge" => i64::from(mover().charge) == count("charge") && count("charge") < count("full"),
        "patient" | "target" | "pieces" | "site-near" => !stated.offers(word),
        "self" => unit.is_some_and(|unit| Some(unit.unit) == view.mover),
        "has-medic" => {
            let healed = view.units.iter().filter(|medic| medic.patient == unit.map(|unit| unit.unit));
            healed.clone().count() > 0 && healed.into_iter().all(|medic| Some(medic.unit) != view.mover)
        }
        "already-healed" => mover().patient == unit.map(|unit| unit.unit),
        "gone" => target.is_none(),
        "adjacent" => target.is_some(),
        "flame-blocked" => matches!(choice, Choice::Heading(_)),
        "has-piece" => view.buildings.iter().any(|building| Some(building.owner) == view.mover),
        "range" => count("distance") > count("range"),
        "sight" => target.is_some(),
        other => panic!("nobody knows when {other} is true"),
    }
}

#[test]
fn every_reason_stated_in_a_random_match_is_true() {
    let mut met = 0;
    for (board, mode) in Rules::embedded().boards() {
        let plain = Setup { mode, board: Some(board.to_owned()), ..Setup::default() };
        let buildings = Some(Orphans::Destroy);
        let other = Setup { team_size: Some(4), sanctuary: Some(false), buildings, concede: true, ..plain.clone() };
        for (seed, setup) in [plain, other].iter().enumerate() {
            met +=
                reasons(&new(setup), seed as u64, 24, is_true).unwrap_or_else(|untrue| panic!("{setup:?}\n{untrue}"));
        }
    }
    assert!(met > 20_000, "{met}");
}
