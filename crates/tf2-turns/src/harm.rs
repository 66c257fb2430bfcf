//! Damage, death and destruction: the only place that hurts anyone.

use table::Sink;

use crate::content::Orphans;
use crate::event::{Blow, Event};
use crate::state::{Flag, TfTurns};
use crate::unit::{Id, Mark, Piece};

impl TfTurns {
    /// Deals `amount` this many times; each amount is halved for the ubercharged (A19).
    pub(crate) fn harm(&mut self, target: Mark, amount: u8, times: u8, of: Blow, events: &mut impl Sink<Event>) {
        let amount = match target {
            Mark::Unit(id) if self.ubered(id) => amount / 2,
            _ => amount,
        };
        let damage = amount.saturating_mul(times);
        match target {
            Mark::Unit(id) => {
                let unit = self.unit_mut(id);
                unit.health = unit.health.saturating_sub(damage);
                let left = unit.health;
                events.push(Event::Hurt { target, damage, left });
                if left == 0 {
                    self.die(id, of, events);
                }
            }
            Mark::Building(id, piece) => {
                let Some(building) = &mut self.unit_mut(id).buildings[piece.ix()] else { return };
                building.health = building.health.saturating_sub(damage);
                let left = building.health;
                events.push(Event::Hurt { target, damage, left });
                if left == 0 {
                    self.destroy(id, piece, events);
                }
            }
        }
    }

    /// Fire hurts at the beginning of each round (R16, A20).
    pub(crate) fn burn_all(&mut self, events: &mut impl Sink<Event>) {
        for id in Id::all() {
            if self.unit(id).burn == 0 {
                continue;
            }
            let damage = self.rules.numbers.burn_damage / if self.ubered(id) { 2 } else { 1 };
            let unit = self.unit_mut(id);
            unit.burn -= 1;
            unit.health = unit.health.saturating_sub(damage);
            let left = unit.health;
            events.push(Event::Burnt { unit: id, damage, left });
            if left == 0 {
                self.die(id, Blow::Fire, events);
            }
        }
    }

    /// The unit leaves the board and waits (R25, A3). Its links end with the next check (A17).
    fn die(&mut self, id: Id, of: Blow, events: &mut impl Sink<Event>) {
        let side = id.side();
        let (at, wait) = (self.unit(id).at, self.timer);
        self.put(id, None);
        self.group &= !id.bit();
        self.deaths[side.ix()] = self.deaths[side.ix()].saturating_add(1);
        events.push(Event::Died { unit: id, wait, of });
        self.lose_job(id, events);
        let unit = self.unit_mut(id);
        unit.sit = wait;
        unit.burn = 0;
        unit.charge = 0;
        unit.activated = false;
        unit.finish();
        if let (true, Some(at)) = (self.carries(id), at) {
            // A flag that falls on its own start is at home.
            let home = self.board.start[side.ix()] == Some(at);
            self.flags[side.ix()] = if home { Flag::Home } else { Flag::Dropped { at, due: false } };
            events.push(Event::FlagDropped { side, at: self.spot(at) });
        }
        if self.orphans == Orphans::Destroy {
            for piece in Piece::ALL {
                if self.unit(id).building(piece).is_some() {
                    self.destroy(id, piece, events);
                }
            }
        }
    }

    /// A building falls; one part of a teleporter takes the other with it (R21).
    fn destroy(&mut self, id: Id, piece: Piece, events: &mut impl Sink<Event>) {
        self.clear_building(id, piece);
        events.push(Event::Destroyed { mark: Mark::Building(id, piece) });
        let other = match piece {
            Piece::Turret => return,
            Piece::Entrance => Piece::Exit,
            Piece::Exit => Piece::Entrance,
        };
        if self.unit(id).building(other).is_some() {
            self.clear_building(id, other);
            events.push(Event::Destroyed { mark: Mark::Building(id, other) });
        }
    }

    pub(crate) fn clear_building(&mut self, id: Id, piece: Piece) {
        if let Some(building) = self.unit_mut(id).buildings[piece.ix()].take() {
            self.built[id.side().ix()].remove(building.at);
        }
    }
}
