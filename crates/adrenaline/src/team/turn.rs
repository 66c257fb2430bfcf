//! A team's turn: who controls the shared character, one action for each
//! character, grab and shoot with their adrenaline variants.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{Load, Owner, TeamPlay};
use crate::abilities::Gifted;
use crate::aim::Shot;
use crate::arena::Square;
use crate::ids::{Colour, Figure, Figures, Player, Players, Team, Weapon, Weapons};
use crate::pay::{Bill, Payer};
use crate::range::Range;
use crate::stack::{Flow, QUIET_ROUNDS};
use crate::supply::Berth;

impl TeamPlay {
    pub(crate) fn run_begin<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.acted = Figures::NONE;
        self.tokens.begin_turn();
        self.declined = Players::NONE;
        events.push(Event::Turn { team: self.turn });
        self.replace(Frame::Team);
        // Q10: the controller is fixed before the first action or powerup.
        if self.seats[self.turn] == 2 {
            self.stack.push(Frame::Control);
        }
        Flow::Go
    }

    pub(crate) fn control_choices(&self, out: &mut Options<Self>) {
        // Q11: the last controller is offered first, for a driver that must answer alone.
        let last = self.controller[self.turn];
        out.push(Choice::Player(last));
        out.extend(self.players_of(self.turn).filter(|&player| player != last).map(Choice::Player));
    }

    pub(crate) fn control_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Player(player) = choice else { return };
        self.controller[self.turn] = player;
        if let Some(who) = self.shared_by(self.turn) {
            events.push(Event::Controls { player: player.actor(), who });
        }
    }

    /// The character that two players of a team share.
    pub(crate) fn shared_by(&self, team: Team) -> Option<Figure> {
        self.teams[team].into_iter().find(|&who| self.boards[who].owner == Owner::Shared)
    }

    pub(crate) fn run_end_turn<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // F7 holds here too: skulls only go if somebody is hurt.
        self.quiet += 1;
        if self.quiet >= QUIET_ROUNDS * 2 {
            events.push(Event::Stalemate);
            return self.finish(events);
        }
        self.turn = self.turn.other();
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
        self.teams[self.turn].without(self.acted).is_empty()
    }

    /// The players who may ask for the floor: those with cards, which all can see.
    pub(crate) fn floor(&self) -> Players {
        let holds = |player: &Player| !self.players[*player].wallet.powerups.is_empty();
        self.players_of(self.turn).without(self.declined).filter(holds).collect()
    }

    pub(crate) fn run_team(&mut self) -> Flow {
        if !self.all_acted() || !self.floor().is_empty() {
            return Flow::Ask(self.voice(self.turn));
        }
        self.end_actions();
        Flow::Go
    }

    fn end_actions(&mut self) {
        self.replace(Frame::Abilities(Figures::NONE));
        self.stack.push(Frame::Refill);
    }

    pub(crate) fn team_choices(&self, out: &mut Options<Self>) {
        out.extend(self.teams[self.turn].without(self.acted).map(Choice::Figure));
        if self.seats[self.turn] == 1 {
            self.push_powerups(self.first_of(self.turn), out);
        } else {
            out.extend(self.floor().map(Choice::Player));
        }
        if self.all_acted() {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn team_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Figure(who) => {
                self.acted.insert(who);
                self.declined = Players::NONE;
                self.active = who;
                self.stack.push(Frame::Act);
                events.push(Event::Acts { who });
            }
            Choice::Player(player) => self.stack.push(Frame::Floor(player)),
            Choice::Card(card) => self.play_powerup(self.first_of(self.turn), card, events),
            _ => self.end_actions(),
        }
    }

    pub(crate) fn floor_choices(&self, by: Player, out: &mut Options<Self>) {
        self.push_powerups(by, out);
        out.push(Choice::Pass);
    }

    pub(crate) fn floor_apply<S: Sink<Event>>(&mut self, by: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        match choice {
            Choice::Card(card) => self.play_powerup(by, card, events),
            _ => self.declined.insert(by),
        }
    }

    // The action

    pub(crate) fn grab_moves(&self, who: Figure) -> u8 {
        1 + u8::from(self.boards[who].damage >= self.rules.limits.adrenaline_grab_at)
    }

    pub(crate) fn shoot_moves(&self, who: Figure) -> u8 {
        u8::from(self.boards[who].damage >= self.rules.limits.adrenaline_shoot_at)
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
            self.slide(who, self.rules.team.numbers.slides_for_action.0, events);
        }
        self.replace(next);
    }

    fn walk<S: Sink<Event>>(&mut self, to: Square, events: &mut S) {
        let from = std::mem::replace(&mut self.at[self.active], to);
        if from != to {
            events.push(Event::Ran { who: self.active, from, to });
        }
    }

    // Grab

    pub(crate) fn grab_move_choices(&self, moves: u8, out: &mut Options<Self>) {
        // Q9: also where there is nothing to grab; then it is only the move.
        out.extend(self.arena.within(self.here(), moves).map(Choice::Square));
    }

    pub(crate) fn grab_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if let Choice::Square(to) = choice {
            self.walk(to, events);
        }
        self.replace(Frame::Grab);
    }

    pub(crate) fn spawnpoint_here(&self) -> Option<Colour> {
        self.arena.spawnpoint(self.here())
    }

    pub(crate) fn run_grab<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        match self.spawnpoint_here() {
            Some(colour) if self.supply.weapons_at(colour).next().is_some() => {
                return Flow::Ask(self.acting().actor());
            }
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
        let player = self.acting();
        let Some(tile) = self.supply.take_tile(self.here()) else { return };
        let kind = &self.rules.0.tiles[tile];
        let cubes = self.players[player].wallet.gain(kind.cubes, self.rules.limits.cubes_of_a_colour);
        events.push(Event::TookTile { player: player.actor(), tile, cubes });
        let hand = self.players[player].wallet.powerups.total();
        if kind.powerup && hand < self.rules.limits.powerups_in_hand.into() {
            self.stack.push(Frame::Draw(player));
        }
    }

    pub(crate) fn grab_choices(&self, out: &mut Options<Self>) {
        let Some(colour) = self.spawnpoint_here() else { return };
        let purse = self.players[self.acting()].wallet.purse();
        let affordable = |w: &Weapon| purse.cover(self.rules.team.weapons[*w].grab);
        out.extend(self.supply.weapons_at(colour).filter(affordable).map(Choice::Weapon));
        out.push(Choice::Pass);
    }

    pub(crate) fn grab_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let (Choice::Weapon(weapon), Some(colour)) = (choice, self.spawnpoint_here()) else { return };
        let slot = self.supply.pick_up(weapon, colour);
        let by = self.acting();
        let player = &mut self.players[by];
        player.weapons.insert(weapon);
        events.push(Event::TookWeapon { player: by.actor(), weapon });
        if player.weapons.len() > self.rules.limits.weapons_in_hand.into() {
            // Q45: one of those held before goes into the slot just emptied.
            self.stack.push(Frame::Drop { slot, new: weapon });
        }
        self.charge(Bill::of(by.actor(), self.rules.team.weapons[weapon].grab));
    }

    pub(crate) fn drop_choices(&self, new: Weapon, out: &mut Options<Self>) {
        let held = self.players[self.acting()].weapons;
        out.extend(held.without(Weapons::one(new)).map(Choice::Weapon));
    }

    pub(crate) fn drop_apply<S: Sink<Event>>(&mut self, slot: Berth, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Weapon(weapon) = choice else { return };
        let by = self.acting();
        self.players[by].weapons.remove(weapon);
        self.supply.put_down(weapon, slot);
        events.push(Event::Dropped { player: by.actor(), weapon });
    }

    // Shoot

    /// The weapons a character may fire now: those in the hand of its
    /// controller, and its own if that player loaded it.
    pub(crate) fn arsenal(&self, who: Figure) -> Weapons {
        let player = self.controller_of(who);
        let board = &self.boards[who];
        // Q14: a shared weapon serves only the player who loaded it.
        let own = board.weapon.filter(|_| board.load == Load::By(player));
        self.players[player].weapons.with(own.map_or(Weapons::NONE, Weapons::one))
    }

    /// Can the acting character hit somebody after this many moves and slides?
    pub(crate) fn can_shoot(&self, moves: u8, slides: u8) -> bool {
        let arsenal = self.arsenal(self.active);
        if arsenal.is_empty() {
            return false;
        }
        let mut aim = self.aim();
        aim.own.rush = aim.own.rush.saturating_sub(slides);
        self.arena.within(self.here(), moves).any(|from| arsenal.any(|weapon| aim.can_fire(weapon, from)))
    }

    fn can_shoot_from(&self, from: Square) -> bool {
        let aim = self.aim();
        self.arsenal(self.active).any(|weapon| aim.can_fire(weapon, from))
    }

    pub(crate) fn shoot_move_choices(&self, moves: u8, out: &mut Options<Self>) {
        let reach = self.arena.within(self.here(), moves);
        out.extend(reach.filter(|&from| self.can_shoot_from(from)).map(Choice::Square));
    }

    pub(crate) fn shoot_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Square(to) = choice else {
            self.stack.pop();
            return;
        };
        self.walk(to, events);
        self.replace(Frame::ShootPick);
    }

    pub(crate) fn shoot_pick_choices(&self, out: &mut Options<Self>) {
        let (aim, here) = (self.aim(), self.here());
        out.extend(self.arsenal(self.active).filter(|&w| aim.can_fire(w, here)).map(Choice::Weapon));
    }

    pub(crate) fn shoot_pick_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Weapon(weapon) = choice else {
            self.stack.pop();
            return;
        };
        let (who, by) = (self.active, self.acting());
        // What was fired lies unloaded on the table, where the whole team can reload it.
        match self.rules.team.weapon_owner(weapon) {
            Some(owner) => self.boards[owner].load = Load::Empty,
            None => {
                self.players[by].weapons.remove(weapon);
                self.pool[self.turn].insert(weapon);
            }
        }
        self.shot = Shot::of(weapon);
        self.tokens.from = self.here();
        events.push(Event::Fired { who, weapon });
        let has_modes = self.rules.team.weapons[weapon].has_modes();
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
}
