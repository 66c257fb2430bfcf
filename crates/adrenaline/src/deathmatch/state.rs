//! A match in progress, and the loop: take an answer, then settle: run what
//! needs no answer until somebody has to speak.

use table::{Actor, Actors, BadSetup, Game, List, Options, Rng, Shared, Sink, Spoken, Standing};

use super::choice::Choice;
use super::event::Event;
use super::figure::{Figure, bits};
use super::setup::{Ending, Setup};
use super::view::{FigureOwn, Public};
use crate::aim::Shot;
use crate::arena::{Arena, Square, Squares};
use crate::bag::Bag;
use crate::content::{FIGURES, Rules};
use crate::pay::Bill;
use crate::recall::Recall;

/// No tile, no weapon, nothing there.
pub(crate) const NONE: u8 = u8::MAX;

/// An unfinished piece of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Frame {
    /// Luck deals a character to this seat.
    #[default]
    Deal,
    /// Luck says who begins.
    First,
    /// Luck fills empty squares and slots.
    Refill,
    /// The turn of the active figure is about to begin.
    Begin,
    /// Between actions.
    Turn,
    /// A powerup is drawn for this figure.
    Draw(u8),
    /// This figure throws a powerup away and appears.
    Spawn(u8),
    Run,
    /// Moves, then grabs.
    GrabMove,
    Grab,
    /// Another weapon than the new one goes into the slot just emptied:
    /// spawnpoint times three plus place.
    Drop {
        slot: u8,
        new: u8,
    },
    ShootMove,
    /// Frenzy: weapons are reloaded before the shot.
    ShootReload,
    ShootPick,
    /// Basic effect or another mode.
    ShootMode,
    Fire,
    Scope,
    ScopeTarget,
    /// Who was hurt may answer; so many seats to the left of the shooter.
    Tagback(u8),
    Pay,
    Newton,
    NewtonMove(u8),
    Teleport,
    Reload,
    Score,
    EndTurn,
}

/// Whether the last turns have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frenzy {
    No,
    /// Before the starting player: two actions each.
    Two,
    /// The starting player and everybody after: one action.
    One,
}

/// A space of the killshot track: whose killshot, and whose overkill if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kill {
    pub(crate) by: u8,
    pub(crate) over: Option<u8>,
}

/// The most kills one match can see: seven skulls, a turn that kills
/// everybody, and six last turns that do.
pub(crate) const KILLS: usize = 48;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adrenaline {
    pub(crate) rules: Shared<Rules>,
    pub(crate) arena: Shared<Arena>,
    pub(crate) players: u8,
    pub(crate) first: u8,
    pub(crate) ending: Ending,
    pub(crate) figures: [Figure; FIGURES],
    pub(crate) at: [Square; FIGURES],
    pub(crate) tiles: [u8; crate::arena::SQUARES],
    /// Ammo squares without a tile.
    pub(crate) bare: Squares,
    /// Weapons lying at the red, yellow and blue spawnpoint.
    pub(crate) slots: [[u8; 3]; 3],
    pub(crate) weapon_deck: u64,
    pub(crate) tile_deck: Bag,
    pub(crate) tile_discard: Bag,
    pub(crate) powerup_deck: Bag,
    pub(crate) powerup_discard: Bag,
    pub(crate) recall: Recall,
    /// Skulls left on the killshot track, and how many there were.
    pub(crate) skulls: u8,
    pub(crate) skulls_at_start: u8,
    pub(crate) track: List<Kill, KILLS>,
    pub(crate) frenzy: Frenzy,
    /// Turns left, once frenzy has begun.
    pub(crate) last_turns: u8,
    pub(crate) turn: u8,
    /// Actions left in this turn.
    pub(crate) left: u8,
    /// Turns in a row in which nobody took damage.
    pub(crate) quiet: u16,
    pub(crate) asked: Actors,
    pub(crate) stack: List<Frame, 12>,
    pub(crate) shot: Shot,
    pub(crate) bill: Bill,
}

/// What a frame wants next.
pub(crate) enum Flow {
    Ask(Actor),
    Go,
}

impl Adrenaline {
    /// The match before anything was dealt.
    pub(crate) fn blank(rules: &'static Rules, arena: &'static Arena, players: u8, skulls: u8, ending: Ending) -> Self {
        let mut figure = Figure { fighter: NONE, ..Figure::default() };
        figure.cubes = [rules.limits.cubes_at_start; 3];
        let mut slots = [[NONE; 3]; 3];
        for spawnpoint in &mut slots {
            // A slot beyond the limit is filled by nobody.
            spawnpoint[rules.limits.weapons_at_spawnpoint as usize..].fill(CLOSED);
        }
        Adrenaline {
            rules: Shared(rules),
            arena: Shared(arena),
            players,
            first: 0,
            ending,
            figures: [figure; FIGURES],
            at: [Square::OFF; FIGURES],
            tiles: [NONE; crate::arena::SQUARES],
            bare: arena.ammo,
            slots,
            weapon_deck: ((1u128 << rules.weapons.len()) - 1) as u64,
            tile_deck: rules.tile_deck,
            tile_discard: Bag::default(),
            powerup_deck: rules.powerup_deck,
            powerup_discard: Bag::default(),
            recall: Recall::default(),
            skulls,
            skulls_at_start: skulls,
            track: List::new(),
            frenzy: Frenzy::No,
            last_turns: 0,
            turn: 0,
            left: 0,
            quiet: 0,
            asked: Actors::NONE,
            stack: List::new(),
            shot: Shot::default(),
            bill: Bill::default(),
        }
    }

    #[inline]
    pub(crate) fn me(&self) -> &Figure {
        &self.figures[self.turn as usize]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Figure {
        &mut self.figures[self.turn as usize]
    }

    #[inline]
    pub(crate) fn here(&self) -> Square {
        self.at[self.turn as usize]
    }

    #[inline]
    pub(crate) fn active(&self) -> Actor {
        Actor(self.turn)
    }

    /// The figure so many seats to the left of the active one.
    #[inline]
    pub(crate) fn left_by(&self, seats: u8) -> u8 {
        let seat = self.turn + seats;
        if seat >= self.players { seat - self.players } else { seat }
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.last().copied()
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.stack.pop();
        self.stack.push(frame);
    }

    pub(crate) fn settle<S: Sink<Event>>(&mut self, events: &mut S) {
        while let Some(frame) = self.top() {
            if let Flow::Ask(actor) = self.run(frame, events) {
                self.asked = Actors::one(actor);
                return;
            }
        }
        self.asked = Actors::NONE;
    }

    fn run<S: Sink<Event>>(&mut self, frame: Frame, events: &mut S) -> Flow {
        match frame {
            Frame::Deal | Frame::First => Flow::Ask(Actor::LUCK),
            Frame::Refill => self.run_refill(events),
            Frame::Draw(_) => self.run_draw(events),
            Frame::Begin => self.run_begin(events),
            Frame::Spawn(who) => Flow::Ask(Actor(who)),
            Frame::Turn => self.run_turn(),
            Frame::Grab => self.run_grab(events),
            Frame::ShootReload => self.run_shoot_reload(),
            Frame::Fire => self.run_fire(events),
            Frame::Scope => self.run_scope(events),
            Frame::Tagback(seats) => self.run_tagback(seats),
            Frame::Pay => self.run_pay(events),
            Frame::Reload => self.run_reload(),
            Frame::Score => self.run_score(events),
            Frame::EndTurn => self.run_end_turn(events),
            Frame::Run
            | Frame::GrabMove
            | Frame::Drop { .. }
            | Frame::ShootMove
            | Frame::ShootPick
            | Frame::ShootMode
            | Frame::ScopeTarget
            | Frame::Newton
            | Frame::NewtonMove(_)
            | Frame::Teleport => Flow::Ask(self.active()),
        }
    }

    fn run_refill<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if !self.bare.is_empty() {
            if self.tile_deck.is_empty() && !self.tile_discard.is_empty() {
                self.tile_deck = std::mem::take(&mut self.tile_discard);
                events.push(Event::TilesShuffled);
            }
            if !self.tile_deck.is_empty() {
                return Flow::Ask(Actor::LUCK);
            }
        }
        if self.weapon_deck != 0 && self.empty_slot().is_some() {
            return Flow::Ask(Actor::LUCK);
        }
        self.stack.pop();
        Flow::Go
    }

    /// The first empty slot: its spawnpoint and its place there.
    #[inline]
    fn empty_slot(&self) -> Option<(usize, usize)> {
        let flat = self.slots.as_flattened().iter().position(|&w| w == NONE)?;
        Some((flat / 3, flat % 3))
    }

    fn run_draw<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.powerup_deck.is_empty() {
            self.shuffle_powerups(events);
        }
        if self.powerup_deck.is_empty() {
            // Ruling 42: deck and discard both empty, no card is drawn.
            self.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Actor::LUCK)
    }

    fn shuffle_powerups<S: Sink<Event>>(&mut self, events: &mut S) {
        if !self.powerup_discard.is_empty() {
            self.powerup_deck = std::mem::take(&mut self.powerup_discard);
            self.recall.shuffled(self.figures.map(|figure| figure.powerups));
            events.push(Event::PowerupsShuffled);
        }
    }

    fn luck_choices(&self, out: &mut Options<Self>) {
        match self.top() {
            Some(Frame::Deal) => {
                let free = |f: &u8| self.figures.iter().all(|figure| figure.fighter != *f);
                out.extend((0..self.rules.fighters.len() as u8).filter(free).map(Choice::Fighter));
            }
            Some(Frame::First) => out.extend((0..self.players).map(Choice::Figure)),
            Some(Frame::Refill) if !self.bare.is_empty() && !self.tile_deck.is_empty() => {
                out.extend(self.tile_deck.kinds().map(Choice::Tile));
            }
            Some(Frame::Refill) => out.extend(bits(self.weapon_deck).map(Choice::Weapon)),
            Some(Frame::Draw(_)) => out.extend(self.powerup_deck.kinds().map(Choice::Card)),
            other => unreachable!("luck is not asked in {other:?}"),
        }
    }

    fn luck_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match (self.top(), choice) {
            (Some(Frame::Deal), Choice::Fighter(fighter)) => {
                self.stack.pop();
                let seat = self.figures.iter().position(|f| f.fighter == NONE).unwrap_or(0);
                self.figures[seat].fighter = fighter;
                events.push(Event::Became { who: Actor(seat as u8), fighter });
            }
            (Some(Frame::First), Choice::Figure(who)) => {
                self.stack.pop();
                self.begin_with(who, events);
            }
            (Some(Frame::Refill), Choice::Tile(tile)) => {
                let at = Square(self.bare.0.trailing_zeros() as u8);
                self.bare = Squares(self.bare.0 & (self.bare.0 - 1));
                self.tile_deck.take(tile);
                self.tiles[at.ix()] = tile;
                events.push(Event::TileLaid { at, tile });
            }
            (Some(Frame::Refill), Choice::Weapon(weapon)) => {
                let (colour, slot) = self.empty_slot().expect("a slot is empty");
                self.weapon_deck &= !(1 << weapon);
                self.slots[colour][slot] = weapon;
                events.push(Event::WeaponLaid { colour: colour as u8, weapon });
            }
            (Some(Frame::Draw(who)), Choice::Card(card)) => {
                self.stack.pop();
                self.powerup_deck.take(card);
                self.figures[who as usize].powerups.add(card);
                self.recall.drew(who, card);
                events.push(Event::Drew { who: Actor(who), card: Some(card) });
                if self.powerup_deck.is_empty() {
                    self.shuffle_powerups(events);
                }
            }
            (frame, choice) => unreachable!("luck cannot say {choice:?} in {frame:?}"),
        }
    }

    pub(crate) fn begin_with<S: Sink<Event>>(&mut self, who: u8, events: &mut S) {
        self.first = who;
        self.turn = who;
        events.push(Event::Begins { who: Actor(who) });
    }
}

/// A slot that this content does not have.
pub(crate) const CLOSED: u8 = u8::MAX - 1;

impl Game for Adrenaline {
    const NAME: &'static str = "adrenaline";
    const RULES: u16 = 1;
    const CHOICES: usize = Choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = Vec<FigureOwn>;

    fn new(rules: &'static Rules, setup: &Setup) -> Result<Self, BadSetup> {
        let (arena, fighters) = setup.check(rules)?;
        let mut game = Adrenaline::blank(rules, arena, setup.players, setup.skulls, setup.ending);
        game.stack.push(Frame::Begin);
        game.stack.push(Frame::Refill);
        match setup.first {
            Some(first) => game.begin_with(first, &mut table::Quiet),
            None => game.stack.push(Frame::First),
        }
        match fighters {
            Some(fighters) => {
                for (figure, fighter) in game.figures.iter_mut().zip(fighters) {
                    figure.fighter = fighter;
                }
            }
            None => {
                for _ in 0..setup.players {
                    game.stack.push(Frame::Deal);
                }
            }
        }
        game.settle(&mut table::Quiet);
        Ok(game)
    }

    fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    fn actors(&self) -> Actors {
        Actors::first_n(self.players as usize)
    }

    #[inline]
    fn waiting(&self) -> Actors {
        self.asked
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        use Frame::{Pay, Reload, Scope, ShootReload, Tagback};
        let asks = matches!(self.top(), Some(Scope | Tagback(_) | Pay | ShootReload | Reload));
        asks && self.figures.get(actor.0 as usize).is_some_and(|figure| !figure.powerups.is_empty())
    }

    fn choices(&self, actor: Actor, out: &mut Options<Self>) {
        out.clear();
        if actor.is_luck() {
            return self.luck_choices(out);
        }
        let Some(frame) = self.top() else { return };
        match frame {
            Frame::Spawn(who) => self.spawn_choices(who, out),
            Frame::Turn => self.turn_choices(out),
            Frame::Run => self.run_choices(out),
            Frame::GrabMove => self.grab_move_choices(out),
            Frame::Grab => self.grab_choices(out),
            Frame::Drop { new, .. } => self.drop_choices(new, out),
            Frame::ShootMove => self.shoot_move_choices(out),
            Frame::ShootReload => self.shoot_reload_choices(out),
            Frame::ShootPick => self.shoot_pick_choices(out),
            Frame::ShootMode => self.shoot_mode_choices(out),
            Frame::Fire => self.fire_choices(out),
            Frame::Scope => self.scope_choices(out),
            Frame::ScopeTarget => self.scope_target_choices(out),
            Frame::Tagback(seats) => self.tagback_choices(seats, out),
            Frame::Pay => self.pay_choices(out),
            Frame::Newton => self.newton_choices(out),
            Frame::NewtonMove(who) => self.newton_move_choices(who, out),
            Frame::Teleport => self.teleport_choices(out),
            Frame::Reload => self.reload_choices(out),
            Frame::Deal
            | Frame::First
            | Frame::Refill
            | Frame::Begin
            | Frame::Draw(_)
            | Frame::Score
            | Frame::EndTurn => unreachable!("nobody is asked in {frame:?}"),
        }
        if out.is_empty() {
            // Never in a real match, where nothing is begun that cannot be
            // finished. In a world dealt again, the hand that could finish it
            // may be another one: then it is broken off.
            out.push(Choice::Pass);
        }
    }

    #[inline]
    fn weight(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Tile(tile) => self.tile_deck.count(tile).into(),
            Choice::Card(card) => self.powerup_deck.count(card).into(),
            _ => 1,
        }
    }

    fn apply(&mut self, actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        if actor.is_luck() {
            self.luck_apply(choice, events);
            return self.settle(events);
        }
        match self.top() {
            Some(Frame::Spawn(who)) => self.spawn_apply(who, choice, events),
            Some(Frame::Turn) => self.turn_apply(choice, events),
            Some(Frame::Run) => self.run_apply(choice, events),
            Some(Frame::GrabMove) => self.grab_move_apply(choice, events),
            Some(Frame::Grab) => self.grab_apply(choice, events),
            Some(Frame::Drop { slot, .. }) => self.drop_apply(slot, choice, events),
            Some(Frame::ShootMove) => self.shoot_move_apply(choice, events),
            Some(Frame::ShootReload) => self.shoot_reload_apply(choice, events),
            Some(Frame::ShootPick) => self.shoot_pick_apply(choice, events),
            Some(Frame::ShootMode) => self.shoot_mode_apply(choice, events),
            Some(Frame::Fire) => self.fire_apply(choice, events),
            Some(Frame::Scope) => self.scope_apply(choice, events),
            Some(Frame::ScopeTarget) => self.scope_target_apply(choice, events),
            Some(Frame::Tagback(seats)) => self.tagback_apply(seats, choice, events),
            Some(Frame::Pay) => self.pay_apply(choice, events),
            Some(Frame::Newton) => self.newton_apply(choice),
            Some(Frame::NewtonMove(who)) => self.newton_move_apply(who, choice, events),
            Some(Frame::Teleport) => self.teleport_apply(choice, events),
            Some(Frame::Reload) => self.reload_apply(choice, events),
            frame => unreachable!("nobody is asked in {frame:?}"),
        }
        self.settle(events);
    }

    fn standing(&self) -> Standing {
        Standing::ranked((0..self.players).map(|who| {
            let figure = &self.figures[who as usize];
            (Actors::one(Actor(who)), figure.points.into(), figure.track_points.into())
        }))
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn own(&self, sees: Actors) -> Vec<FigureOwn> {
        super::view::own(self, sees)
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        Some(super::view::mask(*event, sees))
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self {
        super::view::deal_again(self, sees, rng)
    }

    fn audit(&self) -> Result<(), String> {
        super::state::audit(self)
    }
}

/// Every component lies in exactly one place, and no limit is broken.
pub(crate) fn audit(game: &Adrenaline) -> Result<(), String> {
    let rules = game.rules;
    let limits = &rules.limits;
    let figures = &game.figures[..game.players as usize];
    let mut powerups = game.powerup_deck.and(game.powerup_discard);
    let mut weapons = game.weapon_deck;
    let mut take = |some: u64| {
        let fresh = weapons & some == 0;
        weapons |= some;
        fresh
    };
    for (who, figure) in figures.iter().enumerate() {
        let name = || game.actor_name(Actor(who as u8));
        if !take(figure.weapons) {
            return Err(format!("a weapon of {} is also elsewhere", name()));
        }
        powerups = powerups.and(figure.powerups);
        // While paying for a weapon or choosing what to drop there may be one more.
        let grabbing = matches!(game.stack.last(), Some(Frame::Drop { .. } | Frame::Pay));
        if figure.weapons.count_ones() > limits.weapons_in_hand as u32 + grabbing as u32 {
            return Err(format!("{} holds too many weapons", name()));
        }
        if figure.loaded & !figure.weapons != 0 {
            return Err(format!("{} has loaded what it does not hold", name()));
        }
        if figure.cubes.iter().any(|&n| n > limits.cubes_of_a_colour) {
            return Err(format!("{} has too many cubes", name()));
        }
        let spawning = game.stack.iter().any(|f| matches!(f, Frame::Spawn(w) if *w as usize == who));
        if figure.powerups.total() > limits.powerups_in_hand as u32 + spawning as u32 {
            return Err(format!("{} holds too many powerups", name()));
        }
        if figure.marks.iter().any(|&n| n > limits.marks_from_one) || figure.marks[who] != 0 {
            return Err(format!("{} has impossible marks", name()));
        }
    }
    for &weapon in game.slots.as_flattened().iter().filter(|&&w| w < 64) {
        if !take(1 << weapon) {
            return Err("a weapon at a spawnpoint is also elsewhere".to_owned());
        }
    }
    if weapons.count_ones() as usize != rules.weapons.len() {
        return Err(format!("{} weapons of {}", weapons.count_ones(), rules.weapons.len()));
    }
    if powerups != rules.powerup_deck {
        return Err(format!("powerups {powerups:?}"));
    }
    game.recall.check(powerups, game.figures.map(|figure| figure.powerups), game.powerup_deck)?;
    let laid = game.arena.all.filter(|s| game.tiles[s.ix()] != NONE);
    let tiles = game.tile_deck.and(game.tile_discard).and(Bag::of(laid.map(|s| game.tiles[s.ix()])));
    if tiles != rules.tile_deck {
        return Err(format!("tiles {tiles:?}"));
    }
    let empty = game.arena.ammo.filter(|s| game.tiles[s.ix()] == NONE).collect::<Squares>();
    if empty != game.bare {
        return Err("the list of bare squares is wrong".to_owned());
    }
    let fallen: u32 = figures.iter().map(|f| u32::from(f.skulls)).sum();
    if game.frenzy == Frenzy::No && fallen + u32::from(game.skulls) != u32::from(game.skulls_at_start) {
        return Err(format!(
            "{fallen} skulls on boards and {} on the track do not make {}",
            game.skulls, game.skulls_at_start
        ));
    }
    Ok(())
}
