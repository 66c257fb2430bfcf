//! A team's turn: who controls the shared character, one action for each
//! character, grab and shoot with their adrenaline variants.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{SHARED, TeamPlay, push_squares};
use crate::aim::Shot;
use crate::arena::{Square, Squares};
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{CLOSED, Flow, NONE};
use crate::deathmatch::turn::QUIET_ROUNDS;
use crate::fire::Range;
use crate::pay::{Bill, can_pay};

impl TeamPlay {
    pub(crate) fn run_begin<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.acted = 0;
        self.proved = 0;
        self.tracked = 0;
        self.declined = 0;
        self.tuned = NONE;
        events.push(Event::Turn { team: self.turn });
        self.replace(Frame::Team);
        // Q10: the controller is fixed before the first action or powerup.
        if self.seats[self.turn as usize] == 2 {
            self.stack.push(Frame::Control);
        }
        Flow::Go
    }

    pub(crate) fn control_choices(&self, out: &mut Options<Self>) {
        // Q11: the last controller is offered first, for a driver that must answer alone.
        let last = self.controller[self.turn as usize];
        out.push(Choice::Player(last));
        out.extend(self.players_of(self.turn).filter(|&player| player != last).map(Choice::Player));
    }

    pub(crate) fn control_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Player(player) = choice else { return };
        self.controller[self.turn as usize] = player;
        let shared = self.team(self.turn).find(|&who| self.boards[who as usize].owner == SHARED);
        if let Some(who) = shared {
            events.push(Event::Controls { player: Actor(player), who });
        }
    }

    pub(crate) fn run_end_turn<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // F7 holds here too: skulls only go if somebody is hurt.
        self.quiet += 1;
        if self.quiet >= QUIET_ROUNDS * 2 {
            events.push(Event::Stalemate);
            return self.finish(events);
        }
        self.turn = 1 - self.turn;
        if self.skulls == 0 {
            // Q48: only the starting team can have left a turn to play.
            events.push(Event::LastTurn { team: self.turn });
        }
        self.replace(Frame::Begin);
        Flow::Go
    }

    // Between actions

    /// Have all characters of the team acted?
    pub(crate) fn all_acted(&self) -> bool {
        self.teams[self.turn as usize] & !self.acted == 0
    }

    /// The players who may ask for the floor, as bits: those with cards, which all can see.
    pub(crate) fn floor(&self) -> u8 {
        let holds = |player: &u8| !self.players[*player as usize].powerups.is_empty();
        let all = self.players_of(self.turn).filter(holds).fold(0, |set, player| set | 1 << player);
        all & !self.declined
    }

    pub(crate) fn run_team(&mut self) -> Flow {
        if !self.all_acted() || self.floor() != 0 {
            return Flow::Ask(self.voice(self.turn));
        }
        self.end_actions();
        Flow::Go
    }

    fn end_actions(&mut self) {
        self.replace(Frame::Abilities(0));
        self.stack.push(Frame::Refill);
    }

    pub(crate) fn team_choices(&self, out: &mut Options<Self>) {
        out.extend(self.team(self.turn).filter(|who| self.acted >> who & 1 == 0).map(Choice::Figure));
        if self.seats[self.turn as usize] == 1 {
            self.push_powerups(self.players_of(self.turn).start, out);
        } else {
            out.extend(bits(self.floor().into()).map(Choice::Player));
        }
        if self.all_acted() {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn team_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Figure(who) => {
                self.acted |= 1 << who;
                self.declined = 0;
                self.active = who;
                self.stack.push(Frame::Act);
                events.push(Event::Acts { who });
            }
            Choice::Player(player) => self.stack.push(Frame::Floor(player)),
            Choice::Card(card) => self.play_powerup(self.players_of(self.turn).start, card, events),
            _ => self.end_actions(),
        }
    }

    pub(crate) fn floor_choices(&self, by: u8, out: &mut Options<Self>) {
        self.push_powerups(by, out);
        out.push(Choice::Pass);
    }

    pub(crate) fn floor_apply<S: Sink<Event>>(&mut self, by: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        match choice {
            Choice::Card(card) => self.play_powerup(by, card, events),
            _ => self.declined |= 1 << by,
        }
    }

    // The action

    pub(crate) fn grab_moves(&self, who: u8) -> u8 {
        1 + u8::from(self.boards[who as usize].damage >= self.rules.limits.adrenaline_grab_at)
    }

    pub(crate) fn shoot_moves(&self, who: u8) -> u8 {
        u8::from(self.boards[who as usize].damage >= self.rules.limits.adrenaline_shoot_at)
    }

    /// Slides left on a rush tile: not beyond its place, and never onto the own damage.
    #[inline]
    pub(crate) fn rushes(&self, who: u8) -> u8 {
        let board = &self.boards[who as usize];
        let numbers = &self.rules.team.numbers;
        let room = numbers.most_slides.0.saturating_sub(board.slides);
        // Q39: the new killshot space must not be covered.
        room.min(numbers.killshot.0.saturating_sub(board.slides + board.damage + 1))
    }

    /// Can the acting character pay for an adrenaline action?
    pub(crate) fn can_rush(&self) -> bool {
        self.rushes(self.active) >= self.rules.team.numbers.slides_for_action.0
    }

    pub(crate) fn act_choices(&self, out: &mut Options<Self>) {
        let who = self.active;
        out.push(Choice::Grab);
        if self.can_shoot(self.shoot_moves(who), 0) {
            out.push(Choice::Shoot);
        }
        if self.can_rush() {
            if self.grab_moves(who) < 2 {
                out.push(Choice::RushGrab);
            }
            if self.shoot_moves(who) < 1 && self.can_shoot(1, self.rules.team.numbers.slides_for_action.0) {
                out.push(Choice::RushShoot);
            }
        }
        // Q8: a character may pass.
        out.push(Choice::Pass);
    }

    pub(crate) fn act_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let who = self.active;
        let next = match choice {
            Choice::Grab => Frame::GrabMove(self.grab_moves(who)),
            Choice::RushGrab => Frame::GrabMove(2),
            Choice::Shoot if self.shoot_moves(who) == 0 => Frame::ShootPick,
            Choice::Shoot | Choice::RushShoot => Frame::ShootMove(1),
            _ => {
                self.stack.pop();
                return events.push(Event::Passed { who });
            }
        };
        if matches!(choice, Choice::RushGrab | Choice::RushShoot) {
            for _ in 0..self.rules.team.numbers.slides_for_action.0 {
                self.slide(who, events);
            }
        }
        self.replace(next);
    }

    pub(crate) fn slide<S: Sink<Event>>(&mut self, who: u8, events: &mut S) {
        let board = &mut self.boards[who as usize];
        board.slides += 1;
        events.push(Event::Slid { who, slides: board.slides });
    }

    fn walk<S: Sink<Event>>(&mut self, to: Square, events: &mut S) {
        if to != self.here() {
            self.at[self.active as usize] = to;
            events.push(Event::Ran { who: self.active, to });
        }
    }

    // Grab

    pub(crate) fn grab_move_choices(&self, moves: u8, out: &mut Options<Self>) {
        // Q9: also where there is nothing to grab; then it is only the move.
        push_squares(self.arena.within(self.here(), moves), out);
    }

    pub(crate) fn grab_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if let Choice::Square(to) = choice {
            self.walk(Square(to), events);
        }
        self.replace(Frame::Grab);
    }

    #[inline]
    pub(crate) fn spawnpoint_here(&self) -> Option<usize> {
        self.arena.spawn.iter().position(|&s| s == self.here())
    }

    pub(crate) fn run_grab<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        match self.spawnpoint_here() {
            Some(colour) if self.slots[colour].iter().any(|&w| w < CLOSED) => return Flow::Ask(Actor(self.acting())),
            Some(_) => {
                self.stack.pop();
            }
            None => {
                self.stack.pop();
                self.take_tile(events);
            }
        }
        Flow::Go
    }

    /// Q12: what a character grabs is its controller's.
    fn take_tile<S: Sink<Event>>(&mut self, events: &mut S) {
        let (here, player) = (self.here(), self.acting());
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
            let cubes = &mut self.players[player as usize].cubes[colour];
            *gain = kind.cubes[colour].min(most - *cubes);
            *cubes += *gain;
        }
        events.push(Event::TookTile { player: Actor(player), tile, cubes: gained });
        let hand = self.players[player as usize].powerups.total();
        if kind.powerup && hand < self.rules.limits.powerups_in_hand.into() {
            self.stack.push(Frame::Draw(player));
        }
    }

    pub(crate) fn grab_choices(&self, out: &mut Options<Self>) {
        let Some(colour) = self.spawnpoint_here() else { return };
        let purse = self.players[self.acting() as usize].purse();
        let affordable = |w: &&u8| **w < CLOSED && can_pay(self.rules.team.weapons[**w as usize].grab, purse);
        out.extend(self.slots[colour].iter().filter(affordable).map(|&w| Choice::Weapon(w)));
        out.push(Choice::Pass);
    }

    pub(crate) fn grab_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let (Choice::Weapon(weapon), Some(colour)) = (choice, self.spawnpoint_here()) else { return };
        let slot = self.slots[colour].iter().position(|&w| w == weapon).expect("the weapon lies here");
        self.slots[colour][slot] = NONE;
        let by = self.acting();
        let player = &mut self.players[by as usize];
        player.weapons |= 1 << weapon;
        events.push(Event::TookWeapon { player: Actor(by), weapon });
        if player.weapons.count_ones() > self.rules.limits.weapons_in_hand.into() {
            // Q45: one of those held before goes into the slot just emptied.
            self.stack.push(Frame::Drop { slot: (colour * 3 + slot) as u8, new: weapon });
        }
        self.charge(Bill::of(by, self.rules.team.weapons[weapon as usize].grab));
    }

    pub(crate) fn drop_choices(&self, new: u8, out: &mut Options<Self>) {
        let held = self.players[self.acting() as usize].weapons;
        out.extend(bits(held & !(1 << new)).map(Choice::Weapon));
    }

    pub(crate) fn drop_apply<S: Sink<Event>>(&mut self, slot: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        let by = self.acting();
        self.players[by as usize].weapons &= !(1 << weapon);
        self.slots[slot as usize / 3][slot as usize % 3] = weapon;
        events.push(Event::Dropped { player: Actor(by), weapon });
    }

    // Shoot

    /// The weapons a character may fire now, as bits: those in the hand of its
    /// controller, and its own if that player loaded it.
    #[inline]
    pub(crate) fn arsenal(&self, who: u8) -> u64 {
        let player = self.controller_of(who);
        let board = &self.boards[who as usize];
        // Q14: a shared weapon serves only the player who loaded it.
        let own = if board.loaded_by == player { 1 << board.weapon } else { 0 };
        self.players[player as usize].weapons | own
    }

    /// Can the acting character hit somebody after so many moves and slides?
    pub(crate) fn can_shoot(&self, moves: u8, slides: u8) -> bool {
        let arsenal = self.arsenal(self.active);
        if arsenal == 0 {
            return false;
        }
        let mut aim = self.aim();
        aim.own.rush = aim.own.rush.saturating_sub(slides);
        self.arena.within(self.here(), moves).any(|from| bits(arsenal).any(|weapon| aim.can_fire(weapon, from)))
    }

    fn can_shoot_from(&self, from: Square) -> bool {
        let aim = self.aim();
        bits(self.arsenal(self.active)).any(|weapon| aim.can_fire(weapon, from))
    }

    pub(crate) fn shoot_move_choices(&self, moves: u8, out: &mut Options<Self>) {
        let reach = self.arena.within(self.here(), moves);
        out.extend(reach.filter(|&from| self.can_shoot_from(from)).map(|s| Choice::Square(s.0)));
    }

    pub(crate) fn shoot_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Square(to) = choice else {
            self.stack.pop();
            return;
        };
        self.walk(Square(to), events);
        self.replace(Frame::ShootPick);
    }

    pub(crate) fn shoot_pick_choices(&self, out: &mut Options<Self>) {
        let (aim, here) = (self.aim(), self.here());
        out.extend(bits(self.arsenal(self.active)).filter(|&w| aim.can_fire(w, here)).map(Choice::Weapon));
    }

    pub(crate) fn shoot_pick_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else {
            self.stack.pop();
            return;
        };
        let (who, by) = (self.active, self.acting());
        // What was fired lies unloaded on the table, where the whole team can reload it.
        match self.rules.team.weapon_owner(weapon) {
            Some(owner) => self.boards[owner as usize].loaded_by = NONE,
            None => {
                self.players[by as usize].weapons &= !(1 << weapon);
                self.pool[self.turn as usize] |= 1 << weapon;
            }
        }
        self.shot = Shot::of(weapon);
        self.from = self.here();
        events.push(Event::Fired { who, weapon });
        let has_modes = self.rules.team.weapons[weapon as usize].has_modes();
        self.replace(if has_modes { Frame::ShootMode } else { Frame::Fire });
    }

    pub(crate) fn shoot_mode_choices(&self, out: &mut Options<Self>) {
        let (aim, here, weapon) = (self.aim(), self.here(), self.shot.thread.weapon);
        let modes = self.rules.team.weapons[weapon as usize].modes();
        out.extend(modes.filter(|&mode| aim.can_fire_mode(weapon, mode, here)).map(Choice::Effect));
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
}
