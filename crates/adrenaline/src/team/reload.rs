//! Reloading, the last step of a turn: players in the order of the seats, each
//! as often as one's coins allow.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{Load, TeamPlay};
use crate::ids::{Colour, Player, Weapon, Weapons};
use crate::pay::{Bill, Payer};
use crate::range::Flow;
use crate::wallet::Cubes;

impl TeamPlay {
    /// What a player may reload: the team's unloaded weapons of the
    /// arena, and own weapons of characters the player controls or shares.
    pub(crate) fn reloadable(&self, by: Player) -> Weapons {
        let team = self.team_of(by);
        let own = self.teams[team].filter(|&who| self.boards[who].load == Load::Empty && self.shares(by, who));
        self.pool[team].with(own.filter_map(|who| self.boards[who].weapon).collect())
    }

    pub(crate) fn run_reload(&mut self, by: Player) -> Flow {
        if !self.reloadable(by).is_empty() {
            return Flow::Ask(by.actor());
        }
        self.next_to_reload(by);
        Flow::Go
    }

    fn next_to_reload(&mut self, by: Player) {
        let next = by.next();
        self.replace(if self.players_of(self.turn).has(next) { Frame::Reload(next) } else { Frame::EndTurn });
    }

    /// The prices a player may pay to reload: the printed one, or with a tuned
    /// weapon the same without one cube, by the colour of that cube.
    fn discounts(&self, weapon: Weapon, by: Player) -> impl Iterator<Item = Colour> + '_ {
        let purse = self.players[by].wallet.purse();
        let cost = self.rules.team.weapons[weapon].reload;
        Colour::ALL.into_iter().filter(move |&c| cost[c] > 0 && purse.cover(less(cost, c)))
    }

    pub(crate) fn can_reload(&self, weapon: Weapon, by: Player) -> bool {
        if self.tuned == Some(by) {
            return self.discounts(weapon, by).next().is_some();
        }
        self.players[by].wallet.purse().cover(self.rules.team.weapons[weapon].reload)
    }

    pub(crate) fn reload_choices(&self, by: Player, out: &mut Options<Self>) {
        out.extend(self.reloadable(by).filter(|&w| self.can_reload(w, by)).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn reload_apply<S: Sink<Event>>(&mut self, by: Player, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else { return self.next_to_reload(by) };
        let cost = self.rules.team.weapons[weapon].reload;
        if self.tuned != Some(by) {
            return self.reload(weapon, by, cost, events);
        }
        let mut discounts = self.discounts(weapon, by);
        match (discounts.next(), discounts.next()) {
            (Some(only), None) => {
                drop(discounts);
                self.tuned = None;
                self.reload(weapon, by, less(cost, only), events);
            }
            _ => {
                drop(discounts);
                self.stack.push(Frame::Tune { weapon, by });
            }
        }
    }

    pub(crate) fn tune_choices(&self, weapon: Weapon, by: Player, out: &mut Options<Self>) {
        out.extend(self.discounts(weapon, by).map(Choice::Cube));
    }

    pub(crate) fn tune_apply<S: Sink<Event>>(&mut self, weapon: Weapon, by: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        self.tuned = None;
        let cost = less(self.rules.team.weapons[weapon].reload, colour);
        self.reload(weapon, by, cost, events);
    }

    fn reload<S: Sink<Event>>(&mut self, weapon: Weapon, by: Player, cost: Cubes, events: &mut S) {
        match self.rules.team.weapon_owner(weapon) {
            Some(owner) => self.boards[owner].load = Load::By(by),
            None => {
                self.pool[self.turn].remove(weapon);
                let player = &mut self.players[by];
                player.weapons.insert(weapon);
                if player.weapons.len() > self.rules.limits.weapons_in_hand.into() {
                    // Q45: at the limit another one goes to the table.
                    self.stack.push(Frame::Unload { new: weapon, by });
                }
            }
        }
        events.push(Event::Reloaded { player: by.actor(), weapon });
        self.charge(Bill::of(by.actor(), cost));
    }

    pub(crate) fn unload_choices(&self, new: Weapon, by: Player, out: &mut Options<Self>) {
        out.extend(self.players[by].weapons.without(Weapons::one(new)).map(Choice::Weapon));
    }

    pub(crate) fn unload_apply<S: Sink<Event>>(&mut self, by: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        self.players[by].weapons.remove(weapon);
        self.pool[self.turn].insert(weapon);
        events.push(Event::Unloaded { player: by.actor(), weapon });
    }
}

/// A price without one cube of a colour.
fn less(mut cost: Cubes, colour: Colour) -> Cubes {
    cost[colour] -= 1;
    cost
}
