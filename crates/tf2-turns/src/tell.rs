//! Events as people read them.

use table::{Arg, Message, Moment, Note};

use crate::event::{Blow, Event};
use crate::goals::How;
use crate::square::Spot;
use crate::state::TfTurns;
use crate::text;
use crate::unit::{Id, Mark, Piece, Side};

pub(crate) fn tell(state: &TfTurns, event: &Event) -> Message {
    let said = |id: &str| Message::new(format!("tf2-turns-told-{id}"));
    let unit = |id: Id| text::unit(state, id);
    let mark = |mark: Mark| text::mark(state, mark);
    let spot = |spot: Spot| Arg::Text(spot.to_string());
    let spots = |way: &[Spot]| Arg::Text(way.iter().map(Spot::to_string).collect::<Vec<_>>().join(" "));
    let piece = |piece: Piece| text::piece(piece);
    let side = |side: Side| text::side(side);
    match *event {
        Event::Picked { unit, kind: None } => said("pick-secret").with("side", side(unit.side())),
        Event::Picked { unit, kind: Some(kind) } => {
            said("pick").with("side", side(unit.side())).with("kind", text::kind(state, kind))
        }
        Event::Revealed { red, green } => {
            let team = |team: [Option<crate::unit::Kind>; 6]| {
                Arg::List(team.into_iter().flatten().map(|kind| text::kind(state, kind)).collect())
            };
            said("reveal").with("red", team(red)).with("green", team(green))
        }
        Event::Placed { unit: id, kind, at } => {
            let number = id.ix() % 6 + 1;
            said("place")
                .with("side", side(id.side()))
                .with("kind", text::kind(state, kind))
                .with("number", number)
                .with("at", spot(at))
        }
        Event::FreeTurn { left } => said("free-turn").with("left", left),
        Event::Round { round, tracker, timer } => {
            said("round").with("round", round).with("tracker", tracker).with("timer", timer)
        }
        Event::Turn { side: whose } => said("turn").with("side", side(whose)),
        Event::Activated { mark: whom } => said("activate").with("unit", mark(whom)),
        Event::Moved { unit: id, to, way } => {
            said("move").with("unit", unit(id)).with("to", spot(to)).with("way", spots(&way))
        }
        Event::Teleported { unit: id, to } => said("teleport").with("unit", unit(id)).with("to", spot(to)),
        Event::Fired { by, target } => said("fire").with("by", mark(by)).with("target", mark(target)),
        Event::GroundShot { by, at } => said("ground").with("by", unit(by)).with("at", spot(at)),
        Event::Flamed { by, dir } => said("flame").with("by", unit(by)).with("dir", text::dir(dir)),
        Event::Swung { by, target } => said("swing").with("by", unit(by)).with("target", mark(target)),
        Event::RunAndGun { unit: id, dir } => said("run-and-gun").with("unit", unit(id)).with("dir", text::dir(dir)),
        Event::Rolled { target, face, need, hit } => {
            let rolled = if hit { said("hit") } else { said("miss") };
            rolled.with("target", mark(target)).with("face", face).with("need", need)
        }
        Event::Aimed { target, face } => said("aim").with("target", mark(target)).with("face", face),
        Event::Hurt { target, damage, left } => {
            said("hurt").with("target", mark(target)).with("damage", damage).with("left", left)
        }
        Event::CaughtFire { unit: id } => said("catch-fire").with("unit", unit(id)),
        Event::Burnt { unit: id, damage, left } => {
            said("burn").with("unit", unit(id)).with("damage", damage).with("left", left)
        }
        Event::Died { unit: id, wait, of } => match of {
            Blow::Weapon(by @ Mark::Unit(shooter)) => {
                said("killed").with("by", mark(by)).with("weapon", text::weapon(state, state.unit(shooter).kind))
            }
            Blow::Weapon(by) => said("killed-turret").with("by", mark(by)),
            Blow::Melee(by) => said("killed-melee").with("by", unit(by)),
            Blow::Fire => said("killed-fire"),
        }
        .with("unit", unit(id))
        .with("wait", wait),
        Event::Destroyed { mark: what } => said("destroy").with("building", mark(what)),
        Event::Pushed { unit: id, from, to } => {
            said("push").with("unit", unit(id)).with("to", spot(to)).with("way", spots(&[from, to]))
        }
        Event::Linked { medic, patient } => said("link").with("medic", unit(medic)).with("patient", unit(patient)),
        Event::Charged { medic, patient } => said("charge").with("medic", unit(medic)).with("patient", unit(patient)),
        Event::Unlinked { medic, patient } => said("unlink").with("medic", unit(medic)).with("patient", unit(patient)),
        Event::ChargeFaded { medic, patient } => said("fade").with("medic", unit(medic)).with("patient", unit(patient)),
        Event::Healed { medic, patient, health, charge } => said("heal")
            .with("medic", unit(medic))
            .with("patient", unit(patient))
            .with("health", health)
            .with("charge", charge),
        Event::JobStarted { unit: id, piece: what } => said("job").with("unit", unit(id)).with("piece", piece(what)),
        Event::JobLost { unit: id, piece: what } => said("job-lost").with("unit", unit(id)).with("piece", piece(what)),
        Event::Built { mark: what, at } => said("build").with("building", mark(what)).with("at", spot(at)),
        Event::Dismantled { mark: what } => said("dismantle").with("building", mark(what)),
        Event::FlagTaken { side: whose, by } => said("flag-take").with("side", side(whose)).with("unit", unit(by)),
        Event::FlagDropped { side: whose, at } => said("flag-drop").with("side", side(whose)).with("at", spot(at)),
        Event::FlagReturned { side: whose, at } => said("flag-return").with("side", side(whose)).with("at", spot(at)),
        Event::Meter { point, value } => said("meter").with("point", point).with("value", value),
        Event::Contested { point } => said("contest").with("point", point),
        Event::Captured { point } => said("capture").with("point", point),
        Event::NoRoom { unit: id } => said("no-room").with("unit", unit(id)),
        Event::Conceded { side: whose } => said("concede").with("side", side(whose)),
        Event::Over { winner: Some(winner), how } => match how {
            How::Flag => said("win-flag"),
            How::Points => said("win-points"),
            How::Timer => said("win-timer"),
            How::Rounds => said("win-rounds"),
            How::Conceded => said("win"),
        }
        .with("side", side(winner)),
        Event::Over { winner: None, .. } => said("draw"),
    }
}

pub(crate) fn note(event: &Event) -> Note {
    // Fire hurts friends too, so an event knows who suffered, not who gains.
    match *event {
        Event::Turn { .. } => Note::turn(),
        Event::Hurt { target, damage, .. } if damage >= 70 => {
            Note::moment(Moment::Hit, damage / 20).tally(target.side().actor(), "suffered", damage)
        }
        Event::Hurt { target, damage, .. } => Note::default().tally(target.side().actor(), "suffered", damage),
        Event::Burnt { unit, damage, .. } => Note::default().tally(unit.side().actor(), "suffered", damage),
        Event::Died { unit, .. } => Note::moment(Moment::Kill, 10).tally(unit.side().actor(), "losses", 1),
        Event::Destroyed { mark } => Note::moment(Moment::Hit, 8).tally(mark.side().actor(), "buildings", 1),
        Event::Charged { .. } => Note::moment(Moment::Feat, 9),
        Event::FlagTaken { by, .. } => Note::moment(Moment::Capture, 15).tally(by.side().actor(), "flags", 1),
        Event::Captured { .. } => Note::moment(Moment::Capture, 20).tally(Side::Red.actor(), "captures", 1),
        Event::Over { .. } => Note::moment(Moment::End, 25),
        _ => Note::default(),
    }
}
