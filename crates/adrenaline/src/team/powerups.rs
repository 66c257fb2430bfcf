//! The four powerups under the restrictions of team play.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{SHARED, TeamPlay, push_squares};
use crate::arena::Square;
use crate::content::{Card, Power};
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{Flow, NONE};
use crate::pay::Bill;

impl TeamPlay {
    fn cards_of(&self, player: u8, power: Power) -> impl Iterator<Item = u8> + '_ {
        self.players[player as usize].powerups.kinds().filter(move |&card| self.rules.power(Card(card)) == power)
    }

    fn spend_card<S: Sink<Event>>(&mut self, player: u8, card: u8, events: &mut S) {
        self.players[player as usize].powerups.take(card);
        self.powerup_discard.add(card);
        self.recall.showed(player, card);
        events.push(Event::Played { player: Actor(player), card });
    }

    // Newton and Teleporter, between actions

    /// The cards a player may play between actions.
    pub(crate) fn push_powerups(&self, player: u8, out: &mut Options<Self>) {
        // Q16: there is always an enemy to push and an own character to move.
        let now = |card: &u8| matches!(self.rules.power(Card(*card)), Power::Newton | Power::Teleporter);
        out.extend(self.players[player as usize].powerups.kinds().filter(now).map(Choice::Card));
    }

    pub(crate) fn play_powerup<S: Sink<Event>>(&mut self, by: u8, card: u8, events: &mut S) {
        self.spend_card(by, card, events);
        self.stack.push(match self.rules.power(Card(card)) {
            Power::Newton => Frame::Newton(by),
            _ => match self.controlled(by).count_ones() {
                1 => Frame::TeleportTo { who: self.controlled(by).trailing_zeros() as u8, by },
                _ => Frame::Teleport(by),
            },
        });
    }

    /// The characters a player controls in the own turn, as bits.
    pub(crate) fn controlled(&self, player: u8) -> u8 {
        let mine = |who: &u8| self.controller_of(*who) == player;
        self.team(self.team_of(player)).filter(mine).fold(0, |set, who| set | 1 << who)
    }

    pub(crate) fn newton_apply(&mut self, by: u8, choice: Choice) {
        match choice {
            Choice::Figure(who) => self.replace(Frame::NewtonMove { who, by }),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn newton_move_choices(&self, who: u8, out: &mut Options<Self>) {
        // One or two legal moves straight ahead.
        push_squares(self.arena.straight(self.at[who as usize], 2), out);
    }

    pub(crate) fn teleport_choices(&self, by: u8, out: &mut Options<Self>) {
        out.extend(bits(self.controlled(by).into()).map(Choice::Figure));
    }

    pub(crate) fn teleport_apply(&mut self, by: u8, choice: Choice) {
        match choice {
            Choice::Figure(who) => self.replace(Frame::TeleportTo { who, by }),
            _ => {
                self.stack.pop();
            }
        }
    }

    /// A figure moved by a player's powerup.
    pub(crate) fn shove_apply<S: Sink<Event>>(&mut self, who: u8, by: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Square(to) = choice else { return };
        if self.at[who as usize] != Square(to) {
            self.at[who as usize] = Square(to);
            events.push(Event::Pushed { who, to: Square(to), by: Actor(by) });
        }
    }

    // Targeting Scope, when the damage of the shot is known

    pub(crate) fn run_scope<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // Whoever holds cards is asked, so that being asked tells nothing.
        if self.shot.hurt != 0 && !self.players[self.acting() as usize].powerups.is_empty() {
            return Flow::Ask(Actor(self.acting()));
        }
        self.end_shot(events);
        Flow::Go
    }

    fn end_shot<S: Sink<Event>>(&mut self, events: &mut S) {
        self.put_down_marks(events);
        self.replace(self.tagback_window());
    }

    /// The window for the answers of the team that was hit.
    pub(crate) fn tagback_window(&self) -> Frame {
        Frame::Tagback { by: self.players_of(1 - self.turn).start, shared: NONE }
    }

    pub(crate) fn scope_choices(&self, out: &mut Options<Self>) {
        // Q26: paid with a cube of any colour, or with another powerup.
        let player = &self.players[self.acting() as usize];
        let coins = player.cubes.iter().map(|&n| u32::from(n)).sum::<u32>() + player.powerups.total();
        if coins > 1 {
            out.extend(self.cards_of(self.acting(), Power::Scope).map(Choice::Card));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn scope_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Card(card) = choice else { return self.end_shot(events) };
        let by = self.acting();
        self.spend_card(by, card, events);
        self.stack.push(Frame::ScopeTarget);
        self.charge(Bill { who: by, due: [0; 3], any: 1 });
    }

    pub(crate) fn scope_target_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Figure(who) = choice {
            self.buffer_damage(who, 1, events);
        }
    }

    // Tagback Grenade, after the action

    /// Does a player answer for a character of the own, and for the shared one?
    fn answers_for(&self, player: u8) -> (bool, bool) {
        // Q23: whether the victim saw the attacker was judged when it was hurt.
        let owned_by = |owner| bits(self.shot.saw.into()).any(|who| self.boards[who as usize].owner == owner);
        (owned_by(player), owned_by(SHARED))
    }

    pub(crate) fn run_tagback(&mut self, by: u8, shared: u8) -> Flow {
        // Q15: only who controls or shares a damaged character. Again whoever
        // holds cards is asked, with or without a grenade among them.
        for player in by..self.players_of(1 - self.turn).end {
            let (for_own, for_shared) = self.answers_for(player);
            let free = shared == NONE || shared == player;
            if (for_own || for_shared && free) && !self.players[player as usize].powerups.is_empty() {
                self.replace(Frame::Tagback { by: player, shared });
                return Flow::Ask(Actor(player));
            }
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn tagback_choices(&self, by: u8, out: &mut Options<Self>) {
        out.extend(self.cards_of(by, Power::Tagback).map(Choice::Card));
        out.push(Choice::Pass);
    }

    pub(crate) fn tagback_apply<S: Sink<Event>>(&mut self, by: u8, shared: u8, choice: Choice, events: &mut S) {
        let Choice::Card(card) = choice else { return self.replace(Frame::Tagback { by: by + 1, shared }) };
        self.spend_card(by, card, events);
        if !self.answers_for(by).0 {
            // It was for the shared character: the other player may not answer for it too.
            self.replace(Frame::Tagback { by, shared: by });
        }
        // Q19: a mark of the attacker's colour, into the attackers' own buffer.
        self.buffer_marks(self.active, 1, events);
    }
}
