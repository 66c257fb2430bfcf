//! Reloading, the last step of a turn: players in the order of the seats, each
//! as often as one's coins allow, until all have passed since a weapon was last
//! unloaded.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{Load, TeamPlay};
use crate::ids::{Colour, Player, Players, Weapon, Weapons};
use crate::pay::{Bill, Payer};
use crate::stack::Flow;
use crate::wallet::Cubes;

impl TeamPlay {
    /// What a player may reload: the team's unloaded weapons of the
    /// arena, and own weapons of characters the player controls or shares.
    pub(crate) fn reloadable(&self, by: Player) -> Weapons {
        let team = self.team_of(by);
        let own = self.teams[team].filter(|&who| self.boards[who].load == Load::Empty && self.shares(by, who));
        self.pool[team].with(own.filter_map(|who| self.boards[who].weapon).collect())
    }

    /// Is it loaded, in a hand of the team whose turn it is or beside one of its characters?
    pub(crate) fn is_loaded(&self, weapon: Weapon) -> bool {
        match self.rules.team.weapon_owner(weapon) {
            Some(owner) => self.teams[self.turn].has(owner) && self.boards[owner].load.by().is_some(),
            None => self.players_of(self.turn).any(|player| self.players[player].weapons.has(weapon)),
        }
    }

    /// The reload begins with the first seat, and nobody has passed.
    pub(crate) fn begin_reload(&mut self) {
        self.declined = Players::NONE;
        self.replace(Frame::Reload(self.first_of(self.turn)));
    }

    pub(crate) fn run_reload(&mut self, by: Player) -> Flow {
        let left = self.players_of(self.turn).without(self.declined);
        let is_open = |player: &Player| !self.reloadable(*player).is_empty();
        if left.has(by) && is_open(&by) {
            return Flow::Ask(by.actor());
        }
        // T7: on to the next seat; what a later one has unloaded brings an earlier one back.
        let (earlier, upto) = (Players::first_n(by.ix()), Players::first_n(by.ix() + 1));
        let next = left.without(upto).find(is_open).or_else(|| left.and(earlier).find(is_open));
        self.replace(next.map_or(Frame::EndTurn, Frame::Reload));
        Flow::Go
    }

    /// The prices a player may pay to reload: the printed one, or with a tuned
    /// weapon the same without one cube, by the colour of that cube.
    fn discounts(&self, weapon: Weapon, by: Player) -> impl Iterator<Item = Colour> + use<> {
        self.rules.team.weapons[weapon].reload.sparing(self.players[by].wallet.purse())
    }

    pub(crate) fn can_reload(&self, weapon: Weapon, by: Player) -> bool {
        if self.tokens.tuned == Some(by.actor()) {
            return self.discounts(weapon, by).next().is_some();
        }
        self.players[by].wallet.purse().cover(self.rules.team.weapons[weapon].reload)
    }

    pub(crate) fn reload_choices(&self, by: Player, out: &mut Options<Self>) {
        out.extend(self.reloadable(by).filter(|&w| self.can_reload(w, by)).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn reload_apply<S: Sink<Event>>(&mut self, by: Player, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else { return self.declined.insert(by) };
        let cost = self.rules.team.weapons[weapon].reload;
        if self.tokens.tuned != Some(by.actor()) {
            return self.reload(weapon, by, cost, events);
        }
        let mut discounts = self.discounts(weapon, by);
        match (discounts.next(), discounts.next()) {
            (Some(only), None) => {
                self.tokens.tuned = None;
                self.reload(weapon, by, cost.without_one(only), events);
            }
            _ => {
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
        self.tokens.tuned = None;
        let cost = self.rules.team.weapons[weapon].reload.without_one(colour);
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
        self.declined = Players::NONE;
        events.push(Event::Unloaded { player: by.actor(), weapon });
    }
}
