//! Reloading, the last step of a turn: players in the order of the seats, each
//! as often as the own coins allow.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{Flow, NONE};
use crate::pay::{Bill, can_pay};

impl TeamPlay {
    /// What a player may reload, as bits: the team's unloaded weapons of the
    /// arena, and own weapons of characters the player controls or shares.
    pub(crate) fn reloadable(&self, by: u8) -> u64 {
        let team = self.team_of(by);
        let own = self.team(team).filter(|&who| self.boards[who as usize].loaded_by == NONE && self.shares(by, who));
        own.fold(self.pool[team as usize], |set, who| set | 1 << self.boards[who as usize].weapon)
    }

    pub(crate) fn run_reload(&mut self, by: u8) -> Flow {
        if self.reloadable(by) != 0 {
            return Flow::Ask(Actor(by));
        }
        self.next_to_reload(by);
        Flow::Go
    }

    fn next_to_reload(&mut self, by: u8) {
        let next = by + 1;
        self.replace(if self.players_of(self.turn).contains(&next) { Frame::Reload(next) } else { Frame::EndTurn });
    }

    /// The prices a player may pay to reload: the printed one, or with a tuned
    /// weapon the same without one cube, by the colour of that cube.
    fn discounts(&self, weapon: u8, by: u8) -> impl Iterator<Item = u8> + '_ {
        let purse = self.players[by as usize].purse();
        let cost = self.rules.team.weapons[weapon as usize].reload;
        (0..3u8).filter(move |&c| cost[c as usize] > 0 && can_pay(less(cost, c), purse))
    }

    pub(crate) fn can_reload(&self, weapon: u8, by: u8) -> bool {
        if self.tuned == by {
            return self.discounts(weapon, by).next().is_some();
        }
        can_pay(self.rules.team.weapons[weapon as usize].reload, self.players[by as usize].purse())
    }

    pub(crate) fn reload_choices(&self, by: u8, out: &mut Options<Self>) {
        out.extend(bits(self.reloadable(by)).filter(|&w| self.can_reload(w, by)).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn reload_apply<S: Sink<Event>>(&mut self, by: u8, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else { return self.next_to_reload(by) };
        let cost = self.rules.team.weapons[weapon as usize].reload;
        if self.tuned != by {
            return self.reload(weapon, by, cost, events);
        }
        let mut discounts = self.discounts(weapon, by);
        match (discounts.next(), discounts.next()) {
            (Some(only), None) => {
                drop(discounts);
                self.tuned = NONE;
                self.reload(weapon, by, less(cost, only), events);
            }
            _ => {
                drop(discounts);
                self.stack.push(Frame::Tune { weapon, by });
            }
        }
    }

    pub(crate) fn tune_choices(&self, weapon: u8, by: u8, out: &mut Options<Self>) {
        out.extend(self.discounts(weapon, by).map(Choice::Cube));
    }

    pub(crate) fn tune_apply<S: Sink<Event>>(&mut self, weapon: u8, by: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        self.tuned = NONE;
        let cost = less(self.rules.team.weapons[weapon as usize].reload, colour);
        self.reload(weapon, by, cost, events);
    }

    fn reload<S: Sink<Event>>(&mut self, weapon: u8, by: u8, cost: [u8; 3], events: &mut S) {
        match self.rules.team.weapon_owner(weapon) {
            Some(owner) => self.boards[owner as usize].loaded_by = by,
            None => {
                self.pool[self.turn as usize] &= !(1 << weapon);
                let player = &mut self.players[by as usize];
                player.weapons |= 1 << weapon;
                if player.weapons.count_ones() > self.rules.limits.weapons_in_hand.into() {
                    // Q45: at the limit another one goes to the table.
                    self.stack.push(Frame::Unload { new: weapon, by });
                }
            }
        }
        events.push(Event::Reloaded { player: Actor(by), weapon });
        self.charge(Bill::of(by, cost));
    }

    pub(crate) fn unload_choices(&self, new: u8, by: u8, out: &mut Options<Self>) {
        out.extend(bits(self.players[by as usize].weapons & !(1 << new)).map(Choice::Weapon));
    }

    pub(crate) fn unload_apply<S: Sink<Event>>(&mut self, by: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        self.players[by as usize].weapons &= !(1 << weapon);
        self.pool[self.turn as usize] |= 1 << weapon;
        events.push(Event::Unloaded { player: Actor(by), weapon });
    }
}

/// A price without one cube of a colour.
fn less(mut cost: [u8; 3], colour: u8) -> [u8; 3] {
    cost[colour as usize] -= 1;
    cost
}
