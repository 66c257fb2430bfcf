//! Questions, and the answers as people read them.

use table::{Actor, Arg, Message};

use crate::choice::{Choice, Verb};
use crate::content::Mode;
use crate::square::Square;
use crate::state::{Stage, TfTurns};
use crate::text;
use crate::unit::{Mark, Piece, Side};

pub(crate) fn question(state: &TfTurns, actor: Actor) -> Message {
    let id = state.mover;
    let by = |id: &'static str| Message::new(id).with("unit", text::unit(state, state.mover));
    match state.stage {
        Stage::Roster => {
            let side = Side::BOTH[actor.ix().min(1)];
            let left = state.size - state.picked[side.ix()];
            Message::new("tf2-turns-ask-roster").with("left", left).with("most", state.rules.numbers.max_same_type)
        }
        Stage::Reveal => Message::new("tf2-turns-ask-reveal"),
        Stage::Place(id) => Message::new("tf2-turns-ask-place").with("unit", text::unit(state, id)),
        Stage::Build(id) => {
            let piece = state.unit(id).job.map_or(Piece::Turret, |job| job.piece);
            Message::new("tf2-turns-ask-build-at").with("unit", text::unit(state, id)).with("piece", text::piece(piece))
        }
        Stage::Return(id) => Message::new("tf2-turns-ask-return").with("unit", text::unit(state, id)),
        Stage::ReturnAt(id, kind) => Message::new("tf2-turns-ask-return-at")
            .with("unit", text::unit(state, id))
            .with("kind", text::kind(state, kind)),
        Stage::Turn if state.free > 0 => Message::new("tf2-turns-ask-free-turn").with("left", state.free),
        Stage::Turn if state.mode() == Mode::Ctf => Message::new("tf2-turns-ask-turn-ctf")
            .with("side", text::side(state.side))
            .with("round", state.round)
            .with("last", state.rules.numbers.ctf_max_rounds),
        Stage::Turn => Message::new("tf2-turns-ask-turn-cp")
            .with("side", text::side(state.side))
            .with("round", state.round)
            .with("timer", state.timer)
            .with("limit", state.rules.numbers.cp_timer_limit),
        Stage::Act => match state.unit(id).gun {
            Some(dir) => by("tf2-turns-ask-gun").with("points", state.points(id)).with("dir", text::dir(dir)),
            None if state.unit(id).attacked => by("tf2-turns-ask-act-moved").with("points", state.points(id)),
            None => by("tf2-turns-ask-act").with("points", state.points(id)),
        },
        Stage::Aim => by("tf2-turns-ask-aim").with("points", state.points(id)),
        Stage::Target(verb) => by(match verb {
            Verb::Fire => "tf2-turns-ask-fire",
            Verb::Ground => "tf2-turns-ask-ground",
            Verb::Flame => "tf2-turns-ask-flame",
            Verb::RunAndGun => "tf2-turns-ask-run-and-gun",
            Verb::Melee => "tf2-turns-ask-melee",
            Verb::Heal => "tf2-turns-ask-heal",
            Verb::Uber => "tf2-turns-ask-uber",
            _ => "tf2-turns-ask-build",
        }),
        Stage::Pick(id) => {
            Message::new("tf2-turns-ask-pick").with("turret", text::mark(state, Mark::Building(id, Piece::Turret)))
        }
        Stage::Roll => Message::new("tf2-turns-ask-roll")
            .with("target", text::mark(state, state.volley.target))
            .with("dice", state.volley.dice)
            .with("need", state.volley.need),
        Stage::Aimed => Message::new("tf2-turns-ask-aimed").with("target", text::mark(state, state.volley.target)),
        Stage::Over(_) => Message::new("tf2-turns-ask-over"),
    }
}

pub(crate) fn label(state: &TfTurns, _actor: Actor, choice: Choice) -> Message {
    let spot = |at: Square| Arg::Text(state.spot(at).to_string());
    match (state.stage, choice) {
        (_, Choice::Verb(Verb::Concede)) => Message::new("tf2-turns-choice-concede"),
        (Stage::Target(Verb::Ground), Choice::Square(at)) => {
            let enemies = state.caught(choice, state.mover.side().other());
            let id = if enemies.is_empty() { "tf2-turns-choice-ground-free" } else { "tf2-turns-choice-ground-at" };
            let shot = Message::new(id).with("at", spot(at));
            match state.chance(choice) {
                Some(chance) if !enemies.is_empty() => {
                    let shot = shot.with("enemies", marks(state, &enemies)).with("kill", chance.kill.percent());
                    with_friends(state, choice, shot.with("damage", chance.damage.rounded() as usize))
                }
                _ => with_friends(state, choice, shot),
            }
        }
        (Stage::Build(_), Choice::Square(at)) => Message::new("tf2-turns-choice-build-at").with("at", spot(at)),
        (Stage::Act, Choice::Square(at)) => walk(state, at),
        (_, Choice::Square(at)) => Message::new("tf2-turns-choice-place").with("at", spot(at)),
        (Stage::Turn, Choice::Mark(mark @ Mark::Unit(_))) => {
            Message::new("tf2-turns-choice-activate").with("unit", text::mark(state, mark))
        }
        (Stage::Turn, Choice::Mark(mark)) => {
            Message::new("tf2-turns-choice-activate-turret").with("turret", text::mark(state, mark))
        }
        (Stage::Act, Choice::Mark(mark)) => {
            Message::new("tf2-turns-choice-switch").with("unit", text::mark(state, mark))
        }
        (Stage::Target(Verb::Heal), Choice::Mark(mark)) => {
            Message::new("tf2-turns-choice-heal-whom").with("unit", text::mark(state, mark))
        }
        (Stage::Target(Verb::Uber), Choice::Mark(mark)) => {
            Message::new("tf2-turns-choice-uber-whom").with("unit", text::mark(state, mark))
        }
        (Stage::Target(Verb::Melee), Choice::Mark(mark)) => {
            let swing = Message::new("tf2-turns-choice-swing").with("target", text::mark(state, mark));
            with_chance(state, choice, swing)
        }
        (_, Choice::Mark(mark)) => with_chance(state, choice, attack(state, mark)),
        (_, Choice::Kind(kind)) => Message::new("tf2-turns-choice-pick").with("kind", text::kind(state, kind)),
        (Stage::Target(Verb::Flame), Choice::Heading(dir)) => {
            with_chance(state, choice, Message::new("tf2-turns-choice-flame-to").with("dir", text::dir(dir)))
        }
        (_, Choice::Heading(dir)) => Message::new("tf2-turns-choice-gun-to").with("dir", text::dir(dir)),
        (_, Choice::Piece(piece)) => Message::new("tf2-turns-choice-start")
            .with("piece", text::piece(piece))
            .with("rounds", state.rules.numbers.build_rounds),
        (_, Choice::Face(face)) => Message::new("tf2-turns-choice-face").with("face", face),
        (_, Choice::Verb(verb)) => {
            let weapon = text::weapon(state, state.unit(state.mover).kind);
            let burst = || Message::new("tf2-turns-choice-burst").with("weapon", weapon.clone());
            match verb {
                Verb::Fire if state.chance(choice).is_some() => with_chance(state, choice, burst()),
                Verb::Fire => Message::new("tf2-turns-choice-fire").with("weapon", weapon),
                _ => Message::new(format!("tf2-turns-choice-{}", verb.word())),
            }
        }
    }
}

/// A volley at a target: how many dice, and what each of them needs.
fn attack(state: &TfTurns, target: Mark) -> Message {
    let by = match state.stage {
        Stage::Pick(id) => Mark::Building(id, Piece::Turret),
        _ => Mark::Unit(state.mover),
    };
    let weapon = state.weapon_of(by);
    let sure = state.place_of(by).is_some_and(|from| state.is_sure(from, weapon, target));
    let attack =
        |id: &'static str| Message::new(id).with("target", text::mark(state, target)).with("dice", weapon.dice);
    match sure {
        true => attack("tf2-turns-choice-attack-sure"),
        false => attack("tf2-turns-choice-attack").with("need", state.need(target)),
    }
}

/// Puts the odds of an attack into its label, whole per cent and whole points.
fn with_chance(state: &TfTurns, choice: Choice, message: Message) -> Message {
    let Some(chance) = state.chance(choice) else { return message };
    let message = message
        .with("chance", chance.hit.percent())
        .with("kill", chance.kill.percent())
        .with("damage", chance.damage.rounded() as usize);
    with_friends(state, choice, message)
}

/// Names the attacker's friends that the attack may hurt as well (R39).
fn with_friends(state: &TfTurns, choice: Choice, attack: Message) -> Message {
    let friends = state.caught(choice, state.mover.side());
    if friends.is_empty() {
        return attack;
    }
    Message::new("tf2-turns-choice-friendly-fire")
        .with("attack", Arg::Message(Box::new(attack)))
        .with("friends", marks(state, &friends))
}

fn marks(state: &TfTurns, all: &[Mark]) -> Arg {
    Arg::List(all.iter().map(|mark| text::mark(state, *mark)).collect())
}

/// Where a leg leads, and what happens there.
fn walk(state: &TfTurns, at: Square) -> Message {
    let id = state.mover;
    let side = id.side();
    let to = |id: &'static str| Message::new(id).with("at", state.spot(at).to_string());
    if state.lying_flag(side) == Some(at) {
        to("tf2-turns-choice-walk-flag")
    } else if state.carries(id) && state.board.holder[side.ix()] == Some(at) {
        to("tf2-turns-choice-walk-home")
    } else if state.ground_of(id).halt.has(at) {
        to("tf2-turns-choice-walk-teleport")
    } else {
        to("tf2-turns-choice-walk").with("level", text::level(state, at))
    }
}
