//! Run, grab, shoot, reload: the actions, their adrenaline and frenzy
//! variants, and how a turn begins and ends.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::figure::bits;
use super::setup::Ending;
use super::state::{Adrenaline, CLOSED, Flow, Frame, Frenzy, NONE};
use crate::aim::Shot;
use crate::arena::{Square, Squares};
use crate::content::{Card, Power};
use crate::pay::{Bill, can_pay, minus};

/// After so many rounds in a row without any damage a match ends (F7).
pub(crate) const QUIET_ROUNDS: u16 = 100;

impl Adrenaline {
    /// How far Run Around goes now; 0 if there is no such action.
    pub(crate) fn run_moves(&self) -> u8 {
        match self.frenzy {
            Frenzy::No => 3,
            Frenzy::Two => 4,
            Frenzy::One => 0,
        }
    }

    pub(crate) fn grab_moves(&self) -> u8 {
        let awake = self.me().damage.len() >= self.rules.limits.adrenaline_grab_at as usize;
        match self.frenzy {
            Frenzy::No => 1 + awake as u8,
            Frenzy::Two => 2,
            Frenzy::One => 3,
        }
    }

    pub(crate) fn shoot_moves(&self) -> u8 {
        let awake = self.me().damage.len() >= self.rules.limits.adrenaline_shoot_at as usize;
        match self.frenzy {
            Frenzy::No => awake as u8,
            Frenzy::Two => 1,
            Frenzy::One => 2,
        }
    }

    // Begin and end of a turn

    pub(crate) fn run_begin<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.left = if self.frenzy == Frenzy::One { 1 } else { 2 };
        events.push(Event::Turn { who: self.active() });
        self.replace(Frame::Turn);
        if !self.here().is_on() {
            self.stack.push(Frame::Spawn(self.turn));
            self.stack.push(Frame::Draw(self.turn));
            self.stack.push(Frame::Draw(self.turn));
        }
        Flow::Go
    }

    pub(crate) fn run_end_turn<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.stack.pop();
        let next = self.left_by(1);
        match self.frenzy {
            Frenzy::No if self.skulls > 0 => {
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
                events.push(Event::Frenzy);
                for who in 0..self.players {
                    if self.figures[who as usize].damage.is_empty() {
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

    pub(crate) fn spawn_choices(&self, who: u8, out: &mut Options<Self>) {
        let hand = self.figures[who as usize].powerups;
        out.extend(hand.kinds().map(Choice::Card));
        if hand.is_empty() {
            // Nothing to discard, which the printed deck rules out: any spawnpoint will do.
            out.extend(self.arena.spawn.iter().map(|s| Choice::Square(s.0)));
        }
    }

    pub(crate) fn spawn_apply<S: Sink<Event>>(&mut self, who: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let at = match choice {
            Choice::Card(card) => {
                self.figures[who as usize].powerups.take(card);
                self.powerup_discard.add(card);
                self.recall.showed(who, card);
                events.push(Event::Discarded { who: Actor(who), card });
                self.arena.spawn[Card(card).colour() as usize]
            }
            Choice::Square(square) => Square(square),
            other => unreachable!("{other:?} is no way to spawn"),
        };
        self.at[who as usize] = at;
        events.push(Event::Spawned { who: Actor(who), at });
    }

    // Between actions

    pub(crate) fn run_turn(&mut self) -> Flow {
        // Powerups may still be played after the last action. Whoever holds
        // none, as all can see, need not be asked.
        if self.left > 0 || !self.me().powerups.is_empty() {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::Reload);
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
        }
        for card in self.me().powerups.kinds() {
            let playable = match self.rules.power(Card(card)) {
                Power::Teleporter => true,
                Power::Newton => self.newton_targets().next().is_some(),
                Power::Scope | Power::Tagback => false,
            };
            if playable {
                out.push(Choice::Card(card));
            }
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn turn_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            // Ruling 2: the rest of the actions may be left out.
            Choice::Pass => return self.replace(Frame::Reload),
            Choice::Card(card) => return self.play_powerup(Card(card), events),
            _ => self.left -= 1,
        }
        match choice {
            Choice::Run => self.stack.push(Frame::Run),
            Choice::Grab => self.stack.push(Frame::GrabMove),
            Choice::Shoot if self.shoot_moves() > 0 => self.stack.push(Frame::ShootMove),
            Choice::Shoot => self.stack.push(Frame::ShootPick),
            other => unreachable!("{other:?} is no action"),
        }
    }

    fn walk<S: Sink<Event>>(&mut self, to: Square, events: &mut S) {
        if to != self.here() {
            self.at[self.turn as usize] = to;
            events.push(Event::Ran { who: self.active(), to });
        }
    }

    // Run Around

    pub(crate) fn run_choices(&self, out: &mut Options<Self>) {
        // Ruling 3: standing still is passing.
        push_squares(self.arena.near(self.here(), 1, self.run_moves()), out);
    }

    pub(crate) fn run_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Square(to) = choice {
            self.walk(Square(to), events);
        }
    }

    // Grab Stuff

    pub(crate) fn grab_move_choices(&self, out: &mut Options<Self>) {
        // Ruling 4: also where there is nothing to grab; then it is only the move.
        push_squares(self.arena.within(self.here(), self.grab_moves()), out);
    }

    pub(crate) fn grab_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if let Choice::Square(to) = choice {
            self.walk(Square(to), events);
        }
        self.replace(Frame::Grab);
    }

    pub(crate) fn run_grab<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        match self.spawnpoint_here() {
            Some(colour) if self.slots[colour].iter().any(|&w| w < CLOSED) => Flow::Ask(self.active()),
            Some(_) => {
                self.stack.pop();
                Flow::Go
            }
            None => {
                self.stack.pop();
                self.take_tile(events);
                Flow::Go
            }
        }
    }

    #[inline]
    pub(crate) fn spawnpoint_here(&self) -> Option<usize> {
        self.arena.spawn.iter().position(|&s| s == self.here())
    }

    fn take_tile<S: Sink<Event>>(&mut self, events: &mut S) {
        let here = self.here();
        let tile = std::mem::replace(&mut self.tiles[here.ix()], NONE);
        if tile == NONE {
            return;
        }
        self.bare = self.bare.or(Squares::one(here));
        self.tile_discard.add(tile);
        let kind = &self.rules.0.tiles[tile as usize];
        let most = self.rules.limits.cubes_of_a_colour;
        let mut gained = [0; 3];
        for (colour, gain) in gained.iter_mut().enumerate() {
            let cubes = &mut self.figures[self.turn as usize].cubes[colour];
            // Ruling 5: what does not fit is lost.
            *gain = kind.cubes[colour].min(most - *cubes);
            *cubes += *gain;
        }
        events.push(Event::TookTile { who: self.active(), tile, cubes: gained });
        if kind.powerup && self.me().powerups.total() < self.rules.limits.powerups_in_hand.into() {
            self.stack.push(Frame::Draw(self.turn));
        }
    }

    pub(crate) fn grab_choices(&self, out: &mut Options<Self>) {
        let Some(colour) = self.spawnpoint_here() else { return };
        let purse = self.me().purse();
        for &weapon in self.slots[colour].iter().filter(|&&w| w < CLOSED) {
            if can_pay(self.rules.weapons[weapon as usize].grab, purse) {
                out.push(Choice::Weapon(weapon));
            }
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn grab_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let (Choice::Weapon(weapon), Some(colour)) = (choice, self.spawnpoint_here()) else { return };
        let slot = self.slots[colour].iter().position(|&w| w == weapon).expect("the weapon lies here");
        self.slots[colour][slot] = NONE;
        let full = self.me().weapons.count_ones() >= self.rules.limits.weapons_in_hand.into();
        let figure = self.me_mut();
        figure.weapons |= 1 << weapon;
        figure.loaded |= 1 << weapon;
        events.push(Event::TookWeapon { who: self.active(), weapon });
        if full {
            // Ruling 6: one of those held before, into the slot just emptied, after paying.
            self.stack.push(Frame::Drop { slot: (colour * 3 + slot) as u8, new: weapon });
        }
        self.charge(Bill::of(self.turn, self.rules.weapons[weapon as usize].grab));
    }

    pub(crate) fn drop_choices(&self, new: u8, out: &mut Options<Self>) {
        out.extend(bits(self.me().weapons & !(1 << new)).map(Choice::Weapon));
    }

    pub(crate) fn drop_apply<S: Sink<Event>>(&mut self, slot: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        let figure = self.me_mut();
        figure.weapons &= !(1 << weapon);
        figure.loaded &= !(1 << weapon);
        self.slots[slot as usize / 3][slot as usize % 3] = weapon;
        events.push(Event::Dropped { who: self.active(), weapon });
    }

    // Shoot People

    /// Can the action be finished: is there a weapon that hits somebody, after
    /// the moves and, in frenzy, the reloads it allows?
    pub(crate) fn can_shoot(&self) -> bool {
        if self.me().weapons == 0 {
            return false;
        }
        let moves = self.shoot_moves();
        self.arena.within(self.here(), moves).any(|from| self.can_shoot_from(from))
    }

    fn can_shoot_from(&self, from: Square) -> bool {
        let me = self.me();
        self.can_finish_from(from, me.loaded, me.purse())
    }

    /// Is there a weapon to fire from here, among the loaded or, in frenzy, by one more reload?
    fn can_finish_from(&self, from: Square, loaded: u64, purse: [u8; 3]) -> bool {
        if bits(loaded).any(|weapon| self.can_fire(weapon, from, purse)) {
            return true;
        }
        self.frenzy != Frenzy::No
            && bits(self.me().weapons & !loaded).any(|weapon| {
                let cost = self.rules.weapons[weapon as usize].reload;
                can_pay(cost, purse) && self.can_fire(weapon, from, minus(purse, cost))
            })
    }

    pub(crate) fn shoot_move_choices(&self, out: &mut Options<Self>) {
        // Ruling 9: only where a shot can follow.
        let reach = self.arena.within(self.here(), self.shoot_moves());
        out.extend(reach.filter(|&from| self.can_shoot_from(from)).map(|s| Choice::Square(s.0)));
    }

    pub(crate) fn shoot_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Square(to) = choice else {
            self.stack.pop();
            return;
        };
        self.walk(Square(to), events);
        self.replace(if self.frenzy == Frenzy::No { Frame::ShootPick } else { Frame::ShootReload });
    }

    pub(crate) fn run_shoot_reload(&mut self) -> Flow {
        let purse = self.me().purse();
        if bits(self.me().unloaded()).any(|w| can_pay(self.rules.weapons[w as usize].reload, purse)) {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::ShootPick);
        Flow::Go
    }

    pub(crate) fn shoot_reload_choices(&self, out: &mut Options<Self>) {
        let (me, purse, here) = (self.me(), self.me().purse(), self.here());
        for weapon in bits(me.unloaded()) {
            let cost = self.rules.weapons[weapon as usize].reload;
            if can_pay(cost, purse) && self.can_finish_from(here, me.loaded | 1 << weapon, minus(purse, cost)) {
                out.push(Choice::Weapon(weapon));
            }
        }
        if bits(me.loaded).any(|weapon| self.can_fire(weapon, here, purse)) {
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
        let (purse, here) = (self.me().purse(), self.here());
        out.extend(bits(self.me().loaded).filter(|&w| self.can_fire(w, here, purse)).map(Choice::Weapon));
    }

    pub(crate) fn shoot_pick_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else {
            self.stack.pop();
            return;
        };
        self.me_mut().loaded &= !(1 << weapon);
        self.shot = Shot::of(weapon);
        events.push(Event::Fired { who: self.active(), weapon });
        let has_modes = self.rules.weapons[weapon as usize].has_modes();
        self.replace(if has_modes { Frame::ShootMode } else { Frame::Fire });
    }

    pub(crate) fn shoot_mode_choices(&self, out: &mut Options<Self>) {
        let (purse, here, weapon) = (self.me().purse(), self.here(), self.shot.thread.weapon);
        let modes = self.rules.weapons[weapon as usize].modes();
        out.extend(modes.filter(|&mode| self.can_fire_mode(weapon, mode, here, purse)).map(Choice::Effect));
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

    /// Says which effect is used and presents the bill for it.
    pub(crate) fn announce<S: Sink<Event>>(&mut self, effect: u8, events: &mut S) {
        let weapon = self.shot.thread.weapon;
        if effect > 0 {
            events.push(Event::Used { who: self.active(), weapon, effect });
        }
        self.charge(Bill::of(self.turn, self.rules.weapons[weapon as usize].effects[effect as usize].cost));
    }

    // Reload

    pub(crate) fn run_reload(&mut self) -> Flow {
        // Ruling 36: frenzy turns have no reload at their end.
        if self.frenzy == Frenzy::No && self.me().unloaded() != 0 {
            return Flow::Ask(self.active());
        }
        self.replace(Frame::Score);
        Flow::Go
    }

    pub(crate) fn reload_choices(&self, out: &mut Options<Self>) {
        let purse = self.me().purse();
        let affordable = |w: &u8| can_pay(self.rules.weapons[*w as usize].reload, purse);
        out.extend(bits(self.me().unloaded()).filter(affordable).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn reload_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Weapon(weapon) => self.reload(weapon, events),
            _ => self.replace(Frame::Score),
        }
    }

    fn reload<S: Sink<Event>>(&mut self, weapon: u8, events: &mut S) {
        self.me_mut().loaded |= 1 << weapon;
        events.push(Event::Reloaded { who: self.active(), weapon });
        self.charge(Bill::of(self.turn, self.rules.weapons[weapon as usize].reload));
    }
}

#[inline]
pub(crate) fn push_squares(squares: Squares, out: &mut Options<Adrenaline>) {
    out.extend(squares.map(|s| Choice::Square(s.0)));
}
