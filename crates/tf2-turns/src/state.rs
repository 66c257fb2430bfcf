//! The match as a value, and the loop: who must answer, what may they answer,
//! take one answer. What an answer does is told in the chapters beside this one.

use rand::RngExt;
use table::{Actor, Actors, BadSetup, Game, List, Options, Rng, Shared, Sink, Standing};

use crate::board::Board;
use crate::choice::{Choice, Verb};
use crate::content::{Mode, Orphans, Rules};
use crate::event::Event;
use crate::fire::Volley;
use crate::goals::How;
use crate::setup::Setup;
use crate::square::{Heading, Spot, Square, Squares};
use crate::unit::{AWAY, Id, Kind, Mark, Piece, Side, TEAM, UNITS, Unit};
use crate::view::{Public, UnitOwn};

/// Where a flag is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flag {
    Home,
    Carried(Id),
    /// `due`: a player turn of its team has begun since, at whose end it goes home (A38).
    Dropped {
        at: Square,
        due: bool,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Both sides choose types in secret (D1).
    Roster,
    /// Luck turns the teams over.
    Reveal,
    /// Where a unit begins (D2).
    Place(Id),
    /// Where a finished piece goes (D6).
    Build(Id),
    /// As which type a unit returns, and where (D3).
    Return(Id),
    ReturnAt(Id, Kind),
    /// Whom to activate (P3).
    Turn,
    /// What the active unit does (D4).
    Act,
    /// After a step of run and gun: fire or not.
    Aim,
    /// At whom, where, in which direction, what.
    Target(Verb),
    /// Which of several closest targets a turret attacks (D5).
    Pick(Id),
    /// A six-sided die of the volley.
    Roll,
    /// The ten-sided die of an aimed shot.
    Aimed,
    Over(Option<Side>),
}

/// A match of Taking Turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TfTurns {
    pub(crate) rules: Shared<Rules>,
    pub(crate) board: Shared<Board>,
    pub(crate) concede: bool,
    /// Units of a team (R3), and what becomes of orphaned buildings (A21).
    pub(crate) size: u8,
    pub(crate) orphans: Orphans,
    pub(crate) units: [Unit; UNITS],
    /// Where units of each side stand; follows from `units`.
    pub(crate) on: [Squares; 2],
    /// Where buildings of each side stand; follows from `units`.
    pub(crate) built: [Squares; 2],
    pub(crate) flags: [Flag; 2],
    /// Control points captured so far, and the meter of the next.
    pub(crate) captured: u8,
    pub(crate) meter: u8,
    pub(crate) round: u8,
    pub(crate) tracker: u8,
    pub(crate) timer: u8,
    pub(crate) deaths: [u8; 2],
    /// Types chosen so far.
    pub(crate) picked: [u8; 2],
    /// The chosen types lie open for everybody.
    pub(crate) open: bool,
    /// Free turns of the defender still to come, the running one included.
    pub(crate) free: u8,
    pub(crate) side: Side,
    /// The player turn is ending: the turrets left over fire.
    pub(crate) ending: bool,
    /// The units activated together, as bits.
    pub(crate) group: u16,
    pub(crate) mover: Id,
    /// The mover was just named; another cannot be before it has acted.
    pub(crate) switched: bool,
    pub(crate) volley: Volley,
    pub(crate) stage: Stage,
}

impl TfTurns {
    #[inline]
    pub(crate) fn unit(&self, id: Id) -> &Unit {
        &self.units[id.ix()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, id: Id) -> &mut Unit {
        &mut self.units[id.ix()]
    }

    /// Is this a unit that a smaller team does not have?
    pub(crate) fn is_absent(&self, id: Id) -> bool {
        id.ix() % TEAM >= usize::from(self.size)
    }

    pub(crate) fn mode(&self) -> Mode {
        self.board.mode
    }

    #[inline]
    pub(crate) fn spot(&self, at: Square) -> Spot {
        let (x, y) = self.board.xy(at);
        Spot { row: y as u8, col: x as u8 }
    }

    /// Where a unit or building stands, if it does.
    #[inline]
    pub(crate) fn place_of(&self, mark: Mark) -> Option<Square> {
        match mark {
            Mark::Unit(id) => self.unit(id).at,
            Mark::Building(id, piece) => self.unit(id).building(piece).map(|b| b.at),
        }
    }

    pub(crate) fn unit_on(&self, at: Square) -> Option<Id> {
        if !(self.on[0] | self.on[1]).has(at) {
            return None;
        }
        Id::all().find(|id| self.unit(*id).at == Some(at))
    }

    pub(crate) fn building_on(&self, at: Square) -> Option<Mark> {
        if !(self.built[0] | self.built[1]).has(at) {
            return None;
        }
        self.buildings().find(|(_, b)| *b == at).map(|(mark, _)| mark)
    }

    pub(crate) fn buildings(&self) -> impl Iterator<Item = (Mark, Square)> + '_ {
        Id::all().flat_map(move |id| {
            Piece::ALL
                .into_iter()
                .filter_map(move |piece| Some((Mark::Building(id, piece), self.unit(id).building(piece)?.at)))
        })
    }

    /// The only way a unit changes its space; `None` takes it off the board.
    #[inline]
    pub(crate) fn put(&mut self, id: Id, to: Option<Square>) {
        let side = id.side().ix();
        if let Some(from) = std::mem::replace(&mut self.unit_mut(id).at, to) {
            self.on[side].remove(from);
        }
        if let Some(to) = to {
            self.on[side].insert(to);
        }
    }

    #[inline]
    pub(crate) fn carries(&self, id: Id) -> bool {
        self.flags[id.side().ix()] == Flag::Carried(id)
    }

    pub(crate) fn of_kind(&self, side: Side, kind: Kind) -> usize {
        Id::of(side).filter(|id| self.unit(*id).alive() && self.unit(*id).kind == kind).count()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Who has won; `None` while the match runs or when it is drawn.
    pub fn winner(&self) -> Option<Side> {
        match self.stage {
            Stage::Over(winner) => winner,
            _ => None,
        }
    }

    /// The round now played, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The side that answers, when it is not luck and not both.
    fn asked(&self) -> Side {
        match self.stage {
            Stage::Place(id) | Stage::Build(id) | Stage::Return(id) | Stage::ReturnAt(id, _) | Stage::Pick(id) => {
                id.side()
            }
            _ => self.side,
        }
    }

    /// How often the side has chosen `kind` so far.
    pub(crate) fn times_picked(&self, side: Side, kind: Kind) -> usize {
        Id::of(side).take(self.picked[side.ix()] as usize).filter(|id| self.unit(*id).kind == kind).count()
    }

    pub(crate) fn may_pick(&self, side: Side, kind: Kind) -> bool {
        self.times_picked(side, kind) < self.rules.numbers.max_same_type as usize
    }

    fn pick(&mut self, side: Side, kind: Kind, events: &mut impl Sink<Event>) {
        let id = Id((side.ix() * TEAM) as u8 + self.picked[side.ix()]);
        self.unit_mut(id).kind = kind;
        self.picked[side.ix()] += 1;
        events.push(Event::Picked { unit: id, kind: Some(kind) });
        if self.picked == [self.size; 2] {
            self.stage = Stage::Reveal;
        }
    }

    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let team = |side: Side| {
            let mut kinds = Id::of(side).take(self.size.into()).map(|id| self.unit(id).kind);
            std::array::from_fn(|_| kinds.next())
        };
        events.push(Event::Revealed { red: team(Side::Red), green: team(Side::Green) });
        self.open = true;
        self.stage = Stage::Place(Id(0));
    }
}

impl Game for TfTurns {
    const NAME: &'static str = "tf2-turns";
    const RULES: u16 = 2;
    const CHOICES: usize = Choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = Vec<UnitOwn>;

    fn new(rules: &'static Rules, setup: &Setup) -> Result<TfTurns, BadSetup> {
        let board = setup.board(rules)?;
        let teams = setup.teams(rules)?;
        let numbers = &rules.numbers;
        let mut state = TfTurns {
            rules: Shared(rules),
            board: Shared(board),
            concede: setup.concede,
            size: setup.size(rules)?,
            orphans: setup.buildings.unwrap_or(numbers.buildings_on_engineer_death),
            units: [Unit::default(); UNITS],
            on: [Squares::NONE; 2],
            built: [Squares::NONE; 2],
            flags: [Flag::Home; 2],
            captured: 0,
            meter: 0,
            round: 1,
            tracker: 1,
            timer: numbers.respawn_timer_start,
            deaths: [0; 2],
            picked: [0; 2],
            open: false,
            free: if board.mode == Mode::Cp { numbers.free_turns } else { 0 },
            side: Side::Red,
            ending: false,
            group: 0,
            mover: Id(0),
            switched: false,
            volley: Volley::default(),
            stage: Stage::Roster,
        };
        for id in Id::all() {
            state.unit_mut(id).sit = if state.is_absent(id) { AWAY } else { 0 };
        }
        if let Some(teams) = teams {
            for (side, team) in Side::BOTH.into_iter().zip(teams) {
                for (id, kind) in Id::of(side).zip(team) {
                    state.unit_mut(id).kind = kind;
                }
            }
            state.picked = [state.size; 2];
            state.open = true;
            state.stage = Stage::Place(Id(0));
        }
        Ok(state)
    }

    fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    fn actors(&self) -> Actors {
        Actors::first_n(2)
    }

    #[inline]
    fn waiting(&self) -> Actors {
        match self.stage {
            Stage::Over(_) => Actors::NONE,
            Stage::Roll | Stage::Aimed | Stage::Reveal => Actors::LUCK,
            Stage::Roster => {
                Side::BOTH.into_iter().filter(|s| self.picked[s.ix()] < self.size).map(Side::actor).collect()
            }
            _ => Actors::one(self.asked().actor()),
        }
    }

    fn gives_up(choice: Choice) -> bool {
        choice == Choice::Verb(Verb::Concede)
    }

    fn choices(&self, actor: Actor, out: &mut Options<TfTurns>) {
        out.clear();
        match self.stage {
            Stage::Roster => {
                let side = Side::BOTH[actor.ix()];
                out.extend(self.rules.kinds().filter(|k| self.may_pick(side, *k)).map(Choice::Kind));
            }
            Stage::Reveal => out.push(Choice::Verb(Verb::Reveal)),
            Stage::Place(id) | Stage::ReturnAt(id, _) => {
                out.extend(self.spawn_spaces(id.side()).iter().map(Choice::Square));
            }
            Stage::Build(id) => out.extend(self.building_spaces(id).iter().map(Choice::Square)),
            Stage::Return(id) => {
                out.extend(self.rules.kinds().filter(|k| self.may_return_as(id, *k)).map(Choice::Kind));
            }
            Stage::Turn => self.turn_choices(out),
            Stage::Act => self.act_choices(out),
            Stage::Aim => out.extend([Choice::Verb(Verb::Fire), Choice::Verb(Verb::Hold)]),
            Stage::Target(verb) => self.target_choices(verb, out),
            Stage::Pick(id) => out.extend(self.turret_targets(id).iter().map(|m| Choice::Mark(*m))),
            Stage::Roll => out.extend((1..=self.rules.numbers.die).map(Choice::Face)),
            Stage::Aimed => out.extend((1..=10).map(Choice::Face)),
            Stage::Over(_) => {}
        }
        if self.concede && !actor.is_luck() && !self.is_over() {
            out.push(Choice::Verb(Verb::Concede));
        }
    }

    fn apply(&mut self, actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        match (self.stage, choice) {
            (_, Choice::Verb(Verb::Concede)) => {
                let side = Side::BOTH[actor.ix()];
                events.push(Event::Conceded { side });
                self.finish(Some(side.other()), How::Conceded, events);
            }
            (Stage::Roster, Choice::Kind(kind)) => self.pick(Side::BOTH[actor.ix()], kind, events),
            (Stage::Reveal, _) => self.reveal(events),
            (Stage::Place(id), Choice::Square(at)) => self.place(id, at, events),
            (Stage::Build(id), Choice::Square(at)) => self.build(id, at, events),
            (Stage::Return(id), Choice::Kind(kind)) => self.stage = Stage::ReturnAt(id, kind),
            (Stage::ReturnAt(id, kind), Choice::Square(at)) => self.come_back(id, kind, at, events),
            (Stage::Turn, Choice::Mark(Mark::Unit(id))) => self.activate(id, events),
            (Stage::Turn, Choice::Mark(Mark::Building(id, _))) => self.activate_turret(id, events),
            (Stage::Turn, Choice::Verb(_)) => self.end_turn(events),
            (Stage::Act, _) => self.act(choice, events),
            (Stage::Aim, Choice::Verb(Verb::Fire)) => self.gun(events),
            (Stage::Aim, _) => self.go_on(events),
            (Stage::Target(verb), _) => self.aim(verb, choice, events),
            (Stage::Pick(id), Choice::Mark(mark)) => self.fire_turret(id, mark, events),
            (Stage::Roll, Choice::Face(face)) => self.rolled(face, events),
            (Stage::Aimed, Choice::Face(face)) => self.aimed(face, events),
            (stage, choice) => unreachable!("{choice:?} does not answer {stage:?}"),
        }
    }

    fn standing(&self) -> Standing {
        let row = |side: Side| {
            let points = i32::from(self.winner() == Some(side));
            let ahead = match (self.is_over(), self.mode(), side) {
                (true, ..) => 0,
                (_, Mode::Ctf, _) => self.guard_score(side),
                (_, Mode::Cp, Side::Red) => i32::from(self.captured) * 100 + i32::from(self.meter),
                (_, Mode::Cp, Side::Green) => 0,
            };
            (Actors::one(side.actor()), points, ahead)
        };
        Standing::ranked(Side::BOTH.map(row))
    }

    /// H8: a defence that holds is worth the same whenever it ends.
    fn pace(&self) -> Option<u32> {
        let winner = self.winner()?;
        (self.mode() == Mode::Ctf || winner == Side::Red).then_some(self.round.into())
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn own(&self, sees: Actors) -> Vec<UnitOwn> {
        crate::view::own(self, sees)
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        Some(crate::view::seen(event, sees))
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> TfTurns {
        let mut other = *self;
        if self.open {
            return other;
        }
        for side in Side::BOTH.into_iter().filter(|s| !sees.has(s.actor())) {
            let count = std::mem::take(&mut other.picked[side.ix()]);
            for id in Id::of(side).take(count as usize) {
                let open: List<Kind, { Kind::LIMIT }> =
                    self.rules.kinds().filter(|k| other.may_pick(side, *k)).collect();
                other.unit_mut(id).kind = open[rng.random_range(0..open.len())];
                other.picked[side.ix()] += 1;
            }
        }
        other
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}

impl TfTurns {
    pub(crate) fn direction(&self, from: Square, to: Square) -> Heading {
        let ((ax, ay), (bx, by)) = (self.board.xy(from), self.board.xy(to));
        Heading::of(bx - ax, by - ay)
    }
}
