//! Turret mode: ammo is taken from five open tiles beside the arena, and every
//! ammo square has a turret that can be commandeered. A turret hurts everybody who
//! enters its square, step by step, so the way of a figure is chosen here; at
//! the end turrets count instead of killshots.

use table::{List, Options, Sink};

use super::choice::{Choice, Spare};
use super::event::{Event, Why};
use super::frame::Frame;
use super::state::Adrenaline;
use crate::arena::{SQUARES, Square, Squares};
use crate::ids::{ByFigure, Colour, FIGURES, Figure, Tile};
use crate::stack::Flow;
use crate::supply::Supply;

/// How many tiles lie open beside the arena.
pub(crate) const OPEN: usize = 5;

/// The places of the open tiles: numbered as squares, behind those of any arena.
pub(crate) fn stall() -> Squares {
    Squares(!0).without(Squares::first_n(SQUARES - OPEN))
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Turrets {
    /// The squares whose turret belongs to each figure.
    pub(crate) owned: ByFigure<Squares>,
    /// The squares where ammo was taken in this turn.
    pub(crate) grabbed: Squares,
}

impl Turrets {
    pub(crate) fn owner(&self, at: Square) -> Option<Figure> {
        self.owned.find(|squares| squares.has(at))
    }

    /// The squares where a turret would hurt this figure.
    fn hostile(&self, who: Figure) -> Squares {
        let others = self.owned.each().filter(|(owner, _)| *owner != who);
        others.fold(Squares::NONE, |all, (_, &squares)| all.with(squares))
    }
}

impl Supply {
    /// No tiles on the arena: they lie beside it.
    pub(crate) fn set_stall(&mut self) {
        (self.home, self.bare) = (stall(), stall());
    }

    /// The open tiles, place by place.
    pub(crate) fn open_tiles(&self) -> impl Iterator<Item = Option<Tile>> + '_ {
        stall().map(|at| self.tiles[at])
    }
}

impl Adrenaline {
    // Ammo

    /// Is there a tile to choose here? Not twice at one square in a turn.
    pub(crate) fn run_grab_tile(&mut self) -> Flow {
        let taken = self.turrets.is_some_and(|turrets| turrets.grabbed.has(self.here()));
        if !taken && self.supply.open_tiles().flatten().next().is_some() {
            return Flow::Ask(self.active());
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn tile_choices(&self, out: &mut Options<Self>) {
        for tile in self.supply.open_tiles().flatten() {
            if !out.contains(&Choice::Tile(tile)) {
                out.push(Choice::Tile(tile));
            }
        }
    }

    pub(crate) fn tile_apply<S: Sink<Event>>(&mut self, tile: Tile, events: &mut S) {
        let here = self.here();
        let Some(place) = stall().find(|&at| self.supply.tiles[at] == Some(tile)) else { return };
        self.supply.take_tile(place);
        let Some(turrets) = &mut self.turrets else { return };
        turrets.grabbed.insert(here);
        // Ruling 59: a turret of one's own is not commandeered again.
        if turrets.owned[self.turn].has(here) {
            let kind = &self.rules.0.tiles[tile];
            return self.gain(tile, kind.cubes, kind.powerup, events);
        }
        self.stack.push(Frame::Commandeer(tile));
    }

    /// A cube or the powerup of the tile is given up for the turret, or nothing is.
    pub(crate) fn commandeer_choices(&self, tile: Tile, out: &mut Options<Self>) {
        let kind = &self.rules.tiles[tile];
        out.extend(Colour::ALL.into_iter().filter(|&colour| kind.cubes[colour] > 0).map(Choice::Cube));
        if kind.powerup {
            out.push(Choice::Spare(Spare::Powerup));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn commandeer_apply<S: Sink<Event>>(&mut self, tile: Tile, choice: Choice, events: &mut S) {
        self.stack.pop();
        let kind = &self.rules.0.tiles[tile];
        let (mut cubes, mut powerup) = (kind.cubes, kind.powerup);
        match choice {
            Choice::Cube(colour) => cubes[colour] -= 1,
            Choice::Spare(Spare::Powerup) => powerup = false,
            _ => return self.gain(tile, cubes, powerup, events),
        }
        self.gain(tile, cubes, powerup, events);
        self.commandeer(events);
    }

    fn commandeer<S: Sink<Event>>(&mut self, events: &mut S) {
        let (who, at) = (self.turn, self.here());
        let Some(turrets) = &mut self.turrets else { return };
        let before = turrets.owner(at);
        if let Some(before) = before {
            turrets.owned[before].remove(at);
        }
        turrets.owned[who].insert(at);
        events.push(Event::Commandeered { who: who.actor(), at, from: before.map(Figure::actor) });
        if let Some(before) = before {
            // Its token becomes a mark.
            self.mark(before, who, 1, events);
        }
    }

    // Entering squares

    /// A figure comes to a square: its turret may fire. Ruling 57: wherever the owner is.
    pub(crate) fn enter<S: Sink<Event>>(&mut self, who: Figure, at: Square, events: &mut S) {
        let owner = self.turrets.and_then(|turrets| turrets.owner(at)).filter(|&owner| owner != who);
        if let Some(owner) = owner {
            events.push(Event::Turret { owner: owner.actor(), at });
            self.wound(owner, who, 1, 0, events);
        }
    }

    /// Sends a figure on its way: ruling 56, square by square.
    pub(crate) fn send(&mut self, who: Figure, to: Square, moves: u8) {
        self.stack.push(Frame::Way { who, to, moves });
    }

    /// The next steps of the way.
    fn steps(&self, who: Figure, to: Square, moves: u8) -> impl Iterator<Item = Square> + '_ {
        let next = self.arena.near(self.at[who], 1, 1);
        next.filter(move |&square| self.arena.distance(square, to) < moves)
    }

    /// Walks on until there are ways that differ by a turret.
    pub(crate) fn run_way<S: Sink<Event>>(&mut self, (who, to, moves): (Figure, Square, u8), events: &mut S) -> Flow {
        let at = self.at[who];
        let hostile = self.turrets.map_or(Squares::NONE, |turrets| turrets.hostile(who));
        if at == to {
            // There already: somebody else may be sent out and back all the same.
            let can_return = who != self.turn && moves > 1;
            if can_return && self.arena.within(at, moves / 2).any(|square| hostile.has(square)) {
                return Flow::Ask(self.active());
            }
            self.stack.pop();
            return Flow::Go;
        }
        let passed =
            |square: Square| square != to && self.arena.distance(at, square) + self.arena.distance(square, to) <= moves;
        let matters = hostile.without(Squares::one(at)).any(passed);
        let direct = self.steps(who, to, moves).min_by_key(|&square| self.arena.distance(square, to));
        match direct {
            Some(_) if matters && self.steps(who, to, moves).nth(1).is_some() => Flow::Ask(self.active()),
            Some(next) => {
                self.step_on((who, to, moves), next, events);
                Flow::Go
            }
            None => {
                self.stack.pop();
                Flow::Go
            }
        }
    }

    pub(crate) fn way_choices(&self, (who, to, moves): (Figure, Square, u8), out: &mut Options<Self>) {
        out.extend(self.steps(who, to, moves).map(Choice::Square));
        if self.at[who] == to {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn way_apply<S: Sink<Event>>(&mut self, way: (Figure, Square, u8), choice: Choice, events: &mut S) {
        match choice {
            Choice::Square(next) => self.step_on(way, next, events),
            _ => {
                self.stack.pop();
            }
        }
    }

    fn step_on<S: Sink<Event>>(&mut self, (who, to, moves): (Figure, Square, u8), next: Square, events: &mut S) {
        self.replace(Frame::Way { who, to, moves: moves - 1 });
        self.set_down(who, next, events);
    }

    // The end

    /// Turrets are ranked by number, ties by whose last turn was earlier.
    pub(crate) fn score_turrets<S: Sink<Event>>(&mut self, events: &mut S) {
        let Some(turrets) = self.turrets else { return };
        let mut order: List<Figure, FIGURES> =
            (1..=self.players).map(|seats| self.left_by(seats % self.players)).collect();
        order.sort_by_key(|&who| std::cmp::Reverse(turrets.owned[who].len()));
        // Ruling 54: nothing without a turret.
        for (rank, &who) in order.iter().enumerate().filter(|(_, who)| !turrets.owned[**who].is_empty()) {
            self.score_track(who, rank, Why::Turrets, events);
        }
    }
}
