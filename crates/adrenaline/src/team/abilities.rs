//! What the characters do at the end of their team's turn, in any order. Each
//! use is an action of its own for marks and Tagback Grenades; venom is none.

use table::{Actor, Options, Sink};

use super::choice::{Choice, Use};
use super::content::{Ability, MIND_CONTROL, OVERLOAD, VENOM};
use super::event::{Event, Token};
use super::frame::Frame;
use super::state::{TeamPlay, push_squares};
use crate::aim::Shot;
use crate::arena::{Square, Squares};
use crate::content::Rules;
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{Flow, NONE};
use crate::fire::Range;

/// The tokens the overload card begins with.
pub(crate) fn overload_at_start(rules: &Rules) -> u8 {
    match rules.team.ability(OVERLOAD) {
        Ability::Overload { start, .. } => *start,
        _ => 0,
    }
}

impl TeamPlay {
    fn ability(&self, who: u8) -> &'static Ability {
        &self.rules.0.team.characters[who as usize].ability
    }

    /// Those of the active team's enemies that stand on one of the squares, as bits.
    fn foes_on(&self, squares: Squares) -> u8 {
        bits(self.foes().into()).filter(|&who| squares.has(self.at[who as usize])).fold(0, |set, who| set | 1 << who)
    }

    // Which next

    /// The abilities that could do something now, as bits of their characters.
    pub(crate) fn usable(&self, used: u8) -> u8 {
        let ready = |who: &u8| used >> who & 1 == 0 && self.can_use(*who);
        self.team(self.turn).filter(ready).fold(0, |set, who| set | 1 << who)
    }

    fn can_use(&self, who: u8) -> bool {
        match self.ability(who) {
            Ability::Venom { .. } => self.venom & self.foes() != 0,
            Ability::MindControl { .. } => self.control & self.foes() != 0,
            Ability::Overload { .. } => self.can_charge() || self.can_discharge(who),
            Ability::Nanobots { .. } => self.treatable(who, Use::Heal) | self.treatable(who, Use::Purge) != 0,
            Ability::Upgrade => self.can_scavenge(who) != 0 || self.can_tune(who),
            Ability::Hack { .. } => self.can_lock_on(who) != 0 || self.can_siphon(who) != 0,
        }
    }

    /// Venom works whether the team likes it or not.
    pub(crate) fn venom_due(&self, used: u8) -> bool {
        self.usable(used) >> self.rules.team.owner[VENOM] & 1 == 1
    }

    pub(crate) fn run_abilities(&mut self, used: u8) -> Flow {
        if self.usable(used) != 0 {
            return Flow::Ask(self.voice(self.turn));
        }
        self.replace(Frame::Flush);
        Flow::Go
    }

    pub(crate) fn abilities_choices(&self, used: u8, out: &mut Options<Self>) {
        out.extend(bits(self.usable(used).into()).map(Choice::Figure));
        if !self.venom_due(used) {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn abilities_apply<S: Sink<Event>>(&mut self, used: u8, choice: Choice, events: &mut S) {
        let Choice::Figure(who) = choice else { return self.replace(Frame::Flush) };
        self.replace(Frame::Abilities(used | 1 << who));
        self.active = who;
        // Q25: an action of its own, so marks placed before it count again.
        self.shot = Shot::default();
        events.push(Event::Ability { who });
        match self.ability(who) {
            Ability::Venom { damage } => self.tick(*damage, events),
            Ability::MindControl { .. } => {
                self.stack.push(self.tagback_window());
                self.stack.push(Frame::MindControl(0));
            }
            Ability::Overload { .. } => {
                self.stack.push(self.tagback_window());
                self.stack.push(Frame::Overload);
            }
            Ability::Nanobots { .. } => self.stack.push(Frame::Nanobots),
            Ability::Upgrade => self.stack.push(Frame::Upgrade),
            Ability::Hack { .. } => self.stack.push(Frame::Hack),
        }
    }

    /// Venom: every poisoned enemy is hurt, past the buffer.
    fn tick<S: Sink<Event>>(&mut self, damage: u8, events: &mut S) {
        for who in bits((self.venom & self.foes()).into()) {
            let lost = self.land(who, damage);
            events.push(Event::Venom { who, damage: damage - lost });
        }
    }

    // Mind Control

    pub(crate) fn run_mind_control(&mut self, done: u8) -> Flow {
        if self.control & self.foes() & !done != 0 {
            return Flow::Ask(Actor(self.acting()));
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn mind_control_choices(&self, done: u8, out: &mut Options<Self>) {
        out.extend(bits((self.control & self.foes() & !done).into()).map(Choice::Figure));
        out.push(Choice::Pass);
    }

    pub(crate) fn mind_control_apply(&mut self, done: u8, choice: Choice) {
        let Choice::Figure(who) = choice else {
            self.stack.pop();
            return;
        };
        self.replace(Frame::MindControl(done | 1 << who));
        self.stack.push(Frame::ControlMove(who));
    }

    pub(crate) fn control_move_choices(&self, who: u8, out: &mut Options<Self>) {
        if let Ability::MindControl { moves, .. } = self.rules.team.ability(MIND_CONTROL) {
            push_squares(self.arena.near(self.at[who as usize], 1, *moves), out);
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn control_move_apply<S: Sink<Event>>(&mut self, who: u8, choice: Choice, events: &mut S) {
        if let Choice::Square(to) = choice {
            self.put(who, Square(to), events);
        }
        self.replace(Frame::ControlStrike(who));
    }

    /// Whom a controlled enemy can strike: its teammates on its square, as bits.
    fn strikable(&self, who: u8) -> u8 {
        self.foes_on(Squares::one(self.at[who as usize])) & !(1 << who)
    }

    pub(crate) fn run_control_strike(&mut self, who: u8) -> Flow {
        if self.strikable(who) != 0 {
            return Flow::Ask(Actor(self.acting()));
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn control_strike_choices(&self, who: u8, out: &mut Options<Self>) {
        out.extend(bits(self.strikable(who).into()).map(Choice::Figure));
        out.push(Choice::Pass);
    }

    pub(crate) fn control_strike_apply<S: Sink<Event>>(&mut self, who: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Figure(victim) = choice else { return };
        self.remove(who, Token::Control, events);
        if let Ability::MindControl { damage, .. } = self.rules.0.team.ability(MIND_CONTROL) {
            // Banshee counts as the attacker.
            self.buffer_damage(victim, *damage, events);
        }
    }

    fn remove<S: Sink<Event>>(&mut self, who: u8, token: Token, events: &mut S) {
        match token {
            Token::Venom => self.venom &= !(1 << who),
            Token::Control => self.control &= !(1 << who),
            Token::Mark => self.boards[who as usize].marks -= 1,
        }
        events.push(Event::Removed { who, token });
    }

    // Overload

    pub(crate) fn can_charge(&self) -> bool {
        self.overload < self.rules.team.numbers.overload_tokens.0
    }

    pub(crate) fn charge_overload<S: Sink<Event>>(&mut self, tokens: u8, events: &mut S) {
        let who = self.rules.team.owner[OVERLOAD];
        let most = self.rules.team.numbers.overload_tokens.0;
        if self.overload < most {
            self.overload = (self.overload + tokens).min(most);
            events.push(Event::Overloaded { who, tokens: self.overload });
        }
    }

    /// Would a discharge reach anybody?
    pub(crate) fn can_discharge(&self, who: u8) -> bool {
        let Ability::Overload { discharge, .. } = self.ability(who) else { return false };
        let Some(row) = self.overload.checked_sub(1).map(|row| discharge[row as usize]) else { return false };
        let at = self.at[who as usize];
        let here = row.damage + row.marks > 0 && self.foes_on(Squares::one(at)) != 0;
        here || row.near > 0 && self.foes_on(self.arena.near(at, 1, 1)) != 0
    }

    pub(crate) fn overload_choices(&self, out: &mut Options<Self>) {
        if self.can_charge() {
            out.push(Choice::Use(Use::Charge));
        }
        if self.can_discharge(self.active) {
            out.push(Choice::Use(Use::Discharge));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn overload_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        match choice {
            Choice::Use(Use::Charge) => self.charge_overload(1, events),
            Choice::Use(Use::Discharge) => self.discharge(events),
            _ => {}
        }
    }

    fn discharge<S: Sink<Event>>(&mut self, events: &mut S) {
        let Ability::Overload { discharge, .. } = self.ability(self.active) else { return };
        let tokens = std::mem::take(&mut self.overload);
        let row = discharge[tokens as usize - 1];
        events.push(Event::Discharged { who: self.active, tokens });
        let here = self.foes_on(Squares::one(self.here()));
        let near = self.foes_on(self.arena.near(self.here(), 1, 1));
        for (victims, damage) in [(here, row.damage), (near, row.near)] {
            for victim in bits(victims.into()).filter(|_| damage > 0) {
                self.buffer_damage(victim, damage, events);
            }
        }
        for victim in bits(here.into()) {
            self.buffer_marks(victim, row.marks, events);
        }
    }

    // Nanobots

    /// Whom the bots of this character can heal or purge, as bits.
    pub(crate) fn treatable(&self, who: u8, how: Use) -> u8 {
        let Ability::Nanobots { range } = self.ability(who) else { return 0 };
        // A hit with the own weapon this turn takes the bots anywhere.
        let reach =
            if self.proved >> who & 1 == 1 { self.arena.all } else { self.arena.within(self.at[who as usize], *range) };
        let needs = |mate: &u8| {
            let board = &self.boards[*mate as usize];
            let tainted = (self.venom | self.control) >> mate & 1 == 1 || board.marks > 0;
            reach.has(self.at[*mate as usize]) && if how == Use::Heal { board.slides > 0 } else { tainted }
        };
        self.team(self.side(who)).filter(needs).fold(0, |set, mate| set | 1 << mate)
    }

    pub(crate) fn nanobots_choices(&self, out: &mut Options<Self>) {
        for how in [Use::Heal, Use::Purge] {
            if self.treatable(self.active, how) != 0 {
                out.push(Choice::Use(how));
            }
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn nanobots_apply(&mut self, choice: Choice) {
        match choice {
            Choice::Use(how) => self.replace(Frame::Treat(how)),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn treat_choices(&self, how: Use, out: &mut Options<Self>) {
        out.extend(bits(self.treatable(self.active, how).into()).map(Choice::Figure));
    }

    pub(crate) fn treat_apply<S: Sink<Event>>(&mut self, how: Use, choice: Choice, events: &mut S) {
        match choice {
            Choice::Figure(who) if how == Use::Purge => self.replace(Frame::Purge(who)),
            Choice::Figure(who) => {
                self.stack.pop();
                self.heal(who, events);
            }
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn purge_choices(&self, who: u8, out: &mut Options<Self>) {
        let there = [
            (Use::Venom, self.venom >> who & 1 == 1),
            (Use::Control, self.control >> who & 1 == 1),
            (Use::Mark, self.boards[who as usize].marks > 0),
        ];
        out.extend(there.into_iter().filter(|(_, is)| *is).map(|(what, _)| Choice::Use(what)));
    }

    pub(crate) fn purge_apply<S: Sink<Event>>(&mut self, who: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        match choice {
            Choice::Use(Use::Venom) => self.remove(who, Token::Venom, events),
            Choice::Use(Use::Control) => self.remove(who, Token::Control, events),
            Choice::Use(Use::Mark) => self.remove(who, Token::Mark, events),
            _ => {}
        }
    }

    // Upgrade

    /// Colours that can be scavenged, as bits: those of the refilled tile on
    /// this character's square, or the colour of the spawnpoint.
    fn can_scavenge(&self, who: u8) -> u8 {
        let at = self.at[who as usize];
        let tile = self.tiles[at.ix()];
        let shown = match self.arena.spawn.iter().position(|&s| s == at) {
            Some(colour) => 1 << colour,
            None if tile == NONE => 0,
            None => {
                let cubes = self.rules.tiles[tile as usize].cubes;
                (0..3).filter(|&c| cubes[c] > 0).fold(0, |set, c| set | 1 << c)
            }
        };
        let cubes = self.players[self.controller_of(who) as usize].cubes;
        let most = self.rules.limits.cubes_of_a_colour;
        (0..3).filter(|&c| shown >> c & 1 == 1 && cubes[c] < most).fold(0, |set, c| set | 1 << c)
    }

    /// Is there anything to reload more cheaply?
    fn can_tune(&self, who: u8) -> bool {
        self.reloadable(self.controller_of(who)) != 0
    }

    pub(crate) fn upgrade_choices(&self, out: &mut Options<Self>) {
        if self.can_scavenge(self.active) != 0 {
            out.push(Choice::Use(Use::Scavenge));
        }
        if self.can_tune(self.active) {
            out.push(Choice::Use(Use::Tune));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn upgrade_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match choice {
            Choice::Use(Use::Scavenge) => return self.replace(Frame::Scavenge),
            Choice::Use(Use::Tune) => {
                self.tuned = self.acting();
                events.push(Event::Tuned { player: Actor(self.acting()) });
            }
            _ => {}
        }
        self.stack.pop();
    }

    pub(crate) fn scavenge_choices(&self, out: &mut Options<Self>) {
        out.extend(bits(self.can_scavenge(self.active).into()).map(Choice::Cube));
    }

    pub(crate) fn scavenge_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        let by = self.acting();
        self.players[by as usize].cubes[colour as usize] += 1;
        events.push(Event::Scavenged { player: Actor(by), colour });
    }

    // Hack

    /// Enemies this character sees or has tracked, with room for a mark, as bits.
    fn can_lock_on(&self, who: u8) -> u8 {
        let most = self.rules.team.numbers.marks_of_a_colour.0;
        let known = self.foes_on(self.arena.seen_from(self.at[who as usize])) | self.tracked & self.foes();
        bits(known.into()).filter(|&foe| self.boards[foe as usize].marks < most).fold(0, |set, foe| set | 1 << foe)
    }

    /// Players who own or share an enemy on the same square and have a cube
    /// that the own box can take, as bits.
    fn can_siphon(&self, who: u8) -> u8 {
        let here = self.foes_on(Squares::one(self.at[who as usize]));
        let near = |player: &u8| bits(here.into()).any(|foe| self.shares(*player, foe));
        let by = self.controller_of(who);
        let worth = |player: &u8| self.siphonable(by, *player) != 0;
        self.players_of(1 - self.turn).filter(near).filter(worth).fold(0, |set, player| set | 1 << player)
    }

    /// Colours that can go from one box to the other, as bits.
    fn siphonable(&self, by: u8, from: u8) -> u8 {
        let most = self.rules.limits.cubes_of_a_colour;
        let (mine, theirs) = (self.players[by as usize].cubes, self.players[from as usize].cubes);
        (0..3).filter(|&c| theirs[c] > 0 && mine[c] < most).fold(0, |set, c| set | 1 << c)
    }

    pub(crate) fn hack_choices(&self, out: &mut Options<Self>) {
        if self.can_lock_on(self.active) != 0 {
            out.push(Choice::Use(Use::LockOn));
        }
        if self.can_siphon(self.active) != 0 {
            out.push(Choice::Use(Use::Siphon));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn hack_apply(&mut self, choice: Choice) {
        match choice {
            Choice::Use(Use::LockOn) => self.replace(Frame::LockOn),
            Choice::Use(Use::Siphon) => self.replace(Frame::Siphon),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn lock_on_choices(&self, out: &mut Options<Self>) {
        out.extend(bits(self.can_lock_on(self.active).into()).map(Choice::Figure));
    }

    pub(crate) fn lock_on_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let (Choice::Figure(who), Ability::Hack { marks }) = (choice, self.ability(self.active)) else { return };
        self.buffer_marks(who, *marks, events);
    }

    pub(crate) fn siphon_choices(&self, out: &mut Options<Self>) {
        out.extend(bits(self.can_siphon(self.active).into()).map(Choice::Player));
    }

    pub(crate) fn siphon_apply(&mut self, choice: Choice) {
        match choice {
            Choice::Player(from) => self.replace(Frame::SiphonCube(from)),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn siphon_cube_choices(&self, from: u8, out: &mut Options<Self>) {
        out.extend(bits(self.siphonable(self.acting(), from).into()).map(Choice::Cube));
    }

    pub(crate) fn siphon_cube_apply<S: Sink<Event>>(&mut self, from: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        let by = self.acting();
        self.players[from as usize].cubes[colour as usize] -= 1;
        self.players[by as usize].cubes[colour as usize] += 1;
        events.push(Event::Siphoned { player: Actor(by), from: Actor(from), colour });
    }
}
