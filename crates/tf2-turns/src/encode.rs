//! The position as numbers: everything a side may know, its own units first.
//! Spaces keep their numbers, so that action 17 goes to the space whose plane
//! has place 17; units are counted from the viewer's side.

use table::{Actors, Choice as _, Encode, Features, Game};

use crate::board::Ground;
use crate::choice::{Choice, Verb};
use crate::content::{Mode, Orphans};
use crate::square::{Heading, MOST, Square, Squares};
use crate::state::{Flag, Stage, TfTurns};
use crate::unit::{Id, Kind, Mark, Piece, Side, TEAM, UNITS};

/// Units as one side counts them: its own six, then the others.
#[derive(Clone, Copy)]
struct Eyes {
    own: Side,
    sees: Actors,
}

impl Eyes {
    fn of(sees: Actors) -> Eyes {
        let own = if sees.has(Side::Green.actor()) && !sees.has(Side::Red.actor()) { Side::Green } else { Side::Red };
        Eyes { own, sees }
    }

    /// The same number there and back.
    fn turn(self, id: Id) -> Id {
        if self.own == Side::Red { id } else { Id((id.0 + TEAM as u8) % UNITS as u8) }
    }

    fn place(self, id: Id) -> usize {
        self.turn(id).ix()
    }

    fn sides(self) -> [Side; 2] {
        [self.own, self.own.other()]
    }
}

impl Encode for TfTurns {
    const ENCODING: u16 = 2;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let eyes = Eyes::of(sees);
        question(self, eyes, out);
        course(self, eyes, out);
        goals(self, eyes, out);
        out.list("unit", UNITS, UNITS, |out, n| unit(self, eyes, eyes.turn(Id(n as u8)), out));
        planes(self, eyes, out);
        out.count("team size", self.size.into(), TEAM as i8);
        out.flag("sanctuary", self.board.has_sanctuary());
        out.flag("orphans fall", self.orphans == Orphans::Destroy);
    }

    fn ground(&self, out: &mut impl Features) {
        let board = self.board.0;
        let mut uphill = [Squares::NONE; 4];
        for at in board.stairs.iter() {
            if let Ground::Stairs(dir) = board.ground[at.ix()] {
                uphill[dir.ix()].insert(at);
            }
        }
        out.set("plane floor", &board.floor.0, MOST);
        out.set("plane upper", &board.upper.0, MOST);
        let stairs = ["plane stairs north", "plane stairs east", "plane stairs south", "plane stairs west"];
        for (name, stairs) in stairs.into_iter().zip(uphill) {
            out.set(name, &stairs.0, MOST);
        }
        out.count("board width", board.width.into(), 32);
        out.count("board height", board.height.into(), 32);
    }

    fn actions(&self) -> usize {
        if self.rules.kinds.len() > Kind::PRINTED { Self::CHOICES } else { Choice::PRINTED }
    }

    fn action(&self, sees: Actors, choice: Choice) -> usize {
        let eyes = Eyes::of(sees);
        match choice {
            Choice::Mark(Mark::Unit(id)) => Choice::Mark(Mark::Unit(eyes.turn(id))).index(),
            Choice::Mark(Mark::Building(id, piece)) => Choice::Mark(Mark::Building(eyes.turn(id), piece)).index(),
            other => other.index(),
        }
    }
}

/// Places for types: as many as are printed, or as the content has.
fn places(state: &TfTurns) -> usize {
    state.rules.kinds.len().max(Kind::PRINTED)
}

/// Who is asked what, and what was chosen so far.
fn question(state: &TfTurns, eyes: Eyes, out: &mut impl Features) {
    let stage = state.stage;
    let number = match stage {
        Stage::Roster => 0,
        Stage::Reveal => 1,
        Stage::Place(_) => 2,
        Stage::Build(_) => 3,
        Stage::Return(_) => 4,
        Stage::ReturnAt(..) => 5,
        Stage::Turn => 6,
        Stage::Act => 7,
        Stage::Aim => 8,
        Stage::Target(_) => 9,
        Stage::Pick(_) => 10,
        Stage::Roll => 11,
        Stage::Aimed => 12,
        Stage::Over(_) => 13,
    };
    let subject = match stage {
        Stage::Place(id) | Stage::Build(id) | Stage::Return(id) | Stage::ReturnAt(id, _) | Stage::Pick(id) => Some(id),
        _ => None,
    };
    let verb = if let Stage::Target(verb) = stage { Some(verb as usize) } else { None };
    let kind = if let Stage::ReturnAt(_, kind) = stage { Some(kind.ix()) } else { None };
    let waiting = state.waiting();
    out.one_of("asked", Some(number), 14);
    out.flag("asked own", waiting.has(eyes.own.actor()));
    out.flag("asked other", waiting.has(eyes.own.other().actor()));
    out.one_of("asked about", subject.map(|id| eyes.place(id)), UNITS);
    out.one_of("asked verb", verb, Verb::ALL.len());
    out.one_of("asked type", kind, places(state));
    out.flag("may concede", state.concede);
    let acting = matches!(stage, Stage::Act | Stage::Aim | Stage::Target(_) | Stage::Roll | Stage::Aimed);
    let acting = acting && state.group != 0;
    let group = Id::all().filter(|&id| acting && state.in_group(id)).fold(0, |bits, id| bits | 1 << eyes.place(id));
    out.one_of("mover", acting.then_some(eyes.place(state.mover)), UNITS);
    out.set("active", &[group], UNITS);
    out.flag("just named", acting && state.switched);
    volley(state, eyes, out);
}

/// The dice under way.
fn volley(state: &TfTurns, eyes: Eyes, out: &mut impl Features) {
    let rolling = matches!(state.stage, Stage::Roll | Stage::Aimed);
    let volley = &state.volley;
    let mark = |mark: Mark| match mark {
        Mark::Unit(id) => eyes.place(id),
        Mark::Building(id, piece) => UNITS * (1 + piece.ix()) + eyes.place(id),
    };
    let queue = volley.queue.iter().fold(0_u64, |bits, &one| bits | 1 << mark(one));
    let in_front = volley.front.is_some() && state.place_of(volley.target) == volley.front;
    out.one_of("volley by", rolling.then(|| mark(volley.by)), 4 * UNITS);
    out.one_of("volley at", rolling.then(|| mark(volley.target)), 4 * UNITS);
    out.set("volley then", &[if rolling { queue } else { 0 }], 4 * UNITS);
    out.flag("volley at front", rolling && in_front);
    out.count("volley dice", if rolling { volley.dice.into() } else { 0 }, 12);
    out.count("volley hits", if rolling { volley.hits.into() } else { 0 }, 12);
    out.count("volley need", if rolling { volley.need.into() } else { 0 }, 7);
}

/// Rounds, turns and trackers.
fn course(state: &TfTurns, eyes: Eyes, out: &mut impl Features) {
    let numbers = &state.rules.numbers;
    let set_up = matches!(state.stage, Stage::Roster | Stage::Reveal | Stage::Place(_));
    let running = !set_up && !state.is_over();
    out.flag("green", eyes.own == Side::Green);
    out.flag("points mode", state.mode() == Mode::Cp);
    out.wide("round", state.round.into());
    out.wide("last round", if state.mode() == Mode::Ctf { numbers.ctf_max_rounds.into() } else { 0 });
    out.count("tracker", state.tracker.into(), i8::MAX);
    out.count("respawn timer", state.timer.into(), i8::MAX);
    out.count("free turns", state.free.into(), i8::MAX);
    out.flag("turn own", running && state.side == eyes.own);
    out.flag("turn other", running && state.side != eyes.own);
    out.flag("turn ending", state.ending);
    for (name, side) in ["picked own", "picked other"].into_iter().zip(eyes.sides()) {
        out.count(name, state.picked[side.ix()].into(), TEAM as i8);
    }
    for (name, side) in ["lost own", "lost other"].into_iter().zip(eyes.sides()) {
        out.wide(name, state.deaths[side.ix()].into());
    }
    let winner = |side: Side| state.is_over() && state.winner() == Some(side);
    out.flag("won", winner(eyes.own));
    out.flag("lost", winner(eyes.own.other()));
}

/// Flags, and the points on their way.
fn goals(state: &TfTurns, eyes: Eyes, out: &mut impl Features) {
    out.list("flag", 2, 2, |out, n| {
        let side = eyes.sides()[n];
        let (flag, there) = (state.flags[side.ix()], state.mode() == Mode::Ctf);
        let carrier = if let Flag::Carried(id) = flag { Some(eyes.place(id)) } else { None };
        let at = if there { state.lying_flag(side) } else { None };
        out.flag("home", there && flag == Flag::Home);
        out.one_of("carrier", carrier, UNITS);
        out.one_of("lies at", at.map(Square::ix), MOST);
        out.flag("due home", matches!(flag, Flag::Dropped { due: true, .. }));
    });
    out.count("points captured", state.captured.into(), i8::MAX);
    out.count("point meter", state.meter.into(), i8::MAX);
    out.count("point meter full", state.rules.numbers.capture_rounds.into(), i8::MAX);
}

fn unit(state: &TfTurns, eyes: Eyes, id: Id, out: &mut impl Features) {
    let unit = state.unit(id);
    let kind = crate::view::kind(state, id, state.open || eyes.sees.has(id.side().actor())).0;
    let active = state.in_group(id) && unit.alive();
    out.one_of("type", kind.map(Kind::ix), places(state));
    out.one_of("at", unit.at.map(Square::ix), MOST);
    out.wide("health", if unit.alive() { unit.health.into() } else { 0 });
    out.count("burn", unit.burn.into(), i8::MAX);
    out.count("wait", if unit.alive() { 0 } else { unit.sit.into() }, i8::MAX);
    out.flag("missing", unit.missing);
    out.wide("charge", unit.charge.into());
    out.one_of("patient", unit.link.map(|link| eyes.place(link.patient)), UNITS);
    out.count("uber turns", unit.link.map_or(0, |link| link.uber.into()), i8::MAX);
    out.flag("ubered", state.ubered(id));
    out.one_of("job", unit.job.map(|job| job.piece.ix()), Piece::ALL.len());
    out.count("work left", unit.job.map_or(0, |job| job.work.into()), i8::MAX);
    out.flag("carries", state.carries(id));
    out.flag("activated", unit.activated);
    out.flag("attacked", unit.attacked);
    out.number("points left", if active { i32::from(state.points(id)) } else { -1 }, -1, i8::MAX);
    out.one_of("run and gun", unit.gun.map(Heading::ix), Heading::ALL.len());
    out.flag("turret used", unit.turret_done);
    out.flag("teleporter used", unit.teleporter_done);
    out.list("building", Piece::ALL.len(), Piece::ALL.len(), |out, piece| {
        let building = unit.buildings[piece];
        let spot = building.map(|building| state.spot(building.at));
        out.number("row", spot.map_or(-1, |spot| i32::from(spot.row)), -1, 31);
        out.number("column", spot.map_or(-1, |spot| i32::from(spot.col)), -1, 31);
        out.wide("health", building.map_or(0, |building| building.health.into()));
    });
}

/// Whose space is whose, and what is where: planes of spaces.
fn planes(state: &TfTurns, eyes: Eyes, out: &mut impl Features) {
    let board = state.board.0;
    let mut plane = |name: &'static str, squares: Squares| out.set(name, &squares.0, MOST);
    let [own, other] = eyes.sides().map(Side::ix);
    let maybe = |square: Option<Square>| square.map_or(Squares::NONE, Squares::one);
    plane("plane spawn own", board.spawn[own]);
    plane("plane spawn other", board.spawn[other]);
    plane("plane flag start own", maybe(board.start[own]));
    plane("plane flag start other", maybe(board.start[other]));
    plane("plane flag holder own", maybe(board.holder[own]));
    plane("plane flag holder other", maybe(board.holder[other]));
    let points = |range: std::ops::Range<usize>| {
        board.points.get(range).unwrap_or_default().iter().fold(Squares::NONE, |all, &point| all | point)
    };
    let next = state.captured as usize;
    plane("plane points captured", points(0..next));
    plane("plane point next", points(next..next + 1));
    plane("plane points later", points(next + 1..board.points.len()));
    plane("plane units own", state.on[own]);
    plane("plane units other", state.on[other]);
    plane("plane buildings own", state.built[own]);
    plane("plane buildings other", state.built[other]);
}
