//! The four powerups under the restrictions of team play.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{Owner, TeamPlay};
use crate::content::Power;
use crate::ids::{Card, Figure, Figures, Player};
use crate::pay::{Bill, Payer};
use crate::stack::Flow;
use crate::wallet::Cubes;

impl TeamPlay {
    fn cards_of(&self, player: Player, power: Power) -> impl Iterator<Item = Card> + '_ {
        self.players[player].wallet.powerups.kinds().filter(move |&card| self.rules.power(card) == power)
    }

    fn spend_card<S: Sink<Event>>(&mut self, player: Player, card: Card, events: &mut S) {
        self.players[player].wallet.powerups.take(card);
        self.supply.discard(player.actor(), card);
        events.push(Event::Played { player: player.actor(), card });
    }

    // Newton and Teleporter, between actions

    /// The cards a player may play between actions.
    pub(crate) fn push_powerups(&self, player: Player, out: &mut Options<Self>) {
        // Q16: there is always an enemy to push and a character of one's own to move.
        let now = |card: &Card| matches!(self.rules.power(*card), Power::Newton | Power::Teleporter);
        out.extend(self.players[player].wallet.powerups.kinds().filter(now).map(Choice::Card));
    }

    pub(crate) fn play_powerup<S: Sink<Event>>(&mut self, by: Player, card: Card, events: &mut S) {
        self.spend_card(by, card, events);
        self.stack.push(match self.rules.power(card) {
            Power::Newton => Frame::Newton(by),
            _ => match (self.controlled(by).len(), self.controlled(by).first()) {
                (1, Some(who)) => Frame::TeleportTo { who, by },
                _ => Frame::Teleport(by),
            },
        });
    }

    /// The characters a player controls in their turn.
    pub(crate) fn controlled(&self, player: Player) -> Figures {
        let mine = |who: &Figure| self.controller_of(*who) == player;
        self.teams[self.team_of(player)].filter(mine).collect()
    }

    pub(crate) fn newton_apply(&mut self, by: Player, choice: Choice) {
        match choice {
            Choice::Figure(who) => self.replace(Frame::NewtonMove { who, by }),
            _ => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn newton_move_choices(&self, who: Figure, out: &mut Options<Self>) {
        // One or two legal moves straight ahead.
        out.extend(self.arena.straight(self.at[who], self.rules.power_numbers.newton_moves).map(Choice::Square));
    }

    pub(crate) fn teleport_choices(&self, by: Player, out: &mut Options<Self>) {
        out.extend(self.controlled(by).map(Choice::Figure));
    }

    pub(crate) fn teleport_apply(&mut self, by: Player, choice: Choice) {
        match choice {
            Choice::Figure(who) => self.replace(Frame::TeleportTo { who, by }),
            _ => {
                self.stack.pop();
            }
        }
    }

    /// A figure moved by a player's powerup.
    pub(crate) fn shove_apply<S: Sink<Event>>(&mut self, who: Figure, by: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Square(to) = choice else { return };
        let from = std::mem::replace(&mut self.at[who], to);
        if from != to {
            events.push(Event::Pushed { who, from, to, by: by.actor() });
        }
    }

    // Targeting Scope, when the damage of the shot is known

    pub(crate) fn run_scope<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // Everybody who holds cards is asked, so that being asked tells nothing.
        if !self.shot.hurt.is_empty() && !self.players[self.acting()].wallet.powerups.is_empty() {
            return Flow::Ask(self.acting().actor());
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
        Frame::Tagback { by: self.first_of(self.turn.other()), shared: None }
    }

    pub(crate) fn scope_choices(&self, out: &mut Options<Self>) {
        // Q26: paid with a cube of any colour, or with another powerup.
        if self.players[self.acting()].wallet.coins() > self.rules.power_numbers.scope_price.into() {
            out.extend(self.cards_of(self.acting(), Power::Scope).map(Choice::Card));
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn scope_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let Choice::Card(card) = choice else { return self.end_shot(events) };
        let by = self.acting();
        self.spend_card(by, card, events);
        self.stack.push(Frame::ScopeTarget);
        self.charge(Bill { any: self.rules.power_numbers.scope_price, ..Bill::of(by.actor(), Cubes::NONE) });
    }

    pub(crate) fn scope_target_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Figure(who) = choice {
            self.buffer_damage(who, self.rules.power_numbers.scope_damage, events);
        }
    }

    // Tagback Grenade, after the action

    /// Does a player answer for a character of theirs, and for the shared one?
    fn answers_for(&self, player: Player) -> (bool, bool) {
        // Q23: whether the victim saw the attacker was judged when it was hurt.
        let owned_by = |owner| self.shot.saw.any(|who| self.boards[who].owner == owner);
        (owned_by(Owner::One(player)), owned_by(Owner::Shared))
    }

    pub(crate) fn run_tagback(&mut self, by: Player, shared: Option<Player>) -> Flow {
        // Q15: only who controls or shares a damaged character. Again everybody who
        // holds cards is asked, with or without a grenade among them.
        for player in self.players_of(self.turn.other()).filter(|&player| player >= by) {
            let (for_own, for_shared) = self.answers_for(player);
            let free = shared.is_none_or(|answered| answered == player);
            if (for_own || for_shared && free) && !self.players[player].wallet.powerups.is_empty() {
                self.replace(Frame::Tagback { by: player, shared });
                return Flow::Ask(player.actor());
            }
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn tagback_choices(&self, by: Player, out: &mut Options<Self>) {
        out.extend(self.cards_of(by, Power::Tagback).map(Choice::Card));
        out.push(Choice::Pass);
    }

    pub(crate) fn tagback_apply<S: Sink<Event>>(
        &mut self,
        by: Player,
        shared: Option<Player>,
        choice: Choice,
        events: &mut S,
    ) {
        let Choice::Card(card) = choice else { return self.replace(Frame::Tagback { by: by.next(), shared }) };
        self.spend_card(by, card, events);
        if !self.answers_for(by).0 {
            // It was for the shared character: the other player may not answer for it too.
            self.replace(Frame::Tagback { by, shared: Some(by) });
        }
        // Q19: a mark of the attacker's colour, into the attackers' own buffer.
        self.buffer_marks(self.active, self.rules.power_numbers.tagback_marks, events);
    }
}
