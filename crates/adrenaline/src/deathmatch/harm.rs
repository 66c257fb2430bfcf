//! Damage and marks: the only place that hurts anyone.

use table::Sink;

use super::event::Event;
use super::state::Adrenaline;
use crate::ids::Figure;

impl Adrenaline {
    /// Deals damage by an attack. The first damage of a shot also turns the
    /// marks its shooter had on the victim into damage.
    pub(crate) fn hurt<S: Sink<Event>>(&mut self, by: Figure, to: Figure, damage: u8, events: &mut S) {
        // Ruling 10: once per action and victim, after the action's own damage.
        let first = !self.shot.hurt.has(to);
        let marks = if first { std::mem::take(&mut self.boards[to].marks[by]) } else { 0 };
        // Rulings 14 and 16: a full board receives nothing, so there is nothing to add to and nothing to answer.
        if self.wound(by, to, damage, marks, events) > 0 {
            self.shot.hurt.insert(to);
            // Ruling 15: whether the victim sees the shooter is judged now.
            if self.arena.sees(self.at[to], self.at[by]) {
                self.shot.saw.insert(to);
            }
        }
    }

    /// Puts tokens of `by` on a board: damage, then what were marks before. How many fitted?
    pub(crate) fn wound<S: Sink<Event>>(
        &mut self,
        by: Figure,
        to: Figure,
        damage: u8,
        marks: u8,
        events: &mut S,
    ) -> u8 {
        let limits = &self.rules.0.limits;
        let board = &mut self.boards[to];
        let before = board.damage.len() as u8;
        // Ruling P3: the rush tile takes the last spaces with it.
        let killshot = limits.killshot_at - board.slides;
        let room = limits.damage_spaces.saturating_sub(before + board.slides);
        // The board holds twelve tokens. Ruling 11: what does not fit is handed back.
        let damage = damage.min(room);
        let marks = marks.min(room - damage);
        let taken = damage + marks;
        for _ in 0..taken {
            board.damage.push(by);
        }
        if taken > 0 {
            self.quiet = 0;
        }
        let (by, to) = (by.actor(), to.actor());
        events.push(Event::Hurt { by, to, damage: taken, marks });
        let now = before + taken;
        if before < killshot && now >= killshot {
            events.push(Event::Killed { by, to });
        }
        if before <= killshot && now > killshot {
            events.push(Event::Overkilled { by, to });
        }
        taken
    }

    /// Puts marks of `by` on a board; above the limit they are lost.
    pub(crate) fn mark<S: Sink<Event>>(&mut self, by: Figure, to: Figure, marks: u8, events: &mut S) {
        let most = self.rules.limits.marks_from_one;
        let held = &mut self.boards[to].marks[by];
        let marks = marks.min(most - *held);
        *held += marks;
        if marks > 0 {
            events.push(Event::Marked { by: by.actor(), to: to.actor(), marks });
        }
    }

    /// The marks of the shot, put down after all its damage.
    pub(crate) fn put_down_marks<S: Sink<Event>>(&mut self, events: &mut S) {
        for to in self.everybody() {
            match std::mem::take(&mut self.shot.marks[to]) {
                0 => {}
                marks => self.mark(self.turn, to, marks, events),
            }
        }
    }
}
