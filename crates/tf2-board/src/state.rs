//! The state: plain data, copied as memory. This file owns its shape, small
//! questions about it, and the contract; the chapters change it.

use table::{Actor, Actors, Arg, BadSetup, Game, List, Message, Options, Rng, Shared, Sink, Standing};

use crate::actions::{Action, ActionId, Effect};
use crate::choice::{self, Choice};
use crate::classes::{Class, Figure, Markers, Sentry, Stand, TEAM, Team, Unit};
use crate::content::{Lead, Rules};
use crate::event::{Cause, Event, How};
use crate::grid::{Square, Squares};
use crate::map::Map;
use crate::setup::{Mode, Setup};
use crate::view::Public;

/// A match of Team Fortress 2: The Board Game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TfBoard {
    pub(crate) rules: Shared<Rules>,
    pub(crate) map: Shared<Map>,
    pub(crate) concede: bool,
    /// Who leads the next rotation (H1), and whether spawn spaces are safe (H2).
    pub(crate) leading: Lead,
    pub(crate) sanctuary: bool,
    pub(crate) phase: Phase,
    /// The team that is asked, or for which luck is asked.
    pub(crate) who: Team,
    pub(crate) lead: Team,
    /// The team that has the turn, and after the last one of a rotation the team that had it;
    /// a turn that passes unasked is none.
    pub(crate) last: Team,
    /// From 1; 0 while the teams are placed.
    pub(crate) rotation: u8,
    /// Turns done in this rotation, or characters placed.
    pub(crate) turn: u8,
    pub(crate) figures: [Figure; Unit::CHARACTERS],
    pub(crate) sentries: [Sentry; 2],
    /// In the order of placing.
    pub(crate) stickies: [List<Square, 3>; 2],
    pub(crate) intel: [Intel; 2],
    pub(crate) points: [Point; 3],
    pub(crate) kills: [u8; 2],
    pub(crate) using: Using,
    pub(crate) fight: Fight,
    pub(crate) closing: Closing,
    /// Spaces with characters, by team: always what `figures` says.
    pub(crate) taken: [Squares; 2],
}

/// What is asked, or what runs next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Phase {
    // Asked of luck.
    Coin,
    Perform,
    Roll { target: Unit, need: u8 },
    // Asked of a team.
    PlaceClass,
    PlaceSquare(Class),
    Select,
    Act,
    Aim(ActionId),
    SecondSticky(ActionId),
    SecondTarget(ActionId),
    Shot,
    ReturnClass,
    ReturnSquare(Class),
    // Nobody is asked.
    NextTurn,
    Resolve,
    Closing,
    Over(Option<Team>, How),
}

/// The turn of one character.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Using {
    pub(crate) unit: Unit,
    /// The Performance Roll with its bonus.
    pub(crate) roll: u8,
    /// Movement points spent and left.
    pub(crate) spent: u8,
    pub(crate) left: u8,
    pub(crate) acted: bool,
}

/// Success Rolls to come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Fight {
    pub(crate) cause: Cause,
    pub(crate) action: ActionId,
    pub(crate) power: u8,
    /// Further targets to choose, or shots of a sentry to come.
    pub(crate) more: u8,
    /// The space a splash spreads from.
    pub(crate) at: Square,
    pub(crate) queue: List<Unit, 6>,
}

/// Where the end of a rotation stands: step E1 to E7, and how far in it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Closing {
    pub(crate) step: u8,
    pub(crate) i: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Intel {
    /// Off the board while carried.
    pub(crate) at: Square,
    /// Above 0 only where it was dropped.
    pub(crate) tokens: u8,
    pub(crate) carrier: Option<Unit>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) owner: Option<Team>,
    /// Plus is Blu, minus is Red.
    pub(crate) spin: i8,
}

impl TfBoard {
    /// An empty board before anybody is placed, `lead` to begin.
    pub(crate) fn empty(rules: &'static Rules, map: &'static Map, lead: Team) -> TfBoard {
        let settings = &rules.settings;
        let point = |k: usize| Point { owner: settings.cp_owner[k], spin: settings.cp_spin[k] };
        TfBoard {
            rules: Shared(rules),
            map: Shared(map),
            concede: false,
            leading: settings.lead,
            sanctuary: settings.spawn_sanctuary,
            phase: Phase::PlaceClass,
            who: lead,
            lead,
            last: Team::default(),
            rotation: 0,
            turn: 0,
            figures: [Figure::NONE; Unit::CHARACTERS],
            sentries: [Sentry::NONE; 2],
            stickies: [List::new(); 2],
            intel: map.home.map(|at| Intel { at, tokens: 0, carrier: None }),
            points: [point(0), point(1), point(2)],
            kills: [0; 2],
            using: Using::default(),
            fight: Fight::default(),
            closing: Closing::default(),
            taken: [Squares::NONE; 2],
        }
    }

    pub fn mode(&self) -> Mode {
        self.map.mode
    }

    pub fn map(&self) -> &'static Map {
        self.map.0
    }

    /// The winner, if the match is over: `Some(None)` is a draw.
    pub fn winner(&self) -> Option<Option<Team>> {
        match self.phase {
            Phase::Over(winner, _) => Some(winner),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn figure(&self, unit: Unit) -> &Figure {
        &self.figures[unit.ix()]
    }

    #[inline]
    pub(crate) fn figure_mut(&mut self, unit: Unit) -> &mut Figure {
        &mut self.figures[unit.ix()]
    }

    #[inline]
    pub(crate) fn at(&self, unit: Unit) -> Square {
        if unit.is_sentry() { self.sentries[unit.ix() - Unit::CHARACTERS].at } else { self.figures[unit.ix()].at }
    }

    pub(crate) fn stand(&self, unit: Unit) -> Stand {
        let class = if unit.is_sentry() { None } else { self.figure(unit).class };
        Stand { team: unit.team(), class }
    }

    /// The unit with this stand, on the board or waiting.
    pub(crate) fn unit(&self, stand: Stand) -> Option<Unit> {
        let Some(class) = stand.class else { return Some(Unit::sentry(stand.team)) };
        Unit::each(Unit::characters(stand.team)).find(|&unit| self.figure(unit).class == Some(class))
    }

    #[inline]
    pub(crate) fn slots(&self, team: Team) -> &[Figure] {
        &self.figures[team.ix() * TEAM..][..TEAM]
    }

    /// Spaces with a sentry of either side.
    #[inline]
    pub(crate) fn guns(&self) -> Squares {
        let mut set = Squares::NONE;
        for sentry in &self.sentries {
            if sentry.level > 0 {
                set.insert(sentry.at);
            }
        }
        set
    }

    pub(crate) fn action(&self, id: ActionId) -> &'static Action {
        &self.rules.0.actions[id.ix()]
    }

    #[inline]
    pub(crate) fn carries(&self, unit: Unit) -> bool {
        self.intel[unit.team().other().ix()].carrier == Some(unit)
    }

    /// Nothing hostile reaches a character on a spawn space.
    #[inline]
    pub(crate) fn is_safe(&self, unit: Unit) -> bool {
        self.sanctuary && self.map.spawns.has(self.at(unit))
    }

    /// Puts a character on a space, from wherever it was.
    pub(crate) fn put(&mut self, unit: Unit, at: Square) {
        self.lift(unit);
        self.figure_mut(unit).at = at;
        self.taken[unit.team().ix()].insert(at);
    }

    /// Takes a character off the board.
    pub(crate) fn lift(&mut self, unit: Unit) {
        let at = std::mem::replace(&mut self.figure_mut(unit).at, Square::OFF);
        // Somebody else may stand there while it only passes through.
        let shared = at.is_on_board() && self.slots(unit.team()).iter().any(|other| other.at == at);
        if at.is_on_board() && !shared {
            self.taken[unit.team().ix()].remove(at);
        }
    }

    /// Classes a slot may take: its own, and any no other slot of the team has.
    pub(crate) fn free_classes(&self, unit: Unit) -> impl Iterator<Item = Class> + use<> {
        let team = unit.team();
        let mut held = 0_u16;
        for other in Unit::each(Unit::characters(team) & !unit.bit()) {
            if let Some(class) = self.figure(other).class {
                held |= 1 << class.ix();
            }
        }
        self.rules.classes().filter(move |class| held >> class.ix() & 1 == 0)
    }

    /// Does somebody of the team have one of these effects on the card, on the board or waiting?
    pub(crate) fn has_any(&self, team: Team, effects: [Effect; 2]) -> bool {
        self.slots(team).iter().filter_map(|figure| figure.class).any(|class| self.rules.can_any(class, effects))
    }

    /// The same of those on the board.
    pub(crate) fn has_living(&self, team: Team, effects: [Effect; 2]) -> bool {
        let living = self.slots(team).iter().filter(|figure| figure.is_alive());
        living.filter_map(|figure| figure.class).any(|class| self.rules.can_any(class, effects))
    }

    /// Own spawn spaces that are empty.
    pub(crate) fn free_spawn(&self, team: Team) -> Squares {
        self.map.spawn[team.ix()].without(self.taken[0] | self.taken[1])
    }

    pub(crate) fn is_unused(&self, unit: Unit) -> bool {
        let figure = self.figure(unit);
        figure.is_alive() && !figure.wears(Markers::USED)
    }

    pub(crate) fn win(&mut self, team: Team, how: How, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over(Some(team), how);
        events.push(Event::Won { team, how });
    }

    /// Runs on until somebody is asked or the match is over.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        loop {
            match self.phase {
                Phase::NextTurn => self.next_turn(events),
                Phase::Resolve => self.resolve(events),
                Phase::Closing => self.close(events),
                _ => return,
            }
        }
    }
}

impl Game for TfBoard {
    const NAME: &'static str = "tf2-board";
    const RULES: u16 = 2;
    const CHOICES: usize = choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = ();

    fn new(rules: &'static Rules, setup: &Setup) -> Result<TfBoard, BadSetup> {
        let fits = |map: &&Map| map.mode == setup.mode && setup.map.as_ref().is_none_or(|name| map.name == *name);
        let Some(map) = rules.maps.iter().find(fits) else {
            let known = rules.maps.iter().filter(|map| map.mode == setup.mode).map(|map| Arg::Text(map.name.clone()));
            let message = Message::new("tf2-board-bad-map")
                .with("map", setup.map.clone().unwrap_or_default())
                .with("mode", Arg::term(format!("tf2-board-mode-{}", setup.mode.word()), setup.mode.word()))
                .with("known", Arg::List(known.collect()));
            return Err(BadSetup(message));
        };
        let mut state = TfBoard::empty(rules, map, setup.first.unwrap_or_default());
        state.concede = setup.concede;
        state.leading = setup.lead.unwrap_or(state.leading);
        state.sanctuary = setup.sanctuary.unwrap_or(state.sanctuary);
        if setup.neutral {
            state.points = [Point { owner: None, spin: 0 }; 3];
        }
        if setup.first.is_none() {
            state.phase = Phase::Coin;
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
        match self.phase {
            Phase::Coin | Phase::Perform | Phase::Roll { .. } => Actors::LUCK,
            Phase::Over(..) => Actors::NONE,
            _ => Actors::one(self.who.actor()),
        }
    }

    fn gives_up(choice: Choice) -> bool {
        choice == Choice::Concede
    }

    fn choices(&self, _actor: Actor, out: &mut Options<TfBoard>) {
        out.clear();
        match self.phase {
            Phase::Coin => out.extend(Team::BOTH.map(Choice::First)),
            Phase::Perform => out.extend(self.rules.settings.dice.sums().map(Choice::Roll)),
            Phase::Roll { .. } => out.extend((1..=self.rules.settings.dice.success).map(Choice::Roll)),
            Phase::PlaceClass => {
                let slot = Unit::slot(self.who, usize::from(self.turn / 2));
                out.extend(self.free_classes(slot).map(Choice::Class));
            }
            Phase::PlaceSquare(_) | Phase::ReturnSquare(_) => {
                self.free_spawn(self.who).each(|square| out.push(Choice::Square(square)));
            }
            Phase::Select => self.offer_units(out),
            Phase::Act => self.offer_acts(out),
            Phase::Aim(id) | Phase::SecondTarget(id) => self.offer_targets(id, out),
            Phase::SecondSticky(id) => {
                self.offer_targets(id, out);
                out.push(Choice::Pass);
            }
            Phase::Shot => {
                let nearest = self.nearest(self.who);
                out.extend(Unit::each(nearest).map(|unit| Choice::Stand(self.stand(unit))));
            }
            Phase::ReturnClass => {
                out.extend(self.free_classes(self.returning()).map(Choice::Class));
                out.push(Choice::Hold);
            }
            Phase::NextTurn | Phase::Resolve | Phase::Closing | Phase::Over(..) => {}
        }
        let team_asked = !matches!(self.phase, Phase::Coin | Phase::Perform | Phase::Roll { .. } | Phase::Over(..));
        if self.concede && team_asked {
            out.push(Choice::Concede);
        }
    }

    #[inline]
    fn weight(&self, choice: Choice) -> u32 {
        match (self.phase, choice) {
            (Phase::Perform, Choice::Roll(sum)) => self.rules.settings.dice.ways(sum),
            _ => 1,
        }
    }

    fn apply(&mut self, _actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        match (self.phase, choice) {
            (_, Choice::Concede) => self.win(self.who.other(), How::Conceded, events),
            (Phase::Coin, Choice::First(team)) => {
                (self.lead, self.who, self.phase) = (team, team, Phase::PlaceClass);
                events.push(Event::WentFirst { team });
            }
            (Phase::PlaceClass, Choice::Class(class)) => self.phase = Phase::PlaceSquare(class),
            (Phase::PlaceSquare(class), Choice::Square(at)) => self.place(class, at, events),
            (Phase::Select, Choice::Stand(stand)) => self.begin_use(stand, events),
            (Phase::Select, Choice::Pass) => self.pass(events),
            (Phase::Perform, Choice::Roll(roll)) => self.perform(roll, events),
            (Phase::Act, Choice::Square(to)) => self.walk(to, events),
            (Phase::Act, Choice::Act(id)) => self.act(id, events),
            (Phase::Act, Choice::End) => self.end_turn(events),
            (Phase::Aim(id), target) => self.take_aim_at(id, target, events),
            (Phase::SecondTarget(_), Choice::Stand(stand)) => self.shoot_again(stand),
            (Phase::SecondSticky(_), Choice::Square(at)) => {
                self.lay_sticky(at, events);
                self.done_acting(events);
            }
            (Phase::SecondSticky(_), Choice::Pass) => self.done_acting(events),
            (Phase::Roll { target, need }, Choice::Roll(roll)) => self.rolled(target, need, roll, events),
            (Phase::Shot, Choice::Stand(stand)) => self.sentry_shoots(stand, events),
            (Phase::ReturnClass, Choice::Class(class)) => self.phase = Phase::ReturnSquare(class),
            (Phase::ReturnClass, Choice::Hold) => self.hold_back(events),
            (Phase::ReturnSquare(class), Choice::Square(at)) => self.bring_back(class, at, events),
            (phase, choice) => unreachable!("{choice:?} does not answer {phase:?}"),
        }
        self.run(events);
    }

    fn standing(&self) -> Standing {
        let side = |team: Team| Actors::one(team.actor());
        if let Phase::Over(winner, _) = self.phase {
            return Standing::ranked(Team::BOTH.map(|team| (side(team), i32::from(winner == Some(team)), 0)));
        }
        // Until then, what the tie-breaks would say.
        Standing::ranked(Team::BOTH.map(|team| {
            let (points, tiebreak) = self.merit(team);
            (side(team), points, tiebreak)
        }))
    }

    /// A goal reached counts by its rotation, the guard not at all.
    fn pace(&self) -> Option<u32> {
        matches!(self.phase, Phase::Over(Some(_), how) if how != How::Guard).then_some(self.rotation.into())
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn own(&self, _sees: Actors) {}

    fn seen(&self, event: &Event, _sees: Actors) -> Option<Event> {
        // Everything lies open on the table.
        Some(*event)
    }

    fn deal_again(&self, _sees: Actors, _rng: &mut Rng) -> TfBoard {
        *self
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}
