//! Run, grab, shoot, reload: the actions, their adrenaline and frenzy
//! variants, and how a turn begins and ends.

use table::{Options, Sink};

use super::choice::Choice;
use super::domination::Domination;
use super::event::Event;
use super::frame::{Frame, Frenzy};
use super::setup::Ending;
use super::state::Adrenaline;
use crate::aim::{Aim, Shot};
use crate::arena::{Square, Squares};
use crate::content::{FrenzyNumbers, Power};
use crate::ids::{Colour, Figure, Tile, Weapon, Weapons};
use crate::pay::{Bill, Payer};
use crate::range::Range;
use crate::stack::{Flow, QUIET_ROUNDS};
use crate::supply::Berth;
use crate::wallet::Cubes;

impl Adrenaline {
    /// How far Run Around goes now; 0 if there is no such action.
    pub(crate) fn run_moves(&self) -> u8 {
        self.frenzied().map_or(self.rules.limits.turn.run, |turn| turn.run)
    }

    /// What a turn of the frenzy allows, if this is one.
    pub(crate) fn frenzied(&self) -> Option<&FrenzyNumbers> {
        let (before, after) = &self.rules.limits.turn.frenzy;
        match self.frenzy {
            Frenzy::No => None,
            Frenzy::Two => Some(before),
            Frenzy::One => Some(after),
        }
    }

    /// The actions of a turn that begins now.
    pub(crate) fn actions(&self) -> u8 {
        self.frenzied().map_or(self.rules.limits.turn.actions, |turn| turn.actions)
    }

    pub(crate) fn grab_moves(&self) -> u8 {
        let awake = self.rushing || self.me().damage.len() >= self.rules.limits.adrenaline_grab_at as usize;
        let turn = &self.rules.limits.turn;
        let usual = if awake { turn.adrenaline_grab } else { turn.grab };
        self.frenzied().map_or(usual, |turn| turn.grab)
    }

    pub(crate) fn shoot_moves(&self) -> u8 {
        self.steps_before_shot(self.turn)
    }

    // Begin and end of a turn

    pub(crate) fn run_begin<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.left = self.actions();
        let debut = !self.here().is_on();
        self.tokens.begin_turn();
        if let Some(turrets) = &mut self.turrets {
            turrets.grabbed = Squares::NONE;
        }
        if let Some(domination) = &mut self.domination {
            *domination = Domination { debut, tracks: domination.tracks, ..Domination::default() };
        }
        events.push(Event::Turn { who: self.active() });
        self.replace(Frame::Turn);
        if debut {
            self.stack.push(Frame::Spawn(self.turn));
        }
        if self.bot.is_some() {
            self.begin_with_bot();
        }
        if debut {
            self.stack.push(Frame::Draw(self.turn));
            self.stack.push(Frame::Draw(self.turn));
        }
        Flow::Go
    }

    pub(crate) fn run_end_turn<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.stack.pop();
        let next = self.left_by(1);
        match self.frenzy {
            Frenzy::No if self.skulls > 0 && !self.tracks_are_full() => {
                // F7: skulls only go if somebody is hurt.
                self.quiet += 1;
                if self.quiet >= QUIET_ROUNDS * u16::from(self.players) {
                    events.push(Event::Stalemate);
                    return self.finish(events);
                }
            }
            Frenzy::No if self.ending == Ending::SuddenDeath => return self.finish(events),
            Frenzy::No => {
                self.frenzy = Frenzy::Two;
                self.last_turns = self.players;
                self.skulls = 0;
                events.push(Event::Frenzy);
                for who in self.everybody() {
                    if self.boards[who].damage.is_empty() {
                        self.flip(who, events);
                    }
                }
            }
            Frenzy::Two | Frenzy::One => self.last_turns -= 1,
        }
        if self.frenzy != Frenzy::No && self.last_turns == 0 {
            return self.finish(events);
        }
        if self.frenzy == Frenzy::Two && next == self.first {
            self.frenzy = Frenzy::One;
        }
        self.turn = next;
        self.stack.push(Frame::Begin);
        Flow::Go
    }

    // Spawning

    pub(crate) fn spawn_choices(&self, who: Figure, out: &mut Options<Self>) {
        let hand = self.boards[who].wallet.powerups;
        out.extend(hand.kinds().map(Choice::Card));
        if hand.is_empty() {
            // Nothing to discard, which the printed deck rules out: any spawnpoint will do.
            out.extend(self.arena.spawn.iter().copied().map(Choice::Square));
        }
    }

    pub(crate) fn spawn_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        self.stack.pop();
        let at = match choice {
            Choice::Card(card) => {
                self.boards[who].wallet.powerups.take(card);
                self.supply.discard(who.actor(), card);
                events.push(Event::Discarded { who: who.actor(), card });
                self.arena.spawn[card.colour()]
            }
            Choice::Square(square) => square,
            other => unreachable!("{other:?} is no way to spawn"),
        };
        self.at[who] = at;
        events.push(Event::Spawned { who: who.actor(), at });
    }

    // Between actions

    pub(crate) fn run_turn<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.rushing = false;
        // Powerups may still be played after the last action. Everybody who holds
        // none, as all can see, need not be asked.
        if self.left > 0 || !self.me().wallet.powerups.is_empty() || self.owed_bot().is_some() {
            return Flow::Ask(self.active());
        }
        self.end_actions(events);
        Flow::Go
    }

    pub(crate) fn turn_choices(&self, out: &mut Options<Self>) {
        if self.left > 0 {
            if self.run_moves() > 0 {
                out.push(Choice::Run);
            }
            out.push(Choice::Grab);
            if self.can_shoot() {
                out.push(Choice::Shoot);
            }
            self.rush_choices(out);
        }
        for card in self.me().wallet.powerups.kinds() {
            let playable = match self.rules.power(card) {
                Power::Teleporter => true,
                Power::Newton => self.newton_targets().next().is_some(),
                Power::Scope | Power::Tagback => false,
            };
            if playable {
                out.push(Choice::Card(card));
            }
        }
        match self.owed_bot() {
            // The turn does not end without it.
            Some(bot) => out.push(Choice::Figure(bot)),
            None => out.push(Choice::Pass),
        }
    }

    pub(crate) fn turn_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            // Ruling 2: the rest of the actions may be left out.
            Choice::Pass => return self.end_actions(events),
            Choice::Card(card) => return self.play_powerup(card, events),
            Choice::Figure(_) => return self.bot_acts(),
            _ => self.left -= 1,
        }
        match choice {
            Choice::Run => self.stack.push(Frame::Run),
            Choice::Grab => self.stack.push(Frame::GrabMove),
            Choice::Shoot if self.shoot_moves() > 0 => self.stack.push(Frame::ShootMove),
            Choice::Shoot => self.stack.push(Frame::ShootPick),
            Choice::Rush(rush) => self.rush_apply(rush, events),
            other => unreachable!("{other:?} is no action"),
        }
    }

    /// Walks there with at most this many moves; in turret mode square by square.
    fn walk<S: Sink<Event>>(&mut self, to: Square, moves: u8, events: &mut S) {
        if self.turrets.is_some() {
            return self.send(self.turn, to, moves);
        }
        let from = std::mem::replace(&mut self.at[self.turn], to);
        if from != to {
            events.push(Event::Ran { who: self.active(), from, to });
        }
    }

    // Run Around

    pub(crate) fn run_choices(&self, out: &mut Options<Self>) {
        // Ruling 3: standing still is passing.
        out.extend(self.arena.near(self.here(), 1, self.run_moves()).map(Choice::Square));
    }

    pub(crate) fn run_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Square(to) = choice {
            self.walk(to, self.run_moves(), events);
        }
    }

    // Grab Stuff

    pub(crate) fn grab_move_choices(&self, out: &mut Options<Self>) {
        // Ruling 4: also where there is nothing to grab; then it is only the move.
        out.extend(self.arena.within(self.here(), self.grab_moves()).map(Choice::Square));
    }

    pub(crate) fn grab_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.replace(Frame::Grab);
        if let Choice::Square(to) = choice {
            self.walk(to, self.grab_moves(), events);
        }
    }

    pub(crate) fn run_grab<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        match self.spawnpoint_here() {
            Some(colour) if self.supply.weapons_at(colour).next().is_some() => Flow::Ask(self.active()),
            Some(_) => {
                self.stack.pop();
                Flow::Go
            }
            None if self.turrets.is_some() => self.run_grab_tile(),
            None => {
                self.stack.pop();
                self.take_tile(events);
                Flow::Go
            }
        }
    }

    pub(crate) fn spawnpoint_here(&self) -> Option<Colour> {
        self.arena.spawnpoint(self.here())
    }

    fn take_tile<S: Sink<Event>>(&mut self, events: &mut S) {
        let Some(tile) = self.supply.take_tile(self.here()) else { return };
        let kind = &self.rules.0.tiles[tile];
        self.gain(tile, kind.cubes, kind.powerup, events);
    }

    /// What a tile brings.
    pub(crate) fn gain<S: Sink<Event>>(&mut self, tile: Tile, cubes: Cubes, powerup: bool, events: &mut S) {
        // Ruling 5: what does not fit is lost.
        let most = self.rules.limits.cubes_of_a_colour;
        let cubes = self.me_mut().wallet.gain(cubes, most);
        events.push(Event::TookTile { who: self.active(), tile, cubes });
        if powerup && self.me().wallet.powerups.total() < self.rules.limits.powerups_in_hand.into() {
            self.stack.push(Frame::Draw(self.turn));
        }
    }

    pub(crate) fn grab_choices(&self, out: &mut Options<Self>) {
        let Some(colour) = self.spawnpoint_here() else { return self.tile_choices(out) };
        let purse = self.me().wallet.purse();
        for weapon in self.supply.weapons_at(colour) {
            if purse.cover(self.weapons()[weapon].grab) {
                out.push(Choice::Weapon(weapon));
            }
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn grab_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Tile(tile) = choice {
            return self.tile_apply(tile, events);
        }
        let (Choice::Weapon(weapon), Some(colour)) = (choice, self.spawnpoint_here()) else { return };
        let slot = self.supply.pick_up(weapon, colour);
        let full = self.me().found().len() >= self.rules.limits.weapons_in_hand.into();
        let me = self.me_mut();
        me.weapons.insert(weapon);
        me.loaded.insert(weapon);
        events.push(Event::TookWeapon { who: self.active(), weapon });
        if full {
            // Ruling 6: one of those held before, into the slot just emptied, after paying.
            self.stack.push(Frame::Drop { slot, new: weapon });
        }
        self.charge(Bill::of(self.active(), self.weapons()[weapon].grab));
    }

    pub(crate) fn drop_choices(&self, new: Weapon, out: &mut Options<Self>) {
        out.extend(self.me().found().without(Weapons::one(new)).map(Choice::Weapon));
    }

    pub(crate) fn drop_apply<S: Sink<Event>>(&mut self, slot: Berth, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        let me = self.me_mut();
        me.weapons.remove(weapon);
        me.loaded.remove(weapon);
        self.supply.put_down(weapon, slot);
        events.push(Event::Dropped { who: self.active(), weapon });
    }

    // Shoot People

    /// Can the action be finished: is there a weapon that hits somebody, after
    /// the moves and, in frenzy, the reloads it allows?
    pub(crate) fn can_shoot(&self) -> bool {
        let me = self.me();
        let arms = if self.frenzy == Frenzy::No { me.loaded } else { me.weapons };
        if arms.is_empty() {
            return false;
        }
        let (aim, moves) = (self.aim(), self.shoot_moves());
        self.arena.within(self.here(), moves).any(|from| self.can_finish_from(&aim, from, me.loaded))
    }

    /// Is there a weapon to fire from here, among the loaded or, in frenzy, by one more reload?
    fn can_finish_from(&self, aim: &Aim, from: Square, loaded: Weapons) -> bool {
        if loaded.any(|weapon| aim.can_fire(weapon, from)) {
            return true;
        }
        self.frenzy != Frenzy::No
            && self.me().weapons.without(loaded).any(|weapon| {
                let cost = self.weapons()[weapon].reload;
                aim.purse.cover(cost) && aim.paying(cost).can_fire(weapon, from)
            })
    }

    pub(crate) fn shoot_move_choices(&self, out: &mut Options<Self>) {
        // Ruling 9: only where a shot can follow.
        let (aim, loaded) = (self.aim(), self.me().loaded);
        let reach = self.arena.within(self.here(), self.shoot_moves());
        out.extend(reach.filter(|&from| self.can_finish_from(&aim, from, loaded)).map(Choice::Square));
    }

    pub(crate) fn shoot_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Square(to) = choice else {
            self.stack.pop();
            return;
        };
        self.replace(if self.frenzy == Frenzy::No { Frame::ShootPick } else { Frame::ShootReload });
        self.walk(to, self.shoot_moves(), events);
    }

    pub(crate) fn run_shoot_reload(&mut self) -> Flow {
        let purse = self.me().wallet.purse();
        if self.me().unloaded().any(|w| purse.cover(self.weapons()[w].reload)) {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::ShootPick);
        Flow::Go
    }

    pub(crate) fn shoot_reload_choices(&self, out: &mut Options<Self>) {
        let (me, aim, here) = (self.me(), self.aim(), self.here());
        for weapon in me.unloaded() {
            let (cost, loaded) = (self.weapons()[weapon].reload, me.loaded.with(Weapons::one(weapon)));
            if aim.purse.cover(cost) && self.can_finish_from(&aim.paying(cost), here, loaded) {
                out.push(Choice::Weapon(weapon));
            }
        }
        if me.loaded.any(|weapon| aim.can_fire(weapon, here)) {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn shoot_reload_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Weapon(weapon) => self.reload(weapon, events),
            _ => self.replace(Frame::ShootPick),
        }
    }

    pub(crate) fn shoot_pick_choices(&self, out: &mut Options<Self>) {
        let (aim, here) = (self.aim(), self.here());
        out.extend(self.me().loaded.filter(|&w| aim.can_fire(w, here)).map(Choice::Weapon));
    }

    pub(crate) fn shoot_pick_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else {
            self.stack.pop();
            return;
        };
        self.me_mut().loaded.remove(weapon);
        self.shot = Shot::of(weapon);
        self.shooter = self.turn;
        if self.powers {
            self.tokens.from = self.here();
        }
        events.push(Event::Fired { who: self.active(), weapon });
        let has_modes = self.weapons()[weapon].has_modes();
        self.replace(if has_modes { Frame::ShootMode } else { Frame::Fire });
    }

    pub(crate) fn shoot_mode_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Effect(mode) = choice else {
            self.stack.pop();
            return;
        };
        self.replace(Frame::Fire);
        self.shot.thread.start(mode);
        self.announce(mode, events);
    }

    // Reload

    pub(crate) fn run_reload(&mut self) -> Flow {
        // Ruling 36: frenzy turns have no reload at their end.
        if self.frenzy == Frenzy::No && !self.me().unloaded().is_empty() {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::Score);
        Flow::Go
    }

    pub(crate) fn reload_choices(&self, out: &mut Options<Self>) {
        out.extend(self.me().unloaded().filter(|&weapon| self.can_reload(weapon)).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn reload_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Weapon(weapon) if self.is_tuned() => self.reload_tuned(weapon, events),
            Choice::Weapon(weapon) => self.reload(weapon, events),
            _ => self.replace(Frame::Score),
        }
    }

    fn reload<S: Sink<Event>>(&mut self, weapon: Weapon, events: &mut S) {
        self.me_mut().loaded.insert(weapon);
        events.push(Event::Reloaded { who: self.active(), weapon });
        self.charge(Bill::of(self.active(), self.weapons()[weapon].reload));
    }
}
