//! Positions as text. Every statement and its words are listed in
//! `docs/scenes-tf2-turns.md`. Written between activations, and where a round
//! begins with a question; never in the middle of an activation.

use std::fmt::Write;

use table::scene::{Statement, statements};
use table::{BadScene, Game};

use crate::content::{Mode, Orphans, Rules};
use crate::setup::Setup;
use crate::square::{Spot, Square};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{AWAY, Building, Id, Job, Link, Mark, Piece, Side, TEAM};

fn side_named(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.word() == word)
}

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<TfTurns, BadScene> {
    let mut all = statements(text);
    let mut setup = Setup::default();
    // The board comes first: spaces have no meaning without it.
    for statement in &mut all {
        match statement.peek() {
            Some("mode") => {
                statement.take();
                setup.mode = statement.one_of("mode", |w| [Mode::Ctf, Mode::Cp].into_iter().find(|m| m.word() == w))?;
                statement.end()?;
            }
            Some("size") => {
                statement.take();
                setup.team_size = Some(statement.number("team size", 1..=TEAM as u32)? as u8);
                statement.end()?;
            }
            Some("sanctuary") => {
                statement.take();
                let on = |w: &str| ["off", "on"].iter().position(|known| *known == w).map(|n| n == 1);
                setup.sanctuary = Some(statement.one_of("word `on` or `off`", on)?);
                statement.end()?;
            }
            Some("orphans") => {
                statement.take();
                let named = |w: &str| Orphans::ALL.into_iter().find(|orphans| orphans.word() == w);
                setup.buildings = Some(statement.one_of("fate of buildings", named)?);
                statement.end()?;
            }
            Some("board") => {
                statement.take();
                setup.board = Some(statement.need("a board")?.to_owned());
                statement.end()?;
            }
            _ => {}
        }
    }
    let mut state = TfTurns::new(rules, &setup).map_err(|_| {
        let word = setup.board.clone().unwrap_or_default();
        BadScene { line: 0, word, reason: format!("no such board for {}", setup.mode.word()) }
    })?;
    state.picked = [state.size; 2];
    state.open = true;
    state.free = 0;
    state.stage = Stage::Turn;
    for unit in &mut state.units {
        unit.sit = AWAY;
    }
    let mut described = 0u16;
    for statement in &mut all {
        if statement.peek().is_some() {
            sentence(&mut state, &mut described, statement)?;
            statement.end()?;
        }
    }
    state.audit().map_err(|fault| BadScene::pinned(text, fault))?;
    Ok(state)
}

fn sentence(state: &mut TfTurns, described: &mut u16, s: &mut Statement<'_>) -> Result<(), BadScene> {
    let word = s.need("a statement")?;
    match word {
        "turn" => state.side = s.one_of("side", side_named)?,
        "free" => state.free = number(s, "free turns", state.rules.numbers.free_turns)?,
        "over" => {
            let winner = s.one_of("winner", |w| if w == "draw" { Some(None) } else { side_named(w).map(Some) })?;
            state.stage = Stage::Over(winner);
        }
        "asks" => {
            let word = s.need("place, build or return")?;
            let id = s.one_of("unit", Id::named)?;
            state.stage = match word {
                "place" => Stage::Place(id),
                "build" => Stage::Build(id),
                "return" => Stage::Return(id),
                _ => return Err(s.bad(word, "a scene asks to place, to build or to return")),
            };
        }
        "concede" => state.concede = true,
        "round" => {
            state.round = number(s, "round", 200)?;
            // The other tracks follow unless they are given.
            let length = state.rules.numbers.round_tracker_length;
            let (laps, step) = (state.round.saturating_sub(1) / length, state.round.saturating_sub(1) % length);
            let (start, most) = (state.rules.numbers.respawn_timer_start, state.rules.numbers.respawn_timer_max);
            state.tracker = step + 1;
            state.timer = start.saturating_add(laps).min(most);
        }
        "tracker" => state.tracker = number(s, "tracker", state.rules.numbers.round_tracker_length)?,
        "timer" => state.timer = number(s, "timer", state.rules.numbers.respawn_timer_max)?,
        "captured" => state.captured = number(s, "captured points", state.board.points.len() as u8)?,
        "meter" => state.meter = number(s, "meter", state.rules.numbers.capture_rounds)?,
        "deaths" => {
            let side = s.one_of("side", side_named)?;
            state.deaths[side.ix()] = number(s, "deaths", 255)?;
        }
        "flag" => flag(state, s)?,
        "teleporter" => {
            let id = s.one_of("unit", Id::named)?;
            s.one_of("word `used`", |w| (w == "used").then_some(()))?;
            state.unit_mut(id).teleporter_done = true;
        }
        _ => match Mark::named(word) {
            Some(Mark::Unit(id)) if *described & id.bit() != 0 => {
                return Err(s.bad(word, "this unit was already described"));
            }
            Some(Mark::Unit(id)) if state.is_absent(id) => {
                return Err(s.bad(word, format!("a team has {} units", state.size)));
            }
            Some(Mark::Unit(id)) => {
                *described |= id.bit();
                unit(state, id, s)?;
            }
            Some(Mark::Building(id, piece)) => building(state, id, piece, s)?,
            None => return Err(s.bad(word, "no such statement")),
        },
    }
    Ok(())
}

fn number(s: &mut Statement<'_>, what: &str, most: u8) -> Result<u8, BadScene> {
    Ok(s.number(what, 0..=u32::from(most))? as u8)
}

fn square(state: &TfTurns, s: &mut Statement<'_>) -> Result<Square, BadScene> {
    s.one_of("space", |w| Spot::named(w).and_then(|spot| state.board.at(spot.col.into(), spot.row.into())))
}

fn flag(state: &mut TfTurns, s: &mut Statement<'_>) -> Result<(), BadScene> {
    let side = s.one_of("side", side_named)?;
    let word = s.need("home, carried or dropped")?;
    state.flags[side.ix()] = match word {
        "home" => Flag::Home,
        "carried" => Flag::Carried(s.one_of("unit", Id::named)?),
        "dropped" => {
            let at = square(state, s)?;
            let due = s.peek() == Some("due");
            if due {
                s.take();
            }
            Flag::Dropped { at, due }
        }
        _ => return Err(s.bad(word, "a flag is home, carried or dropped")),
    };
    Ok(())
}

fn building(state: &mut TfTurns, id: Id, piece: Piece, s: &mut Statement<'_>) -> Result<(), BadScene> {
    let at = square(state, s)?;
    let most = state.rules.pieces[piece.ix()].health;
    let mut health = most;
    while let Some(word) = s.take() {
        match word {
            "health" => health = number(s, "health", most)?,
            "done" => state.unit_mut(id).turret_done = true,
            _ => return Err(s.bad(word, "a building has health, or is done")),
        }
    }
    if state.unit_mut(id).buildings[piece.ix()].replace(Building { at, health }).is_some() {
        return Err(s.bad(piece.word(), "this building stands already"));
    }
    state.built[id.side().ix()].insert(at);
    Ok(())
}

fn unit(state: &mut TfTurns, id: Id, s: &mut Statement<'_>) -> Result<(), BadScene> {
    let word = s.need("a type")?;
    let Some(kind) = state.rules.kind_named(word) else { return Err(s.bad(word, "no such type")) };
    state.unit_mut(id).kind = kind;
    if s.peek() == Some("out") {
        s.take();
        state.unit_mut(id).sit = number(s, "counters", 99)?;
        if s.peek() == Some("missing") {
            s.take();
            state.unit_mut(id).missing = true;
        }
        return Ok(());
    }
    let at = square(state, s)?;
    if (state.on[0] | state.on[1]).has(at) {
        return Err(s.bad(&state.spot(at).to_string(), "somebody stands there already"));
    }
    state.put(id, Some(at));
    let most = state.rules.kind(kind).health;
    let numbers = &state.rules.0.numbers;
    let unit = state.unit_mut(id);
    unit.sit = 0;
    unit.health = most;
    while let Some(word) = s.take() {
        match word {
            "health" => unit.health = number(s, "health", most)?,
            "burn" => unit.burn = number(s, "burn", numbers.burn_rounds)?,
            "charge" => unit.charge = number(s, "charge", numbers.uber_meter_max)?,
            "heals" => unit.link = Some(Link { patient: s.one_of("unit", Id::named)?, uber: 0 }),
            "ubers" => {
                let patient = s.one_of("unit", Id::named)?;
                unit.link = Some(Link { patient, uber: number(s, "turns", numbers.uber_rounds)? });
            }
            "builds" => {
                let piece = s.one_of("piece", Piece::named)?;
                unit.job = Some(Job { piece, work: number(s, "work", numbers.build_rounds)? });
            }
            "done" => unit.activated = true,
            _ => return Err(s.bad(word, "a unit has health, burn, charge, heals, ubers, builds, or is done")),
        }
    }
    Ok(())
}

pub(crate) fn write(state: &TfTurns) -> Option<String> {
    let mut out = String::new();
    let asks = match state.stage {
        Stage::Turn => None,
        Stage::Place(id) => Some(("place", id)),
        Stage::Build(id) => Some(("build", id)),
        Stage::Return(id) => Some(("return", id)),
        _ => return None,
    };
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _ = writeln!(out, "{text}");
    };
    line(format_args!("mode {}", state.mode().word()));
    line(format_args!("board {}", state.board.name));
    line(format_args!("turn {}", state.side.word()));
    line(format_args!("round {}", state.round));
    line(format_args!("tracker {}", state.tracker));
    line(format_args!("timer {}", state.timer));
    if let Some((what, id)) = asks {
        line(format_args!("asks {what} {}", id.word()));
    }
    if state.free > 0 {
        line(format_args!("free {}", state.free));
    }
    if state.concede {
        line(format_args!("concede"));
    }
    let numbers = &state.rules.numbers;
    if state.size != numbers.team_size {
        line(format_args!("size {}", state.size));
    }
    if state.board.has_sanctuary() != numbers.spawn_sanctuary {
        line(format_args!("sanctuary {}", if state.board.has_sanctuary() { "on" } else { "off" }));
    }
    if state.orphans != numbers.buildings_on_engineer_death {
        line(format_args!("orphans {}", state.orphans.word()));
    }
    for side in Side::BOTH.into_iter().filter(|side| state.deaths[side.ix()] > 0) {
        line(format_args!("deaths {} {}", side.word(), state.deaths[side.ix()]));
    }
    if state.mode() == Mode::Cp {
        line(format_args!("captured {}", state.captured));
        line(format_args!("meter {}", state.meter));
    } else {
        for side in Side::BOTH {
            let (name, flag) = (side.word(), state.flags[side.ix()]);
            match flag {
                Flag::Home => line(format_args!("flag {name} home")),
                Flag::Carried(id) => line(format_args!("flag {name} carried {}", id.word())),
                Flag::Dropped { at, due } => {
                    let due = if due { " due" } else { "" };
                    line(format_args!("flag {name} dropped {}{due}", state.spot(at)));
                }
            }
        }
    }
    for id in Id::all().filter(|id| !state.is_absent(*id)) {
        line(format_args!("{}", describe(state, id)));
    }
    for id in Id::all() {
        for (piece, building) in Piece::ALL.into_iter().filter_map(|p| Some((p, state.unit(id).building(p)?))) {
            let done = if piece == Piece::Turret && state.unit(id).turret_done { " done" } else { "" };
            let (mark, at) = (Mark::Building(id, piece).word(), state.spot(building.at));
            line(format_args!("{mark} {at} health {}{done}", building.health));
        }
        if state.unit(id).teleporter_done {
            line(format_args!("teleporter {} used", id.word()));
        }
    }
    Some(out)
}

fn describe(state: &TfTurns, id: Id) -> String {
    let unit = state.unit(id);
    let mut text = format!("{} {}", id.word(), state.rules.word(unit.kind));
    let Some(at) = unit.at else {
        let missing = if unit.missing { " missing" } else { "" };
        let _ = write!(text, " out {}{missing}", unit.sit);
        return text;
    };
    let _ = write!(text, " {} health {}", state.spot(at), unit.health);
    for (word, value) in [("burn", unit.burn), ("charge", unit.charge)] {
        if value > 0 {
            let _ = write!(text, " {word} {value}");
        }
    }
    match unit.link {
        Some(Link { patient, uber: 0 }) => {
            let _ = write!(text, " heals {}", patient.word());
        }
        Some(Link { patient, uber }) => {
            let _ = write!(text, " ubers {} {uber}", patient.word());
        }
        None => {}
    }
    if let Some(job) = unit.job {
        let _ = write!(text, " builds {} {}", job.piece.word(), job.work);
    }
    if unit.activated {
        text.push_str(" done");
    }
    text
}
