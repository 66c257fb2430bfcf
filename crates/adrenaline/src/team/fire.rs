//! Firing in team play: enemies are the only targets, damage goes to the
//! buffer, and own weapons also hand out tokens.

use table::Sink;

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::abilities::Gifted;
use crate::aim::{Aim, Own, Shot, places};
use crate::arena::Square;
use crate::effect::{Arsenal, Gift};
use crate::ids::{Effect, Figure, Figures};
use crate::pay::{Bill, Payer};
use crate::range::{Halt, Range};
use crate::stack::Flow;

impl Range for TeamPlay {
    fn weapons(&self) -> &'static Arsenal {
        &self.rules.0.team.weapons
    }

    #[inline]
    fn aim(&self) -> Aim {
        let who = self.active;
        let mates = self.teams[self.side(who)].filter(|&mate| mate != who && self.boards[mate].slides > 0);
        Aim {
            weapons: self.weapons(),
            arena: self.arena.0,
            thread: self.shot.thread,
            at: places(self.at),
            me: who,
            purse: self.players[self.acting()].wallet.purse(),
            // Q17, Q18: a team neither hurts nor moves its own.
            foes: self.foes(),
            posts: Figures::NONE,
            own: Own {
                // Q40: who is at full strength cannot be healed.
                mates: mates.collect(),
                venom: self.tokens.venom,
                control: self.tokens.control,
                hurt: self.shot.hurt,
                from: self.tokens.from,
                rush: self.rushes(who),
                owed: 0,
            },
        }
    }

    fn shot(&self) -> &Shot {
        &self.shot
    }

    fn shot_mut(&mut self) -> &mut Shot {
        &mut self.shot
    }

    fn hurt(&mut self, to: Figure, damage: u8, events: &mut impl Sink<Event>) {
        self.buffer_damage(to, damage, events);
    }

    fn give(&mut self, gift: Gift, to: Figure, events: &mut impl Sink<Event>) {
        self.hand_out(gift, to, events);
    }

    fn put(&mut self, who: Figure, to: Square, _: u8, events: &mut impl Sink<Event>) -> bool {
        let from = std::mem::replace(&mut self.at[who], to);
        if from != to {
            events.push(Event::Moved { who, from, to, by: self.active });
        }
        true
    }

    fn announce(&mut self, effect: Effect, events: &mut impl Sink<Event>) {
        let (weapon, who) = (self.shot.thread.weapon, self.active);
        let card = &self.rules.0.team.weapons[weapon];
        let price = &card.effects[effect];
        if effect > card.first_effect() {
            events.push(Event::Used { who, weapon, effect });
        }
        self.slide(who, price.rush, events);
        self.charge(Bill { any: price.any, ..Bill::of(self.acting().actor(), price.cost) });
    }
}

impl TeamPlay {
    pub(crate) fn run_fire<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if !matches!(self.run_program(events), Halt::Ends) {
            return Flow::Ask(self.acting().actor());
        }
        let weapon = self.shot.thread.weapon;
        if self.shot.thread.hits > 0 && self.rules.team.weapon_owner(weapon).is_some() {
            self.tokens.proved.insert(self.active);
        }
        self.replace(Frame::Scope);
        Flow::Go
    }

    pub(crate) fn fire_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if !self.program_apply(choice.into(), events) {
            self.replace(Frame::Scope);
        }
    }
}
