//! Firing in team play: enemies are the only targets, damage goes to the
//! buffer, and own weapons also hand out tokens.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::aim::{Aim, Own, Shot};
use crate::arena::Square;
use crate::deathmatch::state::Flow;
use crate::effect::Gift;
use crate::fire::Range;
use crate::pay::Bill;

impl Range for TeamPlay {
    #[inline]
    fn aim(&self) -> Aim {
        let who = self.active;
        let mates = self.team(self.side(who)).filter(|&mate| mate != who && self.boards[mate as usize].slides > 0);
        Aim {
            weapons: &self.rules.0.team.weapons,
            arena: self.arena.0,
            thread: self.shot.thread,
            at: self.at,
            me: who,
            purse: self.players[self.acting() as usize].purse(),
            // Q17, Q18: a team neither hurts nor moves its own.
            foes: self.foes(),
            own: Own {
                // Q40: who is at full strength cannot be healed.
                mates: mates.fold(0, |set, mate| set | 1 << mate),
                venom: self.venom,
                control: self.control,
                hurt: self.shot.hurt,
                from: self.from.0,
                rush: self.rushes(who),
                owed: 0,
            },
        }
    }

    #[inline]
    fn shot(&self) -> &Shot {
        &self.shot
    }

    #[inline]
    fn shot_mut(&mut self) -> &mut Shot {
        &mut self.shot
    }

    fn hurt(&mut self, to: u8, damage: u8, events: &mut impl Sink<Event>) {
        self.buffer_damage(to, damage, events);
    }

    fn give(&mut self, gift: Gift, to: u8, events: &mut impl Sink<Event>) {
        match gift {
            Gift::Venom => {
                self.venom |= 1 << to;
                events.push(Event::Poisoned { who: to });
            }
            Gift::Control => {
                self.control |= 1 << to;
                events.push(Event::Controlled { who: to });
            }
            Gift::Overload => self.charge_overload(1, events),
            Gift::Heal => self.heal(to, events),
            Gift::Track => {
                self.tracked |= 1 << to;
                events.push(Event::Tracked { who: to });
            }
        }
    }

    fn put(&mut self, who: u8, to: Square, events: &mut impl Sink<Event>) {
        if self.at[who as usize] != to {
            self.at[who as usize] = to;
            events.push(Event::Moved { who, to, by: self.active });
        }
    }

    fn announce(&mut self, effect: u8, events: &mut impl Sink<Event>) {
        let (weapon, who) = (self.shot.thread.weapon, self.active);
        let card = &self.rules.0.team.weapons[weapon as usize];
        let price = &card.effects[effect as usize];
        if effect as usize > card.first_effect() {
            events.push(Event::Used { who, weapon, effect });
        }
        for _ in 0..price.rush {
            self.slide(who, events);
        }
        self.charge(Bill { who: self.acting(), due: price.cost, any: price.any });
    }
}

impl TeamPlay {
    pub(crate) fn run_fire<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.run_program(events) {
            return Flow::Ask(Actor(self.acting()));
        }
        let weapon = self.shot.thread.weapon;
        if self.shot.thread.hits > 0 && self.rules.team.weapon_owner(weapon).is_some() {
            self.proved |= 1 << self.active;
        }
        self.replace(Frame::Scope);
        Flow::Go
    }

    pub(crate) fn fire_choices(&self, out: &mut Options<Self>) {
        self.program_choices(out);
    }

    pub(crate) fn fire_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        if !self.program_apply(choice.of_program(), events) {
            self.replace(Frame::Scope);
        }
    }
}
