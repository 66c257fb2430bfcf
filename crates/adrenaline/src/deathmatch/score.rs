//! Boards, killshot track, final count.

use table::{Actor, List, Sink};

use super::event::{Event, Why};
use super::state::{Adrenaline, Flow, Frame, Frenzy, Kill};
use crate::arena::Square;
use crate::content::FIGURES;

impl Adrenaline {
    /// Scores every killed board, clockwise from the active figure's left, then
    /// lets them respawn in the same order, before anything is refilled.
    pub(crate) fn run_score<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        let limits = &self.rules.0.limits;
        let mut dead: List<u8, FIGURES> = List::new();
        for seats in 0..self.players {
            // Ruling 32.
            let who = self.left_by((seats + 1) % self.players);
            if self.figures[who as usize].is_dead(limits) {
                dead.push(who);
            }
        }
        for &who in dead.iter() {
            self.score_kill(who, events);
        }
        if dead.len() > 1 {
            // Ruling 39: one point, however many.
            self.score(self.turn, limits.double_kill, Why::DoubleKill, events);
        }
        self.replace(Frame::EndTurn);
        self.stack.push(Frame::Refill);
        for &who in dead.iter().rev() {
            self.stack.push(Frame::Spawn(who));
            self.stack.push(Frame::Draw(who));
        }
        Flow::Go
    }

    fn score_kill<S: Sink<Event>>(&mut self, who: u8, events: &mut S) {
        let limits = &self.rules.0.limits;
        let at_killshot = limits.killshot_at as usize - 1;
        self.score_board(who, events);
        let damage = self.figures[who as usize].damage;
        let over = damage.get(at_killshot + 1).copied();
        self.track.push(Kill { by: damage[at_killshot], over });
        if let Some(killer) = over {
            // Revenge: the overkilled marks the overkiller.
            self.mark(who, killer, 1, events);
        }
        if self.skulls > 0 {
            self.skulls -= 1;
            self.figures[who as usize].skulls += 1;
            events.push(Event::Skull { who: Actor(who), left: self.skulls });
        }
        self.figures[who as usize].damage.clear();
        self.at[who as usize] = Square::OFF;
        if self.frenzy != Frenzy::No {
            // Ruling 38: scored by the side it showed, flipped afterwards.
            self.flip(who, events);
        }
    }

    pub(crate) fn flip<S: Sink<Event>>(&mut self, who: u8, events: &mut S) {
        let figure = &mut self.figures[who as usize];
        if !figure.flipped {
            figure.flipped = true;
            figure.skulls = 0;
            events.push(Event::Flipped { who: Actor(who) });
        }
    }

    /// Gives out the points of one board. The damage stays where it is.
    fn score_board<S: Sink<Event>>(&mut self, board: u8, events: &mut S) {
        let limits = &self.rules.0.limits;
        let figure = &self.figures[board as usize];
        let (values, skulls) = match figure.flipped {
            true => (&limits.board_points_frenzy, 0),
            false => (&limits.board_points, figure.skulls as usize),
        };
        let (damage, flipped) = (figure.damage, figure.flipped);
        if let (Some(&first), false) = (damage.first(), flipped) {
            self.score(first, limits.first_blood, Why::FirstBlood { board: Actor(board) }, events);
        }
        for (rank, who) in ranking(&damage).iter().enumerate() {
            // Ruling 40: beyond the printed row, still something for everybody.
            let value = values.get(skulls + rank).copied().unwrap_or(0).max(limits.least_points);
            self.score(*who, value, Why::Board { board: Actor(board) }, events);
        }
    }

    fn score<S: Sink<Event>>(&mut self, who: u8, points: u8, why: Why, events: &mut S) {
        self.figures[who as usize].points += u16::from(points);
        if points > 0 {
            events.push(Event::Scored { who: Actor(who), points, why });
        }
    }

    /// The final count: boards that still show damage, then the track.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        for board in 0..self.players {
            self.score_board(board, events);
        }
        let limits = &self.rules.0.limits;
        let mut tokens: List<u8, { 2 * super::state::KILLS }> = List::new();
        for kill in self.track.iter() {
            // Ruling 41: on the same space, the killshot before the overkill.
            for token in [Some(kill.by), kill.over].into_iter().flatten() {
                tokens.push(token);
            }
        }
        for (rank, &who) in ranking(&tokens).iter().enumerate() {
            let value = limits.track_points.get(rank).copied().unwrap_or(0).max(limits.least_points);
            self.score(who, value, Why::Track, events);
            self.figures[who as usize].track_points = value;
        }
        self.stack.clear();
        events.push(Event::Over);
        Flow::Go
    }
}

/// Owners of tokens: most tokens first, ties to whose first token came earlier.
fn ranking(tokens: &[u8]) -> List<u8, FIGURES> {
    let mut counts = [0u8; FIGURES];
    let mut order: List<u8, FIGURES> = List::new();
    for &owner in tokens {
        if counts[owner as usize] == 0 {
            order.push(owner);
        }
        counts[owner as usize] += 1;
    }
    // Stable, so that equals stay in the order of their first tokens.
    order.sort_by_key(|&owner| std::cmp::Reverse(counts[owner as usize]));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_damage_ranks_first_and_ties_go_to_the_earlier() {
        // Vector 1: V V B B D D D V B B D.
        let [v, b, d] = [0, 1, 2];
        assert_eq!(*ranking(&[v, v, b, b, d, d, d, v, b, b, d]), [b, d, v]);
        assert!(ranking(&[]).is_empty());
    }
}
