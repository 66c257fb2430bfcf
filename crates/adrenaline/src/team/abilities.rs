//! What the characters do at the end of their team's turn, in any order. Each
//! use is an action of its own for marks and Tagback Grenades; venom is none.

use table::{Options, Sink};

use super::choice::{Choice, Use};
use super::content::{Ability, MIND_CONTROL, OVERLOAD, VENOM};
use super::event::{Event, Token};
use super::frame::Frame;
use super::state::TeamPlay;
use crate::aim::Shot;
use crate::arena::Squares;
use crate::content::Rules;
use crate::ids::{Colour, Colours, Figure, Figures, Player, Players};
use crate::range::{Flow, Range};

/// The tokens the overload card begins with.
pub(crate) fn overload_at_start(rules: &Rules) -> u8 {
    match rules.team.ability(OVERLOAD) {
        Ability::Overload { start, .. } => *start,
        _ => 0,
    }
}

impl TeamPlay {
    fn ability(&self, who: Figure) -> &'static Ability {
        &self.rules.0.team.characters[who].ability
    }

    /// Those of the active team's enemies that stand on one of the squares.
    fn foes_on(&self, squares: Squares) -> Figures {
        self.foes().filter(|&who| squares.has(self.at[who])).collect()
    }

    // Which next

    /// The characters whose abilities could do something now.
    pub(crate) fn usable(&self, used: Figures) -> Figures {
        let ready = |who: &Figure| !used.has(*who) && self.can_use(*who);
        self.teams[self.turn].filter(ready).collect()
    }

    fn can_use(&self, who: Figure) -> bool {
        match self.ability(who) {
            Ability::Venom { .. } => !self.venom.and(self.foes()).is_empty(),
            Ability::MindControl { .. } => !self.control.and(self.foes()).is_empty(),
            Ability::Overload { .. } => self.can_charge() || self.can_discharge(who),
            Ability::Nanobots { .. } => {
                !self.treatable(who, Use::Heal).with(self.treatable(who, Use::Purge)).is_empty()
            }
            Ability::Upgrade => !self.can_scavenge(who).is_empty() || self.can_tune(who),
            Ability::Hack { .. } => !self.can_lock_on(who).is_empty() || !self.can_siphon(who).is_empty(),
        }
    }

    /// Venom works whether the team likes it or not.
    pub(crate) fn venom_due(&self, used: Figures) -> bool {
        self.usable(used).has(self.rules.team.owner[VENOM])
    }

    pub(crate) fn run_abilities(&mut self, used: Figures) -> Flow {
        if !self.usable(used).is_empty() {
            return Flow::Ask(self.voice(self.turn));
        }
        self.replace(Frame::Flush);
        Flow::Go
    }

    pub(crate) fn abilities_choices(&self, used: Figures, out: &mut Options<Self>) {
        out.extend(self.usable(used).map(Choice::Figure));
        if !self.venom_due(used) {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn abilities_apply<S: Sink<Event>>(&mut self, used: Figures, choice: Choice, events: &mut S) {
        let Choice::Figure(who) = choice else { return self.replace(Frame::Flush) };
        self.replace(Frame::Abilities(used.with(Figures::one(who))));
        self.active = who;
        // Q25: an action of its own, so marks placed before it count again.
        self.shot = Shot::default();
        events.push(Event::Ability { who });
        match self.ability(who) {
            Ability::Venom { damage } => self.tick(*damage, events),
            Ability::MindControl { .. } => {
                self.stack.push(self.tagback_window());
                self.stack.push(Frame::MindControl(Figures::NONE));
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
        for who in self.venom.and(self.foes()) {
            let lost = self.land(who, damage);
            events.push(Event::Venom { who, damage: damage - lost });
        }
    }

    // Mind Control

    fn controllable(&self, done: Figures) -> Figures {
        self.control.and(self.foes()).without(done)
    }

    pub(crate) fn run_mind_control(&mut self, done: Figures) -> Flow {
        if !self.controllable(done).is_empty() {
            return Flow::Ask(self.acting().actor());
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn mind_control_choices(&self, done: Figures, out: &mut Options<Self>) {
        out.extend(self.controllable(done).map(Choice::Figure));
        out.push(Choice::Pass);
    }

    pub(crate) fn mind_control_apply(&mut self, done: Figures, choice: Choice) {
        let Choice::Figure(who) = choice else {
            self.stack.pop();
            return;
        };
        self.replace(Frame::MindControl(done.with(Figures::one(who))));
        self.stack.push(Frame::ControlMove(who));
    }

    /// How far a controlled enemy walks.
    pub(crate) fn control_moves(&self) -> u8 {
        if let Ability::MindControl { moves, .. } = self.rules.team.ability(MIND_CONTROL) { *moves } else { 0 }
    }

    pub(crate) fn control_move_choices(&self, who: Figure, out: &mut Options<Self>) {
        out.extend(self.arena.near(self.at[who], 1, self.control_moves()).map(Choice::Square));
        out.push(Choice::Pass);
    }

    pub(crate) fn control_move_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        if let Choice::Square(to) = choice {
            self.put(who, to, events);
        }
        self.replace(Frame::ControlStrike(who));
    }

    /// Whom a controlled enemy can strike: its teammates on its square.
    fn strikable(&self, who: Figure) -> Figures {
        self.foes_on(Squares::one(self.at[who])).without(Figures::one(who))
    }

    pub(crate) fn run_control_strike(&mut self, who: Figure) -> Flow {
        if !self.strikable(who).is_empty() {
            return Flow::Ask(self.acting().actor());
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn control_strike_choices(&self, who: Figure, out: &mut Options<Self>) {
        out.extend(self.strikable(who).map(Choice::Figure));
        out.push(Choice::Pass);
    }

    pub(crate) fn control_strike_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Figure(victim) = choice else { return };
        self.remove(who, Token::Control, events);
        if let Ability::MindControl { damage, .. } = self.rules.0.team.ability(MIND_CONTROL) {
            // Banshee counts as the attacker.
            self.buffer_damage(victim, *damage, events);
        }
    }

    fn remove<S: Sink<Event>>(&mut self, who: Figure, token: Token, events: &mut S) {
        match token {
            Token::Venom => self.venom.remove(who),
            Token::Control => self.control.remove(who),
            Token::Mark => self.boards[who].marks -= 1,
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
    pub(crate) fn can_discharge(&self, who: Figure) -> bool {
        let Ability::Overload { discharge, .. } = self.ability(who) else { return false };
        let Some(row) = self.overload.checked_sub(1).map(|row| discharge[row as usize]) else { return false };
        let at = self.at[who];
        let here = row.damage + row.marks > 0 && !self.foes_on(Squares::one(at)).is_empty();
        here || row.near > 0 && !self.foes_on(self.arena.near(at, 1, 1)).is_empty()
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
            for victim in victims.filter(|_| damage > 0) {
                self.buffer_damage(victim, damage, events);
            }
        }
        for victim in here {
            self.buffer_marks(victim, row.marks, events);
        }
    }

    // Nanobots

    /// Whom the bots of this character can heal or purge.
    pub(crate) fn treatable(&self, who: Figure, how: Use) -> Figures {
        let Ability::Nanobots { range } = self.ability(who) else { return Figures::NONE };
        // A hit with one's own weapon this turn takes the bots anywhere.
        let reach = if self.proved.has(who) { self.arena.all } else { self.arena.within(self.at[who], *range) };
        let needs = |mate: &Figure| {
            let board = &self.boards[*mate];
            let tainted = self.venom.with(self.control).has(*mate) || board.marks > 0;
            reach.has(self.at[*mate]) && if how == Use::Heal { board.slides > 0 } else { tainted }
        };
        self.teams[self.side(who)].filter(needs).collect()
    }

    pub(crate) fn nanobots_choices(&self, out: &mut Options<Self>) {
        for how in [Use::Heal, Use::Purge] {
            if !self.treatable(self.active, how).is_empty() {
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
        out.extend(self.treatable(self.active, how).map(Choice::Figure));
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

    pub(crate) fn purge_choices(&self, who: Figure, out: &mut Options<Self>) {
        let there = [
            (Use::Venom, self.venom.has(who)),
            (Use::Control, self.control.has(who)),
            (Use::Mark, self.boards[who].marks > 0),
        ];
        out.extend(there.into_iter().filter(|(_, is)| *is).map(|(what, _)| Choice::Use(what)));
    }

    pub(crate) fn purge_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        self.stack.pop();
        match choice {
            Choice::Use(Use::Venom) => self.remove(who, Token::Venom, events),
            Choice::Use(Use::Control) => self.remove(who, Token::Control, events),
            Choice::Use(Use::Mark) => self.remove(who, Token::Mark, events),
            _ => {}
        }
    }

    // Upgrade

    /// Colours that can be scavenged: those of the refilled tile on
    /// this character's square, or the colour of the spawnpoint.
    fn can_scavenge(&self, who: Figure) -> Colours {
        let at = self.at[who];
        let tile = self.supply.tiles[at].map(|tile| self.rules.tiles[tile].cubes);
        let shown = |colour: Colour| match self.arena.spawnpoint(at) {
            Some(spawnpoint) => spawnpoint == colour,
            None => tile.is_some_and(|cubes| cubes[colour] > 0),
        };
        let cubes = self.players[self.controller_of(who)].wallet.cubes;
        let most = self.rules.limits.cubes_of_a_colour;
        Colour::ALL.into_iter().filter(|&c| shown(c) && cubes[c] < most).collect()
    }

    /// Is there anything to reload more cheaply?
    fn can_tune(&self, who: Figure) -> bool {
        !self.reloadable(self.controller_of(who)).is_empty()
    }

    pub(crate) fn upgrade_choices(&self, out: &mut Options<Self>) {
        if !self.can_scavenge(self.active).is_empty() {
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
                self.tuned = Some(self.acting());
                events.push(Event::Tuned { player: self.acting().actor() });
            }
            _ => {}
        }
        self.stack.pop();
    }

    pub(crate) fn scavenge_choices(&self, out: &mut Options<Self>) {
        out.extend(self.can_scavenge(self.active).map(Choice::Cube));
    }

    pub(crate) fn scavenge_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        let by = self.acting();
        self.players[by].wallet.cubes[colour] += 1;
        events.push(Event::Scavenged { player: by.actor(), colour });
    }

    // Hack

    /// Enemies this character sees or has tracked, with room for a mark.
    fn can_lock_on(&self, who: Figure) -> Figures {
        let most = self.rules.team.numbers.marks_of_a_colour.0;
        let known = self.foes_on(self.arena.seen_from(self.at[who])).with(self.tracked.and(self.foes()));
        known.filter(|&foe| self.boards[foe].marks < most).collect()
    }

    /// Players who own or share an enemy on the same square and have a cube
    /// that the siphoner's box can take.
    fn can_siphon(&self, who: Figure) -> Players {
        let here = self.foes_on(Squares::one(self.at[who]));
        let near = |player: &Player| here.any(|foe| self.shares(*player, foe));
        let by = self.controller_of(who);
        let worth = |player: &Player| !self.siphonable(by, *player).is_empty();
        self.players_of(self.turn.other()).filter(near).filter(worth).collect()
    }

    /// Colours that can go from one box to the other.
    fn siphonable(&self, by: Player, from: Player) -> Colours {
        let most = self.rules.limits.cubes_of_a_colour;
        let (mine, theirs) = (self.players[by].wallet.cubes, self.players[from].wallet.cubes);
        Colour::ALL.into_iter().filter(|&c| theirs[c] > 0 && mine[c] < most).collect()
    }

    pub(crate) fn hack_choices(&self, out: &mut Options<Self>) {
        if !self.can_lock_on(self.active).is_empty() {
            out.push(Choice::Use(Use::LockOn));
        }
        if !self.can_siphon(self.active).is_empty() {
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
        out.extend(self.can_lock_on(self.active).map(Choice::Figure));
    }

    pub(crate) fn lock_on_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        let (Choice::Figure(who), Ability::Hack { marks }) = (choice, self.ability(self.active)) else { return };
        self.buffer_marks(who, *marks, events);
    }

    pub(crate) fn siphon_choices(&self, out: &mut Options<Self>) {
        out.extend(self.can_siphon(self.active).map(Choice::Player));
    }

    pub(crate) fn siphon_apply(&mut self, choice: Choice) {
        match choice {
            Choice::Player(from) => self.replace(Frame::SiphonCube(from)),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn siphon_cube_choices(&self, from: Player, out: &mut Options<Self>) {
        out.extend(self.siphonable(self.acting(), from).map(Choice::Cube));
    }

    pub(crate) fn siphon_cube_apply<S: Sink<Event>>(&mut self, from: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        let by = self.acting();
        self.players[from].wallet.cubes[colour] -= 1;
        self.players[by].wallet.cubes[colour] += 1;
        events.push(Event::Siphoned { player: by.actor(), from: from.actor(), colour });
    }
}
