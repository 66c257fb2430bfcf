//! The abilities of a team's characters at the end of its turn, in any order, and
//! what they need to know of team play.

use table::{Actor, Actors, Options, Sink};

use super::choice::Choice;
use super::content::{Character, TeamRules, VENOM};
use super::event::Event;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::abilities::{Field, Gifted, Stage, Tokens};
use crate::arena::Square;
use crate::ids::{Figure, Figures, Player, Tile};
use crate::stack::Flow;
use crate::wallet::{Cubes, Wallet};

impl Gifted for TeamPlay {
    fn field(&self) -> Field {
        Field { arena: self.arena.0, at: self.at, me: self.active, foes: self.foes() }
    }

    fn cast(&self) -> &'static TeamRules {
        &self.rules.0.team
    }

    fn character(&self, who: Figure) -> Option<&'static Character> {
        self.rules.0.team.characters.get(who)
    }

    fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens {
        &mut self.tokens
    }

    fn slides(&self, who: Figure) -> u8 {
        self.boards[who].slides
    }

    fn slides_mut(&mut self, who: Figure) -> &mut u8 {
        &mut self.boards[who].slides
    }

    fn damage_on(&self, who: Figure) -> u8 {
        self.boards[who].damage
    }

    fn printed_killshot(&self) -> u8 {
        self.rules.team.numbers.killshot.0
    }

    fn side_of(&self, who: Figure) -> Figures {
        self.teams[self.side(who)]
    }

    fn holder(&self, who: Figure) -> Actor {
        self.controller_of(who).actor()
    }

    /// Players who own or share one of the characters.
    fn holders(&self, of: Figures) -> Actors {
        let shares = |player: &Player| of.any(|who| self.shares(*player, who));
        self.everybody().filter(shares).map(Player::actor).collect()
    }

    fn wallet_of(&self, holder: Actor) -> &Wallet {
        &self.players[Player::of(holder)].wallet
    }

    fn cubes_of(&mut self, holder: Actor) -> &mut Cubes {
        &mut self.players[Player::of(holder)].wallet.cubes
    }

    fn holder_choice(holder: Actor) -> Choice {
        Choice::Player(Player::of(holder))
    }

    fn chosen_holder(choice: Choice) -> Option<Actor> {
        if let Choice::Player(player) = choice { Some(player.actor()) } else { None }
    }

    fn tile_at(&self, at: Square) -> Option<Tile> {
        self.supply.tiles[at]
    }

    fn is_marked(&self, who: Figure) -> bool {
        self.boards[who].marks > 0
    }

    fn unmark(&mut self, who: Figure) {
        self.boards[who].marks -= 1;
    }

    fn can_mark(&self, who: Figure) -> bool {
        self.boards[who].marks < self.rules.team.numbers.marks_of_a_colour.0
    }

    fn mark_at_once(&mut self, who: Figure, marks: u8, events: &mut impl Sink<Event>) {
        self.buffer_marks(who, marks, events);
    }

    /// Past the buffer.
    fn sicken(&mut self, who: Figure, damage: u8, events: &mut impl Sink<Event>) {
        let lost = self.land(who, damage);
        events.push(Event::Venom { who, damage: damage - lost });
    }

    fn can_tune(&self, holder: Actor) -> bool {
        !self.reloadable(Player::of(holder)).is_empty()
    }

    fn begin(&mut self, stage: Stage) {
        self.stack.push(Frame::Ability(stage));
    }

    fn await_answers(&mut self) {
        self.stack.push(self.tagback_window());
    }
}

impl TeamPlay {
    /// The characters whose abilities could do something now.
    pub(crate) fn usable(&self, used: Figures) -> Figures {
        let ready = |who: &Figure| !used.has(*who) && self.can_use(*who);
        self.teams[self.turn].filter(ready).collect()
    }

    /// Venom works whether the team likes it or not.
    pub(crate) fn venom_among(&self, usable: Figures) -> bool {
        usable.has(self.rules.team.owner[VENOM])
    }

    pub(crate) fn run_abilities(&mut self, used: Figures) -> Flow {
        if !self.usable(used).is_empty() {
            return Flow::Ask(self.voice(self.turn));
        }
        self.replace(Frame::Flush);
        Flow::Go
    }

    pub(crate) fn abilities_choices(&self, used: Figures, out: &mut Options<Self>) {
        let usable = self.usable(used);
        out.extend(usable.map(Choice::Figure));
        if !self.venom_among(usable) {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn abilities_apply<S: Sink<Event>>(&mut self, used: Figures, choice: Choice, events: &mut S) {
        let Choice::Figure(who) = choice else { return self.replace(Frame::Flush) };
        self.replace(Frame::Abilities(used.with(Figures::one(who))));
        self.active = who;
        self.use_ability(who, events);
    }
}
