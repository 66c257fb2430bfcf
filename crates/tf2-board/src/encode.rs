//! The position as numbers: everything lies open, so everything is told, the
//! own team first. Spaces keep their numbers, so that action 17 goes to the
//! space whose plane has place 17; characters are counted from the viewer's team.

use table::{Actors, Choice as _, Encode, Features, Game};

use crate::actions::ActionId;
use crate::choice::{self, Choice};
use crate::classes::{Class, Markers, Stand, TEAM, Team, Unit};
use crate::content::Lead;
use crate::event::Cause;
use crate::grid::{Square, Squares};
use crate::setup::Mode;
use crate::state::{Phase, TfBoard};

/// Spaces that have a place in a plane.
const SPACES: usize = 256;
const STICKIES: usize = 3;

/// The table as one team looks at it.
#[derive(Clone, Copy)]
struct Eyes {
    own: Team,
}

impl Eyes {
    fn of(sees: Actors) -> Eyes {
        let red = sees.has(Team::Red.actor()) && !sees.has(Team::Blu.actor());
        Eyes { own: if red { Team::Red } else { Team::Blu } }
    }

    fn teams(self) -> [Team; 2] {
        [self.own, self.own.other()]
    }

    /// Own characters, theirs, own sentry, theirs; the same number there and back.
    fn turn(self, unit: Unit) -> Unit {
        match self.own {
            Team::Blu => unit,
            Team::Red if unit.is_sentry() => Unit::sentry(unit.team().other()),
            Team::Red => Unit((unit.0 + TEAM as u8) % Unit::CHARACTERS as u8),
        }
    }

    fn place(self, unit: Unit) -> usize {
        self.turn(unit).ix()
    }

    fn team(self, team: Team) -> usize {
        usize::from(team != self.own)
    }
}

impl Encode for TfBoard {
    const ENCODING: u16 = 2;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let eyes = Eyes::of(sees);
        question(self, eyes, out);
        course(self, eyes, out);
        goals(self, eyes, out);
        let count = Unit::CHARACTERS;
        out.list("character", count, count, |out, n| character(self, eyes.turn(Unit(n as u8)), out));
        left_behind(self, eyes, out);
        planes(self, eyes, out);
        let next = self.is_closing().then(|| self.next_lead());
        out.one_of("next lead", next.map(|team| eyes.team(team)), 2);
        out.one_of("leading", Some(self.leading as usize), Lead::ALL.len());
        out.flag("sanctuary", self.sanctuary);
    }

    fn ground(&self, out: &mut impl Features) {
        let map = self.map.0;
        out.set("plane floor", map.floor.words(), SPACES);
        out.set("plane water", map.water.words(), SPACES);
        out.set("plane point 1", map.points[0].words(), SPACES);
        out.set("plane point 2", map.points[1].words(), SPACES);
        out.set("plane point 3", map.points[2].words(), SPACES);
        out.count("map width", map.width as usize, 63);
        out.count("map height", map.rows.len(), 63);
    }

    fn actions(&self) -> usize {
        if self.rules.cards.len() > Class::PRINTED { Self::CHOICES } else { choice::PRINTED }
    }

    fn action(&self, sees: Actors, choice: Choice) -> usize {
        match choice {
            Choice::Stand(stand) if Eyes::of(sees).own == Team::Red => {
                Choice::Stand(Stand { team: stand.team.other(), ..stand }).index()
            }
            other => other.index(),
        }
    }
}

/// Places for classes: as many as are printed, or as the content has.
fn places(state: &TfBoard) -> usize {
    state.rules.cards.len().max(Class::PRINTED)
}

/// Who is asked what, and what was chosen so far.
fn question(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    let (number, class, action) = match state.phase {
        Phase::Coin => (0, None, None),
        Phase::Perform => (1, None, None),
        Phase::Roll { .. } => (2, None, None),
        Phase::PlaceClass => (3, None, None),
        Phase::PlaceSquare(class) => (4, Some(class), None),
        Phase::Select => (5, None, None),
        Phase::Act => (6, None, None),
        Phase::Aim(id) => (7, None, Some(id)),
        Phase::SecondSticky(id) => (8, None, Some(id)),
        Phase::SecondTarget(id) => (9, None, Some(id)),
        Phase::Shot => (10, None, None),
        Phase::ReturnClass => (11, None, None),
        Phase::ReturnSquare(class) => (12, Some(class), None),
        Phase::NextTurn | Phase::Resolve | Phase::Closing | Phase::Over(..) => (13, None, None),
    };
    let returning = matches!(state.phase, Phase::ReturnClass | Phase::ReturnSquare(_));
    let waiting = state.waiting();
    out.one_of("asked", Some(number), 14);
    out.flag("asked own", waiting.has(eyes.own.actor()));
    out.flag("asked other", waiting.has(eyes.own.other().actor()));
    out.one_of("asked class", class.map(Class::ix), places(state));
    out.one_of("asked action", action.map(ActionId::ix), ActionId::LIMIT);
    out.one_of("returning", returning.then(|| eyes.place(state.returning())), Unit::CHARACTERS);
    out.flag("may concede", state.concede);
    let using = state.in_turn().then_some(&state.using);
    out.one_of("using", using.map(|using| eyes.place(using.unit)), Unit::CHARACTERS);
    out.count("performance", using.map_or(0, |using| using.roll.into()), i8::MAX);
    out.count("moves spent", using.map_or(0, |using| using.spent.into()), i8::MAX);
    out.count("moves left", using.map_or(0, |using| using.left.into()), i8::MAX);
    out.flag("acted", using.is_some_and(|using| using.acted));
    fight(state, eyes, out);
}

/// Dice under way, and shots to come.
fn fight(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    let roll = if let Phase::Roll { target, need } = state.phase { Some((target, need)) } else { None };
    let on = roll.is_some() || matches!(state.phase, Phase::SecondTarget(_) | Phase::Shot);
    let fight = on.then_some(&state.fight);
    let cause = |cause: Cause| match cause {
        Cause::Attack => 0,
        Cause::Splash => 1,
        Cause::Sticky => 2,
        Cause::Afterburn => 3,
        Cause::Sentry => 4,
    };
    let queue = fight.map_or(0, |fight| fight.queue.iter().fold(0_u64, |bits, &unit| bits | 1 << eyes.place(unit)));
    out.one_of("roll at", roll.map(|(target, _)| eyes.place(target)), Unit::COUNT);
    out.count("roll need", roll.map_or(0, |(_, need)| need.into()), i8::MAX);
    out.one_of("fight cause", fight.map(|fight| cause(fight.cause)), 5);
    out.one_of("fight action", fight.map(|fight| fight.action.ix()), ActionId::LIMIT);
    out.count("fight power", fight.map_or(0, |fight| fight.power.into()), i8::MAX);
    out.count("fight more", fight.map_or(0, |fight| fight.more.into()), i8::MAX);
    out.set("fight then", &[queue], Unit::COUNT);
}

/// Rotations, turns, and who is ahead.
fn course(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    out.flag("red", eyes.own == Team::Red);
    out.flag("points mode", state.mode() == Mode::Cp);
    out.wide("rotation", state.rotation.into());
    out.wide("rotations", state.rules.settings.max_rotations.into());
    out.count("turn", state.turn.into(), i8::MAX);
    out.count("closing step", state.closing.step.into(), i8::MAX);
    out.count("closing at", state.closing.i.into(), i8::MAX);
    out.one_of("lead", Some(eyes.team(state.lead)), 2);
    out.one_of("side", Some(eyes.team(state.who)), 2);
    for (name, team) in ["kills own", "kills other"].into_iter().zip(eyes.teams()) {
        out.wide(name, state.kills[team.ix()].into());
    }
    let winner = state.winner().flatten();
    out.flag("won", winner == Some(eyes.own));
    out.flag("lost", winner == Some(eyes.own.other()));
}

/// Intel and points. A point's spin counts up towards the viewer's team.
fn goals(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    let mode = state.mode();
    out.list("intel", 2, 2, |out, n| {
        let intel = state.intel[eyes.teams()[n].ix()];
        let at = Some(intel.at).filter(|at| at.is_on_board() && mode == Mode::Ctf);
        out.one_of("at", at.map(Square::ix), SPACES);
        out.count("tokens", intel.tokens.into(), i8::MAX);
        out.one_of("carrier", intel.carrier.map(|unit| eyes.place(unit)), Unit::CHARACTERS);
    });
    out.list("point", 3, 3, |out, k| {
        let point = state.points[k];
        let spin = if eyes.own == Team::Blu { i32::from(point.spin) } else { -i32::from(point.spin) };
        out.one_of("owner", point.owner.map(|team| eyes.team(team)), 2);
        out.number("spin", spin, i8::MIN, i8::MAX);
        out.flag("active", mode == Mode::Cp && state.is_active(k));
    });
}

fn character(state: &TfBoard, unit: Unit, out: &mut impl Features) {
    let figure = state.figure(unit);
    let markers = Markers::NAMES
        .iter()
        .enumerate()
        .fold(0_u64, |bits, (n, (_, marker))| bits | u64::from(figure.wears(*marker)) << n);
    let defense = if figure.class.is_some() { i32::from(state.defense(unit)) } else { 0 };
    out.one_of("class", figure.class.map(Class::ix), places(state));
    out.one_of("at", figure.is_alive().then(|| figure.at.ix()), SPACES);
    out.count("tokens", figure.tokens.into(), i8::MAX);
    out.set("markers", &[markers], Markers::NAMES.len());
    out.count("healed", figure.healed.into(), i8::MAX);
    out.count("uber", figure.uber.into(), i8::MAX);
    out.count("counters", figure.counters.into(), i8::MAX);
    out.number("defense", defense, 0, i8::MAX);
    out.flag("intel", state.carries(unit));
}

/// Sentries and stickies, the latter in the order of placing.
fn left_behind(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    out.list("sentry", 2, 2, |out, n| {
        let sentry = state.sentries[eyes.teams()[n].ix()];
        out.one_of("at", (sentry.level > 0).then(|| sentry.at.ix()), SPACES);
        out.count("level", sentry.level.into(), i8::MAX);
    });
    out.list("stickies", 2, 2, |out, n| {
        let placed = &state.stickies[eyes.teams()[n].ix()];
        out.list("sticky", STICKIES, STICKIES, |out, i| {
            let spot = placed.get(i).map(|&at| state.map.spot(at));
            out.number("row", spot.map_or(-1, |spot| spot.row.into()), -1, i8::MAX);
            out.number("column", spot.map_or(-1, |spot| spot.col.into()), -1, i8::MAX);
        });
        let planted = placed.iter().copied().collect::<Squares>();
        out.set("plane", planted.words(), SPACES);
    });
}

/// Whose space is whose, and who is where: planes of spaces.
fn planes(state: &TfBoard, eyes: Eyes, out: &mut impl Features) {
    let map = state.map.0;
    let [own, other] = eyes.teams().map(Team::ix);
    let mut plane = |name: &'static str, squares: Squares| out.set(name, squares.words(), SPACES);
    let home = |at: Square| if at.is_on_board() { Squares::one(at) } else { Squares::NONE };
    plane("plane spawn own", map.spawn[own]);
    plane("plane spawn other", map.spawn[other]);
    plane("plane intel home own", home(map.home[own]));
    plane("plane intel home other", home(map.home[other]));
    plane("plane characters own", state.taken[own]);
    plane("plane characters other", state.taken[other]);
}
